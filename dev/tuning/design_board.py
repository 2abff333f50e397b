"""Places of the Materials on the standard board.

    .venv/bin/python dev/tuning/design_board.py             # who is on the board and who isn't
    .venv/bin/python dev/tuning/design_board.py --search    # the same of a board found by search
    .venv/bin/python dev/tuning/design_board.py --write     # writes placements.toml

Which Materials a Territory has is decided in territories.toml, with the search as a start. Every
candidate is a row of content/facts/producers.csv: a country's newest share of mining or refining.
The search wants large producers, fewer places the higher the EU's supply risk is, and about the
same wealth on every Continent. docs/content.md has the aims; `rawsiko content check` checks them.
"""

import math
import sys
import tomllib
from collections import Counter, defaultdict
from pathlib import Path
from random import Random
from typing import Any

from rawsiko.content.check.representative import SMALL, TIMES_AS_LARGE
from rawsiko.content.facts import CHINA, MINING, Facts, Figure, age

CONTENT = Path(__file__).parents[2] / "content"
WORLD = CONTENT / "world"

MOST_HERE = {"australia": 5, "western_usa": 5, "brazil_atlantic": 5}  # Materials: 4 elsewhere
FEWEST, MOST = 2, 7  # Territories of a Material
SEED, STEPS = 1, 40_000
FIRST_TEMPERATURE, LAST_TEMPERATURE = 2.0, 0.01
FORBIDDEN = 1000.0

# A figure of a country that the board cuts counts for one part: that of its mines or plants.
PARTS = {
    "CAN": {
        "western_canada": ("coking_coal", "helium", "indium"),  # British Columbia, Saskatchewan
        # Ontario and Quebec
        "eastern_canada": ("aluminium", "nickel", "niobium", "pgm", "scandium", "titanium_metal"),
    },
    "USA": {
        # Utah, California, Idaho, Arizona, Nevada; Wyoming has the largest helium plant
        "western_usa": ("beryllium", "boron", "lree", "phosphorus", "copper", "helium", "baryte"),
        # Appalachia, Florida; works in the east
        "eastern_usa": ("coking_coal", "phosphate_rock", "silicon_metal", "tungsten", "germanium"),
    },
    "BRA": {
        "brazil_amazon": ("aluminium", "manganese"),  # Pará
        # Minas Gerais, Goiás, Bahia
        "brazil_atlantic": (
            "beryllium", "chromium", "lithium", "magnesium", "natural_graphite", "niobium",
            "phosphate_rock", "silicon_metal", "tantalum", "vanadium",
        ),
    },
    "RUS": {
        # the Kola Peninsula, Perm; germanium is refined in Novomoskovsk
        "western_russia": (
            "gallium", "germanium", "magnesium", "phosphate_rock", "titanium_metal",
        ),
        # Norilsk, Kuzbass, Kachkanar, the smelters of Bratsk and Krasnoyarsk, Kurgan
        "siberia": ("aluminium", "coking_coal", "nickel", "pgm", "scandium", "vanadium"),
        "far_east": ("antimony", "boron", "helium", "tungsten"),  # Yakutia, Amur, Primorye
    },
    "IDN": {
        "indonesia": ("aluminium", "cobalt", "nickel"),
        "new_guinea": ("copper",),  # Grasberg
    },
    "FRA": {"france_benelux": ("antimony", "indium", "silicon_metal")},
}  # fmt: skip

# Figures that say too much or too little; docs/content.md gives the reasons.
UNFIT = {
    ("hree", "USA"), ("hree", "RUS"), ("hree", "IND"), ("hree", "THA"),  # light rare earths
    ("magnesium", "USA"),  # the plant stopped
    # no longer in newer tables
    ("baryte", "USA"), ("gallium", "UKR"), ("gallium", "HUN"), ("gallium", "KAZ"),
    ("titanium_metal", "KEN"), ("germanium", "FIN"),
    ("vanadium", "JPN"),  # from imported slag
    ("pgm", "COL"), ("tungsten", "GBR"), ("coking_coal", "COL"),
}  # fmt: skip
# Ground not yet mined counts only here, where nothing else is known.
UNMINED = {("lree", "greenland")}
MINED_ONLY = {"coking_coal"}  # coke is made wherever there is steel
LEAST = {"gallium": 0.4}  # percent; nobody outside China has more
FIXED = {("mexico", "bismuth"), ("peru", "phosphate_rock")}  # R2.5

Places = dict[tuple[str, str], Figure]  # by Territory and Material


def main() -> None:
    facts = Facts(CONTENT / "facts")
    search = Search(facts, toml("territories.toml"), list(toml("materials.toml")))
    written = {
        (name, material)
        for name, entry in search.territories.items()
        for material in entry["materials"]
    }
    if "--write" in sys.argv[1:]:
        write(search, written)
    else:
        report(search, search.run() if "--search" in sys.argv[1:] else written)


def toml(name: str) -> dict[str, Any]:
    return tomllib.loads((WORLD / name).read_text(encoding="utf-8"))


def supply_risks(facts: Facts) -> dict[str, float]:
    newest = max(row["year"] for row in facts.criticality)
    return {
        row["material_id"]: float(row["supply_risk"])
        for row in facts.criticality
        if row["year"] == newest
    }


class Search:
    """Simulated annealing over the set of placements."""

    def __init__(self, facts: Facts, territories: dict[str, Any], materials: list[str]) -> None:
        self.facts, self.territories, self.materials = facts, territories, materials
        self.risk = supply_risks(facts)
        self.candidates = self._candidates()
        self.of_material = defaultdict[str, list[tuple[str, str]]](list)
        for place in self.candidates:
            self.of_material[place[1]].append(place)

    def run(self) -> set[tuple[str, str]]:
        random = Random(SEED)
        places = sorted(self.candidates)
        chosen = {place for place in places if self.candidates[place].share >= 10} | FIXED
        cost = self.cost(chosen)
        best, least = set(chosen), cost
        for step in range(STEPS):
            heat = FIRST_TEMPERATURE * (LAST_TEMPERATURE / FIRST_TEMPERATURE) ** (step / STEPS)
            flipped = {random.choice(places)}
            if random.random() < 0.6:
                flipped.add(random.choice(places))
            changed = chosen ^ flipped
            new = self.cost(changed)
            if new <= cost or random.random() < math.exp((cost - new) / heat):
                chosen, cost = changed, new
                if cost < least:
                    best, least = set(chosen), cost
        return best

    def cost(self, chosen: set[tuple[str, str]]) -> float:
        here = Counter(territory for territory, _ in chosen)
        copies = Counter(material for _, material in chosen)
        total = FORBIDDEN * len(FIXED - chosen)
        for territory in self.territories:
            count = here[territory]
            total += FORBIDDEN * (max(0, count - MOST_HERE.get(territory, 4)) + (count == 0))
            total += 0.2 * (count - 2.7) ** 2
        wealth = defaultdict[str, float](float)
        for territory, material in chosen:
            wealth[self.territories[territory]["continent"]] += 1 / copies[material]
            total -= 0.8 * math.log2(1 + self.candidates[territory, material].share)
        for material in self.materials:
            count = copies[material]
            total += FORBIDDEN * max(0, FEWEST - count, count - MOST)
            total += 1.6 * (count - self.wanted(material)) ** 2
            total += self._missing(material, chosen)
        rooms = Counter(entry["continent"] for entry in self.territories.values())
        for continent, room in rooms.items():
            average = len(self.materials) / len(self.territories)
            total += 25 * (wealth[continent] / room - average) ** 2 * room
        return total

    def wanted(self, material: str) -> float:
        """How many places: fewer the higher the supply risk is."""
        return min(6.0, max(2.0, 5.4 - 0.85 * self.risk[material]))

    def _missing(self, material: str, chosen: set[tuple[str, str]]) -> float:
        """For large producers that are left out, above all where small ones are on the board."""
        absent = [
            self.candidates[place].share
            for place in self.of_material[material]
            if place not in chosen
        ]
        present = [
            self.candidates[place].share for place in self.of_material[material] if place in chosen
        ]
        total = sum(min(8.0, 0.5 * share) for share in absent if share >= 4)
        for share in present:
            if share < SMALL and any(more >= TIMES_AS_LARGE * share for more in absent):
                total += 4
        return total

    def _candidates(self) -> Places:
        places: Places = {}
        for territory, entry in self.territories.items():
            for member in entry["members"]:
                country = member.split(":")[0]
                for material in self.materials:
                    figure = self._figure(territory, material, country)
                    best = places.get((territory, material))
                    if figure and (best is None or figure.share > best.share):
                        places[territory, material] = figure
        return places

    def _figure(self, territory: str, material: str, country: str) -> Figure | None:
        if (material, country) in UNFIT or country == CHINA:
            return None
        if country in PARTS and material not in PARTS[country].get(territory, ()):
            return None
        if (material, territory) in UNMINED:
            figures = [f for f in self.facts.figures if f.stage == "reserves"]
            return next(
                (f for f in figures if (f.material, f.country) == (material, country)), None
            )
        figures = self.facts.newest(material, country)
        if material in MINED_ONLY:
            figures = [figure for figure in figures if figure.stage == MINING]
        if not figures or figures[0].share < LEAST.get(material, 1.0):
            return None
        # The newest, unless the other stage is far larger.
        close = [figure for figure in figures if figure.share >= figures[0].share / 2]
        return max(close, key=lambda figure: (age(figure), figure.share))


def report(search: Search, chosen: set[tuple[str, str]]) -> None:
    for material in sorted(search.materials, key=lambda one: -search.risk[one]):
        on = sorted(
            (-search.candidates[p].share, p[0]) for p in search.of_material[material] if p in chosen
        )
        off = sorted(
            (-search.candidates[p].share, p[0])
            for p in search.of_material[material]
            if p not in chosen
        )
        print(f"{material:17} risk {search.risk[material]:.1f}: {len(on)} places", end="  ")
        print(", ".join(f"{name} {-share:g}" for share, name in on), end="  | left out: ")
        print(", ".join(f"{name} {-share:g}" for share, name in off[:4]))
    for territory, entry in search.territories.items():
        now = sorted(material for name, material in chosen if name == territory)
        gone = sorted(set(entry["materials"]) - set(now))
        print(f"{territory:16} {', '.join(now)}", f"  (not: {', '.join(gone)})" if gone else "")
    print(len(chosen), "placements")


def write(search: Search, chosen: set[tuple[str, str]]) -> None:
    """Reasons that were there stay."""
    file = WORLD / "placements.toml"
    reasons = {
        (territory, material): entry["reason"]
        for territory, entries in toml(file.name).items()
        for material, entry in entries.items()
        if "reason" in entry
    }
    blocks = file.read_text(encoding="utf-8").split("\n[")[:1]
    for territory in search.territories:
        for material in search.materials:
            if (territory, material) in chosen:
                reason = reasons.get((territory, material))
                blocks.append(entry_of(search, territory, material, reason))
    file.write_text("\n".join(blocks), encoding="utf-8")


def entry_of(search: Search, territory: str, material: str, reason: str | None) -> str:
    figure = search.candidates[territory, material]
    lines = [
        f"[{territory}.{material}]",
        f'country = "{figure.country}"',
        f'stage = "{figure.stage}"',
        f"share = {figure.share}",
        f'year = "{figure.year}"',
        f'source = "{figure.source}"',
    ]
    if figure.country in PARTS and len(PARTS[figure.country]) > 1:
        lines.append("in_country = true")
    if reason:
        lines.append(f'reason = "{reason}"')
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main()
