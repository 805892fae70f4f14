# Le lezioni di Atua.

lesson-island = La tua isola
    .about = Che cosa costruisci, e com’è fatto un turno.
    .done = Prendi una carta, la posi, la fila si riempie: questo è un turno. Nove turni fanno una partita.
lesson-island-aim = Questo è il tuo villaggio, la prima carta della tua isola. In nove giri ci posi sopra altre nove carte. Chi alla fine ha più punti armonia vince.
lesson-island-take = A ogni turno prendi una delle quattro carte della fila. La prima da sinistra è gratis. Prendila.
    .wrong = Per ora prendi la carta che non costa nulla.
    .dear = Quella carta costa noci di cocco. Ti serviranno più avanti: prendi la carta gratis all’estrema sinistra.
lesson-island-lay = Posala sulla tua isola. Deve coprire del tutto almeno un simbolo, e nessun simbolo può restare coperto a metà. Copri la canoa, e solo la canoa. Puoi girare la carta.
    .wrong = È permesso, ma copre qualcos’altro. Cerca un posto in cui sparisca solo la canoa.
lesson-island-turn = Ciò che è coperto lo resta; ciò che vedi conta. Le stelle non si coprono mai. Dalla pila A una nuova carta è entrata nella fila.

lesson-coconuts = Noci di cocco
    .about = Quanto costano le carte, e che cosa ci sta sopra.
    .done = Ogni noce di cocco che paghi resta su una carta che qualcuno prenderà. E quelle che tieni sono punti.
lesson-coconuts-price = Hai cinque noci di cocco. Una carta più a destra costa una noce di cocco per ogni carta che salti: la posi su quella carta.
lesson-coconuts-pay = La terza carta ha una palma e un vulcano. Paga due noci di cocco per averla.
    .wrong = Prendi la terza carta: salti due carte e posi una noce di cocco su ciascuna.
    .free = Quella è gratis. Ma qui ti serve la terza carta: vale due noci di cocco.
    .all = Tre noci di cocco sono tante per il primo turno. Prendi la terza carta.
lesson-coconuts-gift = La prima carta è stata presa, e con lei la tua noce di cocco. L’altra è ancora su quella che ora è la prima. Riprendila: la carta è gratis e te la riporta.
    .wrong = Prendi la carta all’estrema sinistra: non costa nulla e ha sopra una noce di cocco.
lesson-coconuts-kept = Le noci di cocco sono una delle sei fonti: ognuna vale un punto quando le valuti. E chi alla fine ne ha di più riceve altri 5 punti. Ecco perché accanto a una carta che costa una noce di cocco c’è −6: un punto per la noce e cinque perché allora qualcun altro ne ha di più.

lesson-pairs = Armonia
    .about = I pescatori vogliono pesci, le cacciatrici uccelli, le canoe palme.
    .done = Un pescatore di troppo, e tutti i pescatori non valgono nulla. Guarda dunque entrambe le metà di ogni coppia, e che cosa copre una carta.
lesson-pairs-harmony = Tre fonti sono coppie: ogni pescatore con un pesce dà 2 punti, ogni cacciatrice con un uccello 3, ogni canoa con una palma 4. Ma se hai più pescatori che pesci, non danno nulla. Lo stesso vale per le altre due.
lesson-pairs-palm = Il tuo villaggio ha un pesce e una canoa, ma nessuna palma: la canoa non vale ancora nulla. Prendi la meno cara delle due carte con una palma.
    .wrong = Cerca una carta che mostri una palma.
    .canoe = Sarebbe una seconda canoa, e ancora nessuna palma.
    .none = Un pescatore per il tuo pesce va bene, ma la canoa resterebbe senza palma.
    .dear = Ha una palma, ma costa tre noci di cocco. L’altra ne costa due.
lesson-pairs-keep = Ora posala in modo che il pesce e la canoa restino visibili.
    .wrong = Così copriresti il pesce o la canoa. Copri piuttosto un totem.
lesson-pairs-worth = Un pescatore con un pesce e una canoa con una palma: insieme 6 punti, se li valutassi entrambi adesso.

lesson-volcano = Vulcani
    .about = Lontano dal villaggio, ma non troppo.
    .done = Il posto migliore per un vulcano è spesso in fondo a un lungo braccio di carte.
lesson-volcano-ruler = A nessuno piace abitare accanto a un vulcano. Più la sua stella è lontana da quella del villaggio, più punti dà: fino a 5 per ogni vulcano.
lesson-volcano-take = Prendi la carta vulcano: è gratis.
    .wrong = Prendi la prima carta della fila, il vulcano con un uccello.
lesson-volcano-far = Prima che tu lasci la carta, la pagina dice che cosa mostrerebbe il righello. Trova un posto da 4 o 5 punti.
    .wrong = Lì il vulcano darebbe meno. Prosegui lungo il braccio che la tua isola ha già.
lesson-volcano-beyond = Non esagerare: oltre la fine del righello un vulcano non dà nulla.

lesson-beach = Spiagge e mare
    .about = Come si uniscono le spiagge, e chi riceve il bonus spiaggia.
    .done = La spiaggia più lunga, contata in carte, vale 5 punti alla fine della partita.
lesson-beach-rules = Il mare non deve mai toccare la terraferma: in mezzo ci vuole una spiaggia. E l’estremità di una spiaggia deve sporgere dall’isola, o incontrare un’altra spiaggia. Tutto il resto può toccarsi.
lesson-beach-take = C’è un’altra carta spiaggia, ed è gratis. Prendila.
    .wrong = Prendi la prima carta della fila: ha una spiaggia.
lesson-beach-join = Posala in modo che la sua spiaggia incontri la tua: così la tua spiaggia più lunga avrà due carte.
    .wrong = Lì può stare, ma le due spiagge resterebbero separate.

lesson-scoring = Valutazioni intermedie
    .about = Decidi tu che cosa valutare, e quando.
    .done = Una fonte dopo il giro 4, due dopo il giro 7, le ultime tre dopo il giro 9: nulla si valuta due volte.
lesson-scoring-when = La pila A è vuota: ognuno valuta una delle sue sei fonti, così com’è adesso. Altre due si valutano quando è vuota la pila B, le ultime tre alla fine.
lesson-scoring-choose = Una fonte valutata non cambia più. Due vulcani danno già 7 punti, e per un terzo troverai difficilmente un buon posto. Valuta i vulcani.
    .wrong = Scegli ciò che ora vale di più e che non crescerà molto.
    .grows = Sei noci di cocco sono buone, ma puoi tenerle o raccoglierne altre per dopo.
    .little = Per ora dà poco o nulla. Può ancora crescere: lascialo per dopo.
lesson-scoring-totems = La sesta fonte sono i totem: più tipi mostri, meglio è; sette tipi danno 22 punti. Ma un tipo che mostri due volte non conta affatto.
lesson-scoring-end = Dopo l’ultima valutazione arrivano i bonus: 5 punti per la spiaggia più lunga, 5 per il maggior numero di noci di cocco.

lesson-fate = Destino e abitanti
    .about = Per chi conosce il gioco: scommesse, e un segreto tutto tuo.
    .done = Ora sai tutto per il gioco completo.
lesson-fate-bet = Con le tessere destino puoi scommettere una volta per turno: che alla fine avrai di qualcosa più di tutti. Se è vero guadagni punti, altrimenti ne perdi.
lesson-fate-buy = In questo momento hai il maggior numero di totem. Compra quella tessera; il prezzo va sulle carte della fila.
    .wrong = Compra la tessera «Maggioranza di totem».
    .behind = L’altra isola ha più canoe della tua. Per come stanno le cose, quella scommessa farebbe perdere punti.
    .spent = Pagheresti proprio con ciò che la tessera conta: le noci di cocco. Scommetti piuttosto sui totem.
    .nothing = Non comprare nulla è permesso. Ma provaci una volta: con i totem sei in testa.
lesson-fate-inhabitant = La tua abitante è coperta; solo tu sai che è Hina. Una volta per partita puoi giocarla: dà punti per le coppie nella fila, e da allora i suoi simboli appartengono alla tua isola.
lesson-fate-wait = Hina porta una cacciatrice, e alle cacciatrici servono uccelli. C’è tempo: per ora tienila coperta.
    .wrong = Rispondi alla domanda sulla tua abitante.
    .early = Tre punti subito non sarebbero male, ma una cacciatrice senza uccello guasta le coppie, e può arrivare una fila migliore.

lesson-tahuma = In solitario contro Tahuma
    .about = Il gioco in solitario in un minuto.
    .done = Diciotto turni così, le stesse valutazioni, poi si scopre la pila di Tahuma. Fai più punti di lui!
lesson-tahuma-rival = In solitario giochi contro Tahuma. Lui non costruisce un’isola: riceve le carte che gli lasci, e alla fine tutti i loro simboli contano per lui.
lesson-tahuma-right = A ogni turno si scoprono due carte. Quella a sinistra costa una noce di cocco, quella a destra te ne dà una. Prendi quella a destra.
    .wrong = Prendi la carta a destra.
    .pays = La carta a sinistra ti costa una noce di cocco. Qui prendi quella a destra e ne ricevi una.
lesson-tahuma-leave = L’altra carta va a Tahuma, a meno che tu non paghi tre noci di cocco per scartarla. Lasciagliela: due cacciatrici senza uccelli gli servono a poco.
    .wrong = Lascia la carta a Tahuma.
    .dear = Tre noci di cocco sono troppe per questa carta. Tienile per quelle che lo aiutano davvero.
