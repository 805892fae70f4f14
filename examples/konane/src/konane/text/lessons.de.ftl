# Die Lektionen von Konane.

lesson-jump = Springen
    .about = Wie eine Partie beginnt und wie sich Steine bewegen.
    .done = Mehr ist es nicht: ein Sprung nach dem anderen, bis eine Seite keinen mehr hat.
lesson-jump-aim = Auf jedem Feld liegt ein Stein; deine sind die dunklen. Wer am Zug ist und nicht springen kann, hat verloren. Wer zuletzt springt, gewinnt also.
lesson-jump-open = Schaff erst Platz: Nimm einen deiner Steine vom Brett, und zwar einen der beiden in der Mitte.
    .wrong = Der erste Stein kommt aus der Mitte oder aus einer Ecke.
    .corner = Eine Ecke ist auch erlaubt, aber in der Mitte gibt es mehr zu springen. Nimm einen der markierten Steine.
lesson-jump-over = Neben deiner Lücke ist jetzt eine zweite. Spring nun: über einen fremden Stein neben deinem auf das freie Feld gleich dahinter.
    .wrong = Wähle einen Stein, neben dem ein fremder liegt und dahinter ein freies Feld.
lesson-jump-taken = Du hast einen Stein geschlagen, die andere Seite auch. Wie viele es sind, zählt nicht. Es zählt, wie viele Sprünge dir bleiben.

lesson-far = Weiterspringen
    .about = Mehrere Steine in einem Zug.
    .done = Zwei Steine in einem Zug, und die andere Seite kann nicht mehr springen: gewonnen.
lesson-far-lift = Ein Stein darf in derselben Richtung weiterspringen, solange er Steine zum Überspringen findet. Welcher von deinen kann das zweimal?
    .wrong = Such zwei fremde Steine in einer Linie, hinter denen jeweils ein Feld frei ist.
    .one = Dieser Stein kann nur einmal springen. Nimm den, in dessen Reihe zwei fremde liegen.
lesson-far-land = Nach dem ersten Sprung darfst du aufhören oder weiterspringen. Spring weiter: Der zweite Sprung schlägt den Stein, der dir noch gefährlich wäre.
    .wrong = Lande auf dem letzten freien Feld der Reihe.
    .short = Auf c3 läge dein Stein neben einem fremden, mit einem freien Feld dahinter: Er würde geschlagen.

lesson-last = Der letzte Sprung
    .about = Was eine Partie entscheidet: wer noch springen kann.
    .done = Nur ein Stein konnte dort springen, und den hast du geschlagen. So gewinnt man Konane.
lesson-last-count = Neben jedem Namen steht, wie viele Sprünge die Seite noch hat. Du hast drei; die andere zwei, beide mit demselben Stein.
lesson-last-choose = Spring so, dass die andere Seite danach keinen Sprung mehr hat.
    .wrong = Danach könnte die andere Seite noch springen. Mit welchem Stein?
    .gives = Dann springt der fremde Stein in der Mitte, und dir bleibt kein Sprung. Schlag ihn, bevor er sich bewegt.
