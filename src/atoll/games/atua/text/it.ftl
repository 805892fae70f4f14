# Le parole di Atua.

game-title = Atua
game-blurb = Posa carta su carta e costruisci un’isola in armonia: pescatori con pesci, cacciatrici con uccelli, canoe sotto le palme e vulcani lontani dal villaggio.
game-length = 30 minuti
game-weight = leggero
game-alone = Da soli si gioca contro Tahuma, un rivale che segue regole semplici.

option-inhabitants = Abitanti
option-inhabitants-false = Senza
option-inhabitants-true = Con
option-fate = Tessere destino
option-fate-false = Senza
option-fate-true = Con
option-level = Tahuma, solo da soli
option-level-easy = Facile: 20 punti di vantaggio
option-level-medium = Medio: 28 punti di vantaggio
option-level-hard = Difficile: 35 punti di vantaggio
option-level-legendary = Leggendario: 42 punti di vantaggio

# Nomi

inhabitant-vaa = Vaa
inhabitant-hina = Hina
inhabitant-niu = Niu
inhabitant-ika = Ika
inhabitant-akroa = Akroa
inhabitant-rua = Rua

fate-fishers = Più pescatori
fate-huntresses = Più cacciatrici
fate-canoes = Più canoe
fate-fish = Più pesci
fate-palms = Più palme
fate-birds-palms = Più uccelli e più palme
fate-totems = Più totem
fate-beaches = Più carte spiaggia
fate-coconuts = Più noci di cocco
fate-volcanoes = Più vulcani

source-fisher = pescatori e pesci
source-huntress = cacciatrici e uccelli
source-canoe = canoe e palme
source-coconut = noci di cocco
source-totem = totem
source-volcano = vulcani

nobody-won = Vince Tahuma.

tie-coconuts = più noci di cocco
breakdown-start = Inizio
breakdown-fisher = Pescatori e pesci
breakdown-huntress = Cacciatrici e uccelli
breakdown-canoe = Canoe e palme
breakdown-coconut = Noci di cocco
breakdown-totem = Totem
breakdown-volcano = Vulcani
breakdown-inhabitant = Abitante
breakdown-fate = Tessere destino
breakdown-beach-bonus = Bonus spiaggia
breakdown-coconut-bonus = Bonus cocco

nothing = nulla
list = { $first }, { $rest }
some =
    { $what ->
        [fisher] { $n ->
            [one] { $n } pescatore
           *[other] { $n } pescatori
        }
        [fish] { $n ->
            [one] { $n } pesce
           *[other] { $n } pesci
        }
        [huntress] { $n ->
            [one] { $n } cacciatrice
           *[other] { $n } cacciatrici
        }
        [bird] { $n ->
            [one] { $n } uccello
           *[other] { $n } uccelli
        }
        [canoe] { $n ->
            [one] { $n } canoa
           *[other] { $n } canoe
        }
        [palm] { $n ->
            [one] { $n } palma
           *[other] { $n } palme
        }
        [salamander] { $n } totem salamandra
        [mask] { $n } totem maschera
        [moon] { $n } totem luna
        [sun] { $n } totem sole
        [turtle] { $n } totem tartaruga
        [ray] { $n } totem razza
        [shell] { $n } totem conchiglia
        [totem] { $n } totem
        [beach] { $n ->
            [one] { $n } carta spiaggia
           *[other] { $n } carte spiaggia
        }
        [volcano] { $n ->
            [one] { $n } vulcano
           *[other] { $n } vulcani
        }
       *[coconut] { $n ->
            [one] { $n } noce di cocco
           *[other] { $n } noci di cocco
        }
    }
card =
    { $ground ->
        [beach] carta spiaggia
        [volcano] carta vulcano
       *[land] carta terra
    } ({ $symbols })

# Prendere e posare

take-prompt = Quale carta prendi? (Round { $round } di { $rounds }.)
take = Carta { $position }: { $card }
    .detail =
        { $price ->
            [0] gratis
            [one] costa { $price } noce di cocco
           *[other] costa { $price } noci di cocco
        }{ $coconuts ->
            [0] {""}
           *[other] , ne dà { $coconuts }
        }
    .told =
        { $who } prende la carta { $position }, una { $card }{ $price ->
            [0] {""}
            [one] , per { $price } noce di cocco
           *[other] , per { $price } noci di cocco
        }{ $coconuts ->
            [0] .
            [one] , e riceve { $coconuts } noce di cocco.
           *[other] , e riceve { $coconuts } noci di cocco.
        }
left-out = La carta non sta da nessuna parte sull’isola di { $who } ed esce dal gioco.
filled = Nella fila arriva una { $card }.

place-prompt = Dove va la { $card }?
place = Posala a { $x },{ $y }, girata di { $turn }°
    .detail = copre { $covered }
    .told = { $who } posa la carta a { $x },{ $y } e copre { $covered }.

refused-star = La stella del villaggio o di un vulcano deve restare visibile.
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
refused-none = Almeno un simbolo deve essere coperto del tutto.
refused-end = Una spiaggia finirebbe contro terra o mare. Le estremità devono sporgere sul tavolo vuoto o incontrare un’altra spiaggia.
refused-sea = Il mare toccherebbe la terra. In mezzo deve esserci una spiaggia.
refused-no-such-card = Ci sono solo { $cards } carte tra cui scegliere.
refused-too-dear =
    Questa carta costa { $price ->
        [one] { $price } noce di cocco
       *[other] { $price } noci di cocco
    }; ne hai { $coconuts }.
refused-no-place = Questa carta non sta da nessuna parte sulla tua isola.

# Tessere

buy-prompt =
    Compri una tessera destino? (Hai { $coconuts ->
        [one] { $coconuts } noce di cocco
       *[other] { $coconuts } noci di cocco
    }.)
buy-nothing = Non comprare nulla
    .told = { $who } non compra tessere destino.
buy =
    { $tile }: { $gain } punti{ $one ->
        [0] {""}
       *[other] , { $one } per uno dei due
    }, o perderne { $loss }
    .detail =
        { $price ->
            [one] costa { $price } noce di cocco
           *[other] costa { $price } noci di cocco
        }, ora { $now }
    .told =
        { $who } compra la tessera destino «{ $tile }» per { $price ->
            [one] { $price } noce di cocco
           *[other] { $price } noci di cocco
        }.
refused-no-such-tile = Questa tessera destino non è in gioco.
refused-tile-sold = Questa tessera destino è già stata comprata.
refused-tile-too-dear =
    Questa tessera destino costa { $price ->
        [one] { $price } noce di cocco
       *[other] { $price } noci di cocco
    }; ne hai { $coconuts }.

reveal-prompt =
    Giochi { $name } adesso? ({ $n } punti ogni due { $what ->
        [fisher] pescatori
        [fish] pesci
        [huntress] cacciatrici
        [bird] uccelli
        [canoe] canoe
        [palm] palme
        [totem] totem
        [beach] carte spiaggia
       *[volcano] carte vulcano
    } nella fila.)
keep = Non ancora
    .told = { $who } tiene coperto l’abitante.
reveal = Gioca { $name }
    .detail =
        { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }, aggiunge { $adds }
    .told =
        { $who } gioca { $name }: subito { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }, e d’ora in poi { $adds }.
refused-no-such-answer = Questa non è una risposta alla domanda.

# Punteggio

score-prompt =
    La pila { $stack } è vuota. { $n ->
        [one] Quale fonte segni?
       *[other] Quali { $n } fonti segni?
    }
source-points = { $source } ({ $points })
score-sources = Segna { $sources }
    .detail =
        { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }
    .told = { $who } ha scelto che cosa segnare.
counted =
    { $who } segna { $source }: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
refused-no-such-source = Le fonti da segnare sono sei.
refused-other-number =
    { $n ->
        [one] Ora si segna esattamente una fonte.
       *[other] Ora si segnano esattamente { $n } fonti.
    }
refused-scored = Hai già segnato { $source }.

# Da soli

pick-prompt = Quale carta prendi? (Turno { $turn } di { $turns }.)
pick-left = Sinistra: { $card }
    .detail = costa 1 noce di cocco
    .told = { $who } prende la carta sinistra, una { $card }, per 1 noce di cocco.
pick-right = Destra: { $card }
    .detail =
        { $hut ->
            [empty] gratis, la capanna è vuota
           *[full] dà 1 noce di cocco
        }
    .told =
        { $who } prende la carta destra, una { $card }{ $hut ->
            [empty] .
           *[full] , e riceve 1 noce di cocco.
        }
refused-left = La carta sinistra costa 1 noce di cocco; non ne hai.
leave-prompt = Che ne è dell’altra carta, una { $card }?
give = Lasciala a Tahuma
    .told = Tahuma riceve una { $card }.
discard = Toglila dal gioco
    .detail =
        { $price ->
            [one] costa { $price } noce di cocco
           *[other] costa { $price } noci di cocco
        }
    .told =
        { $who } paga { $price ->
            [one] { $price } noce di cocco
           *[other] { $price } noci di cocco
        } e toglie dal gioco una { $card }.
refused-discard =
    Questo costa { $price ->
        [one] { $price } noce di cocco
       *[other] { $price } noci di cocco
    }; ne hai { $coconuts }.
tahuma-total =
    Tahuma ha { $tahuma } punti, { $who } { $own }. { $won ->
        [yes] { $who } vince!
       *[no] Vince Tahuma.
    }
