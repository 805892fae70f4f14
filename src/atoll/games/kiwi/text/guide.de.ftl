# Die Anleitung: was man anfangs wissen sollte, in ein, zwei Sätzen.

guide-step-begin = Aufbau
guide-step-change = Saisonwechsel
guide-step-actions = Aktionen
guide-step-season-card = Saisonkarte
guide-step-mark = Revier markieren
guide-then-begin = Die erste Saison beginnt: reihum je drei Karten.
guide-then-change = Alle spielen reihum drei Karten.
guide-then-actions = Haben alle drei Karten gespielt, belohnt die Saisonkarte, wer ihre Bedingung am besten erfüllt.
guide-then-season-card = Alle dürfen ein Revier markieren, das sie beherrschen.
guide-then-mark = Nester bringen ihren Bonus, und die nächste Saison beginnt; nach der vierten ist das Spiel aus.

guide-warn-last = Das ist die letzte Saison: An ihrem Ende kommen alle Marker hin, die passen. Was jetzt Land bringt, zählt doppelt.
guide-warn-mark = { $n ->
        [0] So könntest du kein Land markieren: Beherrsche ein Feld, dessen Landschaft einer deiner Marker zeigt.
        [one] So könntest du ein Feld markieren: Du beherrschst es und hast den Marker.
       *[other] So könntest du { $n } Felder markieren: Du beherrschst sie und hast die Marker.
    }

guide-setup = Schwärme, Seiten und Leader unterscheiden sich ein wenig; für die erste Partie ist jeder recht.
guide-set = Stell dich dorthin, wo Landschaften zusammentreffen, nahe der Mitte, und nicht alle auf ein Feld.
guide-take-slot = Frühe Plätze handeln zuerst, späte sehen mehr und bringen mehr.
guide-nest-bonus = Setz neue Kiwis dorthin, wo sie dir ein Feld verschaffen.
guide-choose-prize = Punkte bleiben Punkte; nimm anderes nur, wenn daraus Land wird.
guide-play-card = Füttern bringt Marker, Bewegen Land, Bauen etwas in jeder Saison. Eine Karte ohne Nutzen bringt verdeckt eine Frucht.
guide-feed = Ein gewachsener Kiwi ist stärker, und einen fremden zu füttern bringt zwei Marker. Wer Größe 3 hat, platzt und leert sein Feld, wem er auch gehört.
guide-move = Jede Figur bewegt sich einmal je Zug. Geh dorthin, wo du die Herrschaft gewinnst, und schubse an der Küste Kleinere ins Meer.
guide-push = Was du ins Meer schubst, kommt in die Reserve seines Besitzers. Auch eigene darfst du schubsen, wenn es hilft.
guide-power = Die Kraft eines Leaders wirkt einmal je Saison: Nutze sie, wo sie ein Feld dreht.
guide-build = Ein Nest braucht zwei Kiwis von dir und die Herrschaft. Bäume bringen Früchte, Ausgucke zählen wie zwei Kiwis, Höhlen bringen Kiwis.
guide-pay = Heb verschiedene Früchte zum Füttern auf und gleiche zum Bauen; ein Marker zahlt für jede Frucht, aber er ist Land.
guide-marker = Behalte Marker der Landschaften, auf denen du stehst.
guide-token = Plättchen kommen zuerst von der Leiste, und was sie freigeben, gehört dir.
guide-mark = Das Plättchen auf dem Marker verlässt deinen Schwarm für immer: Markiere mit kleinen Kiwis, die du entbehren kannst, am besten wo ein anderer nahe ist.
