"""Nouns that are the same for one and for many, by game and language."""

ALIKE: dict[str, dict[str, str]] = {
    "atiwa": {"en": "food fruit gold", "de": "Gold Nahrung", "it": "cibo oro"},
    "atua": {
        "en": "fish many too",
        "de": "Fischer Masken Mond Muschel Rochen Salamander Schildkröten Sonnen",
        "it": "conchiglia luna manta maschera salamandra sole tartaruga totem",
    },
    "kiwi": {
        "en": "blue different fruit green red yellow",
        "de": "Marker Xylomarker zurückgeben",
        "it": "Kiwi PV Xylo",
    },
    "tindaya": {
        "en": "cheese clay fish flour goat manure meat milk obsidian roasted salt salted smoked"
        " stone straw wood",
        "de": "Getreide Holz Holzmarker Käse Milch Mineralmarker Mist Obsidian Pökelfleisch Röstmehl"
        " Salz Stein Stroh Ton Tonmarker Würfel Ziegenfleisch Zylinder",
        "it": "unità",
    },
    "tribes": {"en": "", "de": "Landplättchen Plättchen erhalten erschöpfen", "it": ""},
}
