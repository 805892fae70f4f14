# The coach: what a newcomer should know, in a sentence or two.

guide-step-begin = Setting up
guide-step-change = Season Change
guide-step-actions = Actions
guide-step-season-card = Season card
guide-step-mark = Mark Territory
guide-then-begin = The first season begins: three cards each, one after the other.
guide-then-change = Everybody plays three cards, one after the other.
guide-then-actions = When all have played three cards, the season card rewards whoever meets its condition best.
guide-then-season-card = Everybody may mark land that they dominate.
guide-then-mark = Nests bring their bonuses, and the next season begins; after the fourth the game is over.

guide-warn-last = This is the last season: all markers that fit are placed at its end. Land matters most now.
guide-warn-tokens = Your track and your Reserve are empty: whatever grows or comes anew takes a token from another of your kiwis.
guide-warn-mark = { $n ->
        [0] As it is, you could mark no land: dominate a hex whose terrain is on one of your markers.
        [one] As it is, you could mark one hex: you dominate it and have its marker.
       *[other] As it is, you could mark { $n } hexes: you dominate them and have their markers. Before the last season it is one a season.
    }

guide-setup = Flocks, sides and Leaders differ a little; for a first game any will do.
guide-set = Stand where terrains meet, near the middle, and not all on one hex.
guide-take-slot = Early slots act first and bring something; late ones see more, but the last two cost.
guide-nest-bonus = Each of your nests brings its bonus now; the order hardly matters.
guide-place = Put new kiwis where they give you dominance.
guide-choose-prize = Points stay points; take other things only if they turn into land.
guide-play-card = Feed for markers, Move for land, Build for what comes every season. A card that is of no use brings a fruit, face down.
guide-feed = A grown kiwi is stronger, and feeding a rival’s brings two markers. One of size 3 bursts and clears its hex, whoever owns it.
guide-move = Every piece moves at most once a turn. Go where you win dominance, and push smaller kiwis into the sea at the coast.
guide-push = What you push into the sea goes to its owner’s Reserve. You may push your own, too, if that helps.
guide-power = A Leader’s power works once a season: use it where it wins you a hex.
guide-build = A nest needs two kiwis of yours and dominance. Trees bring fruit, Lookouts count as two kiwis, Caves bring kiwis.
guide-pay = Keep different fruit for feeding and pairs for building; a marker pays for any fruit, but it is land.
guide-marker = Keep markers of terrains on which you stand.
guide-token = Tokens come from the track first, and what they uncover is yours.
guide-token-change = Tokens come from the track first; a bonus that they uncover at Season Change is lost.
guide-take = Take it where it changes least: from a hex you have marked already, or where you stay strongest without it.
guide-mark = The token on the marker leaves your flock for good: mark with small kiwis you can spare, and best where a rival is close.
