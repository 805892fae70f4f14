# Tribes im Terminal.

terminal-round = Runde { $round }
terminal-end = Ereignisse der Bronzezeit: { $struck } von { $needed }
terminal-last-round = letzte Runde
terminal-bag = Beutel { $n }
terminal-held = im Einsatz: „{ $tile }“
terminal-drawn = gezogen: { $lands }
terminal-face-down = verdeckt
terminal-score = Punkte
terminal-teeth = Bärenzähne
terminal-members = Mitglieder
terminal-land = Land
terminal-shells = Muscheln
terminal-arrow = Pfeil
