# Die Lektionen von Tribes.

lesson-aim = Deine erste Errungenschaft
    .about = Worum es geht, und ein erster Zug.
    .done = Das war ein ganzer Zug: eine Tafel nehmen, sie nutzen, und sie kommt ans Ende der Reihe.
lesson-aim-points = Du führst einen Stamm durch drei Epochen. Er vollendet Errungenschaften, die hier liegen, und die bringen Punkte. Wer am Ende die meisten hat, gewinnt.
lesson-aim-begin = Das ist dein Land: Pferd, Weihrauch und Weizen. Ein Plättchen zählt nur, solange ein Mitglied von dir darauf steht. „Jagd“ verlangt ein Pferd: Beginne dort.
    .wrong = Beginne auf dem Pferdeland.
    .incense = Weihrauch ginge auch: „Schamanismus“ verlangt ihn. Aber wir gehen jagen: Nimm das Pferdeland.
    .wheat = Weizen verlangt noch niemand. Schau auf die offenen Errungenschaften und beginne auf dem Pferdeland.
lesson-aim-take = In deinem Zug nimmst du eine Tafel aus der Reihe. Die erste ist kostenlos, und diese zeigt eine Hand: Mit einer Hand kannst du eine Errungenschaft vollenden.
    .wrong = Die erste Tafel ist kostenlos und hat eine Hand. Nimm sie; um die Muscheln geht es später.
lesson-aim-complete = Jetzt hast du die Wahl: dich bewegen oder eine Errungenschaft vollenden. „Jagd“ verlangt ein Pferd, und auf einem stehst du.
    .wrong = Dafür fehlt dir das richtige Land; du müsstest anderes erschöpfen. „Jagd“ verlangt nur dein Pferd.
    .act = Bewegen kannst du dich später. Nutze die Hand für „Jagd“.
lesson-aim-gained = Zwei Punkte, hier als Bärenzähne, denn du warst zuerst dort. Außerdem bist du auf der Leiste Erkundung ein Feld gestiegen, und die Errungenschaft darüber ist aufgedeckt: Sie gehört zur nächsten Epoche.

lesson-row = Die Reihe und die Muscheln
    .about = Wie du an die Tafel kommst, die du willst.
    .done = Muscheln wechseln nur den Besitzer. Gib sie für das aus, was du brauchst: Am Ende entscheiden sie nur bei Gleichstand.
lesson-row-order = Alle nehmen aus dieser einen Reihe. Die erste Tafel kostet nichts. Für eine spätere legst du auf jede, die du überspringst, eine deiner Muscheln.
lesson-row-skip = Du willst mehr Mitglieder: Nimm „Nachwuchs“, die dritte Tafel. Du überspringst zwei, also kostet es zwei Muscheln, und die Muschel darauf gehört dann dir.
    .wrong = Nimm „Nachwuchs“: zwei Muscheln zahlst du, eine kommt zurück.
    .first = „Bewegung“ ist kostenlos, aber mit einem Mitglied gibt es wenig zu bewegen. Nimm „Nachwuchs“.
lesson-row-shells = „Nachwuchs“ liegt jetzt am Ende der Reihe. Der andere Stamm hat „Bewegung“ genommen und damit die Muschel, die du darauf gelegt hast. Deine zweite bekommt, wer die Tafel darunter nimmt.

lesson-grow = Wachsen und sich ausbreiten
    .about = Neue Mitglieder, und wie sie auf neues Land kommen.
    .done = Der zweite Schritt bleibt übrig: Niemand muss sich bewegen. Jetzt stehst du auf drei Arten von Land, und drei Arten von Errungenschaften stehen dir offen.
lesson-grow-procreate = Wie viel eine Aktion bewirkt, sagen deine Marker auf den Leisten: Beim Nachwuchs stehst du auf 3. Nimm „Nachwuchs“.
    .wrong = Nimm „Nachwuchs“, das kostet nichts.
lesson-grow-place = Drei neue Mitglieder! Sie kommen dorthin, wo schon jemand steht; leeres Land bleibt also leer. Verteile sie, wie du magst.
    .wrong = Neue Mitglieder kommen dorthin, wo dein Stamm schon steht.
lesson-grow-move = Dein Weizenland ist noch leer und zählt deshalb nicht. „Bewegung“ liegt jetzt vorn in der Reihe: Nimm sie.
    .wrong = Nimm „Bewegung“, das kostet nichts.
lesson-grow-from = Du hast zwei Schritte. Nimm ein Mitglied von Land, auf dem mehrere stehen.
    .wrong = Wähle ein Mitglied, das sich bewegt.
    .stop = Da ist noch leeres Land zu besiedeln: Wähle ein Mitglied.
lesson-grow-to = Ein Schritt führt auf ein Nachbarplättchen. Geh auf das Weizenland.
    .wrong = Dort steht dein Stamm schon. Geh auf das leere Weizenland.

lesson-explore = Neues Land
    .about = Land ziehen und anlegen.
    .done = Mehr Land, mehr Möglichkeiten: Als Nächstes würdest du jemanden dorthin schicken.
lesson-explore-draw = Bei der Erkundung stehst du auf 2, also bringt sie zwei Plättchen. Nimm „Erkundung“.
    .wrong = Nimm „Erkundung“, das kostet nichts.
lesson-explore-lay = Zweimal Ziegenland. Leg es an, wo es dein Land berührt; danach bewegt es sich nie mehr. Kurze Wege sind gute Wege.
lesson-explore-more = Neues Land ist leer: Seinen Rohstoff bringt es erst, wenn jemand darauf steht. Am Ende gibt das meiste Land 2 Punkte.

lesson-wild = Wenn ein Rohstoff fehlt
    .about = Land erschöpfen für das, was dir fehlt.
    .done = Erschöpfen geht schnell, aber es ist endgültig. Nimm Land, das du nicht mehr brauchst.
lesson-wild-missing = „Reiten“ ist eine Errungenschaft der zweiten Epoche: Sie verlangt zwei Pferde, und du hast eins. Was fehlt, darfst du ersetzen; wo zwei oder drei verlangt sind, muss aber eins echt sein. Nimm die Tafel mit der Hand.
    .wrong = Du brauchst eine Hand: Nimm „Nachwuchs mit Hand“.
lesson-wild-riding = Vollende „Reiten“: 4 Punkte für ein Pferd und ein Stück Land.
    .wrong = Das ginge auch. Aber wir wollen „Reiten“.
    .small = Das kostet dich ebenfalls ein Stück Land und bringt nur 2 Punkte. „Reiten“ bringt 4.
    .act = Ein Mitglied mehr ist gut, 4 Punkte sind besser. Vollende „Reiten“.
lesson-wild-exhaust = Ein Pferd fehlt: Erschöpfe dafür ein Plättchen, auf dem jemand steht. Welches brauchst du am wenigsten?
    .wrong = Erschöpfe das Weizenland.
    .incense = „Heilige Stätten“ verlangt Weihrauch, und die könntest du als Nächstes vollenden. Weizen verlangt keine.
lesson-wild-turned = Das Plättchen ist umgedreht. Dein Mitglied bleibt, aber das Land gibt keinen Rohstoff mehr und zählt nicht mehr als Land: Die 2 Punkte für das meiste Land sind vorerst weg.

lesson-second = Nach oben
    .about = Errungenschaften späterer Epochen, und dein Pfeil.
    .done = Errungenschaften der dritten Epoche verlangen drei Rohstoffe und bringen bis zu 6 Punkte. Der Weg dorthin führt über solche wie diese.
lesson-second-below = In einer späteren Epoche brauchst du einen eigenen Stein auf der Errungenschaft direkt darunter. Auf „Jagd“ liegt einer, also steht dir „Reiten“ darüber offen. Nimm die Tafel mit der Hand.
    .wrong = Du brauchst eine Hand: Die erste Tafel hat eine.
lesson-second-above = Auf zwei Pferden stehen Mitglieder von dir. Vollende „Reiten“.
    .wrong = „Reiten“ bringt mehr: 4 Punkte.
    .arrow = Das würde deinen Pfeil verbrauchen. Heb ihn für den nächsten Zug auf und vollende erst „Reiten“.
lesson-second-hand = „Heilige Stätten“ willst du auch. Zwei Tafeln weiter liegt wieder eine Hand: Nimm sie.
    .wrong = Für eine Errungenschaft brauchst du eine Hand. Nimm „Erkundung mit Hand“.
    .dear = Diese Hand kostet fünf Muscheln, die nähere zwei.
lesson-second-arrow = Unter „Heilige Stätten“ liegt kein Stein von dir, schräg darunter aber schon. Einmal im Spiel überbrückt dein Pfeil diese Lücke. Vollende die Errungenschaft.
    .wrong = Nutze jetzt deinen Pfeil: Vollende „Heilige Stätten“.

lesson-events = Ereignisse
    .about = Was die Blitze in die Reihe bringen: Gutes und Böses.
    .done = Starke Stämme mögen Ereignisse, schwache zahlen Muscheln, um daran vorbeizukommen. Wer mit den Stärksten oder den Schwächsten gleichauf liegt, gehört dazu.
lesson-events-wait = Eine Errungenschaft deckt ein Ereignis auf, wenn über dem Feld, das du belegst, ein Blitz steht. Es liegt in der Reihe wie jede Tafel und bewirkt nichts, bis es jemand nimmt. Mehr tut man in diesem Zug dann nicht.
lesson-events-strong = Manche Ereignisse gelten den Stärksten, manche den Schwächsten. Auf der Leiste Stärke liegst du vorn. Überspring den Säbelzahntiger für eine Muschel und nimm das Wollnashorn: Es bringt dir 2 Punkte.
    .wrong = Das Wollnashorn bringt sofort 2 Punkte. Nimm es.
    .tiger = Er würde dir nicht schaden, aber auch nichts bringen. Überspring ihn für eine Muschel: Das Wollnashorn bringt 2 Punkte.
lesson-events-taken = Der andere Stamm hatte den Tiger vorn und nahm ihn, samt deiner Muschel. Als Schwächster hat er ein Mitglied verloren. Das letzte verliert niemand.

lesson-end = Das Ende
    .about = Was das Spiel beendet und was dann zählt.
    .done = Gewonnen, wenn auch knapp. Jetzt kennst du das Spiel: Spiel eine Partie!
lesson-end-when = Errungenschaften der dritten Epoche bringen orange Ereignisse. Zu zweit endet das Spiel mit der Runde, in der das zweite davon genommen wird. Eines ist schon geschehen.
lesson-end-count = Dann zählen die Leisten, nur Stärke nicht: 1, 3 oder 6 Punkte stehen an den oberen Feldern. 2 Punkte gibt es für die meisten Mitglieder, 2 für das meiste Land, das nicht erschöpft ist.
lesson-end-last = Vorn in der Reihe liegt ein oranges Ereignis, und du liegst einen Punkt zurück. Es bringt 2 Punkte und das Ende: Nimm es.
    .wrong = Wer dieses Ereignis nimmt, beendet das Spiel und bekommt 2 Punkte. Das solltest du sein.
