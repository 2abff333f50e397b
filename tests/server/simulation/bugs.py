"""Mistakes that the simulation must find, each with the promise that it breaks."""

import asyncio
from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager, ExitStack, suppress
from typing import Any, NamedTuple
from unittest.mock import patch

from msgspec.structs import replace

from rawsiko.engine.actions import Move, PlaceAsset
from rawsiko.engine.ids import PlayerId, TerritoryId
from rawsiko.engine.state import State
from rawsiko.protocol import messages
from rawsiko.replay import fairness
from rawsiko.server.connections.conversation import Conversation
from rawsiko.server.storage import CannotSave, StoredEntry
from rawsiko.server.tables import decisions, entries, outbound
from rawsiko.server.tables.bots.stand_ins import StandIns
from rawsiko.server.tables.decisions import Caller, Decision, TableCommand, decide
from rawsiko.server.tables.entries import Entry
from rawsiko.server.tables.journaled import HOST
from rawsiko.server.tables.live_table import LiveTable
from rawsiko.server.tables.table import Table, UndoableAction
from tests.server.simulation.broken import Promise
from tests.server.simulation.disk import DiskStorage

Reply = messages.Applied | messages.Refused
Planted = AbstractContextManager[object]

ORDER = LiveTable.order
APPEND = DiskStorage.append
PUT = Conversation.put
MATCH_VIEW = outbound.match_view
CLASH_LABEL = fairness.clash_label
DECIDE_ACTION = decisions.decide_action


def acknowledged_before_saved() -> Planted:
    async def order(
        self: LiveTable, caller: Caller, command_id: str, command: TableCommand
    ) -> Reply:
        if isinstance(decide(self.table, caller, command), Entry):
            asyncio.ensure_future(ORDER(self, caller, command_id, command))  # noqa: RUF006
            return messages.Applied(command_id, self.table.seq + 1)
        return await ORDER(self, caller, command_id, command)

    return patch.object(LiveTable, "order", order)


def commands_are_applied_again() -> Planted:
    async def order(self: Any, caller: Caller, command_id: str, command: TableCommand) -> Reply:
        self._applied.pop((caller.seat or HOST, command_id), None)
        return await ORDER(self, caller, command_id, command)

    return both(
        patch.object(LiveTable, "order", order),
        patch.object(DiskStorage, "_used_by", _nothing),
    )


def a_message_is_skipped() -> Planted:
    count = [0]

    def put(self: Conversation, message: bytes) -> None:
        count[0] += message.startswith(b'{"type":"Told"')
        if count[0] % 50 != 49:
            PUT(self, message)

    return patch.object(Conversation, "put", put)


def goes_on_after_a_failed_commit() -> Planted:
    async def append(
        self: DiskStorage, table_id: str, epoch: int, entry: StoredEntry, *_also: Any
    ) -> None:
        with suppress(CannotSave):
            await APPEND(self, table_id, epoch, entry)

    return patch.object(DiskStorage, "append", append)


def everybody_sees_the_cards() -> Planted:
    def match_view(table: Table, match: State, viewer: PlayerId | None) -> messages.MatchView:
        return replace(MATCH_VIEW(table, match, viewer), objectives=match.objectives)

    return patch.object(outbound, "match_view", match_view)


def dice_repeat_themselves() -> Planted:
    def label(_entry: int, *rest: Any) -> str:
        return CLASH_LABEL(0, *rest)

    return patch.object(fairness, "clash_label", label)


def taken_back_after_another_acted() -> Planted:
    def remember(
        self: Table, entry: entries.ActionPlayed, before: State, _touched: tuple[TerritoryId, ...]
    ) -> None:
        if isinstance(entry.action, PlaceAsset | Move) and not entry.dice:
            self.takes.append(UndoableAction(self.seq, entry.action.player, entry.by, before))

    return patch.object(Table, "_remember_take", remember)


def a_seat_is_not_handed_back() -> Planted:
    async def hand_back(_self: StandIns, _player: PlayerId) -> None:
        return

    return patch.object(StandIns, "hand_back", hand_back)


def joins_without_a_snapshot() -> Planted:
    async def join(
        self: LiveTable, conversation: Conversation, after: int | None, _head: str | None
    ) -> None:
        if after is None:
            conversation.put(self.snapshot_for(conversation))
        self.conversations.append(conversation)

    return patch.object(LiveTable, "join", join)


def a_refused_action_costs_a_roll() -> Planted:
    refused = [0]

    def decide_action(table: Table, *rest: Any) -> Decision:
        decision = DECIDE_ACTION(table, *rest)
        refused[0] += not isinstance(decision, Entry)
        return decision

    def label(entry: int, *rest: Any) -> str:
        return CLASH_LABEL(entry + refused[0], *rest)

    return both(
        patch.object(decisions, "decide_action", decide_action),
        patch.object(fairness, "clash_label", label),
    )


def a_restart_forgets_the_commands() -> Planted:
    return patch.object(LiveTable, "remember", _nothing)


def saved_before_synced() -> Planted:
    """The disk reports a sync that did not happen."""

    async def sync(self: Any, table: Any, _epoch: int, entry: Any) -> None:
        table.entries.append(entry)
        asyncio.get_running_loop().call_later(0.5, lose, self, table, entry)

    def lose(self: Any, table: Any, entry: Any) -> None:
        if not self.is_alive and table.entries[-1] == entry:
            table.entries.pop()

    return patch.object(DiskStorage, "_sync", sync)


def _nothing(*_: object) -> None:
    return


def both(*planted: Planted) -> Planted:
    stack = ExitStack()
    for one in planted:
        stack.enter_context(one)
    return stack


class Bug(NamedTuple):
    plant: Callable[[], Planted]
    breaks: Promise


BUGS: Mapping[str, Bug] = {
    plant.__name__: Bug(plant, promise)
    for plant, promise in (
        (acknowledged_before_saved, Promise.TRUE_ANSWER),
        (commands_are_applied_again, Promise.APPLIED_ONCE),
        (a_message_is_skipped, Promise.NO_GAP),
        (goes_on_after_a_failed_commit, Promise.KEEPS_WHAT_IT_TOLD),
        (everybody_sees_the_cards, Promise.SECRECY),
        (dice_repeat_themselves, Promise.DICE),
        (taken_back_after_another_acted, Promise.TAKEN_BACK),
        (a_seat_is_not_handed_back, Promise.HANDED_BACK),
        (joins_without_a_snapshot, Promise.NO_GAP),
        (a_refused_action_costs_a_roll, Promise.DICE),
        (a_restart_forgets_the_commands, Promise.APPLIED_ONCE),
        (saved_before_synced, Promise.KEEPS_WHAT_IT_TOLD),
    )
}
