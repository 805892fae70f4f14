# Die Worte von Kiwi Chow Down.

game-title = Kiwi Chow Down
game-blurb = Hungrige Schwärme streiten um eine Insel: Füttert Kiwis, bis sie platzen, schubst andere ins Meer, baut Nester und markiert euer Land.
game-length = 60 bis 90 Minuten
game-weight = mittel
game-alone = Allein spielst du gegen den Kiwibot, der nach eigenen Karten handelt.

# Optionen

option-setup = Aufbau
option-setup-beginner = feste Plätze
option-setup-free = freies Setzen
option-flocks = Schwarmtafeln
option-flocks-a = Seite A (alle gleich)
option-flocks-b = Seite B (eigene Fähigkeiten)
option-flocks-own = jeder wählt eine Seite
option-order = Reihenfolge
option-order-fixed = im Uhrzeigersinn
option-order-variable = nach Wahl

# Namen

kiwibot = Der Kiwibot

fruit-red = rote
fruit-green = grüne
fruit-yellow = gelbe
fruit-blue = blaue

terrain-flower = Blumen
terrain-grass = Gras
terrain-mountain = Berg
terrain-sand = Sand

section-bloom = Blüte
section-meadow = Wiese
section-ridge = Grat
section-shore = Ufer

flock-red = Rot
flock-green = Grün
flock-purple = Lila
flock-yellow = Gelb

# Figuren heißen nach der Farbe ihres Platzes.
owner-0 = Blau
owner-1 = Orange
owner-2 = Grün
owner-3 = Rosa

kind-tree = Baum
kind-lookout = Ausguck
kind-cave = Höhle
nest-tree-1 = Baum
nest-tree-2 = zweiter Baum
nest-lookout-1 = Ausguck
nest-lookout-2 = zweiter Ausguck
nest-cave-1 = Höhle
nest-cave-2 = zweite Höhle

card-move = Bewegen
card-feed = Füttern
card-build = Bauen
card-wild-fruit = Joker (Früchte)
card-wild-kiwis = Joker (Kiwis)
card-wild-marker = Joker (Marker)

leader-chopan = Chopan
leader-karaka = Karaka
leader-mekko = Mekko
leader-pango = Pango
leader-tui = Tui
leader-ninka = Ninka
leader-bombo = Bombo
leader-rukka = Rukka

leader-card-headlong-charge = Sturmlauf
leader-card-belly-slide = Bauchrutscher
leader-card-roundhouse = Drehkick
leader-card-parting-kick = Abschiedstritt
leader-card-rocket-hop = Raketenhüpfer
leader-card-long-burn = Langer Schub
leader-card-steamroller = Dampfwalze
leader-card-ground-swell = Grundwelle
leader-card-call-to-arms = Sammelruf
leader-card-escort = Geleit
leader-card-shadow-swap = Schattentausch
leader-card-smoke-bomb = Rauchbombe
leader-card-belly-blast = Bauchklatscher
leader-card-aftershock = Nachbeben
leader-card-undertow = Sog
leader-card-shore-patrol = Küstenwache

power-headlong-charge = Drei Felder geradeaus; alles auf den zwei überquerten Feldern wegschubsen.
power-belly-slide = Zwei Felder geradeaus; alles auf dem überquerten Feld wegschubsen, dann bis zu 1 Figur am Ziel.
power-roundhouse = Ein Schritt; dann dort bis zu 3 Figuren wegschubsen.
power-parting-kick = Bis zu 3 Figuren vom eigenen Feld wegschubsen, dann ein Schritt.
power-rocket-hop = Sprung genau 2 Felder weit; dann dort bis zu 2 Figuren wegschubsen.
power-long-burn = Sprung genau 3 Felder weit; dann dort bis zu 1 Figur wegschubsen.
power-steamroller = Ein bis drei Schritte; nach jedem bis zu 1 Figur vom betretenen Feld wegschubsen.
power-ground-swell = Ein Schritt; dort alle Kiwis der Größen 1 und 2 wegschubsen.
power-call-to-arms = Ein oder zwei Schritte; dann bis zu 2 eigene Kiwis von den Feldern ringsum heranholen.
power-escort = Ein Schritt, bis zu 2 eigene Kiwis kommen mit; dann dort bis zu 1 fremde Figur wegschubsen.
power-shadow-swap = Platztausch mit einem Kiwi bis zu 3 Felder entfernt.
power-smoke-bomb = Sprung auf ein Feld mit eigenem Kiwi oder Nest; dann dort bis zu 1 Figur wegschubsen.
power-belly-blast = Ein Schritt; dort alle anderen Figuren wegschubsen.
power-aftershock = Ein Schritt; dann von bis zu 3 Feldern ringsum je 1 Figur geradewegs wegschubsen.
power-undertow = Ein Schritt; dann bis zu 3 Kiwis der Größe 1 oder 2, egal wessen, von den Feldern ringsum heranholen.
power-shore-patrol = Sprung auf ein Küstenfeld; dann dort bis zu 2 Kiwis der Größe 1 oder 2 wegschubsen.

season-small-fry = Kleinvieh
season-blossom-time = Blütezeit
season-nest-builders = Nestbauer
season-half-grown = Halbstarke
season-mountain-air = Bergluft
season-mountain-fever = Höhenangst
season-heavyweights = Schwergewichte
season-green-pastures = Grüne Weiden
season-hay-fever = Heuschnupfen
season-court-of-the-leader = Hofstaat
season-beach-life = Strandleben
season-sunburn = Sonnenbrand
season-crowd = Gedränge
season-land-lords = Landherren
season-loners = Einzelgänger
season-pollen = Pollenflug

nobody-won = Der Kiwibot gewinnt.

tie-kiwis-3 = mehr Kiwis der Größe 3
tie-kiwis-2 = mehr Kiwis der Größe 2
tie-kiwis-1 = mehr Kiwis der Größe 1
tie-markers = mehr ungenutzte Marker
breakdown-markers = Marker auf der Insel
breakdown-nests = Nester der zweiten Reihe
breakdown-season-cards = Saisonkarten
breakdown-kept-cards = Behaltene Saisonkarten
breakdown-spare-markers = Je drei übrige Marker

# Satzteile

hex = { $terrain }feld { $at }
piece-kiwi = Kiwi ({ $flock }, Größe { $size })
piece-leader = Leader ({ $flock })
the-sea = ins Meer
nothing = nichts
nobody-there = niemand ist dort
strength = { $flock } { $number }
list-more = { $first }, { $rest }
list-last = { $first } und { $rest }
some-fruit = { $number } { $colour ->
        [red] rote
        [green] grüne
        [yellow] gelbe
       *[blue] blaue
    }
some-markers = { $number ->
        [one] { $number } Marker
       *[other] { $number } Marker
    }
slot-price = { $markers ->
        [0] { $fruit } Frucht
       *[other] { $fruit } Frucht und { $markers } Marker
    }

bonus-fruit = { $number ->
        [one] { $number } Frucht
       *[other] { $number } Früchte
    }
bonus-marker = { $number } Marker
bonus-place = { $number ->
        [one] { $number } neuer Kiwi
       *[other] { $number } neue Kiwis
    }
bonus-increase = { $number ->
        [one] { $number } eigener Kiwi wächst
       *[other] { $number } eigene Kiwis wachsen
    }
bonus-feed = { $number } Aktion Füttern
bonus-move = { $number } Aktion Bewegen
bonus-build = { $number } Aktion Bauen
bonus-vp = { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }
bonus-return-marker = { $number } Marker zurückgeben
bonus-remove-token = { $number ->
        [one] { $number } eigene Scheibe
       *[other] { $number } eigene Scheiben
    } von der Insel nehmen

# Aufbau

choose-side-a = Seite A spielen: alle Schwärme gleich
    .told = { $who } spielt Seite A der Schwarmtafel.
choose-side-b = Seite B spielen: { $power }
    .told = { $who } spielt Seite B der Schwarmtafel.
choose-side-prompt = Welche Seite deiner Schwarmtafel spielst du?
choose-leader = { $card }: { $effect }
    .told = { $who } führt mit { $leader } und „{ $card }“.
    .detail = { $leader }
choose-leader-prompt = Dein Leader ist { $leader }. Welche dieser Karten behältst du?
set-leader = Leader und zwei Kiwis auf { $hex }
    .told = { $who } setzt Leader und zwei Kiwis auf { $hex }.
set-leader-prompt = Wo beginnen dein Leader und zwei Kiwis?
set-kiwi = Ein Kiwi auf { $hex }
    .told = { $who } setzt einen Kiwi auf { $hex }.
set-kiwi-prompt = Wo beginnt der nächste Kiwi? (noch { $left })
set-grown = Der Kiwi auf { $hex } beginnt mit Größe 2
    .told = { $who } beginnt mit einem Kiwi der Größe 2 auf { $hex }.
set-grown-prompt = Welcher Kiwi beginnt mit Größe 2? (noch { $left })

take-slot = { $effect ->
        [gain] Platz { $slot }: { $bonus } erhalten
        [pay] Platz { $slot }: { $price } zahlen
       *[none] Platz { $slot }
    }
    .told = { $who } nimmt Platz { $slot } der Zugfolge.
take-slot-prompt = Welchen Platz der Zugfolge nimmst du?

# Saisons

new-season = Saison { $number } beginnt.
    .told = Saison { $number } beginnt. { $who } fängt an.
nest-bonus = { $nest }: { $bonus }
    .told = { $who } nimmt den Bonus für { $nest }: { $bonus }.
nest-bonus-prompt = Welcher Nestbonus kommt als Nächstes?
won-card = { $card }: { $bonus }
    .told = { $who } liegt bei „{ $card }“ vorn: { $bonus }.
right-side = { $card }: { $bonus }
    .told = { $who } nimmt die rechte Seite von „{ $card }“: { $bonus }.
choose-prize = { $card }: { $bonus }
    .told = { $who } hat beide Saisonkarten gewonnen und nimmt „{ $card }“: { $bonus }.
    .detail = der Kiwibot erhält { $other }
choose-prize-prompt = Du hast beide Saisonkarten gewonnen. Welchen Bonus nimmst du?

# Karten

play-card = { $card }
    .told = { $who } spielt { $card }.
play-wild = { $use ->
        [feed] { $card } als Füttern
        [move] { $card } als Bewegen
       *[build] { $card } als Bauen
    }
    .told = { $who } spielt { $use ->
        [feed] { $card } als Füttern
        [move] { $card } als Bewegen
       *[build] { $card } als Bauen
    }.
play-bonus = { $card } für den Bonus
    .told = { $who } spielt { $card } für { $bonus }.
    .detail = { $bonus }
play-down = { $card } verdeckt
    .told = { $who } spielt eine Karte verdeckt.
    .detail = 1 Frucht
play-card-prompt = Spiele deine { $number }. Karte dieser Saison.

# Füttern

feed = { $size ->
        [3] { $piece } auf { $hex } füttern, bis er platzt
       *[other] { $piece } auf { $hex } füttern
    }
    .detail = { $price } verschiedene Früchte für { $markers } Marker; { $own ->
        [yes] du deckst auf
       *[no] sein Schwarm deckt auf
    }: { $bonus }
feed-stop = Niemanden füttern
feed-prompt = { $bonus ->
        [yes] Welchen Kiwi fütterst du? (Ein Bonus: Du darfst ablehnen.)
       *[no] Welchen Kiwi fütterst du?
    }
fed = Gefüttert
    .told = { $who } füttert { $piece } auf { $hex }.
exploded = Geplatzt
    .told = { $who } füttert { $piece } auf { $hex }, bis er platzt!
grew = Gewachsen
    .told = { $source ->
        [track] { $piece } auf { $hex } wächst auf Größe { $grown } durch eine Scheibe von der Leiste.
       *[reserve] { $piece } auf { $hex } wächst auf Größe { $grown } durch eine Scheibe aus der Reserve.
    }

# Bewegen und Schubsen

move = { $piece } auf { $hex }
move-stop = Nicht weiter bewegen
move-prompt = { $must ->
        [yes] Wer bewegt sich? (Bewegungen übrig: { $left })
       *[no] Wer bewegt sich? (Bewegungen übrig: { $left }; du darfst aufhören.)
    }
use-power = Kraft von { $leader }: { $card }
    .told = { $who } nutzt die Kraft von { $leader }: „{ $card }“.
    .detail = { $effect }
move-to = Nach { $hex }
    .told = { $who } bewegt { $piece } von { $from } nach { $hex }.
move-to-prompt = Wohin bewegt sich { $piece } von { $hex }?
extra-move-stop = Keine Bewegung mehr kaufen
extra-move-prompt = { $price } Früchte der zwei Farben deines Plans für eine weitere Bewegung zahlen?
push = { $piece } schubsen
push-stop = Niemanden mehr schubsen
push-prompt = Wen schubst du aus { $hex }? (bis zu { $left })
push-all-prompt = Alles auf { $hex } muss weg. Wen schubst du als Nächstes?
push-to = Nach { $hex }
    .told = { $who } schubst { $piece } von { $from } nach { $hex }.
push-off = Von der Insel
    .told = { $who } schubst { $piece } von { $from } ins Meer.
    .detail = { $size ->
        [one] { $size } Scheibe in die Reserve von { $flock }
       *[other] { $size } Scheiben in die Reserve von { $flock }
    }
push-leader-off = Von der Insel
    .told = { $who } schubst { $piece } von { $from } ins Meer.
    .detail = du setzt ihn auf ein anderes Küstenfeld zurück
push-to-prompt = Wohin schubst du { $piece } von { $hex }?
set-back = Zurück auf { $hex }
    .told = { $who } setzt { $piece } auf { $hex } zurück.
set-back-prompt = Auf welches Küstenfeld setzt du den Leader von { $flock }?

# Kräfte der Leader

travel = Nach { $hex }
    .told = { $who } führt den Leader nach { $hex }.
travel-stop = Hier bleiben
travel-prompt = Wohin geht dein Leader?
travel-walk-prompt = Wohin geht dein Leader? (noch bis zu { $left } Schritte)
swap-with = Platztausch mit { $piece } auf { $hex }
    .told = { $who } lässt den Leader mit { $piece } auf { $hex } den Platz tauschen.
swap-with-prompt = Mit welchem Kiwi tauscht dein Leader den Platz?
pull-kiwi = { $piece } von { $hex } heranholen
    .told = { $who } holt { $piece } von { $hex } zum Leader.
pull-kiwi-stop = Niemanden mehr heranholen
pull-kiwi-prompt = Welcher Kiwi kommt zu deinem Leader? (bis zu { $left })
carry-kiwi = { $piece } mitnehmen
    .told = { $who } nimmt { $piece } mit.
carry-kiwi-stop = Niemanden mehr mitnehmen
carry-kiwi-prompt = Welcher Kiwi geht mit deinem Leader? (bis zu { $left })
repel-piece = { $piece } von { $hex } wegschubsen: { $to }
    .told = { $who } schubst { $piece } von { $hex } weg: { $to }.
repel-piece-stop = Niemanden mehr schubsen
repel-piece-prompt = Wen schubst du geradewegs von deinem Leader weg? (bis zu { $left })

# Bauen

build = Auf { $hex } bauen
build-stop = Nichts bauen
build-prompt = { $bonus ->
        [yes] Wo baust du? (Ein Bonus: Du darfst ablehnen.)
       *[no] Wo baust du?
    }
build-nest = { $nest }: { $placement }
    .detail = { $price } Früchte einer Farbe; jede Saison { $season }
build-nest-prompt = Welches Nest baust du auf { $hex }?
built = Gebaut
    .told = { $who } baut auf { $hex }: { $nest }.

# Zahlen

pay = { $price } zahlen
    .told = { $who } zahlt { $price }.
pay-different-prompt = Zahle { $price } Früchte verschiedener Farben.
pay-same-prompt = Zahle { $price } Früchte einer Farbe.
pay-any-prompt = Früchte zu zahlen: { $price }.
pay-marker = Ein { $terrain }marker
    .told = { $who } gibt verdeckt einen Marker zurück.
    .detail = du hast { $have }
pay-marker-prompt = Welchen Marker gibst du? (noch { $left })
choose-marker = { $terrain }marker zurückgeben
    .told = { $who } hat einen Marker mehr gezogen und gibt verdeckt einen zurück.
    .detail = du hast { $have }
choose-marker-prompt = Welcher Marker kommt zurück in den Beutel?
return-marker = { $terrain }marker zurückgeben
    .told = { $who } gibt verdeckt einen Marker zurück.
    .detail = du hast { $have }
return-marker-prompt = Welcher Marker kommt zurück in den Beutel? (noch { $left })
return-fruit = Eine { $fruit } Frucht zurückgeben
    .told = { $who } gibt eine { $fruit } Frucht zurück.
    .detail = du hast { $have }
return-fruit-prompt = Du darfst { $limit } Früchte behalten. Welche kommt zurück? (noch { $left })

# Boni und Scheiben

gained-fruit = Früchte
    .told = { $who } zieht Früchte: { $fruit }.
gained-markers = Marker
    .told = { $number ->
        [0] { $who } findet keinen Marker im Beutel.
        [one] { $who } zieht { $number } Marker.
       *[other] { $who } zieht { $number } Marker.
    }
gained-points = Punkte
    .told = { $number ->
        [one] { $who } erhält { $number } Punkt.
       *[other] { $who } erhält { $number } Punkte.
    }
uncovered = Aufgedeckt
    .told = { $who } deckt einen Bonus auf: { $bonus }.
place-token = Ein neuer Kiwi auf { $hex }
    .told = { $source ->
        [track] { $who } setzt einen Kiwi von der Leiste auf { $hex }.
       *[reserve] { $who } setzt einen Kiwi aus der Reserve auf { $hex }.
    }
place-token-prompt = Wohin kommt der neue Kiwi? (noch { $left })
take-token = Eine Scheibe von { $piece } auf { $hex }
    .told = { $who } nimmt eine Scheibe von { $piece } auf { $hex }.
take-token-stop = Keine nehmen
take-token-prompt = { $purpose ->
        [place] Welche Scheibe nimmst du von der Insel, um sie neu zu setzen?
        [mark] Welche Scheibe nimmst du von der Insel für deinen Marker?
       *[other] Welche Scheibe nimmst du von der Insel für den wachsenden Kiwi?
    }
increase = { $piece } auf { $hex } wächst
    .told = { $who } lässt { $piece } auf { $hex } wachsen.
increase-stop = Keinen wachsen lassen
increase-prompt = Welcher deiner Kiwis wächst? (noch { $left })
remove-token = Eine Scheibe von { $piece } auf { $hex }
    .told = { $who } verliert eine Scheibe von { $piece } auf { $hex }.
remove-token-prompt = Welche Scheibe verlässt die Insel? (noch { $left })

# Revier markieren

mark = { $hex } markieren
    .told = { $who } markiert { $hex }.
    .detail = { $price ->
        [0] 1 Punkt
       *[other] 1 Punkt für { $price } Frucht
    }
mark-stop = Nichts mehr markieren
mark-prompt = { $which ->
        [every] Welches Feld markierst du? (So viele du kannst.)
        [second] Zahlst du für einen zweiten Marker?
       *[first] Welches Feld markierst du in dieser Saison?
    }
mark-from-track = Eine Scheibe von der Leiste
    .told = { $who } legt eine Scheibe von der Leiste auf den Marker.
    .detail = noch { $track }; ihr Bonus verfällt
mark-from-reserve = Eine Scheibe aus der Reserve
    .told = { $who } legt eine Scheibe aus der Reserve auf den Marker.
    .detail = noch { $reserve }
mark-token-prompt = Welche Scheibe kommt auf den Marker?

# Der Kiwibot

kiwibot-card = Karte
    .told = { $who } deckt auf Platz { $slot } auf: { $card }.
kiwibot-cannot-feed = Kein Kiwi zu füttern
    .told = { $who } findet keinen Kiwi zum Füttern.
kiwibot-cannot-build = Kein Feld zum Bauen
    .told = { $who } kann nicht bauen: Er setzt einen Kiwi und bewegt sich.
kiwibot-reveals = Aufgedeckt
    .told = { $who } hat Marker aufgedeckt: { $markers }.

# Warum nicht

refused-must-go-on = Eines davon musst du wählen.
refused-no-such-piece = So eine Figur gibt es auf der Insel nicht.
refused-no-such-hex = So ein Feld gibt es auf der Insel nicht.
refused-other-hex = { $piece } steht nicht auf dem Feld, um das es geht.
refused-own-piece = Diese Kraft schubst nur Fremde.
refused-pusher = { $piece } kann sich nicht selbst schubsen.
refused-too-large = { $piece } ist zu groß: Nur Figuren bis Größe { $reach } lassen sich jetzt schubsen.
refused-no-sea = { $hex } hat keine Seite am Meer.
refused-not-adjacent = { $hex } ist nicht benachbart.
refused-same-hex = Der Leader wurde von { $hex } geschubst; er muss woandershin.
refused-no-such-side = Eine Schwarmtafel hat die Seiten A und B.
refused-not-outer = { $hex } ist kein Küstenfeld.
refused-cleared = Der Leader hat { $hex } auf seinem Weg gerade geräumt; dorthin wird nichts geschubst.
refused-must-pay = Der Preis muss gezahlt werden.
refused-no-such-payment = Der Preis ist genau { $price }.
refused-not-held = Du hast nicht: { $price }.
refused-not-different = Die { $price } Früchte müssen verschiedene Farben haben; ein Marker ist jede Farbe.
refused-not-same = Die { $price } Früchte müssen eine Farbe haben; ein Marker ist jede Farbe.
refused-not-the-pair = Dein Plan nimmt dafür nur { $one } und { $other } Früchte oder Marker.
refused-no-such-marker = So einen Marker gibt es nicht.
refused-no-marker = Du hast keinen { $terrain }marker.
refused-over-limit = Du darfst nicht mehr als { $limit } Früchte behalten.
refused-no-fruit = Du hast keine { $fruit } Frucht.
refused-alone = Auf { $hex } steht keine deiner Figuren.
refused-not-yours = { $piece } gehört dir nicht.
refused-leader-has-no-tokens = Der Leader hat keine Scheiben und wächst nie.
refused-growing-itself = Die Scheibe darf nicht von dem Kiwi kommen, der wächst.
refused-largest = { $piece } ist ausgewachsen; nur Füttern bringt ihn zum Platzen.
refused-grown-already = { $piece } auf { $hex } ist durch diesen Bonus schon gewachsen.
refused-feed-leader = Ein Leader kann nicht gefüttert werden.
refused-feed-price = Es braucht { $price } verschiedene Früchte; du hast { $types ->
        [one] { $types } Farbe
       *[other] { $types } Farben
    } und { $have ->
        [one] { $have } Marker
       *[other] { $have } Marker
    }.
refused-no-token = Für { $piece } ist keine Scheibe mehr da.
refused-move-is-due = Die Bewegungen der Karte sind Pflicht; noch { $left }.
refused-moved = { $piece } hat sich in diesem Zug schon bewegt.
refused-power-spent = „{ $card }“ wurde in dieser Saison schon genutzt.
refused-leader-moved = Dein Leader hat sich in diesem Zug schon bewegt.
refused-power-impossible = „{ $card }“ ist von hier aus nicht möglich.
refused-back-at-start = Der Leader muss auf einem anderen Feld enden, als er begann.
refused-out-of-reach = Das ist für diese Kraft zu weit.
refused-swap-leader = Mit Leadern kann man nicht tauschen.
refused-swap-here = { $piece } steht auf dem Feld deines Leaders.
refused-not-by-this-power = Diese Kraft nimmt { $piece } nicht.
refused-one-per-hex = Nur eine Figur von jedem Feld; { $hex } war schon dran.
refused-nest-there = Auf { $hex } steht schon ein Nest.
refused-too-few-kiwis = Auf { $hex } brauchst du zwei Kiwis; du hast { $number }, und ein großer zählt einmal.
refused-no-dominance = Du dominierst { $hex } nicht: { $strengths }.
refused-no-such-nest = So ein Nest gibt es nicht.
refused-both-built = Beide Nester dieser Art sind schon gebaut: { $kind }.
refused-build-price = { $nest } kostet { $price } Früchte einer Farbe; du hast höchstens { $have } einer Farbe und { $markers ->
        [one] { $markers } Marker
       *[other] { $markers } Marker
    }.
refused-no-such-card = So eine Karte gibt es nicht.
refused-not-in-hand = { $card } ist nicht auf deiner Hand.
refused-other-use = { $card } ist dafür nicht zu gebrauchen.
refused-cannot-feed = Es gibt keinen Kiwi, den du füttern und bezahlen kannst.
refused-cannot-build = Dir fehlt ein Feld, ein Nest oder der Preis zum Bauen.
refused-no-nest-bonus = Bei diesem Nest wartet kein Bonus.
refused-no-such-season-card = So eine Saisonkarte gibt es nicht.
refused-no-such-slot = So einen Platz gibt es nicht.
refused-slot-taken = { $flock } hat Platz { $slot }.
refused-slot-of-last-season = Platz { $slot } hattest du letzte Saison.
refused-slot-price = Du kannst { $price } für Platz { $slot } nicht zahlen.
refused-marked = Auf { $hex } liegt schon ein Marker.
refused-no-token-there = Dort ist keine Scheibe.
refused-other-leader = Das ist keine Karte von { $leader }.
refused-not-empty = { $hex } ist nicht leer.
refused-own-there = Auf { $hex } steht schon ein eigener Kiwi.
refused-no-small-kiwi = Auf { $hex } steht kein eigener Kiwi der Größe 1.
