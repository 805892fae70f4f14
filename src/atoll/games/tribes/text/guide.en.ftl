# The coach: what a newcomer should know, in a sentence or two.

guide-step-begin = First member
guide-step-take = Take a tile
guide-step-use = Use it
guide-then-begin = The others place their first member, then you take the first tile.
guide-then-take = You use the tile; then it goes to the end of the row, but an event leaves it.
guide-then-use = An action tile goes to the end of the row; an event leaves it. Then the next tribe takes a tile.

guide-warn-end = Once somebody takes the next Bronze Age event, the game ends with the current round.
guide-warn-last-turn = This is the last round: points now, nothing for later.
guide-warn-shells = You have no shell left: only the first tile is open to you. Tiles with shells on them fill you up again.

guide-first-member = Begin on a kind of land that a face-up board asks for and that the others have not taken.
guide-choose-tile = A hand is worth shells when you can complete an achievement now, and above all when you would be the first there. Otherwise take what is cheap: members and land count at the end, too.
guide-use-hand = An achievement brings points and lifts a track for the whole game; first places are worth most. Exhaust land only if it pays.
guide-place-member = New members join members. Put them where several ways lead on, and keep a few together to move on later.
guide-relocate = Bring members together where ways lead on to empty land; keep somebody on land whose resource you need.
guide-move = A resource counts only where somebody stands. Spread over the kinds that face-up boards ask for.
guide-land = Land beside many of your tiles is reached in fewer steps.
guide-exhaust-wild = The land is spent for good: give what no face-up board asks for.
guide-lay-arrow = Everybody with a stone at its tail may use your arrow. Lay it where the others have none.
guide-loss = Give what you would miss least: members who share a tile, land nobody needs.
