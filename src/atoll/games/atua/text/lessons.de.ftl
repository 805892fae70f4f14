# Die Lektionen von Atua.

lesson-island = Deine Insel
    .about = Was du baust, und was ein Zug ist.
    .done = Karte nehmen, Karte legen, Reihe auffüllen: Das ist ein Zug. Neun davon sind eine Partie.
lesson-island-aim = Das ist dein Dorf, die erste Karte deiner Insel. In neun Runden legst du neun weitere Karten darauf. Wer am Ende die meisten Harmoniepunkte hat, gewinnt.
lesson-island-take = In jedem Zug nimmst du eine der vier Karten der Reihe. Die erste von links kostet nichts. Nimm sie.
    .wrong = Nimm vorerst die Karte, die nichts kostet.
    .dear = Diese Karte kostet Kokosnüsse. Die brauchst du noch; nimm die kostenlose Karte ganz links.
lesson-island-lay = Lege sie auf deine Insel. Sie muss mindestens ein Symbol ganz abdecken, und kein Symbol darf halb abgedeckt sein. Decke das Kanu ab, und nur das Kanu. Du kannst die Karte drehen.
    .wrong = Das ist erlaubt, deckt aber etwas anderes ab. Suche einen Platz, an dem nur das Kanu verschwindet.
lesson-island-turn = Was abgedeckt ist, bleibt es; was du siehst, zählt. Sterne werden nie abgedeckt. Vom Stapel A ist eine neue Karte in die Reihe gekommen.

lesson-coconuts = Kokosnüsse
    .about = Was Karten kosten, und was auf ihnen liegt.
    .done = Jede Kokosnuss, die du zahlst, liegt auf einer Karte, die jemand nehmen wird. Und was du behältst, sind Punkte.
lesson-coconuts-price = Du hast fünf Kokosnüsse. Eine Karte weiter rechts kostet eine Kokosnuss für jede Karte, die du übergehst: Du legst sie auf diese Karte.
lesson-coconuts-pay = Die dritte Karte hat eine Palme und einen Vulkan. Zahle zwei Kokosnüsse für sie.
    .wrong = Nimm die dritte Karte: Du übergehst zwei Karten und legst auf jede eine Kokosnuss.
    .free = Die kostet nichts. Aber hier willst du die dritte Karte; sie ist zwei Kokosnüsse wert.
    .all = Drei Kokosnüsse wären viel für den ersten Zug. Nimm die dritte Karte.
lesson-coconuts-gift = Die erste Karte ist weg, und deine Kokosnuss mit ihr. Auf der Karte, die jetzt die erste ist, liegt noch deine andere. Hole sie zurück: Die Karte kostet nichts und bringt sie mit.
    .wrong = Nimm die Karte ganz links: Sie kostet nichts, und eine Kokosnuss liegt darauf.
lesson-coconuts-kept = Kokosnüsse sind eine der sechs Quellen: Jede ist einen Punkt wert, wenn du sie wertest. Und wer am Ende die meisten hat, bekommt 5 Punkte dazu. Daher die −6 bei einer Karte, die eine Kokosnuss kostet: ein Punkt für die Kokosnuss und fünf, weil dann jemand anderes mehr hat.

lesson-pairs = Harmonie
    .about = Fischer brauchen Fische, Jägerinnen Vögel, Kanus Palmen.
    .done = Ein Fischer zu viel, und alle Fischer zählen nichts. Achte also auf beide Hälften jedes Paares, und darauf, was eine Karte abdeckt.
lesson-pairs-harmony = Drei Quellen sind Paare: Jeder Fischer mit einem Fisch bringt 2 Punkte, jede Jägerin mit einem Vogel 3, jedes Kanu mit einer Palme 4. Hast du aber mehr Fischer als Fische, bringen sie alle nichts. Bei den beiden anderen ist es ebenso.
lesson-pairs-palm = Dein Dorf hat einen Fisch und ein Kanu, aber keine Palme: Das Kanu ist noch nichts wert. Nimm die günstigere der beiden Karten mit einer Palme.
    .wrong = Suche eine Karte, die eine Palme zeigt.
    .canoe = Das wäre ein zweites Kanu, und noch immer keine Palme.
    .none = Ein Fischer für deinen Fisch ist gut, aber das Kanu hätte noch immer keine Palme.
    .dear = Sie hat eine Palme, kostet aber drei Kokosnüsse. Die andere kostet zwei.
lesson-pairs-keep = Lege sie jetzt so, dass dein Fisch und dein Kanu sichtbar bleiben.
    .wrong = Das würde den Fisch oder das Kanu abdecken. Decke lieber ein Totem ab.
lesson-pairs-worth = Ein Fischer mit einem Fisch und ein Kanu mit einer Palme: zusammen 6 Punkte, wenn du beides jetzt werten würdest.

lesson-volcano = Vulkane
    .about = Weit weg vom Dorf, aber nicht zu weit.
    .done = Der beste Platz für einen Vulkan ist oft das Ende eines langen Arms aus Karten.
lesson-volcano-ruler = Niemand wohnt gern neben einem Vulkan. Je weiter sein Stern vom Stern deines Dorfs entfernt liegt, desto mehr Punkte bringt er: bis zu 5 je Vulkan.
lesson-volcano-take = Nimm die Vulkankarte; sie kostet nichts.
    .wrong = Nimm die erste Karte der Reihe, den Vulkan mit einem Vogel.
lesson-volcano-far = Bevor du die Karte loslässt, sagt die Seite, was das Lineal zeigen würde. Finde einen Platz für 4 oder 5 Punkte.
    .wrong = Dort brächte der Vulkan weniger. Geh an dem Arm entlang weiter, den deine Insel schon hat.
lesson-volcano-beyond = Übertreibe es nicht: Jenseits des Linealendes bringt ein Vulkan nichts.

lesson-beach = Strände und das Meer
    .about = Wie Strände zusammenpassen, und wer den Strandbonus bekommt.
    .done = Der längste Strand, gezählt in Karten, ist am Ende der Partie 5 Punkte wert.
lesson-beach-rules = Meer darf nie an Festland angrenzen: Dazwischen liegt Strand. Und ein Strandende muss von der Insel abstehen oder auf einen anderen Strand treffen. Alles andere darf sich berühren.
lesson-beach-take = Da ist noch eine Strandkarte, und sie kostet nichts. Nimm sie.
    .wrong = Nimm die erste Karte der Reihe: Sie hat einen Strand.
lesson-beach-join = Lege sie so, dass ihr Strand auf deinen trifft: Dann hat dein längster Strand zwei Karten.
    .wrong = Dort darf sie liegen, aber die beiden Strände blieben getrennt.

lesson-scoring = Zwischenwertungen
    .about = Du entscheidest, was gewertet wird, und wann.
    .done = Eine Quelle nach Runde 4, zwei nach Runde 7, die letzten drei nach Runde 9: Nichts wird zweimal gewertet.
lesson-scoring-when = Stapel A ist leer, also werten alle eine ihrer sechs Quellen, so wie sie jetzt ist. Zwei weitere werden gewertet, wenn Stapel B leer ist, die übrigen drei am Ende.
lesson-scoring-choose = Eine gewertete Quelle ändert sich nicht mehr. Zwei Vulkane bringen schon 7 Punkte, und für einen dritten findest du kaum einen guten Platz. Werte die Vulkane.
    .wrong = Wähle, was jetzt am meisten bringt und kaum noch wächst.
    .grows = Sechs Kokosnüsse sind gut, aber du kannst sie bis später behalten oder mehr sammeln.
    .little = Das bringt noch wenig oder nichts. Es kann noch wachsen: Lass es für später.
lesson-scoring-totems = Die sechste Quelle sind Totems: Je mehr Arten du zeigst, desto besser; sieben Arten bringen 22 Punkte. Aber eine Art, die du doppelt zeigst, zählt gar nicht.
lesson-scoring-end = Nach der letzten Wertung kommen die Boni: 5 Punkte für den längsten Strand, 5 für die meisten Kokosnüsse.

lesson-fate = Schicksal und Bewohner
    .about = Für alle, die das Spiel kennen: Wetten und ein eigenes Geheimnis.
    .done = Jetzt weißt du alles für das ganze Spiel.
lesson-fate-bet = Mit den Schicksalsplättchen darfst du in jedem Zug einmal wetten: dass du am Ende von etwas am meisten hast. Stimmt es, gewinnst du Punkte, sonst verlierst du welche.
lesson-fate-buy = Im Augenblick hast du die meisten Totems. Kaufe dieses Plättchen; sein Preis kommt auf die Karten der Reihe.
    .wrong = Kaufe das Plättchen für die meisten Totems.
    .behind = Dein Gegenüber hat mehr Kanus als du. Diese Wette würde nach jetzigem Stand Punkte kosten.
    .spent = Du würdest mit dem zahlen, was das Plättchen zählt: mit Kokosnüssen. Wette lieber auf deine Totems.
    .nothing = Nichts zu kaufen ist erlaubt. Aber probiere es einmal: Bei den Totems liegst du vorn.
lesson-fate-inhabitant = Deine Bewohnerin liegt verdeckt; nur du weißt, dass es Hina ist. Einmal in der Partie darfst du sie spielen: Sie bringt Punkte für Paare in der Reihe, und ihre Symbole gehören von da an zu deiner Insel.
lesson-fate-wait = Hina bringt eine Jägerin mit, und Jägerinnen brauchen Vögel. Es ist noch Zeit: Lass sie vorerst verdeckt.
    .wrong = Beantworte die Frage nach deiner Bewohnerin.
    .early = Drei Punkte sofort wären schön, aber eine Jägerin ohne Vogel stört die Paare, und es kann eine bessere Reihe kommen.

lesson-tahuma = Allein gegen Tahuma
    .about = Das Solospiel in einer Minute.
    .done = Achtzehn solche Züge, dieselben Wertungen, dann wird Tahumas Stapel aufgedeckt. Hab mehr Punkte als er!
lesson-tahuma-rival = Allein spielst du gegen Tahuma. Er baut keine Insel: Er bekommt die Karten, die du ihm lässt, und am Ende zählen alle ihre Symbole für ihn.
lesson-tahuma-right = In jedem Zug werden zwei Karten aufgedeckt. Die linke kostet eine Kokosnuss, die rechte bringt dir eine. Nimm die rechte.
    .wrong = Nimm die rechte Karte.
    .pays = Die linke Karte kostet dich eine Kokosnuss. Nimm hier die rechte und bekomme eine.
lesson-tahuma-leave = Die andere Karte bekommt Tahuma, außer du zahlst drei Kokosnüsse, um sie abzuwerfen. Lass sie ihm: Zwei Jägerinnen ohne Vögel nützen ihm wenig.
    .wrong = Lass Tahuma die Karte.
    .dear = Drei Kokosnüsse sind zu viel für diese Karte. Spare sie für Karten, die ihm wirklich helfen.
