"""The tree search."""

from typing import Any

import pytest

import atoll
from atoll.bots.learned import wins
from atoll.bots.mcts import Ends, Mcts, Node
from atoll.engine.chance import Chance
from atoll.engine.judge import Judge
from atoll.engine.state import State
from atoll.games.tribes.state import Tribes
from tests.tribes.hand import offered, play
from tests.tribes.positions import table, tribe

GAME = atoll.game("tribes")


def last_turn() -> Tribes:
    """Seat 1 has the last turn and is one point behind: any board wins, nothing else does."""
    return table(
        tribe("horse*3 gold goat wheat incense", points=4, shells=5),
        tribe("wheat*1 gold goat", points=7, shells=5),
        row="p m e m+ p+ e+",
        boards="hunting cooking leather-making jewelry",
        struck="golden-age plague",
        seat=1,
    )


def test_it_finds_the_move_that_wins() -> None:
    state = last_turn()
    assert state.scores() == [8, 7]
    searcher = Mcts(GAME, 1, iterations=100)
    move = searcher.choose(state)
    assert state.notation(move) in ("move-hand", "procreate-hand", "explore-hand")
    state.play(move)
    assert state.notation(searcher.choose(state)) != "act"


def test_its_values_tell_a_win_from_a_loss() -> None:
    state = last_turn()
    values = {state.notation(move): value for move, _, value in Mcts(GAME, 1, 200).analyse(state)}
    assert values["procreate"] < 0.1
    assert values["move-hand"] > 0.5


def test_an_analysis_names_every_move_once_best_first() -> None:
    state = GAME.new(3, seed=2)
    found = Mcts(GAME, 1, iterations=50).analyse(state)
    assert sorted(move for move, _, _ in found) == sorted(state.moves())
    visits = [count for _, count, _ in found]
    assert visits == sorted(visits, reverse=True)
    assert sum(visits) == 50
    assert all(0 <= value <= 1 for _, _, value in found)


def test_a_single_move_needs_no_search() -> None:
    state = GAME.new(2, seed=1)
    state.legal = [2]
    assert [(move, visits) for move, visits, _ in Mcts(GAME, 1).analyse(state)] == [(2, 0)]


def test_a_budget_of_time_is_used_at_least_once() -> None:
    state = GAME.new(2, seed=1)
    searcher = Mcts(GAME, 1, seconds=0.000001)
    assert sum(visits for _, visits, _ in searcher.analyse(state)) >= 1
    longer = Mcts(GAME, 1, seconds=0.05)
    assert sum(visits for _, visits, _ in longer.analyse(state)) >= 2


def visits_of(node: Node) -> int:
    return sum(node.visits)


def check_use_of_tree(searcher: Mcts, state: State) -> None:
    """What it already knew counts, and 60 looks more."""
    assert searcher.root is not None
    kept = visits_of(searcher.root)
    assert kept > 0
    searcher.choose(state)
    assert visits_of(searcher.root) == kept + 60


def test_the_tree_is_followed_and_used_again() -> None:
    state = GAME.new(2, seed=1)
    searcher = Mcts(GAME, 1, iterations=60)
    move = searcher.choose(state)
    state.play(move)
    searcher.observe(move, state)
    check_use_of_tree(searcher, state)


def test_a_tree_that_was_not_followed_is_dropped() -> None:
    state = GAME.new(2, seed=1)
    searcher = Mcts(GAME, 1, iterations=60)
    state.play(searcher.choose(state))
    searcher.choose(state)
    assert searcher.root is not None
    assert visits_of(searcher.root) == 60


def test_a_move_that_the_tree_does_not_know_drops_it() -> None:
    state = GAME.new(2, seed=1)
    searcher = Mcts(GAME, 1, iterations=20)
    searcher.choose(state)
    searcher.observe(77, state)
    assert searcher.root is None
    assert searcher.choose(state) in state.moves()


def test_a_question_is_known_by_who_is_asked_what() -> None:
    drawn = table(tribe(shells=5), row="e p m e+ m+ p+", seed=1)
    play(drawn, "e")
    other = drawn.copy()
    node = Node(drawn)
    assert node.asks(other)
    play(other, offered(other)[0])
    assert not node.asks(other)
    over = last_turn()
    play(over, "p")
    assert over.over
    assert not node.asks(over)


def test_a_move_that_is_seldom_legal_is_still_tried() -> None:
    """The same question can come with different moves; each waits for its own turns only."""
    state = GAME.new(2, seed=1)
    node = Node(state)
    node.meet(state, GAME.judge)
    assert node.moves == [0, 1, 2]
    for _ in range(30):
        node.visits[node.pick([0, 1])] += 1
    assert node.offered == [30, 30, 0]
    assert node.visits[2] == 0
    assert node.pick([1, 2]) in (1, 2)
    node.visits[0] = 0
    assert node.pick([0, 2]) in (0, 2)


class Counting(Judge[State]):
    """Judges like another, and counts the quick moves it is asked for."""

    def __init__(self, judge: Judge[Any], playout: int) -> None:
        self.other = judge
        self.playout = playout
        self.asked = 0

    def evaluate(self, s: State) -> list[float]:
        return self.other.evaluate(s)

    def rollout(self, s: State, chance: Chance) -> int:
        self.asked += 1
        return self.other.rollout(s, chance)


def counting(playout: int) -> tuple[Mcts, Counting, State]:
    """A search of a game of Atiwa that plays so far on."""
    game = atoll.game("atiwa")
    searcher, judge = Mcts(game, 1), Counting(game.judge, playout)
    searcher.judge = judge
    return searcher, judge, game.new(2, seed=1)


def test_alone_lines_are_played_to_their_end() -> None:
    """Who won counts for one half, a lead as is usual for half of the other."""
    game = atoll.game("kiwi")
    searcher, state = Mcts(game, 1), game.new(1, seed=1)
    assert game.judge.plays_lines(state)
    (value,) = searcher.value(state, 0)
    assert state.over
    assert value == pytest.approx(0.25 + 0.5 * wins(state)[0])


def test_a_lead_is_told_by_those_that_are_usual() -> None:
    ends = Ends()
    for lead in (10.0, 20.0) * 400:
        ends.value(0.0, lead)
    usual, more, less = (ends.value(0.0, lead) for lead in (15.0, 21.0, 9.0))
    assert usual == pytest.approx(0.25, abs=0.01)
    assert more - usual == pytest.approx(usual - less, abs=0.01)
    assert 0.05 < more - usual < 0.25
    assert ends.value(1.0, 1e6) == pytest.approx(1.0, abs=1e-3)
    assert ends.value(0.0, -1e6) == pytest.approx(0.0, abs=1e-3)


def test_a_new_search_knows_nothing_of_the_leads_of_another() -> None:
    game = atoll.game("kiwi")
    state, searcher = game.new(1, seed=1), Mcts(game, 1, iterations=4)
    searcher.choose(state)
    assert searcher.ends.known == 4
    searcher.choose(state)
    assert searcher.ends.known == 4


@pytest.mark.parametrize(
    ("name", "seats"), [("kiwi", 2), ("atua", 2), ("atiwa", 1), ("tindaya", 1)]
)
def test_else_positions_are_judged_on_the_way(name: str, seats: int) -> None:
    game = atoll.game(name)
    state = game.new(seats, seed=1)
    assert not game.judge.plays_lines(state)
    Mcts(game, 1).value(state, 0)
    assert not state.over


def test_routine_is_not_searched_and_the_tree_outlives_it() -> None:
    """In Atiwa only the space of a worker is searched; what follows is played by the best guess."""
    game = atoll.game("atiwa")
    state = game.new(1, seed=1)
    searcher = Mcts(game, 1, iterations=60)
    move = searcher.choose(state)
    state.play(move)
    searcher.observe(move, state)
    while game.judge.routine(state):
        found = searcher.analyse(state)
        assert [visits for _, visits, _ in found] == [0] * len(state.legal)
        values = [value for _, _, value in found]
        assert values == sorted(values, reverse=True)
        state.play(found[0][0])
        searcher.observe(found[0][0], state)
    check_use_of_tree(searcher, state)


def test_a_game_may_do_without_rollouts() -> None:
    searcher, judge, state = counting(0)
    before = state.to_dict()
    assert searcher.value(state, 0) == judge.evaluate(state)
    assert judge.asked == 0
    assert state.to_dict() == before


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_seat_seeks_its_own(seats: int) -> None:
    """Each node keeps the values of the seat that is asked there."""
    state = GAME.new(seats, seed=6)
    searcher = Mcts(GAME, 2, iterations=40)
    searcher.choose(state)
    root = searcher.root
    assert root is not None
    followers = [node for nodes in root.children for node in nodes]
    assert {node.seat for node in followers} == {1}
    assert all(0 <= total <= count for total, count in zip(root.totals, root.visits, strict=True))


def test_a_root_may_have_several_trees_whose_visits_are_added() -> None:
    game = atoll.game("tindaya")
    state = game.new(1, seed=1)
    while game.judge.routine(state):
        state.advance(game.judge.rollout(state, atoll.seeded(1)))
    most = game.judge.grows(state)
    searcher = Mcts(game, 1, iterations=2 * most + 50)
    found = searcher.analyse(state)
    root = searcher.root
    assert root is not None
    assert sum(count for _, count, _ in found) == sum(root.visits) == 2 * most + 50
    assert root.grown == 50
    assert sum(root.former_visits) == 2 * most
    below = [sum(child.visits) for children in root.children for child in children]
    assert sum(below) <= 50


def test_only_where_it_helps_another_tree_is_begun() -> None:
    for game in atoll.shelf():
        grows = game.judge.grows(game.new(game.seats[-1], seed=1))
        assert (grows > 0) == (game.name == "tindaya")
