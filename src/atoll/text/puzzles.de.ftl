## Rätsel

page-puzzle = Rätsel
page-puzzles = Rätsel
page-puzzles-all = Alle Rätsel
page-puzzles-all-games = Rätsel aller Spiele
page-puzzles-note = Stellungen aus Partien starker Bots. In jeder ist ein Plan eindeutig der beste.
page-puzzles-none = Für dieses Spiel gibt es noch keine Rätsel.
page-puzzles-solved = Gelöst: { $done } von { $all }
page-puzzle-number = Rätsel { $number } von { $count }
page-puzzle-today = Rätsel des Tages
page-puzzle-solve = Lösen
page-puzzle-solved = Gelöst!
page-puzzle-solved-today = Heute gelöst
page-puzzle-is-solved = gelöst
page-puzzle-was-shown = Lösung angesehen
page-puzzle-solution = Die Lösung
page-puzzle-not-solved = Ein Rätsel, dessen Lösung gezeigt wurde, zählt nicht als gelöst.
page-puzzle-show = Lösung zeigen
page-puzzle-next = Nächstes Rätsel
page-puzzle-you = Du bist { $name }.
page-puzzle-task =
    { $count ->
        [one] Finde den Zug, der dir die besten Aussichten gibt.
       *[other] Finde die { $count } Züge nacheinander, die dir die besten Aussichten geben.
    }
page-puzzle-moves =
    { $count ->
        [one] ein Zug
       *[other] { $count } Züge
    }
page-puzzle-streak =
    { $count ->
        [one] { $count } Tag in Folge
       *[other] { $count } Tage in Folge
    }
page-streak-now = Tage in Folge
page-streak-longest = Längste Serie
page-puzzle-lost = Dieses Rätsel hat sich inzwischen geändert. Fang es noch einmal an.

puzzle-level-easy = Leicht
puzzle-level-medium = Mittel
puzzle-level-hard = Schwer

puzzle-best = { $moves }: Damit gewinnst du etwa { $worth } von 100 Partien.
puzzle-next = Das Nächstbeste kostet etwa { $cost ->
    [one] { $cost } Prozentpunkt
   *[other] { $cost } Prozentpunkte
}: { $move }.
puzzle-brings = Ein paar Züge später hast du im Vergleich dazu: { $list }.
puzzle-gain =
    { $way ->
        [more] { $source } +{ $points }
       *[less] { $source } −{ $points }
    }
puzzle-met = { $source }: in 100 Partien { $points }-mal { $way ->
    [more] öfter
   *[less] seltener
} erfüllt
puzzle-others =
    { $way ->
        [more] stärkster Gegner +{ $points }
       *[less] stärkster Gegner −{ $points }
    }
puzzle-line = So kann es weitergehen: { $line }
puzzle-reply = Mit dem Nächstbesten kann es so weitergehen: { $line }
puzzle-costs = { $move }: Das senkt deine Gewinnchance um etwa { $cost ->
    [one] { $cost } Prozentpunkt
   *[other] { $cost } Prozentpunkte
}. Versuch es noch einmal.
puzzle-costs-more = { $move }: Das liegt weiter daneben und senkt deine Gewinnchance um { $cost ->
    [one] { $cost } Prozentpunkt
   *[other] { $cost } Prozentpunkte
} oder mehr. Versuch es noch einmal.
puzzle-goes-on = So kann es weitergehen: { $line }
puzzle-hint-brings = Vergleiche, was es in ein paar Zügen bringt: { $list }
puzzle-hint-not = Nicht dies, so verlockend es ist: { $move }
puzzle-hint-look = Schau, was die anderen als Nächstes tun können.
