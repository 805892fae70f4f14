# Tindaya at a glance.

glance-aim = Your tribe lives on the Canary Islands, and three things threaten it: hunger, two demanding gods and the ships of the conquistadors. In the Alliance all tribes stand together and win or lose together; in Dominion each plays for itself, and still all can lose.
glance-turn = Put up to two markers on squares of your panel: develop an invention, produce with one of your trades, build the second cave, or explore. Exploring leads groups by land and by canoe; where they stop they collect materials, found settlements, make offerings on a volcano, barter, or win back a fort. Cubes come back every era, cylinders are spent. Turns go round until all have passed.
glance-score = Then villagers are born and eat, goods spoil, and each god looks at its offerings: too little raises its wrath, and wrath widens its catastrophes. The events of the era strike where the prophecies said. Nobles who are with people of a trade they do not know learn it.
glance-end = All lose if a god has reached destruction at the end of an era, or if a tribe has no noble left after the first or the second. After the third era the Alliance must have met its conditions and its mission; in Dominion the most points win: solidarity, nobles, idols and objectives count.

kind-table = The game as a whole
kind-board = The outline of a base
kind-base = Bases
kind-island = Islands
kind-players = By number of players
kind-archipelago = Archipelago
kind-aid = Setup aid
kind-token = Raw material tokens
kind-good = Goods
kind-trade = Trades
kind-invention = Inventions
kind-cave = Caves
kind-market = Market
kind-tribe = Tribes
kind-offering = Offerings
kind-event = Events
kind-prophecy = Prophecies
kind-catastrophe = Catastrophes
kind-idol = Idols
kind-mission = Missions
kind-common = Common objectives
kind-secret = Secret objectives
kind-scores = Score tokens
kind-traitor = Traitors
