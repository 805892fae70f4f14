# The words of Atua.

game-title = Atua
game-blurb = Lay card over card and build an island in harmony: fishers with fish, huntresses with birds, canoes under palms, and volcanoes far from the village.
game-length = 30 minutes
game-weight = light
game-alone = Alone you play against Tahuma, a rival who follows simple rules.

option-inhabitants = Inhabitants
option-inhabitants-false = Without
option-inhabitants-true = With
option-fate = Fate tiles
option-fate-false = Without
option-fate-true = With
option-level = Tahuma, alone only
option-level-easy = Easy: 20 points ahead
option-level-medium = Medium: 28 points ahead
option-level-hard = Hard: 35 points ahead
option-level-legendary = Legendary: 42 points ahead

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

nobody-won = Tahuma wins.

tie-coconuts = More coconuts
breakdown-start = Start
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
            [one] { $n } fisher
           *[other] { $n } fishers
        }
        [fish] { $n } fish
        [huntress] { $n ->
            [one] { $n } huntress
           *[other] { $n } huntresses
        }
        [bird] { $n ->
            [one] { $n } bird
           *[other] { $n } birds
        }
        [canoe] { $n ->
            [one] { $n } canoe
           *[other] { $n } canoes
        }
        [palm] { $n ->
            [one] { $n } palm
           *[other] { $n } palms
        }
        [salamander] { $n ->
            [one] { $n } salamander totem
           *[other] { $n } salamander totems
        }
        [mask] { $n ->
            [one] { $n } mask totem
           *[other] { $n } mask totems
        }
        [moon] { $n ->
            [one] { $n } moon totem
           *[other] { $n } moon totems
        }
        [sun] { $n ->
            [one] { $n } sun totem
           *[other] { $n } sun totems
        }
        [turtle] { $n ->
            [one] { $n } turtle totem
           *[other] { $n } turtle totems
        }
        [ray] { $n ->
            [one] { $n } ray totem
           *[other] { $n } ray totems
        }
        [shell] { $n ->
            [one] { $n } shell totem
           *[other] { $n } shell totems
        }
        [totem] { $n ->
            [one] { $n } totem
           *[other] { $n } totems
        }
        [beach] { $n ->
            [one] { $n } beach card
           *[other] { $n } beach cards
        }
        [volcano] { $n ->
            [one] { $n } volcano
           *[other] { $n } volcanoes
        }
       *[coconut] { $n ->
            [one] { $n } coconut
           *[other] { $n } coconuts
        }
    }
card =
    { $ground ->
        [beach] beach card
        [volcano] volcano card
       *[land] land card
    } ({ $symbols })

# Taking and laying

take-prompt = Which card do you take? (Round { $round } of { $rounds }.)
take = Card { $position }: { $card }
    .detail =
        { $price ->
            [0] free
            [one] costs { $price } coconut
           *[other] costs { $price } coconuts
        }{ $coconuts ->
            [0] {""}
           *[other] , brings { $coconuts }
        }
    .told =
        { $who } takes card { $position }, a { $card }{ $price ->
            [0] {""}
            [one] , for { $price } coconut
           *[other] , for { $price } coconuts
        }{ $coconuts ->
            [0] .
            [one] , and gets { $coconuts } coconut with it.
           *[other] , and gets { $coconuts } coconuts with it.
        }
left-out = The card fits nowhere on the island of { $who } and leaves the game.
filled = A { $card } comes into the row.

place-prompt = Where does the { $card } go?
place = Lay it at { $x },{ $y }, turned by { $turn }°
    .detail = covers { $covered }
    .told = { $who } lays the card at { $x },{ $y } and covers { $covered }.

refused-star = The star of the village or of a volcano must stay visible.
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
refused-end = A beach would end against land or sea. Its ends must stick out over the bare table or meet another beach.
refused-sea = Sea would touch land. A beach must lie between them.
refused-no-such-card = There are only { $cards } cards to choose from.
refused-too-dear =
    This card costs { $price ->
        [one] { $price } coconut
       *[other] { $price } coconuts
    }; you have { $coconuts }.
refused-no-place = This card fits nowhere on your island.

# Tiles

buy-prompt =
    Do you buy a fate tile? (You have { $coconuts ->
        [one] { $coconuts } coconut
       *[other] { $coconuts } coconuts
    }.)
buy-nothing = Buy nothing
    .told = { $who } buys no fate tile.
buy =
    { $tile }: { $gain } points{ $one ->
        [0] {""}
       *[other] , { $one } for one of the two
    }, or lose { $loss }
    .detail =
        { $price ->
            [one] costs { $price } coconut
           *[other] costs { $price } coconuts
        }, now { $now }
    .told =
        { $who } buys the fate tile “{ $tile }” for { $price ->
            [one] { $price } coconut
           *[other] { $price } coconuts
        }.
refused-no-such-tile = This fate tile is not in the game.
refused-tile-sold = This fate tile has been bought already.
refused-tile-too-dear =
    This fate tile costs { $price ->
        [one] { $price } coconut
       *[other] { $price } coconuts
    }; you have { $coconuts }.

reveal-prompt =
    Do you play { $name } now? ({ $n } points for every two { $what ->
        [fisher] fishers
        [fish] fish
        [huntress] huntresses
        [bird] birds
        [canoe] canoes
        [palm] palms
        [totem] totems
        [beach] beach cards
       *[volcano] volcano cards
    } in the row.)
keep = Not yet
    .told = { $who } keeps the inhabitant face down.
reveal = Play { $name }
    .detail =
        { $points ->
            [one] { $points } point
           *[other] { $points } points
        }, adds { $adds }
    .told =
        { $who } plays { $name }: { $points ->
            [one] { $points } point
           *[other] { $points } points
        } at once, and { $adds } from now on.
refused-no-such-answer = This is no answer to the question.

# Scoring

score-prompt =
    Stack { $stack } is empty. { $n ->
        [one] Which source do you score?
       *[other] Which { $n } sources do you score?
    }
source-points = { $source } ({ $points })
score-sources = Score { $sources }
    .detail =
        { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    .told = { $who } has chosen what to score.
counted =
    { $who } scores { $source }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
refused-no-such-source = There are six sources to score.
refused-other-number =
    { $n ->
        [one] Exactly one source is scored now.
       *[other] Exactly { $n } sources are scored now.
    }
refused-scored = You have already scored { $source }.

# Alone

pick-prompt = Which card do you take? (Turn { $turn } of { $turns }.)
pick-left = Left: { $card }
    .detail = costs 1 coconut
    .told = { $who } takes the left card, a { $card }, for 1 coconut.
pick-right = Right: { $card }
    .detail =
        { $hut ->
            [empty] free, the hut is empty
           *[full] brings 1 coconut
        }
    .told =
        { $who } takes the right card, a { $card }{ $hut ->
            [empty] .
           *[full] , and gets 1 coconut.
        }
refused-left = The left card costs 1 coconut; you have none.
leave-prompt = What becomes of the { $card }?
give = Leave it to Tahuma
    .told = Tahuma gets a { $card }.
discard = Throw it out of the game
    .detail =
        { $price ->
            [one] costs { $price } coconut
           *[other] costs { $price } coconuts
        }
    .told =
        { $who } pays { $price ->
            [one] { $price } coconut
           *[other] { $price } coconuts
        } and throws a { $card } out of the game.
refused-discard =
    This costs { $price ->
        [one] { $price } coconut
       *[other] { $price } coconuts
    }; you have { $coconuts }.
tahuma-total =
    Tahuma has { $tahuma } points, { $who } { $own }. { $won ->
        [yes] { $who } wins!
       *[no] Tahuma wins.
    }
