# Was im Bild von Atua geschrieben steht.

board-picture = Atua, Runde { $round }
board-round = Runde { $round } von { $rounds }
board-turn = Zug { $round } von { $rounds }
board-order = Reihenfolge: { $names }
board-game-over = Spielende
board-beaten = Tahuma ist besiegt
board-lost = Tahuma gewinnt
board-next-level = Wage dich an die nächste Stufe: { $level }
board-highest-level = Das war die höchste Stufe: { $level }
board-total = Summe

board-first = Startspieler
board-to-play = am Zug
board-has-chosen = hat gewählt
board-score = { $who }: { $score } Punkte ({ $lines })

board-row = Karten zum Nehmen
board-free = gratis
board-other-card = übrig
board-price =
    Kostet { $n ->
        [one] { $n } Kokosnuss
       *[other] { $n } Kokosnüsse
    }
board-gain =
    Bringt { $n ->
        [one] { $n } Kokosnuss
       *[other] { $n } Kokosnüsse
    }
board-on-card =
    { $n ->
        [one] { $n } Kokosnuss liegt
       *[other] { $n } Kokosnüsse liegen
    } auf dieser Karte
board-in-hand = { $who } legt

board-stacks = Stapel
board-cards =
    { $n ->
        [0] leer
        [one] noch { $n } Karte
       *[other] noch { $n } Karten
    }
board-stack-then =
    dann { $n ->
        [one] wird { $n } Quelle gewertet
       *[other] werden { $n } Quellen gewertet
    }
board-sources =
    { $n ->
        [one] { $n } Quelle
       *[other] { $n } Quellen
    }
board-stack-done =
    { $n ->
        [one] { $n } Quelle gewertet
       *[other] { $n } Quellen gewertet
    }

board-about-fisher = { $n } Punkte für jeden Fischer; nichts, wenn es mehr Fischer als Fische gibt.
board-about-huntress = { $n } Punkte für jede Jägerin; nichts, wenn es mehr Jägerinnen als Vögel gibt.
board-about-canoe = { $n } Punkte für jedes Kanu; nichts, wenn es mehr Kanus als Palmen gibt.
board-about-coconut = 1 Punkt für jede Kokosnuss.
board-about-totem = Je mehr verschiedene Totems, desto mehr Punkte; ein Totem, das doppelt da ist, zählt nicht.
board-about-totem-alone = Je mehr Totems, desto mehr Punkte.
board-about-volcano = Punkte für den Abstand jedes Vulkans zum Dorf.
board-scored = Gewertet mit { $n } bei Stapel { $stack }.
board-worth = Jetzt { $n } wert.
board-too-many = { $n } zu viel
board-totem = { $what }: { $n }
board-volcano =
    Vulkan: { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    } für seinen Abstand zum Dorf
board-supply =
    { $n ->
        [one] { $n } Kokosnuss
       *[other] { $n } Kokosnüsse
    }
board-beach =
    { $n ->
        [0] keiner
        [one] { $n } Karte
       *[other] { $n } Karten
    }
board-bonus-coconut = Wer am Ende die meisten Kokosnüsse hat, bekommt einen Bonus
board-bonus-beach = Wer am Ende den längsten Strand hat, bekommt einen Bonus

board-fate = Schicksal: Wer hat am Ende am meisten?
board-stakes = { $gain } Punkte für das meiste, sonst { $loss } verloren
board-stakes-two = { $gain } Punkte für beides, { $one } für eines, sonst { $loss } verloren
board-owner = gekauft von { $who }

board-face-down = Bewohner, verdeckt
board-inhabitant-now = { $n } Punkte, wenn jetzt gespielt
board-inhabitant-scored = { $n } Punkte gewertet
board-tribute = { $n } Punkte für je 2 { $what } in der Reihe
board-adds = bringt { $adds } auf die Insel.

board-tahuma = Tahuma
board-tahuma-score = Tahuma: { $score } Punkte, { $n } Karten
board-level-easy = Leicht
board-level-medium = Mittel
board-level-hard = Schwer
board-level-legendary = Legendär
board-pile =
    { $n ->
        [one] { $n } Karte in seinem Stapel
       *[other] { $n } Karten in seinem Stapel
    }
board-hut =
    { $n ->
        [one] { $n } Kokosnuss
       *[other] { $n } Kokosnüsse
    } in der Hütte

board-fisher = Fischer
board-fish = Fisch
board-huntress = Jägerin
board-bird = Vogel
board-canoe = Kanu
board-palm = Palme
board-salamander = Salamander-Totem
board-mask = Masken-Totem
board-moon = Mond-Totem
board-sun = Sonnen-Totem
board-turtle = Schildkröten-Totem
board-ray = Rochen-Totem
board-shell = Muschel-Totem

board-thing-fisher = Fischer
board-thing-fish = Fische
board-thing-huntress = Jägerinnen
board-thing-bird = Vögel
board-thing-canoe = Kanus
board-thing-palm = Palmen
board-thing-totem = Totems
board-thing-beach = Strandkarten
board-thing-volcano = Vulkane
board-thing-coconut = Kokosnüsse
