# Die Worte von Tindaya.

# Namen

game-title = Tindaya
game-blurb = Stämme der Kanarischen Inseln ernähren ihr Volk, besänftigen zwei fordernde Götter und trotzen den Konquistadoren.
game-length = 60 bis 120 Minuten
game-weight = anspruchsvoll
game-alone = Allein führst du einen Stamm der Allianz; neutrale Dorfbewohner leben neben ihm.
option-mode = Spielart
option-mode-alliance = Allianz: alle gewinnen oder verlieren gemeinsam
option-mode-dominion = Dominion: jeder für sich
option-difficulty = Schwierigkeit
option-difficulty-easy = Leicht
option-difficulty-medium = Mittel
option-difficulty-hard = Schwer
option-red = Rote Basen
option-red-level = nach der Schwierigkeit: 0, 2 oder 4
option-red-0 = keine
option-red-2 = 2
option-red-4 = 4
option-red-6 = 6
option-red-8 = alle 8
option-layout = Inseln
option-layout-default = passend zur Schwierigkeit
option-layout-random = zufällig
option-layout-free = selbst gebaut
option-traitor = Verräter, nur in Dominion
option-traitor-false = Ohne
option-traitor-true = Mit
option-survivors = Überlebende, nur in Dominion
option-survivors-settlement = wer eine Siedlung kontrolliert
option-survivors-noble = wer eine Siedlung kontrolliert und einen Adligen hat
option-dowry = Mitgift
option-dowry-false = Ohne
option-dowry-true = Mit
option-lesson = Lernspiel
option-lesson-0 = keines
option-lesson-1 = 1: ein Zeitalter, Allianz
option-lesson-2 = 2: zwei Zeitalter, Allianz
option-lesson-3 = 3: drei Zeitalter, Dominion
option-objectives = Ziele in Lernspiel 3
option-objectives-false = Ohne
option-objectives-true = Mit
neutral-tribe = der neutrale Stamm
god-acoran = Acoran
    .dat = Acoran
god-moneiba = Moneiba
    .dat = Moneiba
marker-cube = einem Würfel
marker-cylinder = einem Zylinder
native-villager = ein Dorfbewohner
    .acc = einen Dorfbewohner
native-noble = ein Adliger
    .acc = einen Adligen
a-fort = eine Festung
a-wall = eine Mauer
conquistadors = { $n ->
        [one] { $n } Konquistador
       *[other] { $n } Konquistadoren
    }
good-fish = Fisch
good-salt = Salz
good-smoked-fish = Räucherfisch
good-manure = Mist
good-pork-leg = Schweinekeulen
good-salted-meat = Pökelfleisch
good-milk = Milch
good-horns = Hörner
good-goat-meat = Ziegenfleisch
good-cheese = Käse
good-fig = Feigen
good-straw = Stroh
good-cereals = Getreide
good-roasted-flour = Röstmehl
good-wood = Holz
good-clay = Ton
good-stone = Stein
good-obsidian = Obsidian
good-pig = Schweine
good-goat = Ziegen
units-fish = { $n ->
        [one] { $n } Fisch
       *[other] { $n } Fische
    }
units-salt = { $n } Salz
units-smoked-fish = { $n ->
        [one] { $n } Räucherfisch
       *[other] { $n } Räucherfische
    }
units-manure = { $n } Mist
units-pork-leg = { $n ->
        [one] { $n } Schweinekeule
       *[other] { $n } Schweinekeulen
    }
units-salted-meat = { $n } Pökelfleisch
units-milk = { $n } Milch
units-horns = { $n ->
        [one] { $n } Horn
       *[other] { $n } Hörner
    }
units-goat-meat = { $n } Ziegenfleisch
units-cheese = { $n } Käse
units-fig = { $n ->
        [one] { $n } Feige
       *[other] { $n } Feigen
    }
units-straw = { $n } Stroh
units-cereals = { $n } Getreide
units-roasted-flour = { $n } Röstmehl
units-wood = { $n } Holz
units-clay = { $n } Ton
units-stone = { $n } Stein
units-obsidian = { $n } Obsidian
units-pig = { $n ->
        [one] { $n } Schwein
       *[other] { $n } Schweine
    }
units-goat = { $n ->
        [one] { $n } Ziege
       *[other] { $n } Ziegen
    }
trade-fishing = Fischerei
    .acc = die Fischerei
trade-pigs = Schweinezucht
    .acc = die Schweinezucht
trade-herd = Hirtenwesen
    .acc = das Hirtenwesen
trade-crops = Ackerbau
    .acc = den Ackerbau
settlement-fishing = eine Fischersiedlung
    .acc = eine Fischersiedlung
settlement-pigs = eine Schweinefarm
    .acc = eine Schweinefarm
settlement-herd = eine Herde
    .acc = eine Herde
settlement-crops = ein Acker
    .acc = einen Acker
place-fishing = Fischersiedlung { $at }
    .on = in Fischersiedlung { $at }
    .from = von Fischersiedlung { $at }
    .to = zu Fischersiedlung { $at }
place-pigs = Schweinefarm { $at }
    .on = auf Schweinefarm { $at }
    .from = von Schweinefarm { $at }
    .to = zu Schweinefarm { $at }
place-herd = Herde { $at }
    .on = bei Herde { $at }
    .from = von Herde { $at }
    .to = zu Herde { $at }
place-crops = Acker { $at }
    .on = auf Acker { $at }
    .from = von Acker { $at }
    .to = zu Acker { $at }
place-fort = Festung { $at }
    .on = in Festung { $at }
    .from = von Festung { $at }
    .to = zu Festung { $at }
ground-0 = Meerfeld { $at }
    .on = auf Meerfeld { $at }
    .from = von Meerfeld { $at }
    .to = zu Meerfeld { $at }
ground-1 = Meeresgraben { $at }
    .on = auf Meeresgraben { $at }
    .from = von Meeresgraben { $at }
    .to = zu Meeresgraben { $at }
ground-2 = Vulkan { $at }
    .on = auf Vulkan { $at }
    .from = von Vulkan { $at }
    .to = zu Vulkan { $at }
ground-3 = Küste { $at }
    .on = an Küste { $at }
    .from = von Küste { $at }
    .to = zu Küste { $at }
ground-4 = Wald { $at }
    .on = in Wald { $at }
    .from = von Wald { $at }
    .to = zu Wald { $at }
ground-5 = Berg { $at }
    .on = auf Berg { $at }
    .from = von Berg { $at }
    .to = zu Berg { $at }
places-none = nirgends
    .on = nirgends
places-more = { $a }, { $b }
    .on = { $a-on }, { $b-on }
places-and = { $a } und { $b }
    .on = { $a-on } und { $b-on }
island = Insel { $at }
    .on = auf Insel { $at }
list-none = nichts
nobody = niemanden
list-more = { $a }, { $b }
list-and = { $a } und { $b }
token-clay = ein Tonmarker
    .acc = einen Tonmarker
token-wood = ein Holzmarker
    .acc = einen Holzmarker
token-initial = ein Mineralmarker
    .acc = einen Mineralmarker
token-volcanic = ein vulkanisches Mineral
    .acc = ein vulkanisches Mineral
deposit-clay = Tonmarker
    .acc = einen Tonmarker
    .two = zwei Tonmarker
deposit-wood = Holzmarker
    .acc = einen Holzmarker
    .two = zwei Holzmarker
deposit-mineral = Mineralmarker
    .acc = einen Mineralmarker
    .two = zwei Mineralmarker
invention-saltern = Saline
    .acc = die Saline
invention-smokehouse = Räucherhaus
    .acc = das Räucherhaus
invention-farm-knife = Schlachtmesser
    .acc = das Schlachtmesser
invention-salting-trough = Pökeltrog
    .acc = den Pökeltrog
invention-field-knife = Hirtenmesser
    .acc = das Hirtenmesser
invention-cheese-maker = Käserei
    .acc = die Käserei
invention-plow = Pflug
    .acc = den Pflug
invention-hand-mill = Handmühle
    .acc = die Handmühle
tribe-agana = Agana
tribe-arucas = Arucas
tribe-ecero = Ecero
tribe-jandia = Jandía
tribe-majos = Majos
tribe-orone = Orone
tribe-taoro = Taoro
tribe-tedote = Tedote
tribe-tihuya = Tihuya
market-large-vessel = das große Gefäß
market-wall-1 = eine Mauer (Stein, Mist, Ton)
market-wall-2 = eine Mauer (Stein, Stroh, Ton)
market-idol-1 = ein Idol (Ton, Stein)
market-idol-2 = ein Idol (Ton, Stroh)
market-idol-3 = ein Idol (Stein, Mist)
market-idol-4 = ein Idol (Stroh, Mist)
idol-production = Produktion
idol-production-effect = eine Produktion eines bekannten Handwerks
idol-wrath = Götterzorn
idol-wrath-effect = eine Gottheit um eine Stufe besänftigen und ein Idol ziehen
idol-protection = Schutz
idol-protection-effect = schützt einmal ein Gelände vor einer Katastrophe oder einem Angriff
idol-offering-acoran = Opfer für Acoran
idol-offering-acoran-effect = einen Streifen auf Acorans Karte füllen
idol-offering-moneiba = Opfer für Moneiba
idol-offering-moneiba-effect = einen Streifen auf Moneibas Karte füllen
idol-offering-both = Opfer für eine der Gottheiten
idol-offering-both-effect = einen Streifen einer der Karten füllen
idol-movement = Bewegung
idol-movement-effect = eine Erkundung
idol-location = Ort
idol-location-effect = versetzt den Aufsteller einer Gottheit
idol-fertility = Fruchtbarkeit
idol-fertility-effect = eigene Dorfbewohner oder das eigene Vieh vermehren sich
idol-shipwreck = Schiffbruch
idol-shipwreck-effect = entfernt ein Schiff
idol-raw-material = Rohstoff
idol-raw-material-effect = einen oder zwei Rohstoffmarker abgeben
idol-learning = Lernen
idol-learning-effect = sofort ein Handwerk lernen
idol-solidarity = Solidarität
idol-solidarity-effect = ein Punkt am Ende
idol-cancellation = Aufhebung
idol-cancellation-effect = ein geheimes Ziel abwerfen
idol-visions = Visionen
idol-visions-effect = ein geheimes Ziel ansehen
event-acoran = Acorans Katastrophe
event-moneiba = Moneibas Katastrophe
event-tsunami = der Tsunami
event-eruption = der Ausbruch
event-white = das weiße Schiff
event-grey = das graue Schiff
event-black = das schwarze Schiff
event-card = Ereigniskarte des { $era }. Zeitalters: { $symbols }
offering-card = Opferkarte: { $goods }
prophecy-card = Prophezeiung { $card }
island-part = Insel { $base } (rote Basen: { $boards })
aid-part = Platz { $place } von { $seats }
catastrophe-storm = Tropensturm
catastrophe-storm-does = Er zerstört Fischersiedlungen mit ihren Einheimischen und Tonmarker. Mauer oder Idol schützen.
catastrophe-twister = Wirbelsturm
catastrophe-twister-does = Er zerstört Herden mit Einheimischen und Ziegen und Kanus neben den Inseln. Mauer oder Idol schützen.
catastrophe-locust = Heuschrecken
catastrophe-locust-does = Sie fressen Äcker, aber niemand stirbt. Nur Feuer schützt.
catastrophe-pirates = Piraten
catastrophe-pirates-does = Sie rauben alle Einheimischen. Eine Waffe rettet einen, Mauer oder Idol alle auf ihrem Gelände.
catastrophe-san-borondon = San Borondón
catastrophe-san-borondon-does = Die Insel verschwindet mit allem darauf. Nichts schützt: Führe deine Leute fort.
catastrophe-tibicenas = Tibicenas
catastrophe-tibicenas-does = Sie töten alles Vieh der Inseln und die Hälfte jeder Art in der Wildnis. Mauer oder Idol schützen.
catastrophe-drought = Dürre
catastrophe-drought-does = Sie zerstört Äcker mit ihren Einheimischen. 1 Mist schützt je einen.
catastrophe-fire = Feuer
catastrophe-fire-does = Es zerstört Schweinefarmen mit Schweinen und Einheimischen und Holzmarker. Nichts schützt.
catastrophe-guayota = Guayota
catastrophe-guayota-does = Er tötet alle Einheimischen außer denen auf Vulkanen. Nichts schützt.
catastrophe-tremors = Erdbeben
catastrophe-tremors-does = Es zerstört Herden mit Einheimischen und Ziegen und Mineralmarker. Nichts schützt.
secret-settlements-fishing = die meisten Fischersiedlungen
secret-settlements-pigs = die meisten Schweinefarmen
secret-settlements-herd = die meisten Herden
secret-settlements-crops = die meisten Äcker
secret-most-smoked-fish = der meiste Räucherfisch
secret-most-salted-meat = das meiste Pökelfleisch
secret-most-cheese = der meiste Käse
secret-most-roasted-flour = das meiste Röstmehl
secret-most-salt = das meiste Salz
secret-most-manure = der meiste Mist
secret-most-horns = die meisten Hörner
secret-most-straw = das meiste Stroh
secret-fewest-villagers = die wenigsten Dorfbewohner
secret-fewest-prisoners = die wenigsten Gefangenen
secret-fewest-goats = die wenigsten Ziegen
secret-fewest-pigs = die wenigsten Schweine
secret-fewest-idols = die wenigsten Idole
secret-fewest-market = die wenigsten Marktkarten
common-settlers = Siedler
common-wisemen = Weise
common-worshipers = Gläubige
common-travelers = Reisende
common-engineers = Ingenieure
common-explorers = Entdecker
common-specialists = Spezialisten
common-urbanites = Städter
common-collectors = Sammler
common-landowners = Landbesitzer
mission-developers = Entwickler
mission-warriors = Krieger
mission-livestock = Viehzüchter
mission-planners = Planer
mission-fertile = Kinderreiche
traitor-kidnapper = Entführer
traitor-missionary = Missionar
traitor-rescuer = Retter
traitor-leader = Anführer
traitor-emissary = Gesandter
tie-inventions = mehr Erfindungen
tie-settlements = mehr Siedlungen
no-noble-no-survivor = { $seat } hat keinen Adligen mehr und überlebt nicht.
no-survivor = { $seat } kontrolliert keine Siedlung und überlebt nicht.
breakdown-solidarity = Solidarität
breakdown-monopolies = Monopole
breakdown-idols = Solidaritätsidole
breakdown-nobles = Adlige
breakdown-common = Gemeinsame Ziele
breakdown-secret = Geheime Ziele
breakdown-settlements = Eine Siedlung für jeden Stamm
breakdown-wrath = Keine Gottheit zerstört die Welt
breakdown-archipelago = Kontrolle des Archipels
breakdown-mission-developers = Mission: Erfindungen
breakdown-mission-warriors = Mission: Gefangene
breakdown-mission-livestock = Mission: Vieh
breakdown-mission-planners = Mission: Vorräte
breakdown-mission-fertile = Mission: Dorfbewohner
breakdown-trades = Gelernte Handwerke
breakdown-fort = Die erste Festung ist fort
breakdown-second-level = Erfindungen der zweiten Stufe
cause-battle = eine gewonnene Schlacht
cause-exhausted-island = der letzte Marker einer Insel
cause-exhausted-wilderness = die letzten Tiere der Wildnis
cause-fire = Feuer für eine Seherin
cause-garbage = die überfüllte Müllhalde
cause-idol = ein Idol
cause-offering-acoran = Gaben für Acoran
cause-offering-moneiba = Gaben für Moneiba
cause-paid = vollständiges Opfer
cause-unpaid = unvollständiges Opfer
cause-reconquest = eine zurückeroberte Festung
cause-repelled = ein abgewehrter Angriff
cause-repopulated = Tiere zurück in der Wildnis
cause-hunger = Hunger
cause-cold = fehlende Zuflucht

# Aufbau und Strategie

base-lies = { $side ->
        [turned] schwarze Seite oben, gedreht
        [red] rote Seite oben
       *[upright] schwarze Seite oben
    }
lay-base = Basis { $base }, { base-lies }
    .told = { $who } legt Basis { $base }, { base-lies }.
lay-base-prompt = Lege eine Basis auf Platz { $slot } von 8.
take-shore = Eine Küste
    .told = { $who } nimmt eine Küste.
take-forest = Ein Wald
    .told = { $who } nimmt einen Wald.
take-mountain = Ein Berg
    .told = { $who } nimmt einen Berg.
take-terrain-prompt = { $left ->
        [one] Ein Gelände ist noch zu legen: Welcher Art?
       *[other] { $left } Gelände sind noch zu legen: Welche Art kommt als Nächstes?
    }
lay-terrain = { $hex } legen
    .told = { $who } legt { $hex }.
lay-on-chasm = Das Gelände { $hex-on } legen
lay-terrain-prompt = { $kind ->
        [shore] Wohin kommt die Küste?
        [forest] Wohin kommt der Wald?
       *[mountain] Wohin kommt der Berg?
    }
settle = Gründe { $settlement-acc } { $hex-on }
    .told = { $who } gründet { $settlement-acc } { $hex-on }; ein Adliger lebt dort.
settle-prompt = Setze eine deiner ersten Siedlungen.
split-there = { $n ->
        [0] alle { $second-on }
        [one] einer { $first-on }, { $rest ->
            [0] keiner { $second-on }
            [one] einer { $second-on }
           *[other] { $rest } { $second-on }
        }
       *[other] { $rest ->
            [0] alle { $first-on }
            [one] { $n } { $first-on }, einer { $second-on }
           *[other] { $n } { $first-on }, { $rest } { $second-on }
        }
    }
split = Verteile die Dorfbewohner: { split-there }
    .told = { $who } verteilt die Dorfbewohner: { split-there }.
split-prompt = { $all ->
        [one] Wo lebt dein Dorfbewohner: { $first-on } oder { $second-on }?
       *[other] Verteile deine { $all } Dorfbewohner auf { $first } und { $second }.
    }
animals-placed = Vieh { $hex-on }: { $animals }.
first-fort = Die erste Festung steht { $hex-on }
    .told = { $who } wählt, wo die erste Festung steht: { $hex-on }.
first-fort-prompt = Wo steht die erste Festung der Konquistadoren auf Insel { $island }?
neutral-settlement = Ein neutraler Dorfbewohner gründet { $settlement-acc } { $hex-on }
    .told = Ein neutraler Dorfbewohner gründet { $settlement-acc } { $hex-on }.
neutral-settlement-prompt = Setze { $settlement-acc } des neutralen Stammes auf Insel { $island }.
which-prophecy-tibiabin = Tibiabin nennt die Orte
    .told = { $who } lässt Tibiabin die Orte nennen.
which-prophecy-tamonante = Tamonante nennt die Katastrophen
    .told = { $who } lässt Tamonante die Katastrophen nennen.
which-prophecy-prompt = Du hast das einzige Feuer gebracht: Welche Seherin spricht?
keep-objective = Behalte „{ $objective }“ mit { $value }
    .told = { $who } behält ein geheimes Ziel mit dem Wertungsmarker { $value }.
keep-objective-prompt = Behalte eines von zwei geheimen Zielen und lege einen Wertungsmarker darauf.
dealt-out = { $who } erhält einen Stamm mit Handwerken, Gütern und Markern; Wildnis und Ziele liegen bereit.
era-began = Das { $era }. Zeitalter beginnt.
god-wants = { $god } verlangt { $goods }.
events-shown = Am Ende des Zeitalters kommen, in dieser Reihenfolge: { $events }.
ship-placed = Der Wurf setzt { $ship } auf Meeresgraben { $n }.
standee-placed = Wie prophezeit, kommt { $event } von Vulkan { $n }.
tsunami-placed = Wie prophezeit, kommt { $event } von Meeresgraben { $n }.
standee-lost = Wie prophezeit, käme { $event } von Vulkan { $n }, doch den gibt es nicht mehr: Daraus wird nichts.
catastrophe-shown = Der Rauch zeigt, was { $god } schickt: { $card }.
seers-silent = Niemand hat Feuer gebracht: Die Seherinnen schweigen.

# Züge

act-prompt = { $actions ->
        [one] Noch eine Aktion in diesem Zug
       *[other] Bis zu { $actions } Aktionen in diesem Zug
    }. Marker: { $cubes ->
        [0] kein Würfel
       *[other] { $cubes } Würfel
    }, { $cylinders ->
        [0] kein Zylinder
       *[other] { $cylinders } Zylinder
    }.
act-pass = Passe für dieses Zeitalter
    .told = { $who } passt für dieses Zeitalter.
act-end = Beende den Zug
    .told = { $who } beendet den Zug.
act-develop = Entwickle { $trade-acc } mit { $marker }
    .told = { $who } entwickelt { $trade-acc } mit { $marker }.
    .detail = { $what }: { $cost }
act-produce = Produziere mit { $marker }: { $trade }
    .told = { $who } produziert mit { $marker }: { $trade }.
    .detail = { $yield }
act-cave = Baue die zweite Höhle mit { $marker }
    .told = { $who } baut die zweite Höhle mit { $marker }.
    .detail = { $cost }
act-explore = Erkunde mit { $marker }
    .told = { $who } erkundet mit { $marker }.
    .detail = { $times ->
        [1] eine Erkundung mit { $moves ->
                [one] einer Bewegung
               *[other] { $moves } Bewegungen
            }
       *[other] { $times } Erkundungen mit je { $moves ->
                [one] einer Bewegung
               *[other] { $moves } Bewegungen
            }
    }
act-betray = Laufe mit { $marker } zu den Konquistadoren über
    .told = { $who } bricht mit { $marker } auf, um zu den Konquistadoren überzulaufen.
act-idol = Zeige das Idol „{ $idol }“: { $effect }
    .told = { $who } zeigt das Idol „{ $idol }“ ({ $effect }).
act-buy = Kaufe auf dem Markt { $card }
    .told = { $who } kauft auf dem Markt { $card }.
    .detail = { $cost }
act-destroy = Zerstöre ein Idol für eine Ressource
    .told = { $who } zerstört ein Idol für eine Ressource.
act-demote = Mache einen Adligen zum Dorfbewohner
    .told = { $who } stuft einen Adligen herab.
act-offering = Bringe das kostenlose Opfer der Majos
    .told = { $who } bringt das kostenlose Opfer der Majos.
bought = { $who } zahlt { $cost } für { $card }.
developed = { $who } zahlt { $cost }, entwickelt { $invention-acc } und erhält einen Zylinder.
cave-built = { $who } zahlt { $cost } und erhält den Zylinder der Höhle.
gained = { $who } erhält { $goods }.
learned = { $who } lernt { $trade-acc } und erhält einen Würfel.
save-material = Spare { $good } vom Preis für { $invention-acc }
    .told = { $who } spart { $good } vom Preis für { $invention-acc }.
save-material-prompt = Die Arucas sparen einen Rohstoff vom Preis für { $invention-acc }: welchen?
slaughter = Schlachte { $animals } { $hex-on }
    .told = { $who } schlachtet { $animals } { $hex-on }.
slaughter-none = Schlachte kein Tier { $hex-on }
    .told = { $who } schlachtet kein Tier { $hex-on }.
slaughter-prompt = Wie viele { $kind ->
        [0] Schweine
       *[1] Ziegen
    } schlachtest du { $hex-on }?
process = Verarbeite { $processed }; das ergibt { $vessel }
    .told = { $who } zahlt { $payment } und verarbeitet { $processed }; das ergibt { $vessel }.
process-none = Verarbeite nichts
    .told = { $who } verarbeitet nichts.
process-prompt = { $processed } zu { $vessel }, für insgesamt { $payment }: Wie viele Einheiten verarbeitest du?

# Erkundungen

travel-land = Eine Gruppe bricht { $hex-from } zu Fuß auf
    .told = { $who } schickt { $hex-from } eine Gruppe zu Fuß los.
travel-sea = Eine Gruppe bricht { $hex-from } im Kanu auf
    .told = { $who } schickt { $hex-from } eine Gruppe im Kanu los.
travel-done = Beende die Erkundung
    .told = { $who } beendet die Erkundung.
travel-prompt =
    { $more ->
        [yes] Die erste von zwei Erkundungen
       *[no] Erkunden
    }: { $left ->
        [one] noch eine Bewegung
       *[other] noch { $left } Bewegungen
    }{ $first ->
        [yes] {" "}(mindestens eine ist Pflicht)
       *[no] {""}
    }.
march-land = Konquistadoren brechen { $hex-from } zu Fuß auf
    .told = { $who } schickt { $hex-from } Konquistadoren zu Fuß los.
march-sea = Konquistadoren brechen { $hex-from } im Kanu auf
    .told = { $who } schickt { $hex-from } Konquistadoren im Kanu los.
march-done = Beende die Erkundung
    .told = { $who } beendet die Erkundung.
march-prompt = Erkunden mit Konquistadoren: { $left ->
        [one] noch eine Bewegung
       *[other] noch { $left } Bewegungen
    }.
party-lords = { $nobles ->
        [one] einen Adligen
       *[other] { $nobles } Adlige
    }
party-folk = { $villagers ->
        [one] einen Dorfbewohner
       *[other] { $villagers } Dorfbewohner
    }
party-all = { $nobles ->
        [0] { party-folk }
       *[other] { $villagers ->
            [0] { party-lords }
           *[other] { party-lords } und { party-folk }
        }
    }
party = Schicke { party-all }
    .told = { $who } schickt { party-all }.
party-prompt = Wer bricht { $hex-from } auf?
squad-all = { $n ->
        [one] einen Konquistador
       *[other] { $n } Konquistadoren
    }
squad-with = { $rest ->
        [0] den Anführer allein
        [one] den Anführer und einen Konquistador
       *[other] den Anführer und { $rest } Konquistadoren
    }
squad = Schicke { squad-all }
    .told = { $who } schickt { squad-all }.
squad-led = Schicke { squad-with }
    .told = { $who } schickt { squad-with }.
squad-prompt = Wie viele Konquistadoren gehen?
destination = Gehe { $hex-to }
    .told = { $who } geht { $hex-to }.
destination-prompt = Wohin geht die Gruppe?
brings-landing = von dort an Land: { $places }
brings-learning = wer als Adliger am Ende des Zeitalters noch hier ist, lernt { $trade-acc }
brings-fight =
    nach der Erkundung kämpfen sie gegen { $soldiers ->
        [one] einen Konquistador
       *[other] { $soldiers } Konquistadoren
    }: Einheimische hier { $natives }, Waffen im Vorrat { $weapons }
embark-canoe = Besteige das Kanu { $hex-on }
    .told = { $who } besteigt das Kanu { $hex-on }.
embark-wood = Baue { $hex-on } für 1 Holz ein Kanu
    .told = { $who } baut { $hex-on } für 1 Holz ein Kanu.
embark-hand = Setze dein Kanu ein: { $hex-on }
    .told = { $who } setzt das eigene Kanu ein: { $hex-on }.
embark-prompt = Wo geht die Gruppe an Bord?
sail = Fahre { $hex-to }
    .told = { $who } fährt { $hex-to }.
sail-prompt = Wo hält das Kanu?
land = Gehe { $hex-on } an Land
    .told = { $who } geht { $hex-on } an Land.
land-prompt = Wo geht die Gruppe an Land?
visit-prompt =
    Was tun deine Einheimischen, wo sie angekommen sind?{ $more ->
        [yes] {" "}Danach beginnt die zweite Erkundung.
       *[no] {""}
    }
visit-done =
    { $places ->
        [one] Nichts weiter { $hex-on }
       *[other] Nichts weiter an diesen { $places } Orten
    }
    .told = { $who } tut dort nichts weiter.
token-stays = { $who } lässt { $token-acc } { $hex-on }: { $last ->
        [yes] Der letzte Marker einer Insel muss bleiben
       *[no] Mehr darf der Stamm nicht haben
    }.
visit-collect = Sammle { $hex-on } { $token-acc } ein
    .told = { $who } sammelt { $hex-on } { $token-acc } ein.
visit-build = Gründe { $settlement-acc } { $hex-on }
    .told = { $who } gründet { $settlement-acc } { $hex-on }.
visit-gather = Fange { $animals } ein: { $hex-on }
    .told = { $who } fängt { $animals } aus der Wildnis ein: { $hex-on }.
visit-offer = Opfere { $hex-on }
    .told = { $who } opfert { $hex-on }.
visit-barter = Tausche mit { $seat } { $hex-on }
    .told = { $who } tauscht mit { $seat } { $hex-on }.
visit-dowry = Biete { $seat } { $hex-on } eine Mitgift
    .told = { $who } bietet { $seat } { $hex-on } eine Mitgift.
collected = { $who } erhält { $goods } für { $token-acc }.
reconquest = Setze { $hex-on } { $weapons } ein
    .told = { $who } setzt { $hex-on } { $weapons } ein.
    .detail = { $won ->
        [yes] gewinnt die Festung
       *[no] die Einheimischen hier sterben
    }
reconquest-unarmed = Kämpfe { $hex-on } ohne Waffen
    .told = { $who } kämpft { $hex-on } ohne Waffen.
    .detail = { $won ->
        [yes] gewinnt die Festung
       *[no] die Einheimischen hier sterben
    }
reconquest-prompt = { $natives ->
        [one] Ein Einheimischer
       *[other] { $natives } Einheimische
    } gegen { $soldiers ->
        [one] einen Konquistador
       *[other] { $soldiers } Konquistadoren
    } { $hex-on }: Welche Waffen setzt du ein?
reconquered = { $who } erobert { $hex } zurück und macht { $n ->
        [one] einen Gefangenen
       *[other] { $n } Gefangene
    }. Die Festung wird entfernt.
reconquest-failed = { $n ->
        [0] { $who } verliert die Schlacht um { $hex }.
        [one] { $who } verliert die Schlacht um { $hex }; ein Konquistador fällt.
       *[other] { $who } verliert die Schlacht um { $hex }; { $n } Konquistadoren fallen.
    }

# Opfer und Idole

offer-prompt = Was opferst du den Gottheiten?
majos-offering-prompt = Das kostenlose Opfer der Majos: Was gibst du?
offer-people = Stattdessen eigene Leute opfern: { $count } Möglichkeiten
offer-done = Beende das Opfer
    .told = { $who } beendet das Opfer.
offer-good = Gib { $god } { $good }
    .told = { $who } gibt { $god } { $good }.
offer-animal = Gib { $god } { $good } { $hex-from }
    .told = { $who } gibt { $god } { $good } { $hex-from }.
offer-prisoner = Opfere { $god } einen Gefangenen anstelle von { $good }
    .told = { $who } opfert { $god } einen Gefangenen anstelle von { $good }.
offer-villager = Opfere { $god } einen Dorfbewohner { $hex-from } anstelle von { $good }
    .told = { $who } opfert { $god } einen Dorfbewohner { $hex-from } anstelle von { $good }.
    .detail = { $last ->
        [yes] das ist dein letzter Dorfbewohner: Dann gehört dir keine Siedlung mehr
       *[no] {""}
    }
offer-noble = Opfere { $god } einen Adligen { $hex-from } anstelle von { $good }
    .told = { $who } opfert { $god } einen Adligen { $hex-from } anstelle von { $good }.
    .detail = { $last ->
        [yes] das ist dein letzter Adliger: Ohne einen ist die Partie am Ende des Zeitalters verloren
        [all] das ist dein letzter Adliger: Ohne einen verlieren am Ende des Zeitalters alle
       *[no] {""}
    }
majos-gift = Gib { $god } umsonst { $good } dazu
    .told = { $who } gibt { $god } umsonst { $good } dazu.
majos-gift-prompt = Welches Gut geben die Majos umsonst dazu?
idol-produce = Produziere: { $trade }
    .told = { $who } produziert: { $trade }.
production-idol-prompt = Welches Handwerk produziert?
calm-god = Besänftige { $god }
    .told = { $who } besänftigt { $god }.
calm-god-prompt = Welche Gottheit besänftigst du?
offering-idol = Fülle einen Streifen von { $god }: { $goods }
    .told = { $who } füllt einen Streifen von { $god }: { $goods }.
offering-idol-prompt = Welchen Streifen füllst du?
fertility-villagers = Die Dorfbewohner vermehren sich
    .told = Die Dorfbewohner von { $who } vermehren sich.
fertility-livestock = Das Vieh vermehrt sich
    .told = Das Vieh von { $who } vermehrt sich.
fertility-idol-prompt = Wer vermehrt sich?
drop-token = Gib { $a-acc } ab
    .told = { $who } gibt { $a-acc } ab.
drop-pair = Gib { $a-two } ab
    .told = { $who } gibt { $a-two } ab.
drop-tokens = Gib { $a-acc } und { $b-acc } ab
    .told = { $who } gibt { $a-acc } und { $b-acc } ab.
raw-material-idol-prompt = Welche Rohstoffmarker gibst du ab?
learn-trade = Lerne { $trade-acc }
    .told = { $who } will { $trade-acc } lernen.
learning-idol-prompt = Welches Handwerk lernst du?
cancellation = Wirf das geheime Ziel { $number } von { $seat } ab ({ $value })
    .told = { $who } wirft das geheime Ziel { $number } von { $seat } ab ({ $value }).
cancellation-prompt = Welches geheime Ziel verlässt das Spiel?
visions = Sieh das geheime Ziel { $number } von { $seat } an ({ $value })
    .told = { $who } sieht das geheime Ziel { $number } von { $seat } an ({ $value }).
visions-prompt = Welches geheime Ziel siehst du an?
swap-token = Tausche seinen Wertungsmarker { $other } gegen deinen { $mine }
    .told = { $who } tauscht mit { $seat } Wertungsmarker: { $mine } gegen { $other }.
swap-token-done = Lass die Wertungsmarker liegen
    .told = { $who } lässt den Wertungsmarker von { $seat } liegen.
swap-token-prompt = Du siehst: { $objective }. Tauschst du den Wertungsmarker?
destroy-idol = Zerstöre das Idol „{ $idol }“
    .told = { $who } zerstört das Idol „{ $idol }“.
destroy-idol-prompt = Welches Idol zerstörst du?
any-good = Nimm { $good }
    .told = { $who } erhält { $good }.
any-good-prompt = Welche Ressource erhältst du?
took-idol = { $who } nimmt ein Idol.
no-idol-left = Für { $who } ist kein Idol mehr da.
save-unit = Spare { $good }
    .told = { $who } spart { $good }.
save-unit-prompt = Die Jandía kaufen { $card } und sparen eine Einheit des Preises: welche?
place-wall = Die Mauer steht { $hex-on }
    .told = { $who } baut { $hex-on } eine Mauer.
place-wall-prompt = Wo steht die Mauer?
demote = Der Adlige { $hex-on } wird Dorfbewohner
    .told = Der Adlige von { $who } { $hex-on } wird Dorfbewohner.
demote-prompt = Welcher Adlige wird Dorfbewohner?

# Tausch und Mitgift

barter-swap = { $give } gegen { $get }
barter-give = Gib { $good }
    .told = { $who } würde { $good } geben.
barter-send = Sende die Liste: { $deal }
    .told = { $who } bietet { $seat }: { $deal }.
barter-leave = Beende die Verhandlung
    .told = { $who } beendet die Verhandlung mit { $seat }.
barter-give-prompt = Tausch mit { $seat }. Bisher: { $deal }. Was gibst du?
barter-get = { $given } gegen { $good }
    .told = { $who } würde { $given } gegen { $good } tauschen.
barter-get-prompt = Was willst du von { $seat } für { $good }?
barter-accept = Nimm an: { $deal }
    .told = { $who } nimmt an; { $seat } gibt { $deal }.
barter-refuse = Lehne ab
    .told = { $who } lehnt die Liste von { $seat } ab.
barter-counter = Antworte mit einer eigenen Liste
    .told = { $who } antwortet { $seat } mit einer anderen Liste.
barter-answer-prompt = { $seat } bietet: { $deal }.
dowry-good = Gib { $good } in die Mitgift
    .told = { $who } gibt { $good } in die Mitgift.
dowry-good-prompt = { $left ->
        [one] Noch eine Ressource der Mitgift ist zu wählen.
       *[other] Noch { $left } Ressourcen der Mitgift sind zu wählen.
    }
give-away = Der Dorfbewohner { $hex-on } geht
    .told = { $who } lässt einen Dorfbewohner { $hex-on } zu { $seat } gehen und erhält { $goods }.
give-away-done = Lehne die Mitgift ab
    .told = { $who } lehnt die Mitgift von { $seat } ab.
give-away-prompt = { $seat } bietet { $goods } für einen deiner Dorfbewohner.
dowry-paid = { $who } zahlt die Mitgift: { $goods }.
neutral-left = Der neutrale Dorfbewohner { $hex-on } geht.
adopt = Der neue Dorfbewohner lebt { $hex-on }
    .told = Der neue Dorfbewohner von { $who } lebt { $hex-on }.
adopt-prompt = Wo lebt der neue Dorfbewohner?

# Das Ende eines Zeitalters

end-began = Alle haben gepasst: Das { $era }. Zeitalter geht zu Ende.
villagers-born = { $n ->
        [one] Ein Dorfbewohner von { $who } wird { $hexes-on } geboren.
       *[other] Dorfbewohner von { $who } werden { $hexes-on } geboren.
    }
nobody-born = Kein Dorfbewohner von { $who } wird geboren: Der Vorrat ist leer.
animals-born = Das Vieh bekommt Junge: { $hexes-on }.
wild-born = In der Wildnis geboren: { $animals }.
forts-grew = Ein Konquistador mehr: { $hexes }.
birth = Ein Dorfbewohner wird { $hex-on } geboren
    .told = Ein Dorfbewohner von { $who } wird { $hex-on } geboren.
birth-prompt = { $left ->
        [one] Ein Dorfbewohner ist noch im Vorrat: Wo wird er geboren?
       *[other] { $left } Dorfbewohner sind noch im Vorrat: Wo wird einer geboren?
    }
feed = Iss { $good } ({ $rations ->
        [one] eine Ration
       *[other] { $rations } Rationen
    })
    .told = { $who } isst { $good } ({ $rations ->
        [one] eine Ration
       *[other] { $rations } Rationen
    }).
feed-menu = Iss in der üblichen Folge, Verderbliches zuerst
    .told = { $n ->
        [0] { $who } hat nichts zu essen.
        [one] { $who } macht einen Dorfbewohner satt: { $goods }.
       *[other] { $who } macht { $n } Dorfbewohner satt: { $goods }.
    }
    .detail = { $goods }
feed-prompt = { $hungry ->
        [one] Ein Dorfbewohner hat Hunger
       *[other] { $hungry } Dorfbewohner haben Hunger
    }.
die = Ein Dorfbewohner stirbt { $hex-on }
    .told = Ein Dorfbewohner von { $who } stirbt { $hex-on }.
die-prompt = { $left ->
        [one] Ein Dorfbewohner stirbt
       *[other] { $left } Dorfbewohner sterben
    } ({ $cause }): wo?
wasted = { $who } wirft { $goods } auf die Müllhalde.
dump-cleared = { $n ->
        [one] Eine Ressource von { $who } wird von der Müllhalde entfernt.
       *[other] { $n } Ressourcen von { $who } werden von der Müllhalde entfernt.
    }
wrath-rose = Der Zorn von { $god } steigt auf Stufe { $level }: { $cause }.
wrath-fell = Der Zorn von { $god } sinkt auf Stufe { $level }: { $cause }.
wrath-stays = Der Zorn von { $god } bleibt auf Stufe { $level }: { $cause }.
gained-solidarity = { $n ->
        [one] { $who } gewinnt einen Solidaritätspunkt: { $cause }.
       *[other] { $who } gewinnt { $n } Solidaritätspunkte: { $cause }.
    }
lost-solidarity = { $n ->
        [one] { $who } verliert einen Solidaritätspunkt: { $cause }.
       *[other] { $who } verliert { $n } Solidaritätspunkte: { $cause }.
    }
natives-died = { $who } verliert { $hex-on } { party-all }.
neutral-died = Der neutrale Stamm verliert { $hex-on } { party-all }.
native-saved = Die Waffe hat { $hex-on } { $native-acc } von { $who } gerettet.
animals-fled = Die Wildnis bekommt { $animals } { $hex-from }.
lost-there = Verloren { $hex-on }: { $what }.
canoes-lost = { $n ->
        [one] Ein Kanu wird zerstört.
       *[other] { $n } Kanus werden zerstört.
    }
event-came = Jetzt kommt { $event }.
event-failed = Es bleibt aus: { $event }.
struck = Die Katastrophe „{ $card }“ trifft { $islands }.
struck-nothing = Die Katastrophe „{ $card }“ zerstört nichts.
flooded = Das Meer verschlingt { $hexes }.
flooded-nothing = Der Tsunami erreicht kein Gelände.
burned = Lava fließt über { $hexes }: Nur Berge bleiben.
land-formed = Neues Land steigt aus dem Meer: { $hexes }.
minerals-formed = Vulkanische Minerale liegen { $hexes-on }.
land-short = Kein Bergplättchen ist mehr da: Das Meer ringsum bleibt.
minerals-short = Kein vulkanisches Mineral ist mehr da.
vanished = Der Nebel verschlingt für immer { $hexes }.
wild-died = Die Wildnis verliert { $animals }.
wild-spared = In der Wildnis stirbt kein Tier: Die Hälfte von einem ist keines.
event-idol-prompt = Zeigst du vor den Ereignissen ein Idol?
event-idol-done = Kein Idol
    .told = { $who } zeigt kein Idol.
move-standee = Versetze { $god } auf Vulkan { $n }
    .told = { $who } zeigt das Idol „{ idol-location }“ und versetzt { $god } auf Vulkan { $n }.
sink-ship = Versenke { $ship }
    .told = { $who } zeigt das Idol „{ idol-shipwreck }“ und versenkt { $ship }.
lava = Lava füllt { $hex }
    .told = { $who } wählt: Lava füllt { $hex }, dort entsteht ein Berg.
lava-mineral = Ein vulkanisches Mineral liegt { $hex-on }
    .told = { $who } wählt: Ein vulkanisches Mineral liegt { $hex-on }.
lava-prompt = { $left ->
        [one] Nur ein Bergplättchen ist noch da: Wo liegt es?
       *[other] Nur { $left } Bergplättchen sind noch da: Wo liegt eines?
    }
lava-mineral-prompt = { $left ->
        [one] Nur ein vulkanisches Mineral ist noch da: Wo liegt es?
       *[other] Nur { $left } vulkanische Minerale sind noch da: Wo liegt eines?
    }
protect-next = Entscheide als Nächstes über { $hex }
    .told = { $who } hat Vorrang und entscheidet als Nächstes über { $hex }.
protect-next-prompt = Du hast Vorrang: Über welchen Ort wird als Nächstes entschieden?
protect-prompt = { $card }: Schützt du { $hex }?
protect-no = Kein Schutz für { $hex }
    .told = { $who } schützt { $hex } nicht.
protect-idol = Setze ein Schutzidol für { $hex } ein
    .told = { $who } setzt ein Schutzidol für { $hex } ein.
protect-manure = Gib 1 Mist für { $hex }
    .told = { $who } gibt 1 Mist für { $hex }.
protect-fire = Verbrenne { $fire } für { $hex }
    .told = { $who } verbrennt { $fire } für { $hex }.
protect-weapon = Bewaffne { $native-acc } { $hex-on } mit { $weapon }
    .told = { $who } bewaffnet { $native-acc } { $hex-on } mit { $weapon }.
landfall = Das Schiff fährt zu { $island }
    .told = Nun landet { $island-on } { $ship }.
landfall-prompt = Du hast Vorrang: Wo landet { $ship }?
no-terrain-left = Dort ist kein Gelände anzugreifen: Nichts geschieht.
one-terrain = Sie greifen { $hex } an
    .told = Die Konquistadoren greifen { $hex } an.
one-terrain-prompt = Du hast Vorrang: Welches Gelände wird angegriffen?
next-attack = Der Angriff auf { $hex } kommt als Nächstes
    .told = Die Konquistadoren greifen { $hex } an.
next-attack-prompt = Du hast Vorrang: Welcher Angriff kommt als Nächstes?
wall-held = Die Mauer { $hex-on } hält.
fort-built = { $n ->
        [one] Die Konquistadoren bauen { $hex-on } eine Festung, mit einem Konquistador.
       *[other] Die Konquistadoren bauen { $hex-on } eine Festung, mit { $n } Konquistadoren.
    }
fort-left = Die Konquistadoren verlassen { $hex }; die Festung wird entfernt.
battle-won = Die Einheimischen gewinnen die Schlacht um { $hex }.
battle-lost = Die Konquistadoren gewinnen die Schlacht um { $hex }.
captured = { $n ->
        [one] { $who } macht einen Gefangenen.
       *[other] { $who } macht { $n } Gefangene.
    }
withdrew = { $n ->
        [one] Der abgewehrte Konquistador zieht sich zurück: { $hex-to }.
       *[other] Die { $n } abgewehrten Konquistadoren ziehen sich zurück: { $hex-to }.
    }
repel = Wehre den Angriff auf { $hex } mit einem Schutzidol ab
    .told = { $who } wehrt den Angriff auf { $hex } mit einem Schutzidol ab.
repel-no = Behalte das Idol und kämpfe um { $hex }
    .told = { $who } behält das Idol und kämpft um { $hex }.
repel-prompt = Die Konquistadoren greifen { $hex } an. Setzt du ein Schutzidol ein?
arm = Setze { $hex-on } { $weapons } ein
    .told = { $who } setzt { $hex-on } { $weapons } ein.
    .detail = { $won ->
        [yes] genug zum Sieg
       *[no] allein nicht genug
    }
arm-none = Kämpfe { $hex-on } ohne Waffen
    .told = { $who } kämpft { $hex-on } ohne Waffen.
    .detail = { $won ->
        [yes] genug zum Sieg
       *[no] allein nicht genug
    }
arm-prompt = Die Konquistadoren greifen { $hex } an. { $wanted ->
        [one] Zum Sieg fehlt noch eine Waffe.
       *[other] Zum Sieg fehlen noch { $wanted } Waffen.
    }
bring-fire = Bringe der Seherin Feuer: { $fire }
    .told = { $who } bringt einer Seherin Feuer: { $fire }.
bring-fire-no = Bringe kein Feuer
    .told = { $who } bringt kein Feuer.
bring-fire-prompt = { $seer ->
        [1] Bringst du Feuer für die erste Seherin?
       *[2] Bringst du Feuer für die zweite Seherin?
    }
markers-back = Die benutzten Würfel kommen zurück, die benutzten Zylinder verlassen das Spiel, und die Karten der Gottheiten werden entfernt.
new-order = Die neue Zugreihenfolge: { $names }.
doom-1 = Ein Stamm hat keinen Adligen mehr: Alle verlieren.
doom-2 = Der Zorn einer Gottheit zerstört die Welt: Alle verlieren.
condition-short = { $condition } Zu wenig: { $names }.
condition-nobles = Adlige je Stamm: { $have } (mindestens { $wanted }).
condition-settlements = Siedlungen je Stamm: { $have } (mindestens { $wanted }).
condition-wrath = Höchster Zorn: { $have } (höchstens { $wanted }).
condition-archipelago = Konquistadoren: { $have } (höchstens { $wanted }).
condition-mission-developers = Erfindungen je Stamm: { $have } (mindestens { $wanted }).
condition-mission-warriors = Gefangene je Stamm: { $have } (mindestens { $wanted }).
condition-mission-livestock = Tiere je Stamm: { $have } (mindestens { $wanted }).
condition-mission-planners = Arten haltbarer Nahrung je Stamm: { $have } (mindestens { $wanted }).
condition-mission-fertile = Dorfbewohner je Stamm: { $have } (mindestens { $wanted }).
condition-trades = Handwerke je Stamm: { $have } (mindestens { $wanted }).
condition-fort = Erste Festung zurückerobert: { $have } (mindestens { $wanted }).
condition-second-level = Erfindungen der zweiten Stufe je Stamm: { $have } (mindestens { $wanted }).
nobody-won = Alle verlieren.
alliance-won = Die Allianz hat alle Bedingungen erfüllt: Alle gewinnen.
alliance-lost = Die Allianz ist gescheitert: Alle verlieren.
dominion-lost = Die Bedingungen des Überlebens sind nicht erfüllt: Alle verlieren.
objective-shown = Das geheime Ziel von { $who } war „{ $objective }“: { $value } für { $names }.
score-part = { $what } { $n }
final-score = { $n ->
        [one] { $who } hat einen Punkt: { $parts }.
       *[other] { $who } hat { $n } Punkte: { $parts }.
    }
shares-win = { $who } teilt sich den Sieg.
traitor-won = Der Verräter { $seat } gewinnt allein.
traitor-failed = Der Verräter { $who } hat sein Ziel nicht erreicht und verliert.
betrayed = { $who } läuft als { $card } zu den Konquistadoren über: Die Einheimischen werden Konquistadoren, alles andere des Stammes verlässt das Spiel.
place-soldier = Ein Konquistador kommt hinzu: { $hex-on }
    .told = { $who } setzt einen Konquistador hinzu: { $hex-on }.
place-soldier-prompt = { $left ->
        [one] Ein Konquistador braucht einen Platz
       *[other] { $left } Konquistadoren brauchen einen Platz
    }.
name-leader = Der Anführer steht { $hex-on }
    .told = Der Anführer von { $who } steht { $hex-on }.
name-leader-prompt = Wo steht dein Anführer?
leader-canoe = { $who } erhält ein Kanu.
leader-fell = Der Anführer von { $who } fällt.
kidnapped = { $n ->
        [one] { $who } hat einen Einheimischen entführt.
       *[other] { $who } hat { $n } Einheimische entführt.
    }
won-over = Ein besiegter Einheimischer { $hex-on } wird ein Konquistador von { $who }.
rescue = { $n ->
        [one] Befreie den Gefangenen von { $seat }
       *[other] Befreie die { $n } Gefangenen von { $seat }
    }
    .told = { $n ->
        [one] { $who } befreit den Gefangenen von { $seat }; er kommt { $hex-to }.
       *[other] { $who } befreit die { $n } Gefangenen von { $seat }; sie kommen { $hex-to }.
    }
rescue-prompt = Wessen Gefangene befreist du?
move-ship = Versetze { $ship } auf Meeresgraben { $n }
    .told = { $who } versetzt { $ship } auf Meeresgraben { $n }.
move-ship-done = Lass die Schiffe, wo sie sind
    .told = { $who } lässt die Schiffe, wo sie sind.
move-ship-prompt = Dein letzter Zug: Versetzt du ein Schiff?

# Ablehnungen

refused-no-such-move = Diesen Zug gibt es hier nicht.
refused-not-now = Das geht jetzt nicht.
refused-occupied = Dieser Platz ist besetzt: { $hex }.
refused-last-token = Der letzte Marker einer Insel muss bleiben.
refused-capacity = { $n ->
        [one] Du darfst höchstens einen Marker haben.
       *[other] Du darfst höchstens { $n } Marker haben.
    }
refused-no-cube = Du hast keinen Würfel mehr.
refused-no-cylinder = Du hast keinen Zylinder mehr.
refused-lesson = Dieses Lernspiel kommt ohne das aus.
refused-cave-built = Die zweite Höhle ist schon gebaut.
refused-cost = Du kannst die Kosten nicht bezahlen.
refused-nobody-can-move = Keiner deiner Einheimischen kann sich bewegen.
refused-trade-unknown = Dein Stamm kennt { $trade-acc } nicht.
refused-square-used = Dieses Feld ist in diesem Zeitalter schon benutzt.
refused-nothing-to-produce = Du kontrollierst keine solche Siedlung und hast nichts zu verarbeiten.
refused-all-developed = Beide Erfindungen des Handwerks sind entwickelt.
refused-no-idol = Du hast kein Idol.
refused-once-an-era = Nur einmal im Zeitalter.
refused-nothing-to-offer = Es gibt nichts, was die Gottheiten nähmen, oder keiner deiner Adligen steht auf einem Vulkan.
refused-last-noble = Du hast nur einen Adligen: Er muss es bleiben.
refused-no-villager-there = Kein Dorfbewohner ist im Vorrat, oder dort darf keiner stehen.
refused-idol-later = Das Idol „{ $idol }“ hat seine Zeit später.
refused-no-effect = Das Idol „{ $idol }“ würde nichts bewirken.
refused-sold = Die Karte ist verkauft.
refused-no-wall-place = Du bist auf keinem Gelände, das eine Mauer aufnimmt.
refused-must-move = Mindestens eine Bewegung muss sein.
refused-must-surrender = Ein Adliger muss in einer Festung enden.
refused-villager-may-not-stay = Ein Dorfbewohner steht, wo er nicht bleiben darf.
refused-stops-in-fort = Wer { $hex } betreten hat, bleibt dort.
refused-no-noble-aboard = Kein Adliger führt ein Kanu { $hex-from }.
refused-no-canoe = Neben { $hex } liegt kein Kanu, und du hast kein Holz.
refused-canoe-full = Ein Kanu trägt fünf Einheimische.
refused-no-land-there = Neben { $hex } liegt kein Land.
refused-no-way = Das führt { $hex-from } an keinen Ort, wo sie bleiben dürfen.
refused-fort = Dorfbewohner betreten { $hex } nur mit einem Adligen.
refused-may-not-stay = Die Dorfbewohner dürfen nicht { $hex-on } enden und können nicht weiter.
refused-shipwreck = Die halben Wracks müssen einander treffen: Zwei Basen übereinander zeigen dieselbe Seite.
refused-red-bases = { $n ->
        [0] In diesem Spiel zeigt keine Basis ihre rote Seite.
        [one] In diesem Spiel zeigt genau eine Basis ihre rote Seite.
       *[other] In diesem Spiel zeigen genau { $n } Basen ihre rote Seite.
    }
refused-volcanoes-first = Zuerst bekommt jeder Vulkan eine Küste, einen Wald und einen Berg.
refused-no-terrain-left = Von dieser Art ist kein Gelände übrig.
refused-chasm = Gelände darf nicht { $hex-on } liegen: Meeresgräben bleiben offen.
refused-two-islands = Land { $hex-on } würde zwei Inseln berühren.
refused-no-room = Mit Land { $hex-on } fände ein anderer Vulkan keinen Platz für sein Gelände.
refused-foreign-landing = Dorfbewohner eines anderen Stammes leben { $hex-on }: Dort gehen keine anderen an Land.
refused-no-landing = Niemand kann { $hex-from } an Land gehen.
refused-no-noble-moved = Keiner deiner Adligen hat diese Erkundung { $hex-on } beendet.
refused-has-animals = Es gibt { $hex-on } schon Tiere.
refused-wilderness = In der Wildnis sind zu wenige Tiere.
refused-token-first = Erst muss der Marker { $hex-on } eingesammelt werden.
refused-other-villager = Ein Dorfbewohner eines anderen Stammes lebt { $hex-on }.
refused-no-tile = Kein Plättchen dieser Siedlung ist mehr da.
