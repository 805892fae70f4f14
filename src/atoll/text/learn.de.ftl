## Lektionen

page-learn-word = Lernen
page-lessons = Lektionen
page-learn-of = { $game } lernen
page-learn-note =
    { $count ->
        [one] { $count } kurze Lektion am Tisch, mit den echten Spielsteinen. Schiefgehen kann nichts.
       *[other] { $count } kurze Lektionen am Tisch, mit den echten Spielsteinen. Schiefgehen kann nichts.
    }
page-learn-first = Neu hier? Lerne erst ein Spiel
page-learn-first-note = Ein paar Minuten am Tisch, und du weißt genug für eine erste Partie.
page-lessons-all = Alle Lektionen
page-lessons-none = Für dieses Spiel gibt es noch keine Lektionen.
page-lesson-number = Lektion { $number } von { $count }
page-lesson-read-on = Weiter
page-lesson-show = Zeig’s mir
page-lesson-hint = Mach es so:
page-lesson-again = Von vorn
page-lesson-next = Weiter: { $title }
page-lesson-play = Eine Partie spielen
page-lesson-lost = Diese Lektion hat sich inzwischen geändert. Fang sie noch einmal an.

## Ein Spiel auf einen Blick

page-glance = Auf einen Blick
page-glance-aim = Das Ziel
page-glance-turn = Ein Zug
page-glance-score = Was Punkte bringt
page-glance-end = Das Ende
page-glance-ledger = Alle Regeln nach Nummern
