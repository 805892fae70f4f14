# Reviews of finished games.

review-title = { $game }: a game reviewed
review-chart = Every seat’s chance to win, over the game
review-honest =
    Each decision is judged by what its player could know. A cost is a share of the chance to win that was given away. { $again ->
        [0] No decision was looked at for long yet.
        [one] 1 decision was looked at for as long as the strongest bot thinks, the others shortly.
       *[other] { $again } decisions were looked at for as long as the strongest bot thinks, the others shortly.
    }
review-mean-cost = mean cost
review-turning-points = Turning points
review-no-turning-points = No decision gave much away.
review-all = Every decision
review-grade-best = best
review-grade-good = good
review-grade-slip = slips
review-grade-mistake = mistakes
review-grade-blunder = blunders
review-decision =
    Move { $ply }, { $who }: { $move } { $grade ->
        [best] – the best move.
        [good] – good.
        [slip] – a slip, cost { $cost } %.
        [mistake] – a mistake, cost { $cost } %.
       *[blunder] – a blunder, cost { $cost } %.
    }
review-better = { $long ->
        [yes] The strongest bot would play: { $move }
       *[no] Better: { $move }
    }
review-line = Then, for instance: { $line }
review-chances = Chances to win before this decision
review-unjudged = Move { $ply }, { $who }: { $move } – not looked at yet.
review-called-best = the best move
review-called-good = good
review-called-slip = a slip
review-called-mistake = a mistake
review-called-blunder = a blunder
