# Konane in breve.

glance-aim = Fai l’ultimo salto. Chi è di turno e non può più saltare perde; quante pietre si sono catturate non conta.
glance-turn = Prendi una tua pietra e salta sopra una altrui accanto, fino alla casella libera subito dietro. La pietra saltata lascia il tavoliere. Nella stessa direzione puoi saltare ancora. Le pietre non si muovono altrimenti, mai in diagonale, e nessuno può passare. All’inizio ciascuno toglie una propria pietra dal tavoliere.
glance-score = Punti non ce ne sono. Il numero accanto a un nome dice quanti salti restano: averne più dell’altro è ciò che conta.
glance-end = Ogni salto toglie una pietra, quindi la partita finisce presto.

kind-board = Tavole
