# What Atua writes in the terminal.

terminal-lay = to be laid
terminal-ground = ✦ village or volcano · ░ beach, ~ sea · ¤ coconut

# Two letters for every symbol: those who need something begin with a capital, totems are capitals.

letters-fisher = Fi
letters-fish = fi
letters-huntress = Hu
letters-bird = bi
letters-canoe = Ca
letters-palm = pa
letters-salamander = SA
letters-mask = MA
letters-moon = MO
letters-sun = SU
letters-turtle = TU
letters-ray = RA
letters-shell = SH
