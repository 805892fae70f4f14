"""Minds as files, and what bots make of them."""

import json
import warnings
from io import BytesIO
from typing import Any

import numpy as np
import pytest

import atoll
from atoll.bots import bot, learned
from atoll.bots.learned import MARGIN, Learned, NoMind, ended, judge_by, judge_of
from atoll.engine.game import Game
from atoll.engine.state import State
from atoll.learn.mind import Mind, Net, new_net

GAME = atoll.game("konane")


def some_net(by_hand: bool = True, seed: int = 1) -> Net:
    """A net with an opinion of its own."""
    chance = np.random.default_rng(seed)
    net = new_net(GAME, 2, chance, by_hand)
    net.weights["last"][...] = chance.normal(0, 0.5, net.weights["last"].shape)
    return net


def written(by_hand: bool = True) -> bytes:
    return Mind(GAME, {2: some_net(by_hand)}, {"games": 7}).write()


def middle(seed: int = 1) -> State:
    state, chance = GAME.new(2, seed), atoll.seeded(seed)
    for _ in range(12):
        state.advance(chance.pick(state.legal))
    return state


def rewritten(file: bytes, **changes: Any) -> bytes:
    """A mind's file that says something else of itself."""
    with np.load(BytesIO(file)) as found:
        arrays = dict(found)
    about = json.loads(arrays["about"].tobytes()) | changes
    arrays["about"] = np.frombuffer(json.dumps(about).encode(), np.uint8)
    out = BytesIO()
    np.savez(out, allow_pickle=False, **arrays)
    return out.getvalue()


def test_a_new_net_thinks_as_is_thought_by_hand() -> None:
    judge = Learned(GAME, Mind(GAME, {2: new_net(GAME, 2, np.random.default_rng(1))}, {}))
    state = middle()
    assert judge.worth(state, 0) == pytest.approx(GAME.judge.evaluate(state), abs=1e-4)


def test_a_net_without_the_hand_knows_nothing_at_first() -> None:
    net = new_net(GAME, 2, np.random.default_rng(1), by_hand=False)
    assert Learned(GAME, Mind(GAME, {2: net}, {})).worth(middle(), 1) == [0.5, 0.5]


@pytest.mark.parametrize("by_hand", [True, False])
def test_a_mind_is_read_as_it_was_written(by_hand: bool) -> None:
    file = written(by_hand)
    assert len(file) < 1_000_000
    mind = Mind.read(file, GAME)
    assert mind.about["games"] == 7
    before = Learned(GAME, Mind(GAME, {2: some_net(by_hand)}, {}))
    state = middle()
    assert Learned(GAME, mind).worth(state, 1) == pytest.approx(before.worth(state, 1), abs=2e-3)


def test_all_moves_of_a_decision_are_judged_as_each_alone() -> None:
    judge = judge_by(written(), GAME)
    state = middle()
    together = judge.guesses(state, state.legal)
    for move, values in zip(state.legal, together, strict=True):
        after = judge.foreseen(state, move)
        assert values == pytest.approx(judge.worth(after, state.seat), abs=1e-5)


def test_the_end_is_known_not_guessed() -> None:
    judge = judge_by(written(), GAME)
    state, chance = GAME.new(2, 3), atoll.seeded(3)
    while len(state.legal) and not state.over:
        before = state.copy()
        state.advance(chance.pick(state.legal))
    (winner,) = state.winners()
    assert judge.worth(state, 0) == ended(GAME.judge, state)
    assert judge.worth(state, 0)[winner] > 1 - MARGIN
    last = [judge.foreseen(before, move) for move in before.legal]
    for after, values in zip(last, judge.guesses(before, before.legal), strict=True):
        if after.over:
            assert values == ended(GAME.judge, after)


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"encodings": {"2": 77}}, "made for version 77 of the encoding .* `atoll learn konane`"),
        ({"format": 9}, "format 9, not 1"),
        ({"game": "chess"}, "has learned chess, not konane"),
    ],
)
def test_a_mind_for_something_else_is_refused(changes: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        Mind.read(rewritten(written(), **changes), GAME)


@pytest.mark.parametrize("file", [b"", b"no mind", written()[:-400]])
def test_a_broken_file_is_refused(file: bytes) -> None:
    with pytest.raises(ValueError, match="the file is broken"):
        Mind.read(file, GAME)


def test_weights_of_another_size_are_refused() -> None:
    net = some_net()
    net.weights["last-bias"] = np.zeros(7, np.float32)
    with pytest.raises(ValueError, match=r"last-bias for 2 seats is \(7,\), it should be \(4,\)"):
        Mind.read(Mind(GAME, {2: net}, {}).write(), GAME)


@pytest.fixture
def with_file(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Konane with this file as its mind."""

    def put(file: bytes | None) -> Game:
        monkeypatch.setattr(type(GAME), "file", lambda *_: file)
        judge_of.cache_clear()
        return GAME

    yield put
    monkeypatch.undo()
    judge_of.cache_clear()


def test_bots_use_the_mind_of_a_game(with_file: Any) -> None:
    game = with_file(written())
    assert isinstance(judge_of(game), Learned)
    for spec in ("mind", "medium", "hard", "master", "mcts:20"):
        assert isinstance(bot(spec, game).judge, Learned)
    assert bot("greedy", game).judge is game.judge
    state = middle()
    assert bot("mind", game, 1).choose(state) in state.legal
    assert bot("mcts:20", game, 1).choose(state) in state.legal


def test_without_a_mind_nothing_is_said(with_file: Any) -> None:
    game = with_file(None)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert judge_of(game) is game.judge


def test_a_broken_mind_is_named_once_and_play_goes_on(with_file: Any) -> None:
    game = with_file(b"no mind")
    with pytest.warns(NoMind, match="the mind of Konane.* by hand: the file is broken") as said:
        judges = [bot(spec, game).judge for spec in ("mind", "hard")]
    assert judges == [game.judge, game.judge]
    assert len(said) == 1
    state = middle()
    assert bot("mind", game, 4).choose(state) == bot("greedy", game, 4).choose(state)


def test_without_numpy_the_house_says_so_and_plays_on(
    with_file: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = with_file(written())
    monkeypatch.setattr(learned, "find_spec", lambda _: None)
    with pytest.warns(NoMind, match="NumPy is not installed"):
        assert judge_of(game) is game.judge


def test_a_mind_of_ones_own_is_named_by_its_file(tmp_path: Any) -> None:
    file = tmp_path / "mine.npz"
    file.write_bytes(written())
    mine = bot(f"mind:{file}", GAME)
    assert isinstance(mine.judge, Learned)
    assert mine.spec == f"mind:{file}"
    with pytest.raises(ValueError, match=r"nowhere\.npz: No such file"):
        bot("mind:nowhere.npz", GAME)


def test_a_mind_knows_only_what_its_seat_knows() -> None:
    """Another deal of what is hidden is judged alike."""
    game = atoll.game("tribes")
    net = new_net(game, 2, np.random.default_rng(2), by_hand=False)
    net.weights["last"][...] = 1.0
    judge = Learned(game, Mind(game, {2: net}, {}))
    state, chance = game.new(2, 5, totals="secret"), atoll.seeded(5)
    for _ in range(60):
        state.advance(chance.pick(state.legal))
    assert not state.over
    for seat in range(2):
        other = state.redeal(seat, chance.fork())
        assert judge.worth(other, seat) == judge.worth(state, seat)


def test_other_numbers_of_seats_and_an_owners_parts_are_judged_by_hand() -> None:
    game = atoll.game("tribes")
    judge = Learned(game, Mind(game, {2: new_net(game, 2, np.random.default_rng(1), False)}, {}))
    three = game.new(3, 1)
    assert judge.worth(three, 0) == game.judge.evaluate(three)
    assert judge.guesses(three, three.legal) == game.judge.guesses(three, three.legal)
    assert judge.plays_on(three) == game.judge.playout
    two = game.new(2, 1)
    assert judge.worth(two, 0) == [0.5, 0.5]
    assert judge.plays_on(two) == 0
