# The words of My Game.

game-title = My Game
game-blurb = Throw the die as often as you dare: a one costs everything you have not kept.
game-length = 10 minutes
game-weight = light

option-goal = Goal
option-goal-near = 30 points
option-goal-far = 60 points

breakdown-kept = Points kept

# A choice: its value names it, .detail adds what it brings, .told tells it in the log

choose-prompt = You threw { $face }. Throw again, or keep what is in the pot?
choose-again = Throw again
    .told = { $who } throws again.
choose-keep = Keep the pot
    .detail =
        { $pot ->
            [one] { $pot } point
           *[other] { $pot } points
        }
    .told =
        { $who } keeps { $pot ->
            [one] { $pot } point
           *[other] { $pot } points
        }.

# What happens by itself

threw = Thrown: { $face }
    .told = { $who } throws { $face }.
lost = The pot is lost
    .told =
        { $pot ->
            [0] { $who } has nothing to lose.
            [one] { $who } loses { $pot } point.
           *[other] { $who } loses { $pot } points.
        }
reached = The goal is reached
    .told =
        { $who } reaches the goal with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.

refused-no-such-choice = There is no such choice.

# The picture

board-picture = My Game, round { $round }
board-die = The die shows { $face }
board-no-throw = The die
board-pot = In the pot
board-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-goal =
    { $points ->
        [one] to { $points } point
       *[other] to { $points } points
    }
board-turn = to play
board-wins = { $winner } wins
