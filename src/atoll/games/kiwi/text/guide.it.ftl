# La guida: che cosa serve sapere all’inizio, in una o due frasi.

guide-step-begin = Preparazione
guide-step-change = Cambio di Stagione
guide-step-actions = Azioni
guide-step-season-card = Carta Stagione
guide-step-mark = Marcare il territorio
guide-then-begin = Comincia la prima Stagione: tre carte a testa, a turno.
guide-then-change = Tutti giocano tre carte, a turno.
guide-then-actions = Quando tutti hanno giocato tre carte, la carta Stagione premia chi soddisfa meglio la sua condizione.
guide-then-season-card = Tutti possono marcare il territorio che dominano.
guide-then-mark = I Nidi danno i loro bonus e comincia la Stagione seguente; dopo la quarta la partita è finita.

guide-warn-last = È l’ultima Stagione: alla fine si piazzano tutti i segnalini possibili. Ciò che ora porta terra conta doppio.
guide-warn-mark = { $n ->
        [0] Così non potresti marcare nulla: domina un esagono del territorio di un tuo segnalino.
        [one] Così potresti marcare un esagono: lo domini e hai il suo segnalino.
       *[other] Così potresti marcare { $n } esagoni: li domini e hai i loro segnalini.
    }

guide-setup = Stormi, lati e Leader sono un po’ diversi; per una prima partita vanno bene tutti.
guide-set = Mettiti dove i territori si toccano, vicino al centro, e non tutti su un esagono.
guide-take-slot = I primi slot agiscono prima, gli ultimi vedono di più e danno di più.
guide-nest-bonus = Metti i nuovi Kiwi dove ti danno la maggioranza in un esagono.
guide-choose-prize = I punti restano punti; prendi altro solo se diventa terra.
guide-play-card = Nutrire porta segnalini, Muovere terra, Costruire qualcosa a ogni Stagione. Una carta inutile, coperta, porta un frutto.
guide-feed = Un Kiwi cresciuto è più forte, e nutrirne uno altrui porta due segnalini. Uno di taglia 3 esplode e svuota il suo esagono, di chiunque sia.
guide-move = Ogni pezzo si muove una volta per turno. Vai dove ottieni la Dominanza, e sulla costa spingi i più piccoli in mare.
guide-push = Chi finisce in mare va nella Riserva del suo proprietario. Puoi spingere anche i tuoi, se aiuta.
guide-power = Il potere di un Leader vale una volta per Stagione: usalo dove ribalta un esagono.
guide-build = Un Nido vuole due tuoi Kiwi e la Dominanza. Gli Alberi danno frutti, le Vedette contano come due Kiwi, le Grotte danno Kiwi.
guide-pay = Tieni frutti diversi per nutrire e uguali per costruire; un segnalino paga qualunque frutto, ma è terra.
guide-marker = Tieni i segnalini dei territori su cui stai.
guide-token = I gettoni vengono prima dal tracciato, e ciò che scoprono è tuo.
guide-mark = Il gettone sul segnalino lascia il tuo Stormo per sempre: marca con Kiwi piccoli di cui puoi fare a meno, meglio se un rivale è vicino.
