# Che cosa scrive Atua nel terminale.

terminal-lay = da posare
terminal-ground = ✦ villaggio o vulcano · ░ spiaggia, ~ mare · ¤ noce di cocco

# Due lettere per ogni simbolo: chi ha bisogno di qualcosa comincia con la maiuscola, i totem sono tutti in maiuscolo.

letters-fisher = Pe
letters-fish = pe
letters-huntress = Ca
letters-bird = uc
letters-canoe = Cn
letters-palm = pa
letters-salamander = SA
letters-mask = MS
letters-moon = LU
letters-sun = SO
letters-turtle = TA
letters-ray = MN
letters-shell = CO
