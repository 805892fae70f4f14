# Ciò che è scritto nell'immagine di Kiwi Chow Down.

board-picture = Kiwi Chow Down, stagione { $season }
board-kiwibot = Kiwibot
board-island = L'isola
board-season = Stagione { $season } di { $seasons }
board-phase-setup = Preparazione
board-phase-awakening = Risveglio
board-phase-change = Cambio di Stagione
board-phase-actions = Azioni
board-phase-season-card = Carta Stagione
board-phase-mark = Marcare il Territorio
board-order = Ordine di gioco: { $names }
board-bags = Nei sacchetti
board-game-over = Fine della partita
board-beaten = Hai battuto il Kiwibot
board-lost = Vince il Kiwibot

board-moved = { $piece }, già mosso
board-marked = segnalino di { $who }
board-nest-of = { $nest } di { $who }
board-strength = forza: { $strengths }

board-first = Primo Giocatore
board-to-play = di turno
board-score = { $who }: { $score } punti ({ $sources })
board-spent = usato in questa stagione
board-side-b = Lato B della plancia Stormo { $flock }
board-power-second-mark = Marcare: 1 Frutto per un secondo segnalino.
board-power-choose-marker = Pescando Dominio: uno in più, poi uno indietro.
board-power-double-nests = I bonus dei Nidi valgono doppio, punti esclusi.
board-power-more-moves = Un Movimento in più; spingi Kiwi di pari taglia.
board-fruit = Frutti { $total }/{ $limit }
board-fruit-red = Frutti rossi
board-fruit-green = Frutti verdi
board-fruit-yellow = Frutti gialli
board-fruit-blue = Frutti blu
board-markers = Dominio { $n }
board-markers-hidden = Segnalini Dominio
board-marker = Segnalino Dominio: { $terrain }
board-track = Tracciato Kiwi: ne restano { $n }
board-reserve = Riserva
board-reserve-of = Segnalini Kiwi nella Riserva: { $n }
board-nests = Nidi: { $first } Frutti uguali; seconda fila { $second }
board-nest =
    { $nest }: { $price } Frutti di un colore. Alla costruzione: { $placement }. Ogni stagione: { $season }.{ $points ->
        [0] {""}
       *[other] {" "}Vale { $points } punto.
    }{ $built ->
        [yes] {" "}Costruito.
       *[no] {""}
    }
board-built = { $nest }: costruito
board-not-built = { $nest }: non costruito
board-played = Giocate
board-face-down = Una carta coperta
board-down-card = { $card }, coperta
board-extra-move = Mossa extra:
board-extra-move-price = Dopo i movimenti di una carta: 2 Frutti, { $one } o { $other }, per uno in più

board-hand = Mano di { $who }
board-hand-backs = { $n } carte in mano
board-deck = mazzo { $deck } · scarti { $discards }
board-down = coperta:
board-use-feed = { $card }: nutrire
board-use-move = { $card }: muovere
board-use-build = { $card }: costruire
board-use-bonus = { $card }: il suo bonus
board-use-down = { $card }: coperta, per Frutti

board-winner = Chi è primo
board-the-others = Tutti gli altri
board-most-on = più forza: { $terrain }
board-fewest-on = meno forza: { $terrain }
board-most-size-1 = più Kiwi di taglia 1
board-most-size-2 = più Kiwi di taglia 2
board-most-size-3 = più Kiwi di taglia 3
board-most-nests = più Nidi
board-most-at-leader = più forza col proprio Leader
board-most-best-hex = più forza in un esagono
board-most-dominated = più esagoni dominati
board-most-single = più esagoni con un Kiwi solo
board-leads = { $who } è in testa: { $n }
board-ties = { $who } è in testa alla pari: { $n }
board-counts = { $who }: { $n }
board-turn-order = Ordine di turno

board-solitaire = Carta Solitario (ne restano { $n })
board-looks-from = parte da
board-looks = Il Kiwibot si guarda attorno dal Leader di { $who }
board-row-move = Se viene rivelata una carta Movimento
board-row-feed = Se viene rivelata una carta Nutrimento
board-row-build = Se viene rivelata una carta Costruzione
board-row-wild = Se viene rivelata una carta Jolly
board-kept = Carte Stagione tenute { $n } · carte nel suo mazzo { $deck }
board-cell-move =
    Muove Kiwi di taglia { $sizes } { $to }{ $group ->
        [same] , tutti nello stesso esagono
        [diff] , tutti in esagoni diversi
       *[any] {""}
    }{ $whom ->
        [human] , spingendo { $pushes } dei tuoi ciascuno
        [kiwibot] , spingendo { $pushes } dei suoi ciascuno
       *[none] {""}
    }
board-to-terrain = su { $terrain }
board-to-human-most = verso il tuo esagono più forte
board-to-kiwibot-most = verso il suo esagono più forte
board-to-human-leader = verso il tuo Leader
board-cell-feed =
    { $owner ->
        [human] Nutre un tuo Kiwi di taglia { $size }
       *[kiwibot] Nutre un suo Kiwi di taglia { $size }
    }
board-cell-build = Costruisce: { $nest }
board-cell-place = Piazza { $n } Kiwi

board-legend = Simboli
board-sign-first = chi è primo
board-sign-others = tutti gli altri
board-sign-tie = parità: nessuno
board-sign-built = alla costruzione
board-sign-season = ogni stagione
board-sign-fruit = Frutto dal sacchetto
board-sign-marker = segnalino Dominio
board-sign-place = un nuovo Kiwi
board-sign-grow = un Kiwi cresce
board-sign-feed = azione Nutrimento
board-sign-move = azione Movimento
board-sign-build = azione Costruzione
