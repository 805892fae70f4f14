# Le parole di Konane.

game-title = Konane
game-blurb = Il gioco hawaiano delle pietre che saltano: ogni salto cattura una pietra, e chi non può più saltare ha perso.
game-length = da 10 a 20 minuti
game-weight = leggero

option-board = Tavoliere
option-board-small = piccolo (6 × 6)
option-board-middle = medio (8 × 8)
option-board-large = grande (10 × 10)

seat-0 = Lava
seat-1 = Corallo

breakdown-jumps = Salti possibili

# Decisioni

take-first-prompt = Togli una tua pietra dal tavoliere: dal centro o da un angolo.
take-first = Togli la tua pietra da { $square }
    .told = { $who } toglie una propria pietra da { $square }.
take-second-prompt = Togli una tua pietra accanto alla casella vuota.
take-second = Togli la tua pietra da { $square }
    .told = { $who } toglie una propria pietra da { $square }.
jump-from-prompt = Scegli la pietra che salta.
jump-from = Salta con la pietra in { $square }
    .detail =
        { $ways ->
            [one] in { $to }
           *[other] { $ways } salti
        }
    .told = { $who } solleva la pietra in { $square }.
jump-to-prompt = Dove atterra la pietra di { $from }?
jump-to = Atterra in { $square }
    .detail =
        { $taken ->
            [one] cattura { $taken } pietra
           *[other] cattura { $taken } pietre
        }
    .told =
        { $who } salta in { $square } e cattura { $taken ->
            [one] { $taken } pietra
           *[other] { $taken } pietre
        }.
loses = Nessun salto è più possibile.
    .told = { $who } non può più saltare e perde.
no-jump-left = { $loser } non può più saltare.

# Rifiuti

refused-no-such-square = Questa casella non esiste.
refused-not-yours = In { $square } non c’è una tua pietra.
refused-no-start = { $square } non è né al centro né in un angolo.
refused-not-beside = { $square } non è accanto alla casella vuota { $gap }.
refused-cannot-jump = Accanto alla pietra in { $square } non ce n’è una con una casella libera dietro.
refused-not-straight = Da { $from } nessun salto diritto porta in { $square }.
refused-no-way = Fra { $from } e { $square } pietre e caselle libere non si alternano.

# L’immagine

board-picture = Konane, turno { $turn }
board-lifted = la pietra che salta
board-free = libera
board-turn = di turno
board-jumps =
    { $n ->
        [one] ancora { $n } salto
       *[other] ancora { $n } salti
    }
board-taken =
    { $n ->
        [0] nessuna pietra catturata
        [one] { $n } pietra catturata
       *[other] { $n } pietre catturate
    }
board-wins = Vince { $winner }
