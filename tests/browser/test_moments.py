"""Moments of a game: what the others did, what a move would bring, several moves at once, the end."""

from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import expect

import atoll
from atoll.engine.chance import seeded
from atoll.engine.foresight import folded, matters_not, suggested
from tests.browser.conftest import NARROW, WIDE, House, NewPerson
from tests.browser.people import Person, play_through, plies_until
from tests.browser.test_room import SIZES
from tests.table.servers import serving

CLOCKED = """() => {
  const scene = document.querySelector("#scene"), shown = window.shown = [];
  let version = scene.dataset.version;
  new MutationObserver(() => {
    if (scene.dataset.version !== version) shown.push([scene.dataset.acting, performance.now()]);
    version = scene.dataset.version;
  }).observe(scene, {attributes: true});
}"""


@pytest.fixture(params=[WIDE, NARROW], ids=["wide", "narrow"])
def person(request: pytest.FixtureRequest, new_person: NewPerson) -> Person:
    return new_person(viewport=request.param)


def test_all_that_is_suggested_is_seen_done_and_taken_back_at_once(
    person: Person, house: House
) -> None:
    seed, plies = plies_until("atiwa", 1, lambda state: len(suggested(state)) >= 3)
    table = person.set_up("you", game="atiwa", seed=seed)
    play_through(house.database, table, plies)
    person.page.reload()
    count = int(str(person.find("#all-suggested").get_attribute("data-count")))
    assert count >= 3
    first = person.choices.first.locator(".text").inner_text()
    version = person.version
    person.find("#preview-suggested").click()
    steps = person.find("#preview .steps-ahead li")
    expect(steps).to_have_count(count)
    assert steps.first.inner_text() == first
    expect(person.find("#preview figure svg")).to_be_visible()
    assert person.version == version  # nothing is done yet
    person.find("[data-close-preview]").click()
    expect(person.find("#preview")).to_be_hidden()
    person.find("#all-suggested").click()
    person.catch_up(version + count)
    expect(person.find("#log")).to_contain_text("places")
    person.find("#undo").click()
    person.catch_up(version + 2 * count)
    assert person.choices.first.locator(".text").inner_text() == first
    expect(person.find("#all-suggested")).to_have_attribute("data-count", str(count))


def test_whoever_is_asked_hears_what_bots_did_and_may_take_it_back(person: Person) -> None:
    person.set_up("you", "easy")
    prompt = person.find("#prompt").inner_text()
    person.choose()
    person.wait_for("acting", 0)
    line = person.find("#since summary")
    expect(line).to_contain_text("begins on")
    line.click()  # shows it on the board
    expect(person.find("#since li")).to_be_visible()
    expect(person.find("#stage [data-changed-by]").first).to_be_attached()
    expect(person.find("#thinking")).to_have_count(0)
    # Nothing was drawn: undo takes back what the bot answered, too.
    person.find("#undo").click()
    expect(person.find("#prompt")).to_have_text(prompt)
    assert person.find("#log li.deed").count() == 0


def test_the_line_of_what_others_did_is_in_sight_on_every_size(anna: Person) -> None:
    anna.set_up("you", "easy")
    anna.choose()
    anna.wait_for("acting", 0)
    for width, height in SIZES:
        anna.page.set_viewport_size({"width": width, "height": height})
        expect(anna.find("#since summary")).to_be_in_viewport(ratio=1)


def test_what_does_not_matter_is_not_asked(anna: Person, house: House) -> None:
    """Of three bats that fly out, whichever is the last: nobody is asked, and the game goes on."""
    seed, plies = plies_until("atiwa", 1, matters_not)
    game, chance = atoll.game("atiwa"), seeded(0)
    state = game.new(1, seed)
    for _ in range(plies - 1):
        state.play(game.judge.rollout(state, chance))
    move = state.notation(game.judge.rollout(state, chance))
    table = anna.set_up("you", game="atiwa", seed=seed)
    play_through(house.database, table, plies - 1)
    anna.page.reload()
    version = anna.version
    anna.find(f'#choices [data-move="{move}"]').click()
    anna.catch_up(version + 2)
    state.play(move)
    expect(anna.find("#prompt")).not_to_have_text(state.prompt("en"))


def test_a_bot_paces_by_turn_shorter_within_and_by_the_speed_of_the_settings(
    new_person: NewPerson, tmp_path: Path
) -> None:
    pause = 700  # milliseconds
    how = ("--pause", str(pause / 1000), "--workers", "1")
    with serving(f"sqlite:///{tmp_path}/slow.db", None, *how) as slow:
        anna = new_person(slow.address, speed="normal")
        anna.set_up("you", "easy", game="atiwa", seed=2)
        before, *within = pauses(anna)
        while not within:
            before, *within = pauses(anna)
        assert before > 0.7 * pause  # the page shows one's own move a little later, too
        assert min(within) < 0.7 * before
        anna.context.add_cookies([{"name": "speed", "value": "off", "url": slow.address}])
        anna.page.reload()
        assert pauses(anna)[0] < 0.7 * before
        anna.page.goto("about:blank")  # before the house is gone


def pauses(person: Person) -> list[float]:
    """The milliseconds before every move of a bot's turn, as the page shows them."""
    person.wait_for("acting", 0)
    person.page.evaluate(CLOCKED)
    while person.shown("acting") == "0":
        person.choose()
    person.wait_for("acting", 0)
    shown: list[tuple[str, float]] = person.page.evaluate("window.shown")
    first = next(n for n, (acting, _) in enumerate(shown) if acting == "-1")
    times = [at for _, at in shown[first:]]
    return [later - at for at, later in pairwise(times)]


def test_the_last_click_of_a_turn_is_confirmed_by_who_wants_it(anna: Person) -> None:
    anna.context.add_cookies([{"name": "confirm", "value": "on", "url": anna.address}])
    anna.set_up("you", "you")
    version = anna.version
    anna.choices.first.click()
    expect(anna.find("#popover")).to_contain_text("ends your turn")
    assert anna.version == version
    anna.page.keyboard.press("Escape")
    expect(anna.find("#popover")).to_be_hidden()
    anna.choices.first.click()
    anna.do(anna.find("#popover .choice").click)


def test_in_kiwi_who_dominates_and_is_pushed_is_seen_before(anna: Person, house: House) -> None:
    seed, plies = plies_until("kiwi", 2, lambda s: s.decision().name == "push" and bool(folded(s)))
    table = anna.set_up("you", "you", game="kiwi", seed=seed)
    play_through(house.database, table, plies - 1)
    anna.page.reload()
    expect(anna.find("#choices .brings").filter(has_text="then you may push").first).to_be_visible()
    expect(anna.find("#choices .brings").filter(has_text="dominate").first).to_be_visible()
    anna.take("then you may push")
    # One piece can be pushed: where to is asked at once, and not pushing is a choice beside.
    expect(anna.find("#prompt")).to_contain_text("Where do you push")
    expect(anna.choices.filter(has_text="Push nobody else")).to_have_count(1)
    before = anna.version
    anna.choices.filter(has_text="To ").first.click()
    anna.catch_up(before + 2)


def test_a_bot_shows_that_it_thinks_and_is_skipped(anna: Person) -> None:
    anna.set_up("you", "master")
    anna.choose()
    expect(anna.find("#thinking .bar")).to_be_visible()
    assert anna.find("#thinking").get_attribute("data-seconds") == "10.0"
    with anna.page.expect_response("**/skip") as told:
        anna.find("#skip").click()
    assert told.value.status == 200


def test_the_end_says_why_crowns_winners_and_offers_what_next(person: Person, house: House) -> None:
    table = person.set_up("you", "easy", "easy")
    play_through(house.database, table)
    person.page.reload()
    won = person.find("#prompt").inner_text()
    if person.page.viewport_size == NARROW:
        person.find("[data-tab=others]").click()
    crowned = person.find("#scores li:has(.crowned) .name")
    expect(crowned).to_have_count(1)
    name = won.removesuffix(" wins.")
    expect(crowned).to_contain_text(name)
    expect(person.find("#why-won")).to_contain_text(f"{name} is")
    expect(person.find("#next-steps #rematch")).to_be_visible()
    expect(person.find("#next-steps a[href*=replay]")).to_be_attached()
    lost = person.find("#next-steps [data-continue]")
    assert lost.count() == (name != "Blue")
    assert person.find("#ask-heading .icon").count() == (name == "Blue")
    if lost.count():
        lost.click()
        person.page.wait_for_url(lambda url: table not in url)
        person.wait_for("acting", 0)


def test_after_a_learning_game_comes_the_next(anna: Person, house: House) -> None:
    table = anna.set_up("you", game="tindaya", options={"lesson": 1})
    play_through(house.database, table)
    anna.page.reload()
    anna.find("#next-steps [data-start]").click()
    anna.page.wait_for_url(lambda url: "/tables/" in url and table not in url)
    expect(anna.find("#prompt")).to_be_visible()
