# Che cosa è scritto nell'immagine di Atiwa.

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
    }, { $discard } scartate
board-left = { $card }: ne restano { $n }
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
    { $card } ({ $cell }), { $code ->
        [T] casella albero
        [w] casella albero per animale selvatico o frutto
        [b] casella albero per volpe volante o frutto
        [F] casella frutto
        [B] casella volpe volante
        [W] casella animale selvatico
        [G] casella capra
        [H] casa
        [U] rovina
       *[blank] casella vuota
    }: { $content }.
board-takes = Accoglie { $kinds }.
board-danger = Il segnalino inquinamento { $n } arriverebbe qui.
board-tableau-of = Carte di { $who }
board-plan = Dove stanno le carte

board-to-play = di turno
board-marker = Segnalino primo giocatore
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
    }; con { $need } c'è il bonus
board-workers =
    { $n ->
        [one] { $n } lavoratore da piazzare
       *[other] { $n } lavoratori da piazzare
    }
board-untrained =
    { $n ->
        [one] { $n } famiglia non istruita
       *[other] { $n } famiglie non istruite
    }
board-trained =
    { $n ->
        [one] { $n } famiglia istruita
       *[other] { $n } famiglie istruite
    }
board-pollution =
    { $n ->
        [one] { $n } segnalino inquinamento
       *[other] { $n } segnalini inquinamento
    }

board-row-wild = Animali selvatici: { $n } alberi nel passo 2, { $n } punti.
board-row-tree = Alberi: { $n } frutti nel passo 2, { $n } punti.
board-row-fruit = Frutti: { $n } volpi volanti nel passo 2, { $n } punti.
board-row-family = Famiglie: { $n } cibo necessario, { $n } punti.
board-row-goat = Capre: { $n } cibo dal latte, { $n } punti.
board-row-next = Con un altro gettone { $n }.

board-hand-place = Da piazzare
board-hand-lay = Da posare
board-hand-train = Da istruire
board-hand-fly = In volo
board-hand-pay-tree = Da pagare
board-hand-eat-bat = Da mangiare
board-hand-feed = Ancora necessario

board-coming = La prossima fase di mantenimento
board-running = Fase di mantenimento
board-last = L'ultima fase di mantenimento
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
board-food = Cibo: { $need } necessario, { $have } disponibile
board-food-row = { $need } richiesti, { $have } disponibili
board-food-in =
    { $n } cibo in { $kind ->
        [goat] capre
        [wild] animali selvatici
        [fruit] frutti
        [bat] volpi volanti
       *[gold] oro
    }
board-demand = { $n } cibo necessario
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
board-missing = { $n } cibo mancante
board-breeding =
    Riproduzione { $kind ->
        [wild] degli animali selvatici
        [family] delle famiglie
        [goat] delle capre
       *[bat] delle volpi volanti
    }: { $have } di { $need }, { $state ->
        [met] ne arriva uno
        [none-left] riserva esaurita
        [no-room] nessun posto
       *[too-few] troppo pochi
    }

board-of = { $have } di { $wanted }
board-goal-points = Punti
board-goal-gold = Oro
board-goal-bats = Volpi volanti
board-goal-families = Famiglie
board-goal-pollution =
    { $n ->
        [0] Nessun segnalino inquinamento
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
