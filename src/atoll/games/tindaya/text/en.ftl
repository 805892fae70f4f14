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
option-layout = Islands
option-layout-default = as printed
option-layout-random = random
option-traitor = Traitor, Dominion only
option-traitor-false = Without
option-traitor-true = With
option-dowry = Dowry
option-dowry-false = Without
option-dowry-true = With
option-lesson = Learning game
option-lesson-0 = none
option-lesson-1 = 1: one era, Alliance
option-lesson-2 = 2: two eras, Alliance
option-lesson-3 = 3: three eras, Dominion
neutral-tribe = the neutral tribe
god-acoran = Acoran
god-moneiba = Moneiba
marker-cube = a cube
marker-cylinder = a cylinder
native-villager = a villager
native-noble = a noble
animals-0 = pigs
animals-1 = goats
good-fish = fish
good-salt = salt
good-smoked-fish = smoked fish
good-manure = manure
good-pork-leg = pork leg
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
trade-fishing = fishing
trade-pigs = pig farming
trade-herd = shepherding
trade-crops = crop farming
settlement-fishing = a fishing settlement
settlement-pigs = a pig farm
settlement-herd = a herd
settlement-crops = a crop
place-fishing = fishing settlement { $at }
place-pigs = pig farm { $at }
place-herd = herd { $at }
place-crops = crop { $at }
place-fort = fort { $at }
ground-0 = sea { $at }
ground-1 = chasm { $at }
ground-2 = volcano { $at }
ground-3 = shore { $at }
ground-4 = forest { $at }
ground-5 = mountain { $at }
token-clay = clay token
token-wood = wood token
token-initial = mineral token
token-volcanic = volcanic mineral
deposit-clay = clay token
deposit-wood = wood token
deposit-mineral = mineral token
invention-saltern = saltern
invention-smokehouse = smokehouse
invention-farm-knife = farm knife
invention-salting-trough = salting trough
invention-field-knife = field knife
invention-cheese-maker = cheese maker
invention-plow = plow
invention-hand-mill = hand mill
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
idol-wrath = Wrath
idol-wrath-effect = calm a god by one level and draw an idol
idol-protection = Protection
idol-protection-effect = protects a terrain once
idol-offering-acoran = Offering to Acoran
idol-offering-acoran-effect = fill a strip of Acoran's card
idol-offering-moneiba = Offering to Moneiba
idol-offering-moneiba-effect = fill a strip of Moneiba's card
idol-offering-both = Offering to either god
idol-offering-both-effect = fill a strip of either card
idol-movement = Movement
idol-movement-effect = one exploration
idol-location = Location
idol-location-effect = moves a god's standee
idol-fertility = Fertility
idol-fertility-effect = own villagers or livestock reproduce
idol-shipwreck = Shipwreck
idol-shipwreck-effect = removes a ship
idol-raw-material = Raw material
idol-raw-material-effect = drop up to two tokens
idol-learning = Learning
idol-learning-effect = learn a trade at once
idol-solidarity = Solidarity
idol-solidarity-effect = one point at the end
idol-cancellation = Cancellation
idol-cancellation-effect = discard a secret objective
idol-visions = Visions
idol-visions-effect = look at a secret objective
event-acoran = Acoran's catastrophe
event-moneiba = Moneiba's catastrophe
event-tsunami = the tsunami
event-eruption = the eruption
event-white = the white ship
event-grey = the grey ship
event-black = the black ship
catastrophe-storm = Tropical Storm
catastrophe-twister = Twister
catastrophe-locust = Locusts
catastrophe-pirates = Pirates
catastrophe-san-borondon = San Borondón
catastrophe-tibicenas = Tibicenas
catastrophe-drought = Drought
catastrophe-fire = Fire
catastrophe-guayota = Guayota
catastrophe-tremors = Tremors
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
amount = { $n } { $good }
amount-and = { $a }, { $b }
amount-none = nothing
fire-of = { $a } and { $b }
lava-tile = mountain tiles
lava-mineral = volcanic minerals
cause-battle = a battle won
cause-exhausted-island = the last token of an island
cause-exhausted-wilderness = the last animals of the wilderness
cause-fire = fire for a seer
cause-garbage = the overflowing dump
cause-idol = an idol
cause-offering-acoran = gifts to Acoran
cause-offering-moneiba = gifts to Moneiba
cause-paid = the offering is complete
cause-unpaid = the offering is incomplete
cause-reconquest = a fort reconquered
cause-repelled = an attack repelled
cause-repopulated = animals back in the wilderness
cause-hunger = hunger
cause-cold = lack of shelter

# Setup and strategy

settle = Found { $settlement } on { $hex }
    .told = { $who }: Found { $settlement } on { $hex }.
settle-prompt = Place one of your first settlements.
split = { $n } of { $all } villagers to { $first }, the others to { $second }
    .told = { $who }: { $n } of { $all } villagers to { $first }, the others to { $second }.
split-prompt = Split your { $all } villagers between { $first } and { $second }.
first-fort = The first fort stands on { $hex }
    .told = { $who }: The first fort stands on { $hex }.
first-fort-prompt = Where does the first fort of the conquistadors stand on island { $island }?
neutral-settlement = The neutral tribe settles on { $hex }
    .told = { $who }: The neutral tribe settles on { $hex }.
neutral-settlement-prompt = Place { $settlement } of the neutral tribe on island { $island }.
which-prophecy-tibiabin = Tibiabin names the places
    .told = { $who }: Tibiabin names the places.
which-prophecy-tamonante = Tamonante names the catastrophes
    .told = { $who }: Tamonante names the catastrophes.
which-prophecy-prompt = You brought the only fire: which seer speaks?
keep-objective = Keep “{ $objective }” with { $value }
    .told = { $who } keeps a secret objective with { $value }.
keep-objective-prompt = Keep one of two secret objectives and lay a score token on it.
era-began = Era { $era } begins.
ship-placed = Prophecy: { $ship } lies on chasm { $n }.
standee-placed = Prophecy: { $event } at number { $n }.
catastrophe-shown = The smoke shows: { $card }.

# Turns

act-prompt = { $actions ->
        [one] One more action in this turn
       *[other] Up to { $actions } actions in this turn
    }. Markers: { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }, { $cylinders ->
        [one] { $cylinders } cylinder
       *[other] { $cylinders } cylinders
    }.
act-pass = Pass for this era
    .told = { $who }: Pass for this era.
act-end = End the turn
    .told = { $who }: End the turn.
act-develop = Develop { $trade } with { $marker }
    .told = { $who }: Develop { $trade } with { $marker }.
    .detail = { $what }: { $cost }
act-produce = Produce with { $trade }, using { $marker }
    .told = { $who }: Produce with { $trade }, using { $marker }.
    .detail = { $yield }
act-cave = Build the second cave with { $marker }
    .told = { $who }: Build the second cave with { $marker }.
    .detail = { $cost }
act-explore = Explore with { $marker }
    .told = { $who }: Explore with { $marker }.
    .detail = { $times ->
        [1] one journey
       *[other] { $times } journeys
    }
act-betray = Go over to the conquistadors with { $marker }
    .told = { $who }: Go over to the conquistadors with { $marker }.
act-idol = Display the idol { $idol }: { $effect }
    .told = { $who }: Display the idol { $idol }: { $effect }.
act-buy = Buy { $card } at the market
    .told = { $who }: Buy { $card } at the market.
    .detail = { $cost }
act-destroy = Destroy an idol for one resource
    .told = { $who }: Destroy an idol for one resource.
act-demote = Demote a noble to a villager
    .told = { $who }: Demote a noble to a villager.
act-offering = Make the free offering of the Majos
    .told = { $who }: Make the free offering of the Majos.
developed = { $who } develops the { $invention }.
gained = { $who } gains { $n } { $good }.
learned = { $who } learns { $trade }.
save-material = Save one { $good } on the { $invention }
    .told = { $who }: Save one { $good } on the { $invention }.
save-material-prompt = The Arucas save one material on the { $invention }: which?
slaughter = Slaughter { $animals } on { $hex }: { $n }
    .told = { $who }: Slaughter { $animals } on { $hex }: { $n }.
slaughter-prompt = How many { $animals } do you slaughter on { $hex }?
process = Turn { $n } { $processed } into { $vessel }
    .told = { $who }: Turn { $n } { $processed } into { $vessel }.
process-prompt = For one { $payment }, how many { $processed } become { $vessel }?

# Explorations

travel-land = A group leaves { $hex } by land
    .told = { $who }: A group leaves { $hex } by land.
travel-sea = A group leaves { $hex } by canoe
    .told = { $who }: A group leaves { $hex } by canoe.
travel-done = End the exploration
    .told = { $who }: End the exploration.
travel-prompt = Explore: { $left ->
        [one] one movement left
       *[other] { $left } movements left
    }.
march-prompt = March: { $left ->
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
party = { party-all }
    .told = { $who }: { party-all }.
party-prompt = Who leaves { $hex }?
squad = Soldiers who go: { $n }
    .told = { $who }: Soldiers who go: { $n }.
squad-led = Soldiers who go, the leader among them: { $n }
    .told = { $who }: Soldiers who go, the leader among them: { $n }.
squad-prompt = How many soldiers go?
destination = Go to { $hex }
    .told = { $who }: Go to { $hex }.
destination-prompt = Where does the group go?
embark-canoe = Board the canoe on { $hex }
    .told = { $who }: Board the canoe on { $hex }.
embark-wood = Build a canoe on { $hex } for one wood
    .told = { $who }: Build a canoe on { $hex } for one wood.
embark-hand = Put your canoe on { $hex }
    .told = { $who }: Put your canoe on { $hex }.
embark-prompt = Where does the group board?
sail = Sail to { $hex }
    .told = { $who }: Sail to { $hex }.
sail-prompt = Where does the canoe stop?
land = Go ashore on { $hex }
    .told = { $who }: Go ashore on { $hex }.
land-prompt = Where does the group go ashore?
visit-prompt = What do your natives do where they have ended?
visit-done = Nothing more here
    .told = { $who }: Nothing more here.
visit-collect = Collect the token on { $hex }
    .told = { $who }: Collect the token on { $hex }.
visit-build = Found { $settlement } on { $hex }
    .told = { $who }: Found { $settlement } on { $hex }.
visit-gather = Gather two animals on { $hex }
    .told = { $who }: Gather two animals on { $hex }.
visit-offer = Make offerings on { $hex }
    .told = { $who }: Make offerings on { $hex }.
visit-barter = Barter with { $seat } on { $hex }
    .told = { $who }: Barter with { $seat } on { $hex }.
visit-dowry = Offer { $seat } a dowry on { $hex }
    .told = { $who }: Offer { $seat } a dowry on { $hex }.
collected = { $who } takes a { $token }: wood { $wood }, clay { $clay }, stone { $stone }, obsidian { $obsidian }.
reconquest-way = { $n ->
        [0] Spend no weapons
       *[other] Spend { $horns } horns and { $obsidian } obsidian
    }
reconquest = { reconquest-way }
    .told = { $who }: { reconquest-way }.
    .detail = { $won ->
        [yes] wins the fort
       *[no] the natives here die
    }
reconquest-prompt = Natives { $natives }, conquistadors { $soldiers } on { $hex }: which weapons do you spend?
reconquered = { $who } reconquers { $hex } and takes { $n ->
        [one] one prisoner
       *[other] { $n } prisoners
    }.

# Offerings and idols

offer-prompt = What do you offer the gods?
majos-offering-prompt = The free offering of the Majos: what do you give?
offer-done = End the offering
    .told = { $who }: End the offering.
offer-good = Give { $god } one { $good }
    .told = { $who }: Give { $god } one { $good }.
offer-animal = Give { $god } an animal from { $hex }
    .told = { $who }: Give { $god } an animal from { $hex }.
offer-prisoner = Sacrifice a prisoner to { $god } for { $good }
    .told = { $who }: Sacrifice a prisoner to { $god } for { $good }.
offer-villager = Sacrifice a villager from { $hex } to { $god } for { $good }
    .told = { $who }: Sacrifice a villager from { $hex } to { $god } for { $good }.
offer-noble = Sacrifice a noble from { $hex } to { $god } for { $good }
    .told = { $who }: Sacrifice a noble from { $hex } to { $god } for { $good }.
majos-gift = Add one { $good } for { $god }, free
    .told = { $who }: Add one { $good } for { $god }, free.
majos-gift-prompt = Which good do the Majos add for free?
idol-produce = Produce: { $trade }
    .told = { $who }: Produce: { $trade }.
production-idol-prompt = Which trade produces?
calm-god = Calm { $god }
    .told = { $who }: Calm { $god }.
calm-god-prompt = Which god do you calm?
offering-idol = Fill the strip for { $god }: { $good }
    .told = { $who }: Fill the strip for { $god }: { $good }.
offering-idol-prompt = Which strip do you fill?
fertility-villagers = Villagers reproduce
    .told = { $who }: Villagers reproduce.
fertility-livestock = Livestock reproduces
    .told = { $who }: Livestock reproduces.
fertility-idol-prompt = Who reproduces?
drop-token = Drop one { $a }
    .told = { $who }: Drop one { $a }.
drop-tokens = Drop a { $a } and a { $b }
    .told = { $who }: Drop a { $a } and a { $b }.
raw-material-idol-prompt = Which tokens do you drop?
learn-trade = Learn { $trade }
    .told = { $who }: Learn { $trade }.
learning-idol-prompt = Which trade do you learn?
cancellation = Discard objective { $number } of { $seat } ({ $value })
    .told = { $who }: Discard objective { $number } of { $seat } ({ $value }).
cancellation-prompt = Which secret objective leaves the game?
visions = Look at objective { $number } of { $seat } ({ $value })
    .told = { $who }: Look at objective { $number } of { $seat } ({ $value }).
visions-prompt = Which secret objective do you look at?
swap-token = Swap its token for your { $value }
    .told = { $who }: Swap its token for your { $value }.
swap-token-done = Leave the tokens
    .told = { $who }: Leave the tokens.
swap-token-prompt = You see: { $objective }. Do you swap its score token?
destroy-idol = Destroy the idol { $idol }
    .told = { $who }: Destroy the idol { $idol }.
destroy-idol-prompt = Which idol do you destroy?
any-good = Gain one { $good }
    .told = { $who }: Gain one { $good }.
any-good-prompt = Which resource do you gain?
took-idol = { $who } takes an idol.
save-unit = Save one { $good }
    .told = { $who }: Save one { $good }.
save-unit-prompt = The Jandía save one unit of the price of { $card }: which?
place-wall = The wall stands on { $hex }
    .told = { $who }: The wall stands on { $hex }.
place-wall-prompt = Where does the wall stand?
demote = Demote the noble on { $hex }
    .told = { $who }: Demote the noble on { $hex }.
demote-prompt = Which noble becomes a villager?

# Barter and dowry

barter-nothing = nothing
barter-swap = { $give } for { $get }
barter-and = { $before }; { $swap }
barter-give = Give { $good }
    .told = { $who }: Give { $good }.
barter-send = Send the list: { $deal }
    .told = { $who }: Send the list: { $deal }.
barter-leave = End the talks
    .told = { $who }: End the talks.
barter-give-prompt = Barter with { $seat }. So far: { $deal }. What do you give?
barter-get = { $given } for { $good }
    .told = { $who }: { $given } for { $good }.
barter-get-prompt = What do you want from { $seat } for { $good }?
barter-accept = Accept: { $deal }
    .told = { $who }: Accept: { $deal }.
barter-refuse = Refuse
    .told = { $who }: Refuse.
barter-counter = Answer with a list of your own
    .told = { $who }: Answer with a list of your own.
barter-answer-prompt = { $seat } gives and wants: { $deal }.
dowry-good = Put { $good } into the dowry
    .told = { $who }: Put { $good } into the dowry.
dowry-good-prompt = { $left } resources of the dowry are still to be chosen.
give-away = The villager on { $hex } leaves
    .told = { $who }: The villager on { $hex } leaves.
give-away-done = Refuse the dowry
    .told = { $who }: Refuse the dowry.
give-away-prompt = { $seat } offers { $a }, { $b } and { $c } for one of your villagers.
adopt = The new villager lives on { $hex }
    .told = { $who }: The new villager lives on { $hex }.
adopt-prompt = Where does the new villager live?

# The end of an era

birth = A villager is born on { $hex }
    .told = { $who }: A villager is born on { $hex }.
birth-prompt = The reserve is too small ({ $left }): where is a villager born?
feed = Eat { $good } ({ $rations ->
        [one] one ration
       *[other] { $rations } rations
    })
    .told = { $who }: Eat { $good } ({ $rations ->
        [one] one ration
       *[other] { $rations } rations
    }).
feed-menu = Eat in the usual order, perishables first
    .told = { $who }: Eat in the usual order, perishables first.
feed-prompt = { $hungry ->
        [one] One villager is hungry
       *[other] { $hungry } villagers are hungry
    }.
die = A villager dies on { $hex }
    .told = { $who }: A villager dies on { $hex }.
die-prompt = { $left ->
        [one] One villager dies
       *[other] { $left } villagers die
    } ({ $cause }): where?
wasted = { $who } throws away { $n ->
        [one] one unit
       *[other] { $n } units
    }.
wrath-rose = { $god }'s wrath rises to level { $level }: { $cause }.
wrath-fell = { $god }'s wrath falls to level { $level }: { $cause }.
gained-solidarity = { $who } gains { $n } solidarity: { $cause }.
lost-solidarity = { $who } loses { $n } solidarity: { $cause }.
natives-died = { $who } loses on { $hex }: { $villagers ->
        [one] one villager
       *[other] { $villagers } villagers
    }, { $nobles ->
        [one] one noble
       *[other] { $nobles } nobles
    }.
animals-fled = { $n } { $animals } run from { $hex } into the wilderness.
event-came = Now comes { $event }.
struck = The islands are struck: { $card }.
event-idol-prompt = Do you play an idol before the events?
event-idol-done = No idol
    .told = { $who }: No idol.
move-standee = Move { $god } to volcano { $n }
    .told = { $who }: Move { $god } to volcano { $n }.
sink-ship = Sink { $ship }
    .told = { $who }: Sink { $ship }.
lava = Lava covers { $hex }
    .told = { $who }: Lava covers { $hex }.
lava-prompt = Too few { $what } ({ $left }): which hex gets one?
protect-next = Decide on { $hex } next
    .told = { $who }: Decide on { $hex } next.
protect-next-prompt = You have priority: which terrain is decided on next?
protect-prompt = { $card }: do you protect { $hex }?
protect-no = No protection
    .told = { $who }: No protection.
protect-idol = Spend a protection idol
    .told = { $who }: Spend a protection idol.
protect-manure = Spend one manure
    .told = { $who }: Spend one manure.
protect-fire = Burn { $fire }
    .told = { $who }: Burn { $fire }.
protect-weapon = Arm { $native } with { $weapon }
    .told = { $who }: Arm { $native } with { $weapon }.
landfall = The ship sails to the island of { $hex }
    .told = { $who }: The ship sails to the island of { $hex }.
landfall-prompt = You have priority: where does { $ship } land?
ship-landed = The attack of { $ship } hits the island of { $hex }.
one-terrain = They attack { $hex }
    .told = { $who }: They attack { $hex }.
one-terrain-prompt = You have priority: which terrain is attacked?
next-attack = The attack on { $hex } comes next
    .told = { $who }: The attack on { $hex } comes next.
next-attack-prompt = You have priority: which attack comes next?
wall-held = The wall on { $hex } holds.
fort-built = The conquistadors build a fort on { $hex }.
battle-won = The natives win on { $hex }.
battle-lost = The conquistadors win on { $hex }.
repel = Repel the attack on { $hex } with a protection idol
    .told = { $who }: Repel the attack on { $hex } with a protection idol.
repel-no = Keep the idol and fight on { $hex }
    .told = { $who }: Keep the idol and fight on { $hex }.
repel-prompt = { $hex } is attacked. Do you spend a protection idol?
arm-way = { $n ->
        [0] Fight on { $hex } without weapons
       *[other] Spend { $horns } horns and { $obsidian } obsidian on { $hex }
    }
arm = { arm-way }
    .told = { $who }: { arm-way }.
    .detail = { $won ->
        [yes] enough to win
       *[no] not enough alone
    }
arm-prompt = { $hex } is attacked. Weapons still needed to win: { $wanted }.
bring-fire = Bring the seer fire: { $fire }
    .told = { $who }: Bring the seer fire: { $fire }.
bring-fire-no = Bring no fire
    .told = { $who }: Bring no fire.
bring-fire-prompt = Do you bring fire for seer { $seer } of 2?
doom-1 = A tribe has lost its last noble: everybody loses.
doom-2 = A god's wrath destroys the world: everybody loses.
condition-nobles = Nobles of each tribe: { $have } (at least { $wanted }).
condition-settlements = Settlements of each tribe: { $have } (at least { $wanted }).
condition-wrath = Highest wrath: { $have } (at most { $wanted }).
condition-archipelago = Conquistadors: { $have } (at most { $wanted }).
condition-mission-developers = Inventions of each tribe: { $have } (at least { $wanted }).
condition-mission-warriors = Prisoners of each tribe: { $have } (at least { $wanted }).
condition-mission-livestock = Animals of each tribe: { $have } (at least { $wanted }).
condition-mission-planners = Kinds of stores of each tribe: { $have } (at least { $wanted }).
condition-mission-fertile = Villagers of each tribe: { $have } (at least { $wanted }).
condition-trades = Trades of each tribe: { $have } (at least { $wanted }).
condition-fort = First forts standing: { $have } (at most { $wanted }).
condition-second-level = Second inventions of each tribe: { $have } (at least { $wanted }).
nobody-won = Everybody loses.
alliance-won = The Alliance has met every condition: everybody wins.
alliance-lost = The Alliance has failed: everybody loses.
dominion-over = The survivors are counted.
dominion-lost = Nobody survives: everybody loses.
traitor-won = The traitor { $seat } wins alone.
betrayed = { $who } goes over to the conquistadors: { $card }.
place-soldier = A soldier joins { $hex }
    .told = { $who }: A soldier joins { $hex }.
place-soldier-prompt = { $left ->
        [one] One soldier needs a place
       *[other] { $left } soldiers need a place
    }.
name-leader = The leader stands on { $hex }
    .told = { $who }: The leader stands on { $hex }.
name-leader-prompt = Where does your leader stand?
rescue = Free the prisoners of { $seat }: { $n }
    .told = { $who }: Free the prisoners of { $seat }: { $n }.
rescue-prompt = Whose prisoners do you free?
move-ship = Move { $ship } to chasm { $n }
    .told = { $who }: Move { $ship } to chasm { $n }.
move-ship-done = Leave the ships
    .told = { $who }: Leave the ships.
move-ship-prompt = Your last move: do you shift a ship?

# Refusals

refused-no-such-move = There is no such move here.
refused-not-now = That is not possible now.
refused-occupied = { $hex } is already settled.
refused-last-token = The last token of an island must stay.
refused-capacity = You may hold { $n } tokens at most.
refused-no-cube = You have no cube left.
refused-no-cylinder = You have no cylinder left.
refused-lesson = This lesson does without it.
refused-cave-built = The second cave is built.
refused-cost = You cannot pay the cost.
refused-nobody-can-move = None of your people can move.
refused-trade-unknown = Your tribe does not know { $trade }.
refused-square-used = This square is used up for the era.
refused-nothing-to-produce = You control no such settlement and have nothing to process.
refused-all-developed = Both inventions of the trade are developed.
refused-no-idol = You hold no idol.
refused-once-an-era = Only once an era.
refused-nothing-to-offer = There is nothing the gods would take, or no noble on a volcano.
refused-last-noble = Your other noble is dead.
refused-no-villager-there = No villager is in reserve, or none may stand there.
refused-idol-later = The idol { $idol } has its time later.
refused-no-effect = The idol { $idol } would do nothing.
refused-sold = The card is sold.
refused-no-wall-place = You are on no terrain that can take a wall.
refused-must-move = At least one movement must be made.
refused-must-surrender = A noble must end in a fort.
refused-villager-may-not-stay = A villager stands where none may stay.
refused-stops-in-fort = Who has entered { $hex } stays there.
refused-no-noble-aboard = No noble leads a canoe from { $hex }.
refused-no-canoe = No canoe lies beside { $hex }, and you have no wood.
refused-canoe-full = A canoe carries five.
refused-no-land-there = No land lies beside { $hex }.
refused-no-way = From { $hex } this leads to no place where they may stay.
refused-fort = Villagers enter { $hex } only with a noble.
refused-may-not-stay = The villagers may not end on { $hex } and cannot go on.
refused-no-landing = From { $hex } nobody can go ashore.
refused-no-noble-moved = No noble has moved to { $hex }.
refused-has-animals = { $hex } has animals already.
refused-wilderness = Too few animals are left in the wilderness.
refused-token-first = The token on { $hex } must be taken first.
refused-other-villager = Another tribe's villager lives on { $hex }.
refused-no-tile = No such settlement tile is left.
