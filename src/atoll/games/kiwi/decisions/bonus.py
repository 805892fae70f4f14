"""KI-11, KI-13: bonuses, and the tokens they bring to the island."""

from typing import Any, Final

from mypy_extensions import i64

from atoll.engine.decision import Matter, Step, Task
from atoll.engine.field import Field
from atoll.engine.words import Fact, Refusal, Words
from atoll.games.kiwi import kinds
from atoll.games.kiwi.decisions import patterns
from atoll.games.kiwi.decisions.choose import HexDecision, OwnPieceDecision
from atoll.games.kiwi.decisions.gain import gain_fruit, gain_markers, tell_number
from atoll.games.kiwi.decisions.names import (
    bonus_words,
    hex_words,
    piece_facts,
    piece_notation,
    read_piece,
)
from atoll.games.kiwi.decisions.pay import RETURN_MARKER
from atoll.games.kiwi.decisions.tokens import (
    FOR_FEEDING,
    FOR_GROWING,
    FOR_MARKING,
    FOR_PLACING,
    FROM_ISLAND,
    MOST_TOKENS,
    PURPOSE_NAMES,
    WHOLE,
    is_whole,
    number_of,
    own_kiwis,
    purpose_of,
    shrink,
    take_token,
    token_source,
    wanted,
)
from atoll.games.kiwi.flock import LEADER, NOBODY, SIZES
from atoll.games.kiwi.kinds import AMOUNTS, bonus_amount, bonus_kind, bonus_part
from atoll.games.kiwi.pieces import kind_of, owner_of, place_of
from atoll.games.kiwi.state import CHANGE_PHASE, Kiwi, half_grown


def grant(s: Kiwi, player: i64, bonus: list[int]) -> None:
    """KI-3.10: the parts of a bonus, from left to right."""
    for i in range(len(bonus) - 1, -1, -1):
        s.ask(BONUS, player, bonus[i])


class Bonus(Step[Kiwi]):
    """One part of a bonus; `n` is its code in the parts."""

    def write(self, s: Kiwi, task: Task) -> dict[str, Any]:
        return {"what": kinds.BONUSES[bonus_kind(task.n)], "number": int(bonus_amount(task.n))}

    def read(self, s: Kiwi, data: Field) -> tuple[int, int]:
        kind = data["what"].index(kinds.BONUSES)
        return int(bonus_part(kind, data["number"].number(1, AMOUNTS - 1))), 0

    def fits(self, s: Kiwi, task: Task) -> bool:
        return s.flocks[task.seat].leader != NOBODY

    def run(self, s: Kiwi, task: Task) -> None:
        player = task.seat
        kind = bonus_kind(task.n)
        number = bonus_amount(task.n)
        if kind == kinds.BONUS_FRUIT:
            gain_fruit(s, player, number)
        elif kind == kinds.BONUS_MARKER:
            gain_markers(s, player, number)
        elif kind == kinds.BONUS_PLACE:
            s.ask(PLACE_TOKENS, player, number)
        elif kind == kinds.BONUS_INCREASE:
            ask(s, INCREASE, player, number, WHOLE if number > 1 else 0)
        elif kind == kinds.BONUS_POINTS:
            s.flocks[player].points += number
            tell_number(s, player, "gained-points", number, "KI-17.5")
        elif kind == kinds.BONUS_RETURN:
            ask(s, RETURN_MARKER, player, number)
        elif kind == kinds.BONUS_REMOVE:
            ask(s, REMOVE_TOKEN, player, number)
        else:
            take_action(s, player, kind, number)


def ask(s: Kiwi, matter: Matter[Any], player: i64, number: i64, x: i64 = 0) -> None:
    """Ask for a part of a bonus; where it has no effect, say so."""
    s.ask(matter, player, number, x)
    if s.story is not None and not matter.moves(s, s.agenda[-1]):
        s.tell(player, Words(f"no-{matter.name}"), matter.rule)


def take_action(s: Kiwi, player: i64, kind: i64, number: i64) -> None:
    """KI-11.7: an additional Feed, Move or Build action, which may be declined."""
    # The rules themselves go round here: an action puts tokens on the island, a token uncovers a bonus,
    # and a bonus gives an action. So the actions are fetched when the first bonus gives one.
    from atoll.games.kiwi.decisions import build, feed, kiwibot, move

    if player == s.bot:
        if kind == kinds.BONUS_FEED:
            s.ask(kiwibot.KIWIBOT_FEEDS, player)
        elif kind == kinds.BONUS_MOVE:
            s.ask(kiwibot.KIWIBOT_ROW, player)
        else:
            s.ask(kiwibot.KIWIBOT_BUILDS, player)
    elif kind == kinds.BONUS_FEED:
        ask(s, feed.FEED, player, 1)
    elif kind == kinds.BONUS_MOVE:
        more = 1 if s.flocks[player].power == kinds.MORE_MOVES else 0
        ask(s, move.MOVE, player, number + more, number + more)
    else:
        ask(s, build.BUILD, player, 1)


def uncover(s: Kiwi, player: i64, slot: i64) -> None:
    """KI-11.2, KI-11.4: the bonus under a token that was put on the island."""
    if slot < 0:
        return
    bonus = s.parts.tracks[s.flocks[player].side][slot]
    if not bonus:
        return
    if s.phase == CHANGE_PHASE:
        if s.story is not None:
            s.tell(player, Words("lost-bonus", {"bonus": bonus_words(bonus)}), "KI-2.6")
        return
    if s.story is not None:
        s.tell(player, Words("uncovered", {"bonus": bonus_words(bonus)}), "KI-11.2")
    if player != s.active:
        s.ask(REST, player)
    grant(s, player, bonus)


class Rest(Step[Kiwi]):
    """KI-6.9: a bonus outside one's own card is over; all pieces may move again."""

    def run(self, s: Kiwi, task: Task) -> None:
        s.flocks[task.seat].rest()
        if s.active == task.seat:
            s.active = -1
            s.grown.clear()


class PlaceTokens(Step[Kiwi]):
    """KI-13.4, KI-13.5: `n` new kiwis, one after the other."""

    def numbers(self) -> tuple[str, ...]:
        return ("left",)

    def fits(self, s: Kiwi, task: Task) -> bool:
        return 1 <= task.n <= MOST_TOKENS

    def run(self, s: Kiwi, task: Task) -> None:
        if s.flocks[task.seat].has_token():
            s.ask(PLACE_TOKEN, task.seat, task.n)
        else:
            ask(s, TAKE_TOKEN, task.seat, wanted(FOR_PLACING, task.n))


class PlaceToken(HexDecision):
    """KI-13.4: a new kiwi of size 1, where another own kiwi or the Leader stands.

    `n` are to be placed; with `x`, the token was taken from the island.
    """

    def write(self, s: Kiwi, task: Task) -> dict[str, Any]:
        return {"left": int(task.n), "from_island": task.x > 0}

    def read(self, s: Kiwi, data: Field) -> tuple[int, int]:
        return data["left"].number(1, MOST_TOKENS), int(data["from_island"].flag())

    def moves(self, s: Kiwi, task: Task) -> list[int]:
        flock = s.flocks[task.seat]
        strength = flock.strength
        found = [place for place in range(s.island.size) if strength[place] and flock.stands(place)]
        if task.seat == s.bot:
            return [patterns.gathering(s, patterns.in_order(s, found))]
        return found

    def play(self, s: Kiwi, task: Task, move: int) -> None:
        slot = take_token(s, task.seat)
        s.flocks[task.seat].put(move, 0)
        if task.n > 1:
            s.ask(PLACE_TOKENS, task.seat, task.n - 1)
        uncover(s, task.seat, slot)

    def refuses(self, s: Kiwi, task: Task, place: int) -> Refusal | None:
        if not s.flocks[task.seat].stands(place):
            return Refusal("KI-13.4", "refused-alone", {"hex": hex_words(s, place)})
        return None

    def facts(self, s: Kiwi, task: Task, place: int) -> dict[str, Fact]:
        return {"hex": hex_words(s, place), "source": token_source(s, task.seat, task.x > 0)}


class TakeToken(OwnPieceDecision):
    """KI-13.3: a token from the island. `n` is the purpose, `x` the kiwi that is to grow, plus 1."""

    def write(self, s: Kiwi, task: Task) -> dict[str, Any]:
        purpose = purpose_of(task.n)
        found: dict[str, Any] = {"purpose": PURPOSE_NAMES[purpose]}
        if purpose == FOR_PLACING:
            found["left"] = int(number_of(task.n))
        elif purpose != FOR_MARKING:
            found["kiwi"] = piece_notation(s, int(task.x - 1))
            found["different"] = number_of(task.n) == WHOLE
        return found

    def read(self, s: Kiwi, data: Field) -> tuple[int, int]:
        purpose = data["purpose"].index(PURPOSE_NAMES)
        if purpose == FOR_PLACING:
            return int(wanted(purpose, data["left"].number(1, MOST_TOKENS))), 0
        if purpose == FOR_MARKING:
            return purpose, 0
        whole = WHOLE if data["different"].flag() else 0
        return int(wanted(purpose, whole)), read_piece(s, data["kiwi"]) + 1

    def fits(self, s: Kiwi, task: Task) -> bool:
        kiwi = task.x - 1
        return not task.x or (owner_of(kiwi) == task.seat and SIZES[kind_of(kiwi)] < 3)

    def moves(self, s: Kiwi, task: Task) -> list[int]:
        found = own_kiwis(s, task.seat)
        growing: int = task.x - 1
        if growing in found and self.is_last(s, growing):
            found.remove(growing)
        if task.seat == s.bot:
            return [patterns.spare_token(s, found)] if found else found
        return found

    def is_last(self, s: Kiwi, piece: int) -> bool:
        flock = s.flocks[owner_of(piece)]
        return flock.count(place_of(piece), kind_of(piece)) == 1

    def play(self, s: Kiwi, task: Task, move: int) -> None:
        shrink(s, task.seat, move)
        purpose = purpose_of(task.n)
        if purpose == FOR_PLACING:
            s.ask(PLACE_TOKEN, task.seat, number_of(task.n), 1)
        elif purpose == FOR_MARKING:
            s.flocks[task.seat].reserve -= 1
        else:
            s.ask(GROW, task.seat, number_of(task.n) + FROM_ISLAND, task.x - 1)

    def refuses(self, s: Kiwi, task: Task, piece: int) -> Refusal | None:
        facts = piece_facts(s, piece)
        if owner_of(piece) != task.seat:
            return Refusal("KI-13.3", "refused-not-yours", facts)
        if kind_of(piece) == LEADER:
            return Refusal("KI-9.11", "refused-leader-has-no-tokens", facts)
        if piece == task.x - 1 and self.is_last(s, piece):
            rule = "KI-4.8" if purpose_of(task.n) == FOR_FEEDING else "KI-13.6"
            return Refusal(rule, "refused-growing-itself", facts)
        return None

    def facts(self, s: Kiwi, task: Task, piece: int) -> dict[str, Fact]:
        facts = piece_facts(s, piece)
        facts["purpose"] = PURPOSE_NAMES[purpose_of(task.n)]
        return facts

    def prompt(self, s: Kiwi, task: Task) -> Words:
        return Words("take-token-prompt", {"purpose": PURPOSE_NAMES[purpose_of(task.n)]})


class Grow(Step[Kiwi]):
    """KI-4.3, KI-5.8: a token is put on top of a kiwi `x`; `n` are its flags."""

    def write(self, s: Kiwi, task: Task) -> dict[str, Any]:
        return {
            "kiwi": piece_notation(s, int(task.x)),
            "different": is_whole(task.n),
            "from_island": task.n >= FROM_ISLAND,
        }

    def read(self, s: Kiwi, data: Field) -> tuple[int, int]:
        flags = WHOLE if data["different"].flag() else 0
        flags += FROM_ISLAND if data["from_island"].flag() else 0
        return flags, read_piece(s, data["kiwi"])

    def fits(self, s: Kiwi, task: Task) -> bool:
        return owner_of(task.x) == task.seat and SIZES[kind_of(task.x)] < 3

    def run(self, s: Kiwi, task: Task) -> None:
        player = task.seat
        place = place_of(task.x)
        kind = kind_of(task.x)
        if s.story is not None:
            facts = piece_facts(s, int(task.x))
            facts["source"] = token_source(s, player, task.n >= FROM_ISLAND)
            facts["grown"] = SIZES[kind] + 1
            s.tell(player, Words("grew", facts), "KI-4.3")
        slot = take_token(s, player)
        s.lift(player, place, kind)
        s.flocks[player].put(place, kind + 1)
        if is_whole(task.n) and SIZES[kind] == 1:
            s.grown.append(int(half_grown(player, place)))
        uncover(s, player, slot)


def grow(s: Kiwi, player: i64, piece: i64, purpose: i64, whole: i64 = 0) -> None:
    """The token of a growing kiwi: from track or Reserve, else from the island."""
    if s.flocks[player].has_token():
        s.ask(GROW, player, whole, piece)
    else:
        s.ask(TAKE_TOKEN, player, wanted(purpose, whole), piece + 1)


class Increase(OwnPieceDecision):
    """KI-5.7, KI-17.9: an own kiwi of size 1 or 2 grows; `n` of them, all different if `x` is WHOLE."""

    def write(self, s: Kiwi, task: Task) -> dict[str, Any]:
        return {"left": int(task.n), "different": task.x == WHOLE}

    def read(self, s: Kiwi, data: Field) -> tuple[int, int]:
        return data["left"].number(1, MOST_TOKENS), WHOLE if data["different"].flag() else 0

    def tells(self, s: Kiwi, task: Task, move: int) -> bool:
        return False

    def moves(self, s: Kiwi, task: Task) -> list[int]:
        flock = s.flocks[task.seat]
        found = own_kiwis(s, task.seat, 2)
        if s.grown:
            found = [piece for piece in found if not self.has_grown(s, piece)]
        if not flock.has_token() and flock.flock_size() == 1:
            return []
        if task.seat == s.bot and found:
            return [self.kiwibots_choice(s, found)]
        return found

    def kiwibots_choice(self, s: Kiwi, found: list[int]) -> int:
        """KI-22.30: where no size is shown, size 2 is meant, else size 1; in marker order."""
        for size in (1, 0):
            for place in patterns.looks(s):
                for piece in found:
                    if place_of(piece) == place and SIZES[kind_of(piece)] == size + 1:
                        return piece
        return found[0]

    def has_grown(self, s: Kiwi, piece: int) -> bool:
        """KI-17.9: all size-2 kiwis like this one have grown by this very bonus."""
        if SIZES[kind_of(piece)] != 2:
            return False
        owner = owner_of(piece)
        place = place_of(piece)
        return s.grown.count(int(half_grown(owner, place))) >= s.flocks[owner].kiwis[place * 3 + 1]

    def play(self, s: Kiwi, task: Task, move: int) -> None:
        if task.n > 1:
            s.ask(self, task.seat, task.n - 1, task.x)
        grow(s, task.seat, move, FOR_GROWING, task.x)

    def refuses(self, s: Kiwi, task: Task, piece: int) -> Refusal | None:
        facts = piece_facts(s, piece)
        kind = kind_of(piece)
        if owner_of(piece) != task.seat:
            return Refusal("KI-5.7", "refused-not-yours", facts)
        if kind == LEADER:
            return Refusal("KI-9.11", "refused-leader-has-no-tokens", facts)
        if SIZES[kind] == 3:
            return Refusal("KI-5.7", "refused-largest", facts)
        if s.grown and self.has_grown(s, piece):
            return Refusal("KI-17.9", "refused-grown-already", facts)
        return None


class RemoveToken(OwnPieceDecision):
    """KI-17.8: a token leaves the island for the Reserve."""

    def numbers(self) -> tuple[str, ...]:
        return ("left",)

    def fits(self, s: Kiwi, task: Task) -> bool:
        return 1 <= task.n <= MOST_TOKENS

    def moves(self, s: Kiwi, task: Task) -> list[int]:
        return own_kiwis(s, task.seat)

    def play(self, s: Kiwi, task: Task, move: int) -> None:
        shrink(s, task.seat, move)
        if task.n > 1:
            s.ask(self, task.seat, task.n - 1)

    def refuses(self, s: Kiwi, task: Task, piece: int) -> Refusal | None:
        facts = piece_facts(s, piece)
        if owner_of(piece) != task.seat:
            return Refusal("KI-17.8", "refused-not-yours", facts)
        if kind_of(piece) == LEADER:
            return Refusal("KI-17.8", "refused-leader-has-no-tokens", facts)
        return None


BONUS: Final[Bonus] = Bonus("bonus", "KI-11.2")
REST: Final[Rest] = Rest("rest", "KI-6.9")
PLACE_TOKENS: Final[PlaceTokens] = PlaceTokens("place-tokens", "KI-13.4")
PLACE_TOKEN: Final[PlaceToken] = PlaceToken("place-token", "KI-13.4")
TAKE_TOKEN: Final[TakeToken] = TakeToken("take-token", "KI-13.3")
GROW: Final[Grow] = Grow("grow", "KI-4.3")
INCREASE: Final[Increase] = Increase("increase", "KI-5.7")
REMOVE_TOKEN: Final[RemoveToken] = RemoveToken("remove-token", "KI-17.8")
