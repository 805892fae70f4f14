# What the terminal says to players.

cli-you = you
cli-welcome =
    { $game } for { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }, seed { $seed }
cli-bot-sits = { $who } is played by the bot “{ $bot }”.
cli-how = Type the number of a choice and press Enter. “h” gives a hint, “u” takes back, “help” shows the rest.
cli-help =
    7 or a name   play choice 7, or the one of that name (in italics)
    why 7         why is this not possible?  “?” alone: all that is not
    u             take back, up to the last thing that was drawn or turned up
    h             a hint from a bot that searches
    b             show the board again
    l             what happened so far
    score         the scores if the game ended now
    rules WORD    rules that speak of a word; rules { $rule }: one rule
    s FILE        save; from then on the game is kept there
    q             leave; the game is kept
cli-prompt = Your choice (h hint, u undo, help):
cli-confirm = Enter: on to the next player · u: take back
cli-lesson-how = Type the number of a choice; h shows one that leads on, q leaves the lesson.
cli-lesson-read = Enter: read on
cli-lesson-prompt = Your choice (h show me, q leave):
cli-lesson-hint = For instance: { $move }
cli-lesson-no-such = “{ $text }” is no choice here. Type the number of one, or h.
cli-lesson-next = On to the next lesson: { $command }
cli-more = and { $n } more
cli-refused = Not now: { $moves } (“why { $first }” tells the reason)
cli-no-such = “{ $text }” is no choice here. Type a number from 1 to { $n }, or “help”.
cli-undone = Taken back.
cli-thinking = { $who } ({ $bot }) is thinking …
cli-advising = A bot looks at it …
cli-advice =
    I would choose { $number }: { $move } — tried { $visits } of { $tried } { $tried ->
        [one] time
       *[other] times
    }, rated { $value } of 100.
cli-advice-else =
    Then { $number }: { $move } — { $visits ->
        [one] { $visits } time
       *[other] { $visits } times
    }, rated { $value } of 100.
cli-nothing-refused = Everything is possible here.
cli-likewise = {"   "}likewise: { $numbers }
cli-allowed = That is possible: { $move }
cli-exists = { $file } exists already; choose another name.
cli-saved = Saved in { $file }
cli-origin-ruling = ruling
cli-origin-consequence = consequence
cli-origin-advice = advice
cli-origin-public = public
cli-no-rule = No rule speaks of “{ $text }”.
cli-left =
    You left after { $n ->
        [one] { $n } decision
       *[other] { $n } decisions
    }.
cli-come-back = Go on with: atoll play --resume { $file }
cli-look-again = Look at it again: atoll replay { $file }
cli-total = Total
cli-winners =
    { $n ->
        [one] { $names } wins!
       *[other] { $names } share the victory!
    }
cli-watch-keys = Enter: next turn · a: go on by itself · q: leave
cli-watch-prompt = [Enter, a, q]
cli-replay-keys = Enter: on · b: back · 40: to move 40 · e: to the end · l: log · score · q: leave
cli-page = Move { $n } of { $last } >
cli-no-page = The moves go from 0 to { $last }.
cli-sound =
    { $file } is sound: { $game } for { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }, { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }, { $over ->
        [yes] finished
       *[no] not finished
    }; { $scores }
