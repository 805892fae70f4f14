# Atiwa in the terminal.

terminal-bag = bag { $n }
terminal-deck = deck { $n }
terminal-lay = to be laid
terminal-legend = T tree · F fruit · W wild animal · G goat · B bat · H family · Ħ trained · ⌂ house · ∩ uninhabitable house · ▒ pollution · ♣ nature · □ terrain
terminal-supply = supply board
terminal-score = score
terminal-goods = goods
terminal-cards = cards
terminal-income = steps 1, 2
terminal-food = step 4, food
terminal-breeding = step 5
