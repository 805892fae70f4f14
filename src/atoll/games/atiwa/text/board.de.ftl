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
board-bag = Verschmutzungsmarken im Beutel: { $none } ohne Gold, { $one } mit 1 Gold, { $two } mit 2 Gold
board-deck =
    { $n ->
        [one] { $n } Landschaftskarte im Stapel
       *[other] { $n } Landschaftskarten im Stapel
    }, { $discard ->
        [0] nichts abgelegt
       *[other] abgelegt: { $discard }
    }
board-left =
    { $card }: { $n ->
        [0] keine mehr
       *[other] noch { $n }
    }
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
    Nachwuchs gibt es in dieser Runde ab { $n }: { $kind ->
        [wild] Buschtiere
        [family] Familien
        [goat] Ziegen
       *[bat] Flughunde
    }
board-shift = Nach dieser Runde rückt diese Tafel um ein Rundenfeld nach links, und Rundenfeld { $round } bietet eine Familie.
board-next-round = Nächste Runde: { $items }
board-colour-red = Rote Figuren
board-colour-yellow = Gelbe Figuren
board-colour-blue = Blaue Figuren
board-apart = Niemand darf dieses Aktionsfeld und „{ $other }“ zugleich nutzen
board-free-again = wieder frei in Runde { $round }
board-stays = bleibt bis zum Ende
board-workers-stay = Figuren auf dem Plan

board-cell =
    „{ $card }“ ({ $cell }), { $code ->
        [T] Baumfeld
        [w] Baumfeld für Buschtier oder Frucht
        [b] Baumfeld für Flughund oder Frucht
        [F] Fruchtfeld
        [B] Flughundfeld
        [W] Buschtierfeld
        [G] Ziegenfeld
        [H] Haus
        [U] unbewohnbares Haus
       *[blank] Feld ohne Symbol
    }: { $content }.
board-takes = Nimmt auf: { $kinds }.
board-danger = Hierher käme Verschmutzungsmarke { $n }.
board-tableau-of = Karten von { $who }
board-plan = Wo die Karten liegen

board-to-play = am Zug
board-marker = Startmarke
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
        [0] kein Flughund auf der Nachtkarte
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
        [one] { $n } Landschaftskarte
       *[other] { $n } Landschaftskarten
    }; den Bonus gibt es ab { $need }
board-workers =
    { $n ->
        [one] { $n } Figur einzusetzen
       *[other] { $n } Figuren einzusetzen
    }
board-untrained =
    { $n ->
        [0] keine ungeschulte Familie
        [one] { $n } ungeschulte Familie
       *[other] { $n } ungeschulte Familien
    }
board-trained =
    { $n ->
        [0] keine geschulte Familie
        [one] { $n } geschulte Familie
       *[other] { $n } geschulte Familien
    }
board-pollution =
    { $n ->
        [0] keine Verschmutzungsmarke
        [one] { $n } Verschmutzungsmarke
       *[other] { $n } Verschmutzungsmarken
    }

board-row-wild =
    Buschtiere: { $n ->
        [0] kein Baum in Schritt 2, keine Punkte
        [one] { $n } Baum in Schritt 2, { $n } Punkt
       *[other] { $n } Bäume in Schritt 2, { $n } Punkte
    }.
board-row-tree =
    Bäume: { $n ->
        [0] keine Frucht in Schritt 2, keine Punkte
        [one] { $n } Frucht in Schritt 2, { $n } Punkt
       *[other] { $n } Früchte in Schritt 2, { $n } Punkte
    }.
board-row-fruit =
    Früchte: { $n ->
        [0] kein Flughund in Schritt 2, keine Punkte
        [one] { $n } Flughund in Schritt 2, { $n } Punkt
       *[other] { $n } Flughunde in Schritt 2, { $n } Punkte
    }.
board-row-family =
    Familien: { $n ->
        [0] keine Nahrung nötig, keine Punkte
        [one] nötige Nahrung: { $n }, { $n } Punkt
       *[other] nötige Nahrung: { $n }, { $n } Punkte
    }.
board-row-goat =
    Ziegen: { $n ->
        [0] keine Nahrung durch Milch, keine Punkte
        [one] { $n } Nahrung durch Milch, { $n } Punkt
       *[other] { $n } Nahrung durch Milch, { $n } Punkte
    }.
board-row-next = Mit einer weiteren Marke: { $n }.

board-hand-place = Zu legen
board-hand-lay = Auszulegen
board-hand-train = Zu schulen
board-hand-fly = Zum Ausfliegen
board-hand-pay-tree = Zu zahlen
board-hand-eat-bat = Zu essen
board-hand-feed = Noch nötig

board-coming = Die nächste Unterhaltsphase
board-running = Unterhaltsphase
board-last = Die letzte Unterhaltsphase
board-income-gold = { $n } Gold
board-income-markers =
    { $n ->
        [one] { $n } Verschmutzungsmarke, vielleicht mit Gold
       *[other] { $n } Verschmutzungsmarken, manche mit Gold
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
board-food = Nahrung: { board-food-row }
board-food-row =
    nötig: { $need ->
        [0] keine
       *[other] { $need }
    }, da: { $have ->
        [0] keine
       *[other] { $have }
    }
board-food-in =
    { $n } Nahrung in { $kind ->
        [goat] Ziegen
        [wild] Buschtieren
        [fruit] Früchten
        [bat] Flughunden
       *[gold] Gold
    }
board-demand = Nötige Nahrung: { $n }
board-eaten =
    Für Nahrung ausgegeben: { $n } { $kind ->
        [goat] { $n ->
            [one] Ziege
           *[other] Ziegen
        }
        [wild] { $n ->
            [one] Buschtier
           *[other] Buschtiere
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
board-missing = Fehlende Nahrung: { $n }
board-breeding =
    Nachwuchs { $kind ->
        [wild] der Buschtiere
        [family] der Familien
        [goat] der Ziegen
       *[bat] der Flughunde
    }: { $have } von { $need }, { $state ->
        [met] eine Marke kommt dazu
        [none-left] nichts mehr auf dem Vorratstableau
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
        [0] Keine Verschmutzung
        [one] Höchstens { $n } Verschmutzungsmarke
       *[other] Höchstens { $n } Verschmutzungsmarken
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

# Was die Zeichen bedeuten

board-sign-gold = Gold
board-sign-tree = Baum
board-sign-fruit = Frucht
board-sign-wild = Buschtier
board-sign-goat = Ziege
board-sign-bat = Flughund
board-sign-family = Familie, ungeschult
board-sign-trained = Familie, geschult
board-sign-food = Nahrung
board-sign-supply = Vorratstableau
board-sign-terrain = Landschaftskarte
board-sign-star = Punkte
board-sign-flag = Startmarke
