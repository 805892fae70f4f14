# Che cosa scrive Atua nel terminale.

terminal-lay = da posare
terminal-legend = Fi pescatore, fi pesce · Hu cacciatrice, bi uccello · Ca canoa, pa palma · totem: SA salamandra, MA maschera, MO luna, SU sole, TU tartaruga, RA razza, SH conchiglia · ✦ villaggio o vulcano · ░ spiaggia, ~ mare · ¤ noce di cocco
