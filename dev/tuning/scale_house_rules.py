"""Measure other numbers of Turns for news cards (R4.10) and other recycling prices (R4.11).

    python dev/tuning/scale_house_rules.py [--matches 400]

docs/measurements/house-rules.md quotes the result. `rawsiko balance` measures the board as it is.
"""

import argparse
from collections.abc import Mapping

from msgspec.structs import replace

from rawsiko.content.load import standard_content
from rawsiko.engine.content import Content
from rawsiko.engine.options import Options
from rawsiko.lab.balance import POLICY
from rawsiko.lab.house_rules import JUDGED_TURNS, finding_of
from rawsiko.lab.simulation import Plan, simulate

SEED = 1
# Instead of the Turns and the prices of the board, from the lowest to the highest.
TURNS = ((1, 2, 4), (2, 4, 8), (3, 6, 9), (9, 9, 9))
PRICES = ((2, 3, 5), (5, 6, 8), (6, 7, 9), (7, 8, 9))


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--matches", type=int, default=400)
    matches: int = parser.parse_args().matches
    board = standard_content()
    usual = sorted({card.turns for card in board.news.values()})
    for turns in TURNS:
        instead = dict(zip(usual, turns, strict=True))
        measure(f"Turns {turns}", with_turns(board, instead), matches, world_news=True)
    usual = sorted({price for price in prices_of(board) if price is not None})
    for prices in PRICES:
        instead = dict(zip(usual, prices, strict=True))
        measure(f"prices {prices}", with_prices(board, instead), matches, recycling=True)


def measure(name: str, board: Content, matches: int, **rule: bool) -> None:
    for turns in JUDGED_TURNS:
        for players in board.players:
            options = Options(turns=turns, head_start=True, **rule)
            plan = Plan(board, options, players, (POLICY,), matches, SEED)
            found = finding_of(plan, simulate(plan, 1, lambda _: None))
            shares = (found.changed_points, found.changed_winners, found.recycled)
            told = [f"{share:.1%}" for share in shares if share is not None]
            told += [f"{share:.1%} {material}" for material, share in [found.favorite or ("", 0)]]
            print(f"{name}, {turns} Turns, {players} players: {', '.join(told)}", flush=True)


def with_turns(board: Content, instead: Mapping[int, int]) -> Content:
    news = {name: replace(card, turns=instead[card.turns]) for name, card in board.news.items()}
    return replace(board, news=news)


def with_prices(board: Content, instead: Mapping[int, int]) -> Content:
    materials = {
        name: replace(one, recycling_price=one.recycling_price and instead[one.recycling_price])
        for name, one in board.materials.items()
    }
    return replace(board, materials=materials)


def prices_of(board: Content) -> list[int | None]:
    return [material.recycling_price for material in board.materials.values()]


if __name__ == "__main__":
    main()
