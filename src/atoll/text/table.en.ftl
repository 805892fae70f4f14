# Words of the pages at the table.

## What the house answers

table-waiting = { $name } is deciding.
table-waiting-open = Nobody sits on the seat of { $name } yet. The game goes on as soon as somebody takes it.
table-other-rules = This table was begun under an older version of the rules and cannot go on here.
table-hints-slow = One moment: the house is still thinking about what you asked before.
table-too-many =
    { $count ->
        [one] You sit at one table already. Finish or leave it first.
       *[other] You sit at { $count } tables already. Finish or leave some first.
    }
table-unreadable = What was written down of this table cannot be read here, so it cannot go on.
table-unknown = There is no such table. The link may be incomplete.
table-unknown-person = The house does not know you yet. Open a page first, or ask for a secret.
table-bad-wish = The table could not be set up: { $why }
table-no-such-game = There is no game called { $name }.
table-no-such-level = No bot plays at this level. The levels are { $levels }.
table-no-such-move = There is no move { $move } here.
table-no-such-position = The game has no such position.
table-no-such-seat = This table has no such seat.
table-not-your-seat = This is not your seat.
table-nothing-suggested = There is nothing suggested here.
table-not-your-turn = It is not your turn.
table-seat-taken = Somebody else has just taken this seat.
table-stale = The table has moved on. Have a look and choose again.
table-record-later = The record can be downloaded when the game is over: until then it would give away what is still hidden.
table-review-later = A game can be reviewed when it is over.
table-review-nothing = No move was made here, so there is nothing to review.
table-chat-seated = Only those who sit at the table can write.
table-chat-empty = There is nothing to say in an empty line.
table-chat-slow = One moment: you write faster than anybody can read.
me-code-refused = This code is not known here. It may have been used already, or a newer one was made.
me-passkey-refused = This passkey did not prove itself. Please try again.
me-too-many-tries = That was too often. Please wait a minute.
me-record-refused = This record cannot be brought in: { $why }
table-ended-imported = The record ends here.
me-push-refused = This house sends no notices there.
table-nudge-nobody = There is nobody to remind now.
table-nudged = This player was reminded just now. Once in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
} is enough.
table-not-host = Only whoever set up the table can do this.
table-not-alone = Others sit at this table, so it cannot be deleted. You can leave, resign, or agree to end the game.
table-rematch-later = A rematch begins when this game is over.
table-resigned = You have resigned: a bot plays your seat to the end.
table-ended-resigned = The game ended because somebody resigned.
table-ended-abandoned = The game was ended here by agreement.

## All pages

page-skip = To the content
page-menu = Pages
page-noscript = This page needs JavaScript to show you the game and to play.
page-settings = Settings
page-rules = Rules
page-table = Table
page-replay = Replay
page-close = Close
page-cancel = Cancel
page-copy = Copy
page-copied = Copied.
page-trouble = The house did not answer. Please try again.
page-error-title = This cannot be shown
page-error-lost = There is no page at this address.
page-error-broken = Something broke in the house. It is our fault, not yours, and no move was lost.
page-error-wrong = The house does not understand this address.
page-error-busy = The house cannot reach its tables right now. Nothing is lost: try again in a moment.
page-to-lobby = To the games

## The lobby

page-lobby-title = Atoll: board games at a table of your own
page-games = Games
page-players =
    { $fewest } to { $most ->
        [one] { $most } player
       *[other] { $most } players
    }
page-weight = { $weight } weight
page-learn = New to { $game }?
page-learn-how =
    Learn it in { $count ->
        [one] one short game
       *[other] { $count } games, each with a little more
    }; a guide explains every step.
page-lesson-done = finished
page-play-now = Play now
page-option-count = { $count } to choose from
page-play-now-note = You against a bot, at once.
page-broken-game = The game “{ $name }” of the package { $package } cannot be used: the command “atoll games” says why.
page-new-table = New table
page-your-games = Your games
page-your-games-none = You are in no game. Play now, or set up a table and send a friend its link.
page-open-tables = Open tables
page-open-tables-none = Nobody is waiting for players. Set up a table and leave a seat open.
page-finished-games = Finished games
page-finished-none = Finished games can be replayed here.
page-finished = finished
page-mine = My games
page-all-my-games = All my games, results and records
page-results = Results
page-games-played = Games
page-games-won = Won
page-best-score = Best score
page-won-alone = Won alone:
page-won-with = Won with { $score }
page-lost-with = Not won, with { $score }
page-scores-of = Your scores in { $game }, one game after the other; games you won are filled
page-lessons-done = Lessons: { $done } of { $all }
page-puzzles-done = { $count ->
    [one] One puzzle solved
   *[other] { $count } puzzles solved
}
page-search = Search
page-search-games = Players or games
page-all-games = All games
page-outcome = Result
page-all-outcomes = All results
page-outcome-won = won
page-outcome-lost = lost
page-outcome-ended = ended early
page-outcome-running = under way
page-outcome-imported = brought in
page-no-games-found = No game fits.
page-bring-in = Bring a record in
page-bring-in-note = A record that was downloaded here or written by “atoll” can be replayed, and gone on with from any position.
page-bring-in-file = Choose a file
page-turn-of = { $name } is deciding
page-seats-open =
    { $count ->
        [one] { $count } seat is free
       *[other] { $count } seats are free
    }

## A new table

page-new-table-of = A new table of { $game }
page-which-game = Which game
page-whole-game = The whole game
page-player-count = Players
page-player-number =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
page-seats = Seats
page-who-sits = Who plays { $seat }
page-name-of = Name of { $seat }
page-name = Name
page-kind-you = You
page-kind-here = A person at this screen
page-kind-open = Open, for whoever has the link
page-kind-bot = { $level } bot
page-level-easy = Easy
page-level-mind = Instinct
page-level-medium = Medium
page-level-hard = Hard
page-level-master = Master
page-levels = How strong the bots are
page-level-easy-means = Looks one decision ahead and slips now and then: good for a first game.
page-level-mind-means = Answers at once, by what it learned from playing.
page-level-medium-means = Thinks ahead for a moment: a sparring partner.
page-level-hard-means = Thinks for up to 2 seconds about every decision.
page-level-master-means = Thinks for up to 10 seconds about every decision.
page-options = Ways to play
page-who-may-join = Who may join
page-by-link = Whoever has the link
page-by-anybody = Anybody, from the lobby
page-turn-time = Time for a turn
page-turn-time-number = How many
page-turn-time-none = As long as it takes
page-turn-time-minutes = minutes
page-turn-time-days = days
page-turn-time-note = Then a bot plays for whoever is away, until they return.
page-more-choices = More choices
page-seed = Seed
page-seed-note = A number that decides everything drawn: the same seed gives the same game. Empty means by lot.
page-seed-chosen = The seed of this game was chosen by whoever set up the table. Whoever knows it can foresee everything that is drawn.
page-set-up = Set up the table

## The table

page-tabs = Parts of the table
page-tab-board = Board
page-tab-mine = Mine
page-tab-others = Others
page-tab-log = Log
page-legend = Legend: what the signs mean (L)
page-sign-choosable = can be chosen now
page-sign-refused = not possible now; tap it to hear why
page-zoom = Size of the board
page-zoom-in = Look closer (+)
page-zoom-out = From farther away (−)
page-zoom-all = The whole board (0)
page-your-turn = Your turn
page-please-wait = One moment
page-you-watch = You are watching
page-guide = Guide
page-guide-then = Then:
page-choices = Choices
page-not-now =
    { $count ->
        [one] { $count } thing is not possible now
       *[other] { $count } things are not possible now
    }
page-placing = The card in your hand
page-placing-fits = It fits here:
page-placing-allowed = The card may lie here.
page-placing-refused = It cannot lie here.
page-placing-nowhere = Turned like this, the card fits nowhere.
page-placing-scored = scored
page-placing-worth = What every source is worth
page-placing-mouse = Point at your island: the wheel turns the card, a click lays it. Dots mark where it fits. Keys: arrows, Shift, R, Enter.
page-placing-finger = Tap where the card shall lie, then drag it to adjust. Dots mark the middle of places where it fits.
page-placing-keys = The card over your island: arrow keys move it, with Shift to the next place, R turns it, Enter lays it
page-turn-left = Turn left
page-turn-left-key = Turn left (Shift R)
page-turn-right = Turn right
page-turn-right-key = Turn right (R)
page-turn-to-fit = Turn it until it fits
page-lay-here = Lay it here
page-undo = Undo
page-undo-key = Take your last decision back (u)
page-hint = Hint
page-hint-key = Ask a bot (h)
page-hint-thinking = A bot is thinking about it …
page-suggested = suggested
page-all-suggested = All as suggested ({ $count })
page-preview = Preview
page-preview-key = What comes of it
page-preview-points = Your points:
page-preview-board = Then it looks like this
page-do-it = Do it
page-confirm-sure = This ends your turn or cannot be taken back.
page-further = More below
page-look = Show { $name } large
page-hint-is = A bot would:
page-hint-laid = Lay the card as it lies now.
page-hint-for = In short: { $what }.
page-hint-plan = Its plan after that: { $line }.
page-hint-chance = By its reckoning your chances are then { $chance } in 100.
page-hint-same = Next best: { $other }. That is about as good.
page-hint-worse = Next best: { $other }. That would cost you about { $less } of them.
page-thinking = { $name } is thinking
page-skip-to-turn = Skip
page-skip-key = Straight to your own decision (s)
page-why-not = Why not?
page-why-key = What is not possible, and why (?)
page-why-nothing = Everything you might try here is allowed.
page-rule = Rule
page-invite =
    { $count ->
        [one] One seat is free. Send this link to whoever shall join:
       *[other] { $count } seats are free. Send this link to whoever shall join:
    }
page-sit = Sit here
page-seat-open = open
page-seat-number = Seat { $number }
page-you = you
page-scores = Scores
page-rename = Rename
page-lend = Let a bot play:
page-take-back = Take over again
page-leave = Leave the seat
page-leave-sure = Your seat will be open to anybody.
page-invited = You are invited
page-join-as = Join as
page-join = Join
page-join-seat = Which seat
page-points-hidden = The points stay secret until the end.
page-came = { $name } has sat down.
page-public = Show this table in the lobby
page-nudge = Remind { $name }
page-nudged = The others are waiting for you.
page-until = Time for this turn: until
page-absent-you = You were away, so a bot plays for you.
page-is-absent = away, a bot plays
page-has-resigned = resigned
page-resign = Resign
page-resign-sure = You give up for good. A bot plays on for the others; if nobody is left to play, the game is over.
page-end = Propose to end the game
page-end-sure = The game ends without a winner as soon as everybody agrees.
page-end-alone = End the game
page-end-sure-alone = The game ends here, without a winner.
page-end-wished = { $who }: let us end the game here, without a winner.
page-end-agree = Agree
page-end-withdraw = Play on after all
page-delete = Delete the table
page-delete-sure = The table and everything played at it will be gone.
page-rematch = Rematch
page-rematch-go = To the rematch
page-rematch-called = There is a rematch, and your seat is kept.
page-away = No connection
page-away-note = The house cannot be reached right now. Nothing is lost: it keeps your games.
page-away-again = Try again
page-log = Log
page-log-empty = Nothing has happened yet.
page-news = Since your last decision
page-since-show = Show on the board what changed
page-since-points = { $source }: { $way ->
    [up] +
   *[down] −
}{ $by ->
    [one] { $by } point
   *[other] { $by } points
}
page-chat = Chat
page-chat-none = Nobody has said anything yet.
page-chat-say = Say something
page-send = Send
page-table-gone = This table is no longer here.
page-connection-lost = Connection lost, trying again … Nothing is lost: the house keeps your game.
page-game-is-over = The game is over
page-why-ahead = { $who } is { $by ->
    [one] { $by } point
   *[other] { $by } points
} ahead of { $other }.
page-why-most = { $who } got more from { $sources }.
page-why-less = On the other hand, { $who } got more from { $sources }.
page-why-rest = other sources (+{ $points })
page-winner = winner
page-next-steps = What next
page-next-learning = Go on: { $title }
page-turning = Try again from the turning point
page-turning-means = A new table, before the decision after which your chances fell most, against bots
page-breakdown = Where the points come from
page-points-from = Points
page-play-again = Play again
page-developer = For developers
page-developer-note = What your seat sees and may do, as data. A click plays any move.
page-developer-moves = Moves
page-developer-view = View

## The replay

page-review = Review
page-review-means = How your chances went, what your decisions cost, and what would have been better
page-review-decision = This decision
page-review-try = Try it from here
page-review-before = The decision before
page-review-after = The next decision
page-review-far = Decisions looked at: { $done } of { $of }
page-review-again =
    { $left ->
        [one] The strongest bot still thinks about 1 decision
       *[other] The strongest bot still thinks about { $left } decisions
    }
page-review-none-yet = None found yet.
page-review-seats = Whose decisions
page-review-mean = Mean cost { $cost } %
page-replay-controls = Steps through the game
page-position = Position
page-this-move = What this move did
page-the-beginning = The beginning of the game.
page-step-first = First position
page-step-back = One step back
page-step-forth = One step on
page-step-last = Last position
page-autoplay = Play by itself
page-score-chart = Scores over the game
page-continue = Continue from here
page-continue-against = Against
page-copy-position = Link to this position
page-download = Download the record
page-download-later = The record can be downloaded when the game is over.

## The rules

page-rules-of = Rules of { $game }
page-rules-note = Every rule has a number of its own; the log and every refusal point to it.
page-contents = Contents
page-search-rules = Search the rules
page-search-none = No rule speaks of this.
page-origin-rulebook = rulebook
page-origin-rulebook-note = The rulebook says so. These rules carry no mark below.
page-origin-ruling = ruling
page-origin-ruling-note = The rulebook is silent or unclear; this is how the house decides.
page-origin-consequence = consequence
page-origin-consequence-note = Follows from other rules.
page-origin-advice = advice
page-origin-advice-note = Good to know, not a rule.
page-origin-public = public
page-origin-public-note = Known from what reviews and shops have shown.
page-pieces = The pieces and signs
page-parts = Parts
page-parts-note = The rulebook shows many parts only as pictures. What could not be read there was taken from public sources, or reconstructed to fit everything that is known. Owners of the game can play with their own list of parts.
page-part = Part
page-part-source = Source
page-part-note = Note
page-source-rulebook = rulebook
page-source-public = public
page-source-reconstructed = reconstructed

## Settings

page-set-language = Language
page-set-language-en = English
page-set-language-de = Deutsch
page-set-language-it = Italiano
page-set-theme = Theme
page-set-theme-system = Like the system
page-set-theme-light = Light
page-set-theme-dark = Dark
page-set-palette = Colours
page-set-palette-natural = Natural
page-set-palette-distinct = For the colour-blind
page-set-speed = Movement
page-set-speed-normal = Normal
page-set-speed-quick = Quick
page-set-speed-off = Off
page-set-sound = Sound
page-set-sound-on = On
page-set-sound-off = Off
page-set-guide = Guide for newcomers
page-set-guide-first = In first games
page-set-guide-on = On
page-set-guide-off = Off
page-set-confirm = Confirm the last click of a turn
page-set-confirm-on = On
page-set-confirm-off = Off
page-set-name = Your name
page-set-notices = Notice when it is your turn
page-notices-ask = Allow notices
page-notices-on = Notices are on
page-notices-no = Not allowed by the browser
page-back = Coming back
page-back-about = Your seats belong to this browser. Take along a way back, so that nothing is lost with it: no password and no mail is needed.
page-recovery = Recovery code
page-recovery-made = made
page-recovery-new = Show a new code
page-recovery-note = Write it down: it is shown only now, and works once. An older code works no longer.
page-device = Another device
page-device-link = Link and QR code
page-device-note = Open it on the other device within ten minutes. It works once; do not give it to others, for they would play as you.
page-device-picture = QR code of the link
page-passkeys = Passkeys
page-passkey-count = { $count ->
    [0] none yet
    [one] one
   *[other] { $count }
}
page-passkey-new = Make a passkey
page-passkeys-drop = Forget them
page-passkeys-not-here = This browser made or showed no passkey.
page-elsewhere = Other devices
page-elsewhere-go = Sign out everywhere else
page-elsewhere-sure = All other devices, links and the recovery code stop working. Passkeys stay. Sign out everywhere but here?
page-elsewhere-done = Only this device plays as you now. Make a new recovery code.
page-come = Come back to your games
page-come-about = This device will play on your seats. Only enter a code that you made yourself.
page-come-along = { $count ->
    [one] The game under way on this device comes along.
   *[other] The { $count } games under way on this device come along.
}
page-come-code = Code
page-come-go = That is me
page-come-passkey = By passkey
page-come-back = I have a code or a passkey
page-settings-note = Settings are kept in this browser and take effect at once.

## The API

page-api = API
page-api-note = Everything the pages do can be done by a program: ask POST /api/people for a secret and send it as “Authorization: Bearer …”. Bodies are JSON.
page-api-parameters = Parameters
page-required = required
