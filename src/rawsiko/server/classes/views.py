"""What each conversation may know of a class."""

from msgspec.structs import replace

from rawsiko.protocol.class_views import (
    ClassRole,
    ClassTable,
    ClassView,
    Member,
    MemberId,
    Moment,
    Round,
    RoundView,
    TableLine,
)
from rawsiko.server.classes import planning
from rawsiko.server.classes.school_class import SchoolClass, is_in


def view_for(
    school: SchoolClass, role: ClassRole, member: MemberId | None, now: Moment
) -> ClassView:
    members, tables = tuple(school.members.values()), tuple(school.tables.values())
    pauses = tuple(school.pauses.values())
    if role is ClassRole.HOST:
        tables = tuple(_planned(school, table, now) for table in tables)
    elif role is ClassRole.DISPLAY:
        members = tuple(replace(one, origin=0) for one in members if is_in(one))
    elif role is ClassRole.MEMBER:
        own = school.members.get(member or "")
        members = (_told(school, own),) if own is not None else ()
        place = own.table if own is not None else None
        tables = tuple(table for table in tables if table.number == place)
        pauses = tuple(pause for pause in pauses if pause.table in (None, place))
    return ClassView(
        id=school.id,
        code=school.code,
        status=school.status,
        lesson=school.lesson,
        is_rehearsal=school.is_rehearsal,
        opened_at=school.opened_at,
        play_ends_at=planning.play_ends(school),
        door=school.door,
        stage=school.stage,
        page=school.page,
        shown_table=school.shown_table,
        all_charts=school.all_charts,
        is_black=school.is_black,
        is_shown_in_pause=school.is_shown_in_pause,
        members=members,
        joined=school.heads(),
        tables=tables,
        pauses=pauses,
        is_silenced=school.is_silenced,
        rounds=tuple(_round_for(school, view, role, member) for view in school.rounds.values()),
    )


def _told(school: SchoolClass, own: Member) -> Member:
    return replace(own, origin=0, mate_plays=own.is_replaced and school.mate_plays(own.id))


def _planned(school: SchoolClass, table: ClassTable, now: Moment) -> ClassTable:
    """Before the start, with the Turns that fit now, as the start will count them: pupils may have
    moved since the tables were dealt, and time has passed."""
    if table.table is not None:
        return table
    pupils = school.companies_at(table)
    bots = table.seats - pupils
    begins = planning.counted_from(school, now)
    planned = planning.plan_of_table(school, pupils, bots, begins)
    at_first = planning.plan_of_table(school, pupils, bots, planning.planned_begin(school, now))
    return replace(
        table,
        turns=planned.turns,
        first_turns=at_first.turns,
        ends_at=round(planned.ends, -1),
    )


def line_for(line: TableLine, role: ClassRole) -> TableLine:
    """The projector never says who is slow, or who is away."""
    if role is ClassRole.HOST:
        return line
    return replace(
        line,
        acting=None,
        acting_since=None,
        holds_up=None,
        present=(),
        stand_ins=(),
        usual_go=None,
        phase_seconds=None,
    )


def _round_for(
    school: SchoolClass, view: RoundView, role: ClassRole, member: MemberId | None
) -> RoundView:
    answered = view.answered
    if role is not ClassRole.HOST:
        answered = tuple(one for one in answered if one == member)
    return replace(view, answered=answered, counts=view.counts if _may_show(school) else None)


def _may_show(school: SchoolClass) -> bool:
    """Both rounds are closed, with answers from enough devices in each."""
    rounds = [school.rounds.get(one) for one in Round]
    return all(one is not None and not one.is_open and one.counts for one in rounds)
