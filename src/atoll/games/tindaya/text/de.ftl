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
option-layout = Inseln
option-layout-default = wie gedruckt
option-layout-random = zufällig
option-traitor = Verrat, nur in Dominion
option-traitor-false = Ohne
option-traitor-true = Mit
option-dowry = Mitgift
option-dowry-false = Ohne
option-dowry-true = Mit
option-lesson = Lernspiel
option-lesson-0 = keines
option-lesson-1 = 1: ein Zeitalter, Allianz
option-lesson-2 = 2: zwei Zeitalter, Allianz
option-lesson-3 = 3: drei Zeitalter, Dominion
neutral-tribe = der neutrale Stamm
god-acoran = Acoran
god-moneiba = Moneiba
marker-cube = einem Würfel
marker-cylinder = einem Zylinder
native-villager = eine Dorfperson
native-noble = eine adlige Person
animals-0 = Schweine
animals-1 = Ziegen
good-fish = Fisch
good-salt = Salz
good-smoked-fish = Räucherfisch
good-manure = Mist
good-pork-leg = Schweinekeule
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
trade-fishing = Fischerei
trade-pigs = Schweinezucht
trade-herd = Hirtenwesen
trade-crops = Ackerbau
settlement-fishing = eine Fischersiedlung
settlement-pigs = eine Schweinefarm
settlement-herd = eine Herde
settlement-crops = einen Acker
place-fishing = Fischersiedlung { $at }
place-pigs = Schweinefarm { $at }
place-herd = Herde { $at }
place-crops = Acker { $at }
place-fort = Festung { $at }
ground-0 = Meer { $at }
ground-1 = Meeresgraben { $at }
ground-2 = Vulkan { $at }
ground-3 = Küste { $at }
ground-4 = Wald { $at }
ground-5 = Berg { $at }
token-clay = Tonmarker
token-wood = Holzmarker
token-initial = Mineralmarker
token-volcanic = vulkanisches Mineral
deposit-clay = Tonmarker
deposit-wood = Holzmarker
deposit-mineral = Mineralmarker
invention-saltern = Saline
invention-smokehouse = Räucherhaus
invention-farm-knife = Schlachtmesser
invention-salting-trough = Pökeltrog
invention-field-knife = Hirtenmesser
invention-cheese-maker = Käserei
invention-plow = Pflug
invention-hand-mill = Handmühle
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
idol-protection-effect = schützt einmal ein Gelände
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
idol-fertility-effect = eigene Dorfpersonen oder Tiere vermehren sich
idol-shipwreck = Schiffbruch
idol-shipwreck-effect = entfernt ein Schiff
idol-raw-material = Rohstoff
idol-raw-material-effect = bis zu zwei Marker abgeben
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
catastrophe-storm = Tropensturm
catastrophe-twister = Wirbelsturm
catastrophe-locust = Heuschrecken
catastrophe-pirates = Piraten
catastrophe-san-borondon = San Borondón
catastrophe-tibicenas = Tibicenas
catastrophe-drought = Dürre
catastrophe-fire = Feuer
catastrophe-guayota = Guayota
catastrophe-tremors = Erdbeben
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
secret-fewest-villagers = die wenigsten Dorfpersonen
secret-fewest-prisoners = die wenigsten Gefangenen
secret-fewest-goats = die wenigsten Ziegen
secret-fewest-pigs = die wenigsten Schweine
secret-fewest-idols = die wenigsten Idole
secret-fewest-market = die wenigsten Marktkarten
common-settlers = Siedelnde
common-wisemen = Weise
common-worshipers = Anbetende
common-travelers = Reisende
common-engineers = Baukundige
common-explorers = Erkundende
common-specialists = Fachkundige
common-urbanites = Stadtvolk
common-collectors = Sammelnde
common-landowners = Landbesitz
mission-developers = Entwicklung
mission-warriors = Kampf
mission-livestock = Viehzucht
mission-planners = Vorsorge
mission-fertile = Fruchtbarkeit
traitor-kidnapper = Entführung
traitor-missionary = Mission
traitor-rescuer = Rettung
traitor-leader = Anführung
traitor-emissary = Gesandtschaft
tie-inventions = mehr Erfindungen
tie-settlements = mehr Siedlungen
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
breakdown-mission-fertile = Mission: Dorfpersonen
breakdown-trades = Gelernte Handwerke
breakdown-fort = Die erste Festung ist fort
breakdown-second-level = Erfindungen der zweiten Stufe
amount = { $n } { $good }
amount-and = { $a }, { $b }
amount-none = nichts
fire-of = { $a } und { $b }
lava-tile = Bergplättchen
lava-mineral = vulkanische Minerale
cause-battle = eine gewonnene Schlacht
cause-exhausted-island = der letzte Marker einer Insel
cause-exhausted-wilderness = die letzten Tiere der Wildnis
cause-fire = Feuer für eine Seherin
cause-garbage = die überfüllte Müllhalde
cause-idol = ein Idol
cause-offering-acoran = Gaben an Acoran
cause-offering-moneiba = Gaben an Moneiba
cause-paid = das Opfer ist vollständig
cause-unpaid = das Opfer ist unvollständig
cause-reconquest = eine zurückeroberte Festung
cause-repelled = ein abgewehrter Angriff
cause-repopulated = Tiere zurück in der Wildnis
cause-hunger = Hunger
cause-cold = fehlende Zuflucht

# Aufbau und Strategie

settle = { $settlement } auf { $hex } gründen
    .told = { $who }: { $settlement } auf { $hex } gründen.
settle-prompt = Setze eine deiner ersten Siedlungen.
split = { $n } von { $all } Dorfpersonen auf { $first }, die übrigen auf { $second }
    .told = { $who }: { $n } von { $all } Dorfpersonen auf { $first }, die übrigen auf { $second }.
split-prompt = Verteile deine { $all } Dorfpersonen auf { $first } und { $second }.
first-fort = Die erste Festung steht auf { $hex }
    .told = { $who }: Die erste Festung steht auf { $hex }.
first-fort-prompt = Wo steht die erste Festung der Konquistadoren auf Insel { $island }?
neutral-settlement = Der neutrale Stamm siedelt auf { $hex }
    .told = { $who }: Der neutrale Stamm siedelt auf { $hex }.
neutral-settlement-prompt = Setze { $settlement } des neutralen Stammes auf Insel { $island }.
which-prophecy-tibiabin = Tibiabin nennt die Orte
    .told = { $who }: Tibiabin nennt die Orte.
which-prophecy-tamonante = Tamonante nennt die Katastrophen
    .told = { $who }: Tamonante nennt die Katastrophen.
which-prophecy-prompt = Du hast das einzige Feuer gebracht: Welche Seherin spricht?
keep-objective = „{ $objective }“ mit { $value } behalten
    .told = { $who } behält ein geheimes Ziel mit { $value }.
keep-objective-prompt = Behalte eines von zwei geheimen Zielen und lege einen Wertungsmarker darauf.
era-began = Das { $era }. Zeitalter beginnt.
ship-placed = Prophezeiung: { $ship } liegt auf Graben { $n }.
standee-placed = Prophezeiung: { $event } bei Nummer { $n }.
catastrophe-shown = Der Rauch zeigt: { $card }.

# Züge

act-prompt = { $actions ->
        [one] Noch eine Aktion in diesem Zug
       *[other] Bis zu { $actions } Aktionen in diesem Zug
    }. Marker: { $cubes } Würfel, { $cylinders } Zylinder.
act-pass = Für dieses Zeitalter passen
    .told = { $who }: Für dieses Zeitalter passen.
act-end = Zug beenden
    .told = { $who }: Zug beenden.
act-develop = { $trade } mit { $marker } entwickeln
    .told = { $who }: { $trade } mit { $marker } entwickeln.
    .detail = { $what }: { $cost }
act-produce = Mit { $marker } produzieren: { $trade }
    .told = { $who }: Mit { $marker } produzieren: { $trade }.
    .detail = { $yield }
act-cave = Die zweite Höhle mit { $marker } bauen
    .told = { $who }: Die zweite Höhle mit { $marker } bauen.
    .detail = { $cost }
act-explore = Mit { $marker } erkunden
    .told = { $who }: Mit { $marker } erkunden.
    .detail = { $times ->
        [1] eine Reise
       *[other] { $times } Reisen
    }
act-betray = Mit { $marker } zu den Konquistadoren überlaufen
    .told = { $who }: Mit { $marker } zu den Konquistadoren überlaufen.
act-idol = Idol { $idol } zeigen: { $effect }
    .told = { $who }: Idol { $idol } zeigen: { $effect }.
act-buy = Auf dem Markt kaufen: { $card }
    .told = { $who }: Auf dem Markt kaufen: { $card }.
    .detail = { $cost }
act-destroy = Ein Idol für eine Ressource zerstören
    .told = { $who }: Ein Idol für eine Ressource zerstören.
act-demote = Eine adlige Person zur Dorfperson machen
    .told = { $who }: Eine adlige Person zur Dorfperson machen.
act-offering = Das freie Opfer der Majos bringen
    .told = { $who }: Das freie Opfer der Majos bringen.
developed = { $who } entwickelt: { $invention }.
gained = { $who } erhält { $n } { $good }.
learned = { $who } lernt { $trade }.
save-material = Bei { $invention } ein { $good } sparen
    .told = { $who }: Bei { $invention } ein { $good } sparen.
save-material-prompt = Die Arucas sparen bei { $invention } einen Rohstoff: welchen?
slaughter = { $animals } auf { $hex } schlachten: { $n }
    .told = { $who }: { $animals } auf { $hex } schlachten: { $n }.
slaughter-prompt = Wie viele { $animals } schlachtest du auf { $hex }?
process = { $n } { $processed } zu { $vessel } verarbeiten
    .told = { $who }: { $n } { $processed } zu { $vessel } verarbeiten.
process-prompt = Wie viele { $processed } werden für ein { $payment } zu { $vessel }?

# Erkundungen

travel-land = Eine Gruppe verlässt { $hex } zu Fuß
    .told = { $who }: Eine Gruppe verlässt { $hex } zu Fuß.
travel-sea = Eine Gruppe verlässt { $hex } im Kanu
    .told = { $who }: Eine Gruppe verlässt { $hex } im Kanu.
travel-done = Erkundung beenden
    .told = { $who }: Erkundung beenden.
travel-prompt = Erkunden: { $left ->
        [one] noch eine Bewegung
       *[other] { $left } Bewegungen übrig
    }.
march-prompt = Marschieren: { $left ->
        [one] noch eine Bewegung
       *[other] { $left } Bewegungen übrig
    }.
party-lords = { $nobles ->
        [one] eine adlige Person
       *[other] { $nobles } Adlige
    }
party-folk = { $villagers ->
        [one] eine Dorfperson
       *[other] { $villagers } Dorfpersonen
    }
party-all = { $nobles ->
        [0] { party-folk }
       *[other] { $villagers ->
            [0] { party-lords }
           *[other] { party-lords } und { party-folk }
        }
    }
party = { party-all }
    .told = { $who }: { party-all }.
party-prompt = Wer verlässt { $hex }?
squad = Soldaten, die gehen: { $n }
    .told = { $who }: Soldaten, die gehen: { $n }.
squad-led = Soldaten, die gehen, die Anführung mit ihnen: { $n }
    .told = { $who }: Soldaten, die gehen, die Anführung mit ihnen: { $n }.
squad-prompt = Wie viele Soldaten gehen?
destination = Nach { $hex } gehen
    .told = { $who }: Nach { $hex } gehen.
destination-prompt = Wohin geht die Gruppe?
embark-canoe = Das Kanu auf { $hex } besteigen
    .told = { $who }: Das Kanu auf { $hex } besteigen.
embark-wood = Für ein Holz ein Kanu auf { $hex } bauen
    .told = { $who }: Für ein Holz ein Kanu auf { $hex } bauen.
embark-hand = Dein Kanu auf { $hex } setzen
    .told = { $who }: Dein Kanu auf { $hex } setzen.
embark-prompt = Wo geht die Gruppe an Bord?
sail = Nach { $hex } fahren
    .told = { $who }: Nach { $hex } fahren.
sail-prompt = Wo hält das Kanu?
land = Auf { $hex } an Land gehen
    .told = { $who }: Auf { $hex } an Land gehen.
land-prompt = Wo geht die Gruppe an Land?
visit-prompt = Was tun deine Leute, wo sie angekommen sind?
visit-done = Hier nichts weiter
    .told = { $who }: Hier nichts weiter.
visit-collect = Den Marker auf { $hex } einsammeln
    .told = { $who }: Den Marker auf { $hex } einsammeln.
visit-build = { $settlement } auf { $hex } gründen
    .told = { $who }: { $settlement } auf { $hex } gründen.
visit-gather = Zwei Tiere auf { $hex } einfangen
    .told = { $who }: Zwei Tiere auf { $hex } einfangen.
visit-offer = Auf { $hex } opfern
    .told = { $who }: Auf { $hex } opfern.
visit-barter = Mit { $seat } auf { $hex } tauschen
    .told = { $who }: Mit { $seat } auf { $hex } tauschen.
visit-dowry = { $seat } auf { $hex } eine Mitgift bieten
    .told = { $who }: { $seat } auf { $hex } eine Mitgift bieten.
collected = { $who } nimmt: { $token } (Holz { $wood }, Ton { $clay }, Stein { $stone }, Obsidian { $obsidian }).
reconquest-way = { $n ->
        [0] Keine Waffen einsetzen
       *[other] { $horns } Hörner und { $obsidian } Obsidian einsetzen
    }
reconquest = { reconquest-way }
    .told = { $who }: { reconquest-way }.
    .detail = { $won ->
        [yes] gewinnt die Festung
       *[no] die Leute hier sterben
    }
reconquest-prompt = Leute { $natives }, Konquistadoren { $soldiers } auf { $hex }: Welche Waffen setzt du ein?
reconquered = { $who } erobert { $hex } zurück und macht { $n ->
        [one] eine gefangene Person
       *[other] { $n } Gefangene
    }.

# Opfer und Idole

offer-prompt = Was opferst du den Gottheiten?
majos-offering-prompt = Das freie Opfer der Majos: Was gibst du?
offer-done = Das Opfer beenden
    .told = { $who }: Das Opfer beenden.
offer-good = { $god } eine Einheit geben: { $good }
    .told = { $who }: { $god } eine Einheit geben: { $good }.
offer-animal = { $god } ein Tier von { $hex } geben
    .told = { $who }: { $god } ein Tier von { $hex } geben.
offer-prisoner = { $god } statt { $good } eine gefangene Person opfern
    .told = { $who }: { $god } statt { $good } eine gefangene Person opfern.
offer-villager = { $god } statt { $good } eine Dorfperson von { $hex } opfern
    .told = { $who }: { $god } statt { $good } eine Dorfperson von { $hex } opfern.
offer-noble = { $god } statt { $good } eine adlige Person von { $hex } opfern
    .told = { $who }: { $god } statt { $good } eine adlige Person von { $hex } opfern.
majos-gift = { $god } eine Einheit umsonst dazugeben: { $good }
    .told = { $who }: { $god } eine Einheit umsonst dazugeben: { $good }.
majos-gift-prompt = Welches Gut geben die Majos umsonst dazu?
idol-produce = Produzieren: { $trade }
    .told = { $who }: Produzieren: { $trade }.
production-idol-prompt = Welches Handwerk produziert?
calm-god = { $god } besänftigen
    .told = { $who }: { $god } besänftigen.
calm-god-prompt = Welche Gottheit besänftigst du?
offering-idol = Den Streifen für { $god } füllen: { $good }
    .told = { $who }: Den Streifen für { $god } füllen: { $good }.
offering-idol-prompt = Welchen Streifen füllst du?
fertility-villagers = Dorfpersonen vermehren sich
    .told = { $who }: Dorfpersonen vermehren sich.
fertility-livestock = Das Vieh vermehrt sich
    .told = { $who }: Das Vieh vermehrt sich.
fertility-idol-prompt = Wer vermehrt sich?
drop-token = Einen abgeben: { $a }
    .told = { $who }: Einen abgeben: { $a }.
drop-tokens = Zwei abgeben: { $a } und { $b }
    .told = { $who }: Zwei abgeben: { $a } und { $b }.
raw-material-idol-prompt = Welche Marker gibst du ab?
learn-trade = { $trade } lernen
    .told = { $who }: { $trade } lernen.
learning-idol-prompt = Welches Handwerk lernst du?
cancellation = Ziel { $number } von { $seat } abwerfen ({ $value })
    .told = { $who }: Ziel { $number } von { $seat } abwerfen ({ $value }).
cancellation-prompt = Welches geheime Ziel verlässt das Spiel?
visions = Ziel { $number } von { $seat } ansehen ({ $value })
    .told = { $who }: Ziel { $number } von { $seat } ansehen ({ $value }).
visions-prompt = Welches geheime Ziel siehst du an?
swap-token = Seinen Marker gegen deinen { $value } tauschen
    .told = { $who }: Seinen Marker gegen deinen { $value } tauschen.
swap-token-done = Die Marker lassen
    .told = { $who }: Die Marker lassen.
swap-token-prompt = Du siehst: { $objective }. Tauschst du den Wertungsmarker?
destroy-idol = Das Idol { $idol } zerstören
    .told = { $who }: Das Idol { $idol } zerstören.
destroy-idol-prompt = Welches Idol zerstörst du?
any-good = Eine Einheit erhalten: { $good }
    .told = { $who }: Eine Einheit erhalten: { $good }.
any-good-prompt = Welche Ressource erhältst du?
took-idol = { $who } nimmt ein Idol.
save-unit = Eine Einheit sparen: { $good }
    .told = { $who }: Eine Einheit sparen: { $good }.
save-unit-prompt = Die Jandía sparen eine Einheit des Preises ({ $card }): welche?
place-wall = Die Mauer steht auf { $hex }
    .told = { $who }: Die Mauer steht auf { $hex }.
place-wall-prompt = Wo steht die Mauer?
demote = Die adlige Person auf { $hex } herabstufen
    .told = { $who }: Die adlige Person auf { $hex } herabstufen.
demote-prompt = Wer vom Adel wird Dorfperson?

# Tausch und Mitgift

barter-nothing = nichts
barter-swap = { $give } gegen { $get }
barter-and = { $before }; { $swap }
barter-give = { $good } geben
    .told = { $who }: { $good } geben.
barter-send = Die Liste senden: { $deal }
    .told = { $who }: Die Liste senden: { $deal }.
barter-leave = Die Verhandlung beenden
    .told = { $who }: Die Verhandlung beenden.
barter-give-prompt = Tausch mit { $seat }. Bisher: { $deal }. Was gibst du?
barter-get = { $given } gegen { $good }
    .told = { $who }: { $given } gegen { $good }.
barter-get-prompt = Was willst du von { $seat } für { $good }?
barter-accept = Annehmen: { $deal }
    .told = { $who }: Annehmen: { $deal }.
barter-refuse = Ablehnen
    .told = { $who }: Ablehnen.
barter-counter = Mit einer eigenen Liste antworten
    .told = { $who }: Mit einer eigenen Liste antworten.
barter-answer-prompt = { $seat } gibt und will: { $deal }.
dowry-good = { $good } in die Mitgift geben
    .told = { $who }: { $good } in die Mitgift geben.
dowry-good-prompt = Noch { $left } Ressourcen der Mitgift sind zu wählen.
give-away = Die Dorfperson auf { $hex } geht
    .told = { $who }: Die Dorfperson auf { $hex } geht.
give-away-done = Die Mitgift ablehnen
    .told = { $who }: Die Mitgift ablehnen.
give-away-prompt = { $seat } bietet { $a }, { $b } und { $c } für eine deiner Dorfpersonen.
adopt = Die neue Dorfperson lebt auf { $hex }
    .told = { $who }: Die neue Dorfperson lebt auf { $hex }.
adopt-prompt = Wo lebt die neue Dorfperson?

# Das Ende eines Zeitalters

birth = Auf { $hex } wird eine Dorfperson geboren
    .told = { $who }: Auf { $hex } wird eine Dorfperson geboren.
birth-prompt = Der Vorrat ist zu klein ({ $left }): Wo wird eine Dorfperson geboren?
feed = { $good } essen ({ $rations ->
        [one] eine Ration
       *[other] { $rations } Rationen
    })
    .told = { $who }: { $good } essen ({ $rations ->
        [one] eine Ration
       *[other] { $rations } Rationen
    }).
feed-menu = In der üblichen Folge essen, Verderbliches zuerst
    .told = { $who }: In der üblichen Folge essen, Verderbliches zuerst.
feed-prompt = { $hungry ->
        [one] Eine Dorfperson hat Hunger
       *[other] { $hungry } Dorfpersonen haben Hunger
    }.
die = Auf { $hex } stirbt eine Dorfperson
    .told = { $who }: Auf { $hex } stirbt eine Dorfperson.
die-prompt = { $left ->
        [one] Eine Dorfperson stirbt
       *[other] { $left } Dorfpersonen sterben
    } ({ $cause }): wo?
wasted = { $who } wirft { $n ->
        [one] eine Einheit
       *[other] { $n } Einheiten
    } weg.
wrath-rose = Der Zorn von { $god } steigt auf Stufe { $level }: { $cause }.
wrath-fell = Der Zorn von { $god } fällt auf Stufe { $level }: { $cause }.
gained-solidarity = { $who } gewinnt { $n } Solidarität: { $cause }.
lost-solidarity = { $who } verliert { $n } Solidarität: { $cause }.
natives-died = { $who } verliert auf { $hex }: { $villagers ->
        [one] eine Dorfperson
       *[other] { $villagers } Dorfpersonen
    }, { $nobles ->
        [one] eine adlige Person
       *[other] { $nobles } Adlige
    }.
animals-fled = { $n } { $animals } laufen von { $hex } in die Wildnis.
event-came = Jetzt kommt { $event }.
struck = Die Inseln werden getroffen: { $card }.
event-idol-prompt = Spielst du vor den Ereignissen ein Idol?
event-idol-done = Kein Idol
    .told = { $who }: Kein Idol.
move-standee = { $god } zu Vulkan { $n } versetzen
    .told = { $who }: { $god } zu Vulkan { $n } versetzen.
sink-ship = Versenken: { $ship }
    .told = { $who }: Versenken: { $ship }.
lava = Lava bedeckt { $hex }
    .told = { $who }: Lava bedeckt { $hex }.
lava-prompt = Zu wenige { $what } ({ $left }): Welches Feld bekommt eines?
protect-next = Als Nächstes über { $hex } entscheiden
    .told = { $who }: Als Nächstes über { $hex } entscheiden.
protect-next-prompt = Du hast Vorrang: Über welches Gelände wird als Nächstes entschieden?
protect-prompt = { $card }: Schützt du { $hex }?
protect-no = Kein Schutz
    .told = { $who }: Kein Schutz.
protect-idol = Ein Schutzidol einsetzen
    .told = { $who }: Ein Schutzidol einsetzen.
protect-manure = Einen Mist einsetzen
    .told = { $who }: Einen Mist einsetzen.
protect-fire = { $fire } verbrennen
    .told = { $who }: { $fire } verbrennen.
protect-weapon = { $native } mit { $weapon } bewaffnen
    .told = { $who }: { $native } mit { $weapon } bewaffnen.
landfall = Das Schiff fährt zur Insel von { $hex }
    .told = { $who }: Das Schiff fährt zur Insel von { $hex }.
landfall-prompt = Du hast Vorrang: Wo landet { $ship }?
ship-landed = Der Angriff ({ $ship }) trifft die Insel von { $hex }.
one-terrain = Sie greifen { $hex } an
    .told = { $who }: Sie greifen { $hex } an.
one-terrain-prompt = Du hast Vorrang: Welches Gelände wird angegriffen?
next-attack = Der Angriff auf { $hex } kommt als Nächstes
    .told = { $who }: Der Angriff auf { $hex } kommt als Nächstes.
next-attack-prompt = Du hast Vorrang: Welcher Angriff kommt als Nächstes?
wall-held = Die Mauer auf { $hex } hält.
fort-built = Die Konquistadoren bauen auf { $hex } eine Festung.
battle-won = Das Inselvolk siegt auf { $hex }.
battle-lost = Die Konquistadoren siegen auf { $hex }.
repel = Den Angriff auf { $hex } mit einem Schutzidol abwehren
    .told = { $who }: Den Angriff auf { $hex } mit einem Schutzidol abwehren.
repel-no = Das Idol behalten und auf { $hex } kämpfen
    .told = { $who }: Das Idol behalten und auf { $hex } kämpfen.
repel-prompt = { $hex } wird angegriffen. Setzt du ein Schutzidol ein?
arm-way = { $n ->
        [0] Ohne Waffen um { $hex } kämpfen
       *[other] Auf { $hex } { $horns } Hörner und { $obsidian } Obsidian einsetzen
    }
arm = { arm-way }
    .told = { $who }: { arm-way }.
    .detail = { $won ->
        [yes] genug zum Sieg
       *[no] allein nicht genug
    }
arm-prompt = { $hex } wird angegriffen. Zum Sieg fehlen noch Waffen: { $wanted }.
bring-fire = Der Seherin Feuer bringen: { $fire }
    .told = { $who }: Der Seherin Feuer bringen: { $fire }.
bring-fire-no = Kein Feuer bringen
    .told = { $who }: Kein Feuer bringen.
bring-fire-prompt = Bringst du Feuer für Seherin { $seer } von 2?
doom-1 = Ein Stamm hat keinen Adel mehr: Alle verlieren.
doom-2 = Der Zorn einer Gottheit zerstört die Welt: Alle verlieren.
condition-nobles = Adlige je Stamm: { $have } (mindestens { $wanted }).
condition-settlements = Siedlungen je Stamm: { $have } (mindestens { $wanted }).
condition-wrath = Höchster Zorn: { $have } (höchstens { $wanted }).
condition-archipelago = Konquistadoren: { $have } (höchstens { $wanted }).
condition-mission-developers = Erfindungen je Stamm: { $have } (mindestens { $wanted }).
condition-mission-warriors = Gefangene je Stamm: { $have } (mindestens { $wanted }).
condition-mission-livestock = Tiere je Stamm: { $have } (mindestens { $wanted }).
condition-mission-planners = Vorratsarten je Stamm: { $have } (mindestens { $wanted }).
condition-mission-fertile = Dorfleute je Stamm: { $have } (mindestens { $wanted }).
condition-trades = Handwerke je Stamm: { $have } (mindestens { $wanted }).
condition-fort = Erste Festungen: { $have } (höchstens { $wanted }).
condition-second-level = Zweite Erfindungen je Stamm: { $have } (mindestens { $wanted }).
nobody-won = Alle verlieren.
alliance-won = Die Allianz hat alle Bedingungen erfüllt: Alle gewinnen.
alliance-lost = Die Allianz ist gescheitert: Alle verlieren.
dominion-over = Die Überlebenden werden gewertet.
dominion-lost = Niemand überlebt: Alle verlieren.
traitor-won = Der Verrat von { $seat } siegt allein.
betrayed = { $who } läuft zu den Konquistadoren über: { $card }.
place-soldier = Ein Soldat kommt nach { $hex }
    .told = { $who }: Ein Soldat kommt nach { $hex }.
place-soldier-prompt = { $left ->
        [one] Ein Soldat braucht einen Platz
       *[other] { $left } Soldaten brauchen einen Platz
    }.
name-leader = Die Anführung steht auf { $hex }
    .told = { $who }: Die Anführung steht auf { $hex }.
name-leader-prompt = Wo steht deine Anführung?
rescue = Die Gefangenen von { $seat } befreien: { $n }
    .told = { $who }: Die Gefangenen von { $seat } befreien: { $n }.
rescue-prompt = Wessen Gefangene befreist du?
move-ship = Zu Graben { $n } versetzen: { $ship }
    .told = { $who }: Zu Graben { $n } versetzen: { $ship }.
move-ship-done = Die Schiffe lassen
    .told = { $who }: Die Schiffe lassen.
move-ship-prompt = Dein letzter Zug: Versetzt du ein Schiff?

# Ablehnungen

refused-no-such-move = Diesen Zug gibt es hier nicht.
refused-not-now = Das geht jetzt nicht.
refused-occupied = { $hex } ist schon besiedelt.
refused-last-token = Der letzte Marker einer Insel muss bleiben.
refused-capacity = Du darfst höchstens { $n } Marker haben.
refused-no-cube = Du hast keinen Würfel mehr.
refused-no-cylinder = Du hast keinen Zylinder mehr.
refused-lesson = Diese Lektion kommt ohne das aus.
refused-cave-built = Die zweite Höhle ist gebaut.
refused-cost = Du kannst die Kosten nicht bezahlen.
refused-nobody-can-move = Niemand von deinen Leuten kann sich bewegen.
refused-trade-unknown = Dein Stamm kennt { $trade } nicht.
refused-square-used = Dieses Feld ist im Zeitalter schon benutzt.
refused-nothing-to-produce = Du kontrollierst keine solche Siedlung und hast nichts zu verarbeiten.
refused-all-developed = Beide Erfindungen des Handwerks sind entwickelt.
refused-no-idol = Du hast kein Idol.
refused-once-an-era = Nur einmal im Zeitalter.
refused-nothing-to-offer = Es gibt nichts, was die Gottheiten nähmen, oder niemand vom Adel steht auf einem Vulkan.
refused-last-noble = Deine andere adlige Person ist tot.
refused-no-villager-there = Keine Dorfperson ist im Vorrat, oder dort darf keine stehen.
refused-idol-later = Das Idol { $idol } hat seine Zeit später.
refused-no-effect = Das Idol { $idol } würde nichts bewirken.
refused-sold = Die Karte ist verkauft.
refused-no-wall-place = Du bist auf keinem Gelände, das eine Mauer aufnimmt.
refused-must-move = Mindestens eine Bewegung muss sein.
refused-must-surrender = Eine adlige Person muss in einer Festung enden.
refused-villager-may-not-stay = Eine Dorfperson steht, wo sie nicht bleiben darf.
refused-stops-in-fort = Wer { $hex } betreten hat, bleibt dort.
refused-no-noble-aboard = Niemand vom Adel führt ein Kanu von { $hex }.
refused-no-canoe = Neben { $hex } liegt kein Kanu, und du hast kein Holz.
refused-canoe-full = Ein Kanu trägt fünf.
refused-no-land-there = Neben { $hex } liegt kein Land.
refused-no-way = Von { $hex } führt das an keinen Ort, wo sie bleiben dürfen.
refused-fort = Dorfpersonen betreten { $hex } nur mit Adel.
refused-may-not-stay = Die Dorfpersonen dürfen nicht auf { $hex } enden und nicht weiter.
refused-no-landing = Von { $hex } kann niemand an Land gehen.
refused-no-noble-moved = Niemand vom Adel ist nach { $hex } gegangen.
refused-has-animals = { $hex } hat schon Tiere.
refused-wilderness = In der Wildnis sind zu wenige Tiere.
refused-token-first = Erst muss der Marker auf { $hex } weg.
refused-other-villager = Auf { $hex } lebt eine Dorfperson eines anderen Stammes.
refused-no-tile = Ein solches Siedlungsplättchen ist nicht mehr da.
