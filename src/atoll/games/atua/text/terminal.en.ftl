# What Atua writes in the terminal.

terminal-lay = to be laid
terminal-legend = Fi fisher, fi fish · Hu huntress, bi bird · Ca canoe, pa palm · totems: SA salamander, MA mask, MO moon, SU sun, TU turtle, RA ray, SH shell · ✦ village or volcano · ░ beach, ~ sea · ¤ coconut
