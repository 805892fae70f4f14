# Atiwa at a glance.

glance-aim = You build a community of terrain and locations below your supply board. Families live in houses and dig for gold, animals and trees fill the land. Untrained families pollute it; trained ones do not, and they share their homes with fruit bats, which plant new trees.
glance-turn = Place one of your three workers on a free space and do what it says: take a terrain card, tokens, a family, training, or buy a location with trees and gold. Every token needs a fitting cell on one of your cards. Afterwards three bats may eat a fruit and plant a tree.
glance-score = When all workers are placed, the maintenance phase follows: families bring gold, untrained ones a pollution marker each; the rows you have emptied bring trees, fruit and bats; everybody eats, and animals breed. The emptier a row of your supply board, the more it is worth at the end. Gold, cards, trained families and bats beyond the tenth bring points, too; every missing food costs 2.
glance-end = After seven rounds the points are counted. If there is a tie, the cleaner land wins. Alone you need 120 points.

kind-players = By number of players
kind-food = Food
kind-bag = Bag
kind-row = Supply board
kind-location = Locations
kind-terrain = Terrain cards
kind-start = Starting position
kind-tile = Action tiles
kind-round = Round spaces
kind-space = Action spaces
kind-challenge = Challenges
