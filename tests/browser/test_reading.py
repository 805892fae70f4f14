"""Rules and settings: what is searched is found, what is set takes effect."""

from playwright.sync_api import expect

from tests.browser.people import Person

COLOUR = "name => getComputedStyle(document.documentElement).getPropertyValue(name)"
BACKGROUND = "() => getComputedStyle(document.body).backgroundColor"


def pick(person: Person, name: str, value: str) -> None:
    """Choose one of the segments of a setting, as a person does: by its label."""
    person.go("/settings")
    person.find(f"label:has([name={name}][value={value}])").click()


def test_the_search_leaves_what_fits(anna: Person) -> None:
    anna.go("/rules/tribes")
    rules = anna.find(".rules section:not(.parts) li:visible")
    everything = rules.count()
    anna.find("#search").fill("shell row")
    expect(anna.find("#found")).to_have_text(str(rules.count()))
    assert 0 < rules.count() < everything
    for text in rules.all_inner_texts():
        assert "shell" in text.lower()
        assert "row" in text.lower()
    anna.find("#search").fill("zeppelin")
    expect(anna.find("#found")).to_have_text("No rule speaks of this.")
    anna.find("#search").fill("")
    expect(rules).to_have_count(everything)


def test_every_rule_has_an_address(anna: Person) -> None:
    anna.go("/rules/tribes#TR-7.2")
    expect(anna.find('[id="TR-7.2"]')).to_be_in_viewport()
    anna.find('[id="TR-5.2"] a.number').click()
    assert anna.page.url.endswith("#TR-5.2")


def test_german_speaks_on_the_whole_page(anna: Person) -> None:
    pick(anna, "language", "de")
    expect(anna.find("h1")).to_have_text("Einstellungen")
    anna.set_up("you", "you")
    anna.choose()
    anna.choose()
    expect(anna.find("html")).to_have_attribute("lang", "de")
    expect(anna.find("#ask-heading")).to_contain_text("Du bist")
    expect(anna.find("#prompt")).to_contain_text("Muschel")
    expect(anna.choices.first).to_contain_text("nehmen")
    expect(anna.find("#log")).to_contain_text("beginnt")
    expect(anna.find("#stage")).to_contain_text("Errungenschaften")
    said = anna.find("body").inner_text()
    for english in ("Undo", "Hint", "Why not", "Your turn", "Take ", "Rules", "Settings", "Shells"):
        assert english not in said


def test_the_theme_takes_effect_at_once_and_stays(anna: Person) -> None:
    pick(anna, "theme", "light")
    light = anna.page.evaluate(BACKGROUND)
    pick(anna, "theme", "dark")
    dark = anna.page.evaluate(BACKGROUND)
    assert light != dark
    anna.set_up("you", "you")
    assert anna.page.evaluate(BACKGROUND) == dark


def test_the_palette_changes_the_colours_of_the_land(anna: Person) -> None:
    pick(anna, "palette", "natural")
    natural = anna.page.evaluate(COLOUR, "--wheat")
    pick(anna, "palette", "distinct")
    distinct = anna.page.evaluate(COLOUR, "--wheat")
    assert natural
    assert distinct
    assert natural != distinct


def test_the_speed_is_kept(anna: Person) -> None:
    for speed in ("normal", "quick", "off"):
        pick(anna, "speed", speed)
        anna.go("/")
        expect(anna.find("html")).to_have_attribute("data-speed", speed)
