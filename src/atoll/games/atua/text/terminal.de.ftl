# Was Atua im Terminal schreibt.

terminal-lay = anzulegen
terminal-ground = ✦ Dorf oder Vulkan · ░ Strand, ~ Meer · ¤ Kokosnuss

# Zwei Buchstaben für jedes Symbol: Wer etwas braucht, beginnt groß, Totems sind ganz groß.

letters-fisher = Fi
letters-fish = fi
letters-huntress = Jä
letters-bird = vo
letters-canoe = Ka
letters-palm = pa
letters-salamander = SA
letters-mask = MA
letters-moon = MO
letters-sun = SO
letters-turtle = SK
letters-ray = RO
letters-shell = MU
