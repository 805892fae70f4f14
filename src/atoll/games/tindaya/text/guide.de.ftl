# Der Lehrer: was Neulinge wissen sollten, in ein, zwei Sätzen zu jeder Entscheidung.

guide-step-setup = Aufbau
guide-step-prophecies = Prophezeiungen
guide-step-actions = Aktionen
guide-step-upkeep = Nahrung, Gottheiten
guide-step-events = Ereignisse
guide-step-fires = Seherinnen

guide-then-setup = Die Seherinnen sprechen: Sie zeigen, wohin Katastrophen und Schiffe kommen.
guide-then-prophecies = Die Stämme handeln reihum, mit je bis zu zwei Aktionen, bis alle gepasst haben.
guide-then-actions = Dorfbewohner werden geboren und essen, Verderbliches wird Müll, dann prüfen die Gottheiten ihre Opfer.
guide-then-upkeep = Die Ereignisse kommen eins nach dem anderen: Katastrophen treffen ihre Gebiete, Schiffe die nächste Insel.
guide-then-events = Hat jeder Stamm einen Adligen und zerstört keine Gottheit die Welt, lernen Adlige Handwerke, und das nächste Zeitalter beginnt.
guide-then-fires = Adlige lernen die Handwerke um sie herum, Marker kommen zurück, und das nächste Zeitalter beginnt.
guide-then-last = Adlige lernen die Handwerke um sie herum, und es zeigt sich, ob ihr gewonnen habt.

guide-lesson-1 = Lernspiel 1: ein Zeitalter. Lerne ein drittes Handwerk, erobere die Festung zurück, behalte einen Adligen, eine Siedlung und die Ruhe der Gottheiten.
guide-lesson-2 = Lernspiel 2: zwei Zeitalter. Neu sind Höhlen, Müll und das Feuer der Seherinnen. Jeder Stamm muss alle vier Handwerke und eine Erfindung der zweiten Stufe erlangen.
guide-lesson-3 = Lernspiel 3: drei Zeitalter, jeder für sich. Neu sind Solidarität, Vorrang und Inseln, die sich erschöpfen.

learning-game-1 = Lernspiel 1: ein Zeitalter
learning-game-1-about = Siedeln, produzieren, erkunden, opfern und eine Festung zurückerobern, allein oder gemeinsam. Ohne Höhlen, Müll und Seherinnen.
learning-game-2 = Lernspiel 2: zwei Zeitalter
learning-game-2-about = Neu: Zuflucht, Müll, das Feuer der Seherinnen und eine Wildnis, die sich leert. Lerne alle vier Handwerke.
learning-game-3 = Lernspiel 3: drei Zeitalter, jeder für sich
learning-game-3-about = Neu: Solidarität, Vorrang, Inseln, die sich erschöpfen, und Monopole. Ohne Markt und Ziele.
learning-game-4 = Lernspiel 3, mit Zielen
learning-game-4-about = Dasselbe, und jeder Stamm hat geheime Ziele, neben zweien, die alle teilen. Ohne Markt.
whole-game-about = Drei Zeitalter mit allem: Markt, Missionen, Ziele, Inseln nach Wahl; Allianz oder Dominion.

guide-and = { $a }, { $b }
guide-goal-trade = { $missing ->
        [one] Ein Handwerk ist noch zu lernen
       *[other] { $missing } Handwerke sind noch zu lernen
    }: Am Ende des Zeitalters muss ein Adliger auf der Siedlung eines fehlenden Handwerks stehen, neben jemandem, der es kennt: von einem anderen oder dem neutralen Stamm.
guide-goal-fort = { $n ->
        [one] Um { $fort } zurückzuerobern, erkunde mit einem Adligen dorthin, mit einer Waffe (Horn, Obsidian) gegen den einen Konquistador.
       *[other] Um { $fort } zurückzuerobern, erkunde mit einem Adligen dorthin, mit so vielen Einheimischen und Waffen (Hörner, Obsidian), wie dort Konquistadoren sind: { $n }.
    }
guide-warn-doom = Am Ende dieses Zeitalters würde { $god } die Welt zerstören: Fülle die fehlenden Streifen oder besänftige die Gottheit.
guide-warn-ship = { $n ->
        [one] Wo { $event } landet, ist { $places } in Gefahr: Verteidige den Ort mit Waffen oder führe deine Leute fort.
       *[other] Wo { $event } landet, sind { $n } Siedlungen in Gefahr ({ $places }): Verteidige sie mit Waffen oder führe deine Leute fort.
    }
guide-warn-archipelago = { $n ->
        [one] Siegt das Schiff, sind es zu viele Konquistadoren und alle verlieren: Erobere eine Festung zurück oder schlage es.
       *[other] Siegen { $n } Schiffe, sind es zu viele Konquistadoren und alle verlieren: Erobere eine Festung zurück oder schlage sie.
    }
guide-warn-noble = Alle deine Adligen stehen dort, wo Unheil droht, und ohne sie verlieren alle: Bring einen von ihnen in Sicherheit.
guide-warn-noble-other = Alle Adligen eines anderen Stammes stehen dort, wo Unheil droht, und ohne sie verlieren alle: Hilf, einen von ihnen in Sicherheit zu bringen.
guide-warn-hunger = { $n ->
        [one] Einer deiner Dorfbewohner würde verhungern: Produziere Nahrung, bevor du passt.
       *[other] { $n } deiner Dorfbewohner würden verhungern: Produziere Nahrung, bevor du passt.
    }
guide-warn-cold = { $n ->
        [one] Ein Dorfbewohner hätte keine Zuflucht: Baue die zweite Höhle.
       *[other] { $n } Dorfbewohner hätten keine Zuflucht: Baue die zweite Höhle.
    }
guide-warn-garbage = { $n ->
        [one] Eines deiner Güter würde zu Müll: Opfere, verarbeite oder tausche es.
       *[other] { $n } deiner Güter würden zu Müll: Opfere, verarbeite oder tausche sie.
    }
guide-warn-god = { $god } verlangt noch: { $goods }. Führe einen Adligen auf einen Vulkan und opfere dort.
guide-warn-card = { $n ->
        [one] Einer deiner Einheimischen steht, wo „{ $card }“ zuschlägt. { $does }
       *[other] { $n } deiner Einheimischen stehen, wo „{ $card }“ zuschlägt. { $does }
    }
guide-warn-hit = { $n ->
        [one] Einer deiner Einheimischen steht, wo { $event } zuschlägt: Führe ihn fort oder schütze den Ort.
       *[other] { $n } deiner Einheimischen stehen, wo { $event } zuschlägt: Führe sie fort oder schütze den Ort.
    }

guide-lay-base = Die acht Basen liegen in zwei Reihen zu vieren. Auf der roten Seite ist der Meeresgraben näher am Vulkan, das ist schwerer; rote Basen kommen paarweise, eine über der anderen, sodass die Hälften eines Wracks einander treffen.
guide-take-terrain = Zuerst bekommt jeder Vulkan eine Küste, einen Wald und einen Berg neben sich. Berge tragen Stein und Obsidian, Wälder Holz, Küsten Ton.
guide-lay-terrain = Ein Tsunami nimmt Land nahe seinem Meeresgraben, und Inseln dicht beieinander trifft eine Katastrophe gemeinsam. Inseln dürfen sich nicht berühren.
guide-settle = Äcker und Schweinefarmen stehen im Wald, Herden auf Bergen, Fischersiedlungen an der Küste. Den Rohstoffmarker, der dort liegt, sammelst du ein. Inseln mit vielerlei Gelände lassen Raum zum Wachsen.
guide-split = Zwei Dorfbewohner auf einer Siedlung bekommen in jedem Zeitalter ein Kind; eine Siedlung ohne Dorfbewohner gehört dir nicht. Auf jeder lebt schon ein Adliger.
guide-first-fort = Hier beginnen die Konquistadoren. Wähle einen Ort, den deine Einheimischen mit einem Adligen und Waffen erreichen, um ihn zurückzuerobern.
guide-neutral-settlement = Der neutrale Stamm kennt die Handwerke, die dir fehlen: Ein Adliger, der das Zeitalter bei einem seiner Dorfbewohner beendet, lernt sie. Setze ihn in Reichweite.
guide-which-prophecy = Orte sagen dir, welche Inseln du verlassen solltest; Katastrophen sagen dir, womit du sie schützt.
guide-keep-objective = Wer das Ziel erfüllt, wertet seinen Marker, wem auch immer die Karte gehört. Ein Plus auf das, was du erreichst, ein Minus auf das, was andere erreichen.
guide-act = Ein Marker auf einem Feld führt dessen Aktion aus: ein Würfel einmal, er kommt in jedem Zeitalter zurück; ein Zylinder zweimal, dann ist er weg. Jedes Feld eines Handwerks gilt einmal pro Zeitalter, Erkunden beliebig oft.
guide-destroy-idol = Ein zerstörtes Idol gibt sofort eine Ressource deiner Wahl; seine Wirkung ist für immer verloren.
guide-demote = Der Adlige wird für immer Dorfbewohner: eine Arbeitskraft und ein Mund mehr, einer weniger, der fährt, gründet und opfert.
guide-majos-offering = Einmal pro Zeitalter opfern die Majos ohne Marker, und eine weitere Einheit von etwas Verlangtem ist umsonst.
guide-save-material = Behalte den Rohstoff, an den du am schwersten kommst.
guide-slaughter = Schlachten bringt Fleisch und mehr, doch nur zwei Tiere, die beisammen bleiben, bekommen Junge.
guide-process = Frisches verdirbt am Ende des Zeitalters; haltbare Nahrung hält sich und macht ebenso viele satt. Nur Getreide macht niemanden satt, ehe es Mehl ist. Eine Zahlung reicht für alles, was du verarbeitest.
guide-travel = Wähle, von wo eine Gruppe aufbricht. Zu Fuß ist ein Schritt eine Bewegung; im Kanu führt ein Adliger, und eine gerade Linie kostet eine Bewegung, wie lang sie auch ist.
guide-party = Nur Adlige opfern, gründen Siedlungen und führen Kanus; Dorfbewohner arbeiten und kontrollieren Siedlungen. Tiere ohne Aufsicht fliehen in die Wildnis.
guide-destination = Wo sie am Ende stehen, dürfen deine Einheimischen handeln: einsammeln, gründen, opfern, tauschen. Siedlungen anderer Stämme sind deinen Dorfbewohnern verschlossen.
guide-embark = Ein Kanu kostet ein Holz, wenn dort noch keines liegt und du keines in der Hand hast; es bleibt, wo du es verlässt.
guide-sail = In gerader Linie fährt das Kanu beliebig weit und braucht dafür eine Bewegung; sie endet an Land neben dem Feld, auf dem es hält.
guide-land = Alle an Bord gehen hier an Land; das Kanu bleibt für die Nächsten.
guide-offer = Jeder verlangte Streifen braucht eine Einheit pro Person am Tisch. Sind alle voll, wird die Gottheit ruhiger, sonst zorniger, und Zorn weitet ihre Katastrophen aus. Die erste Gabe an jede Gottheit in einem Zeitalter bringt ein Idol. Auch Menschenopfer zählen, doch sie kosten Einheimische. Ein Streifen auf dem Brett bietet nur an, was dorthin passt.
guide-reconquest = Du gewinnst mit mindestens so vielen Einheimischen wie Konquistadoren und je einer Waffe (Hörner, Obsidian) für jeden von ihnen; sonst sterben deine Einheimischen hier.
guide-visit = Sammle den Marker für Rohstoffe ein, gründe eine Siedlung eines bekannten Handwerks, opfere auf einem Vulkan oder fange Tiere ein. Du darfst mehreres tun, eins nach dem anderen.
guide-majos-gift = Die Gottheiten bekommen umsonst eine weitere Einheit von etwas, das sie verlangen.
guide-barter-give = Getauscht wird eins zu eins. Biete, wovon du zu viel hast, für das, was eine Gottheit oder eine Erfindung noch verlangt.
guide-barter-get = Verlange, was der andere Stamm entbehren kann: Eine Liste, die beiden hilft, wird eher angenommen.
guide-barter-answer = Nimm an, was dir mehr hilft als kostet; du darfst auch mit einer eigenen Liste antworten.
guide-dowry-good = Drei Ressourcen können dir einen Dorfbewohner eines anderen Stammes bringen.
guide-give-away = Du verlierst eine Arbeitskraft und einen Mund; die drei Ressourcen gehören dir sofort.
guide-adopt = Der neue Dorfbewohner arbeitet sofort, wo dein Stamm das Handwerk kennt.
guide-production-idol = Das Idol produziert ohne Marker, auch wenn das Feld schon genutzt ist.
guide-calm-god = Besänftige die Gottheit, deren Katastrophe deine Einheimischen erreicht; auf der letzten Stufe geht die Welt unter.
guide-offering-idol = Ein Streifen wird gefüllt, ohne Güter und ohne Adligen auf einem Vulkan.
guide-fertility-idol = Jede deiner Siedlungen mit zwei oder mehr Dorfbewohnern oder mit zwei oder mehr Tieren bekommt einen oder eines dazu.
guide-raw-material-idol = In der Allianz füllen Marker deine Lager, in Dominion kosten Monopole Punkte; gewonnene Rohstoffe bleiben dir.
guide-learning-idol = Ein gelerntes Handwerk bringt sofort seine Felder und einen Würfel.
guide-cancellation = Weg mit einem Ziel, das anderen nützt, oder mit einem eigenen, das scheitert.
guide-visions = Sieh, wonach ein anderer Stamm strebt; dann darfst du seinen Wertungsmarker tauschen.
guide-swap-token = Der Marker sagt, was das Ziel dem bringt, der es erfüllt.
guide-any-good = Nimm, woran du am schwersten kommst: Nahrung für Hungrige oder was eine Gottheit noch verlangt.
guide-save-unit = Behalte das Gut, das du am meisten brauchst.
guide-place-wall = Eine Mauer steht für immer und hält auf ihrem Gelände Schiffe und viele Katastrophen ab.
guide-birth = Der Vorrat ist fast leer: Wähle, welche Siedlung wächst.
guide-feed = Jeder Dorfbewohner isst eine Ration; Adlige sorgen für sich selbst. Die übliche Folge nimmt zuerst, was verderben würde.
guide-die = Wähle, wo du Hände am wenigsten brauchst. Eine Siedlung ohne Dorfbewohner gehört dir nicht mehr, und Tiere ohne Aufsicht fliehen in die Wildnis.
guide-landfall = Das Schiff greift jede Siedlung der Insel an, die es erreicht. Wähle, wo die Verluste am kleinsten sind.
guide-event-idol = Letzte Gelegenheit vor den Ereignissen: Rücke eine Gottheit von deinen Inseln fort oder versenke ein Schiff.
guide-lava = Die Lava reicht nicht: Wähle, welche Felder zu Bergen mit Mineralen werden.
guide-protect-next = Du bestimmst, in welcher Folge über bedrohte Orte entschieden wird: Was für den einen ausgegeben ist, fehlt den anderen.
guide-protect = Was du bezahlst, rettet diesen Ort vor der Karte; sonst gehen Siedlung, Einheimische oder Tiere verloren.
guide-one-terrain = Ohne Siedlungen auf der Insel greift das Schiff ein einzelnes Gelände an: Wähle das entbehrlichste.
guide-next-attack = Waffen werden Schlacht um Schlacht ausgegeben: Beginne, wo sie am nötigsten sind.
guide-repel = Ein Schutzidol schickt die Angreifer ohne Kampf fort und ist dann verbraucht.
guide-arm = So viele Waffen wie Angreifer gewinnen die Schlacht und machen Gefangene; mit weniger gehen der Ort und seine Einheimischen verloren. Jede Waffe braucht einen Einheimischen, der sie trägt.
guide-bring-fire = Zwei Einheiten Holz, Stroh oder Mist geben Feuer. Dafür spricht eine Seherin zu Beginn des nächsten Zeitalters: Alle wissen dann, was kommt.
guide-place-soldier = Gemeinsam halten Konquistadoren eine Festung besser, und eine Festung mit zwei oder mehr bekommt am Ende des Zeitalters einen dazu.
guide-name-leader = Fällt der Anführer, kannst du nicht mehr gewinnen: Wähle eine starke Festung.
guide-march = Konquistadoren ziehen wie Einheimische, zu Fuß oder im Kanu, bauen aber keine Kanus und bleiben, wo sie auf Einheimische treffen.
guide-squad = Bleiben zwei zurück, wächst die Festung weiter; eine, die alle verlassen, wird entfernt.
guide-rescue = Befreite Gefangene kommen zu deinen Konquistadoren auf dem Gelände der Schlacht.
guide-move-ship = Ein Schiff greift die Insel an, die seinem Meeresgraben am nächsten liegt.
