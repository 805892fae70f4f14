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
terrain-32 = Wohnhof
terrain-33 = Jagdhütte
terrain-34 = Brachland
terrain-35 = Garten des Bürgermeisters
terrain-36 = Lateritfläche
no-card = keine Karte
card-copy = { $card } { $n }

# Die Felder einer Karte nach ihrem Platz darauf.
cell-tm = oben Mitte
cell-tr = oben rechts
cell-ml = Mitte links
cell-mm = ganz in der Mitte
cell-mr = Mitte rechts
cell-bl = unten links
cell-bm = unten Mitte
cell-br = unten rechts
where = „{ $card }“ ({ $cell })

# Wo eine Karte zwischen den anderen liegt.
beside-right = rechts neben „{ $card }“
beside-left = links neben „{ $card }“
beside-below = unter „{ $card }“
beside-above = über „{ $card }“
beside-on = auf „{ $card }“
beside-none = fern von allen Karten

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
space-n3 = Gold der Natur, zweites Aktionsfeld
space-e1 = Ziegenmarkt
space-e2 = Neuankömmlinge
space-k1 = Schule
space-lf1 = Gehöft, erstes Feld
space-lf2 = Gehöft, zweites Feld
space-ls1 = Siedlung, erstes Feld
space-ls2 = Siedlung, zweites Feld
space-lv1 = Dorf, erstes Feld
space-lv2 = Dorf, zweites Feld
space-lt1 = Stadt, erstes Feld
space-lt2 = Stadt, zweites Feld
space-x1 = Zug der Neuankömmlinge
space-x2 = Obstgarten
space-x3 = Wildnis
space-x4 = Lehrerin

content-empty = leer
content-tree = Baum
content-tree-fruit = Baum mit Frucht
content-tree-wild = Baum mit Buschtier
content-tree-bat = Baum mit Flughund
content-fruit = Frucht
content-wild = Buschtier
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

# Die Plätze; allein sind die Figuren rot, gelb und blau, also heißt kein Platz so.
seat-0 = Rosa
seat-1 = Orange
seat-2 = Grün
seat-3 = Violett

progress-round =
    Runde { $now ->
        [1] I
        [2] II
        [3] III
        [4] IV
        [5] V
        [6] VI
       *[7] VII
    } von { $last ->
        [1] I
        [2] II
        [3] III
        [4] IV
        [5] V
        [6] VI
       *[7] VII
    }
nobody-won = Das Ziel ist verfehlt.

tie-pollution = weniger Verschmutzungsmarken
breakdown-gold = Gold
breakdown-cards = Karten
breakdown-supply = Vorratstableau
breakdown-trained = Geschulte Familien
breakdown-bats = Flughunde über zehn
breakdown-missing = Fehlende Nahrung

# Satzteile

list = { $first }, { $second }
roman =
    { $round ->
        [1] I
        [2] II
        [3] III
        [4] IV
        [5] V
        [6] VI
       *[7] VII
    }
worker-colour =
    { $colour ->
        [red] rote
        [yellow] gelbe
       *[blue] blaue
    }
your-gold =
    { $gold ->
        [0] kein Gold
       *[other] { $gold } Gold
    }
your-trees =
    { $trees ->
        [0] keinen Baum
        [one] { $trees } Baum
       *[other] { $trees } Bäume
    }
one-token =
    { $kind ->
        [wild] ein Buschtier
        [tree] einen Baum
        [fruit] eine Frucht
        [family] eine Familie
        [goat] eine Ziege
       *[bat] einen Flughund
    }
the-token =
    { $kind ->
        [wild] das Buschtier
        [tree] den Baum
        [fruit] die Frucht
        [family] die Familie
        [goat] die Ziege
       *[bat] den Flughund
    }
token-plural =
    { $kind ->
        [wild] Buschtiere
        [tree] Bäume
        [fruit] Früchte
        [family] Familien
        [goat] Ziegen
       *[bat] Flughunde
    }
tokens =
    { $n } { $kind ->
        [wild] { $n ->
            [one] Buschtier
           *[other] Buschtiere
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

# Was die Aktionsfelder bieten

item-and = { $first } + { $second }
item-gold = { $n } Gold
item-gain = { tokens }
item-tree-with-fruit = Baum mit Frucht
item-choice =
    { $n ->
        [one] { $n } Flughund
       *[other] { $n } Flughunde
    } oder 1 Buschtier
item-rather = { $item }, nicht { $other }
item-train =
    { $n ->
        [one] Schulung
       *[other] { $n } Schulungen
    }
item-paid-train =
    { $n ->
        [one] Schulung
       *[other] bis zu { $n } Schulungen
    } für { $price } Gold
item-exchange = { tokens } für { $price } Gold
item-nature-gold = { $n } Gold je Natursymbol
item-nature-train =
    { $n ->
        [one] Schulung
       *[other] { $n } Schulungen
    } je Natursymbol
item-deck = Landschaftskarte vom Stapel
item-open = Landschaftskarte „{ $card }“
item-open-none = offene Landschaftskarte, keine da
item-house-bats = ein Flughund in jedes unbesetzte Haus
item-location =
    „{ $card }“ für { $trees ->
        [one] { $trees } Baum
       *[other] { $trees } Bäume
    } und { $price } Gold
item-bonus-gold =
    { $n } Gold ab { $terrain ->
        [one] { $terrain } Landschaftskarte
       *[other] { $terrain } Landschaftskarten
    }
item-bonus-train =
    Schulung ab { $terrain ->
        [one] { $terrain } Landschaftskarte
       *[other] { $terrain } Landschaftskarten
    }

place-worker-prompt =
    Setze eine Figur auf ein freies Aktionsfeld und führe seine Aktionen aus. { $left ->
        [one] Noch { $left } Figur.
       *[other] Noch { $left } Figuren.
    }
place-worker = { $space }: { $items }
    .detail =
        { $useless ->
            [yes] bringt dir jetzt nichts
           *[no] {""}
        }
    .told = { $who } setzt eine Figur: { $space }.
refused-no-such-space = Dieses Aktionsfeld gibt es mit so vielen Personen nicht.
refused-space-occupied = Dort steht schon eine Figur: eine je Aktionsfeld.
refused-space-blocked = Deine { worker-colour } Figur steht noch dort; das Aktionsfeld ist in Runde { roman } wieder frei.
refused-space-blocked-for-good = Deine { worker-colour } Figur steht dort bis zum Ende des Spiels.
refused-pair = Zu viert darf niemand diese beiden Aktionsfelder nutzen, und du stehst auf „{ $other }“.

choose-action-prompt = { $space }: Was tust du als Nächstes? Die Reihenfolge ist frei, und alles darf entfallen.
choose-action = { $item }{ $again ->
        [yes] {" "}(noch einmal)
       *[no] {""}
    }
    .told = { $who } wählt: { $item }.
choose-finish = Hier nichts weiter tun
    .told = { $who } nutzt die übrigen Aktionen dieses Aktionsfeldes nicht.
gained-gold = { $who } bekommt { $n } Gold.
spent-gold = { $who } zahlt { $n } Gold.
took-terrain = { $who } nimmt die Landschaftskarte „{ $card }“.
took-location = { $who } nimmt die Ortschaftskarte „{ $card }“.
took-marker = { $who } nimmt die Startmarke.
deck-reshuffled = Der Stapel ist aufgebraucht: Die Ablage wird gemischt und ist der neue Stapel.
short =
    { $lacks ->
        [room] { $who } hat keinen Platz für { tokens }.
       *[supply] { $who } bekommt { tokens } nicht: Das Vorratstableau gibt nichts mehr her.
    }
refused-no-such-action = Diese Aktion bietet das Aktionsfeld nicht.
refused-action-done = Diese Aktion ist schon ausgeführt.
refused-bonus-waits = Der Bonus kommt nach der Aktion darüber.
refused-no-terrain = Es gibt keine Landschaftskarte zu nehmen.
    .told = Für { $who } gibt es keine Landschaftskarte zu nehmen.
refused-no-empty-house = Du hast kein unbesetztes Haus.
    .told = { $who } hat kein unbesetztes Haus.
refused-stack-empty = Es gibt keine Karte „{ $card }“ mehr.
    .told = Für { $who } gibt es keine Karte „{ $card }“ mehr.
refused-cannot-pay-location =
    „{ $card }“ kostet { $need-trees ->
        [one] { $need-trees } Baum
       *[other] { $need-trees } Bäume
    } von deinen Karten und { $need-gold } Gold; du hast { your-trees } und { your-gold }.
    .told =
        { $who } kann „{ $card }“ nicht bezahlen: Das kostet { $need-trees ->
            [one] { $need-trees } Baum
           *[other] { $need-trees } Bäume
        } und { $need-gold } Gold.
refused-cannot-pay = Das kostet { $price } Gold, und du hast { your-gold }.
    .told = Das kostet { $price } Gold; so viel hat { $who } nicht.
refused-none-left = Auf deinem Vorratstableau sind keine { token-plural } mehr.
    .told = Auf dem Vorratstableau von { $who } sind keine { token-plural } mehr.
refused-no-room = Deine Karten haben keinen Platz für { one-token }.
    .told = { $who } hat keinen Platz für { one-token }.
refused-too-few-terrain =
    Der Bonus verlangt { $need ->
        [one] { $need } Landschaftskarte
       *[other] { $need } Landschaftskarten
    } in deiner Auslage, und du hast { $have ->
        [0] keine
       *[other] { $have }
    }. Ortschaften und Symbole zählen nicht.
    .told =
        { $who } hat weniger als { $need ->
            [one] { $need } Landschaftskarte
           *[other] { $need } Landschaftskarten
        }: kein Bonus.
refused-training-useless = In dieser Herausforderung haben Schulungen keine Wirkung.
    .told = In dieser Herausforderung haben Schulungen keine Wirkung.
refused-no-nature = Du hast kein Natursymbol.
    .told = { $who } hat kein Natursymbol.
refused-all-trained = Du hast keine ungeschulte Familie.
    .told = { $who } hat keine ungeschulte Familie mehr.

# Karten

place-card-prompt = Lege „{ $card }“ neben eine deiner Karten.
place-card = „{ $card }“ { $place } legen
    .told = { $who } legt „{ $card }“ { $place }.
refused-no-such-place = Karten liegen in vier Spalten, Seite an Seite mit anderen.
refused-place-taken = Dort liegt schon „{ $other }“. Karten werden nie bewegt.
refused-touches-nothing = Dieser Platz berührt keine deiner Karten. Eine neue Karte muss direkt neben, über oder unter einer liegen.
pay-tree-prompt =
    Zahle mit Bäumen von deinen Karten. { $left ->
        [one] Noch { $left } Baum.
       *[other] Noch { $left } Bäume.
    }
pay-tree = Den Baum auf { where } zahlen
    .detail =
        { $load ->
            [fruit] seine Frucht ist verloren
            [wild] sein Buschtier ist verloren
            [bat] sein Flughund ist verloren
           *[none] {""}
        }
    .told =
        { $who } zahlt mit dem Baum auf { where }{ $load ->
            [fruit] ; seine Frucht ist verloren
            [wild] ; sein Buschtier ist verloren
            [bat] ; sein Flughund ist verloren
           *[none] {""}
        }.
refused-no-tree = Auf { where } steht kein Baum. Nur Bäume auf Karten können bezahlt werden.

# Marken

why =
    { $reason ->
        [growth] {" "}(Schritt 2)
        [night] {" "}(Schritt 3)
        [breeding] {" "}(Schritt 5)
        [flight] {" "}(Flughundaktion)
       *[action] {""}
    }
why-told =
    { $reason ->
        [growth] , in Schritt 2
        [night] , in Schritt 3
        [breeding] , in Schritt 5
        [flight] , durch die Flughundaktion
       *[action] {""}
    }
place-wild-prompt =
    Lege { $left ->
        [one] ein Buschtier
       *[other] nacheinander { $left } Buschtiere
    }{ why }, oder hör auf.
place-wild = Buschtier auf { where }
    .told = { $who } legt ein Buschtier auf { where }{ why-told }.
place-tree-prompt =
    { $reason ->
        [flight] Lege den Baum, der aus den Samen gewachsen ist.
       *[other] Lege { $left ->
            [one] einen Baum
           *[other] nacheinander { $left } Bäume
        }{ why }, oder hör auf.
    }
place-tree = Baum auf { where }
    .told = { $who } legt einen Baum auf { where }{ why-told }.
place-fruit-prompt =
    Lege { $left ->
        [one] eine Frucht
       *[other] nacheinander { $left } Früchte
    }{ why }, oder hör auf.
place-fruit = Frucht auf { where }
    .detail = { $content }
    .told = { $who } legt eine Frucht auf { where }{ why-told }.
place-goat-prompt =
    Lege { $left ->
        [one] eine Ziege
       *[other] nacheinander { $left } Ziegen
    }{ why }, oder hör auf.
place-goat = Ziege auf { where }
    .told = { $who } legt eine Ziege auf { where }{ why-told }.
place-bat-prompt =
    { $reason ->
        [night] Deine Flughunde kehren zurück: Lege sie, solange Platz ist. { $left ->
            [one] Noch { $left } Flughund.
           *[other] Noch { $left } Flughunde.
        }
       *[other] Lege { $left ->
            [one] einen Flughund
           *[other] nacheinander { $left } Flughunde
        }{ why }, oder hör auf.
    }
place-bat = Flughund auf { where }
    .detail = { $content }
    .told = { $who } legt einen Flughund auf { where }{ why-told }.
place-family-prompt =
    Gib { $left ->
        [one] einer Familie ein Haus
       *[other] nacheinander { $left } Familien Häuser
    }{ why }, oder hör auf.
place-family = Familie in { where }
    .detail =
        { $bat ->
            [leaves] der Flughund dort ist verloren
           *[no] ungeschult
        }
    .told = { $who } gibt einer ungeschulten Familie ein Haus in { where }{ why-told }.
place-family-trained = Familie, sofort geschult, in { where }
    .detail =
        { $bat ->
            [stays] der Flughund dort bleibt
           *[no] verbraucht die Schulung
        }
    .told = { $who } gibt einer Familie ein Haus in { where } und schult sie sofort{ why-told }.
place-tree-fruit-prompt = Lege einen Baum mit Frucht{ why }, oder hör auf.
place-tree-fruit = Baum mit Frucht auf { where }
    .told = { $who } legt einen Baum mit Frucht auf { where }{ why-told }.
place-stop =
    { $left ->
        [one] Darauf verzichten
       *[other] Auf den Rest verzichten
    }
    .told =
        { $who } verzichtet auf { $left } { $kind ->
            [wild] { $left ->
                [one] Buschtier
               *[other] Buschtiere
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
bat-driven-out = Der Flughund in { where } muss einer neuen Familie von { $who } weichen.
train-prompt =
    Schule eine ungeschulte Familie, oder hör auf. { $left ->
        [one] Noch { $left } Schulung.
       *[other] Noch { $left } Schulungen.
    }
train = Die Familie in { where } schulen
    .told = { $who } schult die Familie in { where }.
train-stop = Niemanden mehr schulen
    .told =
        { $who } lässt { $left ->
            [one] { $left } Schulung
           *[other] { $left } Schulungen
        } ungenutzt.
house-bats-prompt = In jedes unbesetzte Haus darf ein Flughund ziehen: in alle oder in die deiner Wahl.
house-bats-all =
    { $n ->
        [one] Ein Flughund in das einzige unbesetzte Haus
        [2] Je ein Flughund in beide unbesetzten Häuser
       *[other] Je ein Flughund in alle { $n } unbesetzten Häuser
    }
    .told =
        { $who } setzt { $n ->
            [one] einen Flughund in das einzige unbesetzte Haus
            [2] je einen Flughund in beide unbesetzten Häuser
           *[other] je einen Flughund in alle { $n } unbesetzten Häuser
        }.
house-bats = Flughund in das Haus auf { where }
    .told = { $who } setzt einen Flughund in das Haus auf { where }.
house-bats-stop = Keine Flughunde mehr
    .told = { $who } lässt die anderen Häuser leer.

refused-no-such-cell = Dieses Feld hast du nicht.
refused-polluted = { where } ist für immer verschmutzt.
refused-not-trained-at-once = Sofort geschult wird eine Familie nur auf dem Rundenfeld der Runden I und VI, solange es seine Schulung noch bietet.
refused-trained-already = Die Familie in { where } ist schon geschult.
refused-no-family = In { where } wohnt keine Familie.
refused-no-house = { where } ist kein Haus.
refused-house-occupied = Das Haus auf { where } ist besetzt: { $content }.
refused-tree-holds-no = Der Baum auf { where } kann { one-token } nicht tragen.
refused-occupied = { where } hat keinen Platz für { one-token }. Dort liegt schon: { $content }.
refused-blank = { where } ist ein Feld ohne Symbol: Platz für { one-token } hat es nur, wenn anderswo auf der Karte schon eine solche Marke liegt.
refused-family-without-bat = { where } ist ein Feld ohne Symbol. Die geschulte Familie auf dieser Karte öffnet es nur dann für Flughunde, wenn ein Flughund bei ihr wohnt.
refused-needs-tree = { where } braucht erst einen Baum; vorher ist dort kein Platz für { one-token }.
refused-wrong-cell = { where } ist nicht für { one-token } gedacht.
refused-uninhabitable = Das Haus auf { where } ist unbewohnbar: Dort kann keine Familie wohnen.
refused-family-there = In { where } wohnt schon eine Familie.
refused-bat-untrained = Die Familie in { where } ist ungeschult: Flughunde wohnen nur bei geschulten.
refused-bat-empty-house = In leere Häuser wie { where } kommen Flughunde nur durch die Aktion für unbesetzte Häuser; ausgeflogene kehren nicht dorthin zurück.
refused-bat-there = In { where } wohnt schon ein Flughund.

# Die Flughundaktion

fly-prompt =
    { $left ->
        [3] Flughundaktion? Wähle den ersten von drei Flughunden: Sie holen für eine Frucht einen Baum und kehren in Schritt 3 zurück. Oder beende deinen Zug.
        [one] Wähle den letzten Flughund.
       *[other] Wähle den nächsten Flughund. Noch { $left } Flughunde.
    }
fly = Flughund auf { where } fliegt aus
    .detail = { $content }
    .told = Ein Flughund von { $who } fliegt von { where } aus.
fly-stop = Den Zug ohne Flughundaktion beenden
    .told = { $who } lässt die Flughunde ruhen.
spend-fruit-prompt = Wähle die Frucht, die die Flughunde fressen.
spend-fruit = Die Frucht auf { where } abgeben
    .told = Die Flughunde von { $who } fressen die Frucht auf { where }.
no-flight =
    Die Flughunde von { $who } können nicht ausfliegen: { $lacks ->
        [tree] Auf dem Vorratstableau ist kein Baum mehr
       *[room] Für einen Baum ist kein Platz
    }.
refused-no-bat = Auf { where } ist kein Flughund.
refused-no-fruit = Auf { where } ist keine Frucht.

# Unterhalt

upkeep-begins = Die Unterhaltsphase der Runde { roman } beginnt; { $who } fängt an.
upkeep-begins-alone = Die Unterhaltsphase der Runde { roman } beginnt.
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
bag-empty =
    Der Beutel ist leer: { $n ->
        [one] { $n } ungeschulte Familie von { $who } bringt
       *[other] { $n } ungeschulte Familien von { $who } bringen
    } weder Gold noch Verschmutzung.
polluted = Verschmutzung für { $who } auf { where }. Verloren: { $content }.
polluted-empty = Verschmutzung für { $who } auf { where }. Dort war nichts.
pollution-beside = Alle Felder von { $who } sind verschmutzt: Die Marke liegt neben den Karten.
strayed =
    { $n ->
        [one] { $n } Flughund von { $who } findet keinen Platz und fliegt
       *[other] { $n } Flughunde von { $who } finden keinen Platz und fliegen
    } für immer fort.
food-demand = { $who } braucht { $n } Nahrung.
food-covered = Den Familien von { $who } genügt die Milch der Ziegen.
food-missing =
    Den Familien von { $who } fehlt Nahrung: { $n }. Das kostet { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
feed-prompt =
    Ernähre deine Familien: noch { $need } Nahrung. Eine Ziege gibt { $goat } Nahrung, ein Buschtier { $wild }, Frucht und Gold je 1{ $bats ->
        [0] {""}
        [one] ; auch { $bats } Flughund darf gegessen werden
       *[other] ; auch { $bats } Flughunde dürfen gegessen werden
    }.
feed =
    { $kind ->
        [goat] Die Ziege
        [wild] Das Buschtier
        [fruit] Die Frucht
       *[bat] Den Flughund
    } auf { where } essen
    .detail = { $food } Nahrung
    .told = Die Familien von { $who } essen { the-token } auf { where }: { $food } Nahrung.
feed-gold = Den Rest mit Gold bezahlen
    .detail = { $n } Gold
    .told = { $who } gibt { $n } Gold für Nahrung aus.
feed-nothing = Essen, was auf { where } ist
eat-bat-prompt =
    Die Nahrung reicht nicht. Wähle die Flughunde, die gegessen werden. { $left ->
        [one] Noch { $left } Flughund.
       *[other] Noch { $left } Flughunde.
    }
eat-bat = Den Flughund auf { where } essen
    .told = Die Familien von { $who } essen den Flughund auf { where }.
refused-too-little-gold = Nötige Nahrung: noch { $need }. Du hast { your-gold }.
refused-no-food = Auf { where } ist keine Nahrung. Bäume und Familien werden nicht gegessen.
refused-bats-not-eaten =
    Flughunde werden nur von ungeschulten Familien gegessen, je einer. Du hast { $untrained ->
        [0] keine, also bleibt der Flughund auf { where }
        [one] eine, und sie hat gegessen; der Flughund auf { where } bleibt
       *[other] { $untrained }, und alle haben gegessen; der Flughund auf { where } bleibt
    }.
refused-waste = Nötige Nahrung: noch { $need }. Isst du { the-token } auf { where }, ist am Ende eine Marke verschwendet.
breed-prompt = Nachwuchs: Wähle, was als Nächstes kommt, jede Art einmal, oder hör auf.
breed =
    Nachwuchs: { $kind ->
        [wild] ein Buschtier
        [family] eine Familie
        [goat] eine Ziege
       *[bat] ein Flughund
    }
    .detail = braucht { $need }
    .told =
        { $who } bekommt Nachwuchs: { $kind ->
            [wild] ein Buschtier
            [family] eine Familie
            [goat] eine Ziege
           *[bat] ein Flughund
        }.
breed-finish = Keinen weiteren Nachwuchs
    .told = { $who } will keinen weiteren Nachwuchs.
refused-no-breeding = Diese Art bekommt in dieser Runde keinen Nachwuchs.
refused-bred-already = Jede Art bekommt in einer Runde nur einmal Nachwuchs, so viele du auch hast.
refused-too-few-to-breed =
    Um als Nachwuchs { one-token } zu bekommen, brauchst du { $need } auf deinen Karten und hast { $have ->
        [0] nichts davon
       *[other] { $have }
    }.
workers-return =
    { $colour ->
        [red] Die roten Figuren verlassen den Plan.
        [yellow] Die gelben Figuren verlassen den Plan.
        [blue] Die blauen Figuren verlassen den Plan.
       *[all] Alle Figuren kehren zurück.
    }
terrain-swept =
    { $n ->
        [one] Diese Landschaftskarte wird abgelegt: { $cards }.
       *[other] Diese Landschaftskarten werden abgelegt: { $cards }.
    }
terrain-dealt =
    { $n ->
        [one] Eine neue Landschaftskarte liegt offen: { $cards }.
       *[other] Neue Landschaftskarten liegen offen: { $cards }.
    }
tile-moved =
    Die Tafel „{ $items }“ rückt auf Rundenfeld { roman }; das nächste Rundenfeld bietet jetzt eine Familie.
new-round = Runde { roman } beginnt; { $who } fängt an.
new-round-alone =
    Runde { roman } beginnt, mit den { $colour ->
        [red] roten
        [yellow] gelben
       *[blue] blauen
    } Figuren.
emigrated =
    { $n ->
        [0] Auf dem Vorratstableau von { $who } ist keine Familie mehr, die abwandern könnte
        [one] { $n } Familie verlässt das Vorratstableau von { $who } für immer
       *[other] { $n } Familien verlassen das Vorratstableau von { $who } für immer
    }.

# Was eine Möglichkeit bringt

brings-paid =
    −{ $n } { $n ->
        [one] Punkt
       *[other] Punkte
    } in Gold
brings-when =
    { $last ->
        [yes] diese Runde
       *[no] jede Runde
    }
brings-income =
    { brings-when } { $way ->
        [up] +{ $n }
       *[down] −{ $n }
    } Gold
brings-pollution =
    { $way ->
        [up] { $n ->
            [one] { brings-when } eine Verschmutzungsmarke mehr
           *[other] { brings-when } { $n } Verschmutzungsmarken mehr
        }
       *[down] { $n ->
            [one] { brings-when } eine Verschmutzungsmarke weniger
           *[other] { brings-when } { $n } Verschmutzungsmarken weniger
        }
    }
brings-demand = { brings-when } Nahrungsbedarf: { $before } → { $then }
brings-card =
    { $n ->
        [0] die Karte zählt keine Punkte
        [one] die Karte zählt { $n } Punkt
       *[other] die Karte zählt { $n } Punkte
    }
brings-short =
    { $lacks ->
        [room] kein Platz für { tokens }
        [room-yet] kein Platz für { tokens }, außer auf der neuen Karte
       *[supply] nicht mehr im Vorrat: { tokens }
    }

# Das Ende

game-ends = Die Partie ist zu Ende.
final-score =
    { $who } hat { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }.
victory = { $who } gewinnt.
victory-shared = { $who } teilt sich den Sieg.
met =
    { $met ->
        [yes] erreicht
       *[no] verfehlt
    }
goal-points = Punkte: { $have } von { $wanted }, { met }.
goal-gold = Gold: { $have } von { $wanted }, { met }.
goal-bats = Flughunde: { $have } von { $wanted }, { met }.
goal-families = Familien: { $have } von { $wanted }, { met }.
goal-pollution =
    Verschmutzungsmarken: { $have }, { $wanted ->
        [0] keine erlaubt
       *[other] erlaubt: { $wanted }
    }, { met }.
goal-farmsteads = Gehöfte: { $have } von { $wanted }, { met }.
goal-settlements = Siedlungen: { $have } von { $wanted }, { met }.
goal-villages = Dörfer: { $have } von { $wanted }, { met }.
goal-towns = Städte: { $have } von { $wanted }, { met }.
goal-all =
    { $challenge }: { $met ->
        [yes] Das Ziel ist erreicht
       *[no] Das Ziel ist verfehlt
    }.

# Die Option auf der Seite für einen neuen Tisch.

option-challenge = Herausforderung des Solospiels
option-challenge-none = Keine
option-challenge-none-about = Erreiche 120 Punkte.
option-challenge-colony = { challenge-colony }
option-challenge-colony-about = Habe 40 Flughunde und 100 Punkte.
option-challenge-commonwealth = { challenge-commonwealth }
option-challenge-commonwealth-about = Habe 3 Städte, 13 Familien und 100 Punkte.
option-challenge-investor = { challenge-investor }
option-challenge-investor-about = Habe 1 Gehöft, 1 Siedlung, 2 Dörfer, 1 Stadt, 21 Gold und 100 Punkte.
option-challenge-metropolis = { challenge-metropolis }
option-challenge-metropolis-about = Es gibt keine Landschaftskarten. Erreiche 90 Punkte.
option-challenge-migration = { challenge-migration }
option-challenge-migration-about = In jeder Runde verlassen 2 Familien des Vorrats das Spiel. Erreiche 90 Punkte.
option-challenge-no-pollution = { challenge-no-pollution }
option-challenge-no-pollution-about = Sei am Ende ohne Verschmutzung und habe 100 Punkte.
option-challenge-prosperity = { challenge-prosperity }
option-challenge-prosperity-about = Habe 30 Gold und 120 Punkte.
option-challenge-untrained = { challenge-untrained }
option-challenge-untrained-about = Schulungen bewirken nichts. Habe 13 Familien und 80 Punkte.
