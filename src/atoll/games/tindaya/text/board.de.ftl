# Was im Bild von Tindaya steht.

board-picture = Tindaya, Zeitalter { $era }
page-round = Zeitalter { $number }
board-era = Zeitalter { $era } von { $eras }
board-phase-setup = Aufbau
board-phase-strategy = Prophezeiungen
board-phase-actions = Aktionen
board-phase-end-of-era = Ende des Zeitalters
board-order = Reihenfolge: { $names }
board-to-play = am Zug
board-passed = hat gepasst
board-traitor = Verräter
board-game-over = Spielende

board-ground-sea = Meer
board-ground-chasm = Meeresgraben
board-ground-volcano = Vulkan
board-ground-shore = Küste
board-ground-forest = Wald
board-ground-mountain = Berg
board-fort = eine Festung
board-wall = eine Mauer
board-animals = { $n ->
        [one] { $n } Tier
       *[other] { $n } Tiere
    }
board-troops = { $n ->
        [one] { $n } Konquistador
       *[other] { $n } Konquistadoren
    }
board-canoes = { $n ->
        [one] { $n } Kanu
       *[other] { $n } Kanus
    }
board-natives = { $who }: Dorfleute { $villagers }, Adlige { $nobles }
board-area = Das Gebiet bei jetzigem Zorn: { $event }
board-area-greater = Das Gebiet bei größerem Zorn: { $event }

board-square-develop = Entwickeln
board-square-produce = Produzieren
board-square-cave = Höhle
board-square-explore = Erkunden
board-square-betray = Überlaufen
board-used = { $what }: in diesem Zeitalter genutzt
board-unknown-trade = { $trade } (unbekannt)
board-materials = Rohstoffe
board-second-cave = Zweite Höhle
board-solidarity = Solidarität: { $n }
board-priority = Hat Vorrang
board-markers = Noch da: Würfel { $cubes }, Zylinder { $cylinders }
board-count-villagers = Dorfleute auf dem Plan: { $n }
board-count-nobles = Adlige: { $n }
board-count-settlements = Kontrollierte Siedlungen: { $n }
board-count-prisoners = Gefangene: { $n }
board-count-idols = Idole auf der Hand: { $n }
board-count-idols-shown = Ausgestellte Idole: { $n }
board-count-waste = Ressourcen auf der Müllhalde: { $n }
board-canoe-in-hand = Ein Kanu auf der Hand
board-secret = Geheimes Ziel

board-unknown = nicht geweissagt
board-wrath = Zorn { $level }: Reichweite der Katastrophen { $radius }
board-strip = { $what }: { $n } von { $wanted }
board-strip-later = { $what }: in diesem Zeitalter nicht verlangt
board-event-at = { $what }: Nummer { $n }
board-event-unknown = { $what }: niemand weiß, wo
board-legend = Linie: jetzt getroffen. Punkte: bei mehr Zorn.
board-wilderness = Wildnis, Müllhalde, Idole, Konquistadoren
board-wild-pigs = Wilde Schweine: { $n }
board-wild-goats = Wilde Ziegen: { $n }
board-dump = Müllhalde: { $n }, mehr als { $limit } laufen über
board-idols-left = Idole im Stapel: { $n }
board-conquistadors = Konquistadoren: { $n }, müssen weniger als { $limit } sein
board-to-win = Um zu gewinnen
board-track = Solidarität, nach Vorrang
board-common = Gemeinsame Ziele: { $names }
board-traitor-card = Verrat: { $card }

board-plan = Wenn das Zeitalter jetzt endete
board-plan-well = alle satt, nichts verdirbt
board-plan-hungry = { $n ->
        [one] { $n } verhungert
       *[other] { $n } verhungern
    }
board-plan-cold = { $n ->
        [one] { $n } stirbt ohne Zuflucht
       *[other] { $n } sterben ohne Zuflucht
    }
board-plan-garbage = Müll: { $goods }
board-plan-born = { $n ->
        [one] { $n } wird geboren
       *[other] { $n } werden geboren
    }
board-plan-learns = lernt { $trade }
board-plan-points = Solidarität { $n }
board-plan-paid = { $god }: Opfer vollständig, Zorn { $before }→{ $wrath }
board-plan-unpaid = { $god }: Opfer fehlt, Zorn { $before }→{ $wrath }
board-plan-hit = { $n ->
        [one] { $event }: { $n } Feld
       *[other] { $event }: { $n } Felder
    }
board-plan-unknown = kommen, niemand weiß wohin
board-plan-destruction = Der Zorn würde die Welt zerstören: Alle verlören.
board-in-danger = in Gefahr: { $event }
board-fires = Feuer für die Seherinnen: { $names }
board-barter = { $giver } bietet { $taker }
board-market = Markt
board-total = Summe
