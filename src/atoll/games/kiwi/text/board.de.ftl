# Was im Bild von Kiwi Chow Down geschrieben steht.

board-picture = Kiwi Chow Down, Saison { $season }
board-kiwibot = Kiwibot
board-island = Die Insel
board-season = Saison { $season } von { $seasons }
board-phase-setup = Aufbau
board-phase-awakening = Erwachen
board-phase-change = Saisonwechsel
board-phase-actions = Aktionen
board-phase-season-card = Saisonkarte
board-phase-mark = Revier markieren
board-order = Zugfolge: { $names }
board-bags = In den Beuteln
board-game-over = Spielende
board-beaten = Du hast den Kiwibot geschlagen
board-lost = Der Kiwibot gewinnt

board-moved = { $piece }, schon bewegt
board-marked = Marker { $who ->
    [Kiwibot] des Kiwibots
   *[other] von { $who }
}
board-nest-of = { $nest } { $who ->
    [Kiwibot] des Kiwibots
   *[other] von { $who }
}
board-strength = Stärke: { $strengths }

board-first = Startmarker
board-to-play = am Zug
board-score = { $who }: { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    } ({ $sources })
board-spent = diese Saison benutzt
board-side-b = Seite B der Schwarmtafel von { $flock }
board-power-second-mark = Beim Markieren: { $price ->
        [one] { $price } Frucht
       *[other] { $price } Früchte
    } für einen zweiten Marker.
board-power-choose-marker = Marker ziehen: einen mehr, dann einen zurück.
board-power-double-nests = Nestboni zählen doppelt, außer Punkten.
board-power-more-moves = Eine Bewegung mehr; gleich große Kiwis schubsen.
board-fruit = Früchte { $total }/{ $limit }
board-fruit-red = Rote Früchte
board-fruit-green = Grüne Früchte
board-fruit-yellow = Gelbe Früchte
board-fruit-blue = Blaue Früchte
board-markers = Marker { $n }
board-markers-hidden = Marker
board-marker = Marker: { $terrain }
board-track = Kiwi-Leiste: noch { $n }
board-reserve = Reserve
board-reserve-of = Scheiben in der Reserve: { $n }
board-nests = Nester: { $first ->
        [one] { $first } Frucht
       *[other] { $first } Früchte einer Farbe
    }; zweite Reihe { $second }
board-nest =
    { $nest }: { $price ->
        [one] { $price } Frucht
       *[other] { $price } Früchte einer Farbe
    }. Beim Bau: { $placement }. Jede Saison: { $season }.{ $points ->
        [0] {""}
        [one] {" "}{ $points } Punkt wert.
       *[other] {" "}{ $points } Punkte wert.
    }{ $built ->
        [yes] {" "}Gebaut.
       *[no] {""}
    }
board-built = { $nest }: gebaut
board-not-built = { $nest }: nicht gebaut
board-played = Gespielt
board-face-down = Eine verdeckte Karte
board-down-card = { $card }, verdeckt
board-extra-move = Mehr Bewegung:
board-extra-move-price = Nach den Bewegungen einer Karte: { $price ->
        [one] { $price } Frucht ({ $one } oder { $other })
       *[other] { $price } Früchte ({ $one } und { $other }, auch gemischt)
    } für eine weitere

board-hand = Hand von { $who }
board-hand-backs = { $n ->
        [one] { $n } Handkarte
       *[other] { $n } Handkarten
    }
board-deck = Stapel { $deck } · Ablage { $discards }
board-down = verdeckt:
board-use-feed = { $card }: füttern
board-use-move = { $card }: bewegen
board-use-build = { $card }: bauen
board-use-bonus = { $card }: der Bonus
board-use-down = { $card }: verdeckt, für Früchte

board-winner = Wer vorn liegt
board-the-others = Alle anderen
board-most-on = meiste Kiwi-Scheiben auf { $terrain }feldern
board-fewest-on = wenigste Kiwi-Scheiben auf { $terrain }feldern
board-most-size-1 = meiste Kiwis der Größe 1
board-most-size-2 = meiste Kiwis der Größe 2
board-most-size-3 = meiste Kiwis der Größe 3
board-most-nests = meiste Nester
board-most-at-leader = meiste Kiwi-Scheiben, egal wessen, beim eigenen Leader
board-most-best-hex = meiste Kiwi-Scheiben auf einem Feld
board-most-dominated = meiste dominierte Felder
board-most-single = meiste Felder mit nur einem eigenen Kiwi
board-leads = { $who } liegt vorn: { $n }
board-ties = { $who } liegt gleichauf vorn: { $n }
board-counts = { $who }: { $n }
board-turn-order = Zugfolge

board-solitaire = Solokarte (noch { $n })
board-looks-from = geht aus von
board-looks = Der Kiwibot geht { $who ->
    [Kiwibot] von seinem Leader
   *[other] vom Leader von { $who }
} aus
board-row-move = Wenn eine Karte Bewegen aufgedeckt wird
board-row-feed = Wenn eine Karte Füttern aufgedeckt wird
board-row-build = Wenn eine Karte Bauen aufgedeckt wird
board-row-wild = Wenn ein Joker aufgedeckt wird
board-kept = Behaltene Saisonkarten { $n } · Karten im Stapel { $deck }
board-cell-move =
    Bewegt Kiwis (Größe { $sizes }) { $to }{ $group ->
        [same] , alle auf dasselbe Feld
        [diff] , alle auf verschiedene Felder
       *[any] {""}
    }{ $whom ->
        [human] , schubst je { $pushes } von deinen
        [kiwibot] , schubst je { $pushes } von seinen
       *[none] {""}
    }
board-to-terrain = auf ein { $terrain }feld
board-to-human-most = zum Feld mit den meisten deiner Scheiben
board-to-kiwibot-most = zum Feld mit den meisten seiner Scheiben
board-to-human-leader = zu deinem Leader
board-cell-feed =
    { $owner ->
        [human] Füttert einen deiner Kiwis der Größe { $size }
       *[kiwibot] Füttert einen seiner Kiwis der Größe { $size }
    }
board-cell-build = Baut: { $nest }
board-cell-place = { $n ->
        [one] Setzt { $n } Kiwi
       *[other] Setzt { $n } Kiwis
    }

board-legend = Zeichen
board-sign-first = wer vorn liegt
board-sign-others = alle anderen
board-sign-tie = Gleichstand: niemand
board-sign-built = beim Bau
board-sign-season = jede Saison
board-sign-fruit = Frucht aus dem Beutel
board-sign-marker = Marker
board-sign-place = ein neuer Kiwi
board-sign-grow = ein Kiwi wächst
board-sign-feed = Aktion Füttern
board-sign-move = Aktion Bewegen
board-sign-build = Aktion Bauen
