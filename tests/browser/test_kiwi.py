"""Kiwi Chow Down in the browser: alone against the Kiwibot and among bots, by clicking, to the end."""

from collections import Counter
from random import Random

from playwright.sync_api import expect

import atoll
from tests.browser.conftest import House, NewPerson
from tests.browser.people import TARGETS, Person, play_through
from tests.browser.test_glide import WATCHED

MOVERS = ("card-move-move", "card-wild-fruit-move", "card-wild-kiwis-move", "card-wild-marker-move")

BURIED = """() => {
  const numbers = [...document.querySelectorAll("#island .hex-number")];
  const birds = [...document.querySelectorAll("#island .bird, #island .nest, #island .mark-token")];
  const over = (number, bird) => bird.compareDocumentPosition(number) & Node.DOCUMENT_POSITION_FOLLOWING;
  const buried = numbers.filter(number => !birds.every(bird => over(number, bird)));
  return [numbers.length, birds.length, buried.map(number => number.textContent)];
}"""
BIRDS = """() => [...document.querySelectorAll("#island .bird")].map(bird => bird.id)"""


class Pointer:
    """Points at the board wherever it can; plays few cards for their action, to be quick."""

    def __init__(self, person: Person, seed: int) -> None:
        self.person = person
        self.chance = Random(seed)
        self.moves = 0  # cards played for their moves
        self.clicks: Counter[str] = Counter()  # by the kind of piece

    def play(self) -> None:
        targets: list[str] = self.person.page.evaluate(TARGETS)
        number = self.number(targets)
        self.clicks[targets[number].split("-")[0]] += 1
        self.person.do(lambda: self.point(targets[number], number))

    def number(self, targets: list[str]) -> int:
        """Three cards are played for their moves; else what is quickest: face down, no more."""
        if targets[0].startswith("card-"):
            movers = [i for i, target in enumerate(targets) if target in MOVERS]
            if movers and self.moves < 3:
                self.moves += 1
                return movers[0]
            return next(i for i, target in enumerate(targets) if target.endswith("-down"))
        if "done" in targets and self.chance.random() < 0.7:
            return targets.index("done")
        kiwis = [i for i, target in enumerate(targets) if target.startswith("kiwi-")]
        return self.chance.choice(kiwis or range(len(targets)))

    def point(self, target: str, number: int) -> None:
        """Click the piece: of a flock one bird, of the sea one arrow; else the list."""
        if not target:
            self.person.choices.nth(number).click()
            return
        piece = self.person.find(f'#stage [id="{target}"]')
        parts = piece.locator(".bird, .push")
        (parts.first if parts.count() else piece).click()


def play_to_the_end(person: Person, pointer: Pointer, *bots: int) -> None:
    while person.wait_for_decision(*bots) >= 0:
        person.wait_for("acting", 0)
        pointer.play()
    person.wait_for("over", "yes")
    expect(person.find("#ask-heading")).to_have_text("The game is over")
    expect(person.choices).to_have_count(0)
    expect(person.find("#result-0 text").last).to_have_text(person.scores()[0])
    assert pointer.clicks["card"] == 12
    assert min(pointer.clicks["hex"], pointer.clicks["kiwi"]) >= 6, pointer.clicks


def test_a_solo_game_is_played_to_its_end(anna: Person) -> None:
    anna.set_up("you", game="kiwi", seed=3)
    play_to_the_end(anna, Pointer(anna, 3))
    won = not anna.find("#prompt").inner_text().startswith("The Kiwibot")
    verdict = "You beat the Kiwibot" if won else "The Kiwibot wins"
    expect(anna.find("#result text").first).to_have_text(verdict)
    expect(anna.find("#result-0 text").last).to_have_text(anna.scores()[0])
    expect(anna.find("#result-1 text")).to_have_count(6)


def test_a_game_against_two_bots_is_played_to_its_end(anna: Person) -> None:
    anna.set_up("you", "easy", "easy", game="kiwi", seed=3)
    play_to_the_end(anna, Pointer(anna, 3), 1, 2)
    for seat, points in enumerate(anna.scores()):
        expect(anna.find(f"#result-{seat} text").last).to_have_text(points)
    assert anna.find("#prompt").inner_text().endswith(("wins.", "share the victory."))


def plies_until(decision: str, seed: int) -> int:
    """How many plies `play_through` plays of a solo game before this is asked."""
    game = atoll.game("kiwi")
    state, chance = game.new(1, seed), atoll.seeded(0)
    plies = 0
    while state.decision().name != decision:
        state.play(game.judge.rollout(state, chance))
        plies += 1
    return plies


def test_a_pushed_kiwi_glides_out_of_its_hex(new_person: NewPerson, house: House) -> None:
    anna = new_person(speed="normal")
    anna.context.add_init_script(WATCHED)
    play_through(
        house.database, anna.set_up("you", game="kiwi", seed=11), plies_until("push-to", 11)
    )
    anna.page.reload()
    before = set(anna.page.evaluate(BIRDS))
    assert anna.find("#stage .push").count() == 6
    numbers, pieces, buried = anna.page.evaluate(BURIED)
    assert numbers == anna.find("#island .hex").count() > 15
    assert pieces > 5
    assert buried == []  # the numbers of hexes stand above all pieces
    target = str(anna.choices.first.get_attribute("data-target"))
    anna.do(lambda: anna.find(f'#stage [id="{target}"]').click())
    arrived = set(anna.page.evaluate(BIRDS)) - before
    assert arrived
    assert arrived <= set(anna.page.evaluate("window.glided"))
