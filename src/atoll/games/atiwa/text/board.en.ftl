# What is written in the picture of Atiwa.

board-picture = Atiwa, round { $round }
board-round = Round { $round } of { $rounds }
board-work = Work phase
board-step-1 = 1 · Income
board-step-2 = 2 · Growth
board-step-3 = 3 · Bats return
board-step-4 = 4 · Feeding
board-step-5 = 5 · Breeding
board-game-over = Game over
board-bag = Pollution markers in the bag: { $none } without gold, { $one } with 1 gold, { $two } with 2 gold
board-deck =
    { $n ->
        [one] { $n } terrain card in the deck
       *[other] { $n } terrain cards in the deck
    }, { $discard ->
        [0] nothing discarded
       *[other] discarded: { $discard }
    }
board-left =
    { $card }: { $n ->
        [0] none left
       *[other] { $n } left
    }
board-value =
    { $card }: { $n ->
        [one] { $n } point
       *[other] { $n } points
    }{ $nature ->
        [0] {""}
        [one] , { $nature } nature icon
       *[other] , { $nature } nature icons
    }
board-breeds =
    In this round { $n } or more breed: { $kind ->
        [wild] wild animals
        [family] families
        [goat] goats
       *[bat] bats
    }
board-shift = After this round this tile moves one position to the left, and round space { $round } offers a family.
board-next-round = Next round: { $items }
board-colour-red = Red workers
board-colour-yellow = Yellow workers
board-colour-blue = Blue workers
board-apart = Nobody may use both this space and “{ $other }”
board-free-again = free again in round { $round }
board-stays = stays to the end
board-workers-stay = Workers on the board

board-cell =
    “{ $card }” ({ $cell }), { $code ->
        [T] tree cell
        [w] tree cell for wild animal or fruit
        [b] tree cell for bat or fruit
        [F] fruit cell
        [B] bat cell
        [W] wild animal cell
        [G] goat cell
        [H] house
        [U] uninhabitable house
       *[blank] blank cell
    }: { $content }.
board-takes = Takes { $kinds }.
board-danger = Pollution would come here, with marker { $n }.
board-tableau-of = Cards of { $who }
board-plan = Where the cards lie

board-to-play = to play
board-marker = Start player marker
board-score =
    { $who }: { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
board-from-gold = Gold
board-from-cards = Cards
board-from-supply = Supply
board-from-trained = Trained
board-from-bats = Bats
board-from-missing = Hunger
board-markers = Pollution
board-total = Total
board-gold = { $n } gold
board-night =
    { $n ->
        [0] no bats on the night card
        [one] { $n } bat on the night card
       *[other] { $n } bats on the night card
    }
board-nature =
    { $n ->
        [one] { $n } nature icon
       *[other] { $n } nature icons
    }
board-terrains =
    { $n ->
        [one] { $n } terrain card
       *[other] { $n } terrain cards
    }; the bonus comes with { $need }
board-workers =
    { $n ->
        [one] { $n } worker to place
       *[other] { $n } workers to place
    }
board-untrained =
    { $n ->
        [0] no untrained family
        [one] { $n } untrained family
       *[other] { $n } untrained families
    }
board-trained =
    { $n ->
        [0] no trained family
        [one] { $n } trained family
       *[other] { $n } trained families
    }
board-pollution =
    { $n ->
        [0] no pollution marker
        [one] { $n } pollution marker
       *[other] { $n } pollution markers
    }

board-row-wild =
    Wild animals: { $n ->
        [0] no tree in step 2, no points
        [one] { $n } tree in step 2, { $n } point
       *[other] { $n } trees in step 2, { $n } points
    }.
board-row-tree =
    Trees: { $n ->
        [0] no fruit in step 2, no points
        [one] { $n } fruit in step 2, { $n } point
       *[other] { $n } fruit in step 2, { $n } points
    }.
board-row-fruit =
    Fruit: { $n ->
        [0] no bat in step 2, no points
        [one] { $n } bat in step 2, { $n } point
       *[other] { $n } bats in step 2, { $n } points
    }.
board-row-family =
    Families: { $n ->
        [0] no food needed, no points
        [one] food needed: { $n }, { $n } point
       *[other] food needed: { $n }, { $n } points
    }.
board-row-goat =
    Goats: { $n ->
        [0] no food from milk, no points
        [one] { $n } food from milk, { $n } point
       *[other] { $n } food from milk, { $n } points
    }.
board-row-next = One more token makes it { $n }.

board-hand-place = To place
board-hand-lay = To be laid
board-hand-train = To train
board-hand-fly = To fly out
board-hand-pay-tree = To pay
board-hand-eat-bat = To be eaten
board-hand-feed = Still needed

board-coming = The next maintenance phase
board-running = Maintenance phase
board-last = The last maintenance phase
board-income-gold = { $n } gold
board-income-markers =
    { $n ->
        [one] { $n } pollution marker, perhaps with gold
       *[other] { $n } pollution markers, some with gold
    }
board-lost = Lost to pollution: { $what }
board-returned =
    { $n ->
        [one] { $n } bat returned
       *[other] { $n } bats returned
    }
board-strayed =
    { $n ->
        [one] { $n } bat found no room
       *[other] { $n } bats found no room
    }
board-food = Food: { board-food-row }
board-food-row =
    needed: { $need ->
        [0] none
       *[other] { $need }
    }, at hand: { $have ->
        [0] none
       *[other] { $have }
    }
board-food-in =
    { $n } food in { $kind ->
        [goat] goats
        [wild] wild animals
        [fruit] fruit
        [bat] bats
       *[gold] gold
    }
board-demand = Food needed: { $n }
board-eaten =
    Spent on food: { $n } { $kind ->
        [goat] { $n ->
            [one] goat
           *[other] goats
        }
        [wild] { $n ->
            [one] wild animal
           *[other] wild animals
        }
        [fruit] fruit
        [bat] { $n ->
            [one] bat
           *[other] bats
        }
       *[gold] gold
    }
board-missing = Food missing: { $n }
board-breeding =
    Breeding { $kind ->
        [wild] wild animals
        [family] families
        [goat] goats
       *[bat] bats
    }: { $have } of { $need }, { $state ->
        [met] one more comes
        [none-left] none left on the supply board
        [no-room] no room
       *[too-few] too few
    }

board-of = { $have } of { $wanted }
board-goal-points = Points
board-goal-gold = Gold
board-goal-bats = Bats
board-goal-families = Families
board-goal-pollution =
    { $n ->
        [0] No pollution marker
        [one] At most { $n } pollution marker
       *[other] At most { $n } pollution markers
    }
board-goal-farmsteads = Farmsteads
board-goal-settlements = Settlements
board-goal-villages = Villages
board-goal-towns = Towns
board-condition =
    { $met ->
        [yes] met
       *[no] missed
    }
board-goal-met = { $name }: the goal is met
board-goal-missed = { $name }: the goal is missed

# What the signs mean

board-sign-gold = Gold
board-sign-tree = Tree
board-sign-fruit = Fruit
board-sign-wild = Wild animal
board-sign-goat = Goat
board-sign-bat = Fruit bat
board-sign-family = Family, untrained
board-sign-trained = Family, trained
board-sign-food = Food
board-sign-supply = Supply board
board-sign-terrain = Terrain card
board-sign-star = Points
board-sign-flag = Start player marker
