# Tindaya in the terminal.

terminal-legend = ▲ volcano · ◎ chasm · ∴ shore · ♣ forest · ∧ mountain · { letters-fishing } fishing, { letters-pigs } pigs, { letters-herd } herd, { letters-crops } crop · { letters-clay } clay, { letters-wood } wood, { letters-initial } mineral, { letters-volcanic } volcanic · ♜ fort †conquistadors · ×animals · # wall · ⌣ canoe · ●2♛ two villagers and a noble · ▼ neutral
terminal-island = Island { $at }
terminal-sea = At sea
terminal-reach = reaches { $radius ->
        [one] one hex
       *[other] { $radius } hexes
    }
terminal-events = Events
terminal-token-clay = { $n ->
        [one] { $n } clay token
       *[other] { $n } clay tokens
    }
terminal-token-wood = { $n ->
        [one] { $n } wood token
       *[other] { $n } wood tokens
    }
terminal-token-mineral = { $n ->
        [one] { $n } mineral token
       *[other] { $n } mineral tokens
    }
letters-fishing = F
letters-pigs = P
letters-herd = H
letters-crops = C
letters-clay = c
letters-wood = w
letters-initial = m
letters-volcanic = v
