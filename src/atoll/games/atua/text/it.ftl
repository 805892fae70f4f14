# Le parole di Atua.

game-title = Atua
game-blurb = Posa carta su carta e crea un’isola in armonia: pescatori con pesci, cacciatrici con uccelli, canoe sotto le palme e vulcani lontani dal villaggio.
game-length = 30 minuti
game-weight = medio
game-alone = In solitario si gioca contro Tahuma, un rivale che segue regole semplici.

option-inhabitants = Abitanti
option-inhabitants-false = Senza
option-inhabitants-true = Con
option-fate = Tessere destino
option-fate-false = Senza
option-fate-true = Con
option-level = Difficoltà (solitario)
option-level-easy = Facile: Tahuma parte da 20 punti
option-level-medium = Media: Tahuma parte da 28 punti
option-level-hard = Difficile: Tahuma parte da 35 punti
option-level-legendary = Leggendaria: Tahuma parte da 42 punti
option-pile = Pila di Tahuma (solitario)
option-pile-open = Scoperta, con i suoi punti fin qui
option-pile-hidden = Coperta fino alla fine della partita

# Nomi

inhabitant-vaa = Vaa
inhabitant-hina = Hina
inhabitant-niu = Niu
inhabitant-ika = Ika
inhabitant-akroa = Akroa
inhabitant-rua = Rua

fate-fishers = Maggioranza di pescatori
fate-huntresses = Maggioranza di cacciatrici
fate-canoes = Maggioranza di canoe
fate-fish = Maggioranza di pesci
fate-palms = Maggioranza di palme
fate-birds-palms = Maggioranza di uccelli e maggioranza di palme
fate-totems = Maggioranza di totem
fate-beaches = Maggioranza di carte spiaggia
fate-coconuts = Maggioranza di noci di cocco
fate-volcanoes = Maggioranza di vulcani

source-fisher = pescatori e pesci
source-huntress = cacciatrici e uccelli
source-canoe = canoe e palme
source-coconut = noci di cocco
source-totem = totem
source-volcano = vulcani

score = Punti armonia
nobody-won = Vince Tahuma.

tie-coconuts = più noci di cocco
tie-tahuma = Punti e noci di cocco sono pari: allora Tahuma è battuto.
tahuma-points =
    { $ahead ->
        [you] Tahuma è battuto con { $by ->
            [one] un punto
           *[other] { $by } punti
        } di vantaggio, soprattutto in
       *[tahuma] Tahuma è avanti di { $by ->
            [one] un punto
           *[other] { $by } punti
        }, soprattutto in
    } «{ $source }» (+{ $most }).
tahuma-coconuts =
    I punti sono pari. Tahuma ha { $more ->
        [you] meno noci di cocco
       *[tahuma] più noci di cocco
    }: { $his } contro { $own }.
breakdown-start = Punti di partenza
breakdown-fisher = Pescatori e pesci
breakdown-huntress = Cacciatrici e uccelli
breakdown-canoe = Canoe e palme
breakdown-coconut = Noci di cocco
breakdown-totem = Totem
breakdown-volcano = Vulcani
breakdown-inhabitant = Abitante
breakdown-fate = Tessere destino
breakdown-beach-bonus = Bonus spiaggia
breakdown-coconut-bonus = Bonus noci di cocco

nothing = nulla
list = { $first }, { $rest }
some =
    { $what ->
        [fisher] { $n ->
            [0] nessun pescatore
            [one] { $n } pescatore
           *[other] { $n } pescatori
        }
        [fish] { $n ->
            [0] nessun pesce
            [one] { $n } pesce
           *[other] { $n } pesci
        }
        [huntress] { $n ->
            [0] nessuna cacciatrice
            [one] { $n } cacciatrice
           *[other] { $n } cacciatrici
        }
        [bird] { $n ->
            [0] nessun uccello
            [one] { $n } uccello
           *[other] { $n } uccelli
        }
        [canoe] { $n ->
            [0] nessuna canoa
            [one] { $n } canoa
           *[other] { $n } canoe
        }
        [palm] { $n ->
            [0] nessuna palma
            [one] { $n } palma
           *[other] { $n } palme
        }
        [salamander] { $n ->
            [0] nessun totem salamandra
           *[other] { $n } totem salamandra
        }
        [mask] { $n ->
            [0] nessun totem maschera
           *[other] { $n } totem maschera
        }
        [moon] { $n ->
            [0] nessun totem luna
           *[other] { $n } totem luna
        }
        [sun] { $n ->
            [0] nessun totem sole
           *[other] { $n } totem sole
        }
        [turtle] { $n ->
            [0] nessun totem tartaruga
           *[other] { $n } totem tartaruga
        }
        [ray] { $n ->
            [0] nessun totem manta
           *[other] { $n } totem manta
        }
        [shell] { $n ->
            [0] nessun totem conchiglia
           *[other] { $n } totem conchiglia
        }
        [totem] { $n ->
            [0] nessun totem
           *[other] { $n } totem
        }
        [beach] { $n ->
            [0] nessuna carta spiaggia
            [one] { $n } carta spiaggia
           *[other] { $n } carte spiaggia
        }
        [volcano] { $n ->
            [0] nessun vulcano
            [one] { $n } vulcano
           *[other] { $n } vulcani
        }
       *[coconut] { $n ->
            [0] nessuna noce di cocco
            [one] { $n } noce di cocco
           *[other] { $n } noci di cocco
        }
    }
card =
    { $ground ->
        [beach] carta spiaggia
        [volcano] carta vulcano
        [village] carta villaggio
       *[land] carta terraferma
    } ({ $symbols })

# Numeri che stanno in molte frasi

harmony =
    { $points ->
        [0] nessun punto armonia
        [one] { $points } punto armonia
       *[other] { $points } punti armonia
    }
short-points =
    { $points ->
        [0] nessun punto
        [one] { $points } punto
       *[other] { $points } punti
    }
price =
    { $price ->
        [one] { $price } noce di cocco
       *[other] { $price } noci di cocco
    }
costs =
    { $price ->
        [0] gratis
       *[other] costa { price }
    }
supply =
    { $coconuts ->
        [0] non ne hai
       *[other] ne hai { $coconuts }
    }

# Prendere e posare

take-prompt = Quale carta isola prendi? (Giro { $round } di { $rounds })
take = Carta { $position }: { $card }
    .detail =
        { costs }{ $coconuts ->
            [0] {""}
            [one] ; sopra c’è { $coconuts } noce di cocco
           *[other] ; sopra ci sono { $coconuts } noci di cocco
        }
    .told =
        { $who } prende la carta { $position } della fila, una { $card }{ $price ->
            [0] {""}
            [one] , e posa { $price } noce di cocco sulla carta alla sua sinistra
           *[other] , e posa una noce di cocco su ognuna delle { $price } carte alla sua sinistra
        }{ $coconuts ->
            [0] .
            [one] ; riceve anche { $coconuts } noce di cocco che stava lì sopra.
           *[other] ; riceve anche { $coconuts } noci di cocco che stavano lì sopra.
        }
left-out = La carta non si può posare sull’isola di { $who } ed esce dal gioco.
filled = Dalla pila { $stack } arriva nella fila una { $card }.

place-prompt = Dove posi la { $card }?
place-side =
    { $side ->
        [north] a nord del villaggio
        [north-east] a nord-est del villaggio
        [east] a est del villaggio
        [south-east] a sud-est del villaggio
        [south] a sud del villaggio
        [south-west] a sud-ovest del villaggio
        [west] a ovest del villaggio
        [north-west] a nord-ovest del villaggio
       *[on] sul villaggio
    }
place =
    Posala { place-side }{ $turn ->
        [0] {""}
       *[other] , girata di { $turn }°
    }: { covers }
    .told = { $who } posa la carta { place-side } e copre { $covered }.
covers = copre { $covered }
new-volcano =
    { $points ->
        [0] { $why ->
            [far] Il nuovo vulcano è oltre il righello dei vulcani: nessun punto.
           *[near] Il nuovo vulcano è troppo vicino al villaggio: nessun punto.
        }
       *[other] Per il nuovo vulcano il righello dei vulcani segna { short-points }.
    }
beach-then =
    { $covers }; { $cards ->
        [0] poi non hai più spiagge
        [one] la tua spiaggia più lunga sarà di { $cards } carta
       *[other] la tua spiaggia più lunga sarà di { $cards } carte
    }
too-many-then = { $said }; { $some } di troppo, quindi { $source } non darebbero nulla
longest-beach =
    { $cards ->
        [0] { $who } non ha più spiagge.
        [one] La spiaggia più lunga di { $who } è ora di { $cards } carta.
       *[other] La spiaggia più lunga di { $who } è ora di { $cards } carte.
    }

refused-star = La stella del villaggio o di un vulcano non si può coprire.
refused-cut =
    { $symbol ->
        [fisher] Un pescatore sarebbe coperto
        [fish] Un pesce sarebbe coperto
        [huntress] Una cacciatrice sarebbe coperta
        [bird] Un uccello sarebbe coperto
        [canoe] Una canoa sarebbe coperta
        [palm] Una palma sarebbe coperta
       *[other] Un totem sarebbe coperto
    } solo in parte. Copri un simbolo del tutto o per niente.
refused-none = Bisogna coprire del tutto almeno un simbolo.
refused-end = Un’estremità di spiaggia toccherebbe terraferma o mare. Deve sporgere dall’isola o unirsi a un’altra spiaggia.
refused-sea = Il mare toccherebbe la terraferma. In mezzo deve esserci una spiaggia.
refused-no-such-card =
    { $cards ->
        [one] C’è solo { $cards } carta tra cui scegliere.
       *[other] Ci sono solo { $cards } carte tra cui scegliere.
    }
refused-too-dear = Questa carta costa { price }; { supply }.
refused-no-place = Questa carta non si può posare sulla tua isola.

# Tessere

buy-prompt =
    Compri una tessera destino? ({ $coconuts ->
        [0] Non hai noci di cocco
        [one] Hai { $coconuts } noce di cocco
       *[other] Hai { $coconuts } noci di cocco
    }.)
buy-nothing = Non comprare nulla
    .told = { $who } non compra tessere destino.
buy =
    { $tile }: { $gain ->
        [one] { $gain } punto
       *[other] { $gain } punti
    }{ $one ->
        [0] {""}
       *[other] , { $one } con una sola delle due maggioranze
    }, altrimenti { $loss ->
        [one] { $loss } punto
       *[other] { $loss } punti
    } in meno
    .detail =
        { costs }; per ora { $now ->
            [one] { $now } punto
           *[other] { $now } punti
        }{ $way ->
            [loss] {" "}in meno
           *[gain] {""}
        }
    .told =
        { $who } compra la tessera destino «{ $tile }»{ $price ->
            [0] .
            [one] {" "}e posa { $price } noce di cocco sulla prima carta della fila.
           *[other] {" "}e posa { $price } noci di cocco sulle carte della fila, da sinistra a destra.
        }
refused-no-such-tile = Questa tessera destino non è in gioco.
refused-tile-sold = Questa tessera destino è già stata comprata.
refused-tile-too-dear = Questa tessera destino costa { price }; { supply }.

reveal-prompt =
    Giochi { $name } adesso? ({ $n ->
        [one] { $n } punto
       *[other] { $n } punti
    } ogni due { in-row } nella fila)
in-row =
    { $what ->
        [fisher] pescatori
        [fish] pesci
        [huntress] cacciatrici
        [bird] uccelli
        [canoe] canoe
        [palm] palme
        [totem] totem
        [beach] carte spiaggia
       *[volcano] vulcani
    }
keep = Non ancora
    .told = { $who } tiene coperto l’abitante.
reveal = Gioca { $name }
    .detail = subito { short-points }, d’ora in poi in più { $adds }
    .told =
        { $who } gioca { $name }: { $points ->
            [0] nessun punto armonia, perché nella fila non ci sono due { in-row };
           *[other] subito { harmony } ({ in-row } nella fila),
        } d’ora in poi in più { $adds }.
refused-no-such-answer = Scegli una delle risposte proposte.

# Valutazione

stack-empty = La pila { $stack } è vuota: segue una valutazione intermedia.
score-prompt =
    Valutazione intermedia: la pila { $stack } è vuota. { $n ->
        [one] Quale fonte valuti?
       *[other] Quali { $n } fonti valuti?
    } Le fonti sono i sei riquadri accanto alla tua isola; ognuna si valuta una volta per partita, per quanto vale in quel momento.
score-sources = Valuta { $sources }
    .detail =
        { $n ->
            [one] { short-points }
           *[other] { $each } = { short-points }
        }
    .told =
        { $last ->
            [yes] { $n ->
                [one] { $who } valuta l’ultima fonte.
               *[other] { $who } valuta le ultime { $n } fonti.
            }
           *[no] { $n ->
                [one] { $who } ha scelto una fonte.
               *[other] { $who } ha scelto { $n } fonti.
            }
        }
counted =
    { $who } valuta { $source }: { harmony }{ $points ->
        [0] { $why ->
            [too-many] {" "}({ $need }, ma { $have })
            [none] {" "}({ $need })
            [totem] {" "}(conta al massimo 1 totem)
            [volcano] {" "}(nessun vulcano alla distanza giusta)
           *[coconut] {" "}(nessuna noce di cocco)
        }
       *[other] {""}
    }.
refused-no-such-source = Le fonti da valutare sono sei.
refused-other-number =
    { $n ->
        [one] Ora si valuta esattamente una fonte.
       *[other] Ora si valutano esattamente { $n } fonti.
    }
refused-scored = Questa fonte è già stata valutata: { $source }.

# Valutazione finale

fate-scored =
    Tessera destino «{ $tile }»: { $led ->
        [all] { $who } ha la maggioranza: { harmony }.
        [one] { $who } ha una sola delle due maggioranze: { harmony }.
       *[none] { $who } non ha la maggioranza: { harmony } in meno.
    }
beach-bonus =
    Bonus spiaggia: con { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    } { $who } ha la spiaggia più lunga: { harmony }.
beach-bonus-lost =
    { $cards ->
        [one] { $who } non riceve il bonus spiaggia, perché la spiaggia di Tahuma è di { $cards } carta.
       *[other] { $who } non riceve il bonus spiaggia, perché la spiaggia di Tahuma è di { $cards } carte.
    }
beach-bonus-nobody = Nessuno ha una spiaggia: il bonus spiaggia non va a nessuno.
coconut-bonus =
    Bonus noci di cocco: con { $coconuts ->
        [one] { $coconuts } noce di cocco
       *[other] { $coconuts } noci di cocco
    } { $who } ne ha più di tutti: { harmony }.
coconut-bonus-nobody = Nessuno ha noci di cocco: il bonus non va a nessuno.
total = Totale di { $who }: { harmony }.
victory =
    { $shared ->
        [yes] { $who } condivide la vittoria.
       *[no] { $who } vince la partita.
    }

# In solitario

drawn = Dalla pila { $stack } si scoprono due carte: a sinistra una { $left }, a destra una { $right }.
pick-prompt = Quale carta prendi? (Turno { $turn } di { $turns })
pick-left = Sinistra: { $card }
    .detail = costa 1 noce di cocco
    .told = { $who } prende la carta a sinistra, una { $card }, e posa 1 noce di cocco sulla capanna.
pick-right = Destra: { $card }
    .detail =
        { $hut ->
            [empty] gratis; la capanna è vuota
           *[full] dà 1 noce di cocco
        }
    .told =
        { $who } prende la carta a destra, una { $card }{ $hut ->
            [empty] ; la capanna è vuota e non dà noci di cocco.
           *[full] , e riceve 1 noce di cocco dalla capanna.
        }
refused-left = La carta a sinistra costa 1 noce di cocco; non ne hai.
leave-prompt = Che ne è dell’altra carta, la { $card }?
give = Lasciala a Tahuma
    .told = L’altra carta, una { $card }, va coperta sulla pila di Tahuma.
discard = Scartala
    .detail = { costs }
    .told = { $who } posa { price } sulla capanna e scarta l’altra carta, una { $card }.
refused-discard = Scartare costa { price }; { supply }.
sheet-line = { $line } { $points }
sheet-start = punti di partenza
sheet-beach-bonus = bonus spiaggia
tahuma-sheet = La pila di Tahuma si scopre e si valuta: { $lines }.
tahuma-total =
    Tahuma ha in tutto { harmony }. { $won ->
        [yes] { $who } vince la partita.
       *[no] Tahuma vince la partita.
    }

# Che cosa porterebbe una mossa, prima di farla.
brings-bonus = il { $bonus ->
    [beach] bonus spiaggia
   *[coconut] bonus noci di cocco
} { $way ->
    [gained] (+{ $points }) sarà tuo
    [nobody] (−{ $points }) non sarà di nessuno
   *[lost] (−{ $points }) va a { $who }
}
