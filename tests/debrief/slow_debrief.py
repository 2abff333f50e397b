"""The figures once more, slowly and obviously: from replays and CSV files, with the second engine.

Nothing of `rawsiko` is used here.
"""

import csv
import json
from collections import Counter, defaultdict
from collections.abc import Sequence
from fractions import Fraction
from itertools import chain, combinations
from pathlib import Path
from typing import Any

from tests.reference.position import Position
from tests.reference.rules import Match
from tests.reference.score import completed, ranking

Json = dict[str, Any]
ENOUGH = 75  # percent of the world that a source must list


class SlowMatch:
    """A match, replayed: positions and Clashes by Turn, up to the last completed Turn."""

    def __init__(self, export: Json, file: bytes) -> None:
        header, *lines = map(json.loads, file.splitlines())
        self.match = Match(export, header)
        self.order: list[str] = header["order"]
        self.cards: dict[str, str] = header["objectives"]
        self.board = self.match.position.board
        self.turns: dict[int, Position] = {}
        self.received: dict[int, dict[str, int]] = {}
        fought: list[tuple[int, str, str, set[str]]] = []
        opened: list[tuple[int, str, list[Json], Position]] = []
        for line in lines[:-1]:
            before, done, turn = self.match.phase, self.match.completed, self.match.turn
            if "opened" in line:
                openable = self.match.openable()
                could = [one for one in self.board.news if one["id"] in openable]
                opened.append((turn, line["opened"], could, self.match.position.copy()))
            if "dice" in line and "opened" not in line:
                attacker, target = line["player"], line["action"]["target"]
                lacked = self.lacked(attacker, target)
                fought.append((turn, target, attacker, lacked))
            self.match.play(line)
            if before == "initial_assets" and self.match.phase == "action":
                self.turns[0] = self.match.position.copy()
            if self.match.completed is not None and self.match.completed is not done:
                self.turns[self.match.completed[0]] = self.match.completed[1]
                self.received[self.match.completed[0] + 1] = {
                    name: self.match.completed[1].investment(name)
                    for name in self.match.completed[1].living()
                }
        # With Trade with China, the claims belong to the end.
        self.last = max(self.turns)
        self.turns[self.last] = self.match.position
        self.received = {turn: got for turn, got in self.received.items() if turn <= self.last}
        self.clashes = [place for turn, place, _, _ in fought if turn <= self.last]
        self.wanted = [
            (attacker, lacked) for turn, _, attacker, lacked in fought if turn <= self.last
        ]
        self.news = [
            (card, could, before) for turn, card, could, before in opened if turn <= self.last
        ]
        self.ranking = ranking(self.match.position, self.cards)

    def lacked(self, player: str, place: str) -> set[str]:
        """What the Territory holds and the player doesn't control."""
        return self.match.position.supply(place) - self.match.position.materials(player)

    def needs(self, player: str) -> set[str]:
        return {
            material
            for name in self.board.objectives[self.cards[player]]
            for material in self.board.applications[name].materials
        }

    def points(self, player: str, position: Position) -> int:
        if player in position.eliminated:
            return 0
        return self.worth(player, position.materials(player))

    def worth(self, player: str, materials: set[str]) -> int:
        built = completed(self.board, self.cards[player], materials)
        return sum(self.board.applications[name].points for name in built)

    def holders(self, material: str) -> list[str]:
        """Once for each Territory."""
        return sources(self.match.position, material)

    def after_news(self) -> list[tuple[str, Fraction, bool, bool, int]]:
        """For each company that a card could hit: the company, its chance of that, whether it was
        hit, whether it had another source of what stopped, and the change of its points."""
        found: list[tuple[str, Fraction, bool, bool, int]] = []
        for card, could, before in self.news:
            every = sum(one["weight"] for one in could)
            for player in before.living():
                hits = {
                    one["id"]: one["weight"]
                    for one in could
                    if one["effect"] == "stops"
                    and before.owner.get(one["territory"]) == player
                    and one["material"] in self.needs(player)
                }
                (drawn,) = (one for one in could if one["id"] == card)
                others = sources(before, drawn["material"]).count(player) > 1
                change = self.points(player, self.match.position) - self.points(player, before)
                if 0 < sum(hits.values()) < every:
                    chance = Fraction(sum(hits.values()), every)
                    found.append((player, chance, card in hits, others, change))
        return found

    def points_by_turn(self) -> dict[str, list[int]]:
        positions = [self.turns[turn] for turn in sorted(self.turns)]
        return {name: [self.points(name, one) for one in positions] for name in self.order}

    def with_trade(self, player: str) -> int:
        """Points with the best claims: every set of Materials is tried."""
        position = self.match.position.copy()
        position.claimed = {}
        if player in position.eliminated:
            return 0
        claims = len(position.exclusive_continents(player))
        held = position.materials(player)
        needed = self.needs(player)
        tried = chain.from_iterable(
            combinations(sorted(needed - held), number) for number in range(claims + 1)
        )
        return max(self.worth(player, held | set(claimed)) for claimed in tried)

    def without_trade(self, player: str) -> int:
        position = self.match.position.copy()
        position.claimed = {}
        return self.points(player, position)

    def arrows(self) -> dict[tuple[str, str], Fraction]:
        """Missed points by who missed them and who had what was missing."""
        found: dict[tuple[str, str], Fraction] = defaultdict(Fraction)
        for player in self.match.position.living():
            held = self.match.position.materials(player)
            for name in self.board.objectives[self.cards[player]]:
                application = self.board.applications[name]
                missing = [one for one in application.materials if one not in held]
                for material in missing:
                    rivals = set(self.holders(material))
                    for rival in rivals:
                        points = Fraction(application.points, len(missing) * len(rivals))
                        found[player, rival] += points
        return dict(found)

    def built_and_missed(self) -> Counter[tuple[str, bool]]:
        built = {row["player"]: row["applications"] for row in self.ranking}
        return Counter(
            (name, name in built[player])
            for player in self.order
            for name in self.board.objectives[self.cards[player]]
        )

    def cards_that_need(self) -> Counter[str]:
        """By Material: the dealt cards of which some Application needs it."""
        found: Counter[str] = Counter()
        for player in self.order:
            applications = self.board.objectives[self.cards[player]]
            for material in self.board.materials():
                needs = [material in self.board.applications[one].materials for one in applications]
                found[material] += any(needs)
        return found


def sources(position: Position, material: str) -> list[str]:
    """The holder of each Territory that supplies the Material."""
    return [owner for place, owner in position.owner.items() if material in position.supply(place)]


def largest_share(match: SlowMatch, material: str) -> Fraction:
    position = match.match.position
    places = [place for place in match.board.materials_in if material in position.supply(place)]
    holders = Counter(match.holders(material))
    return Fraction(max(holders.values(), default=0), len(places))


def shares_of_countries(facts: Path) -> dict[tuple[str, str], dict[str, float]]:
    """Percent by country, for each Material and stage: the newest list of most of the world, or the
    longest list if there is none."""
    lists: dict[tuple[str, str], dict[tuple[str, str], dict[str, float]]] = defaultdict(dict)
    with (facts / "producers.csv").open(encoding="utf-8-sig", newline="") as file:
        for row in csv.DictReader(file):
            if row["share_percent"] and row["stage"] in ("extraction", "processing"):
                one = lists[row["material_id"], row["stage"]]
                by_country = one.setdefault((row["year"], row["source_key"]), {})
                if float(row["share_percent"]) > 0:
                    by_country[row["country"]] = float(row["share_percent"])
    return {stage: newest(one) for stage, one in lists.items() if any(one.values())}


def newest(lists: dict[tuple[str, str], dict[str, float]]) -> dict[str, float]:
    most = {key: sum(by_country.values()) for key, by_country in lists.items()}
    long = [key for key in lists if most[key] >= ENOUGH]
    if not long:
        return lists[max(most, key=lambda key: most[key])]
    # Of one year, a study's averages are older than a figure of that year.
    return lists[max(long, key=lambda key: (key[0][:4], not key[0].endswith("ed")))]


def world(facts: Path) -> dict[str, list[tuple[float, str, float]]]:
    """By Material: the largest producer's share and country, and the index, for each stage."""
    found: dict[str, list[tuple[float, str, float]]] = defaultdict(list)
    for (material, _), by_country in shares_of_countries(facts).items():
        most = max(by_country.values())
        country = min(name for name, share in by_country.items() if share == most)
        index = sum(share * share for share in by_country.values())
        found[material].append((most, country, index))
    return found


def chinas_share(facts: Path, materials: Sequence[str]) -> tuple[float, set[str]]:
    """The largest share that China has of one of these Materials, at any stage, and of which."""
    found: dict[float, set[str]] = defaultdict(set)
    for (material, _), by_country in shares_of_countries(facts).items():
        if material in materials:
            found[by_country.get("CHN", 0.0)].add(material)
    return max(found), found[max(found)]
