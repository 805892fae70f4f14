"""The vocabulary of Tindaya: what there is, by number."""

from typing import Final

HEXES: Final = 112  # eight bases of fourteen
BASES: Final = 8
NOWHERE: Final = 255  # no hex, no card, nobody

# What a hex is.
SEA: Final = 0
CHASM: Final = 1
VOLCANO: Final = 2
SHORE: Final = 3
FOREST: Final = 4
MOUNTAIN: Final = 5
GROUNDS: Final = ("sea", "chasm", "volcano", "shore", "forest", "mountain")
TERRAINS: Final = (SHORE, FOREST, MOUNTAIN)

# Trades; a site of 1 + trade is a settlement, one of FORT and above a fort made of that tile.
FISHING: Final = 0
PIGS: Final = 1
HERD: Final = 2
CROPS: Final = 3
TRADES: Final = ("fishing", "pigs", "herd", "crops")
FORT: Final = 5
MARKER_FORT: Final = 9  # a fort for which no tile was left

GOODS: Final = (
    "fish",
    "salt",
    "smoked-fish",
    "manure",
    "pork-leg",
    "salted-meat",
    "milk",
    "horns",
    "goat-meat",
    "cheese",
    "fig",
    "straw",
    "cereals",
    "roasted-flour",
    "wood",
    "clay",
    "stone",
    "obsidian",
)
ANIMALS: Final = ("pig", "goat")
DEMANDS: Final = GOODS + ANIMALS  # what a god may ask for
SALT: Final = 1
MANURE: Final = 3
PORK_LEG: Final = 4
MILK: Final = 6
HORNS: Final = 7
GOAT_MEAT: Final = 8
STRAW: Final = 11
WOOD: Final = 14
CLAY: Final = 15
STONE: Final = 16
OBSIDIAN: Final = 17
PIG: Final = 18
FIRES: Final = (MANURE, STRAW, WOOD)
VESSELS: Final = (2, 5, 9, 13)  # the nonperishable food of every trade

INVENTIONS: Final = (
    "saltern",
    "smokehouse",
    "farm-knife",
    "salting-trough",
    "field-knife",
    "cheese-maker",
    "plow",
    "hand-mill",
)

# Tokens by their backs, and the deposit each kind goes to.
CLAY_TOKEN: Final = 1
WOOD_TOKEN: Final = 2
INITIAL: Final = 3
VOLCANIC: Final = 4
TOKENS: Final = ("", "clay", "wood", "initial", "volcanic")
DEPOSITS: Final = ("clay", "wood", "mineral")
DEPOSIT: Final = (0, 0, 1, 2, 2)

TRIBES: Final = (
    "agana",
    "arucas",
    "ecero",
    "jandia",
    "majos",
    "orone",
    "taoro",
    "tedote",
    "tihuya",
)
AGANA: Final = 0
ARUCAS: Final = 1
ECERO: Final = 2
JANDIA: Final = 3
MAJOS: Final = 4
ORONE: Final = 5
TAORO: Final = 6
TEDOTE: Final = 7
TIHUYA: Final = 8

IDOLS: Final = (
    "production",
    "wrath",
    "protection",
    "offering-acoran",
    "offering-moneiba",
    "offering-both",
    "movement",
    "location",
    "fertility",
    "shipwreck",
    "raw-material",
    "learning",
    "solidarity",
    "cancellation",
    "visions",
)
PRODUCTION: Final = 0
WRATH: Final = 1
PROTECTION: Final = 2
OFFERING_ACORAN: Final = 3
OFFERING_MONEIBA: Final = 4
OFFERING_BOTH: Final = 5
MOVEMENT: Final = 6
LOCATION: Final = 7
FERTILITY: Final = 8
SHIPWRECK: Final = 9
RAW_MATERIAL: Final = 10
LEARNING: Final = 11
SOLIDARITY: Final = 12
CANCELLATION: Final = 13
VISIONS: Final = 14

MARKET: Final = ("large-vessel", "wall-1", "wall-2", "idol-1", "idol-2", "idol-3", "idol-4")
LARGE_VESSEL: Final = 0
MARKET_KINDS: Final = ("vessel", "wall", "idol")
WALL_CARD: Final = 1
IDOL_CARD: Final = 2

# Gods, and the events an event card can show; the first four have standees, the others are ships.
ACORAN: Final = 0
MONEIBA: Final = 1
GODS: Final = ("acoran", "moneiba")
TSUNAMI: Final = 2
ERUPTION: Final = 3
SHIPS: Final = 4
EVENTS: Final = ("acoran", "moneiba", "tsunami", "eruption", "white", "grey", "black")
PROPHECY: Final = (MONEIBA, TSUNAMI, ACORAN, ERUPTION)  # the order of a prophecy's column

CATASTROPHES: Final = (
    "storm",
    "twister",
    "locust",
    "pirates",
    "san-borondon",
    "tibicenas",
    "drought",
    "fire",
    "guayota",
    "tremors",
)
STORM: Final = 0
TWISTER: Final = 1
LOCUST: Final = 2
PIRATES: Final = 3
SAN_BORONDON: Final = 4
TIBICENAS: Final = 5
DROUGHT: Final = 6
FIRE: Final = 7
GUAYOTA: Final = 8
TREMORS: Final = 9
PROTECTIONS: Final = ("wall", "idol", "fire", "weapon", "manure")
BY_WALL: Final = 0
BY_IDOL: Final = 1
BY_FIRE: Final = 2
BY_WEAPON: Final = 3
BY_MANURE: Final = 4

DESTRUCTION: Final = 4  # the highest level of wrath
RADIUS: Final = (1, 2, 2, 3, 3)

MISSIONS: Final = ("developers", "warriors", "livestock", "planners", "fertile")
COMMON: Final = (
    "settlers",
    "wisemen",
    "worshipers",
    "travelers",
    "engineers",
    "explorers",
    "specialists",
    "urbanites",
    "collectors",
    "landowners",
)
GREEN: Final = 5  # so many of the common objectives are green, the others blue
SECRETS: Final = (
    "settlements-fishing",
    "settlements-pigs",
    "settlements-herd",
    "settlements-crops",
    "most-smoked-fish",
    "most-salted-meat",
    "most-cheese",
    "most-roasted-flour",
    "most-salt",
    "most-manure",
    "most-horns",
    "most-straw",
    "fewest-villagers",
    "fewest-prisoners",
    "fewest-goats",
    "fewest-pigs",
    "fewest-idols",
    "fewest-market",
)
FEWEST_MARKET: Final = 17
TRAITORS: Final = ("kidnapper", "missionary", "rescuer", "leader", "emissary")
KIDNAPPER: Final = 0
MISSIONARY: Final = 1
RESCUER: Final = 2
LEADER: Final = 3
EMISSARY: Final = 4

LEVELS: Final = ("easy", "medium", "hard")
ERAS: Final = 3
ROOM: Final = 3  # units a vessel holds when the garbage is collected
PASSENGERS: Final = 5
SHELTER: Final = 4
CAPTIVES: Final = 4  # so many prisoners fit on the Kidnapper's card
