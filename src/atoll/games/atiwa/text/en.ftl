# The words of Atiwa.

game-title = Atiwa
game-blurb = Found a community near the Atiwa Range: house and train families, shelter fruit bats, and keep gold mining from poisoning the land.
game-length = 30 minutes per player
game-weight = medium
game-alone = Alone you play for a goal: enough points, or what a challenge asks for.

# Names

location-farmstead = Farmstead
location-settlement = Settlement
location-village = Village
location-town = Town

terrain-01 = Forest Edge
terrain-02 = Gallery Forest
terrain-03 = Roosting Grove
terrain-04 = Rainforest
terrain-05 = Regrowth
terrain-06 = Timber Stand
terrain-07 = Bamboo Thicket
terrain-08 = Giant Kapok
terrain-09 = Wild Orchard
terrain-10 = Mango Orchard
terrain-11 = Oil Palm Plantation
terrain-12 = Cocoa Farm
terrain-13 = Banana Garden
terrain-14 = Savanna
terrain-15 = Grassland
terrain-16 = Abandoned Farm
terrain-17 = Shrubland
terrain-18 = Termite Plain
terrain-19 = River Bank
terrain-20 = Swamp Forest
terrain-21 = Lagoon
terrain-22 = Waterfall
terrain-23 = Reed Marsh
terrain-24 = Bat Cave
terrain-25 = Cliff
terrain-26 = Rocky Hill
terrain-27 = Forest Reserve
terrain-28 = Deserted Mine
terrain-29 = Goat Pasture
terrain-30 = Hillside Meadow
terrain-31 = Herder Camp
terrain-32 = Compound
terrain-33 = Hunting Lodge
terrain-34 = Fallow Land
terrain-35 = Mayor’s Garden
terrain-36 = Laterite Flat
no-card = no card

space-d1 = Deck and gold
space-d2 = Deck and fruit tree
space-o1 = Open card 1
space-o2 = Open card 2
space-o3 = Open card 3
space-o4 = Open card 4
space-tr1 = Round space I
space-tr2 = Round space II
space-tr3 = Round space III
space-tr4 = Round space IV
space-tr5 = Round space V
space-tr6 = Round space VI
space-tr7 = Round space VII
space-n1 = Nature’s gold
space-n2 = Nature’s lessons
space-n3 = Nature’s gold, second space
space-e1 = Goat market
space-e2 = Newcomers
space-k1 = School
space-lf1 = Farmstead, left
space-lf2 = Farmstead, right
space-ls1 = Settlement, left
space-ls2 = Settlement, right
space-lv1 = Village, left
space-lv2 = Village, right
space-lt1 = Town, left
space-lt2 = Town, right
space-x1 = Caravan of newcomers
space-x2 = Orchard
space-x3 = Wilderness
space-x4 = Teacher

content-empty = empty
content-tree = tree
content-tree-fruit = tree with fruit
content-tree-wild = tree with wild animal
content-tree-bat = tree with bat
content-fruit = fruit
content-wild = wild animal
content-goat = goat
content-bat = bat
content-family = untrained family
content-trained = trained family
content-trained-bat = trained family with bat
content-polluted = polluted

challenge-none = Solo game
challenge-colony = Colony
challenge-commonwealth = Commonwealth
challenge-investor = Investor
challenge-metropolis = Metropolis
challenge-migration = Migration
challenge-no-pollution = No Pollution
challenge-prosperity = Prosperity
challenge-untrained = Untrained

page-round = round { $number }
nobody-won = The goal is missed.

tie-pollution = Fewer pollution markers
breakdown-gold = Gold
breakdown-cards = Cards
breakdown-supply = Supply board
breakdown-trained = Trained families
breakdown-bats = Bats beyond the first ten
breakdown-missing = Missing food

one-token =
    { $kind ->
        [wild] a wild animal
        [tree] a tree
        [fruit] a fruit
        [family] a family
        [goat] a goat
       *[bat] a bat
    }
token-plural =
    { $kind ->
        [wild] wild animals
        [tree] trees
        [fruit] fruit
        [family] families
        [goat] goats
       *[bat] bats
    }
tokens =
    { $n } { $kind ->
        [wild] { $n ->
            [one] wild animal
           *[other] wild animals
        }
        [tree] { $n ->
            [one] tree
           *[other] trees
        }
        [fruit] fruit
        [family] { $n ->
            [one] family
           *[other] families
        }
        [goat] { $n ->
            [one] goat
           *[other] goats
        }
       *[bat] { $n ->
            [one] bat
           *[other] bats
        }
    }

# What spaces offer

item-and = { $first } + { $second }
item-gold = { $n } gold
item-gain = { tokens }
item-tree-with-fruit = tree with fruit
item-choice =
    { $n ->
        [one] { $n } bat
       *[other] { $n } bats
    } or 1 wild animal
item-train =
    { $n ->
        [one] training
       *[other] { $n } trainings
    }
item-paid-train = pay { $price } gold: up to { $n } trainings
item-exchange = pay { $price } gold: { tokens }
item-nature-gold = { $n } gold per nature icon
item-nature-train = { $n ->
        [one] training
       *[other] { $n } trainings
    } per nature icon
item-deck = terrain card from the deck
item-open = terrain card { $card }
item-house-bats = a bat in every unoccupied house
item-location = { $card } for { $trees } trees and { $price } gold
item-bonus-gold = { $n } gold with { $terrain } terrain cards
item-bonus-train = training with { $terrain } terrain cards

place-worker-prompt =
    Place a worker on a free space and carry out its actions. { $left ->
        [one] { $left } worker left.
       *[other] { $left } workers left.
    }
place-worker = { $space }: { $items }
    .detail =
        { $useless ->
            [yes] nothing for you now
           *[no] {""}
        }
    .told = { $who } places a worker: { $space }.
refused-no-such-space = There is no such space with this number of players.
refused-space-occupied = A worker stands there already: one worker per space.
refused-space-blocked =
    Your { $colour ->
        [red] red
        [yellow] yellow
       *[blue] blue
    } worker still stands there; the space is free again in round { $round }.
refused-pair = With four players nobody may use both of these spaces, and you stand on “{ $other }”.

choose-action-prompt = { $space }: what do you do next? The order is yours, and anything may be left out.
choose-action = { $item }
    .told = { $who } chooses: { $item }.
choose-finish = Leave the rest
    .told = { $who } leaves the rest of the space.
gained-gold = { $who } gets { $n } gold.
took-terrain = { $who } takes the terrain card “{ $card }”.
took-marker = { $who } takes the start player marker.
refused-no-such-action = The space offers no such action.
refused-action-done = This action has been carried out already.
refused-bonus-waits = The bonus comes after the action above it.
refused-no-terrain = There is no terrain card to take.
refused-no-empty-house = You have no unoccupied house.
refused-stack-empty = No “{ $card }” card is left.
refused-cannot-pay-location = “{ $card }” costs { $need-trees } trees from your cards and { $need-gold } gold; you have { $trees } and { $gold }.
refused-cannot-pay = This costs { $price } gold, and you have { $gold }.
refused-none-left = Your supply board has no { token-plural } left.
refused-no-room = No cell of your cards has room for { one-token }.
refused-too-few-terrain = The bonus needs { $need } terrain cards in your tableau, and you have { $have }. Locations and icons do not count.
refused-training-useless = In this challenge training has no effect.
refused-no-nature = You have no nature icon.
refused-all-trained = You have no untrained family.

# Cards

place-card-prompt = Lay “{ $card }” beside one of your cards.
place-card = Lay { $card } on { $place }
    .told = { $who } lays “{ $card }” on { $place }.
refused-no-such-place = Cards lie in four columns, side by side with others.
refused-place-taken = A card lies on { $place } already. Cards are never moved.
refused-touches-nothing = { $place } touches none of your cards. A new card must lie directly beside, above or below one.
pay-tree-prompt =
    Pay with trees from your cards. { $left } to go.
pay-tree = Pay the tree on { $card } ({ $cell })
    .detail =
        { $load ->
            [fruit] its fruit goes too
            [wild] its wild animal goes too
            [bat] its bat goes too
           *[none] {""}
        }
    .told = { $who } pays with the tree on { $card } ({ $cell }).
refused-no-tree = There is no tree on { $cell }. Only trees on cards can be paid.

# Tokens

why =
    { $reason ->
        [growth] {" "}(step 2)
        [night] {" "}(step 3)
        [breeding] {" "}(step 5)
        [flight] {" "}(fruit bat action)
       *[action] {""}
    }
place-wild-prompt = Place a wild animal, or stop. { $left } left{ why }.
place-wild = Wild animal on { $card } ({ $cell })
    .told = { $who } places a wild animal on { $card } ({ $cell }){ why }.
place-tree-prompt =
    { $reason ->
        [flight] Place the tree that grew from the seeds.
       *[other] Place a tree, or stop. { $left } left{ why }.
    }
place-tree = Tree on { $card } ({ $cell })
    .told = { $who } places a tree on { $card } ({ $cell }){ why }.
place-fruit-prompt = Place a fruit, or stop. { $left } left{ why }.
place-fruit = Fruit on { $card } ({ $cell })
    .detail = { $content }
    .told = { $who } places a fruit on { $card } ({ $cell }){ why }.
place-goat-prompt = Place a goat, or stop. { $left } left{ why }.
place-goat = Goat on { $card } ({ $cell })
    .told = { $who } places a goat on { $card } ({ $cell }){ why }.
place-bat-prompt =
    { $reason ->
        [night] Your bats come home: place them while there is room. { $left } to go.
       *[other] Place a bat, or stop. { $left } left{ why }.
    }
place-bat = Bat on { $card } ({ $cell })
    .detail = { $content }
    .told = { $who } places a bat on { $card } ({ $cell }){ why }.
place-family-prompt = Place a family in a house, or stop. { $left } left{ why }.
place-family = Family in { $card } ({ $cell })
    .detail =
        { $bat ->
            [leaves] the bat there is lost
           *[no] untrained
        }
    .told = { $who } places a family in { $card } ({ $cell }){ why }.
place-family-trained = Family trained at once in { $card } ({ $cell })
    .detail =
        { $bat ->
            [stays] the bat there stays
           *[no] uses the training
        }
    .told = { $who } places a family in { $card } ({ $cell }) and trains it at once{ why }.
place-tree-fruit-prompt = Place a tree with fruit{ why }, or stop. { $left } left.
place-tree-fruit = Tree with fruit on { $card } ({ $cell })
    .told = { $who } places a tree with fruit on { $card } ({ $cell }){ why }.
place-stop =
    Leave { $left ->
        [one] it
       *[other] the rest
    }
    .told =
        { $who } does without { $left } { $kind ->
            [wild] { $left ->
                [one] wild animal
               *[other] wild animals
            }
            [tree] { $left ->
                [one] tree
               *[other] trees
            }
            [fruit] fruit
            [family] { $left ->
                [one] family
               *[other] families
            }
            [goat] { $left ->
                [one] goat
               *[other] goats
            }
           *[bat] { $left ->
                [one] bat
               *[other] bats
            }
        }.
bat-driven-out = The bat in { $card } ({ $cell }) has to leave for the new family of { $who }.
train-prompt =
    Train an untrained family, or stop. { $left ->
        [one] { $left } training left.
       *[other] { $left } trainings left.
    }
train = Train the family in { $card } ({ $cell })
    .told = { $who } trains the family in { $card } ({ $cell }).
train-stop = Train nobody else
    .told =
        { $who } leaves { $left ->
            [one] { $left } training
           *[other] { $left } trainings
        } unused.
house-bats-prompt = A bat may move into every unoccupied house: into all, or into those you choose.
house-bats-all =
    A bat in all { $n } houses
    .told =
        { $who } puts { $n ->
            [one] a bat into the unoccupied house
           *[other] bats into { $n } unoccupied houses
        }.
house-bats = Bat in the house of { $card } ({ $cell })
    .told = { $who } puts a bat into the house of { $card } ({ $cell }).
house-bats-stop = No more bats
    .told = { $who } leaves the other houses empty.

refused-no-such-cell = You have no such cell.
refused-polluted = { $cell } on { $card } is polluted for good.
refused-not-trained-at-once = A family is trained at once only on the round space of rounds I and VI, while it still offers its training.
refused-trained-already = The family in { $card } ({ $cell }) is trained already.
refused-no-family = No family lives on { $card } ({ $cell }).
refused-no-house = { $card } ({ $cell }) is not a house.
refused-house-occupied = The house in { $card } ({ $cell }) is occupied: { $content }.
refused-tree-holds-no =
    The tree on { $card } ({ $cell }) cannot carry { one-token }.
refused-occupied = { $card } ({ $cell }) has no room for { one-token }: { $content }.
refused-blank = A blank cell takes only kinds that lie elsewhere on its card; there is no such token on { $card } ({ $cell } is blank), so no room for { one-token }.
refused-family-without-bat = The trained family on { $card } has no bat with it: only with a bat does it open blank cells such as { $cell } to bats.
refused-needs-tree = { $card } ({ $cell }) needs a tree before { one-token } can come.
refused-wrong-cell = { $card } ({ $cell }) is not made for { one-token }.
refused-uninhabitable = Nobody can live in the ruin on { $card } ({ $cell }).
refused-family-there = A family lives in { $card } ({ $cell }) already.
refused-bat-untrained = The family in { $card } ({ $cell }) is untrained: bats stay only with trained families.
refused-bat-empty-house = Bats come to empty houses such as { $card } ({ $cell }) only by the action for unoccupied houses; those that left do not return there.
refused-bat-there = A bat lives in { $card } ({ $cell }) already.

# The fruit bat action

fly-prompt =
    { $left ->
        [3] Fruit bat action? Choose the first of three bats to fly out: they fetch a tree for one fruit and come back tonight. Or end your turn.
       *[other] Choose the next bat to fly out. { $left } to go.
    }
fly = Bat from { $card } ({ $cell }) flies out
    .detail = { $content }
    .told = A bat of { $who } flies out from { $card } ({ $cell }).
fly-stop = End the turn without a fruit bat action
    .told = { $who } lets the bats rest.
spend-fruit-prompt = Choose the fruit that the bats eat.
spend-fruit = Spend the fruit on { $card } ({ $cell })
    .told = The bats eat the fruit of { $who } on { $card } ({ $cell }).
refused-no-bat = There is no bat on { $card } ({ $cell }).
refused-no-fruit = There is no fruit on { $card } ({ $cell }).
refused-no-room-after = Without another choice than { $card } ({ $cell }) there would be no room for the new tree.

# Maintenance

income-trained =
    { $who } gets { $n } gold from { $n ->
        [one] { $n } trained family
       *[other] { $n } trained families
    }.
income-marker =
    An untrained family of { $who } goes mining and finds { $n ->
        [0] no gold
       *[other] { $n } gold
    }.
polluted = Pollution for { $who } on { $card } ({ $cell }). Lost: { $content }.
polluted-empty = Pollution for { $who } on { $card } ({ $cell }). Nothing was there.
pollution-beside = All cells of { $who } are polluted: the marker lies beside the cards.
strayed =
    { $n ->
        [one] { $n } bat of { $who } finds
       *[other] { $n } bats of { $who } find
    } no room and flies away for good.
food-demand = { $who } needs { $n } food.
food-missing =
    { $who } lacks { $n } food and loses { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
paid-gold = { $who } spends { $n } gold on food.
feed-prompt =
    Feed your families: { $need } food to go. Goat 3, wild animal 2, fruit and gold 1{ $bats ->
        [0] {""}
        [one] ; { $bats } bat may be eaten too
       *[other] ; { $bats } bats may be eaten too
    }.
feed =
    Eat the { $kind ->
        [goat] goat
        [wild] wild animal
        [fruit] fruit
       *[bat] bat
    } on { $card } ({ $cell })
    .detail = { $food } food
    .told =
        { $who } feeds the { $kind ->
            [goat] goat
            [wild] wild animal
            [fruit] fruit
           *[bat] bat
        } on { $card } ({ $cell }) to the families: { $food } food.
feed-gold = Pay the rest in gold
    .detail = { $n } gold
    .told = { $who } buys the rest of the food.
feed-nothing = Eat what is on { $card } ({ $cell })
eat-bat-prompt = There is too little food. Choose the bats that are eaten. { $left } to go.
eat-bat = Eat the bat on { $card } ({ $cell })
    .told = The families of { $who } eat the bat on { $card } ({ $cell }).
refused-too-little-gold = { $need } food is still needed, and you have { $have } gold.
refused-no-food = There is no food on { $card } ({ $cell }). Trees and families are not eaten.
refused-bats-not-eaten =
    Bats are eaten only by untrained families, one each. You have { $untrained ->
        [0] none, so the bat on { $card } ({ $cell }) stays
       *[other] { $untrained }, and all have eaten; the bat on { $card } ({ $cell }) stays
    }.
refused-waste =
    { $need } food is still needed. With { one-token } from { $card } ({ $cell }) one token would be wasted, whatever you add.
breed-prompt = Breeding: choose what comes next, each kind once, or finish.
breed =
    New: { $kind ->
        [wild] wild animal
        [family] family
        [goat] goat
       *[bat] bat
    }
    .detail = needs { $need }
    .told =
        { $who } breeds { $kind ->
            [wild] a wild animal
            [family] a family
            [goat] a goat
           *[bat] a bat
        }.
breed-finish = Breed nothing else
    .told = { $who } breeds nothing else.
refused-no-breeding = This round does not breed that kind.
refused-bred-already = You have bred { one-token } already: { $need } or more ({ $have }) still give only one.
refused-too-few-to-breed = Breeding { one-token } needs { $need } on your cards, and you have { $have }.
new-round = Round { $round } begins; { $who } is start player.
emigrated =
    { $n ->
        [0] No family is left to emigrate from the supply board of { $who }
        [one] { $n } family leaves the supply board of { $who } for good
       *[other] { $n } families leave the supply board of { $who } for good
    }.

# Goals of the solo game

met =
    { $met ->
        [yes] met
       *[no] missed
    }
goal-points = Points: { $have } of { $wanted }, { met }.
goal-gold = Gold: { $have } of { $wanted }, { met }.
goal-bats = Bats: { $have } of { $wanted }, { met }.
goal-families = Families: { $have } of { $wanted }, { met }.
goal-pollution = Pollution markers: { $have }, at most { $wanted }, { met }.
goal-farmsteads = Farmsteads: { $have } of { $wanted }, { met }.
goal-settlements = Settlements: { $have } of { $wanted }, { met }.
goal-villages = Villages: { $have } of { $wanted }, { met }.
goal-towns = Towns: { $have } of { $wanted }, { met }.
goal-all =
    { $challenge }: { $met ->
        [yes] the goal is met
       *[no] the goal is missed
    }.

# The option on the page of a new table.

option-challenge = Challenge, alone only
option-challenge-none = None
option-challenge-colony = { challenge-colony }
option-challenge-commonwealth = { challenge-commonwealth }
option-challenge-investor = { challenge-investor }
option-challenge-metropolis = { challenge-metropolis }
option-challenge-migration = { challenge-migration }
option-challenge-no-pollution = { challenge-no-pollution }
option-challenge-prosperity = { challenge-prosperity }
option-challenge-untrained = { challenge-untrained }
