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
option-flocks-own = alle wählen selbst
option-order = Zugfolge
option-order-fixed = im Uhrzeigersinn
option-order-variable = nach Wahl
option-colours = Farben der Schwärme
option-colours-lot = ausgelost
option-colours-choose = alle wählen selbst
option-pollen = Saisonkarte „Pollenflug“
option-pollen-false = ohne
option-pollen-true = mit (von uns erfunden)

# Namen

# Bevor die Schwärme vergeben sind, hat ein Sitz keine Farbe; dann heißt er nach seinem Schwarm.
seat-0 = Sitz 1
seat-1 = Sitz 2
seat-2 = Sitz 3
seat-3 = Sitz 4
seat-6 = Rot
seat-7 = Grün
seat-8 = Violett
seat-9 = Gelb

kiwibot = Der Kiwibot
the-kiwibot = der Kiwibot

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
flock-purple = Violett
flock-yellow = Gelb

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
leader-tui = Tui

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
breakdown-spare-markers = Übrige Marker

# Satzteile

hex = { $terrain }feld { $at }
# Für sich: „roter Kiwi“; nach „der“: „rote Kiwi“; nach „den“ und „dem“: „roten Kiwi“.
piece =
    { $colour ->
        [red] roter
        [green] grüner
        [purple] violetter
       *[yellow] gelber
    } { $kind ->
        [leader] Leader
       *[kiwi] Kiwi der Größe { $size }
    }
piece-the =
    { $colour ->
        [red] rote
        [green] grüne
        [purple] violette
       *[yellow] gelbe
    } { $kind ->
        [leader] Leader
       *[kiwi] Kiwi der Größe { $size }
    }
piece-whom =
    { $colour ->
        [red] roten
        [green] grünen
        [purple] violetten
       *[yellow] gelben
    } { $kind ->
        [leader] Leader
       *[kiwi] Kiwi der Größe { $size }
    }
the-sea = das Meer
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
    } { $number ->
        [one] Frucht
       *[other] Früchte
    }
some-markers = { $number ->
        [one] { $number } Marker
       *[other] { $number } Marker
    }
some-terrain = { $number ->
        [one] { $number } { $terrain }marker
       *[other] { $number } { $terrain }marker
    }

bonus-fruit = { $number ->
        [one] { $number } Frucht
       *[other] { $number } Früchte
    }
bonus-marker = { $number ->
        [one] { $number } Marker
       *[other] { $number } Marker
    }
bonus-place = { $number ->
        [one] { $number } neuer Kiwi
       *[other] { $number } neue Kiwis
    }
bonus-increase = { $number ->
        [one] { $number } eigener Kiwi wächst
       *[other] { $number } eigene Kiwis wachsen
    }
bonus-feed = { $number ->
        [one] { $number } Aktion Füttern
       *[other] { $number } Aktionen Füttern
    }
bonus-move = { $number ->
        [one] { $number } Aktion Bewegen
       *[other] { $number } Aktionen Bewegen
    }
bonus-build = { $number ->
        [one] { $number } Aktion Bauen
       *[other] { $number } Aktionen Bauen
    }
bonus-vp = { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }
bonus-return-marker = { $number ->
        [one] { $number } Marker zurückgeben
       *[other] { $number } Marker zurückgeben
    }
bonus-remove-token = { $number ->
        [one] { $number } eigene Scheibe
       *[other] { $number } eigene Scheiben
    } von der Insel nehmen

# Aufbau

choose-flock = Schwarm { $flock }
    .told = { $whose ->
        [own] { $who } spielt den Schwarm { $flock }.
       *[kiwibot] { $who } gibt dem Kiwibot den Schwarm { $flock }.
    }
choose-flock-prompt = { $whose ->
        [own] Welchen Schwarm spielst du?
       *[kiwibot] Welchen Schwarm spielt der Kiwibot?
    }
choose-side-a = Seite A spielen: alle Schwärme gleich
    .told = { $who } spielt Seite A der Schwarmtafel.
choose-side-b = Seite B spielen: { $power }
    .told = { $who } spielt Seite B der Schwarmtafel.
choose-side-prompt = Welche Seite deiner Schwarmtafel spielst du?
choose-leader = { $card }
    .told = { $who } führt mit { $leader } und „{ $card }“.
    .detail = { $effect }
choose-leader-prompt = Dein Leader ist { $leader }. Welche dieser Karten behältst du? Ihre Kraft ersetzt einmal je Saison einen Schritt deines Leaders.
first-goods = Erster Vorrat
    .told = { $who } beginnt mit: { $goods }.
season-cards = Saisonkarten
    .told = Die Saisonkarten für die Saisons 1 bis 4 liegen aus: { $cards }.
first-hands = Erste Handkarten
    .told = Alle mischen ihre Aktionskarten und ziehen { $number }.
set-leader = Leader und zwei Kiwis auf { $hex }
    .told = { $who } setzt Leader und zwei Kiwis auf { $hex }.
set-leader-prompt = Wo beginnen dein Leader und zwei Kiwis?
set-kiwi = Ein Kiwi auf { $hex }
    .told = { $who } setzt einen Kiwi auf { $hex }.
set-kiwi-prompt = Wo beginnt der nächste Kiwi? (noch { $left })
set-grown = Der Kiwi auf { $hex } beginnt mit Größe 2
    .told = { $who } beginnt mit einem Kiwi der Größe 2 auf { $hex }.
set-grown-prompt = Welcher Kiwi beginnt mit Größe 2? (noch { $left })

awakening = Erwachen
    .told = Saison { $season } beginnt mit dem Erwachen: { $who } erhält den Startmarker und wählt als Erstes einen Platz.
take-slot = { $effect ->
        [gain] Platz { $slot }: { $bonus } erhalten
        [pay] Platz { $slot }: { $cost } zahlen
       *[none] Platz { $slot }
    }
    .told = { $who } nimmt Platz { $slot } der Zugfolge{ $token ->
        [yes] {" "}mit einer Scheibe von der Leiste
       *[no] {""}
    }{ $effect ->
        [gain] {""}; er bringt { $bonus }
        [pay] {""}; er kostet { $cost }
       *[none] {""}
    }.
take-slot-prompt = Welchen Platz der Zugfolge nimmst du?
lacks = Nicht gezahlt
    .told = { $who } kann davon nicht alles zahlen; erlassen: { $cost }.

# Saisons

new-season = Saison { $season } beginnt.
    .told = { $awake ->
        [yes] Saisonwechsel. { $who } fängt an; Zugfolge: { $order }.
       *[no] Saison { $season } beginnt. { $who } fängt an; Zugfolge: { $order }.
    }
season-change = Saisonwechsel
    .told = Gespielte Aktionskarten werden abgelegt und Leaderkarten wieder aufgedeckt.
nest-bonus = { $nest }: { $bonus }
    .told = { $who } nimmt den Saisonbonus ({ $nest }): { $bonus }.
nest-bonus-prompt = Welcher Nestbonus kommt als Nächstes?
game-ends = Das Ende
    .told = { $shared ->
        [yes] { $points ->
            [one] { $who } teilt sich mit { $points } Punkt den Sieg.
           *[other] { $who } teilt sich mit { $points } Punkten den Sieg.
        }
       *[no] { $points ->
            [one] { $who } gewinnt mit { $points } Punkt.
           *[other] { $who } gewinnt mit { $points } Punkten.
        }
    }
won-card = { $card }: { $bonus }
    .told = { $who } liegt bei „{ $card }“ vorn: { $bonus }.
right-side = { $card }: { $bonus }
    .told = { $who } nimmt die rechte Seite von „{ $card }“: { $bonus }.
right-side-empty = { $card }
    .told = { $who } erhält von „{ $card }“ nichts.
tied-card = Gleichstand
    .told = Gleichstand bei „{ $card }“ ({ $names }): Niemand liegt vorn.
choose-prize = { $card }: { $bonus }
    .told = { $who } hat beide Saisonkarten gewonnen und nimmt „{ $card }“: { $bonus }.
    .detail = der Kiwibot erhält: { $other }
choose-prize-prompt = Du hast beide Saisonkarten gewonnen. Welchen Bonus nimmst du?

# Karten

card-does = { $use ->
        [feed] ein Kiwi wächst gegen Früchte, und du ziehst Marker
        [move] { $moves ->
            [one] { $moves } Figur bewegt sich ein Feld weit
           *[other] { $moves } Figuren bewegen sich je ein Feld weit
        }
       *[build] ein Nest, wo zwei Kiwis von dir stehen und du dominierst
    }
play-card = { $card }
    .detail = { card-does }
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
    .detail = { card-does }
play-bonus = { $card } für den Bonus
    .told = { $who } spielt { $card } für den Bonus: { $bonus }.
    .detail = { $bonus }
play-down = { $card } verdeckt
    .told = { $who } spielt eine Karte verdeckt.
    .detail = { $number ->
        [one] { $number } Frucht
       *[other] { $number } Früchte
    }
play-card-prompt = Spiele deine { $number }. Karte dieser Saison.
reshuffled = Gemischt
    .told = { $who } mischt die abgelegten Aktionskarten zu einem neuen Stapel.

# Füttern

feed = { $size ->
        [3] Den { piece-whom } auf { $hex } füttern, bis er platzt
       *[other] Den { piece-whom } auf { $hex } füttern
    }
    .detail = { $price ->
        [one] { $price } Frucht
       *[other] { $price } verschiedene Früchte
    } für { $markers ->
        [0] keinen Marker
        [one] { $markers } Marker
       *[other] { $markers } Marker
    }; { $own ->
        [yes] du deckst auf
       *[no] sein Schwarm deckt auf
    }: { $bonus }
feed-stop = Niemanden füttern
    .told = { $who } füttert niemanden.
no-feed = Kein Füttern
    .told = { $who } kann niemanden füttern: Die Aktion Füttern verfällt.
feed-prompt = { $bonus ->
        [yes] Welchen Kiwi fütterst du? (Ein Bonus: Du darfst ablehnen.)
       *[no] Welchen Kiwi fütterst du?
    }
fed = Gefüttert
    .told = { $who } füttert den { piece-whom } auf { $hex }.
exploded = Geplatzt
    .told = { $who } füttert den { piece-whom } auf { $hex }, bis er platzt: Seine Scheiben gehen in die Reserve.
grew = Gewachsen
    .told = Der { piece-the } auf { $hex } wächst auf Größe { $grown } durch eine Scheibe { $source ->
        [track] von der Leiste
        [island] von der Insel
       *[reserve] aus der Reserve
    }.

# Bewegen und Schubsen

move = Der { piece-the } auf { $hex }
move-stop = Nicht weiter bewegen
    .told = { $who } bewegt keine Figur mehr.
no-move = Kein Bewegen
    .told = { $who } hat keine Figur mehr, die sich bewegen kann: Die Aktion Bewegen verfällt.
move-prompt = { $must ->
        [yes] Wer bewegt sich? (Bewegungen übrig: { $left })
       *[no] Wer bewegt sich? (Bewegungen übrig: { $left }; du darfst aufhören.)
    }
use-power = Kraft von { $leader }: { $card }
    .told = { $who } nutzt die Kraft von { $leader }: „{ $card }“.
    .detail = { $effect }
move-to = Auf { $hex }
    .told = { $who } bewegt den { piece-whom } von { $from } auf { $hex }.
move-to-prompt = Wohin bewegt sich der { piece-the } von { $hex }?
extra-move-stop = Keine Bewegung mehr kaufen
extra-move-prompt = { $price ->
        [one] { $price } Frucht
       *[other] { $price } Früchte
    } der zwei Farben deiner Schwarmtafel für eine weitere Bewegung zahlen?
push = Den { piece-whom } schubsen
push-stop = Niemanden mehr schubsen
push-prompt = Wen schubst du von { $hex }? (bis zu { $left })
push-all-prompt = Alles muss von { $hex } weg. Wen schubst du als Nächstes?
push-to = Auf { $hex }
    .told = { $who } schubst den { piece-whom } von { $from } auf { $hex }.
push-off = Von der Insel
    .told = { $who } schubst den { piece-whom } von { $from } ins Meer, also in die Reserve.
    .detail = { $size ->
        [one] { $size } Scheibe in die Reserve
       *[other] { $size } Scheiben in die Reserve
    }
push-leader-off = Von der Insel
    .told = { $who } schubst den { piece-whom } von { $from } ins Meer.
    .detail = du setzt ihn auf ein Küstenfeld zurück
push-to-prompt = Wohin schubst du den { piece-whom } von { $hex }?
set-back = Zurück auf { $hex }
    .told = { $who } setzt den { piece-whom } auf { $hex } zurück.
set-back-prompt = Auf welches Küstenfeld setzt du den { piece-whom }?

# Kräfte der Leader

travel = Auf { $hex }
    .told = { $who } bewegt den Leader auf { $hex }.
travel-stop = Hier bleiben
travel-prompt = Wohin geht dein Leader?
travel-walk-prompt = Wohin geht dein Leader? ({ $left ->
        [one] noch bis zu { $left } Schritt
       *[other] noch bis zu { $left } Schritte
    })
swap-with = Platztausch mit dem { piece-whom } auf { $hex }
    .told = { $who } lässt den Leader mit dem { piece-whom } auf { $hex } den Platz tauschen.
swap-with-prompt = Mit welchem Kiwi tauscht dein Leader den Platz?
pull-kiwi = Den { piece-whom } von { $hex } heranholen
    .told = { $who } holt den { piece-whom } von { $hex } zum Leader.
pull-kiwi-stop = Niemanden mehr heranholen
pull-kiwi-prompt = Welcher Kiwi kommt zu deinem Leader? (bis zu { $left })
carry-kiwi = Den { piece-whom } mitnehmen
    .told = { $who } lässt den { piece-whom } mit dem Leader mitgehen.
carry-kiwi-stop = Niemanden mehr mitnehmen
carry-kiwi-prompt = Welcher Kiwi geht mit deinem Leader? (bis zu { $left })
repel-piece = { $off ->
        [yes] Den { piece-whom } von { $hex } ins Meer schubsen
       *[no] Den { piece-whom } von { $hex } auf { $to } schubsen
    }
    .told = { $off ->
        [yes] { $who } schubst den { piece-whom } von { $hex } ins Meer.
       *[no] { $who } schubst den { piece-whom } von { $hex } auf { $to }.
    }
repel-piece-stop = Niemanden mehr schubsen
repel-piece-prompt = Wen schubst du geradewegs von deinem Leader weg? (bis zu { $left })

# Bauen

build = Auf { $hex } bauen
build-stop = Nichts bauen
    .told = { $who } baut nichts.
no-build = Kein Bauen
    .told = { $who } kann nichts bauen: Die Aktion Bauen verfällt.
build-prompt = { $bonus ->
        [yes] Wo baust du? (Ein Bonus: Du darfst ablehnen.)
       *[no] Wo baust du?
    }
build-nest = { $nest }: { $placement }
    .detail = { $price ->
        [one] kostet { $price } Frucht
       *[other] kostet { $price } Früchte einer Farbe
    }; { $last ->
        [yes] keine Saison folgt, die mehr brächte
       *[no] jede Saison { $season }
    }
build-nest-prompt = Welches Nest baust du auf { $hex }?
built = Gebaut
    .told = { $who } baut auf { $hex }: { $nest }.

# Zahlen

pay = { $coins } zahlen
    .told = { $who } zahlt { $fruit }.
pay-different-prompt = { $price ->
        [one] Zahle { $price } Frucht.
       *[other] Zahle { $price } Früchte verschiedener Farben.
    }
pay-same-prompt = { $price ->
        [one] Zahle { $price } Frucht.
       *[other] Zahle { $price } Früchte einer Farbe.
    }
pay-any-prompt = { $price ->
        [one] Zahle { $price } Frucht.
       *[other] Zahle { $price } Früchte.
    }
pay-marker = Ein { $terrain }marker
    .told = { $who } zahlt verdeckt einen Marker.
    .detail = { $have ->
            [0] du hast keinen
           *[other] du hast { $have }
        }
pay-marker-prompt = Welchen Marker gibst du? (noch { $left })
choose-marker = Einen { $terrain }marker zurückgeben
    .told = { $who } hat einen Marker mehr gezogen und gibt verdeckt einen zurück.
    .detail = { $have ->
            [0] du hast keinen
           *[other] du hast { $have }
        }
choose-marker-prompt = Welcher Marker kommt zurück in den Beutel?
return-marker = Einen { $terrain }marker zurückgeben
    .told = { $who } gibt verdeckt einen Marker zurück.
    .detail = { $have ->
            [0] du hast keinen
           *[other] du hast { $have }
        }
no-return-marker = Kein Marker
    .told = { $who } hat keinen Marker zum Zurückgeben.
return-marker-prompt = Welcher Marker kommt zurück in den Beutel? (noch { $left })
return-fruit = Eine { $fruit } Frucht zurückgeben
    .told = { $who } gibt eine { $fruit } Frucht zurück.
    .detail = { $have ->
            [0] du hast keine
           *[other] du hast { $have }
        }
return-fruit-prompt = Die Grenze für Früchte ist { $limit }. Welche kommt zurück? (noch { $left })

# Boni und Scheiben

gained-fruit = Früchte
    .told = { $who } zieht { $fruit }.
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
lost-bonus = Verfallen
    .told = { $who } deckt einen Bonus auf, der beim Saisonwechsel verfällt: { $bonus }.
place-token = Ein neuer Kiwi auf { $hex }
    .told = { $who } setzt { $source ->
        [track] einen Kiwi von der Leiste
        [island] diese Scheibe als Kiwi
       *[reserve] einen Kiwi aus der Reserve
    } auf { $hex }.
place-token-prompt = Wohin kommt der neue Kiwi? (noch { $left })
take-token = Eine Scheibe vom { piece-whom } auf { $hex }
    .told = { $who } nimmt eine Scheibe vom { piece-whom } auf { $hex }{ $purpose ->
        [mark] {" "}für den Marker
        [place] {" "}und setzt sie neu
       *[other] {" "}für den wachsenden Kiwi
    }.
no-take-token = Keine Scheibe
    .told = { $who } hat keine Scheibe mehr, die sich setzen ließe.
take-token-prompt = { $purpose ->
        [place] Leiste und Reserve sind leer. Welche Scheibe nimmst du von der Insel, um sie neu zu setzen?
        [mark] Leiste und Reserve sind leer. Welche Scheibe nimmst du von der Insel für deinen Marker?
       *[other] Leiste und Reserve sind leer. Welche Scheibe nimmst du von der Insel für den wachsenden Kiwi?
    }
increase = Der { piece-the } auf { $hex } wächst
    .told = { $who } lässt den { piece-whom } auf { $hex } wachsen.
no-increase = Keiner wächst
    .told = { $who } hat keinen Kiwi, der wachsen kann.
increase-prompt = Welcher deiner Kiwis wächst? (noch { $left })
remove-token = Eine Scheibe vom { piece-whom } auf { $hex }
    .told = { $who } nimmt eine Scheibe vom { piece-whom } auf { $hex } in die Reserve.
no-remove-token = Keine Scheibe
    .told = { $who } hat keinen Kiwi auf der Insel, der eine Scheibe abgeben könnte.
remove-token-prompt = Welche Scheibe verlässt die Insel? (noch { $left })

# Revier markieren

marking = Revier markieren
    .told = { $last ->
        [yes] Revier markieren: In Zugfolge legen alle so viele Marker wie möglich.
       *[no] Revier markieren: In Zugfolge dürfen alle einen Marker legen.
    }
reveal-markers = Aufgedeckt
    .told = { $who } deckt alle Marker auf: { $markers }.
reveal-none = Nichts aufgedeckt
    .told = { $who } hat keine Marker mehr aufzudecken.
mark = { $hex } markieren
    .told = { $who } markiert { $hex }.
    .detail = { $price ->
        [0] 1 Punkt
        [one] 1 Punkt für { $price } Frucht
       *[other] 1 Punkt für { $price } Früchte
    }
mark-stop = Nichts markieren
    .told = { $who } markiert nichts.
mark-prompt = { $which ->
        [every] Welches Feld markierst du als Nächstes? (So viele du kannst.)
        [second] Zahlst du für einen zweiten Marker?
       *[first] Welches Feld markierst du in dieser Saison?
    }
mark-from-track = Eine Scheibe von der Leiste
    .told = { $who } legt eine Scheibe von der Leiste auf den Marker, ohne Bonus.
    .detail = noch { $track }; ihr Bonus verfällt
mark-from-reserve = Eine Scheibe aus der Reserve
    .told = { $who } legt eine Scheibe aus der Reserve auf den Marker.
    .detail = noch { $reserve }
mark-token-prompt = Welche Scheibe kommt auf den Marker?

# Der Kiwibot

turned-up = Saisonkarten
    .told = Die Saisonkarten dieser Saison werden aufgedeckt: { $cards }.
solitaire = Solokarte
    .told = Nun gilt Solokarte { $card }. { $who } geht vom Leader von { $flock } aus.
noted-flock = Schwarm { $name }
noted-fruit = { $name } Früchte
slot-part = { $seats } Personen, Platz { $slot }
solitaire-card = Solokarte { $card }
kiwibot-shuffles = Gemischt
    .told = { $who } mischt seine neun Aktionskarten und legt eine zur Seite.
kiwibot-card = Karte
    .told = { $who } deckt auf Platz { $slot } auf: { $card }.
kiwibot-no-fruit = Keine Früchte
    .told = { $who } nimmt nie Früchte.
kiwibot-cannot-move = Kein Schritt
    .told = { $who } findet keinen Schritt für einen Kiwi der Größe { $size }.
kiwibot-cannot-feed = Kein Kiwi zu füttern
    .told = { $who } findet keinen Kiwi zum Füttern.
kiwibot-cannot-build = Kein Feld zum Bauen
    .told = { $who } kann nicht bauen: Er setzt einen Kiwi und bewegt sich.
kiwibot-reveals = Aufgedeckt
    .told = { $who } deckt Marker auf: { $markers }.
kiwibot-cannot-mark = Kein Feld zum Markieren
    .told = { $who } kann nichts markieren und erhält dafür einen Marker.
kept-card = Behalten
    .told = { $who } behält „{ $card }“; das zählt am Ende 1 Punkt.

# Warum nicht

refused-must-go-on = Eines davon musst du wählen.
refused-must-mark = In der letzten Saison legst du so viele Marker, wie du kannst.
refused-no-such-piece = So eine Figur gibt es auf der Insel nicht.
refused-no-such-hex = So ein Feld gibt es auf der Insel nicht.
refused-other-hex = Der { piece-the } steht nicht auf dem Feld, um das es geht.
refused-own-piece = Diese Kraft schubst nur fremde Figuren.
refused-pusher = Der { piece-the } kann sich nicht selbst schubsen.
refused-too-large = Der { piece-the } ist zu groß: Nur Figuren bis Größe { $reach } lassen sich jetzt schubsen.
refused-no-sea = { $hex } hat keine Seite am Meer.
refused-not-adjacent = { $hex } ist nicht benachbart.
refused-same-hex = Der Leader wurde von { $hex } geschubst; er muss woandershin.
refused-no-such-flock = So einen Schwarm gibt es nicht.
refused-flock-taken = Der Schwarm { $flock } ist vergeben.
refused-no-such-side = Eine Schwarmtafel hat die Seiten A und B.
refused-not-outer = { $hex } ist kein Küstenfeld.
refused-cleared = Der Leader hat { $hex } auf seinem Weg gerade geräumt; dorthin wird nichts geschubst.
refused-must-pay = Der Preis muss gezahlt werden.
refused-no-such-payment = Der Preis ist genau { $price }.
refused-not-held = Das hast du nicht: { $coins }.
refused-not-different = Alle Früchte dieses Preises ({ $price }) müssen verschiedene Farben haben; ein Marker ist jede Farbe.
refused-not-same = Alle Früchte dieses Preises ({ $price }) müssen eine Farbe haben; ein Marker ist jede Farbe.
refused-not-the-pair = Deine Schwarmtafel nimmt dafür nur { $one } und { $other } Früchte oder Marker.
refused-no-such-marker = So einen Marker gibt es nicht.
refused-no-marker = Du hast keinen { $terrain }marker.
refused-over-limit = Die Grenze für Früchte ist { $limit }.
refused-no-fruit = Du hast keine { $fruit } Frucht.
refused-alone = Auf { $hex } steht keine deiner Figuren.
refused-not-yours = Der { piece-the } gehört dir nicht.
refused-leader-has-no-tokens = Der Leader hat keine Scheiben und wächst nie.
refused-growing-itself = Die Scheibe darf nicht von dem Kiwi kommen, der wächst.
refused-largest = Der { piece-the } ist ausgewachsen; nur Füttern bringt ihn zum Platzen.
refused-grown-already = Der { piece-the } auf { $hex } ist durch diesen Bonus schon gewachsen.
refused-feed-leader = Ein Leader kann nicht gefüttert werden.
refused-feed-price = Der Preis in verschiedenen Früchten ist { $price }; du hast { $types ->
        [one] { $types } Farbe
       *[other] { $types } Farben
    } und { $have ->
        [0] keinen Marker
        [one] { $have } Marker
       *[other] { $have } Marker
    }.
refused-no-token = Für den { piece-whom } ist keine Scheibe mehr da.
refused-move-is-due = Die Bewegungen der Karte sind Pflicht; noch { $left }.
refused-moved = Der { piece-the } hat sich in diesem Zug schon bewegt.
refused-power-spent = „{ $card }“ wurde in dieser Saison schon genutzt.
refused-leader-moved = Dein Leader hat sich in diesem Zug schon bewegt.
refused-power-impossible = „{ $card }“ ist von hier aus nicht möglich.
refused-back-at-start = Der Leader muss auf einem anderen Feld ankommen als dem, auf dem er begann.
refused-out-of-reach = Das ist für diese Kraft zu weit.
refused-swap-leader = Mit Leadern kann man nicht tauschen.
refused-swap-here = Der { piece-the } steht auf dem Feld deines Leaders.
refused-not-by-this-power = Diese Kraft nimmt den { piece-whom } nicht.
refused-one-per-hex = Nur eine Figur von jedem Feld; { $hex } war schon dran.
refused-nest-there = Auf { $hex } steht schon ein Nest.
refused-too-few-kiwis = Auf { $hex } brauchst du zwei Kiwis; { $number ->
        [0] du hast dort keinen.
        [one] du hast dort einen, und ein großer zählt einmal.
       *[other] du hast dort { $number }.
    }
refused-no-dominance = Du dominierst { $hex } nicht: { $strengths }.
refused-no-such-nest = So ein Nest gibt es nicht.
refused-both-built = Beide Nester dieser Art sind schon gebaut: { $kind }.
refused-build-price = Der Preis in Früchten einer Farbe ({ $nest }) ist { $price }; du hast von einer Farbe höchstens { $have } und { $markers ->
        [0] keinen Marker
        [one] { $markers } Marker
       *[other] { $markers } Marker
    }.
refused-no-such-card = So eine Karte gibt es nicht.
refused-not-in-hand = { $card } ist nicht auf deiner Hand.
refused-other-use = { $card } ist dafür nicht zu gebrauchen.
refused-cannot-feed = Es gibt keinen Kiwi, den du füttern darfst und bezahlen kannst.
refused-cannot-build = Dir fehlt ein Feld, ein Nest oder der Preis zum Bauen.
refused-no-nest-bonus = Bei diesem Nest wartet kein Bonus.
refused-no-such-season-card = So eine Saisonkarte gibt es nicht.
refused-no-such-slot = So einen Platz gibt es nicht.
refused-slot-taken = { $flock } hat Platz { $slot }.
refused-slot-of-last-season = Platz { $slot } hattest du letzte Saison.
refused-marked = Auf { $hex } liegt schon ein Marker.
refused-no-token-there = Dort ist keine Scheibe.
refused-other-leader = Das ist keine Karte von { $leader }.
refused-not-empty = { $hex } ist nicht leer.
refused-own-there = Auf { $hex } steht schon ein eigener Kiwi.
refused-no-small-kiwi = Auf { $hex } steht kein eigener Kiwi der Größe 1.

# Was ein Zug brächte

brings-push = danach kannst du schubsen: { $pieces }
brings-dominance = { $lord ->
        [you] du dominierst { $hex }
        [nobody] niemand dominiert { $hex }
       *[other] { $flock } dominiert { $hex }
    }
brings-spent = { $number ->
        [one] { $number } deiner Marker wird als Frucht ausgegeben
       *[other] { $number } deiner Marker werden als Früchte ausgegeben
    }
