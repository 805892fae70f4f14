# What is written in the picture of Tribes.

board-picture = Tribes, round { $round }
board-row = Action row
board-round = Round { $round }
board-in-use = in use
board-cost =
    { $cost ->
        [0] free
        [one] costs { $cost } shell
       *[other] costs { $cost } shells
    }{ $gain ->
        [0] {""}
        [one] , { $gain } shell lies on it
       *[other] , { $gain } shells lie on it
    }
board-free = free
board-or-achieve = or achieve
board-comes =
    { $effect ->
        [gain-points] You would gain { $n ->
            [one] { $n } point
           *[other] { $n } points
        }
        [lose-points] You would lose { $n ->
            [one] { $n } point
           *[other] { $n } points
        }
        [gain-members] You would gain { $n ->
            [one] { $n } member
           *[other] { $n } members
        }
        [lose-members] You would lose { $n ->
            [one] { $n } member
           *[other] { $n } members
        }
        [exhaust-land] You would exhaust { $n ->
            [one] { $n } land tile
           *[other] { $n } land tiles
        }
        [explore] You would gain { $n ->
            [one] { $n } land tile
           *[other] { $n } land tiles
        }
       *[take-shells] You would take { $n ->
            [one] { $n } shell
           *[other] { $n } shells
        }
    }.
board-misses = no effect on you
board-event = Event, { $epoch }
board-end-events = To the end: { $epoch } events
board-of = { $struck } of { $needed }
board-last-round =
    { $turns ->
        [one] Last round · last turn
       *[other] Last round · { $turns } turns left
    }
board-game-over = Game over
board-wins =
    { $winners ->
        [one] { $names } wins
       *[other] { $names } share the victory
    }

board-achievements = Achievements
board-face-down = { $epoch }, face down
board-up =
    { $name }: needs { $need } × { $land }. The next stone gives { $points ->
        [one] { $points } point
       *[other] { $points } points
    } and a step up in { $track }.
board-full =
    { $name }: needs { $need } × { $land }. All spaces are taken.
board-space =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $bolt ->
        [yes] , turns up an event
       *[no] {""}
    }
board-stone = { $who }: stone on “{ $board }”
board-arrow-lies = { $who }: arrow from “{ $source }” to “{ $target }”
board-stack =
    { $epoch }: { $count ->
        [one] { $count } event in the stack
       *[other] { $count } events in the stack
    }
board-bag = Bag
board-bag-land = { $count } × { $land } in the bag

board-tracks = Progress
board-marker = { $who }: { $track } { $value }
board-end-points =
    { $points ->
        [one] { $points } point at the end
       *[other] { $points } points at the end
    }
board-value-procreation =
    { $n ->
        [one] { $n } member
       *[other] { $n } members
    }
board-value-exploration =
    { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }
board-value-movement =
    { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
board-strongest = strongest
board-weakest = weakest
board-level = all level
board-between = in between

board-to-play = to play
board-starts = starting player
board-score =
    { $who }: { $score ->
        [one] { $score } point
       *[other] { $score } points
    } if the game ended now
board-score-secret = { $who }: the points are secret until the end
board-points-from = Points from:
board-shells = Shells
board-reserve = Reserve
board-arrow = Arrow
board-arrow-ready = not yet used
board-arrow-spent = used
board-hand = To lay
board-land-tile =
    { $land } land{ $exhausted ->
        [yes] , exhausted
       *[no] {""}
    }{ $members ->
        [0] {""}
        [one] , { $members } member
       *[other] , { $members } members
    }
board-free-hex = free place
board-land-of = Land of { $who }
board-teeth-count =
    { $n ->
        [one] { $n } point in bear teeth
       *[other] { $n } points in bear teeth
    }
board-teeth-secret = bear teeth, secret until the end
board-shells-count =
    { $n ->
        [one] { $n } shell
       *[other] { $n } shells
    }
board-members-count =
    { $n ->
        [one] { $n } member on the land
       *[other] { $n } members on the land
    }, { $reserve } in reserve
board-active-count =
    { $n ->
        [one] { $n } active land tile
       *[other] { $n } active land tiles
    }
board-exhausted-count =
    { $n ->
        [one] { $n } exhausted land tile
       *[other] { $n } exhausted land tiles
    }
board-total = Total

# What the signs mean

board-sign-procreation = Procreate: new members
board-sign-exploration = Explore: draw and lay land
board-sign-movement = Move: members take steps
board-sign-strength = Strength: events ask who is strongest or weakest; of level tribes all are
board-sign-hand = With a hand: complete an achievement instead
board-sign-shell = Shell: pays for tiles farther along the row
board-sign-tooth = Bear tooth: points
board-sign-bolt = Bolt: an event, or a space that turns one up
board-sign-member = Member; several show their number
board-sign-exhausted = Exhausted land: no resource any more, and not active land at the end; members may stay
board-sign-end = Bronze Age events (orange) taken, and those still missing: with the last one the game ends after that round
board-sign-arrow = Arrow: once a game, the way to a board diagonally above
