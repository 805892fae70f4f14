# Atiwa in breve.

glance-aim = Sotto la tua plancia della riserva cresce una comunità di terreni e luoghi. Le famiglie vivono nelle case e cercano oro, animali e alberi riempiono la terra. Le famiglie non istruite la inquinano, quelle istruite no, e dividono la casa con le volpi volanti, che piantano nuovi alberi.
glance-turn = Metti uno dei tuoi tre lavoratori su uno spazio libero e fai ciò che dice: prendere una carta terreno, animali e alberi, una famiglia, istruirla, o comprare un luogo con alberi e oro. Ogni cosa vuole una casella adatta su una tua carta. Poi tre volpi volanti possono mangiare un frutto e piantare un albero.
glance-score = Quando tutti i lavoratori sono al loro posto segue la fase di mantenimento: le famiglie portano oro, quelle non istruite un segnalino inquinamento ciascuna; le file svuotate portano alberi, frutti e volpi volanti; tutti mangiano e gli animali si riproducono. Più una fila della riserva è vuota, più vale alla fine. Danno punti anche oro, carte, famiglie istruite e volpi volanti oltre dieci; ogni cibo mancante costa 2.
glance-end = Dopo sette round si contano i punti. In parità vince la terra più pulita. Da soli servono 120 punti.

kind-players = Secondo il numero di giocatori
kind-food = Cibo
kind-bag = Sacchetto
kind-row = Plancia della riserva
kind-location = Luoghi
kind-terrain = Carte terreno
kind-start = Situazione iniziale
kind-tile = Tessere azione
kind-round = Spazi dei round
kind-space = Spazi azione
kind-challenge = Sfide
