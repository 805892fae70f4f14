# Atua at a glance.

glance-aim = You lay card over card and create an island in harmony. What people need must be there: fish for fishers, birds for huntresses, palms for canoes. Volcanoes are welcome, but far from the village.
glance-turn = Take a card from the row. The first is free; for a later one lay a coconut on each card to its left. Lay it on your island so that it covers at least one symbol completely and cuts none. Beaches must lie between land and sea. Then you may buy a fate tile and, once in the game, play your inhabitant.
glance-score = There are six sources. A fisher with a fish brings 2 points, a huntress with a bird 3, a canoe with a palm 4, but with more fishers than fish that source brings nothing, and so it is with the other two. Coconuts bring 1 each, different totems up to 22 (of two alike neither counts), volcanoes up to 5 each by their distance. You choose when to score which source, and each only once: what is written down stays.
glance-end = After four rounds you score one source, after three more two, after the last two the other three. The longest beach and the most coconuts bring a bonus. Then the most harmony points win.

kind-players = By number of players
kind-row = The row
kind-solo = The solo game against Tahuma
kind-pairs = Pairs
kind-totems = Points for totems
kind-ruler = Ruler for volcanoes
kind-bonus = Bonuses
kind-totem = Totems
kind-terrain = Shapes of terrain
kind-island = Island cards
kind-village = Village cards
kind-inhabitant = Inhabitants
kind-fate = Fate tiles

terrain-land = land
terrain-long = a long beach
terrain-slim = a narrow strip of sea
terrain-short = a short beach
terrain-bay = a bay
terrain-bay-mirrored = a bay, mirrored
terrain-cape = a cape
terrain-cape-mirrored = a cape, mirrored
