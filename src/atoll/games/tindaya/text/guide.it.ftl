# Il maestro: ciò che chi comincia deve sapere, in una frase o due per ogni decisione.

guide-step-setup = Preparazione
guide-step-prophecies = Profezie
guide-step-actions = Azioni
guide-step-upkeep = Cibo e divinità
guide-step-events = Eventi
guide-step-fires = Veggenti

guide-then-setup = Le veggenti parlano: mostrano dove arriveranno catastrofi e navi.
guide-then-prophecies = Le tribù agiscono a turno, fino a due azioni ciascuna, finché tutte non hanno passato.
guide-then-actions = Gli abitanti nascono e mangiano, ciò che va a male diventa rifiuto, poi le divinità guardano le offerte.
guide-then-upkeep = Gli eventi arrivano uno alla volta: le catastrofi colpiscono le loro aree, le navi l’isola più vicina.
guide-then-events = Se ogni tribù ha un nobile e nessuna divinità distrugge il mondo, i nobili imparano mestieri e comincia l’era seguente.
guide-then-fires = I nobili imparano i mestieri che hanno attorno, i marcatori tornano e comincia l’era seguente.
guide-then-last = I nobili imparano i mestieri che hanno attorno e si decide se avete vinto.

guide-lesson-1 = Partita di apprendimento 1: un’era. Impara un terzo mestiere, riconquista il forte e conserva un nobile, un insediamento e la calma delle divinità.
guide-lesson-2 = Partita di apprendimento 2: due ere. Nuovi: grotte, rifiuti e il fuoco delle veggenti. Ogni tribù deve imparare i quattro mestieri e un’invenzione di secondo livello.
guide-lesson-3 = Partita di apprendimento 3: tre ere, ognuno per sé. Nuovi: solidarietà, priorità e isole che si esauriscono.

learning-game-1 = Partita di apprendimento 1: un’era
learning-game-1-about = Insediarsi, produrre, esplorare, fare offerte e riconquistare un forte, da soli o insieme. Senza grotte, rifiuti e veggenti.
learning-game-2 = Partita di apprendimento 2: due ere
learning-game-2-about = Aggiunge riparo, rifiuti, il fuoco delle veggenti e terre selvagge che si svuotano. Impara i quattro mestieri.
learning-game-3 = Partita di apprendimento 3: tre ere, ognuno per sé
learning-game-3-about = Aggiunge solidarietà, priorità, isole che si esauriscono e monopoli. Senza mercato e obiettivi.
learning-game-4 = Partita di apprendimento 3, con obiettivi
learning-game-4-about = Lo stesso, e ogni tribù ha obiettivi segreti, oltre a due comuni a tutti. Senza mercato.
whole-game-about = Tre ere con tutto: mercato, missioni, obiettivi, isole a scelta; Alleanza o Dominion.

guide-and = { $a }, { $b }
guide-goal-trade = { $missing ->
        [one] Resta da imparare un mestiere
       *[other] Restano da imparare { $missing } mestieri
    }: a fine era un nobile deve stare su un insediamento di un mestiere che ti manca, accanto a qualcuno che lo conosce, di un’altra tribù o di quella neutrale.
guide-goal-fort = { $n ->
        [one] Per riconquistare { $fort }, esplora fin lì con un nobile e un’arma (corna, ossidiana) contro l’unico conquistador.
       *[other] Per riconquistare { $fort }, esplora fin lì con un nobile e tanti nativi e armi (corna, ossidiana) quanti sono i conquistadores: { $n }.
    }
guide-warn-doom = Alla fine di quest’era { $god } distruggerebbe il mondo: riempi le strisce mancanti o placa la divinità.
guide-warn-ship = { $n ->
        [one] Dove sbarca { $event } è in pericolo { $places }: difendi il luogo con le armi o porta via la tua gente.
       *[other] Dove sbarca { $event } { $n } insediamenti sono in pericolo ({ $places }): difendili con le armi o porta via la tua gente.
    }
guide-warn-archipelago = { $n ->
        [one] Se la nave vince, i conquistadores sono troppi e perdono tutti: riconquista un forte, o battila.
       *[other] Se vincono { $n } navi, i conquistadores sono troppi e perdono tutti: riconquista un forte, o battile.
    }
guide-warn-noble = Tutti i tuoi nobili stanno dove si abbatterà la sciagura, e senza di loro perdono tutti: portane uno al sicuro.
guide-warn-noble-other = Tutti i nobili di un’altra tribù stanno dove si abbatterà la sciagura, e senza di loro perdono tutti: aiuta a portarne uno al sicuro.
guide-warn-hunger = { $n ->
        [one] Uno dei tuoi abitanti morirebbe di fame: produci cibo prima di passare.
       *[other] { $n } dei tuoi abitanti morirebbero di fame: produci cibo prima di passare.
    }
guide-warn-cold = { $n ->
        [one] Un abitante non avrebbe riparo: costruisci la seconda grotta.
       *[other] { $n } abitanti non avrebbero riparo: costruisci la seconda grotta.
    }
guide-warn-garbage = { $n ->
        [one] Uno dei tuoi beni diventerebbe un rifiuto: offrilo, lavoralo o barattalo.
       *[other] { $n } dei tuoi beni diventerebbero rifiuti: offrili, lavorali o barattali.
    }
guide-warn-god = { $god } vuole ancora: { $goods }. Porta un nobile su un vulcano e fai un’offerta.
guide-warn-card = { $n ->
        [one] Uno dei tuoi nativi è dove colpisce «{ $card }». { $does }
       *[other] { $n } dei tuoi nativi sono dove colpisce «{ $card }». { $does }
    }
guide-warn-hit = { $n ->
        [one] Uno dei tuoi nativi è dove colpisce { $event }: portalo via o proteggi il luogo.
       *[other] { $n } dei tuoi nativi sono dove colpisce { $event }: portali via o proteggi il luogo.
    }

guide-lay-base = Le otto basi giacciono in due file di quattro. Sul lato rosso l’abisso è più vicino al vulcano, ed è più difficile; le basi rosse vanno a coppie, una sopra l’altra, perché le metà di un relitto combacino.
guide-take-terrain = Prima ogni vulcano riceve accanto una costa, una foresta e una montagna. Le montagne portano pietra e ossidiana, le foreste legno, le coste argilla.
guide-lay-terrain = Uno tsunami si porta via la terra vicina al suo abisso, e una catastrofe colpisce insieme le isole vicine. Le isole non possono toccarsi.
guide-settle = Campi e allevamenti di maiali stanno nelle foreste, greggi sulle montagne, villaggi di pescatori sulle coste. Raccogli il segnalino materia prima che sta lì. Le isole con terreni diversi lasciano spazio per crescere.
guide-split = Due abitanti in un insediamento hanno un figlio ogni era; un insediamento senza abitanti non è tuo. In ognuno vive già un nobile.
guide-first-fort = Qui cominciano i conquistadores. Scegli un luogo che i tuoi nativi possano raggiungere con un nobile e armi per riprenderlo.
guide-neutral-settlement = La tribù neutrale conosce i mestieri che ti mancano: un nobile che finisce l’era con uno dei suoi abitanti li impara. Mettila a portata.
guide-which-prophecy = I luoghi ti dicono quali isole lasciare; le catastrofi ti dicono con che cosa proteggerle.
guide-keep-objective = Chi raggiunge l’obiettivo ne ottiene il segnalino punteggio, di chiunque sia la carta. Un più su ciò che raggiungerai tu, un meno su ciò che raggiungeranno gli altri.
guide-act = Un marcatore su una casella ne compie l’azione: un cubo una volta e torna ogni era, un cilindro due volte e poi è perso. Ogni casella di un mestiere vale una volta per era; esplorare, quante volte vuoi.
guide-destroy-idol = Un idolo distrutto dà subito una risorsa a scelta; il suo effetto è perso per sempre.
guide-demote = Il nobile diventa abitante per sempre: due braccia e una bocca in più, uno in meno che navighi, fondi e offra.
guide-majos-offering = Una volta per era i Majos offrono senza marcatore, e un’altra unità di ciò che è richiesto è gratis.
guide-save-material = Tieni la materia prima che ti è più difficile trovare.
guide-slaughter = La macellazione dà carne e altro, ma solo due animali rimasti insieme hanno piccoli.
guide-process = Il fresco va a male alla fine dell’era; il cibo non deperibile si conserva e sfama altrettanto. Solo i cereali non sfamano nessuno finché non sono farina. Un solo pagamento basta per tutto ciò che lavori.
guide-travel = Scegli da dove parte un gruppo. A piedi un passo è un movimento; in canoa guida un nobile, e una linea retta costa un movimento per quanto sia lunga.
guide-party = Solo i nobili offrono, fondano insediamenti e guidano canoe; gli abitanti lavorano e controllano gli insediamenti. Gli animali lasciati soli fuggono nelle terre selvagge.
guide-destination = Dove si fermano, i tuoi nativi potranno agire: raccogliere, fondare, offrire, barattare. Gli insediamenti di altre tribù sono chiusi ai tuoi abitanti.
guide-embark = Una canoa costa 1 unità di legno se lì non ce n’è già una e non ne hai una in mano; resta dove la lasci.
guide-sail = In linea retta la canoa va lontano quanto vuoi con un solo movimento, che finisce a terra accanto a dove si ferma.
guide-land = Tutti a bordo scendono qui; la canoa resta per chi verrà.
guide-offer = Ogni striscia richiesta vuole un’unità per giocatore. Se sono tutte piene la divinità si calma, altrimenti si adira, e l’ira allarga le sue catastrofi. Il primo dono a ogni divinità in un’era vale un idolo. Contano anche i sacrifici umani, ma costano nativi. Una striscia sul tabellone propone solo ciò che le spetta.
guide-reconquest = Vinci con almeno tanti nativi quanti sono i conquistadores e un’arma (corna, ossidiana) per ognuno di loro; altrimenti i tuoi nativi qui muoiono.
guide-visit = Raccogli il segnalino per avere materie prime, fonda un insediamento di un mestiere che conosci, offri su un vulcano o raduna animali. Puoi fare più cose, una alla volta.
guide-majos-gift = Le divinità ricevono gratis un’altra unità di ciò che chiedono.
guide-barter-give = Si scambia uno a uno. Offri ciò che hai di troppo per ciò che una divinità o un’invenzione vuole ancora.
guide-barter-get = Chiedi ciò di cui l’altro può fare a meno: una lista che aiuta entrambi è accettata più volentieri.
guide-barter-answer = Accetta ciò che ti giova più di quanto costi; puoi anche rispondere con una lista tua.
guide-dowry-good = Tre risorse possono portarti un abitante di un’altra tribù.
guide-give-away = Perdi due braccia e una bocca; le tre risorse sono subito tue.
guide-adopt = Il nuovo abitante lavora subito dove la tua tribù conosce il mestiere.
guide-production-idol = L’idolo produce senza marcatore, anche se la casella è già usata.
guide-calm-god = Placa la divinità la cui catastrofe raggiunge i tuoi nativi; all’ultimo livello il mondo finisce.
guide-offering-idol = Una striscia si riempie senza beni e senza un nobile su un vulcano.
guide-fertility-idol = Ogni tuo insediamento con due o più abitanti, o con due o più animali, ne guadagna uno.
guide-raw-material-idol = Nell’Alleanza i segnalini riempiono i tuoi depositi, in Dominion i monopoli costano punti; le materie prime ottenute restano tue.
guide-learning-idol = Un mestiere imparato dà subito le sue caselle e un cubo.
guide-cancellation = Via un obiettivo che giova ad altri, o uno tuo che fallirà.
guide-visions = Guarda a che cosa mira un’altra tribù; poi puoi scambiare il suo segnalino punteggio.
guide-swap-token = Il segnalino punteggio dice quanto vale l’obiettivo per chi lo raggiunge.
guide-any-good = Prendi ciò che è più difficile ottenere: cibo per gli affamati o ciò che una divinità vuole ancora.
guide-save-unit = Tieni il bene che ti serve di più.
guide-place-wall = Un muro resta per sempre e sul suo terreno ferma navi e molte catastrofi.
guide-birth = La riserva è quasi vuota: scegli quale insediamento cresce.
guide-feed = Ogni abitante mangia una razione; i nobili provvedono a sé. L’ordine solito consuma prima ciò che andrebbe a male.
guide-die = Scegli dove le braccia ti servono meno. Un insediamento senza abitanti non è più tuo, e gli animali lasciati soli fuggono nelle terre selvagge.
guide-landfall = La nave attacca ogni insediamento dell’isola che raggiunge. Scegli dove le perdite sono minori.
guide-event-idol = Ultima occasione prima degli eventi: sposta una divinità lontano dalle tue isole o affonda una nave.
guide-lava = La lava non basta: scegli quali esagoni diventano montagne con minerali.
guide-protect-next = Decidi l’ordine in cui si tratta dei luoghi minacciati: ciò che si spende per uno manca agli altri.
guide-protect = Ciò che paghi salva questo luogo dalla carta; altrimenti si perdono insediamento, nativi o animali.
guide-one-terrain = Senza insediamenti sull’isola la nave attacca un solo terreno: scegli quello di cui puoi fare a meno.
guide-next-attack = Le armi si spendono battaglia per battaglia: comincia dove servono di più.
guide-repel = Un idolo di protezione scaccia gli assalitori senza battaglia e si consuma.
guide-arm = Tante armi quanti assalitori vincono la battaglia e fanno prigionieri; con meno si perdono il luogo e i suoi nativi. Ogni arma vuole un nativo che la porti.
guide-bring-fire = Due unità di legno, paglia o letame fanno fuoco. Così una veggente parla all’inizio dell’era seguente: tutti sapranno che cosa arriva.
guide-place-soldier = Insieme i conquistadores tengono meglio un forte, e un forte con due o più ne riceve uno alla fine dell’era.
guide-name-leader = Se il comandante cade, non puoi più vincere: scegli un forte saldo.
guide-march = I conquistadores si muovono come i nativi, a piedi o in canoa, ma non costruiscono canoe e si fermano dove incontrano nativi.
guide-squad = Se due restano, il forte continua a crescere; un forte lasciato da tutti viene rimosso.
guide-rescue = I prigionieri liberati si uniscono ai tuoi conquistadores sul terreno della battaglia.
guide-move-ship = Una nave attacca l’isola più vicina al suo abisso.
