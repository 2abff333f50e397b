"""Search for sea lines and numbers of Assets (R3.8) with which every seat has an equal chance.

    .venv/bin/python dev/tuning/fair_board.py sample 1.npz --seed 1 --seconds 300 [--around LINES]
    .venv/bin/python dev/tuning/fair_board.py search 1.npz 2.npz
    .venv/bin/python dev/tuning/fair_board.py measure "italy:maghreb peru:central_america"

`sample` plays matches of Medium on many boards that differ in a few of the OPTIONAL lines, with
cards, Turns, setup and numbers of Assets drawn at random. `search` fits a linear model to all of
them: how much each line and each Asset adds to each seat's chance, in each of the cases. It prints
the boards that should be fairest; a model of so many boards errs less than matches on each. LINES
are those to be changed: added where the board lacks them, else removed. `measure` plays one such
board with the cards it has. Sample again around the best board and search again before you believe
it. Changes no file. docs/measurements/head-start.md quotes the result.
"""

import argparse
import time
from collections.abc import Iterator, Sequence
from itertools import combinations, combinations_with_replacement, product
from math import nan
from pathlib import Path
from typing import Any

import design_cards
import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from rawsiko.content.load import standard_content
from rawsiko.engine.content import Content, Objective
from rawsiko.engine.ids import ApplicationId, ObjectiveId, TerritoryId
from rawsiko.engine.options import Options
from rawsiko.engine.turns import INITIAL_ASSETS
from rawsiko.lab.balance import ENOUGH_TO_JUDGE, POLICY, finding_of
from rawsiko.lab.policies import workspace_for
from rawsiko.lab.simulation import Plan, simulate
from rawsiko.simulator import playing as by
from rawsiko.simulator.chance import root_of
from rawsiko.simulator.positions import start_position
from rawsiko.simulator.rules import layout as at
from rawsiko.simulator.rules.scoring import PLACE

# Real shipping neighbors. Every other line of the board stays.
OPTIONAL = (
    "western_canada:far_east", "greenland:nordic", "brazil_atlantic:west_africa",
    "chile:new_zealand", "iberia:maghreb", "italy:maghreb", "east_africa:middle_east",
    "japan:philippines", "india:indonesia", "britain:nordic", "eastern_usa:central_america",
    "vietnam:philippines", "indonesia:philippines", "indonesia:new_guinea", "zambezi:madagascar",
    "eastern_usa:britain", "eastern_usa:iberia", "argentina:southern_africa",
    "new_guinea:new_zealand", "brazil_atlantic:iberia", "western_usa:japan", "italy:egypt",
    "india:madagascar", "india:middle_east", "australia:southern_africa", "india:australia",
    "korea:philippines", "japan:new_guinea", "middle_east:germany", "britain:iberia",
    "nordic:poland", "turkey:ukraine", "colombia:eastern_usa", "peru:central_america",
    "madagascar:indonesia", "greenland:britain",
)  # fmt: skip
FEWEST_NEIGHBORS, MOST_NEIGHBORS, FEWEST_ENTRANCES = 2, 6, 3

CASES = tuple(product((False, True), (4, 5, 8)))  # Advanced setup, Turns
CHANCES = (0.25, 0.25, 0.5)  # of each number of Turns in the sample; cards need 8
MATCHES = 240  # on each board of the sample, for each number of players
CARDS = 40  # in the deck of each
MIDDLE, MOST = 7, 9  # Assets in the sample, from 6
MOST_ASSETS = 11
# How strongly a line's effect is drawn towards 0, and its difference between numbers of Turns.
RIDGE, RIDGE_OF_TURNS, RIDGE_OF_ASSETS = 600.0, 3000.0, 30.0

# What the search makes small, in percentage points and in factors of Continents.
CLOSE, CLOSE_FACTOR = 2.5, 0.1
FACTOR_COST, LINE_COST = 40.0, 0.25
STARTS, SHOWN = 8, 4

Floats = NDArray[np.float64]
Flips = NDArray[np.bool_]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    commands = parser.add_subparsers(dest="command", required=True)
    sampling = commands.add_parser("sample")
    sampling.add_argument("file", type=Path)
    sampling.add_argument("--seconds", type=float, default=300)
    sampling.add_argument("--around", default="", metavar="LINES")
    sampling.add_argument("--share", type=float, default=0.15, help="of the lines that are changed")
    searching = commands.add_parser("search")
    searching.add_argument("files", type=Path, nargs="+")
    measuring = commands.add_parser("measure")
    measuring.add_argument("lines", metavar="LINES")
    measuring.add_argument("--matches", type=int, default=1_000)
    for each in (sampling, measuring):
        each.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    if chosen.command == "sample":
        sample(chosen)
    elif chosen.command == "search":
        search(Model(chosen.files))
    else:
        measure(changed(standard_content(), chosen.lines.split()), chosen.matches, chosen.seed)


def changed(content: Content, lines: Sequence[str]) -> Content:
    sea = {name: list(territory.sea) for name, territory in content.territories.items()}
    for line in lines:
        first, second = map(TerritoryId, line.split(":"))
        for one, other in ((first, second), (second, first)):
            if other in sea[one]:
                sea[one].remove(other)
            else:
                sea[one].append(other)
    territories = {
        name: replace(territory, sea=tuple(sea[name]), adjacent=(*territory.land, *sea[name]))
        for name, territory in content.territories.items()
    }
    return replace(content, territories=territories)


def flipped(content: Content, flips: Flips) -> Content:
    return changed(content, [line for line, flip in zip(OPTIONAL, flips, strict=True) if flip])


def is_sound(content: Content) -> bool:
    """Neighbors, entrances, and every Continent in one piece."""
    territories = content.territories
    for continent in content.continents:
        here = {name for name, one in territories.items() if one.continent == continent}
        if sum(not here.issuperset(territories[name].adjacent) for name in here) < FEWEST_ENTRANCES:
            return False
        reached, edge = set[TerritoryId](), [min(here)]
        while edge:
            name = edge.pop()
            if name in here - reached:
                reached.add(name)
                edge += territories[name].adjacent
        if reached != here:
            return False
    numbers = [len(territory.adjacent) for territory in territories.values()]
    return min(numbers) >= FEWEST_NEIGHBORS and max(numbers) <= MOST_NEIGHBORS


def sample(chosen: argparse.Namespace) -> None:
    random = np.random.default_rng(chosen.seed)
    content = standard_content()
    center = np.isin(OPTIONAL, chosen.around.split())
    rows: dict[str, list[NDArray[np.generic]]] = {}
    boards: list[Flips] = []
    cards = _cards_by_points()
    started = time.process_time()
    while time.process_time() - started < chosen.seconds:
        flips = center ^ (random.random(len(OPTIONAL)) < chosen.share)
        board = flipped(content, flips)
        if not is_sound(board):
            continue
        dealt: list[design_cards.Card] = [design_cards.RULEBOOK_CARD]
        for each in cards:
            numbers: list[int] = random.permutation(len(each)).tolist()
            dealt += [each[number] for number in numbers[: CARDS // 2]]
        board = with_cards(board, dealt)
        for players in content.players:
            played = _played(board, players, random, root_of(chosen.seed + 1_000 * len(boards)))
            for name, values in played:
                rows.setdefault(f"{name}{players}", []).append(values)
            rows.setdefault(f"board{players}", []).append(np.full(MATCHES, len(boards)))
        boards.append(flips)
    parts: dict[str, Any] = {name: np.concatenate(values) for name, values in rows.items()}
    np.savez_compressed(chosen.file, boards=np.array(boards), **parts)
    print(f"{len(boards)} boards")


def _cards_by_points() -> list[list[design_cards.Card]]:
    world = design_cards.read_world()
    every = design_cards.valid_cards(world)
    return [[c for c in every if world.total(c) == points] for points in design_cards.POINTS]


def with_cards(content: Content, cards: Sequence[design_cards.Card]) -> Content:
    names = [ObjectiveId(f"card_{number:03}") for number in range(1, len(cards) + 1)]
    objectives = {
        name: Objective(name, tuple(map(ApplicationId, card)))
        for name, card in zip(names, cards, strict=True)
    }
    return replace(content, objectives=objectives)


def _played(
    content: Content, players: int, random: np.random.Generator, root: int
) -> Iterator[tuple[str, NDArray[np.generic]]]:
    """Matches of one board: by row what was drawn, who won, and where everybody began."""
    start = np.tile(start_position(content, Options(), players), (MATCHES, 1))
    turns = [number for advanced, number in CASES if advanced]
    start[:, at.TURNS] = random.choice(turns, MATCHES, p=CHANCES)
    start[:, at.ADVANCED_SETUP] = random.integers(0, 2, MATCHES)
    assets = random.integers(INITIAL_ASSETS, MOST + 1, (MATCHES, players))
    start[:, at.INITIAL : at.INITIAL + players] = assets
    room = by.room_for(MATCHES, players)
    by.play_matches(workspace_for(content, (POLICY,), players), room, root, 1, start)
    has_won = room.scores[:, :, PLACE] == 1
    yield "turns", start[:, at.TURNS]
    yield "advanced", start[:, at.ADVANCED_SETUP]
    yield "assets", assets
    yield "wins", has_won / has_won.sum(1, keepdims=True)  # those who tie share the win
    yield "began", room.tallies[:, by.BEGAN_IN : by.BEGAN_IN + players].copy()


class Model:
    """Each seat's chance in each case, and each first Continent's, by lines and Assets."""

    def __init__(self, files: Sequence[Path]) -> None:
        self.content = standard_content()
        self._seats: dict[tuple[int, bool, int], tuple[Floats, Floats]] = {}
        self._continents: dict[tuple[int, bool], list[tuple[Floats, float]]] = {}
        parts = [dict(np.load(file)) for file in files]
        for players in self.content.players:
            flips = np.concatenate([one["boards"][one[f"board{players}"]] for one in parts])
            names = ("turns", "advanced", "assets", "wins", "began")
            turns, advanced, assets, wins, began = (
                np.concatenate([one[f"{name}{players}"] for one in parts]) for name in names
            )
            for setup in (False, True):
                of = advanced == setup
                case = players, setup
                own = np.concatenate([assets[of] - MIDDLE, flips[of]], 1)
                left = self._fit_seats(case, turns[of], own, wins[of])
                late = turns[of] == Options().turns
                self._fit_continents(case, flips[of][late], left[late], began[of][late])

    def _fit_seats(
        self, case: tuple[int, bool], turns: Floats, own: Floats, wins: Floats
    ) -> Floats:
        """By Assets and lines. Returns what the model doesn't explain."""
        players, setup = case
        numbers = [number for advanced, number in CASES if advanced == setup]
        among = np.stack([turns == number for number in numbers], 1).astype(float)
        each = [own * among[:, [nth]] for nth in range(len(numbers))]
        features = np.concatenate([among, own, *each], 1)
        width = own.shape[1]
        ridge = [np.full(len(numbers), 1e-6)]
        ridge += [np.full(players, RIDGE_OF_ASSETS), np.full(width - players, RIDGE)]
        ridge += [np.full(width, RIDGE_OF_TURNS)] * len(numbers)
        weights = _solved(features, wins - 1 / players, np.concatenate(ridge))
        for nth, number in enumerate(numbers):
            first = len(numbers) + width * (nth + 1)
            common = weights[len(numbers) : len(numbers) + width]
            self._seats[players, setup, number] = weights[nth], common + weights[first:][:width]
        return wins - 1 / players - features @ weights

    def _fit_continents(
        self, case: tuple[int, bool], flips: Flips, left: Floats, began: NDArray[np.int64]
    ) -> None:
        fitted = self._continents.setdefault(case, [])
        for continent in range(len(self.content.continents)):
            match, seat = np.nonzero(began == continent)
            if len(match) >= ENOUGH_TO_JUDGE:
                features = np.concatenate([np.ones((len(match), 1)), flips[match].astype(float)], 1)
                ridge = np.concatenate([[20.0], np.full(len(OPTIONAL), RIDGE / 2)])
                fitted.append((_solved(features, left[match, seat], ridge), 1 / case[0]))

    def off(self, players: int, flips: Flips, assets: NDArray[np.int64]) -> Floats:
        """By row of Assets, case and seat: percentage points from an equal chance."""
        every: list[Floats] = []
        for setup, turns in CASES:
            alone, weights = self._seats[players, setup, turns]
            of_assets = (assets - MIDDLE) @ weights[:players]
            every.append(alone + of_assets + flips @ weights[players:])
        return 100 * np.stack(every, 1)

    def factors(self, players: int, flips: Flips) -> Floats:
        both = (self._continents[players, setup] for setup in (False, True))
        each = [1 + (w[0] + flips @ w[1:]) / rate for fitted in both for w, rate in fitted]
        return np.array(each)

    def best(self, players: int, flips: Flips) -> tuple[float, NDArray[np.int64], Floats]:
        """The cost, the numbers of Assets that suit the board, and how far seats are off."""
        rows = assets_for(players)
        off = self.off(players, flips, rows)
        costs = (np.maximum(np.abs(off) - CLOSE, 0) ** 2).mean(2).sum(1) * 3
        least = int(np.argmin(costs))
        far = np.maximum(np.abs(self.factors(players, flips) - 1) - CLOSE_FACTOR, 0)
        return float(costs[least] + FACTOR_COST * (far**2).sum()), rows[least], off[least]

    def cost(self, flips: Flips) -> float:
        each = (self.best(players, flips)[0] for players in self.content.players)
        return sum(each) + LINE_COST * float(flips.sum())


def _solved(features: Floats, values: Floats, ridge: Floats) -> Floats:
    curve = features.T @ features + np.diag(ridge)
    return np.linalg.solve(curve, features.T @ values).astype(np.float64)


def assets_for(players: int) -> NDArray[np.int64]:
    """Never more than the seat before: the game's texts say so."""
    each = combinations_with_replacement(range(INITIAL_ASSETS, MOST_ASSETS + 1), players - 1)
    return np.array([(*reversed(row), INITIAL_ASSETS) for row in each])


def search(model: Model) -> None:
    """Change one line or exchange two, from several boards, as long as it helps."""
    random = np.random.default_rng(1)
    every = range(len(OPTIONAL))
    steps: list[tuple[int, ...]] = [(n,) for n in every]
    steps += combinations(every, 2)
    found: dict[bytes, tuple[float, Flips]] = {}
    for _ in range(STARTS):
        flips = random.random(len(OPTIONAL)) < 0.2
        if not is_sound(flipped(model.content, flips)):
            flips[:] = False
        cost, goes_on = model.cost(flips), True
        while goes_on:
            goes_on = False
            order: list[int] = random.permutation(len(steps)).tolist()
            for step in order:
                changed_flips = flips.copy()
                changed_flips[[*steps[step]]] ^= True
                less = model.cost(changed_flips)
                if less < cost - 1e-9 and is_sound(flipped(model.content, changed_flips)):
                    flips, cost, goes_on = changed_flips, less, True
        found[flips.tobytes()] = cost, flips
    present = np.zeros(len(OPTIONAL), dtype=bool)
    boards = [(model.cost(present), present), *sorted(found.values(), key=lambda one: one[0])]
    for cost, flips in boards[: SHOWN + 1]:
        lines = " ".join(np.array(OPTIONAL)[flips])
        print(f"cost {cost:.1f}: {lines or 'as it is'}")
        for players in model.content.players:
            _, assets, off = model.best(players, flips)
            told = ", ".join(f"{furthest:.1f}" for furthest in np.abs(off).max(1))
            factors = model.factors(players, flips)
            print(f"    {players} players, Assets {assets.tolist()}: {told} points off;", end=" ")
            print(f"Continents {factors.min():.2f} to {factors.max():.2f}")


def measure(content: Content, matches: int, seed: int) -> None:
    for players, (setup, turns) in product(content.players, CASES):
        options = Options(turns=turns, advanced_setup=setup, head_start=True)
        plan = Plan(content, options, players, (POLICY,), matches, seed)
        found = finding_of(plan, simulate(plan, 1, lambda _: None))
        off = " ".join(f"{100 * (seat.rate.share - found.parity):+.1f}" for seat in found.seats)
        factors = [found.in_seats[land.name] for land in found.judged_continents]
        told = (
            f"{off}; Continents {min(factors, default=nan):.2f} to {max(factors, default=nan):.2f}"
        )
        way = "drawn" if setup else "chosen"
        print(f"{players} players, {turns} Turns, {way}: {told}", flush=True)


if __name__ == "__main__":
    main()
