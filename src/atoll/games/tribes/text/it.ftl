# Le parole di Tribes.

game-title = Tribes
game-blurb = Guida una tribù dall'età della pietra all'età del bronzo: una fila di azioni per tutti, e conchiglie per saltare le tessere.
game-length = 45 minuti
game-weight = medio

# Nomi

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

tile-procreate = Procreare
tile-explore = Esplorare
tile-move = Muovere
tile-procreate-hand = Procreare con mano
tile-explore-hand = Esplorare con mano
tile-move-hand = Muovere con mano

tile-sabre-toothed-tiger = Tigre dai denti a sciabola
tile-cave-bears = Orsi delle caverne
tile-wildfire = Incendio
tile-woolly-rhinoceros = Rinoceronte lanoso
tile-wanderers = Viandanti
tile-harsh-winter = Inverno rigido
tile-drought = Siccità
tile-fever = Febbre
tile-enemy-raid = Razzia nemica
tile-blood-feud = Faida di sangue
tile-flood = Alluvione
tile-border-war = Guerra di confine
tile-tribute = Tributo
tile-epidemic = Epidemia
tile-crop-failure = Carestia
tile-rich-harvest = Raccolto abbondante
tile-invaders = Invasori
tile-siege = Assedio
tile-earthquake = Terremoto
tile-victorious-campaign = Campagna vittoriosa
tile-new-provinces = Nuove province
tile-plague = Pestilenza
tile-volcanic-eruption = Eruzione vulcanica
tile-golden-age = Età dell'oro

achievement-hunting = Caccia
achievement-cooking = Cucina
achievement-leather-making = Lavorazione del cuoio
achievement-jewelry = Gioielli
achievement-shamanism = Sciamanesimo
achievement-cheese-making = Caseificazione
achievement-smelting = Fusione dei metalli
achievement-farming = Agricoltura
achievement-riding = Equitazione
achievement-sacred-sites = Luoghi sacri
achievement-weaving = Tessitura
achievement-payment = Pagamento
achievement-chariots = Carri da guerra
achievement-brewing = Birra
achievement-priest-kings = Re sacerdoti
hidden-board = tabella coperta

tie-shells = più conchiglie
tie-exhausted = meno tessere esaurite
breakdown-teeth = Denti d'orso
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
        [one] { $number } tessera terreno vuota
       *[other] { $number } tessere terreno vuote
    }{ effect-when }.
effect-explore =
    { $whom ->
        [all] Ogni tribù pesca e piazza
       *[taker] Pesca e piazza
    } { $number ->
        [one] { $number } tessera terreno
       *[other] { $number } tessere terreno
    }{ effect-when }.
effect-take-shells =
    Prendi { $number ->
        [one] { $number } conchiglia
       *[other] { $number } conchiglie
    } da ogni altra tribù{ effect-when }.

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
        [one] {" "}e ottiene la conchiglia che vi sta sopra
       *[other] {" "}e ottiene le { $gain } conchiglie che vi stanno sopra
    }
choose-action = Prendi { $tile }
    .detail = { tile-price }
    .told = { $who } prende { $tile }{ tile-paid }.
choose-event = Prendi l'evento { $tile }: { $effect }
    .detail =
        { tile-price }{ $strikes ->
            [yes] {""}
           *[no] , ora non ha effetto su di te
        }
    .told = { $who } prende l'evento «{ $tile }»{ tile-paid }. Dice: «{ $effect }»
refused-no-such-tile = Nella fila non c'è una tessera simile.
refused-too-few-shells =
    Prima di «{ $tile }» { $cost ->
        [one] c'è { $cost } tessera: saltarla costa { $cost } conchiglia
       *[other] ci sono { $cost } tessere: saltarle costa { $cost } conchiglie
    }, e tu { $have ->
        [0] non ne hai
       *[other] ne hai { $have }
    }.{ $gain ->
        [0] {""}
       *[other] {" "}Le conchiglie che vi stanno sopra arrivano solo dopo averla presa.
    }

use-hand-prompt = { $tile }: esegui l'azione oppure completa un traguardo, non entrambi.
use-act =
    { $action ->
        [procreation] Procrea: { $n ->
            [one] { $n } nuovo membro
           *[other] { $n } nuovi membri
        }
        [exploration] Esplora: { $n ->
            [one] { $n } tessera terreno
           *[other] { $n } tessere terreno
        }
       *[movement] Muovi: { $n ->
            [one] { $n } passo
           *[other] { $n } passi
        }
    }
    .told =
        { $who } { $action ->
            [procreation] procrea
            [exploration] esplora
           *[movement] si muove
        }.
use-achieve = Completa { $board }
    .detail =
        { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }, { $track } +1{ $exhausts ->
            [0] {""}
            [one] , esaurisce { $exhausts } tessera
           *[other] , esaurisce { $exhausts } tessere
        }{ $arrow ->
            [yes] , usa la tua freccia
           *[no] {""}
        }{ $event ->
            [yes] , rivela un evento
           *[no] {""}
        }
    .told = { $who } usa la mano per «{ $board }».
use-hidden-board =
    Completa una tabella coperta ({ $epoch ->
        [1] { epoch-1 }
        [2] { epoch-2 }
       *[3] { epoch-3 }
    })

# Membri

tile-now =
    { $members ->
        [0] vuota
       *[other] { $members } lì
    }{ $exhausted ->
        [yes] , esaurita
       *[no] {""}
    }
first-member-prompt = Dove comincia la tua tribù? Metti il tuo primo membro su una delle tue tre tessere.
first-member = Comincia sulla tessera { $land }
    .told = { $who } comincia sulla tessera { $land }.
place-member-prompt =
    Metti un nuovo membro dove la tua tribù sta già. Ancora { $left }.
place-member = Metti un membro sulla tessera { $land } ({ $hex })
    .detail = { tile-now }
    .told = { $who } mette un nuovo membro sulla tessera { $land } ({ $hex }).
relocate-from-prompt =
    La tua riserva è vuota: puoi invece spostare membri da una tessera occupata a un'altra, a qualsiasi distanza. Ancora { $left }.
relocate-from = Prendi un membro dalla tessera { $land } ({ $hex })
    .detail = { tile-now }
    .told = { $who } prende un membro dalla tessera { $land } ({ $hex }).
relocate-from-stop = Non spostare altri membri
    .told = { $who } non sposta altri membri.
relocate-to-prompt = Metti questo membro su un'altra tessera dove la tua tribù sta già.
relocate-to = Sposta il membro sulla tessera { $land } ({ $hex })
    .detail = { tile-now }
    .told = { $who } lo sposta sulla tessera { $land } ({ $hex }).
move-from-prompt =
    Scegli un membro per fare un passo, oppure fermati. { $left ->
        [one] Resta { $left } passo.
       *[other] Restano { $left } passi.
    }
move-from = Muovi un membro dalla tessera { $land } ({ $hex })
    .detail = { tile-now }
    .told = { $who } muove un membro dalla tessera { $land } ({ $hex }).
move-from-stop = Smetti di muovere
    .told =
        { $who } smette di muovere e rinuncia a { $left ->
            [one] { $left } passo
           *[other] { $left } passi
        }.
move-to-prompt = Muovi questo membro su una tessera terreno vicina.
move-to = Passo sulla tessera { $land } ({ $hex })
    .detail = { tile-now }
    .told = { $who } arriva sulla tessera { $land } ({ $hex }).
lose-member-prompt =
    L'evento ti costa dei membri: scegli quale torna nella riserva. Ancora { $left }.
lose-member = Perdi un membro sulla tessera { $land } ({ $hex })
    .detail = { tile-now }
    .told = { $who } perde un membro sulla tessera { $land } ({ $hex }).

# Terreno

drew-land = { $who } pesca una tessera { $land }.
bag-empty = Il sacchetto è vuoto: { $who } non può pescare terreni.
pick-land-prompt = Hai { $left } tessere terreno in mano. Quale piazzi adesso?
pick-land = Piazza ora una tessera { $land }
    .told = { $who } sceglie di piazzare una tessera { $land }.
lay-land-prompt = Piazza una tessera { $land } su un posto libero accanto al tuo terreno. Resterà lì per tutta la partita.
lay-land = Piazza una tessera { $land } in { $hex }
    .told = { $who } piazza una tessera { $land } in { $hex }.
turn-back-prompt =
    Il sacchetto è vuoto: puoi invece rigirare sul lato attivo tessere esaurite senza membri. Ancora { $left }.
turn-back = Rigira la tessera { $land } ({ $hex })
    .detail = di nuovo attiva
    .told = { $who } rigira la tessera { $land } ({ $hex }) sul lato attivo.
turn-back-stop = Non rigirare altre tessere
    .told = { $who } non rigira altre tessere.
exhaust-empty-prompt =
    L'evento esaurisce il tuo terreno: scegli una tessera senza membri. Ancora { $left }.
exhaust-empty = Esaurisci la tessera { $land } ({ $hex })
    .told = { $who } esaurisce la tessera { $land } ({ $hex }).

# Traguardi

exhaust-wild-prompt =
    Per «{ $board }» non hai abbastanza tessere { $land }: esaurisci al loro posto una tessera occupata di altro tipo. Ancora { $left }.
exhaust-wild = Esaurisci la tessera { $land } ({ $hex })
    .detail =
        { $members ->
            [one] { $members } membro resta sopra
           *[other] { $members } membri restano sopra
        }
    .told = { $who } esaurisce la tessera { $land } ({ $hex }) come jolly.
lay-arrow-prompt = Metti la tua freccia verso «{ $board }»: da quale delle tue tabelle? Resta lì, e tutti possono usarla.
lay-arrow = Metti la freccia da { $source } a { $target }
    .told = { $who } mette una freccia da «{ $source }» a «{ $target }».
completed =
    { $who } completa «{ $board }»: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } e una casella in più sul tracciato { $track }.
turned-up = Sopra si scopre «{ $board }»: richiede { $epoch } × { $land }.
revealed = L'evento «{ $tile }» va in fondo alla fila. Accade solo quando qualcuno lo prende.

# Eventi e fine

no-effect = «{ $tile }» non ha effetto su { $who }.
gained-points =
    { $who } ottiene { $number ->
        [one] { $number } punto
       *[other] { $number } punti
    }.
lost-points =
    { $who } { $number ->
        [0] non ha punti da perdere
        [one] perde { $number } punto
       *[other] perde { $number } punti
    }.
took-shells =
    { $who } { $number ->
        [0] non riceve conchiglie: gli altri non ne hanno
        [one] prende { $number } conchiglia dagli altri
       *[other] prende { $number } conchiglie dagli altri
    }.
end-is-near = È accaduto l'ultimo evento dell'età del bronzo necessario: la partita finisce con questo giro.

# Perché no

refused-no-such-board = Non esiste una tabella simile.
refused-face-down = Questa tabella è ancora coperta. La scopre la prima pietra sulla tabella sottostante.
refused-done-already = Hai già completato «{ $board }»: una pietra per giocatore e tabella.
refused-nothing-below = Ti serve la tua pietra su «{ $below }», subito sotto «{ $board }», o su una tabella vicina di quella riga da cui una freccia porti qui.
refused-arrow-spent = Non hai una pietra su «{ $below }», subito sotto «{ $board }», e la tua freccia è già altrove.
refused-none-real =
    «{ $board }» richiede { $need } tessere { $land } diverse, ognuna con un tuo membro e non esaurita. Non ne hai, e almeno una dev'essere vera; solo le altre si possono sostituire.
refused-too-few-tiles =
    «{ $board }» richiede { $need ->
        [one] una tessera { $land } con un tuo membro e non esaurita, oppure una tessera simile di altro tipo da esaurire al suo posto. Non ne hai.
       *[other] { $need } tessere { $land } diverse, ognuna con un tuo membro e non esaurita. Ne hai { $real }; con tutte le altre tessere occupate che potrebbero sostituirle si arriva a { $total }. Più membri su una tessera contano una volta sola.
    }
refused-exhausted = La tua tessera { $land } ({ $hex }) è già esaurita.
refused-wild-needs-member = Sulla tessera { $land } ({ $hex }) non c'è nessuno. Solo una tessera con un tuo membro può sostituire una risorsa.
refused-counts-as-real = La tua tessera { $land } ({ $hex }) conta già come risorsa vera. Esaurisci una tessera di altro tipo.
refused-not-diagonal = Le frecce salgono di una riga e si spostano di una colonna a sinistra o a destra.
refused-no-stone-there = Non hai una pietra su «{ $source }»: la tua freccia non può partire da lì.
refused-no-land-there = Lì non hai nessuna tessera terreno.
refused-no-such-land = Non esiste un terreno simile.
refused-not-drawn = Non hai pescato tessere { $land }.
refused-land-taken = In { $hex } c'è già una tua tessera terreno. I terreni non si coprono e non si spostano.
refused-touches-nothing = { $hex } non tocca il tuo terreno. Una nuova tessera deve avere un lato in comune con una delle tue.
refused-still-active = La tua tessera { $land } ({ $hex }) non è esaurita.
refused-occupied =
    Sulla tessera { $land } ({ $hex }) { $members ->
        [one] c'è { $members } membro
       *[other] ci sono { $members } membri
    }. Qui si possono girare solo tessere senza membri.
refused-same-tile = Il membro è già lì. Scegli un'altra tessera.
refused-needs-member = Sulla tessera { $land } ({ $hex }) non c'è nessuno. I membri si mettono solo dove la tua tribù sta già.
refused-nobody-there = Sulla tessera { $land } ({ $hex }) non c'è nessuno.
refused-not-adjacent = Un passo porta su una tessera con un lato in comune con quella su cui sta il membro; la tessera { $land } ({ $hex }) non lo ha.
