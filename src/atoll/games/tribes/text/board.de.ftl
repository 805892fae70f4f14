# Was im Bild von Tribes steht.

board-picture = Tribes, Runde { $round }
board-row = Aktionsreihe
board-round = Runde { $round }
board-in-use = im Einsatz
board-cost =
    { $cost ->
        [0] kostenlos
        [one] kostet { $cost } Muschel
       *[other] kostet { $cost } Muscheln
    }{ $gain ->
        [0] {""}
        [one] , { $gain } Muschel liegt darauf
       *[other] , { $gain } Muscheln liegen darauf
    }
board-free = kostenlos
board-or-achieve = oder Hand
board-comes =
    { $effect ->
        [gain-points] Du würdest { $n ->
            [one] { $n } Punkt
           *[other] { $n } Punkte
        } erhalten
        [lose-points] Du würdest { $n ->
            [one] { $n } Punkt
           *[other] { $n } Punkte
        } verlieren
        [gain-members] Du würdest { $n ->
            [one] { $n } Mitglied
           *[other] { $n } Mitglieder
        } erhalten
        [lose-members] Du würdest { $n ->
            [one] { $n } Mitglied
           *[other] { $n } Mitglieder
        } verlieren
        [exhaust-land] Du würdest { $n } Plättchen erschöpfen
        [explore] Du würdest { $n } Plättchen erhalten
       *[take-shells] Du würdest { $n ->
            [one] { $n } Muschel
           *[other] { $n } Muscheln
        } erhalten
    }.
board-misses = ohne Wirkung auf dich
board-event = Ereignis, { $epoch }
board-end-events = Bis zum Ende: Ereignisse der { $epoch }
board-of = { $struck } von { $needed }
board-last-round =
    { $turns ->
        [one] Letzte Runde · letzter Zug
       *[other] Letzte Runde · noch { $turns } Züge
    }
board-game-over = Ende der Partie
board-wins =
    { $winners ->
        [one] { $names } gewinnt
       *[other] { $names } teilen sich den Sieg
    }

board-achievements = Errungenschaften
board-face-down = { $epoch }, verdeckt
board-up =
    { $name }: braucht { $need } × { $land }land. Der nächste Stein bringt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } und ein Feld auf der Leiste { $track }.
board-full =
    { $name }: braucht { $need } × { $land }land. Alle Felder sind belegt.
board-space =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }{ $bolt ->
        [yes] , deckt ein Ereignis auf
       *[no] {""}
    }
board-stone = { $who }: Stein auf „{ $board }“
board-arrow-lies = { $who }: Pfeil von „{ $source }“ zu „{ $target }“
board-stack =
    { $epoch }: { $count ->
        [one] { $count } Ereignis im Stapel
       *[other] { $count } Ereignisse im Stapel
    }
board-bag = Beutel
board-bag-land = { $count } × { $land } im Beutel

board-tracks = Fortschritt
board-marker = { $who }: { $track } { $value }
board-end-points =
    { $points ->
        [one] { $points } Punkt am Ende
       *[other] { $points } Punkte am Ende
    }
board-value-procreation =
    { $n ->
        [one] { $n } Mitglied
       *[other] { $n } Mitglieder
    }
board-value-exploration =
    { $n } Plättchen
board-value-movement =
    { $n ->
        [one] { $n } Schritt
       *[other] { $n } Schritte
    }
board-strongest = am stärksten
board-weakest = am schwächsten
board-level = alle gleich
board-between = dazwischen

board-to-play = am Zug
board-starts = beginnt die Runde
board-score =
    { $who }: { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    }, wenn die Partie jetzt endete
board-score-secret = { $who }: Die Punkte sind bis zum Schluss geheim
board-points-from = Punkte aus:
board-shells = Muscheln
board-reserve = Vorrat
board-arrow = Pfeil
board-arrow-ready = noch da
board-arrow-spent = verbraucht
board-hand = Zu legen
board-land-tile =
    { $land }land{ $exhausted ->
        [yes] , erschöpft
       *[no] {""}
    }{ $members ->
        [0] {""}
        [one] , { $members } Mitglied
       *[other] , { $members } Mitglieder
    }
board-free-hex = freier Platz
board-land-of = Land von { $who }
board-teeth-count =
    { $n ->
        [one] { $n } Punkt in Bärenzähnen
       *[other] { $n } Punkte in Bärenzähnen
    }
board-teeth-secret = Bärenzähne, bis zum Schluss geheim
board-shells-count =
    { $n ->
        [one] { $n } Muschel
       *[other] { $n } Muscheln
    }
board-members-count =
    { $n ->
        [one] { $n } Mitglied auf dem Land
       *[other] { $n } Mitglieder auf dem Land
    }, { $reserve } im Vorrat
board-active-count =
    { $n ->
        [one] { $n } aktives Landplättchen
       *[other] { $n } aktive Landplättchen
    }
board-exhausted-count =
    { $n ->
        [one] { $n } erschöpftes Landplättchen
       *[other] { $n } erschöpfte Landplättchen
    }
board-total = Summe

# Was die Zeichen bedeuten

board-sign-procreation = Nachwuchs: neue Mitglieder
board-sign-exploration = Erkundung: Land ziehen und legen
board-sign-movement = Bewegung: Mitglieder machen Schritte
board-sign-strength = Stärke: Ereignisse fragen, wer am stärksten oder schwächsten ist; bei Gleichstand sind es alle
board-sign-hand = Mit Hand: stattdessen eine Errungenschaft vollenden
board-sign-shell = Muschel: bezahlt Tafeln weiter hinten in der Reihe
board-sign-tooth = Bärenzahn: Punkte
board-sign-bolt = Blitz: ein Ereignis, oder ein Feld, das eines aufdeckt
board-sign-member = Mitglied; mehrere zeigen ihre Zahl
board-sign-exhausted = Erschöpftes Land: kein Rohstoff mehr und am Ende kein aktives Land; Mitglieder dürfen bleiben
board-sign-end = Genommene und noch fehlende Ereignisse der Bronzezeit (orange): Mit dem letzten endet die Partie nach dieser Runde
board-sign-arrow = Pfeil: einmal je Partie der Weg schräg nach oben
