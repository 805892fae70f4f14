# Wörter der Seiten am Tisch.

## Was das Haus antwortet

table-waiting = { $name } überlegt.
table-waiting-open = Auf dem Platz von { $name } sitzt noch niemand. Es geht weiter, sobald ihn jemand einnimmt.
table-other-rules = Dieser Tisch wurde nach einer älteren Fassung der Regeln begonnen und kann hier nicht weitergespielt werden.
table-hints-slow = Einen Moment: Das Haus denkt noch über deine letzte Frage nach.
table-too-many =
    { $count ->
        [one] Du sitzt schon an einem Tisch. Beende oder verlasse ihn erst.
       *[other] Du sitzt schon an { $count } Tischen. Beende oder verlasse erst einige davon.
    }
table-unreadable = Was von diesem Tisch aufgeschrieben ist, lässt sich hier nicht lesen; er kann nicht weitergespielt werden.
table-unknown = Diesen Tisch gibt es nicht. Vielleicht ist der Link unvollständig.
table-unknown-person = Das Haus kennt dich noch nicht. Öffne zuerst eine Seite oder lass dir ein Geheimnis geben.
table-bad-wish = Der Tisch konnte nicht eröffnet werden: { $why }
table-no-such-game = Ein Spiel namens { $name } gibt es nicht.
table-no-such-level = Auf dieser Stufe spielt kein Bot. Die Stufen sind { $levels }.
table-no-such-move = Einen Zug { $move } gibt es hier nicht.
table-no-such-position = Diese Stellung gibt es in der Partie nicht.
table-no-such-seat = Diesen Platz hat der Tisch nicht.
table-not-your-seat = Das ist nicht dein Platz.
table-nothing-suggested = Hier wird nichts vorgeschlagen.
table-not-your-turn = Du bist nicht am Zug.
table-seat-taken = Diesen Platz hat gerade jemand anders eingenommen.
table-stale = Am Tisch ist es schon weitergegangen. Schau hin und wähle noch einmal.
table-record-later = Die Aufzeichnung gibt es nach dem Ende der Partie: Vorher verriete sie, was noch verborgen ist.
table-review-later = Einen Rückblick gibt es, wenn die Partie zu Ende ist.
table-review-nothing = Hier wurde kein Zug gemacht, also gibt es keinen Rückblick.
table-chat-seated = Schreiben kann nur, wer am Tisch sitzt.
table-chat-empty = Eine leere Zeile sagt nichts.
table-chat-slow = Einen Moment: Du schreibst schneller, als jemand lesen kann.
me-code-refused = Diesen Code kennt das Haus nicht. Vielleicht wurde er schon benutzt, oder es gibt einen neueren.
me-passkey-refused = Dieser Passkey konnte sich nicht ausweisen. Bitte versuch es noch einmal.
me-too-many-tries = Das war zu oft. Bitte warte eine Minute.
me-record-refused = Diese Aufzeichnung lässt sich nicht einlesen: { $why }
table-ended-imported = Hier endet die Aufzeichnung.
me-push-refused = Dorthin schickt dieses Haus keine Meldungen.
table-nudge-nobody = Gerade ist niemand zu erinnern.
table-nudged = Hier wurde eben erst erinnert. Einmal in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
} genügt.
table-not-host = Das kann nur, wer den Tisch eröffnet hat.
table-not-alone = Es sitzen schon andere am Tisch, darum lässt er sich nicht löschen. Du kannst gehen, aufgeben oder das Ende der Partie vereinbaren.
table-rematch-later = Eine Revanche beginnt, wenn diese Partie zu Ende ist.
table-resigned = Du hast aufgegeben: Ein Bot spielt für dich zu Ende.
table-ended-resigned = Die Partie endete durch Aufgabe.
table-ended-abandoned = Die Partie wurde hier einvernehmlich beendet.

## Alle Seiten

page-skip = Zum Inhalt
page-menu = Seiten
page-noscript = Diese Seite braucht JavaScript, um das Spiel zu zeigen und zu spielen.
page-settings = Einstellungen
page-rules = Regeln
page-table = Tisch
page-replay = Verlauf
page-close = Schließen
page-cancel = Abbrechen
page-copy = Kopieren
page-copied = Kopiert.
page-trouble = Das Haus hat nicht geantwortet. Bitte versuche es noch einmal.
page-error-title = Das lässt sich nicht zeigen
page-error-lost = Unter dieser Adresse gibt es keine Seite.
page-error-broken = Im Haus ist etwas schiefgegangen. Es ist unser Fehler, nicht deiner, und kein Zug ging verloren.
page-error-wrong = Diese Adresse versteht das Haus nicht.
page-error-busy = Das Haus kommt gerade nicht an seine Tische. Nichts ist verloren: Versuch es gleich noch einmal.
page-to-lobby = Zu den Spielen

## Die Auswahl

page-lobby-title = Atoll: Brettspiele am eigenen Tisch
page-games = Spiele
page-players =
    { $fewest } bis { $most ->
        [one] { $most } Person
       *[other] { $most } Personen
    }
page-weight = Anspruch: { $weight }
page-learn = { $game } ist neu für dich?
page-learn-how =
    Lerne es in { $count ->
        [one] einer kurzen Partie
       *[other] { $count } Partien, jede mit etwas mehr
    }; eine Anleitung erklärt jeden Schritt.
page-lesson-done = beendet
page-play-now = Gleich spielen
page-option-count = { $count } zur Wahl
page-play-now-note = Du gegen einen Bot, sofort.
page-broken-game = Das Spiel „{ $name }“ aus dem Paket { $package } ist nicht zu gebrauchen: Der Befehl „atoll games“ sagt, warum.
page-new-table = Neuer Tisch
page-your-games = Deine Partien
page-your-games-none = Du spielst gerade nicht. Spiel gleich los, oder eröffne einen Tisch und schicke jemandem den Link.
page-open-tables = Offene Tische
page-open-tables-none = Niemand sucht Mitspielende. Eröffne einen Tisch und lass einen Platz frei.
page-finished-games = Beendete Partien
page-finished-none = Beendete Partien lassen sich hier nachspielen.
page-finished = beendet
page-mine = Meine Partien
page-all-my-games = Alle meine Partien, Ergebnisse und Aufzeichnungen
page-results = Ergebnisse
page-games-played = Partien
page-games-won = Gewonnen
page-best-score = Beste Punktzahl
page-won-alone = Allein gewonnen:
page-won-with = Gewonnen mit { $score }
page-lost-with = Nicht gewonnen, mit { $score }
page-scores-of = Deine Punkte in { $game }, Partie für Partie; gewonnene sind ausgefüllt
page-lessons-done = Lektionen: { $done } von { $all }
page-puzzles-done =
    { $count ->
        [one] Ein Rätsel gelöst
       *[other] { $count } Rätsel gelöst
    }
page-search = Suchen
page-search-games = Mitspieler oder Spiele
page-all-games = Alle Spiele
page-outcome = Ergebnis
page-all-outcomes = Alle Ergebnisse
page-outcome-won = gewonnen
page-outcome-lost = verloren
page-outcome-ended = vorzeitig beendet
page-outcome-running = läuft noch
page-outcome-imported = eingelesen
page-no-games-found = Keine Partie passt.
page-bring-in = Aufzeichnung einlesen
page-bring-in-note = Eine hier heruntergeladene oder von „atoll“ geschriebene Aufzeichnung lässt sich nachspielen und von jeder Stellung aus fortsetzen.
page-bring-in-file = Datei wählen
page-turn-of = { $name } überlegt
page-seats-open =
    { $count ->
        [one] { $count } Platz frei
       *[other] { $count } Plätze frei
    }

## Ein neuer Tisch

page-new-table-of = Ein neuer Tisch: { $game }
page-which-game = Welches Spiel
page-whole-game = Das ganze Spiel
page-player-count = Personen
page-player-number =
    { $count ->
        [one] { $count } Person
       *[other] { $count } Personen
    }
page-seats = Plätze
page-who-sits = Wer spielt { $seat }
page-name-of = Name von { $seat }
page-name = Name
page-kind-you = Du
page-kind-here = Jemand an diesem Bildschirm
page-kind-open = Frei für alle mit dem Link
page-kind-bot = Bot, { $level }
page-level-easy = leicht
page-level-mind = aus dem Bauch
page-level-medium = mittel
page-level-hard = stark
page-level-master = Meister
page-levels = Wie stark die Bots sind
page-level-easy-means = Schaut nur eine Entscheidung voraus und vertut sich ab und zu: gut für die erste Partie.
page-level-mind-means = Antwortet sofort, so wie er es beim Spielen gelernt hat.
page-level-medium-means = Denkt einen Augenblick voraus: ein Sparringspartner.
page-level-hard-means = Denkt über jede Entscheidung bis zu 2 Sekunden nach.
page-level-master-means = Denkt über jede Entscheidung bis zu 10 Sekunden nach.
page-options = Spielweisen
page-who-may-join = Wer darf mitspielen
page-by-link = Wer den Link hat
page-by-anybody = Alle, über die Lobby
page-turn-time = Zeit für einen Zug
page-turn-time-number = Wie viele
page-turn-time-none = Beliebig lange
page-turn-time-minutes = Minuten
page-turn-time-days = Tage
page-turn-time-note = Danach spielt ein Bot für alle, die nicht da sind, bis sie zurückkommen.
page-more-choices = Mehr Möglichkeiten
page-seed = Startzahl
page-seed-note = Eine Zahl, die alles Gezogene bestimmt: Gleiche Zahl, gleiche Partie. Leer heißt: durch Los.
page-seed-chosen = Die Startzahl dieser Partie hat gewählt, wer den Tisch eröffnet hat. Wer sie kennt, kann alles Gezogene vorhersehen.
page-set-up = Tisch eröffnen

## Der Tisch

page-tabs = Teile des Tisches
page-tab-board = Brett
page-tab-mine = Meins
page-tab-others = Andere
page-tab-log = Chronik
page-legend = Legende: was die Zeichen bedeuten (L)
page-sign-choosable = kann jetzt gewählt werden
page-sign-refused = geht gerade nicht; beim Antippen steht da, warum
page-zoom = Größe des Bretts
page-zoom-in = Näher heran (+)
page-zoom-out = Weiter weg (−)
page-zoom-all = Das ganze Brett (0)
page-your-turn = Du bist am Zug
page-please-wait = Einen Moment
page-you-watch = Du schaust zu
page-guide = Anleitung
page-guide-then = Danach:
page-choices = Möglichkeiten
page-not-now =
    { $count ->
        [one] { $count } Sache geht jetzt nicht
       *[other] { $count } Dinge gehen jetzt nicht
    }
page-placing = Die Karte in deiner Hand
page-placing-fits = Hier passt sie:
page-placing-allowed = Hier darf die Karte liegen.
page-placing-refused = Hier kann sie nicht liegen.
page-placing-nowhere = So gedreht passt die Karte nirgends.
page-placing-scored = gewertet
page-placing-worth = Was jede Quelle wert ist
page-placing-mouse = Zeige auf deine Insel: Das Rad dreht die Karte, ein Klick legt sie. Punkte zeigen, wo sie passt. Tasten: Pfeile, Umschalt, R, Enter.
page-placing-finger = Tippe, wo die Karte liegen soll, und ziehe sie zurecht. Punkte zeigen die Mitte der Plätze, an denen sie passt.
page-placing-keys = Die Karte über deiner Insel: Pfeiltasten bewegen sie, mit Umschalt zum nächsten Platz, R dreht sie, Enter legt sie
page-turn-left = Nach links drehen
page-turn-left-key = Nach links drehen (Umschalt R)
page-turn-right = Nach rechts drehen
page-turn-right-key = Nach rechts drehen (R)
page-turn-to-fit = Drehen, bis sie passt
page-lay-here = Hierher legen
page-undo = Zurück
page-undo-key = Letzte Entscheidung zurücknehmen (u)
page-hint = Tipp
page-hint-key = Einen Bot fragen (h)
page-hint-thinking = Ein Bot denkt darüber nach …
page-suggested = Vorschlag
page-all-suggested = Alles wie vorgeschlagen ({ $count })
page-preview = Vorschau
page-preview-key = Was dabei herauskommt
page-preview-points = Deine Punkte:
page-preview-board = So sieht es dann aus
page-do-it = So machen
page-confirm-sure = Das beendet deinen Zug oder lässt sich nicht zurücknehmen.
page-further = Weiter unten mehr
page-look = { $name } groß zeigen
page-hint-is = Ein Bot würde:
page-hint-laid = Lege die Karte so hin, wie sie jetzt liegt.
page-hint-for = Kurz gesagt: { $what }.
page-hint-plan = Sein Plan danach: { $line }.
page-hint-chance = Nach seiner Rechnung stehen deine Chancen danach bei { $chance } von 100.
page-hint-same = Am nächsten kommt: { $other }. Das ist etwa gleich gut.
page-hint-worse = Am nächsten kommt: { $other }. Von diesen Chancen kostet das etwa { $less }.
page-thinking = { $name } denkt nach
page-skip-to-turn = Überspringen
page-skip-key = Gleich zu deiner nächsten Entscheidung (s)
page-why-not = Warum nicht?
page-why-key = Was nicht geht, und warum (?)
page-why-nothing = Alles, was du hier versuchen könntest, ist erlaubt.
page-rule = Regel
page-invite =
    { $count ->
        [one] Ein Platz ist frei. Schicke diesen Link an alle, die mitspielen sollen:
       *[other] { $count } Plätze sind frei. Schicke diesen Link an alle, die mitspielen sollen:
    }
page-sit = Hier sitzen
page-seat-open = frei
page-seat-number = Platz { $number }
page-you = du
page-scores = Punkte
page-rename = Umbenennen
page-lend = Einen Bot spielen lassen:
page-take-back = Wieder übernehmen
page-leave = Platz verlassen
page-leave-sure = Dein Platz ist dann für alle frei.
page-invited = Du bist eingeladen
page-join-as = Mitspielen als
page-join = Mitspielen
page-join-seat = Welcher Platz
page-points-hidden = Die Punkte bleiben bis zum Ende geheim.
page-came = { $name } hat Platz genommen.
page-public = Diesen Tisch in der Lobby zeigen
page-nudge = { $name } erinnern
page-nudged = Die anderen warten auf dich.
page-until = Zeit für diesen Zug: bis
page-absent-you = Du warst nicht da, darum spielt ein Bot für dich.
page-is-absent = nicht da, ein Bot spielt
page-has-resigned = hat aufgegeben
page-resign = Aufgeben
page-resign-sure = Du gibst endgültig auf. Für die anderen spielt ein Bot weiter; ist niemand mehr da, ist die Partie zu Ende.
page-end = Ende der Partie vorschlagen
page-end-sure = Die Partie endet ohne Sieger, sobald alle zustimmen.
page-end-alone = Partie beenden
page-end-sure-alone = Die Partie endet hier, ohne Sieger.
page-end-wished = { $who }: Lasst uns die Partie hier ohne Sieger beenden.
page-end-agree = Einverstanden
page-end-withdraw = Doch weiterspielen
page-delete = Tisch löschen
page-delete-sure = Der Tisch und alles, was daran gespielt wurde, sind dann weg.
page-rematch = Revanche
page-rematch-go = Zur Revanche
page-rematch-called = Es gibt eine Revanche, dein Platz ist frei gehalten.
page-away = Keine Verbindung
page-away-note = Das Haus ist gerade nicht zu erreichen. Nichts ist verloren: Es bewahrt deine Partien auf.
page-away-again = Noch einmal versuchen
page-log = Chronik
page-log-empty = Noch ist nichts geschehen.
page-news = Seit deiner letzten Entscheidung
page-since-show = Auf dem Brett zeigen, was sich geändert hat
page-since-points = { $source }: { $way ->
    [up] +
   *[down] −
}{ $by ->
    [one] { $by } Punkt
   *[other] { $by } Punkte
}
page-chat = Gespräch
page-chat-none = Noch hat niemand etwas gesagt.
page-chat-say = Etwas sagen
page-send = Senden
page-table-gone = Diesen Tisch gibt es nicht mehr.
page-connection-lost = Verbindung verloren, neuer Versuch … Nichts ist verloren: Das Haus bewahrt deine Partie.
page-game-is-over = Die Partie ist zu Ende
page-why-ahead = { $who } liegt { $by ->
    [one] { $by } Punkt
   *[other] { $by } Punkte
} vor { $other }.
page-why-most = { $who } holte mehr mit: { $sources }.
page-why-less = Dafür holte { $who } mehr mit: { $sources }.
page-why-rest = anderem (+{ $points })
page-winner = hat gewonnen
page-next-steps = Wie weiter
page-next-learning = Weiter: { $title }
page-turning = Ab dem Wendepunkt neu versuchen
page-turning-means = Ein neuer Tisch, vor der Entscheidung, nach der deine Chancen am meisten sanken, gegen Bots
page-breakdown = Woher die Punkte kommen
page-points-from = Punkte
page-play-again = Noch einmal
page-developer = Für Entwickler
page-developer-note = Was dein Platz sieht und tun darf, als Daten. Ein Klick spielt jeden Zug.
page-developer-moves = Züge
page-developer-view = Sicht

## Der Verlauf

page-review = Rückblick
page-review-means = Wie deine Chancen verliefen, was deine Entscheidungen gekostet haben und was besser gewesen wäre
page-review-decision = Diese Entscheidung
page-review-try = Von hier aus probieren
page-review-before = Entscheidung davor
page-review-after = Nächste Entscheidung
page-review-far = Betrachtete Entscheidungen: { $done } von { $of }
page-review-again =
    { $left ->
        [one] Der stärkste Bot denkt noch über 1 Entscheidung nach
       *[other] Der stärkste Bot denkt noch über { $left } Entscheidungen nach
    }
page-review-none-yet = Noch keine gefunden.
page-review-seats = Wessen Entscheidungen
page-review-mean = Kosten im Mittel: { $cost } %
page-replay-controls = Schritte durch die Partie
page-position = Stellung
page-this-move = Was dieser Zug tat
page-the-beginning = Der Beginn der Partie.
page-step-first = Erste Stellung
page-step-back = Ein Schritt zurück
page-step-forth = Ein Schritt weiter
page-step-last = Letzte Stellung
page-autoplay = Von selbst abspielen
page-score-chart = Punkte im Lauf der Partie
page-continue = Von hier weiterspielen
page-continue-against = Gegen
page-copy-position = Link zu dieser Stellung
page-download = Aufzeichnung laden
page-download-later = Die Aufzeichnung gibt es nach dem Ende der Partie.

## Die Regeln

page-rules-of = Regeln von { $game }
page-rules-note = Jede Regel hat ihre eigene Nummer; die Chronik und jede Ablehnung weisen darauf hin.
page-contents = Inhalt
page-search-rules = In den Regeln suchen
page-search-none = Davon spricht keine Regel.
page-origin-rulebook = Regelheft
page-origin-rulebook-note = So steht es im Regelheft. Diese Regeln tragen unten kein Zeichen.
page-origin-ruling = Entscheid
page-origin-ruling-note = Das Regelheft schweigt oder ist unklar; so entscheidet das Haus.
page-origin-consequence = Folge
page-origin-consequence-note = Ergibt sich aus anderen Regeln.
page-origin-advice = Rat
page-origin-advice-note = Gut zu wissen, keine Regel.
page-origin-public = öffentlich
page-origin-public-note = Bekannt aus dem, was Besprechungen und Läden zeigen.
page-pieces = Figuren, Teile und Zeichen
page-parts = Spielteile
page-parts-note = Das Regelheft zeigt viele Teile nur als Bild. Was dort nicht zu lesen war, stammt aus öffentlichen Quellen oder wurde passend zu allem Bekannten nachgebildet. Wer das Spiel besitzt, kann mit einer eigenen Liste der Teile spielen.
page-part = Teil
page-part-source = Quelle
page-part-note = Anmerkung
page-source-rulebook = Regelheft
page-source-public = öffentlich
page-source-reconstructed = nachgebildet

## Einstellungen

page-set-language = Sprache
page-set-language-en = English
page-set-language-de = Deutsch
page-set-language-it = Italiano
page-set-theme = Aussehen
page-set-theme-system = Wie das System
page-set-theme-light = Hell
page-set-theme-dark = Dunkel
page-set-palette = Farben
page-set-palette-natural = Natürlich
page-set-palette-distinct = Für Farbenblinde
page-set-speed = Bewegung
page-set-speed-normal = Normal
page-set-speed-quick = Schnell
page-set-speed-off = Aus
page-set-sound = Ton
page-set-sound-on = An
page-set-sound-off = Aus
page-set-guide = Anleitung für Neulinge
page-set-guide-first = In den ersten Partien
page-set-guide-on = An
page-set-guide-off = Aus
page-set-confirm = Letzten Klick eines Zuges bestätigen
page-set-confirm-on = An
page-set-confirm-off = Aus
page-set-name = Dein Name
page-set-notices = Meldung, wenn du am Zug bist
page-notices-ask = Meldungen erlauben
page-notices-on = Meldungen sind an
page-notices-no = Vom Browser nicht erlaubt
page-back = Wiederkommen
page-back-about = Deine Plätze gehören zu diesem Browser. Nimm einen Weg zurück mit, damit nichts mit ihm verloren geht: ganz ohne Passwort und Mail.
page-recovery = Wiederherstellungscode
page-recovery-made = vorhanden
page-recovery-new = Neuen Code zeigen
page-recovery-note = Schreib ihn auf: Er wird nur jetzt gezeigt und gilt einmal. Ein älterer Code gilt nicht mehr.
page-device = Weiteres Gerät
page-device-link = Link und QR-Code
page-device-note = Öffne ihn innerhalb von zehn Minuten auf dem anderen Gerät. Er gilt einmal; gib ihn niemandem, denn wer ihn hat, spielt als du.
page-device-picture = QR-Code des Links
page-passkeys = Passkeys
page-passkey-count = { $count ->
    [0] noch keiner
    [one] einer
   *[other] { $count }
}
page-passkey-new = Passkey anlegen
page-passkeys-drop = Vergessen
page-passkeys-not-here = Dieser Browser hat keinen Passkey angelegt oder gezeigt.
page-elsewhere = Andere Geräte
page-elsewhere-go = Überall sonst abmelden
page-elsewhere-sure = Alle anderen Geräte, Links und der Wiederherstellungscode gelten dann nicht mehr. Passkeys bleiben. Überall außer hier abmelden?
page-elsewhere-done = Jetzt spielt nur noch dieses Gerät als du. Erzeuge am besten einen neuen Code.
page-come = Zurück zu deinen Partien
page-come-about = Dieses Gerät wird auf deinen Plätzen spielen. Gib nur einen Code ein, den du selbst erzeugt hast.
page-come-along = { $count ->
    [one] Die laufende Partie auf diesem Gerät kommt mit.
   *[other] Die { $count } laufenden Partien auf diesem Gerät kommen mit.
}
page-come-code = Code
page-come-go = Das bin ich
page-come-passkey = Mit Passkey
page-come-back = Ich habe einen Code oder Passkey
page-settings-note = Die Einstellungen bleiben in diesem Browser und gelten sofort.

## Die API

page-api = API
page-api-note = Alles, was die Seiten tun, kann auch ein Programm tun: Lass dir mit POST /api/people ein Geheimnis geben und sende es als „Authorization: Bearer …“ mit. Anfragen sind JSON.
page-api-parameters = Angaben
page-required = nötig
