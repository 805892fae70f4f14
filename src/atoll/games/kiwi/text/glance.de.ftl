# Kiwi Chow Down auf einen Blick.

glance-aim = Dein Schwarm will Land. Ein Feld gehört dir für immer, sobald dort ein Marker seiner Landschaft von dir liegt, und dafür musst du es dominieren: Deine Kiwis zählen dort nach ihrer Größe mehr als die jedes anderen. Jeder Marker auf der Insel ist ein Punkt.
glance-turn = Spiel eine deiner drei Karten und zieh eine nach. Füttern kostet Früchte und lässt einen Kiwi wachsen, einen eigenen oder einen fremden; dafür ziehst du Marker, und wer schon Größe 3 hat, platzt und schubst alle anderen weg. Bewegen gibt zwei Schritte, und Große schubsen Kleinere, sogar ins Meer. Bauen setzt ein Nest, wo du dominierst; es bringt jede Saison etwas. Ein Joker ist eines davon oder sein Bonus. Eine nutzlose Karte legst du verdeckt für eine Frucht.
glance-score = Außer den Markern bringen Nester der zweiten Reihe je einen Punkt, und manche Saisonkarten. Eine Saisonkarte belohnt, wer ihre Bedingung am besten erfüllt, wenn alle drei Karten gespielt haben.
glance-end = Vier Saisons: je drei Karten, dann die Saisonkarte, dann markieren alle ihr Revier. Nach der letzten, in der du alle Marker legst, die du kannst, gewinnt, wer die meisten Punkte hat.

kind-table = Das Spiel im Ganzen
kind-price = Preise
kind-gain = Erträge
kind-strength = Stärke
kind-solo = Das Solospiel
kind-fruit = Früchte
kind-terrain = Landschaften und Marker
kind-section = Inselteile
kind-slot = Wo die Inselteile liegen
kind-turn_order_nest = Zugfolge: Nester
kind-turn_order_slot = Zugfolge: Plätze
kind-track_a = Kiwi-Leiste
kind-flock = Schwärme
kind-nest = Nester
kind-action_card = Aktionskarten
kind-leader_card = Leaderkarten
kind-season_card = Saisonkarten
kind-solitaire_card = Solokarten
