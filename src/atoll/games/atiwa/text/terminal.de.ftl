# Atiwa im Terminal.

terminal-bag = Beutel { $n }
terminal-deck = Stapel { $n }
terminal-lay = auszulegen
terminal-legend = T Baum · F Frucht · W Buschtier · G Ziege · B Flughund · H Familie · Ħ geschult · ⌂ Haus · ∩ unbewohnbares Haus · ▒ Verschmutzung · ♣ Natur · □ Landschaft
terminal-supply = Vorratstableau
terminal-score = Punkte
terminal-goods = Güter
terminal-cards = Karten
terminal-income = Schritte 1, 2
terminal-food = Schritt 4, Nahrung
terminal-breeding = Schritt 5
