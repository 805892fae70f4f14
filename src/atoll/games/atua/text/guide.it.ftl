# La guida: che cosa serve sapere all’inizio, in una o due frasi.

guide-step-take = Prendere
guide-step-place = Posare
guide-step-score = Valutare
guide-then-take = Posi la carta sulla tua isola.
guide-then-place = Poi tocca al giocatore seguente; quando una pila è vuota, tutti valutano.
guide-then-score = La pila seguente avanza, e il primo giocatore comincia il nuovo giro.

guide-warn-scoring = { $n ->
        [one] La prossima valutazione prende una delle tue sei fonti, i riquadri con i punti accanto alla tua isola. { $ready ->
            [0] Per ora nessuna ti dà punti.
            [one] Per ora una ti dà punti.
           *[other] Per ora { $ready } ti danno punti.
        }
       *[other] La prossima valutazione prende { $n } delle tue fonti, i riquadri con i punti accanto alla tua isola. { $ready ->
            [0] Per ora nessuna ti dà punti.
            [one] Per ora una ti dà punti.
           *[other] Per ora { $ready } ti danno punti.
        }
    }

guide-warn-beach =
    Questa carta ha una striscia di sabbia. Ogni carta la cui sabbia si unisce a quella di un’altra allunga la spiaggia; chi alla fine ha la più lunga riceve { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.

guide-take = Le noci di cocco valgono punti e decidono in caso di parità: paga per una carta che completa qualcosa, non per una che è solo carina. Quelle sopra una carta vengono con essa.
guide-place = Copri ciò di cui puoi fare a meno: simboli di una fonte già valutata, un pescatore senza pesce, un totem doppio (finché si vedono entrambi, non conta nessuno dei due). Prima della loro valutazione non lasciare mai più pescatori che pesci, più cacciatrici che uccelli o più canoe che palme.
guide-buy = Una tessera destino rende se alla fine hai più di tutti della cosa mostrata, altrimenti costa. Compra ciò in cui sei avanti e puoi restarci.
guide-reveal = Gioca l’abitante quando la fila mostra molte coppie della sua cosa, o prima di una valutazione a cui i suoi simboli giovano.
guide-score = Valuta ciò che è completo o non migliorerà più. Ciò che cresce o aspetta ancora il compagno può attendere, ma alla fine si valutano tutte e sei.
guide-leave = Dai a Tahuma ciò che gli serve meno; pagare conviene solo contro una carta che completa le sue serie.
