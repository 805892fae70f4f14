# Tindaya im Terminal.

terminal-legend = ▲ Vulkan · ◎ Meeresgraben · ∴ Küste · ♣ Wald · ∧ Berg · { letters-fishing } Fischerei, { letters-pigs } Schweine, { letters-herd } Herde, { letters-crops } Acker · { letters-clay } Ton, { letters-wood } Holz, { letters-initial } Mineral, { letters-volcanic } vulkanisch · ♜ Festung †Konquistadoren · ×Tiere · # Mauer · ⌣ Kanu · ●2♛ zwei Dorfbewohner und ein Adliger · ▼ neutral
terminal-island = Insel { $at }
terminal-sea = Auf See
terminal-reach = reicht { $radius ->
        [one] ein Feld
       *[other] { $radius } Felder
    }
terminal-events = Ereignisse
terminal-token-clay = { $n } Tonmarker
terminal-token-wood = { $n } Holzmarker
terminal-token-mineral = { $n } Mineralmarker
letters-fishing = F
letters-pigs = S
letters-herd = H
letters-crops = A
letters-clay = t
letters-wood = h
letters-initial = m
letters-volcanic = v
