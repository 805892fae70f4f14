# Le parole di Atiwa.

game-title = Atiwa
game-blurb = Fonda una comunità presso i monti Atiwa: dai case e sapere alle famiglie, ospita le volpi volanti e impedisci che la ricerca dell’oro avveleni la terra.
game-length = 30 minuti a persona
game-weight = medio
game-alone = Da soli si gioca per un obiettivo: abbastanza punti, o ciò che chiede una sfida.

# Nomi

location-farmstead = Fattoria
location-settlement = Insediamento
location-village = Villaggio
location-town = Città

terrain-01 = Margine del bosco
terrain-02 = Foresta a galleria
terrain-03 = Boschetto dei posatoi
terrain-04 = Foresta pluviale
terrain-05 = Bosco giovane
terrain-06 = Bosco da legname
terrain-07 = Macchia di bambù
terrain-08 = Grande kapok
terrain-09 = Frutteto selvatico
terrain-10 = Frutteto di manghi
terrain-11 = Piantagione di palme
terrain-12 = Podere di cacao
terrain-13 = Giardino di banani
terrain-14 = Savana
terrain-15 = Prateria
terrain-16 = Podere abbandonato
terrain-17 = Boscaglia
terrain-18 = Piana dei termitai
terrain-19 = Riva del fiume
terrain-20 = Foresta paludosa
terrain-21 = Laguna
terrain-22 = Cascata
terrain-23 = Canneto
terrain-24 = Grotta delle volpi volanti
terrain-25 = Rupe
terrain-26 = Colle roccioso
terrain-27 = Riserva forestale
terrain-28 = Miniera deserta
terrain-29 = Pascolo di capre
terrain-30 = Prato in pendio
terrain-31 = Campo dei pastori
terrain-32 = Recinto
terrain-33 = Capanno da caccia
terrain-34 = Terra incolta
terrain-35 = Giardino del sindaco
terrain-36 = Piana di laterite
no-card = nessuna carta

space-d1 = Mazzo e oro
space-d2 = Mazzo e albero da frutto
space-o1 = Carta scoperta 1
space-o2 = Carta scoperta 2
space-o3 = Carta scoperta 3
space-o4 = Carta scoperta 4
space-tr1 = Spazio del round I
space-tr2 = Spazio del round II
space-tr3 = Spazio del round III
space-tr4 = Spazio del round IV
space-tr5 = Spazio del round V
space-tr6 = Spazio del round VI
space-tr7 = Spazio del round VII
space-n1 = Oro della natura
space-n2 = Lezioni della natura
space-n3 = Oro della natura, secondo spazio
space-e1 = Mercato delle capre
space-e2 = Nuovi arrivi
space-k1 = Scuola
space-lf1 = Fattoria, a sinistra
space-lf2 = Fattoria, a destra
space-ls1 = Insediamento, a sinistra
space-ls2 = Insediamento, a destra
space-lv1 = Villaggio, a sinistra
space-lv2 = Villaggio, a destra
space-lt1 = Città, a sinistra
space-lt2 = Città, a destra
space-x1 = Carovana di nuovi arrivi
space-x2 = Frutteto
space-x3 = Terre selvagge
space-x4 = Maestra

content-empty = vuoto
content-tree = albero
content-tree-fruit = albero con frutto
content-tree-wild = albero con animale selvatico
content-tree-bat = albero con volpe volante
content-fruit = frutto
content-wild = animale selvatico
content-goat = capra
content-bat = volpe volante
content-family = famiglia non istruita
content-trained = famiglia istruita
content-trained-bat = famiglia istruita con volpe volante
content-polluted = inquinato

challenge-none = Gioco in solitario
challenge-colony = Colonia
challenge-commonwealth = Bene comune
challenge-investor = Investimento
challenge-metropolis = Metropoli
challenge-migration = Migrazione
challenge-no-pollution = Senza inquinamento
challenge-prosperity = Prosperità
challenge-untrained = Non istruiti

page-round = round { $number }
nobody-won = L’obiettivo è mancato.

tie-pollution = meno segnalini inquinamento
breakdown-gold = Oro
breakdown-cards = Carte
breakdown-supply = Plancia della riserva
breakdown-trained = Famiglie istruite
breakdown-bats = Volpi volanti oltre dieci
breakdown-missing = Cibo mancante

one-token =
    { $kind ->
        [wild] un animale selvatico
        [tree] un albero
        [fruit] un frutto
        [family] una famiglia
        [goat] una capra
       *[bat] una volpe volante
    }
token-plural =
    { $kind ->
        [wild] animali selvatici
        [tree] alberi
        [fruit] frutti
        [family] famiglie
        [goat] capre
       *[bat] volpi volanti
    }
tokens =
    { $n } { $kind ->
        [wild] { $n ->
            [one] animale selvatico
           *[other] animali selvatici
        }
        [tree] { $n ->
            [one] albero
           *[other] alberi
        }
        [fruit] { $n ->
            [one] frutto
           *[other] frutti
        }
        [family] { $n ->
            [one] famiglia
           *[other] famiglie
        }
        [goat] { $n ->
            [one] capra
           *[other] capre
        }
       *[bat] { $n ->
            [one] volpe volante
           *[other] volpi volanti
        }
    }

# Che cosa offrono gli spazi

item-and = { $first } + { $second }
item-gold = { $n } oro
item-gain = { tokens }
item-tree-with-fruit = albero con frutto
item-choice =
    { $n ->
        [one] { $n } volpe volante
       *[other] { $n } volpi volanti
    } o 1 animale selvatico
item-train =
    { $n ->
        [one] istruzione
       *[other] { $n } istruzioni
    }
item-paid-train = paga { $price } oro: fino a { $n } istruzioni
item-exchange = paga { $price } oro: { tokens }
item-nature-gold = { $n } oro per ogni icona natura
item-nature-train = { $n ->
        [one] istruzione
       *[other] { $n } istruzioni
    } per ogni icona natura
item-deck = carta terreno dal mazzo
item-open = carta terreno { $card }
item-house-bats = una volpe volante in ogni casa libera
item-location = { $card } per { $trees } alberi e { $price } oro
item-bonus-gold = { $n } oro con { $terrain } carte terreno
item-bonus-train = istruzione con { $terrain } carte terreno

place-worker-prompt =
    Metti un lavoratore su uno spazio libero ed esegui le sue azioni. { $left ->
        [one] Resta { $left } lavoratore.
       *[other] Restano { $left } lavoratori.
    }
place-worker = { $space }: { $items }
    .detail =
        { $useless ->
            [yes] ora non ti dà nulla
           *[no] {""}
        }
    .told = { $who } mette un lavoratore: { $space }.
refused-no-such-space = Con questo numero di persone lo spazio non c’è.
refused-space-occupied = Lì c’è già un lavoratore: uno per spazio.
refused-space-blocked =
    Il tuo lavoratore { $colour ->
        [red] rosso
        [yellow] giallo
       *[blue] blu
    } è ancora lì; lo spazio torna libero nel round { $round }.
refused-pair = In quattro nessuno può usare entrambi gli spazi, e tu sei su «{ $other }».

choose-action-prompt = { $space }: che cosa fai adesso? L’ordine è libero e si può tralasciare tutto.
choose-action = { $item }
    .told = { $who } sceglie: { $item }.
choose-finish = Tralascia il resto
    .told = { $who } tralascia il resto dello spazio.
gained-gold = { $who } riceve { $n } oro.
took-terrain = { $who } prende la carta terreno «{ $card }».
took-marker = { $who } prende il segnalino di primo giocatore.
refused-no-such-action = Lo spazio non offre questa azione.
refused-action-done = Questa azione è già stata eseguita.
refused-bonus-waits = Il bonus viene dopo l’azione che gli sta sopra.
refused-no-terrain = Non c’è nessuna carta terreno da prendere.
refused-no-empty-house = Non hai case libere.
refused-stack-empty = Non ci sono più carte «{ $card }».
refused-cannot-pay-location = «{ $card }» costa { $need-trees } alberi dalle tue carte e { $need-gold } oro; ne hai { $trees } e { $gold }.
refused-cannot-pay = Costa { $price } oro, e tu ne hai { $gold }.
refused-none-left = Sulla tua plancia non ci sono più { token-plural }.
refused-no-room = Nelle tue carte non c’è posto per { one-token }.
refused-too-few-terrain = Il bonus richiede { $need } carte terreno, e tu ne hai { $have }. Luoghi e icone non contano.
refused-training-useless = In questa sfida l’istruzione non ha effetto.
refused-no-nature = Non hai icone natura.
refused-all-trained = Non hai famiglie non istruite.

# Carte

place-card-prompt = Metti «{ $card }» accanto a una delle tue carte.
place-card = Metti { $card } in { $place }
    .told = { $who } mette «{ $card }» in { $place }.
refused-no-such-place = Le carte stanno in quattro colonne, fianco a fianco con altre.
refused-place-taken = In { $place } c’è già una carta. Le carte non si spostano mai.
refused-touches-nothing = { $place } non tocca nessuna delle tue carte. Una carta nuova va subito accanto, sopra o sotto un’altra.
pay-tree-prompt =
    Paga con alberi delle tue carte. Ne mancano { $left }.
pay-tree = Paga l’albero su { $card } ({ $cell })
    .detail =
        { $load ->
            [fruit] va via anche il frutto
            [wild] va via anche l’animale selvatico
            [bat] va via anche la volpe volante
           *[none] {""}
        }
    .told = { $who } paga con l’albero su { $card } ({ $cell }).
refused-no-tree = Su { $cell } non c’è un albero. Si pagano solo alberi sulle carte.

# Segnalini

why =
    { $reason ->
        [growth] {" "}(passo 2)
        [night] {" "}(passo 3)
        [breeding] {" "}(passo 5)
        [flight] {" "}(azione delle volpi volanti)
       *[action] {""}
    }
place-wild-prompt = Metti un animale selvatico, o fermati. Ancora { $left }{ why }.
place-wild = Animale selvatico su { $card } ({ $cell })
    .told = { $who } mette un animale selvatico su { $card } ({ $cell }){ why }.
place-tree-prompt =
    { $reason ->
        [flight] Metti l’albero nato dai semi.
       *[other] Metti un albero, o fermati. Ancora { $left }{ why }.
    }
place-tree = Albero su { $card } ({ $cell })
    .told = { $who } mette un albero su { $card } ({ $cell }){ why }.
place-fruit-prompt = Metti un frutto, o fermati. Ancora { $left }{ why }.
place-fruit = Frutto su { $card } ({ $cell })
    .detail = { $content }
    .told = { $who } mette un frutto su { $card } ({ $cell }){ why }.
place-goat-prompt = Metti una capra, o fermati. Ancora { $left }{ why }.
place-goat = Capra su { $card } ({ $cell })
    .told = { $who } mette una capra su { $card } ({ $cell }){ why }.
place-bat-prompt =
    { $reason ->
        [night] Le tue volpi volanti tornano: mettile finché c’è posto. Ne mancano { $left }.
       *[other] Metti una volpe volante, o fermati. Ancora { $left }{ why }.
    }
place-bat = Volpe volante su { $card } ({ $cell })
    .detail = { $content }
    .told = { $who } mette una volpe volante su { $card } ({ $cell }){ why }.
place-family-prompt = Dai una casa a una famiglia, o fermati. Ancora { $left }{ why }.
place-family = Famiglia in { $card } ({ $cell })
    .detail =
        { $bat ->
            [leaves] la volpe volante è persa
           *[no] non istruita
        }
    .told = { $who } dà a una famiglia una casa in { $card } ({ $cell }){ why }.
place-family-trained = Famiglia istruita subito in { $card } ({ $cell })
    .detail =
        { $bat ->
            [stays] la volpe volante resta
           *[no] usa l’istruzione
        }
    .told = { $who } dà a una famiglia una casa in { $card } ({ $cell }) e la istruisce subito{ why }.
place-tree-fruit-prompt = Metti un albero con frutto{ why }, o fermati. Ancora { $left }.
place-tree-fruit = Albero con frutto su { $card } ({ $cell })
    .told = { $who } mette un albero con frutto su { $card } ({ $cell }){ why }.
place-stop =
    Rinuncia { $left ->
        [one] a questo
       *[other] al resto
    }
    .told =
        { $who } rinuncia a { $left } { $kind ->
            [wild] { $left ->
                [one] animale selvatico
               *[other] animali selvatici
            }
            [tree] { $left ->
                [one] albero
               *[other] alberi
            }
            [fruit] { $left ->
                [one] frutto
               *[other] frutti
            }
            [family] { $left ->
                [one] famiglia
               *[other] famiglie
            }
            [goat] { $left ->
                [one] capra
               *[other] capre
            }
           *[bat] { $left ->
                [one] volpe volante
               *[other] volpi volanti
            }
        }.
bat-driven-out = La volpe volante in { $card } ({ $cell }) cede il posto alla nuova famiglia di { $who }.
train-prompt =
    Istruisci una famiglia non istruita, o fermati. { $left ->
        [one] Resta { $left } istruzione.
       *[other] Restano { $left } istruzioni.
    }
train = Istruisci la famiglia in { $card } ({ $cell })
    .told = { $who } istruisce la famiglia in { $card } ({ $cell }).
train-stop = Non istruire altri
    .told =
        { $who } lascia { $left ->
            [one] { $left } istruzione inutilizzata
           *[other] { $left } istruzioni inutilizzate
        }.
house-bats-prompt = In ogni casa libera può entrare una volpe volante: in tutte, o in quelle che scegli.
house-bats-all =
    Una volpe volante in tutte le case ({ $n })
    .told =
        { $who } mette { $n ->
            [one] una volpe volante nella casa libera
           *[other] volpi volanti in { $n } case libere
        }.
house-bats = Volpe volante nella casa di { $card } ({ $cell })
    .told = { $who } mette una volpe volante nella casa di { $card } ({ $cell }).
house-bats-stop = Basta volpi volanti
    .told = { $who } lascia vuote le altre case.

refused-no-such-cell = Non hai questa casella.
refused-polluted = { $cell } su { $card } è inquinata per sempre.
refused-not-trained-at-once = Una famiglia è istruita subito solo sullo spazio dei round I e VI, finché offre ancora la sua istruzione.
refused-trained-already = La famiglia in { $card } ({ $cell }) è già istruita.
refused-no-family = Su { $card } ({ $cell }) non abita nessuna famiglia.
refused-no-house = { $card } ({ $cell }) non è una casa.
refused-house-occupied = La casa in { $card } ({ $cell }) è occupata: { $content }.
refused-tree-holds-no =
    L’albero su { $card } ({ $cell }) non può portare { one-token }.
refused-occupied = { $card } ({ $cell }) non ha posto per { one-token }: { $content }.
refused-blank = Una casella bianca prende solo ciò che c’è già sulla sua carta; su { $card } ({ $cell } è bianca) non ce n’è, quindi niente posto per { one-token }.
refused-family-without-bat = La famiglia istruita su { $card } non ha una volpe volante: solo con essa apre alle volpi volanti caselle bianche come { $cell }.
refused-needs-tree = { $card } ({ $cell }) vuole prima un albero; solo dopo c’è posto per { one-token }.
refused-wrong-cell = { $card } ({ $cell }) non è fatta per { one-token }.
refused-uninhabitable = Nella rovina su { $card } ({ $cell }) non può abitare nessuno.
refused-family-there = In { $card } ({ $cell }) abita già una famiglia.
refused-bat-untrained = La famiglia in { $card } ({ $cell }) non è istruita: le volpi volanti stanno solo con quelle istruite.
refused-bat-empty-house = Nelle case vuote come { $card } ({ $cell }) le volpi volanti entrano solo con l’azione per le case libere; chi ne è uscito non vi torna.
refused-bat-there = In { $card } ({ $cell }) abita già una volpe volante.

# L’azione delle volpi volanti

fly-prompt =
    { $left ->
        [3] Azione delle volpi volanti? Scegli la prima di tre: per un frutto portano un albero e tornano stanotte. O termina il turno.
       *[other] Scegli la prossima volpe volante. Ne mancano { $left }.
    }
fly = La volpe volante di { $card } ({ $cell }) vola via
    .detail = { $content }
    .told = Una volpe volante di { $who } vola via da { $card } ({ $cell }).
fly-stop = Termina il turno senza l’azione delle volpi volanti
    .told = { $who } lascia riposare le volpi volanti.
spend-fruit-prompt = Scegli il frutto che le volpi volanti mangiano.
spend-fruit = Spendi il frutto su { $card } ({ $cell })
    .told = Le volpi volanti mangiano il frutto di { $who } su { $card } ({ $cell }).
refused-no-bat = Su { $card } ({ $cell }) non c’è una volpe volante.
refused-no-fruit = Su { $card } ({ $cell }) non c’è un frutto.
refused-no-room-after = Con { $card } ({ $cell }) alla fine non ci sarebbe posto per il nuovo albero.

# Mantenimento

income-trained =
    { $who } riceve { $n } oro da { $n ->
        [one] { $n } famiglia istruita
       *[other] { $n } famiglie istruite
    }.
income-marker =
    Una famiglia non istruita di { $who } scava e trova { $n ->
        [0] niente oro
       *[other] { $n } oro
    }.
polluted = Inquinamento per { $who } su { $card } ({ $cell }). Perso: { $content }.
polluted-empty = Inquinamento per { $who } su { $card } ({ $cell }). Non c’era nulla.
pollution-beside = Tutte le caselle di { $who } sono inquinate: il segnalino sta accanto alle carte.
strayed =
    { $n ->
        [one] { $n } volpe volante di { $who } non trova posto e vola
       *[other] { $n } volpi volanti di { $who } non trovano posto e volano
    } via per sempre.
food-demand = { $who } ha bisogno di { $n } cibo.
food-missing =
    A { $who } manca { $n } cibo; costa { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
paid-gold = { $who } spende { $n } oro in cibo.
feed-prompt =
    Nutri le famiglie: ancora { $need } cibo. Capra 3, animale selvatico 2, frutto e oro 1{ $bats ->
        [0] {""}
        [one] ; si può mangiare anche { $bats } volpe volante
       *[other] ; si possono mangiare anche { $bats } volpi volanti
    }.
feed =
    Mangia { $kind ->
        [goat] la capra
        [wild] l’animale selvatico
        [fruit] il frutto
       *[bat] la volpe volante
    } su { $card } ({ $cell })
    .detail = { $food } cibo
    .told =
        { $who } dà alle famiglie { $kind ->
            [goat] la capra
            [wild] l’animale selvatico
            [fruit] il frutto
           *[bat] la volpe volante
        } su { $card } ({ $cell }): { $food } cibo.
feed-gold = Paga il resto in oro
    .detail = { $n } oro
    .told = { $who } compra il resto del cibo.
feed-nothing = Mangia ciò che è su { $card } ({ $cell })
eat-bat-prompt = Il cibo non basta. Scegli le volpi volanti da mangiare. Ne mancano { $left }.
eat-bat = Mangia la volpe volante su { $card } ({ $cell })
    .told = Le famiglie di { $who } mangiano la volpe volante su { $card } ({ $cell }).
refused-too-little-gold = Serve ancora { $need } cibo, e tu hai { $have } oro.
refused-no-food = Su { $card } ({ $cell }) non c’è cibo. Alberi e famiglie non si mangiano.
refused-bats-not-eaten =
    Le volpi volanti le mangiano solo famiglie non istruite, una ciascuna. Tu { $untrained ->
        [0] non ne hai, quindi quella su { $card } ({ $cell }) resta
       *[other] ne hai { $untrained }, e tutte hanno mangiato; quella su { $card } ({ $cell }) resta
    }.
refused-waste =
    Serve ancora { $need } cibo. Con { one-token } da { $card } ({ $cell }) alla fine qualcosa andrebbe sprecato.
breed-prompt = Riproduzione: scegli che cosa viene ora, ogni specie una volta, o termina.
breed =
    Nuovo: { $kind ->
        [wild] animale selvatico
        [family] famiglia
        [goat] capra
       *[bat] volpe volante
    }
    .detail = ne servono { $need }
    .told =
        { $who } fa crescere { $kind ->
            [wild] gli animali selvatici
            [family] le famiglie
            [goat] le capre
           *[bat] le volpi volanti
        }.
breed-finish = Nient’altro da riprodurre
    .told = { $who } non riproduce altro.
refused-no-breeding = In questo round questa specie non si riproduce.
refused-bred-already = Hai già ricevuto { one-token }: { $need } o più ({ $have }) ne danno uno solo.
refused-too-few-to-breed = Per ricevere { one-token } ne servono { $need } sulle carte, e tu ne hai { $have }.
new-round = Comincia il round { $round }; apre { $who }.
emigrated =
    { $n ->
        [0] Sulla plancia di { $who } non resta nessuna famiglia che possa partire
        [one] { $n } famiglia lascia per sempre la plancia di { $who }
       *[other] { $n } famiglie lasciano per sempre la plancia di { $who }
    }.

# Obiettivi del solitario

met =
    { $met ->
        [yes] raggiunto
       *[no] mancato
    }
goal-points = Punti: { $have } su { $wanted }, { met }.
goal-gold = Oro: { $have } su { $wanted }, { met }.
goal-bats = Volpi volanti: { $have } su { $wanted }, { met }.
goal-families = Famiglie: { $have } su { $wanted }, { met }.
goal-pollution = Segnalini inquinamento: { $have }, al massimo { $wanted }, { met }.
goal-farmsteads = Fattorie: { $have } su { $wanted }, { met }.
goal-settlements = Insediamenti: { $have } su { $wanted }, { met }.
goal-villages = Villaggi: { $have } su { $wanted }, { met }.
goal-towns = Città: { $have } su { $wanted }, { met }.
goal-all =
    { $challenge }: { $met ->
        [yes] l’obiettivo è raggiunto
       *[no] l’obiettivo è mancato
    }.

# The option on the page of a new table.

option-challenge = Sfida, solo da soli
option-challenge-none = Nessuna
option-challenge-colony = { challenge-colony }
option-challenge-commonwealth = { challenge-commonwealth }
option-challenge-investor = { challenge-investor }
option-challenge-metropolis = { challenge-metropolis }
option-challenge-migration = { challenge-migration }
option-challenge-no-pollution = { challenge-no-pollution }
option-challenge-prosperity = { challenge-prosperity }
option-challenge-untrained = { challenge-untrained }
