# Tindaya auf einen Blick.

glance-aim = Dein Stamm lebt auf den Kanarischen Inseln, und dreierlei bedroht ihn: Hunger, zwei fordernde Gottheiten und die Schiffe der Konquistadoren. In der Allianz halten alle Stämme zusammen und gewinnen oder verlieren gemeinsam; in Dominion spielt jeder für sich, und doch können alle verlieren.
glance-turn = Setz bis zu zwei Marker auf Felder deiner Tafel: eine Erfindung entwickeln, mit einem Handwerk produzieren, die zweite Höhle bauen oder erkunden. Beim Erkunden führst du Gruppen zu Fuß und im Kanu; wo sie anhalten, sammeln sie Rohstoffmarker ein, gründen Siedlungen, opfern auf einem Vulkan, tauschen oder erobern eine Festung zurück. Würfel kommen jedes Zeitalter wieder, Zylinder sind verbraucht. Es geht reihum, bis alle gepasst haben.
glance-score = Dann werden Dorfbewohner geboren und essen, Güter verderben, und jede Gottheit schaut auf ihre Opfergaben: Zu wenig steigert ihren Zorn, und Zorn weitet ihre Katastrophen aus. Die Ereignisse des Zeitalters treffen, wo es die Prophezeiungen sagten. Adlige bei Leuten mit einem unbekannten Handwerk lernen es.
glance-end = Alle verlieren, wenn am Ende eines Zeitalters eine Gottheit bei der Zerstörung steht oder wenn nach dem ersten oder zweiten ein Stamm keinen Adligen mehr hat. Nach dem dritten muss die Allianz ihre Bedingungen und ihre Mission erfüllt haben; in Dominion gewinnt, wer die meisten Punkte hat: Es zählen Solidarität, Adlige, Idole und Ziele.

kind-table = Das Spiel im Ganzen
kind-board = Der Umriss einer Basis
kind-base = Basen
kind-island = Inseln
kind-players = Je nach Zahl der Spielenden
kind-archipelago = Archipel
kind-aid = Aufbauhilfe
kind-token = Rohstoffmarker
kind-good = Güter
kind-trade = Handwerke
kind-invention = Erfindungen
kind-cave = Höhlen
kind-market = Markt
kind-tribe = Stämme
kind-offering = Opfergaben
kind-event = Ereignisse
kind-prophecy = Prophezeiungen
kind-catastrophe = Katastrophen
kind-idol = Idole
kind-mission = Missionen
kind-common = Gemeinsame Ziele
kind-secret = Geheime Ziele
kind-scores = Wertungsmarker
kind-traitor = Verräter
