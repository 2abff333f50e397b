"""Rebuilds a table's journal from its replay: hash chain, secret, contributions, first draws."""

import hashlib
import re
from collections.abc import Mapping
from typing import NamedTuple

from rawsiko.engine.options import Options
from rawsiko.engine.setup import cards_to_deal
from rawsiko.engine.state import State
from rawsiko.replay import fairness
from rawsiko.replay.last_line import Fault, Unsound
from rawsiko.replay.strict_json import (
    JsonObject,
    Malformed,
    number_in,
    object_in,
    objects_in,
    parse,
    text_in,
    texts_in,
)

DICE = "dice"  # used instead of a clause for errors of the proof
_DIGEST = re.compile("[0-9a-f]{64}")
_CONTRIBUTION = re.compile("[0-9a-f]{32}")


class ProofJournal:
    """Entries by number; those of the replay's lines are added as they are read."""

    def __init__(
        self, key: bytes, head: str, bodies: dict[int, bytes], start: int, *, counts_lines: bool
    ) -> None:
        self.key = key
        self.counts_lines = counts_lines  # today's card: labels have numbers of lines
        self._head = head
        self._bodies = bodies
        self._unplayed = dict(bodies)
        self._newest = start

    def add(self, entry: int, body: bytes) -> None:
        """Add the next line. Numbers must increase."""
        if entry <= self._newest or entry in self._bodies:
            raise fault("number", entry=str(entry))
        self._newest = entry
        self._bodies[entry] = body

    def check_whole(self) -> None:
        """After the last line: check that nothing is missing and that the final hash matches."""
        self._check_taken_back()
        head = ""
        for entry in range(1, len(self._bodies) + 1):
            if entry not in self._bodies:
                raise fault("number", entry=str(entry))
            head = hashlib.sha256(head.encode() + b"|" + self._bodies[entry]).hexdigest()
        if head != self._head:
            raise fault("head")

    def _check_taken_back(self) -> None:
        """The actions without a line are exactly those that were taken back, each without dice."""
        open_actions: list[int] = []
        for entry, body in sorted(self._unplayed.items()):
            written = parse(body)
            match text_in(written, "type"):
                case "ActionPlayed":
                    open_actions.append(entry)
                    holds = written.get("dice") == []
                case "ActionTakenBack":
                    holds = bool(open_actions) and number_in(written, "entry") == open_actions.pop()
                case _:
                    continue
            if not holds:
                raise fault("taken_back", entry=str(entry))
        if open_actions:
            raise fault("taken_back", entry=str(open_actions[-1]))


class _Beginning(NamedTuple):
    """The content of the entries up to the start of the match."""

    created: JsonObject
    settings: JsonObject
    started: JsonObject
    start: int  # the number of its entry
    contributions: Mapping[str, str]  # those revealed, by seat


def read_journal(proof: JsonObject, header: JsonObject, start: State) -> ProofJournal:
    """Checks the header's part of a proof; `start` is the State that it leads to. Raises
    Malformed or Unsound."""
    if text_in(proof, "scheme") != fairness.SCHEME:
        raise fault("scheme")
    secret, head = text_in(proof, "secret"), text_in(proof, "head")
    if not _DIGEST.fullmatch(secret):
        raise Malformed("wrong_type", "secret")
    bodies = _bodies(objects_in(proof, "entries"))
    entries = {entry: parse(body) for entry, body in bodies.items()}
    beginning = _beginning(entries)
    _check_header(header, beginning)
    _check_secret(beginning, entries, bytes.fromhex(secret))
    key = _check_draws(header, beginning, bytes.fromhex(secret), start)
    is_todays = bool(_today_in(beginning))
    return ProofJournal(key, head, bodies, beginning.start, counts_lines=is_todays)


def fault(code: str, **details: str) -> Unsound:
    return Unsound(Fault(DICE, code, details))


def _bodies(listed: list[JsonObject]) -> dict[int, bytes]:
    bodies: dict[int, bytes] = {}
    newest = 0
    for item in listed:
        entry = number_in(item, "q")
        if entry <= newest:
            raise fault("number", entry=str(entry))
        newest = entry
        bodies[entry] = text_in(item, "body").encode()
    return bodies


def _beginning(entries: Mapping[int, JsonObject]) -> _Beginning:
    """The match must have been started, and by a table that was created first."""
    created = entries.get(1)
    if created is None or text_in(created, "type") != "Created":
        raise fault("number", entry="1")
    settings = object_in(created, "settings")
    committed: dict[str, str] = {}
    revealed: dict[str, str] = {}
    for entry, written in entries.items():
        match text_in(written, "type"):
            case "SettingsChanged":
                settings = object_in(written, "settings")
            case "SeatTaken":
                committed[text_in(written, "seat")] = text_in(written, "contribution")
            case "ContributionRevealed":
                seat, contribution = text_in(written, "seat"), text_in(written, "contribution")
                if not _is_share(contribution, committed.get(seat)):
                    raise fault("contribution", player=seat)
                revealed[seat] = contribution
            case "MatchStarted":
                return _Beginning(created, settings, written, entry, revealed)
            case _:
                pass
    raise Malformed("missing_key", "MatchStarted")


def _is_share(contribution: str, committed: str | None) -> bool:
    if not _CONTRIBUTION.fullmatch(contribution):
        return False
    return fairness.contribution_commitment_of(bytes.fromhex(contribution)) == committed


def _check_header(header: JsonObject, beginning: _Beginning) -> None:
    """The match of the replay is the one that the table began."""
    for key in ("content", "rules"):
        if text_in(header, key) != text_in(beginning.created, key):
            raise fault("header", key=key)
    options, found = object_in(beginning.settings, "options"), object_in(header, "options")
    for key in Options.__struct_fields__:
        # Version 1 leaves out some.
        if found.get(key, False) != options.get(key, False):
            raise fault("header", key=key)


def _check_secret(beginning: _Beginning, entries: Mapping[int, JsonObject], secret: bytes) -> None:
    table = text_in(beginning.created, "table")
    if fairness.commitment_of(table, secret) != text_in(beginning.created, "commitment"):
        raise fault("commitment")
    today = _today_in(beginning)
    if today and fairness.todays_secret(today) != secret:
        raise fault("commitment")
    shown = [
        text_in(written, "secret")
        for written in entries.values()
        if text_in(written, "type") == "SecretShown"
    ]
    if shown != [secret.hex()]:
        raise fault("commitment")


def _today_in(beginning: _Beginning) -> str:
    """What the secret follows from at a table of today's card; else empty."""
    return text_in(beginning.created, "today") if "today" in beginning.created else ""


def _check_draws(
    header: JsonObject,
    beginning: _Beginning,
    secret: bytes,
    start: State,
) -> bytes:
    """Order of play and deal (R1.3, R1.4). Returns the key of all draws."""
    table, started = text_in(beginning.created, "table"), beginning.started
    if number_in(beginning.settings, "seats") not in start.content.players:
        raise Malformed("wrong_type", "seats")
    seats = [f"p{number}" for number in range(1, number_in(beginning.settings, "seats") + 1)]
    given = [beginning.contributions[seat] for seat in seats if seat in beginning.contributions]
    if texts_in(started, "contributions") != given:
        raise fault("contribution", player=" ".join(beginning.contributions))
    key = fairness.key_of(table, secret, [bytes.fromhex(text) for text in given])
    if today := _today_in(beginning):
        key = fairness.todays_key(today)
    order = fairness.shuffled(key, f"order|{beginning.start}", seats)
    if texts_in(header, "order") != order or texts_in(started, "order") != order:
        raise fault("order", expected=" ".join(order))
    cards = fairness.shuffled(
        key, f"deal|{beginning.start}", cards_to_deal(start.content, start.options)
    )
    deal = dict(zip(seats, map(str, cards), strict=False))
    if object_in(header, "objectives") != deal:
        raise fault("deal")
    committed = {
        seat: fairness.card_commitment_of(table, secret, seat, card) for seat, card in deal.items()
    }
    if object_in(started, "cards") != committed:
        raise fault("deal")
    return key
