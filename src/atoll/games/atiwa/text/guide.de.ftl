# Die Anleitung: was man anfangs wissen sollte, in ein, zwei Sätzen.

guide-step-work = Arbeit
guide-step-upkeep = Unterhalt
guide-then-work = Sind alle Figuren eingesetzt: Einkommen und Verschmutzung, Wachstum, Rückkehr der Flughunde, Ernährung, Nachwuchs.
guide-then-upkeep = Die Figuren kommen zurück, neue Landschaftskarten liegen aus, und die nächste Runde beginnt.

guide-warn-hunger = So wie es steht, fehlt dir am Ende der Runde Nahrung ({ $n }), und das kostet Punkte: Sorge für Ziegen, Buschtiere, Früchte oder Gold.
guide-warn-pollution = { $n ->
        [one] { $n } Familie ist ungeschult: Sie bringt in jeder Runde eine Verschmutzungsmarke. Schule sie, sobald du kannst.
       *[other] { $n } Familien sind ungeschult: Jede bringt in jeder Runde eine Verschmutzungsmarke. Schule sie, sobald du kannst.
    }

guide-place-worker = Drei Figuren je Runde. Nimm früh Landschaftskarten, die schaffen Platz, und Bäume; Familien bringen am meisten, aber sie brauchen Häuser, Nahrung und Schulung.
guide-place-worker-last = Die letzte Runde: Nimm, was jetzt noch zählt, etwa Gold, Schulung für deine Familien und Reihen, die mehr zeigen, wenn ein Stück fortgeht. Neue Karten helfen kaum noch.
guide-choose-action = Nimm, was auf deinen Karten Platz hat; was nicht passt, verfällt. Die Reihenfolge ist frei.
guide-pay-tree = Ein bezahlter Baum nimmt seine Frucht mit: Zahle lieber mit einem ohne.
guide-place-card = Verschmutzung trifft dasselbe Feld auf jeder Karte, von links oben Karte für Karte, ehe das nächste Feld an die Reihe kommt; die oberen Felder zuerst. Eine neue Karte trifft es also zuerst.
guide-token = Ein Feld ohne Symbol nimmt nur, was auf derselben Karte schon liegt. Fülle erst die Felder mit Symbol, und heb die anderen für das auf, wovon du am meisten haben wirst.
guide-place-family = Jede Familie bringt Gold und leert ihre Reihe, was Punkte gibt; aber sie isst, und ungeschult verschmutzt sie.
guide-train = Eine geschulte Familie bringt sicher Gold und einen Punkt, verschmutzt nichts und hat Platz für einen Flughund.
guide-house-bats = Flughunde dürfen in leeren Häusern wohnen, bis eine Familie einzieht.
guide-fly = Drei Flughunde und eine Frucht werden zu einem Baum. Die Flughunde kehren in Schritt 3 zurück, wenn Platz ist.
guide-choose-breeding = Jede Art bekommt einmal je Runde Nachwuchs, wenn du genug davon hast und Platz.
guide-feed = Zuerst Flughunde, soweit drei zum Ausfliegen bleiben, dann Gold: Jede Ziege spart dir in jeder weiteren Runde 1 Nahrung, Ziegen und Buschtiere können Nachwuchs bekommen, und ohne Frucht fliegen deine Flughunde nicht nach einem neuen Baum aus.
guide-feed-last = Die letzte Mahlzeit: Sieh auf die Punkte bei den Möglichkeiten und zahle mit dem, was dich für jede Nahrung am wenigsten kostet. Ziegen geben am meisten her.
