"""Mistakes with classes that the simulation must find, each with the promise that it breaks."""

from collections.abc import Mapping, Sequence
from typing import Any
from unittest.mock import patch

from rawsiko.protocol.class_views import ClassRole, TableLine
from rawsiko.server.classes import registry, views
from rawsiko.server.classes.live_class import LiveClass
from rawsiko.server.storage import StoredEntry
from rawsiko.server.tables.journaled import Reply
from tests.server.simulation.broken import Promise
from tests.server.simulation.bugs import Bug, Planted, both, goes_on_after_a_failed_commit
from tests.server.simulation.disk import DiskStorage

CARRY_OUT = LiveClass.carry_out
TELL_CHANGE = LiveClass._tell_change  # pyright: ignore[reportPrivateUsage]


def what_was_saved_unnoticed_is_not_followed() -> Planted:
    """A commit succeeded and its answer was lost: the tables never learn of the command."""

    def catch_up(self: Any, _missed: Sequence[StoredEntry]) -> None:
        self._tell_change()

    return patch.object(LiveClass, "_catch_up", catch_up)


def a_restart_forgets_what_tables_have_to_follow() -> Planted:
    class Nothing:
        pass

    return patch.object(registry, "Followed", Nothing)


def a_teachers_commands_are_applied_again() -> Planted:
    async def carry_out(self: Any, sender: str, command_id: str, *rest: Any) -> Reply:
        self._applied.pop((sender, command_id), None)
        return await CARRY_OUT(self, sender, command_id, *rest)

    def used_by(_self: DiskStorage, *_: object) -> None:
        return

    return both(
        patch.object(LiveClass, "carry_out", carry_out),
        patch.object(DiskStorage, "_used_by", used_by),
    )


def the_projector_names_the_slow() -> Planted:
    def line_for(line: TableLine, _role: ClassRole) -> TableLine:
        return line

    return patch.object(views, "line_for", line_for)


def a_change_is_not_told() -> Planted:
    count = [0]

    def tell_change(self: LiveClass) -> None:
        count[0] += 1
        if count[0] % 4:
            TELL_CHANGE(self)

    return patch.object(LiveClass, "_tell_change", tell_change)


CLASS_BUGS: Mapping[str, Bug] = {
    plant.__name__: Bug(plant, promise)
    for plant, promise in (
        (what_was_saved_unnoticed_is_not_followed, Promise.FOLLOWED),
        (a_restart_forgets_what_tables_have_to_follow, Promise.FOLLOWED),
        (a_teachers_commands_are_applied_again, Promise.APPLIED_ONCE),
        (the_projector_names_the_slow, Promise.SECRECY),
        (a_change_is_not_told, Promise.SAME_VIEW),
        (goes_on_after_a_failed_commit, Promise.KEEPS_WHAT_IT_TOLD),
    )
}
