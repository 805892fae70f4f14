"""Learning, in small."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import atoll
from atoll.engine.chance import seeded
from atoll.learn.curve import curve
from atoll.learn.exam import Exam, Mark, marked
from atoll.learn.mind import Mind, new_net
from atoll.learn.pupil import Pupil, slope
from atoll.learn.school import Plan, School
from atoll.learn.selfplay import Homework, round_the_table, setup
from atoll.spread import Here

GAME = atoll.game("konane")
SMALL = {"board": "small"}
PLAN = Plan((2,), seed=3, options=SMALL, every=40, seeds=6, rate=1e-3)


def taught(folder: Path, games: int, plan: Plan = PLAN) -> School:
    """A school after so many games more."""
    school = School(GAME, folder, plan)
    already = school.games[2]
    school.teach(Here(), lambda: school.games[2] - already >= games, lambda: None)
    school.close()
    return school


def test_a_mind_learns_konane_from_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the end it beats a mind that knows nothing, and what it foresees comes true."""
    monkeypatch.setattr("atoll.learn.pupil.PASSES", 8)  # so few games are gone over more often
    school = taught(tmp_path, 200, replace(PLAN, by_hand=False, every=1000))
    pupil = school.pupils[2]
    nothing = school.alone(2, new_net(GAME, 2, np.random.default_rng(5), by_hand=False))
    now = school.alone(2, pupil.net)
    advantage, reach = marked(
        Exam("konane", now, nothing, 2, tuple(range(5_900_000, 5_900_020)), SMALL).play()
    )
    assert advantage - reach > 0
    assert school.losses[2] < 0.68  # who knows nothing has 0.693


def test_what_is_thought_by_hand_is_learned_by_heart_first(tmp_path: Path) -> None:
    """Imitation looks at every move of a decision, and is over after so many games."""
    school = taught(tmp_path, 320, replace(PLAN, by_hand=False, imitate=320, every=1000))
    pupil = school.pupils[2]
    assert pupil.met == 0  # what was imitated is forgotten
    assert taught(tmp_path, 16, school.plan).pupils[2].met > 0
    lesson = school.homework().imitate()
    believed = np.corrcoef(pupil.net.foresee(lesson.rows.tobytes(), [])[:, 0], lesson.ends[:, 0])
    assert believed[0, 1] > 0.5
    assert school.homework().play().rows.shape[0] < lesson.rows.shape[0]


def test_a_whim_prefers_what_is_nearly_as_good() -> None:
    mind = Mind(GAME, {2: new_net(GAME, 2, np.random.default_rng(1))}, {}).write()
    games = Homework("konane", mind, 2, tuple(range(-1, -17, -1)), SMALL).begun()[1]
    calm = next(each for each in games if each.whim == 0)
    assert {calm.pick([0.4, 0.5, 0.2]) for _ in range(50)} == {1}
    assert {calm.pick([0.5, 0.5, 0.2]) for _ in range(50)} == {0, 1}
    free = next(each for each in games if each.whim == 0.3)
    picked = [free.pick([0.5, 0.49, 0.0]) for _ in range(200)]
    assert 40 < picked.count(1) < 110
    assert picked.count(2) == 0


def test_the_slope_is_that_of_the_loss() -> None:
    chance = np.random.default_rng(1)
    net = new_net(GAME, 2, chance)
    for values in net.weights.values():
        values += chance.normal(0, 0.05, values.shape).astype(np.float32)
    rows = chance.integers(0, 2, (7, net.size), np.uint8)
    by_hand = chance.normal(0, 1, (7, 2)).astype(np.float32)
    ends = chance.uniform(0, 1, (7, 4)).astype(np.float32)
    _, slopes = slope(net, rows, by_hand, ends)
    for name, values in net.weights.items():
        way = chance.normal(0, 1, values.shape).astype(np.float32)
        way /= np.linalg.norm(way)
        values += 0.005 * way
        above, _ = slope(net, rows, by_hand, ends)
        values -= 0.01 * way
        below, _ = slope(net, rows, by_hand, ends)
        values += 0.005 * way
        # The loss is a mean over four ends, its slope that of their sum.
        assert 4 * (above - below) / 0.01 == pytest.approx(np.sum(slopes[name] * way), abs=4e-3)


def test_what_was_played_is_told_from_every_seat() -> None:
    by_seat = np.array([[[1, 2, 3], [4, 5, 6]]] * 2, np.float32)
    seen = round_the_table(by_seat, [0, 2], 1)
    assert seen[0].tolist() == [[1, 2, 3], [4, 5, 6]]
    assert seen[1].tolist() == [[3, 1, 2], [6, 4, 5]]
    assert round_the_table(seen, [0, 2], -1).tolist() == by_seat.tolist()


def test_the_last_position_is_taught_by_the_end() -> None:
    mind = Mind(GAME, {2: new_net(GAME, 2, np.random.default_rng(1))}, {}).write()
    lesson = Homework("konane", mind, 2, (-5,), SMALL).play()
    assert sorted(lesson.ends[-1, :2].tolist()) == [0.0, 1.0]
    assert ((lesson.ends >= 0) & (lesson.ends <= 1)).all()
    assert lesson.rows.shape == (len(lesson.ends), GAME.encoding(2).size)


def test_stopping_and_going_on_changes_nothing(tmp_path: Path) -> None:
    whole = taught(tmp_path / "whole", 64)
    taught(tmp_path / "parts", 16)
    parts = taught(tmp_path / "parts", 48)
    assert [mark.advantage for mark in parts.marks] == [mark.advantage for mark in whole.marks]
    for name, values in whole.pupils[2].net.weights.items():
        assert np.array_equal(values, parts.pupils[2].net.weights[name])


def test_another_plan_does_not_go_on_in_the_same_folder(tmp_path: Path) -> None:
    taught(tmp_path, 8)
    with pytest.raises(ValueError, match="this school has another plan"):
        School(GAME, tmp_path, replace(PLAN, seed=4))


def test_only_a_better_mind_is_promoted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    school = School(GAME, tmp_path, PLAN)
    results = {"of": [0.1] * 5 + [-0.3]}
    monkeypatch.setattr(Exam, "play", lambda _: results["of"])
    school.examine(2, Here())
    assert not school.marks[-1].promoted
    school.close()
    assert not (tmp_path / "mind.npz").exists()
    results["of"] = [0.1, 0.2, 0.1, 0.2, 0.15, 0.2]
    school.examine(2, Here())
    assert school.marks[-1].promoted
    school.close()
    mind = Mind.read((tmp_path / "mind.npz").read_bytes(), GAME)
    assert list(mind.nets) == [2]
    assert mind.about["marks"]["2"]["advantage"] == pytest.approx(0.158, abs=0.01)
    assert School(GAME, tmp_path, PLAN).reigning.keys() == {2}


def test_exams_are_never_held_twice_on_the_same_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    def play(exam: Exam) -> list[float]:
        asked.extend(exam.seeds)
        return [0.1 + 0.01 * (seed % 2) for seed in exam.seeds]

    monkeypatch.setattr(Exam, "play", play)
    school = School(GAME, tmp_path, PLAN)
    for _ in range(3):
        school.examine(2, Here())
    assert len(asked) == len(set(asked)) == 5 * PLAN.seeds  # twice also against the beginning
    assert all(5_000_000 <= seed < 10_000_000 for seed in asked)
    assert all(seed < 0 for seed in school.homework().seeds)


def test_a_mind_has_no_advantage_over_itself() -> None:
    mind = Mind(GAME, {2: new_net(GAME, 2, np.random.default_rng(1))}, {}).write()
    assert Exam("konane", mind, mind, 2, (5_000_001, 5_000_002), SMALL).play() == [0.0, 0.0]


def test_all_options_come_up_and_those_that_are_settled_stay() -> None:
    chance = seeded(1)
    game = atoll.game("tindaya")
    found = [setup(game, 3, chance, {"lesson": 0}) for _ in range(200)]
    assert {each["mode"] for each in found} == {"alliance", "dominion"}
    assert {each["traitor"] for each in found} == {False, True}
    assert {each["lesson"] for each in found} == {0}


def test_what_is_old_is_forgotten_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("atoll.learn.pupil.KEPT", 100)
    pupil = Pupil(new_net(GAME, 2, np.random.default_rng(1)))
    mind = Mind(GAME, {2: pupil.net}, {}).write()
    lesson = Homework("konane", mind, 2, tuple(range(-1, -9, -1)), SMALL).play()
    assert len(lesson.rows) > 100
    pupil.take(
        replace(
            lesson, rows=lesson.rows[:100], by_hand=lesson.by_hand[:100], ends=lesson.ends[:100]
        )
    )
    last = replace(
        lesson, rows=lesson.rows[-30:], by_hand=lesson.by_hand[-30:], ends=lesson.ends[-30:]
    )
    pupil.take(last)
    assert np.array_equal(pupil.rows[:30], last.rows)
    assert np.array_equal(pupil.rows[30:], lesson.rows[30:100])


def test_the_curve_shows_every_mark_and_every_number_of_seats() -> None:
    marks = [
        Mark(games, 10.0, seats, 0.01 * games, 0.05, 100, games == 20, 0.01 * games)
        for seats in (2, 3)
        for games in (10, 20)
    ]
    drawn = curve("A & B", marks)
    assert drawn.count("<circle") == 4
    assert "A &amp; B" in drawn
    assert "3 seats" in drawn
    assert curve("empty", []).startswith("<svg")
