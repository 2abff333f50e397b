"""The chat of a table. It is never stored."""

import unicodedata
from collections.abc import Container

from rawsiko.engine.ids import PlayerId
from rawsiko.protocol.commands import Mute, Say, SayFreely
from rawsiko.protocol.messages import Spoken
from rawsiko.protocol.phrases import PHRASES, Kind
from rawsiko.protocol.refusals import TableRefusal
from rawsiko.protocol.tables import Chat
from rawsiko.server.rate_limits import FREE_TEXT, Bucket
from rawsiko.server.tables.names import is_drawable
from rawsiko.server.tables.table import Table
from rawsiko.server.tables.word_filter import is_decent

MOST_LETTERS = 120


class TableChat:
    """The chat of one table: who is muted, and how fast each player may write."""

    def __init__(self) -> None:
        self._muted: set[PlayerId] = set()
        self._all_are_muted = False
        self._speed: dict[PlayerId, Bucket] = {}

    def mute(self, command: Mute, table: Table) -> TableRefusal | None:
        if command.seat is None:
            self._all_are_muted = command.is_muted
        elif command.seat not in table.seats:
            return TableRefusal.NO_SUCH_SEAT
        elif command.is_muted:
            self._muted.add(command.seat)
        else:
            self._muted.discard(command.seat)
        return None

    def forget(self, seat: PlayerId) -> None:
        """The seat is given to somebody else."""
        self._muted.discard(seat)
        self._speed.pop(seat, None)

    def say(
        self, table: Table, seat: PlayerId, command: Say | SayFreely, now: float
    ) -> Spoken | TableRefusal:
        if table.settings.chat is Chat.OFF:
            return TableRefusal.CHAT_OFF
        if self._all_are_muted or seat in self._muted:
            return TableRefusal.MUTED
        is_phrase = isinstance(command, Say)
        spoken = _phrase(table, seat, command) if is_phrase else _free_text(table, seat, command)
        speed = self._speed.setdefault(seat, Bucket(FREE_TEXT, now))
        if isinstance(spoken, Spoken) and not speed.takes(now):
            return TableRefusal.TOO_FAST
        return spoken


def _phrase(table: Table, seat: PlayerId, command: Say) -> Spoken | TableRefusal:
    kinds = PHRASES.get(command.phrase)
    if kinds is None or set(command.arguments) != set(kinds):
        return TableRefusal.UNKNOWN_PHRASE
    known: dict[Kind, Container[str]] = {
        Kind.TERRITORY: table.content.territories,
        Kind.MATERIAL: table.content.materials,
        Kind.PLAYER: table.seats,
    }
    if any(command.arguments[kind] not in known[kind] for kind in kinds):
        return TableRefusal.UNKNOWN_PHRASE
    return Spoken(seat, phrase=command.phrase, arguments=command.arguments)


def _free_text(table: Table, seat: PlayerId, command: SayFreely) -> Spoken | TableRefusal:
    if table.settings.chat is not Chat.FREE:
        return TableRefusal.CHAT_OFF
    text = " ".join(unicodedata.normalize("NFC", command.text).split())
    if not text or len(text) > MOST_LETTERS or not is_drawable(text) or not is_decent(text):
        return TableRefusal.TEXT_NOT_ALLOWED
    return Spoken(seat, text=text)
