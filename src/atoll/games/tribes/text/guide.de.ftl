# Die Anleitung: was man anfangs wissen sollte, in ein, zwei Sätzen.

guide-step-begin = Erstes Mitglied
guide-step-take = Tafel nehmen
guide-step-use = Nutzen
guide-then-begin = Die anderen stellen ihr erstes Mitglied, dann nimmst du die erste Tafel.
guide-then-take = Du nutzt die Tafel; danach kommt sie ans Ende der Reihe, ein Ereignis aber verlässt sie.
guide-then-use = Die Aktionstafel kommt ans Ende der Reihe; ein Ereignis verlässt sie. Dann nimmt der nächste Stamm eine Tafel.

guide-warn-end = Nimmt jemand das nächste Ereignis der Bronzezeit, endet die Partie mit der laufenden Runde.
guide-warn-last-turn = Das ist die letzte Runde: Punkte jetzt, nichts mehr für später.
guide-warn-shells = Du hast keine Muschel mehr: Nur die erste Tafel steht dir offen. Tafeln mit Muscheln füllen deinen Vorrat wieder auf.

guide-first-member = Beginne auf Land, das eine offene Errungenschaft verlangt und das die anderen nicht genommen haben.
guide-choose-tile = Eine Hand ist Muscheln wert, wenn du jetzt eine Errungenschaft vollenden kannst, vor allem, wenn dort noch niemand war. Sonst nimm, was günstig ist: Auch Mitglieder und Land zählen am Ende.
guide-use-hand = Eine Errungenschaft bringt Punkte und hebt eine Leiste für das ganze Spiel; der erste Platz ist am meisten wert. Erschöpfe Land nur, wenn es sich lohnt.
guide-place-member = Neue Mitglieder kommen zu anderen. Stell sie dorthin, wo mehrere Wege weiterführen, und lass ein paar beisammen, die später weiterziehen.
guide-relocate = Ziehe Mitglieder dort zusammen, wo Wege auf leeres Land führen; lass jemanden auf Land stehen, dessen Rohstoff du brauchst.
guide-move = Ein Rohstoff zählt nur, wo jemand steht. Verteile dich auf die Arten, die offene Errungenschaften verlangen.
guide-land = Land, das an viele deiner Plättchen grenzt, erreichst du mit weniger Schritten.
guide-exhaust-wild = Das Land ist für immer verbraucht: Gib, was keine offene Errungenschaft verlangt.
guide-lay-arrow = Wer am Anfang deines Pfeils einen Stein hat, darf ihn mitbenutzen. Leg ihn, wo die anderen keinen haben.
guide-loss = Gib, was du am wenigsten vermisst: Mitglieder, die sich ein Plättchen teilen, Land, das niemand braucht.
