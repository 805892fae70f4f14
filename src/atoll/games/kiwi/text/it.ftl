# Le parole di Kiwi Chow Down.

game-title = Kiwi Chow Down
game-blurb = Stormi affamati si contendono un’isola: nutrite i Kiwi finché non esplodono, spingete gli altri in mare, costruite Nidi e marcate il territorio.
game-length = 60-90 minuti
game-weight = medio
game-alone = Da soli si gioca contro il Kiwibot, che agisce con carte proprie.

# Opzioni

option-setup = Preparazione
option-setup-beginner = posti fissi
option-setup-free = libera
option-flocks = Plance Stormo
option-flocks-a = lato A (uguali)
option-flocks-b = lato B (poteri propri)
option-flocks-own = ognuno sceglie un lato
option-order = Ordine di turno
option-order-fixed = in senso orario
option-order-variable = a scelta
option-colours = Colori degli stormi
option-colours-lot = a sorte
option-colours-choose = ognuno sceglie
option-pollen = Carta Stagione «Polline»
option-pollen-false = senza
option-pollen-true = con (inventata da noi)

# Nomi

# Prima che gli stormi siano assegnati un posto non ha colore; poi prende il nome del suo stormo.
seat-0 = Posto 1
seat-1 = Posto 2
seat-2 = Posto 3
seat-3 = Posto 4
seat-6 = Rosso
seat-7 = Verde
seat-8 = Viola
seat-9 = Giallo

kiwibot = Il Kiwibot
the-kiwibot = il Kiwibot

fruit-red = rosso
fruit-green = verde
fruit-yellow = giallo
fruit-blue = blu

terrain-flower = Fiore
terrain-grass = Erba
terrain-mountain = Montagna
terrain-sand = Sabbia

section-bloom = Fioritura
section-meadow = Prato
section-ridge = Cresta
section-shore = Riva

flock-red = rosso
flock-green = verde
flock-purple = viola
flock-yellow = giallo

kind-tree = Albero
kind-lookout = Vedetta
kind-cave = Caverna
nest-tree-1 = Albero
nest-tree-2 = Albero (seconda riga)
nest-lookout-1 = Vedetta
nest-lookout-2 = Vedetta (seconda riga)
nest-cave-1 = Caverna
nest-cave-2 = Caverna (seconda riga)

card-move = Movimento
card-feed = Nutrimento
card-build = Costruzione
card-wild-fruit = Jolly (Frutti)
card-wild-kiwis = Jolly (Kiwi)
card-wild-marker = Jolly (Dominio)

leader-chopan = Chopan
leader-karaka = Karaka
leader-mekko = Mekko
leader-tui = Tui

leader-card-headlong-charge = Carica a testa bassa
leader-card-belly-slide = Scivolata di pancia
leader-card-roundhouse = Calcio rotante
leader-card-parting-kick = Calcio d’addio
leader-card-rocket-hop = Salto a razzo
leader-card-long-burn = Lunga spinta
leader-card-steamroller = Rullo compressore
leader-card-ground-swell = Onda di terra
leader-card-call-to-arms = Chiamata a raccolta
leader-card-escort = Scorta
leader-card-shadow-swap = Scambio d’ombra
leader-card-smoke-bomb = Bomba fumogena
leader-card-belly-blast = Colpo di pancia
leader-card-aftershock = Scossa
leader-card-undertow = Risucchio
leader-card-shore-patrol = Ronda costiera

power-headlong-charge = Tre esagoni in linea retta; spingi via tutto dai due esagoni attraversati.
power-belly-slide = Due esagoni in linea retta; spingi via tutto dall’esagono attraversato, poi fino a 1 pezzo all’arrivo.
power-roundhouse = Un passo; poi spingi via da lì fino a 3 pezzi.
power-parting-kick = Spingi via fino a 3 pezzi dal tuo esagono, poi un passo.
power-rocket-hop = Salta a distanza 2 esatta; poi spingi via da lì fino a 2 pezzi.
power-long-burn = Salta a distanza 3 esatta; poi spingi via da lì fino a 1 pezzo.
power-steamroller = Da uno a tre passi; dopo ognuno spingi via fino a 1 pezzo dall’esagono raggiunto.
power-ground-swell = Un passo; spingi via da lì tutti i Kiwi di taglia 1 e 2.
power-call-to-arms = Uno o due passi; poi attira fino a 2 tuoi Kiwi dagli esagoni intorno.
power-escort = Un passo, portando con sé fino a 2 tuoi Kiwi; poi spingi via da lì fino a 1 pezzo avversario.
power-shadow-swap = Scambia il posto con un Kiwi entro 3 esagoni.
power-smoke-bomb = Salta su un esagono con un tuo Kiwi o Nido; poi spingi via da lì fino a 1 pezzo.
power-belly-blast = Un passo; spingi via da lì tutti gli altri pezzi.
power-aftershock = Un passo; poi da ognuno di al massimo 3 esagoni intorno spingi 1 pezzo in direzione opposta a te.
power-undertow = Un passo; poi attira fino a 3 Kiwi di taglia 1 o 2, di chiunque, dagli esagoni intorno.
power-shore-patrol = Salta su un esagono esterno; poi spingi via da lì fino a 2 Kiwi di taglia 1 o 2.

season-small-fry = Pesci piccoli
season-blossom-time = Tempo di fioritura
season-nest-builders = Costruttori di nidi
season-half-grown = Mezze taglie
season-mountain-air = Aria di montagna
season-mountain-fever = Mal di montagna
season-heavyweights = Pesi massimi
season-green-pastures = Pascoli verdi
season-hay-fever = Raffreddore da fieno
season-court-of-the-leader = Corte del Leader
season-beach-life = Vita da spiaggia
season-sunburn = Scottatura
season-crowd = Ressa
season-land-lords = Signori della terra
season-loners = Solitari
season-pollen = Polline

nobody-won = Vince il Kiwibot.

tie-kiwis-3 = più Kiwi di taglia 3
tie-kiwis-2 = più Kiwi di taglia 2
tie-kiwis-1 = più Kiwi di taglia 1
tie-markers = più segnalini Dominio inutilizzati
breakdown-markers = Segnalini Dominio sull’Isola
breakdown-nests = Nidi della seconda riga
breakdown-season-cards = Carte Stagione
breakdown-kept-cards = Carte Stagione tenute
breakdown-spare-markers = Segnalini Dominio non piazzati

# Parti di frasi

hex = { $terrain } { $at }
piece =
    { $kind ->
        [leader] Leader
       *[kiwi] Kiwi
    } { $colour ->
        [red] rosso
        [green] verde
        [purple] viola
       *[yellow] giallo
    }{ $kind ->
        [leader] {""}
       *[kiwi] {" "}di taglia { $size }
    }
piece-the =
    { $kind ->
        [leader] Leader
       *[kiwi] Kiwi
    } { $colour ->
        [red] rosso
        [green] verde
        [purple] viola
       *[yellow] giallo
    }{ $kind ->
        [leader] {""}
       *[kiwi] {" "}di taglia { $size }
    }
piece-whom =
    { $kind ->
        [leader] Leader
       *[kiwi] Kiwi
    } { $colour ->
        [red] rosso
        [green] verde
        [purple] viola
       *[yellow] giallo
    }{ $kind ->
        [leader] {""}
       *[kiwi] {" "}di taglia { $size }
    }
the-sea = il mare
nothing = niente
nobody-there = non c’è nessuno
strength = { $flock } { $number }
list-more = { $first }, { $rest }
list-last = { $first } e { $rest }
some-fruit = { $number ->
        [one] { $number } Frutto { $colour ->
            [red] rosso
            [green] verde
            [yellow] giallo
           *[blue] blu
        }
       *[other] { $number } Frutti { $colour ->
            [red] rossi
            [green] verdi
            [yellow] gialli
           *[blue] blu
        }
    }
some-markers = { $number ->
        [one] { $number } segnalino Dominio
       *[other] { $number } segnalini Dominio
    }
some-terrain = { $number } { $terrain }

bonus-fruit = { $number ->
        [one] { $number } Frutto
       *[other] { $number } Frutti
    }
bonus-marker = { $number ->
        [one] { $number } segnalino Dominio
       *[other] { $number } segnalini Dominio
    }
bonus-place = { $number ->
        [one] { $number } Kiwi da piazzare
       *[other] { $number } Kiwi da piazzare
    }
bonus-increase = { $number ->
        [one] { $number } Kiwi aumenta di 1 taglia
       *[other] { $number } Kiwi aumentano di 1 taglia
    }
bonus-feed = { $number ->
        [one] { $number } azione Nutrimento
       *[other] { $number } azioni Nutrimento
    }
bonus-move = { $number ->
        [one] { $number } azione Movimento
       *[other] { $number } azioni Movimento
    }
bonus-build = { $number ->
        [one] { $number } azione Costruzione
       *[other] { $number } azioni Costruzione
    }
bonus-vp = { $number ->
        [one] { $number } PV
       *[other] { $number } PV
    }
bonus-return-marker = rimette nel sacchetto { $number ->
        [one] { $number } segnalino Dominio
       *[other] { $number } segnalini Dominio
    }
bonus-remove-token = rimuove dall’Isola { $number ->
        [one] { $number } segnalino Kiwi
       *[other] { $number } segnalini Kiwi
    }

# Preparazione

choose-flock = Lo stormo { $flock }
    .told = { $whose ->
        [own] { $who } gioca con lo stormo { $flock }.
       *[kiwibot] { $who } dà al Kiwibot lo stormo { $flock }.
    }
choose-flock-prompt = { $whose ->
        [own] Con quale stormo giochi?
       *[kiwibot] Con quale stormo gioca il Kiwibot?
    }
choose-side-a = Gioca il lato A: stormi tutti uguali
    .told = { $who } gioca il lato A della plancia Stormo.
choose-side-b = Gioca il lato B: { $power }
    .told = { $who } gioca il lato B della plancia Stormo.
choose-side-prompt = Quale lato della tua plancia Stormo giochi?
choose-leader = { $card }
    .told = { $who } si affida a { $leader } e a «{ $card }».
    .detail = { $effect }
choose-leader-prompt = Il tuo Leader è { $leader }. Quale di queste carte tieni? Una volta per stagione il suo potere sostituisce un passo del tuo Leader.
first-goods = Risorse iniziali
    .told = { $who } comincia con { $goods }.
season-cards = Carte Stagione
    .told = Le carte Stagione sono sulla plancia, per le stagioni da 1 a 4: { $cards }.
first-hands = Mani iniziali
    .told = Ognuno mischia le proprie carte Azione e ne pesca { $number }.
set-leader = Leader e due Kiwi sull’esagono { $hex }
    .told = { $who } piazza il Leader e due Kiwi sull’esagono { $hex }.
set-leader-prompt = Dove cominciano il tuo Leader e due Kiwi?
set-kiwi = Un Kiwi sull’esagono { $hex }
    .told = { $who } piazza un Kiwi sull’esagono { $hex }.
set-kiwi-prompt = Dove comincia il prossimo Kiwi? (ancora { $left })
set-grown = Il Kiwi sull’esagono { $hex } comincia con taglia 2
    .told = { $who } comincia con un Kiwi di taglia 2 sull’esagono { $hex }.
set-grown-prompt = Quale Kiwi comincia con taglia 2? (ancora { $left })

awakening = Risveglio
    .told = La stagione { $season } comincia con il Risveglio: { $who } riceve il segnalino Primo Giocatore e sceglie lo slot prima degli altri.
take-slot = { $effect ->
        [gain] Slot { $slot }: ottieni { $bonus }
        [pay] Slot { $slot }: paga { $cost }
       *[none] Slot { $slot }
    }
    .told = { $who } prende lo slot { $slot } del tracciato di turno{ $token ->
        [yes] {" "}con un segnalino Kiwi della plancia
       *[no] {""}
    }{ $effect ->
        [gain] {""}, che dà { $bonus }
        [pay] {""}, che costa { $cost }
       *[none] {""}
    }.
take-slot-prompt = Quale slot del tracciato di turno prendi?
lacks = Non pagato
    .told = { $who } non può pagare tutto. Non deve pagare: { $cost }.

# Stagioni

new-season = Comincia la stagione { $season }.
    .told = { $awake ->
        [yes] Cambio di Stagione. { $who } apre il turno; ordine di turno: { $order }.
       *[no] Comincia la stagione { $season }. { $who } apre il turno; ordine di turno: { $order }.
    }
season-change = Cambio di Stagione
    .told = Le carte Azione usate si scartano e le carte Leader tornano a faccia in su.
nest-bonus = { $nest }: { $bonus }
    .told = { $who } ottiene il bonus del Nido { $nest }: { $bonus }.
nest-bonus-prompt = Quale bonus dei Nidi ottieni ora?
game-ends = La fine
    .told = { $shared ->
        [yes] { $points ->
            [one] { $who } condivide la vittoria con { $points } Punto Vittoria.
           *[other] { $who } condivide la vittoria con { $points } Punti Vittoria.
        }
       *[no] { $points ->
            [one] { $who } vince con { $points } Punto Vittoria.
           *[other] { $who } vince con { $points } Punti Vittoria.
        }
    }
won-card = { $card }: { $bonus }
    .told = { $who } vince la carta Stagione «{ $card }»: { $bonus }.
right-side = { $card }: { $bonus }
    .told = { $who } ottiene il bonus di destra di «{ $card }»: { $bonus }.
right-side-empty = { $card }
    .told = { $who } non ottiene nessun bonus da «{ $card }».
tied-card = Pareggio
    .told = Pareggio su «{ $card }» ({ $names }): nessuno vince.
choose-prize = { $card }: { $bonus }
    .told = { $who } ha vinto entrambe le carte Stagione e sceglie «{ $card }»: { $bonus }.
    .detail = il Kiwibot ottiene: { $other }
choose-prize-prompt = Hai vinto entrambe le carte Stagione. Quale bonus ottieni?

# Carte

card-does = { $use ->
        [feed] un Kiwi aumenta di taglia in cambio di Frutti e tu peschi segnalini Dominio
        [move] { $moves ->
            [one] { $moves } pezzo fa un passo
           *[other] { $moves } pezzi fanno un passo ciascuno
        }
       *[build] un Nido dove hai due Kiwi e la Dominanza
    }
play-card = { $card }
    .detail = { card-does }
    .told = { $who } gioca { $card }.
play-wild = { $use ->
        [feed] { $card } come Nutrimento
        [move] { $card } come Movimento
       *[build] { $card } come Costruzione
    }
    .told = { $who } gioca { $use ->
        [feed] { $card } come Nutrimento
        [move] { $card } come Movimento
       *[build] { $card } come Costruzione
    }.
    .detail = { card-does }
play-bonus = { $card } per il bonus
    .told = { $who } gioca { $card } per il bonus: { $bonus }.
    .detail = { $bonus }
play-down = { $card } a faccia in giù
    .told = { $who } gioca una carta a faccia in giù.
    .detail = { $number ->
        [one] { $number } Frutto
       *[other] { $number } Frutti
    }
play-card-prompt = Gioca la tua carta numero { $number } di questa stagione.
reshuffled = Mischiate
    .told = { $who } mischia gli scarti a formare un nuovo mazzo.

# Nutrimento

feed = { $size ->
        [3] Nutri il { piece-whom } sull’esagono { $hex } e fallo esplodere
       *[other] Nutri il { piece-whom } sull’esagono { $hex }
    }
    .detail = { $price ->
        [one] { $price } Frutto
       *[other] { $price } Frutti di tipo diverso
    } per { $markers ->
        [0] nessun segnalino Dominio
        [one] { $markers } segnalino Dominio
       *[other] { $markers } segnalini Dominio
    }; { $own ->
        [yes] scopri
       *[no] il suo stormo scopre
    }: { $bonus }
feed-stop = Non nutrire nessuno
    .told = { $who } non nutre nessuno.
no-feed = Nessun Nutrimento
    .told = { $who } non può nutrire nessuno: l’azione Nutrimento è persa.
feed-prompt = { $bonus ->
        [yes] Quale Kiwi nutri? (Un bonus: puoi rinunciare.)
       *[no] Quale Kiwi nutri?
    }
fed = Nutrito
    .told = { $who } nutre il { piece-whom } sull’esagono { $hex }.
exploded = Esploso
    .told = { $who } nutre il { piece-whom } sull’esagono { $hex }, che esplode: i suoi segnalini Kiwi vanno nella Riserva.
grew = Aumentato
    .told = Il { piece-the } sull’esagono { $hex } aumenta di 1 taglia (ora { $grown }) con un segnalino Kiwi { $source ->
        [track] dal tracciato
        [island] dall’Isola
       *[reserve] dalla Riserva
    }.

# Movimento e spinte

move = Il { piece-the } sull’esagono { $hex }
move-stop = Basta movimenti
    .told = { $who } non muove altro.
no-move = Nessun Movimento
    .told = { $who } non ha pezzi che possano ancora muoversi: l’azione Movimento è persa.
move-prompt = { $must ->
        [yes] Chi si muove? (Azioni Movimento: { $left })
       *[no] Chi si muove? (Azioni Movimento: { $left }; puoi fermarti.)
    }
use-power = Potere di { $leader }: { $card }
    .told = { $who } usa il potere di { $leader }: «{ $card }».
    .detail = { $effect }
move-to = Sull’esagono { $hex }
    .told = { $who } muove il { piece-whom } dall’esagono { $from } all’esagono { $hex }.
move-to-prompt = Dove si muove il { piece-the } sull’esagono { $hex }?
extra-move-stop = Nessun’altra azione Movimento
extra-move-prompt = { $price ->
        [one] Paghi { $price } Frutto
       *[other] Paghi { $price } Frutti
    } dei due colori della tua plancia per un’azione Movimento aggiuntiva?
push = Spingi via il { piece-whom }
push-stop = Non spingere via altri
push-prompt = Chi spingi via dall’esagono { $hex }? (fino a { $left })
push-all-prompt = Dall’esagono { $hex } deve andare via tutto. Chi spingi via ora?
push-to = Sull’esagono { $hex }
    .told = { $who } spinge via il { piece-whom } dall’esagono { $from } all’esagono { $hex }.
push-off = Fuori dall’Isola
    .told = { $who } spinge via il { piece-whom } dall’esagono { $from } fuori dall’Isola, nella Riserva.
    .detail = { $size ->
        [one] { $size } segnalino Kiwi nella Riserva
       *[other] { $size } segnalini Kiwi nella Riserva
    }
push-leader-off = Fuori dall’Isola
    .told = { $who } spinge via il { piece-whom } dall’esagono { $from } fuori dall’Isola.
    .detail = lo posizioni su un esagono esterno
push-to-prompt = Dove spingi via il { piece-whom } dall’esagono { $hex }?
set-back = Di nuovo sull’esagono { $hex }
    .told = { $who } posiziona il { piece-whom } sull’esagono { $hex }.
set-back-prompt = Su quale esagono esterno posizioni il { piece-whom }?

# Poteri dei Leader

travel = Sull’esagono { $hex }
    .told = { $who } muove il Leader sull’esagono { $hex }.
travel-stop = Resta qui
travel-prompt = Dove va il tuo Leader?
travel-walk-prompt = Dove va il tuo Leader? ({ $left ->
        [one] ancora fino a { $left } passo
       *[other] ancora fino a { $left } passi
    })
swap-with = Scambia il posto con il { piece-whom } sull’esagono { $hex }
    .told = { $who } scambia di posto il Leader con il { piece-whom } sull’esagono { $hex }.
swap-with-prompt = Con quale Kiwi scambia il posto il tuo Leader?
pull-kiwi = Attira il { piece-whom } dall’esagono { $hex }
    .told = { $who } attira il { piece-whom } dall’esagono { $hex } verso il Leader.
pull-kiwi-stop = Non attirare altri
pull-kiwi-prompt = Quale Kiwi va dal tuo Leader? (fino a { $left })
carry-kiwi = Porta con te il { piece-whom }
    .told = { $who } porta il { piece-whom } insieme al Leader.
carry-kiwi-stop = Non portare altri
carry-kiwi-prompt = Quale Kiwi va con il tuo Leader? (fino a { $left })
repel-piece = { $off ->
        [yes] Spingi via il { piece-whom } dall’esagono { $hex } fuori dall’Isola
       *[no] Spingi via il { piece-whom } dall’esagono { $hex } all’esagono { $to }
    }
    .told = { $off ->
        [yes] { $who } spinge via il { piece-whom } dall’esagono { $hex } fuori dall’Isola.
       *[no] { $who } spinge via il { piece-whom } dall’esagono { $hex } all’esagono { $to }.
    }
repel-piece-stop = Non spingere via altri
repel-piece-prompt = Chi spingi via in linea retta dal tuo Leader? (fino a { $left })

# Costruzione

build = Costruisci sull’esagono { $hex }
build-stop = Non costruire
    .told = { $who } non costruisce niente.
no-build = Nessuna Costruzione
    .told = { $who } non può costruire niente: l’azione Costruzione è persa.
build-prompt = { $bonus ->
        [yes] Dove costruisci? (Un bonus: puoi rinunciare.)
       *[no] Dove costruisci?
    }
build-nest = { $nest }: { $placement }
    .detail = { $price ->
        [one] costa { $price } Frutto
       *[other] costa { $price } Frutti identici
    }; { $last ->
        [yes] nessuna stagione segue a dare altro
       *[no] ogni stagione { $season }
    }
build-nest-prompt = Quale Nido costruisci sull’esagono { $hex }?
built = Costruito
    .told = { $who } costruisce un Nido sull’esagono { $hex }: { $nest }.

# Pagare

pay = Paga { $coins }
    .told = { $who } paga { $fruit }.
pay-different-prompt = { $price ->
        [one] Paga { $price } Frutto.
       *[other] Paga { $price } Frutti di tipo diverso.
    }
pay-same-prompt = { $price ->
        [one] Paga { $price } Frutto.
       *[other] Paga { $price } Frutti identici.
    }
pay-any-prompt = { $price ->
        [one] Paga { $price } Frutto.
       *[other] Paga { $price } Frutti.
    }
pay-marker = Un segnalino Dominio { $terrain }
    .told = { $who } paga un segnalino Dominio a faccia in giù.
    .detail = { $have ->
            [0] non ne hai
           *[other] ne hai { $have }
        }
pay-marker-prompt = Quale segnalino Dominio paghi? (ancora { $left })
choose-marker = Rimetti nel sacchetto un segnalino Dominio { $terrain }
    .told = { $who } ha pescato un segnalino Dominio in più e ne rimette uno nel sacchetto, a faccia in giù.
    .detail = { $have ->
            [0] non ne hai
           *[other] ne hai { $have }
        }
choose-marker-prompt = Quale segnalino Dominio rimetti nel sacchetto?
return-marker = Rimetti nel sacchetto un segnalino Dominio { $terrain }
    .told = { $who } rimette nel sacchetto un segnalino Dominio, a faccia in giù.
    .detail = { $have ->
            [0] non ne hai
           *[other] ne hai { $have }
        }
no-return-marker = Nessun segnalino
    .told = { $who } non ha segnalini Dominio da rimettere nel sacchetto.
return-marker-prompt = Quale segnalino Dominio rimetti nel sacchetto? (ancora { $left })
return-fruit = Rimetti nel sacchetto un Frutto { $fruit }
    .told = { $who } rimette nel sacchetto un Frutto { $fruit }.
    .detail = { $have ->
            [0] non ne hai
           *[other] ne hai { $have }
        }
return-fruit-prompt = Il limite dei Frutti è { $limit }. Quale rimetti nel sacchetto? (ancora { $left })

# Bonus e segnalini Kiwi

gained-fruit = Frutti
    .told = { $who } pesca { $fruit }.
gained-markers = Segnalini Dominio
    .told = { $number ->
        [0] { $who } non trova segnalini Dominio nel sacchetto.
        [one] { $who } pesca { $number } segnalino Dominio.
       *[other] { $who } pesca { $number } segnalini Dominio.
    }
gained-points = Punti Vittoria
    .told = { $number ->
        [one] { $who } ottiene { $number } Punto Vittoria.
       *[other] { $who } ottiene { $number } Punti Vittoria.
    }
uncovered = Scoperto
    .told = { $who } scopre un bonus: { $bonus }.
lost-bonus = Perso
    .told = { $who } scopre un bonus che al Cambio di Stagione non si ottiene: { $bonus }.
place-token = Un nuovo Kiwi sull’esagono { $hex }
    .told = { $who } piazza { $source ->
        [track] un Kiwi dal tracciato
        [island] questo segnalino Kiwi
       *[reserve] un Kiwi dalla Riserva
    } sull’esagono { $hex }.
place-token-prompt = Dove piazzi il nuovo Kiwi? (ancora { $left })
take-token = Un segnalino dal { piece-whom } sull’esagono { $hex }
    .told = { $who } prende un segnalino dal { piece-whom } sull’esagono { $hex }{ $purpose ->
        [mark] {" "}per il segnalino Dominio
        [place] {" "}per piazzarlo di nuovo
       *[other] {" "}per il Kiwi che aumenta di taglia
    }.
no-take-token = Nessun segnalino Kiwi
    .told = { $who } non ha più segnalini Kiwi da piazzare.
take-token-prompt = { $purpose ->
        [place] Plancia e Riserva sono vuote. Quale segnalino Kiwi prendi dall’Isola per piazzarlo di nuovo?
        [mark] Plancia e Riserva sono vuote. Quale segnalino Kiwi prendi dall’Isola per il segnalino Dominio?
       *[other] Plancia e Riserva sono vuote. Quale segnalino Kiwi prendi dall’Isola per il Kiwi che aumenta di taglia?
    }
increase = Il { piece-the } sull’esagono { $hex } aumenta di 1 taglia
    .told = { $who } aumenta di 1 taglia il { piece-whom } sull’esagono { $hex }.
no-increase = Nessun aumento
    .told = { $who } non ha Kiwi che possano aumentare di taglia.
increase-prompt = Quale tuo Kiwi aumenta di 1 taglia? (ancora { $left })
remove-token = Un segnalino dal { piece-whom } sull’esagono { $hex }
    .told = { $who } rimuove un segnalino dal { piece-whom } sull’esagono { $hex } e lo mette nella Riserva.
no-remove-token = Nessun segnalino Kiwi
    .told = { $who } non ha Kiwi sull’Isola da cui rimuovere un segnalino.
remove-token-prompt = Quale segnalino Kiwi rimuovi dall’Isola? (ancora { $left })

# Marcare il Territorio

marking = Marcare il Territorio
    .told = { $last ->
        [yes] Marcare il Territorio: in ordine di turno ognuno piazza quanti più segnalini Dominio possibile.
       *[no] Marcare il Territorio: in ordine di turno ognuno può piazzare un segnalino Dominio.
    }
reveal-markers = Rivelati
    .told = { $who } rivela tutti i segnalini Dominio: { $markers }.
reveal-none = Niente da rivelare
    .told = { $who } non ha più segnalini Dominio da rivelare.
mark = Marca l’esagono { $hex }
    .told = { $who } marca l’esagono { $hex }.
    .detail = { $price ->
        [0] 1 PV
        [one] 1 PV per { $price } Frutto
       *[other] 1 PV per { $price } Frutti
    }
mark-stop = Non marcare
    .told = { $who } non marca nessun esagono.
mark-prompt = { $which ->
        [every] Quale esagono marchi ora? (Quanti più puoi.)
        [second] Paghi per un secondo segnalino Dominio?
       *[first] Quale esagono marchi in questa stagione?
    }
mark-from-track = Un segnalino Kiwi dal tracciato
    .told = { $who } mette sul segnalino Dominio un segnalino Kiwi dal tracciato, senza bonus.
    .detail = ancora { $track }; il suo bonus è perso
mark-from-reserve = Un segnalino Kiwi dalla Riserva
    .told = { $who } mette sul segnalino Dominio un segnalino Kiwi dalla Riserva.
    .detail = ancora { $reserve }
mark-token-prompt = Quale segnalino Kiwi va sul segnalino Dominio?

# Il Kiwibot

turned-up = Carte Stagione
    .told = Si girano le carte Stagione di questa stagione: { $cards }.
solitaire = Carta Solitario
    .told = Ora vale la carta Solitario { $card }. { $who } parte dal Leader { $flock }.
noted-flock = stormo { $name }
noted-fruit = Frutto { $name }
slot-part = { $seats } giocatori, slot { $slot }
solitaire-card = Carta Solitario { $card }
kiwibot-shuffles = Mischiate
    .told = { $who } mischia le sue nove carte Azione e ne mette una da parte.
kiwibot-card = Carta
    .told = { $who } rivela { $card } nello slot { $slot }.
kiwibot-no-fruit = Niente Frutti
    .told = { $who } non ottiene mai Frutti.
kiwibot-cannot-move = Nessun passo
    .told = { $who } non trova un passo per un Kiwi di taglia { $size }.
kiwibot-cannot-feed = Nessun Kiwi da nutrire
    .told = { $who } non trova Kiwi da nutrire.
kiwibot-cannot-build = Nessun esagono per costruire
    .told = { $who } non può costruire: piazza un Kiwi e ottiene un’azione Movimento.
kiwibot-reveals = Rivelati
    .told = { $who } rivela segnalini Dominio: { $markers }.
kiwibot-cannot-mark = Nessun esagono da marcare
    .told = { $who } non può marcare nessun esagono e ottiene invece un segnalino Dominio.
kept-card = Tenuta
    .told = { $who } tiene «{ $card }», che alla fine vale 1 PV.

# Perché no

refused-must-go-on = Devi sceglierne uno.
refused-must-mark = Nell’ultima stagione piazzi quanti più segnalini Dominio possibile.
refused-no-such-piece = Sull’Isola non c’è un pezzo così.
refused-no-such-hex = Sull’Isola non c’è un esagono così.
refused-other-hex = Il { piece-the } non è sull’esagono di cui si tratta.
refused-own-piece = Questo potere spinge via solo avversari.
refused-pusher = Il { piece-the } non può spingere via sé stesso.
refused-too-large = Il { piece-the } è troppo grande: ora si spingono via solo pezzi fino a taglia { $reach }.
refused-no-sea = L’esagono { $hex } non ha lati sul mare.
refused-not-adjacent = L’esagono { $hex } non è adiacente.
refused-same-hex = Il Leader è stato spinto via dall’esagono { $hex }; deve andare altrove.
refused-no-such-flock = Non c’è uno stormo così.
refused-flock-taken = Lo stormo { $flock } è già preso.
refused-no-such-side = Una plancia Stormo ha i lati A e B.
refused-not-outer = L’esagono { $hex } non è un esagono esterno.
refused-cleared = Il Leader ha appena liberato l’esagono { $hex } sul suo cammino; non vi si spinge nulla.
refused-must-pay = Il prezzo va pagato.
refused-no-such-payment = Il prezzo è esattamente { $price }.
refused-not-held = Non hai { $coins }.
refused-not-different = Tutti i Frutti di questo prezzo ({ $price }) devono essere di tipo diverso; un segnalino Dominio vale qualunque tipo.
refused-not-same = Tutti i Frutti di questo prezzo ({ $price }) devono essere identici; un segnalino Dominio vale qualunque tipo.
refused-not-the-pair = Per questo la tua plancia prende solo Frutti di colore { $one } o { $other }, o segnalini Dominio.
refused-no-such-marker = Non c’è un segnalino Dominio così.
refused-no-marker = Non hai segnalini Dominio { $terrain }.
refused-over-limit = Il limite dei Frutti è { $limit }.
refused-no-fruit = Non hai Frutti di colore { $fruit }.
refused-alone = Sull’esagono { $hex } non c’è un tuo pezzo.
refused-not-yours = Il { piece-the } non è tuo.
refused-leader-has-no-tokens = Il Leader non ha segnalini Kiwi e non aumenta mai di taglia.
refused-growing-itself = Il segnalino Kiwi non può venire dallo stesso Kiwi che aumenta di taglia.
refused-largest = Il { piece-the } ha già la taglia massima; esplode solo se viene nutrito.
refused-grown-already = Il { piece-the } sull’esagono { $hex } è già aumentato con questo bonus.
refused-feed-leader = Un Leader non può essere nutrito.
refused-feed-price = Il prezzo in Frutti di tipo diverso è { $price }; hai { $types ->
        [one] { $types } tipo
       *[other] { $types } tipi
    } e { $have ->
        [0] nessun segnalino Dominio
        [one] { $have } segnalino Dominio
       *[other] { $have } segnalini Dominio
    }.
refused-no-token = Per il { piece-whom } non c’è più un segnalino Kiwi.
refused-move-is-due = Le azioni Movimento della carta sono obbligatorie; ancora { $left }.
refused-moved = Il { piece-the } si è già mosso in questo turno.
refused-power-spent = La carta «{ $card }» è già stata usata in questa stagione.
refused-leader-moved = Il tuo Leader si è già mosso in questo turno.
refused-power-impossible = Da qui la carta «{ $card }» non si può usare.
refused-back-at-start = Il Leader deve finire su un esagono diverso da quello di partenza.
refused-out-of-reach = Per questo potere è fuori portata.
refused-swap-leader = Con i Leader non si scambia il posto.
refused-swap-here = Il { piece-the } è sull’esagono del tuo Leader.
refused-not-by-this-power = Questo potere non prende il { piece-whom }.
refused-one-per-hex = Solo un pezzo per esagono; dall’esagono { $hex } ne è già stato spinto via uno.
refused-nest-there = Sull’esagono { $hex } c’è già un Nido.
refused-too-few-kiwis = Sull’esagono { $hex } servono due Kiwi; { $number ->
        [0] non ne hai nessuno.
        [one] ne hai uno, e uno grande conta una volta.
       *[other] ne hai { $number }.
    }
refused-no-dominance = Non hai Dominanza sull’esagono { $hex }: { $strengths }.
refused-no-such-nest = Non c’è un Nido così.
refused-both-built = Hai già costruito entrambi i Nidi di questo tipo: { $kind }.
refused-build-price = In Frutti identici il Nido { $nest } costa { $price }; dello stesso tipo ne hai al massimo { $have } e { $markers ->
        [0] nessun segnalino Dominio
        [one] { $markers } segnalino Dominio
       *[other] { $markers } segnalini Dominio
    }.
refused-no-such-card = Non c’è una carta così.
refused-not-in-hand = La carta { $card } non è nella tua mano.
refused-other-use = La carta { $card } non serve a questo.
refused-cannot-feed = Non c’è un Kiwi che puoi nutrire e pagare.
refused-cannot-build = Ti manca un esagono, un Nido o il prezzo per costruire.
refused-no-nest-bonus = Per questo Nido non c’è un bonus in attesa.
refused-no-such-season-card = Non c’è una carta Stagione così.
refused-no-such-slot = Non c’è uno slot così.
refused-slot-taken = Lo stormo { $flock } ha lo slot { $slot }.
refused-slot-of-last-season = Lo slot { $slot } era tuo la stagione scorsa.
refused-marked = Sull’esagono { $hex } c’è già un segnalino Dominio.
refused-no-token-there = Lì non ci sono segnalini Kiwi.
refused-other-leader = Non è una carta di { $leader }.
refused-not-empty = L’esagono { $hex } non è vuoto.
refused-own-there = Sull’esagono { $hex } c’è già un tuo Kiwi.
refused-no-small-kiwi = Sull’esagono { $hex } non c’è un tuo Kiwi di taglia 1.

# Che cosa porterebbe una mossa

brings-push = poi puoi spingere via: { $pieces }
brings-dominance = { $lord ->
        [you] hai Dominanza sull’esagono { $hex }
        [nobody] nessuno ha Dominanza sull’esagono { $hex }
       *[other] lo stormo { $flock } ha Dominanza sull’esagono { $hex }
    }
brings-spent = { $number ->
        [one] spendi { $number } dei tuoi segnalini Dominio come Frutto
       *[other] spendi { $number } dei tuoi segnalini Dominio come Frutti
    }
