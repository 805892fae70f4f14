# Der Lehrer: was Neulinge wissen sollten, in ein, zwei Sätzen zu jeder Entscheidung.

guide-step-setup = Aufbau
guide-step-prophecies = Prophezeiungen
guide-step-actions = Aktionen
guide-step-upkeep = Nahrung, Gottheiten
guide-step-events = Ereignisse
guide-step-fires = Seherinnen

guide-then-setup = Die Seherinnen sprechen: Sie zeigen, wohin Katastrophen und Schiffe kommen.
guide-then-prophecies = Die Stämme handeln reihum, mit je bis zu zwei Aktionen, bis alle gepasst haben.
guide-then-actions = Dorfleute werden geboren und essen, Verderbliches wird Müll, dann prüfen die Gottheiten ihre Opfer.
guide-then-upkeep = Die Ereignisse kommen eins nach dem anderen: Katastrophen treffen ihre Gebiete, Schiffe die nächste Insel.
guide-then-events = Es zeigt sich, wer überlebt hat; Adlige lernen Handwerke, und das nächste Zeitalter beginnt.
guide-then-fires = Adlige lernen die Handwerke um sie herum, Marker kommen zurück, und das nächste Zeitalter beginnt.
guide-then-last = Adlige lernen die Handwerke um sie herum, und es zeigt sich, ob ihr gewonnen habt.

guide-lesson-1 = Lernspiel 1: ein Zeitalter. Lerne ein drittes Handwerk, vertreibe die Festung, behalte einen Adligen, eine Siedlung und die Ruhe der Gottheiten.
guide-lesson-2 = Lernspiel 2: zwei Zeitalter. Neu sind Höhlen, Müll und das Feuer der Seherinnen. Jeder Stamm muss alle vier Handwerke und eine Erfindung der zweiten Stufe erlangen.
guide-lesson-3 = Lernspiel 3: drei Zeitalter, jeder für sich. Neu sind Solidarität, Vorrang und Inseln, die sich erschöpfen.

lesson-1 = Lernspiel 1: ein Zeitalter
lesson-1-about = Siedeln, produzieren, erkunden, opfern und eine Festung zurückerobern, allein oder gemeinsam. Ohne Höhlen, Müll und Seherinnen.
lesson-2 = Lernspiel 2: zwei Zeitalter
lesson-2-about = Neu: Zuflucht, Müll, das Feuer der Seherinnen und eine Wildnis, die sich leert. Lerne alle vier Handwerke.
lesson-3 = Lernspiel 3: drei Zeitalter, jeder für sich
lesson-3-about = Neu: Solidarität, Vorrang, Inseln, die sich erschöpfen, und Monopole. Ohne Markt und Ziele.
whole-game-about = Drei Zeitalter mit allem: Markt, Missionen, Ziele, Inseln nach Wahl; Allianz oder Dominion.

guide-and = { $a }, { $b }
guide-warn-hunger = { $n ->
        [one] Einer deiner Dorfleute würde verhungern: Produziere Nahrung, bevor du passt.
       *[other] { $n } deiner Dorfleute würden verhungern: Produziere Nahrung, bevor du passt.
    }
guide-warn-cold = { $n ->
        [one] Einer der Dorfleute hätte keine Zuflucht: Baue die zweite Höhle.
       *[other] { $n } Dorfleute hätten keine Zuflucht: Baue die zweite Höhle.
    }
guide-warn-garbage = { $n ->
        [one] Eines deiner Güter würde verderben: Iss, opfere oder verarbeite es.
       *[other] { $n } deiner Güter würden verderben: Iss, opfere oder verarbeite sie.
    }
guide-warn-god = { $god } verlangt noch: { $goods }. Führe einen Adligen auf einen Vulkan und opfere dort.
guide-warn-hit = { $n ->
        [one] Eine deiner Figuren steht im Gebiet eines Ereignisses ({ $event }): Führe sie fort oder schütze den Ort.
       *[other] { $n } deiner Figuren stehen im Gebiet eines Ereignisses ({ $event }): Führe sie fort oder schütze den Ort.
    }

guide-settle = Jede Siedlung nährt ihr Handwerk: Felder und Schweine im Wald, Herden auf Bergen, Fische an der Küste. Den Rohstoff, der dort liegt, bekommst du. Inseln mit vielerlei Land lassen Raum zum Wachsen.
guide-split = Zwei Dorfleute auf einer Siedlung bekommen in jedem Zeitalter ein Kind; eine Siedlung ohne Dorfleute gehört dir nicht. An jeden Ort kommt von selbst ein Adliger.
guide-first-fort = Hier beginnen die Konquistadoren. Wähle einen Ort, den deine Leute mit einem Adligen und Waffen erreichen, um ihn zurückzuerobern.
guide-neutral-settlement = Der neutrale Stamm kennt die Handwerke, die dir fehlen: Ein Adliger, der das Zeitalter bei seiner Dorfperson beendet, lernt sie. Setze sie in Reichweite.
guide-which-prophecy = Orte sagen dir, welche Inseln du verlassen solltest; Katastrophen sagen dir, womit du sie schützt.
guide-keep-objective = Wer das Ziel erfüllt, wertet seinen Marker, wem auch immer die Karte gehört. Ein Plus auf das, was du erreichst, ein Minus auf das, was andere erreichen.
guide-act = Ein Marker auf einem Feld führt dessen Aktion aus: ein Würfel einmal, er kommt in jedem Zeitalter zurück; ein Zylinder zweimal, dann ist er weg. Jedes Feld eines Handwerks gilt einmal pro Zeitalter, Erkunden beliebig oft.
guide-destroy-idol = Ein zerstörtes Idol gibt sofort ein Gut deiner Wahl; seine Wirkung ist für immer verloren.
guide-demote = Der Adlige wird für immer zur Dorfperson: eine Arbeitskraft und ein Mund mehr, ein Anführer weniger. Ohne Adlige ist das Spiel verloren.
guide-majos-offering = Einmal pro Zeitalter opfern die Majos ohne Marker, und eine weitere Einheit eines bezahlten Guts ist frei.
guide-save-material = Behalte den Rohstoff, an den du am schwersten kommst.
guide-slaughter = Schlachten bringt Fleisch und mehr, doch nur zwei Tiere, die beisammen bleiben, bekommen Junge.
guide-process = Frisches verdirbt am Ende des Zeitalters; Verarbeitetes hält sich und macht mehr Leute satt. Eine Zahlung reicht für alles, was du verarbeitest.
guide-travel = Wähle, von wo eine Gruppe aufbricht. Zu Fuß ist ein Schritt eine Bewegung; im Kanu führt ein Adliger, und eine gerade Linie kostet eine Bewegung, wie lang sie auch ist.
guide-party = Nur Adlige opfern, gründen Siedlungen und steuern Kanus; Dorfleute arbeiten und halten Siedlungen. Tiere ohne Aufsicht laufen davon.
guide-destination = Wo sie am Ende stehen, dürfen deine Leute handeln: einsammeln, bauen, opfern, tauschen. Siedlungen anderer Stämme sind deinen Dorfleuten verschlossen.
guide-embark = Ein Kanu kostet ein Holz, wenn dort noch keines liegt; es bleibt, wo du es verlässt.
guide-sail = In gerader Linie fährt das Kanu beliebig weit und braucht dafür eine Bewegung.
guide-land = Alle an Bord gehen hier an Land; das Kanu bleibt für die Nächsten.
guide-offer = Jeder verlangte Streifen braucht eine Einheit pro Person am Tisch. Sind alle voll, wird die Gottheit ruhiger, sonst zorniger, und Zorn weitet ihre Katastrophen aus. Die erste Gabe auf eine Karte bringt ein Idol. Auch Menschenopfer zählen, doch sie kosten Leute.
guide-reconquest = Du gewinnst mit mindestens so vielen Leuten wie Konquistadoren und je einer Waffe (Hörner, Obsidian) für jeden von ihnen; sonst sterben deine Leute hier.
guide-visit = Sammle den Marker für Rohstoffe ein, gründe eine Siedlung eines bekannten Handwerks, opfere auf einem Vulkan oder fange Tiere ein. Du darfst mehreres tun, eins nach dem anderen.
guide-majos-gift = Die Gottheiten nehmen eine weitere Einheit dessen, was du gabst, umsonst.
guide-barter-give = Getauscht wird eins zu eins. Biete, wovon du zu viel hast, für das, was eine Gottheit oder eine Erfindung noch verlangt.
guide-barter-get = Verlange, was der andere entbehren kann: Eine Liste, die beiden hilft, wird eher angenommen.
guide-barter-answer = Nimm an, was dir mehr hilft als kostet; einmal darfst du mit einer eigenen Liste antworten.
guide-dowry-good = Drei Güter können dir eine Dorfperson eines anderen Stammes bringen.
guide-give-away = Du verlierst eine Arbeitskraft und einen Mund; die drei Güter gehören dir sofort.
guide-adopt = Die neue Dorfperson arbeitet sofort, wo dein Stamm das Handwerk kennt.
guide-production-idol = Das Idol produziert ohne Marker, auch wenn das Feld schon genutzt ist.
guide-calm-god = Beruhige die Gottheit, deren Katastrophe deine Leute erreicht; auf der letzten Stufe geht die Welt unter.
guide-offering-idol = Ein Streifen wird gefüllt, ohne Güter und ohne Adligen auf einem Vulkan.
guide-fertility-idol = Jede Siedlung mit zwei oder mehr einer Art bekommt eins dazu.
guide-raw-material-idol = Marker füllen dein Lager und kosten als Monopole Punkte; gewonnene Rohstoffe bleiben dir.
guide-learning-idol = Ein gelerntes Handwerk bringt sofort seine Felder und einen Würfel.
guide-cancellation = Weg mit einem Ziel, das anderen nützt, oder mit einem eigenen, das scheitert.
guide-visions = Sieh, wonach ein anderer Stamm strebt; dann darfst du seinen Wertungsmarker tauschen.
guide-swap-token = Der Marker sagt, was das Ziel dem bringt, der es erfüllt.
guide-any-good = Nimm, woran du am schwersten kommst: Nahrung für Hungrige oder was eine Gottheit noch verlangt.
guide-save-unit = Behalte das Gut, das du am meisten brauchst.
guide-place-wall = Eine Mauer steht für immer und hält auf ihrem Gelände Schiffe und viele Katastrophen ab.
guide-birth = Der Vorrat ist fast leer: Wähle, welche Siedlung wächst.
guide-feed = Alle Dorfleute essen eine Ration; Adlige sorgen für sich selbst. Die übliche Folge nimmt zuerst, was verderben würde.
guide-die = Wähle, wo du Hände am wenigsten brauchst. Eine Siedlung ohne Dorfleute gehört dir nicht mehr, und ihre Tiere laufen davon.
guide-landfall = Das Schiff greift jede Siedlung der Insel an, die es erreicht. Wähle, wo die Verluste am kleinsten sind.
guide-event-idol = Letzte Gelegenheit vor den Ereignissen: Rücke eine Gottheit von deinen Inseln fort oder versenke ein Schiff.
guide-lava = Die Lava reicht nicht: Wähle, welche Felder zu Bergen mit Mineralien werden.
guide-protect-next = Du bestimmst, in welcher Folge über bedrohte Orte entschieden wird; das zählt nur dafür, wer bezahlt.
guide-protect = Was du bezahlst, rettet diesen Ort vor der Karte; sonst gehen Siedlung, Leute oder Tiere verloren.
guide-one-terrain = Ohne Siedlungen nimmt das Schiff ein einzelnes Gelände: Wähle das am wenigsten wertvolle.
guide-next-attack = Waffen werden Schlacht um Schlacht ausgegeben: Beginne, wo sie am nötigsten sind.
guide-repel = Ein Schutzidol schickt die Angreifer ohne Kampf fort und ist dann verbraucht.
guide-arm = So viele Waffen wie Angreifer gewinnen die Schlacht und machen Gefangene; mit weniger gehen der Ort und seine Leute verloren. Jede Waffe braucht jemanden, der sie trägt.
guide-bring-fire = Zwei Einheiten Holz, Stroh oder Mist geben Feuer. Dafür spricht eine Seherin zu Beginn des nächsten Zeitalters: Ihr wisst dann, was kommt.
guide-place-soldier = Gemeinsam halten Soldaten einen Ort besser, und ab zweien vermehren sie sich.
guide-name-leader = Fällt der Anführer, ist sein Ziel verloren: Wähle eine starke Festung.
guide-march = Soldaten ziehen wie die Leute der Stämme, zu Land oder zu Schiff.
guide-squad = Bleiben zwei zurück, wächst die Festung weiter.
guide-rescue = Befreite Gefangene kämpfen wieder für dich.
guide-move-ship = Ein Schiff greift die Insel an, die seinem Meeresgraben am nächsten liegt.
