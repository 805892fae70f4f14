# Le parole di Kiwi Chow Down.

game-title = Kiwi Chow Down
game-blurb = Stormi affamati si contendono un'isola: nutrite i Kiwi finché scoppiano, spingete gli altri in mare, costruite Nidi e marcate il territorio.
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

# Nomi

kiwibot = Il Kiwibot

fruit-red = rosso
fruit-green = verde
fruit-yellow = giallo
fruit-blue = blu

terrain-flower = fiore
terrain-grass = erba
terrain-mountain = montagna
terrain-sand = sabbia

section-bloom = Fioritura
section-meadow = Prato
section-ridge = Cresta
section-shore = Riva

flock-red = rosso
flock-green = verde
flock-purple = viola
flock-yellow = giallo

# I pezzi prendono il nome dal colore del posto.
owner-0 = blu
owner-1 = arancione
owner-2 = verde
owner-3 = rosa

kind-tree = Albero
kind-lookout = Vedetta
kind-cave = Caverna
nest-tree-1 = Albero
nest-tree-2 = secondo Albero
nest-lookout-1 = Vedetta
nest-lookout-2 = seconda Vedetta
nest-cave-1 = Caverna
nest-cave-2 = seconda Caverna

card-move = Movimento
card-feed = Nutrimento
card-build = Costruzione
card-wild-fruit = Jolly (Frutti)
card-wild-kiwis = Jolly (Kiwi)
card-wild-marker = Jolly (Dominio)

leader-chopan = Chopan
leader-karaka = Karaka
leader-mekko = Mekko
leader-pango = Pango
leader-tui = Tui
leader-ninka = Ninka
leader-bombo = Bombo
leader-rukka = Rukka

leader-card-headlong-charge = Carica a testa bassa
leader-card-belly-slide = Scivolata di pancia
leader-card-roundhouse = Calcio rotante
leader-card-parting-kick = Calcio d'addio
leader-card-rocket-hop = Salto a razzo
leader-card-long-burn = Lunga spinta
leader-card-steamroller = Rullo compressore
leader-card-ground-swell = Onda di terra
leader-card-call-to-arms = Chiamata a raccolta
leader-card-escort = Scorta
leader-card-shadow-swap = Scambio d'ombra
leader-card-smoke-bomb = Bomba fumogena
leader-card-belly-blast = Colpo di pancia
leader-card-aftershock = Scossa
leader-card-undertow = Risucchio
leader-card-shore-patrol = Ronda costiera

power-headlong-charge = Tre esagoni in linea retta; spingi via tutto dai due esagoni attraversati.
power-belly-slide = Due esagoni in linea retta; spingi via tutto dall'esagono attraversato, poi fino a 1 pezzo all'arrivo.
power-roundhouse = Un passo; poi spingi via da lì fino a 3 pezzi.
power-parting-kick = Spingi via fino a 3 pezzi dal tuo esagono, poi un passo.
power-rocket-hop = Salta a distanza 2 esatta; poi spingi via da lì fino a 2 pezzi.
power-long-burn = Salta a distanza 3 esatta; poi spingi via da lì fino a 1 pezzo.
power-steamroller = Da uno a tre passi; dopo ognuno spingi via fino a 1 pezzo dall'esagono raggiunto.
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

tie-kiwis-3 = più kiwi di taglia 3
tie-kiwis-2 = più kiwi di taglia 2
tie-kiwis-1 = più kiwi di taglia 1
tie-markers = più segnalini non usati
breakdown-markers = Segnalini Dominio sull'Isola
breakdown-nests = Nidi della seconda riga
breakdown-season-cards = Carte Stagione
breakdown-kept-cards = Carte Stagione tenute
breakdown-spare-markers = Ogni tre segnalini Dominio avanzati

# Parti di frasi

hex = { $terrain } { $at }
piece-kiwi = Kiwi taglia { $size } ({ $flock })
piece-leader = Leader ({ $flock })
the-sea = il mare
nothing = niente
nobody-there = non c'è nessuno
strength = { $flock } { $number }
list-more = { $first }, { $rest }
list-last = { $first } e { $rest }
some-fruit = { $number ->
        [one] { $number } { $colour ->
            [red] rosso
            [green] verde
            [yellow] giallo
           *[blue] blu
        }
       *[other] { $number } { $colour ->
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
slot-price = { $markers ->
        [0] { $fruit } Frutto
       *[other] { $fruit } Frutto e { $markers } segnalino Dominio
    }

bonus-fruit = { $number ->
        [one] { $number } Frutto
       *[other] { $number } Frutti
    }
bonus-marker = { $number ->
        [one] { $number } segnalino Dominio
       *[other] { $number } segnalini Dominio
    }
bonus-place = { $number ->
        [one] { $number } nuovo Kiwi
       *[other] { $number } nuovi Kiwi
    }
bonus-increase = { $number ->
        [one] { $number } tuo Kiwi cresce
       *[other] { $number } tuoi Kiwi crescono
    }
bonus-feed = { $number } azione Nutrimento
bonus-move = { $number } azione Movimento
bonus-build = { $number } azione Costruzione
bonus-vp = { $number ->
        [one] { $number } punto
       *[other] { $number } punti
    }
bonus-return-marker = rendi { $number ->
        [one] { $number } segnalino Dominio
       *[other] { $number } segnalini Dominio
    }
bonus-remove-token = togli dall'Isola { $number ->
        [one] { $number } tuo segnalino Kiwi
       *[other] { $number } tuoi segnalini Kiwi
    }

# Preparazione

choose-side-a = Giocare il lato A: stormi tutti uguali
    .told = { $who } gioca il lato A della plancia Stormo.
choose-side-b = Giocare il lato B: { $power }
    .told = { $who } gioca il lato B della plancia Stormo.
choose-side-prompt = Quale lato della tua plancia Stormo giochi?
choose-leader = { $card }: { $effect }
    .told = { $who } si affida a { $leader } e a «{ $card }».
    .detail = { $leader }
choose-leader-prompt = Il tuo Leader è { $leader }. Quale di queste carte tieni?
set-leader = Leader e due Kiwi su { $hex }
    .told = { $who } mette il Leader e due Kiwi su { $hex }.
set-leader-prompt = Dove cominciano il tuo Leader e due Kiwi?
set-kiwi = Un Kiwi su { $hex }
    .told = { $who } mette un Kiwi su { $hex }.
set-kiwi-prompt = Dove comincia il prossimo Kiwi? (ancora { $left })
set-grown = Il Kiwi su { $hex } comincia con taglia 2
    .told = { $who } comincia con un Kiwi di taglia 2 su { $hex }.
set-grown-prompt = Quale Kiwi comincia con taglia 2? (ancora { $left })

take-slot = { $effect ->
        [gain] Posto { $slot }: ottieni { $bonus }
        [pay] Posto { $slot }: paga { $price }
       *[none] Posto { $slot }
    }
    .told = { $who } prende il posto { $slot } dell'ordine di turno.
take-slot-prompt = Quale posto dell'ordine di turno prendi?

# Stagioni

new-season = Comincia la stagione { $number }.
    .told = Comincia la stagione { $number }. Primo di turno: { $who }.
nest-bonus = { $nest }: { $bonus }
    .told = { $who } prende il bonus del Nido { $nest }: { $bonus }.
nest-bonus-prompt = Quale bonus dei Nidi viene ora?
won-card = { $card }: { $bonus }
    .told = { $who } è in testa per «{ $card }»: { $bonus }.
right-side = { $card }: { $bonus }
    .told = { $who } prende il lato destro di «{ $card }»: { $bonus }.
choose-prize = { $card }: { $bonus }
    .told = { $who } ha vinto entrambe le carte Stagione e prende «{ $card }»: { $bonus }.
    .detail = il Kiwibot ottiene { $other }
choose-prize-prompt = Hai vinto entrambe le carte Stagione. Quale bonus prendi?

# Carte

play-card = { $card }
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
play-bonus = { $card } per il bonus
    .told = { $who } gioca { $card } per { $bonus }.
    .detail = { $bonus }
play-down = { $card } coperta
    .told = { $who } gioca una carta coperta.
    .detail = 1 Frutto
play-card-prompt = Gioca la tua carta numero { $number } di questa stagione.

# Nutrimento

feed = { $size ->
        [3] Nutri { $piece } su { $hex } finché scoppia
       *[other] Nutri { $piece } su { $hex }
    }
    .detail = { $price } Frutti diversi per { $markers ->
        [one] { $markers } segnalino Dominio
       *[other] { $markers } segnalini Dominio
    }; { $own ->
        [yes] scopri
       *[no] il suo stormo scopre
    }: { $bonus }
feed-stop = Non nutrire nessuno
feed-prompt = { $bonus ->
        [yes] Quale Kiwi nutri? (Un bonus: puoi rinunciare.)
       *[no] Quale Kiwi nutri?
    }
fed = Nutrito
    .told = { $who } nutre { $piece } su { $hex }.
exploded = Scoppiato
    .told = { $who } nutre { $piece } su { $hex } finché scoppia!
grew = Cresciuto
    .told = { $source ->
        [track] { $piece } su { $hex } cresce a taglia { $grown } con un segnalino Kiwi dal tracciato.
       *[reserve] { $piece } su { $hex } cresce a taglia { $grown } con un segnalino Kiwi dalla Riserva.
    }

# Movimento e spinte

move = { $piece } su { $hex }
move-stop = Basta movimenti
move-prompt = { $must ->
        [yes] Chi si muove? (Azioni Movimento: { $left })
       *[no] Chi si muove? (Azioni Movimento: { $left }; puoi fermarti.)
    }
use-power = Potere di { $leader }: { $card }
    .told = { $who } usa il potere di { $leader }: «{ $card }».
    .detail = { $effect }
move-to = Verso { $hex }
    .told = { $who } muove { $piece } da { $from } a { $hex }.
move-to-prompt = Dove va { $piece } da { $hex }?
extra-move-stop = Non comprare altri movimenti
extra-move-prompt = Paghi { $price } Frutti dei due colori della tua plancia per un altro movimento?
push = Spingi { $piece }
push-stop = Non spingere altri
push-prompt = Chi spingi via da { $hex }? (fino a { $left })
push-all-prompt = Da { $hex } deve andare via tutto. Chi spingi ora?
push-to = Verso { $hex }
    .told = { $who } spinge { $piece } da { $from } a { $hex }.
push-off = Fuori dall'Isola
    .told = { $who } spinge { $piece } da { $from } fuori dall'Isola.
    .detail = { $size ->
        [one] { $size } segnalino Kiwi alla Riserva ({ $flock })
       *[other] { $size } segnalini Kiwi alla Riserva ({ $flock })
    }
push-leader-off = Fuori dall'Isola
    .told = { $who } spinge { $piece } da { $from } fuori dall'Isola.
    .detail = lo rimetti su un altro esagono esterno
push-to-prompt = Dove spingi { $piece } da { $hex }?
set-back = Di nuovo su { $hex }
    .told = { $who } rimette { $piece } su { $hex }.
set-back-prompt = Su quale esagono esterno metti il Leader ({ $flock })?

# Poteri dei Leader

travel = Verso { $hex }
    .told = { $who } porta il Leader su { $hex }.
travel-stop = Resta qui
travel-prompt = Dove va il tuo Leader?
travel-walk-prompt = Dove va il tuo Leader? (ancora fino a { $left } passi)
swap-with = Scambia il posto con { $piece } su { $hex }
    .told = { $who } scambia il posto del Leader con { $piece } su { $hex }.
swap-with-prompt = Con quale Kiwi scambia il posto il tuo Leader?
pull-kiwi = Attira { $piece } da { $hex }
    .told = { $who } attira { $piece } da { $hex } verso il Leader.
pull-kiwi-stop = Non attirare altri
pull-kiwi-prompt = Quale Kiwi va dal tuo Leader? (fino a { $left })
carry-kiwi = Porta con te { $piece }
    .told = { $who } porta con sé { $piece }.
carry-kiwi-stop = Non portare altri
carry-kiwi-prompt = Quale Kiwi va con il tuo Leader? (fino a { $left })
repel-piece = Spingi { $piece } da { $hex } verso { $to }
    .told = { $who } spinge { $piece } da { $hex } verso { $to }.
repel-piece-stop = Non spingere altri
repel-piece-prompt = Chi spingi in linea retta via dal tuo Leader? (fino a { $left })

# Costruzione

build = Costruisci su { $hex }
build-stop = Non costruire
build-prompt = { $bonus ->
        [yes] Dove costruisci? (Un bonus: puoi rinunciare.)
       *[no] Dove costruisci?
    }
build-nest = { $nest }: { $placement }
    .detail = { $price } Frutti di un colore; ogni stagione { $season }
build-nest-prompt = Quale Nido costruisci su { $hex }?
built = Costruito
    .told = { $who } costruisce su { $hex }: { $nest }.

# Pagare

pay = Paga { $price }
    .told = { $who } paga { $price }.
pay-different-prompt = Paga { $price } Frutti di colori diversi.
pay-same-prompt = Paga { $price } Frutti di un colore.
pay-any-prompt = Frutti da pagare: { $price }.
pay-marker = Un segnalino Dominio { $terrain }
    .told = { $who } rende un segnalino Dominio coperto.
    .detail = ne hai { $have }
pay-marker-prompt = Quale segnalino Dominio dai? (ancora { $left })
choose-marker = Rendi un segnalino Dominio { $terrain }
    .told = { $who } ha pescato un segnalino Dominio in più e ne rende uno coperto.
    .detail = ne hai { $have }
choose-marker-prompt = Quale segnalino Dominio torna nel sacchetto?
return-marker = Rendi un segnalino Dominio { $terrain }
    .told = { $who } rende un segnalino Dominio coperto.
    .detail = ne hai { $have }
return-marker-prompt = Quale segnalino Dominio torna nel sacchetto? (ancora { $left })
return-fruit = Rendi un Frutto { $fruit }
    .told = { $who } rende un Frutto { $fruit }.
    .detail = ne hai { $have }
return-fruit-prompt = Puoi tenere { $limit } Frutti. Quale rendi? (ancora { $left })

# Bonus e segnalini Kiwi

gained-fruit = Frutti
    .told = { $who } pesca Frutti: { $fruit }.
gained-markers = Segnalini Dominio
    .told = { $number ->
        [0] { $who } non trova segnalini Dominio nel sacchetto.
        [one] { $who } pesca { $number } segnalino Dominio.
       *[other] { $who } pesca { $number } segnalini Dominio.
    }
gained-points = Punti
    .told = { $number ->
        [one] { $who } ottiene { $number } punto.
       *[other] { $who } ottiene { $number } punti.
    }
uncovered = Scoperto
    .told = { $who } scopre un bonus: { $bonus }.
place-token = Un nuovo Kiwi su { $hex }
    .told = { $source ->
        [track] { $who } piazza un Kiwi dal tracciato su { $hex }.
       *[reserve] { $who } piazza un Kiwi dalla Riserva su { $hex }.
    }
place-token-prompt = Dove va il nuovo Kiwi? (ancora { $left })
take-token = Un segnalino Kiwi di { $piece } su { $hex }
    .told = { $who } prende un segnalino Kiwi di { $piece } su { $hex }.
take-token-stop = Non prenderne
take-token-prompt = { $purpose ->
        [place] Quale segnalino Kiwi togli dall'Isola per piazzarlo di nuovo?
        [mark] Quale segnalino Kiwi togli dall'Isola per il tuo segnalino Dominio?
       *[other] Quale segnalino Kiwi togli dall'Isola per il Kiwi che cresce?
    }
increase = { $piece } su { $hex } cresce
    .told = { $who } fa crescere { $piece } su { $hex }.
increase-stop = Non far crescere nessuno
increase-prompt = Quale tuo Kiwi cresce? (ancora { $left })
remove-token = Un segnalino Kiwi di { $piece } su { $hex }
    .told = { $who } perde un segnalino Kiwi di { $piece } su { $hex }.
remove-token-prompt = Quale segnalino Kiwi lascia l'Isola? (ancora { $left })

# Marcare il territorio

mark = Marca { $hex }
    .told = { $who } marca { $hex }.
    .detail = { $price ->
        [0] 1 punto
       *[other] 1 punto per { $price } Frutto
    }
mark-stop = Non marcare altro
mark-prompt = { $which ->
        [every] Quale esagono marchi? (Quanti più puoi.)
        [second] Paghi per un secondo segnalino Dominio?
       *[first] Quale esagono marchi in questa stagione?
    }
mark-from-track = Un segnalino Kiwi dal tracciato
    .told = { $who } mette sul segnalino Dominio un segnalino Kiwi dal tracciato.
    .detail = ancora { $track }; il suo bonus è perso
mark-from-reserve = Un segnalino Kiwi dalla Riserva
    .told = { $who } mette sul segnalino Dominio un segnalino Kiwi dalla Riserva.
    .detail = ancora { $reserve }
mark-token-prompt = Quale segnalino Kiwi va sul segnalino Dominio?

# Il Kiwibot

kiwibot-card = Carta
    .told = { $who } rivela { $card } nello slot { $slot }.
kiwibot-cannot-feed = Nessun Kiwi da nutrire
    .told = { $who } non trova Kiwi da nutrire.
kiwibot-cannot-build = Nessun esagono per costruire
    .told = { $who } non può costruire: piazza un Kiwi e si muove.
kiwibot-reveals = Rivelati
    .told = { $who } ha rivelato segnalini Dominio: { $markers }.

# Perché no

refused-must-go-on = Devi sceglierne uno.
refused-no-such-piece = Sull'Isola non c'è un pezzo così.
refused-no-such-hex = Sull'Isola non c'è un esagono così.
refused-other-hex = { $piece } non è sull'esagono di cui si tratta.
refused-own-piece = Questo potere spinge solo avversari.
refused-pusher = { $piece } non può spingere sé stesso.
refused-too-large = { $piece } è troppo grande: ora si spingono solo pezzi fino a taglia { $reach }.
refused-no-sea = { $hex } non ha lati sul mare.
refused-not-adjacent = { $hex } non è adiacente.
refused-same-hex = Il Leader è stato spinto da { $hex }; deve andare altrove.
refused-no-such-side = Una plancia Stormo ha i lati A e B.
refused-not-outer = { $hex } non è un esagono esterno.
refused-cleared = Il Leader ha appena liberato { $hex } sul suo cammino; non vi si spinge nulla.
refused-must-pay = Il prezzo va pagato.
refused-no-such-payment = Il prezzo è esattamente { $price }.
refused-not-held = Non hai { $price }.
refused-not-different = I { $price } Frutti devono essere di colori diversi; un segnalino Dominio vale ogni colore.
refused-not-same = I { $price } Frutti devono essere di un colore; un segnalino Dominio vale ogni colore.
refused-not-the-pair = Per questo la tua plancia prende solo Frutti { $one } e { $other }, o segnalini Dominio.
refused-no-such-marker = Non c'è un segnalino Dominio così.
refused-no-marker = Non hai segnalini Dominio { $terrain }.
refused-over-limit = Non puoi tenere più di { $limit } Frutti.
refused-no-fruit = Non hai Frutti { $fruit }.
refused-alone = Su { $hex } non c'è un tuo pezzo.
refused-not-yours = { $piece } non è tuo.
refused-leader-has-no-tokens = Il Leader non ha segnalini Kiwi e non cresce mai.
refused-growing-itself = Il segnalino Kiwi non può venire dal Kiwi stesso che cresce.
refused-largest = { $piece } è già al massimo; scoppia solo se nutrito.
refused-grown-already = { $piece } su { $hex } è già cresciuto con questo bonus.
refused-feed-leader = Un Leader non può essere nutrito.
refused-feed-price = Servono { $price } Frutti diversi; hai { $types ->
        [one] { $types } colore
       *[other] { $types } colori
    } e { $have ->
        [one] { $have } segnalino Dominio
       *[other] { $have } segnalini Dominio
    }.
refused-no-token = Per { $piece } non c'è più un segnalino Kiwi.
refused-move-is-due = I movimenti della carta sono obbligatori; ancora { $left }.
refused-moved = { $piece } si è già mosso in questo turno.
refused-power-spent = «{ $card }» è già stato usato in questa stagione.
refused-leader-moved = Il tuo Leader si è già mosso in questo turno.
refused-power-impossible = «{ $card }» da qui non è possibile.
refused-back-at-start = Il Leader deve finire su un esagono diverso da quello di partenza.
refused-out-of-reach = Per questo potere è fuori portata.
refused-swap-leader = Con i Leader non si scambia.
refused-swap-here = { $piece } è sull'esagono del tuo Leader.
refused-not-by-this-power = Questo potere non prende { $piece }.
refused-one-per-hex = Solo un pezzo per esagono; { $hex } ha già dato.
refused-nest-there = Su { $hex } c'è già un Nido.
refused-too-few-kiwis = Su { $hex } servono due Kiwi; ne hai { $number }, e uno grande conta una volta.
refused-no-dominance = Non hai Dominanza su { $hex }: { $strengths }.
refused-no-such-nest = Non c'è un Nido così.
refused-both-built = Hai già costruito entrambi i Nidi di questo tipo: { $kind }.
refused-build-price = { $nest } costa { $price } Frutti di un colore; hai al massimo { $have } di un colore e { $markers ->
        [one] { $markers } segnalino Dominio
       *[other] { $markers } segnalini Dominio
    }.
refused-no-such-card = Non c'è una carta così.
refused-not-in-hand = { $card } non è nella tua mano.
refused-other-use = { $card } non serve a questo.
refused-cannot-feed = Non c'è un Kiwi che puoi nutrire e pagare.
refused-cannot-build = Ti manca un esagono, un Nido o il prezzo per costruire.
refused-no-nest-bonus = Per questo Nido non c'è un bonus in attesa.
refused-no-such-season-card = Non c'è una carta Stagione così.
refused-no-such-slot = Non c'è un posto così.
refused-slot-taken = Lo stormo { $flock } ha il posto { $slot }.
refused-slot-of-last-season = Il posto { $slot } era tuo la stagione scorsa.
refused-slot-price = Non puoi pagare { $price } per il posto { $slot }.
refused-marked = Su { $hex } c'è già un segnalino Dominio.
refused-no-token-there = Lì non ci sono segnalini Kiwi.
refused-other-leader = Non è una carta di { $leader }.
refused-not-empty = { $hex } non è vuoto.
refused-own-there = Su { $hex } c'è già un tuo Kiwi.
refused-no-small-kiwi = Su { $hex } non c'è un tuo Kiwi di taglia 1.
