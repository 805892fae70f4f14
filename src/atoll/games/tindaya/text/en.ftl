# The words of Tindaya.

# Names

game-title = Tindaya
game-blurb = Tribes of the Canary Islands feed their people, appease two demanding gods and hold out against the conquistadors.
game-length = 60 to 120 minutes
game-weight = heavy
game-alone = Alone you lead one tribe of the Alliance; neutral villagers live beside it.
option-mode = Mode
option-mode-alliance = Alliance: all win or lose together
option-mode-dominion = Dominion: each for themselves
option-difficulty = Difficulty
option-difficulty-easy = Easy
option-difficulty-medium = Medium
option-difficulty-hard = Hard
option-red = Red bases
option-red-level = by the level: 0, 2 or 4
option-red-0 = none
option-red-2 = 2
option-red-4 = 4
option-red-6 = 6
option-red-8 = all 8
option-layout = Islands
option-layout-default = arranged for the level
option-layout-random = random
option-layout-free = built by the players
option-traitor = Traitor, Dominion only
option-traitor-false = Without
option-traitor-true = With
option-survivors = Survivors, Dominion only
option-survivors-settlement = who controls a settlement
option-survivors-noble = who controls a settlement and has a noble
option-dowry = Dowry
option-dowry-false = Without
option-dowry-true = With
option-lesson = Learning game
option-lesson-0 = none
option-lesson-1 = 1: one era, Alliance
option-lesson-2 = 2: two eras, Alliance
option-lesson-3 = 3: three eras, Dominion
option-objectives = Objectives in learning game 3
option-objectives-false = Without
option-objectives-true = With
neutral-tribe = the neutral tribe
god-acoran = Acoran
    .dat = Acoran
god-moneiba = Moneiba
    .dat = Moneiba
marker-cube = a cube
marker-cylinder = a cylinder
native-villager = a villager
    .acc = a villager
native-noble = a noble
    .acc = a noble
a-fort = a fort
a-wall = a wall
conquistadors = { $n ->
        [one] { $n } conquistador
       *[other] { $n } conquistadors
    }
good-fish = fish
good-salt = salt
good-smoked-fish = smoked fish
good-manure = manure
good-pork-leg = pork legs
good-salted-meat = salted meat
good-milk = milk
good-horns = horns
good-goat-meat = goat meat
good-cheese = cheese
good-fig = figs
good-straw = straw
good-cereals = cereals
good-roasted-flour = roasted flour
good-wood = wood
good-clay = clay
good-stone = stone
good-obsidian = obsidian
good-pig = pigs
good-goat = goats
units-fish = { $n } fish
units-salt = { $n } salt
units-smoked-fish = { $n } smoked fish
units-manure = { $n } manure
units-pork-leg = { $n ->
        [one] { $n } pork leg
       *[other] { $n } pork legs
    }
units-salted-meat = { $n } salted meat
units-milk = { $n } milk
units-horns = { $n ->
        [one] { $n } horn
       *[other] { $n } horns
    }
units-goat-meat = { $n } goat meat
units-cheese = { $n } cheese
units-fig = { $n ->
        [one] { $n } fig
       *[other] { $n } figs
    }
units-straw = { $n } straw
units-cereals = { $n ->
        [one] { $n } cereal
       *[other] { $n } cereals
    }
units-roasted-flour = { $n } roasted flour
units-wood = { $n } wood
units-clay = { $n } clay
units-stone = { $n } stone
units-obsidian = { $n } obsidian
units-pig = { $n ->
        [one] { $n } pig
       *[other] { $n } pigs
    }
units-goat = { $n ->
        [one] { $n } goat
       *[other] { $n } goats
    }
trade-fishing = fishing
    .acc = fishing
trade-pigs = pig farming
    .acc = pig farming
trade-herd = shepherding
    .acc = shepherding
trade-crops = crop farming
    .acc = crop farming
settlement-fishing = a fishing settlement
    .acc = a fishing settlement
settlement-pigs = a pig farm
    .acc = a pig farm
settlement-herd = a herd
    .acc = a herd
settlement-crops = a crop
    .acc = a crop
place-fishing = fishing settlement { $at }
    .on = in fishing settlement { $at }
    .from = from fishing settlement { $at }
    .to = to fishing settlement { $at }
place-pigs = pig farm { $at }
    .on = on pig farm { $at }
    .from = from pig farm { $at }
    .to = to pig farm { $at }
place-herd = herd { $at }
    .on = at herd { $at }
    .from = from herd { $at }
    .to = to herd { $at }
place-crops = crop { $at }
    .on = on crop { $at }
    .from = from crop { $at }
    .to = to crop { $at }
place-fort = fort { $at }
    .on = in fort { $at }
    .from = from fort { $at }
    .to = to fort { $at }
ground-0 = sea { $at }
    .on = on sea { $at }
    .from = from sea { $at }
    .to = to sea { $at }
ground-1 = chasm { $at }
    .on = on chasm { $at }
    .from = from chasm { $at }
    .to = to chasm { $at }
ground-2 = volcano { $at }
    .on = on volcano { $at }
    .from = from volcano { $at }
    .to = to volcano { $at }
ground-3 = shore { $at }
    .on = on shore { $at }
    .from = from shore { $at }
    .to = to shore { $at }
ground-4 = forest { $at }
    .on = in forest { $at }
    .from = from forest { $at }
    .to = to forest { $at }
ground-5 = mountain { $at }
    .on = on mountain { $at }
    .from = from mountain { $at }
    .to = to mountain { $at }
places-none = nowhere
    .on = nowhere
places-more = { $a }, { $b }
    .on = { $a-on }, { $b-on }
places-and = { $a } and { $b }
    .on = { $a-on } and { $b-on }
island = island { $at }
    .on = on island { $at }
list-none = nothing
nobody = nobody
list-more = { $a }, { $b }
list-and = { $a } and { $b }
token-clay = a clay token
    .acc = a clay token
token-wood = a wood token
    .acc = a wood token
token-initial = a mineral token
    .acc = a mineral token
token-volcanic = a volcanic mineral
    .acc = a volcanic mineral
deposit-clay = clay token
    .acc = a clay token
    .two = two clay tokens
deposit-wood = wood token
    .acc = a wood token
    .two = two wood tokens
deposit-mineral = mineral token
    .acc = a mineral token
    .two = two mineral tokens
invention-saltern = saltern
    .acc = the saltern
invention-smokehouse = smokehouse
    .acc = the smokehouse
invention-farm-knife = farm knife
    .acc = the farm knife
invention-salting-trough = salting trough
    .acc = the salting trough
invention-field-knife = field knife
    .acc = the field knife
invention-cheese-maker = cheese maker
    .acc = the cheese maker
invention-plow = plow
    .acc = the plow
invention-hand-mill = hand mill
    .acc = the hand mill
tribe-agana = Agana
tribe-arucas = Arucas
tribe-ecero = Ecero
tribe-jandia = Jandía
tribe-majos = Majos
tribe-orone = Orone
tribe-taoro = Taoro
tribe-tedote = Tedote
tribe-tihuya = Tihuya
market-large-vessel = the large vessel
market-wall-1 = a wall (stone, manure, clay)
market-wall-2 = a wall (stone, straw, clay)
market-idol-1 = an idol (clay, stone)
market-idol-2 = an idol (clay, straw)
market-idol-3 = an idol (stone, manure)
market-idol-4 = an idol (straw, manure)
idol-production = Production
idol-production-effect = one production of a known trade
idol-wrath = Gods’ wrath
idol-wrath-effect = calm a god by one level and draw an idol
idol-protection = Protection
idol-protection-effect = protects a terrain from a catastrophe or an attack, once
idol-offering-acoran = Offering to Acoran
idol-offering-acoran-effect = fill a strip of Acoran’s card
idol-offering-moneiba = Offering to Moneiba
idol-offering-moneiba-effect = fill a strip of Moneiba’s card
idol-offering-both = Offering to either god
idol-offering-both-effect = fill a strip of either card
idol-movement = Movement
idol-movement-effect = one exploration
idol-location = Location
idol-location-effect = moves a god’s standee
idol-fertility = Fertility
idol-fertility-effect = the tribe’s villagers or its livestock reproduce
idol-shipwreck = Shipwreck
idol-shipwreck-effect = removes a ship
idol-raw-material = Raw material
idol-raw-material-effect = give up one or two raw material tokens
idol-learning = Learning
idol-learning-effect = learn a trade at once
idol-solidarity = Solidarity
idol-solidarity-effect = one point at the end
idol-cancellation = Cancellation
idol-cancellation-effect = discard a secret objective
idol-visions = Visions
idol-visions-effect = look at a secret objective
event-acoran = Acoran’s catastrophe
event-moneiba = Moneiba’s catastrophe
event-tsunami = the tsunami
event-eruption = the eruption
event-white = the white ship
event-grey = the grey ship
event-black = the black ship
event-card = Event card of era { $era }: { $symbols }
offering-card = Offering card: { $goods }
prophecy-card = Prophecy { $card }
island-part = Island { $base } (red bases: { $boards })
aid-part = Place { $place } of { $seats }
catastrophe-storm = Tropical Storm
catastrophe-storm-does = It destroys fishing settlements with their natives, and clay tokens. A wall or an idol protects.
catastrophe-twister = Twister
catastrophe-twister-does = It destroys herds with their natives and goats, and canoes beside the islands. A wall or an idol protects.
catastrophe-locust = Locusts
catastrophe-locust-does = They eat crops, but nobody dies. Only fire protects.
catastrophe-pirates = Pirates
catastrophe-pirates-does = They take all natives. A weapon saves one, a wall or an idol all on its terrain.
catastrophe-san-borondon = San Borondón
catastrophe-san-borondon-does = The island vanishes with everything on it. Nothing protects: lead your people away.
catastrophe-tibicenas = Tibicenas
catastrophe-tibicenas-does = They kill all livestock of the islands, and half of each kind in the wilderness. A wall or an idol protects.
catastrophe-drought = Drought
catastrophe-drought-does = It destroys crops with their natives. One manure for each protects.
catastrophe-fire = Fire
catastrophe-fire-does = It destroys pig farms with pigs and natives, and wood tokens. Nothing protects.
catastrophe-guayota = Guayota
catastrophe-guayota-does = He kills all natives but those on volcanoes. Nothing protects.
catastrophe-tremors = Tremors
catastrophe-tremors-does = They destroy herds with their natives and goats, and mineral tokens. Nothing protects.
secret-settlements-fishing = most fishing settlements
secret-settlements-pigs = most pig farms
secret-settlements-herd = most herds
secret-settlements-crops = most crops
secret-most-smoked-fish = most smoked fish
secret-most-salted-meat = most salted meat
secret-most-cheese = most cheese
secret-most-roasted-flour = most roasted flour
secret-most-salt = most salt
secret-most-manure = most manure
secret-most-horns = most horns
secret-most-straw = most straw
secret-fewest-villagers = fewest villagers
secret-fewest-prisoners = fewest prisoners
secret-fewest-goats = fewest goats
secret-fewest-pigs = fewest pigs
secret-fewest-idols = fewest idols
secret-fewest-market = fewest market cards
common-settlers = Settlers
common-wisemen = Wisemen
common-worshipers = Worshipers
common-travelers = Travelers
common-engineers = Engineers
common-explorers = Explorers
common-specialists = Specialists
common-urbanites = Urbanites
common-collectors = Collectors
common-landowners = Landowners
mission-developers = Developers
mission-warriors = Warriors
mission-livestock = Livestock farmers
mission-planners = Planners
mission-fertile = Fertile
traitor-kidnapper = Kidnapper
traitor-missionary = Missionary
traitor-rescuer = Rescuer
traitor-leader = Leader
traitor-emissary = Emissary
tie-inventions = More inventions
tie-settlements = More settlements
no-noble-no-survivor = { $seat } has no noble left and does not survive.
no-survivor = { $seat } controls no settlement and does not survive.
breakdown-solidarity = Solidarity
breakdown-monopolies = Monopolies
breakdown-idols = Solidarity idols
breakdown-nobles = Nobles
breakdown-common = Common objectives
breakdown-secret = Secret objectives
breakdown-settlements = A settlement for every tribe
breakdown-wrath = No god destroys the world
breakdown-archipelago = Control of the archipelago
breakdown-mission-developers = Mission: inventions
breakdown-mission-warriors = Mission: prisoners
breakdown-mission-livestock = Mission: livestock
breakdown-mission-planners = Mission: stores
breakdown-mission-fertile = Mission: villagers
breakdown-trades = Trades learned
breakdown-fort = The first fort is gone
breakdown-second-level = Second-level inventions
cause-battle = a battle won
cause-exhausted-island = the last token of an island
cause-exhausted-wilderness = the last animals of the wilderness
cause-fire = fire for a seer
cause-garbage = the overflowing dump
cause-idol = an idol
cause-offering-acoran = gifts to Acoran
cause-offering-moneiba = gifts to Moneiba
cause-paid = a complete offering
cause-unpaid = an incomplete offering
cause-reconquest = a fort reconquered
cause-repelled = an attack repelled
cause-repopulated = animals back in the wilderness
cause-hunger = hunger
cause-cold = lack of shelter

# Setup and strategy

base-lies = { $side ->
        [turned] black side up, turned
        [red] red side up
       *[upright] black side up
    }
lay-base = Base { $base }, { base-lies }
    .told = { $who } lays base { $base }, { base-lies }.
lay-base-prompt = Lay a base in place { $slot } of 8.
take-shore = A shore
    .told = { $who } takes a shore.
take-forest = A forest
    .told = { $who } takes a forest.
take-mountain = A mountain
    .told = { $who } takes a mountain.
take-terrain-prompt = { $left ->
        [one] One terrain is left to lay: of which kind?
       *[other] { $left } terrains are left to lay: which kind comes next?
    }
lay-terrain = Lay { $hex }
    .told = { $who } lays { $hex }.
lay-on-chasm = Lay the terrain { $hex-on }
lay-terrain-prompt = { $kind ->
        [shore] Where does the shore go?
        [forest] Where does the forest go?
       *[mountain] Where does the mountain go?
    }
settle = Found { $settlement-acc } { $hex-on }
    .told = { $who } founds { $settlement-acc } { $hex-on }; a noble lives there.
settle-prompt = Place one of your first settlements.
split-there = { $n ->
        [0] all { $second-on }
        [one] one { $first-on }, { $rest ->
            [0] none { $second-on }
            [one] one { $second-on }
           *[other] { $rest } { $second-on }
        }
       *[other] { $rest ->
            [0] all { $first-on }
            [one] { $n } { $first-on }, one { $second-on }
           *[other] { $n } { $first-on }, { $rest } { $second-on }
        }
    }
split = Settle the villagers: { split-there }
    .told = { $who } settles the villagers: { split-there }.
split-prompt = { $all ->
        [one] Where does your villager live: { $first-on } or { $second-on }?
       *[other] Split your { $all } villagers between { $first } and { $second }.
    }
animals-placed = Livestock { $hex-on }: { $animals }.
first-fort = The first fort stands { $hex-on }
    .told = { $who } chooses where the first fort stands: { $hex-on }.
first-fort-prompt = Where does the first fort of the conquistadors stand on island { $island }?
neutral-settlement = A neutral villager founds { $settlement-acc } { $hex-on }
    .told = A neutral villager founds { $settlement-acc } { $hex-on }.
neutral-settlement-prompt = Place { $settlement-acc } of the neutral tribe on island { $island }.
which-prophecy-tibiabin = Tibiabin names the places
    .told = { $who } has Tibiabin name the places.
which-prophecy-tamonante = Tamonante names the catastrophes
    .told = { $who } has Tamonante name the catastrophes.
which-prophecy-prompt = You brought the only fire: which seer speaks?
keep-objective = Keep “{ $objective }” with { $value }
    .told = { $who } keeps a secret objective with the score token { $value }.
keep-objective-prompt = Keep one of two secret objectives and lay a score token on it.
dealt-out = { $who } gets a tribe with its trades, goods and markers; wilderness and goals are laid out.
era-began = Era { $era } begins.
god-wants = { $god } wants { $goods }.
events-shown = At the end of the era come { $events }, in this order.
ship-placed = The die puts { $ship } on chasm { $n }.
standee-placed = Prophecy: { $event } comes from volcano { $n }.
tsunami-placed = Prophecy: { $event } comes from chasm { $n }.
standee-lost = Prophecy: { $event } would come from volcano { $n }, which has vanished; it does not come.
catastrophe-shown = The smoke shows what { $god } sends: { $card }.
seers-silent = No fire was brought: the seers are silent.

# Turns

act-prompt = { $actions ->
        [one] One more action in this turn
       *[other] Up to { $actions } actions in this turn
    }. Markers: { $cubes ->
        [0] no cubes
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }, { $cylinders ->
        [0] no cylinders
        [one] { $cylinders } cylinder
       *[other] { $cylinders } cylinders
    }.
act-pass = Pass for this era
    .told = { $who } passes for this era.
act-end = End the turn
    .told = { $who } ends the turn.
act-develop = Develop { $trade-acc } with { $marker }
    .told = { $who } develops { $trade-acc } with { $marker }.
    .detail = { $what }: { $cost }
act-produce = Produce with { $marker }: { $trade }
    .told = { $who } produces with { $marker }: { $trade }.
    .detail = { $yield }
act-cave = Build the second cave with { $marker }
    .told = { $who } builds the second cave with { $marker }.
    .detail = { $cost }
act-explore = Explore with { $marker }
    .told = { $who } explores with { $marker }.
    .detail = { $times ->
        [1] one exploration of { $moves ->
                [one] one movement
               *[other] { $moves } movements
            }
       *[other] { $times } explorations of { $moves ->
                [one] one movement
               *[other] { $moves } movements
            } each
    }
act-betray = Go over to the conquistadors with { $marker }
    .told = { $who } sets out with { $marker } to go over to the conquistadors.
act-idol = Display the idol “{ $idol }”: { $effect }
    .told = { $who } displays the idol “{ $idol }” ({ $effect }).
act-buy = Buy { $card } at the market
    .told = { $who } buys { $card } at the market.
    .detail = { $cost }
act-destroy = Destroy an idol for one resource
    .told = { $who } destroys an idol for one resource.
act-demote = Demote a noble to a villager
    .told = { $who } demotes a noble.
act-offering = Make the free offering of the Majos
    .told = { $who } makes the free offering of the Majos.
bought = { $who } pays { $cost } for { $card }.
developed = { $who } pays { $cost }, develops { $invention-acc } and gains a cylinder.
cave-built = { $who } pays { $cost } and gains the cylinder of the cave.
gained = { $who } gains { $goods }.
learned = { $who } learns { $trade-acc } and gains a cube.
save-material = Save { $good } on { $invention-acc }
    .told = { $who } saves { $good } on { $invention-acc }.
save-material-prompt = The Arucas save one raw material on { $invention-acc }: which?
slaughter = Slaughter { $animals } { $hex-on }
    .told = { $who } slaughters { $animals } { $hex-on }.
slaughter-none = Slaughter no animal { $hex-on }
    .told = { $who } slaughters no animal { $hex-on }.
slaughter-prompt = How many { $kind ->
        [0] pigs
       *[1] goats
    } do you slaughter { $hex-on }?
process = Turn { $processed } into { $vessel }
    .told = { $who } pays { $payment } and turns { $processed } into { $vessel }.
process-none = Process nothing
    .told = { $who } processes nothing.
process-prompt = How many units of { $processed } become { $vessel }, for { $payment } in all?

# Explorations

travel-land = A group sets out by land { $hex-from }
    .told = { $who } sends a group by land { $hex-from }.
travel-sea = A group sets out by canoe { $hex-from }
    .told = { $who } sends a group by canoe { $hex-from }.
travel-done = End the exploration
    .told = { $who } ends the exploration.
travel-prompt =
    { $more ->
        [yes] The first of two explorations
       *[no] Explore
    }: { $left ->
        [one] one movement left
       *[other] { $left } movements left
    }{ $first ->
        [yes] {" "}(at least one must be made)
       *[no] {""}
    }.
march-land = Conquistadors set out by land { $hex-from }
    .told = { $who } sends conquistadors by land { $hex-from }.
march-sea = Conquistadors set out by canoe { $hex-from }
    .told = { $who } sends conquistadors by canoe { $hex-from }.
march-done = End the exploration
    .told = { $who } ends the exploration.
march-prompt = Explore with conquistadors: { $left ->
        [one] one movement left
       *[other] { $left } movements left
    }.
party-lords = { $nobles ->
        [one] one noble
       *[other] { $nobles } nobles
    }
party-folk = { $villagers ->
        [one] one villager
       *[other] { $villagers } villagers
    }
party-all = { $nobles ->
        [0] { party-folk }
       *[other] { $villagers ->
            [0] { party-lords }
           *[other] { party-lords } and { party-folk }
        }
    }
party = Go with { party-all }
    .told = { $who } goes with { party-all }.
party-prompt = Who sets out { $hex-from }?
squad-all = { $n ->
        [one] one conquistador
       *[other] { $n } conquistadors
    }
squad-with = { $rest ->
        [0] the leader alone
        [one] the leader and one conquistador
       *[other] the leader and { $rest } conquistadors
    }
squad = Go with { squad-all }
    .told = { $who } goes with { squad-all }.
squad-led = Go with { squad-with }
    .told = { $who } goes with { squad-with }.
squad-prompt = How many conquistadors go?
destination = Go { $hex-to }
    .told = { $who } goes { $hex-to }.
destination-prompt = Where does the group go?
brings-landing = from there ashore: { $places }
brings-learning = a noble who is still here at the end of the era learns { $trade-acc }
brings-fight =
    after the exploration they fight { $soldiers ->
        [one] one conquistador
       *[other] { $soldiers } conquistadors
    }: natives here { $natives }, weapons in stock { $weapons }
embark-canoe = Board the canoe { $hex-on }
    .told = { $who } boards the canoe { $hex-on }.
embark-wood = Build a canoe { $hex-on } for 1 wood
    .told = { $who } builds a canoe { $hex-on } for 1 wood.
embark-hand = Put your canoe { $hex-on }
    .told = { $who } puts the canoe in hand { $hex-on }.
embark-prompt = Where does the group board?
sail = Sail { $hex-to }
    .told = { $who } sails { $hex-to }.
sail-prompt = Where does the canoe stop?
land = Go ashore { $hex-on }
    .told = { $who } goes ashore { $hex-on }.
land-prompt = Where does the group go ashore?
visit-prompt =
    What do your natives do where they have ended?{ $more ->
        [yes] {" "}Then the second exploration begins.
       *[no] {""}
    }
visit-done =
    { $places ->
        [one] Nothing more { $hex-on }
       *[other] Nothing more at these { $places } places
    }
    .told = { $who } does nothing more there.
token-stays = { $who } leaves { $token-acc } { $hex-on }: { $last ->
        [yes] the last token of an island must stay
       *[no] the tribe may hold no more
    }.
visit-collect = Collect { $token-acc } { $hex-on }
    .told = { $who } collects { $token-acc } { $hex-on }.
visit-build = Found { $settlement-acc } { $hex-on }
    .told = { $who } founds { $settlement-acc } { $hex-on }.
visit-gather = Gather { $animals } { $hex-on }
    .told = { $who } gathers { $animals } from the wilderness { $hex-on }.
visit-offer = Make offerings { $hex-on }
    .told = { $who } makes offerings { $hex-on }.
visit-barter = Barter with { $seat } { $hex-on }
    .told = { $who } barters with { $seat } { $hex-on }.
visit-dowry = Offer { $seat } a dowry { $hex-on }
    .told = { $who } offers { $seat } a dowry { $hex-on }.
collected = { $who } gains { $goods } for { $token-acc }.
reconquest = Spend { $weapons } { $hex-on }
    .told = { $who } spends { $weapons } { $hex-on }.
    .detail = { $won ->
        [yes] wins the fort
       *[no] the natives here die
    }
reconquest-unarmed = Fight { $hex-on } without weapons
    .told = { $who } fights { $hex-on } without weapons.
    .detail = { $won ->
        [yes] wins the fort
       *[no] the natives here die
    }
reconquest-prompt = { $natives ->
        [one] One native faces
       *[other] { $natives } natives face
    } { $soldiers ->
        [one] one conquistador
       *[other] { $soldiers } conquistadors
    } { $hex-on }: which weapons do you spend?
reconquered = { $who } reconquers { $hex } and takes { $n ->
        [one] one prisoner
       *[other] { $n } prisoners
    }. The fort is removed.
reconquest-failed = { $n ->
        [0] { $who } loses the battle for { $hex }.
        [one] { $who } loses the battle for { $hex }; one conquistador falls.
       *[other] { $who } loses the battle for { $hex }; { $n } conquistadors fall.
    }

# Offerings and idols

offer-prompt = What do you offer the gods?
majos-offering-prompt = The free offering of the Majos: what do you give?
offer-people = Sacrifice own people instead: { $count } ways
offer-done = End the offering
    .told = { $who } ends the offering.
offer-good = Give { $god } { $good }
    .told = { $who } gives { $god } { $good }.
offer-animal = Give { $god } { $good } { $hex-from }
    .told = { $who } gives { $god } { $good } { $hex-from }.
offer-prisoner = Sacrifice a prisoner to { $god } in place of { $good }
    .told = { $who } sacrifices a prisoner to { $god } in place of { $good }.
offer-villager = Sacrifice a villager { $hex-from } to { $god } in place of { $good }
    .told = { $who } sacrifices a villager { $hex-from } to { $god } in place of { $good }.
    .detail = { $last ->
        [yes] that is your last villager: no settlement is yours then
       *[no] {""}
    }
offer-noble = Sacrifice a noble { $hex-from } to { $god } in place of { $good }
    .told = { $who } sacrifices a noble { $hex-from } to { $god } in place of { $good }.
    .detail = { $last ->
        [yes] that is your last noble: without one at the end of the era the game is lost
        [all] that is your last noble: without one at the end of the era all lose
       *[no] {""}
    }
majos-gift = Add { $good } for { $god }, free
    .told = { $who } adds { $good } for { $god }, free.
majos-gift-prompt = Which good do the Majos add for free?
idol-produce = Produce: { $trade }
    .told = { $who } produces: { $trade }.
production-idol-prompt = Which trade produces?
calm-god = Calm { $god }
    .told = { $who } calms { $god }.
calm-god-prompt = Which god do you calm?
offering-idol = Fill a strip of { $god }: { $goods }
    .told = { $who } fills a strip of { $god }: { $goods }.
offering-idol-prompt = Which strip do you fill?
fertility-villagers = Villagers reproduce
    .told = The villagers of { $who } reproduce.
fertility-livestock = Livestock reproduces
    .told = The livestock of { $who } reproduces.
fertility-idol-prompt = Who reproduces?
drop-token = Give up { $a-acc }
    .told = { $who } gives up { $a-acc }.
drop-pair = Give up { $a-two }
    .told = { $who } gives up { $a-two }.
drop-tokens = Give up { $a-acc } and { $b-acc }
    .told = { $who } gives up { $a-acc } and { $b-acc }.
raw-material-idol-prompt = Which raw material tokens do you give up?
learn-trade = Learn { $trade-acc }
    .told = { $who } chooses to learn { $trade-acc }.
learning-idol-prompt = Which trade do you learn?
cancellation = Discard secret objective { $number } of { $seat } ({ $value })
    .told = { $who } discards secret objective { $number } of { $seat } ({ $value }).
cancellation-prompt = Which secret objective leaves the game?
visions = Look at secret objective { $number } of { $seat } ({ $value })
    .told = { $who } looks at secret objective { $number } of { $seat } ({ $value }).
visions-prompt = Which secret objective do you look at?
swap-token = Swap its score token { $other } for your { $mine }
    .told = { $who } swaps score tokens with { $seat }: { $mine } for { $other }.
swap-token-done = Leave the score tokens
    .told = { $who } leaves the score token of { $seat }.
swap-token-prompt = You see: { $objective }. Do you swap its score token?
destroy-idol = Destroy the idol “{ $idol }”
    .told = { $who } destroys the idol “{ $idol }”.
destroy-idol-prompt = Which idol do you destroy?
any-good = Gain { $good }
    .told = { $who } gains { $good }.
any-good-prompt = Which resource do you gain?
took-idol = { $who } takes an idol.
no-idol-left = No idol is left for { $who }.
save-unit = Save { $good }
    .told = { $who } saves { $good }.
save-unit-prompt = The Jandía buy { $card } and save one unit of the price: which?
place-wall = The wall stands { $hex-on }
    .told = { $who } builds a wall { $hex-on }.
place-wall-prompt = Where does the wall stand?
demote = The noble { $hex-on } becomes a villager
    .told = The noble of { $who } { $hex-on } becomes a villager.
demote-prompt = Which noble becomes a villager?

# Barter and dowry

barter-swap = { $give } for { $get }
barter-give = Give { $good }
    .told = { $who } would give { $good }.
barter-send = Send the list: { $deal }
    .told = { $who } offers { $seat }: { $deal }.
barter-leave = End the talks
    .told = { $who } ends the talks with { $seat }.
barter-give-prompt = Barter with { $seat }. So far: { $deal }. What do you give?
barter-get = { $given } for { $good }
    .told = { $who } would swap { $given } for { $good }.
barter-get-prompt = What do you want from { $seat } for { $good }?
barter-accept = Accept: { $deal }
    .told = { $who } accepts; { $seat } gives { $deal }.
barter-refuse = Refuse
    .told = { $who } refuses the list of { $seat }.
barter-counter = Answer with a list of your own
    .told = { $who } answers { $seat } with another list.
barter-answer-prompt = { $seat } offers: { $deal }.
dowry-good = Put { $good } into the dowry
    .told = { $who } puts { $good } into the dowry.
dowry-good-prompt = { $left ->
        [one] One resource of the dowry is still to be chosen.
       *[other] { $left } resources of the dowry are still to be chosen.
    }
give-away = The villager { $hex-on } leaves
    .told = { $who } lets a villager { $hex-on } go to { $seat } and receives { $goods }.
give-away-done = Refuse the dowry
    .told = { $who } refuses the dowry of { $seat }.
give-away-prompt = { $seat } offers { $goods } for one of your villagers.
dowry-paid = { $who } pays the dowry: { $goods }.
neutral-left = The neutral villager { $hex-on } leaves.
adopt = The new villager lives { $hex-on }
    .told = The new villager of { $who } lives { $hex-on }.
adopt-prompt = Where does the new villager live?

# The end of an era

end-began = All have passed: era { $era } comes to its end.
villagers-born = { $n ->
        [one] A villager of { $who } is born { $hexes-on }.
       *[other] Villagers of { $who } are born { $hexes-on }.
    }
nobody-born = No villager of { $who } is born: the reserve is empty.
animals-born = Livestock has young: { $hexes-on }.
wild-born = Born in the wilderness: { $animals }.
forts-grew = One more conquistador for { $hexes }.
birth = A villager is born { $hex-on }
    .told = A villager of { $who } is born { $hex-on }.
birth-prompt = { $left ->
        [one] One villager is left in the reserve: where is this one born?
       *[other] { $left } villagers are left in the reserve: where is one born?
    }
feed = Eat { $good } ({ $rations ->
        [one] one ration
       *[other] { $rations } rations
    })
    .told = { $who } eats { $good } ({ $rations ->
        [one] one ration
       *[other] { $rations } rations
    }).
feed-menu = Eat in the usual order, perishable food first
    .told = { $n ->
        [0] { $who } has nothing to eat.
        [one] { $who } feeds one villager with { $goods }.
       *[other] { $who } feeds { $n } villagers with { $goods }.
    }
    .detail = { $goods }
feed-prompt = { $hungry ->
        [one] One villager is hungry
       *[other] { $hungry } villagers are hungry
    }.
die = A villager dies { $hex-on }
    .told = A villager of { $who } dies { $hex-on }.
die-prompt = { $left ->
        [one] One villager dies
       *[other] { $left } villagers die
    } ({ $cause }): where?
wasted = { $who } throws { $goods } on the dump.
dump-cleared = { $n ->
        [one] One resource of { $who } is removed from the dump.
       *[other] { $n } resources of { $who } are removed from the dump.
    }
wrath-rose = { $god }’s wrath rises to level { $level }: { $cause }.
wrath-fell = { $god }’s wrath falls to level { $level }: { $cause }.
wrath-stays = { $god }’s wrath stays at level { $level }: { $cause }.
gained-solidarity = { $n ->
        [one] { $who } gains one solidarity point: { $cause }.
       *[other] { $who } gains { $n } solidarity points: { $cause }.
    }
lost-solidarity = { $n ->
        [one] { $who } loses one solidarity point: { $cause }.
       *[other] { $who } loses { $n } solidarity points: { $cause }.
    }
natives-died = { $who } loses { party-all } { $hex-on }.
neutral-died = The neutral tribe loses { party-all } { $hex-on }.
native-saved = The weapon has saved { $native-acc } of { $who } { $hex-on }.
animals-fled = The wilderness gains { $animals } { $hex-from }.
lost-there = Lost { $hex-on }: { $what }.
canoes-lost = { $n ->
        [one] One canoe is destroyed.
       *[other] { $n } canoes are destroyed.
    }
event-came = Now comes { $event }.
event-failed = Does not come: { $event }.
struck = The catastrophe “{ $card }” strikes { $islands }.
struck-nothing = The catastrophe “{ $card }” destroys nothing.
flooded = The sea swallows { $hexes }.
flooded-nothing = The tsunami reaches no terrain.
burned = Lava flows over { $hexes }: only mountains are left.
land-formed = New land rises from the sea: { $hexes }.
minerals-formed = Volcanic minerals lie { $hexes-on }.
land-short = No mountain tiles are left: the sea around stays.
minerals-short = No volcanic minerals are left.
vanished = The mist swallows { $hexes } for ever.
wild-died = The wilderness loses { $animals }.
wild-spared = In the wilderness no animal dies: half of one is none.
event-idol-prompt = Do you display an idol before the events?
event-idol-done = No idol
    .told = { $who } displays no idol.
move-standee = Move { $god } to volcano { $n }
    .told = { $who } displays the idol “{ idol-location }” and moves { $god } to volcano { $n }.
sink-ship = Sink { $ship }
    .told = { $who } displays the idol “{ idol-shipwreck }” and sinks { $ship }.
lava = Lava fills { $hex }
    .told = { $who } chooses: lava fills { $hex }, which becomes a mountain.
lava-mineral = A volcanic mineral lies { $hex-on }
    .told = { $who } chooses: a volcanic mineral lies { $hex-on }.
lava-prompt = { $left ->
        [one] Only one mountain tile is left: where does it lie?
       *[other] Only { $left } mountain tiles are left: where does one lie?
    }
lava-mineral-prompt = { $left ->
        [one] Only one volcanic mineral is left: where does it lie?
       *[other] Only { $left } volcanic minerals are left: where does one lie?
    }
protect-next = Decide on { $hex } next
    .told = { $who } has priority and decides on { $hex } next.
protect-next-prompt = You have priority: which place is decided on next?
protect-prompt = { $card }: do you protect { $hex }?
protect-no = No protection for { $hex }
    .told = { $who } does not protect { $hex }.
protect-idol = Spend a protection idol for { $hex }
    .told = { $who } spends a protection idol for { $hex }.
protect-manure = Spend 1 manure for { $hex }
    .told = { $who } spends 1 manure for { $hex }.
protect-fire = Burn { $fire } for { $hex }
    .told = { $who } burns { $fire } for { $hex }.
protect-weapon = Arm { $native-acc } { $hex-on } with { $weapon }
    .told = { $who } arms { $native-acc } { $hex-on } with { $weapon }.
landfall = The ship sails to { $island }
    .told = Conquistadors land { $island-on } from { $ship }.
landfall-prompt = You have priority: where does { $ship } land?
no-terrain-left = No terrain is left to attack there: nothing happens.
one-terrain = They attack { $hex }
    .told = The conquistadors attack { $hex }.
one-terrain-prompt = You have priority: which terrain is attacked?
next-attack = The attack on { $hex } comes next
    .told = The conquistadors attack { $hex }.
next-attack-prompt = You have priority: which attack comes next?
wall-held = The wall { $hex-on } holds.
fort-built = { $n ->
        [one] The conquistadors build a fort { $hex-on }, with one conquistador.
       *[other] The conquistadors build a fort { $hex-on }, with { $n } conquistadors.
    }
fort-left = The conquistadors leave { $hex }; the fort is removed.
battle-won = The natives win the battle for { $hex }.
battle-lost = The conquistadors win the battle for { $hex }.
captured = { $n ->
        [one] { $who } takes one prisoner.
       *[other] { $who } takes { $n } prisoners.
    }
withdrew = { $n ->
        [one] The repelled conquistador goes back { $hex-to }.
       *[other] The { $n } repelled conquistadors go back { $hex-to }.
    }
repel = Repel the attack on { $hex } with a protection idol
    .told = { $who } repels the attack on { $hex } with a protection idol.
repel-no = Keep the idol and fight for { $hex }
    .told = { $who } keeps the idol and fights for { $hex }.
repel-prompt = The conquistadors attack { $hex }. Do you spend a protection idol?
arm = Spend { $weapons } { $hex-on }
    .told = { $who } spends { $weapons } { $hex-on }.
    .detail = { $won ->
        [yes] enough to win
       *[no] not enough alone
    }
arm-none = Fight { $hex-on } without weapons
    .told = { $who } fights { $hex-on } without weapons.
    .detail = { $won ->
        [yes] enough to win
       *[no] not enough alone
    }
arm-prompt = The conquistadors attack { $hex }. { $wanted ->
        [one] One more weapon is needed to win.
       *[other] { $wanted } more weapons are needed to win.
    }
bring-fire = Bring the seer fire: { $fire }
    .told = { $who } brings a seer fire: { $fire }.
bring-fire-no = Bring no fire
    .told = { $who } brings no fire.
bring-fire-prompt = { $seer ->
        [1] Do you bring fire for the first seer?
       *[2] Do you bring fire for the second seer?
    }
markers-back = The used cubes come back, the used cylinders leave the game, and the gods’ cards are removed.
new-order = The new order of play: { $names }.
doom-1 = A tribe has lost its last noble: everybody loses.
doom-2 = A god’s wrath destroys the world: everybody loses.
condition-short = { $condition } Too few: { $names }.
condition-nobles = Nobles of each tribe: { $have } (at least { $wanted }).
condition-settlements = Settlements of each tribe: { $have } (at least { $wanted }).
condition-wrath = Highest wrath: { $have } (at most { $wanted }).
condition-archipelago = Conquistadors: { $have } (at most { $wanted }).
condition-mission-developers = Inventions of each tribe: { $have } (at least { $wanted }).
condition-mission-warriors = Prisoners of each tribe: { $have } (at least { $wanted }).
condition-mission-livestock = Animals of each tribe: { $have } (at least { $wanted }).
condition-mission-planners = Kinds of nonperishable food of each tribe: { $have } (at least { $wanted }).
condition-mission-fertile = Villagers of each tribe: { $have } (at least { $wanted }).
condition-trades = Trades of each tribe: { $have } (at least { $wanted }).
condition-fort = First fort reconquered: { $have } (at least { $wanted }).
condition-second-level = Second-level inventions of each tribe: { $have } (at least { $wanted }).
nobody-won = Everybody loses.
alliance-won = The Alliance has met every condition: everybody wins.
alliance-lost = The Alliance has failed: everybody loses.
dominion-lost = The conditions of survival are not met: everybody loses.
objective-shown = The secret objective of { $who } was “{ $objective }”: { $value } for { $names }.
score-part = { $what } { $n }
final-score = { $n ->
        [one] { $who } has one point: { $parts }.
       *[other] { $who } has { $n } points: { $parts }.
    }
shares-win = { $who } shares the victory.
traitor-won = The traitor { $seat } wins alone.
traitor-failed = The traitor { $who } has not reached the goal and loses.
betrayed = { $who } goes over to the conquistadors as the { $card }: the natives become conquistadors, and all else of the tribe leaves the game.
place-soldier = A conquistador joins those { $hex-on }
    .told = { $who } adds a conquistador { $hex-on }.
place-soldier-prompt = { $left ->
        [one] One conquistador needs a place
       *[other] { $left } conquistadors need a place
    }.
name-leader = The leader stands { $hex-on }
    .told = The leader of { $who } stands { $hex-on }.
name-leader-prompt = Where does your leader stand?
leader-canoe = { $who } receives a canoe.
leader-fell = The leader of { $who } falls.
kidnapped = { $n ->
        [one] { $who } has kidnapped one native.
       *[other] { $who } has kidnapped { $n } natives.
    }
won-over = A defeated native { $hex-on } becomes a conquistador of { $who }.
rescue = { $n ->
        [one] Free the prisoner of { $seat }
       *[other] Free the { $n } prisoners of { $seat }
    }
    .told = { $n ->
        [one] { $who } frees the prisoner of { $seat }, who joins { $hex }.
       *[other] { $who } frees the { $n } prisoners of { $seat }, who join { $hex }.
    }
rescue-prompt = Whose prisoners do you free?
move-ship = Move { $ship } to chasm { $n }
    .told = { $who } moves { $ship } to chasm { $n }.
move-ship-done = Leave the ships
    .told = { $who } leaves the ships where they are.
move-ship-prompt = Your last move: do you move a ship?

# Refusals

refused-no-such-move = There is no such move here.
refused-not-now = That is not possible now.
refused-occupied = This place is taken: { $hex }.
refused-last-token = The last token of an island must stay.
refused-capacity = { $n ->
        [one] You may hold one token at most.
       *[other] You may hold { $n } tokens at most.
    }
refused-no-cube = You have no cube left.
refused-no-cylinder = You have no cylinder left.
refused-lesson = This learning game does without it.
refused-cave-built = The second cave is built already.
refused-cost = You cannot pay the cost.
refused-nobody-can-move = None of your natives can move.
refused-trade-unknown = Your tribe does not know { $trade-acc }.
refused-square-used = This square is used up for the era.
refused-nothing-to-produce = You control no such settlement and have nothing to process.
refused-all-developed = Both inventions of the trade are developed.
refused-no-idol = You hold no idol.
refused-once-an-era = Only once an era.
refused-nothing-to-offer = There is nothing the gods would take, or no noble of yours on a volcano.
refused-last-noble = You have only one noble, who must stay one.
refused-no-villager-there = No villager is in reserve, or none may stand there.
refused-idol-later = The idol “{ $idol }” has its time later.
refused-no-effect = The idol “{ $idol }” would do nothing.
refused-sold = The card is sold.
refused-no-wall-place = You are on no terrain that can take a wall.
refused-must-move = At least one movement must be made.
refused-must-surrender = A noble must end in a fort.
refused-villager-may-not-stay = A villager stands where none may stay.
refused-stops-in-fort = Whoever has entered { $hex } stays there.
refused-no-noble-aboard = No noble leads a canoe { $hex-from }.
refused-no-canoe = No canoe lies beside { $hex }, and you have no wood.
refused-canoe-full = A canoe carries five natives.
refused-no-land-there = No land lies beside { $hex }.
refused-no-way = This leads { $hex-from } to no place where they may stay.
refused-fort = Villagers enter { $hex } only with a noble.
refused-may-not-stay = The villagers may not end { $hex-on } and cannot go on.
refused-shipwreck = The half shipwrecks must meet: two bases one above the other show the same side.
refused-red-bases = { $n ->
        [0] No base shows its red side in this game.
        [one] Exactly one base shows its red side in this game.
       *[other] Exactly { $n } bases show their red side in this game.
    }
refused-volcanoes-first = First every volcano gets a shore, a forest and a mountain.
refused-no-terrain-left = No terrain of this kind is left.
refused-chasm = No terrain may lie { $hex-on }: chasms stay open.
refused-two-islands = Land { $hex-on } would touch two islands.
refused-no-room = With land { $hex-on } another volcano would find no room for its terrains.
refused-foreign-landing = Villagers of another tribe live { $hex-on }: no others land there.
refused-no-landing = Nobody can go ashore { $hex-from }.
refused-no-noble-moved = No noble of yours has ended this exploration { $hex-on }.
refused-has-animals = There are animals { $hex-on } already.
refused-wilderness = Too few animals are left in the wilderness.
refused-token-first = The token { $hex-on } must be collected first.
refused-other-villager = Another tribe’s villager lives { $hex-on }.
refused-no-tile = No tile of this settlement is left.
