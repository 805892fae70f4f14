# The words of Tribes.

game-title = Tribes
game-blurb = Lead a tribe from the Stone Age into the Bronze Age: one row of actions for all, and shells to jump the queue.
game-length = 45 minutes
game-weight = medium

option-totals = Points
option-totals-open = open to all
option-totals-secret = secret until the end

# Names; no seat is brown, green or orange like the boards and events of an epoch.

seat-0 = Blue
seat-1 = Red
seat-2 = Pink
seat-3 = Violet

land-goat = goat
land-horse = horse
land-wheat = wheat
land-gold = gold
land-incense = incense

track-procreation = procreation
track-exploration = exploration
track-movement = movement
track-strength = strength

epoch-1 = Paleolithic
epoch-2 = Neolithic
epoch-3 = Bronze Age

tile-procreate = Procreate
tile-explore = Explore
tile-move = Move
tile-procreate-hand = Procreate with hand
tile-explore-hand = Explore with hand
tile-move-hand = Move with hand

tile-sabre-toothed-tiger = Sabre-toothed tiger
tile-cave-bears = Cave bears
tile-wildfire = Wildfire
tile-woolly-rhinoceros = Woolly rhinoceros
tile-wanderers = Wanderers
tile-harsh-winter = Harsh winter
tile-drought = Drought
tile-fever = Fever
tile-enemy-raid = Enemy raid
tile-blood-feud = Blood feud
tile-flood = Flood
tile-border-war = Border war
tile-tribute = Tribute
tile-epidemic = Epidemic
tile-crop-failure = Crop failure
tile-rich-harvest = Rich harvest
tile-invaders = Invaders
tile-siege = Siege
tile-earthquake = Earthquake
tile-victorious-campaign = Victorious campaign
tile-new-provinces = New provinces
tile-plague = Plague
tile-volcanic-eruption = Volcanic eruption
tile-golden-age = Golden age

achievement-hunting = Hunting
achievement-cooking = Cooking
achievement-leather-making = Leather making
achievement-jewelry = Jewelry
achievement-shamanism = Shamanism
achievement-cheese-making = Cheese making
achievement-smelting = Smelting
achievement-farming = Farming
achievement-riding = Riding
achievement-sacred-sites = Sacred sites
achievement-weaving = Weaving
achievement-payment = Payment
achievement-chariots = Chariots
achievement-brewing = Brewing
achievement-priest-kings = Priest-kings
hidden-board = face-down board

tie-shells = More shells
tie-exhausted = Fewer exhausted tiles
breakdown-teeth = Bear teeth
breakdown-procreation = Procreation track
breakdown-exploration = Exploration track
breakdown-movement = Movement track
breakdown-members = Most members
breakdown-land = Most active land

# What event tiles say

effect-when =
    { $when ->
        [strongest] {" "}if you are the strongest
        [weakest] {" "}if you are the weakest
       *[always] {""}
    }
effect-gain-points =
    { $whom ->
        [all] Every tribe gains
       *[taker] You gain
    } { $number ->
        [one] { $number } point
       *[other] { $number } points
    }{ effect-when }.
effect-lose-points =
    { $whom ->
        [all] Every tribe loses
       *[taker] You lose
    } { $number ->
        [one] { $number } point
       *[other] { $number } points
    }{ effect-when }.
effect-gain-members =
    { $whom ->
        [all] Every tribe gains
       *[taker] You gain
    } { $number ->
        [one] { $number } member
       *[other] { $number } members
    }{ effect-when }.
effect-lose-members =
    { $whom ->
        [all] Every tribe loses
       *[taker] You lose
    } { $number ->
        [one] { $number } member
       *[other] { $number } members
    }{ effect-when }.
effect-exhaust-land =
    { $whom ->
        [all] Every tribe exhausts
       *[taker] You exhaust
    } { $number ->
        [one] { $number } empty land tile
       *[other] { $number } empty land tiles
    }{ effect-when }.
effect-explore =
    { $whom ->
        [all] Every tribe draws and lays
       *[taker] You draw and lay
    } { $number ->
        [one] { $number } land tile
       *[other] { $number } land tiles
    }{ effect-when }.
effect-take-shells =
    You take { $number ->
        [one] { $number } shell
       *[other] { $number } shells
    } from every other player{ effect-when }.

# Choosing a tile

choose-tile-prompt =
    Take a tile from the row. The first is free; to go further, lay a shell on each tile you skip. You have { $shells ->
        [0] no shells
        [one] { $shells } shell
       *[other] { $shells } shells
    }.
tile-price =
    { $cost ->
        [0] free{ $gain ->
            [0] {""}
            [one] , take { $gain } shell
           *[other] , take { $gain } shells
        }
        [one] { $cost } shell{ $gain ->
            [0] {""}
            [one] , { $gain } comes back
           *[other] , { $gain } come back
        }
       *[other] { $cost } shells{ $gain ->
            [0] {""}
            [one] , { $gain } comes back
           *[other] , { $gain } come back
        }
    }
tile-paid =
    { $cost ->
        [0] {""}
        [one] {" "}for { $cost } shell
       *[other] {" "}for { $cost } shells
    }{ $gain ->
        [0] {""}
        [one] {" "}and gets the shell on it
       *[other] {" "}and gets the { $gain } shells on it
    }
choose-action = Take “{ $tile }”
    .detail =
        { tile-price }{ $hand ->
            [yes] { $ways ->
                [0] ; hand: nothing
                [one] ; hand: one to complete
               *[other] ; hand: { $ways } to complete
            }
           *[no] {""}
        }
    .told = { $who } takes “{ $tile }”{ tile-paid }.
comes-only =
    { $kind ->
        [lose-points] you lose only { $comes ->
            [one] { $comes } point
           *[other] { $comes } points
        }
        [gain-members] you gain only { $comes ->
            [one] { $comes } member
           *[other] { $comes } members
        }
        [lose-members] you lose only { $comes ->
            [one] { $comes } member
           *[other] { $comes } members
        }
        [exhaust-land] you exhaust only { $comes ->
            [one] { $comes } tile
           *[other] { $comes } tiles
        }
        [explore] you gain only { $comes ->
            [one] { $comes } tile
           *[other] { $comes } tiles
        }
       *[take-shells] you gain only { $comes ->
            [one] { $comes } shell
           *[other] { $comes } shells
        }
    }
choose-event = Take the event “{ $tile }”: { $effect }
    .detail =
        { tile-price }{ $comes ->
            [0] { $fit ->
                [stronger] , no effect: somebody is stronger
                [weaker] , no effect: somebody is weaker
               *[any] , no effect on you now
            }
           *[other] { $whole ->
                [yes] {""}
               *[no] ; { comes-only }
            }{ $fit ->
                [strongest] {" "}(level tribes all count as strongest)
                [weakest] {" "}(level tribes all count as weakest)
               *[any] {""}
            }
        }{ $end ->
            [now] ; the game then ends with this round
            [later] ; { $missing ->
                [one] { $missing } more Bronze Age event ends the game
               *[other] { $missing } more Bronze Age events end the game
            }
           *[no] {""}
        }
    .told = { $who } takes the event “{ $tile }”{ tile-paid }. It reads: “{ $effect }”
refused-no-such-tile = The row has no such tile.
refused-too-few-shells =
    { $cost ->
        [one] { $cost } tile lies before “{ $tile }”: skipping it costs { $cost } shell
       *[other] { $cost } tiles lie before “{ $tile }”: skipping them costs { $cost } shells
    }, and you have { $have ->
        [0] none
       *[other] only { $have }
    }.{ $gain ->
        [0] {""}
       *[other] {" "}Shells lying on it arrive only once you have taken it.
    }

use-hand-prompt = “{ $tile }”: perform the action or complete one achievement, not both.
use-act =
    { $action ->
        [procreation] Procreate: { $n ->
            [one] { $n } new member
           *[other] { $n } new members
        }
        [exploration] Explore: { $n ->
            [one] { $n } land tile
           *[other] { $n } land tiles
        }
       *[movement] Move: { $n ->
            [one] { $n } step
           *[other] { $n } steps
        }
    }
    .told =
        { $who } { $action ->
            [procreation] procreates
            [exploration] explores
           *[movement] moves
        }.
use-achieve = Complete “{ $board }”
    .detail =
        { $points ->
            [one] { $points } point
           *[other] { $points } points
        }, { $track } +1{ $exhausts ->
            [0] {""}
           *[other] , exhausts { $tiles } as wild land (no resource there any more)
        }{ $arrow ->
            [yes] , uses your only arrow
           *[no] {""}
        }{ $event ->
            [yes] , turns up an event
           *[no] {""}
        }
    .told = { $who } uses the hand for “{ $board }”.
wild-some =
    { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }
wild-one = the { $tile }
wild-two = the { $tile } and the { $other }
use-hidden-board =
    Complete a face-down board of the { $epoch ->
        [1] { epoch-1 }
        [2] { epoch-2 }
       *[3] { epoch-3 }
    }
put-back = { $who } puts “{ $tile }” at the end of the row.

# Members, and the land they stand on; of several tiles of a kind, the compass says which is meant.

land-side =
    { $where ->
        [north] northern
        [south] southern
        [west] western
        [east] eastern
        [north-west] north-western
        [north-east] north-eastern
        [south-west] south-western
        [south-east] south-eastern
       *[middle] middle
    }
land-row = row { $row } from the north, tile { $place } from the west
land-tile =
    { $where ->
        [only] { $land } land
        [row] { $land } land ({ land-row })
       *[side] { land-side } { $land } land
    }
    .dative =
        { $where ->
            [only] { $land } land
            [row] { $land } land ({ land-row })
           *[side] { land-side } { $land } land
        }
    .own =
        { $where ->
            [only] { $land } land
            [row] { $land } land ({ land-row })
           *[side] { land-side } { $land } land
        }
tile-now =
    { $members ->
        [0] empty
        [one] { $members } member there
       *[other] { $members } members there
    }{ $exhausted ->
        [yes] , exhausted
       *[no] {""}
    }
first-member-prompt = Choose the land where your tribe begins: put your first member on one of your three tiles.
first-member = Begin on the { $tile }
    .told = { $who } begins on the { $tile }.
place-member-prompt =
    Place a new member where your tribe already stands. { $left ->
        [one] { $left } member to place.
       *[other] { $left } members to place.
    }
place-member = Place a member on the { $tile }
    .detail = { tile-now }
    .told = { $who } places a new member on the { $tile }.
reserve-short =
    { $reserve ->
        [0] { $who } has nobody left in reserve
        [one] { $who } has only { $reserve } member left in reserve
       *[other] { $who } has only { $reserve } members left in reserve
    }{ $may ->
        [yes] : members on the land may change tiles instead
       *[no] , and all members on the land stand on one tile: nobody can change tiles instead
    }.
relocate-from-prompt =
    Your reserve is empty: you may move members between occupied tiles instead, at any distance. { $left ->
        [one] { $left } member may change tiles.
       *[other] { $left } members may change tiles.
    }
relocate-from = Take a member from the { $tile }
    .detail = { tile-now }
    .told = { $who } takes a member from the { $tile }.
relocate-from-stop =
    { $begun ->
        [yes] Relocate nobody else
       *[no] Relocate nobody
    }
    .told =
        { $begun ->
            [yes] { $who } relocates nobody else
           *[no] { $who } relocates nobody
        }.
relocate-to-prompt = Place the member from the { $tile } on another tile where your tribe already stands.
relocate-to = Relocate the member to the { $tile }
    .detail = { tile-now }
    .told = { $who } relocates the member to the { $tile }.
move-from-prompt =
    Choose a member to move one step, or stop. { $left ->
        [one] { $left } step left.
       *[other] { $left } steps left.
    }
move-from = Move a member from the { $tile }
    .detail = { tile-now }
    .told = { $who } moves a member from the { $tile }.
move-from-stop =
    { $begun ->
        [yes] Stop moving
       *[no] Move nobody
    }
    .told =
        { $begun ->
            [yes] { $who } stops moving
           *[no] { $who } moves nobody
        } and leaves { $left ->
            [one] { $left } step
           *[other] { $left } steps
        } unused.
move-to-prompt = Move the member from the { $tile } to a neighbouring land tile.
move-to = Step to the { $tile }
    .detail = { tile-now }
    .told = The member steps to the { $tile }.
lose-member-prompt =
    The event costs you members: choose one that returns to your reserve. { $left ->
        [one] { $left } member to lose.
       *[other] { $left } members to lose.
    }
lose-member = Lose a member on the { $tile }
    .detail = { tile-now }
    .told = { $who } loses a member on the { $tile }.

# Land

drew-land = { $who } draws { $land } land.
bag-short =
    { $left ->
        [0] The bag is empty
        [one] The bag holds only { $left } tile
       *[other] The bag holds only { $left } tiles
    }{ $may ->
        [yes] : { $who } may turn exhausted land without members back instead
       *[no] , and { $who } has no exhausted land without members to turn back
    }.
pick-land-prompt =
    You hold { $left ->
        [one] { $left } land tile
       *[other] { $left } land tiles
    }. Choose the one to lay next.
pick-land = Lay { $land } land next
    .told = { $who } chooses { $land } land to lay next.
lay-land-prompt = Lay { $land } land on a free place beside your land. It stays there for the whole game.
lay-place =
    { $side ->
        [on] on the { $tile }
        [off] away from all land
        [east] east of the { $tile }
        [south-east] south-east of the { $tile }
        [south-west] south-west of the { $tile }
        [west] west of the { $tile }
        [north-west] north-west of the { $tile }
       *[north-east] north-east of the { $tile }
    }
lay-land = Lay { $land } land { lay-place }
    .told = { $who } lays { $land } land { lay-place }.
turn-back-prompt =
    The bag is empty. You may turn exhausted tiles without members back to their active side instead: { $left ->
        [one] { $left } tile
       *[other] up to { $left } tiles
    }.
turn-back = Turn the { $tile } back
    .detail = active again
    .told = { $who } turns the { $tile } back to its active side.
turn-back-stop =
    { $begun ->
        [yes] Turn nothing else back
       *[no] Turn nothing back
    }
    .told =
        { $begun ->
            [yes] { $who } turns nothing else back
           *[no] { $who } turns nothing back
        }.
exhaust-empty-prompt =
    The event exhausts your land: choose a tile without members. It gives no resource any more, and at the end it is not active land. { $left ->
        [one] { $left } tile to exhaust.
       *[other] { $left } tiles to exhaust.
    }
exhaust-empty = Exhaust the { $tile }
    .told = { $who } exhausts the { $tile }.

# Achievements

exhaust-wild-prompt =
    “{ $board }” needs more { $land } land than you have: exhaust an occupied tile of another kind in its place. It gives no resource any more, and at the end it is not active land. { $left ->
        [one] { $left } tile to exhaust.
       *[other] { $left } tiles to exhaust.
    }
exhaust-wild = Exhaust the { $tile }
    .detail =
        { $members ->
            [one] { $members } member stays on it
           *[other] { $members } members stay on it
        }
    .told = { $who } exhausts the { $tile } as a wild tile.
lay-arrow-prompt = Lay your arrow to “{ $board }”: from which of your boards? It stays there, and everybody may use it.
lay-arrow = Lay the arrow from “{ $source }” to “{ $target }”
    .told = { $who } lays an arrow from “{ $source }” to “{ $target }”.
completed =
    { $who } completes “{ $board }”: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $rises ->
        [yes] {" "}and one space up on the { $track } track
       *[no] ; the marker on the { $track } track is at the top already
    }.
turned-up = “{ $board }” is turned up above it; it needs { $epoch } × { $land }.
revealed = The event “{ $tile }” joins the end of the row: “{ $effect }” It happens only when somebody takes it.
stack-empty =
    No event comes: the stack of the { $epoch ->
        [1] { epoch-1 }
        [2] { epoch-2 }
       *[3] { epoch-3 }
    } is empty.

# Events and the end

no-effect =
    “{ $tile }” has no effect: { $who } is not the { $when ->
        [strongest] strongest
       *[weakest] weakest
    }.
gained-points =
    { $who } gains { $number ->
        [one] { $number } point
       *[other] { $number } points
    }.
lost-points =
    { $who } loses { $number ->
        [one] { $number } point
       *[other] { $number } points
    }.
lost-all =
    { $number ->
        [0] { $who } has no points to lose
        [one] { $who } loses { $number } point, the last one
       *[other] { $who } loses { $number } points, all there were
    }.
few-to-gain =
    { $number ->
        [0] { $who } gains no member: nobody is left in reserve
        [one] { $who } gains only { $number } member: nobody else is left in reserve
       *[other] { $who } gains only { $number } members: nobody else is left in reserve
    }.
few-to-lose =
    { $number ->
        [0] { $who } loses nobody: the last member always stays
        [one] { $who } loses only { $number } member: the last one always stays
       *[other] { $who } loses only { $number } members: the last one always stays
    }.
few-to-exhaust =
    { $number ->
        [0] { $who } exhausts nothing: no active land is without members
        [one] { $who } exhausts only { $number } tile: no other active land is without members
       *[other] { $who } exhausts only { $number } tiles: no other active land is without members
    }.
gave-shells =
    { $number ->
        [0] { $who } has no shells to give
        [one] { $who } gives { $number } shell
       *[other] { $who } gives { $number } shells
    }.
took-shells =
    { $number ->
        [0] { $who } takes no shells: the others have none
        [one] { $who } takes { $number } shell from the others
       *[other] { $who } takes { $number } shells from the others
    }.
spent =
    “{ $tile }” is over: it { $epoch ->
        [3] lies above the row now, Bronze Age event { $count } of { $needed }
       *[other] goes back into the box
    }.
end-is-near = The last Bronze Age event needed has happened: the game ends with this round.
game-ends =
    { $why ->
        [limit] The limit of 500 rounds is reached
       *[events] The last round is played
    }: the game is over.
teeth-shown =
    { $number ->
        [0] { $who } has no bear teeth to show
        [one] { $who } shows bear teeth worth { $number } point
       *[other] { $who } shows bear teeth worth { $number } points
    }.

# Why not

refused-no-such-board = There is no such achievement board.
refused-face-down = This board is still face down. The first stone on the board below turns it up.
refused-done-already = You have completed “{ $board }” already: one stone per player and board.
refused-nothing-below = You need your stone on “{ $below }”, directly below “{ $board }”, or on a neighbouring board of that row from which an arrow leads here.
refused-arrow-spent = You have no stone on “{ $below }”, directly below “{ $board }”, and your arrow already lies elsewhere.
refused-none-real =
    “{ $board }” needs { $need ->
        [one] { $need } { $land } tile
       *[other] { $need } different { $land } tiles, each
    } with one of your members and not exhausted. You have none, and at least one must be real; only the others can be replaced.
refused-too-few-tiles =
    “{ $board }” needs { $need ->
        [one] a { $land } tile with one of your members on it and not exhausted, or such a tile of another kind to exhaust in its place. You have none.
       *[other] { $need } different { $land } tiles, each with one of your members and not exhausted. You have { $real }; with every other occupied tile that could stand in, it makes { $total }. Several members on one tile count once.
    }
refused-exhausted = Your { $tile } is exhausted already.
refused-wild-needs-member = Nobody stands on the { $tile }. Only tiles with one of your members on them can stand in for a resource.
refused-counts-as-real = Your { $tile } already counts as the resource itself. Exhaust a tile of another kind.
refused-not-diagonal = Arrows go one row up and one column to the left or right.
refused-no-stone-there = You have no stone on “{ $source }”, so no arrow of yours can start there.
refused-no-land-there = You have no land tile there.
refused-no-such-land = There is no such kind of land.
refused-not-drawn = You have not drawn { $land } land.
refused-land-taken = Your { $tile } lies there already. Land is never covered or moved.
refused-touches-nothing = This place touches none of your land. A new tile must share an edge with a tile of yours.
refused-still-active = Your { $tile } is not exhausted.
refused-occupied =
    { $members ->
        [one] { $members } member stands
       *[other] { $members } members stand
    } on the { $tile }. Only tiles without members can be turned here.
refused-same-tile = The member stands there already. Choose another tile.
refused-needs-member = Nobody stands on the { $tile }. Members can be placed only where your tribe already stands.
refused-nobody-there = Nobody stands on the { $tile }.
refused-not-adjacent = A step leads to a tile that shares an edge with the one the member stands on; the { $tile } does not.
