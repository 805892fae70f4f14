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
terrain-28 = Miniera abbandonata
terrain-29 = Pascolo di capre
terrain-30 = Prato in pendio
terrain-31 = Campo dei pastori
terrain-32 = Corte familiare
terrain-33 = Capanno da caccia
terrain-34 = Terra incolta
terrain-35 = Giardino del sindaco
terrain-36 = Piana di laterite
no-card = nessuna carta
card-copy = { $card } { $n }

# Le caselle di una carta, secondo il loro posto.
cell-tm = in alto al centro
cell-tr = in alto a destra
cell-ml = in mezzo a sinistra
cell-mm = proprio al centro
cell-mr = in mezzo a destra
cell-bl = in basso a sinistra
cell-bm = in basso al centro
cell-br = in basso a destra
where = «{ $card }» ({ $cell })

# Dove sta una carta fra le altre.
beside-right = a destra di «{ $card }»
beside-left = a sinistra di «{ $card }»
beside-below = sotto «{ $card }»
beside-above = sopra «{ $card }»
beside-on = su «{ $card }»
beside-none = lontano da ogni carta

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
space-lf1 = Fattoria, primo spazio
space-lf2 = Fattoria, secondo spazio
space-ls1 = Insediamento, primo spazio
space-ls2 = Insediamento, secondo spazio
space-lv1 = Villaggio, primo spazio
space-lv2 = Villaggio, secondo spazio
space-lt1 = Città, primo spazio
space-lt2 = Città, secondo spazio
space-x1 = Carovana di nuovi arrivi
space-x2 = Frutteto
space-x3 = Terre selvagge
space-x4 = Maestra

content-empty = vuota
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
content-polluted = inquinata

challenge-none = Gioco in solitario
challenge-colony = Colonia
challenge-commonwealth = Bene comune
challenge-investor = Investimento
challenge-metropolis = Metropoli
challenge-migration = Migrazione
challenge-no-pollution = Senza inquinamento
challenge-prosperity = Prosperità
challenge-untrained = Senza istruzione

# I posti; da soli i lavoratori sono rossi, gialli e blu, quindi nessun posto si chiama così.
seat-0 = Rosa
seat-1 = Arancione
seat-2 = Verde
seat-3 = Viola

progress-round =
    round { $now ->
        [1] I
        [2] II
        [3] III
        [4] IV
        [5] V
        [6] VI
       *[7] VII
    } di { $last ->
        [1] I
        [2] II
        [3] III
        [4] IV
        [5] V
        [6] VI
       *[7] VII
    }
nobody-won = L’obiettivo è mancato.

tie-pollution = meno segnalini inquinamento
breakdown-gold = Oro
breakdown-cards = Carte
breakdown-supply = Plancia della riserva
breakdown-trained = Famiglie istruite
breakdown-bats = Volpi volanti oltre dieci
breakdown-missing = Cibo mancante

# Parti di frasi

list = { $first }, { $second }
roman =
    { $round ->
        [1] I
        [2] II
        [3] III
        [4] IV
        [5] V
        [6] VI
       *[7] VII
    }
worker-colour =
    { $colour ->
        [red] rosso
        [yellow] giallo
       *[blue] blu
    }
your-gold =
    { $gold ->
        [0] non hai oro
       *[other] hai { $gold } oro
    }
your-trees =
    { $trees ->
        [0] non hai alberi
        [one] hai { $trees } albero
       *[other] hai { $trees } alberi
    }
one-token =
    { $kind ->
        [wild] un animale selvatico
        [tree] un albero
        [fruit] un frutto
        [family] una famiglia
        [goat] una capra
       *[bat] una volpe volante
    }
the-token =
    { $kind ->
        [wild] l’animale selvatico
        [tree] l’albero
        [fruit] il frutto
        [family] la famiglia
        [goat] la capra
       *[bat] la volpe volante
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
item-rather = { $item }, non { $other }
item-train =
    { $n ->
        [one] istruzione
       *[other] { $n } istruzioni
    }
item-paid-train =
    { $n ->
        [one] istruzione
       *[other] fino a { $n } istruzioni
    } per { $price } oro
item-exchange = { tokens } per { $price } oro
item-nature-gold = { $n } oro per ogni icona natura
item-nature-train =
    { $n ->
        [one] istruzione
       *[other] { $n } istruzioni
    } per ogni icona natura
item-deck = carta terreno dal mazzo
item-open = carta terreno «{ $card }»
item-open-none = carta terreno scoperta, non c’è
item-house-bats = una volpe volante in ogni casa libera
item-location =
    «{ $card }» per { $trees ->
        [one] { $trees } albero
       *[other] { $trees } alberi
    } e { $price } oro
item-bonus-gold =
    { $n } oro con almeno { $terrain ->
        [one] { $terrain } carta terreno
       *[other] { $terrain } carte terreno
    }
item-bonus-train =
    istruzione con almeno { $terrain ->
        [one] { $terrain } carta terreno
       *[other] { $terrain } carte terreno
    }

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
refused-space-blocked = Il tuo lavoratore { worker-colour } è ancora lì; lo spazio torna libero nel round { roman }.
refused-space-blocked-for-good = Il tuo lavoratore { worker-colour } resta lì fino alla fine della partita.
refused-pair = In quattro nessuno può usare entrambi questi spazi, e tu sei su «{ $other }».

choose-action-prompt = { $space }: che cosa fai adesso? L’ordine è libero e si può tralasciare tutto.
choose-action = { $item }{ $again ->
        [yes] {" "}(ancora una volta)
       *[no] {""}
    }
    .told = { $who } sceglie: { $item }.
choose-finish = Non fare altro qui
    .told = { $who } non usa le altre azioni di questo spazio.
gained-gold = { $who } riceve { $n } oro.
spent-gold = { $who } paga { $n } oro.
took-terrain = { $who } prende la carta terreno «{ $card }».
took-location = { $who } prende la carta luogo «{ $card }».
took-marker = { $who } prende il segnalino di primo giocatore.
deck-reshuffled = Il mazzo è finito: gli scarti si mescolano e diventano il nuovo mazzo.
short =
    { $lacks ->
        [room] { $who } non ha posto per { tokens }.
       *[supply] { $who } non riceve { tokens }: la plancia non ne ha più.
    }
refused-no-such-action = Lo spazio non offre questa azione.
refused-action-done = Questa azione è già stata eseguita.
refused-bonus-waits = Il bonus viene dopo l’azione che gli sta sopra.
refused-no-terrain = Non c’è nessuna carta terreno da prendere.
    .told = Per { $who } non c’è nessuna carta terreno da prendere.
refused-no-empty-house = Non hai case libere.
    .told = { $who } non ha case libere.
refused-stack-empty = Non ci sono più carte «{ $card }».
    .told = Per { $who } non ci sono più carte «{ $card }».
refused-cannot-pay-location =
    «{ $card }» costa { $need-trees ->
        [one] { $need-trees } albero
       *[other] { $need-trees } alberi
    } dalle tue carte e { $need-gold } oro; { your-trees } e { your-gold }.
    .told =
        { $who } non può pagare «{ $card }»: costa { $need-trees ->
            [one] { $need-trees } albero
           *[other] { $need-trees } alberi
        } e { $need-gold } oro.
refused-cannot-pay = Costa { $price } oro, e tu { your-gold }.
    .told = { $who } non può pagare { $price } oro.
refused-none-left = Sulla tua plancia non ci sono più { token-plural }.
    .told = Sulla plancia di { $who } non ci sono più { token-plural }.
refused-no-room = Sulle tue carte non c’è posto per { one-token }.
    .told = { $who } non ha posto per { one-token }.
refused-too-few-terrain =
    Il bonus richiede { $need ->
        [one] { $need } carta terreno
       *[other] { $need } carte terreno
    }, e tu { $have ->
        [0] non ne hai
       *[other] ne hai { $have }
    }. Luoghi e icone non contano.
    .told =
        { $who } ha meno di { $need ->
            [one] { $need } carta terreno
           *[other] { $need } carte terreno
        }: niente bonus.
refused-training-useless = In questa sfida l’istruzione non ha effetto.
    .told = In questa sfida l’istruzione non ha effetto.
refused-no-nature = Non hai icone natura.
    .told = { $who } non ha icone natura.
refused-all-trained = Non hai famiglie non istruite.
    .told = { $who } non ha più famiglie non istruite.

# Carte

place-card-prompt = Metti «{ $card }» accanto a una delle tue carte.
place-card = Metti «{ $card }» { $place }
    .told = { $who } mette «{ $card }» { $place }.
refused-no-such-place = Le carte stanno in quattro colonne, fianco a fianco con altre.
refused-place-taken = Lì c’è già «{ $other }». Le carte non si spostano mai.
refused-touches-nothing = Questo posto non tocca nessuna delle tue carte. Una carta nuova va direttamente accanto, sopra o sotto un’altra.
pay-tree-prompt =
    Paga con alberi delle tue carte. { $left ->
        [one] Ne manca { $left }.
       *[other] Ne mancano { $left }.
    }
pay-tree = Paga l’albero su { where }
    .detail =
        { $load ->
            [fruit] il suo frutto è perso
            [wild] il suo animale selvatico è perso
            [bat] la sua volpe volante è persa
           *[none] {""}
        }
    .told =
        { $who } paga con l’albero su { where }{ $load ->
            [fruit] ; il suo frutto è perso
            [wild] ; il suo animale selvatico è perso
            [bat] ; la sua volpe volante è persa
           *[none] {""}
        }.
refused-no-tree = Su { where } non c’è un albero. Si pagano solo alberi sulle carte.

# Segnalini

why =
    { $reason ->
        [growth] {" "}(passo 2)
        [night] {" "}(passo 3)
        [breeding] {" "}(passo 5)
        [flight] {" "}(azione delle volpi volanti)
       *[action] {""}
    }
why-told =
    { $reason ->
        [growth] , al passo 2
        [night] , al passo 3
        [breeding] , al passo 5
        [flight] , con l’azione delle volpi volanti
       *[action] {""}
    }
place-wild-prompt =
    Metti { $left ->
        [one] un animale selvatico
       *[other] { $left } animali selvatici uno per uno
    }{ why }, o fermati.
place-wild = Animale selvatico su { where }
    .told = { $who } mette un animale selvatico su { where }{ why-told }.
place-tree-prompt =
    { $reason ->
        [flight] Metti l’albero nato dai semi.
       *[other] Metti { $left ->
            [one] un albero
           *[other] { $left } alberi uno per uno
        }{ why }, o fermati.
    }
place-tree = Albero su { where }
    .told = { $who } mette un albero su { where }{ why-told }.
place-fruit-prompt =
    Metti { $left ->
        [one] un frutto
       *[other] { $left } frutti uno per uno
    }{ why }, o fermati.
place-fruit = Frutto su { where }
    .detail = { $content }
    .told = { $who } mette un frutto su { where }{ why-told }.
place-goat-prompt =
    Metti { $left ->
        [one] una capra
       *[other] { $left } capre una per una
    }{ why }, o fermati.
place-goat = Capra su { where }
    .told = { $who } mette una capra su { where }{ why-told }.
place-bat-prompt =
    { $reason ->
        [night] Le tue volpi volanti tornano: mettile finché c’è posto. { $left ->
            [one] Ne manca { $left }.
           *[other] Ne mancano { $left }.
        }
       *[other] Metti { $left ->
            [one] una volpe volante
           *[other] { $left } volpi volanti una per una
        }{ why }, o fermati.
    }
place-bat = Volpe volante su { where }
    .detail = { $content }
    .told = { $who } mette una volpe volante su { where }{ why-told }.
place-family-prompt =
    Dai una casa a { $left ->
        [one] una famiglia
       *[other] { $left } famiglie, una per una
    }{ why }, o fermati.
place-family = Famiglia in { where }
    .detail =
        { $bat ->
            [leaves] la volpe volante che c’è va persa
           *[no] non istruita
        }
    .told = { $who } dà a una famiglia non istruita una casa in { where }{ why-told }.
place-family-trained = Famiglia istruita subito in { where }
    .detail =
        { $bat ->
            [stays] la volpe volante che c’è resta
           *[no] usa l’istruzione
        }
    .told = { $who } dà a una famiglia una casa in { where } e la istruisce subito{ why-told }.
place-tree-fruit-prompt = Metti un albero con frutto{ why }, o fermati.
place-tree-fruit = Albero con frutto su { where }
    .told = { $who } mette un albero con frutto su { where }{ why-told }.
place-stop =
    { $left ->
        [one] Rinuncia
       *[other] Rinuncia al resto
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
bat-driven-out = La volpe volante in { where } cede il posto a una nuova famiglia di { $who }.
train-prompt =
    Istruisci una famiglia non istruita, o fermati. { $left ->
        [one] Resta { $left } istruzione.
       *[other] Restano { $left } istruzioni.
    }
train = Istruisci la famiglia in { where }
    .told = { $who } istruisce la famiglia in { where }.
train-stop = Non istruirne altre
    .told =
        { $who } lascia { $left ->
            [one] { $left } istruzione inutilizzata
           *[other] { $left } istruzioni inutilizzate
        }.
house-bats-prompt = In ogni casa libera può entrare una volpe volante: in tutte, o in quelle che scegli.
house-bats-all =
    { $n ->
        [one] Una volpe volante nell’unica casa libera
       *[other] Una volpe volante in ognuna delle { $n } case libere
    }
    .told =
        { $who } mette { $n ->
            [one] una volpe volante nell’unica casa libera
           *[other] una volpe volante in ognuna delle { $n } case libere
        }.
house-bats = Volpe volante nella casa di { where }
    .told = { $who } mette una volpe volante nella casa di { where }.
house-bats-stop = Basta volpi volanti
    .told = { $who } lascia vuote le altre case.

refused-no-such-cell = Non hai questa casella.
refused-polluted = La casella in { where } è inquinata per sempre.
refused-not-trained-at-once = Una famiglia è istruita subito solo sullo spazio dei round I e VI, finché offre ancora la sua istruzione.
refused-trained-already = La famiglia in { where } è già istruita.
refused-no-family = In { where } non abita nessuna famiglia.
refused-no-house = { where } non è una casa.
refused-house-occupied = La casa in { where } è occupata: { $content }.
refused-tree-holds-no = L’albero su { where } non può portare { one-token }.
refused-occupied = { where } non ha posto per { one-token }. C’è già: { $content }.
refused-blank = { where } è una casella senza icona: accoglie { one-token } solo se sulla carta c’è già un segnalino uguale.
refused-family-without-bat = { where } è una casella senza icona. La famiglia istruita su questa carta la apre alle volpi volanti solo se una volpe volante abita con lei.
refused-needs-tree = { where } vuole prima un albero; solo dopo c’è posto per { one-token }.
refused-wrong-cell = La casella in { where } non è fatta per { one-token }.
refused-uninhabitable = La casa in { where } è inabitabile: nessuna famiglia può viverci.
refused-family-there = In { where } abita già una famiglia.
refused-bat-untrained = La famiglia in { where } non è istruita: le volpi volanti stanno solo con quelle istruite.
refused-bat-empty-house = Nelle case vuote come { where } le volpi volanti entrano solo con l’azione per le case libere; chi ne è uscita non vi torna.
refused-bat-there = In { where } abita già una volpe volante.

# L’azione delle volpi volanti

fly-prompt =
    { $left ->
        [3] Azione delle volpi volanti? Scegli la prima di tre: per un frutto portano un albero e tornano al passo 3. O termina il turno.
        [one] Scegli l’ultima volpe volante.
       *[other] Scegli la prossima volpe volante. Ne mancano { $left }.
    }
fly = La volpe volante su { where } prende il volo
    .detail = { $content }
    .told = Una volpe volante di { $who } prende il volo da { where }.
fly-stop = Termina il turno senza l’azione delle volpi volanti
    .told = { $who } lascia riposare le volpi volanti.
spend-fruit-prompt = Scegli il frutto che le volpi volanti mangiano.
spend-fruit = Spendi il frutto su { where }
    .told = Le volpi volanti di { $who } mangiano il frutto su { where }.
no-flight =
    Le volpi volanti di { $who } non possono prendere il volo: { $lacks ->
        [tree] sulla plancia non c’è più nessun albero
       *[room] non c’è posto per un albero
    }.
refused-no-bat = Su { where } non c’è una volpe volante.
refused-no-fruit = Su { where } non c’è un frutto.

# Mantenimento

upkeep-begins = Comincia la fase di mantenimento del round { roman }; apre { $who }.
upkeep-begins-alone = Comincia la fase di mantenimento del round { roman }.
income-trained =
    { $who } riceve { $n } oro da { $n ->
        [one] { $n } famiglia istruita
       *[other] { $n } famiglie istruite
    }.
income-marker =
    Una famiglia non istruita di { $who } scava e { $n ->
        [0] non trova oro
       *[other] trova { $n } oro
    }.
bag-empty =
    Il sacchetto è vuoto: { $n ->
        [one] { $n } famiglia non istruita di { $who } non porta
       *[other] { $n } famiglie non istruite di { $who } non portano
    } né oro né inquinamento.
polluted = Inquinamento per { $who } su { where }. Perdita: { $content }.
polluted-empty = Inquinamento per { $who } su { where }. Non c’era nulla.
pollution-beside = Tutte le caselle di { $who } sono inquinate: il segnalino sta accanto alle carte.
strayed =
    { $n ->
        [one] { $n } volpe volante di { $who } non trova posto e vola
       *[other] { $n } volpi volanti di { $who } non trovano posto e volano
    } via per sempre.
food-demand = Alle famiglie di { $who } serve cibo: { $n }.
food-covered = Alle famiglie di { $who } basta il latte delle capre.
food-missing =
    Alle famiglie di { $who } manca cibo: { $n }. Costa { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
feed-prompt =
    Nutri le famiglie. Cibo ancora necessario: { $need }. Una capra dà { $goat } cibo, un animale selvatico { $wild }, frutto e oro 1{ $bats ->
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
    } su { where }
    .detail = { $food } cibo
    .told = Le famiglie di { $who } mangiano { the-token } su { where }: { $food } cibo.
feed-gold = Paga il resto in oro
    .detail = { $n } oro
    .told = { $who } spende { $n } oro in cibo.
feed-nothing = Mangia ciò che è su { where }
eat-bat-prompt =
    Il cibo non basta. Scegli le volpi volanti da mangiare. { $left ->
        [one] Ne manca { $left }.
       *[other] Ne mancano { $left }.
    }
eat-bat = Mangia la volpe volante su { where }
    .told = Le famiglie di { $who } mangiano la volpe volante su { where }.
refused-too-little-gold = Cibo ancora necessario: { $need }, e tu { your-gold }.
refused-no-food = Su { where } non c’è cibo. Alberi e famiglie non si mangiano.
refused-bats-not-eaten =
    Le volpi volanti le mangiano solo le famiglie non istruite, una ciascuna. Tu { $untrained ->
        [0] non ne hai, quindi la volpe volante su { where } resta
        [one] ne hai una, che ha già mangiato; la volpe volante su { where } resta
       *[other] ne hai { $untrained }, e tutte hanno già mangiato; la volpe volante su { where } resta
    }.
refused-waste = Cibo ancora necessario: { $need }. Con { the-token } su { where } alla fine un segnalino andrebbe sprecato.
breed-prompt = Riproduzione: scegli che cosa viene ora, ogni specie una volta, o termina.
breed =
    Riproduzione: { $kind ->
        [wild] un animale selvatico
        [family] una famiglia
        [goat] una capra
       *[bat] una volpe volante
    }
    .detail =
        { $need ->
            [one] ne serve { $need }
           *[other] ne servono { $need }
        }
    .told =
        { $who } ottiene con la riproduzione { $kind ->
            [wild] un animale selvatico
            [family] una famiglia
            [goat] una capra
           *[bat] una volpe volante
        }.
breed-finish = Nessun’altra riproduzione
    .told = { $who } rinuncia ad altra riproduzione.
refused-no-breeding = In questo round questa specie non si riproduce.
refused-bred-already = In un round ogni specie si riproduce una volta sola, per quanti tu ne abbia.
refused-too-few-to-breed =
    Per ottenere { one-token } con la riproduzione { $need ->
        [one] ne serve { $need }
       *[other] ne servono { $need }
    } sulle carte, e tu { $have ->
        [0] non ne hai
       *[other] ne hai { $have }
    }.
workers-return =
    { $colour ->
        [red] I lavoratori rossi lasciano il tabellone.
        [yellow] I lavoratori gialli lasciano il tabellone.
        [blue] I lavoratori blu lasciano il tabellone.
       *[all] Tutti i lavoratori tornano.
    }
terrain-swept =
    { $n ->
        [one] Questa carta terreno va negli scarti: { $cards }.
       *[other] Queste carte terreno vanno negli scarti: { $cards }.
    }
terrain-dealt =
    { $n ->
        [one] Si scopre una nuova carta terreno: { $cards }.
       *[other] Si scoprono nuove carte terreno: { $cards }.
    }
tile-moved =
    La tessera «{ $items }» si sposta sullo spazio del round { roman }; lo spazio del round successivo offre ora una famiglia.
new-round = Comincia il round { roman }; apre { $who }.
new-round-alone =
    Comincia il round { roman }, con i lavoratori { $colour ->
        [red] rossi
        [yellow] gialli
       *[blue] blu
    }.
emigrated =
    { $n ->
        [0] Sulla plancia di { $who } non resta nessuna famiglia che possa partire
        [one] { $n } famiglia lascia per sempre la plancia di { $who }
       *[other] { $n } famiglie lasciano per sempre la plancia di { $who }
    }.

# Che cosa porterebbe una scelta

brings-paid =
    −{ $n } { $n ->
        [one] punto
       *[other] punti
    } in oro
brings-when =
    { $last ->
        [yes] in questo round
       *[no] a ogni round
    }
brings-income =
    { $way ->
        [up] +{ $n }
       *[down] −{ $n }
    } oro { brings-when }
brings-pollution =
    { $way ->
        [up] { $n ->
            [one] un segnalino inquinamento in più { brings-when }
           *[other] { $n } segnalini inquinamento in più { brings-when }
        }
       *[down] { $n ->
            [one] un segnalino inquinamento in meno { brings-when }
           *[other] { $n } segnalini inquinamento in meno { brings-when }
        }
    }
brings-demand = cibo necessario { brings-when }: { $before } → { $then }
brings-card =
    { $n ->
        [0] la carta non vale punti
        [one] la carta vale { $n } punto
       *[other] la carta vale { $n } punti
    }
brings-short =
    { $lacks ->
        [room] nessun posto per { tokens }
        [room-yet] nessun posto per { tokens }, se non sulla nuova carta
       *[supply] non più nella riserva: { tokens }
    }

# La fine

game-ends = La partita è finita.
final-score =
    { $who } ha { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }.
victory = { $who } vince.
victory-shared = { $who } condivide la vittoria.
met =
    { $met ->
        [yes] obiettivo raggiunto
       *[no] obiettivo mancato
    }
goal-points = Punti: { $have } su { $wanted }, { met }.
goal-gold = Oro: { $have } su { $wanted }, { met }.
goal-bats = Volpi volanti: { $have } su { $wanted }, { met }.
goal-families = Famiglie: { $have } su { $wanted }, { met }.
goal-pollution =
    Segnalini inquinamento: { $have }, { $wanted ->
        [0] nessuno ammesso
       *[other] ammessi: { $wanted }
    }, { met }.
goal-farmsteads = Fattorie: { $have } su { $wanted }, { met }.
goal-settlements = Insediamenti: { $have } su { $wanted }, { met }.
goal-villages = Villaggi: { $have } su { $wanted }, { met }.
goal-towns = Città: { $have } su { $wanted }, { met }.
goal-all =
    { $challenge }: { $met ->
        [yes] l’obiettivo è raggiunto
       *[no] l’obiettivo è mancato
    }.

# L’opzione sulla pagina di un nuovo tavolo.

option-challenge = Sfida del solitario
option-challenge-none = Nessuna
option-challenge-none-about = Raggiungi 120 punti.
option-challenge-colony = { challenge-colony }
option-challenge-colony-about = Abbi 40 volpi volanti e 100 punti.
option-challenge-commonwealth = { challenge-commonwealth }
option-challenge-commonwealth-about = Abbi 3 città, 13 famiglie e 100 punti.
option-challenge-investor = { challenge-investor }
option-challenge-investor-about = Abbi 1 fattoria, 1 insediamento, 2 villaggi, 1 città, 21 oro e 100 punti.
option-challenge-metropolis = { challenge-metropolis }
option-challenge-metropolis-about = Non ci sono carte terreno. Raggiungi 90 punti.
option-challenge-migration = { challenge-migration }
option-challenge-migration-about = In ogni round 2 famiglie della riserva lasciano il gioco. Raggiungi 90 punti.
option-challenge-no-pollution = { challenge-no-pollution }
option-challenge-no-pollution-about = Chiudi senza inquinamento e con 100 punti.
option-challenge-prosperity = { challenge-prosperity }
option-challenge-prosperity-about = Abbi 30 oro e 120 punti.
option-challenge-untrained = { challenge-untrained }
option-challenge-untrained-about = L’istruzione non ha effetto. Abbi 13 famiglie e 80 punti.
