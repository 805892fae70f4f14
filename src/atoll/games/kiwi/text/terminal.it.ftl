# Kiwi Chow Down nel terminale.

terminal-legend = ✿ fiore · ψ erba · ∧ montagna · ∴ sabbia · ●2 Kiwi di taglia 2 · ●♛ Leader · ’ già mosso · { letters-tree } { letters-lookout } { letters-cave } Albero, Vedetta, Caverna · ⚑ segnalino Dominio · ▒ a faccia in giù · ⚐ Primo Giocatore
terminal-score = punti
terminal-pair = Movimento aggiuntivo
terminal-fruit = Frutti
terminal-markers = Dominio
terminal-track = tracciato + Riserva
terminal-nests = Nidi
terminal-leader = Leader
terminal-played = giocate (mano)
letters-tree = A
letters-lookout = V
letters-cave = C
