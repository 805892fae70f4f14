# Atiwa auf einen Blick.

glance-aim = Unter deinem Vorratstableau entsteht eine Gemeinde aus Landschaften und Ortschaften. Familien leben in Häusern und schürfen Gold, Tiere und Bäume füllen das Land. Ungeschulte Familien verschmutzen es, geschulte nicht, und sie teilen ihr Heim mit Flughunden, die neue Bäume pflanzen.
glance-turn = Setz eine deiner drei Figuren auf ein freies Aktionsfeld und tu, was dort steht: eine Landschaftskarte nehmen, Tiere und Bäume, eine Familie, eine Schulung, oder für Bäume und Gold eine Ortschaft kaufen. Alles braucht ein passendes Feld auf einer deiner Karten. Danach dürfen drei Flughunde eine Frucht fressen und einen Baum pflanzen.
glance-score = Sind alle Figuren eingesetzt, folgt die Unterhaltsphase: Familien bringen Gold, ungeschulte je eine Verschmutzungsmarke; geleerte Reihen bringen Bäume, Früchte und Flughunde; alle essen, und Tiere bekommen Nachwuchs. Je leerer eine Reihe deines Vorratstableaus, desto mehr ist sie am Ende wert. Auch Gold, Karten, geschulte Familien und Flughunde über zehn bringen Punkte; jede fehlende Nahrung kostet 2.
glance-end = Nach sieben Runden wird gezählt. Bei Gleichstand gewinnt das sauberere Land. Allein brauchst du 120 Punkte.

kind-players = Je nach Zahl der Spielenden
kind-food = Nahrung
kind-bag = Beutel
kind-row = Vorratstableau
kind-location = Ortschaften
kind-terrain = Landschaftskarten
kind-start = Ausgangslage
kind-tile = Tafeln der Rundenfelder
kind-round = Rundenfelder
kind-space = Aktionsfelder
kind-challenge = Herausforderungen
