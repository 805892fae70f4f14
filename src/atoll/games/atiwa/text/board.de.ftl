# Was im Bild von Atiwa steht.

board-picture = Atiwa, Runde { $round }
board-round = Runde { $round } von { $rounds }
board-work = Arbeit
board-step-1 = 1 · Einkommen
board-step-2 = 2 · Wachstum
board-step-3 = 3 · Rückkehr
board-step-4 = 4 · Ernährung
board-step-5 = 5 · Nachwuchs
board-game-over = Spielende
board-bag = Verschmutzungsmarker im Beutel: { $none } ohne Gold, { $one } mit 1 Gold, { $two } mit 2 Gold
board-deck =
    { $n ->
        [one] { $n } Geländekarte im Stapel
       *[other] { $n } Geländekarten im Stapel
    }, { $discard } abgelegt
board-left = { $card }: noch { $n }
board-value =
    { $card }: { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }{ $nature ->
        [0] {""}
        [one] , { $nature } Natursymbol
       *[other] , { $nature } Natursymbole
    }
board-breeds =
    In dieser Runde vermehren sich ab { $n }: { $kind ->
        [wild] Wildtiere
        [family] Familien
        [goat] Ziegen
       *[bat] Flughunde
    }
board-shift = Nach dieser Runde rückt dieses Plättchen um ein Feld nach links, und Rundenfeld { $round } bietet eine Familie.
board-next-round = Nächste Runde: { $items }
board-colour-red = Rote Arbeitskräfte
board-colour-yellow = Gelbe Arbeitskräfte
board-colour-blue = Blaue Arbeitskräfte
board-apart = Niemand darf dieses Feld und „{ $other }“ zugleich nutzen
board-free-again = wieder frei in Runde { $round }
board-stays = bleibt bis zum Ende
board-workers-stay = Arbeitskräfte auf dem Plan

board-cell =
    { $card } ({ $cell }), { $code ->
        [T] Baumfeld
        [w] Baumfeld für Wildtier oder Frucht
        [b] Baumfeld für Flughund oder Frucht
        [F] Fruchtfeld
        [B] Flughundfeld
        [W] Wildtierfeld
        [G] Ziegenfeld
        [H] Haus
        [U] Ruine
       *[blank] leeres Feld
    }: { $content }.
board-takes = Nimmt auf: { $kinds }.
board-danger = Verschmutzungsmarker { $n } käme hierher.
board-tableau-of = Karten von { $who }
board-plan = Wo die Karten liegen

board-to-play = am Zug
board-marker = Startspielmarker
board-score =
    { $who }: { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    }
board-from-gold = Gold
board-from-cards = Karten
board-from-supply = Vorrat
board-from-trained = Schulung
board-from-bats = Flughunde
board-from-missing = Hunger
board-markers = Verschmutzung
board-total = Summe
board-gold = { $n } Gold
board-night =
    { $n ->
        [one] { $n } Flughund auf der Nachtkarte
       *[other] { $n } Flughunde auf der Nachtkarte
    }
board-nature =
    { $n ->
        [one] { $n } Natursymbol
       *[other] { $n } Natursymbole
    }
board-terrains =
    { $n ->
        [one] { $n } Geländekarte
       *[other] { $n } Geländekarten
    }; ab { $need } gibt es den Bonus
board-workers =
    { $n ->
        [one] { $n } Arbeitskraft einzusetzen
       *[other] { $n } Arbeitskräfte einzusetzen
    }
board-untrained =
    { $n ->
        [one] { $n } ungeschulte Familie
       *[other] { $n } ungeschulte Familien
    }
board-trained =
    { $n ->
        [one] { $n } geschulte Familie
       *[other] { $n } geschulte Familien
    }
board-pollution =
    { $n ->
        [one] { $n } Verschmutzungsmarker
       *[other] { $n } Verschmutzungsmarker
    }

board-row-wild = Wildtiere: { $n } Bäume in Schritt 2, { $n } Punkte.
board-row-tree = Bäume: { $n } Früchte in Schritt 2, { $n } Punkte.
board-row-fruit = Früchte: { $n } Flughunde in Schritt 2, { $n } Punkte.
board-row-family = Familien: { $n } Nahrung nötig, { $n } Punkte.
board-row-goat = Ziegen: { $n } Nahrung durch Milch, { $n } Punkte.
board-row-next = Mit einem weiteren Plättchen { $n }.

board-hand-place = Zu legen
board-hand-lay = Auszulegen
board-hand-train = Zu schulen
board-hand-fly = Auszufliegen
board-hand-pay-tree = Zu zahlen
board-hand-eat-bat = Zu essen
board-hand-feed = Noch nötig

board-coming = Die nächste Versorgungsphase
board-running = Versorgungsphase
board-last = Die letzte Versorgungsphase
board-income-gold = { $n } Gold
board-income-markers =
    { $n ->
        [one] { $n } Verschmutzungsmarker, vielleicht mit Gold
       *[other] { $n } Verschmutzungsmarker, manche mit Gold
    }
board-lost = Durch Verschmutzung verloren: { $what }
board-returned =
    { $n ->
        [one] { $n } Flughund zurückgekehrt
       *[other] { $n } Flughunde zurückgekehrt
    }
board-strayed =
    { $n ->
        [one] { $n } Flughund fand keinen Platz
       *[other] { $n } Flughunde fanden keinen Platz
    }
board-food = Nahrung: { $need } nötig, { $have } vorhanden
board-food-row = { $need } nötig, { $have } da
board-food-in =
    { $n } Nahrung in { $kind ->
        [goat] Ziegen
        [wild] Wildtieren
        [fruit] Früchten
        [bat] Flughunden
       *[gold] Gold
    }
board-demand = { $n } Nahrung nötig
board-eaten =
    Für Nahrung ausgegeben: { $n } { $kind ->
        [goat] { $n ->
            [one] Ziege
           *[other] Ziegen
        }
        [wild] { $n ->
            [one] Wildtier
           *[other] Wildtiere
        }
        [fruit] { $n ->
            [one] Frucht
           *[other] Früchte
        }
        [bat] { $n ->
            [one] Flughund
           *[other] Flughunde
        }
       *[gold] Gold
    }
board-missing = { $n } Nahrung fehlt
board-breeding =
    Nachwuchs { $kind ->
        [wild] der Wildtiere
        [family] der Familien
        [goat] der Ziegen
       *[bat] der Flughunde
    }: { $have } von { $need }, { $state ->
        [met] eins kommt dazu
        [none-left] nichts mehr auf der Vorratstafel
        [no-room] kein Platz
       *[too-few] zu wenige
    }

board-of = { $have } von { $wanted }
board-goal-points = Punkte
board-goal-gold = Gold
board-goal-bats = Flughunde
board-goal-families = Familien
board-goal-pollution =
    { $n ->
        [0] Kein Verschmutzungsmarker
       *[other] Höchstens { $n } Verschmutzungsmarker
    }
board-goal-farmsteads = Gehöfte
board-goal-settlements = Siedlungen
board-goal-villages = Dörfer
board-goal-towns = Städte
board-condition =
    { $met ->
        [yes] erreicht
       *[no] verfehlt
    }
board-goal-met = { $name }: Ziel erreicht
board-goal-missed = { $name }: Ziel verfehlt
