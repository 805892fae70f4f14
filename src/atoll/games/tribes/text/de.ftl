# Die Wörter von Tribes.

game-title = Tribes
game-blurb = Führe einen Stamm aus der Steinzeit in die Bronzezeit: eine Aktionsreihe für alle, und Muscheln, um Tafeln zu überspringen.
game-length = 45 Minuten
game-weight = mittel

option-totals = Punkte
option-totals-open = offen
option-totals-secret = geheim bis zum Schluss

# Namen; kein Platz ist braun, grün oder orange wie die Errungenschaften und Ereignisse einer Epoche.
# An die Länder hängen die Sätze „land“ an: Ziegenland, Weizenland.

seat-0 = Blau
seat-1 = Rot
seat-2 = Rosa
seat-3 = Violett

land-goat = Ziegen
land-horse = Pferde
land-wheat = Weizen
land-gold = Gold
land-incense = Weihrauch

track-procreation = Nachwuchs
track-exploration = Erkundung
track-movement = Bewegung
track-strength = Stärke

epoch-1 = Altsteinzeit
epoch-2 = Jungsteinzeit
epoch-3 = Bronzezeit

tile-procreate = Nachwuchs
tile-explore = Erkundung
tile-move = Bewegung
tile-procreate-hand = Nachwuchs mit Hand
tile-explore-hand = Erkundung mit Hand
tile-move-hand = Bewegung mit Hand

tile-sabre-toothed-tiger = Säbelzahntiger
tile-cave-bears = Höhlenbären
tile-wildfire = Steppenbrand
tile-woolly-rhinoceros = Wollnashorn
tile-wanderers = Nomaden
tile-harsh-winter = Harter Winter
tile-drought = Dürre
tile-fever = Fieber
tile-enemy-raid = Überfall
tile-blood-feud = Blutfehde
tile-flood = Überschwemmung
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
achievement-payment = Zahlungsverkehr
achievement-chariots = Streitwagen
achievement-brewing = Brauerei
achievement-priest-kings = Priesterkönige
hidden-board = verdeckte Errungenschaft

tie-shells = mehr Muscheln
tie-exhausted = weniger erschöpfte Landplättchen
breakdown-teeth = Bärenzähne
breakdown-procreation = Leiste Nachwuchs
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

# Eine Tafel wählen

choose-tile-prompt =
    Nimm eine Tafel aus der Reihe. Die erste ist kostenlos; für eine spätere legst du auf jede übersprungene eine Muschel. Du hast { $shells ->
        [0] keine Muscheln
        [one] { $shells } Muschel
       *[other] { $shells } Muscheln
    }.
tile-price =
    { $cost ->
        [0] kostenlos{ $gain ->
            [0] {""}
            [one] , du erhältst { $gain } Muschel
           *[other] , du erhältst { $gain } Muscheln
        }
        [one] { $cost } Muschel{ $gain ->
            [0] {""}
            [one] , { $gain } kommt zurück
           *[other] , { $gain } kommen zurück
        }
       *[other] { $cost } Muscheln{ $gain ->
            [0] {""}
            [one] , { $gain } kommt zurück
           *[other] , { $gain } kommen zurück
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
choose-action = „{ $tile }“ nehmen
    .detail =
        { tile-price }{ $hand ->
            [yes] { $ways ->
                [0] ; Hand: nichts
                [one] ; Hand: eine vollendbar
               *[other] ; Hand: { $ways } vollendbar
            }
           *[no] {""}
        }
    .told = { $who } nimmt „{ $tile }“{ tile-paid }.
comes-only =
    { $kind ->
        [lose-points] du verlierst nur { $comes ->
            [one] { $comes } Punkt
           *[other] { $comes } Punkte
        }
        [gain-members] du erhältst nur { $comes ->
            [one] { $comes } Mitglied
           *[other] { $comes } Mitglieder
        }
        [lose-members] du verlierst nur { $comes ->
            [one] { $comes } Mitglied
           *[other] { $comes } Mitglieder
        }
        [exhaust-land] du erschöpfst nur { $comes } Plättchen
        [explore] du erhältst nur { $comes } Plättchen
       *[take-shells] du erhältst nur { $comes ->
            [one] { $comes } Muschel
           *[other] { $comes } Muscheln
        }
    }
choose-event = Ereignis „{ $tile }“ nehmen: { $effect }
    .detail =
        { tile-price }{ $comes ->
            [0] { $fit ->
                [stronger] , ohne Wirkung: Jemand ist stärker
                [weaker] , ohne Wirkung: Jemand ist schwächer
               *[any] , jetzt ohne Wirkung auf dich
            }
           *[other] { $whole ->
                [yes] {""}
               *[no] ; { comes-only }
            }{ $fit ->
                [strongest] {" "}(bei Gleichstand gelten alle als die Stärksten)
                [weakest] {" "}(bei Gleichstand gelten alle als die Schwächsten)
               *[any] {""}
            }
        }{ $end ->
            [now] ; damit endet die Partie nach dieser Runde
            [later] ; { $missing ->
                [one] danach noch { $missing } Ereignis der Bronzezeit bis zum Ende
               *[other] danach noch { $missing } Ereignisse der Bronzezeit bis zum Ende
            }
           *[no] {""}
        }
    .told = { $who } nimmt das Ereignis „{ $tile }“{ tile-paid }. Es lautet: „{ $effect }“
refused-no-such-tile = Eine solche Tafel liegt nicht in der Reihe.
refused-too-few-shells =
    Vor „{ $tile }“ { $cost ->
        [one] liegt { $cost } Tafel: Das kostet { $cost } Muschel
       *[other] liegen { $cost } Tafeln: Das kostet { $cost } Muscheln
    }, und du hast { $have ->
        [0] keine
       *[other] nur { $have }
    }.{ $gain ->
        [0] {""}
       *[other] {" "}Die Muscheln darauf bekommst du erst, wenn du die Tafel genommen hast.
    }

use-hand-prompt = „{ $tile }“: Führe die Aktion aus oder vollende eine Errungenschaft, nicht beides.
use-act =
    { $action ->
        [procreation] Nachwuchs: { $n ->
            [one] { $n } neues Mitglied
           *[other] { $n } neue Mitglieder
        }
        [exploration] Erkundung: { $n } Landplättchen
       *[movement] Bewegung: { $n ->
            [one] { $n } Schritt
           *[other] { $n } Schritte
        }
    }
    .told =
        { $who } { $action ->
            [procreation] bekommt Nachwuchs
            [exploration] erkundet Land
           *[movement] bewegt Mitglieder
        }.
use-achieve = „{ $board }“ vollenden
    .detail =
        { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }, { $track } +1{ $exhausts ->
            [0] {""}
           *[other] , erschöpft { $tiles } als Joker (dort gibt es keinen Rohstoff mehr)
        }{ $arrow ->
            [yes] , braucht deinen einzigen Pfeil
           *[no] {""}
        }{ $event ->
            [yes] , deckt ein Ereignis auf
           *[no] {""}
        }
    .told = { $who } nutzt die Hand für „{ $board }“.
wild-some =
    { $n ->
        [one] { $n } Plättchen
       *[other] { $n } Plättchen
    }
wild-one = das { $tile }
wild-two = das { $tile } und das { $other }
use-hidden-board =
    Verdeckte Errungenschaft vollenden ({ $epoch ->
        [1] { epoch-1 }
        [2] { epoch-2 }
       *[3] { epoch-3 }
    })
put-back = { $who } legt „{ $tile }“ ans Ende der Reihe.

# Mitglieder, und das Land, auf dem sie stehen; welches von mehreren Plättchen einer Art, sagt die Himmelsrichtung.

land-side =
    { $where ->
        [north] nördlich
        [south] südlich
        [west] westlich
        [east] östlich
        [north-west] nordwestlich
        [north-east] nordöstlich
        [south-west] südwestlich
        [south-east] südöstlich
       *[middle] mittler
    }
land-row = Reihe { $row } von Norden, Plättchen { $place } von Westen
land-tile =
    { $where ->
        [only] { $land }land
        [row] { $land }land ({ land-row })
       *[side] { land-side }e { $land }land
    }
    .dative =
        { $where ->
            [only] { $land }land
            [row] { $land }land ({ land-row })
           *[side] { land-side }en { $land }land
        }
    .own =
        { $where ->
            [only] { $land }land
            [row] { $land }land ({ land-row })
           *[side] { land-side }es { $land }land
        }
tile-now =
    { $members ->
        [0] leer
        [one] { $members } Mitglied dort
       *[other] { $members } Mitglieder dort
    }{ $exhausted ->
        [yes] , erschöpft
       *[no] {""}
    }
first-member-prompt = Wo beginnt dein Stamm? Stelle dein erstes Mitglied auf eines deiner drei Landplättchen.
first-member = Auf dem { $tile-dative } beginnen
    .told = { $who } beginnt auf dem { $tile-dative }.
place-member-prompt =
    Stelle ein neues Mitglied dorthin, wo dein Stamm schon steht. { $left ->
        [one] Noch { $left } Mitglied.
       *[other] Noch { $left } Mitglieder.
    }
place-member = Mitglied auf das { $tile } stellen
    .detail = { tile-now }
    .told = { $who } stellt ein neues Mitglied auf das { $tile }.
reserve-short =
    { $reserve ->
        [0] { $who } hat niemanden mehr im Vorrat
        [one] { $who } hat nur noch { $reserve } Mitglied im Vorrat
       *[other] { $who } hat nur noch { $reserve } Mitglieder im Vorrat
    }{ $may ->
        [yes] : Stattdessen dürfen Mitglieder auf dem Land das Plättchen wechseln
       *[no] , und alle Mitglieder auf dem Land stehen auf einem Plättchen: Niemand kann stattdessen wechseln
    }.
relocate-from-prompt =
    Dein Vorrat ist leer: Du darfst stattdessen Mitglieder zwischen besetzten Plättchen versetzen, beliebig weit. { $left ->
        [one] Noch { $left } Mitglied.
       *[other] Noch { $left } Mitglieder.
    }
relocate-from = Mitglied vom { $tile-dative } nehmen
    .detail = { tile-now }
    .told = { $who } nimmt ein Mitglied vom { $tile-dative }.
relocate-from-stop =
    { $begun ->
        [yes] Niemanden mehr versetzen
       *[no] Niemanden versetzen
    }
    .told =
        { $begun ->
            [yes] { $who } versetzt niemanden mehr
           *[no] { $who } versetzt niemanden
        }.
relocate-to-prompt = Stelle das Mitglied vom { $tile-dative } auf ein anderes Plättchen, auf dem dein Stamm schon steht.
relocate-to = Mitglied auf das { $tile } versetzen
    .detail = { tile-now }
    .told = { $who } versetzt das Mitglied auf das { $tile }.
move-from-prompt =
    Wähle ein Mitglied für einen Schritt, oder höre auf. { $left ->
        [one] Noch { $left } Schritt.
       *[other] Noch { $left } Schritte.
    }
move-from = Mitglied vom { $tile-dative } bewegen
    .detail = { tile-now }
    .told = { $who } bewegt ein Mitglied vom { $tile-dative }.
move-from-stop =
    { $begun ->
        [yes] Nicht weiter bewegen
       *[no] Niemanden bewegen
    }
    .told =
        { $begun ->
            [yes] { $who } bewegt niemanden mehr
           *[no] { $who } bewegt niemanden
        } und lässt { $left ->
            [one] { $left } Schritt
           *[other] { $left } Schritte
        } verfallen.
move-to-prompt = Bewege das Mitglied vom { $tile-dative } auf ein benachbartes Landplättchen.
move-to = Schritt auf das { $tile }
    .detail = { tile-now }
    .told = Das Mitglied geht auf das { $tile }.
lose-member-prompt =
    Das Ereignis kostet dich Mitglieder: Wähle eines, das in den Vorrat zurückkehrt. { $left ->
        [one] Noch { $left } Mitglied.
       *[other] Noch { $left } Mitglieder.
    }
lose-member = Mitglied auf dem { $tile-dative } verlieren
    .detail = { tile-now }
    .told = { $who } verliert ein Mitglied auf dem { $tile-dative }.

# Land

drew-land = { $who } zieht { $land }land.
bag-short =
    { $left ->
        [0] Der Beutel ist leer
        [one] Im Beutel ist nur noch { $left } Plättchen
       *[other] Im Beutel sind nur noch { $left } Plättchen
    }{ $may ->
        [yes] : { $who } darf stattdessen erschöpftes Land ohne Mitglieder zurückdrehen
       *[no] , und { $who } hat kein erschöpftes Land ohne Mitglieder zum Zurückdrehen
    }.
pick-land-prompt =
    Du hast { $left } Landplättchen in der Hand. Welches legst du als Nächstes?
pick-land = Als Nächstes { $land }land legen
    .told = { $who } legt als Nächstes { $land }land.
lay-land-prompt = Lege { $land }land auf einen freien Platz neben deinem Land. Dort bleibt es die ganze Partie.
lay-place =
    { $side ->
        [on] auf das { $tile }
        [off] abseits von allem Land
        [east] östlich vom { $tile-dative }
        [south-east] südöstlich vom { $tile-dative }
        [south-west] südwestlich vom { $tile-dative }
        [west] westlich vom { $tile-dative }
        [north-west] nordwestlich vom { $tile-dative }
       *[north-east] nordöstlich vom { $tile-dative }
    }
lay-land = { $land }land { lay-place } legen
    .told = { $who } legt { $land }land { lay-place } an.
turn-back-prompt =
    Der Beutel ist leer. Du darfst stattdessen erschöpfte Plättchen ohne Mitglieder auf die aktive Seite zurückdrehen: { $left ->
        [one] { $left } Plättchen
       *[other] bis zu { $left } Plättchen
    }.
turn-back = Das { $tile } zurückdrehen
    .detail = wieder aktiv
    .told = { $who } dreht das { $tile } auf die aktive Seite zurück.
turn-back-stop =
    { $begun ->
        [yes] Nichts mehr zurückdrehen
       *[no] Nichts zurückdrehen
    }
    .told =
        { $begun ->
            [yes] { $who } dreht nichts mehr zurück
           *[no] { $who } dreht nichts zurück
        }.
exhaust-empty-prompt =
    Das Ereignis erschöpft dein Land: Wähle ein Plättchen ohne Mitglieder. Es liefert dann keinen Rohstoff mehr und zählt am Ende nicht als aktives Land. Noch { $left } Plättchen.
exhaust-empty = Das { $tile } erschöpfen
    .told = { $who } erschöpft das { $tile }.

# Errungenschaften

exhaust-wild-prompt =
    Für „{ $board }“ fehlt dir { $land }land: Erschöpfe stattdessen ein besetztes Plättchen anderer Art. Es liefert dann keinen Rohstoff mehr und zählt am Ende nicht als aktives Land. Noch { $left } Plättchen.
exhaust-wild = Das { $tile } erschöpfen
    .detail =
        { $members ->
            [one] { $members } Mitglied bleibt darauf
           *[other] { $members } Mitglieder bleiben darauf
        }
    .told = { $who } erschöpft das { $tile } als Joker.
lay-arrow-prompt = Lege deinen Pfeil zu „{ $board }“: Von welcher deiner Errungenschaften aus? Er bleibt liegen, und alle dürfen ihn nutzen.
lay-arrow = Pfeil von „{ $source }“ zu „{ $target }“ legen
    .told = { $who } legt einen Pfeil von „{ $source }“ zu „{ $target }“.
completed =
    { $who } vollendet „{ $board }“: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }{ $rises ->
        [yes] {" "}und ein Feld höher auf der Leiste { $track }
       *[no] ; der Marker auf der Leiste { $track } steht schon ganz oben
    }.
turned-up = Darüber wird „{ $board }“ aufgedeckt: braucht { $epoch } × { $land }land.
revealed = Das Ereignis „{ $tile }“ kommt ans Ende der Reihe: „{ $effect }“ Es geschieht erst, wenn jemand es nimmt.
stack-empty =
    Es kommt kein Ereignis: Der Stapel der { $epoch ->
        [1] { epoch-1 }
        [2] { epoch-2 }
       *[3] { epoch-3 }
    } ist leer.

# Ereignisse und das Ende

no-effect =
    „{ $tile }“ hat keine Wirkung: { $who } ist nicht am { $when ->
        [strongest] stärksten
       *[weakest] schwächsten
    }.
gained-points =
    { $who } erhält { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }.
lost-points =
    { $who } verliert { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }.
lost-all =
    { $number ->
        [0] { $who } hat keine Punkte zu verlieren
        [one] { $who } verliert { $number } Punkt, den letzten
       *[other] { $who } verliert { $number } Punkte, alle, die da waren
    }.
few-to-gain =
    { $number ->
        [0] { $who } erhält kein Mitglied: Im Vorrat ist niemand mehr
        [one] { $who } erhält nur { $number } Mitglied: Mehr sind nicht im Vorrat
       *[other] { $who } erhält nur { $number } Mitglieder: Mehr sind nicht im Vorrat
    }.
few-to-lose =
    { $number ->
        [0] { $who } verliert niemanden: Das letzte Mitglied bleibt immer
        [one] { $who } verliert nur { $number } Mitglied: Das letzte bleibt immer
       *[other] { $who } verliert nur { $number } Mitglieder: Das letzte bleibt immer
    }.
few-to-exhaust =
    { $number ->
        [0] { $who } erschöpft nichts: Kein aktives Land ist ohne Mitglieder
        [one] { $who } erschöpft nur { $number } Plättchen: Kein anderes aktives Land ist ohne Mitglieder
       *[other] { $who } erschöpft nur { $number } Plättchen: Kein anderes aktives Land ist ohne Mitglieder
    }.
gave-shells =
    { $number ->
        [0] { $who } hat keine Muscheln abzugeben
        [one] { $who } gibt { $number } Muschel ab
       *[other] { $who } gibt { $number } Muscheln ab
    }.
took-shells =
    { $number ->
        [0] { $who } erhält keine Muscheln: Die anderen haben keine
        [one] { $who } erhält { $number } Muschel von den anderen
       *[other] { $who } erhält { $number } Muscheln von den anderen
    }.
spent =
    „{ $tile }“ ist vorbei { $epoch ->
        [3] und liegt nun über der Reihe, als Ereignis der Bronzezeit { $count } von { $needed }
       *[other] und kommt in die Schachtel zurück
    }.
end-is-near = Das letzte nötige Ereignis der Bronzezeit ist geschehen: Die Partie endet mit dieser Runde.
game-ends =
    { $why ->
        [limit] Die Grenze von 500 Runden ist erreicht
       *[events] Die letzte Runde ist gespielt
    }: Die Partie ist zu Ende.
teeth-shown =
    { $number ->
        [0] { $who } hat keine Bärenzähne vorzuzeigen
        [one] { $who } zeigt Bärenzähne für { $number } Punkt
       *[other] { $who } zeigt Bärenzähne für { $number } Punkte
    }.

# Warum nicht

refused-no-such-board = Eine solche Errungenschaft gibt es nicht.
refused-face-down = Diese Errungenschaft ist noch verdeckt. Der erste Stein auf der darunter deckt sie auf.
refused-done-already = „{ $board }“ hast du schon vollendet: ein Stein je Person und Errungenschaft.
refused-nothing-below = Du brauchst deinen Stein auf „{ $below }“, direkt unter „{ $board }“, oder auf einer Errungenschaft daneben, von der ein Pfeil hierher führt.
refused-arrow-spent = Auf „{ $below }“, direkt unter „{ $board }“, liegt kein Stein von dir, und dein Pfeil liegt schon woanders.
refused-none-real =
    „{ $board }“ braucht { $need ->
        [one] { $need } Plättchen { $land }land
       *[other] { $need } verschiedene Plättchen { $land }land, jedes
    } mit einem deiner Mitglieder darauf und nicht erschöpft. Du hast keines, und mindestens eines muss echt sein; nur die übrigen lassen sich ersetzen.
refused-too-few-tiles =
    „{ $board }“ braucht { $need ->
        [one] ein Plättchen { $land }land mit einem deiner Mitglieder darauf und nicht erschöpft, oder ein solches anderer Art, das du dafür erschöpfst. Du hast keines.
       *[other] { $need } verschiedene Plättchen { $land }land, jedes mit einem deiner Mitglieder darauf und nicht erschöpft. Du hast { $real }; mit allen anderen besetzten, die einspringen könnten, sind es { $total }. Mehrere Mitglieder auf einem Plättchen zählen einmal.
    }
refused-exhausted = Dein { $tile-own } ist schon erschöpft.
refused-wild-needs-member = Auf dem { $tile-dative } steht niemand. Nur Plättchen mit einem deiner Mitglieder können einspringen.
refused-counts-as-real = Dein { $tile-own } zählt schon selbst. Erschöpfe ein Plättchen anderer Art.
refused-not-diagonal = Pfeile führen eine Reihe nach oben und eine Spalte nach links oder rechts.
refused-no-stone-there = Auf „{ $source }“ liegt kein Stein von dir; dort kann dein Pfeil nicht beginnen.
refused-no-land-there = Dort liegt kein Land von dir.
refused-no-such-land = Eine solche Landart gibt es nicht.
refused-not-drawn = { $land }land hast du nicht gezogen.
refused-land-taken = Dort liegt schon dein { $tile-own }. Land wird nie überdeckt und nie verlegt.
refused-touches-nothing = Dieser Platz berührt dein Land nicht. Ein neues Plättchen muss mit einer Kante an deines grenzen.
refused-still-active = Dein { $tile-own } ist nicht erschöpft.
refused-occupied =
    Auf dem { $tile-dative } { $members ->
        [one] steht { $members } Mitglied
       *[other] stehen { $members } Mitglieder
    }. Hier lassen sich nur Plättchen ohne Mitglieder umdrehen.
refused-same-tile = Dort steht das Mitglied schon. Wähle ein anderes Plättchen.
refused-needs-member = Auf dem { $tile-dative } steht niemand. Mitglieder kommen nur dorthin, wo dein Stamm schon steht.
refused-nobody-there = Auf dem { $tile-dative } steht niemand.
refused-not-adjacent = Ein Schritt führt auf ein Nachbarplättchen mit gemeinsamer Kante; das { $tile } ist keines.
