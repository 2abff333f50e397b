"""What the replay format requires of its values, independent of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from .board import Board, Json

OPTIONS = (
    "advanced_setup",
    "monopoly_stranglehold",
    "trade_with_china",
    "leave_one_behind",
)
HOUSE_OPTIONS = ("head_start", "host_keeps_time")
NEWS_OPTIONS = ("world_news", "recycling")
FORMATS = ("rawsiko-replay/1", "rawsiko-replay/2", "rawsiko-replay/3")


def whole_number(value: object, least: int, most: int) -> bool:
    """In Python True is 1; in JSON it isn't."""
    return type(value) is int and least <= value <= most


def same(one: object, other: object) -> bool:
    """Equal as JSON: neither True nor 1.0 is 1."""
    if type(one) is not type(other):
        return False
    if not isinstance(one, dict):
        return one == other
    left, right = cast("dict[object, object]", one), cast("dict[object, object]", other)
    return left.keys() == right.keys() and all(same(left[key], right[key]) for key in left)


def require(condition: object, complaint: str) -> None:
    if not condition:
        raise ValueError(complaint)


def check_header(board: Board, header: Json) -> None:
    """R1.1 to R1.4: players, options and cards that a match can start with."""
    require(header.get("format") in FORMATS, "another format")
    require(header.get("rules") == "1", "other rules")
    require(header.get("content") == board.hash, "other content")

    order = header.get("order")
    require(type(order) is list, "no order of play")
    players = cast("list[object]", order)
    require(all(type(player) is str for player in players), "players are named by text")
    require(len(set(players)) == len(players), "a player twice in the order of play")
    require(3 <= len(players) <= 5, "R1.1: 3, 4 or 5 players")
    require(len(players) in board.players, "R3.5: the board is not for so many")

    require(type(header.get("options")) is dict, "no options")
    options: Json = header["options"]
    require(whole_number(options.get("turns"), 1, 30), "R1.2: 1 to 30 Turns")
    require(all(type(options.get(name)) is bool for name in OPTIONS), "R1.2: on or off")
    if header["format"] != "rawsiko-replay/1":
        house = [options.get(name) for name in HOUSE_OPTIONS]
        require(all(type(value) is bool for value in house), "R1.2: on or off")
        has_one = header["format"] == "rawsiko-replay/3" or True in house
        require(has_one, "version 2 without Head start and Host keeps time")
    if header["format"] == "rawsiko-replay/3":
        news = [options.get(name) for name in NEWS_OPTIONS]
        require(all(type(value) is bool for value in news), "R1.2: on or off")
        require(True in news, "version 3 without World news and Recycling")
        require(board.news or not options["world_news"], "R4.10: a board without news")
        require(board.prices or not options["recycling"], "R4.11: a board without prices")

    require(type(header.get("objectives")) is dict, "no cards")
    objectives: Json = header["objectives"]
    cards = list(objectives.values())
    require(objectives.keys() == set(players), "R1.1: one card for each player")
    require(
        all(type(card) is str and card in board.objectives for card in cards), "R1.4: no such card"
    )
    require(len(set(cards)) == len(cards), "R1.4: a card twice in a match")
    dealt = board.objectives_for(options["turns"])
    require(all(card in dealt for card in cards), "R1.4: not a card for short matches")


def check_dice(dice: object, counts: tuple[int, int] | None) -> None:
    """`counts` are the attacker's and the defender's dice of a Clash; None means no dice."""
    if counts is None:
        require(dice is ABSENT, "dice where no Clash is")
        return
    require(type(dice) is dict, "R4.6: a Clash without dice")
    rolls = cast("Json", dice)
    require(rolls.keys() == {"attacker", "defender"}, "dice of both sides and of nobody else")
    for side, count in zip(("attacker", "defender"), counts, strict=True):
        roll = rolls[side]
        require(type(roll) is list and len(roll) == count, f"R4.6: the {side} rolls {count}")
        require(all(whole_number(die, 1, 6) for die in roll), "R4.6: dice have six sides")


def check_drawn(drawn: object, draws: list[str] | None) -> None:
    """`draws` are the Continents that can be drawn; None means that nothing is drawn."""
    if draws is None:
        require(drawn is ABSENT, "a Continent drawn where none is")
        return
    require(type(drawn) is str and drawn in draws, "R3.6: not among the Continents to draw from")


def check_opened(opened: object, cards: list[str] | None) -> None:
    """`cards` are those that can be opened; None means that none is opened."""
    if cards is None:
        require(opened is ABSENT, "a card opened where none is")
        return
    require(type(opened) is str and opened in cards, "R4.10: not among the cards to open")


class Absent:
    """The value of a key that a line doesn't have; null is a value."""


ABSENT = Absent()
