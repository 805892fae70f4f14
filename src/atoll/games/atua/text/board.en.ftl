# What is written in the picture of Atua.

board-picture = Atua, { $progress }
progress-round =
    { $last ->
        [0] round { $now }
       *[other] round { $now } of { $last }
    }
board-order = Order of play: { $names }
board-game-over = Game over
board-beaten = Tahuma is beaten
board-lost = Tahuma wins
board-next-level = Dare to try the next difficulty: { $level }
board-highest-level = That was the highest difficulty: { $level }
board-total = Total

board-first = Start player
board-to-play = to play
board-has-chosen = has chosen
board-score =
    { $who }: { $score ->
        [one] { $score } harmony point
       *[other] { $score } harmony points
    } ({ $lines })

board-row = Row
board-row-alone = Cards laid open
board-free = free
board-other-card = other card
board-price =
    Costs { $n ->
        [one] { $n } coconut
       *[other] { $n } coconuts
    }
board-gain =
    Brings { $n ->
        [one] { $n } coconut
       *[other] { $n } coconuts
    }
board-on-card =
    { $n ->
        [one] { $n } coconut lies
       *[other] { $n } coconuts lie
    } on this card
board-in-hand = { $who } lays it

board-stacks = Stacks
board-cards =
    { $n ->
        [0] empty
        [one] { $n } card left
       *[other] { $n } cards left
    }
board-stack-then =
    then { $n ->
        [one] { $n } source is scored
       *[other] { $n } sources are scored
    }
board-sources =
    { $n ->
        [one] { $n } source
       *[other] { $n } sources
    }
board-stack-done =
    { $n ->
        [one] { $n } source scored
       *[other] { $n } sources scored
    }

board-about-fisher =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    } for every pair of fisher and fish; none if there are more fishers than fish.
board-about-huntress =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    } for every pair of huntress and bird; none if there are more huntresses than birds.
board-about-canoe =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    } for every pair of canoe and palm; none if there are more canoes than palms.
board-about-coconut = 1 point for every coconut.
board-about-totem = The more different totems, the more points; totems you have several of do not count.
board-about-totem-alone = The more totems, the more points, equal ones too.
board-about-volcano = Points for the distance of every volcano from the village.
board-scored =
    Scored after stack { $stack }: { $n ->
        [0] no points
        [one] { $n } point
       *[other] { $n } points
    }.
board-worth =
    { $n ->
        [0] Worth nothing now.
        [one] Worth { $n } point now.
       *[other] Worth { $n } points now.
    }
board-too-many = { $n } too many
board-totem = { $what }: { $n }
board-volcano =
    Volcano: { $n ->
        [0] no points
        [one] { $n } point
       *[other] { $n } points
    } for its distance from the village
board-supply =
    { $n ->
        [0] no coconuts
        [one] { $n } coconut
       *[other] { $n } coconuts
    }
board-beach =
    { $n ->
        [0] no beach
        [one] { $n } card
       *[other] { $n } cards
    }
board-bonus-now = Now: { $who }
board-bonus-coconut = Whoever has the most coconuts at the end gets the coconut bonus
board-bonus-beach = Whoever has the longest beach at the end gets the beach bonus; its length is the number of cards whose strips of sand join

board-fate = Fate tiles: who has the majority at the end?
board-stakes =
    { $gain ->
        [one] { $gain } point
       *[other] { $gain } points
    } for the majority, otherwise { $loss ->
        [one] { $loss } point
       *[other] { $loss } points
    } lost
board-stakes-two =
    { $gain ->
        [one] { $gain } point
       *[other] { $gain } points
    } for both majorities, { $one } for only one, otherwise { $loss ->
        [one] { $loss } point
       *[other] { $loss } points
    } lost
board-owner = bought by { $who }

board-face-down = Inhabitant, face down
board-inhabitant-now =
    { $n ->
        [0] no points
        [one] { $n } point
       *[other] { $n } points
    }, if you play it now
board-inhabitant-scored =
    { $n ->
        [0] no points
        [one] { $n } point
       *[other] { $n } points
    } gained
board-tribute =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    } for every 2 { $what } in the row
board-adds = counts as { $adds }.

board-tahuma = Tahuma
board-tahuma-score =
    Tahuma: { $score ->
        [one] { $score } harmony point
       *[other] { $score } harmony points
    }, { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
board-level-easy = Easy
board-level-medium = Medium
board-level-hard = Hard
board-level-legendary = Legendary
board-pile =
    { $n ->
        [0] no cards in his pile
        [one] { $n } card in his pile
       *[other] { $n } cards in his pile
    }
board-pile-hidden =
    { $n ->
        [0] no cards in his pile
        [one] { $n } card face down in his pile
       *[other] { $n } cards face down in his pile
    }
board-hut =
    { $n ->
        [0] no coconuts
        [one] { $n } coconut
       *[other] { $n } coconuts
    } on the hut

board-fisher = Fisher
board-fish = Fish
board-huntress = Huntress
board-bird = Bird
board-canoe = Canoe
board-palm = Palm
board-salamander = Salamander totem
board-mask = Mask totem
board-moon = Moon totem
board-sun = Sun totem
board-turtle = Turtle totem
board-ray = Ray totem
board-shell = Shell totem

board-thing-fisher = fishers
board-thing-fish = fish
board-thing-huntress = huntresses
board-thing-bird = birds
board-thing-canoe = canoes
board-thing-palm = palms
board-thing-totem = totems
board-thing-beach = beach cards
board-thing-volcano = volcanoes
board-thing-coconut = coconuts

# What the signs mean

board-sign-coconut = Coconut: pays for cards; a point each when scored
board-sign-totem = Totems: the more different ones, the more points
board-sign-beach = Beach: counts the cards whose strips of sand join; the longest one brings a bonus
board-sign-volcano = Volcano: the farther from the village, the more points
