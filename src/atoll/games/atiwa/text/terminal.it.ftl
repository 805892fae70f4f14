# Atiwa nel terminale.

terminal-bag = sacchetto { $n }
terminal-deck = mazzo { $n }
terminal-lay = da mettere
terminal-legend = T albero · F frutto · W animale selvatico · G capra · B volpe volante · H famiglia · Ħ istruita · ⌂ casa · ∩ casa inabitabile · ▒ inquinamento · ♣ natura · □ terreno
terminal-supply = plancia
terminal-score = punti
terminal-goods = beni
terminal-cards = carte
terminal-income = passi 1, 2
terminal-food = passo 4, cibo
terminal-breeding = passo 5
