# Was das Labor über ein Spiel sagt.

lab-title = { $game } im Labor
lab-intro =
    { $games ->
        [one] Eine Partie wurde
       *[other] { $figure } Partien wurden
    } von Bots gespielt, mit Startzahlen, auf denen niemand geübt hat. Anteile stehen mit ihrem 95-%-Intervall da: So weit können sie zufällig danebenliegen. Bots zeigen, wie Bots spielen; Menschen spielen vielleicht anders.
lab-played = Gespielt: { $lots }
lab-lot = { lab-with-seats }: { $figure } × { $bots }{ $what ->
    [none] {""}
    [parts] , mit den anderen Bestandteilen
   *[option] , { $option }
}
lab-version = Regelversion { $rules }, Atoll { $version }, Startzahl { $plan }
lab-languages = Sprache
lab-contents = Inhalt
lab-nothing = Darüber sagen die Partien nichts.
lab-more = Alle Zahlen: { $title }
lab-and = { $first } und { $final }
lab-percent = { $figure }{"\u00A0"}%
lab-points-of-percent = { $figure } Prozentpunkte
lab-sure = sicher
lab-unsure = nicht sicher
lab-reconstructed = nachgebildeter Bestandteil
lab-place = { $place ->
    [1] wer beginnt
   *[other] Platz { $place }
}
lab-with-seats = { $seats ->
    [1] Allein
    [2] Zu zweit
    [3] Zu dritt
    [4] Zu viert
    [5] Zu fünft
    [6] Zu sechst
   *[other] Zu { $seats }
}
lab-unit-round = { $count ->
    [one] Runde
   *[other] Runden
}
lab-unit-turn = { $count ->
    [one] Zug
   *[other] Züge
}
lab-unit-season = { $count ->
    [one] Saison
   *[other] Saisons
}
lab-unit-era = { $count ->
    [one] Zeitalter
   *[other] Zeitalter
}

## Überschriften

lab-topic-seats = Plätze: Ist es ein Vorteil, zu beginnen?
lab-topic-length = Länge: wie lange es dauert und wann es entschieden ist
lab-topic-scores = Punkte: wie viele und woher
lab-topic-parts = Bestandteile: womit man gewinnt
lab-topic-options = Optionen: was andere Spielweisen ändern
lab-topic-choices = Entscheidungen: was zählt und was nutzlos ist
lab-topic-luck = Glück und Können: wann es entschieden ist
lab-topic-bots = Bots: wer stärker spielt
lab-topic-against = Die Änderung: was sie bewirkt

## Spalten und Achsen

lab-column-seats = Plätze
lab-column-place = Platz
lab-column-games = Partien
lab-column-wins = Siege
lab-column-hidden = kann verborgen sein
lab-column-points = Punkte
lab-column-decisions = Entscheidungen
lab-column-seconds = Sekunden Bedenkzeit
lab-column-source = Quelle
lab-column-ahead = Sieger haben mehr
lab-column-part = Bestandteil
lab-column-taken = genommen von
lab-column-with = Siege damit
lab-column-without = Siege ohne
lab-column-gain = Unterschied
lab-column-sure = sicher?
lab-column-origin = bekannt aus
lab-column-decision = Entscheidung
lab-column-looked = betrachtet
lab-column-spread = was davon abhängt
lab-column-mattered = zählte
lab-column-choice = Wahl
lab-column-offered = angeboten
lab-column-best = war am besten
lab-column-bot = Bot
lab-column-rating = Wertung
lab-column-milliseconds = ms je Entscheidung
lab-column-question = Frage
lab-column-ours = wie es ist
lab-column-theirs = die Änderung
lab-column-change = Unterschied
lab-column-needed = Partien fehlen noch
lab-column-option = Option
lab-column-goal = verlangt
lab-column-met = erreicht
lab-column-moment = nach
lab-column-settled = entschieden
lab-column-again = endet ebenso
lab-column-more-points = Punkte eines Platzes, mehr
lab-column-more-decisions = Entscheidungen, mehr
lab-axis-wins = Anteil der Siege, %
lab-axis-decisions = Entscheidungen in einer Partie
lab-axis-games = Anteil der Partien
lab-axis-seats = Anteil der Plätze
lab-axis-points = Punkte
lab-axis-course = wie weit die Partie ist
lab-axis-leader = wer vorn liegt, gewinnt
lab-axis-settled = wie viel entschieden ist
lab-axis-ahead = Punkte, die Sieger mehr haben als Verlierer
lab-axis-gain = Anteil der Siege damit minus ohne, %
lab-axis-spread = Vorsprung des besten Zugs vor einem zufälligen, % eines Siegs
lab-axis-rating = Wertung (OpenSkill), 95 %

## Plätze

lab-seats-even = { lab-with-seats } ist kein Platz sicher im Vorteil: Wer beginnt, gewinnt { $rate }; gleich wären { $even }. Ein Vorteil von bis zu { $hidden } Prozentpunkten kann sich in { $games ->
    [one] einer Partie
   *[other] { $games } Partien
} noch verbergen.
lab-seats-uneven = { lab-with-seats } sind die Plätze nicht gleich: { $place ->
    [1] Wer beginnt,
   *[other] Platz { $place }
} gewinnt { $rate } von { $games ->
    [one] einer Partie
   *[other] { $games } Partien
}; gleich wären { $even }.
lab-seats-few = { lab-with-seats } lässt sich an { $games ->
    [one] einer Partie
   *[other] { $games } Partien
} nicht erkennen, ob ein Platz im Vorteil ist.
lab-seats-how = Auf allen Plätzen saß derselbe Bot. Gezählt wird von dem Platz an, der zuerst entscheidet. Die Intervalle sind die von Wilson; ob Siege ungleich verteilt sind, prüft ein Chi-Quadrat-Test, nach Holm über alle Platzzahlen korrigiert. „Kann verborgen sein“ ist der kleinste Vorteil, der in vier von fünf Fällen auffiele.
lab-seats-plot = { lab-with-seats }: Anteil der Siege nach Platz
lab-seats-table = Siege und Punkte nach Platz

## Länge

lab-length-verdict = { lab-with-seats } hat eine typische Partie (Median) { $decisions ->
    [one] eine Entscheidung
   *[other] { $decisions } Entscheidungen
}{ $spread ->
    [none] {""}
    [all] ; alle liegen zwischen { $low } und { $high }
   *[most] ; neun von zehn liegen zwischen { $low } und { $high }
}. Im Mittel sind es { $rounds } { $unit }.
lab-known-from = { lab-with-seats } ist nach { $moment } der Partie das meiste entschieden: Wer dann vorn liegt, gewinnt { $rate } von { $games ->
    [one] einer Partie
   *[other] { $games } Partien
}.
lab-known-late = { lab-with-seats } bleibt es offen: Wer nach { $moment } der Partie vorn liegt, gewinnt nur { $rate } von { $games ->
    [one] einer Partie
   *[other] { $games } Partien
}.
lab-known-always = { lab-with-seats } ist von Anfang an das meiste entschieden: Wer zu Beginn vorn liegt, gewinnt { $rate } von { $games ->
    [one] einer Partie
   *[other] { $games } Partien
}.
lab-known-unsure = { lab-with-seats } lässt sich noch nicht sagen, wann eine Partie entschieden ist: Wer nach { $moment } vorn liegt, gewinnt { $rate } von { $games ->
    [one] einer Partie
   *[other] { $games } Partien
}.
lab-length-how = Wer vorn liegt, sagt zehnmal je Partie das beste Urteil, das es gibt: das erlernte, wo für diese Platzzahl eines da ist, sonst das von Hand geschriebene. „Das meiste entschieden“ heißt: Von da an gewinnt, wer vorn liegt, vier von fünf Partien, und mit Sicherheit mehr als zwei von drei. Die Sekunden sind die Bedenkzeit der Bots.
lab-length-plot = Wie viele Entscheidungen eine Partie hat
lab-known-plot = Wie oft am Ende gewinnt, wer vorn liegt
lab-length-table = Länge in Zahlen

## Punkte

lab-scores-verdict = { lab-with-seats } hat ein Platz im Mittel { $mean } Punkte{ $sources ->
    [0] {""}
    [one] {""}
   *[other] , am meisten davon aus „{ $source }“ ({ $top })
}; { $margin ->
    [0] die ersten beiden liegen meist gleichauf
    [one] der Sieger liegt in der Regel einen Punkt vor dem Zweiten
   *[other] der Sieger liegt in der Regel { $margin } Punkte vor dem Zweiten
}.
lab-scores-winners = { lab-with-seats } trennt Sieger von Verlierern vor allem: { $sources }.
lab-scores-together = { lab-with-seats } werden { $rate } von { $games ->
    [one] einer Partie
   *[other] { $games } Partien
} gewonnen, mit im Mittel { $mean } Punkten.
lab-scores-how = In jeder Partie werden Sieger mit Verlierern verglichen, Quelle für Quelle (Intervall nach Student). Was als sicher genannt wird, ist nach Benjamini und Hochberg über alle Quellen korrigiert. Der Vorsprung des Siegers ist der Median.
lab-scores-plot = Punkte eines Platzes am Ende
lab-sources-plot = { lab-with-seats }: was Sieger mehr haben als Verlierer
lab-sources-table = Punkte nach Quellen

## Bestandteile

lab-parts-best = { $count ->
    [one] Ein Bestandteil geht mit Siegen einher:
   *[other] { $count } Bestandteile gehen mit Siegen einher, vor allem
} { $parts }.
lab-parts-worst = { $count ->
    [one] Ein Bestandteil geht mit Niederlagen einher:
   *[other] { $count } Bestandteile gehen mit Niederlagen einher, vor allem
} { $parts }.
lab-parts-none = Kein Bestandteil geht sicher mit Siegen oder Niederlagen einher; oft genug zu sehen { $count ->
    [0] war keiner
    [one] war einer
   *[other] waren { $count }
}.
lab-parts-how = Wer einen Bestandteil nahm, wird mit denen verglichen, die ihn in derselben Partie nicht nahmen; so zählen die Plätze einer Partie nicht wie eigene Partien. Bei { $count ->
    [one] einem Bestandteil
   *[other] { $count } Bestandteilen
} ging das in mindestens { $few } Partien. Weil nach vielen zugleich gefragt wird, ist „sicher“ nach Benjamini und Hochberg korrigiert: Von den genannten ist höchstens jeder zwanzigste ein Zufall. Ein Bestandteil kann auch deshalb mit Siegen einhergehen, weil ihn sich leistet, wer vorn liegt. Von dem, was für alle da ist, werden Partien damit mit Partien ohne verglichen (Welch-Test, ebenso korrigiert; ein Stern heißt sicher); was spät kommt, kommt nur in langen Partien.
lab-parts-plot = Anteil der Siege mit einem Bestandteil minus ohne
lab-parts-table = Alle Bestandteile
lab-presence-points = { $count ->
    [one] Ein Bestandteil geht, wo er im Spiel ist, mit mehr oder weniger Punkten eines Platzes einher:
   *[other] { $count } Bestandteile gehen, wo sie im Spiel sind, mit mehr oder weniger Punkten eines Platzes einher, am meisten
} { $parts }.
lab-presence-decisions = { $count ->
    [one] Ein Bestandteil geht mit längeren oder kürzeren Partien einher (Entscheidungen):
   *[other] { $count } Bestandteile gehen mit längeren oder kürzeren Partien einher (Entscheidungen), am meisten
} { $parts }.
lab-presence-table = Was für alle da ist: Partien damit gegen Partien ohne

## Optionen

lab-options-some = „{ $option }“ ({ $seats ->
    [one] allein
   *[other] { $seats } Plätze
}) ändert { $changes }.
lab-options-change = { $question }: { $after } statt { $before }, { $difference }
lab-options-none = Bei { $count ->
    [one] einem anderen Wert einer Option
   *[other] { $count } anderen Werten von Optionen
} ist keine Änderung sicher.
lab-options-few = { $count ->
    [one] Ein anderer Wert einer Option wurde
   *[other] { $count } andere Werte von Optionen wurden
} in weniger als { $few } Partien gespielt: zu wenige, um zu sagen, was sich ändert.
lab-options-how = Jeder andere Wert einer Option wurde mit den Startzahlen des üblichen Spiels gespielt, eine Option nach der anderen, und jede Partie mit ihrem Zwilling verglichen. Ein Stern heißt sicher, nach Benjamini und Hochberg über alle korrigiert.
lab-options-table = Alle Optionen: Unterschied zum üblichen Spiel

## Entscheidungen

lab-choices-most = Am meisten hängt von Entscheidungen ab wie { $prompt }: Der beste Zug bringt { $spread } Prozentpunkte mehr Gewinnaussicht als ein zufälliger, und { $mattered } von { $count ->
    [one] einer solchen Entscheidung
   *[other] { $count } solchen Entscheidungen
} zählten.
lab-choices-few = Keine Art von Entscheidung wurde { $few }-mal betrachtet: Welche am meisten zählt, lässt sich noch nicht sagen.
lab-choices-how = Aus jeder Partie wurden einige Entscheidungen Zug für Zug beurteilt, auf den ersten Blick, vom besten Urteil, das es gibt. Eine Entscheidung zählte, wenn der beste Zug mindestens zwei Prozentpunkte mehr Gewinnaussicht bringt als ein zufälliger. Arten, die seltener als { $few }-mal betrachtet wurden, werden nicht zuerst genannt. Nutzlos heißt eine Wahl, die seltener als in einem von zehn Fällen die beste ist; das muss nach der Korrektur von Benjamini und Hochberg über alle, die { $often }-mal oder öfter angeboten wurden, sicher sein.
lab-choices-plot = Was von einer Entscheidung abhängt
lab-choices-table = Alle Arten von Entscheidungen
lab-dead-none = { $count ->
    [one] Die einzige Art von Wahl, die { $often }-mal oder öfter angeboten wurde, ist nicht sicher nutzlos.
   *[other] Von { $count } Arten von Wahlen, die { $often }-mal oder öfter angeboten wurden, ist keine sicher nutzlos.
}
lab-dead-unknown = Noch keine Wahl wurde { $often }-mal angeboten: Ob eine nutzlos ist, lässt sich nicht sagen.
lab-dead-some = { $count ->
    [one] Eine Art von Wahl ist kaum je die beste:
   *[other] { $count } Arten von Wahlen sind kaum je die besten, zum Beispiel
} { $examples }.
lab-dead-table = Was kaum je das Beste ist

## Glück und Können

lab-luck-verdict = { lab-with-seats } ist in der Mitte der Partie zu { $settled } entschieden, wer gewinnt; der Rest liegt an Ziehungen, die noch kommen. Von dort mit anderen Ziehungen weitergespielt, haben { $again } von { $games ->
    [one] einer Partie
   *[other] { $games } Partien
} denselben Sieger.
lab-luck-together = { lab-with-seats } sind die Punkte in der Mitte der Partie zu { $settled } entschieden; der Rest liegt an Ziehungen, die noch kommen. Von dort mit anderen Ziehungen weitergespielt, enden { $again } von { $games ->
    [one] einer Partie
   *[other] { $games } Partien
} ebenso, gewonnen oder verloren.
lab-luck-unsure = { lab-with-seats } lässt sich noch nicht sagen, wie viel in der Mitte der Partie entschieden ist: { $settled } nach { $games ->
    [one] einer Partie
   *[other] { $games } Partien
}, die mit anderen Ziehungen weitergespielt { $games ->
    [one] wurde
   *[other] wurden
}.
lab-luck-none = Der Zufall entscheidet in diesem Spiel nichts: Alles liegt am Spielen.
lab-luck-few = Weniger als { $few } Partien wurden mit anderen Ziehungen weitergespielt: zu wenige, um von Glück zu sprechen.
lab-luck-few-seats = { lab-with-seats } wurden weniger als { $few } Partien mit anderen Ziehungen weitergespielt: zu wenige, um von Glück zu sprechen.
lab-luck-how = Jede zweite Partie wurde von denselben Bots ab einem Viertel, der Hälfte und drei Vierteln weitergespielt, mit demselben Material und anderen Ziehungen. Entschieden ist der Anteil der Unterschiede im Ausgang, der zwischen den Stellungen liegt und nicht in ihnen (Intraklassen-Korrelation; das Intervall umfasst das eines Bootstraps über ganze Partien und das nach Wilson oder Fisher).
lab-luck-plot = Dieselbe Stellung mit anderen Ziehungen
lab-luck-table = Was wann entschieden ist

## Bots

lab-bots-best = { $best } ist am stärksten und gewinnt { $rate } seiner Partien gegen die anderen.
lab-bots-worst = { $worst } ist am schwächsten.
lab-bots-ahead = { $best } liegt mit { $rate } von { $games ->
    [one] einer Partie
   *[other] { $games } Partien
} gegen die anderen vorn, ist aber nicht sicher am stärksten.
lab-bots-few = Ein Bot hat nur { $games ->
    [one] eine Partie
   *[other] { $games } Partien
} gegen andere: zu wenig, um zu sagen, wer stärker ist.
lab-bots-goal = { lab-with-seats } gewinnt { $bot } { $rate } von { $games ->
    [one] einer Partie
   *[other] { $games } Partien
}.
lab-bots-how = Die Wertungen sind die von OpenSkill (Plackett-Luce) über die Partien zwischen verschiedenen Bots, ± 1,96 Sigma. Am stärksten oder am schwächsten heißt ein Bot, wenn kein anderes Intervall das seine berührt.
lab-bots-plot = Wertungen der Bots
lab-bots-table = Die Bots in Zahlen
lab-goals-table = Was Partien allein verlangen

## Eine Änderung

lab-question-first = Siege dessen, der beginnt, %
lab-question-won = gewonnene Partien, %
lab-question-points = Punkte eines Platzes
lab-question-margin = Vorsprung des Siegers
lab-question-decisions = Entscheidungen
lab-against-first = { lab-with-seats } gewinnt, wer beginnt, { $after } % statt { $before } ({ $change }; { $span }).
lab-against-won = { lab-with-seats } werden { $after } % der Partien gewonnen statt { $before } ({ $change }; { $span }).
lab-against-points = { lab-with-seats } hat ein Platz { $after } Punkte statt { $before } ({ $change }; { $span }).
lab-against-margin = { lab-with-seats } liegt der Sieger { $after } Punkte vorn statt { $before } ({ $change }; { $span }).
lab-against-decisions = { lab-with-seats } hat eine Partie { $after } Entscheidungen statt { $before } ({ $change }; { $span }).
lab-against-none = Nichts ändert sich mit Sicherheit.
lab-against-doubt = { lab-with-seats }, { $question }: { $change } ({ $span }), was Zufall sein kann; { $games ->
    [0] doppelt so viele Partien sollten es zeigen
    [one] eine Partie mehr sollte es zeigen
   *[other] { $figure } Partien mehr sollten es zeigen
}, wenn etwas daran ist.
lab-against-newly = Mit der Änderung gehen sicher mit Siegen einher, ohne sie nicht sicher: { $parts }.
lab-against-no-more = Ohne die Änderung gehen sicher mit Siegen einher, mit ihr nicht sicher: { $parts }.
lab-against-how = Beide Fassungen spielten dieselben Startzahlen, Partie gegen Partie; { $count ->
    [one] eine Frage wurde
   *[other] { $count } Fragen wurden
} gestellt, nach Holm korrigiert, weil nach jeder gehandelt werden kann.
lab-against-table = Beide Fassungen in Zahlen
lab-against-plot = Anteil der Siege mit einem Bestandteil minus ohne, in beiden Fassungen
