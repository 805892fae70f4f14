# What the laboratory says of a game.

lab-title = { $game } in the laboratory
lab-intro =
    { $games ->
        [one] One game was
       *[other] { $figure } games were
    } played by bots, with seeds on which nobody was trained. A share is given with its 95 % interval: so far off might it be by accident. What bots show is how they play; people may play otherwise.
lab-played = Played: { $lots }
lab-lot = { lab-with-seats }: { $figure } × { $bots }
lab-version = rules version { $rules }, Atoll { $version }, plan { $plan }
lab-languages = Language
lab-contents = Contents
lab-nothing = The games say nothing about this.
lab-more = All figures: { $title }
lab-and = { $first } and { $final }
lab-percent = { $figure }{"\u00A0"}%
lab-points-of-percent = { $figure } points
lab-sure = sure
lab-unsure = not sure
lab-reconstructed = reconstructed part
lab-place = { $place ->
    [1] begins
   *[other] place { $place }
}
lab-with-seats = { $seats ->
    [one] Alone
   *[other] With { $seats } seats
}
lab-unit-round = rounds
lab-unit-turn = turns
lab-unit-season = seasons
lab-unit-era = eras

## Headings

lab-topic-seats = Seats: is it fair to begin?
lab-topic-length = Length: how long it lasts, and when it is decided
lab-topic-scores = Points: how many, and where from
lab-topic-parts = Parts: what goes with winning
lab-topic-choices = Choices: what matters, what is dead, what is luck
lab-topic-bots = Bots: who is stronger
lab-topic-against = The change: what it does

## Columns and axes

lab-column-seats = seats
lab-column-place = place
lab-column-games = games
lab-column-wins = wins
lab-column-hidden = could hide
lab-column-points = points
lab-column-decisions = decisions
lab-column-rounds = rounds
lab-column-seconds = seconds of thought
lab-column-source = source
lab-column-ahead = winners have more
lab-column-part = part
lab-column-taken = taken by
lab-column-with = wins with it
lab-column-without = wins without
lab-column-gain = difference
lab-column-sure = sure?
lab-column-origin = known from
lab-column-decision = decision
lab-column-looked = looked at
lab-column-spread = what lies in it
lab-column-mattered = mattered
lab-column-choice = choice
lab-column-offered = offered
lab-column-best = was best
lab-column-bot = bot
lab-column-rating = rating
lab-column-milliseconds = ms a decision
lab-column-question = question
lab-column-ours = as it is
lab-column-theirs = the change
lab-column-change = difference
lab-column-needed = games still needed
lab-axis-wins = share of wins, %
lab-axis-decisions = decisions in a game
lab-axis-games = share of games
lab-axis-seats = share of seats
lab-axis-points = points
lab-axis-course = how far the game has come
lab-axis-leader = who is ahead wins
lab-axis-again = the same seat wins again
lab-axis-ahead = points that winners have more than losers
lab-axis-gain = share of wins with it less that without, %
lab-axis-spread = what the best move is worth beyond one by lot, % of a win
lab-axis-rating = rating (OpenSkill), 95 %

## Seats

lab-seats-even = { lab-with-seats } no seat is visibly ahead: who begins wins { $rate }; { $even } would be even. An advantage of up to { $hidden } points could still hide in { $games ->
    [one] one game
   *[other] { $games } games
}.
lab-seats-uneven = { lab-with-seats } the seats are not alike: { $place ->
    [1] who begins
   *[other] place { $place }
} wins { $rate } of { $games ->
    [one] one game
   *[other] { $games } games
}; { $even } would be even.
lab-seats-how = The same bot sat on every seat. Places are counted from who decides first. Intervals are Wilson’s; unevenness is tested by chi-square, corrected by Holm over the numbers of seats. “Could hide” is the smallest advantage that would be found four times out of five.
lab-seats-plot = { lab-with-seats }: share of wins by place
lab-seats-table = Wins and points by place

## Length

lab-length-verdict = { lab-with-seats } a game takes { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
}, nine times out of ten between { $low } and { $high }; that is { $rounds } { $unit }.
lab-known-from = { lab-with-seats } the winner is known after { $moment } of the game: who is ahead then wins { $rate }.
lab-known-late = { lab-with-seats } it stays open: who is ahead after { $moment } of the game wins only { $rate }.
lab-length-plot = How many decisions a game takes
lab-known-plot = How often who is ahead wins in the end
lab-length-table = Length in figures

## Points

lab-scores-verdict = { lab-with-seats } a seat has { $mean } points on average, most of them from { $source } ({ $top }); the winner is { $margin } ahead of the second.
lab-scores-winners = { lab-with-seats } winners have more than losers above all from { $sources }.
lab-scores-together = { lab-with-seats } { $rate } of { $games ->
    [one] one game
   *[other] { $games } games
} are won, with { $mean } points on average.
lab-scores-plot = Points of a seat at the end
lab-sources-plot = { lab-with-seats }: what winners have more than losers
lab-sources-table = Points by source

## Parts

lab-parts-best = { $count ->
    [one] One part goes with winning:
   *[other] { $count } parts go with winning, above all
} { $parts }.
lab-parts-worst = { $count ->
    [one] One part goes with losing:
   *[other] { $count } parts go with losing, above all
} { $parts }.
lab-parts-none = No part surely goes with winning or losing; { $count ->
    [0] none was
    [one] one was
   *[other] { $count } were
} seen often enough to tell.
lab-parts-how = Who took a part is held against who did not in the same game, so that seats of one game are not counted as if they were games of their own; { $count ->
    [one] one part was
   *[other] { $count } parts were
} seen so in at least { $few } games. As many are asked about at once, “sure” is corrected by Benjamini and Hochberg: of those named, at most one in twenty is named by accident. A part may go with winning because who is ahead can afford it.
lab-parts-plot = Share of wins with a part, less that without
lab-parts-table = Every part

## Choices

lab-choices-most = Most lies in the decision “{ $prompt }”: the best move is worth { $spread } points of a hundred more than one by lot, and { $mattered } of such decisions mattered.
lab-choices-how = Some decisions of every game were judged move by move, by the best judgement there is, at first sight. A decision mattered if the best move is worth at least two points of a hundred more than one by lot.
lab-choices-plot = What lies in a decision
lab-choices-table = Every kind of decision
lab-dead-none = No choice is dead: all that were offered { $often } times or more are best often enough.
lab-dead-some = { $count ->
    [one] One kind of choice is
   *[other] { $count } kinds of choices are
} hardly ever best, for example { $examples }.
lab-dead-table = Choices that are hardly ever best
lab-luck-verdict = { lab-with-seats } { $settled } of the outcome is settled in the middle of a game: played on from there under other draws, the same seat wins { $again } of the time ({ $games ->
    [one] one game
   *[other] { $games } games
}). The rest is the luck still to come.
lab-luck-none = Chance decides nothing in this game: all of it is play.
lab-luck-plot = The same position under other draws

## Bots

lab-bots-best = { $best } is the strongest and wins { $rate } of its games against the others; { $worst } is the weakest.
lab-bots-goal = { lab-with-seats } { $bot } wins { $rate } of { $games ->
    [one] one game
   *[other] { $games } games
}.
lab-bots-plot = Ratings of the bots
lab-bots-table = The bots in figures

## A change

lab-question-first = wins of who begins, %
lab-question-points = points of a seat
lab-question-margin = lead of the winner
lab-question-decisions = decisions
lab-against-first = { lab-with-seats } who begins wins { $after } % instead of { $before } ({ $change }; { $span }).
lab-against-points = { lab-with-seats } a seat has { $after } points instead of { $before } ({ $change }; { $span }).
lab-against-margin = { lab-with-seats } the winner is { $after } points ahead instead of { $before } ({ $change }; { $span }).
lab-against-decisions = { lab-with-seats } a game takes { $after } decisions instead of { $before } ({ $change }; { $span }).
lab-against-none = Nothing surely changes.
lab-against-doubt = { lab-with-seats }, { $question }: { $change } ({ $span }), which may be accident; { $games ->
    [0] twice as many games should show it
    [one] one more game should show it
   *[other] { $figure } more games should show it
}, if it is there.
lab-against-newly = Only with the change these go with winning: { $parts }.
lab-against-no-more = With the change these no longer surely go with winning: { $parts }.
lab-against-how = Both versions played the same seeds, game against game; { $count ->
    [one] one question was
   *[other] { $count } questions were
} asked, corrected by Holm, since each may be acted upon.
lab-against-table = Both versions in figures
lab-against-plot = Share of wins with a part, less that without, in both versions
