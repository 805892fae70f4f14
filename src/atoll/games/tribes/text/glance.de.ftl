# Tribes auf einen Blick.

glance-aim = Du führst einen Stamm aus der Steinzeit in die Bronzezeit. Seine Errungenschaften bringen Punkte, und wer zuerst kommt, bekommt mehr. Eine Errungenschaft verlangt Land einer Art, auf dem ein Mitglied von dir steht: ein Plättchen in der ersten Epoche, zwei in der zweiten, drei in der dritten. Ab der zweiten brauchst du außerdem deinen Stein auf der Errungenschaft darunter.
glance-turn = Nimm eine Tafel aus der Reihe und nutze sie: neue Mitglieder, neues Land oder Schritte über dein Land. Die erste ist kostenlos. Für eine spätere legst du auf jede übersprungene eine Muschel; wer eine solche Tafel nimmt, bekommt die Muscheln darauf. Mit einer Hand darfst du statt der Aktion eine Errungenschaft vollenden. Danach kommt die Tafel ans Ende der Reihe.
glance-score = Errungenschaften bringen sofort Punkte und rücken dich auf einer Leiste vor, sodass deine Aktionen mehr bewirken. Am Ende bringen hohe Felder auf drei Leisten 1, 3 oder 6 Punkte, die meisten Mitglieder 2 und das meiste aktive, also nicht erschöpfte Land 2. Fehlt dir ein Rohstoff, darfst du dafür anderes Land erschöpfen, doch das ist dann verbraucht; ab der zweiten Epoche muss einer der Rohstoffe echt sein.
glance-end = Errungenschaften decken auch Ereignisse auf. Sie kommen in die Reihe und geschehen, sobald jemand sie nimmt. Sind so viele orange Ereignisse geschehen, wie Stämme mitspielen, wird die Runde zu Ende gespielt. Dann gewinnt die höchste Summe.

kind-players = Je nach Zahl der Spielenden
kind-end = Ende des Spiels
kind-bonus = Bonuspunkte
kind-land = Landplättchen
kind-track = Leisten
kind-action = Aktionen
kind-achievement = Errungenschaften
kind-event = Ereignisse
kind-tooth = Zähne
