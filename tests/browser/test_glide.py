"""Pictures become one another: pieces keep their identity, glide, and show who moved them."""

import re

import pytest
from playwright.sync_api import expect

import atoll
from atoll.engine.chance import seeded
from tests.browser.conftest import House, NewPerson
from tests.browser.people import Person, play_through

LAST_BY_THE_FIRST = 6  # of two at a table of Kiwi, if `play_through` plays it
MARKED = (
    """() => document.querySelectorAll("#stage svg [id]").forEach(piece => piece.known = true)"""
)
KNOWN = """() => [...document.querySelectorAll("#stage svg [id]")]
  .filter(piece => piece.known).map(piece => piece.id)"""
IDS = """() => [...document.querySelectorAll("#stage svg [id]")].map(piece => piece.id)"""
WATCHED = """
  window.glided = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    if (JSON.stringify(how[0]).includes("translate")) window.glided.push(this.id);
    return animate.apply(this, how);
  };
"""
# Numbers count when the test says so.
HELD = """
  window.held = [];
  const frame = window.requestAnimationFrame;
  window.requestAnimationFrame = (step) =>
    String(step).includes("textContent") ? window.held.push(step) : frame(step);
"""


@pytest.fixture
def pair(new_person: NewPerson) -> tuple[Person, Person]:
    """Two people whose pieces move; both have begun, and the first takes the move tile."""
    anna, ben = new_person(speed="normal"), new_person(speed="normal")
    for person in (anna, ben):
        person.context.add_init_script(WATCHED)
    ben.join(anna)
    anna.choose()
    ben.wait_for("acting", 1)
    ben.choose()
    anna.wait_for("acting", 0)
    anna.take("Take “Move” 1 shell")
    ben.wait_for("version", anna.version)
    return anna, ben


def test_pieces_are_morphed_not_replaced(pair: tuple[Person, Person]) -> None:
    anna, ben = pair
    before = [set(person.page.evaluate(IDS)) for person in pair]
    for person in pair:
        person.page.evaluate(MARKED)
    anna.choose()
    ben.wait_for("version", anna.version)
    for person, ids in zip(pair, before, strict=True):
        kept = ids & set(person.page.evaluate(IDS))
        assert {"land-0-0,0", "tile-explore", "member-1-0,0-0"} < kept
        assert set(person.page.evaluate(KNOWN)) == kept


def test_a_member_glides_to_its_new_land(pair: tuple[Person, Person]) -> None:
    anna, ben = pair
    anna.choose()
    ben.wait_for("version", anna.version)
    for person in pair:
        person.page.wait_for_function("() => window.glided.includes('member-0-1,0-0')")


def test_what_others_changed_has_a_halo_for_a_while(pair: tuple[Person, Person]) -> None:
    anna, ben = pair
    anna.choose()
    expect(ben.find("#stage [id='member-0-1,0-0'][data-changed-by='0']")).to_have_count(1)
    expect(anna.find("#stage [data-changed-by]")).to_have_count(0)
    expect(ben.find("#stage [data-changed-by]")).to_have_count(0)


def test_nothing_glides_where_movement_is_off(anna: Person) -> None:
    anna.context.add_init_script(WATCHED)
    anna.set_up("you", "you")
    for _ in range(4):
        anna.choose()
    assert anna.page.evaluate("() => window.glided") == []


def test_points_count_on_from_below_zero_and_begin_where_they_were_hidden(
    pair: tuple[Person, Person],
) -> None:
    anna, _ = pair
    anna.page.evaluate(
        """() => ["−3", "?"].forEach((shown, seat) => {
          document.querySelector(`#points-${seat}`).textContent = shown;
        })"""
    )
    anna.choose()
    for seat in range(2):
        expect(anna.find(f"#points-{seat}")).to_have_text(re.compile(r"^\d+$"))


def test_a_number_that_changes_back_while_it_counts_stays_what_it_is(new_person: NewPerson) -> None:
    """The first member costs the other tribe the tie for the most members; its own wins it back."""
    anna = new_person(speed="normal")
    anna.context.add_init_script(HELD)
    anna.set_up("you", "you")
    points = anna.find("#points-1")
    first = points.inner_text()
    anna.choose()
    assert points.inner_text() != first
    points.evaluate("(points, first) => { points.textContent = first; }", first)  # it sets out
    anna.choose()
    anna.page.evaluate(
        "() => { for (const step of window.held.splice(0)) step(performance.now() + 1e6); }"
    )
    expect(points).to_have_text(first)


def test_an_island_that_is_drawn_in_another_size_stays_in_joint(new_person: NewPerson) -> None:
    """Its hexes would lie apart or over each other on the way; what is drawn as large glides."""
    anna = new_person(speed="normal", viewport={"width": 1280, "height": 720})
    anna.context.add_init_script(WATCHED)
    anna.set_up("you", "easy", game="kiwi", seed=5)
    resized = 0
    for _ in range(6):
        before = anna.find("#island").get_attribute("data-size")
        anna.page.evaluate("window.glided = []")
        anna.choose()
        glided = anna.page.evaluate("window.glided")
        if anna.find("#island").get_attribute("data-size") != before:
            resized += 1
            assert not [name for name in glided if name.startswith(("hex-", "strength-"))]
    assert resized


def test_what_lies_in_a_panel_glides_with_it_and_not_by_itself(
    new_person: NewPerson, house: House
) -> None:
    """At the end the score table comes above one's own panel."""
    game, chance = atoll.game("kiwi"), seeded(0)
    state, plies = game.new(2, LAST_BY_THE_FIRST), 0
    while not state.over:
        last, plies = state.seat, plies + 1
        state.play(game.judge.rollout(state, chance))
    assert last == 0
    anna = new_person(speed="normal")
    anna.context.add_init_script(WATCHED)
    table = anna.set_up("you", "easy", game="kiwi", seed=LAST_BY_THE_FIRST)
    play_through(house.database, table, plies - 1)
    anna.page.reload()
    expect(anna.find("#scene")).to_have_attribute("data-acting", "0")
    anna.choices.last.click()
    anna.wait_for("over", "yes")
    anna.page.wait_for_function("() => window.glided.length")
    glided = anna.page.evaluate("window.glided")
    assert "flock-0" in glided
    assert not [name for name in glided if name.startswith(("fruit-0-", "nest-0-"))]
