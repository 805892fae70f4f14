# Tindaya in breve.

glance-aim = La tua tribù vive alle Canarie, e tre cose la minacciano: la fame, due divinità esigenti e le navi dei conquistadores. Nell’Alleanza tutte le tribù stanno unite e vincono o perdono insieme; in Dominion ognuna gioca per sé, e tuttavia possono perdere tutte.
glance-turn = Metti fino a due marcatori sulle caselle della tua plancia: sviluppare un’invenzione, produrre con un mestiere, costruire la seconda grotta o esplorare. Esplorando guidi gruppi a piedi e in canoa; dove si fermano raccolgono materie prime, fondano insediamenti, fanno offerte su un vulcano, barattano o riconquistano un forte. I cubi tornano a ogni era, i cilindri si consumano. Si va a turno finché tutti non hanno passato.
glance-score = Poi nascono abitanti e si mangia, i beni vanno a male, e ogni divinità guarda le sue offerte: troppo poco accresce la sua ira, e l’ira allarga le sue catastrofi. Gli eventi dell’era colpiscono dove dicevano le profezie. I nobili che sono con chi conosce un mestiere ignoto lo imparano.
glance-end = Perdono tutti se alla fine di un’era una divinità è alla distruzione, o se dopo la prima o la seconda una tribù resta senza nobili. Dopo la terza l’Alleanza deve aver soddisfatto le sue condizioni e la sua missione; in Dominion vince chi ha più punti: contano solidarietà, nobili, idoli e obiettivi.

kind-table = Il gioco nel suo insieme
kind-board = Il contorno di una base
kind-base = Basi
kind-island = Isole
kind-players = Secondo il numero di giocatori
kind-archipelago = Arcipelago
kind-aid = Aiuto per la preparazione
kind-token = Segnalini materia prima
kind-good = Beni
kind-trade = Mestieri
kind-invention = Invenzioni
kind-cave = Grotte
kind-market = Mercato
kind-tribe = Tribù
kind-offering = Offerte
kind-event = Eventi
kind-prophecy = Profezie
kind-catastrophe = Catastrofi
kind-idol = Idoli
kind-mission = Missioni
kind-common = Obiettivi comuni
kind-secret = Obiettivi segreti
kind-scores = Segnalini punteggio
kind-traitor = Traditori
