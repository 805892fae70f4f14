"""Quick moves for Tindaya, that are not foolish."""

from typing import Any, Final

from atoll.engine.chance import Chance
from atoll.engine.decision import Matter, Task
from atoll.games.tindaya.bot.barter import (
    quick_answer,
    quick_consent,
    quick_dowry,
    quick_return,
    quick_swap,
    worth_talking,
)
from atoll.games.tindaya.bot.goods import offerable, wanted_goods
from atoll.games.tindaya.bot.travel import ashore, best_landing, quick_party, quick_travel
from atoll.games.tindaya.decisions.barter import (
    ANSWER,
    GET,
    GIVE,
)
from atoll.games.tindaya.decisions.battle import ARM
from atoll.games.tindaya.decisions.choice import ARMS, DONE
from atoll.games.tindaya.decisions.dowry import ADOPT, DOWRY_GOOD, GIVE_AWAY
from atoll.games.tindaya.decisions.events import LAVA
from atoll.games.tindaya.decisions.explore import PARTY, TRAVEL
from atoll.games.tindaya.decisions.idols import ANY_GOOD, DESTROY_IDOL
from atoll.games.tindaya.decisions.market import DEMOTE
from atoll.games.tindaya.decisions.offer import (
    ANIMAL,
    MAJOS_OFFERING,
    NOBLE,
    OFFER,
    PRISONER,
    SOURCES,
    STOCK,
    VILLAGER,
)
from atoll.games.tindaya.decisions.reconquest import RECONQUEST
from atoll.games.tindaya.decisions.routes import by_land
from atoll.games.tindaya.decisions.turn import (
    ACT,
    CAVE,
    DEMOTION,
    DEVELOPMENT,
    END_TURN,
    FREE_OFFERING,
    IDOL,
    PRODUCING,
)
from atoll.games.tindaya.decisions.upkeep import DIE, FEED
from atoll.games.tindaya.decisions.visit import (
    BARTER,
    BUILD,
    CODES,
    COLLECT,
    DOWRY,
    GATHER,
    OFFERING,
    VISIT,
)
from atoll.games.tindaya.decisions.voyage import DESTINATION, EMBARK, LAND, SAIL
from atoll.games.tindaya.land import controlled
from atoll.games.tindaya.names import HEXES, OBSIDIAN
from atoll.games.tindaya.state import BUILDING, Tindaya

FEW_MARKERS: Final = 2
FEW: Final = 4  # groups among which a search may look at all


def rollout(s: Tindaya, chance: Chance) -> int:
    """A quick move that is not foolish."""
    task = s.agenda[-1]
    matter = task.matter
    if s.phase == BUILDING:
        return chance.pick(s.legal)
    if matter is ACT:
        return quick_act(s, task, chance)
    if matter is RECONQUEST or matter is ARM:
        return most_arms(s.legal)
    if is_small(matter) or routine(s):
        return quick(s)
    return chance.pick(s.legal)


def quick_act(s: Tindaya, task: Task, chance: Chance) -> int:
    """Any action that is liked, as likely as it is liked."""
    tribe = s.tribes[task.seat]
    likes: list[float] = []
    for move in s.legal:
        if move < DEVELOPMENT:
            likes.append(0.2)
        elif move < PRODUCING:
            likes.append(3.0)
        elif move < CAVE:
            likes.append(0.3 if rations_kept(s, task) > tribe.villagers else 2.0)
        elif move < IDOL:
            likes.append(1.0)
        else:
            likes.append(0.0 if is_reckless(s, move) else 0.5)
    pick = chance.share() * sum(likes)
    for i in range(len(likes)):
        pick -= likes[i]
        if pick < 0.0:
            return s.legal[i]
    return s.legal[0]


def rations_kept(s: Tindaya, task: Task) -> int:
    goods, rations = s.tribes[task.seat].goods, s.parts.rations
    return sum([goods[good] * rations[good] for good in s.parts.menu])


def most_arms(moves: list[int]) -> int:
    """As many weapons as are of use."""
    best = moves[0]
    for move in moves:
        if arms_in(move) > arms_in(best):
            best = move
    return best


def arms_in(move: int) -> int:
    return move // ARMS + move % ARMS


def routine(s: Tindaya) -> bool:
    """Is the decision one that a quick move makes well enough, so that it is not searched?"""
    matter = s.agenda[-1].matter
    small = in_between(matter) or matter is FEED or matter is LAVA or matter is DIE
    return small or s.phase == BUILDING


def promising(s: Tindaya) -> list[int]:
    """The moves that a search looks at."""
    matter = s.agenda[-1].matter
    if matter is PARTY and len(s.legal) > FEW:
        return [party for party in s.legal if party % 8 <= 2 or party == s.legal[-1]]
    if matter is VISIT:
        return [move for move in s.legal if makes_sense(s, s.seat, move)]
    if matter is ACT:
        return promising_acts(s)
    if matter is MAJOS_OFFERING:
        return [move for move in s.legal if not is_reckless(s, move)] or s.legal
    return s.legal


def promising_acts(s: Tindaya) -> list[int]:
    """All actions but a needless demotion; and alone nobody ends a turn who has much to do."""
    tribe = s.tribes[s.seat]
    lasting = s.mode.solo and tribe.cubes + tribe.cylinders > FEW_MARKERS
    found = [
        move
        for move in s.legal
        if not (move == DEMOTION and s.era < s.mode.eras) and not (move == END_TURN and lasting)
    ]
    return found or s.legal


def slips(s: Tindaya) -> list[int]:
    """The moves that a careless bot may make: none that kills own people for nothing, for without a noble
    or a villager of one tribe the game may be lost for all."""
    found = [move for move in promising(s) if not is_reckless(s, move)]
    return found or s.legal


def is_reckless(s: Tindaya, move: int) -> bool:
    """Does a move demote or sacrifice own people, or send them to a fight that they lose?"""
    matter = s.agenda[-1].matter
    if matter is ACT:
        return move == DEMOTION or (move == FREE_OFFERING and not offers_something(s, s.seat))
    if matter is OFFER or matter is MAJOS_OFFERING:
        return move != DONE and VILLAGER <= move % SOURCES < ANIMAL
    if matter is RECONQUEST or matter is ARM:
        return arms_in(move) < arms_in(most_arms(s.legal))
    return False


def gives_last(s: Tindaya, move: int) -> bool:
    """Does a move sacrifice the last villager or the last noble of a tribe?"""
    matter = s.agenda[-1].matter
    if (matter is not OFFER and matter is not MAJOS_OFFERING) or move == DONE:
        return False
    source = move % SOURCES
    tribe = s.tribes[s.seat]
    if VILLAGER <= source < NOBLE:
        return tribe.villagers == 1
    return NOBLE <= source < ANIMAL and tribe.nobles == 1


def makes_sense(s: Tindaya, seat: int, visit: int) -> bool:
    """Is there anything to offer, anything to barter, anybody who has not said no to a dowry?"""
    kind = visit % CODES
    if visit == DONE or kind < OFFERING:
        return True
    if kind >= DOWRY:
        return s.mode.solo or s.sent[kind - DOWRY] == 0
    if kind == OFFERING:
        return offers_something(s, seat)
    return worth_talking(s, seat, kind - BARTER)


def is_small(matter: Matter[Any]) -> bool:
    """Is it a matter that a quick move settles before a position is judged?"""
    return (
        in_between(matter)
        or matter is TRAVEL
        or matter is RECONQUEST
        or matter is MAJOS_OFFERING
        or matter is ANSWER
        or matter is GIVE_AWAY
        or matter is ADOPT
        or matter is DEMOTE
    )


def in_between(matter: Matter[Any]) -> bool:
    """Is it a part of something larger: a movement, a visit, a list of swaps, a dowry, a lost idol?"""
    return (
        matter is PARTY
        or matter is DESTINATION
        or matter is EMBARK
        or matter is SAIL
        or matter is LAND
        or matter is VISIT
        or matter is OFFER
        or matter is GIVE
        or matter is GET
        or matter is DOWRY_GOOD
        or matter is DESTROY_IDOL
        or matter is ANY_GOOD
    )


def quick(s: Tindaya) -> int:
    """A good way to go on with a small matter."""
    task = s.agenda[-1]
    matter = task.matter
    if matter is TRAVEL:
        return quick_travel(s, task)
    if matter is PARTY:
        return quick_party(s, task)
    if matter is RECONQUEST:
        return most_arms(s.legal)
    if matter is DESTINATION or matter is LAND:
        return s.legal[best_landing(s, task, [[place] for place in s.legal])]
    if matter is EMBARK:
        return s.legal[best_landing(s, task, [ashore(s, board % HEXES) for board in s.legal])]
    if matter is SAIL:
        return s.legal[best_landing(s, task, [by_land(s, stop) for stop in s.legal])]
    if matter is VISIT:
        return quick_visit(s, task)
    if matter is OFFER or matter is MAJOS_OFFERING:
        return quick_offer(s)
    if matter is GIVE:
        return quick_swap(s, task)
    if matter is GET:
        return quick_return(s, task)
    if matter is ANSWER:
        return quick_answer(s, task)
    if matter is DOWRY_GOOD:
        return quick_dowry(s, task)
    if matter is GIVE_AWAY:
        return quick_consent(s, task)
    if matter is FEED:
        return DONE
    if matter is ANY_GOOD:
        return quick_good(s)
    if matter is DIE:
        return quick_death(s, task)
    return s.legal[0]


def quick_visit(s: Tindaya, task: Task) -> int:
    """Tokens, animals, offerings; a settlement where it has a use."""
    seat = int(task.seat)
    for move in s.legal:
        if move == DONE:
            continue
        place, kind = move // CODES, move % CODES
        if kind in (COLLECT, GATHER):
            return move
        if kind == OFFERING and offers_something(s, seat):
            return move
        if BARTER <= kind < DOWRY and worth_talking(s, seat, kind - BARTER):
            return move
        if BUILD <= kind < GATHER and (
            s.villagers[seat * HEXES + place] or not controlled(s, seat, kind - BUILD)
        ):
            return move
    return DONE


def offers_something(s: Tindaya, seat: int) -> bool:
    for god in (0, 1):
        for k in s.demands(god):
            strip = god * 4 + k
            if s.on_strip(strip) < s.seats and offerable(s, strip, seat):
                return True
    return False


def quick_offer(s: Tindaya) -> int:
    """Goods first, then animals, then prisoners whom no mission wants."""
    animal = prisoner = -1
    for move in s.legal:
        source = move % SOURCES
        if move == DONE:
            continue
        if source == STOCK:
            return move
        if source >= ANIMAL and animal < 0:
            animal = move
        if source == PRISONER and s.mission != 1:
            prisoner = move
    if animal >= 0:
        return animal
    if prisoner >= 0:
        return prisoner
    return DONE if s.legal[-1] == DONE else quick_sacrifice(s)


def quick_sacrifice(s: Tindaya) -> int:
    """Who must be given up: a villager from where most are, before any noble."""
    start = s.seat * HEXES
    best = s.legal[0]
    most = 0
    for move in s.legal:
        source = move % SOURCES
        if VILLAGER <= source < NOBLE and s.villagers[start + source - VILLAGER] > most:
            most = s.villagers[start + source - VILLAGER]
            best = move
    return best


def quick_death(s: Tindaya, task: Task) -> int:
    """A villager from where most are, and best from no settlement."""
    start = task.seat * HEXES
    best = s.legal[0]
    highest = -1
    for place in s.legal:
        spare = s.villagers[start + place] + (0 if s.site[place] else 8)
        if spare > highest:
            highest = spare
            best = place
    return best


def quick_good(s: Tindaya) -> int:
    """What the gods still want, or obsidian."""
    wanted = wanted_goods(s)
    for good in s.legal:
        if wanted[good]:
            return good
    return OBSIDIAN
