"""Reads what a replay has besides the match: companies, bots, stand-ins and hints.

The server writes it into extra keys. Missing or invalid values are left out.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

import msgspec

from rawsiko.engine.ids import PlayerId
from rawsiko.engine.records import Record

BOT, PERSON = "bot", "person"
STAND_IN = "stand_in"
HINTS = ("look", "odds", "plan", "why_not")


class SeatNotes(Record, frozen=True):
    """A seat in a replay."""

    company: int  # the number of its generated name
    avatar: int = 0  # the seed of its portrait; 0 if the replay doesn't say
    kind: str | None = None  # `person` or `bot`; None if the replay doesn't say
    stand_in_share: float = 0.0  # of its actions
    hints: Mapping[str, int] | None = None

    @property
    def name(self) -> str:
        return f"company-{self.company}"


def notes_of(file: bytes, seats: Sequence[PlayerId]) -> dict[PlayerId, SeatNotes]:
    """By seat, in the order given.

    In replays without companies they are numbered from 1, so that they have names too.
    """
    lines = [_decoded(line) for line in file.splitlines()]
    entries = [*_entries(lines[0])] if lines else []
    actors = Counter((line.get("player"), line.get("by")) for line in lines)
    notes: dict[PlayerId, SeatNotes] = {}
    for number, seat in enumerate(seats, start=1):
        own = [entry for entry in entries if entry.get("seat") == seat]
        actions = sum(count for (player, _), count in actors.items() if player == seat)
        stand_in = actors[seat, STAND_IN] / actions if actions else 0.0
        companies, avatars = _numbers(own, "company"), _numbers(own, "avatar")
        notes[seat] = SeatNotes(
            company=companies[-1] if companies else number,
            avatar=avatars[-1] if avatars else 0,
            kind=_kind(own),
            stand_in_share=stand_in,
            hints=_hints(entries, seat),
        )
    return notes


def _numbers(entries: Sequence[Mapping[str, object]], key: str) -> list[int]:
    return [one for entry in entries if isinstance(one := entry.get(key), int)]


# The last of these entries decides whose seat it was.
_KINDS = {"SeatTaken": PERSON, "SeatTakenOver": PERSON, "SeatGivenToBot": BOT}


def _kind(entries: Sequence[Mapping[str, object]]) -> str | None:
    kinds = [_KINDS[str(entry.get("type"))] for entry in entries if entry.get("type") in _KINDS]
    return kinds[-1] if kinds else None


def _hints(entries: Sequence[Mapping[str, object]], seat: PlayerId) -> Mapping[str, int] | None:
    for entry in entries:
        if entry.get("type") == "SecretShown":
            try:
                used = msgspec.convert(entry.get("hints_used"), dict[str, dict[str, object]])
            except msgspec.ValidationError:
                return None
            counts = used.get(seat, {})
            return {kind: count for kind in HINTS if isinstance(count := counts.get(kind), int)}
    return None


def _entries(header: Mapping[str, object]) -> Iterator[Mapping[str, object]]:
    """The entries of the journal that the proof of the dice lists."""
    try:
        proof = msgspec.convert(header.get("proof"), _Proof)
    except msgspec.ValidationError:
        return
    for entry in proof.entries:
        yield _decoded(entry.body.encode())


class _Entry(msgspec.Struct):
    body: str


class _Proof(msgspec.Struct):
    entries: list[_Entry]


def _decoded(line: bytes) -> Mapping[str, object]:
    try:
        return msgspec.json.decode(line, type=dict[str, object])
    except (msgspec.DecodeError, UnicodeEncodeError):
        return {}
