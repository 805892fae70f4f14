# Was das Terminal den Spielenden sagt.

cli-you = du
cli-welcome =
    { $game } für { $seats ->
        [one] { $seats } Person
       *[other] { $seats } Personen
    }, Startzahl { $seed }
cli-bot-sits = { $who } wird vom Bot „{ $bot }“ gespielt.
cli-how = Tippe die Nummer einer Möglichkeit und drücke Enter. „h“ gibt einen Tipp, „u“ nimmt zurück, „help“ zeigt den Rest.
cli-help =
    7 oder Name   Möglichkeit 7 wählen, oder die mit diesem Namen (kursiv)
    why 7         warum geht das nicht?  „?“ allein: alles, was nicht geht
    u             zurücknehmen, bis zum letzten Ziehen oder Aufdecken
    h             ein Tipp von einem Bot, der vorausrechnet
    b             das Brett noch einmal zeigen
    l             was bisher geschah
    score         die Punkte, wenn jetzt Schluss wäre
    rules WORT    Regeln zu einem Wort; rules { $rule }: eine Regel
    s DATEI       speichern; von da an wird die Partie dort bewahrt
    q             gehen; die Partie wird bewahrt
cli-prompt = Deine Wahl (h Tipp, u zurück, help):
cli-confirm = Enter: weiter zur nächsten Person · u: zurücknehmen
cli-lesson-how = Tippe die Nummer einer Möglichkeit; h zeigt eine, die weiterführt, q verlässt die Lektion.
cli-lesson-read = Enter: weiterlesen
cli-lesson-prompt = Deine Wahl (h zeig es mir, q Ende):
cli-lesson-hint = Zum Beispiel: { $move }
cli-lesson-no-such = „{ $text }“ steht hier nicht zur Wahl. Tippe die Nummer einer Möglichkeit oder h.
cli-lesson-next = Weiter mit der nächsten Lektion: { $command }
cli-more = und { $n } weitere
cli-refused = Geht jetzt nicht: { $moves } („why { $first }“ nennt den Grund)
cli-no-such = „{ $text }“ steht hier nicht zur Wahl. Tippe eine Zahl von 1 bis { $n } oder „help“.
cli-undone = Zurückgenommen.
cli-thinking = { $who } ({ $bot }) denkt nach …
cli-advising = Ein Bot schaut es sich an …
cli-advice =
    Ich würde { $number } wählen: { $move } — bei { $visits } von { $tried } { $tried ->
        [one] Versuch
       *[other] Versuchen
    } gewählt, Aussicht { $value } von 100.
cli-advice-else =
    Danach { $number }: { $move } — { $visits ->
        [one] { $visits } Versuch
       *[other] { $visits } Versuche
    }, Aussicht { $value } von 100.
cli-nothing-refused = Hier ist alles möglich.
cli-likewise = {"   "}ebenso: { $numbers }
cli-allowed = Das ist möglich: { $move }
cli-exists = { $file } gibt es schon; wähle einen anderen Namen.
cli-saved = Gespeichert in { $file }
cli-origin-ruling = Entscheid
cli-origin-consequence = Folge
cli-origin-advice = Rat
cli-origin-public = öffentlich
cli-no-rule = Keine Regel spricht von „{ $text }“.
cli-left =
    Du bist nach { $n ->
        [one] { $n } Entscheidung
       *[other] { $n } Entscheidungen
    } gegangen.
cli-come-back = Weiter geht es mit: atoll play --resume { $file }
cli-look-again = Noch einmal ansehen: atoll replay { $file }
cli-total = Summe
cli-winners =
    { $n ->
        [one] { $names } gewinnt!
       *[other] { $names } teilen sich den Sieg!
    }
cli-watch-keys = Enter: nächster Zug · a: von allein weiter · q: gehen
cli-watch-prompt = [Enter, a, q]
cli-replay-keys = Enter: weiter · b: zurück · 40: zu Zug 40 · e: zum Ende · l: Chronik · score · q: gehen
cli-page = Zug { $n } von { $last } >
cli-no-page = Die Züge gehen von 0 bis { $last }.
cli-sound =
    { $file } ist in Ordnung: { $game } für { $seats ->
        [one] { $seats } Person
       *[other] { $seats } Personen
    }, { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    }, { $over ->
        [yes] beendet
       *[no] nicht beendet
    }; { $scores }
