"""Answers to the questions before and after the lesson: one ballot per pupil, also on a shared
device.

An entry says that a member has answered. The answer itself is only added to the counts, in the same
transaction, so nothing stored tells who answered what.
"""

from collections.abc import Mapping, Sequence

from rawsiko.lesson.questions import OPTIONS
from rawsiko.protocol.class_views import MemberId, Round
from rawsiko.protocol.refusals import TableRefusal
from rawsiko.server.classes import entries
from rawsiko.server.classes.circumstances import Decision
from rawsiko.server.classes.class_run import ClassRun
from rawsiko.server.classes.entries import ClassEntry
from rawsiko.server.classes.school_class import SchoolClass
from rawsiko.server.storage import Also
from rawsiko.server.tables.journaled import Along


async def answer(
    run: ClassRun, who: MemberId, round_: Round, ballot: Mapping[str, str], head: int = 1
) -> Decision:
    """Count the answers of one pupil, once. Pupils who share a device answer one after another."""
    if any(choice not in OPTIONS.get(item, ()) for item, choice in ballot.items()):
        return TableRefusal.MALFORMED
    class_id = run.live.school.id

    def decide(school: SchoolClass) -> Decision:
        view = school.rounds.get(round_)
        member = school.members.get(who)
        if member is None:
            return TableRefusal.NOT_A_MEMBER
        if view is None or not view.is_open or school.is_over:
            return TableRefusal.ROUND_NOT_OPEN
        if head != view.answered.count(who) + 1 or head > member.heads:
            return TableRefusal.ALREADY_ANSWERED
        return entries.Answered(who, round_)

    from rawsiko.server.storage import ballots

    def counted(_entry: ClassEntry) -> Sequence[Also]:
        chosen = {item: {choice: 1} for item, choice in ballot.items()}
        return [lambda c: ballots.add_counts(c, class_id, round_, chosen)]

    async with run.answering:
        return await run.live.record_if(decide, Along(counted))
