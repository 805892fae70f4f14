# Ciò che è scritto nell'immagine di Tribes.

board-picture = Tribes, turno { $round }
board-row = Fila delle azioni
board-round = Turno { $round }
board-in-use = in uso
board-cost =
    { $cost ->
        [0] gratis
        [one] costa { $cost } conchiglia
       *[other] costa { $cost } conchiglie
    }{ $gain ->
        [0] {""}
        [one] , vi è sopra { $gain } conchiglia
       *[other] , vi sono sopra { $gain } conchiglie
    }
board-free = gratis
board-or-achieve = o mano
board-strikes = ti colpisce
board-misses = senza effetto
board-event = Evento, { $epoch }
board-end-events = Eventi: { $epoch }
board-of = { $struck } di { $needed }
board-last-round =
    { $turns ->
        [one] Ultimo turno · ultima mossa
       *[other] Ultimo turno · ancora { $turns } mosse
    }
board-game-over = Fine della partita
board-wins =
    { $winners ->
        [one] Vince { $names }
       *[other] Vittoria condivisa: { $names }
    }

board-achievements = Conquiste
board-face-down = { $epoch }, coperta
board-up =
    { $name }: richiede { $need } × { $land }. La prossima pietra dà { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } e un passo avanti: { $track }.
board-full =
    { $name }: richiede { $need } × { $land }. Tutti gli spazi sono occupati.
board-space =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }{ $bolt ->
        [yes] , scopre un evento
       *[no] {""}
    }
board-stone = { $who }: pietra su { $board }
board-arrow-lies = { $who }: freccia da { $source } a { $target }
board-stack =
    { $epoch }: { $count ->
        [one] { $count } evento nella pila
       *[other] { $count } eventi nella pila
    }
board-bag = Sacchetto
board-bag-land = { $count } × { $land } nel sacchetto

board-tracks = Progresso
board-marker = { $who }: { $track } { $value }
board-end-points =
    { $points ->
        [one] { $points } punto alla fine
       *[other] { $points } punti alla fine
    }
board-value-procreation =
    { $n ->
        [one] { $n } membro
       *[other] { $n } membri
    }
board-value-exploration =
    { $n ->
        [one] { $n } tessera
       *[other] { $n } tessere
    }
board-value-movement =
    { $n ->
        [one] { $n } passo
       *[other] { $n } passi
    }
board-strongest = il più forte
board-weakest = il più debole
board-level = tutti pari
board-between = nel mezzo

board-to-play = di turno
board-starts = primo giocatore
board-score = { $who }: { $score } punti se la partita finisse ora
board-shells = Conchiglie
board-reserve = Riserva
board-arrow = Freccia
board-arrow-ready = disponibile
board-arrow-spent = usata
board-hand = Da posare
board-land-tile =
    { $land }{ $exhausted ->
        [yes] , esaurito
       *[no] {""}
    }{ $members ->
        [0] {""}
        [one] , { $members } membro
       *[other] , { $members } membri
    }
board-free-hex = posto libero
board-land-of = Terre di { $who }
board-teeth-count =
    { $n ->
        [one] { $n } punto in denti d'orso
       *[other] { $n } punti in denti d'orso
    }
board-shells-count =
    { $n ->
        [one] { $n } conchiglia
       *[other] { $n } conchiglie
    }
board-members-count =
    { $n ->
        [one] { $n } membro sulle terre
       *[other] { $n } membri sulle terre
    }, { $reserve } in riserva
board-active-count =
    { $n ->
        [one] { $n } terra attiva
       *[other] { $n } terre attive
    }
board-exhausted-count =
    { $n ->
        [one] { $n } terra esaurita
       *[other] { $n } terre esaurite
    }
board-total = Totale
