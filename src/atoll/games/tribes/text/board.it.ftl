# Ciò che è scritto nell’immagine di Tribes.

board-picture = Tribes, round { $round }
board-row = Fila delle azioni
board-round = Round { $round }
board-in-use = in uso
board-cost =
    { $cost ->
        [0] gratis
        [one] costa { $cost } conchiglia
       *[other] costa { $cost } conchiglie
    }{ $gain ->
        [0] {""}
        [one] , sopra c’è { $gain } conchiglia
       *[other] , sopra ci sono { $gain } conchiglie
    }
board-free = gratis
board-or-achieve = o la mano
board-comes =
    { $effect ->
        [gain-points] Otterresti { $n ->
            [one] { $n } punto
           *[other] { $n } punti
        }
        [lose-points] Perderesti { $n ->
            [one] { $n } punto
           *[other] { $n } punti
        }
        [gain-members] Otterresti { $n ->
            [one] { $n } membro
           *[other] { $n } membri
        }
        [lose-members] Perderesti { $n ->
            [one] { $n } membro
           *[other] { $n } membri
        }
        [exhaust-land] Esauriresti { $n ->
            [one] { $n } terreno
           *[other] { $n } terreni
        }
        [explore] Otterresti { $n ->
            [one] { $n } terreno
           *[other] { $n } terreni
        }
       *[take-shells] Riceveresti { $n ->
            [one] { $n } conchiglia
           *[other] { $n } conchiglie
        }
    }.
board-misses = nessun effetto su di te
board-event = Evento, { $epoch }
board-end-events = Verso la fine, eventi: { $epoch }
board-of = { $struck } di { $needed }
board-last-round =
    { $turns ->
        [one] Ultimo round · ultimo turno
       *[other] Ultimo round · ancora { $turns } turni
    }
board-game-over = Fine della partita
board-wins =
    { $winners ->
        [one] Vince { $names }
       *[other] Vittoria condivisa: { $names }
    }

board-achievements = Traguardi
board-face-down = { $epoch }, coperta
board-up =
    { $name }: richiede { $need } × { $land }. La prossima pietra dà { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } e una casella sul tracciato { $track }.
board-full =
    { $name }: richiede { $need } × { $land }. Tutte le caselle sono occupate.
board-space =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }{ $bolt ->
        [yes] , rivela un evento
       *[no] {""}
    }
board-stone = { $who }: pietra su «{ $board }»
board-arrow-lies = { $who }: freccia da «{ $source }» a «{ $target }»
board-stack =
    { $epoch }: { $count ->
        [one] { $count } evento nella pila
       *[other] { $count } eventi nella pila
    }
board-bag = Sacchetto
board-bag-land = { $count } × { $land } nel sacchetto

board-tracks = Progressi
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
        [one] { $n } terreno
       *[other] { $n } terreni
    }
board-value-movement =
    { $n ->
        [one] { $n } passo
       *[other] { $n } passi
    }
board-strongest = la più forte
board-weakest = la più debole
board-level = tutte pari
board-between = nel mezzo

board-to-play = di turno
board-starts = comincia il round
board-score =
    { $who }: { $score ->
        [one] { $score } punto
       *[other] { $score } punti
    } se la partita finisse ora
board-score-secret = { $who }: i punti sono segreti fino alla fine
board-points-from = Punti da:
board-shells = Conchiglie
board-reserve = Riserva
board-arrow = Freccia
board-arrow-ready = disponibile
board-arrow-spent = usata
board-hand = Da piazzare
board-land-tile =
    terreno { $land }{ $exhausted ->
        [yes] , esaurito
       *[no] {""}
    }{ $members ->
        [0] {""}
        [one] , { $members } membro
       *[other] , { $members } membri
    }
board-free-hex = posto libero
board-land-of = Terreni di { $who }
board-teeth-count =
    { $n ->
        [one] { $n } punto in denti d’orso
       *[other] { $n } punti in denti d’orso
    }
board-teeth-secret = denti d’orso, segreti fino alla fine
board-shells-count =
    { $n ->
        [one] { $n } conchiglia
       *[other] { $n } conchiglie
    }
board-members-count =
    { $n ->
        [one] { $n } membro sui terreni
       *[other] { $n } membri sui terreni
    }, { $reserve } in riserva
board-active-count =
    { $n ->
        [one] { $n } terreno attivo
       *[other] { $n } terreni attivi
    }
board-exhausted-count =
    { $n ->
        [one] { $n } terreno esaurito
       *[other] { $n } terreni esauriti
    }
board-total = Totale

# Il significato dei simboli

board-sign-procreation = Procreazione: nuovi membri
board-sign-exploration = Esplorazione: pesca e piazza terreni
board-sign-movement = Movimento: i membri si spostano
board-sign-strength = Forza: gli eventi chiedono chi è più forte o più debole; in parità lo sono tutte
board-sign-hand = Con mano: invece completa un traguardo
board-sign-shell = Conchiglia: paga le tessere più avanti nella fila
board-sign-tooth = Dente d’orso: punti
board-sign-bolt = Fulmine: un evento, o una casella che ne rivela uno
board-sign-member = Membro; più membri mostrano il numero
board-sign-exhausted = Terreno esaurito: non dà più risorse e alla fine non è attivo; i membri possono restarci
board-sign-end = Eventi dell’età del bronzo (arancioni) presi e ancora mancanti: con l’ultimo la partita finisce dopo quel round
board-sign-arrow = Freccia: una volta per partita, la via in diagonale verso l’alto
