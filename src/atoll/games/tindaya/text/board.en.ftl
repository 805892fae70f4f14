# What is written in the picture of Tindaya.

board-picture = Tindaya, era { $era }
board-era = Era { $era } of { $eras }
board-phase-setup = Setting up
board-phase-strategy = Prophecies
board-phase-actions = Actions
board-phase-end-of-era = End of the era
board-order = Order of play: { $names }
board-to-play = to play
board-passed = has passed
board-traitor = traitor
board-game-over = Game over

board-ground-sea = sea
board-ground-chasm = chasm
board-ground-volcano = volcano
board-ground-shore = shore
board-ground-forest = forest
board-ground-mountain = mountain
board-fort = a fort
board-wall = a wall
board-animals = { $n ->
        [one] { $n } animal
       *[other] { $n } animals
    }
board-troops = { $n ->
        [one] { $n } conquistador
       *[other] { $n } conquistadors
    }
board-canoes = { $n ->
        [one] { $n } canoe
       *[other] { $n } canoes
    }
board-natives = { $who }: villagers { $villagers }, nobles { $nobles }
board-area = The area of { $event } at the wrath of now
board-area-greater = The area of { $event } if the wrath grows
