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
card-copy = { $card } { $n }

# The cells of a card, by their place on it.
cell-tm = top middle
cell-tr = top right
cell-ml = middle left
cell-mm = centre
cell-mr = middle right
cell-bl = bottom left
cell-bm = bottom middle
cell-br = bottom right
where = “{ $card }” ({ $cell })

# Where a card lies among the others.
beside-right = to the right of “{ $card }”
beside-left = to the left of “{ $card }”
beside-below = below “{ $card }”
beside-above = above “{ $card }”
beside-on = onto “{ $card }”
beside-none = away from all cards

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
space-lf1 = Farmstead, first
space-lf2 = Farmstead, second
space-ls1 = Settlement, first
space-ls2 = Settlement, second
space-lv1 = Village, first
space-lv2 = Village, second
space-lt1 = Town, first
space-lt2 = Town, second
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

# Seats; alone, workers are red, yellow and blue, so no seat is called that.
seat-0 = Pink
seat-1 = Orange
seat-2 = Green
seat-3 = Violet

progress-round =
    round { $now ->
        [1] I
        [2] II
        [3] III
        [4] IV
        [5] V
        [6] VI
       *[7] VII
    } of { $last ->
        [1] I
        [2] II
        [3] III
        [4] IV
        [5] V
        [6] VI
       *[7] VII
    }
nobody-won = The goal is missed.

tie-pollution = Fewer pollution markers
breakdown-gold = Gold
breakdown-cards = Cards
breakdown-supply = Supply board
breakdown-trained = Trained families
breakdown-bats = Bats beyond the first ten
breakdown-missing = Missing food

# Pieces of sentences

list = { $first }, { $second }
roman =
    { $round ->
        [1] I
        [2] II
        [3] III
        [4] IV
        [5] V
        [6] VI
       *[7] VII
    }
worker-colour =
    { $colour ->
        [red] red
        [yellow] yellow
       *[blue] blue
    }
your-gold =
    { $gold ->
        [0] no gold
       *[other] { $gold } gold
    }
your-trees =
    { $trees ->
        [0] no trees
        [one] { $trees } tree
       *[other] { $trees } trees
    }
one-token =
    { $kind ->
        [wild] a wild animal
        [tree] a tree
        [fruit] a fruit
        [family] a family
        [goat] a goat
       *[bat] a bat
    }
the-token =
    { $kind ->
        [wild] the wild animal
        [tree] the tree
        [fruit] the fruit
        [family] the family
        [goat] the goat
       *[bat] the bat
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
item-rather = { $item }, not { $other }
item-train =
    { $n ->
        [one] training
       *[other] { $n } trainings
    }
item-paid-train =
    { $n ->
        [one] training
       *[other] up to { $n } trainings
    } for { $price } gold
item-exchange = { tokens } for { $price } gold
item-nature-gold = { $n } gold per nature icon
item-nature-train =
    { $n ->
        [one] training
       *[other] { $n } trainings
    } per nature icon
item-deck = terrain card from the deck
item-open = terrain card “{ $card }”
item-open-none = open terrain card, none there
item-house-bats = a bat in every unoccupied house
item-location =
    “{ $card }” for { $trees ->
        [one] { $trees } tree
       *[other] { $trees } trees
    } and { $price } gold
item-bonus-gold =
    { $n } gold with at least { $terrain ->
        [one] { $terrain } terrain card
       *[other] { $terrain } terrain cards
    }
item-bonus-train =
    training with at least { $terrain ->
        [one] { $terrain } terrain card
       *[other] { $terrain } terrain cards
    }

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
refused-space-blocked = Your { worker-colour } worker still stands there; the space is free again in round { roman }.
refused-space-blocked-for-good = Your { worker-colour } worker stands there to the end of the game.
refused-pair = With four players nobody may use both of these spaces, and you stand on “{ $other }”.

choose-action-prompt = { $space }: what do you do next? The order is yours, and anything may be left out.
choose-action = { $item }{ $again ->
        [yes] {" "}(once more)
       *[no] {""}
    }
    .told = { $who } chooses: { $item }.
choose-finish = Do nothing more here
    .told = { $who } leaves the other actions of this space unused.
gained-gold = { $who } gets { $n } gold.
spent-gold = { $who } pays { $n } gold.
took-terrain = { $who } takes the terrain card “{ $card }”.
took-location = { $who } takes the location card “{ $card }”.
took-marker = { $who } takes the start player marker.
deck-reshuffled = The deck is used up: the discard pile is shuffled and becomes the new deck.
short =
    { $lacks ->
        [room] { $who } has no room for { tokens }.
       *[supply] { $who } does not get { tokens }: the supply board has none left.
    }
refused-no-such-action = The space offers no such action.
refused-action-done = This action has been carried out already.
refused-bonus-waits = The bonus comes after the action above it.
refused-no-terrain = There is no terrain card to take.
    .told = There is no terrain card for { $who } to take.
refused-no-empty-house = You have no unoccupied house.
    .told = { $who } has no unoccupied house.
refused-stack-empty = No “{ $card }” card is left.
    .told = No “{ $card }” card is left for { $who }.
refused-cannot-pay-location =
    “{ $card }” costs { $need-trees ->
        [one] { $need-trees } tree
       *[other] { $need-trees } trees
    } from your cards and { $need-gold } gold; you have { your-trees } and { your-gold }.
    .told =
        { $who } cannot pay for “{ $card }”: it costs { $need-trees ->
            [one] { $need-trees } tree
           *[other] { $need-trees } trees
        } and { $need-gold } gold.
refused-cannot-pay = This costs { $price } gold, and you have { your-gold }.
    .told = { $who } cannot pay { $price } gold.
refused-none-left = Your supply board has no { token-plural } left.
    .told = The supply board of { $who } has no { token-plural } left.
refused-no-room = No cell of your cards has room for { one-token }.
    .told = { $who } has no room for { one-token }.
refused-too-few-terrain =
    The bonus needs { $need ->
        [one] { $need } terrain card
       *[other] { $need } terrain cards
    } in your tableau, and you have { $have ->
        [0] none
       *[other] { $have }
    }. Locations and icons do not count.
    .told =
        { $who } has fewer than { $need ->
            [one] { $need } terrain card
           *[other] { $need } terrain cards
        }: no bonus.
refused-training-useless = In this challenge training has no effect.
    .told = In this challenge training has no effect.
refused-no-nature = You have no nature icon.
    .told = { $who } has no nature icon.
refused-all-trained = You have no untrained family.
    .told = { $who } has no untrained family left.

# Cards

place-card-prompt = Lay “{ $card }” beside one of your cards.
place-card = Lay “{ $card }” { $place }
    .told = { $who } lays “{ $card }” { $place }.
refused-no-such-place = Cards lie in four columns, side by side with others.
refused-place-taken = “{ $other }” lies there already. Cards are never moved.
refused-touches-nothing = This place touches none of your cards. A new card must lie directly beside, above or below one.
pay-tree-prompt =
    Pay with trees from your cards. { $left ->
        [one] { $left } tree to go.
       *[other] { $left } trees to go.
    }
pay-tree = Pay the tree on { where }
    .detail =
        { $load ->
            [fruit] its fruit is lost
            [wild] its wild animal is lost
            [bat] its bat is lost
           *[none] {""}
        }
    .told =
        { $who } pays with the tree on { where }{ $load ->
            [fruit] ; its fruit is lost
            [wild] ; its wild animal is lost
            [bat] ; its bat is lost
           *[none] {""}
        }.
refused-no-tree = There is no tree on { where }. Only trees on cards can be paid.

# Tokens

why =
    { $reason ->
        [growth] {" "}(step 2)
        [night] {" "}(step 3)
        [breeding] {" "}(step 5)
        [flight] {" "}(fruit bat action)
       *[action] {""}
    }
why-told =
    { $reason ->
        [growth] , in step 2
        [night] , in step 3
        [breeding] , in step 5
        [flight] , by the fruit bat action
       *[action] {""}
    }
place-wild-prompt =
    Place { $left ->
        [one] a wild animal
       *[other] { $left } wild animals one by one
    }{ why }, or stop.
place-wild = Wild animal on { where }
    .told = { $who } places a wild animal on { where }{ why-told }.
place-tree-prompt =
    { $reason ->
        [flight] Place the tree that grew from the seeds.
       *[other] Place { $left ->
            [one] a tree
           *[other] { $left } trees one by one
        }{ why }, or stop.
    }
place-tree = Tree on { where }
    .told = { $who } places a tree on { where }{ why-told }.
place-fruit-prompt =
    Place { $left ->
        [one] a fruit
       *[other] { $left } fruit one by one
    }{ why }, or stop.
place-fruit = Fruit on { where }
    .detail = { $content }
    .told = { $who } places a fruit on { where }{ why-told }.
place-goat-prompt =
    Place { $left ->
        [one] a goat
       *[other] { $left } goats one by one
    }{ why }, or stop.
place-goat = Goat on { where }
    .told = { $who } places a goat on { where }{ why-told }.
place-bat-prompt =
    { $reason ->
        [night] Your bats come back: place them while there is room. { $left ->
            [one] { $left } bat to go.
           *[other] { $left } bats to go.
        }
       *[other] Place { $left ->
            [one] a bat
           *[other] { $left } bats one by one
        }{ why }, or stop.
    }
place-bat = Bat on { where }
    .detail = { $content }
    .told = { $who } places a bat on { where }{ why-told }.
place-family-prompt =
    Place { $left ->
        [one] a family in a house
       *[other] { $left } families in houses, one by one
    }{ why }, or stop.
place-family = Family in { where }
    .detail =
        { $bat ->
            [leaves] the bat there is lost
           *[no] untrained
        }
    .told = { $who } places an untrained family in { where }{ why-told }.
place-family-trained = Family trained at once in { where }
    .detail =
        { $bat ->
            [stays] the bat there stays
           *[no] uses the training
        }
    .told = { $who } places a family in { where } and trains it at once{ why-told }.
place-tree-fruit-prompt = Place a tree with fruit{ why }, or stop.
place-tree-fruit = Tree with fruit on { where }
    .told = { $who } places a tree with fruit on { where }{ why-told }.
place-stop =
    { $left ->
        [one] Do without it
       *[other] Do without the rest
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
bat-driven-out = The bat in { where } has to leave for a new family of { $who }.
train-prompt =
    Train an untrained family, or stop. { $left ->
        [one] { $left } training left.
       *[other] { $left } trainings left.
    }
train = Train the family in { where }
    .told = { $who } trains the family in { where }.
train-stop = Train nobody else
    .told =
        { $who } leaves { $left ->
            [one] { $left } training
           *[other] { $left } trainings
        } unused.
house-bats-prompt = A bat may move into every unoccupied house: into all, or into those you choose.
house-bats-all =
    { $n ->
        [one] A bat in the only unoccupied house
       *[other] A bat in each of the { $n } unoccupied houses
    }
    .told =
        { $who } puts { $n ->
            [one] a bat into the only unoccupied house
           *[other] a bat into each of the { $n } unoccupied houses
        }.
house-bats = Bat in the house of { where }
    .told = { $who } puts a bat into the house of { where }.
house-bats-stop = No more bats
    .told = { $who } leaves the other houses empty.

refused-no-such-cell = You have no such cell.
refused-polluted = { where } is polluted for good.
refused-not-trained-at-once = A family is trained at once only on the round space of rounds I and VI, while it still offers its training.
refused-trained-already = The family in { where } is trained already.
refused-no-family = No family lives in { where }.
refused-no-house = { where } is not a house.
refused-house-occupied = The house in { where } is occupied: { $content }.
refused-tree-holds-no = The tree on { where } cannot carry { one-token }.
refused-occupied = { where } has no room for { one-token }. There is already: { $content }.
refused-blank = { where } is blank: it takes { one-token } only if there is one elsewhere on the card already.
refused-family-without-bat = { where } is blank. The trained family on this card opens it to bats only when a bat lives with that family.
refused-needs-tree = { where } needs a tree before { one-token } can come.
refused-wrong-cell = { where } is not made for { one-token }.
refused-uninhabitable = The house in { where } is uninhabitable: no family can live there.
refused-family-there = A family lives in { where } already.
refused-bat-untrained = The family in { where } is untrained: bats live only with trained families.
refused-bat-empty-house = Bats come to empty houses such as { where } only by the action for unoccupied houses; those that left do not return there.
refused-bat-there = A bat lives in { where } already.

# The fruit bat action

fly-prompt =
    { $left ->
        [3] Fruit bat action? Choose the first of three bats to fly out: they fetch a tree for one fruit and come back in step 3. Or end your turn.
        [one] Choose the last bat to fly out.
       *[other] Choose the next bat to fly out. { $left } bats to go.
    }
fly = Bat on { where } flies out
    .detail = { $content }
    .told = A bat of { $who } flies out from { where }.
fly-stop = End the turn without a fruit bat action
    .told = { $who } lets the bats rest.
spend-fruit-prompt = Choose the fruit that the bats eat.
spend-fruit = Spend the fruit on { where }
    .told = The bats of { $who } eat the fruit on { where }.
no-flight =
    The bats of { $who } cannot fly out: { $lacks ->
        [tree] no tree is left on the supply board
       *[room] there is no room for a tree
    }.
refused-no-bat = There is no bat on { where }.
refused-no-fruit = There is no fruit on { where }.

# Maintenance

upkeep-begins = The maintenance phase of round { roman } begins, with { $who } as start player.
upkeep-begins-alone = The maintenance phase of round { roman } begins.
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
bag-empty =
    The bag is empty: { $n ->
        [one] { $n } untrained family of { $who } brings
       *[other] { $n } untrained families of { $who } bring
    } neither gold nor pollution.
polluted = Pollution for { $who } on { where }. Lost: { $content }.
polluted-empty = Pollution for { $who } on { where }. Nothing was there.
pollution-beside = All cells of { $who } are polluted: the marker lies beside the cards.
strayed =
    { $n ->
        [one] { $n } bat of { $who } finds no room and flies
       *[other] { $n } bats of { $who } find no room and fly
    } away for good.
food-demand = { $who } needs { $n } food.
food-covered = The families of { $who } need no food beyond the goats’ milk.
food-missing =
    { $who } lacks { $n } food and loses { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
feed-prompt =
    Feed your families: { $need } food to go. A goat gives { $goat } food, a wild animal { $wild }, fruit and gold 1{ $bats ->
        [0] {""}
        [one] ; { $bats } bat may be eaten too
       *[other] ; { $bats } bats may be eaten too
    }.
feed =
    Eat { $kind ->
        [goat] the goat
        [wild] the wild animal
        [fruit] the fruit
       *[bat] the bat
    } on { where }
    .detail = { $food } food
    .told = The families of { $who } eat { the-token } on { where }: { $food } food.
feed-gold = Pay the rest in gold
    .detail = { $n } gold
    .told = { $who } spends { $n } gold on food.
feed-nothing = Eat what is on { where }
eat-bat-prompt =
    There is too little food. Choose the bats that are eaten. { $left ->
        [one] { $left } bat to go.
       *[other] { $left } bats to go.
    }
eat-bat = Eat the bat on { where }
    .told = The families of { $who } eat the bat on { where }.
refused-too-little-gold = Food still needed: { $need }. You have { your-gold }.
refused-no-food = There is no food on { where }. Trees and families are not eaten.
refused-bats-not-eaten =
    Bats are eaten only by untrained families, one each. You have { $untrained ->
        [0] none, so the bat on { where } stays
        [one] one, which has eaten; the bat on { where } stays
       *[other] { $untrained }, and all have eaten; the bat on { where } stays
    }.
refused-waste = Food still needed: { $need }. With { the-token } on { where } one token would be wasted, whatever you add.
breed-prompt = Breeding: choose what comes next, each kind once, or finish.
breed =
    Breed { $kind ->
        [wild] a wild animal
        [family] a family
        [goat] a goat
       *[bat] a bat
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
refused-bred-already = Each kind breeds only once in a round, however many you have.
refused-too-few-to-breed =
    To breed { one-token } you need { $need } on your cards, and you have { $have ->
        [0] none
       *[other] { $have }
    }.
workers-return =
    { $colour ->
        [red] The red workers leave the board.
        [yellow] The yellow workers leave the board.
        [blue] The blue workers leave the board.
       *[all] All workers return to their players.
    }
terrain-swept =
    { $n ->
        [one] This terrain card is discarded: { $cards }.
       *[other] These terrain cards are discarded: { $cards }.
    }
terrain-dealt =
    { $n ->
        [one] A new terrain card lies open: { $cards }.
       *[other] New terrain cards lie open: { $cards }.
    }
tile-moved =
    The tile “{ $items }” moves to round space { roman }; the next round space now offers a family.
new-round = Round { roman } begins; { $who } is start player.
new-round-alone =
    Round { roman } begins, with the { $colour ->
        [red] red
        [yellow] yellow
       *[blue] blue
    } workers.
emigrated =
    { $n ->
        [0] No family is left to emigrate from the supply board of { $who }
        [one] { $n } family leaves the supply board of { $who } for good
       *[other] { $n } families leave the supply board of { $who } for good
    }.

# What a choice would bring

brings-paid =
    −{ $n } { $n ->
        [one] point
       *[other] points
    } in gold
brings-when =
    { $last ->
        [yes] this round
       *[no] each round
    }
brings-income =
    { $way ->
        [up] +{ $n }
       *[down] −{ $n }
    } gold at the end of { brings-when }
brings-pollution =
    { $way ->
        [up] { $n ->
            [one] one more pollution marker { brings-when }
           *[other] { $n } more pollution markers { brings-when }
        }
       *[down] { $n ->
            [one] one pollution marker less { brings-when }
           *[other] { $n } pollution markers less { brings-when }
        }
    }
brings-demand = food needed { brings-when }: { $before } → { $then }
brings-card =
    { $n ->
        [0] the card counts no points
        [one] the card counts { $n } point
       *[other] the card counts { $n } points
    }
brings-short =
    { $lacks ->
        [room] no room for { tokens }
        [room-yet] no room for { tokens }, unless the new card has some
       *[supply] not on the supply board any more: { tokens }
    }

# The end

game-ends = The game is over.
final-score =
    { $who } has { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
victory = { $who } wins.
victory-shared = { $who } shares the victory.
met =
    { $met ->
        [yes] met
       *[no] missed
    }
goal-points = Points: { $have } of { $wanted }, { met }.
goal-gold = Gold: { $have } of { $wanted }, { met }.
goal-bats = Bats: { $have } of { $wanted }, { met }.
goal-families = Families: { $have } of { $wanted }, { met }.
goal-pollution =
    Pollution markers: { $have }, { $wanted ->
        [0] none allowed
       *[other] allowed: { $wanted }
    }, { met }.
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

option-challenge = Challenge of the solo game
option-challenge-none = None
option-challenge-none-about = Reach 120 points.
option-challenge-colony = { challenge-colony }
option-challenge-colony-about = Have 40 bats and 100 points.
option-challenge-commonwealth = { challenge-commonwealth }
option-challenge-commonwealth-about = Have 3 towns, 13 families and 100 points.
option-challenge-investor = { challenge-investor }
option-challenge-investor-about = Have 1 farmstead, 1 settlement, 2 villages, 1 town, 21 gold and 100 points.
option-challenge-metropolis = { challenge-metropolis }
option-challenge-metropolis-about = There are no terrain cards. Reach 90 points.
option-challenge-migration = { challenge-migration }
option-challenge-migration-about = In every round 2 families of the supply leave the game. Reach 90 points.
option-challenge-no-pollution = { challenge-no-pollution }
option-challenge-no-pollution-about = Be without pollution at the end, and have 100 points.
option-challenge-prosperity = { challenge-prosperity }
option-challenge-prosperity-about = Have 30 gold and 120 points.
option-challenge-untrained = { challenge-untrained }
option-challenge-untrained-about = Training has no effect. Have 13 families and 80 points.
