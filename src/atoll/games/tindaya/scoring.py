"""TI-21 to TI-24, TI-31.16, TI-34: who has won, and why."""

from mypy_extensions import i64

from atoll.engine.ties import Tie, deciding, foremost
from atoll.engine.words import Fact, Reason, Words, signed
from atoll.games.tindaya.land import conquistadors, controlled
from atoll.games.tindaya.names import (
    DEPOSITS,
    DESTRUCTION,
    KIDNAPPER,
    LEADER,
    MISSIONS,
    NOWHERE,
    SECRETS,
    SOLIDARITY,
    VESSELS,
)
from atoll.games.tindaya.objectives import achievers, secret_scorers
from atoll.games.tindaya.state import BEATEN, Tindaya
from atoll.games.tindaya.words import listed, seat_words

Condition = tuple[str, int, int, bool]  # what, how much is wanted, how much there is, met
FOR_ALL = ("wrath", "archipelago", "fort")  # what is not counted tribe by tribe


# The Alliance


def limit(s: Tindaya) -> int:
    """TI-21.2: the conquistadors on the board must be fewer than this."""
    people: i64 = 0
    for tribe in s.tribes:
        people += tribe.villagers + tribe.nobles
    column: i64 = 0
    for start in s.parts.natives[s.people - 1]:
        if people >= start:
            column += 1
    return s.parts.limits[column]


def needs_noble(s: Tindaya) -> bool:
    """TI-20.1, TI-21.1: does a tribe without a noble lose the game for all when this era ends? After the
    last one that holds for allies only."""
    return not (s.mode.dominion and s.era == s.mode.eras)


def controls_archipelago(s: Tindaya) -> bool:
    return s.traitor >= 0 or conquistadors(s) < limit(s)


def conditions(s: Tindaya) -> list[Condition]:
    """TI-21.1, TI-34.3, TI-34.4: what the Alliance must have reached, tribe by tribe the least."""
    nobles, settlements = least(s, "nobles"), least(s, "settlements")
    wrath = max(s.wrath)
    found = [
        ("nobles", 1, nobles, nobles >= 1),
        ("settlements", 1, settlements, settlements >= 1),
        ("wrath", DESTRUCTION - 1, wrath, wrath < DESTRUCTION),
        ("archipelago", limit(s) - 1, conquistadors(s), controls_archipelago(s)),
    ]
    if s.mission != NOWHERE:
        wanted = s.parts.missions[s.mission][s.seats - 1][s.mode.level]
        mission = f"mission-{MISSIONS[s.mission]}"
        have = least(s, mission)
        found.append((mission, wanted, have, have >= wanted))
    return found + lesson_goals(s)


def least(s: Tindaya, name: str) -> int:
    """How much the tribe has that has least of what a condition counts tribe by tribe."""
    return min([had(s, seat, name) for seat in range(s.seats)])


def had(s: Tindaya, seat: int, name: str) -> int:
    tribe = s.tribes[seat]
    if name == "nobles":
        return int(tribe.nobles)
    if name == "settlements":
        return len(controlled(s, seat))
    if name == "trades":
        return bin(tribe.trades).count("1")
    return second_level(s, seat) if name == "second-level" else progress(s, seat, s.mission)


def lesson_goals(s: Tindaya) -> list[Condition]:
    """TI-34.3, TI-34.4, TI-34.7: the goals of the learning games."""
    if s.mode.lesson not in (1, 2):
        return []
    trades = least(s, "trades")
    if s.mode.lesson == 1:
        forts = int(s.first_fort == BEATEN)
        return [("trades", 3, trades, trades >= 3), ("fort", 1, forts, forts == 1)]
    seconds = least(s, "second-level")
    return [("trades", 4, trades, trades == 4), ("second-level", 1, seconds, seconds >= 1)]


def second_level(s: Tindaya, seat: i64) -> int:
    return sum([1 for trade in range(4) if s.tribes[seat].has(trade * 2 + 1)])


def progress(s: Tindaya, seat: i64, mission: i64) -> int:
    """TI-23.5: how much of a mission a tribe has."""
    tribe = s.tribes[seat]
    if mission == 0:
        return bin(tribe.inventions).count("1")
    if mission == 1:
        return int(tribe.prison)
    if mission == 2:
        return sum([s.animals[place] for place in controlled(s, seat)])
    if mission == 3:
        return sum([1 for good in VESSELS if tribe.goods[good]])
    return int(tribe.villagers)


# Dominion


def monopolies(s: Tindaya, seat: i64) -> int:
    """TI-22.3: the most tokens of a kind cost 1, with a lead of two or more 2."""
    total = 0
    for kind in range(len(DEPOSITS)):
        mine = s.tribes[seat].tokens[kind]
        others = [s.tribes[other].tokens[kind] for other in s.tribes_left() if other != seat]
        most = max(others) if others else 0
        if mine and mine >= most:
            total -= 2 if mine >= most + 2 else 1
    return total


def survivors(s: Tindaya) -> list[int]:
    """TI-22.2, TI-22.13: those who control a settlement, and by agreement have a noble, too."""
    return [
        seat
        for seat in s.tribes_left()
        if controlled(s, seat) and (s.tribes[seat].nobles or not s.mode.noble_needed)
    ]


def traitor_wins(s: Tindaya) -> bool:
    """TI-31.16, TI-31.20 to TI-31.24."""
    if s.traitor < 0:
        return False
    wanted = s.parts.traitors[s.traitor_card]
    if s.traitor_card == KIDNAPPER:
        wanted -= s.kidnapped
    if s.traitor_card == LEADER and s.leader >= len(s.troops):
        return False
    return conquistadors(s) >= wanted


def scores(s: Tindaya) -> list[int]:
    """Every seat's points; in the Alliance, the conditions that are met."""
    return [sum(breakdown(s, seat).values()) for seat in range(s.seats)]


def breakdown(s: Tindaya, seat: int) -> dict[str, int]:
    """A seat's score by its sources, as if the game ended now."""
    if not s.mode.dominion:
        return {name: int(met and s.doom == 0) for name, _, _, met in conditions(s)}
    tribe = s.tribes[seat]
    if seat == s.traitor:
        names = ("solidarity", "monopolies", "idols", "nobles", "common", "secret")
        return dict.fromkeys(names, 0)
    return {
        "solidarity": int(tribe.solidarity),
        "monopolies": monopolies(s, seat),
        "idols": tribe.idols[SOLIDARITY],
        "nobles": int(tribe.nobles),
        "common": sum([1 for goal in s.common if seat in achievers(s, goal)]),
        "secret": secret_points(s, seat),
    }


def secret_points(s: Tindaya, seat: int) -> int:
    """TI-22.7: every card on the table names its players, its token says how much."""
    total = 0
    for owner in s.tribes_left():
        tribe = s.tribes[owner]
        for objective, value in zip(tribe.secrets, tribe.values, strict=True):
            if seat in secret_scorers(s, objective):
                total += value
    return total


def winners(s: Tindaya) -> list[int]:
    """TI-21.1, TI-22.1, TI-22.2, TI-22.9, TI-31.16."""
    if s.doom:
        return []
    if not s.mode.dominion:
        met = all([met for _, _, _, met in conditions(s)])
        return list(range(s.seats)) if met else []
    if traitor_wins(s):
        return [int(s.traitor)]
    if max(s.wrath) == DESTRUCTION or not controls_archipelago(s):
        return []
    alive = survivors(s)
    if not alive:
        return []
    return foremost(alive, s.scores(), ties(s))


def ties(s: Tindaya) -> list[Tie]:
    """TI-22.9: what decides among survivors with equal points."""
    seats = range(s.seats)
    return [
        ("tie-inventions", [bin(s.tribes[seat].inventions).count("1") for seat in seats]),
        ("tie-settlements", [len(controlled(s, seat)) for seat in seats]),
    ]


def reasons(s: Tindaya) -> list[Reason]:
    """The conditions of the end with those that failed; in the Dominion those that bind all, the
    survivors, and what decided among equals."""
    found = [Reason(Words(f"doom-{s.doom}"), False)] if s.doom else []
    binding = ("wrath", "archipelago") if s.mode.dominion else ()
    for name, wanted, have, met in conditions(s):
        if not binding or name in binding:
            facts: dict[str, Fact] = {"wanted": wanted, "have": have}
            said = Words(f"condition-{name}", facts)
            if not met and s.seats > 1 and name not in FOR_ALL:
                short = [seat for seat in range(s.seats) if had(s, seat, name) < wanted]
                names = listed([seat_words(s, seat) for seat in short])
                said = Words("condition-short", {"condition": said, "names": names})
            found.append(Reason(said, met))
    if not s.mode.dominion or s.doom or traitor_wins(s):
        return found
    alive = survivors(s)
    for seat in s.tribes_left():
        if seat not in alive:
            key = "no-noble-no-survivor" if controlled(s, seat) else "no-survivor"
            found.append(Reason(Words(key, {"seat": seat_words(s, seat)}), False))
    decided = deciding(alive, s.scores(), ties(s)) if winners(s) else None
    return [*found, Reason(decided)] if decided is not None else found


Line = tuple[int, Words, str]  # of whom, what, by which rule


def verdict(s: Tindaya) -> list[Line]:
    """How the game ends, line by line."""
    first = s.order[0]
    if not s.mode.dominion:
        key = "alliance-won" if winners(s) else "alliance-lost"
        return [*judged(s, ()), (first, Words(key), "TI-21.1")]
    if traitor_wins(s):
        won = Words("traitor-won", {"seat": seat_words(s, s.traitor)})
        return [*revealed(s), (int(s.traitor), won, "TI-31.16")]
    found = revealed(s)
    if s.traitor >= 0:
        found.append((int(s.traitor), Words("traitor-failed"), "TI-31.16"))
    binding = ("wrath",) if s.traitor >= 0 else ("wrath", "archipelago")
    found += judged(s, binding)
    if not winners(s):
        return [*found, (first, Words("dominion-lost"), "TI-22.1")]
    alive = survivors(s)
    for seat in s.tribes_left():
        if seat not in alive:
            lost = Words("no-survivor", {"seat": seat_words(s, seat)})
            found.append((seat, lost, "TI-22.2"))
    found += [(seat, score_words(s, seat), "TI-22.3") for seat in s.tribes_left()]
    key = "won" if len(winners(s)) == 1 else "shares-win"
    return found + [(seat, Words(key), "TI-22.9") for seat in winners(s)]


def judged(s: Tindaya, names: tuple[str, ...]) -> list[Line]:
    """The conditions of these names, or all, with what there is of each."""
    found: list[Line] = []
    for name, wanted, have, met in conditions(s):
        if not names or name in names:
            facts: dict[str, Fact] = {"wanted": wanted, "have": have, "met": "yes" if met else "no"}
            rule = "TI-22.1" if names else "TI-21.1"
            found.append((s.order[0], Words(f"condition-{name}", facts), rule))
    return found


def revealed(s: Tindaya) -> list[Line]:
    """TI-22.7: the secret objectives are turned up, with whom they name."""
    found: list[Line] = []
    for owner in s.tribes_left():
        tribe = s.tribes[owner]
        for objective, value in zip(tribe.secrets, tribe.values, strict=True):
            named = [seat_words(s, seat) for seat in secret_scorers(s, objective)]
            facts: dict[str, Fact] = {
                "objective": Words(f"secret-{SECRETS[objective]}"),
                "value": signed(value),
                "names": listed(named) if named else Words("nobody"),
            }
            found.append((owner, Words("objective-shown", facts), "TI-22.7"))
    return found


def score_words(s: Tindaya, seat: int) -> Words:
    """The points of a tribe and where they come from."""
    points = breakdown(s, seat)
    parts = [
        Words("score-part", {"what": Words(f"breakdown-{source}"), "n": signed(n)})
        for source, n in points.items()
        if n
    ]
    return Words("final-score", {"n": sum(points.values()), "parts": listed(parts)})
