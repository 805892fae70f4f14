# The words of Kiwi Chow Down.

game-title = Kiwi Chow Down
game-blurb = Hungry flocks fight over an island: feed kiwis until they burst, push the others into the sea, build nests and mark your land.
game-length = 60 to 90 minutes
game-weight = medium
game-alone = Alone you play against the Kiwibot, who acts by cards of its own.

# Options

option-setup = Setup
option-setup-beginner = fixed places
option-setup-free = free placement
option-flocks = Flock boards
option-flocks-a = side A (all alike)
option-flocks-b = side B (own powers)
option-flocks-own = each chooses a side
option-order = Turn order
option-order-fixed = clockwise
option-order-variable = by choice
option-colours = Flocks’ colours
option-colours-lot = by lot
option-colours-choose = each chooses
option-pollen = Season card “Pollen”
option-pollen-false = without
option-pollen-true = with (our own)

# Names

# Before the flocks are dealt a seat has no colour; then it is called by that of its flock.
seat-0 = Seat 1
seat-1 = Seat 2
seat-2 = Seat 3
seat-3 = Seat 4
seat-6 = Red
seat-7 = Green
seat-8 = Purple
seat-9 = Yellow

kiwibot = The Kiwibot
the-kiwibot = the Kiwibot

fruit-red = red
fruit-green = green
fruit-yellow = yellow
fruit-blue = blue

terrain-flower = flower
terrain-grass = grass
terrain-mountain = mountain
terrain-sand = sand

section-bloom = Bloom
section-meadow = Meadow
section-ridge = Ridge
section-shore = Shore

flock-red = red
flock-green = green
flock-purple = purple
flock-yellow = yellow

kind-tree = Tree
kind-lookout = Lookout
kind-cave = Cave
nest-tree-1 = Tree
nest-tree-2 = second Tree
nest-lookout-1 = Lookout
nest-lookout-2 = second Lookout
nest-cave-1 = Cave
nest-cave-2 = second Cave

card-move = Move
card-feed = Feed
card-build = Build
card-wild-fruit = Wild (fruit)
card-wild-kiwis = Wild (kiwis)
card-wild-marker = Wild (marker)

leader-chopan = Chopan
leader-karaka = Karaka
leader-mekko = Mekko
leader-tui = Tui

leader-card-headlong-charge = Headlong Charge
leader-card-belly-slide = Belly Slide
leader-card-roundhouse = Roundhouse
leader-card-parting-kick = Parting Kick
leader-card-rocket-hop = Rocket Hop
leader-card-long-burn = Long Burn
leader-card-steamroller = Steamroller
leader-card-ground-swell = Ground Swell
leader-card-call-to-arms = Call to Arms
leader-card-escort = Escort
leader-card-shadow-swap = Shadow Swap
leader-card-smoke-bomb = Smoke Bomb
leader-card-belly-blast = Belly Blast
leader-card-aftershock = Aftershock
leader-card-undertow = Undertow
leader-card-shore-patrol = Shore Patrol

power-headlong-charge = Three hexes in a straight line; push away everything on the two hexes crossed.
power-belly-slide = Two hexes in a straight line; push away everything on the hex crossed, then up to 1 piece where you stop.
power-roundhouse = One step; then push away up to 3 pieces there.
power-parting-kick = Push away up to 3 pieces from your hex, then one step.
power-rocket-hop = Jump exactly 2 hexes far; then push away up to 2 pieces there.
power-long-burn = Jump exactly 3 hexes far; then push away up to 1 piece there.
power-steamroller = One to three steps; after each push away up to 1 piece from the hex entered.
power-ground-swell = One step; push away all kiwis of size 1 and 2 there.
power-call-to-arms = One or two steps; then pull up to 2 of your kiwis from the hexes around.
power-escort = One step, taking along up to 2 of your kiwis; then push away up to 1 rival piece there.
power-shadow-swap = Change places with any kiwi up to 3 hexes away.
power-smoke-bomb = Jump to a hex with a kiwi or nest of yours; then push away up to 1 piece there.
power-belly-blast = One step; push away all other pieces there.
power-aftershock = One step; then push 1 piece from each of up to 3 hexes around straight away from you.
power-undertow = One step; then pull up to 3 kiwis of size 1 or 2, of any flock, from the hexes around.
power-shore-patrol = Jump to any outer hex; then push away up to 2 kiwis of size 1 or 2 there.

season-small-fry = Small Fry
season-blossom-time = Blossom Time
season-nest-builders = Nest Builders
season-half-grown = Half Grown
season-mountain-air = Mountain Air
season-mountain-fever = Mountain Fever
season-heavyweights = Heavyweights
season-green-pastures = Green Pastures
season-hay-fever = Hay Fever
season-court-of-the-leader = Court of the Leader
season-beach-life = Beach Life
season-sunburn = Sunburn
season-crowd = Crowd
season-land-lords = Land Lords
season-loners = Loners
season-pollen = Pollen

nobody-won = The Kiwibot wins.

tie-kiwis-3 = More kiwis of size 3
tie-kiwis-2 = More kiwis of size 2
tie-kiwis-1 = More kiwis of size 1
tie-markers = More unused markers
breakdown-markers = Markers on the island
breakdown-nests = Second-row nests
breakdown-season-cards = Season cards
breakdown-kept-cards = Season cards kept
breakdown-spare-markers = Unplaced markers

# Pieces of sentences

hex = { $terrain } { $at }
piece =
    { $colour ->
        [red] red
        [green] green
        [purple] purple
       *[yellow] yellow
    } { $kind ->
        [leader] Leader
       *[kiwi] kiwi of size { $size }
    }
piece-the =
    { $colour ->
        [red] red
        [green] green
        [purple] purple
       *[yellow] yellow
    } { $kind ->
        [leader] Leader
       *[kiwi] kiwi of size { $size }
    }
piece-whom =
    { $colour ->
        [red] red
        [green] green
        [purple] purple
       *[yellow] yellow
    } { $kind ->
        [leader] Leader
       *[kiwi] kiwi of size { $size }
    }
the-sea = the sea
nothing = nothing
nobody-there = nobody is there
strength = { $flock } { $number }
list-more = { $first }, { $rest }
list-last = { $first } and { $rest }
some-fruit = { $number } { $colour ->
        [red] red
        [green] green
        [yellow] yellow
       *[blue] blue
    } fruit
some-markers = { $number ->
        [one] { $number } marker
       *[other] { $number } markers
    }
some-terrain = { $number ->
        [one] { $number } { $terrain } marker
       *[other] { $number } { $terrain } markers
    }

bonus-fruit = { $number } fruit
bonus-marker = { $number ->
        [one] { $number } marker
       *[other] { $number } markers
    }
bonus-place = { $number ->
        [one] { $number } new kiwi
       *[other] { $number } new kiwis
    }
bonus-increase = { $number ->
        [one] { $number } kiwi of the flock grows
       *[other] { $number } kiwis of the flock grow
    }
bonus-feed = { $number ->
        [one] { $number } Feed action
       *[other] { $number } Feed actions
    }
bonus-move = { $number ->
        [one] { $number } Move action
       *[other] { $number } Move actions
    }
bonus-build = { $number ->
        [one] { $number } Build action
       *[other] { $number } Build actions
    }
bonus-vp = { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
bonus-return-marker = give back { $number ->
        [one] { $number } marker
       *[other] { $number } markers
    }
bonus-remove-token = take { $number ->
        [one] { $number } token
       *[other] { $number } tokens
    } off the island

# Setup

choose-flock = The { $flock } flock
    .told = { $whose ->
        [own] { $who } plays the { $flock } flock.
       *[kiwibot] { $who } gives the { $flock } flock to the Kiwibot.
    }
choose-flock-prompt = { $whose ->
        [own] Which flock do you play?
       *[kiwibot] Which flock does the Kiwibot play?
    }
choose-side-a = Play side A: all flocks alike
    .told = { $who } plays side A of the flock board.
choose-side-b = Play side B: { $power }
    .told = { $who } plays side B of the flock board.
choose-side-prompt = Which side of your flock board do you play?
choose-leader = { $card }
    .told = { $who } leads with { $leader } and “{ $card }”.
    .detail = { $effect }
choose-leader-prompt = Your Leader is { $leader }. Which of these cards do you keep? Once a season its power takes the place of one step of your Leader.
first-goods = First goods
    .told = { $who } begins with { $goods }.
season-cards = Season cards
    .told = The season cards are laid out, for seasons 1 to 4: { $cards }.
first-hands = First hands
    .told = Everybody shuffles their action cards and draws { $number }.
set-leader = Leader and two kiwis on { $hex }
    .told = { $who } sets the Leader and two kiwis down on { $hex }.
set-leader-prompt = Where do your Leader and two kiwis begin?
set-kiwi = A kiwi on { $hex }
    .told = { $who } sets a kiwi down on { $hex }.
set-kiwi-prompt = Where does the next kiwi begin? ({ $left } to go)
set-grown = The kiwi on { $hex } begins with size 2
    .told = { $who } begins with a kiwi of size 2 on { $hex }.
set-grown-prompt = Which kiwi begins with size 2? ({ $left } to go)

awakening = Awakening
    .told = Season { $season } begins with the Awakening: the first player marker passes to { $who }, who is the first to choose a slot.
take-slot = { $effect ->
        [gain] Slot { $slot }: gain { $bonus }
        [pay] Slot { $slot }: pay { $cost }
       *[none] Slot { $slot }
    }
    .told = { $who } takes slot { $slot } of the turn order{ $token ->
        [yes] {" "}with a token from the track
       *[no] {""}
    }{ $effect ->
        [gain] {""}, for { $bonus }
        [pay] {""}, for a price of { $cost }
       *[none] {""}
    }.
take-slot-prompt = Which slot of the turn order do you take?
lacks = Not paid
    .told = { $who } cannot pay { $cost } of it, and need not.

# Seasons

new-season = Season { $season } begins.
    .told = { $awake ->
        [yes] Season Change. { $who } is first; the turn order is { $order }.
       *[no] Season { $season } begins. { $who } is first; the turn order is { $order }.
    }
season-change = Season Change
    .told = Used action cards are discarded, and Leader cards are turned up again.
nest-bonus = { $nest }: { $bonus }
    .told = { $who } takes the bonus of the { $nest }: { $bonus }.
nest-bonus-prompt = Which nest’s bonus comes next?
game-ends = The end
    .told = { $shared ->
        [yes] { $points ->
            [one] { $who } shares the victory with { $points } point.
           *[other] { $who } shares the victory with { $points } points.
        }
       *[no] { $points ->
            [one] { $who } wins with { $points } point.
           *[other] { $who } wins with { $points } points.
        }
    }
won-card = { $card }: { $bonus }
    .told = { $who } is first on “{ $card }”: { $bonus }.
right-side = { $card }: { $bonus }
    .told = { $who } takes the right side of “{ $card }”: { $bonus }.
right-side-empty = { $card }
    .told = { $who } gets nothing from “{ $card }”.
tied-card = Tied
    .told = “{ $card }” is tied between { $names }: nobody is first.
choose-prize = { $card }: { $bonus }
    .told = { $who } won both season cards and takes “{ $card }”: { $bonus }.
    .detail = the Kiwibot gets { $other }
choose-prize-prompt = You won both season cards. Which bonus do you take?

# Cards

card-does = { $use ->
        [feed] a kiwi grows for fruit, and you draw markers
        [move] { $moves ->
            [one] { $moves } piece steps one hex
           *[other] { $moves } pieces step one hex each
        }
       *[build] a nest where two kiwis of yours stand and you dominate
    }
play-card = { $card }
    .detail = { card-does }
    .told = { $who } plays { $card }.
play-wild = { $use ->
        [feed] { $card } as Feed
        [move] { $card } as Move
       *[build] { $card } as Build
    }
    .told = { $who } plays { $use ->
        [feed] { $card } as Feed
        [move] { $card } as Move
       *[build] { $card } as Build
    }.
    .detail = { card-does }
play-bonus = { $card } for its bonus
    .told = { $who } plays { $card } for { $bonus }.
    .detail = { $bonus }
play-down = { $card } face down
    .told = { $who } plays a card face down.
    .detail = { $number } fruit
play-card-prompt = Play your card number { $number } of this season.
reshuffled = Shuffled
    .told = { $who } shuffles the discarded action cards into a new deck.

# Feeding

feed = { $size ->
        [3] Feed the { piece } on { $hex } until it bursts
       *[other] Feed the { piece } on { $hex }
    }
    .detail = { $price ->
        [one] { $price } fruit
       *[other] { $price } different fruit
    } for { $markers ->
        [0] no marker
        [one] { $markers } marker
       *[other] { $markers } markers
    }; { $own ->
        [yes] you uncover
       *[no] its owner uncovers
    }: { $bonus }
feed-stop = Feed nobody
    .told = { $who } feeds nobody.
no-feed = No Feed action
    .told = { $who } cannot feed anybody: the Feed action is lost.
feed-prompt = { $bonus ->
        [yes] Which kiwi do you feed? (A bonus: you may decline.)
       *[no] Which kiwi do you feed?
    }
fed = Fed
    .told = { $who } feeds the { piece } on { $hex }.
exploded = Burst
    .told = { $who } feeds the { piece } on { $hex } until it bursts: its tokens go to the Reserve.
grew = Grown
    .told = The { piece } on { $hex } grows to size { $grown } by a token from { $source ->
        [track] the track
        [island] the island
       *[reserve] the Reserve
    }.

# Moving and pushing

move = The { piece } on { $hex }
move-stop = Move no more
    .told = { $who } moves no more.
no-move = No Move action
    .told = { $who } has no piece left that can move: the Move action is lost.
move-prompt = { $must ->
        [yes] Which piece moves? (Move actions left: { $left })
       *[no] Which piece moves? (Move actions left: { $left }; you may stop.)
    }
use-power = { $leader }’s power: { $card }
    .told = { $who } uses { $leader }’s power “{ $card }”.
    .detail = { $effect }
move-to = To { $hex }
    .told = { $who } moves the { piece } from { $from } to { $hex }.
move-to-prompt = Where does the { piece } on { $hex } move?
extra-move-stop = Buy no more moves
extra-move-prompt = Pay { $price } fruit of your board’s two colours for another move?
push = Push the { piece }
push-stop = Push nobody else
push-prompt = Whom do you push out of { $hex }? (up to { $left })
push-all-prompt = Everything on { $hex } must go. Whom do you push next?
push-to = To { $hex }
    .told = { $who } pushes the { piece } from { $from } to { $hex }.
push-off = Off the island
    .told = { $who } pushes the { piece } from { $from } off the island, into the Reserve.
    .detail = { $size ->
        [one] { $size } token into the Reserve
       *[other] { $size } tokens into the Reserve
    }
push-leader-off = Off the island
    .told = { $who } pushes the { piece } from { $from } off the island.
    .detail = you put it back on an outer hex
push-to-prompt = Where do you push the { piece } on { $hex }?
set-back = Back on { $hex }
    .told = { $who } puts the { piece } back on { $hex }.
set-back-prompt = On which outer hex do you put the { piece }?

# Leaders’ powers

travel = To { $hex }
    .told = { $who } moves the Leader to { $hex }.
travel-stop = Stay here
travel-prompt = Where does your Leader go?
travel-walk-prompt = Where does your Leader step? ({ $left ->
        [one] up to { $left } step left
       *[other] up to { $left } steps left
    })
swap-with = Change places with the { piece } on { $hex }
    .told = { $who } lets the Leader change places with the { piece } on { $hex }.
swap-with-prompt = With which kiwi does your Leader change places?
pull-kiwi = Pull the { piece } from { $hex }
    .told = { $who } pulls the { piece } from { $hex } to the Leader.
pull-kiwi-stop = Pull nobody else
pull-kiwi-prompt = Which kiwi comes to your Leader? (up to { $left })
carry-kiwi = Take the { piece } along
    .told = { $who } takes the { piece } along with the Leader.
carry-kiwi-stop = Take nobody else along
carry-kiwi-prompt = Which kiwi goes with your Leader? (up to { $left })
repel-piece = { $off ->
        [yes] Push the { piece } on { $hex } off the island
       *[no] Push the { piece } on { $hex } to { $to }
    }
    .told = { $off ->
        [yes] { $who } pushes the { piece } from { $hex } off the island.
       *[no] { $who } pushes the { piece } from { $hex } to { $to }.
    }
repel-piece-stop = Push nobody else
repel-piece-prompt = Whom do you push straight away from your Leader? (up to { $left })

# Building

build = Build on { $hex }
build-stop = Build nothing
    .told = { $who } builds nothing.
no-build = No Build action
    .told = { $who } cannot build anything: the Build action is lost.
build-prompt = { $bonus ->
        [yes] Where do you build? (A bonus: you may decline.)
       *[no] Where do you build?
    }
build-nest = { $nest }: { $placement }
    .detail = { $price ->
        [one] costs { $price } fruit
       *[other] costs { $price } fruit of one colour
    }; { $last ->
        [yes] no season follows that would bring more
       *[no] each season { $season }
    }
build-nest-prompt = Which nest do you build on { $hex }?
built = Built
    .told = { $who } builds the { $nest } on { $hex }.

# Paying

pay = Pay { $coins }
    .told = { $who } pays { $fruit }.
pay-different-prompt = { $price ->
        [one] Pay { $price } fruit.
       *[other] Pay { $price } fruit of different colours.
    }
pay-same-prompt = { $price ->
        [one] Pay { $price } fruit.
       *[other] Pay { $price } fruit of one colour.
    }
pay-any-prompt = Pay { $price } fruit.
pay-marker = A { $terrain } marker
    .told = { $who } pays a marker, face down.
    .detail = { $have ->
            [0] you have none
           *[other] you have { $have }
        }
pay-marker-prompt = Which marker do you give? ({ $left } to go)
choose-marker = Give back a { $terrain } marker
    .told = { $who } drew one marker more and gives one back unseen.
    .detail = { $have ->
            [0] you have none
           *[other] you have { $have }
        }
choose-marker-prompt = Which marker goes back to the bag?
return-marker = Give back a { $terrain } marker
    .told = { $who } gives a marker back unseen.
    .detail = { $have ->
            [0] you have none
           *[other] you have { $have }
        }
no-return-marker = No marker
    .told = { $who } has no marker to give back.
return-marker-prompt = Which marker goes back to the bag? ({ $left } to go)
return-fruit = Give back one { $fruit } fruit
    .told = { $who } gives one { $fruit } fruit back.
    .detail = { $have ->
            [0] you have none
           *[other] you have { $have }
        }
return-fruit-prompt = You may keep { $limit } fruit. Which goes back? ({ $left } to go)

# Bonuses and tokens

gained-fruit = Fruit
    .told = { $who } draws { $fruit }.
gained-markers = Markers
    .told = { $number ->
        [0] { $who } finds no marker in the bag.
        [one] { $who } draws { $number } marker.
       *[other] { $who } draws { $number } markers.
    }
gained-points = Points
    .told = { $number ->
        [one] { $who } gains { $number } point.
       *[other] { $who } gains { $number } points.
    }
uncovered = Uncovered
    .told = { $who } uncovers a bonus: { $bonus }.
lost-bonus = Lost
    .told = { $who } uncovers a bonus that is lost at Season Change: { $bonus }.
place-token = A new kiwi on { $hex }
    .told = { $who } places { $source ->
        [track] a kiwi from the track
        [island] this token as a kiwi
       *[reserve] a kiwi from the Reserve
    } on { $hex }.
place-token-prompt = Where does the new kiwi go? ({ $left } to go)
take-token = A token of the { piece } on { $hex }
    .told = { $who } takes a token from the { piece } on { $hex }{ $purpose ->
        [mark] {" "}for the marker
        [place] {" "}to place it anew
       *[other] {" "}for the growing kiwi
    }.
no-take-token = No token
    .told = { $who } has no token left to place.
take-token-prompt = { $purpose ->
        [place] Track and Reserve are empty. Which token do you take off the island to place it anew?
        [mark] Track and Reserve are empty. Which token do you take off the island for your marker?
       *[other] Track and Reserve are empty. Which token do you take off the island for the growing kiwi?
    }
increase = The { piece } on { $hex } grows
    .told = { $who } lets the { piece } on { $hex } grow.
no-increase = Nobody grows
    .told = { $who } has no kiwi that can grow.
increase-prompt = Which of your kiwis grows? ({ $left } to go)
remove-token = A token of the { piece } on { $hex }
    .told = { $who } takes a token of the { piece } on { $hex } off the island, into the Reserve.
no-remove-token = No token
    .told = { $who } has no kiwi on the island to take a token from.
remove-token-prompt = Which token leaves the island? ({ $left } to go)

# Marking territory

marking = Mark Territory
    .told = { $last ->
        [yes] Mark Territory: in turn order, everybody places as many markers as possible.
       *[no] Mark Territory: in turn order, everybody may place one marker.
    }
reveal-markers = Revealed
    .told = { $who } turns all markers up: { $markers }.
reveal-none = Nothing revealed
    .told = { $who } has no markers left to turn up.
mark = Mark { $hex }
    .told = { $who } marks { $hex }.
    .detail = { $price ->
        [0] 1 point
       *[other] 1 point, for { $price } fruit
    }
mark-stop = Mark nothing
    .told = { $who } marks nothing.
mark-prompt = { $which ->
        [every] Which hex do you mark next? (As many as you can.)
        [second] Do you pay for a second marker?
       *[first] Which hex do you mark this season?
    }
mark-from-track = A token from the track
    .told = { $who } puts a token from the track on the marker, without a bonus.
    .detail = { $track } left; its bonus is lost
mark-from-reserve = A token from the Reserve
    .told = { $who } puts a token from the Reserve on the marker.
    .detail = { $reserve } left
mark-token-prompt = Which token goes on the marker?

# The Kiwibot

turned-up = Season cards
    .told = The season cards of this season are turned up: { $cards }.
solitaire = Solitaire card
    .told = Solitaire card { $card } counts now. { $who } looks around from the { $flock } Leader.
noted-flock = { $name } flock
noted-fruit = { $name } fruit
slot-part = { $seats } players, slot { $slot }
solitaire-card = Solitaire card { $card }
kiwibot-shuffles = Shuffled
    .told = { $who } shuffles its nine action cards and sets one aside.
kiwibot-card = Card
    .told = { $who } reveals { $card } in slot { $slot }.
kiwibot-no-fruit = No fruit
    .told = { $who } never takes fruit.
kiwibot-cannot-move = No step
    .told = { $who } finds no step for a kiwi of size { $size }.
kiwibot-cannot-feed = No kiwi to feed
    .told = { $who } finds no kiwi to feed.
kiwibot-cannot-build = No hex to build on
    .told = { $who } cannot build: it places a kiwi and moves.
kiwibot-reveals = Revealed
    .told = { $who } turns markers up: { $markers }.
kiwibot-cannot-mark = No hex to mark
    .told = { $who } can mark nothing, and gains a marker instead.
kept-card = Kept
    .told = { $who } keeps “{ $card }”, worth 1 point at the end.

# Why not

refused-must-go-on = You must choose one of these.
refused-must-mark = In the last season you place as many markers as you can.
refused-no-such-piece = There is no such piece on the island.
refused-no-such-hex = There is no such hex on the island.
refused-other-hex = The { piece } is not on the hex in question.
refused-own-piece = This power pushes only rivals.
refused-pusher = The { piece } cannot push itself.
refused-too-large = The { piece } is too large: only pieces up to size { $reach } can be pushed now.
refused-no-sea = No side of { $hex } is on the sea.
refused-not-adjacent = It must be an adjacent hex, which { $hex } is not.
refused-same-hex = The Leader was pushed from { $hex }; it must go elsewhere.
refused-no-such-flock = There is no such flock.
refused-flock-taken = The { $flock } flock is taken.
refused-no-such-side = A flock board has the sides A and B.
refused-not-outer = It must be an outer hex, which { $hex } is not.
refused-cleared = The Leader has just cleared { $hex } on its way; nothing may be pushed there.
refused-must-pay = The price must be paid.
refused-no-such-payment = The price is exactly { $price }.
refused-not-held = You do not have { $coins }.
refused-not-different = All fruit of this price ({ $price }) must be of different colours; a marker is any colour.
refused-not-same = All fruit of this price ({ $price }) must be of one colour; a marker is any colour.
refused-not-the-pair = Your board takes only { $one } and { $other } fruit, or markers, for this.
refused-no-such-marker = There is no such marker.
refused-no-marker = You have no { $terrain } marker.
refused-over-limit = You may not keep more than { $limit } fruit.
refused-no-fruit = You have no { $fruit } fruit.
refused-alone = None of your pieces is on { $hex }.
refused-not-yours = The { piece } is not yours.
refused-leader-has-no-tokens = The Leader has no tokens and never grows.
refused-growing-itself = The token may not come from the very kiwi that grows.
refused-largest = The { piece } has its full size; only feeding bursts it.
refused-grown-already = The { piece } on { $hex } has grown already by this bonus.
refused-feed-leader = A Leader cannot be fed.
refused-feed-price = It takes { $price ->
        [one] { $price } fruit
       *[other] { $price } different fruit
    }; you have { $types ->
        [one] { $types } colour
       *[other] { $types } colours
    } and { $have ->
        [0] no marker
        [one] { $have } marker
       *[other] { $have } markers
    }.
refused-no-token = The owner of the { piece } has no token left to put on it.
refused-move-is-due = The card’s moves must be made; still to go: { $left }.
refused-moved = The { piece } has moved this turn already.
refused-power-spent = “{ $card }” was used this season already.
refused-leader-moved = Your Leader has moved this turn already.
refused-power-impossible = “{ $card }” has no legal way from here.
refused-back-at-start = The Leader must end on a hex other than the one it began on.
refused-out-of-reach = That is out of reach for this power.
refused-swap-leader = Leaders cannot be swapped with.
refused-swap-here = The { piece } is on your Leader’s own hex.
refused-not-by-this-power = This power does not take the { piece }.
refused-one-per-hex = Only one piece from each hex; { $hex } had its turn.
refused-nest-there = There is a nest on { $hex } already.
refused-too-few-kiwis = You need two kiwis on { $hex }; { $number ->
        [0] you have none there.
        [one] you have one there, and a large one counts once.
       *[other] you have { $number } there.
    }
refused-no-dominance = You do not dominate { $hex }: { $strengths }.
refused-no-such-nest = There is no such nest.
refused-both-built = You have built both nests of this kind: { $kind }.
refused-build-price = The { $nest } costs { $price } fruit of one colour; you have at most { $have } of one colour and { $markers ->
        [0] no marker
        [one] { $markers } marker
       *[other] { $markers } markers
    }.
refused-no-such-card = There is no such card.
refused-not-in-hand = { $card } is not in your hand.
refused-other-use = { $card } cannot be used for that.
refused-cannot-feed = There is no kiwi that you can feed and pay for.
refused-cannot-build = You have no hex, nest and payment to build with.
refused-no-nest-bonus = This nest has no bonus waiting.
refused-no-such-season-card = There is no such season card.
refused-no-such-slot = There is no such slot.
refused-slot-taken = The { $flock } flock has slot { $slot }.
refused-slot-of-last-season = Slot { $slot } was yours last season.
refused-marked = There is a marker on { $hex } already.
refused-no-token-there = There is no token there.
refused-other-leader = This is not a card of { $leader }.
refused-not-empty = It must be an empty hex, which { $hex } is not.
refused-own-there = One of your kiwis is on { $hex } already.
refused-no-small-kiwi = None of your kiwis of size 1 is on { $hex }.

# What a move would bring

brings-push = then you may push: { $pieces }
brings-dominance = { $lord ->
        [you] you dominate { $hex }
        [nobody] nobody dominates { $hex }
       *[other] the { $flock } flock dominates { $hex }
    }
brings-spent = { $number ->
        [one] { $number } of your markers is spent as a fruit
       *[other] { $number } of your markers are spent as fruit
    }
