# Was Atua im Terminal schreibt.

terminal-lay = zu legen
terminal-legend = Fi Fischer, fi Fisch · Hu Jägerin, bi Vogel · Ca Kanu, pa Palme · Totems: SA Salamander, MA Maske, MO Mond, SU Sonne, TU Schildkröte, RA Rochen, SH Muschel · ✦ Dorf oder Vulkan · ░ Strand, ~ Meer · ¤ Kokosnuss
