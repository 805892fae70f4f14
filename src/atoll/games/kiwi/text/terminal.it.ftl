# Kiwi Chow Down nel terminale.

terminal-legend = ✿ fiore · ψ erba · ∧ montagna · ∴ sabbia · ●2 Kiwi di taglia 2 · ●♛ Leader · ' già mosso · T L C Albero, Vedetta, Caverna · ⚑ segnalino Dominio · ▒ coperta · ⚐ primo giocatore
terminal-score = punti
terminal-fruit = Frutti
terminal-markers = Dominio
terminal-track = tracciato + Riserva
terminal-nests = Nidi
terminal-leader = Leader
terminal-played = giocate (mano)
