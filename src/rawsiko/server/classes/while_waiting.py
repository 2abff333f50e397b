"""How pupils answered the questions of their own cards while others played.

A device sends this once, when its match is over. It is only added to counts, as in `answers`, and
the counts become totals of the class with every sixth device: of fewer, they could identify
somebody.
"""

from collections.abc import Mapping, Sequence

from rawsiko.content.load import standard_content
from rawsiko.lesson.questions import FEWEST_DEVICES
from rawsiko.protocol.class_bodies import RightAndWrong
from rawsiko.protocol.class_views import MemberId
from rawsiko.protocol.refusals import TableRefusal
from rawsiko.server.classes import entries
from rawsiko.server.classes.circumstances import Decision
from rawsiko.server.classes.class_run import ClassRun
from rawsiko.server.classes.entries import ClassEntry
from rawsiko.server.classes.school_class import SchoolClass
from rawsiko.server.storage import Also, Storage
from rawsiko.server.tables.journaled import Along

ROUND = "waiting"  # in the table of counts
RIGHT, WRONG = "right", "wrong"


async def tell(
    run: ClassRun, storage: Storage, who: MemberId, answered: Mapping[str, RightAndWrong]
) -> Decision:
    """Count a device's answers, by Material, once."""
    materials = {str(material) for material in standard_content().materials}
    if not answered.keys() <= materials:
        return TableRefusal.MALFORMED
    class_id = run.live.school.id
    added = {name: {RIGHT: one.right, WRONG: one.wrong} for name, one in answered.items()}
    zeros = {name: {RIGHT: 0, WRONG: 0} for name in materials}

    def counted(_entry: ClassEntry) -> Sequence[Also]:
        from rawsiko.server.storage import ballots

        opened: list[Also] = [lambda c: ballots.open_ballots(c, class_id, ROUND, zeros)]
        return [
            *(opened if not run.live.school.told_waiting else ()),
            lambda c: ballots.add_counts(c, class_id, ROUND, added),
        ]

    async with run.answering:  # nobody tells between counting and storing
        counts = await storage.counts(class_id, ROUND) or zeros

        def decide(school: SchoolClass) -> Decision:
            if who not in school.members:
                return TableRefusal.NOT_A_MEMBER
            if who in school.told_waiting:
                return TableRefusal.ALREADY_ANSWERED
            if school.is_over:
                return TableRefusal.CLASS_ENDED
            devices = len(school.told_waiting) + 1
            is_told = devices % FEWEST_DEVICES == 0
            return entries.WaitingTold(who, _totals(counts, added) if is_told else None)

        return await run.live.record_if(decide, Along(counted))


def _totals(*all_counts: Mapping[str, Mapping[str, int]]) -> Mapping[str, tuple[int, int]]:
    """By Material: how many were right, and how many wrong; without those nobody answered."""
    totals: dict[str, tuple[int, int]] = {}
    for counts in all_counts:
        for name, count in counts.items():
            right, wrong = totals.get(name, (0, 0))
            totals[name] = (right + count[RIGHT], wrong + count[WRONG])
    return {name: total for name, total in sorted(totals.items()) if any(total)}
