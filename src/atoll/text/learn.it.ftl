## Lezioni

page-learn-word = Impara
page-lessons = Lezioni
page-learn-of = Impara { $game }
page-learn-note =
    { $count ->
        [one] { $count } breve lezione al tavolo, con i pezzi veri. Niente può andare storto.
       *[other] { $count } brevi lezioni al tavolo, con i pezzi veri. Niente può andare storto.
    }
page-learn-first = Prima volta qui? Impara un gioco
page-learn-first-note = Pochi minuti al tavolo, e ne sai abbastanza per una prima partita.
page-lessons-all = Tutte le lezioni
page-lessons-none = Per questo gioco non ci sono ancora lezioni.
page-lesson-number = Lezione { $number } di { $count }
page-lesson-read-on = Avanti
page-lesson-show = Mostrami
page-lesson-hint = Fai così:
page-lesson-again = Da capo
page-lesson-next = Avanti: { $title }
page-lesson-play = Gioca una partita
page-lesson-lost = Nel frattempo questa lezione è cambiata. Ricominciala.

## Un gioco in breve

page-glance = In breve
page-glance-aim = Lo scopo
page-glance-turn = Un turno
page-glance-score = Che cosa dà punti
page-glance-end = La fine
page-glance-ledger = Tutte le regole per numero
