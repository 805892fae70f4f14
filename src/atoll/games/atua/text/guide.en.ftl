# The coach: what a newcomer should know, in a sentence or two.

guide-step-take = Take
guide-step-place = Lay
guide-step-score = Score
guide-then-take = You lay the card on your island.
guide-then-place = Then it is the next player’s turn; when a stack is empty, everybody scores.
guide-then-score = The next stack moves up, and the start player begins the next round.

guide-warn-scoring = { $n ->
        [one] The next scoring takes one of your six sources, the boxes with points by your island. { $ready ->
            [0] None of yours is worth anything yet.
            [one] One of yours is worth something by now.
           *[other] { $ready } of yours are worth something by now.
        }
       *[other] The next scoring takes { $n } of your sources, the boxes with points by your island. { $ready ->
            [0] None of yours is worth anything yet.
            [one] One of yours is worth something by now.
           *[other] { $ready } of yours are worth something by now.
        }
    }

guide-warn-beach =
    This card has a strip of sand. Every card whose sand joins that of another makes the beach longer; whoever has the longest at the end gets { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

guide-take = Coconuts are worth points and break ties: pay for a card that completes something, not for one that is only nice. Coconuts on a card come with it.
guide-place = Cover what you can spare: symbols of a source you have scored, a fisher without fish, a second totem of a kind (while both are visible, neither counts). Before they are scored, never leave more fishers than fish, nor huntresses than birds, nor canoes than palms.
guide-buy = A fate tile pays if you end with most of the thing shown, and costs if not. Buy what you lead in and can hold.
guide-reveal = Play the inhabitant when the row shows many pairs of its thing, or before a scoring that its symbols help.
guide-score = Score what is complete or will not get better. What grows or still lacks its partner can wait, but all six must be scored in the end.
guide-leave = Give Tahuma what helps him least; paying is worth it only against a card that completes his sets.
