# Words that all games share.

game-over = The game is over.
refused-game-over = The game is over.

seat-0 = Blue
seat-1 = Orange
seat-2 = Green
seat-3 = Pink
seat-4 = Amber
seat-5 = Sky

undo-nothing = There is nothing to undo.
undo-other = Another player has decided since; that cannot be undone.
undo-revealed = Something was drawn or turned up since; that cannot be undone.

yes = Yes
no = No

score = Score
won = { $who } wins.
shared-win = { $who } share the victory.
tie-decided = The points are equal. { $what } decide: { $most } against { $next }.
tie-shared = The leaders are equal in all that decides: they share the victory.
nobody-won = Nobody wins.

# How far a game has come; a game without a last round says 0.
progress-round = { $last ->
    [0] round { $now }
   *[other] round { $now } of { $last }
}
progress-season = { $last ->
    [0] season { $now }
   *[other] season { $now } of { $last }
}
progress-era = { $last ->
    [0] era { $now }
   *[other] era { $now } of { $last }
}
progress-turn = { $last ->
    [0] turn { $now }
   *[other] turn { $now } of { $last }
}

# What a move would bring, before it is made.
brings-points = { $way ->
    [up] +{ $points }
   *[down] −{ $points }
} { $points ->
    [one] point
   *[other] points
}{ $named ->
    [yes] : { $source }
   *[no] {""}
}
