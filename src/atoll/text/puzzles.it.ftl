## Problemi

page-puzzle = Problema
page-puzzles = Problemi
page-puzzles-all = Tutti i problemi
page-puzzles-all-games = Problemi di tutti i giochi
page-puzzles-note = Posizioni da partite di bot forti. In ognuna c’è un piano nettamente migliore degli altri.
page-puzzles-none = Per questo gioco non ci sono ancora problemi.
page-puzzles-solved = Risolti: { $done } di { $all }
page-puzzle-number = Problema { $number } di { $count }
page-puzzle-today = Problema del giorno
page-puzzle-solve = Risolvilo
page-puzzle-solved = Risolto!
page-puzzle-solved-today = Risolto oggi
page-puzzle-is-solved = risolto
page-puzzle-was-shown = soluzione vista
page-puzzle-solution = La soluzione
page-puzzle-not-solved = Un problema di cui si è vista la soluzione non conta come risolto.
page-puzzle-show = Mostra la soluzione
page-puzzle-next = Prossimo problema
page-puzzle-you = Tu sei { $name }.
page-puzzle-task =
    { $count ->
        [one] Trova la mossa che ti dà le migliori possibilità.
       *[other] Trova le { $count } mosse, una dopo l’altra, che ti danno le migliori possibilità.
    }
page-puzzle-moves =
    { $count ->
        [one] una mossa
       *[other] { $count } mosse
    }
page-puzzle-streak =
    { $count ->
        [one] { $count } giorno di fila
       *[other] { $count } giorni di fila
    }
page-streak-now = Giorni di fila
page-streak-longest = Serie più lunga
page-puzzle-lost = Nel frattempo questo problema è cambiato. Ricomincialo.

puzzle-level-easy = Facile
puzzle-level-medium = Medio
puzzle-level-hard = Difficile

puzzle-best = { $moves }: così vinci circa { $worth ->
    [one] una volta
   *[other] { $worth } volte
} su 100.
puzzle-next = La seconda scelta costa circa { $cost ->
    [one] { $cost } punto percentuale
   *[other] { $cost } punti percentuali
}: { $move }.
puzzle-brings = Qualche turno dopo, a confronto, hai: { $list }.
puzzle-gain =
    { $way ->
        [more] { $source } +{ $points }
       *[less] { $source } −{ $points }
    }
puzzle-met = { $source }: su 100 partite raggiunto { $points ->
    [one] una volta
   *[other] { $points } volte
} in { $way ->
    [more] più
   *[less] meno
}
puzzle-others =
    { $way ->
        [more] miglior avversario +{ $points }
       *[less] miglior avversario −{ $points }
    }
puzzle-line = Può continuare così: { $line }
puzzle-reply = Con la seconda scelta può continuare così: { $line }
puzzle-costs = { $move }: così la tua probabilità di vincere scende di circa { $cost ->
    [one] { $cost } punto percentuale
   *[other] { $cost } punti percentuali
}. Riprova.
puzzle-costs-more = { $move }: è più lontano dal segno, e la tua probabilità di vincere scende di almeno { $cost ->
    [one] { $cost } punto percentuale
   *[other] { $cost } punti percentuali
}. Riprova.
puzzle-goes-on = Può continuare così: { $line }
puzzle-hint-brings = Confronta che cosa porta in pochi turni: { $list }
puzzle-hint-not = Non questo, per quanto allettante: { $move }
puzzle-hint-look = Guarda che cosa possono fare dopo gli altri.
