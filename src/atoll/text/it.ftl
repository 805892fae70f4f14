# Parole comuni a tutti i giochi.

game-over = La partita è finita.
refused-game-over = La partita è finita.

seat-0 = Blu
seat-1 = Arancione
seat-2 = Verde
seat-3 = Rosa
seat-4 = Ambra
seat-5 = Celeste

undo-nothing = Non c’è nulla da annullare.
undo-other = Nel frattempo ha deciso qualcun altro: non si può annullare.
undo-revealed = Nel frattempo qualcosa è stato pescato o rivelato: non si può annullare.

yes = Sì
no = No

score = Punteggio
won = { $who } vince.
shared-win = { $who } vincono insieme.
tie-decided = I punti sono pari. Decide chi ha { $what }: { $most } contro { $next }.
tie-shared = I primi sono pari in tutto ciò che decide: condividono la vittoria.
nobody-won = Non vince nessuno.

# A che punto è la partita; un gioco senza ultimo turno dice 0.
progress-round = { $last ->
    [0] round { $now }
   *[other] round { $now } di { $last }
}
progress-season = { $last ->
    [0] stagione { $now }
   *[other] stagione { $now } di { $last }
}
progress-era = { $last ->
    [0] era { $now }
   *[other] era { $now } di { $last }
}
progress-turn = { $last ->
    [0] turno { $now }
   *[other] turno { $now } di { $last }
}

# Che cosa porterebbe una mossa, prima di farla.
brings-points = { $way ->
    [up] +{ $points }
   *[down] −{ $points }
} { $points ->
    [one] punto
   *[other] punti
}{ $named ->
    [yes] : { $source }
   *[no] {""}
}
