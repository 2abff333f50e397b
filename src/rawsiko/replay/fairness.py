"""Verifiable dice: all randomness of a table comes from a secret that it committed to.

docs/dice.md explains it; the browser has its own implementation. Hashed messages are UTF-8 text,
with parts joined by `|` and bytes as lower-case hexadecimal.
"""

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from typing import TypeVar

SCHEME = "rawsiko-dice-1"
BYTE_VALUES = 256
TODAY = "rawsiko-today-1"  # the scheme of today's card

T = TypeVar("T")


def commitment_of(table: str, secret: bytes) -> str:
    """The table's commitment, published before anything is drawn."""
    return _digest(f"{SCHEME}|{table}|{secret.hex()}")


def contribution_commitment_of(contribution: bytes) -> str:
    """A player's commitment, made when sitting down."""
    return _digest(f"{SCHEME}|contribution|{contribution.hex()}")


def key_of(table: str, secret: bytes, contributions: Sequence[bytes]) -> bytes:
    """The key of all draws of a match. Neither the table nor any player chooses it alone."""
    parts = [table, *(contribution.hex() for contribution in contributions)]
    return _keyed(secret, "|".join(parts))


def todays_secret(today: str) -> bytes:
    """The secret of every table of today's card. Anybody can compute it: only bots sit beside the
    one person. `today` names the day, the content and the version of the program."""
    return hashlib.sha256(f"{TODAY}|{today}".encode()).digest()


def todays_key(today: str) -> bytes:
    """The key of all draws: the same at every table, whoever sits there."""
    return _keyed(todays_secret(today), TODAY)


def card_commitment_of(table: str, secret: bytes, player: str, card: str) -> str:
    """Commits to the deal. Salted: with so few cards a plain hash could be brute-forced."""
    salt = _keyed(secret, f"salt|{table}|{player}").hex()
    return _digest(f"{SCHEME}|card|{player}|{card}|{salt}")


def clash_label(entry: int, origin: str, target: str, attackers: int, defenders: int) -> str:
    """Includes the journal's entry number, so no roll can be skipped or repeated. (At a table of
    today's card, this and the other numbers of entries are those of `Table.number_of_draw`.)"""
    return f"clash|{entry}|{origin}|{target}|{attackers}|{defenders}"


def draw_label(entry: int, player: str) -> str:
    """For the Continent drawn in Advanced game setup."""
    return f"draw|{entry}|{player}"


def news_label(entry: int, player: str) -> str:
    """For the news card that opens at the beginning of a Turn."""
    return f"news|{entry}|{player}"


def bot_seed(key: bytes, entry: int, player: str) -> str:
    """The seed of a bot's choice: as private as the dice, and tells nothing about them.

    `entry` is the number of the entry that led to the position the bot decides in.
    """
    return _keyed(key, f"bot|{entry}|{player}").hex()


def roll(key: bytes, label: str, sides: Sequence[int]) -> tuple[int, ...]:
    """One number from 1 to its sides for each die, uniformly."""
    stream = _bytes(key, label)
    return tuple(_die(stream, most) for most in sides)


def shuffled(key: bytes, label: str, items: Sequence[T]) -> list[T]:
    """A random order of the items (Fisher-Yates, from the last place down)."""
    stream = _bytes(key, label)
    order = list(items)
    for place in range(len(order) - 1, 0, -1):
        other = _die(stream, place + 1) - 1
        order[place], order[other] = order[other], order[place]
    return order


def _die(stream: Iterator[int], sides: int) -> int:
    """A die takes one byte, or two, the first one high, if it has more sides than a byte."""
    values = BYTE_VALUES if sides <= BYTE_VALUES else BYTE_VALUES**2
    fair = values - values % sides  # values above would favor the low numbers
    while (value := _value(stream, values)) >= fair:
        pass
    return value % sides + 1


def _value(stream: Iterator[int], values: int) -> int:
    if values == BYTE_VALUES:
        return next(stream)
    return next(stream) * BYTE_VALUES + next(stream)


def _bytes(key: bytes, label: str) -> Iterator[int]:
    block = 0
    while True:
        yield from _keyed(key, f"{label}|{block}")
        block += 1


def _keyed(key: bytes, text: str) -> bytes:
    # Not `hmac.digest`, which releases the GIL in the middle of a move.
    return hmac.new(key, text.encode(), "sha256").digest()


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
