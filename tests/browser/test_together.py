"""Two people in two browsers and a bot: they play a game to its end by clicking."""

from playwright.sync_api import expect

import atoll
from atoll.engine.chance import seeded
from tests.browser.conftest import House
from tests.browser.people import Clicker, Person, play_through

BOT = 2
SEED = 3
LAST = 64  # plies before the end that are played by clicking, as far as nobody makes it longer


def almost_over() -> int:
    """After how many plies of `play_through` the game is nearly over and a person decides."""
    game, chance = atoll.game("tribes"), seeded(0)
    state, seats = game.new(3, SEED), []
    while not state.over:
        seats.append(state.seat)
        state.play(game.judge.rollout(state, chance))
    return next(ply for ply in range(len(seats) - LAST, len(seats)) if seats[ply] != BOT)


def test_two_people_and_a_bot_play_to_the_end(anna: Person, ben: Person, house: House) -> None:
    table = anna.set_up("you", "open", "easy", seed=SEED)
    ben.go(f"/tables/{table}")
    ben.find("[data-sit='1']").click()
    expect(ben.find("[data-sit]")).to_have_count(0)
    anna.wait_for("acting", 0)
    play_through(house.database, table, almost_over())
    for person in (anna, ben):
        person.page.reload()
    clicker = Clicker(9)
    while (turn := anna.wait_for_decision(BOT)) >= 0:
        person = (anna, ben)[turn]
        person.wait_for("acting", turn)
        clicker.play(person)
        anna.catch_up(person.version)
    for person in (anna, ben):
        person.wait_for("over", "yes")
        expect(person.find("#ask-heading")).to_have_text("The game is over")
        expect(person.choices).to_have_count(0)
    assert anna.scores() == ben.scores()
    shown = [anna.find(f"#result-{seat} text").last.text_content() for seat in range(3)]
    assert shown == anna.scores()
    assert anna.find("#prompt").inner_text() == ben.find("#prompt").inner_text()
    assert min(clicker.clicks.values()) > 5
