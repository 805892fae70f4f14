# Atua auf einen Blick.

glance-aim = Du legst Karte über Karte und erschaffst eine Insel voller Harmonie. Was gebraucht wird, muss da sein: Fische für Fischer, Vögel für Jägerinnen, Palmen für Kanus. Vulkane sind willkommen, aber fern vom Dorf.
glance-turn = Nimm eine Karte aus der Reihe. Die erste ist kostenlos; für eine spätere legst du auf jede Karte links davon eine Kokosnuss. Leg sie so auf deine Insel, dass sie mindestens ein Symbol vollständig abdeckt und keines anschneidet. Zwischen Festland und Meer muss Strand liegen. Danach darfst du ein Schicksalsplättchen kaufen und einmal in der Partie deinen Bewohner spielen.
glance-score = Es gibt sechs Quellen. Ein Fischer mit Fisch bringt 2 Punkte, eine Jägerin mit Vogel 3, ein Kanu mit Palme 4; doch bei mehr Fischern als Fischen bringt diese Quelle nichts, und ebenso die beiden anderen. Kokosnüsse bringen je 1, verschiedene Totems bis zu 22 (von zwei gleichen zählt keines), Vulkane je nach Abstand bis zu 5. Du wählst, wann du welche Quelle wertest, jede nur einmal: Was aufgeschrieben ist, bleibt.
glance-end = Nach vier Runden wertest du eine Quelle, nach drei weiteren zwei, nach den letzten zwei die übrigen drei. Der längste Strand und die meisten Kokosnüsse bringen einen Bonus. Dann gewinnt, wer die meisten Harmoniepunkte hat.

kind-players = Je nach Zahl der Spielenden
kind-row = Die Reihe
kind-solo = Das Solospiel gegen Tahuma
kind-pairs = Paare
kind-totems = Punkte für Totems
kind-ruler = Lineal für Vulkane
kind-bonus = Boni
kind-totem = Totems
kind-terrain = Formen der Landschaft
kind-island = Inselkarten
kind-village = Dorfkarten
kind-inhabitant = Bewohner
kind-fate = Schicksalsplättchen

terrain-land = Festland
terrain-long = langer Strand
terrain-slim = schmaler Meeresstreifen
terrain-short = kurzer Strand
terrain-bay = Bucht
terrain-bay-mirrored = Bucht, gespiegelt
terrain-cape = Kap
terrain-cape-mirrored = Kap, gespiegelt
