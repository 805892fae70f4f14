# Die Worte von Konane.

game-title = Konane
game-blurb = Das hawaiische Spiel der springenden Steine: Jeder Sprung schlägt einen Stein, und wer nicht mehr springen kann, hat verloren.
game-length = 10 bis 20 Minuten
game-weight = leicht

option-board = Brett
option-board-small = klein (6 × 6)
option-board-middle = mittel (8 × 8)
option-board-large = groß (10 × 10)

seat-0 = Lava
seat-1 = Koralle

breakdown-jumps = Mögliche Sprünge

# Entscheidungen

take-first-prompt = Nimm einen deiner Steine vom Brett: aus der Mitte oder aus einer Ecke.
take-first = Deinen Stein von { $square } nehmen
    .told = { $who } nimmt einen eigenen Stein von { $square }.
take-second-prompt = Nimm einen deiner Steine vom Brett, der neben der Lücke liegt.
take-second = Deinen Stein von { $square } nehmen
    .told = { $who } nimmt einen eigenen Stein von { $square }.
jump-from-prompt = Wähle den Stein, der springt.
jump-from = Mit dem Stein auf { $square } springen
    .detail =
        { $ways ->
            [one] nach { $to }
           *[other] { $ways } Sprünge
        }
    .told = { $who } hebt den Stein auf { $square } auf.
jump-to-prompt = Wo landet der Stein von { $from }?
jump-to = Auf { $square } landen
    .detail =
        { $taken ->
            [one] schlägt { $taken } Stein
           *[other] schlägt { $taken } Steine
        }
    .told =
        { $who } springt nach { $square } und schlägt { $taken ->
            [one] { $taken } Stein
           *[other] { $taken } Steine
        }.
loses = Kein Sprung ist mehr möglich.
    .told = { $who } kann nicht mehr springen und verliert.
no-jump-left = { $loser } kann nicht mehr springen.

# Ablehnungen

refused-no-such-square = Dieses Feld gibt es nicht.
refused-not-yours = Auf { $square } liegt kein Stein von dir.
refused-no-start = { $square } liegt weder in der Mitte noch in einer Ecke.
refused-not-beside = { $square } liegt nicht neben der Lücke auf { $gap }.
refused-cannot-jump = Neben dem Stein auf { $square } liegt keiner, hinter dem ein Feld frei ist.
refused-not-straight = Von { $from } führt kein gerader Sprung nach { $square }.
refused-no-way = Zwischen { $from } und { $square } wechseln sich Steine und freie Felder nicht ab.

# Das Bild

board-picture = Konane, Zug { $turn }
board-lifted = der Stein, der springt
board-free = frei
board-turn = am Zug
board-jumps =
    { $n ->
        [one] noch { $n } Sprung
       *[other] noch { $n } Sprünge
    }
board-taken =
    { $n ->
        [0] kein Stein geschlagen
        [one] { $n } Stein geschlagen
       *[other] { $n } Steine geschlagen
    }
board-wins = { $winner } gewinnt
