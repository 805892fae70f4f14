# Le parole delle pagine al tavolo.

## Che cosa risponde la casa

table-waiting = { $name } sta decidendo.
table-waiting-open = Al posto di { $name } non siede ancora nessuno. La partita prosegue appena qualcuno lo prende.
table-other-rules = Questo tavolo è stato iniziato con una versione precedente delle regole e qui non può continuare.
table-hints-slow = Un momento: la casa sta ancora pensando alla tua domanda precedente.
table-too-many =
    { $count ->
        [one] Siedi già a un tavolo. Prima finisci o lascia quella partita.
       *[other] Siedi già a { $count } tavoli. Prima finisci o lascia qualche partita.
    }
table-unreadable = Quanto è stato scritto di questo tavolo qui non si può leggere, quindi la partita non può continuare.
table-unknown = Questo tavolo non esiste. Forse il link è incompleto.
table-unknown-person = La casa non ti conosce ancora. Apri prima una pagina, o chiedi un segreto.
table-bad-wish = Non è stato possibile preparare il tavolo: { $why }
table-no-such-game = Non esiste un gioco chiamato { $name }.
table-no-such-level = Nessun bot gioca a questo livello. I livelli sono { $levels }.
table-no-such-move = La mossa { $move } qui non esiste.
table-no-such-position = La partita non ha questa posizione.
table-no-such-seat = Questo tavolo non ha un posto simile.
table-not-your-seat = Questo non è il tuo posto.
table-nothing-suggested = Qui non viene suggerito nulla.
table-not-your-turn = Non è il tuo turno.
table-seat-taken = Qualcun altro ha appena preso questo posto.
table-stale = Al tavolo si è già andati avanti. Guarda e scegli di nuovo.
table-record-later = La registrazione si può scaricare a fine partita: prima rivelerebbe ciò che è ancora nascosto.
table-review-later = Una partita si può riesaminare quando è finita.
table-review-nothing = Qui non è stata fatta nessuna mossa: non c’è nulla da riesaminare.
table-chat-seated = Può scrivere solo chi siede al tavolo.
table-chat-empty = Una riga vuota non dice nulla.
table-chat-slow = Un momento: scrivi più in fretta di quanto si possa leggere.
me-code-refused = Questo codice qui non è noto. Forse è già stato usato, o ne esiste uno più recente.
me-passkey-refused = Questa passkey non è stata riconosciuta. Riprova.
me-too-many-tries = Troppi tentativi. Attendi un minuto.
me-record-refused = Questa registrazione non si può importare: { $why }
table-ended-imported = Qui finisce la registrazione.
me-push-refused = Questa casa non manda avvisi lì.
table-nudge-nobody = Al momento non c’è nessuno da sollecitare.
table-nudged = Il sollecito è appena partito. Uno ogni { $minutes ->
    [one] minuto
   *[other] { $minutes } minuti
} basta.
table-not-host = Può farlo solo chi ha preparato il tavolo.
table-not-alone = Al tavolo siedono altri, quindi non si può eliminare. Puoi alzarti, abbandonare o concordare la fine della partita.
table-rematch-later = La rivincita comincia quando questa partita è finita.
table-resigned = Hai abbandonato: un bot gioca il tuo posto fino alla fine.
table-ended-resigned = La partita è finita per abbandono.
table-ended-abandoned = La partita è stata chiusa qui di comune accordo.

## Tutte le pagine

page-skip = Al contenuto
page-menu = Pagine
page-noscript = Questa pagina ha bisogno di JavaScript per mostrare il gioco e giocare.
page-settings = Impostazioni
page-rules = Regole
page-table = Tavolo
page-replay = Rivedi
page-close = Chiudi
page-cancel = Annulla
page-copy = Copia
page-copied = Copiato.
page-trouble = La casa non ha risposto. Riprova, per favore.
page-error-title = Questo non si può mostrare
page-error-lost = A questo indirizzo non c’è nessuna pagina.
page-error-broken = Qui qualcosa è andato storto. La colpa è nostra, non tua, e nessuna mossa è andata persa.
page-error-wrong = La casa non capisce questo indirizzo.
page-error-busy = In questo momento la casa non riesce a raggiungere i suoi tavoli. Nulla è perduto: riprova tra poco.
page-to-lobby = Ai giochi

## L’ingresso

page-lobby-title = Atoll: giochi da tavolo a un tavolo tutto tuo
page-games = Giochi
page-players =
    da { $fewest } a { $most ->
        [one] { $most } giocatore
       *[other] { $most } giocatori
    }
page-weight = gioco { $weight }
page-learn = Non conosci { $game }?
page-learn-how =
    Imparalo in { $count ->
        [one] una sola breve partita
       *[other] { $count } partite, ogni volta con qualcosa in più
    }; una guida spiega ogni passo.
page-lesson-done = finita
page-play-now = Gioca subito
page-option-count = { $count } a scelta
page-play-now-note = Tu contro un bot, subito.
page-broken-game = Il gioco «{ $name }» del pacchetto { $package } non si può usare: il comando «atoll games» dice perché.
page-new-table = Nuovo tavolo
page-your-games = Le tue partite
page-your-games-none = Non stai giocando. Gioca subito, o prepara un tavolo e manda il link a qualcuno.
page-open-tables = Tavoli aperti
page-open-tables-none = Nessuno cerca giocatori. Prepara un tavolo e lascia un posto libero.
page-finished-games = Partite finite
page-finished-none = Qui si possono rivedere le partite finite.
page-finished = finita
page-mine = Le mie partite
page-all-my-games = Tutte le mie partite, risultati e registrazioni
page-results = Risultati
page-games-played = Partite
page-games-won = Vinte
page-best-score = Punteggio migliore
page-won-alone = Vinte in solitario:
page-won-with = Vinta con { $score }
page-lost-with = Non vinta, con { $score }
page-scores-of = I tuoi punteggi a { $game }, partita per partita; quelle vinte sono piene
page-lessons-done = Lezioni: { $done } di { $all }
page-puzzles-done = { $count ->
    [one] Un problema risolto
   *[other] { $count } problemi risolti
}
page-search = Cerca
page-search-games = Giocatori o giochi
page-all-games = Tutti i giochi
page-outcome = Risultato
page-all-outcomes = Tutti i risultati
page-outcome-won = vinta
page-outcome-lost = persa
page-outcome-ended = chiusa prima
page-outcome-running = in corso
page-outcome-imported = importata
page-no-games-found = Nessuna partita corrisponde.
page-bring-in = Importa una registrazione
page-bring-in-note = Una registrazione scaricata qui o scritta da «atoll» si può rivedere e continuare da ogni posizione.
page-bring-in-file = Scegli un file
page-turn-of = { $name } sta decidendo
page-seats-open =
    { $count ->
        [one] { $count } posto libero
       *[other] { $count } posti liberi
    }

## Un nuovo tavolo

page-new-table-of = Un nuovo tavolo: { $game }
page-which-game = Quale partita
page-whole-game = La partita intera
page-player-count = Giocatori
page-player-number =
    { $count ->
        [one] { $count } giocatore
       *[other] { $count } giocatori
    }
page-seats = Posti
page-who-sits = Chi gioca { $seat }
page-name-of = Nome di { $seat }
page-name = Nome
page-kind-you = Tu
page-kind-here = Una persona a questo schermo
page-kind-open = Libero per chi ha il link
page-kind-bot = Bot { $level }
page-level-easy = facile
page-level-mind = istintivo
page-level-medium = medio
page-level-hard = forte
page-level-master = maestro
page-levels = Quanto sono forti i bot
page-level-easy-means = Guarda avanti di una sola decisione e ogni tanto sbaglia: ideale per la prima partita.
page-level-mind-means = Risponde subito, come ha imparato giocando.
page-level-medium-means = Ci pensa un momento: un avversario con cui allenarsi.
page-level-hard-means = Pensa fino a 2 secondi a ogni decisione.
page-level-master-means = Pensa fino a 10 secondi a ogni decisione.
page-options = Modi di giocare
page-who-may-join = Chi può partecipare
page-by-link = Chi ha il link
page-by-anybody = Chiunque, dalla lobby
page-turn-time = Tempo per un turno
page-turn-time-number = Quanti
page-turn-time-none = Senza limite
page-turn-time-minutes = minuti
page-turn-time-days = giorni
page-turn-time-note = Poi un bot gioca per chi è assente, finché non torna.
page-more-choices = Altre scelte
page-seed = Seme
page-seed-note = Un numero che decide tutto ciò che si pesca: stesso seme, stessa partita. Vuoto significa a sorte.
page-seed-chosen = Il seme di questa partita è stato scelto da chi ha aperto il tavolo. Chi lo conosce può prevedere tutto ciò che si pesca.
page-set-up = Prepara il tavolo

## Il tavolo

page-tabs = Parti del tavolo
page-tab-board = Tabellone
page-tab-mine = Mio
page-tab-others = Altri
page-tab-log = Cronaca
page-legend = Legenda: il significato dei simboli (L)
page-sign-choosable = si può scegliere adesso
page-sign-refused = ora non si può; un tocco dice perché
page-zoom = Grandezza del tabellone
page-zoom-in = Più vicino (+)
page-zoom-out = Più lontano (−)
page-zoom-all = Tutto il tabellone (0)
page-your-turn = Tocca a te
page-please-wait = Un momento
page-you-watch = Stai guardando
page-guide = Guida
page-guide-then = Poi:
page-choices = Scelte
page-not-now =
    { $count ->
        [one] { $count } cosa ora non è possibile
       *[other] { $count } cose ora non sono possibili
    }
page-placing = La carta nella tua mano
page-placing-fits = Qui ci sta:
page-placing-allowed = Qui la carta può stare.
page-placing-refused = Qui non può stare.
page-placing-nowhere = Girata così la carta non ci sta da nessuna parte.
page-placing-scored = valutata
page-placing-worth = Quanto vale ogni fonte
page-placing-mouse = Indica la tua isola: la rotella gira la carta, un clic la posa. I punti segnano dove ci sta. Tasti: frecce, Maiusc, R, Invio.
page-placing-finger = Tocca dove deve stare la carta, poi trascinala per aggiustarla. I punti segnano il centro dei posti in cui ci sta.
page-placing-keys = La carta sopra la tua isola: le frecce la muovono, con Maiusc fino al prossimo posto, R la gira, Invio la posa
page-turn-left = Gira a sinistra
page-turn-left-key = Gira a sinistra (Maiusc R)
page-turn-right = Gira a destra
page-turn-right-key = Gira a destra (R)
page-turn-to-fit = Girala finché non ci sta
page-lay-here = Posala qui
page-undo = Annulla
page-undo-key = Ritira la tua ultima decisione (u)
page-hint = Consiglio
page-hint-key = Chiedi a un bot (h)
page-hint-thinking = Un bot ci sta pensando …
page-suggested = consigliato
page-all-suggested = Tutto come suggerito ({ $count })
page-preview = Anteprima
page-preview-key = Che cosa ne risulta
page-preview-points = I tuoi punti:
page-preview-board = Poi si presenta così
page-do-it = Procedi
page-confirm-sure = Questo termina il tuo turno o non si può annullare.
page-further = Altro più sotto
page-look = Mostra { $name } in grande
page-hint-is = Un bot farebbe:
page-hint-laid = Posa la carta così come si trova ora.
page-hint-for = In breve: { $what }.
page-hint-plan = Il suo piano dopo: { $line }.
page-hint-chance = Secondo i suoi calcoli le tue possibilità sono poi { $chance } su 100.
page-hint-same = Subito dopo viene: { $other }. È quasi altrettanto buono.
page-hint-worse = Subito dopo viene: { $other }. Te ne costerebbe circa { $less }.
page-thinking = { $name } sta pensando
page-skip-to-turn = Salta
page-skip-key = Subito alla tua prossima decisione (s)
page-why-not = Perché no?
page-why-key = Che cosa non è possibile, e perché (?)
page-why-nothing = Tutto ciò che potresti tentare qui è permesso.
page-rule = Regola
page-invite =
    { $count ->
        [one] Un posto è libero. Manda questo link a chi deve unirsi:
       *[other] { $count } posti sono liberi. Manda questo link a chi deve unirsi:
    }
page-sit = Siediti qui
page-seat-open = libero
page-seat-number = Posto { $number }
page-you = tu
page-scores = Punti
page-rename = Rinomina
page-lend = Fai giocare un bot:
page-take-back = Riprendi il posto
page-leave = Lascia il posto
page-leave-sure = Il tuo posto sarà libero per tutti.
page-invited = Sei tra gli invitati
page-join-as = Partecipa come
page-join = Partecipa
page-join-seat = Quale posto
page-points-hidden = I punti restano segreti fino alla fine.
page-came = { $name } ha preso posto.
page-public = Mostra questo tavolo nella lobby
page-nudge = Sollecita { $name }
page-nudged = Gli altri ti aspettano.
page-until = Tempo per questo turno: fino a
page-absent-you = Non c’eri, perciò un bot gioca per te.
page-is-absent = assente, gioca un bot
page-has-resigned = ha abbandonato
page-resign = Abbandona
page-resign-sure = Rinunci definitivamente. Per gli altri continua un bot; se non resta nessuno, la partita è finita.
page-end = Proponi di chiudere la partita
page-end-sure = La partita si chiude senza vincitore appena tutti sono d’accordo.
page-end-alone = Chiudi la partita
page-end-sure-alone = La partita si chiude qui, senza vincitore.
page-end-wished = { $who }: chiudiamo qui la partita, senza vincitore.
page-end-agree = D’accordo
page-end-withdraw = Anzi, continuiamo
page-delete = Elimina il tavolo
page-delete-sure = Il tavolo e tutto ciò che vi è stato giocato spariranno.
page-rematch = Rivincita
page-rematch-go = Alla rivincita
page-rematch-called = C’è una rivincita, il tuo posto è riservato.
page-away = Nessuna connessione
page-away-note = In questo momento la casa non è raggiungibile. Nulla è perso: conserva le tue partite.
page-away-again = Riprova
page-log = Cronaca
page-log-empty = Non è ancora successo nulla.
page-news = Dalla tua ultima decisione
page-since-show = Mostra sul tabellone che cosa è cambiato
page-since-points = { $source }: { $way ->
    [up] +
   *[down] −
}{ $by ->
    [one] { $by } punto
   *[other] { $by } punti
}
page-chat = Chat
page-chat-none = Nessuno ha ancora detto nulla.
page-chat-say = Di’ qualcosa
page-send = Invia
page-table-gone = Questo tavolo non c’è più.
page-connection-lost = Connessione persa, nuovo tentativo … Nulla è perduto: la casa conserva la tua partita.
page-game-is-over = La partita è finita
page-why-ahead = { $who } ha { $by ->
    [one] { $by } punto
   *[other] { $by } punti
} più di { $other }.
page-why-most = { $who } ha ottenuto di più con: { $sources }.
page-why-less = In compenso { $who } ha ottenuto di più con: { $sources }.
page-why-rest = altro (+{ $points })
page-winner = ha vinto
page-next-steps = E adesso
page-next-learning = Avanti: { $title }
page-turning = Riprova dal punto di svolta
page-turning-means = Un nuovo tavolo, prima della decisione dopo la quale le tue possibilità sono calate di più, contro i bot
page-breakdown = Da dove vengono i punti
page-points-from = Punti
page-play-again = Gioca ancora
page-developer = Per sviluppatori
page-developer-note = Che cosa vede e può fare il tuo posto, come dati. Un clic gioca qualsiasi mossa.
page-developer-moves = Mosse
page-developer-view = Vista

## La replica

page-review = Riesame
page-review-means = Come sono andate le tue probabilità, quanto sono costate le tue decisioni e che cosa sarebbe stato meglio
page-review-decision = Questa decisione
page-review-try = Prova da qui
page-review-before = Decisione precedente
page-review-after = Decisione successiva
page-review-far = Decisioni esaminate: { $done } su { $of }
page-review-again =
    { $left ->
        [one] Il bot più forte riflette ancora su 1 decisione
       *[other] Il bot più forte riflette ancora su { $left } decisioni
    }
page-review-none-yet = Ancora nessuna.
page-review-seats = Le decisioni di chi
page-review-mean = Costo medio { $cost } %
page-replay-controls = Passi nella partita
page-position = Posizione
page-this-move = Che cosa ha fatto questa mossa
page-the-beginning = L’inizio della partita.
page-step-first = Prima posizione
page-step-back = Un passo indietro
page-step-forth = Un passo avanti
page-step-last = Ultima posizione
page-autoplay = Avanza da sé
page-score-chart = I punti durante la partita
page-continue = Continua da qui
page-continue-against = Contro
page-copy-position = Link a questa posizione
page-download = Scarica la registrazione
page-download-later = La registrazione si può scaricare a fine partita.

## Le regole

page-rules-of = Regole di { $game }
page-rules-note = Ogni regola ha il suo numero; la cronaca e ogni rifiuto vi rimandano.
page-contents = Indice
page-search-rules = Cerca nelle regole
page-search-none = Nessuna regola ne parla.
page-origin-rulebook = regolamento
page-origin-rulebook-note = Lo dice il regolamento. Qui sotto queste regole non portano alcun segno.
page-origin-ruling = decisione
page-origin-ruling-note = Il regolamento tace o non è chiaro; così decide la casa.
page-origin-consequence = conseguenza
page-origin-consequence-note = Deriva da altre regole.
page-origin-advice = consiglio
page-origin-advice-note = Utile a sapersi, non una regola.
page-origin-public = pubblico
page-origin-public-note = Noto da ciò che mostrano recensioni e negozi.
page-pieces = I pezzi e i simboli
page-parts = Componenti
page-parts-note = Il regolamento mostra molti componenti solo come immagini. Ciò che lì non si poteva leggere viene da fonti pubbliche, o è stato ricostruito in accordo con tutto ciò che si sa. Chi possiede il gioco può giocare con il proprio elenco di componenti.
page-part = Componente
page-part-source = Fonte
page-part-note = Nota
page-source-rulebook = regolamento
page-source-public = pubblico
page-source-reconstructed = ricostruito

## Impostazioni

page-set-language = Lingua
page-set-language-en = English
page-set-language-de = Deutsch
page-set-language-it = Italiano
page-set-theme = Aspetto
page-set-theme-system = Come il sistema
page-set-theme-light = Chiaro
page-set-theme-dark = Scuro
page-set-palette = Colori
page-set-palette-natural = Naturali
page-set-palette-distinct = Per daltonici
page-set-speed = Movimento
page-set-speed-normal = Normale
page-set-speed-quick = Rapido
page-set-speed-off = Nessuno
page-set-sound = Suono
page-set-sound-on = Sì
page-set-sound-off = No
page-set-guide = Guida per chi comincia
page-set-guide-first = Nelle prime partite
page-set-guide-on = Sì
page-set-guide-off = No
page-set-confirm = Conferma l’ultimo clic del turno
page-set-confirm-on = Sì
page-set-confirm-off = No
page-set-name = Il tuo nome
page-set-notices = Avviso quando tocca a te
page-notices-ask = Permetti avvisi
page-notices-on = Gli avvisi sono attivi
page-notices-no = Il browser non lo permette
page-back = Tornare
page-back-about = I tuoi posti appartengono a questo browser. Procurati un modo per tornare, così nulla va perso con lui: senza password e senza e-mail.
page-recovery = Codice di recupero
page-recovery-made = creato
page-recovery-new = Mostra un nuovo codice
page-recovery-note = Annotalo: viene mostrato solo ora e vale una volta. Un codice precedente non vale più.
page-device = Altro dispositivo
page-device-link = Link e codice QR
page-device-note = Aprilo sull’altro dispositivo entro dieci minuti. Vale una volta; non darlo ad altri, perché giocherebbero al posto tuo.
page-device-picture = Codice QR del link
page-passkeys = Passkey
page-passkey-count = { $count ->
    [0] ancora nessuna
    [one] una
   *[other] { $count }
}
page-passkey-new = Crea una passkey
page-passkeys-drop = Dimenticale
page-passkeys-not-here = Questo browser non ha creato né mostrato una passkey.
page-elsewhere = Altri dispositivi
page-elsewhere-go = Esci ovunque tranne qui
page-elsewhere-sure = Tutti gli altri dispositivi, i link e il codice di recupero non varranno più. Le passkey restano. Uscire ovunque tranne qui?
page-elsewhere-done = Ora solo questo dispositivo gioca per te. Crea un nuovo codice di recupero.
page-come = Torna alle tue partite
page-come-about = Questo dispositivo giocherà sui tuoi posti. Inserisci solo un codice creato da te.
page-come-along = { $count ->
    [one] La partita in corso su questo dispositivo viene con te.
   *[other] Le { $count } partite in corso su questo dispositivo vengono con te.
}
page-come-code = Codice
page-come-go = Sono io
page-come-passkey = Con passkey
page-come-back = Ho un codice o una passkey
page-settings-note = Le impostazioni restano in questo browser e valgono subito.

## L’API

page-api = API
page-api-note = Tutto ciò che fanno le pagine può farlo un programma: chiedi un segreto con POST /api/people e invialo come «Authorization: Bearer …». Le richieste sono JSON.
page-api-parameters = Parametri
page-required = necessario
