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

# Names

kiwibot = The Kiwibot

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

# Pieces are called by the colour of their seat.
owner-0 = blue
owner-1 = orange
owner-2 = green
owner-3 = pink

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
leader-pango = Pango
leader-tui = Tui
leader-ninka = Ninka
leader-bombo = Bombo
leader-rukka = Rukka

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
power-call-to-arms = One or two steps; then pull up to 2 own kiwis from the hexes around.
power-escort = One step, taking along up to 2 own kiwis; then push away up to 1 rival piece there.
power-shadow-swap = Change places with any kiwi up to 3 hexes away.
power-smoke-bomb = Jump to a hex with an own kiwi or nest; then push away up to 1 piece there.
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
breakdown-spare-markers = Three unplaced markers each

# Pieces of sentences

hex = { $terrain } { $at }
piece-kiwi = { $flock } kiwi of size { $size }
piece-leader = { $flock } Leader
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
    }
some-markers = { $number ->
        [one] { $number } marker
       *[other] { $number } markers
    }
slot-price = { $markers ->
        [0] { $fruit } fruit
       *[other] { $fruit } fruit and { $markers } marker
    }

bonus-fruit = { $number } fruit
bonus-marker = { $number ->
        [one] { $number } marker
       *[other] { $number } markers
    }
bonus-place = { $number } new { $number ->
        [one] kiwi
       *[other] kiwis
    }
bonus-increase = { $number } own { $number ->
        [one] kiwi grows
       *[other] kiwis grow
    }
bonus-feed = { $number } Feed action
bonus-move = { $number } Move action
bonus-build = { $number } Build action
bonus-vp = { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
bonus-return-marker = give back { $number ->
        [one] { $number } marker
       *[other] { $number } markers
    }
bonus-remove-token = take { $number ->
        [one] { $number } own token
       *[other] { $number } own tokens
    } off the island

# Setup

choose-side-a = Play side A: all flocks alike
    .told = { $who } plays side A of the flock board.
choose-side-b = Play side B: { $power }
    .told = { $who } plays side B of the flock board.
choose-side-prompt = Which side of your flock board do you play?
choose-leader = { $card }: { $effect }
    .told = { $who } leads with { $leader } and “{ $card }”.
    .detail = { $leader }
choose-leader-prompt = Your Leader is { $leader }. Which of these cards do you keep?
set-leader = Leader and two kiwis on { $hex }
    .told = { $who } sets the Leader and two kiwis down on { $hex }.
set-leader-prompt = Where do your Leader and two kiwis begin?
set-kiwi = A kiwi on { $hex }
    .told = { $who } sets a kiwi down on { $hex }.
set-kiwi-prompt = Where does the next kiwi begin? ({ $left } to go)
set-grown = The kiwi on { $hex } begins with size 2
    .told = { $who } begins with a kiwi of size 2 on { $hex }.
set-grown-prompt = Which kiwi begins with size 2? ({ $left } to go)

take-slot = { $effect ->
        [gain] Slot { $slot }: gain { $bonus }
        [pay] Slot { $slot }: pay { $price }
       *[none] Slot { $slot }
    }
    .told = { $who } takes slot { $slot } of the turn order.
take-slot-prompt = Which slot of the turn order do you take?

# Seasons

new-season = Season { $number } begins.
    .told = Season { $number } begins. { $who } is first.
nest-bonus = { $nest }: { $bonus }
    .told = { $who } takes the bonus of the { $nest }: { $bonus }.
nest-bonus-prompt = Which nest’s bonus comes next?
won-card = { $card }: { $bonus }
    .told = { $who } is first on “{ $card }”: { $bonus }.
right-side = { $card }: { $bonus }
    .told = { $who } takes the right side of “{ $card }”: { $bonus }.
choose-prize = { $card }: { $bonus }
    .told = { $who } won both season cards and takes “{ $card }”: { $bonus }.
    .detail = the Kiwibot gets { $other }
choose-prize-prompt = You won both season cards. Which bonus do you take?

# Cards

play-card = { $card }
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
play-bonus = { $card } for its bonus
    .told = { $who } plays { $card } for { $bonus }.
    .detail = { $bonus }
play-down = { $card } face down
    .told = { $who } plays a card face down.
    .detail = 1 fruit
play-card-prompt = Play your card number { $number } of this season.

# Feeding

feed = { $size ->
        [3] Feed the { $piece } on { $hex } until it bursts
       *[other] Feed the { $piece } on { $hex }
    }
    .detail = { $price } different fruit, for { $markers ->
        [one] { $markers } marker
       *[other] { $markers } markers
    }; { $own ->
        [yes] you uncover
       *[no] its owner uncovers
    }: { $bonus }
feed-stop = Feed nobody
feed-prompt = { $bonus ->
        [yes] Which kiwi do you feed? (A bonus: you may decline.)
       *[no] Which kiwi do you feed?
    }
fed = Fed
    .told = { $who } feeds the { $piece } on { $hex }.
exploded = Burst
    .told = { $who } feeds the { $piece } on { $hex } until it bursts!
grew = Grown
    .told = { $source ->
        [track] The { $piece } on { $hex } grows to size { $grown } by a token from the track.
       *[reserve] The { $piece } on { $hex } grows to size { $grown } by a token from the Reserve.
    }

# Moving and pushing

move = The { $piece } on { $hex }
move-stop = Move no more
move-prompt = { $must ->
        [yes] Which piece moves? (Move actions left: { $left })
       *[no] Which piece moves? (Move actions left: { $left }; you may stop.)
    }
use-power = { $leader }’s power: { $card }
    .told = { $who } uses { $leader }’s power “{ $card }”.
    .detail = { $effect }
move-to = To { $hex }
    .told = { $who } moves the { $piece } from { $from } to { $hex }.
move-to-prompt = Where does the { $piece } on { $hex } move?
extra-move-stop = Buy no more moves
extra-move-prompt = Pay { $price } fruit of your board’s two colours for one more move?
push = Push the { $piece }
push-stop = Push nobody else
push-prompt = Whom do you push out of { $hex }? (up to { $left })
push-all-prompt = Everything on { $hex } must go. Whom do you push next?
push-to = To { $hex }
    .told = { $who } pushes the { $piece } from { $from } to { $hex }.
push-off = Off the island
    .told = { $who } pushes the { $piece } from { $from } off the island.
    .detail = { $size ->
        [one] { $size } token to the { $flock } Reserve
       *[other] { $size } tokens to the { $flock } Reserve
    }
push-leader-off = Off the island
    .told = { $who } pushes the { $piece } from { $from } off the island.
    .detail = you put it back on another outer hex
push-to-prompt = Where do you push the { $piece } on { $hex }?
set-back = Back on { $hex }
    .told = { $who } puts the { $piece } back on { $hex }.
set-back-prompt = On which outer hex do you put the { $flock } Leader?

# Leaders’ powers

travel = To { $hex }
    .told = { $who } leads the Leader to { $hex }.
travel-stop = Stay here
travel-prompt = Where does your Leader go?
travel-walk-prompt = Where does your Leader step? (up to { $left } steps left)
swap-with = Change places with the { $piece } on { $hex }
    .told = { $who } lets the Leader change places with the { $piece } on { $hex }.
swap-with-prompt = With which kiwi does your Leader change places?
pull-kiwi = Pull the { $piece } from { $hex }
    .told = { $who } pulls the { $piece } from { $hex } to the Leader.
pull-kiwi-stop = Pull nobody else
pull-kiwi-prompt = Which kiwi comes to your Leader? (up to { $left })
carry-kiwi = Take the { $piece } along
    .told = { $who } takes the { $piece } along.
carry-kiwi-stop = Take nobody else along
carry-kiwi-prompt = Which kiwi goes with your Leader? (up to { $left })
repel-piece = Push the { $piece } on { $hex } to { $to }
    .told = { $who } pushes the { $piece } from { $hex } to { $to }.
repel-piece-stop = Push nobody else
repel-piece-prompt = Whom do you push straight away from your Leader? (up to { $left })

# Building

build = Build on { $hex }
build-stop = Build nothing
build-prompt = { $bonus ->
        [yes] Where do you build? (A bonus: you may decline.)
       *[no] Where do you build?
    }
build-nest = { $nest }: { $placement }
    .detail = { $price } fruit of one colour; each season { $season }
build-nest-prompt = Which nest do you build on { $hex }?
built = Built
    .told = { $who } builds the { $nest } on { $hex }.

# Paying

pay = Pay { $price }
    .told = { $who } pays { $price }.
pay-different-prompt = Pay { $price } fruit of different colours.
pay-same-prompt = Pay { $price } fruit of one colour.
pay-any-prompt = Pay { $price } fruit.
pay-marker = A { $terrain } marker
    .told = { $who } gives a marker back unseen.
    .detail = you have { $have }
pay-marker-prompt = Which marker do you give? ({ $left } to go)
choose-marker = Give back a { $terrain } marker
    .told = { $who } drew one marker more and gives one back unseen.
    .detail = you have { $have }
choose-marker-prompt = Which marker goes back to the bag?
return-marker = Give back a { $terrain } marker
    .told = { $who } gives a marker back unseen.
    .detail = you have { $have }
return-marker-prompt = Which marker goes back to the bag? ({ $left } to go)
return-fruit = Give back one { $fruit } fruit
    .told = { $who } gives one { $fruit } fruit back.
    .detail = you have { $have }
return-fruit-prompt = You may keep { $limit } fruit. Which goes back? ({ $left } to go)

# Bonuses and tokens

gained-fruit = Fruit
    .told = { $who } draws fruit: { $fruit }.
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
place-token = A new kiwi on { $hex }
    .told = { $source ->
        [track] { $who } places a kiwi from the track on { $hex }.
       *[reserve] { $who } places a kiwi from the Reserve on { $hex }.
    }
place-token-prompt = Where does the new kiwi go? ({ $left } to go)
take-token = A token of the { $piece } on { $hex }
    .told = { $who } takes a token from the { $piece } on { $hex }.
take-token-stop = Take none
take-token-prompt = { $purpose ->
        [place] Which token do you take off the island to place it anew?
        [mark] Which token do you take off the island for your marker?
       *[other] Which token do you take off the island for the growing kiwi?
    }
increase = The { $piece } on { $hex } grows
    .told = { $who } lets the { $piece } on { $hex } grow.
increase-stop = Let none grow
increase-prompt = Which of your kiwis grows? ({ $left } to go)
remove-token = A token of the { $piece } on { $hex }
    .told = { $who } loses a token of the { $piece } on { $hex }.
remove-token-prompt = Which token leaves the island? ({ $left } to go)

# Marking territory

mark = Mark { $hex }
    .told = { $who } marks { $hex }.
    .detail = { $price ->
        [0] 1 point
       *[other] 1 point, for { $price } fruit
    }
mark-stop = Mark no more
mark-prompt = { $which ->
        [every] Which hex do you mark? (As many as you can.)
        [second] Do you pay for a second marker?
       *[first] Which hex do you mark this season?
    }
mark-from-track = A token from the track
    .told = { $who } puts a token from the track on the marker.
    .detail = { $track } left; its bonus is lost
mark-from-reserve = A token from the Reserve
    .told = { $who } puts a token from the Reserve on the marker.
    .detail = { $reserve } left
mark-token-prompt = Which token goes on the marker?

# The Kiwibot

kiwibot-card = Card
    .told = { $who } reveals { $card } in slot { $slot }.
kiwibot-cannot-feed = No kiwi to feed
    .told = { $who } finds no kiwi to feed.
kiwibot-cannot-build = No hex to build on
    .told = { $who } cannot build: it places a kiwi and moves.
kiwibot-reveals = Revealed
    .told = { $who } turned up markers: { $markers }.

# Why not

refused-must-go-on = You must choose one of these.
refused-no-such-piece = There is no such piece on the island.
refused-no-such-hex = There is no such hex on the island.
refused-other-hex = The { $piece } is not on the hex in question.
refused-own-piece = This power pushes only rivals.
refused-pusher = The { $piece } cannot push itself.
refused-too-large = The { $piece } is too large: only pieces up to size { $reach } can be pushed now.
refused-no-sea = { $hex } has no side on the sea.
refused-not-adjacent = { $hex } is not adjacent.
refused-same-hex = The Leader was pushed from { $hex }; it must go elsewhere.
refused-no-such-side = A flock board has the sides A and B.
refused-not-outer = { $hex } is not an outer hex.
refused-cleared = The Leader has just cleared { $hex } on its way; nothing may be pushed there.
refused-must-pay = The price must be paid.
refused-no-such-payment = The price is exactly { $price }.
refused-not-held = You do not have { $price }.
refused-not-different = The { $price } fruit must all be of different colours; a marker is any colour.
refused-not-same = The { $price } fruit must be of one colour; a marker is any colour.
refused-not-the-pair = Your board takes only { $one } and { $other } fruit, or markers, for this.
refused-no-such-marker = There is no such marker.
refused-no-marker = You have no { $terrain } marker.
refused-over-limit = You may not keep more than { $limit } fruit.
refused-no-fruit = You have no { $fruit } fruit.
refused-alone = None of your pieces is on { $hex }.
refused-not-yours = The { $piece } is not yours.
refused-leader-has-no-tokens = The Leader has no tokens and never grows.
refused-growing-itself = The token may not come from the very kiwi that grows.
refused-largest = The { $piece } has its full size; only feeding bursts it.
refused-grown-already = The { $piece } on { $hex } has grown already by this bonus.
refused-feed-leader = A Leader cannot be fed.
refused-feed-price = It takes { $price } different fruit; you have { $types ->
        [one] { $types } colour
       *[other] { $types } colours
    } and { $have ->
        [one] { $have } marker
       *[other] { $have } markers
    }.
refused-no-token = The owner of the { $piece } has no token left to put on it.
refused-move-is-due = The card’s moves must be made; { $left } still to go.
refused-moved = The { $piece } has moved this turn already.
refused-power-spent = “{ $card }” was used this season already.
refused-leader-moved = Your Leader has moved this turn already.
refused-power-impossible = “{ $card }” has no legal way from here.
refused-back-at-start = The Leader must end on another hex than it began.
refused-out-of-reach = That is out of reach for this power.
refused-swap-leader = Leaders cannot be swapped with.
refused-swap-here = The { $piece } is on your Leader’s own hex.
refused-not-by-this-power = This power does not take the { $piece }.
refused-one-per-hex = Only one piece from each hex; { $hex } had its turn.
refused-nest-there = There is a nest on { $hex } already.
refused-too-few-kiwis = You need two kiwis on { $hex }; you have { $number }, and a large one counts once.
refused-no-dominance = You do not dominate { $hex }: { $strengths }.
refused-no-such-nest = There is no such nest.
refused-both-built = You have built both nests of this kind: { $kind }.
refused-build-price = The { $nest } costs { $price } fruit of one colour; you have at most { $have } of one colour and { $markers ->
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
refused-slot-price = You cannot pay { $price } for slot { $slot }.
refused-marked = There is a marker on { $hex } already.
refused-no-token-there = There is no token there.
refused-other-leader = This is not a card of { $leader }.
refused-not-empty = { $hex } is not empty.
refused-own-there = One of your kiwis is on { $hex } already.
refused-no-small-kiwi = None of your kiwis of size 1 is on { $hex }.
