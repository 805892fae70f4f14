## Lessons

page-learn-word = Learn
page-lessons = Lessons
page-learn-of = Learn { $game }
page-learn-note =
    { $count ->
        [one] { $count } short lesson at the table, with the real pieces. Nothing can go wrong.
       *[other] { $count } short lessons at the table, with the real pieces. Nothing can go wrong.
    }
page-learn-first = New here? Learn a game first
page-learn-first-note = A few minutes at the table, and you know enough for a first game.
page-lessons-all = All lessons
page-lessons-none = There are no lessons for this game yet.
page-lesson-number = Lesson { $number } of { $count }
page-lesson-read-on = Go on
page-lesson-show = Show me
page-lesson-hint = Do this:
page-lesson-again = Start again
page-lesson-next = Next: { $title }
page-lesson-play = Play a game
page-lesson-lost = This lesson has changed in the meantime. Start it again.

## A game at a glance

page-glance = At a glance
page-glance-aim = The aim
page-glance-turn = A turn
page-glance-score = What scores
page-glance-end = The end
page-glance-ledger = All rules by number
