# Che cosa dice il laboratorio di un gioco.

lab-title = { $game } in laboratorio
lab-intro =
    { $games ->
        [one] È stata giocata una partita
       *[other] Sono state giocate { $figure } partite
    } dai bot, con semi su cui nessuno si è allenato. Ogni quota ha il suo intervallo al 95 %: di tanto può sbagliare per caso. I bot mostrano come giocano i bot; le persone forse giocano altrimenti.
lab-played = Partite: { $lots }
lab-lot = { lab-with-seats }: { $figure } × { $bots }{ $what ->
    [none] {""}
    [parts] , con gli altri componenti
   *[option] , { $option }
}
lab-version = versione { $rules } delle regole, Atoll { $version }, seme { $plan }
lab-languages = Lingua
lab-contents = Indice
lab-nothing = Su questo le partite non dicono nulla.
lab-more = Tutte le cifre: { $title }
lab-and = { $first } e { $final }
lab-percent = { $figure }{"\u00A0"}%
lab-points-of-percent = { $figure } punti percentuali
lab-sure = sicuro
lab-unsure = non sicuro
lab-reconstructed = componente ricostruito
lab-place = { $place ->
    [1] chi comincia
   *[other] posto { $place }
}
lab-with-seats = { $seats ->
    [1] Da soli
    [2] In due
    [3] In tre
    [4] In quattro
    [5] In cinque
    [6] In sei
   *[other] In { $seats }
}
lab-unit-round = { $count ->
    [one] round
   *[other] round
}
lab-unit-turn = { $count ->
    [one] turno
   *[other] turni
}
lab-unit-season = { $count ->
    [one] stagione
   *[other] stagioni
}
lab-unit-era = { $count ->
    [one] era
   *[other] ere
}

## Titoli

lab-topic-seats = Posti: cominciare è un vantaggio?
lab-topic-length = Durata: quanto dura e quando si decide
lab-topic-scores = Punti: quanti, e da dove
lab-topic-parts = Componenti: con che cosa si vince
lab-topic-options = Opzioni: che cosa cambiano gli altri modi di giocare
lab-topic-choices = Scelte: che cosa conta e che cosa è inutile
lab-topic-luck = Fortuna e gioco: quando è deciso
lab-topic-bots = Bot: chi è più forte
lab-topic-against = La modifica: che cosa cambia

## Colonne e assi

lab-column-seats = posti
lab-column-place = posto
lab-column-games = partite
lab-column-wins = vittorie
lab-column-hidden = può nascondersi
lab-column-points = punti
lab-column-decisions = decisioni
lab-column-seconds = secondi di riflessione
lab-column-source = fonte
lab-column-ahead = i vincitori hanno in più
lab-column-part = componente
lab-column-taken = preso da
lab-column-with = vittorie con
lab-column-without = vittorie senza
lab-column-gain = differenza
lab-column-sure = sicuro?
lab-column-origin = noto da
lab-column-decision = decisione
lab-column-looked = esaminate
lab-column-spread = quanto vi è in gioco
lab-column-mattered = contava
lab-column-choice = scelta
lab-column-offered = offerta
lab-column-best = era la migliore
lab-column-bot = bot
lab-column-rating = valutazione
lab-column-milliseconds = ms per decisione
lab-column-question = domanda
lab-column-ours = com’è
lab-column-theirs = la modifica
lab-column-change = differenza
lab-column-needed = partite ancora da giocare
lab-column-option = opzione
lab-column-goal = richiesto
lab-column-met = raggiunto
lab-column-moment = dopo
lab-column-settled = deciso
lab-column-again = finisce allo stesso modo
lab-column-more-points = punti di un posto, in più
lab-column-more-decisions = decisioni, in più
lab-axis-wins = quota di vittorie, %
lab-axis-decisions = decisioni in una partita
lab-axis-games = quota di partite
lab-axis-seats = quota di posti
lab-axis-points = punti
lab-axis-course = quanto è avanzata la partita
lab-axis-leader = chi è in testa vince
lab-axis-settled = quanto è deciso
lab-axis-ahead = punti che i vincitori hanno in più
lab-axis-gain = quota di vittorie con meno quella senza, %
lab-axis-spread = vantaggio della mossa migliore su una a caso, % di una vittoria
lab-axis-rating = valutazione (OpenSkill), 95 %

## Posti

lab-seats-even = { lab-with-seats } nessun posto è di sicuro in vantaggio. Vittorie di chi comincia: { $rate }; alla pari sarebbero { $even }. Un vantaggio fino a { $hidden } punti percentuali può ancora nascondersi in { $games ->
    [one] una partita
   *[other] { $games } partite
}.
lab-seats-uneven = { lab-with-seats } i posti non sono uguali. Vittorie { $place ->
    [1] di chi comincia
   *[other] del posto { $place }
}: { $rate } di { $games ->
    [one] una partita
   *[other] { $games } partite
}; alla pari sarebbero { $even }.
lab-seats-few = { lab-with-seats }, { $games ->
    [one] una partita è troppo poco
   *[other] { $games } partite sono troppo poche
} per dire se un posto è in vantaggio.
lab-seats-how = A ogni posto sedeva lo stesso bot. I posti si contano da chi decide per primo. Gli intervalli sono quelli di Wilson; la disparità è verificata col chi quadrato, corretto secondo Holm su tutti i numeri di posti. «Può nascondersi» è il più piccolo vantaggio che si vedrebbe quattro volte su cinque.
lab-seats-plot = { lab-with-seats }: quota di vittorie per posto
lab-seats-table = Vittorie e punti per posto

## Durata

lab-length-verdict = { lab-with-seats } una partita tipica (la mediana) richiede { $decisions ->
    [one] una decisione
   *[other] { $decisions } decisioni
}{ $spread ->
    [none] {""}
    [all] ; tutte stanno tra { $low } e { $high }
   *[most] ; nove su dieci stanno tra { $low } e { $high }
}. In media sono { $rounds } { $unit }.
lab-known-from = { lab-with-seats } quasi tutto è deciso a { $moment } della partita. Vittorie di chi allora è in testa: { $rate } di { $games ->
    [one] una partita
   *[other] { $games } partite
}.
lab-known-late = { lab-with-seats } tutto resta aperto. Vittorie di chi è in testa a { $moment } della partita: solo { $rate } di { $games ->
    [one] una partita
   *[other] { $games } partite
}.
lab-known-always = { lab-with-seats } quasi tutto è deciso fin dall’inizio. Vittorie di chi all’inizio è in testa: { $rate } di { $games ->
    [one] una partita
   *[other] { $games } partite
}.
lab-known-unsure = { lab-with-seats } non si può ancora dire quando una partita è decisa. Vittorie di chi è in testa a { $moment } della partita: { $rate } di { $games ->
    [one] una partita
   *[other] { $games } partite
}.
lab-length-how = Chi è in testa lo dice, dieci volte a partita, il miglior giudizio che c’è: quello appreso, se c’è per questo numero di posti, altrimenti quello scritto a mano. «Quasi tutto è deciso» vuol dire: da lì in poi chi è in testa vince quattro partite su cinque, e di sicuro più di due su tre. I secondi sono il tempo di riflessione dei bot.
lab-length-plot = Quante decisioni richiede una partita
lab-known-plot = Quante volte alla fine vince chi è in testa
lab-length-table = La durata in cifre

## Punti

lab-scores-verdict = { lab-with-seats } un posto ha in media { $mean } punti{ $sources ->
    [0] {""}
    [one] {""}
   *[other] ; la fonte maggiore è «{ $source }» ({ $top })
}; { $margin ->
    [0] di solito i primi due sono alla pari
    [one] di solito il vincitore ha un punto più del secondo
   *[other] di solito il vincitore ha { $margin } punti più del secondo
}.
lab-scores-winners = { lab-with-seats } i vincitori hanno più degli altri soprattutto da { $sources }.
lab-scores-together = { lab-with-seats }, partite vinte: { $rate } di { $games }, con { $mean } punti in media.
lab-scores-how = In ogni partita i vincitori sono confrontati con gli sconfitti, fonte per fonte (intervallo di Student). Ciò che è detto sicuro è corretto secondo Benjamini e Hochberg su tutte le fonti. Il vantaggio del vincitore è la mediana.
lab-scores-plot = Punti di un posto alla fine
lab-sources-plot = { lab-with-seats }: che cosa hanno in più i vincitori
lab-sources-table = Punti per fonte

## Componenti

lab-parts-best = { $count ->
    [one] Un componente va con le vittorie:
   *[other] { $count } componenti vanno con le vittorie, soprattutto
} { $parts }.
lab-parts-worst = { $count ->
    [one] Un componente va con le sconfitte:
   *[other] { $count } componenti vanno con le sconfitte, soprattutto
} { $parts }.
lab-parts-none = Nessun componente va di sicuro con vittorie o sconfitte; abbastanza spesso { $count ->
    [0] non se n’è visto nessuno
    [one] se n’è visto uno
   *[other] se ne sono visti { $count }
}.
lab-parts-how = Chi ha preso un componente è confrontato con chi non l’ha preso nella stessa partita, così i posti di una partita non contano come partite a sé; { $count ->
    [one] un componente si è visto
   *[other] { $count } componenti si sono visti
} così in almeno { $few } partite. Poiché si chiede di molti insieme, «sicuro» è corretto secondo Benjamini e Hochberg: di quelli nominati, al massimo uno su venti lo è per caso. Un componente può andare con le vittorie anche perché se lo permette chi è in testa. Di ciò che c’è per tutti si confrontano le partite con e quelle senza (test di Welch, corretto allo stesso modo; l’asterisco vuol dire sicuro); ciò che arriva tardi arriva solo nelle partite lunghe.
lab-parts-plot = Quota di vittorie con un componente meno quella senza
lab-parts-table = Tutti i componenti
lab-presence-points = { $count ->
    [one] Un componente, quando è in gioco, va con più o meno punti di un posto:
   *[other] { $count } componenti, quando sono in gioco, vanno con più o meno punti di un posto, più di tutti
} { $parts }.
lab-presence-decisions = { $count ->
    [one] Un componente va con partite più lunghe o più brevi (decisioni):
   *[other] { $count } componenti vanno con partite più lunghe o più brevi (decisioni), più di tutti
} { $parts }.
lab-presence-table = Ciò che c’è per tutti: partite con e partite senza

## Opzioni

lab-options-some = «{ $option }» ({ $seats ->
    [one] da soli
   *[other] { $seats } posti
}) cambia { $changes }.
lab-options-change = { $question }: { $after } invece di { $before }, { $difference }
lab-options-none = Per { $count ->
    [one] un altro valore di un’opzione
   *[other] altri { $count } valori delle opzioni
} nessun cambiamento è sicuro.
lab-options-few = { $count ->
    [one] Un altro valore di un’opzione è stato giocato
   *[other] Altri { $count } valori delle opzioni sono stati giocati
} in meno di { $few } partite: troppo poche per dire che cosa cambia.
lab-options-how = Ogni altro valore di un’opzione è stato giocato con i semi del gioco abituale, un’opzione alla volta, e ogni partita è confrontata con la sua gemella. L’asterisco vuol dire sicuro, con la correzione di Benjamini e Hochberg su tutti.
lab-options-table = Tutte le opzioni: differenza dal gioco abituale

## Scelte

lab-choices-most = Più di tutto è in gioco in decisioni come { $prompt }: la mossa migliore vale { $spread } punti percentuali di vittoria più di una a caso. Decisioni del genere che contavano: { $mattered } di { $count }.
lab-choices-few = Nessun tipo di decisione è stato esaminato { $few } volte: quali contino di più non si può ancora dire.
lab-choices-how = Di ogni partita alcune decisioni sono state giudicate mossa per mossa, a prima vista, dal miglior giudizio che c’è. Una decisione contava se la mossa migliore vale almeno due punti percentuali di vittoria più di una a caso. I tipi esaminati meno di { $few } volte non sono nominati per primi. Inutile è detta una scelta che è la migliore meno di una volta su dieci; dev’essere sicuro dopo la correzione di Benjamini e Hochberg su tutte quelle offerte { $often } volte o più.
lab-choices-plot = Quanto è in gioco in una decisione
lab-choices-table = Tutti i tipi di decisioni
lab-dead-none = { $count ->
    [one] L’unico tipo di scelta offerto { $often } volte o più non è di sicuro inutile.
   *[other] Dei { $count } tipi di scelte offerti { $often } volte o più nessuno è di sicuro inutile.
}
lab-dead-unknown = Nessuna scelta è stata ancora offerta { $often } volte: non si può dire se una è inutile.
lab-dead-some = { $count ->
    [one] Un tipo di scelta non è quasi mai il meglio:
   *[other] { $count } tipi di scelte non sono quasi mai il meglio, per esempio
} { $examples }.
lab-dead-table = Scelte che non sono quasi mai il meglio

## Fortuna e gioco

lab-luck-verdict = { lab-with-seats }, quanto è già deciso a metà partita chi vince: { $settled }; il resto sta nelle pescate che devono ancora venire. Partite con lo stesso vincitore, proseguendo da lì con altre pescate: { $again } di { $games }.
lab-luck-together = { lab-with-seats }, quanto sono già decisi a metà partita i punti: { $settled }; il resto sta nelle pescate che devono ancora venire. Partite che finiscono allo stesso modo, vinte o perse, proseguendo da lì con altre pescate: { $again } di { $games }.
lab-luck-unsure = { lab-with-seats } non si può ancora dire quanto sia deciso a metà partita: { $settled } dopo { $games ->
    [one] una partita
   *[other] { $games } partite
} { $games ->
    [one] proseguita
   *[other] proseguite
} con altre pescate.
lab-luck-none = In questo gioco il caso non decide nulla: tutto dipende da come si gioca.
lab-luck-few = Meno di { $few } partite sono state proseguite con altre pescate: troppo poche per parlare di fortuna.
lab-luck-few-seats = { lab-with-seats }, meno di { $few } partite sono state proseguite con altre pescate: troppo poche per parlare di fortuna.
lab-luck-how = Una partita su due è stata proseguita dagli stessi bot da un quarto, da metà e da tre quarti, con gli stessi pezzi e altre pescate. Deciso è la quota delle differenze negli esiti che sta tra le posizioni e non al loro interno (correlazione intraclasse; l’intervallo comprende quello di un bootstrap su partite intere e quello di Wilson o di Fisher).
lab-luck-plot = La stessa posizione con altre pescate
lab-luck-table = Che cosa è deciso quando

## Bot

lab-bots-best = { $best } è il più forte. Vittorie di { $best } contro gli altri: { $rate }.
lab-bots-worst = { $worst } è il più debole.
lab-bots-ahead = { $best } è in testa con { $rate } di { $games ->
    [one] una partita
   *[other] { $games } partite
} contro gli altri, ma non è sicuro che sia il più forte.
lab-bots-few = Un bot ha solo { $games ->
    [one] una partita
   *[other] { $games } partite
} contro gli altri: troppo poco per dire chi è più forte.
lab-bots-goal = { lab-with-seats }, vittorie di { $bot }: { $rate } di { $games ->
    [one] una partita
   *[other] { $games } partite
}.
lab-bots-how = Le valutazioni sono quelle di OpenSkill (Plackett-Luce) sulle partite tra bot diversi, ± 1,96 sigma. Un bot è detto il più forte o il più debole se nessun altro intervallo tocca il suo.
lab-bots-plot = Valutazioni dei bot
lab-bots-table = I bot in cifre
lab-goals-table = Che cosa chiedono le partite da soli

## Una modifica

lab-question-first = vittorie di chi comincia, %
lab-question-won = partite vinte, %
lab-question-points = punti di un posto
lab-question-margin = vantaggio del vincitore
lab-question-decisions = decisioni
lab-against-first = { lab-with-seats } vittorie di chi comincia: { $after } % invece di { $before } ({ $change }; { $span }).
lab-against-won = { lab-with-seats } partite vinte: { $after } % invece di { $before } ({ $change }; { $span }).
lab-against-points = { lab-with-seats } un posto ha { $after } punti invece di { $before } ({ $change }; { $span }).
lab-against-margin = { lab-with-seats } il vincitore ha { $after } punti di vantaggio invece di { $before } ({ $change }; { $span }).
lab-against-decisions = { lab-with-seats } una partita richiede { $after } decisioni invece di { $before } ({ $change }; { $span }).
lab-against-none = Nulla cambia di sicuro.
lab-against-doubt = { lab-with-seats }, { $question }: { $change } ({ $span }), che può essere un caso; { $games ->
    [0] il doppio delle partite dovrebbe mostrarlo
    [one] ancora una partita dovrebbe mostrarlo
   *[other] altre { $figure } partite dovrebbero mostrarlo
}, se c’è.
lab-against-newly = Con la modifica vanno di sicuro con le vittorie, e senza non di sicuro: { $parts }.
lab-against-no-more = Senza la modifica vanno di sicuro con le vittorie, e con la modifica non di sicuro: { $parts }.
lab-against-how = Le due versioni hanno giocato gli stessi semi, partita contro partita; { $count ->
    [one] è stata posta una domanda
   *[other] sono state poste { $count } domande
}, con la correzione di Holm, perché a ognuna può seguire un intervento.
lab-against-table = Le due versioni in cifre
lab-against-plot = Quota di vittorie con un componente meno quella senza, nelle due versioni
