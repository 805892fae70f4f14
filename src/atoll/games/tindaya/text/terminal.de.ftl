# Tindaya im Terminal.

terminal-legend = ▲ Vulkan · ◎ Meeresgraben · ∴ Küste · ♣ Wald · ∧ Berg · F Fischerei, P Schweine, H Herde, C Acker · c Ton, w Holz, m Mineral, v vulkanisch · ♜ Festung †Konquistadoren · ×Tiere · # Mauer · ⌣ Kanu · ●2♛ zwei Dorfbewohner und ein Adliger · ▼ neutral
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
