# La guida: che cosa serve sapere all’inizio, in una o due frasi.

guide-step-work = Lavoro
guide-step-upkeep = Mantenimento
guide-then-work = Quando tutti i lavoratori sono al loro posto: rendita e inquinamento, crescita, ritorno delle volpi volanti, nutrimento, riproduzione.
guide-then-upkeep = I lavoratori tornano, si scoprono nuovi terreni e comincia il round seguente.

guide-warn-hunger = Così come stanno le cose, a fine round ti manca cibo ({ $n }), e questo costa punti: procurati capre, animali selvatici, frutti o oro.
guide-warn-pollution = { $n ->
        [one] { $n } famiglia non è istruita: porta un segnalino inquinamento a ogni round. Istruiscila appena puoi.
       *[other] { $n } famiglie non sono istruite: ognuna porta un segnalino inquinamento a ogni round. Istruiscile appena puoi.
    }

guide-place-worker = Tre lavoratori a round. All’inizio prendi terreni, che danno posto, e alberi; le famiglie valgono di più, ma vogliono case, cibo e istruzione.
guide-place-worker-last = L’ultimo round: prendi ciò che vale adesso, come oro, istruzione per le tue famiglie e file che mostrano di più quando un pezzo se ne va. Le carte nuove servono ormai a poco.
guide-choose-action = Prendi ciò che ha posto sulle tue carte; ciò che non ci sta è perso. L’ordine è libero.
guide-pay-tree = Un albero pagato porta via il suo frutto: paga piuttosto con uno che non ne ha.
guide-place-card = L’inquinamento colpisce la stessa casella di ogni carta, carta per carta dall’alto a sinistra, prima di passare alla casella seguente; prima le caselle in alto. Una carta nuova lo riceve quindi per prima.
guide-token = Una casella senza icona accoglie solo ciò che sta già sulla stessa carta. Riempi prima le caselle con un’icona, e tieni le altre per ciò di cui avrai di più.
guide-place-family = Ogni famiglia porta oro e svuota la sua fila, che dà punti; ma mangia, e se non è istruita inquina.
guide-train = Una famiglia istruita porta oro sicuro e un punto, non inquina e ha posto per una volpe volante.
guide-house-bats = Le volpi volanti possono stare nelle case libere finché non arriva una famiglia.
guide-fly = Tre volpi volanti e un frutto fanno un albero. Le volpi volanti tornano al passo 3, se c’è posto.
guide-choose-breeding = Ogni specie si riproduce una volta a round, se ne hai abbastanza e c’è posto.
guide-feed = Prima le volpi volanti oltre le tre che volano insieme, poi l’oro: ogni capra ti fa risparmiare 1 cibo in ciascun round a venire, capre e animali selvatici possono riprodursi, e senza un frutto le tue volpi volanti non volano a cercare un nuovo albero.
guide-feed-last = L’ultimo pasto: guarda i punti accanto alle scelte e paga con ciò che ti costa di meno per ogni cibo. Le capre nutrono di più.
