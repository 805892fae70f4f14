# Le parole di My Game.

game-title = My Game
game-blurb = Tira il dado finché hai coraggio: un uno costa tutto ciò che non hai tenuto.
game-length = 10 minuti
game-weight = leggero

option-goal = Traguardo
option-goal-near = 30 punti
option-goal-far = 60 punti

breakdown-kept = Punti tenuti

# Una scelta: il valore la nomina, .detail dice che cosa porta, .told la racconta nel diario

choose-prompt = Hai tirato { $face }. Tiri ancora o tieni il piatto?
choose-again = Tira ancora
    .told = { $who } tira ancora.
choose-keep = Tieni il piatto
    .detail =
        { $pot ->
            [one] { $pot } punto
           *[other] { $pot } punti
        }
    .told =
        { $who } tiene { $pot ->
            [one] { $pot } punto
           *[other] { $pot } punti
        }.

# Ciò che avviene da sé

threw = Tirato: { $face }
    .told = { $who } tira un { $face }.
lost = Il piatto è perso
    .told =
        { $pot ->
            [0] { $who } non ha nulla da perdere.
            [one] { $who } perde { $pot } punto.
           *[other] { $who } perde { $pot } punti.
        }
reached = Il traguardo è raggiunto
    .told =
        { $who } raggiunge il traguardo con { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }.

refused-no-such-choice = Questa scelta non esiste.

# L’immagine

board-picture = My Game, round { $round }
board-die = Il dado mostra { $face }
board-no-throw = Il dado
board-pot = Nel piatto
board-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
board-goal =
    { $points ->
        [one] fino a { $points } punto
       *[other] fino a { $points } punti
    }
board-turn = di turno
board-wins = Vince { $winner }
