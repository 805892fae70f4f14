"""Nothing happens in silence: what a spectator sees change is told by a line of the story."""

from collections.abc import Iterator

from atoll import Game, seeded
from atoll.engine.words import Told
from atoll.testing.cases import Case, a_few_cases, every_game, few
from atoll.testing.silence import Change, Silence, changes
from atoll.text import has

ENOUGH = 200  # moves: whole games are played until there were so many


def plies(case: Case) -> Iterator[tuple[str, list[Change], list[Told]]]:
    """Moves of whole random games, with what they changed for a spectator and what was told."""
    played = seed = 0
    while played < ENOUGH:
        state, chance = case.new(seed), seeded(seed)
        before = state.view(None)
        while not state.over:
            state.story = []
            move = chance.pick(state.moves())
            name = f"{case}, seed {seed}, seat {state.seat}: {state.notation(move)}"
            state.play(move)
            after = state.view(None)
            yield name, list(changes(before, after)), state.story
            before = after
            played += 1
        seed += 1


@a_few_cases
def test_whatever_a_spectator_sees_change_is_told(case: Case, silence: Silence) -> None:
    for move, changed, lines in plies(case):
        missing = silence.missing(changed, lines)
        told = "\n  ".join(map(repr, lines)) or "nothing"
        assert not missing, "\n".join([move, *missing, f"told:\n  {told}"])


@every_game
def test_a_game_that_tells_nothing_is_found_silent(game: Game, silence: Silence) -> None:
    assert any(silence.missing(changed, []) for _, changed, _ in plies(few(game)[0]))


@every_game
def test_the_table_speaks_of_lines_that_exist_and_gives_reasons(
    game: Game, silence: Silence
) -> None:
    assert not set(silence.told) & set(silence.untold)
    assert all(silence.told.values())
    lines = {key for keys in silence.told.values() for key in keys}
    assert {key for key in lines if not has(game.name, key)} == set()
    assert all(reason.strip() for reason in silence.untold.values())
