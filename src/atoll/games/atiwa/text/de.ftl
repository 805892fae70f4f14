# Die Worte von Atiwa.

game-title = Atiwa
game-blurb = Gründe eine Gemeinde am Atiwa-Gebirge: Gib Familien Häuser und Wissen, beherberge Flughunde und verhindere, dass der Goldabbau das Land vergiftet.
game-length = 30 Minuten pro Person
game-weight = mittel
game-alone = Allein spielst du um ein Ziel: genug Punkte, oder was eine Herausforderung verlangt.

# Namen

location-farmstead = Gehöft
location-settlement = Siedlung
location-village = Dorf
location-town = Stadt

terrain-01 = Waldrand
terrain-02 = Galeriewald
terrain-03 = Schlafbäume
terrain-04 = Regenwald
terrain-05 = Jungwald
terrain-06 = Nutzwald
terrain-07 = Bambusdickicht
terrain-08 = Großer Kapokbaum
terrain-09 = Wilder Obstgarten
terrain-10 = Mangohain
terrain-11 = Ölpalmenpflanzung
terrain-12 = Kakaohof
terrain-13 = Bananengarten
terrain-14 = Savanne
terrain-15 = Grasland
terrain-16 = Verlassener Hof
terrain-17 = Buschland
terrain-18 = Termitenebene
terrain-19 = Flussufer
terrain-20 = Sumpfwald
terrain-21 = Lagune
terrain-22 = Wasserfall
terrain-23 = Schilfmoor
terrain-24 = Flughundhöhle
terrain-25 = Felswand
terrain-26 = Steiniger Hügel
terrain-27 = Waldreservat
terrain-28 = Verlassene Mine
terrain-29 = Ziegenweide
terrain-30 = Hangwiese
terrain-31 = Hirtenlager
terrain-32 = Gehege
terrain-33 = Jagdhütte
terrain-34 = Brachland
terrain-35 = Garten des Bürgermeisters
terrain-36 = Lateritfläche
no-card = keine Karte

space-d1 = Stapel und Gold
space-d2 = Stapel und Obstbaum
space-o1 = Offene Karte 1
space-o2 = Offene Karte 2
space-o3 = Offene Karte 3
space-o4 = Offene Karte 4
space-tr1 = Rundenfeld I
space-tr2 = Rundenfeld II
space-tr3 = Rundenfeld III
space-tr4 = Rundenfeld IV
space-tr5 = Rundenfeld V
space-tr6 = Rundenfeld VI
space-tr7 = Rundenfeld VII
space-n1 = Gold der Natur
space-n2 = Lehren der Natur
space-n3 = Gold der Natur, zweites Feld
space-e1 = Ziegenmarkt
space-e2 = Neuankömmlinge
space-k1 = Schule
space-lf1 = Gehöft, links
space-lf2 = Gehöft, rechts
space-ls1 = Siedlung, links
space-ls2 = Siedlung, rechts
space-lv1 = Dorf, links
space-lv2 = Dorf, rechts
space-lt1 = Stadt, links
space-lt2 = Stadt, rechts
space-x1 = Zug der Neuankömmlinge
space-x2 = Obstgarten
space-x3 = Wildnis
space-x4 = Lehrerin

content-empty = leer
content-tree = Baum
content-tree-fruit = Baum mit Frucht
content-tree-wild = Baum mit Wildtier
content-tree-bat = Baum mit Flughund
content-fruit = Frucht
content-wild = Wildtier
content-goat = Ziege
content-bat = Flughund
content-family = ungeschulte Familie
content-trained = geschulte Familie
content-trained-bat = geschulte Familie mit Flughund
content-polluted = verschmutzt

challenge-none = Solospiel
challenge-colony = Kolonie
challenge-commonwealth = Gemeinwesen
challenge-investor = Investition
challenge-metropolis = Metropole
challenge-migration = Abwanderung
challenge-no-pollution = Ohne Verschmutzung
challenge-prosperity = Wohlstand
challenge-untrained = Ungeschult

page-round = Runde { $number }
nobody-won = Das Ziel ist verfehlt.

tie-pollution = weniger Verschmutzungsmarker
breakdown-gold = Gold
breakdown-cards = Karten
breakdown-supply = Vorratstafel
breakdown-trained = Geschulte Familien
breakdown-bats = Flughunde über zehn
breakdown-missing = Fehlende Nahrung

one-token =
    { $kind ->
        [wild] ein Wildtier
        [tree] einen Baum
        [fruit] eine Frucht
        [family] eine Familie
        [goat] eine Ziege
       *[bat] einen Flughund
    }
token-plural =
    { $kind ->
        [wild] Wildtiere
        [tree] Bäume
        [fruit] Früchte
        [family] Familien
        [goat] Ziegen
       *[bat] Flughunde
    }
tokens =
    { $n } { $kind ->
        [wild] { $n ->
            [one] Wildtier
           *[other] Wildtiere
        }
        [tree] { $n ->
            [one] Baum
           *[other] Bäume
        }
        [fruit] { $n ->
            [one] Frucht
           *[other] Früchte
        }
        [family] { $n ->
            [one] Familie
           *[other] Familien
        }
        [goat] { $n ->
            [one] Ziege
           *[other] Ziegen
        }
       *[bat] { $n ->
            [one] Flughund
           *[other] Flughunde
        }
    }

# Was die Felder bieten

item-and = { $first } + { $second }
item-gold = { $n } Gold
item-gain = { tokens }
item-tree-with-fruit = Baum mit Frucht
item-choice =
    { $n ->
        [one] { $n } Flughund
       *[other] { $n } Flughunde
    } oder 1 Wildtier
item-train =
    { $n ->
        [one] Schulung
       *[other] { $n } Schulungen
    }
item-paid-train = { $price } Gold zahlen: bis zu { $n } Schulungen
item-exchange = { $price } Gold zahlen: { tokens }
item-nature-gold = { $n } Gold je Natursymbol
item-nature-train = { $n ->
        [one] Schulung
       *[other] { $n } Schulungen
    } je Natursymbol
item-deck = Geländekarte vom Stapel
item-open = Geländekarte { $card }
item-house-bats = ein Flughund in jedes unbesetzte Haus
item-location = { $card } für { $trees } Bäume und { $price } Gold
item-bonus-gold = { $n } Gold bei { $terrain } Geländekarten
item-bonus-train = Schulung bei { $terrain } Geländekarten

place-worker-prompt =
    Setze eine Arbeitskraft auf ein freies Feld und führe seine Aktionen aus. { $left ->
        [one] Noch { $left } Arbeitskraft.
       *[other] Noch { $left } Arbeitskräfte.
    }
place-worker = { $space }: { $items }
    .detail =
        { $useless ->
            [yes] bringt dir jetzt nichts
           *[no] {""}
        }
    .told = { $who } setzt eine Arbeitskraft: { $space }.
refused-no-such-space = Dieses Feld gibt es mit so vielen Personen nicht.
refused-space-occupied = Dort steht schon eine Arbeitskraft: eine je Feld.
refused-space-blocked =
    Deine { $colour ->
        [red] rote
        [yellow] gelbe
       *[blue] blaue
    } Arbeitskraft steht noch dort; das Feld ist in Runde { $round } wieder frei.
refused-pair = Zu viert darf niemand beide Felder nutzen, und du stehst auf „{ $other }“.

choose-action-prompt = { $space }: Was tust du als Nächstes? Die Reihenfolge ist frei, und alles darf entfallen.
choose-action = { $item }
    .told = { $who } wählt: { $item }.
choose-finish = Den Rest lassen
    .told = { $who } lässt den Rest des Feldes.
gained-gold = { $who } bekommt { $n } Gold.
took-terrain = { $who } nimmt die Geländekarte „{ $card }“.
took-marker = { $who } nimmt den Startspielmarker.
refused-no-such-action = Diese Aktion bietet das Feld nicht.
refused-action-done = Diese Aktion ist schon ausgeführt.
refused-bonus-waits = Der Bonus kommt nach der Aktion darüber.
refused-no-terrain = Es gibt keine Geländekarte zu nehmen.
refused-no-empty-house = Du hast kein unbesetztes Haus.
refused-stack-empty = Es gibt keine Karte „{ $card }“ mehr.
refused-cannot-pay-location = „{ $card }“ kostet { $need-trees } Bäume von deinen Karten und { $need-gold } Gold; du hast { $trees } und { $gold }.
refused-cannot-pay = Das kostet { $price } Gold, und du hast { $gold }.
refused-none-left = Auf deiner Vorratstafel sind keine { token-plural } mehr.
refused-no-room = Deine Karten haben keinen Platz für { one-token }.
refused-too-few-terrain = Der Bonus verlangt { $need } Geländekarten in deiner Auslage, und du hast { $have }. Orte und Symbole zählen nicht.
refused-training-useless = In dieser Herausforderung haben Schulungen keine Wirkung.
refused-no-nature = Du hast kein Natursymbol.
refused-all-trained = Du hast keine ungeschulte Familie.

# Karten

place-card-prompt = Lege „{ $card }“ neben eine deiner Karten.
place-card = { $card } auf { $place } legen
    .told = { $who } legt „{ $card }“ auf { $place }.
refused-no-such-place = Karten liegen in vier Spalten, Seite an Seite mit anderen.
refused-place-taken = Auf { $place } liegt schon eine Karte. Karten werden nie bewegt.
refused-touches-nothing = { $place } berührt keine deiner Karten. Eine neue Karte muss direkt neben, über oder unter einer liegen.
pay-tree-prompt =
    Zahle mit Bäumen von deinen Karten. Noch { $left }.
pay-tree = Den Baum auf { $card } ({ $cell }) zahlen
    .detail =
        { $load ->
            [fruit] seine Frucht geht mit
            [wild] sein Wildtier geht mit
            [bat] sein Flughund geht mit
           *[none] {""}
        }
    .told = { $who } zahlt mit dem Baum auf { $card } ({ $cell }).
refused-no-tree = Auf { $cell } steht kein Baum. Nur Bäume auf Karten können bezahlt werden.

# Plättchen

why =
    { $reason ->
        [growth] {" "}(Schritt 2)
        [night] {" "}(Schritt 3)
        [breeding] {" "}(Schritt 5)
        [flight] {" "}(Flughundaktion)
       *[action] {""}
    }
place-wild-prompt = Lege ein Wildtier, oder hör auf. Noch { $left }{ why }.
place-wild = Wildtier auf { $card } ({ $cell })
    .told = { $who } legt ein Wildtier auf { $card } ({ $cell }){ why }.
place-tree-prompt =
    { $reason ->
        [flight] Lege den Baum, der aus den Samen gewachsen ist.
       *[other] Lege einen Baum, oder hör auf. Noch { $left }{ why }.
    }
place-tree = Baum auf { $card } ({ $cell })
    .told = { $who } legt einen Baum auf { $card } ({ $cell }){ why }.
place-fruit-prompt = Lege eine Frucht, oder hör auf. Noch { $left }{ why }.
place-fruit = Frucht auf { $card } ({ $cell })
    .detail = { $content }
    .told = { $who } legt eine Frucht auf { $card } ({ $cell }){ why }.
place-goat-prompt = Lege eine Ziege, oder hör auf. Noch { $left }{ why }.
place-goat = Ziege auf { $card } ({ $cell })
    .told = { $who } legt eine Ziege auf { $card } ({ $cell }){ why }.
place-bat-prompt =
    { $reason ->
        [night] Deine Flughunde kehren heim: Lege sie, solange Platz ist. Noch { $left }.
       *[other] Lege einen Flughund, oder hör auf. Noch { $left }{ why }.
    }
place-bat = Flughund auf { $card } ({ $cell })
    .detail = { $content }
    .told = { $who } legt einen Flughund auf { $card } ({ $cell }){ why }.
place-family-prompt = Gib einer Familie ein Haus, oder hör auf. Noch { $left }{ why }.
place-family = Familie in { $card } ({ $cell })
    .detail =
        { $bat ->
            [leaves] der Flughund dort ist verloren
           *[no] ungeschult
        }
    .told = { $who } gibt einer Familie ein Haus in { $card } ({ $cell }){ why }.
place-family-trained = Familie, sofort geschult, in { $card } ({ $cell })
    .detail =
        { $bat ->
            [stays] der Flughund dort bleibt
           *[no] verbraucht die Schulung
        }
    .told = { $who } gibt einer Familie ein Haus in { $card } ({ $cell }) und schult sie sofort{ why }.
place-tree-fruit-prompt = Lege einen Baum mit Frucht{ why }, oder hör auf. Noch { $left }.
place-tree-fruit = Baum mit Frucht auf { $card } ({ $cell })
    .told = { $who } legt einen Baum mit Frucht auf { $card } ({ $cell }){ why }.
place-stop =
    { $left ->
        [one] Darauf
       *[other] Auf den Rest
    } verzichten
    .told =
        { $who } verzichtet auf { $left } { $kind ->
            [wild] { $left ->
                [one] Wildtier
               *[other] Wildtiere
            }
            [tree] { $left ->
                [one] Baum
               *[other] Bäume
            }
            [fruit] { $left ->
                [one] Frucht
               *[other] Früchte
            }
            [family] { $left ->
                [one] Familie
               *[other] Familien
            }
            [goat] { $left ->
                [one] Ziege
               *[other] Ziegen
            }
           *[bat] { $left ->
                [one] Flughund
               *[other] Flughunde
            }
        }.
bat-driven-out = Der Flughund in { $card } ({ $cell }) muss der neuen Familie von { $who } weichen.
train-prompt =
    Schule eine ungeschulte Familie, oder hör auf. { $left ->
        [one] Noch { $left } Schulung.
       *[other] Noch { $left } Schulungen.
    }
train = Die Familie in { $card } ({ $cell }) schulen
    .told = { $who } schult die Familie in { $card } ({ $cell }).
train-stop = Niemanden mehr schulen
    .told =
        { $who } lässt { $left ->
            [one] { $left } Schulung
           *[other] { $left } Schulungen
        } ungenutzt.
house-bats-prompt = In jedes unbesetzte Haus darf ein Flughund ziehen: in alle oder in die deiner Wahl.
house-bats-all =
    Ein Flughund in alle { $n } Häuser
    .told =
        { $who } setzt { $n ->
            [one] einen Flughund in das unbesetzte Haus
           *[other] Flughunde in { $n } unbesetzte Häuser
        }.
house-bats = Flughund in das Haus von { $card } ({ $cell })
    .told = { $who } setzt einen Flughund in das Haus von { $card } ({ $cell }).
house-bats-stop = Keine Flughunde mehr
    .told = { $who } lässt die anderen Häuser leer.

refused-no-such-cell = Diese Stelle hast du nicht.
refused-polluted = { $cell } auf { $card } ist für immer verschmutzt.
refused-not-trained-at-once = Sofort geschult wird eine Familie nur auf dem Rundenfeld der Runden I und VI, solange es seine Schulung noch bietet.
refused-trained-already = Die Familie in { $card } ({ $cell }) ist schon geschult.
refused-no-family = Auf { $card } ({ $cell }) wohnt keine Familie.
refused-no-house = { $card } ({ $cell }) ist kein Haus.
refused-house-occupied = Das Haus in { $card } ({ $cell }) ist besetzt: { $content }.
refused-tree-holds-no =
    Der Baum auf { $card } ({ $cell }) kann { one-token } nicht tragen.
refused-occupied = { $card } ({ $cell }) hat keinen Platz für { one-token }: { $content }.
refused-blank = Eine leere Stelle nimmt nur, was auf ihrer Karte schon liegt; auf { $card } ({ $cell } ist leer) liegt nichts davon, also kein Platz für { one-token }.
refused-family-without-bat = Die geschulte Familie auf { $card } hat keinen Flughund bei sich: Nur mit ihm öffnet sie leere Stellen wie { $cell } für Flughunde.
refused-needs-tree = { $card } ({ $cell }) braucht erst einen Baum; vorher gibt es keinen Platz für { one-token }.
refused-wrong-cell = { $card } ({ $cell }) ist nicht für { one-token } gedacht.
refused-uninhabitable = In der Ruine auf { $card } ({ $cell }) kann niemand wohnen.
refused-family-there = In { $card } ({ $cell }) wohnt schon eine Familie.
refused-bat-untrained = Die Familie in { $card } ({ $cell }) ist ungeschult: Flughunde bleiben nur bei geschulten.
refused-bat-empty-house = In leere Häuser wie { $card } ({ $cell }) kommen Flughunde nur durch die Aktion für unbesetzte Häuser; ausgeflogene kehren nicht dorthin zurück.
refused-bat-there = In { $card } ({ $cell }) wohnt schon ein Flughund.

# Die Flughundaktion

fly-prompt =
    { $left ->
        [3] Flughundaktion? Wähle den ersten von drei Flughunden: Sie holen für eine Frucht einen Baum und kommen heute Nacht zurück. Oder beende deinen Zug.
       *[other] Wähle den nächsten Flughund. Noch { $left }.
    }
fly = Flughund von { $card } ({ $cell }) fliegt aus
    .detail = { $content }
    .told = Ein Flughund von { $who } fliegt von { $card } ({ $cell }) aus.
fly-stop = Den Zug ohne Flughundaktion beenden
    .told = { $who } lässt die Flughunde ruhen.
spend-fruit-prompt = Wähle die Frucht, die die Flughunde fressen.
spend-fruit = Die Frucht auf { $card } ({ $cell }) abgeben
    .told = Die Flughunde fressen die Frucht von { $who } auf { $card } ({ $cell }).
refused-no-bat = Auf { $card } ({ $cell }) ist kein Flughund.
refused-no-fruit = Auf { $card } ({ $cell }) ist keine Frucht.
refused-no-room-after = Mit { $card } ({ $cell }) fände der neue Baum am Ende keinen Platz.

# Unterhalt

income-trained =
    { $who } bekommt { $n } Gold von { $n ->
        [one] { $n } geschulten Familie
       *[other] { $n } geschulten Familien
    }.
income-marker =
    Eine ungeschulte Familie von { $who } schürft und findet { $n ->
        [0] kein Gold
       *[other] { $n } Gold
    }.
polluted = Verschmutzung für { $who } auf { $card } ({ $cell }). Verloren: { $content }.
polluted-empty = Verschmutzung für { $who } auf { $card } ({ $cell }). Dort war nichts.
pollution-beside = Alle Stellen von { $who } sind verschmutzt: Der Marker liegt neben den Karten.
strayed =
    { $n ->
        [one] { $n } Flughund von { $who } findet keinen Platz und fliegt
       *[other] { $n } Flughunde von { $who } finden keinen Platz und fliegen
    } für immer fort.
food-demand = { $who } braucht { $n } Nahrung.
food-missing =
    { $who } fehlt { $n } Nahrung; das kostet { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
paid-gold = { $who } gibt { $n } Gold für Nahrung aus.
feed-prompt =
    Ernähre deine Familien: noch { $need } Nahrung. Ziege 3, Wildtier 2, Frucht und Gold 1{ $bats ->
        [0] {""}
        [one] ; auch { $bats } Flughund darf gegessen werden
       *[other] ; auch { $bats } Flughunde dürfen gegessen werden
    }.
feed =
    { $kind ->
        [goat] Die Ziege
        [wild] Das Wildtier
        [fruit] Die Frucht
       *[bat] Den Flughund
    } auf { $card } ({ $cell }) essen
    .detail = { $food } Nahrung
    .told =
        { $who } gibt den Familien { $kind ->
            [goat] die Ziege
            [wild] das Wildtier
            [fruit] die Frucht
           *[bat] den Flughund
        } auf { $card } ({ $cell }): { $food } Nahrung.
feed-gold = Den Rest mit Gold bezahlen
    .detail = { $n } Gold
    .told = { $who } kauft die restliche Nahrung.
feed-nothing = Essen, was auf { $card } ({ $cell }) ist
eat-bat-prompt = Die Nahrung reicht nicht. Wähle die Flughunde, die gegessen werden. Noch { $left }.
eat-bat = Den Flughund auf { $card } ({ $cell }) essen
    .told = Die Familien von { $who } essen den Flughund auf { $card } ({ $cell }).
refused-too-little-gold = Es fehlen noch { $need } Nahrung, und du hast { $have } Gold.
refused-no-food = Auf { $card } ({ $cell }) ist keine Nahrung. Bäume und Familien werden nicht gegessen.
refused-bats-not-eaten =
    Flughunde werden nur von ungeschulten Familien gegessen, je einer. Du hast { $untrained ->
        [0] keine, also bleibt der Flughund auf { $card } ({ $cell })
       *[other] { $untrained }, und alle haben gegessen; der Flughund auf { $card } ({ $cell }) bleibt
    }.
refused-waste =
    Es fehlen noch { $need } Nahrung. Nähmst du { one-token } von { $card } ({ $cell }), wäre am Ende etwas verschwendet.
breed-prompt = Vermehrung: Wähle, was als Nächstes kommt, jede Art einmal, oder hör auf.
breed =
    Neu: { $kind ->
        [wild] Wildtier
        [family] Familie
        [goat] Ziege
       *[bat] Flughund
    }
    .detail = braucht { $need }
    .told =
        { $who } vermehrt { $kind ->
            [wild] Wildtiere
            [family] Familien
            [goat] Ziegen
           *[bat] Flughunde
        }.
breed-finish = Nichts mehr vermehren
    .told = { $who } vermehrt nichts mehr.
refused-no-breeding = Diese Art vermehrt sich in dieser Runde nicht.
refused-bred-already = Du hast schon { one-token } dazubekommen: { $need } oder mehr ({ $have }) geben nur eines.
refused-too-few-to-breed = Um { one-token } dazuzubekommen, brauchst du { $need } auf deinen Karten und hast { $have }.
new-round = Runde { $round } beginnt; { $who } fängt an.
emigrated =
    { $n ->
        [0] Auf der Vorratstafel von { $who } ist keine Familie mehr, die abwandern könnte
        [one] { $n } Familie verlässt die Vorratstafel von { $who } für immer
       *[other] { $n } Familien verlassen die Vorratstafel von { $who } für immer
    }.

# Ziele des Solospiels

met =
    { $met ->
        [yes] erreicht
       *[no] verfehlt
    }
goal-points = Punkte: { $have } von { $wanted }, { met }.
goal-gold = Gold: { $have } von { $wanted }, { met }.
goal-bats = Flughunde: { $have } von { $wanted }, { met }.
goal-families = Familien: { $have } von { $wanted }, { met }.
goal-pollution = Verschmutzungsmarker: { $have }, höchstens { $wanted }, { met }.
goal-farmsteads = Gehöfte: { $have } von { $wanted }, { met }.
goal-settlements = Siedlungen: { $have } von { $wanted }, { met }.
goal-villages = Dörfer: { $have } von { $wanted }, { met }.
goal-towns = Städte: { $have } von { $wanted }, { met }.
goal-all =
    { $challenge }: { $met ->
        [yes] das Ziel ist erreicht
       *[no] das Ziel ist verfehlt
    }.

# The option on the page of a new table.

option-challenge = Herausforderung, nur allein
option-challenge-none = Keine
option-challenge-colony = { challenge-colony }
option-challenge-commonwealth = { challenge-commonwealth }
option-challenge-investor = { challenge-investor }
option-challenge-metropolis = { challenge-metropolis }
option-challenge-migration = { challenge-migration }
option-challenge-no-pollution = { challenge-no-pollution }
option-challenge-prosperity = { challenge-prosperity }
option-challenge-untrained = { challenge-untrained }
