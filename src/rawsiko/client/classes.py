"""Open a class, join one, get one's seats; and a conversation with a class."""

import asyncio
import secrets
from collections.abc import Callable

import msgspec
from msgspec.structs import replace

from rawsiko.client.connection import Connection, Reply, Watch
from rawsiko.client.http_requests import RequestRefused, post
from rawsiko.client.tables import HeldSeat, found_by
from rawsiko.protocol import messages
from rawsiko.protocol.class_bodies import (
    ClassSeats,
    ClassTokens,
    JoinClass,
    MemberTaken,
    OpenClass,
)
from rawsiko.protocol.class_commands import ClassCommand
from rawsiko.protocol.class_messages import (
    ClassOrder,
    ClassPresence,
    ClassSnapshot,
    ClassTold,
    LineTold,
)
from rawsiko.protocol.class_views import Lesson, MemberId
from rawsiko.protocol.refusals import TableRefusal
from rawsiko.protocol.tables import Language
from rawsiko.replay.fairness import contribution_commitment_of

SEAT_SECONDS = 0.2  # between two questions whether one's seat is ready


class HeldMember(msgspec.Struct, frozen=True):
    """A place in a class and everything that its holder must keep."""

    server: str
    class_id: str
    member: MemberId
    token: str
    rejoin_code: str
    contributions: tuple[str, ...]  # to the dice, one for each company


async def open_class(server: str, lesson: Lesson) -> ClassTokens:
    """Open a class. Whoever has its `host_token` is the teacher. Raises RequestRefused."""
    opened = await post(server, "/api/classes", OpenClass(lesson))
    return msgspec.json.decode(opened, type=ClassTokens)


async def join_class(
    server: str, code: str, language: Language = Language.EN, heads: int = 1, companies: int = 1
) -> HeldMember:
    """Join the class with this code. Several companies are a whole table on this device. Raises
    RequestRefused."""
    found = (await found_by(server, code)).school
    if found is None:
        raise RequestRefused(404, TableRefusal.UNKNOWN_CLASS)
    class_id = found.class_id
    shares = [secrets.token_bytes(16) for _ in range(companies)]
    commitments = tuple(contribution_commitment_of(share) for share in shares)
    body = JoinClass(commitments, language, heads)
    answer = await post(server, f"/api/classes/{class_id}/members", body)
    taken = msgspec.json.decode(answer, type=MemberTaken)
    return HeldMember(
        server,
        class_id,
        taken.member,
        taken.member_token,
        taken.rejoin_code,
        tuple(share.hex() for share in shares),
    )


async def class_seats(held: HeldMember) -> list[HeldSeat]:
    """The member's seats, as soon as the teacher has started their table. Raises RequestRefused,
    with the code `bot_plays` or `mate_plays` if the teacher gave their seats to a bot: see
    `knock`."""
    while True:
        try:
            answer = await post(held.server, "/api/classes/seat", {}, token=held.token)
        except RequestRefused as refused:
            if refused.code != TableRefusal.CLASS_WAITING:
                raise
            await asyncio.sleep(SEAT_SECONDS)
            continue
        seats = msgspec.json.decode(answer, type=ClassSeats)
        return [
            HeldSeat(
                held.server,
                seats.table,
                one.seat,
                one.seat_token,
                held.rejoin_code,
                None if one.contribution is None else held.contributions[one.contribution],
            )
            for one in seats.seats
        ]


async def knock(held: HeldMember) -> None:
    """Ask the teacher for a seat after a bot took over one's own. `class_seats` then waits for it.
    Raises RequestRefused."""
    await post(held.server, "/api/classes/knock", {}, token=held.token)


class ClassConnection(Connection):
    """A conversation with a class: the teacher's, the projector's or a member's. It survives lost
    connections like any other."""

    def __init__(self, server: str, token: str, watch: Watch | None = None) -> None:
        super().__init__(server, token, watch=watch)
        self._known: ClassSnapshot | None = None

    @property
    def known(self) -> ClassSnapshot:
        """Everything known now. Wait for the first one with `wait_for` before reading it."""
        if self._known is None:
            raise RuntimeError("no ClassSnapshot has arrived yet")
        return self._known

    async def command(self, command: ClassCommand) -> Reply:
        """Send a teacher's command until it is answered. It's applied at most once."""
        return await self._ask(ClassOrder(secrets.token_hex(16), command))

    async def wait_for(
        self, condition: Callable[[ClassSnapshot], bool] = lambda _: True
    ) -> ClassSnapshot:
        """The first state of the class from now on that meets the condition."""
        while True:
            if self._known is not None and condition(self._known):
                return self._known
            if self._ended is not None:
                raise self._ended
            await self._changed.wait()

    async def _update(self, message: messages.ServerMessage) -> None:
        known = self._known
        if isinstance(message, ClassSnapshot):
            self._known = message
        elif known is None:
            return
        elif isinstance(message, ClassTold) and message.seq > known.seq:
            self._known = replace(known, seq=message.seq, view=message.view)
        elif isinstance(message, ClassPresence):
            self._known = replace(known, present=message.present)
        elif isinstance(message, LineTold):
            lines = {line.number: line for line in known.lines}
            lines[message.line.number] = message.line
            self._known = replace(known, lines=tuple(lines[number] for number in sorted(lines)))
        self._notify()
