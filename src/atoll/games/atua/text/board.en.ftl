# What is written in the picture of Atua.

board-picture = Atua, round { $round }
board-round = Round { $round } of { $rounds }
board-turn = Turn { $round } of { $rounds }
board-order = Order of play: { $names }
board-game-over = Game over
board-beaten = You beat Tahuma
board-lost = Tahuma wins
board-next-level = Dare to try the next level: { $level }
board-highest-level = That was the highest level: { $level }
board-total = Total

board-first = Start player
board-to-play = to play
board-has-chosen = has chosen
board-score = { $who }: { $score } points ({ $lines })

board-row = Cards to take
board-free = free
board-other-card = left over
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
board-in-hand = { $who } lays

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

board-about-fisher = { $n } points for every fisher; nothing if there are more fishers than fish.
board-about-huntress = { $n } points for every huntress; nothing if there are more huntresses than birds.
board-about-canoe = { $n } points for every canoe; nothing if there are more canoes than palms.
board-about-coconut = 1 point for every coconut.
board-about-totem = The more different totems, the more points; a totem that is there twice does not count.
board-about-totem-alone = The more totems, the more points.
board-about-volcano = Points for the distance of every volcano from the village.
board-scored = Scored { $n } with stack { $stack }.
board-worth = Worth { $n } now.
board-too-many = { $n } too many
board-totem = { $what }: { $n }
board-volcano =
    Volcano: { $n ->
        [one] { $n } point
       *[other] { $n } points
    } for its distance from the village
board-supply =
    { $n ->
        [one] { $n } coconut
       *[other] { $n } coconuts
    }
board-beach =
    { $n ->
        [0] none
        [one] { $n } card
       *[other] { $n } cards
    }
board-bonus-coconut = Whoever has the most coconuts at the end gets a bonus
board-bonus-beach = Whoever has the longest beach at the end gets a bonus

board-fate = Fate tiles: who has the most at the end?
board-stakes = { $gain } points for having the most, else { $loss } lost
board-stakes-two = { $gain } points for both, { $one } for one, else { $loss } lost
board-owner = bought by { $who }

board-face-down = Inhabitant, face down
board-inhabitant-now = { $n } points if played now
board-inhabitant-scored = { $n } points scored
board-tribute = { $n } points for every 2 { $what } in the row
board-adds = adds { $adds } to the island.

board-tahuma = Tahuma
board-tahuma-score = Tahuma: { $score } points, { $n } cards
board-level-easy = Easy
board-level-medium = Medium
board-level-hard = Hard
board-level-legendary = Legendary
board-pile =
    { $n ->
        [one] { $n } card in his pile
       *[other] { $n } cards in his pile
    }
board-hut =
    { $n ->
        [one] { $n } coconut
       *[other] { $n } coconuts
    } in the hut

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
