# Ciò che è scritto nell’immagine di Tindaya.

board-picture = Tindaya, era { $era }
board-era = Era { $era } di { $eras }
board-phase-setup = Preparazione
board-phase-building = Costruzione delle isole
board-bases = { $n ->
        [0] Basi che possono stare qui; nessuna è rossa
        [one] Basi che possono stare qui; una su 8 è rossa
       *[other] Basi che possono stare qui; { $n } su 8 sono rosse
    }
board-terrains = Terreni rimasti
board-terrain-left = { $terrain }: { $n ->
    [one] ne resta { $n }
   *[other] ne restano { $n }
}
board-builders = Chi costruisce, in ordine di turno
board-phase-strategy = Fase strategia
board-phase-actions = Fase azioni
board-phase-end-of-era = Fine dell’era
board-order = Ordine di gioco: { $names }
board-to-play = di turno
board-passed = ha passato
board-traitor = traditore
board-game-over = Fine della partita

board-ground-sea = mare
board-ground-chasm = abisso
board-ground-volcano = vulcano
board-ground-shore = costa
board-ground-forest = foresta
board-ground-mountain = montagna
board-fort = un forte
board-wall = un muro
board-animals = { $n ->
        [one] { $n } animale
       *[other] { $n } animali
    }
board-troops = { $n ->
        [one] { $n } conquistador
       *[other] { $n } conquistadores
    }
board-canoes = { $n ->
        [one] { $n } canoa
       *[other] { $n } canoe
    }
board-natives = { $who }: { $nobles ->
        [0] { $villagers ->
            [one] un abitante
           *[other] { $villagers } abitanti
        }
        [one] { $villagers ->
            [0] un nobile
            [one] un nobile e un abitante
           *[other] un nobile e { $villagers } abitanti
        }
       *[other] { $villagers ->
            [0] { $nobles } nobili
            [one] { $nobles } nobili e un abitante
           *[other] { $nobles } nobili e { $villagers } abitanti
        }
    }
board-area = Con l’ira attuale colpisce qui { $event }
board-area-greater = Se l’ira sale colpisce qui { $event }

board-square-develop = Sviluppa
board-square-produce = Produci
board-square-cave = Grotta
board-square-explore = Esplora
board-square-betray = Tradisci
board-used = { $what }: casella già usata in quest’era
board-unknown-trade = { $trade } (mestiere non conosciuto)
board-materials = Materie prime
board-second-cave = 2ª grotta
board-solidarity = Punti solidarietà: { $n }
board-priority = Ha la priorità
board-markers = Marcatori rimasti: cubi { $cubes }, cilindri { $cylinders }
board-count-villagers = Abitanti sul tabellone: { $n }
board-count-nobles = Nobili: { $n }
board-count-settlements = Insediamenti controllati: { $n }
board-count-prisoners = Prigionieri: { $n }
board-count-idols = Idoli in mano: { $n }
board-count-idols-shown = Idoli esposti: { $n }
board-count-waste = Risorse nella discarica: { $n }
board-canoe-in-hand = Una canoa in mano
board-secret = Obiettivo segreto

board-unknown = non predetta
board-wrath = Ira { $level }: le catastrofi arrivano a { $radius ->
        [one] un esagono
       *[other] { $radius } esagoni
    }
board-strip = { $what }: { $n } di { $wanted }
board-strip-later = { $what }: nessuna richiesta in quest’era
board-event-at = { $ground ->
        [volcano] { $what }: vulcano { $n }
       *[chasm] { $what }: abisso { $n }
    }
board-event-unknown = { $what }: nessuno sa dove
board-legend = Linea: colpito ora. Punti: se l’ira sale.
board-wilderness = Terre selvagge, discarica, idoli
board-wild-pigs = Maiali selvatici: { $n }
board-wild-goats = Capre selvatiche: { $n }
board-dump = Discarica: { $n }, trabocca oltre { $limit }
board-idols-left = Idoli rimasti: { $n }
board-conquistadors = Conquistadores: { $n }, devono essere meno di { $limit }
board-to-win = Per vincere
board-track = Punti solidarietà, in ordine di priorità
board-common = Obiettivi comuni: { $names }
board-traitor-card = Il traditore: { $card }

board-plan = Se l’era finisse ora
board-plan-events = Che cosa colpiranno gli eventi
board-plan-well = tutti sazi, niente va a male
board-plan-hungry = { $n ->
        [one] { $n } muore di fame
       *[other] { $n } muoiono di fame
    }
board-plan-cold = { $n ->
        [one] { $n } muore senza riparo
       *[other] { $n } muoiono senza riparo
    }
board-plan-garbage = rifiuti: { $goods }
board-plan-born = { $n ->
        [one] { $n } nasce
       *[other] { $n } nascono
    }
board-plan-learns = impara { $trade }
board-plan-may-learn = impara { $trade }, se gli eventi risparmiano nobile e insediamento
board-plan-points = punti solidarietà { $n }
board-plan-paid = { $god }: offerta completa, ira { $before }→{ $wrath }
board-plan-unpaid = { $god }: manca l’offerta, ira { $before }→{ $wrath }
board-plan-hit = { $n ->
        [one] { $event }: { $n } esagono
       *[other] { $event }: { $n } esagoni
    }
board-ship-does = Approda all’isola più vicina: due conquistadores attaccano ogni insediamento, o altrimenti un terreno. Muro o idolo li respingono, due nativi con due armi li battono; se no tutti i nativi lì muoiono e sorge un forte.
board-tsunami-does = Spazza via tutti i terreni della sua area con tutto ciò che vi sta. I vulcani sono al sicuro; nient’altro protegge.
board-eruption-does = Distrugge tutto ciò che sta sui terreni della sua area e i nativi sul suo vulcano, e fa di terra e mare montagne con minerali. Nulla protegge.
board-plan-unknown = arrivano, nessuno sa da dove
board-plan-no-noble = { $names }: nessun nobile, tutti perderebbero.
board-plan-destruction = L’ira distruggerebbe il mondo: tutti perderebbero.
board-in-danger = in pericolo: { $event }
board-fires = Fuoco per le veggenti: { $names }
board-barter = { $giver } tratta con { $taker }
board-market = Mercato
board-total = Totale

# Il significato dei simboli

board-sign-villager = Abitante
board-sign-noble = Nobile
board-sign-cube = Cubo: agisce una volta
board-sign-cylinder = Cilindro: agisce due volte
board-sign-spent = Marcatore già usato
board-sign-settlement = Insediamenti
board-sign-soldier = Conquistadores, prigionieri
board-sign-totem = Idoli
board-sign-waste = Risorse nella discarica
board-sign-canoe = Canoa
board-sign-flame = Ira che distrugge il mondo
