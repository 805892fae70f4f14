# The coach: what a newcomer should know, in a sentence or two.

guide-step-work = Work
guide-step-upkeep = Maintenance
guide-then-work = When all workers are placed: income and pollution, growth, return of the bats, feeding, breeding.
guide-then-upkeep = Workers come back, new terrain is laid out, and the next round begins.

guide-warn-hunger = As things are, you would lack food at the end of the round ({ $n }), and that costs points: get goats, wild animals, fruit or gold.
guide-warn-pollution = { $n ->
        [one] { $n } family is untrained: it brings a pollution marker each round. Train it when you can.
       *[other] { $n } families are untrained: each brings a pollution marker every round. Train them when you can.
    }

guide-place-worker = Three workers a round. Early on take terrain, which gives room, and trees; families score most, but they need houses, food and training.
guide-place-worker-last = The last round: take what scores now, such as gold, training for your families, and rows that show more when one piece leaves. New cards hardly help any more.
guide-choose-action = Take what has room on your cards; what does not fit is lost. The order is free.
guide-pay-tree = A tree takes its fruit along when you pay with it: use a bare one if you can.
guide-place-card = Pollution takes the same cell of every card, from the top left card by card, before it goes on to the next cell; top cells come first. So a new card is hit first.
guide-token = A blank cell takes only what already lies on the same card. Fill the special cells first, and keep blanks for what you will have most of.
guide-place-family = Every family brings gold and empties its row on the supply board, which brings points; but it eats, and untrained it pollutes.
guide-train = A trained family brings sure gold and a point, does not pollute, and has room for a bat.
guide-house-bats = Bats may live in empty houses until a family moves in.
guide-fly = Three bats and a fruit make a tree. The bats come back in step 3, if there is room for them.
guide-choose-breeding = Each kind breeds once a round if you have enough of it and room.
guide-feed = Bats beyond the three that fly together go first, then gold: every goat saves you 1 food in each round to come, goats and wild animals can breed, and without a fruit your bats do not fly out for a new tree.
guide-feed-last = The last meal: look at the points beside the choices, and pay with what costs you the fewest for each food. Goats feed most.
