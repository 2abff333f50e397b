"""Decides on commands about one pupil: their seat, whether they're in, their company."""

from collections.abc import Mapping, Sequence
from typing import assert_never

from rawsiko.bots.registry import BOTS
from rawsiko.engine.ids import PlayerId
from rawsiko.lesson.dealing import MOST_SEATS
from rawsiko.protocol import class_commands as commands
from rawsiko.protocol.class_views import MOST_MEMBERS, Member, MemberId
from rawsiko.protocol.refusals import TableRefusal
from rawsiko.protocol.tables import Seat
from rawsiko.server.classes import entries
from rawsiko.server.classes.circumstances import Circumstances, Decision, TableFacts
from rawsiko.server.classes.company_names import drawn_companies
from rawsiko.server.classes.school_class import SchoolClass, is_in, seats_of
from rawsiko.server.classes.table_decisions import decide_whole_table

ForMember = (
    commands.MoveMember
    | commands.LockMember
    | commands.AdmitMember
    | commands.RemoveMember
    | commands.GiveMemberToBot
    | commands.RenameMember
    | commands.SetHeads
)


def decide_for_member(school: SchoolClass, command: ForMember, around: Circumstances) -> Decision:
    member = school.members.get(command.member)
    if member is None:
        return TableRefusal.NOT_A_MEMBER
    match command:
        case commands.MoveMember():
            return _decide_move(school, member, command, around)
        case commands.LockMember():
            if member.table is None:
                return TableRefusal.NO_SUCH_TABLE
            return entries.MemberLocked(member.id, command.is_locked)
        case commands.AdmitMember():
            if not is_in(member) and is_full(school):
                return TableRefusal.CLASS_FULL
            return entries.MemberAdmitted(member.id)
        case commands.RemoveMember():
            return removed([member])
        case commands.GiveMemberToBot():
            level = command.level or school.lesson.bot_level
            if level not in BOTS:
                return TableRefusal.UNKNOWN_LEVEL
            if not member.seats:
                return TableRefusal.NOT_A_MEMBER
            facts = around.tables.get(member.table or 0)
            if facts is not None and facts.is_over:
                return TableRefusal.NOT_PLAYING  # their page is about this seat
            return entries.MemberUnseated(member.id, level, seats_of(member))
        case commands.RenameMember():
            return _decide_name(school, member, around)
        case commands.SetHeads():
            return _decide_heads(school, member, command.heads)
        case _:
            assert_never(command)


def _decide_name(school: SchoolClass, member: Member, around: Circumstances) -> Decision:
    """Another name for their company; on a whole table's device for each."""
    names = drawn_companies(school, around.rng)
    company, others = next(names), tuple(next(names) for _ in member.seats[1:])
    avatar = around.rng.randrange(2**31)
    return entries.CompanyDrawn(member.id, company, avatar, by_member=False, others=others)


def _decide_heads(school: SchoolClass, member: Member, heads: int) -> Decision:
    """On a whole table's device there are as many pupils as companies. It came with a share in the
    dice for each of these, and in the match their number can't change."""
    if member.most_companies > 1:
        table = school.tables.get(member.table or 0)
        if school.led_by(member.id) is not None:
            return TableRefusal.TABLES_STARTED
        others = 0 if table is None else school.companies_at(table) - member.companies
        shares = member.shares_with is not None or bool(school.sharing(member.id))
        most = 1 if shares else min(member.most_companies, MOST_SEATS - others)
        if heads > most:
            return TableRefusal.TABLE_IS_FULL
    return entries.HeadsSet(member.id, heads)


def removed(gone: Sequence[Member]) -> entries.MembersRemoved:
    left = tuple(seats for member in gone if (seats := seats_of(member)) is not None)
    return entries.MembersRemoved(tuple(member.id for member in gone), left)


def decide_removal(school: SchoolClass, like: MemberId | None) -> Decision:
    """Remove all from the network of one of them; or, without `like`, all that never connected."""
    members = school.members.values()
    if like is None:
        gone = [one for one in members if not one.has_connected]
    else:
        origins = [one.origin for one in members if one.id == like]
        gone = [one for one in members if one.origin in origins]
    return removed(gone) if gone else TableRefusal.NOT_A_MEMBER


def is_full(school: SchoolClass) -> bool:
    """Those who wait don't count."""
    return sum(is_in(member) for member in school.members.values()) >= MOST_MEMBERS


def _decide_move(
    school: SchoolClass, member: Member, command: commands.MoveMember, around: Circumstances
) -> Decision:
    table = school.tables.get(command.table)
    if table is None:
        is_next = command.table == max(school.tables, default=0) + 1
        if not is_next or school.is_started or command.share_with is not None:
            return TableRefusal.NO_SUCH_TABLE
        return _moved_with_own_company(school, member, command.table, around)
    mate: Member | None = None
    if command.share_with is not None:
        mate = school.members.get(command.share_with)
        if mate is None or mate.table != table.number or mate.id == member.id:
            return TableRefusal.NOT_A_MEMBER
        mate = school.members[mate.shares_with or mate.id]
    if table.table is not None:
        return seat_at(
            school, member, command.table, around, may_share=command.may_share, mate=mate
        )
    others = [
        school.members[who]
        for who in table.members
        if who != member.id and school.members[who].shares_with is None
    ]
    is_full = sum(one.companies for one in others) + member.companies > MOST_SEATS
    if mate is None and is_full:
        if not command.may_share:
            return TableRefusal.TABLE_IS_FULL
        mate = min(others, key=lambda one: one.heads + len(school.sharing(one.id)))
    if mate is None:
        return _moved_with_own_company(school, member, command.table, around)
    if mate.id == member.id or mate.companies + member.companies > 2:  # a whole table's device
        return TableRefusal.TABLE_IS_FULL
    return entries.MemberMoved(
        member.id, table.number, (), mate.company, mate.avatar, shares_with=mate.id
    )


def _moved_with_own_company(
    school: SchoolClass, member: Member, number: int, around: Circumstances
) -> Decision:
    """Whoever shared a company until now gets their own."""
    if member.shares_with is None:
        return entries.MemberMoved(member.id, number)
    company, avatar = next(drawn_companies(school, around.rng)), around.rng.randrange(2**31)
    return entries.MemberMoved(member.id, number, (), company, avatar)


def seat_at(
    school: SchoolClass,
    member: Member,
    number: int,
    around: Circumstances,
    *,
    may_share: bool,
    mate: Member | None = None,
) -> Decision:
    """Seat a member at a started table: in a bot's seat (a whole table's device gets several), or
    in a shared one: the mate's, or that of the company with fewest heads. Who has had no seat yet
    keeps their company's name; anybody else gets the seat's."""
    facts = around.tables.get(number)
    if facts is None or facts.is_over:
        return TableRefusal.NO_SUCH_TABLE
    if not facts.takes_people:
        return TableRefusal.TRY_AGAIN
    if member.table == number and member.seats:
        return TableRefusal.TABLE_IS_FULL
    free = free_seats(school, number, facts)
    if mate is not None and mate.seats:
        seats = [seat for seat in facts.seats if seat.player == mate.seats[0]]
    elif free:
        seats = free[: member.companies]
    else:
        if not may_share:
            return TableRefusal.TABLE_IS_FULL
        heads = _heads(school, number, facts)
        fewest = min(heads, key=lambda player: heads[player])
        seats = [seat for seat in facts.seats if seat.player == fewest]
    players, first = tuple(seat.player for seat in seats), seats[0]
    is_shared = bool(school.at_seat(number, first.player))
    if not (is_shared or member.seats or member.id in school.given_up):
        return entries.MemberMoved(member.id, number, players)  # they keep the name they have
    return entries.MemberMoved(
        member.id, number, players, first.company, first.avatar, seats_of(member)
    )


def _heads(school: SchoolClass, number: int, facts: TableFacts) -> dict[PlayerId, int]:
    """How many pupils lead each company of a table."""
    return {
        seat.player: sum(one.heads for one in school.at_seat(number, seat.player))
        for seat in facts.seats
    }


def free_seats(school: SchoolClass, number: int, facts: TableFacts) -> list[Seat]:
    """Seats that nobody in the class has. The table follows a moment later, so whether a bot plays
    there now doesn't count."""
    return [seat for seat in facts.seats if not school.at_seat(number, seat.player)]


def place_for_latecomer(school: SchoolClass, member: MemberId, around: Circumstances) -> Decision:
    """The seats that they gave up, if bots still have them. A whole table's device gets its own
    table. Anybody else gets a bot's seat at the table with fewest pupils, then lowest Turn; if
    there is none, they join the company with fewest heads."""
    going = {number: facts for number, facts in around.tables.items() if facts.takes_people}
    if not going:
        return TableRefusal.TABLES_NOT_STARTED
    if again := _seats_given_up(school, member, going):
        return again
    if school.members[member].companies > 1:
        return decide_whole_table(school, member, around)
    free = {number: len(free_seats(school, number, facts)) for number, facts in going.items()}

    def fewest_pupils(number: int) -> tuple[int, int, int]:
        return len(going[number].seats) - free[number], going[number].turn, number

    def fewest_heads(number: int) -> tuple[int, int]:
        return min(_heads(school, number, going[number]).values()), number

    with_bots = [number for number in going if free[number]]
    number = min(with_bots, key=fewest_pupils) if with_bots else min(going, key=fewest_heads)
    return seat_at(school, school.members[member], number, around, may_share=not with_bots)


def _seats_given_up(
    school: SchoolClass, member: MemberId, going: Mapping[int, TableFacts]
) -> entries.MemberMoved | None:
    left = school.given_up.get(member)
    if left is None or left.table not in going:
        return None
    free = {seat.player: seat for seat in free_seats(school, left.table, going[left.table])}
    if not free.keys() >= {*left.seats}:
        return None
    first = free[left.seats[0]]
    return entries.MemberMoved(member, left.table, left.seats, first.company, first.avatar)
