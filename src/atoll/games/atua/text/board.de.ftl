# Was im Bild von Atua geschrieben steht.

board-picture = Atua, { $progress }
progress-round =
    { $last ->
        [0] Runde { $now }
       *[other] Runde { $now } von { $last }
    }
board-order = Reihenfolge: { $names }
board-game-over = Spielende
board-beaten = Tahuma ist besiegt
board-lost = Tahuma gewinnt
board-next-level = Wage dich an den nächsten Schwierigkeitsgrad: { $level }
board-highest-level = Das war der höchste Schwierigkeitsgrad: { $level }
board-total = Gesamtpunktzahl

board-first = Startperson
board-to-play = am Zug
board-has-chosen = hat gewählt
board-score =
    { $who }: { $score ->
        [one] { $score } Harmoniepunkt
       *[other] { $score } Harmoniepunkte
    } ({ $lines })

board-row = Reihe
board-row-alone = Aufgedeckte Karten
board-free = kostenlos
board-other-card = andere Karte
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
board-in-hand = { $who } legt an

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

board-about-fisher =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    } pro Pärchen aus Fischer und Fisch; keine, wenn es mehr Fischer als Fische gibt.
board-about-huntress =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    } pro Pärchen aus Jägerin und Vogel; keine, wenn es mehr Jägerinnen als Vögel gibt.
board-about-canoe =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    } pro Pärchen aus Kanu und Palme; keine, wenn es mehr Kanus als Palmen gibt.
board-about-coconut = 1 Punkt für jede Kokosnuss.
board-about-totem = Je mehr verschiedene Totems, desto mehr Punkte; mehrfach vorhandene zählen nicht.
board-about-totem-alone = Je mehr Totems, desto mehr Punkte, auch gleiche.
board-about-volcano = Punkte für die Entfernung jedes Vulkans vom Dorf.
board-scored =
    Nach Stapel { $stack } gewertet: { $n ->
        [0] keine Punkte
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }.
board-worth =
    { $n ->
        [0] Jetzt nichts wert.
        [one] Jetzt { $n } Punkt wert.
       *[other] Jetzt { $n } Punkte wert.
    }
board-too-many = { $n } zu viel
board-totem = { $what }: { $n }
board-volcano =
    Vulkan: { $n ->
        [0] keine Punkte
        [one] { $n } Punkt
       *[other] { $n } Punkte
    } für seine Entfernung vom Dorf
board-supply =
    { $n ->
        [0] keine Kokosnüsse
        [one] { $n } Kokosnuss
       *[other] { $n } Kokosnüsse
    }
board-beach =
    { $n ->
        [0] kein Strand
        [one] { $n } Karte
       *[other] { $n } Karten
    }
board-bonus-now = Jetzt: { $who }
board-bonus-coconut = Wer am Ende die meisten Kokosnüsse hat, erhält den Kokosnussbonus
board-bonus-beach = Wer am Ende den längsten Strand hat, erhält den Strandbonus; seine Länge ist die Zahl der Karten, deren Sandstreifen aneinander anschließen

board-fate = Schicksalsplättchen: Wer hat am Ende die Mehrheit?
board-stakes =
    { $gain ->
        [one] { $gain } Punkt
       *[other] { $gain } Punkte
    } für die Mehrheit, sonst { $loss ->
        [one] { $loss } Punkt
       *[other] { $loss } Punkte
    } Verlust
board-stakes-two =
    { $gain ->
        [one] { $gain } Punkt
       *[other] { $gain } Punkte
    } für beide Mehrheiten, { $one } für nur eine, sonst { $loss ->
        [one] { $loss } Punkt
       *[other] { $loss } Punkte
    } Verlust
board-owner = gekauft von { $who }

board-face-down = Verdeckter Bewohner
board-inhabitant-now =
    { $n ->
        [0] keine Punkte
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }, wenn du ihn jetzt spielst
board-inhabitant-scored =
    { $n ->
        [0] keine Punkte
        [one] { $n } Punkt
       *[other] { $n } Punkte
    } erhalten
board-tribute =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    } für je 2 { $what } in der Reihe
board-adds = zählt als { $adds }.

board-tahuma = Tahuma
board-tahuma-score =
    Tahuma: { $score ->
        [one] { $score } Harmoniepunkt
       *[other] { $score } Harmoniepunkte
    }, { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
board-level-easy = Leicht
board-level-medium = Mittel
board-level-hard = Schwer
board-level-legendary = Sagenhaft
board-pile =
    { $n ->
        [0] keine Karten in seinem Stapel
        [one] { $n } Karte in seinem Stapel
       *[other] { $n } Karten in seinem Stapel
    }
board-pile-hidden =
    { $n ->
        [0] keine Karten in seinem Stapel
        [one] { $n } verdeckte Karte in seinem Stapel
       *[other] { $n } verdeckte Karten in seinem Stapel
    }
board-hut =
    { $n ->
        [0] keine Kokosnüsse
        [one] { $n } Kokosnuss
       *[other] { $n } Kokosnüsse
    } auf der Hütte

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

# Was die Zeichen bedeuten

board-sign-coconut = Kokosnuss: bezahlt Karten; gewertet je ein Punkt
board-sign-totem = Totems: je mehr verschiedene, desto mehr Punkte
board-sign-beach = Strand: zählt die Karten, deren Sandstreifen aneinander anschließen; der längste bringt einen Bonus
board-sign-volcano = Vulkan: je weiter vom Dorf, desto mehr Punkte
