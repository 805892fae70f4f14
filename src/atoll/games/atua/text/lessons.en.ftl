# Atua's lessons.

lesson-island = Your island
    .about = What you build, and what a turn is.
    .done = Take a card, lay it, the row is filled up: that is a turn. Nine of them make a game.
lesson-island-aim = This is your village, the first card of your island. In nine rounds you lay nine more cards onto it. Whoever has the most harmony points at the end wins.
lesson-island-take = Every turn you take one of the four cards of the row. The first one from the left is free. Take it.
    .wrong = For now, take the card that costs nothing.
    .dear = That card costs coconuts. You will need them later; take the free card at the left end.
lesson-island-lay = Lay it onto your island. It must cover at least one symbol completely, and no symbol may be half hidden. Cover the canoe, and only the canoe. You can turn the card.
    .wrong = That is allowed, but it covers something else. Look for a place where only the canoe disappears.
lesson-island-turn = What is covered is gone for good; what you see counts. Stars are never covered. A new card has come into the row from stack A.

lesson-coconuts = Coconuts
    .about = What cards cost, and what lies on them.
    .done = Every coconut you pay lies on a card that somebody will take. Kept coconuts are points, too.
lesson-coconuts-price = You have five coconuts. A card further to the right costs one coconut for every card you pass over: you lay it on that card.
lesson-coconuts-pay = The third card has a palm and a volcano. Pay two coconuts for it.
    .wrong = Take the third card: you pass over two cards and lay a coconut on each of them.
    .free = That one is free. But here you want the third card; it is worth two coconuts.
    .all = Three coconuts would be a lot for the first turn. Take the third card.
lesson-coconuts-gift = Your rival took the first card, and your coconut with it. Your other coconut still lies on the card that is first now. Take it back: the card is free and brings it along.
    .wrong = Take the card at the left end: it costs nothing and a coconut lies on it.
lesson-coconuts-kept = Coconuts are one of the six sources: each is worth a point when you score them. Whoever has the most at the end gets 5 points more. Hence the −6 beside a card that costs one coconut: one point for the coconut, and five because your rival would then have more.

lesson-pairs = Harmony
    .about = Fishers need fish, huntresses need birds, canoes need palms.
    .done = One fisher too many, and all fishers count for nothing. So watch both halves of every pair, and what a card covers.
lesson-pairs-harmony = Three sources are pairs: every fisher with a fish is 2 points, every huntress with a bird 3, every canoe with a palm 4. But if you have more fishers than fish, none of them brings anything. The same goes for the other two.
lesson-pairs-palm = Your village has a fish and a canoe, but no palm: the canoe is worth nothing yet. Take the cheaper one of the two cards with a palm.
    .wrong = Look for a card that shows a palm.
    .canoe = That would be a second canoe, and still no palm.
    .none = A fisher for your fish is good, but the canoe would still have no palm.
    .dear = It has a palm, but it costs three coconuts. The other one costs two.
lesson-pairs-keep = Now lay it so that your fish and your canoe stay in sight.
    .wrong = That would cover the fish or the canoe. Cover a totem instead.
lesson-pairs-worth = A fisher with a fish and a canoe with a palm: together 6 points, if you scored both of them now.

lesson-volcano = Volcanoes
    .about = Far from the village, but not too far.
    .done = The best place for a volcano is often at the far end of a long arm of cards.
lesson-volcano-ruler = Villagers do not like to live beside a volcano. The further its star lies from the star of your village, the more points it gives: up to 5 for each volcano.
lesson-volcano-take = Take the volcano card; it is free.
    .wrong = Take the first card of the row, the volcano with a bird.
lesson-volcano-far = Before you let go of the card, the page says what the ruler would show. Find a place for 4 or 5 points.
    .wrong = There the volcano would give less. Go further along the arm that your island has already.
lesson-volcano-beyond = Do not overdo it: beyond the end of the ruler a volcano gives nothing.

lesson-beach = Beaches and the sea
    .about = How beaches fit together, and who gets the beach bonus.
    .done = The longest beach, counted in cards, is worth 5 points at the end of the game.
lesson-beach-rules = Sea must never touch land: a beach lies between them. And the end of a beach must stick out from the island, or meet another beach. Everything else may touch.
lesson-beach-take = There is another beach card, and it is free. Take it.
    .wrong = Take the first card of the row: it has a beach.
lesson-beach-join = Lay it so that its beach meets the one you have: then your longest beach has two cards.
    .wrong = It may lie there, but the two beaches would stay apart.

lesson-scoring = Interim scorings
    .about = You decide what is scored, and when.
    .done = One source after round 4, two after round 7, the last three after round 9: nothing is scored twice.
lesson-scoring-when = Stack A is empty, so everybody scores one of their six sources, as it is now. Two more are scored when stack B is empty, and the other three at the end.
lesson-scoring-choose = A source that is scored does not change any more. Two volcanoes already give 7 points, and you will hardly find a good place for a third one. Score the volcanoes.
    .wrong = Choose what is worth the most now and will hardly grow.
    .grows = Six coconuts are good, but you can keep them and collect more until later.
    .little = That gives little or nothing yet. It can still grow: leave it for later.
lesson-scoring-totems = The sixth source is totems: the more kinds you show, the better; seven kinds give 22 points. But a kind that you show twice does not count at all.
lesson-scoring-end = After the last scoring come the bonuses: 5 points for the longest beach, 5 for the most coconuts.

lesson-fate = Fate and inhabitants
    .about = For those who know the game: bets, and a secret of your own.
    .done = Now you know everything for the full game.
lesson-fate-bet = With fate tiles you may bet once in every turn: that at the end you will have the most of something. If you are right you gain points, if not you lose some.
lesson-fate-buy = At the moment you have the most totems. Buy that tile; its price goes onto the cards of the row.
    .wrong = Buy the tile for the most totems.
    .behind = Your rival has more canoes than you. As things stand that bet would cost you points.
    .spent = You would pay with what the tile counts: coconuts. Bet on your totems instead.
    .nothing = Buying nothing is allowed. But try it once: you are ahead with totems.
lesson-fate-inhabitant = Your inhabitant lies face down; only you know that it is Hina. Once in the game you may play her: she gives points for pairs in the row, and her symbols belong to your island from then on.
lesson-fate-wait = Hina brings a huntress, and you need birds for huntresses. There is time: keep her face down for now.
    .wrong = Answer the question about your inhabitant.
    .early = Three points now would be fine, but a huntress without a bird spoils the pairs, and a better row may come.

lesson-tahuma = Alone against Tahuma
    .about = The solo game in a minute.
    .done = Eighteen such turns, the same scorings, and then Tahuma’s pile is laid open. Have more points than he does!
lesson-tahuma-rival = Alone you play against Tahuma. He builds no island: he gets the cards that you leave to him, and at the end all their symbols count for him.
lesson-tahuma-right = Every turn two cards are laid open. The left one costs a coconut, the right one brings you one. Take the right one.
    .wrong = Take the right card.
    .pays = The left card costs you a coconut. Here, take the right one and get one.
lesson-tahuma-leave = The other card goes to Tahuma, unless you pay three coconuts to discard it. Leave it to him: two huntresses without birds are of little use to him.
    .wrong = Leave the card to Tahuma.
    .dear = Three coconuts are too much for this card. Save that for cards that really help him.
