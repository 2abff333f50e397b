"""Joining a class, seat tokens, and coming back on another device."""

from __future__ import annotations

import hashlib
import hmac
from base64 import urlsafe_b64encode
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from rawsiko.engine.ids import PlayerId
from rawsiko.protocol.class_bodies import ClassSeat, ClassSeats, JoinClass
from rawsiko.protocol.class_views import MOST_WAITING, Door, Member, MemberId
from rawsiko.protocol.refusals import TableRefusal
from rawsiko.protocol.tables import SeatKind
from rawsiko.server.classes import entries
from rawsiko.server.classes.circumstances import Decision, new_rng
from rawsiko.server.classes.class_run import Brought, ClassRun
from rawsiko.server.classes.company_names import free_company, taken_companies
from rawsiko.server.classes.entries import ClassEntry
from rawsiko.server.classes.member_decisions import (
    is_full,
    place_for_latecomer,
)
from rawsiko.server.classes.school_class import SchoolClass, is_in
from rawsiko.server.rate_limits import network_of
from rawsiko.server.storage import Also, Capability, Role
from rawsiko.server.tables import tokens
from rawsiko.server.tables.decisions import decide_take_over
from rawsiko.server.tables.entries import SeatTakenOver
from rawsiko.server.tables.journaled import Along
from rawsiko.server.tables.registry import TableRegistry

if TYPE_CHECKING:
    from rawsiko.server.storage import Storage

MOST_REDRAWS = 2
WAY_BACK_SECONDS = 120


class Joined(NamedTuple):
    """The token and the code are shown once and never stored."""

    member: Member
    token: str
    rejoin_code: str


async def join(
    run: ClassRun, storage: Storage, wanted: JoinClass, address: str = ""
) -> Joined | TableRefusal:
    token, code = tokens.new_token(), tokens.new_rejoin_code()
    class_id = run.live.school.id
    known: list[MemberId] = []  # who asked before, but the answer got lost

    def decide_join(school: SchoolClass) -> Decision:
        if school.is_over:
            return TableRefusal.CLASS_ENDED
        known.extend(_same_device(school, wanted))
        if known:
            return TableRefusal.CLASS_WAITING
        if school.door is Door.CLOSED:
            return TableRefusal.CLASS_CLOSED
        is_waiting = school.door is Door.KNOCK
        if _are_many_waiting(school) if is_waiting else is_full(school):
            return TableRefusal.CLASS_FULL
        rng = new_rng()
        avatar = rng.randrange(2**31) if wanted.avatar is None else wanted.avatar
        is_free = wanted.company is not None and wanted.company not in taken_companies(school)
        return entries.MemberJoined(
            member=school.next_member(),
            company=wanted.company if is_free and wanted.company else free_company(school, rng),
            avatar=avatar,
            language=wanted.language,
            heads=wanted.heads,
            contributions=wanted.contributions,
            is_waiting=is_waiting,
            origin=run.live.origin_of(network_of(address)) if address else 0,
        )

    from rawsiko.server.storage import capabilities

    def with_tokens(entry: ClassEntry) -> Sequence[Also]:
        """In one transaction with the entry, so that no member is without a token."""
        assert isinstance(entry, entries.MemberJoined)
        links = _links(class_id, entry.member, token, code)
        return [lambda connection: capabilities.add(connection, links)]

    decision = await run.live.record_if(decide_join, Along(with_tokens))
    if known:
        await storage.replace_links(class_id, known[0], _links(class_id, known[0], token, code))
        return Joined(run.live.school.members[known[0]], token, code)
    if not isinstance(decision, entries.MemberJoined):
        assert isinstance(decision, TableRefusal)
        return decision
    await place(run, decision.member)
    member = run.live.school.members.get(decision.member)
    if member is None:  # removed at once
        return TableRefusal.NOT_A_MEMBER
    return Joined(member, token, code)


def _are_many_waiting(school: SchoolClass) -> bool:
    return sum(not is_in(member) for member in school.members.values()) >= MOST_WAITING


async def connected(run: ClassRun, who: MemberId) -> None:
    """A device uses its token. From now on the place is kept for it."""
    member = run.live.school.members.get(who)
    if member is None or member.has_connected:
        return

    def decide_connected(school: SchoolClass) -> Decision:
        known = school.members.get(who)
        is_new = known is not None and not known.has_connected
        return entries.MemberConnected(who) if is_new else TableRefusal.NOT_A_MEMBER

    await run.live.record_if(decide_connected)


def _same_device(school: SchoolClass, wanted: JoinClass) -> list[MemberId]:
    """The member who sent the same commitments, if the answer got lost. After they sat at a table,
    its players know the commitments, so these prove nothing any more."""
    return [
        who
        for who, contributions in school.contributions.items()
        if contributions == wanted.contributions
        and not school.members[who].seats
        and who not in school.given_up
    ][:1]


async def place(run: ClassRun, who: MemberId) -> None:
    """Give a latecomer who was let in a seat, if tables were started."""

    def decide_place(school: SchoolClass) -> Decision:
        member = school.members.get(who)
        if member is None or member.is_waiting or member.seats or not school.is_started:
            return TableRefusal.CLASS_WAITING
        if member.is_replaced:  # the teacher decides whether they play again
            return TableRefusal.BOT_PLAYS
        if member.table is not None:  # dealt to a table that is about to start
            return TableRefusal.CLASS_WAITING
        decision = place_for_latecomer(school, who, run.circumstances())
        if isinstance(decision, entries.TableAdded) and not run.has_room(1):
            return TableRefusal.SERVER_FULL
        return decision

    await run.live.record_if(decide_place)


async def knock(run: ClassRun, who: MemberId) -> TableRefusal | None:
    """Ask for a seat after a bot took over one's own. Asked twice, it's done once."""

    def decide_knock(school: SchoolClass) -> Decision:
        member = school.members.get(who)
        if member is None:
            return TableRefusal.NOT_A_MEMBER
        if school.is_over:
            return TableRefusal.CLASS_ENDED
        if not member.is_replaced or member.is_waiting:
            return TableRefusal.CLASS_WAITING  # they have a seat, or have knocked
        if school.door is Door.CLOSED:
            return TableRefusal.CLASS_CLOSED
        return entries.MemberKnocked(who)

    decision = await run.live.record_if(decide_knock)
    member = run.live.school.members.get(who)
    has_knocked = member is not None and member.is_replaced and member.is_waiting
    return decision if isinstance(decision, TableRefusal) and not has_knocked else None


async def redraw(run: ClassRun, who: MemberId) -> Decision:
    """Another company name for oneself, before the start."""

    def decide_redraw(school: SchoolClass) -> Decision:
        if who not in school.members:
            return TableRefusal.NOT_A_MEMBER
        if school.members[who].seats:
            return TableRefusal.TABLES_STARTED
        if school.redraws.get(who, 0) >= MOST_REDRAWS:
            return TableRefusal.TOO_FAST
        rng = new_rng()
        company, avatar = free_company(school, rng), rng.randrange(2**31)
        return entries.CompanyDrawn(who, company, avatar, by_member=True)

    return await run.live.record_if(decide_redraw)


async def seats_for(
    run: ClassRun, registry: TableRegistry, who: MemberId, token: str
) -> ClassSeats | TableRefusal:
    """Seat tokens for a member's seats. The same member token gets the same ones."""
    school = run.live.school
    member = school.members.get(who)
    if member is None:
        return TableRefusal.NOT_A_MEMBER
    if member.is_replaced and not member.is_waiting:
        return TableRefusal.MATE_PLAYS if school.mate_plays(who) else TableRefusal.BOT_PLAYS
    table = school.tables.get(member.table or 0)
    if table is None or table.table is None or not member.seats:
        return TableRefusal.CLASS_WAITING
    live = await registry.find(table.table)
    if live is None:
        return TableRefusal.TRY_AGAIN
    shares = school.contributions.get(who, ())
    given: list[ClassSeat] = []
    for index, seat in enumerate(member.seats):
        held = live.table.seats[seat]
        if held.kind is not SeatKind.PERSON:
            # They come late, or left their table and are back; the class has kept the seat.
            taken = await live.record_if(lambda table, seat=seat: decide_take_over(table, seat))
            if not isinstance(taken, SeatTakenOver):
                return TableRefusal.CLASS_WAITING  # in a moment
            held = live.table.seats[seat]
        seat_token = token_of(token, table.table, seat)
        capability = Capability(tokens.hash_of(seat_token), table.table, Role.SEAT, seat)
        await registry.storage.add_if_new(capability)
        is_own = index < len(shares) and held.contribution == shares[index]
        given.append(ClassSeat(seat, seat_token, index if is_own else None))
    return ClassSeats(table.table, table.number, tuple(given))


def token_of(token: str, table_id: str, seat: str) -> str:
    """A token that is derived from another one, so it's the same each time."""
    digest = hmac.digest(token.encode(), f"{table_id}|{seat}".encode(), hashlib.sha256)
    return urlsafe_b64encode(digest[: tokens.TOKEN_BYTES]).decode()


async def way_back(storage: Storage, class_id: str, who: MemberId) -> str:
    """A code for coming back on another device, once."""
    code = tokens.new_rejoin_code()
    expires = storage.now() + WAY_BACK_SECONDS
    await storage.add([Capability(tokens.hash_of(code), class_id, Role.RETURN, who, expires)])
    return code


async def come_back(
    run: ClassRun, registry: TableRegistry, used: Capability
) -> Joined | TableRefusal:
    """Replace the member's tokens and codes; devices that hold their seats lose them. Somebody whom
    the teacher invited needn't knock. The answer may get lost: until its token is used, the same
    code gets the same answer."""
    school, who = run.live.school, used.seat or ""
    member = school.members.get(who)
    if member is None:
        return TableRefusal.NOT_A_MEMBER
    given = run.brought.get(who)
    if given is None or given.used != used.token_hash:
        given = Brought(used.token_hash, tokens.new_token(), tokens.new_rejoin_code())
        run.brought[who] = given
    storage = registry.storage
    links = _links(school.id, who, given.token, given.rejoin_code, Role.NEW_MEMBER)
    if not await storage.bring_back(given.used, links, storage.now() + WAY_BACK_SECONDS):
        return TableRefusal.UNKNOWN_TOKEN
    table = school.tables.get(member.table or 0)
    if table is not None and table.table is not None:
        await _release_seats(run, registry, table.table, member.seats)
    if used.expires_at is not None and member.is_replaced:  # the teacher invited them
        await run.live.record_if(lambda school: _decide_invited(school, who))
    return Joined(run.live.school.members.get(who, member), given.token, given.rejoin_code)


def _decide_invited(school: SchoolClass, who: MemberId) -> Decision:
    if school.is_over:
        return TableRefusal.CLASS_ENDED
    return entries.MemberAdmitted(who) if who in school.members else TableRefusal.NOT_A_MEMBER


async def _release_seats(
    run: ClassRun, registry: TableRegistry, table_id: str, seats: Sequence[PlayerId]
) -> None:
    """Those who share a seat fetch a new token."""
    for seat in seats:
        await registry.storage.revoke(table_id, seat)
        live = registry.live_tables.get(table_id)
        if live is not None:
            run.following.release(live, seat, TableRefusal.OPENED_ELSEWHERE)


def _links(
    class_id: str, who: MemberId, token: str, code: str, role: Role = Role.MEMBER
) -> list[Capability]:
    return [
        Capability(tokens.hash_of(token), class_id, role, who),
        Capability(tokens.hash_of(code), class_id, Role.RETURN, who),
    ]
