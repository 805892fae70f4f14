"""What is told of Atua."""

TAKEN = ("take", "pick-left", "pick-right")

TOLD = {
    "card": (*TAKEN, "place"),
    "row": (*TAKEN, "filled", "drawn", "give", "discard"),
    "row.*.coconuts": (*TAKEN, "buy", "filled", "drawn", "give", "discard"),
    "gone": ("left-out", "discard"),
    "stacks": ("filled", "drawn"),
    "fates.*.owner": ("buy",),
    "over": ("victory", "tahuma-total"),
    "winners": ("victory", "tahuma-total"),
    "players.{seat}.island": ("place",),
    "players.{seat}.symbols": ("place",),
    "players.{seat}.counts": ("place",),
    "players.{seat}.volcanoes": ("new-volcano",),
    "players.{seat}.beach": ("longest-beach",),
    "players.{seat}.beach_cards": ("place",),
    "players.{seat}.coconuts": (*TAKEN, "buy", "discard"),
    "players.{seat}.coconuts_counted": (*TAKEN, "buy", "discard", "reveal"),
    "players.{seat}.adds": ("reveal",),
    "players.{seat}.inhabitant": ("reveal",),
    "players.{seat}.has_chosen": ("score-sources", "counted"),
    "players.{seat}.sources.*.scored": ("counted",),
    "players.{seat}.sources.*.points": ("counted",),
    "tahuma.hut": (*TAKEN, "discard"),
    "tahuma.cards": ("give",),
    "tahuma.pile": ("give", "tahuma-sheet"),
}

UNTOLD = {
    "turn": "whose turn it is: the next card taken says so",
    "progress": "turns counted",
    "row.*.position": "derived: the cards from the left",
    "fates.*.categories": "derived from the islands and supplies",
    "fates.*.points": "derived: what it would bring if the game ended now",
    "players.*.sources.*.worth": "derived from the symbols, coconuts and volcanoes",
    "players.*.sources.*.pair": "derived from the symbols",
    "players.*.breakdown": "derived: what it would be if the game ended now",
    "tahuma.score": "derived: what it would be if the game ended now",
    "tahuma.breakdown": "derived: what it would be if the game ended now",
}
