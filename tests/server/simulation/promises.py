"""What the server promises, checked from outside: against the disk, and against each client."""

import json
from collections.abc import Sequence
from typing import Any

from rawsiko.engine.content import Content
from rawsiko.engine.ids import PlayerId
from rawsiko.engine.state import ContinentChoice, Finished
from rawsiko.protocol.messages import Applied
from rawsiko.protocol.tables import SeatKind, Status
from rawsiko.server.storage import StoredEntry
from rawsiko.server.tables import outbound
from rawsiko.server.tables.live_table import LiveTable
from rawsiko.server.tables.table import Table, restored
from tests.server.replays.second_checker import Check, Disproved, head_of
from tests.server.simulation.broken import Broken, Promise
from tests.server.simulation.client import DECODER, Client
from tests.server.simulation.disk import Disk


def check_promises(
    disk: Disk, live: LiveTable, clients: Sequence[Client], content: Content
) -> None:
    """Called when everything has settled."""
    journal = disk.journal()
    table = live.table
    check_numbers(journal)
    for client in clients:
        _check_answers(client, journal)
        _check_picture(client, live)
    _check_journal(journal, table, content)
    _check_taken_back(journal)
    _check_stand_ins(live)
    _check_automation(table)
    if table.is_over and not table.secret_is_shown:
        raise Broken(Promise.NOBODY_WAITS, "the secret is not shown")


def check_secrecy(table: Table, viewer: PlayerId | None, body: bytes) -> None:
    """S1, F5: no card but one's own and no secret, in any byte, before the end."""
    if not table.secret_is_shown:
        for secret in (table.secret, table.key):
            if secret and (secret.hex().encode() in body or secret in body):
                raise Broken(Promise.SECRECY, "the secret behind the dice was sent")
    if table.match is None or isinstance(table.match.phase, Finished):
        return
    for player, card in table.match.objectives.items():
        if player != viewer and card.encode() in body:
            raise Broken(Promise.SECRECY, f"the card of {player} was sent to {viewer}")
    for card in table.content.objectives:
        if card not in table.match.objectives.values() and card.encode() in body:
            raise Broken(Promise.SECRECY, "a card that nobody has was sent")


def check_numbers(journal: Sequence[StoredEntry]) -> None:
    if [entry.seq for entry in journal] != list(range(1, len(journal) + 1)):
        raise Broken(Promise.JOURNAL, "the journal has a gap")
    commands = [(entry.seat, entry.command) for entry in journal if entry.command is not None]
    if len(set(commands)) < len(commands):
        raise Broken(Promise.APPLIED_ONCE, "a command was applied twice")


def _check_answers(client: Client, journal: Sequence[StoredEntry]) -> None:
    applied = {(entry.seat, entry.command): entry.seq for entry in journal}
    for sent in client.sent:
        if sent.reply is None:
            raise Broken(Promise.ONE_ANSWER, f"no answer to {sent.order}")
        reply = DECODER.decode(sent.reply)
        seq = reply.seq if isinstance(reply, Applied) else None
        if applied.get((sent.sender, sent.order.id)) != seq:
            raise Broken(Promise.TRUE_ANSWER, f"the answer was {reply}, the journal says otherwise")


def _check_picture(client: Client, live: LiveTable) -> None:
    """The client's state is what the server would send it now."""
    picture, table = client.picture, live.table
    if picture is None:
        raise Broken(Promise.SAME_VIEW, "a client was shown nothing")
    now = outbound.snapshot(table, client.seat, {}, (), None)
    if (picture.seq, picture.head) != (now.seq, now.head):
        raise Broken(Promise.SAME_VIEW, "a client knows another moment")
    if picture.match != now.match:
        raise Broken(Promise.SAME_VIEW, f"of the match: {picture.match} is not {now.match}")
    if picture.yours != now.yours:
        raise Broken(Promise.SAME_VIEW, "a client sees other choices")
    shown, known = now.table, picture.table
    for key in ("status", "settings", "seats", "commitment", "secret"):
        if getattr(shown, key) != getattr(known, key):
            raise Broken(Promise.SAME_VIEW, f"of the table: {key} {known} is not {shown}")


def _check_journal(journal: Sequence[StoredEntry], table: Table, content: Content) -> None:
    """The journal alone gives the same State, and its dice are those of docs/dice.md."""
    bodies = [entry.body for entry in journal]
    try:
        check = Check(bodies, table.secret, content)
    except Disproved as error:
        taken_back = str(error).startswith("taken back")
        promise = Promise.TAKEN_BACK if taken_back else Promise.DICE
        raise Broken(promise, str(error)) from error
    again = restored(Table(table.id, table.code, table.secret, content), bodies)
    if not (check.match == table.match == again.match):
        raise Broken(Promise.JOURNAL, "the journal leads to another State")
    if not (head_of(bodies) == table.head == again.head):
        raise Broken(Promise.JOURNAL, "the journal has another hash")
    if journal[-1].head is None or journal[-1].head.hex() != table.head:
        raise Broken(Promise.JOURNAL, "the stored head is not the one that was told")
    for entry in journal:
        if any(card.encode() in entry.body for card in content.objectives):
            raise Broken(Promise.SECRECY, "a card is in the journal")
    if (again.status, again.seats, again.takes) != (table.status, table.seats, table.takes):
        raise Broken(Promise.JOURNAL, "the journal leads to another table")


def _check_taken_back(journal: Sequence[StoredEntry]) -> None:
    """Only by the player who played it."""
    bodies: list[dict[str, Any]] = [json.loads(entry.body) for entry in journal]
    for entry, body in zip(journal, bodies, strict=True):
        if body["type"] != "ActionTakenBack":
            continue
        if entry.seat != bodies[body["entry"] - 1]["action"]["player"]:
            raise Broken(Promise.TAKEN_BACK, "somebody took back another's action")


def _check_automation(table: Table) -> None:
    """Nobody waits for a bot or for the program's draw."""
    if table.status is not Status.PLAYING or table.match is None:
        return
    phase = table.match.phase
    if isinstance(phase, Finished):
        raise Broken(Promise.NOBODY_WAITS, "the match is finished, and the table plays on")
    seat = table.seats[phase.player]
    if seat.kind is SeatKind.BOT or seat.stand_in is not None:
        raise Broken(Promise.NOBODY_WAITS, f"the bot of {phase.player} sleeps")
    if isinstance(phase, ContinentChoice) and table.match.options.advanced_setup:
        raise Broken(Promise.NOBODY_WAITS, "nobody draws a Continent")


def _check_stand_ins(live: LiveTable) -> None:
    table, present = live.table, live.present()
    acting = table.match.phase if table.match is not None else None
    for seat in table.seats.values():
        if table.settings.phase_seconds is not None and (
            table.is_over or getattr(acting, "player", None) == seat.player
        ):
            continue  # a bot may be ending the phase of a person who is too slow
        if seat.kind is SeatKind.PERSON and seat.player in present and seat.stand_in:
            raise Broken(Promise.HANDED_BACK, f"{seat.player} is back, and a bot still plays")
