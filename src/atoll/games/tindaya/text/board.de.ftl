# Was im Bild von Tindaya steht.

board-picture = Tindaya, Zeitalter { $era }
board-era = Zeitalter { $era } von { $eras }
board-phase-setup = Aufbau
board-phase-building = Inselbau
board-bases = { $n ->
        [0] Basen, die hier liegen dürfen; keine ist rot
        [one] Basen, die hier liegen dürfen; eine von 8 ist rot
       *[other] Basen, die hier liegen dürfen; { $n } von 8 sind rot
    }
board-terrains = Übrige Gelände
board-terrain-left = { $terrain }: noch { $n }
board-builders = Wer baut, in Zugreihenfolge
board-phase-strategy = Strategiephase
board-phase-actions = Aktionsphase
board-phase-end-of-era = Ende des Zeitalters
board-order = Zugreihenfolge: { $names }
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
board-natives = { $who }: { $nobles ->
        [0] { $villagers ->
            [one] ein Dorfbewohner
           *[other] { $villagers } Dorfbewohner
        }
        [one] { $villagers ->
            [0] ein Adliger
            [one] ein Adliger und ein Dorfbewohner
           *[other] ein Adliger und { $villagers } Dorfbewohner
        }
       *[other] { $villagers ->
            [0] { $nobles } Adlige
            [one] { $nobles } Adlige und ein Dorfbewohner
           *[other] { $nobles } Adlige und { $villagers } Dorfbewohner
        }
    }
board-area = Bei jetzigem Zorn trifft hier { $event }
board-area-greater = Bei größerem Zorn trifft hier { $event }

board-square-develop = Entwickeln
board-square-produce = Produzieren
board-square-cave = Höhle
board-square-explore = Erkunden
board-square-betray = Überlaufen
board-used = { $what }: in diesem Zeitalter genutzt
board-unknown-trade = { $trade } (unbekannt)
board-materials = Rohstoffe
board-second-cave = Zweite Höhle
board-solidarity = Solidaritätspunkte: { $n }
board-priority = Hat Vorrang
board-markers = Noch da: Würfel { $cubes }, Zylinder { $cylinders }
board-count-villagers = Dorfbewohner auf dem Plan: { $n }
board-count-nobles = Adlige: { $n }
board-count-settlements = Kontrollierte Siedlungen: { $n }
board-count-prisoners = Gefangene: { $n }
board-count-idols = Idole auf der Hand: { $n }
board-count-idols-shown = Ausgestellte Idole: { $n }
board-count-waste = Ressourcen auf der Müllhalde: { $n }
board-canoe-in-hand = Ein Kanu auf der Hand
board-secret = Geheimes Ziel

board-unknown = nicht prophezeit
board-wrath = Zorn { $level }: Katastrophen reichen { $radius ->
        [one] ein Feld
       *[other] { $radius } Felder
    } weit
board-strip = { $what }: { $n } von { $wanted }
board-strip-later = { $what }: in diesem Zeitalter nicht verlangt
board-event-at = { $ground ->
        [volcano] { $what }: Vulkan { $n }
       *[chasm] { $what }: Meeresgraben { $n }
    }
board-event-unknown = { $what }: niemand weiß, wo
board-legend = Linie: jetzt getroffen. Punkte: bei mehr Zorn.
board-wilderness = Wildnis, Müllhalde, Idole
board-wild-pigs = Wilde Schweine: { $n }
board-wild-goats = Wilde Ziegen: { $n }
board-dump = Müllhalde: { $n }, Überlauf bei mehr als { $limit }
board-idols-left = Idole im Stapel: { $n }
board-conquistadors = Konquistadoren: { $n }, nötig sind weniger als { $limit }
board-to-win = Um zu gewinnen
board-track = Solidaritätspunkte, nach Vorrang
board-common = Gemeinsame Ziele: { $names }
board-traitor-card = Der Verräter: { $card }

board-plan = Wenn das Zeitalter jetzt endete
board-plan-events = Was die Ereignisse treffen
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
board-plan-may-learn = lernt { $trade }, wenn die Ereignisse Adlige und Siedlung verschonen
board-plan-points = Solidaritätspunkte { $n }
board-plan-paid = { $god }: Opfer vollständig, Zorn { $before }→{ $wrath }
board-plan-unpaid = { $god }: Opfer fehlt, Zorn { $before }→{ $wrath }
board-plan-hit = { $n ->
        [one] { $event }: { $n } Feld
       *[other] { $event }: { $n } Felder
    }
board-ship-does = Es landet auf der nächsten Insel: Je zwei Konquistadoren greifen jede Siedlung an, sonst ein Gelände. Mauer oder Idol wehren sie ab, zwei Einheimische mit zwei Waffen besiegen sie; sonst sterben dort alle Einheimischen und eine Festung entsteht.
board-tsunami-does = Er spült alle Gelände in seinem Gebiet mit allem darauf fort. Vulkane sind sicher, sonst schützt nichts.
board-eruption-does = Er zerstört alles auf den Geländen in seinem Gebiet und die Einheimischen auf seinem Vulkan und macht Land und Meer zu Bergen mit Mineralien. Nichts schützt.
board-plan-unknown = kommen, niemand weiß, woher
board-plan-no-noble = { $names }: kein Adliger mehr, alle verlören.
board-plan-destruction = Der Zorn würde die Welt zerstören: Alle verlören.
board-in-danger = in Gefahr: { $event }
board-fires = Feuer für die Seherinnen: { $names }
board-barter = { $giver } bietet { $taker }
board-market = Markt
board-total = Summe

# Was die Zeichen bedeuten

board-sign-villager = Dorfbewohner
board-sign-noble = Adliger
board-sign-cube = Würfel: wirkt einmal
board-sign-cylinder = Zylinder: wirkt zweimal
board-sign-spent = Benutzter Marker
board-sign-settlement = Siedlungen
board-sign-soldier = Konquistadoren, Gefangene
board-sign-totem = Idole
board-sign-waste = Ressourcen auf der Müllhalde
board-sign-canoe = Kanu
board-sign-flame = Zorn, der die Welt zerstört
