# Ciò che il terminale dice a chi gioca.

cli-you = tu
cli-welcome =
    { $game } per { $seats ->
        [one] { $seats } giocatore
       *[other] { $seats } giocatori
    }, seme { $seed }
cli-bot-sits = Per { $who } gioca il bot «{ $bot }».
cli-how = Scrivi il numero di una scelta e premi Invio. «h» dà un consiglio, «u» annulla, «help» mostra il resto.
cli-help =
    7 o un nome   gioca la scelta 7, o quella con quel nome (in corsivo)
    why 7         perché non si può?  «?» da solo: tutto ciò che non si può
    u             annulla, fino all’ultima cosa pescata o rivelata
    h             un consiglio da un bot che calcola in avanti
    b             mostra di nuovo il tabellone
    l             che cosa è successo finora
    score         i punti se la partita finisse ora
    rules PAROLA  regole che parlano di una parola; rules { $rule }: una regola
    s FILE        salva; da qui in poi la partita si conserva lì
    q             esci; la partita si conserva
cli-prompt = La tua scelta (h consiglio, u annulla, help):
cli-confirm = Invio: tocca a chi segue · u: annulla
cli-lesson-how = Scrivi il numero di una scelta; h ne mostra una che porta avanti, q lascia la lezione.
cli-lesson-read = Invio: continua a leggere
cli-lesson-prompt = La tua scelta (h mostrami, q esci):
cli-lesson-hint = Per esempio: { $move }
cli-lesson-no-such = «{ $text }» qui non si può scegliere. Scrivi il numero di una scelta, o h.
cli-lesson-next = Avanti con la prossima lezione: { $command }
cli-more = { $n ->
    [one] e un’altra
   *[other] e altre { $n }
}
cli-refused = Ora no: { $moves } («why { $first }» dice il motivo)
cli-no-such = «{ $text }» qui non si può scegliere. Scrivi un numero da 1 a { $n }, o «help».
cli-undone = Annullato.
cli-thinking = { $who } ({ $bot }) sta pensando …
cli-advising = Un bot ci pensa …
cli-advice =
    Io sceglierei { $number }: { $move } — provata { $visits ->
        [one] { $visits } volta
       *[other] { $visits } volte
    } su { $tried }, prospettiva { $value } su 100.
cli-advice-else =
    Poi { $number }: { $move } — { $visits ->
        [one] { $visits } volta
       *[other] { $visits } volte
    }, prospettiva { $value } su 100.
cli-nothing-refused = Qui si può fare tutto.
cli-likewise = {"   "}lo stesso: { $numbers }
cli-allowed = Questo si può: { $move }
cli-exists = { $file } esiste già; scegli un altro nome.
cli-saved = Salvata in { $file }
cli-origin-ruling = decisione
cli-origin-consequence = conseguenza
cli-origin-advice = consiglio
cli-origin-public = pubblico
cli-no-rule = Nessuna regola parla di «{ $text }».
cli-left =
    Hai lasciato la partita dopo { $n ->
        [one] { $n } decisione
       *[other] { $n } decisioni
    }.
cli-come-back = Per continuare: atoll play --resume { $file }
cli-look-again = Per rivederla: atoll replay { $file }
cli-total = Totale
cli-winners =
    { $n ->
        [one] Vince { $names }!
       *[other] { $names } vincono insieme!
    }
cli-watch-keys = Invio: prossimo turno · a: avanti da solo · q: esci
cli-watch-prompt = [Invio, a, q]
cli-replay-keys = Invio: avanti · b: indietro · 40: alla mossa 40 · e: alla fine · l: cronaca · score · q: esci
cli-page = Mossa { $n } di { $last } >
cli-no-page = Le mosse vanno da 0 a { $last }.
cli-sound =
    { $file } è valido: { $game } per { $seats ->
        [one] { $seats } giocatore
       *[other] { $seats } giocatori
    }, { $moves ->
        [one] { $moves } mossa
       *[other] { $moves } mosse
    }, { $over ->
        [yes] finita
       *[no] non finita
    }; { $scores }
