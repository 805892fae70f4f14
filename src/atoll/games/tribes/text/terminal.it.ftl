# Tribes nel terminale.

terminal-round = round { $round }
terminal-end = eventi dell’età del bronzo: { $struck } di { $needed }
terminal-last-round = ultimo round
terminal-bag = sacchetto { $n }
terminal-held = in uso: «{ $tile }»
terminal-drawn = pescati: { $lands }
terminal-face-down = coperta
terminal-score = punti
terminal-teeth = denti d’orso
terminal-members = membri
terminal-land = terreni
terminal-shells = conchiglie
terminal-arrow = freccia
