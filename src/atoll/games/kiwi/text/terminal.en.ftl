# Kiwi Chow Down in the terminal.

terminal-legend = ✿ flower · ψ grass · ∧ mountain · ∴ sand · ●2 kiwi of size 2 · ●♛ Leader · ’ has moved · { letters-tree } { letters-lookout } { letters-cave } Tree, Lookout, Cave · ⚑ marker · ▒ face down · ⚐ first player
terminal-score = score
terminal-pair = extra move
terminal-fruit = fruit
terminal-markers = markers
terminal-track = track + Reserve
terminal-nests = nests
terminal-leader = Leader
terminal-played = played (hand)
letters-tree = T
letters-lookout = L
letters-cave = C
