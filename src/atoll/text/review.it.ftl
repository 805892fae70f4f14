# Riesame di partite concluse.

review-title = { $game }: una partita riesaminata
review-chart = Le probabilità di vittoria di ogni posto nel corso della partita
review-honest =
    Ogni decisione è giudicata in base a ciò che si poteva sapere da quel posto. Il costo è la parte di probabilità di vittoria regalata. { $again ->
        [0] Nessuna decisione è stata ancora esaminata a lungo.
        [one] 1 decisione è stata esaminata per tutto il tempo che impiega il bot più forte, le altre brevemente.
       *[other] { $again } decisioni sono state esaminate per tutto il tempo che impiega il bot più forte, le altre brevemente.
    }
review-mean-cost = costo medio
review-turning-points = Punti di svolta
review-no-turning-points = Nessuna decisione ha regalato molto.
review-all = Tutte le decisioni
review-grade-best = migliori
review-grade-good = buone
review-grade-slip = imprecisioni
review-grade-mistake = errori
review-grade-blunder = errori gravi
review-decision =
    Mossa { $ply }, { $who }: { $move } { $grade ->
        [best] – la mossa migliore.
        [good] – buona.
        [slip] – un’imprecisione, costo { $cost } %.
        [mistake] – un errore, costo { $cost } %.
       *[blunder] – un errore grave, costo { $cost } %.
    }
review-better = { $long ->
        [yes] Il bot più forte giocherebbe: { $move }
       *[no] Meglio: { $move }
    }
review-line = Poi, per esempio: { $line }
review-chances = Probabilità di vittoria prima di questa decisione
review-unjudged = Mossa { $ply }, { $who }: { $move } – non ancora esaminata.
review-called-best = la mossa migliore
review-called-good = buona
review-called-slip = un’imprecisione
review-called-mistake = un errore
review-called-blunder = un errore grave
