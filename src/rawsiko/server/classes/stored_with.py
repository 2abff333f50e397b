"""What is stored together with an entry of a class, in one transaction."""

from collections.abc import Mapping, Sequence
from functools import partial

from rawsiko.lesson.questions import OPTIONS
from rawsiko.protocol.class_views import Round
from rawsiko.server.classes import entries
from rawsiko.server.classes.entries import ClassEntry
from rawsiko.server.classes.school_class import SchoolClass
from rawsiko.server.storage import Also


def stored_with(school: SchoolClass, entry: ClassEntry) -> Sequence[Also]:
    from rawsiko.server.storage import ballots, capabilities

    class_id = school.id
    match entry:
        case entries.RoundOpened():
            counts = _counted(school, entry.round)
            return [lambda c: ballots.open_ballots(c, class_id, entry.round, counts)]
        case entries.RoundClosed():
            return [lambda c: ballots.drop_ballots(c, class_id, entry.round)]
        case entries.ClassEnded():
            return [lambda c: ballots.drop_ballots(c, class_id)]
        case entries.MembersRemoved():
            return [
                partial(capabilities.revoke, journal_id=class_id, seat=who) for who in entry.members
            ]
        case _:
            return ()


def _counted(school: SchoolClass, which: Round) -> Mapping[str, Mapping[str, int]]:
    """The first counts of a round: the totals that it was closed with, if any."""
    closed = school.closed_rounds.get(which)
    known = (closed.counts if closed is not None else None) or {}
    return {
        item: {choice: known.get(item, {}).get(choice, 0) for choice in choices}
        for item, choices in OPTIONS.items()
    }
