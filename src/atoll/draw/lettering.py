"""Text that fits: widths measured by a table, words wrapped, lines shrunk, long names cut.

The table gives the widest of the common fonts (DejaVu Sans), in thousandths of the font size, so
that whatever font the reader has, text is no wider than measured here.
"""

import unicodedata
from functools import cache

from atoll.draw.elements import Element, Value, stamped, title

SMALLEST = 12.0  # nothing on a screen is written smaller
TIGHTEST = 0.8  # a line squeezed more than this is broken or cut instead

PLAIN_WIDTHS = {
    280: "'ijl", 300: "I", 320: " ,.·’", 340: "/:;\\|", 360: "f", 370: "-", 390: "()[]",
    400: "t", 410: "!", 420: "r", 460: '"', 500: "*J`", 520: "“”„", 530: "sz", 550: "c",
    560: "?L_–", 580: "k", 600: "vxy", 620: "FTaeoø«»", 630: "ß", 640: "$0123456789bdghnpqu{}",
    670: "EKPSY", 690: "ABVXZ", 730: "CR", 740: "U", 750: "N", 760: "H", 770: "D", 780: "&G",
    790: "OQ", 820: "w", 840: "#+<=>^~×−", 870: "M", 950: "%", 980: "m", 990: "Wæ", 1000: "—…",
}  # fmt: skip
BOLD_WIDTHS = {
    310: "'", 350: " ijl", 370: "/\\|", 380: ",.I·’", 400: ":;", 420: "-", 440: "f",
    460: "!()[]", 480: "t", 500: "`r", 530: '"*', 560: "J_–", 590: "z", 600: "cs", 620: "?",
    640: "L", 650: "x«»", 660: "vy“”„", 670: "k", 680: "ae", 690: "EFToø", 700: "$0123456789",
    720: "Sbdghnpqu{}ß", 730: "YZ", 740: "CP", 770: "BR", 780: "AKVX", 820: "U", 830: "DG",
    840: "#+<=>HN^~×−", 850: "OQ", 880: "&", 930: "w", 1000: "M—…", 1010: "%", 1050: "mæ",
    1110: "W",
}  # fmt: skip
UNKNOWN = 1100

SHORTEST = 4  # letters that are left of a line at least

VOWELS = "aeiouyäöüàèéìòù"
TOGETHER = ("sc", "ch", "ck", "ph", "th", "qu", "gn", "gl")


def table(groups: dict[int, str]) -> dict[str, int]:
    return {letter: width for width, letters in groups.items() for letter in letters}


PLAIN = table(PLAIN_WIDTHS)
BOLD = table(BOLD_WIDTHS)


@cache
def measure(text: str, size: float, bold: bool = False) -> float:
    """How wide a text is at most."""
    widths = BOLD if bold else PLAIN
    total = 0
    for letter in unicodedata.normalize("NFD", text):
        if not unicodedata.combining(letter):
            total += widths.get(letter, UNKNOWN)
    return total * size / 1000


def cuts(word: str) -> list[int]:
    """Where a word may be parted: before a consonant that a vowel or another consonant precedes.

    This is right for nearly all German and Italian words; letters that sound as one stay together.
    """
    low = word.lower()
    return [
        i
        for i in range(3, len(word) - 2)
        if low[i] not in VOWELS
        and (low[i - 1] not in VOWELS or low[i + 1] in VOWELS)
        and low[i - 1 : i + 1] not in TOGETHER
        and any(letter in VOWELS for letter in low[i:])
    ]


def halves(word: str, room: float, size: float, bold: bool) -> tuple[str, str]:
    """A word too long for its room, parted as late as the room allows."""
    places = cuts(word) or list(range(2, len(word) - 1))
    fitting = [i for i in places if measure(word[:i] + "-", size, bold) <= room] or places[:1]
    return word[: fitting[-1]] + "-", word[fitting[-1] :]


def wrap(text: str, room: float, size: float, bold: bool = False) -> list[str]:
    """The text in lines no wider than the room; words a little too long are left to be squeezed."""
    return [*wrapped(text, room, size, bold)]


@stamped
def wrapped(text: str, room: float, size: float, bold: bool) -> tuple[str, ...]:
    lines: list[str] = []
    words = text.replace("-", "-\u200b").replace("\u200b ", " ").split(" ")
    pieces = [(piece, i == 0) for word in words for i, piece in enumerate(word.split("\u200b"))]
    while pieces:
        piece, spaced = pieces.pop(0)
        if not piece:
            continue
        glue = " " if spaced else ""
        if lines and measure(lines[-1] + glue + piece, size, bold) <= room:
            lines[-1] += glue + piece
        elif measure(piece, size, bold) * TIGHTEST <= room or len(piece) < 5:
            lines.append(piece)
        else:
            head, tail = halves(piece, room, size, bold)
            lines.append(head)
            pieces.insert(0, (tail, False))
    return tuple(lines)


@stamped
def label(
    text: str,
    x: float,
    y: float,
    room: float,
    *,
    size: float = 13,
    bold: bool = False,
    anchor: str | None = None,
    class_: str = "fill-ink",
    **more: Value,
) -> Element:
    """One line on its baseline: shrunk to the smallest size if it must be, then squeezed a little.

    What is still too long, as names may be, ends in an ellipsis, and a resting pointer tells it all.
    """
    wide = measure(text, size, bold)
    if wide > room:
        size = max(min(size, SMALLEST), size * room / wide)
        wide = measure(text, size, bold)
    kept = cut(text, room, size, bold)
    if kept != text:
        wide = measure(kept, size, bold)
    squeezed = wide > room + 0.01
    return Element(
        "text",
        kept,
        title(text) if kept != text else None,
        x=x,
        y=y,
        font_size=size,
        font_weight="700" if bold else None,
        text_anchor=anchor,
        textLength=room if squeezed else None,
        lengthAdjust="spacingAndGlyphs" if squeezed else None,
        class_=class_,
        **more,
    )


def cut(text: str, room: float, size: float, bold: bool = False) -> str:
    """A line no longer than its room bears, squeezed a little at most; numbers stay whole."""
    kept = text
    while len(kept) > SHORTEST and measure(kept, size, bold) * TIGHTEST > room:
        kept = kept[:-2].rstrip() + "…"
    return kept


def paragraph(
    lines: list[str], x: float, y: float, room: float, leading: float, **how: Value
) -> list[Element]:
    """Lines below each other; `y` is the first baseline."""
    return [
        label(text, x, y + leading * i, room, **how)  # type: ignore[arg-type]
        for i, text in enumerate(lines)
    ]
