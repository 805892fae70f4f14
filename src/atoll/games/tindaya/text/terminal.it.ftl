# Tindaya nel terminale.

terminal-legend = ▲ vulcano · ◎ abisso · ∴ costa · ♣ foresta · ∧ montagna · F pesca, P maiali, H gregge, C campo · c argilla, w legno, m minerale, v vulcanico · ♜ forte †conquistadores · ×animali · # muro · ⌣ canoa · ●2♛ due abitanti e un nobile · ▼ neutrale
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
