# Le parole di Tribes.

game-title = Tribes
game-blurb = Guida una tribù dall’età della pietra all’età del bronzo: una fila di azioni per tutti, e conchiglie per saltare le tessere.
game-length = 45 minuti
game-weight = medio

option-totals = Punti
option-totals-open = palesi
option-totals-secret = segreti fino alla fine

# Nomi; nessun posto è marrone, verde o arancione come le plance e gli eventi di un’epoca.

seat-0 = Blu
seat-1 = Rosso
seat-2 = Rosa
seat-3 = Viola

land-goat = capra
land-horse = cavallo
land-wheat = grano
land-gold = oro
land-incense = incenso

track-procreation = procreazione
track-exploration = esplorazione
track-movement = movimento
track-strength = forza

epoch-1 = Paleolitico
epoch-2 = Neolitico
epoch-3 = Età del bronzo

tile-procreate = Procreazione
tile-explore = Esplorazione
tile-move = Movimento
tile-procreate-hand = Procreazione con mano
tile-explore-hand = Esplorazione con mano
tile-move-hand = Movimento con mano

tile-sabre-toothed-tiger = Tigre dai denti a sciabola
tile-cave-bears = Orsi delle caverne
tile-wildfire = Incendio
tile-woolly-rhinoceros = Rinoceronte lanoso
tile-wanderers = Nomadi
tile-harsh-winter = Inverno rigido
tile-drought = Siccità
tile-fever = Febbre
tile-enemy-raid = Razzia nemica
tile-blood-feud = Faida di sangue
tile-flood = Alluvione
tile-border-war = Guerra di confine
tile-tribute = Tributo
tile-epidemic = Epidemia
tile-crop-failure = Cattivo raccolto
tile-rich-harvest = Raccolto abbondante
tile-invaders = Invasori
tile-siege = Assedio
tile-earthquake = Terremoto
tile-victorious-campaign = Campagna vittoriosa
tile-new-provinces = Nuove province
tile-plague = Pestilenza
tile-volcanic-eruption = Eruzione vulcanica
tile-golden-age = Età dell’oro

achievement-hunting = Caccia
achievement-cooking = Cucina
achievement-leather-making = Conceria
achievement-jewelry = Gioielli
achievement-shamanism = Sciamanesimo
achievement-cheese-making = Formaggio
achievement-smelting = Fusione dei metalli
achievement-farming = Agricoltura
achievement-riding = Equitazione
achievement-sacred-sites = Luoghi sacri
achievement-weaving = Tessitura
achievement-payment = Pagamento
achievement-chariots = Carri da guerra
achievement-brewing = Birra
achievement-priest-kings = Re sacerdoti
hidden-board = plancia coperta

tie-shells = più conchiglie
tie-exhausted = meno terreni esauriti
breakdown-teeth = Denti d’orso
breakdown-procreation = Tracciato procreazione
breakdown-exploration = Tracciato esplorazione
breakdown-movement = Tracciato movimento
breakdown-members = Più membri
breakdown-land = Più terreni attivi

# Che cosa dicono gli eventi

effect-when =
    { $when ->
        [strongest] {" "}se sei la tribù più forte
        [weakest] {" "}se sei la tribù più debole
       *[always] {""}
    }
effect-gain-points =
    { $whom ->
        [all] Ogni tribù ottiene
       *[taker] Ottieni
    } { $number ->
        [one] { $number } punto
       *[other] { $number } punti
    }{ effect-when }.
effect-lose-points =
    { $whom ->
        [all] Ogni tribù perde
       *[taker] Perdi
    } { $number ->
        [one] { $number } punto
       *[other] { $number } punti
    }{ effect-when }.
effect-gain-members =
    { $whom ->
        [all] Ogni tribù ottiene
       *[taker] Ottieni
    } { $number ->
        [one] { $number } membro
       *[other] { $number } membri
    }{ effect-when }.
effect-lose-members =
    { $whom ->
        [all] Ogni tribù perde
       *[taker] Perdi
    } { $number ->
        [one] { $number } membro
       *[other] { $number } membri
    }{ effect-when }.
effect-exhaust-land =
    { $whom ->
        [all] Ogni tribù esaurisce
       *[taker] Esaurisci
    } { $number ->
        [one] { $number } terreno vuoto
       *[other] { $number } terreni vuoti
    }{ effect-when }.
effect-explore =
    { $whom ->
        [all] Ogni tribù pesca e piazza
       *[taker] Peschi e piazzi
    } { $number ->
        [one] { $number } terreno
       *[other] { $number } terreni
    }{ effect-when }.
effect-take-shells =
    Prendi { $number ->
        [one] { $number } conchiglia
       *[other] { $number } conchiglie
    } a ogni altra tribù{ effect-when }.

# Scegliere una tessera

choose-tile-prompt =
    Prendi una tessera dalla fila. La prima è gratis; per andare oltre metti una conchiglia su ogni tessera che salti. { $shells ->
        [0] Non hai conchiglie
        [one] Hai { $shells } conchiglia
       *[other] Hai { $shells } conchiglie
    }.
tile-price =
    { $cost ->
        [0] gratis{ $gain ->
            [0] {""}
            [one] , prendi { $gain } conchiglia
           *[other] , prendi { $gain } conchiglie
        }
        [one] { $cost } conchiglia{ $gain ->
            [0] {""}
           *[other] , ne riprendi { $gain }
        }
       *[other] { $cost } conchiglie{ $gain ->
            [0] {""}
           *[other] , ne riprendi { $gain }
        }
    }
tile-paid =
    { $cost ->
        [0] {""}
        [one] {" "}per { $cost } conchiglia
       *[other] {" "}per { $cost } conchiglie
    }{ $gain ->
        [0] {""}
        [one] {" "}e riceve la conchiglia che c’è sopra
       *[other] {" "}e riceve le { $gain } conchiglie che ci sono sopra
    }
choose-action = Prendi «{ $tile }»
    .detail =
        { tile-price }{ $hand ->
            [yes] { $ways ->
                [0] ; mano: nulla
                [one] ; mano: uno da completare
               *[other] ; mano: { $ways } da completare
            }
           *[no] {""}
        }
    .told = { $who } prende «{ $tile }»{ tile-paid }.
comes-only =
    { $kind ->
        [lose-points] perdi solo { $comes ->
            [one] { $comes } punto
           *[other] { $comes } punti
        }
        [gain-members] ottieni solo { $comes ->
            [one] { $comes } membro
           *[other] { $comes } membri
        }
        [lose-members] perdi solo { $comes ->
            [one] { $comes } membro
           *[other] { $comes } membri
        }
        [exhaust-land] esaurisci solo { $comes ->
            [one] { $comes } tessera
           *[other] { $comes } tessere
        }
        [explore] ottieni solo { $comes ->
            [one] { $comes } tessera
           *[other] { $comes } tessere
        }
       *[take-shells] ottieni solo { $comes ->
            [one] { $comes } conchiglia
           *[other] { $comes } conchiglie
        }
    }
choose-event = Prendi l’evento «{ $tile }»: «{ $effect }»
    .detail =
        { tile-price }{ $comes ->
            [0] { $fit ->
                [stronger] , senza effetto: qualcuno è più forte
                [weaker] , senza effetto: qualcuno è più debole
               *[any] , ora non ha effetto su di te
            }
           *[other] { $whole ->
                [yes] {""}
               *[no] ; { comes-only }
            }{ $fit ->
                [strongest] {" "}(in parità tutte contano come più forti)
                [weakest] {" "}(in parità tutte contano come più deboli)
               *[any] {""}
            }
        }{ $end ->
            [now] ; poi la partita finisce con questo round
            [later] ; { $missing ->
                [one] poi ancora { $missing } evento dell’età del bronzo fino alla fine
               *[other] poi ancora { $missing } eventi dell’età del bronzo fino alla fine
            }
           *[no] {""}
        }
    .told = { $who } prende l’evento «{ $tile }»{ tile-paid }. Dice: «{ $effect }»
refused-no-such-tile = Nella fila non c’è una tessera simile.
refused-too-few-shells =
    Prima di «{ $tile }» { $cost ->
        [one] c’è { $cost } tessera: saltarla costa { $cost } conchiglia
       *[other] ci sono { $cost } tessere: saltarle costa { $cost } conchiglie
    }, e tu { $have ->
        [0] non ne hai
       *[other] ne hai solo { $have }
    }.{ $gain ->
        [0] {""}
       *[other] {" "}Le conchiglie che ci sono sopra arrivano solo dopo che l’hai presa.
    }

use-hand-prompt = «{ $tile }»: esegui l’azione oppure completa un traguardo, non entrambe le cose.
use-act =
    { $action ->
        [procreation] Procreazione: { $n ->
            [one] { $n } nuovo membro
           *[other] { $n } nuovi membri
        }
        [exploration] Esplorazione: { $n ->
            [one] { $n } terreno
           *[other] { $n } terreni
        }
       *[movement] Movimento: { $n ->
            [one] { $n } passo
           *[other] { $n } passi
        }
    }
    .told =
        { $who } { $action ->
            [procreation] procrea
            [exploration] esplora
           *[movement] muove i suoi membri
        }.
use-achieve = Completa «{ $board }»
    .detail =
        { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }, { $track } +1{ $exhausts ->
            [0] {""}
           *[other] , esaurisce { $tiles } come jolly (non darà più risorse)
        }{ $arrow ->
            [yes] , usa la tua unica freccia
           *[no] {""}
        }{ $event ->
            [yes] , rivela un evento
           *[no] {""}
        }
    .told = { $who } usa la mano per «{ $board }».
wild-some =
    { $n ->
        [one] { $n } terreno
       *[other] { $n } terreni
    }
wild-one = il { $tile }
wild-two = il { $tile } e il { $other }
use-hidden-board =
    Completa una plancia coperta ({ $epoch ->
        [1] { epoch-1 }
        [2] { epoch-2 }
       *[3] { epoch-3 }
    })
put-back = { $who } rimette «{ $tile }» in fondo alla fila.

# Membri, e i terreni su cui stanno; quale di più terreni dello stesso tipo, lo dice il punto cardinale.

land-side =
    { $where ->
        [north] più a nord
        [south] più a sud
        [west] più a ovest
        [east] più a est
        [north-west] più a nord-ovest
        [north-east] più a nord-est
        [south-west] più a sud-ovest
        [south-east] più a sud-est
       *[middle] al centro
    }
land-row = fila { $row } da nord, terreno { $place } da ovest
land-tile =
    { $where ->
        [only] terreno { $land }
        [row] terreno { $land } ({ land-row })
       *[side] terreno { $land } { land-side }
    }
    .dative =
        { $where ->
            [only] terreno { $land }
            [row] terreno { $land } ({ land-row })
           *[side] terreno { $land } { land-side }
        }
    .own =
        { $where ->
            [only] terreno { $land }
            [row] terreno { $land } ({ land-row })
           *[side] terreno { $land } { land-side }
        }
tile-now =
    { $members ->
        [0] vuoto
        [one] { $members } membro presente
       *[other] { $members } membri presenti
    }{ $exhausted ->
        [yes] , esaurito
       *[no] {""}
    }
first-member-prompt = Dove comincia la tua tribù? Metti il tuo primo membro su uno dei tuoi tre terreni.
first-member = Comincia sul { $tile }
    .told = { $who } comincia sul { $tile }.
place-member-prompt =
    Metti un nuovo membro dove la tua tribù è già presente. { $left ->
        [one] Resta { $left } membro da mettere.
       *[other] Restano { $left } membri da mettere.
    }
place-member = Metti un membro sul { $tile }
    .detail = { tile-now }
    .told = { $who } mette un nuovo membro sul { $tile }.
reserve-short =
    { $reserve ->
        [0] { $who } non ha più nessuno nella riserva
        [one] { $who } ha solo { $reserve } membro nella riserva
       *[other] { $who } ha solo { $reserve } membri nella riserva
    }{ $may ->
        [yes] : al loro posto i membri sui terreni possono cambiare terreno
       *[no] , e tutti i membri stanno su un solo terreno: nessuno può cambiare terreno
    }.
relocate-from-prompt =
    La tua riserva è vuota: puoi invece spostare membri da un terreno occupato a un altro, a qualsiasi distanza. { $left ->
        [one] Resta { $left } membro da spostare.
       *[other] Restano { $left } membri da spostare.
    }
relocate-from = Prendi un membro dal { $tile }
    .detail = { tile-now }
    .told = { $who } prende un membro dal { $tile }.
relocate-from-stop =
    { $begun ->
        [yes] Non spostare altri membri
       *[no] Non spostare nessuno
    }
    .told =
        { $begun ->
            [yes] { $who } non sposta altri membri
           *[no] { $who } non sposta nessuno
        }.
relocate-to-prompt = Metti il membro dal { $tile } su un altro terreno dove la tua tribù è già presente.
relocate-to = Sposta il membro sul { $tile }
    .detail = { tile-now }
    .told = { $who } sposta il membro sul { $tile }.
move-from-prompt =
    Scegli un membro per fare un passo, oppure fermati. { $left ->
        [one] Resta { $left } passo.
       *[other] Restano { $left } passi.
    }
move-from = Muovi un membro dal { $tile }
    .detail = { tile-now }
    .told = { $who } muove un membro dal { $tile }.
move-from-stop =
    { $begun ->
        [yes] Smetti di muovere
       *[no] Non muovere nessuno
    }
    .told =
        { $begun ->
            [yes] { $who } smette di muovere
           *[no] { $who } non muove nessuno
        } e rinuncia a { $left ->
            [one] { $left } passo
           *[other] { $left } passi
        }.
move-to-prompt = Muovi il membro dal { $tile } su un terreno vicino.
move-to = Passo sul { $tile }
    .detail = { tile-now }
    .told = Il membro arriva sul { $tile }.
lose-member-prompt =
    L’evento ti costa dei membri: scegli quale torna nella riserva. { $left ->
        [one] Resta { $left } membro da perdere.
       *[other] Restano { $left } membri da perdere.
    }
lose-member = Perdi un membro sul { $tile }
    .detail = { tile-now }
    .told = { $who } perde un membro sul { $tile }.

# Terreni

drew-land = { $who } pesca un terreno { $land }.
bag-short =
    { $left ->
        [0] Il sacchetto è vuoto
        [one] Nel sacchetto c’è solo { $left } terreno
       *[other] Nel sacchetto ci sono solo { $left } terreni
    }{ $may ->
        [yes] : { $who } può invece rigirare terreni esauriti senza membri
       *[no] , e { $who } non ha terreni esauriti senza membri da rigirare
    }.
pick-land-prompt =
    Hai in mano { $left ->
        [one] { $left } terreno
       *[other] { $left } terreni
    }. Quale piazzi adesso?
pick-land = Piazza ora un terreno { $land }
    .told = { $who } sceglie di piazzare un terreno { $land }.
lay-land-prompt = Piazza il terreno { $land } su un posto libero accanto ai tuoi terreni. Resterà lì per tutta la partita.
lay-place =
    { $side ->
        [on] sul { $tile }
        [off] lontano da tutti i terreni
        [east] a est del { $tile }
        [south-east] a sud-est del { $tile }
        [south-west] a sud-ovest del { $tile }
        [west] a ovest del { $tile }
        [north-west] a nord-ovest del { $tile }
       *[north-east] a nord-est del { $tile }
    }
lay-land = Piazza il terreno { $land } { lay-place }
    .told = { $who } piazza il terreno { $land } { lay-place }.
turn-back-prompt =
    Il sacchetto è vuoto. Puoi invece rigirare sul lato attivo terreni esauriti senza membri: { $left ->
        [one] { $left } terreno
       *[other] fino a { $left } terreni
    }.
turn-back = Rigira il { $tile }
    .detail = di nuovo attivo
    .told = { $who } rigira il { $tile } sul lato attivo.
turn-back-stop =
    { $begun ->
        [yes] Non rigirare altri terreni
       *[no] Non rigirare nulla
    }
    .told =
        { $begun ->
            [yes] { $who } non rigira altri terreni
           *[no] { $who } non rigira nulla
        }.
exhaust-empty-prompt =
    L’evento esaurisce i tuoi terreni: scegline uno senza membri. Non darà più risorse e alla fine non conterà come terreno attivo. { $left ->
        [one] Resta { $left } terreno da esaurire.
       *[other] Restano { $left } terreni da esaurire.
    }
exhaust-empty = Esaurisci il { $tile }
    .told = { $who } esaurisce il { $tile }.

# Traguardi

exhaust-wild-prompt =
    Per «{ $board }» non hai abbastanza terreni { $land }: esaurisci al loro posto un terreno occupato di altro tipo. Non darà più risorse e alla fine non conterà come terreno attivo. { $left ->
        [one] Resta { $left } terreno da esaurire.
       *[other] Restano { $left } terreni da esaurire.
    }
exhaust-wild = Esaurisci il { $tile }
    .detail =
        { $members ->
            [one] { $members } membro vi resta
           *[other] { $members } membri vi restano
        }
    .told = { $who } esaurisce il { $tile } come jolly.
lay-arrow-prompt = Metti la tua freccia verso «{ $board }»: da quale delle tue plance? Resta lì, e tutti possono usarla.
lay-arrow = Metti la freccia da «{ $source }» a «{ $target }»
    .told = { $who } mette una freccia da «{ $source }» a «{ $target }».
completed =
    { $who } completa «{ $board }»: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }{ $rises ->
        [yes] {" "}e una casella in più sul tracciato { $track }
       *[no] ; il segnalino sul tracciato { $track } è già in cima
    }.
turned-up = Sopra si scopre «{ $board }»: richiede { $epoch } × { $land }.
revealed = L’evento «{ $tile }» va in fondo alla fila: «{ $effect }» Accade solo quando qualcuno lo prende.
stack-empty =
    Non arriva nessun evento: la pila ({ $epoch ->
        [1] { epoch-1 }
        [2] { epoch-2 }
       *[3] { epoch-3 }
    }) è vuota.

# Eventi e fine

no-effect =
    «{ $tile }» non ha effetto: { $who } non è la tribù più { $when ->
        [strongest] forte
       *[weakest] debole
    }.
gained-points =
    { $who } ottiene { $number ->
        [one] { $number } punto
       *[other] { $number } punti
    }.
lost-points =
    { $who } perde { $number ->
        [one] { $number } punto
       *[other] { $number } punti
    }.
lost-all =
    { $number ->
        [0] { $who } non ha punti da perdere
        [one] { $who } perde { $number } punto, l’ultimo
       *[other] { $who } perde { $number } punti, tutti quelli che aveva
    }.
few-to-gain =
    { $number ->
        [0] { $who } non ottiene membri: nella riserva non c’è più nessuno
        [one] { $who } ottiene solo { $number } membro: nella riserva non ce ne sono altri
       *[other] { $who } ottiene solo { $number } membri: nella riserva non ce ne sono altri
    }.
few-to-lose =
    { $number ->
        [0] { $who } non perde nessuno: l’ultimo membro resta sempre
        [one] { $who } perde solo { $number } membro: l’ultimo resta sempre
       *[other] { $who } perde solo { $number } membri: l’ultimo resta sempre
    }.
few-to-exhaust =
    { $number ->
        [0] { $who } non esaurisce nulla: nessun terreno attivo è senza membri
        [one] { $who } esaurisce solo { $number } terreno: nessun altro terreno attivo è senza membri
       *[other] { $who } esaurisce solo { $number } terreni: nessun altro terreno attivo è senza membri
    }.
gave-shells =
    { $number ->
        [0] { $who } non ha conchiglie da dare
        [one] { $who } dà { $number } conchiglia
       *[other] { $who } dà { $number } conchiglie
    }.
took-shells =
    { $number ->
        [0] { $who } non riceve conchiglie: gli altri non ne hanno
        [one] { $who } riceve { $number } conchiglia dagli altri
       *[other] { $who } riceve { $number } conchiglie dagli altri
    }.
spent =
    L’evento «{ $tile }» è concluso { $epoch ->
        [3] e resta sopra la fila: evento dell’età del bronzo { $count } di { $needed }
       *[other] e torna nella scatola
    }.
end-is-near = È accaduto l’ultimo evento dell’età del bronzo necessario: la partita finisce con questo round.
game-ends =
    { $why ->
        [limit] Si è arrivati al limite di 500 round
       *[events] L’ultimo round è concluso
    }: la partita è finita.
teeth-shown =
    { $number ->
        [0] { $who } non ha denti d’orso da mostrare
        [one] { $who } mostra denti d’orso per { $number } punto
       *[other] { $who } mostra denti d’orso per { $number } punti
    }.

# Perché no

refused-no-such-board = Non esiste una plancia simile.
refused-face-down = Questa plancia è ancora coperta. La scopre la prima pietra sulla plancia sottostante.
refused-done-already = Hai già completato «{ $board }»: una pietra per giocatore e plancia.
refused-nothing-below = Ti serve la tua pietra su «{ $below }», subito sotto «{ $board }», o su una plancia vicina di quella riga da cui una freccia porti qui.
refused-arrow-spent = Non hai una pietra su «{ $below }», subito sotto «{ $board }», e la tua freccia è già altrove.
refused-none-real =
    «{ $board }» richiede { $need ->
        [one] { $need } terreno { $land } con un tuo membro e non esaurito
       *[other] { $need } terreni { $land } diversi, ognuno con un tuo membro e non esaurito
    }. Non ne hai, e almeno uno dev’essere vero; solo gli altri si possono sostituire.
refused-too-few-tiles =
    «{ $board }» richiede { $need ->
        [one] un terreno { $land } con un tuo membro e non esaurito, oppure un terreno simile di altro tipo da esaurire al suo posto. Non ne hai.
       *[other] { $need } terreni { $land } diversi, ognuno con un tuo membro e non esaurito. Ne hai { $real }; con tutti gli altri terreni occupati che potrebbero sostituirli si arriva a { $total }. Più membri su un terreno contano una volta sola.
    }
refused-exhausted = Il tuo { $tile } è già esaurito.
refused-wild-needs-member = Sul { $tile } non c’è nessuno. Solo un terreno con un tuo membro può sostituire una risorsa.
refused-counts-as-real = Il tuo { $tile } conta già come risorsa vera. Esaurisci un terreno di altro tipo.
refused-not-diagonal = Le frecce salgono di una riga e si spostano di una colonna a sinistra o a destra.
refused-no-stone-there = Non hai una pietra su «{ $source }»: la tua freccia non può partire da lì.
refused-no-land-there = Lì non hai nessun terreno.
refused-no-such-land = Non esiste un terreno simile.
refused-not-drawn = Non hai pescato terreni { $land }.
refused-land-taken = Lì c’è già il tuo { $tile }. I terreni non si coprono e non si spostano.
refused-touches-nothing = Questo posto non tocca i tuoi terreni. Un nuovo terreno deve avere un lato in comune con uno dei tuoi.
refused-still-active = Il tuo { $tile } non è esaurito.
refused-occupied =
    Sul { $tile } { $members ->
        [one] c’è { $members } membro
       *[other] ci sono { $members } membri
    }. Qui si possono girare solo terreni senza membri.
refused-same-tile = Il membro è già lì. Scegli un altro terreno.
refused-needs-member = Sul { $tile } non c’è nessuno. I membri si mettono solo dove la tua tribù è già presente.
refused-nobody-there = Sul { $tile } non c’è nessuno.
refused-not-adjacent = Un passo porta su un terreno con un lato in comune con quello su cui sta il membro; il { $tile } non lo ha.
