# Die Anleitung: was man anfangs wissen sollte, in ein, zwei Sätzen.

guide-step-work = Arbeit
guide-step-upkeep = Unterhalt
guide-then-work = Sind alle Figuren eingesetzt: Einkommen und Verschmutzung, Wachstum, Heimkehr der Flughunde, Nahrung, Nachwuchs.
guide-then-upkeep = Die Figuren kommen zurück, neues Gelände liegt aus, und die nächste Runde beginnt.

guide-warn-hunger = { $n ->
        [one] So wie es steht, fehlt am Ende der Runde { $n } Nahrung, und das kostet Punkte: Sorge für Ziegen, Wildtiere, Früchte oder Gold.
       *[other] So wie es steht, fehlen am Ende der Runde { $n } Nahrung, und das kostet Punkte: Sorge für Ziegen, Wildtiere, Früchte oder Gold.
    }
guide-warn-pollution = { $n ->
        [one] { $n } Familie ist ungeschult: Sie bringt jede Runde eine Verschmutzung. Schule sie, sobald du kannst.
       *[other] { $n } Familien sind ungeschult: Jede bringt jede Runde eine Verschmutzung. Schule sie, sobald du kannst.
    }

guide-place-worker = Drei Figuren je Runde. Nimm früh Gelände, das schafft Platz, und Bäume; Familien bringen am meisten, aber sie brauchen Häuser, Nahrung und Schulung.
guide-choose-action = Nimm, was auf deinen Karten Platz hat; was nicht passt, verfällt. Die Reihenfolge ist frei.
guide-pay-tree = Ein Baum mit Frucht nimmt die Frucht mit: Zahle lieber mit einem kahlen.
guide-place-card = Verschmutzung kommt Karte für Karte von links oben, die oberen Felder zuerst. Eine neue Karte trifft es zuerst.
guide-token = Ein leeres Feld nimmt nur, was auf derselben Karte schon liegt. Fülle erst die besonderen Felder, und heb die leeren für das auf, wovon du am meisten hast.
guide-place-family = Jede Familie bringt Gold und leert ihre Reihe, was Punkte gibt; aber sie isst, und ungeschult verschmutzt sie.
guide-train = Eine geschulte Familie bringt sicher Gold und einen Punkt, macht keinen Schmutz und hat Platz für einen Flughund.
guide-house-bats = Flughunde dürfen in leeren Häusern wohnen, bis eine Familie einzieht.
guide-fly = Drei Flughunde und eine Frucht werden zu einem Baum. Die Flughunde kommen heute Nacht zurück, wenn Platz ist.
guide-choose-breeding = Jede Art bekommt einmal je Runde Nachwuchs, wenn du genug davon hast und Platz.
guide-feed = Zahle mit dem, was am wenigsten zählt: Flughunde nur aus dem Überfluss; Ziegen und Wildtiere füllen ihre Reihen wieder.
