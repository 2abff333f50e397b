"""Hidden cards and the secret behind the dice stay hidden, in every byte (S1, S2, F5)."""

import logging
import os
import re
from collections.abc import Callable, Generator
from contextlib import AbstractContextManager, contextmanager
from typing import Any
from unittest.mock import patch

import pytest
from msgspec.structs import replace

from rawsiko.engine.actions import Refusal
from rawsiko.engine.ids import ObjectiveId, PlayerId
from rawsiko.engine.setup import cards_to_deal
from rawsiko.engine.view import PlayerView
from rawsiko.protocol import messages
from rawsiko.protocol.refusals import TableRefusal
from rawsiko.protocol.tables import TableView
from rawsiko.server.logs import LOG
from rawsiko.server.tables import decisions, journaled, outbound
from rawsiko.server.tables import table as tables
from rawsiko.server.tables.live_table import LiveTable
from rawsiko.server.tables.table import Table
from rawsiko.server.thinking import questions
from tests.bots.saying import OF_THE_CARD
from tests.server.simulation.broken import Broken, Promise
from tests.server.simulation.bugs import everybody_sees_the_cards
from tests.server.simulation.world import Plan, Result, simulate

pytestmark = pytest.mark.slow

IS_LONG = bool(os.environ.get("RAWSIKO_LONG"))
MATCHES, PAIRS, PARTS = (1000, 500, 10) if IS_LONG else (30, 18, 3)
MARK = re.compile(rb"mark_[0-9a-f]{32}")
DIGEST = re.compile(rb"[0-9a-f]{64}")
OF_A_CARD = re.compile('"why":"({})"'.format("|".join(OF_THE_CARD)).encode())
OBSERVER = PlayerId("p1")

TABLE_VIEW = outbound.table_view
DEAL_OF = tables.deal_of


class Kept(logging.Handler):
    """Collects everything that is logged."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.written: list[bytes] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.written.append(repr((record.getMessage(), vars(record))).encode())


@contextmanager
def all_logs() -> Generator[Kept]:
    """Whatever levels somebody set before."""
    root, kept = logging.getLogger(), Kept()
    loggers = (root, logging.getLogger(LOG))
    levels = [logger.level for logger in loggers]
    root.addHandler(kept)
    for logger in loggers:
        logger.setLevel(logging.DEBUG)
    try:
        yield kept
    finally:
        root.removeHandler(kept)
        for logger, level in zip(loggers, levels, strict=True):
            logger.setLevel(level)


def match_without_leak(seed: int) -> Result:
    """Every byte to every seat, host and spectator is searched when it is sent."""
    with all_logs() as kept:
        result = simulate(seed, Plan(plays_to_the_end=True, stand_in="greedy"))
    for bodies in result.heard.values():
        for body in bodies:
            if OF_A_CARD.search(body):
                raise Broken(Promise.SECRECY, f"a reason says too much: {body!r}")
    for line in kept.written:
        if MARK.search(line) or DIGEST.search(line):
            raise Broken(Promise.SECRECY, f"a log says too much: {line!r}")
    return result


@pytest.mark.parametrize("part", range(PARTS))
def test_no_card_is_seen_before_the_end(part: int, capfd: pytest.CaptureFixture[str]) -> None:
    """S1: whole matches with bots, stand-ins, taking back, crashes and coming back. At the end
    everybody sees every card (R6.5), so the search would have found them."""
    told = 0
    for seed in range(part, MATCHES, PARTS):
        result = match_without_leak(seed)
        assert result.is_over
        everything = b"".join(body for bodies in result.heard.values() for body in bodies)
        assert len(set(MARK.findall(everything))) >= 3
        told += everything.count(b'"why":{"type":"Reason"')
    assert told > 0  # stand-ins said why, without their cards
    assert "mark_" not in "".join(capfd.readouterr())


def a_refusal_names_a_card() -> AbstractContextManager[object]:
    known: list[Table] = []
    order = LiveTable.order

    async def remember(self: LiveTable, *rest: Any) -> messages.Applied | messages.Refused:
        known[:] = [self.table]
        return await order(self, *rest)

    def refused(command: str | None, refusal: TableRefusal | Refusal) -> messages.Refused:
        match = known[0].match
        card = match.objectives[match.order[-1]] if match else None
        code = refusal.code if isinstance(refusal, Refusal) else refusal
        return messages.Refused(command, code, card)

    stack = patch.multiple(journaled, refused=refused)
    return _both(stack, patch.object(LiveTable, "order", remember))


def a_snapshot_shows_the_secret() -> AbstractContextManager[object]:
    def table_view(table: Table, *rest: Any) -> TableView:
        return replace(TABLE_VIEW(table, *rest), secret=table.secret.hex())

    return patch.object(outbound, "table_view", table_view)


def a_reason_is_made_from_the_seats_own_view() -> AbstractContextManager[object]:
    def open_view(view: PlayerView) -> PlayerView:
        return view

    return patch.object(questions, "open_view", open_view)


def a_log_names_a_card() -> AbstractContextManager[object]:
    def deal_of(*arguments: Any) -> dict[PlayerId, ObjectiveId]:
        deal = DEAL_OF(*arguments)
        logging.getLogger(LOG).debug("dealt", extra={"deal": deal})
        return deal

    return patch.object(tables, "deal_of", deal_of)


@contextmanager
def _both(*planted: AbstractContextManager[object]) -> Generator[None]:
    with planted[0], planted[1]:
        yield


LEAKS: dict[str, Callable[[], AbstractContextManager[object]]] = {
    leak.__name__: leak
    for leak in (
        everybody_sees_the_cards,
        a_refusal_names_a_card,
        a_snapshot_shows_the_secret,
        a_log_names_a_card,
        a_reason_is_made_from_the_seats_own_view,
    )
}


@pytest.mark.parametrize("leak", LEAKS)
def test_planted_leaks_are_caught(leak: str) -> None:
    with LEAKS[leak](), pytest.raises(Broken):
        all(match_without_leak(seed) for seed in range(5))


def other_cards(*arguments: Any) -> dict[PlayerId, ObjectiveId]:
    """The observer's card as before; everybody else has another one."""
    deal = DEAL_OF(*arguments)
    content, options = arguments[-2:]
    free = [card for card in cards_to_deal(content, options) if card != deal[OBSERVER]]
    others = [player for player in deal if player != OBSERVER]
    swapped = {player: free[free.index(deal[player]) - 1] for player in others}
    return {OBSERVER: deal[OBSERVER], **swapped}


def observed(seed: int) -> dict[str, list[bytes]]:
    """What p1 and a spectator heard, commitments and hashes masked."""
    heard = simulate(seed).heard
    return {
        name: [DIGEST.sub(b"#" * 64, body) for body in bodies]
        for name, bodies in heard.items()
        if name.startswith((OBSERVER, "spectator"))
    }


@pytest.mark.parametrize("part", range(PARTS))
def test_the_others_cards_change_nothing_that_one_hears(part: int) -> None:
    """S2: the same match and dice; only the cards of the others differ. Every byte is the same, in
    the same order, apart from the salted commitments and the hashes over them."""
    for seed in range(part, PAIRS, PARTS):
        with patch("tests.server.simulation.world.check_promises"):
            one = observed(seed)
            with _other_deal():
                other = observed(seed)
        assert one == other, seed


def test_a_planted_difference_is_seen() -> None:
    with (
        patch("tests.server.simulation.world.check_promises"),
        patch("tests.server.simulation.world.check_secrecy"),
        everybody_sees_the_cards(),
    ):
        one = observed(1)
        with _other_deal():
            assert observed(1) != one


def _other_deal() -> AbstractContextManager[object]:
    return _both(
        patch.object(tables, "deal_of", other_cards),
        patch.object(decisions, "deal_of", other_cards),
    )
