# Che cosa è scritto nel disegno di Atua.

board-picture = Atua, { $progress }
progress-round =
    { $last ->
        [0] giro { $now }
       *[other] giro { $now } di { $last }
    }
board-order = Ordine di gioco: { $names }
board-game-over = Fine della partita
board-beaten = Tahuma è battuto
board-lost = Vince Tahuma
board-next-level = Prova la difficoltà successiva: { $level }
board-highest-level = Era la difficoltà più alta: { $level }
board-total = Totale

board-first = Primo giocatore
board-to-play = di turno
board-has-chosen = ha scelto
board-score =
    { $who }: { $score ->
        [one] { $score } punto armonia
       *[other] { $score } punti armonia
    } ({ $lines })

board-row = Fila
board-row-alone = Carte scoperte
board-free = gratis
board-other-card = altra carta
board-price =
    Costa { $n ->
        [one] { $n } noce di cocco
       *[other] { $n } noci di cocco
    }
board-gain =
    Dà { $n ->
        [one] { $n } noce di cocco
       *[other] { $n } noci di cocco
    }
board-on-card =
    Su questa carta { $n ->
        [one] c’è { $n } noce di cocco
       *[other] ci sono { $n } noci di cocco
    }
board-in-hand = { $who } la posa

board-stacks = Pile
board-cards =
    { $n ->
        [0] vuota
        [one] ancora { $n } carta
       *[other] ancora { $n } carte
    }
board-stack-then =
    poi si { $n ->
        [one] valuta { $n } fonte
       *[other] valutano { $n } fonti
    }
board-sources =
    { $n ->
        [one] { $n } fonte
       *[other] { $n } fonti
    }
board-stack-done =
    { $n ->
        [one] { $n } fonte valutata
       *[other] { $n } fonti valutate
    }

board-about-fisher =
    { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    } per ogni coppia di pescatore e pesce; nessuno se i pescatori sono più dei pesci.
board-about-huntress =
    { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    } per ogni coppia di cacciatrice e uccello; nessuno se le cacciatrici sono più degli uccelli.
board-about-canoe =
    { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    } per ogni coppia di canoa e palma; nessuno se le canoe sono più delle palme.
board-about-coconut = 1 punto per ogni noce di cocco.
board-about-totem = Più totem diversi, più punti; i totem presenti più volte non contano.
board-about-totem-alone = Più totem, più punti, anche se uguali.
board-about-volcano = Punti per la distanza di ogni vulcano dal villaggio.
board-scored =
    Valutata dopo la pila { $stack }: { $n ->
        [0] nessun punto
        [one] { $n } punto
       *[other] { $n } punti
    }.
board-worth =
    { $n ->
        [0] Ora non vale nulla.
        [one] Ora vale { $n } punto.
       *[other] Ora vale { $n } punti.
    }
board-too-many = { $n } di troppo
board-totem = { $what }: { $n }
board-volcano =
    Vulcano: { $n ->
        [0] nessun punto
        [one] { $n } punto
       *[other] { $n } punti
    } per la distanza dal villaggio
board-supply =
    { $n ->
        [0] nessuna noce di cocco
        [one] { $n } noce di cocco
       *[other] { $n } noci di cocco
    }
board-beach =
    { $n ->
        [0] nessuna
        [one] { $n } carta
       *[other] { $n } carte
    }
board-bonus-now = Ora: { $who }
board-bonus-coconut = Chi alla fine ha più noci di cocco riceve il bonus noci di cocco
board-bonus-beach = Chi alla fine ha la spiaggia più lunga riceve il bonus spiaggia; è lunga quante sono le carte le cui strisce di sabbia si uniscono

board-fate = Tessere destino: chi ha la maggioranza alla fine?
board-stakes =
    { $gain ->
        [one] { $gain } punto
       *[other] { $gain } punti
    } con la maggioranza, altrimenti { $loss ->
        [one] { $loss } punto
       *[other] { $loss } punti
    } in meno
board-stakes-two =
    { $gain ->
        [one] { $gain } punto
       *[other] { $gain } punti
    } con entrambe le maggioranze, { $one } con una sola, altrimenti { $loss ->
        [one] { $loss } punto
       *[other] { $loss } punti
    } in meno
board-owner = comprata da { $who }

board-face-down = Abitante coperto
board-inhabitant-now =
    { $n ->
        [0] nessun punto
        [one] { $n } punto
       *[other] { $n } punti
    }, se lo giochi ora
board-inhabitant-scored =
    { $n ->
        [0] nessun punto
        [one] { $n } punto ottenuto
       *[other] { $n } punti ottenuti
    }
board-tribute =
    { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    } ogni 2 { $what } nella fila
board-adds = vale come { $adds }.

board-tahuma = Tahuma
board-tahuma-score =
    Tahuma: { $score ->
        [one] { $score } punto armonia
       *[other] { $score } punti armonia
    }, { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    }
board-level-easy = Facile
board-level-medium = Media
board-level-hard = Difficile
board-level-legendary = Leggendaria
board-pile =
    { $n ->
        [0] nessuna carta nella sua pila
        [one] { $n } carta nella sua pila
       *[other] { $n } carte nella sua pila
    }
board-pile-hidden =
    { $n ->
        [0] nessuna carta nella sua pila
        [one] { $n } carta coperta nella sua pila
       *[other] { $n } carte coperte nella sua pila
    }
board-hut =
    { $n ->
        [0] nessuna noce di cocco
        [one] { $n } noce di cocco
       *[other] { $n } noci di cocco
    } sulla capanna

board-fisher = Pescatore
board-fish = Pesce
board-huntress = Cacciatrice
board-bird = Uccello
board-canoe = Canoa
board-palm = Palma
board-salamander = Totem salamandra
board-mask = Totem maschera
board-moon = Totem luna
board-sun = Totem sole
board-turtle = Totem tartaruga
board-ray = Totem manta
board-shell = Totem conchiglia

board-thing-fisher = pescatori
board-thing-fish = pesci
board-thing-huntress = cacciatrici
board-thing-bird = uccelli
board-thing-canoe = canoe
board-thing-palm = palme
board-thing-totem = totem
board-thing-beach = carte spiaggia
board-thing-volcano = vulcani
board-thing-coconut = noci di cocco

# Il significato dei simboli

board-sign-coconut = Noce di cocco: paga le carte; valutata vale un punto
board-sign-totem = Totem: più sono diversi, più punti
board-sign-beach = Spiaggia: conta le carte le cui strisce di sabbia si uniscono; la più lunga dà un bonus
board-sign-volcano = Vulcano: più è lontano dal villaggio, più punti
