# Konane's lessons.

lesson-jump = Jumping
    .about = How a game begins, and the only way to move.
    .done = That is all of Konane: one jump after the other, until somebody has none left.
lesson-jump-aim = Every square has a stone; yours are the dark ones. Whoever cannot jump on their turn has lost, so the last one to jump wins.
lesson-jump-open = First make room: take one of your stones off the board. Choose one of the two in the middle.
    .wrong = The first stone comes from the middle or from a corner.
    .corner = A corner is allowed, too, but the middle gives you more to jump. Try one of the marked stones.
lesson-jump-over = The other side has made a gap beside yours. Now jump: over a stone of theirs beside yours, onto the free square right behind it.
    .wrong = Choose a stone that has one of theirs beside it and a free square behind that.
lesson-jump-taken = You took a stone, and so did the other side. How many were taken does not count: what counts is the jumps you have left.

lesson-far = Jumping on
    .about = Several stones in one turn.
    .done = Two stones in one turn, and the other side has no jump left: you have won.
lesson-far-lift = A stone may jump on in the same direction as long as it finds stones to jump over. Which of yours can jump twice?
    .wrong = Look for two stones in one line with a free square behind each.
    .one = That stone can jump only once. Try the one with two stones of theirs in its row.
lesson-far-land = You may stop after the first jump or go on. Go on: the second jump takes the stone that could still hurt you.
    .wrong = Land on the last free square of the row.
    .short = On c3 your stone would stand beside theirs, with a free square behind it: they would take it.

lesson-last = The last jump
    .about = What decides a game: who has a jump left.
    .done = They had one stone that could jump, and you took it. That is how games of Konane are won.
lesson-last-count = The number beside each name says how many jumps that side has left. You have three; they have two, both with the same stone.
lesson-last-choose = Make a jump after which the other side has none.
    .wrong = After that jump they could still jump. Which of their stones can?
    .gives = Then their stone in the middle jumps, and you have no jump left. Take that stone before it moves.
