# Tindaya in the terminal.

terminal-legend = ▲ volcano · ◎ chasm · ∴ shore · ♣ forest · ∧ mountain · F fishing, P pigs, H herd, C crop · c clay, w wood, m mineral, v volcanic · ♜ fort †conquistadors · ×animals · # wall · ⌣ canoe · ●2♛ two villagers and a noble · ▼ neutral
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
