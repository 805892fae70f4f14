# Tindaya im Terminal.

terminal-legend = ▲ Vulkan · ◎ Meeresgraben · ∴ Küste · ♣ Wald · ∧ Berg · F Fischerei, P Schweine, H Herde, C Acker · c Ton, w Holz, m Mineral, v vulkanisch · ♜ Festung †Soldaten · ×Tiere · # Mauer · ⌣ Kanu · ●2♛ zwei Dorfpersonen und eine adlige · ▼ neutral
terminal-island = Insel { $n }
terminal-sea = Auf See
terminal-reach = Reichweite { $radius }
terminal-events = Ereignisse
terminal-token-clay = { $n } Tonmarker
terminal-token-wood = { $n } Holzmarker
terminal-token-mineral = { $n } Mineralmarker
