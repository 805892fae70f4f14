# Rückblicke auf beendete Partien.

review-title = { $game }: Rückblick auf eine Partie
review-chart = Die Gewinnchancen aller Plätze im Lauf der Partie
review-honest =
    Jede Entscheidung wird danach beurteilt, was man an diesem Platz wissen konnte. Die Kosten sind der Teil der Gewinnchance, der verschenkt wurde. { $again ->
        [0] Noch keine Entscheidung wurde lange betrachtet.
        [one] 1 Entscheidung wurde so lange betrachtet, wie der stärkste Bot nachdenkt, die anderen kurz.
       *[other] { $again } Entscheidungen wurden so lange betrachtet, wie der stärkste Bot nachdenkt, die anderen kurz.
    }
review-mean-cost = Kosten im Mittel
review-turning-points = Wendepunkte
review-no-turning-points = Keine Entscheidung hat viel verschenkt.
review-all = Alle Entscheidungen
review-grade-best = beste
review-grade-good = gute
review-grade-slip = Ungenauigkeiten
review-grade-mistake = Fehler
review-grade-blunder = grobe Fehler
review-decision =
    Zug { $ply }, { $who }: { $move } { $grade ->
        [best] – der beste Zug.
        [good] – gut.
        [slip] – eine Ungenauigkeit, Kosten { $cost } %.
        [mistake] – ein Fehler, Kosten { $cost } %.
       *[blunder] – ein grober Fehler, Kosten { $cost } %.
    }
review-better = { $long ->
        [yes] Der stärkste Bot würde spielen: { $move }
       *[no] Besser: { $move }
    }
review-line = Danach zum Beispiel: { $line }
review-chances = Gewinnchancen vor dieser Entscheidung
review-unjudged = Zug { $ply }, { $who }: { $move } – noch nicht betrachtet.
review-called-best = der beste Zug
review-called-good = gut
review-called-slip = eine Ungenauigkeit
review-called-mistake = ein Fehler
review-called-blunder = ein grober Fehler
