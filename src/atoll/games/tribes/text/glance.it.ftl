# Tribes in breve.

glance-aim = Guidi una tribù dall’età della pietra a quella del bronzo. I suoi traguardi danno punti, e chi arriva per primo ne riceve di più. Un traguardo chiede terreni di un tipo con un tuo membro sopra: uno nella prima epoca, due nella seconda, tre nella terza. Dalla seconda in poi serve anche la tua pietra sulla plancia sottostante.
glance-turn = Prendi una tessera dalla fila e usala: nuovi membri, nuovi terreni o passi sui tuoi terreni. La prima è gratis. Per andare oltre metti una conchiglia su ogni tessera che salti; chi prende una tessera riceve le conchiglie che ci sono sopra. Con una mano puoi completare un traguardo invece dell’azione. Poi la tessera va in fondo alla fila.
glance-score = I traguardi danno subito punti e ti fanno salire su un tracciato, così le tue azioni valgono di più. Alla fine le caselle alte di tre tracciati danno 1, 3 o 6 punti, più membri di tutti 2, più terreni attivi, cioè non esauriti, 2. Se ti manca una risorsa puoi esaurire un altro terreno, ma quello è perso; dalla seconda epoca in poi una delle risorse dev’essere vera.
glance-end = I traguardi scoprono anche eventi, che entrano nella fila e avvengono quando qualcuno li prende. Appena sono avvenuti tanti eventi arancioni quanti siete, si finisce il round. Poi vince il totale più alto.

kind-players = Secondo il numero di giocatori
kind-end = Fine della partita
kind-bonus = Punti bonus
kind-land = Tessere terreno
kind-track = Tracciati
kind-action = Azioni
kind-achievement = Traguardi
kind-event = Eventi
kind-tooth = Denti
