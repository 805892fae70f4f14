# Die Worte von Atua.

game-title = Atua
game-blurb = Lege Karte über Karte und baue eine Insel im Einklang: Fischer bei Fischen, Jägerinnen bei Vögeln, Kanus unter Palmen und Vulkane fern vom Dorf.
game-length = 30 Minuten
game-weight = leichtes Spiel
game-alone = Allein spielst du gegen Tahuma, der einfachen Regeln folgt.

option-inhabitants = Bewohner
option-inhabitants-false = Ohne
option-inhabitants-true = Mit
option-fate = Schicksalsplättchen
option-fate-false = Ohne
option-fate-true = Mit
option-level = Tahuma, nur allein
option-level-easy = Leicht: 20 Punkte Vorsprung
option-level-medium = Mittel: 28 Punkte Vorsprung
option-level-hard = Schwer: 35 Punkte Vorsprung
option-level-legendary = Sagenhaft: 42 Punkte Vorsprung

# Namen

inhabitant-vaa = Vaa
inhabitant-hina = Hina
inhabitant-niu = Niu
inhabitant-ika = Ika
inhabitant-akroa = Akroa
inhabitant-rua = Rua

fate-fishers = Meiste Fischer
fate-huntresses = Meiste Jägerinnen
fate-canoes = Meiste Kanus
fate-fish = Meiste Fische
fate-palms = Meiste Palmen
fate-birds-palms = Meiste Vögel und meiste Palmen
fate-totems = Meiste Totems
fate-beaches = Meiste Strandkarten
fate-coconuts = Meiste Kokosnüsse
fate-volcanoes = Meiste Vulkane

source-fisher = Fischer und Fische
source-huntress = Jägerinnen und Vögel
source-canoe = Kanus und Palmen
source-coconut = Kokosnüsse
source-totem = Totems
source-volcano = Vulkane

nobody-won = Tahuma gewinnt.

tie-coconuts = mehr Kokosnüsse
breakdown-start = Start
breakdown-fisher = Fischer und Fische
breakdown-huntress = Jägerinnen und Vögel
breakdown-canoe = Kanus und Palmen
breakdown-coconut = Kokosnüsse
breakdown-totem = Totems
breakdown-volcano = Vulkane
breakdown-inhabitant = Bewohner
breakdown-fate = Schicksalsplättchen
breakdown-beach-bonus = Strandbonus
breakdown-coconut-bonus = Kokosnussbonus

nothing = nichts
list = { $first }, { $rest }
some =
    { $what ->
        [fisher] { $n } Fischer
        [fish] { $n ->
            [one] { $n } Fisch
           *[other] { $n } Fische
        }
        [huntress] { $n ->
            [one] { $n } Jägerin
           *[other] { $n } Jägerinnen
        }
        [bird] { $n ->
            [one] { $n } Vogel
           *[other] { $n } Vögel
        }
        [canoe] { $n ->
            [one] { $n } Kanu
           *[other] { $n } Kanus
        }
        [palm] { $n ->
            [one] { $n } Palme
           *[other] { $n } Palmen
        }
        [salamander] { $n ->
            [one] { $n } Salamandertotem
           *[other] { $n } Salamandertotems
        }
        [mask] { $n ->
            [one] { $n } Maskentotem
           *[other] { $n } Maskentotems
        }
        [moon] { $n ->
            [one] { $n } Mondtotem
           *[other] { $n } Mondtotems
        }
        [sun] { $n ->
            [one] { $n } Sonnentotem
           *[other] { $n } Sonnentotems
        }
        [turtle] { $n ->
            [one] { $n } Schildkrötentotem
           *[other] { $n } Schildkrötentotems
        }
        [ray] { $n ->
            [one] { $n } Rochentotem
           *[other] { $n } Rochentotems
        }
        [shell] { $n ->
            [one] { $n } Muscheltotem
           *[other] { $n } Muscheltotems
        }
        [totem] { $n ->
            [one] { $n } Totem
           *[other] { $n } Totems
        }
        [beach] { $n ->
            [one] { $n } Strandkarte
           *[other] { $n } Strandkarten
        }
        [volcano] { $n ->
            [one] { $n } Vulkan
           *[other] { $n } Vulkane
        }
       *[coconut] { $n ->
            [one] { $n } Kokosnuss
           *[other] { $n } Kokosnüsse
        }
    }
card =
    { $ground ->
        [beach] Strandkarte
        [volcano] Vulkankarte
       *[land] Festlandkarte
    } ({ $symbols })

# Nehmen und anlegen

take-prompt = Welche Karte nimmst du? (Runde { $round } von { $rounds }.)
take = Karte { $position }: { $card }
    .detail =
        { $price ->
            [0] umsonst
            [one] kostet { $price } Kokosnuss
           *[other] kostet { $price } Kokosnüsse
        }{ $coconuts ->
            [0] {""}
           *[other] , bringt { $coconuts }
        }
    .told =
        { $who } nimmt Karte { $position }, eine { $card }{ $price ->
            [0] {""}
            [one] , für { $price } Kokosnuss
           *[other] , für { $price } Kokosnüsse
        }{ $coconuts ->
            [0] .
            [one] , und bekommt { $coconuts } Kokosnuss dazu.
           *[other] , und bekommt { $coconuts } Kokosnüsse dazu.
        }
left-out = Die Karte passt nirgends auf die Insel von { $who } und verlässt das Spiel.
filled = In die Reihe kommt eine { $card }.

place-prompt = Wohin kommt die { $card }?
place = Lege sie an { $x },{ $y }, um { $turn }° gedreht
    .detail = verdeckt { $covered }
    .told = { $who } legt die Karte an { $x },{ $y } und verdeckt { $covered }.

refused-star = Der Stern des Dorfes oder eines Vulkans muss sichtbar bleiben.
refused-cut =
    { $symbol ->
        [fisher] Ein Fischer
        [fish] Ein Fisch
        [huntress] Eine Jägerin
        [bird] Ein Vogel
        [canoe] Ein Kanu
        [palm] Eine Palme
       *[other] Ein Totem
    } wäre nur zum Teil verdeckt. Verdecke ein Symbol ganz oder gar nicht.
refused-none = Mindestens ein Symbol muss ganz verdeckt werden.
refused-end = Ein Strand würde an Land oder Meer enden. Seine Enden müssen über den leeren Tisch ragen oder auf anderen Strand treffen.
refused-sea = Meer würde Land berühren. Dazwischen muss Strand liegen.
refused-no-such-card = Es gibt nur { $cards } Karten zur Auswahl.
refused-too-dear =
    Diese Karte kostet { $price ->
        [one] { $price } Kokosnuss
       *[other] { $price } Kokosnüsse
    }; du hast { $coconuts }.
refused-no-place = Diese Karte passt nirgends auf deine Insel.

# Plättchen

buy-prompt =
    Kaufst du ein Schicksalsplättchen? (Du hast { $coconuts ->
        [one] { $coconuts } Kokosnuss
       *[other] { $coconuts } Kokosnüsse
    }.)
buy-nothing = Nichts kaufen
    .told = { $who } kauft kein Schicksalsplättchen.
buy =
    { $tile }: { $gain } Punkte{ $one ->
        [0] {""}
       *[other] , { $one } für eines von beiden
    }, oder { $loss } verlieren
    .detail =
        { $price ->
            [one] kostet { $price } Kokosnuss
           *[other] kostet { $price } Kokosnüsse
        }, jetzt { $now }
    .told =
        { $who } kauft das Schicksalsplättchen „{ $tile }“ für { $price ->
            [one] { $price } Kokosnuss
           *[other] { $price } Kokosnüsse
        }.
refused-no-such-tile = Dieses Schicksalsplättchen ist nicht im Spiel.
refused-tile-sold = Dieses Schicksalsplättchen ist schon verkauft.
refused-tile-too-dear =
    Dieses Schicksalsplättchen kostet { $price ->
        [one] { $price } Kokosnuss
       *[other] { $price } Kokosnüsse
    }; du hast { $coconuts }.

reveal-prompt =
    Spielst du { $name } jetzt? ({ $n } Punkte für je zwei { $what ->
        [fisher] Fischer
        [fish] Fische
        [huntress] Jägerinnen
        [bird] Vögel
        [canoe] Kanus
        [palm] Palmen
        [totem] Totems
        [beach] Strandkarten
       *[volcano] Vulkankarten
    } in der Reihe.)
keep = Noch nicht
    .told = { $who } lässt den Bewohner verdeckt.
reveal = { $name } spielen
    .detail =
        { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }, dazu { $adds }
    .told =
        { $who } spielt { $name }: sofort { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }, und von nun an { $adds }.
refused-no-such-answer = Das ist keine Antwort auf die Frage.

# Wertung

score-prompt =
    Stapel { $stack } ist leer. { $n ->
        [one] Welche Quelle wertest du?
       *[other] Welche { $n } Quellen wertest du?
    }
source-points = { $source } ({ $points })
score-sources = { $sources } werten
    .detail =
        { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }
    .told = { $who } hat gewählt, was gewertet wird.
counted =
    { $who } wertet { $source }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
refused-no-such-source = Es gibt sechs Quellen zu werten.
refused-other-number =
    { $n ->
        [one] Jetzt wird genau eine Quelle gewertet.
       *[other] Jetzt werden genau { $n } Quellen gewertet.
    }
refused-scored = { $source } hast du schon gewertet.

# Allein

pick-prompt = Welche Karte nimmst du? (Zug { $turn } von { $turns }.)
pick-left = Links: { $card }
    .detail = kostet 1 Kokosnuss
    .told = { $who } nimmt die linke Karte, eine { $card }, für 1 Kokosnuss.
pick-right = Rechts: { $card }
    .detail =
        { $hut ->
            [empty] umsonst, die Hütte ist leer
           *[full] bringt 1 Kokosnuss
        }
    .told =
        { $who } nimmt die rechte Karte, eine { $card }{ $hut ->
            [empty] .
           *[full] , und bekommt 1 Kokosnuss.
        }
refused-left = Die linke Karte kostet 1 Kokosnuss; du hast keine.
leave-prompt = Was wird aus der anderen Karte, einer { $card }?
give = Tahuma überlassen
    .told = Tahuma bekommt eine { $card }.
discard = Aus dem Spiel werfen
    .detail =
        { $price ->
            [one] kostet { $price } Kokosnuss
           *[other] kostet { $price } Kokosnüsse
        }
    .told =
        { $who } zahlt { $price ->
            [one] { $price } Kokosnuss
           *[other] { $price } Kokosnüsse
        } und wirft eine { $card } aus dem Spiel.
refused-discard =
    Das kostet { $price ->
        [one] { $price } Kokosnuss
       *[other] { $price } Kokosnüsse
    }; du hast { $coconuts }.
tahuma-total =
    Tahuma hat { $tahuma } Punkte, { $who } { $own }. { $won ->
        [yes] { $who } gewinnt!
       *[no] Tahuma gewinnt.
    }
