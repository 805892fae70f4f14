# The coach: what a newcomer should know, in a sentence or two for every decision.

guide-step-setup = Setting up
guide-step-prophecies = Prophecies
guide-step-actions = Actions
guide-step-upkeep = Food and gods
guide-step-events = Events
guide-step-fires = Seers

guide-then-setup = The seers speak: they show where catastrophes and ships will come.
guide-then-prophecies = The tribes act in turn, up to two actions each, until all have passed.
guide-then-actions = Villagers are born and eat, what spoils becomes garbage, then the gods look at their offerings.
guide-then-upkeep = The events come one by one: catastrophes hit their areas, ships attack the nearest island.
guide-then-events = If every tribe has a noble and no god destroys the world, nobles learn trades and the next era begins.
guide-then-fires = Nobles learn the trades around them, markers come back, and the next era begins.
guide-then-last = Nobles learn the trades around them, and it is decided whether you have won.

guide-lesson-1 = Learning game 1: one era. Learn a third trade, win back the fort, and keep a noble, a settlement and the calm of the gods.
guide-lesson-2 = Learning game 2: two eras. New are caves, garbage and the seers’ fires. Every tribe must learn all four trades and one invention of the second level.
guide-lesson-3 = Learning game 3: three eras, each for themselves. New are solidarity, priority and islands that run dry.

learning-game-1 = Learning game 1: one era
learning-game-1-about = Settle, produce, explore, make offerings and win back a fort, alone or together. Without caves, garbage and seers.
learning-game-2 = Learning game 2: two eras
learning-game-2-about = Adds shelter, garbage, the seers’ fires and a wilderness that runs out. Learn all four trades.
learning-game-3 = Learning game 3: three eras, each for themselves
learning-game-3-about = Adds solidarity points, priority, islands that run dry and monopolies. Without market and objectives.
learning-game-4 = Learning game 3, with objectives
learning-game-4-about = The same, and each tribe has secret objectives, beside two that all share. Without market.
whole-game-about = Three eras with everything: market, missions, objectives, islands as you like; Alliance or Dominion.

guide-and = { $a }, { $b }
guide-goal-trade = { $missing ->
        [one] One trade is still to be learned
       *[other] { $missing } trades are still to be learned
    }: end the era with a noble on a settlement of a trade you lack, beside somebody who knows it, of another tribe or the neutral one.
guide-goal-fort = { $n ->
        [one] To win back { $fort }, explore to it with a noble who carries a weapon (horns, obsidian) against its one conquistador.
       *[other] To win back { $fort }, explore to it with a noble and as many natives and weapons (horns, obsidian) as its { $n } conquistadors.
    }
guide-warn-doom = At the end of this era { $god } would destroy the world: fill the missing strips or calm the god.
guide-warn-ship = { $n ->
        [one] Where { $event } lands, one settlement is in danger, { $places }: defend it with weapons, or lead your people away.
       *[other] Where { $event } lands, { $n } settlements are in danger ({ $places }): defend them with weapons, or lead your people away.
    }
guide-warn-archipelago = { $n ->
        [one] If the ship wins, there are too many conquistadors and all lose: win back a fort, or beat it.
       *[other] If { $n } ships win, there are too many conquistadors and all lose: win back a fort, or beat them.
    }
guide-warn-noble = All your nobles stand where disaster strikes, and without one all lose: lead a noble to safety.
guide-warn-noble-other = All nobles of another tribe stand where disaster strikes, and without one all lose: help to lead one to safety.
guide-warn-hunger = { $n ->
        [one] One of your villagers would starve: produce food before you pass.
       *[other] { $n } of your villagers would starve: produce food before you pass.
    }
guide-warn-cold = { $n ->
        [one] One villager would have no shelter: build the second cave.
       *[other] { $n } villagers would have no shelter: build the second cave.
    }
guide-warn-garbage = { $n ->
        [one] One of your goods would become garbage: offer, process or barter it.
       *[other] { $n } of your goods would become garbage: offer, process or barter them.
    }
guide-warn-god = { $god } still wants { $goods }: explore with a noble to a volcano and make an offering.
guide-warn-card = { $n ->
        [one] One of your natives stands where “{ $card }” strikes. { $does }
       *[other] { $n } of your natives stand where “{ $card }” strikes. { $does }
    }
guide-warn-hit = { $n ->
        [one] One of your natives stands where { $event } strikes: lead them away or protect the place.
       *[other] { $n } of your natives stand where { $event } strikes: lead them away or protect the place.
    }

guide-lay-base = The eight bases lie in two rows of four. On the red side the chasm is nearer to the volcano, which is harder; red bases come in pairs, one above the other, so that the halves of a shipwreck meet.
guide-take-terrain = First every volcano gets a shore, a forest and a mountain beside it. Mountains carry stone and obsidian, forests wood, shores clay.
guide-lay-terrain = A tsunami takes land near its chasm, and a catastrophe strikes islands that lie close to each other together. Islands may not touch.
guide-settle = Crops and pig farms stand in forests, herds on mountains, fishing settlements on shores. You collect the raw material token that lies there. Islands with many kinds of terrain leave room to grow.
guide-split = Two villagers on one settlement have a child every era; a settlement without a villager is not yours. A noble lives on each already.
guide-first-fort = The conquistadors start here. Choose a place that your people can reach with a noble and weapons to win it back.
guide-neutral-settlement = The neutral tribe knows the trades that you lack: a noble who ends the era beside its villager learns them. Place it within reach.
guide-which-prophecy = Places tell you which islands to leave; catastrophes tell you what to protect them with.
guide-keep-objective = Whoever meets the objective scores its token, whoever owns the card. Give a plus to what you will reach, a minus to what others will.
guide-act = A marker on a square does its action: a cube once and comes back every era, a cylinder twice and is gone. Each square of a trade works once an era; exploring as often as you have markers.
guide-destroy-idol = Destroying an idol gives one resource of your choice at once; its effect is lost for good.
guide-demote = The noble becomes a villager for good: one more worker and mouth, one fewer to sail, found and offer.
guide-majos-offering = Once an era the Majos offer without a marker, and one more unit of whatever is demanded is free.
guide-save-material = Keep the material that is hardest for you to get.
guide-slaughter = Slaughtering gives meat and more, but only two animals left together have young.
guide-process = Fresh goods spoil at the end of the era; nonperishable food keeps and feeds as many. Only cereals feed nobody before they are flour. One payment is enough for all you process.
guide-travel = Choose from where a group goes. By land one step is one movement; by canoe a noble leads, and a straight line costs one movement at any length.
guide-party = Only nobles offer, found settlements and lead canoes; villagers work and control settlements. Animals left alone flee into the wilderness.
guide-destination = Where a movement ends your natives may act when the exploration is over: collect, build, offer, barter. Other tribes’ settlements are closed to your villagers.
guide-embark = A canoe costs one wood unless one lies there already or you have one in hand; it stays where you leave it.
guide-sail = In a straight line the canoe sails any distance as one movement, and the movement ends ashore beside the place where it stops.
guide-land = Everybody aboard goes ashore here; the canoe stays for whoever comes next.
guide-offer = Each wanted strip needs one unit per player. A god with all strips filled grows calmer, otherwise angrier, and wrath widens its catastrophes. The first gift to each god in an era earns an idol. Sacrifices count too, but cost people. A strip on the board offers only what fits it.
guide-reconquest = You win with at least as many natives as there are conquistadors and one weapon (horns, obsidian) for each of them; otherwise your natives here die.
guide-visit = Collect the token for materials, found a settlement of a trade you know, offer on a volcano, or gather animals. You may do several things, one by one.
guide-majos-gift = The gods get one more unit of anything they demand, free.
guide-barter-give = Swaps are one for one. Offer what you have too much of for what a god or an invention still wants.
guide-barter-get = Ask for something the other can spare: a list that helps both is accepted more readily.
guide-barter-answer = Accept what helps you more than it costs; you may answer with a list of your own.
guide-dowry-good = Three resources may win you a villager of another tribe.
guide-give-away = You lose a worker and a mouth; the three resources are yours at once.
guide-adopt = The new villager works at once where your trade is known.
guide-production-idol = The idol produces without a marker, even if the square is used.
guide-calm-god = Calm the god whose catastrophe reaches your people; at the last level the world ends.
guide-offering-idol = A strip is filled without goods and without a noble on a volcano.
guide-fertility-idol = Every settlement of yours with two or more villagers, or with two or more animals, gains one.
guide-raw-material-idol = In the Alliance tokens fill your deposits, in Dominion monopolies cost points; the materials you gained stay yours.
guide-learning-idol = A trade learned gives its squares and a cube at once.
guide-cancellation = Away with an objective that pays others, or one of yours that will fail.
guide-visions = See what another tribe strives for; then you may swap its score token.
guide-swap-token = The token says what the objective is worth to whoever meets it.
guide-any-good = Take what is hardest to get: food for the hungry, or what a god still wants.
guide-save-unit = Keep the good that you need most.
guide-place-wall = A wall stands for good and holds off ships and many catastrophes on its terrain.
guide-birth = The reserve is nearly empty: choose which settlement grows.
guide-feed = Every villager eats one ration; nobles feed themselves. The usual order eats first what would spoil.
guide-die = Choose where you need hands least. A settlement without villagers is not yours any more, and animals left alone flee into the wilderness.
guide-landfall = The ship attacks every settlement of the island it reaches. Choose where the losses are smallest.
guide-event-idol = Last chance before the events: move a god away from your islands or sink a ship.
guide-lava = The lava runs short: choose which hexes become mountains with minerals.
guide-protect-next = You set the order in which threatened places are decided on: what is spent on one is gone for the others.
guide-protect = What you pay saves this place from the card; otherwise its settlement, people or animals are lost.
guide-one-terrain = Without settlements on the island the ship attacks a single terrain: choose the one you can spare.
guide-next-attack = Weapons are spent battle by battle: begin where they are needed most.
guide-repel = A protection idol sends the attackers away without a fight and is used up.
guide-arm = As many weapons as attackers win the battle and take prisoners; fewer lose the place and its people. Each weapon needs a native to carry it.
guide-bring-fire = Two units of wood, straw or manure make fire. With it a seer speaks at the beginning of the next era: all will know what comes.
guide-place-soldier = Together conquistadors hold a fort better, and a fort with two or more gains one at the end of the era.
guide-name-leader = If the leader falls, you cannot win any more: choose a strong fort.
guide-march = Conquistadors move like natives, by land or by canoe, but build no canoes and stop where they meet natives.
guide-squad = A fort in which two stay goes on growing; one that all leave is removed.
guide-rescue = Freed prisoners join your conquistadors on the terrain of the battle.
guide-move-ship = A ship attacks the island nearest to its chasm.
