# Le lezioni di Tribes.

lesson-aim = Il tuo primo traguardo
    .about = Lo scopo del gioco e un primo turno.
    .done = Questo era un turno intero: prendi una tessera, la usi, e va in fondo alla fila.
lesson-aim-points = Guidi una tribù attraverso tre epoche. La tribù completa traguardi, le plance che stanno qui, e questi danno punti. Vince chi alla fine ne ha di più.
lesson-aim-begin = Questi sono i tuoi terreni: cavallo, incenso e grano. Un terreno conta solo finché ci sta un tuo membro. «Caccia» chiede un cavallo: comincia lì.
    .wrong = Comincia sul terreno cavallo.
    .incense = Anche l’incenso andrebbe bene: lo chiede «Sciamanesimo». Ma andiamo a caccia: prendi il terreno cavallo.
    .wheat = Il grano non lo chiede ancora nessuno. Guarda le plance scoperte e comincia sul terreno cavallo.
lesson-aim-take = Nel tuo turno prendi una tessera della fila. La prima è gratis, e questa mostra una mano: con una mano puoi completare un traguardo.
    .wrong = La prima tessera è gratis e ha una mano. Prendila; delle conchiglie parleremo dopo.
lesson-aim-complete = Ora scegli: muoverti o completare un traguardo. «Caccia» chiede un cavallo, e il tuo membro ci sta sopra.
    .wrong = Per quella plancia ti manca il terreno giusto: dovresti esaurirne un altro. «Caccia» chiede solo il tuo cavallo.
    .act = Muoverti puoi anche dopo. Usa la mano per «Caccia».
lesson-aim-gained = Due punti, qui denti d’orso, perché la tua è la prima pietra. Inoltre sali di una casella sul tracciato esplorazione, e la plancia sopra si scopre: appartiene all’epoca seguente.

lesson-row = La fila e le conchiglie
    .about = Come arrivare alla tessera che vuoi.
    .done = Le conchiglie passano solo di mano. Spendile per ciò che ti serve: alla fine contano solo in caso di parità.
lesson-row-order = Tutti prendono da quest’unica fila. La prima tessera non costa nulla. Per prenderne una più avanti metti una conchiglia su ogni tessera che salti.
lesson-row-skip = Vuoi più membri: prendi «Procreazione», la terza tessera. Ne salti due, quindi costa due conchiglie, e quella che c’è sopra diventa tua.
    .wrong = Prendi «Procreazione»: paghi due conchiglie e una torna indietro.
    .first = «Movimento» è gratis, ma con un solo membro serve a poco. Prendi «Procreazione».
lesson-row-shells = «Procreazione» è andata in fondo alla fila. L’altra tribù ha preso «Movimento», e con essa la conchiglia che ci avevi messo. L’altra tua conchiglia aspetta chi prenderà la tessera su cui sta.

lesson-grow = Crescere ed espandersi
    .about = Nuovi membri, e come arrivano su nuovi terreni.
    .done = Il secondo passo avanza: nessuno è obbligato a muoversi. Ora stai su tre tipi di terreno, e tre tipi di plance ti sono aperti.
lesson-grow-procreate = Quanto vale un’azione lo dicono i tuoi segnalini sui tracciati: in procreazione sei a 3. Prendi «Procreazione».
    .wrong = Prendi «Procreazione», è gratis.
lesson-grow-place = Tre nuovi membri! Si aggiungono a chi c’è già, quindi i terreni vuoti restano vuoti. Distribuiscili come vuoi.
    .wrong = I nuovi membri vanno dove la tua tribù è già presente.
lesson-grow-move = Il tuo terreno grano è ancora vuoto, e così non conta. «Movimento» ora è la prima della fila: prendila.
    .wrong = Prendi «Movimento», è gratis.
lesson-grow-from = Hai due passi. Scegli un membro da un terreno dove ce ne sono diversi.
    .wrong = Scegli un membro da muovere.
    .stop = C’è un terreno vuoto da occupare: scegli un membro.
lesson-grow-to = Un passo porta su un terreno vicino. Vai sul terreno grano.
    .wrong = Lì la tua tribù è già presente. Vai sul terreno grano, che è vuoto.

lesson-explore = Nuovi terreni
    .about = Pescare terreni e piazzarli.
    .done = Più terreni, più possibilità: ora ci manderesti qualcuno.
lesson-explore-draw = In esplorazione sei a 2, quindi esplorare porta due terreni. Prendi «Esplorazione».
    .wrong = Prendi «Esplorazione», è gratis.
lesson-explore-lay = Due volte il terreno capra. Piazzalo dove tocca i tuoi terreni; poi non si muove più. Le vie corte sono le migliori.
lesson-explore-more = I nuovi terreni sono vuoti: danno la loro risorsa solo quando ci sta qualcuno. Alla fine chi ha più terreni riceve 2 punti.

lesson-wild = Quando manca una risorsa
    .about = Esaurire un terreno per avere ciò che manca.
    .done = Esaurire è rapido, ma è per sempre. Usa un terreno che non ti servirà più.
lesson-wild-missing = «Equitazione» è una plancia della seconda epoca: chiede due cavalli, e tu ne hai uno. Ciò che manca puoi sostituirlo; ma dove ne servono due o tre, almeno uno dev’essere vero. Prendi la tessera con la mano.
    .wrong = Ti serve una mano: prendi «Procreazione con mano».
lesson-wild-riding = Completa «Equitazione»: 4 punti per un cavallo e un terreno.
    .wrong = Si potrebbe anche. Ma noi vogliamo «Equitazione».
    .small = Anche quella ti costa un terreno, e per soli 2 punti. «Equitazione» ne dà 4.
    .act = Un membro in più va bene, 4 punti vanno meglio. Completa «Equitazione».
lesson-wild-exhaust = Manca un cavallo: esaurisci al suo posto un terreno con un tuo membro. Quale ti serve di meno?
    .wrong = Esaurisci il terreno grano.
    .incense = «Luoghi sacri» chiede incenso, e potresti completarla presto. Il grano non lo chiede nessuna plancia.
lesson-wild-turned = Il terreno è girato. Il tuo membro resta, ma il terreno non dà più risorse e non conta più tra i tuoi terreni: per ora hai perso i 2 punti di chi ne ha di più.

lesson-second = Verso l’alto
    .about = Plance delle epoche successive, e la tua freccia.
    .done = Le plance della terza epoca chiedono tre risorse e danno fino a 6 punti. Ci si arriva passando per plance come queste.
lesson-second-below = Una plancia di un’epoca successiva vuole una tua pietra sulla plancia subito sotto. Ne hai una su «Caccia», quindi «Equitazione» sopra di essa ti è aperta. Prendi la tessera con la mano.
    .wrong = Ti serve una mano: la prima tessera ne ha una.
lesson-second-above = Hai membri su due cavalli. Completa «Equitazione».
    .wrong = «Equitazione» vale di più: 4 punti.
    .arrow = Useresti la tua freccia. Tienila per il prossimo turno e completa prima «Equitazione».
lesson-second-hand = Vuoi anche «Luoghi sacri». Due tessere più in là c’è di nuovo una mano: prendila.
    .wrong = Per un traguardo serve una mano. Prendi «Esplorazione con mano».
    .dear = Quella mano costa cinque conchiglie, la più vicina due.
lesson-second-arrow = Sotto «Luoghi sacri» non c’è una tua pietra, ma in diagonale sì. Una volta per partita la tua freccia supera quel vuoto. Completala.
    .wrong = Usa ora la tua freccia: completa «Luoghi sacri».

lesson-events = Eventi
    .about = Le tessere con i fulmini, buone e cattive.
    .done = Alle tribù forti gli eventi piacciono, le deboli pagano conchiglie per evitarli. Chi è alla pari con i più forti o con i più deboli è uno di loro.
lesson-events-wait = Un traguardo scopre un evento se sopra la casella che occupi c’è un fulmine. L’evento sta nella fila come ogni tessera e non fa nulla finché qualcuno non lo prende. In quel turno non si fa altro.
lesson-events-strong = Alcuni eventi riguardano i più forti, altri i più deboli. Tu sei avanti sul tracciato forza. Salta la tigre con una conchiglia e prendi il rinoceronte: ti dà 2 punti.
    .wrong = Il rinoceronte dà subito 2 punti. Prendilo.
    .tiger = Non ti farebbe male, ma nemmeno bene. Saltala con una conchiglia: il rinoceronte dà 2 punti.
lesson-events-taken = L’altra tribù aveva davanti la tigre e l’ha presa, con la tua conchiglia. Essendo la più debole, ha perso un membro. L’ultimo membro non lo perde nessuno.

lesson-end = La fine
    .about = Che cosa chiude la partita e che cosa conta allora.
    .done = Hai vinto, anche se di poco. Ora conosci il gioco: fai una partita!
lesson-end-when = Le plance della terza epoca portano eventi arancioni. In due la partita finisce nel round in cui se ne prende il secondo. Uno è già avvenuto.
lesson-end-count = Allora contano i tracciati, tranne la forza: 1, 3 o 6 punti, scritti sulle caselle in alto. 2 punti a chi ha più membri, 2 a chi ha più terreni non esauriti.
lesson-end-last = La prima della fila è un evento arancione, e tu sei indietro di un punto. Porta 2 punti e la fine: prendilo.
    .wrong = Chi prende questo evento chiude la partita e riceve 2 punti. Meglio che sia tu.
