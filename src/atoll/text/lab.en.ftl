# What the laboratory says of a game.

lab-title = { $game } in the laboratory
lab-intro = 
    { $games ->
        [one] One game was
       *[other] { $figure } games were
    } played by bots, with seeds on which nobody was trained. Every share comes with its 95 % interval: chance alone may put it so far off. Bots show how bots play; people may play otherwise.
lab-played = Played: { $lots }
lab-lot = { lab-with-seats }: { $figure } × { $bots }{ $what ->
    [none] {""}
    [parts] , with the other parts
   *[option] , { $option }
}
lab-version = rules version { $rules }, Atoll { $version }, seed { $plan }
lab-languages = Language
lab-contents = Contents
lab-nothing = The games say nothing about this.
lab-more = All figures: { $title }
lab-and = { $first } and { $final }
lab-percent = { $figure }{"\u00A0"}%
lab-points-of-percent = { $figure } percentage points
lab-sure = sure
lab-unsure = not sure
lab-reconstructed = reconstructed part
lab-place = { $place ->
    [1] who begins
   *[other] place { $place }
}
lab-with-seats = { $seats ->
    [one] Alone
   *[other] With { $seats } seats
}
lab-unit-round = { $count ->
    [one] round
   *[other] rounds
}
lab-unit-turn = { $count ->
    [one] turn
   *[other] turns
}
lab-unit-season = { $count ->
    [one] season
   *[other] seasons
}
lab-unit-era = { $count ->
    [one] era
   *[other] eras
}

## Headings

lab-topic-seats = Seats: is it fair to begin?
lab-topic-length = Length: how long it lasts, and when it is decided
lab-topic-scores = Points: how many, and where from
lab-topic-parts = Parts: what goes with winning
lab-topic-options = Options: what other ways to play change
lab-topic-choices = Choices: what matters, and what is dead
lab-topic-luck = Luck and play: when it is settled
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
lab-column-option = option
lab-column-goal = asked for
lab-column-met = reached
lab-column-moment = after
lab-column-settled = settled
lab-column-again = ends the same way
lab-column-more-points = points of a seat, more
lab-column-more-decisions = decisions, more
lab-axis-wins = share of wins, %
lab-axis-decisions = decisions in a game
lab-axis-games = share of games
lab-axis-seats = share of seats
lab-axis-points = points
lab-axis-course = how far the game has come
lab-axis-leader = who is ahead wins
lab-axis-settled = how much is settled
lab-axis-ahead = points that winners have more than losers
lab-axis-gain = share of wins with it less that without, %
lab-axis-spread = what the best move is worth beyond a random one, % of a win
lab-axis-rating = rating (OpenSkill), 95 %

## Seats

lab-seats-even = { lab-with-seats } no seat is surely ahead: who begins wins { $rate }; { $even } would be even. An advantage of up to { $hidden } percentage points could still hide in { $games ->
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
lab-seats-few = { lab-with-seats }, { $games ->
    [one] one game is
   *[other] { $games } games are
} too few to tell whether a seat is ahead.
lab-seats-how = The same bot sat on every seat. Places are counted from who decides first. Intervals are Wilson’s; unevenness is tested by chi-square, corrected by Holm over the numbers of seats. “Could hide” is the smallest advantage that would be found four times out of five.
lab-seats-plot = { lab-with-seats }: share of wins by place
lab-seats-table = Wins and points by place

## Length

lab-length-verdict = { lab-with-seats } a typical game (the median) takes { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
}{ $spread ->
    [none] {""}
    [all] , and all lie between { $low } and { $high }
   *[most] , and nine in ten lie between { $low } and { $high }
}. A game has { $rounds } { $unit } on average.
lab-known-from = { lab-with-seats } it is mostly decided after { $moment } of the game: who is ahead then wins { $rate } of { $games ->
    [one] one game
   *[other] { $games } games
}.
lab-known-late = { lab-with-seats } it stays open: who is ahead after { $moment } of the game wins only { $rate } of { $games ->
    [one] one game
   *[other] { $games } games
}.
lab-known-always = { lab-with-seats } it is mostly decided from the start: who is ahead at the beginning wins { $rate } of { $games ->
    [one] one game
   *[other] { $games } games
}.
lab-known-unsure = { lab-with-seats } it cannot be told yet when a game is decided: who is ahead after { $moment } of it wins { $rate } of { $games ->
    [one] one game
   *[other] { $games } games
}.
lab-length-how = Who is ahead is asked ten times a game of the best judgement there is: the game’s mind where it has learned this number of seats, else the judgement by hand. “Mostly decided” means: from then on who is ahead wins four games in five, and surely more than two in three. Seconds are what the bots thought.
lab-length-plot = How many decisions a game takes
lab-known-plot = How often who is ahead wins in the end
lab-length-table = Length in figures

## Points

lab-scores-verdict = { lab-with-seats } a seat has { $mean } points on average{ $sources ->
    [0] {""}
    [one] {""}
   *[other] , more from { $source } ({ $top }) than from anything else
}; { $margin ->
    [0] the first two are typically level
    [one] the winner is typically one point ahead of the second
   *[other] the winner is typically { $margin } points ahead of the second
}.
lab-scores-winners = { lab-with-seats } winners have more than losers above all from { $sources }.
lab-scores-together = { lab-with-seats }, { $rate } of { $games ->
    [one] one game
   *[other] { $games } games
} are won, with { $mean } points on average.
lab-scores-how = In every game winners are held against losers, source by source (Student’s interval). What is named as sure is corrected by Benjamini and Hochberg over all sources. The winner’s lead is the median.
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
} seen so in at least { $few } games. As many are asked about at once, “sure” is corrected by Benjamini and Hochberg: of those named, at most one in twenty is named by accident. A part may go with winning because who is ahead can afford it. Of what is there for all, games with it are held against games without (Welch’s test, corrected likewise; a star marks what is sure); what comes late comes in long games only.
lab-parts-plot = Share of wins with a part, less that without
lab-parts-table = Every part
lab-presence-points = { $count ->
    [one] One part goes with more or fewer points of a seat where it is in play:
   *[other] { $count } parts go with more or fewer points of a seat where they are in play, most of all
} { $parts }.
lab-presence-decisions = { $count ->
    [one] One part goes with longer or shorter games (decisions):
   *[other] { $count } parts go with longer or shorter games (decisions), most of all
} { $parts }.
lab-presence-table = What is there for all: games with it against games without

## Options

lab-options-some = { $option } ({ $seats ->
    [one] alone
   *[other] { $seats } seats
}) changes { $changes }.
lab-options-change = { $question }: { $after } instead of { $before }, { $difference }
lab-options-none = For { $count ->
    [one] one other value of an option
   *[other] { $count } other values of options
} no change is sure.
lab-options-few = { $count ->
    [one] One other value of an option was
   *[other] { $count } other values of options were
} played in fewer than { $few } games: too few to tell what changes.
lab-options-how = Every other value of an option was played with the seeds of the game as it usually is, one option at a time, and each game is held against its twin. A star marks what is sure, corrected by Benjamini and Hochberg over all of them.
lab-options-table = Every option: difference from the usual game

## Choices

lab-choices-most = Most lies in decisions such as { $prompt }: the best move is worth { $spread } percentage points of winning more than a random one, and { $mattered } of { $count ->
    [one] one such decision
   *[other] { $count } such decisions
} mattered.
lab-choices-few = No kind of decision was looked at { $few } times: which ones matter most cannot be told yet.
lab-choices-how = Some decisions of every game were judged move by move, at first sight, by the best judgement there is. A decision mattered if the best move is worth at least two percentage points of winning more than a random one. Kinds that were looked at fewer than { $few } times are not named first. A kind of choice is called dead if it is best less often than once in ten, which must be sure after correction by Benjamini and Hochberg over all that were offered { $often } times or more.
lab-choices-plot = What lies in a decision
lab-choices-table = Every kind of decision
lab-dead-none = { $count ->
    [one] The only kind of choice that was offered { $often } times or more is not surely dead.
   *[other] Of { $count } kinds of choices that were offered { $often } times or more none is surely dead.
}
lab-dead-unknown = No kind of choice was offered { $often } times yet: whether one is dead cannot be told.
lab-dead-some = { $count ->
    [one] One kind of choice is hardly ever best:
   *[other] { $count } kinds of choices are hardly ever best, for example
} { $examples }.
lab-dead-table = Choices that are hardly ever best

## Luck and play

lab-luck-verdict = { lab-with-seats } who wins is settled to { $settled } in the middle of a game; the rest lies in draws still to come. Played on from there under other draws, { $again } of { $games ->
    [one] one game has
   *[other] { $games } games have
} the same winner.
lab-luck-together = { lab-with-seats } the points are settled to { $settled } in the middle of a game; the rest lies in draws still to come. Played on from there under other draws, { $again } of { $games ->
    [one] one game ends
   *[other] { $games } games end
} the same way, won or lost.
lab-luck-unsure = { lab-with-seats } it cannot be told yet how much is settled in the middle of a game: { $settled } after { $games ->
    [one] one game
   *[other] { $games } games
} that { $games ->
    [one] was
   *[other] were
} played on under other draws.
lab-luck-none = Chance decides nothing in this game: all of it is play.
lab-luck-few = Fewer than { $few } games were played on under other draws: that is too few to speak of luck.
lab-luck-few-seats = { lab-with-seats }, fewer than { $few } games were played on under other draws: too few to speak of luck.
lab-luck-how = Every other game was played on by the same bots, from a quarter, the middle and three quarters of it, with the same pieces and other draws. Settled is the share of the differences between outcomes that lies between positions and not within them (intraclass correlation; its interval holds that of a bootstrap over whole games and that of Wilson’s or Fisher’s).
lab-luck-plot = The same position under other draws
lab-luck-table = What is settled when

## Bots

lab-bots-best = { $best } is the strongest and wins { $rate } of its games against the others.
lab-bots-worst = { $worst } is the weakest.
lab-bots-ahead = { $best } is ahead with { $rate } of { $games ->
    [one] one game
   *[other] { $games } games
} against the others, but not surely the strongest.
lab-bots-few = One bot has only { $games ->
    [one] one game
   *[other] { $games } games
} against others: too few to say who is stronger.
lab-bots-goal = { lab-with-seats } { $bot } wins { $rate } of { $games ->
    [one] one game
   *[other] { $games } games
}.
lab-bots-how = Ratings are OpenSkill’s (Plackett-Luce) over the games between different bots, ± 1.96 sigma. A bot is called the strongest or the weakest if no other’s interval touches its own.
lab-bots-plot = Ratings of the bots
lab-bots-table = The bots in figures
lab-goals-table = What games alone ask for

## A change

lab-question-first = wins of who begins, %
lab-question-won = games won, %
lab-question-points = points of a seat
lab-question-margin = lead of the winner
lab-question-decisions = decisions
lab-against-first = { lab-with-seats }, who begins wins { $after } % instead of { $before } ({ $change }; { $span }).
lab-against-won = { lab-with-seats }, { $after } % of the games are won instead of { $before } ({ $change }; { $span }).
lab-against-points = { lab-with-seats } a seat has { $after } points instead of { $before } ({ $change }; { $span }).
lab-against-margin = { lab-with-seats } the winner is { $after } points ahead instead of { $before } ({ $change }; { $span }).
lab-against-decisions = { lab-with-seats } a game takes { $after } decisions instead of { $before } ({ $change }; { $span }).
lab-against-none = Nothing surely changes.
lab-against-doubt = { lab-with-seats }, { $question }: { $change } ({ $span }), which may be accident; { $games ->
    [0] twice as many games should show it
    [one] one more game should show it
   *[other] { $figure } more games should show it
}, if it is there.
lab-against-newly = With the change these surely go with winning, and not surely without it: { $parts }.
lab-against-no-more = Without the change these surely go with winning, and not surely with it: { $parts }.
lab-against-how = Both versions played the same seeds, game against game; { $count ->
    [one] one question was
   *[other] { $count } questions were
} asked, corrected by Holm, since each may be acted upon.
lab-against-table = Both versions in figures
lab-against-plot = Share of wins with a part, less that without, in both versions
