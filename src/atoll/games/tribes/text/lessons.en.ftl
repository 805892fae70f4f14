# The lessons of Tribes.

lesson-aim = Your first achievement
    .about = What you play for, and a first turn.
    .done = That was a whole turn: take a tile, use it, and it goes to the end of the row.
lesson-aim-points = You lead a tribe through three epochs. It completes achievements, the boards that lie here, and they bring points. Whoever has the most at the end wins.
lesson-aim-begin = This is your land: horse, incense and wheat. A tile counts only while a member of yours stands on it. The board “Hunting” asks for a horse: begin there.
    .wrong = Begin on the horse land.
    .incense = Incense would do, too: “Shamanism” asks for it. But let us go hunting: take the horse land.
    .wheat = Nobody asks for wheat yet. Look at the face-up boards, and begin on the horse land.
lesson-aim-take = On your turn you take one tile of the row. The first is free, and this one shows a hand: with a hand you can complete an achievement.
    .wrong = The first tile is free and has a hand. Take it; shells come later.
lesson-aim-complete = Now choose: move, or complete an achievement. “Hunting” needs one horse, and your member stands on one.
    .wrong = You lack the land for that board and would have to exhaust some in its place. “Hunting” needs just your horse.
    .act = Moving can wait. Use the hand for “Hunting”.
lesson-aim-gained = Two points, drawn as bear teeth, for you were the first there. You also went up a space on the exploration track, and the board above is turned up: it belongs to the next epoch.

lesson-row = The row and the shells
    .about = How to get the tile you want.
    .done = Shells only change hands. Spend them on what you need: in the end they only break ties.
lesson-row-order = Everybody takes tiles from this one row. The first costs nothing. To take a later one, you lay one of your shells on each tile you skip.
lesson-row-skip = You want more members: take “Procreate”, the third tile. You skip two tiles, so it costs two shells, and the shell lying on it is yours.
    .wrong = Take “Procreate”: two shells to pay, one comes back.
    .first = “Move” is free, but there is little to move with one member. Take “Procreate”.
lesson-row-shells = “Procreate” went to the end of the row. The other tribe took “Move”, and with it the shell you had laid there. Your other shell waits for whoever takes the tile under it.

lesson-grow = Growing and spreading
    .about = New members, and how they get to new land.
    .done = The second step you leave unused: nobody has to move. Your members stand on three kinds of land now, so three kinds of boards are open to you.
lesson-grow-procreate = Your markers on the tracks tell how much an action does: you are at 3 on the procreation track. Take “Procreate”.
    .wrong = Take “Procreate”, it is free.
lesson-grow-place = Three new members! They join members who are there already, so empty land stays empty. Spread them as you like.
    .wrong = New members go where your tribe stands already.
lesson-grow-move = Your wheat land is still empty, so it counts for nothing. “Move” is first in the row now: take it.
    .wrong = Take “Move”, it is free.
lesson-grow-from = You have two steps. Choose a member from land where several stand.
    .wrong = Choose a member to move.
    .stop = There is an empty tile to settle: choose a member.
lesson-grow-to = A step leads to a neighbouring tile. Go to the wheat land.
    .wrong = There your tribe stands already. Go to the empty wheat land.

lesson-explore = New land
    .about = Drawing land and laying it.
    .done = More land, more choices: next you would move somebody there.
lesson-explore-draw = You are at 2 on the exploration track, so exploring brings two tiles. Take “Explore”.
    .wrong = Take “Explore”, it is free.
lesson-explore-lay = You drew goat land, twice. Lay it wherever it touches your land; once laid, it never moves. Short ways are good ways.
lesson-explore-more = New land is empty: it brings a resource only once somebody stands on it. At the end the tribe with the most land gets 2 points.

lesson-wild = When a resource is missing
    .about = Exhausting land to get what you lack.
    .done = Exhausting is quick, but for good. Use land that you will not need again.
lesson-wild-missing = “Riding” is a board of the second epoch: it needs two horses, and you have one. You may replace what is missing; but where two or three are needed, one must be real. Take the tile with the hand.
    .wrong = You need a hand: take “Procreate with hand”.
lesson-wild-riding = Complete “Riding”: 4 points for one horse and one piece of land.
    .wrong = That would work, too. But we are after “Riding”.
    .small = That costs you a piece of land as well, and for 2 points only. “Riding” brings 4.
    .act = One more member is fine, 4 points are better. Complete “Riding”.
lesson-wild-exhaust = One horse is missing: exhaust a tile with a member on it instead. Which one do you need least?
    .wrong = Exhaust the wheat land.
    .incense = “Sacred sites” asks for incense, and you could be next there. No board asks for wheat.
lesson-wild-turned = The tile is turned over. Your member stays, but the land gives no resource any more, and it does not count as land: the 2 points for the most land are lost for now.

lesson-second = Upwards
    .about = Boards of later epochs, and your arrow.
    .done = Boards of the third epoch need three resources and bring up to 6 points. You get there by way of boards like these.
lesson-second-below = A board of a later epoch needs your own stone on the board right below. You have one on “Hunting”, so “Riding” above it is open to you. Take the tile with the hand.
    .wrong = You need a hand: the first tile has one.
lesson-second-above = You have two horses with members on them. Complete “Riding”.
    .wrong = “Riding” is worth more: 4 points.
    .arrow = That would use up your arrow. Save it for the next turn, and complete “Riding” first.
lesson-second-hand = You want “Sacred sites”, too. Two tiles further on there is a hand again: take it.
    .wrong = For an achievement you need a hand. Take “Explore with hand”.
    .dear = That hand costs five shells, the nearer one two.
lesson-second-arrow = Below “Sacred sites” there is no stone of yours, but diagonally below it there is. Once in the game your arrow bridges that gap. Complete the board.
    .wrong = Use your arrow now: complete “Sacred sites”.

lesson-events = Events
    .about = The tiles with bolts, good and bad.
    .done = Strong tribes like events, weak ones pay shells to get past them. Whoever is level with the strongest or with the weakest counts as one of them.
lesson-events-wait = Completing an achievement turns up an event if a bolt stands above the space you cover. The event lies in the row like any tile and does nothing until somebody takes it. That is then their whole turn.
lesson-events-strong = Some events are for the strongest, some for the weakest. You are ahead on the strength track. Skip the tiger for a shell and take the rhinoceros: it brings you 2 points.
    .wrong = The rhinoceros brings 2 points at once. Take it.
    .tiger = It would not hurt you, but it would not help you either. Skip it for a shell: the rhinoceros brings 2 points.
lesson-events-taken = The other tribe had the tiger first in the row and took it, with your shell on it. Being the weakest, it lost a member. Nobody ever loses their last member.

lesson-end = The end
    .about = What ends the game, and what counts then.
    .done = You have won, if only just. Now you know the game: play one!
lesson-end-when = Boards of the third epoch bring orange events. With two players the game ends in the round in which the second of them is taken. One has been.
lesson-end-count = Then the tracks count, but not strength: 1, 3 or 6 points, printed at the upper spaces. 2 points go to the tribe with the most members, 2 to the one with the most land that is not exhausted.
lesson-end-last = An orange event comes first in the row, and you are one point behind. It brings 2 points and the end: take it.
    .wrong = Whoever takes this event ends the game and gets 2 points. Let that be you.
