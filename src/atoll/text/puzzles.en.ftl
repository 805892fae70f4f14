## Puzzles

page-puzzle = Puzzle
page-puzzles = Puzzles
page-puzzles-all = All puzzles
page-puzzles-all-games = Puzzles of all games
page-puzzles-note = Positions out of games of strong bots. In each of them one plan is clearly best.
page-puzzles-none = There are no puzzles for this game yet.
page-puzzles-solved = Solved: { $done } of { $all }
page-puzzle-number = Puzzle { $number } of { $count }
page-puzzle-today = Puzzle of the day
page-puzzle-solve = Solve it
page-puzzle-solved = Solved!
page-puzzle-solved-today = Solved today
page-puzzle-is-solved = solved
page-puzzle-was-shown = solution seen
page-puzzle-solution = The solution
page-puzzle-not-solved = A puzzle whose solution was shown does not count as solved.
page-puzzle-show = Show the solution
page-puzzle-next = Next puzzle
page-puzzle-you = You are { $name }.
page-puzzle-task =
    { $count ->
        [one] Find the move that gives you the best chances.
       *[other] Find the { $count } moves, one after the other, that give you the best chances.
    }
page-puzzle-moves =
    { $count ->
        [one] one move
       *[other] { $count } moves
    }
page-puzzle-streak =
    { $count ->
        [one] { $count } day in a row
       *[other] { $count } days in a row
    }
page-streak-now = Days in a row
page-streak-longest = Longest run
page-puzzle-lost = This puzzle has changed in the meantime. Start it again.

puzzle-level-easy = Easy
puzzle-level-medium = Medium
puzzle-level-hard = Hard

puzzle-best = { $moves }: with this you win about { $worth ->
    [one] once
   *[other] { $worth } times
} in 100.
puzzle-next = The next best costs about { $cost ->
    [one] { $cost } percentage point
   *[other] { $cost } percentage points
}: { $move }.
puzzle-brings = A few turns later you have, compared with that: { $list }.
puzzle-gain =
    { $way ->
        [more] { $source } +{ $points }
       *[less] { $source } −{ $points }
    }
puzzle-met = { $source }: in 100 games met { $points ->
    [one] once
   *[other] { $points } times
} { $way ->
    [more] more
   *[less] less
}
puzzle-others =
    { $way ->
        [more] best opponent +{ $points }
       *[less] best opponent −{ $points }
    }
puzzle-line = It may go on like this: { $line }
puzzle-reply = With the next best it may go on like this: { $line }
puzzle-costs = { $move }: this lowers your chance to win by about { $cost ->
    [one] { $cost } percentage point
   *[other] { $cost } percentage points
}. Try again.
puzzle-costs-more = { $move }: this is further off and lowers your chance to win by { $cost ->
    [one] { $cost } percentage point
   *[other] { $cost } percentage points
} or more. Try again.
puzzle-goes-on = It may go on like this: { $line }
puzzle-hint-brings = Compare what it brings in a few turns: { $list }
puzzle-hint-not = Not this, tempting as it is: { $move }
puzzle-hint-look = Look at what the others can do next.
