# The words of Konane.

game-title = Konane
game-blurb = The Hawaiian game of jumping stones: every jump takes a stone, and whoever cannot jump any more has lost.
game-length = 10 to 20 minutes
game-weight = light

option-board = Board
option-board-small = small (6 × 6)
option-board-middle = middle (8 × 8)
option-board-large = large (10 × 10)

seat-0 = Lava
seat-1 = Coral

breakdown-jumps = Jumps left

# Decisions

take-first-prompt = Take one of your stones off the board: from the middle or from a corner.
take-first = Take your stone off { $square }
    .told = { $who } takes a stone of their own off { $square }.
take-second-prompt = Take one of your stones off the board, beside the gap.
take-second = Take your stone off { $square }
    .told = { $who } takes a stone of their own off { $square }.
jump-from-prompt = Choose the stone that jumps.
jump-from = Jump with the stone on { $square }
    .detail =
        { $ways ->
            [one] to { $to }
           *[other] { $ways } jumps
        }
    .told = { $who } lifts the stone on { $square }.
jump-to-prompt = Where does the stone from { $from } land?
jump-to = Land on { $square }
    .detail =
        { $taken ->
            [one] takes { $taken } stone
           *[other] takes { $taken } stones
        }
    .told =
        { $who } jumps to { $square } and takes { $taken ->
            [one] { $taken } stone
           *[other] { $taken } stones
        }.
loses = No jump is left.
    .told = { $who } has no jump left and loses.
no-jump-left = { $loser } has no jump left.

# Refusals

refused-no-such-square = There is no such square.
refused-not-yours = No stone of yours lies on { $square }.
refused-no-start = { $square } is neither in the middle nor a corner.
refused-not-beside = { $square } is not beside the gap on { $gap }.
refused-cannot-jump = The stone on { $square } has nothing to jump over with a free square behind it.
refused-not-straight = From { $from } no straight jump leads to { $square }.
refused-no-way = Between { $from } and { $square } the stones and free squares do not alternate.

# The picture

board-picture = Konane, turn { $turn }
board-lifted = the stone that jumps
board-free = free
board-turn = to move
board-jumps =
    { $n ->
        [one] { $n } jump left
       *[other] { $n } jumps left
    }
board-taken =
    { $n ->
        [0] no stone taken
        [one] { $n } stone taken
       *[other] { $n } stones taken
    }
board-wins = { $winner } wins
