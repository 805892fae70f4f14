# What is written in the picture of Tindaya.

board-picture = Tindaya, era { $era }
board-era = Era { $era } of { $eras }
board-phase-setup = Setting up
board-phase-building = Building the islands
board-bases = { $n ->
        [0] Bases that may lie here; none is red
        [one] Bases that may lie here; one of 8 is red
       *[other] Bases that may lie here; { $n } of 8 are red
    }
board-terrains = Terrains left
board-terrain-left = { $n ->
        [one] { $terrain }: one left
       *[other] { $terrain }: { $n } left
    }
board-builders = Builders in turn order
board-phase-strategy = Strategy phase
board-phase-actions = Action phase
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
board-natives = { $who }: { $nobles ->
        [0] { $villagers ->
            [one] one villager
           *[other] { $villagers } villagers
        }
        [one] { $villagers ->
            [0] one noble
            [one] one noble and one villager
           *[other] one noble and { $villagers } villagers
        }
       *[other] { $villagers ->
            [0] { $nobles } nobles
            [one] { $nobles } nobles and one villager
           *[other] { $nobles } nobles and { $villagers } villagers
        }
    }
board-area = Where { $event } strikes at the present wrath
board-area-greater = Where { $event } strikes if the wrath rises

board-square-develop = Develop
board-square-produce = Produce
board-square-cave = Cave
board-square-explore = Explore
board-square-betray = Betray
board-used = { $what }: used this era
board-unknown-trade = { $trade } (not known)
board-materials = Materials
board-second-cave = Second cave
board-solidarity = Solidarity points: { $n }
board-priority = Has priority
board-markers = Markers left: cubes { $cubes }, cylinders { $cylinders }
board-count-villagers = Villagers on the board: { $n }
board-count-nobles = Nobles: { $n }
board-count-settlements = Settlements controlled: { $n }
board-count-prisoners = Prisoners: { $n }
board-count-idols = Idols in hand: { $n }
board-count-idols-shown = Idols displayed: { $n }
board-count-waste = Resources in the dump: { $n }
board-canoe-in-hand = A canoe in hand
board-secret = Secret objective

board-unknown = not foretold
board-wrath = Wrath { $level }: catastrophes reach { $radius ->
        [one] one hex
       *[other] { $radius } hexes
    } far
board-strip = { $what }: { $n } of { $wanted }
board-strip-later = { $what }: not wanted in this era
board-event-at = { $ground ->
        [volcano] { $what }: volcano { $n }
       *[chasm] { $what }: chasm { $n }
    }
board-event-unknown = { $what }: nobody knows where
board-legend = Solid: hit now. Dotted: hit if the wrath rises.
board-wilderness = Wilderness, dump, idols
board-wild-pigs = Wild pigs: { $n }
board-wild-goats = Wild goats: { $n }
board-dump = Dump: { $n }, overflows above { $limit }
board-idols-left = Idols left: { $n }
board-conquistadors = Conquistadors: { $n }, must be fewer than { $limit }
board-to-win = To win
board-track = Solidarity points, in priority order
board-common = Common objectives: { $names }
board-traitor-card = The traitor: { $card }

board-plan = If the era ended now
board-plan-events = What the events will hit
board-plan-well = all fed, nothing spoils
board-plan-hungry = { $n ->
        [one] { $n } starves
       *[other] { $n } starve
    }
board-plan-cold = { $n ->
        [one] { $n } dies without shelter
       *[other] { $n } die without shelter
    }
board-plan-garbage = garbage: { $goods }
board-plan-born = { $n ->
        [one] { $n } is born
       *[other] { $n } are born
    }
board-plan-learns = learns { $trade }
board-plan-may-learn = learns { $trade } if the events spare noble and settlement
board-plan-points = solidarity points { $n }
board-plan-paid = { $god }: offering complete, wrath { $before }→{ $wrath }
board-plan-unpaid = { $god }: offering fails, wrath { $before }→{ $wrath }
board-plan-hit = { $n ->
        [one] { $event }: { $n } hex
       *[other] { $event }: { $n } hexes
    }
board-ship-does = It lands on the nearest island: two conquistadors attack each settlement, or else one terrain. A wall or an idol repels them, two natives with two weapons beat them; else all natives there die and a fort rises.
board-tsunami-does = It washes away all terrains in its area with everything on them. Volcanoes are safe; nothing else protects.
board-eruption-does = It destroys everything on the terrains in its area and the natives on its own volcano, and turns land and sea into mountains with minerals. Nothing protects.
board-plan-unknown = come, nobody knows from where
board-plan-no-noble = { $names }: no noble left, everybody would lose.
board-plan-destruction = The wrath would destroy the world: everybody would lose.
board-in-danger = in danger: { $event }
board-fires = Fire for the seers: { $names }
board-barter = { $giver } offers { $taker }
board-market = Market
board-total = Total

# What the signs mean

board-sign-villager = Villager
board-sign-noble = Noble
board-sign-cube = Cube: acts once
board-sign-cylinder = Cylinder: acts twice
board-sign-spent = Marker already used
board-sign-settlement = Settlements
board-sign-soldier = Conquistadors, prisoners
board-sign-totem = Idols
board-sign-waste = Resources in the dump
board-sign-canoe = Canoe
board-sign-flame = Wrath that destroys the world
