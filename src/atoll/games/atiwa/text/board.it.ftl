# Che cosa è scritto nell’immagine di Atiwa.

board-picture = Atiwa, round { $round }
board-round = Round { $round } di { $rounds }
board-work = Fase di lavoro
board-step-1 = 1 · Rendita
board-step-2 = 2 · Crescita
board-step-3 = 3 · Ritorno
board-step-4 = 4 · Nutrimento
board-step-5 = 5 · Riproduzione
board-game-over = Fine della partita
board-bag = Segnalini inquinamento nel sacchetto: { $none } senza oro, { $one } con 1 oro, { $two } con 2 oro
board-deck =
    { $n ->
        [one] { $n } carta terreno nel mazzo
       *[other] { $n } carte terreno nel mazzo
    }, { $discard ->
        [0] nessuno scarto
       *[other] scartate: { $discard }
    }
board-left =
    { $card }: { $n ->
        [0] non ne restano
        [one] ne resta { $n }
       *[other] ne restano { $n }
    }
board-value =
    { $card }: { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }{ $nature ->
        [0] {""}
        [one] , { $nature } icona natura
       *[other] , { $nature } icone natura
    }
board-breeds =
    In questo round si riproducono da { $n } in su: { $kind ->
        [wild] animali selvatici
        [family] famiglie
        [goat] capre
       *[bat] volpi volanti
    }
board-shift = Dopo questo round questa tessera si sposta di una posizione a sinistra e lo spazio del round { $round } offre una famiglia.
board-next-round = Prossimo round: { $items }
board-colour-red = Lavoratori rossi
board-colour-yellow = Lavoratori gialli
board-colour-blue = Lavoratori blu
board-apart = Nessuno può usare sia questo spazio sia «{ $other }»
board-free-again = di nuovo libero nel round { $round }
board-stays = resta fino alla fine
board-workers-stay = Lavoratori sul tabellone

board-cell =
    «{ $card }» ({ $cell }), { $code ->
        [T] casella albero
        [w] casella albero per animale selvatico o frutto
        [b] casella albero per volpe volante o frutto
        [F] casella frutto
        [B] casella volpe volante
        [W] casella animale selvatico
        [G] casella capra
        [H] casa
        [U] casa inabitabile
       *[blank] casella senza icona
    }: { $content }.
board-takes = Accoglie { $kinds }.
board-danger = Qui arriverebbe il segnalino inquinamento { $n }.
board-tableau-of = Carte di { $who }
board-plan = Dove stanno le carte

board-to-play = di turno
board-marker = Segnalino di primo giocatore
board-score =
    { $who }: { $score ->
        [one] { $score } punto
       *[other] { $score } punti
    }
board-from-gold = Oro
board-from-cards = Carte
board-from-supply = Riserva
board-from-trained = Istruite
board-from-bats = Volpi
board-from-missing = Fame
board-markers = Inquinamento
board-total = Totale
board-gold = { $n } oro
board-night =
    { $n ->
        [0] nessuna volpe volante sulla carta notte
        [one] { $n } volpe volante sulla carta notte
       *[other] { $n } volpi volanti sulla carta notte
    }
board-nature =
    { $n ->
        [one] { $n } icona natura
       *[other] { $n } icone natura
    }
board-terrains =
    { $n ->
        [one] { $n } carta terreno
       *[other] { $n } carte terreno
    }; il bonus c’è da { $need } in su
board-workers =
    { $n ->
        [one] { $n } lavoratore da mettere
       *[other] { $n } lavoratori da mettere
    }
board-untrained =
    { $n ->
        [0] nessuna famiglia non istruita
        [one] { $n } famiglia non istruita
       *[other] { $n } famiglie non istruite
    }
board-trained =
    { $n ->
        [0] nessuna famiglia istruita
        [one] { $n } famiglia istruita
       *[other] { $n } famiglie istruite
    }
board-pollution =
    { $n ->
        [0] nessun segnalino inquinamento
        [one] { $n } segnalino inquinamento
       *[other] { $n } segnalini inquinamento
    }

board-row-wild =
    Animali selvatici: { $n ->
        [0] nessun albero al passo 2, nessun punto
        [one] { $n } albero al passo 2, { $n } punto
       *[other] { $n } alberi al passo 2, { $n } punti
    }.
board-row-tree =
    Alberi: { $n ->
        [0] nessun frutto al passo 2, nessun punto
        [one] { $n } frutto al passo 2, { $n } punto
       *[other] { $n } frutti al passo 2, { $n } punti
    }.
board-row-fruit =
    Frutti: { $n ->
        [0] nessuna volpe volante al passo 2, nessun punto
        [one] { $n } volpe volante al passo 2, { $n } punto
       *[other] { $n } volpi volanti al passo 2, { $n } punti
    }.
board-row-family =
    Famiglie: { $n ->
        [0] non serve cibo, nessun punto
        [one] cibo necessario: { $n }, { $n } punto
       *[other] cibo necessario: { $n }, { $n } punti
    }.
board-row-goat =
    Capre: { $n ->
        [0] niente cibo dal latte, nessun punto
        [one] latte per { $n } cibo, { $n } punto
       *[other] latte per { $n } cibo, { $n } punti
    }.
board-row-next = Con un altro segnalino: { $n }.

board-hand-place = Da mettere
board-hand-lay = Da mettere
board-hand-train = Da istruire
board-hand-fly = In volo
board-hand-pay-tree = Da pagare
board-hand-eat-bat = Da mangiare
board-hand-feed = Ancora necessario

board-coming = La prossima fase di mantenimento
board-running = Fase di mantenimento
board-last = L’ultima fase di mantenimento
board-income-gold = { $n } oro
board-income-markers =
    { $n ->
        [one] { $n } segnalino inquinamento, forse con oro
       *[other] { $n } segnalini inquinamento, alcuni con oro
    }
board-lost = Perso per inquinamento: { $what }
board-returned =
    { $n ->
        [one] { $n } volpe volante tornata
       *[other] { $n } volpi volanti tornate
    }
board-strayed =
    { $n ->
        [one] { $n } volpe volante senza posto
       *[other] { $n } volpi volanti senza posto
    }
board-food = Cibo: { board-food-row }
board-food-row =
    necessario: { $need ->
        [0] niente
       *[other] { $need }
    }, disponibile: { $have ->
        [0] niente
       *[other] { $have }
    }
board-food-in =
    { $n } cibo in { $kind ->
        [goat] capre
        [wild] animali selvatici
        [fruit] frutti
        [bat] volpi volanti
       *[gold] oro
    }
board-demand = Cibo necessario: { $n }
board-eaten =
    Speso per il cibo: { $n } { $kind ->
        [goat] { $n ->
            [one] capra
           *[other] capre
        }
        [wild] { $n ->
            [one] animale selvatico
           *[other] animali selvatici
        }
        [fruit] { $n ->
            [one] frutto
           *[other] frutti
        }
        [bat] { $n ->
            [one] volpe volante
           *[other] volpi volanti
        }
       *[gold] oro
    }
board-missing = Cibo mancante: { $n }
board-breeding =
    Riproduzione { $kind ->
        [wild] degli animali selvatici
        [family] delle famiglie
        [goat] delle capre
       *[bat] delle volpi volanti
    }: { $have } su { $need }, { $state ->
        [met] arriva un nuovo segnalino
        [none-left] la plancia non ne ha più
        [no-room] nessun posto
       *[too-few] non bastano
    }

board-of = { $have } su { $wanted }
board-goal-points = Punti
board-goal-gold = Oro
board-goal-bats = Volpi volanti
board-goal-families = Famiglie
board-goal-pollution =
    { $n ->
        [0] Nessun inquinamento
        [one] Al massimo { $n } segnalino inquinamento
       *[other] Al massimo { $n } segnalini inquinamento
    }
board-goal-farmsteads = Fattorie
board-goal-settlements = Insediamenti
board-goal-villages = Villaggi
board-goal-towns = Città
board-condition =
    { $met ->
        [yes] raggiunto
       *[no] mancato
    }
board-goal-met = { $name }: obiettivo raggiunto
board-goal-missed = { $name }: obiettivo mancato

# Il significato dei simboli

board-sign-gold = Oro
board-sign-tree = Albero
board-sign-fruit = Frutto
board-sign-wild = Animale selvatico
board-sign-goat = Capra
board-sign-bat = Volpe volante
board-sign-family = Famiglia non istruita
board-sign-trained = Famiglia istruita
board-sign-food = Cibo
board-sign-supply = Plancia della riserva
board-sign-terrain = Carta terreno
board-sign-star = Punti
board-sign-flag = Segnalino di primo giocatore
