# What is written in the picture of Kiwi Chow Down.

board-picture = Kiwi Chow Down, season { $season }
board-kiwibot = Kiwibot
board-island = The island
board-season = Season { $season } of { $seasons }
board-phase-setup = Setup
board-phase-awakening = Awakening
board-phase-change = Season Change
board-phase-actions = Actions
board-phase-season-card = Season card
board-phase-mark = Mark Territory
board-order = Turn order: { $names }
board-bags = In the bags
board-game-over = Game over
board-beaten = You beat the Kiwibot
board-lost = The Kiwibot wins

board-moved = { $piece }, has moved
board-marked = marker of { $who ->
    [Kiwibot] the Kiwibot
   *[other] { $who }
}
board-nest-of = { $nest } of { $who ->
    [Kiwibot] the Kiwibot
   *[other] { $who }
}
board-strength = strength: { $strengths }

board-first = First player
board-to-play = to play
board-score = { $who }: { $score ->
        [one] { $score } point
       *[other] { $score } points
    } ({ $sources })
board-spent = used this season
board-side-b = Side B of the { $flock } flock board
board-power-second-mark = Mark Territory: a second marker for { $price } fruit.
board-power-choose-marker = Drawing markers: one more, then give one back.
board-power-double-nests = Nest bonuses count twice, points excepted.
board-power-more-moves = One Move action more; push kiwis of equal size.
board-fruit = Fruit { $total }/{ $limit }
board-fruit-red = Red fruit
board-fruit-green = Green fruit
board-fruit-yellow = Yellow fruit
board-fruit-blue = Blue fruit
board-markers = Markers { $n }
board-markers-hidden = Markers
board-marker = Marker: { $terrain }
board-track = Kiwi track: { $n } left
board-reserve = Reserve
board-reserve-of = Tokens in the Reserve: { $n }
board-nests = Nests: { $first ->
        [one] { $first } fruit
       *[other] { $first } fruit of one colour
    }; second row { $second }
board-nest =
    { $nest }: { $price ->
        [one] { $price } fruit
       *[other] { $price } fruit of one colour
    }. When built: { $placement }. Each season: { $season }.{ $points ->
        [0] {""}
        [one] {" "}Worth { $points } point.
       *[other] {" "}Worth { $points } points.
    }{ $built ->
        [yes] {" "}Built.
       *[no] {""}
    }
board-built = { $nest }: built
board-not-built = { $nest }: not built
board-played = Played
board-face-down = A card face down
board-down-card = { $card }, face down
board-extra-move = Extra move:
board-extra-move-price = After the moves of a card: { $price } fruit, { $one } or { $other } in any mix, for one more

board-hand = Hand of { $who }
board-hand-backs = { $n ->
        [one] { $n } card in hand
       *[other] { $n } cards in hand
    }
board-deck = deck { $deck } · discarded { $discards }
board-down = face down:
board-use-feed = { $card }: feed
board-use-move = { $card }: move
board-use-build = { $card }: build
board-use-bonus = { $card }: its bonus
board-use-down = { $card }: face down, for fruit

board-winner = First
board-the-others = All others
board-most-on = most kiwi tokens on { $terrain }
board-fewest-on = fewest kiwi tokens on { $terrain }
board-most-size-1 = most kiwis of size 1
board-most-size-2 = most kiwis of size 2
board-most-size-3 = most kiwis of size 3
board-most-nests = most nests
board-most-at-leader = most kiwi tokens, anybody’s, on one’s own Leader’s hex
board-most-best-hex = most kiwi tokens on one hex
board-most-dominated = most hexes dominated
board-most-single = most hexes with only one kiwi of one’s own
board-leads = { $who } is first: { $n }
board-ties = { $who } ties for first: { $n }
board-counts = { $who }: { $n }
board-turn-order = Turn order

board-solitaire = Solitaire card ({ $n } left)
board-looks-from = looks from
board-looks = The Kiwibot looks around from { $who ->
    [Kiwibot] its own Leader
   *[other] the Leader of { $who }
}
board-row-move = If a Move card is revealed
board-row-feed = If a Feed card is revealed
board-row-build = If a Build card is revealed
board-row-wild = If a Wild card is revealed
board-kept = Season cards kept { $n } · cards in its deck { $deck }
board-cell-move =
    Moves kiwis (size { $sizes }) { $to }{ $group ->
        [same] , all to the same hex
        [diff] , all to different hexes
       *[any] {""}
    }{ $whom ->
        [human] , pushing { $pushes } of yours each
        [kiwibot] , pushing { $pushes } of its own each
       *[none] {""}
    }
board-to-terrain = onto { $terrain }
board-to-human-most = towards the hex with most of your kiwi tokens
board-to-kiwibot-most = towards the hex with most of its kiwi tokens
board-to-human-leader = towards your Leader
board-cell-feed =
    { $owner ->
        [human] Feeds one of your kiwis of size { $size }
       *[kiwibot] Feeds one of its kiwis of size { $size }
    }
board-cell-build = Builds: { $nest }
board-cell-place = { $n ->
        [one] Places { $n } kiwi
       *[other] Places { $n } kiwis
    }

board-legend = Signs
board-sign-first = who is first
board-sign-others = all others
board-sign-tie = a tie: nobody
board-sign-built = when built
board-sign-season = every season
board-sign-fruit = fruit from the bag
board-sign-marker = marker
board-sign-place = a new kiwi
board-sign-grow = a kiwi grows
board-sign-feed = Feed action
board-sign-move = Move action
board-sign-build = Build action
