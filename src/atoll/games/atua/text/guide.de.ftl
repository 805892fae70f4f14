# Die Anleitung: was man anfangs wissen sollte, in ein, zwei Sätzen.

guide-step-take = Nehmen
guide-step-place = Legen
guide-step-score = Werten
guide-then-take = Du legst die Karte auf deine Insel.
guide-then-place = Dann ist die nächste Person am Zug; ist ein Stapel leer, werten alle.
guide-then-score = Der nächste Stapel rückt nach, und die Startperson beginnt die nächste Runde.

guide-warn-scoring = { $n ->
        [one] Bei der nächsten Wertung wertest du eine deiner sechs Quellen, der Felder mit Punkten bei deiner Insel. { $ready ->
            [0] Noch bringt dir keine Punkte.
            [one] Eine bringt dir schon Punkte.
           *[other] { $ready } bringen dir schon Punkte.
        }
       *[other] Bei der nächsten Wertung wertest du { $n } deiner Quellen, der Felder mit Punkten bei deiner Insel. { $ready ->
            [0] Noch bringt dir keine Punkte.
            [one] Eine bringt dir schon Punkte.
           *[other] { $ready } bringen dir schon Punkte.
        }
    }

guide-warn-beach =
    Diese Karte hat einen Sandstreifen. Jede Karte, deren Sand an den einer anderen anschließt, macht den Strand länger; wer am Ende den längsten hat, erhält { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.

guide-take = Kokosnüsse sind Punkte wert und entscheiden bei Gleichstand: Zahle für eine Karte, die etwas vollendet, nicht für eine, die nur hübsch ist. Kokosnüsse auf einer Karte bekommst du dazu.
guide-place = Decke ab, was du entbehren kannst: Symbole einer Quelle, die du schon gewertet hast, einen Fischer ohne Fisch, ein Totem, das es doppelt gibt (solange beide zu sehen sind, zählt keines). Lass vor ihrer Wertung nie mehr Fischer als Fische, mehr Jägerinnen als Vögel oder mehr Kanus als Palmen liegen.
guide-buy = Ein Schicksalsplättchen lohnt sich, wenn du am Ende am meisten vom Gezeigten hast, sonst kostet es. Kauf, worin du führst und vorn bleiben kannst.
guide-reveal = Spiele den Bewohner, wenn die Reihe viele Paare seiner Sache zeigt, oder vor einer Wertung, der seine Symbole helfen.
guide-score = Werte, was vollständig ist oder nicht mehr besser wird. Was wächst oder noch einen Partner braucht, kann warten, doch am Ende werden alle sechs gewertet.
guide-leave = Gib Tahuma, was ihm am wenigsten hilft; zu zahlen lohnt sich nur gegen eine Karte, die seine Sammlung vollendet.
