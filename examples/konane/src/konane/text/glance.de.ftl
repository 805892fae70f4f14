# Konane auf einen Blick.

glance-aim = Mach den letzten Sprung. Wer am Zug ist und nicht mehr springen kann, verliert; wie viele Steine geschlagen wurden, zählt nicht.
glance-turn = Nimm einen deiner Steine und spring über einen fremden daneben auf das freie Feld gleich dahinter. Der übersprungene kommt vom Brett. In derselben Richtung darfst du weiterspringen. Anders bewegen sich Steine nicht, nie schräg, und niemand darf aussetzen. Ganz am Anfang nimmt jede Seite einen ihrer Steine vom Brett.
glance-score = Punkte gibt es nicht. Die Zahl neben einem Namen sagt, wie viele Sprünge die Seite noch hat: Mehr als die andere, darauf kommt es an.
glance-end = Jeder Sprung nimmt einen Stein, also endet das Spiel bald.

kind-board = Bretter
