"""Faults of content folders: a change to a good folder, and what the check must say of it."""

from typing import NamedTuple

from tests.content.changes import (
    add,
    both,
    copied,
    drop,
    edited,
    news,
    put,
    with_exception,
    with_few_cards,
    with_materials,
    with_places_exchanged,
    with_reasons,
    with_territories,
    without_card,
    without_sea,
    without_territory,
)
from tests.content.folders import Change


class Case(NamedTuple):
    """A change to a good folder, and the fault that it makes."""

    message: str
    file: str
    entry: str
    change: Change


N1 = ("territories", "n1")
BISMUTH_IN_MEXICO = ("placements", "mexico", "bismuth")
ISLAND = {"continent": "north", "materials": list[str](), "land": list[str](), "sea": list[str]()}
OWN_MATERIAL = put("materials", "unobtainium", to={"symbol": "Uo"})
NO_BORDER = {"a": "peru", "b": "india", "kind": "border_without_adjacency", "reason": "none"}

TINY_CASES = [
    Case("bad-id", "territories.toml", "N 1", put("territories", "N 1", to=ISLAND)),
    Case("bad-id", "board.toml", "Far East", add("board", "continents", item="Far East")),
    Case("bad-id", "board.toml", "", put("board", "id", to="Tiny!")),
    Case("missing-key", "territories.toml", "n1", drop(*N1, "sea")),
    Case("missing-key", "board.toml", "", drop("board", "version")),
    Case("unknown-key", "territories.toml", "n1", put(*N1, "colour", to="red")),
    Case("unknown-key", "board.toml", "", put("board", "colour", to="red")),
    Case("wrong-type", "territories.toml", "n1", put(*N1, to=3)),
    Case("wrong-type", "territories.toml", "n1", put(*N1, "land", to="n2")),
    Case("wrong-type", "territories.toml", "n1", put(*N1, "land", to=["n2", 5])),
    Case("wrong-type", "territories.toml", "n1", put(*N1, "continent", to=["north"])),
    Case("wrong-type", "board.toml", "", put("board", "players", to=3)),
    Case("wrong-type", "board.toml", "", put("board", "players", to=["3"])),
    Case("wrong-type", "board.toml", "", put("board", "players", to=[True])),
    Case(
        "wrong-type", "applications.toml", "cables", put("applications", "cables", "points", to=2.5)
    ),
    Case(
        "wrong-type",
        "applications.toml",
        "cables",
        put("applications", "cables", "points", to=True),
    ),
    Case("wrong-type", "materials.toml", "tin", put("materials", "tin", "symbol", to=50)),
    Case("empty-text", "materials.toml", "tin", put("materials", "tin", "symbol", to="")),
    Case("out-of-range", "board.toml", "", put("board", "players", to=[3, 6])),
    Case(
        "out-of-range", "applications.toml", "cables", put("applications", "cables", "points", to=0)
    ),
    Case(
        "out-of-range",
        "applications.toml",
        "cables",
        put("applications", "cables", "points", to=10**1000),
    ),
    Case("listed-twice", "territories.toml", "n1", add(*N1, "land", item="n2")),
    Case("listed-twice", "board.toml", "", put("board", "players", to=[3, 3])),
    Case("no-players", "board.toml", "", put("board", "players", to=[])),
    Case("no-continents", "board.toml", "", put("board", "continents", to=[])),
    Case(
        "head-start-unused",
        "board.toml",
        "head_start",
        put("board", "head_start", to={"4": [9, 8, 7, 6]}),
    ),
    Case(
        "head-start-length",
        "board.toml",
        "head_start",
        put("board", "head_start", to={"3": [9, 8, 7, 6]}),
    ),
    Case(
        "out-of-range", "board.toml", "head_start", put("board", "head_start", to={"3": [9, 0, 7]})
    ),
    Case("unknown-key", "board.toml", "head_start", put("board", "head_start", to={"2": [9, 0]})),
    Case("empty-continent", "board.toml", "atlantis", add("board", "continents", item="atlantis")),
    Case("unknown-continent", "territories.toml", "n1", put(*N1, "continent", to="atlantis")),
    Case("unknown-territory", "territories.toml", "n1", add(*N1, "sea", item="atlantis")),
    Case("unknown-material", "territories.toml", "n1", add(*N1, "materials", item="gold")),
    Case(
        "unknown-material",
        "applications.toml",
        "cables",
        add("applications", "cables", "materials", item="gold"),
    ),
    Case(
        "unknown-application",
        "objectives.toml",
        "card_1",
        add("objectives", "card_1", "applications", item="rockets"),
    ),
    Case("adjacent-to-itself", "territories.toml", "n1", add(*N1, "sea", item="n1")),
    Case("one-sided", "territories.toml", "n2", drop(*N1, "land", "n2")),
    Case("one-sided", "territories.toml", "n1", add(*N1, "land", item="w1")),
    Case("cut-off", "territories.toml", "island", put("territories", "island", to=ISLAND)),
    Case("dead-end", "board.toml", "players", put("board", "players", to=[3, 4])),
    Case(
        "dead-end-without-room",
        "board.toml",
        "players",
        both(drop("territories", "w1", "land", "w5"), drop("territories", "w5", "land", "w1")),
    ),
    Case(
        "no-materials",
        "applications.toml",
        "cables",
        put("applications", "cables", "materials", to=[]),
    ),
    Case(
        "unobtainable",
        "applications.toml",
        "cables",
        both(OWN_MATERIAL, add("applications", "cables", "materials", item="unobtainium")),
    ),
    Case(
        "no-applications",
        "objectives.toml",
        "card_1",
        put("objectives", "card_1", "applications", to=[]),
    ),
    Case(
        "too-few-cards",
        "objectives.toml",
        "",
        both(drop("objectives", "card_1"), drop("objectives", "card_2")),
    ),
    Case("bad-symbol", "materials.toml", "tin", put("materials", "tin", "symbol", to="Tin")),
    Case("bad-symbol", "materials.toml", "tin", put("materials", "tin", "symbol", to="S ")),
    Case("nowhere", "materials.toml", "unobtainium", OWN_MATERIAL),
    Case("unknown-country", "territories.toml", "n1", put(*N1, "members", to=["PERU"])),
    Case("unknown-country", "territories.toml", "n1", put(*N1, "members", to=["per", "XXX:west"])),
    Case(
        "country-twice",
        "territories.toml",
        "n2",
        both(put(*N1, "members", to=["PER"]), put("territories", "n2", "members", to=["PER"])),
    ),
    Case(
        "country-twice",
        "territories.toml",
        "n2",
        both(put(*N1, "members", to=["PER"]), put("territories", "n2", "members", to=["PER:east"])),
    ),
    Case("symbol-twice", "materials.toml", "tin", put("materials", "tin", "symbol", to="Cu")),
    Case("out-of-rule", "materials.toml", "tin", put("materials", "tin", "recycling_price", to=1)),
    Case("out-of-rule", "materials.toml", "tin", put("materials", "tin", "recycling_price", to=10)),
    Case("out-of-rule", "news.toml", "strike", news(weight=0)),
    Case("out-of-rule", "news.toml", "strike", news(weight=10)),
    Case("out-of-rule", "news.toml", "strike", news(turns=0)),
    Case("out-of-rule", "news.toml", "strike", news(turns=10)),
    Case("wrong-type", "news.toml", "strike", news(turns="2")),
    Case("unknown-key", "news.toml", "strike", news(share=76)),
    Case("bad-date", "news.toml", "strike", news(date="2025-02-30")),
    Case("bad-date", "news.toml", "strike", news(date="22 February 2025")),
    Case("bad-date", "news.toml", "strike", news(date="2025-13")),
    Case("empty-text", "news.toml", "strike", news(date="")),
    Case("unknown-effect", "news.toml", "strike", news(effect="halves")),
    Case("unknown-territory", "news.toml", "strike", news(territory="n9")),
    Case("unknown-material", "news.toml", "strike", news(material="gold")),
    Case("stops-nothing", "news.toml", "strike", news(material="tin")),
    Case("adds-nothing", "news.toml", "strike", news(effect="adds")),
    Case(
        "unknown-card",
        "board.toml",
        "short_objectives",
        put("board", "short_objectives", to=["card_1", "card_9"]),
    ),
    Case(
        "too-few-short-cards",
        "board.toml",
        "short_objectives",
        put("board", "short_objectives", to=["card_1", "card_2"]),
    ),
    Case(
        "head-start-unused",
        "board.toml",
        "short_head_start",
        put("board", "short_head_start", to={"4": [9, 8, 7, 6]}),
    ),
    Case(
        "head-start-length",
        "board.toml",
        "short_head_start",
        put("board", "short_head_start", to={"3": [9, 8]}),
    ),
]

STANDARD_CASES = [
    Case(
        "count",
        "board.toml",
        "continents",
        both(
            add("board", "continents", item="atlantis"), with_territories(1, "atlantis", "iberia")
        ),
    ),
    Case("count", "territories.toml", "", with_territories(9, "oceania", "australia")),
    Case("count", "materials.toml", "", with_materials(9)),
    Case("too-few", "applications.toml", "", with_few_cards),
    Case("too-few", "objectives.toml", "", with_few_cards),
    Case("materials-here", "territories.toml", "more_0", with_territories(1, "asia", "japan")),
    Case("territories-with-it", "materials.toml", "material_0", with_materials(1)),
    Case("rulebook-territory", "territories.toml", "ukraine", without_territory("ukraine")),
    Case(
        "rulebook-continent",
        "territories.toml",
        "vietnam",
        put("territories", "vietnam", "continent", to="asia"),
    ),
    Case(
        "rulebook-adjacent",
        "territories.toml",
        "vietnam",
        both(
            drop("territories", "vietnam", "land", "india"),
            drop("territories", "india", "land", "vietnam"),
        ),
    ),
    Case(
        "rulebook-material",
        "territories.toml",
        "mexico",
        drop("territories", "mexico", "materials", "bismuth"),
    ),
    Case(
        "rulebook-symbol",
        "materials.toml",
        "phosphate_rock",
        put("materials", "phosphate_rock", "symbol", to="Ph"),
    ),
    Case(
        "rulebook-points",
        "applications.toml",
        "fertilizers",
        put("applications", "fertilizers", "points", to=4),
    ),
    Case("rulebook-card", "objectives.toml", "", without_card("card_01")),
    Case(
        "points",
        "applications.toml",
        "mri_scanners",
        edited("applications", "mri_scanners", "points", by=lambda points: points + 1),
    ),
    Case(
        "not-of-the-rulebook",
        "applications.toml",
        "mri_scanners",
        put("applications", "mri_scanners", "rulebook", to=True),
    ),
    Case("missing-key", "board.toml", "", drop("board", "points")),
    Case("unknown-key", "board.toml", "points", put("board", "points", "luck", to=1)),
    Case("wrong-type", "board.toml", "points", put("board", "points", "base", to="much")),
    Case("wrong-type", "board.toml", "", put("board", "points", to=1)),
    Case("out-of-range", "board.toml", "points", put("board", "points", "base", to=1e300)),
    Case("out-of-range", "board.toml", "points", put("board", "points", "base", to=10**400)),
    Case("out-of-range", "board.toml", "points", put("board", "points", "base", to=float("nan"))),
    Case(
        "applications-of-card",
        "objectives.toml",
        "card_02",
        edited("objectives", "card_02", "applications", by=lambda card: card[:3]),
    ),
    Case(
        "points-of-card",
        "objectives.toml",
        "card_02",
        edited("objectives", "card_02", "applications", by=lambda card: card[:1]),
    ),
    Case(
        "cards-alike",
        "objectives.toml",
        "card_03",
        copied("objectives", "card_02", to=("objectives", "card_03")),
    ),
]

FACT_CASES = [
    Case(
        "link-not-in-facts",
        "applications.toml",
        "fertilizers",
        add("applications", "fertilizers", "materials", item="helium"),
    ),
    Case("no-evidence", "placements.toml", "mexico.bismuth", drop(*BISMUTH_IN_MEXICO)),
    Case(
        "not-on-board",
        "placements.toml",
        "mexico.bismuth",
        drop("territories", "mexico", "materials", "bismuth"),
    ),
    Case(
        "unknown-stage",
        "placements.toml",
        "mexico.bismuth",
        put(*BISMUTH_IN_MEXICO, "stage", to="resources"),
    ),
    Case(
        "unknown-source",
        "placements.toml",
        "mexico.bismuth",
        put(*BISMUTH_IN_MEXICO, "source", to="HEARSAY"),
    ),
    Case(
        "not-in-facts",
        "placements.toml",
        "mexico.bismuth",
        put(*BISMUTH_IN_MEXICO, "share", to=99.9),
    ),
    Case(
        "not-in-facts",
        "placements.toml",
        "mexico.bismuth",
        put(*BISMUTH_IN_MEXICO, "year", to="1999"),
    ),
    Case(
        "country-elsewhere",
        "placements.toml",
        "mexico.bismuth",
        put(*BISMUTH_IN_MEXICO, "country", to="BOL"),
    ),
    Case(
        "country-not-cut",
        "placements.toml",
        "mexico.bismuth",
        put(*BISMUTH_IN_MEXICO, "in_country", to=True),
    ),
    Case(
        "wrong-type",
        "placements.toml",
        "mexico.bismuth",
        put(*BISMUTH_IN_MEXICO, "in_country", to="yes"),
    ),
    Case(
        "wrong-type", "placements.toml", "mexico.bismuth", put(*BISMUTH_IN_MEXICO, "share", to="1")
    ),
    Case(
        "unknown-key", "placements.toml", "mexico.bismuth", put(*BISMUTH_IN_MEXICO, "tons", to=251)
    ),
    Case("wrong-type", "placements.toml", "mexico", put("placements", "mexico", "bismuth", to=1)),
    Case(
        "national-figure",
        "placements.toml",
        "western_usa.beryllium",
        drop("placements", "western_usa", "beryllium", "in_country"),
    ),
    Case(
        "country-used-twice",
        "placements.toml",
        "eastern_usa.beryllium",
        copied(
            "placements",
            "western_usa",
            "beryllium",
            to=("placements", "eastern_usa", "beryllium"),
        ),
    ),
    Case(
        "larger-producers",
        "placements.toml",
        "mexico.bismuth",
        drop(*BISMUTH_IN_MEXICO, "reason"),
    ),
    Case(
        "needless-reason",
        "placements.toml",
        "peru.copper",
        put("placements", "peru", "copper", "reason", to="I like it there."),
    ),
    Case("too-many-reasons", "placements.toml", "", with_reasons),
    Case("rarity-and-risk", "materials.toml", "", with_places_exchanged),
    Case("rarity-and-suppliers", "materials.toml", "", with_places_exchanged),
    Case(
        "moved-part",
        "placements.toml",
        "madagascar.bismuth",
        both(
            copied(*BISMUTH_IN_MEXICO, to=("placements", "madagascar", "bismuth")),
            put("placements", "madagascar", "bismuth", "country", to="FRA"),
        ),
    ),
    Case(
        "country-twice",
        "territories.toml",
        "vietnam",
        add("territories", "vietnam", "members", item="IND"),
    ),
]

MAP_CASES = [
    Case("no-shape", "map.json", "peru", drop("map", "territories", "peru")),
    Case("no-shape", "map.json", "peru", put("map", "territories", "peru", "path", to="")),
    Case("shape-of-nothing", "map.json", "ukraine", without_territory("ukraine")),
    Case("no-portrait", "map.json", "asia", drop("map", "continents", "asia")),
    Case(
        "portrait-of-nothing",
        "map.json",
        "atlantis",
        put("map", "continents", "atlantis", to={"portrait": {"x": 1, "y": 1}}),
    ),
    Case(
        "label-off-map",
        "map.json",
        "peru",
        put("map", "territories", "peru", "label", to={"x": -5, "y": 10}),
    ),
    Case("no-lane", "map.json", "australia", put("map", "lanes", to=[])),
    Case("lane-without-sea", "map.json", "australia", without_sea("australia", "new_guinea")),
    Case(
        "border-without-adjacency",
        "map.json",
        "india",
        add("map", "borders", item=["peru", "india"]),
    ),
    Case("adjacency-without-border", "map.json", "india", put("map", "borders", to=[])),
    Case("idle-exception", "board.toml", "land_exceptions 1", with_exception(**NO_BORDER)),
    Case(
        "unknown-exception",
        "board.toml",
        "land_exceptions 1",
        with_exception(**{**NO_BORDER, "kind": "tunnel"}),
    ),
    Case(
        "unknown-key",
        "board.toml",
        "land_exceptions 1",
        with_exception(**NO_BORDER, since="1494"),
    ),
    Case("missing-key", "board.toml", "land_exceptions 1", with_exception(a="peru", b="india")),
    Case("wrong-type", "board.toml", "", put("board", "land_exceptions", to=3)),
    Case("wrong-type", "board.toml", "", put("board", "land_exceptions", to=[3])),
    Case("bad-map", "map.json", "", put("map", "view", to="wide")),
]

WORLD_CASES = STANDARD_CASES + FACT_CASES + MAP_CASES
