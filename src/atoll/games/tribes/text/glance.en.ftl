# Tribes at a glance.

glance-aim = You lead a tribe from the Stone Age into the Bronze Age. Its achievements bring points, and whoever is first at one gets more of them. An achievement asks for land of a kind, with a member of yours on it: one tile in the first epoch, two in the second, three in the third. From the second epoch on you also need your stone on the board below.
glance-turn = Take one tile from the row and use it: new members, new land, or steps over your land. The first tile is free. To take a later one, lay a shell on each tile you skip; whoever takes such a tile gets the shells on it. A tile with a hand can complete an achievement instead of its action. Then it goes to the end of the row.
glance-score = Achievements bring points at once and move you up a track, so that your actions do more. At the end, high spaces on three tracks bring 1, 3 or 6 points, most members 2, and most active land, that is, land not exhausted, 2. If you lack a resource you may exhaust other land for it, but that land is spent; from the second epoch on, one of the resources must be real.
glance-end = Achievements also turn up events, which join the row and happen when somebody takes them. Once as many orange events have happened as there are players, the round is played out. Then the highest total wins.

kind-players = By number of players
kind-end = End of the game
kind-bonus = Bonus points
kind-land = Land tiles
kind-track = Tracks
kind-action = Actions
kind-achievement = Achievements
kind-event = Events
kind-tooth = Teeth
