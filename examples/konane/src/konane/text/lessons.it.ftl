# Le lezioni di Konane.

lesson-jump = Saltare
    .about = Come comincia una partita e come si muovono le pietre.
    .done = Konane è tutto qui: un salto dopo l’altro, finché qualcuno non può più saltare.
lesson-jump-aim = Su ogni casella c’è una pietra; le tue sono quelle scure. Chi al proprio turno non può saltare ha perso: vince dunque chi salta per ultimo.
lesson-jump-open = Prima fai posto: togli dal tavoliere una delle tue due pietre al centro.
    .wrong = La prima pietra viene dal centro o da un angolo.
    .corner = Anche un angolo è permesso, ma dal centro ci sono più salti. Prova una delle pietre segnate.
lesson-jump-over = L’altro ha aperto una casella accanto alla tua. Ora salta: sopra una pietra altrui accanto a una tua, fino alla casella libera subito dietro.
    .wrong = Scegli una pietra che ne abbia una altrui accanto e, dietro, una casella libera.
lesson-jump-taken = Hai catturato una pietra, e l’altro pure. Quante sono non conta: contano i salti che ti restano.

lesson-far = Saltare ancora
    .about = Più pietre in un solo turno.
    .done = Due pietre in un turno, e l’altro non può più saltare: hai vinto.
lesson-far-lift = Una pietra può continuare a saltare nella stessa direzione finché trova pietre da saltare. Quale delle tue può farlo due volte?
    .wrong = Cerca due pietre altrui in fila, ognuna con una casella libera dietro.
    .one = Questa pietra può saltare una volta sola. Prova quella che nella sua riga ha due pietre altrui.
lesson-far-land = Dopo il primo salto puoi fermarti o proseguire. Prosegui: il secondo salto cattura la pietra che potrebbe ancora darti fastidio.
    .wrong = Atterra sull’ultima casella libera della riga.
    .short = In c3 la tua pietra starebbe accanto a una altrui, con una casella libera dietro: verrebbe catturata.

lesson-last = L’ultimo salto
    .about = Che cosa decide una partita: chi può ancora saltare.
    .done = Aveva una sola pietra capace di saltare, e l’hai catturata. Così si vince a Konane.
lesson-last-count = Accanto a ogni nome c’è il numero di salti che restano. Tu ne hai tre; l’altro due, entrambi con la stessa pietra.
lesson-last-choose = Fai un salto dopo il quale l’altro non possa più saltare.
    .wrong = Dopo quel salto l’altro potrebbe ancora saltare. Con quale pietra?
    .gives = Allora la sua pietra al centro salta, e a te non restano salti. Catturala prima che si muova.
