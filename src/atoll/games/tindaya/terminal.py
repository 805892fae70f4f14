"""Tindaya in the terminal: a view as text, for Rich to print."""

from collections.abc import Iterator
from functools import cached_property

from rich.console import Console, ConsoleOptions, RenderResult
from rich.padding import Padding
from rich.text import Text

from atoll.draw.terminal import GLOW, SEAT_COLOURS, SEAT_SHAPES, TerminalTable, View
from atoll.engine.words import signed
from atoll.games.tindaya.board.plan import heirless_words, hit_name, tribe_words
from atoll.games.tindaya.board.scene import TindayaScene
from atoll.games.tindaya.board.signs import NEUTRAL
from atoll.games.tindaya.board.status import verdict
from atoll.games.tindaya.board.trades import TRADE_INVENTIONS
from atoll.games.tindaya.names import DEPOSITS, DESTRUCTION, TRADES

GROUND_SIGNS = {
    "sea": ("·", "dim #4f8ca3"),
    "chasm": ("◎", "#4f9fc0"),
    "volcano": ("▲", "#d9622b"),
    "shore": ("∴", "#d9c07a"),
    "forest": ("♣", "#8fbf4f"),
    "mountain": ("∧", "#b2a898"),
}
FORT, WALL, CANOE, NOBLE = "♜", "#", "⌣", "♛"
LOSS = "#ec8a6b"
WIDEST = 8  # letters of a hex
LEAST = 5


class Terminal(TerminalTable):
    """The archipelago, the gods, what comes, and all tribes."""

    @cached_property
    def scene(self) -> TindayaScene:
        """What the picture calls things."""
        return TindayaScene(self.view, (), self.own, self.language, self.names, wide=True)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.heading()
        mapped = self.archipelago(options.max_width)
        yield from mapped
        yield Text(self.word("terminal-legend"), "dim", overflow="fold")
        yield from self.islands(everything=not mapped)
        if self.view["building"]:
            yield self.supply(self.view["building"])
            return
        yield from (self.god(god) for god in self.view["gods"])
        if self.view["events"]:
            yield self.events()
        yield self.stores()
        yield from self.goals()
        if self.view["forecast"] is not None:
            yield Text(f"{self.word('board-plan')}:", "bold")
            yield from (indented(line) for line in self.plan(self.view["forecast"]))
        for seat, tribe in enumerate(self.view["tribes"]):
            yield self.head_of(seat, tribe)
            yield from (indented(line) for line in self.belongings(seat, tribe) if line)
        if self.view["barter"]:
            yield self.barter(self.view["barter"])

    def heading(self) -> Text:
        view = self.view
        if view["over"]:
            return Text.assemble(("Tindaya", "bold"), " · ", (verdict(self.scene), GLOW))
        era = self.word("board-era", era=view["progress"]["now"], eras=view["progress"]["last"])
        phase = self.word(f"board-phase-{view['phase']}")
        line = Text.assemble(("Tindaya", "bold"), f" · {era} · {phase}")
        if view["seats"] > 1:
            marks = Text("›", "dim").join([self.seat_mark(seat) for seat in view["order"]])
            line.append_text(Text.assemble(" · ", marks))
        return line

    # The archipelago

    def supply(self, building: View) -> Text:
        """What is left to build with."""
        parts = []
        for kind, n in building["left"].items():
            word = self.word(f"board-ground-{kind}")
            said = self.word("board-terrain-left", terrain=word, n=n)
            parts.append(Text.assemble(self.number(f"terrain-{kind}"), said))
        if building["ways"]:
            parts = [Text(self.word("board-bases", n=building["red"]))]
        return Text(" · ", "dim").join(parts)

    def archipelago(self, width: int) -> list[Text]:
        """The map: two lines for every row of hexes, each row half a hex further than the last."""
        hexes: list[View] = self.view["hexes"]
        left = min(2 * each["q"] + each["r"] for each in hexes)
        right = max(2 * each["q"] + each["r"] for each in hexes) + 2
        wide = min(WIDEST, 2 * width // (right - left))
        if wide < LEAST:
            return []
        top = min(each["r"] for each in hexes)
        lines = [Text() for _ in range(2 * (max(each["r"] for each in hexes) - top + 1))]
        for each in sorted(hexes, key=lambda each: each["q"]):
            start = (2 * each["q"] + each["r"] - left) * wide // 2
            ground = self.ground(each)
            ground.truncate(wide)  # of a number with many digits no ground is left
            for i, part in enumerate((ground, shortened(self.standing(each), wide - 1))):
                line = lines[2 * (each["r"] - top) + i]
                line.append(" " * (start - line.cell_len))
                line.append_text(part)
        return [line for line in lines if line.plain.strip()]

    def ground(self, each: View) -> Text:
        """The number of its choice, the ground, what is built or found there."""
        sign, colour = GROUND_SIGNS[each["ground"]]
        building = self.view["building"]
        if building and each["at"] in building["bare"]:
            sign, colour = ("▪", GLOW) if each["at"] in building["slot"] else ("▫", "dim")
        number = self.number(f"hex-{each['at']}")
        return Text.assemble(number, (f"{sign}{self.built(each)}", colour))

    def built(self, each: View) -> str:
        where, site = each["at"], each["site"]
        if each["ground"] in ("volcano", "chasm"):
            numbered = self.view["volcanoes" if each["ground"] == "volcano" else "chasms"]
            return str(numbered.index(where) + 1)
        if site.startswith("fort"):
            return FORT
        there = site or each["token"]
        return self.word(f"letters-{there}") if there else ""

    def standing(self, each: View) -> Text:
        """Animals, soldiers, a wall, canoes, and the natives of every tribe."""
        line = Text()
        for sign, n in (("×", each["animals"]), ("†", each["troops"])):
            if n:
                line.append(f"{sign}{n}", "bold")
        line.append(WALL * each["walls"], "bold")
        if each["canoes"]:
            line.append(f"{CANOE}{each['canoes']}", "bold")
        for seat, (villagers, nobles) in enumerate(
            zip(each["villagers"], each["nobles"], strict=True)
        ):
            if villagers or nobles:
                shape = seat if seat < self.view["seats"] else NEUTRAL
                shown = f"{SEAT_SHAPES[shape]}{villagers or ''}{NOBLE * nobles}"
                line.append(shown, SEAT_COLOURS[shape])
        return line

    def islands(self, everything: bool) -> Iterator[Text]:
        """What stands where, island by island; without a map every hex of it."""
        found: dict[int, list[Text]] = {}
        for each in self.view["hexes"]:
            standing = self.standing(each)
            chosen = bool(self.number(f"hex-{each['at']}"))
            if standing or each["site"] or (everything and (chosen or each["ground"] != "sea")):
                shown = [Text(each["name"], "dim"), self.ground(each), standing]
                if each["ground"] == "sea":
                    shown[1] = self.number(f"hex-{each['at']}")
                place = Text(" ").join([part for part in shown if part])
                found.setdefault(each["island"], []).append(place)
        for island, places in sorted(found.items()):
            name = self.island_name(island) if island else self.word("terminal-sea")
            yield Text.assemble((f"{name}: ", "bold"), Text(" · ", "dim").join(places))

    def island_name(self, island: int) -> str:
        """An island by the numbers of its volcanoes; one that has none by that of its base."""
        hexes = [each for each in self.view["hexes"] if each["island"] == island]
        numbers = [
            str(number)
            for number, at in enumerate(self.view["volcanoes"], 1)
            if any(each["at"] == at for each in hexes)
        ]
        return self.word("terminal-island", at="/".join(numbers) or hexes[0]["name"][:-1])

    # What the gods want, and what comes

    def god(self, god: View) -> Text:
        """Wrath, catastrophe, and what is wanted and given."""
        name = god["god"]
        wrath: int = god["wrath"]
        coming = god["catastrophe"]
        line = Text.assemble(
            self.number(f"wrath-{name}"),
            (self.word(f"god-{name}"), "bold"),
            " ",
            ("▮" * wrath, LOSS),
            ("▯" * (DESTRUCTION - wrath), "dim"),
            f" {self.word('terminal-reach', radius=god['radius'])} · ",
            self.word(f"catastrophe-{coming}") if coming else self.word("board-unknown"),
        )
        for number, strip in enumerate(god["strips"], 1):
            good = self.word(f"good-{strip['good']}")
            line.append(" · ", "dim")
            line.append_text(self.number(f"strip-{name}-{number}"))
            if strip["wanted"]:
                line.append(f"{good} {sum(strip['given'])}/{self.view['seats']}")
            else:
                line.append(f"({good})", "dim")
        return line

    def events(self) -> Text:
        """The events in their order, each with its number if it is known."""
        parts = []
        for each in self.view["events"]:
            number = self.number(f"ship-{each['event']}")
            name = hit_name(self.scene, each["event"])
            at = each["number"]
            parts.append(Text.assemble(number, f"{name} ", (f"{at}" if at else "?", "bold")))
        heading = Text(f"{self.word('terminal-events')}: ", "bold")
        return Text.assemble(heading, Text(" › ", "dim").join(parts))

    def stores(self) -> Text:
        """What belongs to nobody."""
        view = self.view
        wild = view["wilderness"]
        parts = [
            self.word("board-wild-pigs", n=wild["pigs"]),
            self.word("board-wild-goats", n=wild["goats"]),
            self.word("board-dump", n=sum(view["dump"]), limit=view["seats"]),
            self.word("board-idols-left", n=view["idols_left"]),
            self.word("board-conquistadors", n=view["conquistadors"], limit=view["limit"]),
        ]
        if view["market"]:
            cards = ", ".join(self.word(f"market-{card}") for card in view["market"])
            parts.append(f"{self.word('board-market')}: {cards}")
        return Text(" · ".join(parts))

    def goals(self) -> Iterator[Text]:
        """The conditions of the Alliance, ticked; the objectives of the Dominion."""
        view = self.view
        if view["conditions"]:
            title = self.word("board-to-win")
            if view["mission"]:
                title += f" ({self.word('mission-' + view['mission'])})"
            line = Text(f"{title}: ", "bold")
            for name, wanted, have, met in view["conditions"]:
                facts = {"wanted": wanted, "have": have, "met": "yes" if met else "no"}
                line.append("✓ " if met else "✗ ", GLOW if met else LOSS)
                line.append(f"{self.word(f'condition-{name}', **facts)} ")
            yield line
        if view["common"]:
            names = " · ".join(self.word(f"common-{each}") for each in view["common"])
            yield Text(self.word("board-common", names=names))
        if view["traitor"]:
            card = self.word(f"traitor-{view['traitor']['card']}")
            yield Text(self.word("board-traitor-card", card=card), LOSS)

    def plan(self, coming: View) -> Iterator[Text]:
        """What the end of the era does if nothing more is done."""
        for tribe in coming["tribes"]:
            words = tribe_words(self.scene, tribe)
            yield Text.assemble(self.seat_mark(tribe["seat"]), f" {words}")
        for god in coming["gods"]:
            key = "board-plan-paid" if god["paid"] else "board-plan-unpaid"
            name = self.word(f"god-{god['god']}")
            said = self.word(key, god=name, before=god["before"], wrath=god["wrath"])
            yield Text(said, "" if god["paid"] else LOSS)
        if any(god["wrath"] == DESTRUCTION for god in coming["gods"]):
            yield Text(self.word("board-plan-destruction"), f"bold {LOSS}")
        if coming["heirless"]:
            yield Text(heirless_words(self.scene, coming["heirless"]), f"bold {LOSS}")
        for hit in coming["hits"]:
            name, n = hit_name(self.scene, hit["event"]), len(hit["hexes"])
            line = Text(self.word("board-plan-hit", event=name, n=n))
            for seat, natives in enumerate(hit["natives"]):
                if natives:
                    line.append_text(Text.assemble(" ", self.seat_mark(seat), str(natives)))
            names = [each["name"] for each in self.view["hexes"] if each["at"] in hit["hexes"]]
            line.append(f" ({' '.join(names)})", "dim")
            yield line

    def barter(self, barter: View) -> Text:
        """The list of swaps under way."""
        giver, taker = self.names[barter["giver"]], self.names[barter["taker"]]
        give, get = [
            [self.word(f"units-{good}", n=n) for good, n in barter[side].items()]
            for side in ("give", "get")
        ]
        if barter["unreturned"]:
            give.append(self.word(f"units-{barter['unreturned']}", n=1))
            get.append("?")
        swap = self.word("barter-swap", give=", ".join(give), get=", ".join(get))
        said = self.word("board-barter", giver=giver, taker=taker)
        return Text.assemble((f"{said}: ", GLOW), swap if give else "–")

    # The tribes

    def belongings(self, seat: int, tribe: View) -> list[Text]:
        cards = Text(" · ", "dim").join(self.cards(seat, tribe))
        return [self.trades(seat, tribe), self.goods(seat, tribe), cards]

    def head_of(self, seat: int, tribe: View) -> Text:
        turn = "▸" if seat == self.view["seat"] else ""
        parts = [
            self.word(f"tribe-{tribe['skill']}"),
            self.word("board-markers", cubes=tribe["cubes"], cylinders=tribe["cylinders"]),
            f"{SEAT_SHAPES[seat]}{tribe['villagers']} {NOBLE}{tribe['nobles']}",
            self.word("board-count-settlements", n=tribe["settlements"]),
        ]
        if self.view["options"]["mode"] == "dominion":
            parts.insert(0, self.word("board-solidarity", n=tribe["solidarity"]))
        for what, n in (
            ("prisoners", tribe["prison"]),
            ("idols", tribe["idols_in_hand"]),
            ("idols-shown", sum(tribe["shown"].values())),
        ):
            if n:
                parts.append(self.word(f"board-count-{what}", n=n))
        if tribe["canoe"]:
            parts.append(self.word("board-canoe-in-hand"))
        if tribe["passed"]:
            parts.append(self.word("board-passed"))
        return Text.assemble((turn, GLOW), self.whose(seat), " · ", " · ".join(parts))

    def trades(self, seat: int, tribe: View) -> Text:
        """Trades with their inventions and squares, the cave and exploring."""
        parts = []
        for number, trade in enumerate(TRADES):
            known = trade in tribe["trades"]
            name = self.word(f"trade-{trade}")
            shown = (name, "") if known else (f"({name})", "dim")
            part = Text.assemble(self.number(f"trade-{seat}-{trade}"), shown)
            made = [each for each in TRADE_INVENTIONS[trade] if each in tribe["inventions"]]
            if made:
                part.append(f" ({', '.join(self.word(f'invention-{each}') for each in made)})")
            for i, action in enumerate(("develop", "produce")):
                used = bool(tribe["used"] >> (number + 4 * i) & 1)
                square = self.square(seat, action, f"{action}-{trade}", used)
                part.append_text(Text.assemble(" " if square else "", square))
            parts.append(part)
        cave = self.square(seat, "cave", "cave", bool(tribe["cave"]))
        explore = self.square(seat, "explore", "explore", False)
        betray = self.square(seat, "betray", "betray", False)
        return Text(" · ", "dim").join(
            [*parts, *[each for each in (cave, explore, betray) if each]]
        )

    def square(self, seat: int, action: str, name: str, used: bool) -> Text:
        """A square with the number of its choice, or ticked; nothing more to say, nothing said."""
        number = self.number(f"square-{seat}-{name}")
        if not number and not used:
            return Text()
        tick = "" if number else "✓"
        return Text.assemble((self.word(f"board-square-{action}"), "dim"), tick, number)

    def goods(self, seat: int, tribe: View) -> Text:
        """What lies in the stores, then tokens in the deposits."""
        parts = []
        for good, n in tribe["goods"].items():
            number = self.number(f"good-{seat}-{good}")
            if n or number:
                parts.append(Text.assemble(number, self.word(f"units-{good}", n=n)))
        for deposit, n in zip(DEPOSITS, tribe["tokens"], strict=True):
            if n:
                number = self.number(f"token-{seat}-{deposit}")
                parts.append(Text.assemble(number, self.word(f"terminal-token-{deposit}", n=n)))
        return Text(", ").join(parts)

    def cards(self, seat: int, tribe: View) -> list[Text]:
        """Idols and objectives, as far as the viewer knows them, and bought cards."""
        found = []
        for name, n in tribe.get("idols", {}).items():
            number = self.number(f"act-idol-{name}")
            if n or number:
                times = f" ×{n}" if n > 1 else ""
                found.append(Text.assemble(number, f"{self.word(f'idol-{name}')}{times}"))
        for i, each in enumerate(tribe["objectives"]):
            key = f"secret-{each['known']}" if each["known"] else "board-secret"
            text = f"{self.word(key)}: {signed(each['value'])}"
            found.append(Text.assemble(self.number(f"objective-{seat}-{i}"), text))
        for i, name in enumerate(tribe.get("dealt", [])):
            found.append(Text.assemble(self.number(f"dealt-{i}"), self.word(f"secret-{name}")))
        found += [Text(self.word(f"market-{card}")) for card in tribe["market"]]
        return found


def indented(line: Text) -> Padding:
    return Padding(line, (0, 0, 0, 2), expand=False)


def shortened(part: Text, wide: int) -> Text:
    """As much as there is room for; the list below the map has all of it."""
    if part.cell_len > wide:
        part.truncate(wide - 1)
        part.append("+", "dim")
    return part
