# Le parole di Tindaya.

# Nomi

game-title = Tindaya
game-blurb = Le tribù delle Canarie nutrono il loro popolo, placano due divinità esigenti e resistono ai conquistadores.
game-length = da 60 a 120 minuti
game-weight = impegnativo
game-alone = Da soli si guida una tribù dell’Alleanza; accanto vivono abitanti neutrali.
option-mode = Modalità
option-mode-alliance = Alleanza: si vince o si perde insieme
option-mode-dominion = Dominion: ognuno per sé
option-difficulty = Difficoltà
option-difficulty-easy = Facile
option-difficulty-medium = Media
option-difficulty-hard = Difficile
option-red = Basi rosse
option-red-level = secondo la difficoltà: 0, 2 o 4
option-red-0 = nessuna
option-red-2 = 2
option-red-4 = 4
option-red-6 = 6
option-red-8 = tutte e 8
option-layout = Isole
option-layout-default = secondo la difficoltà
option-layout-random = casuali
option-layout-free = costruite dai giocatori
option-traitor = Traditore, solo in Dominion
option-traitor-false = Senza
option-traitor-true = Con
option-survivors = Sopravvissuti, solo in Dominion
option-survivors-settlement = chi controlla un insediamento
option-survivors-noble = chi controlla un insediamento e ha un nobile
option-dowry = Dote
option-dowry-false = Senza
option-dowry-true = Con
option-lesson = Partita di apprendimento
option-lesson-0 = nessuna
option-lesson-1 = 1: un’era, Alleanza
option-lesson-2 = 2: due ere, Alleanza
option-lesson-3 = 3: tre ere, Dominion
option-objectives = Obiettivi nella partita di apprendimento 3
option-objectives-false = Senza
option-objectives-true = Con
neutral-tribe = la tribù neutrale
god-acoran = Acoran
    .dat = ad Acoran
god-moneiba = Moneiba
    .dat = a Moneiba
marker-cube = un cubo
marker-cylinder = un cilindro
native-villager = un abitante
    .acc = un abitante
native-noble = un nobile
    .acc = un nobile
a-fort = un forte
a-wall = un muro
conquistadors = { $n ->
        [one] { $n } conquistador
       *[other] { $n } conquistadores
    }
good-fish = pesce
good-salt = sale
good-smoked-fish = pesce affumicato
good-manure = letame
good-pork-leg = cosce di maiale
good-salted-meat = carne salata
good-milk = latte
good-horns = corna
good-goat-meat = carne di capra
good-cheese = formaggio
good-fig = fichi
good-straw = paglia
good-cereals = cereali
good-roasted-flour = farina tostata
good-wood = legno
good-clay = argilla
good-stone = pietra
good-obsidian = ossidiana
good-pig = maiali
good-goat = capre
units-fish = { $n ->
        [one] { $n } pesce
       *[other] { $n } pesci
    }
units-salt = { $n } unità di sale
units-smoked-fish = { $n ->
        [one] { $n } pesce affumicato
       *[other] { $n } pesci affumicati
    }
units-manure = { $n } unità di letame
units-pork-leg = { $n ->
        [one] { $n } coscia di maiale
       *[other] { $n } cosce di maiale
    }
units-salted-meat = { $n } unità di carne salata
units-milk = { $n } unità di latte
units-horns = { $n ->
        [one] { $n } corno
       *[other] { $n } corna
    }
units-goat-meat = { $n } unità di carne di capra
units-cheese = { $n ->
        [one] { $n } formaggio
       *[other] { $n } formaggi
    }
units-fig = { $n ->
        [one] { $n } fico
       *[other] { $n } fichi
    }
units-straw = { $n } unità di paglia
units-cereals = { $n } unità di cereali
units-roasted-flour = { $n } unità di farina tostata
units-wood = { $n } unità di legno
units-clay = { $n } unità di argilla
units-stone = { $n ->
        [one] { $n } pietra
       *[other] { $n } pietre
    }
units-obsidian = { $n } unità di ossidiana
units-pig = { $n ->
        [one] { $n } maiale
       *[other] { $n } maiali
    }
units-goat = { $n ->
        [one] { $n } capra
       *[other] { $n } capre
    }
trade-fishing = pesca
    .acc = la pesca
trade-pigs = suinicoltura
    .acc = la suinicoltura
trade-herd = pastorizia
    .acc = la pastorizia
trade-crops = agricoltura
    .acc = l’agricoltura
settlement-fishing = un villaggio di pescatori
    .acc = un villaggio di pescatori
settlement-pigs = un allevamento di maiali
    .acc = un allevamento di maiali
settlement-herd = un gregge
    .acc = un gregge
settlement-crops = un campo
    .acc = un campo
place-fishing = il villaggio di pescatori { $at }
    .on = nel villaggio di pescatori { $at }
    .from = dal villaggio di pescatori { $at }
    .to = nel villaggio di pescatori { $at }
place-pigs = l’allevamento di maiali { $at }
    .on = nell’allevamento di maiali { $at }
    .from = dall’allevamento di maiali { $at }
    .to = nell’allevamento di maiali { $at }
place-herd = il gregge { $at }
    .on = presso il gregge { $at }
    .from = dal gregge { $at }
    .to = presso il gregge { $at }
place-crops = il campo { $at }
    .on = nel campo { $at }
    .from = dal campo { $at }
    .to = nel campo { $at }
place-fort = il forte { $at }
    .on = nel forte { $at }
    .from = dal forte { $at }
    .to = nel forte { $at }
ground-0 = il mare { $at }
    .on = nel mare { $at }
    .from = dal mare { $at }
    .to = fino al mare { $at }
ground-1 = l’abisso { $at }
    .on = sull’abisso { $at }
    .from = dall’abisso { $at }
    .to = fino all’abisso { $at }
ground-2 = il vulcano { $at }
    .on = sul vulcano { $at }
    .from = dal vulcano { $at }
    .to = sul vulcano { $at }
ground-3 = la costa { $at }
    .on = sulla costa { $at }
    .from = dalla costa { $at }
    .to = sulla costa { $at }
ground-4 = la foresta { $at }
    .on = nella foresta { $at }
    .from = dalla foresta { $at }
    .to = nella foresta { $at }
ground-5 = la montagna { $at }
    .on = sulla montagna { $at }
    .from = dalla montagna { $at }
    .to = sulla montagna { $at }
places-none = nessun luogo
    .on = in nessun luogo
places-more = { $a }, { $b }
    .on = { $a-on }, { $b-on }
places-and = { $a } e { $b }
    .on = { $a-on } e { $b-on }
island = l’isola { $at }
    .on = sull’isola { $at }
list-none = niente
nobody = nessuno
list-more = { $a }, { $b }
list-and = { $a } e { $b }
token-clay = un segnalino argilla
    .acc = un segnalino argilla
token-wood = un segnalino legno
    .acc = un segnalino legno
token-initial = un segnalino minerale
    .acc = un segnalino minerale
token-volcanic = un minerale vulcanico
    .acc = un minerale vulcanico
deposit-clay = segnalino argilla
    .acc = un segnalino argilla
    .two = due segnalini argilla
deposit-wood = segnalino legno
    .acc = un segnalino legno
    .two = due segnalini legno
deposit-mineral = segnalino minerale
    .acc = un segnalino minerale
    .two = due segnalini minerale
invention-saltern = salina
    .acc = la salina
invention-smokehouse = affumicatoio
    .acc = l’affumicatoio
invention-farm-knife = mannaia
    .acc = la mannaia
invention-salting-trough = salatoio
    .acc = il salatoio
invention-field-knife = coltello
    .acc = il coltello
invention-cheese-maker = caseificio
    .acc = il caseificio
invention-plow = aratro
    .acc = l’aratro
invention-hand-mill = macina
    .acc = la macina
tribe-agana = Agana
tribe-arucas = Arucas
tribe-ecero = Ecero
tribe-jandia = Jandía
tribe-majos = Majos
tribe-orone = Orone
tribe-taoro = Taoro
tribe-tedote = Tedote
tribe-tihuya = Tihuya
market-large-vessel = il grande vaso
market-wall-1 = un muro (pietra, letame, argilla)
market-wall-2 = un muro (pietra, paglia, argilla)
market-idol-1 = un idolo (argilla, pietra)
market-idol-2 = un idolo (argilla, paglia)
market-idol-3 = un idolo (pietra, letame)
market-idol-4 = un idolo (paglia, letame)
idol-production = Produzione
idol-production-effect = una produzione di un mestiere conosciuto
idol-wrath = Ira degli dei
idol-wrath-effect = placa una divinità di un livello e pesca un idolo
idol-protection = Protezione
idol-protection-effect = protegge una volta un terreno da una catastrofe o da un attacco
idol-offering-acoran = Offerta ad Acoran
idol-offering-acoran-effect = riempi una striscia della carta di Acoran
idol-offering-moneiba = Offerta a Moneiba
idol-offering-moneiba-effect = riempi una striscia della carta di Moneiba
idol-offering-both = Offerta a una delle divinità
idol-offering-both-effect = riempi una striscia di una delle carte
idol-movement = Movimento
idol-movement-effect = un’esplorazione
idol-location = Luogo
idol-location-effect = sposta la sagoma di una divinità
idol-fertility = Fertilità
idol-fertility-effect = i propri abitanti o il proprio bestiame si riproducono
idol-shipwreck = Naufragio
idol-shipwreck-effect = rimuove una nave
idol-raw-material = Materia prima
idol-raw-material-effect = scarta uno o due segnalini materia prima
idol-learning = Apprendimento
idol-learning-effect = impara subito un mestiere
idol-solidarity = Solidarietà
idol-solidarity-effect = un punto alla fine
idol-cancellation = Annullamento
idol-cancellation-effect = scarta un obiettivo segreto
idol-visions = Visioni
idol-visions-effect = guarda un obiettivo segreto
event-acoran = la catastrofe di Acoran
event-moneiba = la catastrofe di Moneiba
event-tsunami = lo tsunami
event-eruption = l’eruzione
event-white = la nave bianca
event-grey = la nave grigia
event-black = la nave nera
event-card = Carta evento della { $era }ª era: { $symbols }
offering-card = Carta offerta: { $goods }
prophecy-card = Profezia { $card }
island-part = Isola { $base } (basi rosse: { $boards })
aid-part = Posto { $place } di { $seats }
catastrophe-storm = Tempesta tropicale
catastrophe-storm-does = Distrugge i villaggi di pescatori con i nativi, e i segnalini argilla. Proteggono muro o idolo.
catastrophe-twister = Tromba marina
catastrophe-twister-does = Distrugge le greggi con nativi e capre, e le canoe accanto alle isole. Proteggono muro o idolo.
catastrophe-locust = Cavallette
catastrophe-locust-does = Divorano i campi, ma nessuno muore. Protegge solo il fuoco.
catastrophe-pirates = Pirati
catastrophe-pirates-does = Rapiscono tutti i nativi. Un’arma ne salva uno, muro o idolo tutti sul loro terreno.
catastrophe-san-borondon = San Borondón
catastrophe-san-borondon-does = L’isola scompare con tutto ciò che vi sta. Nulla protegge: porta via la tua gente.
catastrophe-tibicenas = Tibicenas
catastrophe-tibicenas-does = Uccidono tutto il bestiame delle isole e metà di ogni specie nelle terre selvagge. Proteggono muro o idolo.
catastrophe-drought = Siccità
catastrophe-drought-does = Distrugge i campi con i nativi. Un’unità di letame ne protegge uno.
catastrophe-fire = Incendio
catastrophe-fire-does = Distrugge gli allevamenti con maiali e nativi, e i segnalini legno. Nulla protegge.
catastrophe-guayota = Guayota
catastrophe-guayota-does = Uccide tutti i nativi tranne quelli sui vulcani. Nulla protegge.
catastrophe-tremors = Terremoto
catastrophe-tremors-does = Distrugge le greggi con nativi e capre, e i segnalini minerali. Nulla protegge.
secret-settlements-fishing = più villaggi di pescatori
secret-settlements-pigs = più allevamenti di maiali
secret-settlements-herd = più greggi
secret-settlements-crops = più campi
secret-most-smoked-fish = più pesce affumicato
secret-most-salted-meat = più carne salata
secret-most-cheese = più formaggio
secret-most-roasted-flour = più farina tostata
secret-most-salt = più sale
secret-most-manure = più letame
secret-most-horns = più corna
secret-most-straw = più paglia
secret-fewest-villagers = meno abitanti
secret-fewest-prisoners = meno prigionieri
secret-fewest-goats = meno capre
secret-fewest-pigs = meno maiali
secret-fewest-idols = meno idoli
secret-fewest-market = meno carte mercato
common-settlers = Coloni
common-wisemen = Saggi
common-worshipers = Fedeli
common-travelers = Viaggiatori
common-engineers = Ingegneri
common-explorers = Esploratori
common-specialists = Specialisti
common-urbanites = Cittadini
common-collectors = Collezionisti
common-landowners = Proprietari
mission-developers = Sviluppatori
mission-warriors = Guerrieri
mission-livestock = Allevatori
mission-planners = Pianificatori
mission-fertile = Prolifici
traitor-kidnapper = Rapitore
traitor-missionary = Missionario
traitor-rescuer = Soccorritore
traitor-leader = Comandante
traitor-emissary = Emissario
tie-inventions = più invenzioni
tie-settlements = più insediamenti
no-noble-no-survivor = { $seat } non ha più nobili e non sopravvive.
no-survivor = { $seat } non controlla insediamenti e non sopravvive.
breakdown-solidarity = Solidarietà
breakdown-monopolies = Monopoli
breakdown-idols = Idoli di solidarietà
breakdown-nobles = Nobili
breakdown-common = Obiettivi comuni
breakdown-secret = Obiettivi segreti
breakdown-settlements = Un insediamento per ogni tribù
breakdown-wrath = Nessuna divinità distrugge il mondo
breakdown-archipelago = Controllo dell’arcipelago
breakdown-mission-developers = Missione: invenzioni
breakdown-mission-warriors = Missione: prigionieri
breakdown-mission-livestock = Missione: bestiame
breakdown-mission-planners = Missione: scorte
breakdown-mission-fertile = Missione: abitanti
breakdown-trades = Mestieri imparati
breakdown-fort = Il primo forte è caduto
breakdown-second-level = Invenzioni di secondo livello
cause-battle = una battaglia vinta
cause-exhausted-island = l’ultimo segnalino di un’isola
cause-exhausted-wilderness = gli ultimi animali delle terre selvagge
cause-fire = fuoco per una veggente
cause-garbage = la discarica traboccante
cause-idol = un idolo
cause-offering-acoran = doni ad Acoran
cause-offering-moneiba = doni a Moneiba
cause-paid = offerta completa
cause-unpaid = offerta incompleta
cause-reconquest = un forte riconquistato
cause-repelled = un attacco respinto
cause-repopulated = animali tornati nelle terre selvagge
cause-hunger = fame
cause-cold = mancanza di riparo

# Preparazione e strategia

base-lies = { $side ->
        [turned] lato nero in alto, girata
        [red] lato rosso in alto
       *[upright] lato nero in alto
    }
lay-base = Base { $base }, { base-lies }
    .told = { $who } posa la base { $base }, { base-lies }.
lay-base-prompt = Posa una base nel posto { $slot } di 8.
take-shore = Una costa
    .told = { $who } prende una costa.
take-forest = Una foresta
    .told = { $who } prende una foresta.
take-mountain = Una montagna
    .told = { $who } prende una montagna.
take-terrain-prompt = { $left ->
        [one] Resta un terreno da posare: di quale tipo?
       *[other] Restano { $left } terreni da posare: quale tipo viene ora?
    }
lay-terrain = Posa { $hex }
    .told = { $who } posa { $hex }.
lay-on-chasm = Posa il terreno { $hex-on }
lay-terrain-prompt = { $kind ->
        [shore] Dove va la costa?
        [forest] Dove va la foresta?
       *[mountain] Dove va la montagna?
    }
settle = Fonda { $settlement-acc } { $hex-on }
    .told = { $who } fonda { $settlement-acc } { $hex-on }; vi abita un nobile.
settle-prompt = Piazza uno dei tuoi primi insediamenti.
split-there = { $n ->
        [0] tutti { $second-on }
        [one] uno { $first-on }, { $rest ->
            [0] nessuno { $second-on }
            [one] uno { $second-on }
           *[other] { $rest } { $second-on }
        }
       *[other] { $rest ->
            [0] tutti { $first-on }
            [one] { $n } { $first-on }, uno { $second-on }
           *[other] { $n } { $first-on }, { $rest } { $second-on }
        }
    }
split = Dividi gli abitanti: { split-there }
    .told = { $who } divide gli abitanti: { split-there }.
split-prompt = { $all ->
        [one] Dove vive il tuo abitante: { $first-on } o { $second-on }?
       *[other] Dividi i tuoi { $all } abitanti tra { $first } e { $second }.
    }
animals-placed = Bestiame { $hex-on }: { $animals }.
first-fort = Il primo forte sorge { $hex-on }
    .told = { $who } sceglie dove sorge il primo forte: { $hex-on }.
first-fort-prompt = Dove sorge il primo forte dei conquistadores sull’isola { $island }?
neutral-settlement = Un abitante neutrale fonda { $settlement-acc } { $hex-on }
    .told = Un abitante neutrale fonda { $settlement-acc } { $hex-on }.
neutral-settlement-prompt = Piazza { $settlement-acc } della tribù neutrale sull’isola { $island }.
which-prophecy-tibiabin = Tibiabin indica i luoghi
    .told = { $who } fa indicare i luoghi a Tibiabin.
which-prophecy-tamonante = Tamonante indica le catastrofi
    .told = { $who } fa indicare le catastrofi a Tamonante.
which-prophecy-prompt = Hai portato l’unico fuoco: quale veggente parla?
keep-objective = Tieni «{ $objective }» con { $value }
    .told = { $who } tiene un obiettivo segreto con il segnalino punteggio { $value }.
keep-objective-prompt = Tieni uno dei due obiettivi segreti e mettici un segnalino punteggio.
dealt-out = { $who } riceve una tribù con mestieri, beni e marcatori; le terre selvagge e gli obiettivi sono pronti.
era-began = Inizia l’era { $era }.
god-wants = { $god } vuole { $goods }.
events-shown = Alla fine dell’era arrivano, in quest’ordine: { $events }.
ship-placed = Il dado mette { $ship } sull’abisso { $n }.
standee-placed = Profezia: { $event } viene dal vulcano { $n }.
tsunami-placed = Profezia: { $event } viene dall’abisso { $n }.
standee-lost = Profezia: { $event } verrebbe dal vulcano { $n }, che è scomparso; non arriva.
catastrophe-shown = Il fumo mostra che cosa manda { $god }: { $card }.
seers-silent = Nessuno ha portato fuoco: le veggenti tacciono.

# Turni

act-prompt = { $actions ->
        [one] Ancora un’azione in questo turno
       *[other] Fino a { $actions } azioni in questo turno
    }. Marcatori: { $cubes ->
        [0] nessun cubo
        [one] { $cubes } cubo
       *[other] { $cubes } cubi
    }, { $cylinders ->
        [0] nessun cilindro
        [one] { $cylinders } cilindro
       *[other] { $cylinders } cilindri
    }.
act-pass = Passa per quest’era
    .told = { $who } passa per quest’era.
act-end = Termina il turno
    .told = { $who } termina il turno.
act-develop = Sviluppa { $trade-acc } con { $marker }
    .told = { $who } sviluppa { $trade-acc } con { $marker }.
    .detail = { $what }: { $cost }
act-produce = Produci con { $marker }: { $trade }
    .told = { $who } produce con { $marker }: { $trade }.
    .detail = { $yield }
act-cave = Costruisci la seconda grotta con { $marker }
    .told = { $who } costruisce la seconda grotta con { $marker }.
    .detail = { $cost }
act-explore = Esplora con { $marker }
    .told = { $who } esplora con { $marker }.
    .detail = { $times ->
        [1] un’esplorazione di { $moves ->
                [one] un movimento
               *[other] { $moves } movimenti
            }
       *[other] { $times } esplorazioni di { $moves ->
                [one] un movimento
               *[other] { $moves } movimenti
            } ciascuna
    }
act-betray = Passa ai conquistadores con { $marker }
    .told = { $who } parte con { $marker } per passare ai conquistadores.
act-idol = Mostra l’idolo «{ $idol }»: { $effect }
    .told = { $who } mostra l’idolo «{ $idol }» ({ $effect }).
act-buy = Compra al mercato { $card }
    .told = { $who } compra al mercato { $card }.
    .detail = { $cost }
act-destroy = Distruggi un idolo per una risorsa
    .told = { $who } distrugge un idolo per una risorsa.
act-demote = Declassa un nobile ad abitante
    .told = { $who } declassa un nobile.
act-offering = Fai l’offerta gratuita dei Majos
    .told = { $who } fa l’offerta gratuita dei Majos.
bought = { $who } paga { $cost } per { $card }.
developed = { $who } paga { $cost }, sviluppa { $invention-acc } e ottiene un cilindro.
cave-built = { $who } paga { $cost } e ottiene il cilindro della grotta.
gained = { $who } ottiene { $goods }.
learned = { $who } impara { $trade-acc } e ottiene un cubo.
save-material = Risparmia { $good } nel pagare { $invention-acc }
    .told = { $who } risparmia { $good } nel pagare { $invention-acc }.
save-material-prompt = Gli Arucas risparmiano una materia prima nel pagare { $invention-acc }: quale?
slaughter = Macella { $animals } { $hex-on }
    .told = { $who } macella { $animals } { $hex-on }.
slaughter-none = Non macellare animali { $hex-on }
    .told = { $who } non macella animali { $hex-on }.
slaughter-prompt = { $kind ->
        [0] Quanti maiali
       *[1] Quante capre
    } macelli { $hex-on }?
process = Da { $processed } ottieni { $vessel }
    .told = { $who } paga { $payment } e da { $processed } ottiene { $vessel }.
process-none = Non lavorare nulla
    .told = { $who } non lavora nulla.
process-prompt = Quante unità di { $processed } diventano { $vessel }, per { $payment } in tutto?

# Esplorazioni

travel-land = Un gruppo parte a piedi { $hex-from }
    .told = { $who } manda un gruppo a piedi { $hex-from }.
travel-sea = Un gruppo parte in canoa { $hex-from }
    .told = { $who } manda un gruppo in canoa { $hex-from }.
travel-done = Termina l’esplorazione
    .told = { $who } termina l’esplorazione.
travel-prompt =
    { $more ->
        [yes] La prima di due esplorazioni
       *[no] Esplora
    }: { $left ->
        [one] resta un movimento
       *[other] restano { $left } movimenti
    }{ $first ->
        [yes] {" "}(almeno uno è d’obbligo)
       *[no] {""}
    }.
march-land = Dei conquistadores partono a piedi { $hex-from }
    .told = { $who } manda dei conquistadores a piedi { $hex-from }.
march-sea = Dei conquistadores partono in canoa { $hex-from }
    .told = { $who } manda dei conquistadores in canoa { $hex-from }.
march-done = Termina l’esplorazione
    .told = { $who } termina l’esplorazione.
march-prompt = Esplora con i conquistadores: { $left ->
        [one] resta un movimento
       *[other] restano { $left } movimenti
    }.
party-lords = { $nobles ->
        [one] un nobile
       *[other] { $nobles } nobili
    }
party-folk = { $villagers ->
        [one] un abitante
       *[other] { $villagers } abitanti
    }
party-all = { $nobles ->
        [0] { party-folk }
       *[other] { $villagers ->
            [0] { party-lords }
           *[other] { party-lords } e { party-folk }
        }
    }
party = Manda { party-all }
    .told = { $who } manda { party-all }.
party-prompt = Chi parte { $hex-from }?
squad-all = { $n ->
        [one] un conquistador
       *[other] { $n } conquistadores
    }
squad-with = { $rest ->
        [0] il solo comandante
        [one] il comandante e un conquistador
       *[other] il comandante e { $rest } conquistadores
    }
squad = Manda { squad-all }
    .told = { $who } manda { squad-all }.
squad-led = Manda { squad-with }
    .told = { $who } manda { squad-with }.
squad-prompt = Quanti conquistadores vanno?
destination = Vai { $hex-to }
    .told = { $who } va { $hex-to }.
destination-prompt = Dove va il gruppo?
brings-landing = da lì a terra: { $places }
brings-learning = un nobile che è ancora qui a fine era impara { $trade-acc }
brings-fight =
    dopo l’esplorazione combattono contro { $soldiers ->
        [one] un conquistador
       *[other] { $soldiers } conquistadores
    }: nativi qui { $natives }, armi nella riserva { $weapons }
embark-canoe = Sali sulla canoa { $hex-on }
    .told = { $who } sale sulla canoa { $hex-on }.
embark-wood = Costruisci una canoa { $hex-on } con 1 unità di legno
    .told = { $who } costruisce una canoa { $hex-on } con 1 unità di legno.
embark-hand = Metti la tua canoa { $hex-on }
    .told = { $who } mette la propria canoa { $hex-on }.
embark-prompt = Dove si imbarca il gruppo?
sail = Naviga { $hex-to }
    .told = { $who } naviga { $hex-to }.
sail-prompt = Dove si ferma la canoa?
land = Sbarca { $hex-on }
    .told = { $who } sbarca { $hex-on }.
land-prompt = Dove sbarca il gruppo?
visit-prompt =
    Che cosa fanno i tuoi nativi dove sono arrivati?{ $more ->
        [yes] {" "}Poi comincia la seconda esplorazione.
       *[no] {""}
    }
visit-done =
    { $places ->
        [one] Nient’altro { $hex-on }
       *[other] Nient’altro in questi { $places } luoghi
    }
    .told = { $who } non fa altro lì.
token-stays = { $who } lascia { $token-acc } { $hex-on }: { $last ->
        [yes] l’ultimo segnalino di un’isola deve restare
       *[no] la tribù non può averne di più
    }.
visit-collect = Raccogli { $token-acc } { $hex-on }
    .told = { $who } raccoglie { $token-acc } { $hex-on }.
visit-build = Fonda { $settlement-acc } { $hex-on }
    .told = { $who } fonda { $settlement-acc } { $hex-on }.
visit-gather = Raduna { $animals } { $hex-on }
    .told = { $who } raduna { $animals } dalle terre selvagge { $hex-on }.
visit-offer = Fai offerte { $hex-on }
    .told = { $who } fa offerte { $hex-on }.
visit-barter = Baratta con { $seat } { $hex-on }
    .told = { $who } baratta con { $seat } { $hex-on }.
visit-dowry = Tratta una dote con { $seat } { $hex-on }
    .told = { $who } tratta una dote con { $seat } { $hex-on }.
collected = { $who } ottiene { $goods } per { $token-acc }.
reconquest = Usa { $weapons } { $hex-on }
    .told = { $who } usa { $weapons } { $hex-on }.
    .detail = { $won ->
        [yes] vince il forte
       *[no] i nativi qui muoiono
    }
reconquest-unarmed = Combatti senza armi { $hex-on }
    .told = { $who } combatte senza armi { $hex-on }.
    .detail = { $won ->
        [yes] vince il forte
       *[no] i nativi qui muoiono
    }
reconquest-prompt = { $natives ->
        [one] Un nativo
       *[other] { $natives } nativi
    } contro { $soldiers ->
        [one] un conquistador
       *[other] { $soldiers } conquistadores
    } { $hex-on }: quali armi usi?
reconquered = { $who } riconquista { $hex } e fa { $n ->
        [one] un prigioniero
       *[other] { $n } prigionieri
    }. Il forte viene rimosso.
reconquest-failed = { $n ->
        [0] { $who } perde la battaglia { $hex-on }.
        [one] { $who } perde la battaglia { $hex-on }; cade un conquistador.
       *[other] { $who } perde la battaglia { $hex-on }; cadono { $n } conquistadores.
    }

# Offerte e idoli

offer-prompt = Che cosa offri alle divinità?
majos-offering-prompt = L’offerta gratuita dei Majos: che cosa dai?
offer-people = Sacrificare invece i propri: { $count } modi
offer-done = Termina l’offerta
    .told = { $who } termina l’offerta.
offer-good = Dai { $god-dat } { $good }
    .told = { $who } dà { $god-dat } { $good }.
offer-animal = Dai { $god-dat } { $good } { $hex-from }
    .told = { $who } dà { $god-dat } { $good } { $hex-from }.
offer-prisoner = Sacrifica { $god-dat } un prigioniero al posto di { $good }
    .told = { $who } sacrifica { $god-dat } un prigioniero al posto di { $good }.
offer-villager = Sacrifica { $god-dat } un abitante { $hex-from } al posto di { $good }
    .told = { $who } sacrifica { $god-dat } un abitante { $hex-from } al posto di { $good }.
    .detail = { $last ->
        [yes] è il tuo ultimo abitante: nessun insediamento sarà più tuo
       *[no] {""}
    }
offer-noble = Sacrifica { $god-dat } un nobile { $hex-from } al posto di { $good }
    .told = { $who } sacrifica { $god-dat } un nobile { $hex-from } al posto di { $good }.
    .detail = { $last ->
        [yes] è il tuo ultimo nobile: senza nobili a fine era la partita è persa
        [all] è il tuo ultimo nobile: senza nobili a fine era perdono tutti
       *[no] {""}
    }
majos-gift = Aggiungi gratis { $good } per { $god }
    .told = { $who } aggiunge gratis { $good } per { $god }.
majos-gift-prompt = Quale bene aggiungono gratis i Majos?
idol-produce = Produci: { $trade }
    .told = { $who } produce: { $trade }.
production-idol-prompt = Quale mestiere produce?
calm-god = Placa { $god }
    .told = { $who } placa { $god }.
calm-god-prompt = Quale divinità plachi?
offering-idol = Riempi una striscia di { $god }: { $goods }
    .told = { $who } riempie una striscia di { $god }: { $goods }.
offering-idol-prompt = Quale striscia riempi?
fertility-villagers = Gli abitanti si riproducono
    .told = Gli abitanti di { $who } si riproducono.
fertility-livestock = Il bestiame si riproduce
    .told = Il bestiame di { $who } si riproduce.
fertility-idol-prompt = Chi si riproduce?
drop-token = Scarta { $a-acc }
    .told = { $who } scarta { $a-acc }.
drop-pair = Scarta { $a-two }
    .told = { $who } scarta { $a-two }.
drop-tokens = Scarta { $a-acc } e { $b-acc }
    .told = { $who } scarta { $a-acc } e { $b-acc }.
raw-material-idol-prompt = Quali segnalini materia prima scarti?
learn-trade = Impara { $trade-acc }
    .told = { $who } sceglie di imparare { $trade-acc }.
learning-idol-prompt = Quale mestiere impari?
cancellation = Scarta l’obiettivo segreto { $number } di { $seat } ({ $value })
    .told = { $who } scarta l’obiettivo segreto { $number } di { $seat } ({ $value }).
cancellation-prompt = Quale obiettivo segreto esce dal gioco?
visions = Guarda l’obiettivo segreto { $number } di { $seat } ({ $value })
    .told = { $who } guarda l’obiettivo segreto { $number } di { $seat } ({ $value }).
visions-prompt = Quale obiettivo segreto guardi?
swap-token = Scambia il suo segnalino punteggio { $other } con il tuo { $mine }
    .told = { $who } scambia i segnalini punteggio con { $seat }: { $mine } per { $other }.
swap-token-done = Lascia i segnalini punteggio
    .told = { $who } lascia il segnalino punteggio di { $seat }.
swap-token-prompt = Vedi: { $objective }. Scambi il segnalino punteggio?
destroy-idol = Distruggi l’idolo «{ $idol }»
    .told = { $who } distrugge l’idolo «{ $idol }».
destroy-idol-prompt = Quale idolo distruggi?
any-good = Prendi { $good }
    .told = { $who } ottiene { $good }.
any-good-prompt = Quale risorsa ottieni?
took-idol = { $who } prende un idolo.
no-idol-left = Per { $who } non resta alcun idolo.
save-unit = Risparmia { $good }
    .told = { $who } risparmia { $good }.
save-unit-prompt = I Jandía comprano { $card } e risparmiano un’unità del prezzo: quale?
place-wall = Il muro sorge { $hex-on }
    .told = { $who } costruisce un muro { $hex-on }.
place-wall-prompt = Dove sorge il muro?
demote = Il nobile { $hex-on } diventa abitante
    .told = Il nobile di { $who } { $hex-on } diventa abitante.
demote-prompt = Quale nobile diventa abitante?

# Baratto e dote

barter-swap = { $give } per { $get }
barter-give = Dai { $good }
    .told = { $who } darebbe { $good }.
barter-send = Invia la lista: { $deal }
    .told = { $who } propone nel baratto con { $seat }: { $deal }.
barter-leave = Termina la trattativa
    .told = { $who } termina la trattativa con { $seat }.
barter-give-prompt = Baratto con { $seat }. Finora: { $deal }. Che cosa dai?
barter-get = { $given } per { $good }
    .told = { $who } darebbe { $given } in cambio di { $good }.
barter-get-prompt = Che cosa vuoi da { $seat } per { $good }?
barter-accept = Accetta: { $deal }
    .told = { $who } accetta; { $seat } dà { $deal }.
barter-refuse = Rifiuta
    .told = { $who } rifiuta la lista di { $seat }.
barter-counter = Rispondi con una tua lista
    .told = { $who } risponde alla lista di { $seat } con un’altra.
barter-answer-prompt = { $seat } offre: { $deal }.
dowry-good = Metti { $good } nella dote
    .told = { $who } mette { $good } nella dote.
dowry-good-prompt = { $left ->
        [one] Resta da scegliere una risorsa della dote.
       *[other] Restano da scegliere { $left } risorse della dote.
    }
give-away = L’abitante { $hex-on } parte
    .told = { $who } cede un abitante { $hex-on } alla tribù di { $seat } e riceve { $goods }.
give-away-done = Rifiuta la dote
    .told = { $who } rifiuta la dote di { $seat }.
give-away-prompt = { $seat } offre { $goods } per uno dei tuoi abitanti.
dowry-paid = { $who } paga la dote: { $goods }.
neutral-left = L’abitante neutrale { $hex-on } parte.
adopt = Il nuovo abitante vive { $hex-on }
    .told = Il nuovo abitante di { $who } vive { $hex-on }.
adopt-prompt = Dove vive il nuovo abitante?

# La fine di un’era

end-began = Tutti hanno passato: l’era { $era } volge al termine.
villagers-born = { $n ->
        [one] Nasce un abitante di { $who } { $hexes-on }.
       *[other] Nascono abitanti di { $who } { $hexes-on }.
    }
nobody-born = Non nasce alcun abitante di { $who }: la riserva è vuota.
animals-born = Il bestiame ha piccoli: { $hexes-on }.
wild-born = Nascite nelle terre selvagge: { $animals }.
forts-grew = Un conquistador in più per { $hexes }.
birth = Un abitante nasce { $hex-on }
    .told = Un abitante di { $who } nasce { $hex-on }.
birth-prompt = { $left ->
        [one] Resta un abitante in riserva: dove nasce?
       *[other] Restano { $left } abitanti in riserva: dove ne nasce uno?
    }
feed = Mangia { $good } ({ $rations ->
        [one] una razione
       *[other] { $rations } razioni
    })
    .told = { $who } mangia { $good } ({ $rations ->
        [one] una razione
       *[other] { $rations } razioni
    }).
feed-menu = Mangia nell’ordine consueto, prima il deperibile
    .told = { $n ->
        [0] { $who } non ha nulla da mangiare.
        [one] { $who } sfama un abitante con { $goods }.
       *[other] { $who } sfama { $n } abitanti con { $goods }.
    }
    .detail = { $goods }
feed-prompt = { $hungry ->
        [one] Un abitante ha fame
       *[other] { $hungry } abitanti hanno fame
    }.
die = Un abitante muore { $hex-on }
    .told = Un abitante di { $who } muore { $hex-on }.
die-prompt = { $left ->
        [one] Un abitante muore
       *[other] { $left } abitanti muoiono
    } ({ $cause }): dove?
wasted = { $who } butta nella discarica { $goods }.
dump-cleared = { $n ->
        [one] Una risorsa di { $who } viene tolta dalla discarica.
       *[other] { $n } risorse di { $who } vengono tolte dalla discarica.
    }
wrath-rose = L’ira di { $god } sale al livello { $level }: { $cause }.
wrath-fell = L’ira di { $god } scende al livello { $level }: { $cause }.
wrath-stays = L’ira di { $god } resta al livello { $level }: { $cause }.
gained-solidarity = { $n ->
        [one] { $who } guadagna un punto solidarietà: { $cause }.
       *[other] { $who } guadagna { $n } punti solidarietà: { $cause }.
    }
lost-solidarity = { $n ->
        [one] { $who } perde un punto solidarietà: { $cause }.
       *[other] { $who } perde { $n } punti solidarietà: { $cause }.
    }
natives-died = { $who } perde { party-all } { $hex-on }.
neutral-died = La tribù neutrale perde { party-all } { $hex-on }.
native-saved = L’arma ha salvato { $native-acc } di { $who } { $hex-on }.
animals-fled = Le terre selvagge ricevono { $animals } { $hex-from }.
lost-there = Perdite { $hex-on }: { $what }.
canoes-lost = { $n ->
        [one] Una canoa viene distrutta.
       *[other] { $n } canoe vengono distrutte.
    }
event-came = Ora arriva { $event }.
event-failed = Non arriva { $event }.
struck = La catastrofe «{ $card }» colpisce { $islands }.
struck-nothing = La catastrofe «{ $card }» non distrugge nulla.
flooded = Il mare inghiotte { $hexes }.
flooded-nothing = Lo tsunami non raggiunge alcun terreno.
burned = La lava copre { $hexes }: restano solo montagne.
land-formed = Nuova terra sorge dal mare: { $hexes }.
minerals-formed = Ci sono minerali vulcanici { $hexes-on }.
land-short = Non restano tessere montagna: il mare intorno rimane.
minerals-short = Non restano minerali vulcanici.
vanished = La nebbia inghiotte per sempre { $hexes }.
wild-died = Le terre selvagge perdono { $animals }.
wild-spared = Nelle terre selvagge non muore alcun animale: la metà di uno è nessuno.
event-idol-prompt = Mostri un idolo prima degli eventi?
event-idol-done = Nessun idolo
    .told = { $who } non mostra idoli.
move-standee = Sposta { $god } sul vulcano { $n }
    .told = { $who } mostra l’idolo «{ idol-location }» e sposta { $god } sul vulcano { $n }.
sink-ship = Affonda { $ship }
    .told = { $who } mostra l’idolo «{ idol-shipwreck }» e affonda { $ship }.
lava = La lava riempie { $hex }
    .told = { $who } sceglie: la lava riempie { $hex }, dove sorge una montagna.
lava-mineral = Un minerale vulcanico va { $hex-on }
    .told = { $who } sceglie: un minerale vulcanico va { $hex-on }.
lava-prompt = { $left ->
        [one] Resta una sola tessera montagna: dove va?
       *[other] Restano solo { $left } tessere montagna: dove ne va una?
    }
lava-mineral-prompt = { $left ->
        [one] Resta un solo minerale vulcanico: dove va?
       *[other] Restano solo { $left } minerali vulcanici: dove ne va uno?
    }
protect-next = Decidi ora per { $hex }
    .told = { $who } ha la priorità: ora si decide per { $hex }.
protect-next-prompt = Hai la priorità: su quale luogo si decide ora?
protect-prompt = { $card }: proteggi { $hex }?
protect-no = Nessuna protezione per { $hex }
    .told = { $who } non protegge { $hex }.
protect-idol = Usa un idolo di protezione per { $hex }
    .told = { $who } usa un idolo di protezione per { $hex }.
protect-manure = Usa 1 unità di letame per { $hex }
    .told = { $who } usa 1 unità di letame per { $hex }.
protect-fire = Brucia { $fire } per { $hex }
    .told = { $who } brucia { $fire } per { $hex }.
protect-weapon = Arma { $native-acc } { $hex-on } con { $weapon }
    .told = { $who } arma { $native-acc } { $hex-on } con { $weapon }.
landfall = La nave va verso { $island }
    .told = Ora approda { $island-on } { $ship }.
landfall-prompt = Hai la priorità: dove approda { $ship }?
no-terrain-left = Lì non resta alcun terreno da attaccare: non accade nulla.
one-terrain = Attaccano { $hex }
    .told = I conquistadores attaccano { $hex }.
one-terrain-prompt = Hai la priorità: quale terreno viene attaccato?
next-attack = Ora l’attacco colpisce { $hex }
    .told = I conquistadores attaccano { $hex }.
next-attack-prompt = Hai la priorità: quale attacco segue?
wall-held = Il muro { $hex-on } regge.
fort-built = { $n ->
        [one] I conquistadores costruiscono un forte { $hex-on }, con un conquistador.
       *[other] I conquistadores costruiscono un forte { $hex-on }, con { $n } conquistadores.
    }
fort-left = I conquistadores lasciano { $hex }; il forte viene rimosso.
battle-won = I nativi vincono la battaglia { $hex-on }.
battle-lost = I conquistadores vincono la battaglia { $hex-on }.
captured = { $n ->
        [one] { $who } fa un prigioniero.
       *[other] { $who } fa { $n } prigionieri.
    }
withdrew = { $n ->
        [one] Il conquistador respinto torna { $hex-to }.
       *[other] I { $n } conquistadores respinti tornano { $hex-to }.
    }
repel = Respingi con un idolo di protezione chi attacca { $hex }
    .told = { $who } respinge con un idolo di protezione chi attacca { $hex }.
repel-no = Tieni l’idolo e combatti per { $hex }
    .told = { $who } tiene l’idolo e combatte per { $hex }.
repel-prompt = I conquistadores attaccano { $hex }. Usi un idolo di protezione?
arm = Usa { $weapons } { $hex-on }
    .told = { $who } usa { $weapons } { $hex-on }.
    .detail = { $won ->
        [yes] basta per vincere
       *[no] da solo non basta
    }
arm-none = Combatti senza armi { $hex-on }
    .told = { $who } combatte senza armi { $hex-on }.
    .detail = { $won ->
        [yes] basta per vincere
       *[no] da solo non basta
    }
arm-prompt = I conquistadores attaccano { $hex }. { $wanted ->
        [one] Per vincere serve ancora un’arma.
       *[other] Per vincere servono ancora { $wanted } armi.
    }
bring-fire = Porta fuoco alla veggente: { $fire }
    .told = { $who } porta fuoco a una veggente: { $fire }.
bring-fire-no = Non portare fuoco
    .told = { $who } non porta fuoco.
bring-fire-prompt = { $seer ->
        [1] Porti fuoco per la prima veggente?
       *[2] Porti fuoco per la seconda veggente?
    }
markers-back = I cubi usati tornano, i cilindri usati escono dal gioco e le carte delle divinità vengono tolte.
new-order = Il nuovo ordine di gioco: { $names }.
doom-1 = Una tribù ha perso l’ultimo nobile: tutti perdono.
doom-2 = L’ira di una divinità distrugge il mondo: tutti perdono.
condition-short = { $condition } Troppo poco: { $names }.
condition-nobles = Nobili per tribù: { $have } (almeno { $wanted }).
condition-settlements = Insediamenti per tribù: { $have } (almeno { $wanted }).
condition-wrath = Ira più alta: { $have } (al massimo { $wanted }).
condition-archipelago = Conquistadores: { $have } (al massimo { $wanted }).
condition-mission-developers = Invenzioni per tribù: { $have } (almeno { $wanted }).
condition-mission-warriors = Prigionieri per tribù: { $have } (almeno { $wanted }).
condition-mission-livestock = Animali per tribù: { $have } (almeno { $wanted }).
condition-mission-planners = Tipi di cibo non deperibile per tribù: { $have } (almeno { $wanted }).
condition-mission-fertile = Abitanti per tribù: { $have } (almeno { $wanted }).
condition-trades = Mestieri per tribù: { $have } (almeno { $wanted }).
condition-fort = Primo forte riconquistato: { $have } (almeno { $wanted }).
condition-second-level = Invenzioni di secondo livello per tribù: { $have } (almeno { $wanted }).
nobody-won = Perdono tutti.
alliance-won = L’Alleanza ha soddisfatto ogni condizione: tutti vincono.
alliance-lost = L’Alleanza ha fallito: tutti perdono.
dominion-lost = Le condizioni di sopravvivenza non sono soddisfatte: tutti perdono.
objective-shown = L’obiettivo segreto di { $who } era «{ $objective }»: { $value } per { $names }.
score-part = { $what } { $n }
final-score = { $n ->
        [one] { $who } ha un punto: { $parts }.
       *[other] { $who } ha { $n } punti: { $parts }.
    }
shares-win = { $who } condivide la vittoria.
traitor-won = Il traditore { $seat } vince da solo.
traitor-failed = Il traditore { $who } non ha raggiunto lo scopo e perde.
betrayed = { $who } passa ai conquistadores come { $card }: i nativi diventano conquistadores e tutto il resto della tribù esce dal gioco.
place-soldier = Un conquistador si aggiunge { $hex-on }
    .told = { $who } aggiunge un conquistador { $hex-on }.
place-soldier-prompt = { $left ->
        [one] Un conquistador cerca posto
       *[other] { $left } conquistadores cercano posto
    }.
name-leader = Il comandante sta { $hex-on }
    .told = Il comandante di { $who } sta { $hex-on }.
name-leader-prompt = Dove sta il tuo comandante?
leader-canoe = { $who } riceve una canoa.
leader-fell = Il comandante di { $who } cade.
kidnapped = { $n ->
        [one] { $who } ha rapito un nativo.
       *[other] { $who } ha rapito { $n } nativi.
    }
won-over = Un nativo sconfitto { $hex-on } diventa un conquistador di { $who }.
rescue = { $n ->
        [one] Libera il prigioniero di { $seat }
       *[other] Libera i { $n } prigionieri di { $seat }
    }
    .told = { $n ->
        [one] { $who } libera il prigioniero di { $seat }, che va { $hex-to }.
       *[other] { $who } libera i { $n } prigionieri di { $seat }, che vanno { $hex-to }.
    }
rescue-prompt = Di chi liberi i prigionieri?
move-ship = Sposta { $ship } sull’abisso { $n }
    .told = { $who } sposta { $ship } sull’abisso { $n }.
move-ship-done = Lascia le navi dove sono
    .told = { $who } lascia le navi dove sono.
move-ship-prompt = La tua ultima mossa: sposti una nave?

# Rifiuti

refused-no-such-move = Qui questa mossa non esiste.
refused-not-now = Ora non è possibile.
refused-occupied = Questo luogo è occupato: { $hex }.
refused-last-token = L’ultimo segnalino di un’isola deve restare.
refused-capacity = { $n ->
        [one] Puoi avere al massimo un segnalino.
       *[other] Puoi avere al massimo { $n } segnalini.
    }
refused-no-cube = Non hai più cubi.
refused-no-cylinder = Non hai più cilindri.
refused-lesson = Questa partita di apprendimento ne fa a meno.
refused-cave-built = La seconda grotta è già costruita.
refused-cost = Non puoi pagare il costo.
refused-nobody-can-move = Nessuno dei tuoi nativi può muoversi.
refused-trade-unknown = La tua tribù non conosce { $trade-acc }.
refused-square-used = Questa casella è già usata in quest’era.
refused-nothing-to-produce = Non controlli insediamenti di questo tipo e non hai nulla da lavorare.
refused-all-developed = Entrambe le invenzioni del mestiere sono sviluppate.
refused-no-idol = Non hai idoli.
refused-once-an-era = Solo una volta per era.
refused-nothing-to-offer = Non c’è nulla che le divinità accettino, o nessuno dei tuoi nobili è su un vulcano.
refused-last-noble = Hai un solo nobile: deve restare nobile.
refused-no-villager-there = Nessun abitante in riserva, o lì nessuno può stare.
refused-idol-later = L’idolo «{ $idol }» si usa più tardi.
refused-no-effect = L’idolo «{ $idol }» non avrebbe effetto.
refused-sold = La carta è venduta.
refused-no-wall-place = Non sei su alcun terreno adatto a un muro.
refused-must-move = Serve almeno un movimento.
refused-must-surrender = Un nobile deve finire in un forte.
refused-villager-may-not-stay = Un abitante è dove non può restare.
refused-stops-in-fort = Chi ha raggiunto { $hex } vi resta.
refused-no-noble-aboard = Nessun nobile guida una canoa { $hex-from }.
refused-no-canoe = Per partire { $hex-from } non c’è una canoa accanto, e non hai legno.
refused-canoe-full = Una canoa porta cinque nativi.
refused-no-land-there = Non c’è terra su cui sbarcare { $hex-from }.
refused-no-way = Partendo { $hex-from } non si arriva dove possano restare.
refused-fort = Gli abitanti entrano { $hex-on } solo con un nobile.
refused-may-not-stay = Gli abitanti non possono finire { $hex-on } né proseguire.
refused-shipwreck = I mezzi relitti devono combaciare: due basi una sopra l’altra mostrano lo stesso lato.
refused-red-bases = { $n ->
        [0] In questa partita nessuna base mostra il lato rosso.
        [one] In questa partita mostra il lato rosso esattamente una base.
       *[other] In questa partita mostrano il lato rosso esattamente { $n } basi.
    }
refused-volcanoes-first = Prima ogni vulcano riceve una costa, una foresta e una montagna.
refused-no-terrain-left = Di questo tipo non resta alcun terreno.
refused-chasm = Un terreno non può stare { $hex-on }: gli abissi restano liberi.
refused-two-islands = La terra { $hex-on } toccherebbe due isole.
refused-no-room = Con terra { $hex-on } un altro vulcano non avrebbe posto per i suoi terreni.
refused-foreign-landing = Abitanti di un’altra tribù vivono { $hex-on }: lì non ne sbarcano altri.
refused-no-landing = Nessuno può sbarcare { $hex-from }.
refused-no-noble-moved = Nessuno dei tuoi nobili ha finito questa esplorazione { $hex-on }.
refused-has-animals = Ci sono già animali { $hex-on }.
refused-wilderness = Restano troppo pochi animali nelle terre selvagge.
refused-token-first = Prima va raccolto il segnalino { $hex-on }.
refused-other-villager = Un abitante di un’altra tribù vive { $hex-on }.
refused-no-tile = Non restano tessere di questo insediamento.
