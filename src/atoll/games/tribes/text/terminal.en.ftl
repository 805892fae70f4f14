# Tribes in the terminal.

terminal-round = round { $round }
terminal-end = Bronze Age events: { $struck } of { $needed }
terminal-last-round = last round
terminal-bag = bag { $n }
terminal-held = in use: “{ $tile }”
terminal-drawn = drawn: { $lands }
terminal-face-down = face down
terminal-score = score
terminal-teeth = bear teeth
terminal-members = members
terminal-land = land
terminal-shells = shells
terminal-arrow = arrow
