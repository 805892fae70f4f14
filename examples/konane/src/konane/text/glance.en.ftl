# Konane at a glance.

glance-aim = Be the last to jump. Whoever is to move and has no jump left loses; how many stones were taken does not count.
glance-turn = Take a stone of yours and jump over a stone of the other side beside it, onto the free square right behind. The stone jumped over leaves the board. You may jump on in the same direction. Stones move in no other way, never diagonally, and nobody may pass. At the very beginning both sides take one of their stones off the board.
glance-score = Nothing scores. The number beside a name says how many jumps that side has left: more jumps than the other side is what you want.
glance-end = Every jump takes a stone, so the game soon ends.

kind-board = Boards
