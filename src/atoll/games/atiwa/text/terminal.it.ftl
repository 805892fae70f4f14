# Atiwa nel terminale.

terminal-bag = sacchetto { $n }
terminal-deck = mazzo { $n }
terminal-lay = da mettere
terminal-legend = { letters-tree } albero · { letters-fruit } frutto · { letters-wild } animale selvatico · { letters-goat } capra · { letters-bat } volpe volante · { letters-family } famiglia · { letters-trained } istruita · ⌂ casa · ∩ casa inabitabile · ▒ inquinamento · ♣ natura · □ terreno
terminal-supply = plancia
terminal-score = punti
terminal-goods = beni
terminal-cards = carte
terminal-income = passi 1, 2
terminal-food = passo 4, cibo
terminal-breeding = passo 5

# Una lettera per ogni tipo di segnalino; quelle minuscole sono stampate sulle caselle.

letters-wild = S
letters-tree = A
letters-fruit = F
letters-family = H
letters-trained = Ħ
letters-goat = C
letters-bat = V
