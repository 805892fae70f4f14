# Die Wörter von Tribes.

game-title = Tribes
game-blurb = Führe einen Stamm aus der Steinzeit in die Bronzezeit: eine Aktionsreihe für alle, und Muscheln, um Plättchen zu überspringen.
game-length = 45 Minuten
game-weight = mittel

# Namen; an die Länder hängen die Sätze »land« an: Ziegenland, Weizenland.

land-goat = Ziegen
land-horse = Pferde
land-wheat = Weizen
land-gold = Gold
land-incense = Weihrauch

track-procreation = Vermehrung
track-exploration = Erkundung
track-movement = Bewegung
track-strength = Stärke

epoch-1 = Altsteinzeit
epoch-2 = Jungsteinzeit
epoch-3 = Bronzezeit

tile-procreate = Vermehren
tile-explore = Erkunden
tile-move = Bewegen
tile-procreate-hand = Vermehren mit Hand
tile-explore-hand = Erkunden mit Hand
tile-move-hand = Bewegen mit Hand

tile-sabre-toothed-tiger = Säbelzahntiger
tile-cave-bears = Höhlenbären
tile-wildfire = Steppenbrand
tile-woolly-rhinoceros = Wollnashorn
tile-wanderers = Umherziehende
tile-harsh-winter = Harter Winter
tile-drought = Dürre
tile-fever = Fieber
tile-enemy-raid = Überfall
tile-blood-feud = Blutfehde
tile-flood = Flut
tile-border-war = Grenzkrieg
tile-tribute = Tribut
tile-epidemic = Epidemie
tile-crop-failure = Missernte
tile-rich-harvest = Reiche Ernte
tile-invaders = Eindringlinge
tile-siege = Belagerung
tile-earthquake = Erdbeben
tile-victorious-campaign = Siegreicher Feldzug
tile-new-provinces = Neue Provinzen
tile-plague = Seuche
tile-volcanic-eruption = Vulkanausbruch
tile-golden-age = Goldenes Zeitalter

achievement-hunting = Jagd
achievement-cooking = Kochen
achievement-leather-making = Lederherstellung
achievement-jewelry = Schmuck
achievement-shamanism = Schamanismus
achievement-cheese-making = Käseherstellung
achievement-smelting = Metallschmelze
achievement-farming = Ackerbau
achievement-riding = Reiten
achievement-sacred-sites = Heilige Stätten
achievement-weaving = Weberei
achievement-payment = Zahlungsmittel
achievement-chariots = Streitwagen
achievement-brewing = Brauerei
achievement-priest-kings = Priesterkönige
hidden-board = verdeckte Tafel

tie-shells = mehr Muscheln
tie-exhausted = weniger erschöpfte Plättchen
breakdown-teeth = Bärenzähne
breakdown-procreation = Leiste Vermehrung
breakdown-exploration = Leiste Erkundung
breakdown-movement = Leiste Bewegung
breakdown-members = Die meisten Mitglieder
breakdown-land = Das meiste aktive Land

# Was auf Ereignissen steht

effect-when =
    { $when ->
        [strongest] , wenn du am stärksten bist
        [weakest] , wenn du am schwächsten bist
       *[always] {""}
    }
effect-gain-points =
    { $whom ->
        [all] Jeder Stamm erhält
       *[taker] Du erhältst
    } { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }{ effect-when }.
effect-lose-points =
    { $whom ->
        [all] Jeder Stamm verliert
       *[taker] Du verlierst
    } { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }{ effect-when }.
effect-gain-members =
    { $whom ->
        [all] Jeder Stamm erhält
       *[taker] Du erhältst
    } { $number ->
        [one] { $number } Mitglied
       *[other] { $number } Mitglieder
    }{ effect-when }.
effect-lose-members =
    { $whom ->
        [all] Jeder Stamm verliert
       *[taker] Du verlierst
    } { $number ->
        [one] { $number } Mitglied
       *[other] { $number } Mitglieder
    }{ effect-when }.
effect-exhaust-land =
    { $whom ->
        [all] Jeder Stamm erschöpft
       *[taker] Du erschöpfst
    } { $number ->
        [one] { $number } leeres Landplättchen
       *[other] { $number } leere Landplättchen
    }{ effect-when }.
effect-explore =
    { $whom ->
        [all] Jeder Stamm zieht und legt
       *[taker] Du ziehst und legst
    } { $number } Landplättchen{ effect-when }.
effect-take-shells =
    Alle anderen geben dir { $number ->
        [one] je { $number } Muschel
       *[other] je { $number } Muscheln
    }{ effect-when }.

# Ein Plättchen wählen

choose-tile-prompt =
    Nimm ein Plättchen aus der Reihe. Das erste ist umsonst; für ein späteres legst du auf jedes übersprungene eine Muschel. Du hast { $shells ->
        [0] keine Muscheln
        [one] { $shells } Muschel
       *[other] { $shells } Muscheln
    }.
tile-price =
    { $cost ->
        [0] umsonst{ $gain ->
            [0] {""}
            [one] , du erhältst { $gain } Muschel
           *[other] , du erhältst { $gain } Muscheln
        }
        [one] { $cost } Muschel{ $gain ->
            [0] {""}
           *[other] , { $gain } zurück
        }
       *[other] { $cost } Muscheln{ $gain ->
            [0] {""}
           *[other] , { $gain } zurück
        }
    }
tile-paid =
    { $cost ->
        [0] {""}
        [one] {" "}für { $cost } Muschel
       *[other] {" "}für { $cost } Muscheln
    }{ $gain ->
        [0] {""}
        [one] {" "}und erhält die Muschel darauf
       *[other] {" "}und erhält die { $gain } Muscheln darauf
    }
choose-action = { $tile } nehmen
    .detail = { tile-price }
    .told = { $who } nimmt { $tile }{ tile-paid }.
choose-event = Ereignis { $tile } nehmen: { $effect }
    .detail =
        { tile-price }{ $strikes ->
            [yes] {""}
           *[no] , trifft dich jetzt nicht
        }
    .told = { $who } nimmt das Ereignis „{ $tile }“{ tile-paid }. Es besagt: „{ $effect }“
refused-no-such-tile = Ein solches Plättchen liegt nicht in der Reihe.
refused-too-few-shells =
    Vor „{ $tile }“ { $cost ->
        [one] liegt { $cost } Plättchen: Das kostet { $cost } Muschel
       *[other] liegen { $cost } Plättchen: Das kostet { $cost } Muscheln
    }, und du hast { $have ->
        [0] keine
       *[other] nur { $have }
    }.{ $gain ->
        [0] {""}
       *[other] {" "}Muscheln darauf bekommst du erst, wenn du es genommen hast.
    }

use-hand-prompt = { $tile }: Führe die Aktion aus oder vollende eine Errungenschaft, nicht beides.
use-act =
    { $action ->
        [procreation] Vermehren: { $n ->
            [one] { $n } neues Mitglied
           *[other] { $n } neue Mitglieder
        }
        [exploration] Erkunden: { $n } Landplättchen
       *[movement] Bewegen: { $n ->
            [one] { $n } Schritt
           *[other] { $n } Schritte
        }
    }
    .told =
        { $who } { $action ->
            [procreation] vermehrt sich
            [exploration] erkundet
           *[movement] bewegt sich
        }.
use-achieve = { $board } vollenden
    .detail =
        { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }, { $track } +1{ $exhausts ->
            [0] {""}
           *[other] , erschöpft { $exhausts } Plättchen
        }{ $arrow ->
            [yes] , braucht deinen Pfeil
           *[no] {""}
        }{ $event ->
            [yes] , deckt ein Ereignis auf
           *[no] {""}
        }
    .told = { $who } nutzt die Hand für „{ $board }“.
use-hidden-board =
    Verdeckte Tafel vollenden ({ $epoch ->
        [1] { epoch-1 }
        [2] { epoch-2 }
       *[3] { epoch-3 }
    })

# Mitglieder

tile-now =
    { $members ->
        [0] leer
       *[other] { $members } dort
    }{ $exhausted ->
        [yes] , erschöpft
       *[no] {""}
    }
first-member-prompt = Wo beginnt dein Stamm? Stelle dein erstes Mitglied auf eines deiner drei Plättchen.
first-member = Auf { $land }land beginnen
    .told = { $who } beginnt auf { $land }land.
place-member-prompt =
    Stelle ein neues Mitglied dorthin, wo dein Stamm schon steht. Noch { $left }.
place-member = Mitglied auf { $land }land ({ $hex }) stellen
    .detail = { tile-now }
    .told = { $who } stellt ein neues Mitglied auf { $land }land ({ $hex }).
relocate-from-prompt =
    Dein Vorrat ist leer: Du darfst stattdessen Mitglieder zwischen besetzten Plättchen versetzen, beliebig weit. { $left ->
        [one] Noch { $left } Mitglied.
       *[other] Noch { $left } Mitglieder.
    }
relocate-from = Mitglied von { $land }land ({ $hex }) nehmen
    .detail = { tile-now }
    .told = { $who } nimmt ein Mitglied von { $land }land ({ $hex }).
relocate-from-stop = Niemanden mehr versetzen
    .told = { $who } versetzt niemanden mehr.
relocate-to-prompt = Stelle dieses Mitglied auf ein anderes Plättchen, auf dem dein Stamm schon steht.
relocate-to = Mitglied auf { $land }land ({ $hex }) versetzen
    .detail = { tile-now }
    .told = { $who } versetzt es auf { $land }land ({ $hex }).
move-from-prompt =
    Wähle ein Mitglied für einen Schritt, oder höre auf. { $left ->
        [one] Noch { $left } Schritt.
       *[other] Noch { $left } Schritte.
    }
move-from = Mitglied von { $land }land ({ $hex }) bewegen
    .detail = { tile-now }
    .told = { $who } bewegt ein Mitglied von { $land }land ({ $hex }).
move-from-stop = Nicht weiter bewegen
    .told =
        { $who } lässt { $left ->
            [one] { $left } Schritt
           *[other] { $left } Schritte
        } verfallen.
move-to-prompt = Bewege dieses Mitglied auf ein benachbartes Landplättchen.
move-to = Schritt auf { $land }land ({ $hex })
    .detail = { tile-now }
    .told = { $who } geht auf { $land }land ({ $hex }).
lose-member-prompt =
    Das Ereignis kostet dich Mitglieder: Wähle eines, das in den Vorrat zurückkehrt. Noch { $left }.
lose-member = Mitglied auf { $land }land ({ $hex }) verlieren
    .detail = { tile-now }
    .told = { $who } verliert ein Mitglied auf { $land }land ({ $hex }).

# Land

drew-land = { $who } zieht { $land }land.
bag-empty = Der Beutel ist leer: { $who } kann kein Land ziehen.
pick-land-prompt = Du hast { $left } Landplättchen gezogen. Welches legst du als nächstes?
pick-land = Als nächstes { $land }land legen
    .told = { $who } legt als nächstes { $land }land.
lay-land-prompt = Lege { $land }land an einen freien Platz neben deinem Land. Dort bleibt es das ganze Spiel.
lay-land = { $land }land auf { $hex } legen
    .told = { $who } legt { $land }land auf { $hex }.
turn-back-prompt =
    Der Beutel ist leer: Du darfst stattdessen erschöpfte Plättchen ohne Mitglieder auf die aktive Seite zurückdrehen. Noch { $left } Plättchen.
turn-back = { $land }land ({ $hex }) zurückdrehen
    .detail = wieder aktiv
    .told = { $who } dreht { $land }land ({ $hex }) auf die aktive Seite zurück.
turn-back-stop = Nichts mehr zurückdrehen
    .told = { $who } dreht nichts mehr zurück.
exhaust-empty-prompt =
    Das Ereignis erschöpft dein Land: Wähle ein Plättchen ohne Mitglieder. Noch { $left }.
exhaust-empty = { $land }land ({ $hex }) erschöpfen
    .told = { $who } erschöpft { $land }land ({ $hex }).

# Errungenschaften

exhaust-wild-prompt =
    Für „{ $board }“ fehlt dir { $land }land: Erschöpfe stattdessen ein besetztes Plättchen anderer Art. Noch { $left }.
exhaust-wild = { $land }land ({ $hex }) erschöpfen
    .detail =
        { $members ->
            [one] { $members } Mitglied bleibt darauf
           *[other] { $members } Mitglieder bleiben darauf
        }
    .told = { $who } erschöpft { $land }land ({ $hex }) als Joker.
lay-arrow-prompt = Lege deinen Pfeil zu „{ $board }“: Von welcher deiner Tafeln aus? Er bleibt liegen, und alle dürfen ihn nutzen.
lay-arrow = Pfeil von { $source } zu { $target } legen
    .told = { $who } legt einen Pfeil von „{ $source }“ zu „{ $target }“.
completed =
    { $who } vollendet „{ $board }“: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } und ein Feld höher auf der Leiste { $track }.
turned-up = Darüber wird „{ $board }“ aufgedeckt; nötig ist { $epoch } × { $land }land.
revealed = Das Ereignis „{ $tile }“ kommt ans Ende der Reihe. Es geschieht erst, wenn jemand es nimmt.

# Ereignisse und das Ende

no-effect = „{ $tile }“ trifft { $who } nicht.
gained-points =
    { $who } erhält { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }.
lost-points =
    { $who } { $number ->
        [0] hat keine Punkte zu verlieren
        [one] verliert { $number } Punkt
       *[other] verliert { $number } Punkte
    }.
took-shells =
    { $who } erhält { $number ->
        [0] keine Muscheln: Die anderen haben keine
        [one] { $number } Muschel von den anderen
       *[other] { $number } Muscheln von den anderen
    }.
end-is-near = Das letzte nötige Ereignis der Bronzezeit ist geschehen: Das Spiel endet mit dieser Runde.

# Warum nicht

refused-no-such-board = Eine solche Tafel gibt es nicht.
refused-face-down = Diese Tafel ist noch verdeckt. Der erste Stein auf der Tafel darunter deckt sie auf.
refused-done-already = „{ $board }“ hast du schon vollendet: ein Stein je Person und Tafel.
refused-nothing-below = Du brauchst deinen Stein auf „{ $below }“, direkt unter „{ $board }“, oder auf einer Nachbartafel jener Reihe, von der ein Pfeil hierher führt.
refused-arrow-spent = Auf „{ $below }“, direkt unter „{ $board }“, liegt kein Stein von dir, und dein Pfeil liegt schon woanders.
refused-none-real =
    „{ $board }“ braucht { $need } verschiedene Plättchen { $land }land, jedes mit einem deiner Mitglieder darauf und nicht erschöpft. Du hast keines, und mindestens eines muss echt sein; nur die übrigen lassen sich ersetzen.
refused-too-few-tiles =
    „{ $board }“ braucht { $need ->
        [one] ein Plättchen { $land }land mit einem deiner Mitglieder darauf und nicht erschöpft, oder ein solches anderer Art, das du dafür erschöpfst. Du hast keines.
       *[other] { $need } verschiedene Plättchen { $land }land, jedes mit einem deiner Mitglieder darauf und nicht erschöpft. Du hast { $real }; mit allen anderen besetzten, die einspringen könnten, sind es { $total }. Mehrere Mitglieder auf einem Plättchen zählen einmal.
    }
refused-exhausted = Dein { $land }land ({ $hex }) ist schon erschöpft.
refused-wild-needs-member = Auf { $land }land ({ $hex }) steht niemand. Nur Plättchen mit einem deiner Mitglieder können einspringen.
refused-counts-as-real = Dein { $land }land ({ $hex }) zählt schon selbst. Erschöpfe ein Plättchen anderer Art.
refused-not-diagonal = Pfeile führen eine Reihe nach oben und eine Spalte nach links oder rechts.
refused-no-stone-there = Auf „{ $source }“ liegt kein Stein von dir; dort kann dein Pfeil nicht beginnen.
refused-no-land-there = Dort liegt kein Land von dir.
refused-no-such-land = Eine solche Landart gibt es nicht.
refused-not-drawn = { $land }land hast du nicht gezogen.
refused-land-taken = Auf { $hex } liegt schon Land von dir. Land wird nie überdeckt und nie verlegt.
refused-touches-nothing = { $hex } berührt dein Land nicht. Ein neues Plättchen muss mit einer Kante an deines grenzen.
refused-still-active = Dein { $land }land ({ $hex }) ist nicht erschöpft.
refused-occupied =
    Auf { $land }land ({ $hex }) { $members ->
        [one] steht { $members } Mitglied
       *[other] stehen { $members } Mitglieder
    }. Hier lassen sich nur Plättchen ohne Mitglieder umdrehen.
refused-same-tile = Dort steht das Mitglied schon. Wähle ein anderes Plättchen.
refused-needs-member = Auf { $land }land ({ $hex }) steht niemand. Mitglieder kommen nur dorthin, wo dein Stamm schon steht.
refused-nobody-there = Auf { $land }land ({ $hex }) steht niemand.
refused-not-adjacent = Ein Schritt führt auf ein Nachbarplättchen mit gemeinsamer Kante; { $land }land ({ $hex }) ist keines.
