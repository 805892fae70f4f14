"""One colour per flock: pieces, notation, seats, log, drawing and terminal speak of the same."""

from atoll import Session
from atoll.cli.screen import Screen
from atoll.games.kiwi import GAME
from atoll.games.kiwi.kinds import FLOCKS, HUES
from atoll.testing.reading import Picture
from atoll.text import seat_names, tell
from tests.kiwi.hand import offered, play
from tests.kiwi.positions import flock, new, started, table, then
from tests.ledger import rule


@rule("KI-1.18")
def test_a_seat_has_the_colour_of_its_flock() -> None:
    for seed in range(6):
        s = started(3, seed)
        colours = [FLOCKS[each.colour] for each in s.flocks]
        assert s.hues() == [HUES + int(each.colour) for each in s.flocks]
        assert seat_names(s) == [colour.capitalize() for colour in colours]
        assert seat_names(s, "de") != seat_names(s)
        while "move" not in offered(s):
            play(s, next(text for text in offered(s) if text.endswith("down")))
        colour = colours[s.seat]
        play(s, "move")
        assert all(text.startswith((colour, "power", "done")) for text in offered(s))
        picture = Picture(GAME.draw(s.view(s.seat)))
        drawn = picture.by_id[f"leader-{s.seat}"]
        classes = " ".join(each.get("class", "") for each in drawn.iter())
        assert f"fill-seat-{s.hues()[s.seat]}" in classes


@rule("KI-1.20")
def test_the_names_of_seats_follow_the_choice_of_flocks() -> None:
    session = Session.new(GAME, 2, 3, colours="choose")
    screen = Screen(session, "en")
    order = [int(each) for each in new(2, 3).order]
    for wanted in ("purple", "red"):
        session.play(session.state.parse(wanted))
    assert [screen.names[seat] for seat in order] == ["Purple", "Red"]


def test_the_log_the_pieces_and_the_terminal_agree() -> None:
    s = table(flock("1@0,0", colour="purple"), flock("1@0,1", colour="yellow"))
    s.story = []
    play(s, "move", "purple1@0,0", "0,1")
    assert [tell("kiwi", told, seat_names(s)) for told in s.story] == [
        "Purple plays Move.",
        "Purple moves the purple kiwi of size 1 from grass 4 to flower 9.",
    ]
    shown = GAME.terminal(s.view(0))
    assert [shown.seat_mark(seat).plain for seat in (0, 1)] == ["▲", "◆"]
    assert shown.names == ["Purple", "Yellow"]


def test_the_log_calls_people_by_their_names() -> None:
    s = table(flock("1@0,0", colour="red"), flock("1@0,1", colour="yellow"), season=2)
    s.story = []
    then(s, "season-change")
    lines = [tell("kiwi", told, ["Ada", "Ben"]) for told in s.story]
    assert lines[0] == "Season 2 begins. Ben is first; the turn order is Ben and Ada."


def test_the_kiwibot_is_called_so_in_the_turn_order() -> None:
    s = GAME.new(1, 1)
    s.story = []
    while not any(told.words.key == "new-season" for told in s.story):
        s.play(s.moves()[0])
    said = [tell("kiwi", told, ["Ada"]) for told in s.story if told.words.key == "new-season"]
    assert said[0].endswith(("Ada and the Kiwibot.", "the Kiwibot and Ada."))
