# Kiwi Chow Down at a glance.

glance-aim = Your flock wants land. A hex is yours for good once you put a marker of its terrain on it, and for that you must dominate it: your kiwis there count more than those of any rival, by their size. Each marker on the island is a point.
glance-turn = Play one of your three cards, then draw one. Feed costs fruit and makes a kiwi grow, your own or a rival’s; for that you draw markers, and one that is already of size 3 bursts and pushes all others away. Move gives two steps, and larger kiwis push smaller ones, even into the sea. Build puts a nest where you dominate; it brings something every season. A Wild card is any of these, or its bonus. A card that is of no use goes face down for a fruit.
glance-score = Besides markers, nests of the second row bring a point each, and some season cards do. A season card rewards whoever meets its condition best when all have played three cards.
glance-end = Four seasons: three cards each, then the season card, then everybody marks land. After the last one, in which you place all the markers you can, the most points win.

kind-table = The game as a whole
kind-price = Prices
kind-gain = Gains
kind-strength = Strength
kind-solo = The solo game
kind-fruit = Fruit
kind-terrain = Terrain and markers
kind-section = Parts of the island
kind-slot = Where the parts lie
kind-turn_order_nest = Turn order: nests
kind-turn_order_slot = Turn order: slots
kind-track_a = Kiwi track
kind-flock = Flocks
kind-nest = Nests
kind-action_card = Action cards
kind-leader_card = Leader cards
kind-season_card = Season cards
kind-solitaire_card = Solitaire cards
