# Che cosa è scritto nel disegno di Atua.

board-picture = Atua, round { $round }
board-round = Round { $round } di { $rounds }
board-turn = Turno { $round } di { $rounds }
board-order = Ordine di gioco: { $names }
board-game-over = Fine della partita
board-beaten = Tahuma è battuto
board-lost = Vince Tahuma
board-next-level = Prova il livello successivo: { $level }
board-highest-level = Era il livello più alto: { $level }
board-total = Totale

board-first = Primo giocatore
board-to-play = di turno
board-has-chosen = ha scelto
board-score = { $who }: { $score } punti ({ $lines })

board-row = Carte da prendere
board-free = gratis
board-other-card = resta
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
    { $n ->
        [one] { $n } noce di cocco
       *[other] { $n } noci di cocco
    } su questa carta
board-in-hand = Posa { $who }

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

board-about-fisher = { $n } punti per ogni pescatore; niente se i pescatori sono più dei pesci.
board-about-huntress = { $n } punti per ogni cacciatrice; niente se le cacciatrici sono più degli uccelli.
board-about-canoe = { $n } punti per ogni canoa; niente se le canoe sono più delle palme.
board-about-coconut = 1 punto per ogni noce di cocco.
board-about-totem = Più totem diversi, più punti; un totem doppio non conta.
board-about-totem-alone = Più totem, più punti.
board-about-volcano = Punti per la distanza di ogni vulcano dal villaggio.
board-scored = Valutata { $n } con la pila { $stack }.
board-worth = Ora vale { $n }.
board-too-many = { $n } di troppo
board-totem = { $what }: { $n }
board-volcano =
    Vulcano: { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    } per la distanza dal villaggio
board-supply =
    { $n ->
        [one] { $n } noce di cocco
       *[other] { $n } noci di cocco
    }
board-beach =
    { $n ->
        [0] nessuna
        [one] { $n } carta
       *[other] { $n } carte
    }
board-bonus-coconut = Chi alla fine ha più noci di cocco riceve un bonus
board-bonus-beach = Chi alla fine ha la spiaggia più lunga riceve un bonus

board-fate = Destino: chi ne ha di più alla fine?
board-stakes = { $gain } punti a chi ne ha di più, altrimenti { $loss } persi
board-stakes-two = { $gain } punti per entrambi, { $one } per uno, altrimenti { $loss } persi
board-owner = comprata da { $who }

board-face-down = Abitante coperto
board-inhabitant-now = { $n } punti se giocato ora
board-inhabitant-scored = { $n } punti ottenuti
board-tribute = { $n } punti ogni 2 { $what } nella fila
board-adds = aggiunge { $adds } all’isola.

board-tahuma = Tahuma
board-tahuma-score = Tahuma: { $score } punti, { $n } carte
board-level-easy = Facile
board-level-medium = Medio
board-level-hard = Difficile
board-level-legendary = Leggendario
board-pile =
    { $n ->
        [one] { $n } carta nella sua pila
       *[other] { $n } carte nella sua pila
    }
board-hut =
    { $n ->
        [one] { $n } noce di cocco
       *[other] { $n } noci di cocco
    } nella capanna

board-fisher = Pescatore
board-fish = Pesce
board-huntress = Cacciatrice
board-bird = Uccello
board-canoe = Canoa
board-palm = Palma
board-salamander = Totem della salamandra
board-mask = Totem della maschera
board-moon = Totem della luna
board-sun = Totem del sole
board-turtle = Totem della tartaruga
board-ray = Totem della razza
board-shell = Totem della conchiglia

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
