# Atiwa im Terminal.

terminal-bag = Beutel { $n }
terminal-deck = Stapel { $n }
terminal-lay = auszulegen
terminal-legend = { letters-tree } Baum · { letters-fruit } Frucht · { letters-wild } Buschtier · { letters-goat } Ziege · { letters-bat } Flughund · { letters-family } Familie · { letters-trained } geschult · ⌂ Haus · ∩ unbewohnbares Haus · ▒ Verschmutzung · ♣ Natur · □ Landschaft
terminal-supply = Vorratstableau
terminal-score = Punkte
terminal-goods = Güter
terminal-cards = Karten
terminal-income = Schritte 1, 2
terminal-food = Schritt 4, Nahrung
terminal-breeding = Schritt 5

# Ein Buchstabe für jede Art von Marke; kleine sind auf die Felder gedruckt.

letters-wild = T
letters-tree = B
letters-fruit = F
letters-family = H
letters-trained = Ħ
letters-goat = Z
letters-bat = L
