# Atiwa in the terminal.

terminal-bag = bag { $n }
terminal-deck = deck { $n }
terminal-lay = to be laid
terminal-legend = { letters-tree } tree · { letters-fruit } fruit · { letters-wild } wild animal · { letters-goat } goat · { letters-bat } bat · { letters-family } family · { letters-trained } trained · ⌂ house · ∩ uninhabitable house · ▒ pollution · ♣ nature · □ terrain
terminal-supply = supply board
terminal-score = score
terminal-goods = goods
terminal-cards = cards
terminal-income = steps 1, 2
terminal-food = step 4, food
terminal-breeding = step 5

# A letter for every kind of token; small ones are printed on the cells.

letters-wild = W
letters-tree = T
letters-fruit = F
letters-family = H
letters-trained = Ħ
letters-goat = G
letters-bat = B
