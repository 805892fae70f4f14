# Tindaya nel terminale.

terminal-legend = ▲ vulcano · ◎ abisso · ∴ costa · ♣ foresta · ∧ montagna · { letters-fishing } pesca, { letters-pigs } maiali, { letters-herd } gregge, { letters-crops } campo · { letters-clay } argilla, { letters-wood } legno, { letters-initial } minerale, { letters-volcanic } vulcanico · ♜ forte †conquistadores · ×animali · # muro · ⌣ canoa · ●2♛ due abitanti e un nobile · ▼ neutrale
terminal-island = Isola { $at }
terminal-sea = In mare
terminal-reach = arriva a { $radius ->
        [one] un esagono
       *[other] { $radius } esagoni
    }
terminal-events = Eventi
terminal-token-clay = { $n ->
        [one] { $n } segnalino argilla
       *[other] { $n } segnalini argilla
    }
terminal-token-wood = { $n ->
        [one] { $n } segnalino legno
       *[other] { $n } segnalini legno
    }
terminal-token-mineral = { $n ->
        [one] { $n } segnalino minerale
       *[other] { $n } segnalini minerale
    }
letters-fishing = P
letters-pigs = M
letters-herd = G
letters-crops = C
letters-clay = a
letters-wood = l
letters-initial = m
letters-volcanic = v
