# The words of Atua.

game-title = Atua
game-blurb = Lay card over card and create an island in harmony: fishers with fish, huntresses with birds, canoes under palms, and volcanoes far from the village.
game-length = 30 minutes
game-weight = medium
game-alone = In the solo game you play against Tahuma, a rival who follows simple rules.

option-inhabitants = Inhabitants
option-inhabitants-false = Without
option-inhabitants-true = With
option-fate = Fate tiles
option-fate-false = Without
option-fate-true = With
option-level = Difficulty (solo game)
option-level-easy = Easy: Tahuma starts with 20 points
option-level-medium = Medium: Tahuma starts with 28 points
option-level-hard = Hard: Tahuma starts with 35 points
option-level-legendary = Legendary: Tahuma starts with 42 points
option-pile = Tahuma’s pile (solo game)
option-pile-open = Open, with his points so far
option-pile-hidden = Face down until the end of the game

# Names

inhabitant-vaa = Vaa
inhabitant-hina = Hina
inhabitant-niu = Niu
inhabitant-ika = Ika
inhabitant-akroa = Akroa
inhabitant-rua = Rua

fate-fishers = Most fishers
fate-huntresses = Most huntresses
fate-canoes = Most canoes
fate-fish = Most fish
fate-palms = Most palms
fate-birds-palms = Most birds and most palms
fate-totems = Most totems
fate-beaches = Most beach cards
fate-coconuts = Most coconuts
fate-volcanoes = Most volcanoes

source-fisher = fishers and fish
source-huntress = huntresses and birds
source-canoe = canoes and palms
source-coconut = coconuts
source-totem = totems
source-volcano = volcanoes

score = Harmony points
nobody-won = Tahuma wins.

tie-coconuts = More coconuts
tie-tahuma = Points and coconuts are equal: then Tahuma is beaten.
tahuma-points =
    { $ahead ->
        [you] Tahuma is beaten by { $by ->
            [one] one point
           *[other] { $by } points
        }, above all in
       *[tahuma] Tahuma is { $by ->
            [one] one point
           *[other] { $by } points
        } ahead, above all in
    } “{ $source }” (+{ $most }).
tahuma-coconuts =
    The points are equal. Tahuma has { $more ->
        [you] fewer coconuts
       *[tahuma] more coconuts
    }: { $his } against { $own }.
breakdown-start = Starting points
breakdown-fisher = Fishers and fish
breakdown-huntress = Huntresses and birds
breakdown-canoe = Canoes and palms
breakdown-coconut = Coconuts
breakdown-totem = Totems
breakdown-volcano = Volcanoes
breakdown-inhabitant = Inhabitant
breakdown-fate = Fate tiles
breakdown-beach-bonus = Beach bonus
breakdown-coconut-bonus = Coconut bonus

nothing = nothing
list = { $first }, { $rest }
some =
    { $what ->
        [fisher] { $n ->
            [0] no fishers
            [one] { $n } fisher
           *[other] { $n } fishers
        }
        [fish] { $n ->
            [0] no fish
           *[other] { $n } fish
        }
        [huntress] { $n ->
            [0] no huntresses
            [one] { $n } huntress
           *[other] { $n } huntresses
        }
        [bird] { $n ->
            [0] no birds
            [one] { $n } bird
           *[other] { $n } birds
        }
        [canoe] { $n ->
            [0] no canoes
            [one] { $n } canoe
           *[other] { $n } canoes
        }
        [palm] { $n ->
            [0] no palms
            [one] { $n } palm
           *[other] { $n } palms
        }
        [salamander] { $n ->
            [0] no salamander totems
            [one] { $n } salamander totem
           *[other] { $n } salamander totems
        }
        [mask] { $n ->
            [0] no mask totems
            [one] { $n } mask totem
           *[other] { $n } mask totems
        }
        [moon] { $n ->
            [0] no moon totems
            [one] { $n } moon totem
           *[other] { $n } moon totems
        }
        [sun] { $n ->
            [0] no sun totems
            [one] { $n } sun totem
           *[other] { $n } sun totems
        }
        [turtle] { $n ->
            [0] no turtle totems
            [one] { $n } turtle totem
           *[other] { $n } turtle totems
        }
        [ray] { $n ->
            [0] no ray totems
            [one] { $n } ray totem
           *[other] { $n } ray totems
        }
        [shell] { $n ->
            [0] no shell totems
            [one] { $n } shell totem
           *[other] { $n } shell totems
        }
        [totem] { $n ->
            [0] no totems
            [one] { $n } totem
           *[other] { $n } totems
        }
        [beach] { $n ->
            [0] no beach cards
            [one] { $n } beach card
           *[other] { $n } beach cards
        }
        [volcano] { $n ->
            [0] no volcanoes
            [one] { $n } volcano
           *[other] { $n } volcanoes
        }
       *[coconut] { $n ->
            [0] no coconuts
            [one] { $n } coconut
           *[other] { $n } coconuts
        }
    }
card =
    { $ground ->
        [beach] beach card
        [volcano] volcano card
        [village] village card
       *[land] land card
    } ({ $symbols })

# Numbers that stand in many sentences

harmony =
    { $points ->
        [0] no harmony points
        [one] { $points } harmony point
       *[other] { $points } harmony points
    }
short-points =
    { $points ->
        [0] no points
        [one] { $points } point
       *[other] { $points } points
    }
price =
    { $price ->
        [one] { $price } coconut
       *[other] { $price } coconuts
    }
costs =
    { $price ->
        [0] free
       *[other] costs { price }
    }
supply =
    { $coconuts ->
        [0] you have none
       *[other] you have { $coconuts }
    }

# Taking and laying

take-prompt = Which island card do you take? (Round { $round } of { $rounds })
take = Card { $position }: { $card }
    .detail =
        { costs }{ $coconuts ->
            [0] {""}
            [one] ; { $coconuts } coconut lies on it
           *[other] ; { $coconuts } coconuts lie on it
        }
    .told =
        { $who } takes card { $position } of the row, a { $card }{ $price ->
            [0] {""}
            [one] , and lays { $price } coconut on the card to its left
           *[other] , and lays one coconut on each of the { $price } cards to its left
        }{ $coconuts ->
            [0] .
            [one] ; { $coconuts } coconut lying on it comes with it.
           *[other] ; { $coconuts } coconuts lying on it come with it.
        }
left-out = The card fits nowhere on the island of { $who } and leaves the game.
filled = A { $card } comes into the row from stack { $stack }.

place-prompt = Where do you lay the { $card }?
place-side =
    { $side ->
        [north] north of the village
        [north-east] north-east of the village
        [east] east of the village
        [south-east] south-east of the village
        [south] south of the village
        [south-west] south-west of the village
        [west] west of the village
        [north-west] north-west of the village
       *[on] on the village
    }
place =
    Lay it { place-side }{ $turn ->
        [0] {""}
       *[other] , turned by { $turn }°
    }: { covers }
    .told = { $who } lays the card { place-side } and covers { $covered }.
covers = covers { $covered }
new-volcano =
    { $points ->
        [0] { $why ->
            [far] The new volcano lies beyond the volcano ruler: no points.
           *[near] The new volcano lies too close to the village: no points.
        }
       *[other] The volcano ruler shows { short-points } for the new volcano.
    }
beach-then =
    { $covers }; { $cards ->
        [0] you then have no beach
        [one] your longest beach then has { $cards } card
       *[other] your longest beach then has { $cards } cards
    }
too-many-then = { $said }; { $some } too many, so { $source } would bring nothing
longest-beach =
    { $cards ->
        [0] { $who } has no beach any more.
        [one] The longest beach of { $who } now has { $cards } card.
       *[other] The longest beach of { $who } now has { $cards } cards.
    }

refused-star = The star of the village or of a volcano may not be covered.
refused-cut =
    { $symbol ->
        [fisher] A fisher
        [fish] A fish
        [huntress] A huntress
        [bird] A bird
        [canoe] A canoe
        [palm] A palm
       *[other] A totem
    } would be covered only in part. Cover a symbol completely or not at all.
refused-none = At least one symbol must be covered completely.
refused-end = A beach end would touch land or sea. It must stick out from the island or meet another beach.
refused-sea = Sea would touch land. A beach must lie between them.
refused-no-such-card =
    { $cards ->
        [one] There is only { $cards } card to choose from.
       *[other] There are only { $cards } cards to choose from.
    }
refused-too-dear = This card costs { price }; { supply }.
refused-no-place = This card fits nowhere on your island.

# Tiles

buy-prompt =
    Do you buy a fate tile? (You have { $coconuts ->
        [0] no coconuts
        [one] { $coconuts } coconut
       *[other] { $coconuts } coconuts
    }.)
buy-nothing = Buy nothing
    .told = { $who } buys no fate tile.
buy =
    { $tile }: { $gain ->
        [one] { $gain } point
       *[other] { $gain } points
    }{ $one ->
        [0] {""}
       *[other] , { $one } for only one of the two majorities
    }, otherwise { $loss ->
        [one] { $loss } point
       *[other] { $loss } points
    } lost
    .detail =
        { costs }; as things stand { $now ->
            [one] { $now } point
           *[other] { $now } points
        }{ $way ->
            [loss] {" "}lost
           *[gain] {""}
        }
    .told =
        { $who } buys the fate tile “{ $tile }”{ $price ->
            [0] .
            [one] {" "}and lays { $price } coconut on the first card of the row.
           *[other] {" "}and lays { $price } coconuts on the cards of the row, from left to right.
        }
refused-no-such-tile = This fate tile is not in the game.
refused-tile-sold = This fate tile has already been bought.
refused-tile-too-dear = This fate tile costs { price }; { supply }.

reveal-prompt =
    Do you play { $name } now? ({ $n ->
        [one] { $n } point
       *[other] { $n } points
    } for every two { in-row } in the row)
in-row =
    { $what ->
        [fisher] fishers
        [fish] fish
        [huntress] huntresses
        [bird] birds
        [canoe] canoes
        [palm] palms
        [totem] totems
        [beach] beach cards
       *[volcano] volcanoes
    }
keep = Not yet
    .told = { $who } keeps the inhabitant face down.
reveal = Play { $name }
    .detail = { short-points } at once, and { $adds } more from now on
    .told =
        { $who } plays { $name }: { $points ->
            [0] no harmony points, for the row does not show two { in-row };
           *[other] { harmony } at once for { in-row } in the row,
        } and { $adds } more from now on.
refused-no-such-answer = Choose one of the answers offered.

# Scoring

stack-empty = Stack { $stack } is empty: an interim scoring follows.
score-prompt =
    Interim scoring: stack { $stack } is empty. { $n ->
        [one] Which source do you score?
       *[other] Which { $n } sources do you score?
    } The six boxes by your island are the sources; each is scored once in the game, for what it is worth then.
score-sources = Score { $sources }
    .detail =
        { $n ->
            [one] { short-points }
           *[other] { $each } = { short-points }
        }
    .told =
        { $last ->
            [yes] { $n ->
                [one] { $who } scores the last source.
               *[other] { $who } scores the last { $n } sources.
            }
           *[no] { $n ->
                [one] { $who } has chosen a source.
               *[other] { $who } has chosen { $n } sources.
            }
        }
counted =
    { $who } scores { $source }: { harmony }{ $points ->
        [0] { $why ->
            [too-many] {" "}({ $need }, but { $have })
            [none] {" "}({ $need })
            [totem] {" "}(at most 1 totem counts)
            [volcano] {" "}(no volcano at the right distance)
           *[coconut] {" "}(no coconuts)
        }
       *[other] {""}
    }.
refused-no-such-source = There are six sources to score.
refused-other-number =
    { $n ->
        [one] Exactly one source is scored now.
       *[other] Exactly { $n } sources are scored now.
    }
refused-scored = This source has been scored already: { $source }.

# Final scoring

fate-scored =
    Fate tile “{ $tile }”: { $led ->
        [all] { $who } has the majority and gains { harmony }.
        [one] { $who } has only one of the two majorities and gains { harmony }.
       *[none] { $who } does not have the majority and loses { harmony }.
    }
beach-bonus =
    Beach bonus: with { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } { $who } has the longest beach and gains { harmony }.
beach-bonus-lost =
    { $cards ->
        [one] { $who } gets no beach bonus, for Tahuma’s beach has { $cards } card.
       *[other] { $who } gets no beach bonus, for Tahuma’s beach has { $cards } cards.
    }
beach-bonus-nobody = Nobody has a beach, so there is no beach bonus.
coconut-bonus =
    Coconut bonus: with { $coconuts ->
        [one] { $coconuts } coconut
       *[other] { $coconuts } coconuts
    } { $who } has the most and gains { harmony }.
coconut-bonus-nobody = Nobody has a coconut, so there is no coconut bonus.
total = { $who } has { harmony } in all.
victory =
    { $shared ->
        [yes] { $who } shares the victory.
       *[no] { $who } wins the game.
    }

# The solo game

drawn = Two cards of stack { $stack } are laid open: on the left a { $left }, on the right a { $right }.
pick-prompt = Which card do you take? (Turn { $turn } of { $turns })
pick-left = Left: { $card }
    .detail = costs 1 coconut
    .told = { $who } takes the left card, a { $card }, and lays 1 coconut on the hut.
pick-right = Right: { $card }
    .detail =
        { $hut ->
            [empty] free; the hut is empty
           *[full] brings 1 coconut
        }
    .told =
        { $who } takes the right card, a { $card }{ $hut ->
            [empty] ; the hut is empty and gives no coconut.
           *[full] , and gets 1 coconut from the hut.
        }
refused-left = The left card costs 1 coconut; you have none.
leave-prompt = What becomes of the other card, the { $card }?
give = Leave it to Tahuma
    .told = The other card, a { $card }, goes face down onto Tahuma’s pile.
discard = Discard it
    .detail = { costs }
    .told = { $who } lays { price } on the hut and discards the other card, a { $card }.
refused-discard = Discarding costs { price }; { supply }.
sheet-line = { $line } { $points }
sheet-start = starting points
sheet-beach-bonus = beach bonus
tahuma-sheet = Tahuma’s pile is laid open and scored: { $lines }.
tahuma-total =
    Tahuma has { harmony } in all. { $won ->
        [yes] { $who } wins the game.
       *[no] Tahuma wins the game.
    }

# What a move would bring, before it is made.
brings-bonus = the { $bonus ->
    [beach] beach bonus
   *[coconut] coconut bonus
} { $way ->
    [gained] (+{ $points }) is yours then
    [nobody] (−{ $points }) is nobody’s then
   *[lost] (−{ $points }) goes to { $who }
}
