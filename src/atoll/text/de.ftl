# Wörter, die alle Spiele teilen.

game-over = Die Partie ist zu Ende.
refused-game-over = Die Partie ist zu Ende.

seat-0 = Blau
seat-1 = Orange
seat-2 = Grün
seat-3 = Rosa
seat-4 = Bernstein
seat-5 = Himmelblau

undo-nothing = Es gibt nichts zurückzunehmen.
undo-other = Seither hat jemand anders entschieden; das lässt sich nicht zurücknehmen.
undo-revealed = Seither wurde etwas gezogen oder aufgedeckt; das lässt sich nicht zurücknehmen.

yes = Ja
no = Nein

score = Punkte
won = { $who } gewinnt.
shared-win = { $who } gewinnen gemeinsam.
tie-decided = Die Punkte sind gleich. Es entscheiden { $what }: { $most } gegen { $next }.
tie-shared = Die Führenden sind in allem gleich, was entscheidet: Sie teilen den Sieg.
nobody-won = Niemand gewinnt.

# Wie weit ein Spiel ist; ein Spiel ohne letzte Runde sagt 0.
progress-round = { $last ->
    [0] Runde { $now }
   *[other] Runde { $now } von { $last }
}
progress-season = { $last ->
    [0] Saison { $now }
   *[other] Saison { $now } von { $last }
}
progress-era = { $last ->
    [0] Zeitalter { $now }
   *[other] Zeitalter { $now } von { $last }
}
progress-turn = { $last ->
    [0] Zug { $now }
   *[other] Zug { $now } von { $last }
}

# Was ein Zug brächte, bevor er gemacht wird.
brings-points = { $way ->
    [up] +{ $points }
   *[down] −{ $points }
} { $points ->
    [one] Punkt
   *[other] Punkte
}{ $named ->
    [yes] : { $source }
   *[no] {""}
}
