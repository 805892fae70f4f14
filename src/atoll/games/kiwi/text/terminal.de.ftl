# Kiwi Chow Down im Terminal.

terminal-legend = ✿ Blumen · ψ Gras · ∧ Berg · ∴ Sand · ●2 Kiwi der Größe 2 · ●♛ Leader · ’ schon bewegt · { letters-tree } { letters-lookout } { letters-cave } Baum, Ausguck, Höhle · ⚑ Marker · ▒ verdeckt · ⚐ Startmarker
terminal-score = Punkte
terminal-pair = Mehr Bewegung
terminal-fruit = Früchte
terminal-markers = Marker
terminal-track = Leiste + Reserve
terminal-nests = Nester
terminal-leader = Leader
terminal-played = gespielt (Hand)
letters-tree = B
letters-lookout = A
letters-cave = H
