# Tribes nel terminale.

terminal-round = round { $round }
terminal-end = { $struck } di { $needed } eventi dell'età del bronzo prima della fine
terminal-last-round = ultimo round
terminal-bag = sacchetto { $n }
terminal-held = in uso: { $tile }
terminal-drawn = pescate: { $lands }
terminal-face-down = coperta
terminal-score = punti
terminal-teeth = denti d'orso
terminal-members = membri
terminal-land = terre
terminal-shells = conchiglie
terminal-arrow = freccia
