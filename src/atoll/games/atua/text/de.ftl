# Die Worte von Atua.

game-title = Atua
game-blurb = Lege Karte über Karte und erschaffe eine Insel voller Harmonie: Fischer bei Fischen, Jägerinnen bei Vögeln, Kanus unter Palmen und Vulkane fern vom Dorf.
game-length = 30 Minuten
game-weight = mittel
game-alone = Im Solospiel trittst du gegen Tahuma an, der einfachen Regeln folgt.

option-inhabitants = Bewohner
option-inhabitants-false = Ohne
option-inhabitants-true = Mit
option-fate = Schicksalsplättchen
option-fate-false = Ohne
option-fate-true = Mit
option-level = Schwierigkeitsgrad (Solospiel)
option-level-easy = Leicht: Tahumas Startpunktzahl ist 20
option-level-medium = Mittel: Tahumas Startpunktzahl ist 28
option-level-hard = Schwer: Tahumas Startpunktzahl ist 35
option-level-legendary = Sagenhaft: Tahumas Startpunktzahl ist 42
option-pile = Tahumas Stapel (Solospiel)
option-pile-open = Offen, mit seinem Punktestand
option-pile-hidden = Verdeckt bis zum Ende der Partie

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

score = Harmoniepunkte
nobody-won = Tahuma gewinnt.

tie-coconuts = mehr Kokosnüsse
tie-tahuma = Punkte und Kokosnüsse sind gleich: Dann ist Tahuma besiegt.
tahuma-points =
    { $ahead ->
        [you] Tahuma ist mit { $by ->
            [one] einem Punkt
           *[other] { $by } Punkten
        } Vorsprung besiegt, vor allem bei
       *[tahuma] Tahuma liegt { $by ->
            [one] einen Punkt
           *[other] { $by } Punkte
        } vorn, vor allem bei
    } „{ $source }“ (+{ $most }).
tahuma-coconuts =
    Die Punkte sind gleich. Tahuma hat { $more ->
        [you] weniger Kokosnüsse
       *[tahuma] mehr Kokosnüsse
    }: { $his } gegen { $own }.
breakdown-start = Startpunktzahl
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
        [fisher] { $n ->
            [0] keine Fischer
           *[other] { $n } Fischer
        }
        [fish] { $n ->
            [0] keine Fische
            [one] { $n } Fisch
           *[other] { $n } Fische
        }
        [huntress] { $n ->
            [0] keine Jägerinnen
            [one] { $n } Jägerin
           *[other] { $n } Jägerinnen
        }
        [bird] { $n ->
            [0] keine Vögel
            [one] { $n } Vogel
           *[other] { $n } Vögel
        }
        [canoe] { $n ->
            [0] keine Kanus
            [one] { $n } Kanu
           *[other] { $n } Kanus
        }
        [palm] { $n ->
            [0] keine Palmen
            [one] { $n } Palme
           *[other] { $n } Palmen
        }
        [salamander] { $n ->
            [0] keine Salamander-Totems
            [one] { $n } Salamander-Totem
           *[other] { $n } Salamander-Totems
        }
        [mask] { $n ->
            [0] keine Masken-Totems
            [one] { $n } Masken-Totem
           *[other] { $n } Masken-Totems
        }
        [moon] { $n ->
            [0] keine Mond-Totems
            [one] { $n } Mond-Totem
           *[other] { $n } Mond-Totems
        }
        [sun] { $n ->
            [0] keine Sonnen-Totems
            [one] { $n } Sonnen-Totem
           *[other] { $n } Sonnen-Totems
        }
        [turtle] { $n ->
            [0] keine Schildkröten-Totems
            [one] { $n } Schildkröten-Totem
           *[other] { $n } Schildkröten-Totems
        }
        [ray] { $n ->
            [0] keine Rochen-Totems
            [one] { $n } Rochen-Totem
           *[other] { $n } Rochen-Totems
        }
        [shell] { $n ->
            [0] keine Muschel-Totems
            [one] { $n } Muschel-Totem
           *[other] { $n } Muschel-Totems
        }
        [totem] { $n ->
            [0] keine Totems
            [one] { $n } Totem
           *[other] { $n } Totems
        }
        [beach] { $n ->
            [0] keine Strandkarten
            [one] { $n } Strandkarte
           *[other] { $n } Strandkarten
        }
        [volcano] { $n ->
            [0] keine Vulkane
            [one] { $n } Vulkan
           *[other] { $n } Vulkane
        }
       *[coconut] { $n ->
            [0] keine Kokosnüsse
            [one] { $n } Kokosnuss
           *[other] { $n } Kokosnüsse
        }
    }
card =
    { $ground ->
        [beach] Strandkarte
        [volcano] Vulkankarte
        [village] Dorfkarte
       *[land] Festlandkarte
    } ({ $symbols })

# Zahlen, die in vielen Sätzen stehen

harmony =
    { $points ->
        [0] keine Harmoniepunkte
        [one] { $points } Harmoniepunkt
       *[other] { $points } Harmoniepunkte
    }
short-points =
    { $points ->
        [0] keine Punkte
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
price =
    { $price ->
        [one] { $price } Kokosnuss
       *[other] { $price } Kokosnüsse
    }
costs =
    { $price ->
        [0] kostenlos
       *[other] kostet { price }
    }
supply =
    { $coconuts ->
        [0] du hast keine
       *[other] du hast { $coconuts }
    }

# Nehmen und anlegen

take-prompt = Welche Inselkarte nimmst du? (Runde { $round } von { $rounds })
take = Karte { $position }: { $card }
    .detail =
        { costs }{ $coconuts ->
            [0] {""}
            [one] ; darauf liegt { $coconuts } Kokosnuss
           *[other] ; darauf liegen { $coconuts } Kokosnüsse
        }
    .told =
        { $who } nimmt Karte { $position } der Reihe, eine { $card }{ $price ->
            [0] {""}
            [one] , und legt { $price } Kokosnuss auf die Karte links davon
           *[other] , und legt auf die { $price } Karten links davon je eine Kokosnuss
        }{ $coconuts ->
            [0] .
            [one] ; dazu kommt { $coconuts } Kokosnuss, die darauf lag.
           *[other] ; dazu kommen { $coconuts } Kokosnüsse, die darauf lagen.
        }
left-out = Die Karte lässt sich nirgends auf der Insel von { $who } anlegen und ist aus dem Spiel.
filled = Von Stapel { $stack } kommt eine { $card } in die Reihe.

place-prompt = Wohin legst du die { $card }?
place-side =
    { $side ->
        [north] nördlich vom Dorf
        [north-east] nordöstlich vom Dorf
        [east] östlich vom Dorf
        [south-east] südöstlich vom Dorf
        [south] südlich vom Dorf
        [south-west] südwestlich vom Dorf
        [west] westlich vom Dorf
        [north-west] nordwestlich vom Dorf
       *[on] auf dem Dorf
    }
place =
    Karte { place-side } anlegen{ $turn ->
        [0] {""}
       *[other] , um { $turn }° gedreht
    }: { covers }
    .told = { $who } legt die Karte { place-side } an und deckt { $covered } ab.
covers = deckt { $covered } ab
new-volcano =
    { $points ->
        [0] { $why ->
            [far] Der neue Vulkan liegt jenseits des Vulkanlineals: keine Punkte.
           *[near] Der neue Vulkan liegt zu nah am Dorf: keine Punkte.
        }
       *[other] Für den neuen Vulkan zeigt das Vulkanlineal { short-points }.
    }
beach-then =
    { $covers }; { $cards ->
        [0] du hast dann keinen Strand
        [one] dein längster Strand besteht dann aus { $cards } Karte
       *[other] dein längster Strand besteht dann aus { $cards } Karten
    }
too-many-then = { $said }; { $some } zu viel, { $source } brächten also nichts
longest-beach =
    { $cards ->
        [0] { $who } hat keinen Strand mehr.
        [one] Der längste Strand von { $who } besteht jetzt aus { $cards } Karte.
       *[other] Der längste Strand von { $who } besteht jetzt aus { $cards } Karten.
    }

refused-star = Der Stern des Dorfes oder eines Vulkans darf nicht abgedeckt werden.
refused-cut =
    { $symbol ->
        [fisher] Ein Fischer
        [fish] Ein Fisch
        [huntress] Eine Jägerin
        [bird] Ein Vogel
        [canoe] Ein Kanu
        [palm] Eine Palme
       *[other] Ein Totem
    } wäre nur zum Teil abgedeckt. Decke ein Symbol vollständig ab oder gar nicht.
refused-none = Mindestens ein Symbol muss vollständig abgedeckt werden.
refused-end = Ein Strandende würde an Festland oder Meer angrenzen. Es muss von der Insel abstehen oder an einen anderen Strand anschließen.
refused-sea = Meer würde an Festland angrenzen. Dazwischen muss ein Strand liegen.
refused-no-such-card =
    { $cards ->
        [one] Es gibt nur { $cards } Karte zur Auswahl.
       *[other] Es gibt nur { $cards } Karten zur Auswahl.
    }
refused-too-dear = Diese Karte kostet { price }; { supply }.
refused-no-place = Diese Karte lässt sich nirgends auf deiner Insel anlegen.

# Plättchen

buy-prompt =
    Kaufst du ein Schicksalsplättchen? (Du hast { $coconuts ->
        [0] keine Kokosnüsse
        [one] { $coconuts } Kokosnuss
       *[other] { $coconuts } Kokosnüsse
    }.)
buy-nothing = Nichts kaufen
    .told = { $who } kauft kein Schicksalsplättchen.
buy =
    { $tile }: { $gain ->
        [one] { $gain } Punkt
       *[other] { $gain } Punkte
    }{ $one ->
        [0] {""}
       *[other] , { $one } bei nur einer der beiden Mehrheiten
    }, sonst { $loss ->
        [one] { $loss } Punkt
       *[other] { $loss } Punkte
    } Verlust
    .detail =
        { costs }; beim jetzigen Stand { $now ->
            [one] { $now } Punkt
           *[other] { $now } Punkte
        }{ $way ->
            [loss] {" "}Verlust
           *[gain] {""}
        }
    .told =
        { $who } kauft das Schicksalsplättchen „{ $tile }“{ $price ->
            [0] .
            [one] {" "}und legt { $price } Kokosnuss auf die erste Karte der Reihe.
           *[other] {" "}und legt { $price } Kokosnüsse von links nach rechts auf die Karten der Reihe.
        }
refused-no-such-tile = Dieses Schicksalsplättchen ist nicht im Spiel.
refused-tile-sold = Dieses Schicksalsplättchen ist schon gekauft.
refused-tile-too-dear = Dieses Schicksalsplättchen kostet { price }; { supply }.

reveal-prompt =
    Spielst du { $name } jetzt? ({ $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    } für je zwei { in-row } in der Reihe)
in-row =
    { $what ->
        [fisher] Fischer
        [fish] Fische
        [huntress] Jägerinnen
        [bird] Vögel
        [canoe] Kanus
        [palm] Palmen
        [totem] Totems
        [beach] Strandkarten
       *[volcano] Vulkane
    }
keep = Noch nicht
    .told = { $who } lässt den Bewohner verdeckt.
reveal = { $name } spielen
    .detail = sofort { short-points }, ab jetzt zusätzlich { $adds }
    .told =
        { $who } spielt { $name }: { $points ->
            [0] keine Harmoniepunkte, denn die Reihe zeigt keine zwei { in-row };
           *[other] sofort { harmony } für { in-row } in der Reihe,
        } ab jetzt zusätzlich { $adds }.
refused-no-such-answer = Wähle eine der angebotenen Antworten.

# Wertung

stack-empty = Stapel { $stack } ist leer: Es kommt zur Zwischenwertung.
score-prompt =
    Zwischenwertung: Stapel { $stack } ist leer. { $n ->
        [one] Welche Quelle wertest du?
       *[other] Welche { $n } Quellen wertest du?
    } Quellen sind die sechs Felder bei deiner Insel; jede wird einmal in der Partie gewertet, mit dem, was sie dann wert ist.
score-sources = { $sources } werten
    .detail =
        { $n ->
            [one] { short-points }
           *[other] { $each } = { short-points }
        }
    .told =
        { $last ->
            [yes] { $n ->
                [one] { $who } wertet die letzte Quelle.
               *[other] { $who } wertet die letzten { $n } Quellen.
            }
           *[no] { $n ->
                [one] { $who } hat eine Quelle gewählt.
               *[other] { $who } hat { $n } Quellen gewählt.
            }
        }
counted =
    { $who } wertet { $source }: { harmony }{ $points ->
        [0] { $why ->
            [too-many] {" "}({ $need }, aber { $have })
            [none] {" "}({ $need })
            [totem] {" "}(höchstens 1 Totem zählt)
            [volcano] {" "}(kein Vulkan im richtigen Abstand)
           *[coconut] {" "}(keine Kokosnüsse)
        }
       *[other] {""}
    }.
refused-no-such-source = Es gibt sechs Quellen zu werten.
refused-other-number =
    { $n ->
        [one] Jetzt wird genau eine Quelle gewertet.
       *[other] Jetzt werden genau { $n } Quellen gewertet.
    }
refused-scored = Diese Quelle ist schon gewertet: { $source }.

# Schlusswertung

fate-scored =
    Schicksalsplättchen „{ $tile }“: { $led ->
        [all] { $who } hat die Mehrheit und erhält { harmony }.
        [one] { $who } hat nur eine der beiden Mehrheiten und erhält { harmony }.
       *[none] { $who } hat nicht die Mehrheit und verliert { harmony }.
    }
beach-bonus =
    Strandbonus: { $who } hat mit { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } den längsten Strand und erhält { harmony }.
beach-bonus-lost =
    { $cards ->
        [one] { $who } erhält keinen Strandbonus, denn Tahumas Strand zählt { $cards } Karte.
       *[other] { $who } erhält keinen Strandbonus, denn Tahumas Strand zählt { $cards } Karten.
    }
beach-bonus-nobody = Niemand hat einen Strand, also gibt es keinen Strandbonus.
coconut-bonus =
    Kokosnussbonus: { $who } hat mit { $coconuts ->
        [one] { $coconuts } Kokosnuss
       *[other] { $coconuts } Kokosnüssen
    } die meisten und erhält { harmony }.
coconut-bonus-nobody = Niemand hat eine Kokosnuss, also gibt es keinen Kokosnussbonus.
total = { $who } hat insgesamt { harmony }.
victory =
    { $shared ->
        [yes] { $who } gewinnt; der Sieg wird geteilt.
       *[no] { $who } gewinnt die Partie.
    }

# Solospiel

drawn = Von Stapel { $stack } liegen zwei Karten offen: links eine { $left }, rechts eine { $right }.
pick-prompt = Welche Karte nimmst du? (Zug { $turn } von { $turns })
pick-left = Links: { $card }
    .detail = kostet 1 Kokosnuss
    .told = { $who } nimmt die linke Karte, eine { $card }, und legt 1 Kokosnuss auf die Hütte.
pick-right = Rechts: { $card }
    .detail =
        { $hut ->
            [empty] kostenlos; die Hütte ist leer
           *[full] bringt 1 Kokosnuss
        }
    .told =
        { $who } nimmt die rechte Karte, eine { $card }{ $hut ->
            [empty] ; die Hütte ist leer und gibt keine Kokosnuss her.
           *[full] , und erhält 1 Kokosnuss von der Hütte.
        }
refused-left = Die linke Karte kostet 1 Kokosnuss; du hast keine.
leave-prompt = Was wird aus der anderen Karte, der { $card }?
give = Tahuma überlassen
    .told = Die andere Karte, eine { $card }, kommt verdeckt auf Tahumas Stapel.
discard = Karte abwerfen
    .detail = { costs }
    .told = { $who } legt { price } auf die Hütte und wirft die andere Karte ab, eine { $card }.
refused-discard = Abwerfen kostet { price }; { supply }.
sheet-line = { $line } { $points }
sheet-start = Startpunktzahl
sheet-beach-bonus = Strandbonus
tahuma-sheet = Tahumas Stapel wird aufgedeckt und gewertet: { $lines }.
tahuma-total =
    Tahuma hat insgesamt { harmony }. { $won ->
        [yes] { $who } gewinnt die Partie.
       *[no] Tahuma gewinnt die Partie.
    }

# Was ein Zug brächte, ehe er gemacht ist.
brings-bonus = der { $bonus ->
    [beach] Strandbonus
   *[coconut] Kokosnussbonus
} { $way ->
    [gained] (+{ $points }) gehört dann dir
    [nobody] (−{ $points }) gehört dann niemandem
   *[lost] (−{ $points }) geht an { $who }
}
