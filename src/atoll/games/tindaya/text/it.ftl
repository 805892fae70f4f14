# Le parole di Tindaya.

# Nomi

game-title = Tindaya
game-blurb = Le tribù delle Canarie nutrono il loro popolo, placano due divinità esigenti e resistono ai conquistadores.
game-length = da 60 a 120 minuti
game-weight = impegnativo
game-alone = Da soli si guida una tribù dell'Alleanza; accanto vivono abitanti neutrali.
option-mode = Modalità
option-mode-alliance = Alleanza: si vince o si perde insieme
option-mode-dominion = Dominion: ognuno per sé
option-difficulty = Difficoltà
option-difficulty-easy = Facile
option-difficulty-medium = Media
option-difficulty-hard = Difficile
option-layout = Isole
option-layout-default = come stampate
option-layout-random = casuali
option-traitor = Traditore, solo in Dominion
option-traitor-false = Senza
option-traitor-true = Con
option-dowry = Dote
option-dowry-false = Senza
option-dowry-true = Con
option-lesson = Partita di apprendimento
option-lesson-0 = nessuna
option-lesson-1 = 1: un'era, Alleanza
option-lesson-2 = 2: due ere, Alleanza
option-lesson-3 = 3: tre ere, Dominion
neutral-tribe = la tribù neutrale
god-acoran = Acoran
god-moneiba = Moneiba
marker-cube = un cubo
marker-cylinder = un cilindro
native-villager = un villico
native-noble = un nobile
animals-0 = maiali
animals-1 = capre
good-fish = pesce
good-salt = sale
good-smoked-fish = pesce affumicato
good-manure = letame
good-pork-leg = coscia di maiale
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
trade-fishing = pesca
trade-pigs = suinicoltura
trade-herd = pastorizia
trade-crops = agricoltura
settlement-fishing = un villaggio di pescatori
settlement-pigs = un allevamento di maiali
settlement-herd = un gregge
settlement-crops = un campo
place-fishing = villaggio di pescatori { $at }
place-pigs = allevamento di maiali { $at }
place-herd = gregge { $at }
place-crops = campo { $at }
place-fort = forte { $at }
ground-0 = mare { $at }
ground-1 = abisso { $at }
ground-2 = vulcano { $at }
ground-3 = costa { $at }
ground-4 = foresta { $at }
ground-5 = montagna { $at }
token-clay = segnalino argilla
token-wood = segnalino legno
token-initial = segnalino minerale
token-volcanic = minerale vulcanico
deposit-clay = segnalino argilla
deposit-wood = segnalino legno
deposit-mineral = segnalino minerale
invention-saltern = salina
invention-smokehouse = affumicatoio
invention-farm-knife = coltello da macello
invention-salting-trough = trogolo per salare
invention-field-knife = coltello da pastore
invention-cheese-maker = caseificio
invention-plow = aratro
invention-hand-mill = macina a mano
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
idol-protection-effect = protegge un terreno una volta
idol-offering-acoran = Offerta ad Acoran
idol-offering-acoran-effect = riempi una striscia della carta di Acoran
idol-offering-moneiba = Offerta a Moneiba
idol-offering-moneiba-effect = riempi una striscia della carta di Moneiba
idol-offering-both = Offerta a una delle divinità
idol-offering-both-effect = riempi una striscia di una delle carte
idol-movement = Movimento
idol-movement-effect = un'esplorazione
idol-location = Luogo
idol-location-effect = sposta la sagoma di una divinità
idol-fertility = Fertilità
idol-fertility-effect = i propri villici o animali si riproducono
idol-shipwreck = Naufragio
idol-shipwreck-effect = rimuove una nave
idol-raw-material = Materia prima
idol-raw-material-effect = scarta fino a due segnalini
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
event-eruption = l'eruzione
event-white = la nave bianca
event-grey = la nave grigia
event-black = la nave nera
catastrophe-storm = Tempesta tropicale
catastrophe-twister = Tromba marina
catastrophe-locust = Cavallette
catastrophe-pirates = Pirati
catastrophe-san-borondon = San Borondón
catastrophe-tibicenas = Tibicenas
catastrophe-drought = Siccità
catastrophe-fire = Incendio
catastrophe-guayota = Guayota
catastrophe-tremors = Terremoto
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
secret-fewest-villagers = meno villici
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
mission-fertile = Fertili
traitor-kidnapper = Rapitore
traitor-missionary = Missionario
traitor-rescuer = Soccorritore
traitor-leader = Comandante
traitor-emissary = Emissario
tie-inventions = più invenzioni
tie-settlements = più insediamenti
no-survivor = { $seat } non controlla insediamenti e non sopravvive.
breakdown-solidarity = Solidarietà
breakdown-monopolies = Monopoli
breakdown-idols = Idoli di solidarietà
breakdown-nobles = Nobili
breakdown-common = Obiettivi comuni
breakdown-secret = Obiettivi segreti
breakdown-settlements = Un insediamento per ogni tribù
breakdown-wrath = Nessuna divinità distrugge il mondo
breakdown-archipelago = Controllo dell'arcipelago
breakdown-mission-developers = Missione: invenzioni
breakdown-mission-warriors = Missione: prigionieri
breakdown-mission-livestock = Missione: bestiame
breakdown-mission-planners = Missione: scorte
breakdown-mission-fertile = Missione: villici
breakdown-trades = Mestieri imparati
breakdown-fort = Il primo forte è caduto
breakdown-second-level = Invenzioni di secondo livello
amount = { $n } { $good }
amount-and = { $a }, { $b }
amount-none = niente
fire-of = { $a } e { $b }
lava-tile = tessere montagna
lava-mineral = minerali vulcanici
cause-battle = una battaglia vinta
cause-exhausted-island = l'ultimo segnalino di un'isola
cause-exhausted-wilderness = gli ultimi animali selvatici
cause-fire = fuoco per una veggente
cause-garbage = la discarica traboccante
cause-idol = un idolo
cause-offering-acoran = doni ad Acoran
cause-offering-moneiba = doni a Moneiba
cause-paid = l'offerta è completa
cause-unpaid = l'offerta è incompleta
cause-reconquest = un forte riconquistato
cause-repelled = un attacco respinto
cause-repopulated = animali tornati selvatici
cause-hunger = fame
cause-cold = mancanza di riparo

# Preparazione e strategia

settle = Fonda { $settlement } su { $hex }
    .told = { $who }: Fonda { $settlement } su { $hex }.
settle-prompt = Piazza uno dei tuoi primi insediamenti.
split = { $n } villici su { $all } su { $first }, gli altri su { $second }
    .told = { $who }: { $n } villici su { $all } su { $first }, gli altri su { $second }.
split-prompt = Dividi i tuoi { $all } villici tra { $first } e { $second }.
first-fort = Il primo forte sorge su { $hex }
    .told = { $who }: Il primo forte sorge su { $hex }.
first-fort-prompt = Dove sorge il primo forte dei conquistadores sull'isola { $island }?
neutral-settlement = La tribù neutrale si insedia su { $hex }
    .told = { $who }: La tribù neutrale si insedia su { $hex }.
neutral-settlement-prompt = Piazza { $settlement } della tribù neutrale sull'isola { $island }.
which-prophecy-tibiabin = Tibiabin indica i luoghi
    .told = { $who }: Tibiabin indica i luoghi.
which-prophecy-tamonante = Tamonante indica le catastrofi
    .told = { $who }: Tamonante indica le catastrofi.
which-prophecy-prompt = Hai portato l'unico fuoco: quale veggente parla?
keep-objective = Tieni “{ $objective }” con { $value }
    .told = { $who } tiene un obiettivo segreto con { $value }.
keep-objective-prompt = Tieni uno dei due obiettivi segreti e mettici un segnalino punteggio.
era-began = Inizia l'era { $era }.
ship-placed = Profezia: { $ship } è sull'abisso { $n }.
standee-placed = Profezia: { $event } al numero { $n }.
catastrophe-shown = Il fumo mostra: { $card }.

# Turni

act-prompt = { $actions ->
        [one] Ancora un'azione in questo turno
       *[other] Fino a { $actions } azioni in questo turno
    }. Segnalini: { $cubes ->
        [one] { $cubes } cubo
       *[other] { $cubes } cubi
    }, { $cylinders ->
        [one] { $cylinders } cilindro
       *[other] { $cylinders } cilindri
    }.
act-pass = Passa per quest'era
    .told = { $who }: Passa per quest'era.
act-end = Termina il turno
    .told = { $who }: Termina il turno.
act-develop = Sviluppa { $trade } con { $marker }
    .told = { $who }: Sviluppa { $trade } con { $marker }.
    .detail = { $what }: { $cost }
act-produce = Produci con { $trade }, usando { $marker }
    .told = { $who }: Produci con { $trade }, usando { $marker }.
    .detail = { $yield }
act-cave = Costruisci la seconda grotta con { $marker }
    .told = { $who }: Costruisci la seconda grotta con { $marker }.
    .detail = { $cost }
act-explore = Esplora con { $marker }
    .told = { $who }: Esplora con { $marker }.
    .detail = { $times ->
        [1] un viaggio
       *[other] { $times } viaggi
    }
act-betray = Passa ai conquistadores con { $marker }
    .told = { $who }: Passa ai conquistadores con { $marker }.
act-idol = Mostra l'idolo { $idol }: { $effect }
    .told = { $who }: Mostra l'idolo { $idol }: { $effect }.
act-buy = Compra al mercato { $card }
    .told = { $who }: Compra al mercato { $card }.
    .detail = { $cost }
act-destroy = Distruggi un idolo per una risorsa
    .told = { $who }: Distruggi un idolo per una risorsa.
act-demote = Declassa un nobile a villico
    .told = { $who }: Declassa un nobile a villico.
act-offering = Fai l'offerta gratuita dei Majos
    .told = { $who }: Fai l'offerta gratuita dei Majos.
developed = { $who } sviluppa: { $invention }.
gained = { $who } ottiene { $n } { $good }.
learned = { $who } impara { $trade }.
save-material = Risparmia un'unità di { $good } per { $invention }
    .told = { $who }: Risparmia un'unità di { $good } per { $invention }.
save-material-prompt = Gli Arucas risparmiano un materiale per { $invention }: quale?
slaughter = Macella { $animals } su { $hex }: { $n }
    .told = { $who }: Macella { $animals } su { $hex }: { $n }.
slaughter-prompt = Quanti { $animals } macelli su { $hex }?
process = Trasforma { $n } { $processed } in { $vessel }
    .told = { $who }: Trasforma { $n } { $processed } in { $vessel }.
process-prompt = Per un'unità di { $payment }, quanti { $processed } diventano { $vessel }?

# Esplorazioni

travel-land = Un gruppo lascia { $hex } a piedi
    .told = { $who }: Un gruppo lascia { $hex } a piedi.
travel-sea = Un gruppo lascia { $hex } in canoa
    .told = { $who }: Un gruppo lascia { $hex } in canoa.
travel-done = Termina l'esplorazione
    .told = { $who }: Termina l'esplorazione.
travel-prompt = Esplora: { $left ->
        [one] resta un movimento
       *[other] { $left } movimenti rimasti
    }.
march-prompt = Marcia: { $left ->
        [one] resta un movimento
       *[other] { $left } movimenti rimasti
    }.
party-lords = { $nobles ->
        [one] un nobile
       *[other] { $nobles } nobili
    }
party-folk = { $villagers ->
        [one] un villico
       *[other] { $villagers } villici
    }
party-all = { $nobles ->
        [0] { party-folk }
       *[other] { $villagers ->
            [0] { party-lords }
           *[other] { party-lords } e { party-folk }
        }
    }
party = { party-all }
    .told = { $who }: { party-all }.
party-prompt = Chi lascia { $hex }?
squad = Soldati che vanno: { $n }
    .told = { $who }: Soldati che vanno: { $n }.
squad-led = Soldati che vanno, con il comandante: { $n }
    .told = { $who }: Soldati che vanno, con il comandante: { $n }.
squad-prompt = Quanti soldati vanno?
destination = Vai su { $hex }
    .told = { $who }: Vai su { $hex }.
destination-prompt = Dove va il gruppo?
embark-canoe = Sali sulla canoa in { $hex }
    .told = { $who }: Sali sulla canoa in { $hex }.
embark-wood = Costruisci una canoa in { $hex } con un legno
    .told = { $who }: Costruisci una canoa in { $hex } con un legno.
embark-hand = Metti la tua canoa in { $hex }
    .told = { $who }: Metti la tua canoa in { $hex }.
embark-prompt = Dove si imbarca il gruppo?
sail = Naviga fino a { $hex }
    .told = { $who }: Naviga fino a { $hex }.
sail-prompt = Dove si ferma la canoa?
land = Sbarca su { $hex }
    .told = { $who }: Sbarca su { $hex }.
land-prompt = Dove sbarca il gruppo?
visit-prompt = Che cosa fanno i tuoi nativi dove sono arrivati?
visit-done = Nient'altro qui
    .told = { $who }: Nient'altro qui.
visit-collect = Raccogli il segnalino su { $hex }
    .told = { $who }: Raccogli il segnalino su { $hex }.
visit-build = Fonda { $settlement } su { $hex }
    .told = { $who }: Fonda { $settlement } su { $hex }.
visit-gather = Raduna due animali su { $hex }
    .told = { $who }: Raduna due animali su { $hex }.
visit-offer = Fai offerte su { $hex }
    .told = { $who }: Fai offerte su { $hex }.
visit-barter = Baratta con { $seat } su { $hex }
    .told = { $who }: Baratta con { $seat } su { $hex }.
visit-dowry = Offri una dote a { $seat } su { $hex }
    .told = { $who }: Offri una dote a { $seat } su { $hex }.
collected = { $who } prende: { $token } (legno { $wood }, argilla { $clay }, pietra { $stone }, ossidiana { $obsidian }).
reconquest-way = { $n ->
        [0] Non spendere armi
       *[other] Spendi { $horns } corna e { $obsidian } ossidiana
    }
reconquest = { reconquest-way }
    .told = { $who }: { reconquest-way }.
    .detail = { $won ->
        [yes] vince il forte
       *[no] i nativi qui muoiono
    }
reconquest-prompt = Nativi { $natives }, conquistadores { $soldiers } su { $hex }: quali armi usi?
reconquered = { $who } riconquista { $hex } e fa { $n ->
        [one] un prigioniero
       *[other] { $n } prigionieri
    }.

# Offerte e idoli

offer-prompt = Che cosa offri agli dei?
majos-offering-prompt = L'offerta gratuita dei Majos: che cosa dai?
offer-done = Termina l'offerta
    .told = { $who }: Termina l'offerta.
offer-good = Dai a { $god } un'unità: { $good }
    .told = { $who }: Dai a { $god } un'unità: { $good }.
offer-animal = Dai a { $god } un animale da { $hex }
    .told = { $who }: Dai a { $god } un animale da { $hex }.
offer-prisoner = Sacrifica a { $god } un prigioniero per { $good }
    .told = { $who }: Sacrifica a { $god } un prigioniero per { $good }.
offer-villager = Sacrifica a { $god } un villico da { $hex } per { $good }
    .told = { $who }: Sacrifica a { $god } un villico da { $hex } per { $good }.
offer-noble = Sacrifica a { $god } un nobile da { $hex } per { $good }
    .told = { $who }: Sacrifica a { $god } un nobile da { $hex } per { $good }.
majos-gift = Aggiungi gratis per { $god }: { $good }
    .told = { $who }: Aggiungi gratis per { $god }: { $good }.
majos-gift-prompt = Quale bene aggiungono gratis i Majos?
idol-produce = Produci: { $trade }
    .told = { $who }: Produci: { $trade }.
production-idol-prompt = Quale mestiere produce?
calm-god = Placa { $god }
    .told = { $who }: Placa { $god }.
calm-god-prompt = Quale divinità plachi?
offering-idol = Riempi la striscia per { $god }: { $good }
    .told = { $who }: Riempi la striscia per { $god }: { $good }.
offering-idol-prompt = Quale striscia riempi?
fertility-villagers = I villici si riproducono
    .told = { $who }: I villici si riproducono.
fertility-livestock = Il bestiame si riproduce
    .told = { $who }: Il bestiame si riproduce.
fertility-idol-prompt = Chi si riproduce?
drop-token = Scarta: { $a }
    .told = { $who }: Scarta: { $a }.
drop-tokens = Scarta: { $a } e { $b }
    .told = { $who }: Scarta: { $a } e { $b }.
raw-material-idol-prompt = Quali segnalini scarti?
learn-trade = Impara { $trade }
    .told = { $who }: Impara { $trade }.
learning-idol-prompt = Quale mestiere impari?
cancellation = Scarta l'obiettivo { $number } di { $seat } ({ $value })
    .told = { $who }: Scarta l'obiettivo { $number } di { $seat } ({ $value }).
cancellation-prompt = Quale obiettivo segreto esce dal gioco?
visions = Guarda l'obiettivo { $number } di { $seat } ({ $value })
    .told = { $who }: Guarda l'obiettivo { $number } di { $seat } ({ $value }).
visions-prompt = Quale obiettivo segreto guardi?
swap-token = Scambia il suo segnalino con il tuo { $value }
    .told = { $who }: Scambia il suo segnalino con il tuo { $value }.
swap-token-done = Lascia i segnalini
    .told = { $who }: Lascia i segnalini.
swap-token-prompt = Vedi: { $objective }. Scambi il segnalino punteggio?
destroy-idol = Distruggi l'idolo { $idol }
    .told = { $who }: Distruggi l'idolo { $idol }.
destroy-idol-prompt = Quale idolo distruggi?
any-good = Ottieni un'unità: { $good }
    .told = { $who }: Ottieni un'unità: { $good }.
any-good-prompt = Quale risorsa ottieni?
took-idol = { $who } prende un idolo.
save-unit = Risparmia un'unità: { $good }
    .told = { $who }: Risparmia un'unità: { $good }.
save-unit-prompt = I Jandía risparmiano un'unità del prezzo ({ $card }): quale?
place-wall = Il muro sorge su { $hex }
    .told = { $who }: Il muro sorge su { $hex }.
place-wall-prompt = Dove sorge il muro?
demote = Declassa il nobile su { $hex }
    .told = { $who }: Declassa il nobile su { $hex }.
demote-prompt = Quale nobile diventa villico?

# Baratto e dote

barter-nothing = niente
barter-swap = { $give } per { $get }
barter-and = { $before }; { $swap }
barter-give = Dai { $good }
    .told = { $who }: Dai { $good }.
barter-send = Invia la lista: { $deal }
    .told = { $who }: Invia la lista: { $deal }.
barter-leave = Termina la trattativa
    .told = { $who }: Termina la trattativa.
barter-give-prompt = Baratto con { $seat }. Finora: { $deal }. Che cosa dai?
barter-get = { $given } per { $good }
    .told = { $who }: { $given } per { $good }.
barter-get-prompt = Che cosa vuoi da { $seat } per { $good }?
barter-accept = Accetta: { $deal }
    .told = { $who }: Accetta: { $deal }.
barter-refuse = Rifiuta
    .told = { $who }: Rifiuta.
barter-counter = Rispondi con una tua lista
    .told = { $who }: Rispondi con una tua lista.
barter-answer-prompt = { $seat } dà e vuole: { $deal }.
dowry-good = Metti { $good } nella dote
    .told = { $who }: Metti { $good } nella dote.
dowry-good-prompt = Restano da scegliere { $left } risorse della dote.
give-away = Il villico su { $hex } parte
    .told = { $who }: Il villico su { $hex } parte.
give-away-done = Rifiuta la dote
    .told = { $who }: Rifiuta la dote.
give-away-prompt = { $seat } offre { $a }, { $b } e { $c } per uno dei tuoi villici.
adopt = Il nuovo villico vive su { $hex }
    .told = { $who }: Il nuovo villico vive su { $hex }.
adopt-prompt = Dove vive il nuovo villico?

# La fine di un'era

birth = Un villico nasce su { $hex }
    .told = { $who }: Un villico nasce su { $hex }.
birth-prompt = La riserva non basta ({ $left }): dove nasce un villico?
feed = Mangia { $good } ({ $rations ->
        [one] una razione
       *[other] { $rations } razioni
    })
    .told = { $who }: Mangia { $good } ({ $rations ->
        [one] una razione
       *[other] { $rations } razioni
    }).
feed-menu = Mangia nell'ordine consueto, prima il deperibile
    .told = { $who }: Mangia nell'ordine consueto, prima il deperibile.
feed-prompt = { $hungry ->
        [one] Un villico ha fame
       *[other] { $hungry } villici hanno fame
    }.
die = Un villico muore su { $hex }
    .told = { $who }: Un villico muore su { $hex }.
die-prompt = { $left ->
        [one] Un villico muore
       *[other] { $left } villici muoiono
    } ({ $cause }): dove?
wasted = { $who } butta { $n ->
        [one] una unità
       *[other] { $n } unità
    }.
wrath-rose = L'ira di { $god } sale al livello { $level }: { $cause }.
wrath-fell = L'ira di { $god } scende al livello { $level }: { $cause }.
gained-solidarity = { $who } guadagna { $n } solidarietà: { $cause }.
lost-solidarity = { $who } perde { $n } solidarietà: { $cause }.
natives-died = { $who } perde su { $hex }: { $villagers ->
        [one] un villico
       *[other] { $villagers } villici
    }, { $nobles ->
        [one] un nobile
       *[other] { $nobles } nobili
    }.
animals-fled = { $n } { $animals } fuggono da { $hex } nelle terre selvagge.
event-came = Ora arriva { $event }.
struck = Le isole sono colpite: { $card }.
event-idol-prompt = Giochi un idolo prima degli eventi?
event-idol-done = Nessun idolo
    .told = { $who }: Nessun idolo.
move-standee = Sposta { $god } al vulcano { $n }
    .told = { $who }: Sposta { $god } al vulcano { $n }.
sink-ship = Affonda { $ship }
    .told = { $who }: Affonda { $ship }.
lava = La lava copre { $hex }
    .told = { $who }: La lava copre { $hex }.
lava-prompt = Troppo pochi { $what } ({ $left }): quale esagono ne riceve?
protect-next = Decidi ora per { $hex }
    .told = { $who }: Decidi ora per { $hex }.
protect-next-prompt = Hai la priorità: su quale terreno si decide ora?
protect-prompt = { $card }: proteggi { $hex }?
protect-no = Nessuna protezione
    .told = { $who }: Nessuna protezione.
protect-idol = Usa un idolo di protezione
    .told = { $who }: Usa un idolo di protezione.
protect-manure = Usa un letame
    .told = { $who }: Usa un letame.
protect-fire = Brucia { $fire }
    .told = { $who }: Brucia { $fire }.
protect-weapon = Arma { $native } con { $weapon }
    .told = { $who }: Arma { $native } con { $weapon }.
landfall = La nave va all'isola di { $hex }
    .told = { $who }: La nave va all'isola di { $hex }.
landfall-prompt = Hai la priorità: dove approda { $ship }?
ship-landed = L'attacco ({ $ship }) colpisce l'isola di { $hex }.
one-terrain = Attaccano { $hex }
    .told = { $who }: Attaccano { $hex }.
one-terrain-prompt = Hai la priorità: quale terreno viene attaccato?
next-attack = Ora l'attacco a { $hex }
    .told = { $who }: Ora l'attacco a { $hex }.
next-attack-prompt = Hai la priorità: quale attacco segue?
wall-held = Il muro su { $hex } regge.
fort-built = I conquistadores costruiscono un forte su { $hex }.
battle-won = I nativi vincono su { $hex }.
battle-lost = I conquistadores vincono su { $hex }.
repel = Respingi l'attacco a { $hex } con un idolo di protezione
    .told = { $who }: Respingi l'attacco a { $hex } con un idolo di protezione.
repel-no = Tieni l'idolo e combatti su { $hex }
    .told = { $who }: Tieni l'idolo e combatti su { $hex }.
repel-prompt = { $hex } è sotto attacco. Usi un idolo di protezione?
arm-way = { $n ->
        [0] Combatti senza armi su { $hex }
       *[other] Spendi { $horns } corna e { $obsidian } ossidiana su { $hex }
    }
arm = { arm-way }
    .told = { $who }: { arm-way }.
    .detail = { $won ->
        [yes] basta per vincere
       *[no] da sole non bastano
    }
arm-prompt = { $hex } è sotto attacco. Armi ancora necessarie per vincere: { $wanted }.
bring-fire = Porta fuoco alla veggente: { $fire }
    .told = { $who }: Porta fuoco alla veggente: { $fire }.
bring-fire-no = Non portare fuoco
    .told = { $who }: Non portare fuoco.
bring-fire-prompt = Porti fuoco per la veggente { $seer } di 2?
doom-1 = Una tribù ha perso l'ultimo nobile: tutti perdono.
doom-2 = L'ira di una divinità distrugge il mondo: tutti perdono.
condition-nobles = Nobili per tribù: { $have } (almeno { $wanted }).
condition-settlements = Insediamenti per tribù: { $have } (almeno { $wanted }).
condition-wrath = Ira più alta: { $have } (al massimo { $wanted }).
condition-archipelago = Conquistadores: { $have } (al massimo { $wanted }).
condition-mission-developers = Invenzioni per tribù: { $have } (almeno { $wanted }).
condition-mission-warriors = Prigionieri per tribù: { $have } (almeno { $wanted }).
condition-mission-livestock = Animali per tribù: { $have } (almeno { $wanted }).
condition-mission-planners = Tipi di scorte per tribù: { $have } (almeno { $wanted }).
condition-mission-fertile = Villici per tribù: { $have } (almeno { $wanted }).
condition-trades = Mestieri per tribù: { $have } (almeno { $wanted }).
condition-fort = Primi forti: { $have } (al massimo { $wanted }).
condition-second-level = Seconde invenzioni per tribù: { $have } (almeno { $wanted }).
nobody-won = Perdono tutti.
alliance-won = L'Alleanza ha soddisfatto ogni condizione: tutti vincono.
alliance-lost = L'Alleanza ha fallito: tutti perdono.
dominion-over = Si contano i sopravvissuti.
dominion-lost = Nessuno sopravvive: tutti perdono.
traitor-won = Il traditore { $seat } vince da solo.
betrayed = { $who } passa ai conquistadores: { $card }.
place-soldier = Un soldato va su { $hex }
    .told = { $who }: Un soldato va su { $hex }.
place-soldier-prompt = { $left ->
        [one] Un soldato cerca posto
       *[other] { $left } soldati cercano posto
    }.
name-leader = Il comandante sta su { $hex }
    .told = { $who }: Il comandante sta su { $hex }.
name-leader-prompt = Dove sta il tuo comandante?
rescue = Libera i prigionieri di { $seat }: { $n }
    .told = { $who }: Libera i prigionieri di { $seat }: { $n }.
rescue-prompt = Di chi liberi i prigionieri?
move-ship = Sposta { $ship } all'abisso { $n }
    .told = { $who }: Sposta { $ship } all'abisso { $n }.
move-ship-done = Lascia le navi
    .told = { $who }: Lascia le navi.
move-ship-prompt = La tua ultima mossa: sposti una nave?

# Rifiuti

refused-no-such-move = Qui questa mossa non esiste.
refused-not-now = Ora non è possibile.
refused-occupied = { $hex } è già occupato.
refused-last-token = L'ultimo segnalino di un'isola deve restare.
refused-capacity = Puoi avere al massimo { $n } segnalini.
refused-no-cube = Non hai più cubi.
refused-no-cylinder = Non hai più cilindri.
refused-lesson = Questa lezione ne fa a meno.
refused-cave-built = La seconda grotta è già costruita.
refused-cost = Non puoi pagare il costo.
refused-nobody-can-move = Nessuno dei tuoi può muoversi.
refused-trade-unknown = La tua tribù non conosce { $trade }.
refused-square-used = Questa casella è già usata in quest'era.
refused-nothing-to-produce = Non controlli insediamenti di questo tipo e non hai nulla da lavorare.
refused-all-developed = Entrambe le invenzioni del mestiere sono sviluppate.
refused-no-idol = Non hai idoli.
refused-once-an-era = Solo una volta per era.
refused-nothing-to-offer = Non c'è nulla che gli dei accettino, o nessun nobile su un vulcano.
refused-last-noble = Il tuo altro nobile è morto.
refused-no-villager-there = Nessun villico in riserva, o lì nessuno può stare.
refused-idol-later = L'idolo { $idol } si usa più tardi.
refused-no-effect = L'idolo { $idol } non avrebbe effetto.
refused-sold = La carta è venduta.
refused-no-wall-place = Non sei su alcun terreno adatto a un muro.
refused-must-move = Serve almeno un movimento.
refused-must-surrender = Un nobile deve finire in un forte.
refused-villager-may-not-stay = Un villico è dove non può restare.
refused-stops-in-fort = Chi è entrato in { $hex } vi resta.
refused-no-noble-aboard = Nessun nobile guida una canoa da { $hex }.
refused-no-canoe = Accanto a { $hex } non ci sono canoe e non hai legno.
refused-canoe-full = Una canoa porta cinque persone.
refused-no-land-there = Accanto a { $hex } non c'è terra.
refused-no-way = Da { $hex } non si arriva dove possano restare.
refused-fort = I villici entrano in { $hex } solo con un nobile.
refused-may-not-stay = I villici non possono finire su { $hex } né proseguire.
refused-no-landing = Da { $hex } nessuno può sbarcare.
refused-no-noble-moved = Nessun nobile si è mosso su { $hex }.
refused-has-animals = { $hex } ha già animali.
refused-wilderness = Restano troppo pochi animali selvatici.
refused-token-first = Prima va preso il segnalino su { $hex }.
refused-other-villager = Su { $hex } vive un villico di un'altra tribù.
refused-no-tile = Non restano tessere di questo insediamento.
