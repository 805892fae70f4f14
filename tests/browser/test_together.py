"""Two people in two browsers and a bot play a whole game by clicking."""

from playwright.sync_api import expect

from tests.browser.people import Clicker, Person

BOT = 2


def test_two_people_and_a_bot_play_to_the_end(anna: Person, ben: Person) -> None:
    table = anna.set_up("you", "open", "easy", seed=9)
    ben.go(f"/tables/{table}")
    ben.find("[data-sit='1']").click()
    expect(ben.find("[data-sit]")).to_have_count(0)
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
    assert min(clicker.clicks.values()) > 20
