# Die Anleitung: was man anfangs wissen sollte, in ein, zwei Sätzen.

guide-step-begin = Aufbau
guide-step-change = Saisonwechsel
guide-step-actions = Aktionen
guide-step-season-card = Saisonkarte
guide-step-mark = Revier markieren
guide-then-begin = Die erste Saison beginnt: reihum je drei Karten.
guide-then-change = Alle spielen reihum drei Karten.
guide-then-actions = Haben alle drei Karten gespielt, belohnt die Saisonkarte, wer ihre Bedingung am besten erfüllt.
guide-then-season-card = Alle dürfen ein Feld markieren, das sie dominieren.
guide-then-mark = Nester bringen ihren Bonus, und die nächste Saison beginnt; nach der vierten ist das Spiel aus.

guide-warn-last = Das ist die letzte Saison: An ihrem Ende werden alle Marker gelegt, die passen. Land ist jetzt das Wichtigste.
guide-warn-tokens = Deine Leiste und deine Reserve sind leer: Was wächst oder neu kommt, nimmt einem anderen deiner Kiwis eine Scheibe weg.
guide-warn-mark = { $n ->
        [0] So könntest du kein Feld markieren: Dominiere eines, dessen Landschaft einer deiner Marker zeigt.
        [one] So könntest du ein Feld markieren: Du dominierst es und hast den Marker.
       *[other] So könntest du { $n } Felder markieren: Du dominierst sie und hast die Marker. Vor der letzten Saison ist es je Saison nur eines.
    }

guide-setup = Schwärme, Seiten und Leader unterscheiden sich ein wenig; für die erste Partie sind alle recht.
guide-set = Stell dich dorthin, wo Landschaften zusammentreffen, nahe der Mitte, und nicht alle auf ein Feld.
guide-take-slot = Frühe Plätze handeln zuerst und bringen etwas; späte sehen mehr, aber die letzten zwei kosten.
guide-nest-bonus = Jedes deiner Nester bringt jetzt seinen Bonus; die Reihenfolge spielt kaum eine Rolle.
guide-place = Setz neue Kiwis dorthin, wo sie dir Dominanz bringen.
guide-choose-prize = Punkte bleiben Punkte; nimm anderes nur, wenn daraus Land wird.
guide-play-card = Füttern bringt Marker, Bewegen Land, Bauen etwas in jeder Saison. Eine Karte ohne Nutzen bringt verdeckt eine Frucht.
guide-feed = Ein gewachsener Kiwi ist stärker, und einen fremden zu füttern bringt zwei Marker. Wer Größe 3 hat, platzt und leert sein Feld, wem er auch gehört.
guide-move = Jede Figur bewegt sich einmal je Zug. Geh dorthin, wo du dann dominierst, und schubse an der Küste Kleinere ins Meer.
guide-push = Was du ins Meer schubst, kommt in die Reserve seines Schwarms. Auch eigene darfst du schubsen, wenn es hilft.
guide-power = Die Kraft eines Leaders wirkt einmal je Saison: Nutze sie, wo sie dir ein Feld bringt.
guide-build = Ein Nest braucht zwei Kiwis von dir und Dominanz. Bäume bringen Früchte, Ausgucke zählen wie zwei Kiwis, Höhlen bringen Kiwis.
guide-pay = Heb verschiedene Früchte zum Füttern auf und gleiche zum Bauen; ein Marker zahlt für jede Frucht, aber er ist Land.
guide-marker = Behalte Marker der Landschaften, auf denen du stehst.
guide-token = Scheiben kommen zuerst von der Leiste, und was sie aufdecken, gehört dir.
guide-token-change = Scheiben kommen zuerst von der Leiste; ein Bonus, den sie beim Saisonwechsel aufdecken, ist verloren.
guide-take = Nimm sie dort weg, wo sie am wenigsten fehlt: von einem Feld, das du schon markiert hast, oder wo du auch ohne sie am stärksten bleibst.
guide-mark = Die Scheibe auf dem Marker verlässt deinen Schwarm für immer: Markiere mit kleinen Kiwis, die du entbehren kannst, am besten, wo Rivalen nahe sind.
