"""Kiwi in numbers: what a careful player counts is there, and nothing that is hidden."""

from atoll.games.kiwi import GAME
from atoll.games.kiwi.kinds import CARDS
from tests.kiwi.hand import play
from tests.kiwi.positions import bonus, flock, solo, table
from tests.kiwi.readings import place
from tests.positions import in_row


def test_markers_that_fit_are_counted() -> None:
    s = table(flock("1@0,1 2@0,2", markers="grass sand sand"), flock("3@0,2"), marks="1@2,1")
    held = [place(s, at) for at in ("0,0", "0,1")]
    assert [hex_ for hex_, own in enumerate(in_row(s, "own.dominates")) if own] == sorted(held)
    assert in_row(s, "own.dominates") == in_row(s, "other1.dominates", 1)
    free = [0, 0, 0, 0]
    for hex_ in held:
        free[s.terrain[hex_]] += 1
    assert in_row(s, "own.free") == free
    pairs = zip(free, in_row(s, "own.markers"), strict=True)
    assert in_row(s, "own.markers_fit") == [min(pair) for pair in pairs]


def test_what_others_hold_is_known_only_as_a_heap() -> None:
    s = table(flock(markers="grass"), flock(markers="sand sand", hand="feed feed build"))
    assert in_row(s, "other1.marker_count") == [2]
    assert in_row(s, "other1.markers_shown") == [0, 0, 0, 0]
    assert in_row(s, "own.markers_unseen") == [14, 13, 14, 14]
    assert in_row(s, "other1.unseen") == list(s.parts.card_counts)
    assert in_row(s, "other1.held") == [3]
    assert in_row(s, "own.hand", 1) == [0, 2, 1, 0, 0, 0]


def test_a_card_face_down_shows_its_kind_to_its_owner_alone() -> None:
    s = play(table(flock(), flock()), "move:down")
    kinds = len(CARDS)
    assert in_row(s, "own.slots_down")[:kinds] == [1, 0, 0, 0, 0, 0]
    assert in_row(s, "other1.played", 1)[: kinds + 1] == [0] * kinds + [1]
    assert sum(in_row(s, "other1.unseen", 1)) == 9


def test_the_season_card_of_now_comes_first() -> None:
    cards = "small-fry blossom-time nest-builders half-grown"
    s = table(flock("2@0,1 2@0,2"), flock("2@1,0"), season=4, cards=cards)
    first = in_row(s, "season_cards")[: len(s.parts.season_ids)]
    assert first.index(1) == s.parts.season_ids.index("half-grown")
    assert [in_row(s, f"{whose}.measure1") for whose in ("own", "other1")] == [[2], [1]]
    assert [in_row(s, f"{whose}.leads1") for whose in ("own", "other1")] == [[1], [0]]


def test_the_piece_that_moves_is_pointed_at() -> None:
    s = play(table(flock("2@0,1")), "move", "red2@0,1")
    assert in_row(s, "about.hex").index(1) == place(s, "0,1")
    assert in_row(s, "about.owner") == [1, 0]
    assert in_row(s, "about.owner", 1) == [0, 1]
    assert in_row(s, "about.piece") == [0, 1, 0, 0, 0, 0, 0]
    assert in_row(s, "moves_left") == [1]


def test_the_kiwibot_sits_where_others_sit() -> None:
    s = solo(flock("1@0,0"), flock("3@0,1"), kept=2)
    assert in_row(s, "kiwibot.kiwis")[place(s, "0,1") * 3 + 2] == 1
    assert in_row(s, "kiwibot.kept") == [2]
    assert in_row(s, "kiwibot.unrevealed") == list(s.parts.card_counts)


def test_actions_about_pieces_count_from_the_own_flock() -> None:
    names = GAME.actions(2).names(table())
    kiwis = "1@0,1", "1@0,2"
    sides = [flock(kiwis[0], fruit="red green"), flock(kiwis[1], fruit="red green")]
    one = bonus(table(*sides), "feed", 1, 0)
    other = bonus(table(*reversed(sides), seat=1), "feed", 1, 1)
    assert [names[one.action(move)].split("@")[0] for move in one.moves()] == [
        "feed own-1",
        "feed other1-1",
        "feed done",
    ]
    assert [names[other.action(move)].split("@")[0] for move in other.moves()] == [
        "feed other1-1",
        "feed own-1",
        "feed done",
    ]
