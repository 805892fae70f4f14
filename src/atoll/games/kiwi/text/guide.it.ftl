# La guida: che cosa serve sapere all’inizio, in una o due frasi.

guide-step-begin = Preparazione
guide-step-change = Cambio di Stagione
guide-step-actions = Azioni
guide-step-season-card = Carta Stagione
guide-step-mark = Marcare il Territorio
guide-then-begin = Comincia la prima stagione: tre carte a testa, a turno.
guide-then-change = Tutti giocano tre carte, a turno.
guide-then-actions = Quando tutti hanno giocato tre carte, la carta Stagione premia chi soddisfa meglio la sua condizione.
guide-then-season-card = Tutti possono marcare un esagono su cui hanno la Dominanza.
guide-then-mark = I Nidi danno i loro bonus e comincia la stagione seguente; dopo la quarta la partita è finita.

guide-warn-last = È l’ultima stagione: alla fine si piazzano tutti i segnalini Dominio possibili. Ora conta soprattutto il territorio.
guide-warn-tokens = Il tuo tracciato e la tua Riserva sono vuoti: ciò che aumenta di taglia o arriva di nuovo prende un segnalino Kiwi da un altro dei tuoi kiwi.
guide-warn-mark = { $n ->
        [0] Così non potresti marcare nulla: ottieni la Dominanza su un esagono del terreno di un tuo segnalino Dominio.
        [one] Così potresti marcare un esagono: hai la Dominanza e il suo segnalino Dominio.
       *[other] Così potresti marcare { $n } esagoni: hai la Dominanza e i loro segnalini Dominio. Prima dell’ultima stagione è uno solo per stagione.
    }

guide-setup = Stormi, lati e Leader sono un po’ diversi; per una prima partita vanno bene tutti.
guide-set = Piazza i Kiwi dove si toccano terreni diversi, vicino al centro, e non tutti su un esagono.
guide-take-slot = I primi slot agiscono prima e danno qualcosa; gli ultimi vedono di più, ma gli ultimi due costano.
guide-nest-bonus = Ognuno dei tuoi Nidi dà ora il suo bonus; l’ordine conta poco.
guide-place = Piazza i nuovi Kiwi dove ti danno la Dominanza.
guide-choose-prize = I punti restano punti; prendi altro solo se diventa territorio.
guide-play-card = Nutrimento porta segnalini Dominio, Movimento territorio, Costruzione qualcosa a ogni stagione. Una carta inutile, a faccia in giù, porta un Frutto.
guide-feed = Un Kiwi più grande vale di più, e nutrirne uno altrui porta due segnalini Dominio. Uno di taglia 3 esplode e svuota il suo esagono, di chiunque sia.
guide-move = Ogni pezzo si muove una volta per turno. Vai dove ottieni la Dominanza, e sulla costa spingi via in mare i più piccoli.
guide-push = Chi finisce in mare va nella Riserva del suo proprietario. Puoi spingere via anche i tuoi, se aiuta.
guide-power = Il potere di un Leader vale una volta per stagione: usalo dove ti fa vincere un esagono.
guide-build = Un Nido vuole due tuoi Kiwi e la Dominanza. Gli Alberi danno Frutti, le Vedette contano come due Kiwi, le Caverne danno Kiwi.
guide-pay = Tieni Frutti diversi per nutrire e identici per costruire; un segnalino Dominio paga qualunque Frutto, ma è territorio.
guide-marker = Tieni i segnalini Dominio dei terreni su cui sei.
guide-token = I segnalini Kiwi vengono prima dal tracciato, e ciò che scoprono è tuo.
guide-token-change = I segnalini Kiwi vengono prima dal tracciato; un bonus che scoprono al Cambio di Stagione è perso.
guide-take = Prendilo dove manca di meno: da un esagono che hai già marcato, o dove resti il più forte anche senza.
guide-mark = Il segnalino Kiwi sul segnalino Dominio lascia il tuo stormo per sempre: marca con Kiwi piccoli di cui puoi fare a meno, meglio se un rivale è vicino.
