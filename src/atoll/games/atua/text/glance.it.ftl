# Atua in breve.

glance-aim = Posi carta su carta e crei un’isola in armonia. Ciò che serve dev’esserci: pesci per i pescatori, uccelli per le cacciatrici, palme per le canoe. I vulcani sono benvenuti, ma lontani dal villaggio.
glance-turn = Prendi una carta dalla fila. La prima è gratis; per una più avanti posa una noce di cocco su ogni carta alla sua sinistra. Posala sulla tua isola in modo che copra almeno un simbolo per intero e non ne tagli nessuno. Fra terraferma e mare ci vuole la spiaggia. Poi puoi comprare una tessera destino e, una volta per partita, giocare il tuo abitante.
glance-score = Ci sono sei fonti. Un pescatore con un pesce dà 2 punti, una cacciatrice con un uccello 3, una canoa con una palma 4; ma se i pescatori sono più dei pesci quella fonte non dà nulla, e così le altre due. Le noci di cocco danno 1 punto l’una, i totem diversi fino a 22 (di due uguali non ne conta nessuno), i vulcani fino a 5 secondo la distanza. Scegli tu quando valutare quale fonte, ognuna una volta sola: ciò che è scritto resta.
glance-end = Dopo quattro giri valuti una fonte, dopo altri tre due, dopo gli ultimi due le tre rimaste. La spiaggia più lunga e il maggior numero di noci di cocco danno un bonus. Poi vince chi ha più punti armonia.

kind-players = Secondo il numero di giocatori
kind-row = La fila
kind-solo = Il gioco in solitario contro Tahuma
kind-pairs = Coppie
kind-totems = Punti per i totem
kind-ruler = Righello per i vulcani
kind-bonus = Bonus
kind-totem = Totem
kind-terrain = Forme del terreno
kind-island = Carte isola
kind-village = Carte villaggio
kind-inhabitant = Abitanti
kind-fate = Tessere destino

terrain-land = terraferma
terrain-long = spiaggia lunga
terrain-slim = striscia stretta di mare
terrain-short = spiaggia corta
terrain-bay = baia
terrain-bay-mirrored = baia speculare
terrain-cape = promontorio
terrain-cape-mirrored = promontorio speculare
