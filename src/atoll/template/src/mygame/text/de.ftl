# Die Worte von My Game.

game-title = My Game
game-blurb = Wirf den Würfel, so oft du dich traust: Eine Eins kostet alles, was du nicht behalten hast.
game-length = 10 Minuten
game-weight = leicht

option-goal = Ziel
option-goal-near = 30 Punkte
option-goal-far = 60 Punkte

breakdown-kept = Behaltene Punkte

# Eine Wahl: Der Wert benennt sie, .detail sagt, was sie bringt, .told erzählt sie im Protokoll

choose-prompt = Du hast eine { $face } geworfen. Noch ein Wurf, oder den Topf behalten?
choose-again = Noch einmal werfen
    .told = { $who } wirft noch einmal.
choose-keep = Den Topf behalten
    .detail =
        { $pot ->
            [one] { $pot } Punkt
           *[other] { $pot } Punkte
        }
    .told =
        { $who } behält { $pot ->
            [one] { $pot } Punkt
           *[other] { $pot } Punkte
        }.

# Was von selbst geschieht

threw = Geworfen: { $face }
    .told = { $who } wirft eine { $face }.
lost = Der Topf ist verloren
    .told =
        { $pot ->
            [0] { $who } hat nichts zu verlieren.
            [one] { $who } verliert { $pot } Punkt.
           *[other] { $who } verliert { $pot } Punkte.
        }
reached = Das Ziel ist erreicht
    .told =
        { $who } erreicht das Ziel mit { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        }.

refused-no-such-choice = Diese Wahl gibt es nicht.

# Das Bild

board-picture = My Game, Runde { $round }
board-die = Der Würfel zeigt { $face }
board-no-throw = Der Würfel
board-pot = Im Topf
board-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
board-goal =
    { $points ->
        [one] bis { $points } Punkt
       *[other] bis { $points } Punkte
    }
board-turn = am Zug
board-wins = { $winner } gewinnt
