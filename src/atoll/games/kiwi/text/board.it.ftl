# Ciò che è scritto nell’immagine di Kiwi Chow Down.

board-picture = Kiwi Chow Down, stagione { $season }
board-kiwibot = Kiwibot
board-island = L’Isola
board-season = Stagione { $season } di { $seasons }
board-phase-setup = Preparazione
board-phase-awakening = Risveglio
board-phase-change = Cambio di Stagione
board-phase-actions = Azioni
board-phase-season-card = Carta Stagione
board-phase-mark = Marcare il Territorio
board-order = Ordine di turno: { $names }
board-bags = Nei sacchetti
board-game-over = Fine della partita
board-beaten = Hai battuto il Kiwibot
board-lost = Vince il Kiwibot

board-moved = { $piece }, già mosso
board-marked = segnalino Dominio { $who ->
    [Kiwibot] del Kiwibot
   *[other] di { $who }
}
board-nest-of = { $nest } { $who ->
    [Kiwibot] del Kiwibot
   *[other] di { $who }
}
board-strength = valore: { $strengths }

board-first = Primo Giocatore
board-to-play = di turno
board-score = { $who }: { $score ->
        [one] { $score } PV
       *[other] { $score } PV
    } ({ $sources })
board-spent = usata in questa stagione
board-side-b = Lato B della plancia Stormo { $flock }
board-power-second-mark = Marcare il Territorio: { $price ->
        [one] { $price } Frutto
       *[other] { $price } Frutti
    } per un secondo segnalino Dominio.
board-power-choose-marker = Segnalini Dominio: ne peschi uno in più, poi ne rimetti uno nel sacchetto.
board-power-double-nests = Ottieni due volte i bonus dei tuoi Nidi, PV esclusi.
board-power-more-moves = Un’azione Movimento in più; spingi via anche Kiwi della stessa taglia.
board-fruit = Frutti { $total }/{ $limit }
board-fruit-red = Frutti rossi
board-fruit-green = Frutti verdi
board-fruit-yellow = Frutti gialli
board-fruit-blue = Frutti blu
board-markers = Segnalini Dominio { $n }
board-markers-hidden = Segnalini Dominio
board-marker = Segnalino Dominio: { $terrain }
board-track = Tracciato Kiwi: { $n ->
    [0] vuoto
    [one] ne resta { $n }
   *[other] ne restano { $n }
}
board-reserve = Riserva
board-reserve-of = Segnalini Kiwi nella Riserva: { $n }
board-nests = Nidi: { $first ->
        [one] { $first } Frutto
       *[other] { $first } Frutti identici
    }; seconda riga { $second }
board-nest =
    { $nest }: { $price ->
        [one] { $price } Frutto
       *[other] { $price } Frutti identici
    }. Al piazzamento: { $placement }. Al Cambio di Stagione: { $season }.{ $points ->
        [0] {""}
        [one] {" "}Vale { $points } PV.
       *[other] {" "}Vale { $points } PV.
    }{ $built ->
        [yes] {" "}Costruito.
       *[no] {""}
    }
board-built = Nido { $nest }: costruito
board-not-built = Nido { $nest }: non costruito
board-played = Giocate
board-face-down = Una carta a faccia in giù
board-down-card = { $card }, a faccia in giù
board-extra-move = Movimento agg.:
board-extra-move-price = Dopo i movimenti di una carta: { $price ->
        [one] { $price } Frutto { $one } o { $other }
       *[other] { $price } Frutti in qualunque combinazione tra { $one } e { $other }
    } per un’azione Movimento aggiuntiva

board-hand = Mano di { $who }
board-hand-backs = { $n ->
        [one] { $n } carta in mano
       *[other] { $n } carte in mano
    }
board-deck = mazzo { $deck } · scarti { $discards }
board-down = faccia in giù:
board-use-feed = { $card }: nutrire
board-use-move = { $card }: muovere
board-use-build = { $card }: costruire
board-use-bonus = { $card }: il suo bonus
board-use-down = { $card }: a faccia in giù, per Frutti

board-winner = Vincitore
board-the-others = Altri
board-most-on = Maggioranza di segnalini Kiwi su esagoni { $terrain }
board-fewest-on = Minoranza di segnalini Kiwi su esagoni { $terrain }
board-most-size-1 = Maggioranza di Kiwi di taglia 1
board-most-size-2 = Maggioranza di Kiwi di taglia 2
board-most-size-3 = Maggioranza di Kiwi di taglia 3
board-most-nests = Maggioranza di Nidi sull’Isola
board-most-at-leader = Maggioranza di segnalini Kiwi (di chiunque) con il Leader
board-most-best-hex = Maggioranza di segnalini Kiwi in un esagono
board-most-dominated = Maggioranza di esagoni con Dominanza
board-most-single = Maggioranza di esagoni con 1 solo Kiwi
board-leads = { $who } è in testa: { $n }
board-ties = { $who } è in testa alla pari: { $n }
board-counts = { $who }: { $n }
board-turn-order = Ordine di turno

board-solitaire = Carta Solitario ({ $n ->
    [0] l’ultima
    [one] ne resta { $n }
   *[other] ne restano { $n }
})
board-looks-from = parte da
board-looks = Punto di partenza del Kiwibot: { $who ->
    [Kiwibot] il suo Leader
   *[other] il Leader di { $who }
}
board-row-move = Se viene rivelata una carta Movimento
board-row-feed = Se viene rivelata una carta Nutrimento
board-row-build = Se viene rivelata una carta Costruzione
board-row-wild = Se viene rivelata una carta Jolly
board-kept = Carte Stagione tenute { $n } · carte nel suo mazzo { $deck }
board-cell-move =
    Muove Kiwi (taglia { $sizes }) { $to }{ $group ->
        [same] , tutti nello stesso esagono
        [diff] , tutti in esagoni diversi
       *[any] {""}
    }{ $whom ->
        [human] , spingendo via { $pushes } dei tuoi ciascuno
        [kiwibot] , spingendo via { $pushes } dei suoi ciascuno
       *[none] {""}
    }
board-to-terrain = su un esagono { $terrain }
board-to-human-most = verso l’esagono con più tuoi segnalini Kiwi
board-to-kiwibot-most = verso l’esagono con più suoi segnalini Kiwi
board-to-human-leader = verso il tuo Leader
board-cell-feed =
    { $owner ->
        [human] Nutre un tuo Kiwi di taglia { $size }
       *[kiwibot] Nutre un suo Kiwi di taglia { $size }
    }
board-cell-build = Costruisce: { $nest }
board-cell-place = { $n ->
        [one] Piazza { $n } Kiwi
       *[other] Piazza { $n } Kiwi
    }

board-legend = Simboli
board-sign-first = vincitore
board-sign-others = altri
board-sign-tie = parità: nessuno
board-sign-built = al piazzamento
board-sign-season = al Cambio di Stagione
board-sign-fruit = Frutto dal sacchetto
board-sign-marker = segnalino Dominio
board-sign-place = piazza 1 Kiwi
board-sign-grow = aumenta di 1 taglia un Kiwi
board-sign-feed = azione Nutrimento
board-sign-move = azione Movimento
board-sign-build = azione Costruzione
