"""Decides on the teacher's commands: one entry of the class's journal, or a refusal.

Nothing here changes a class.
"""

from msgspec.structs import replace

from rawsiko.bots.registry import BOTS
from rawsiko.lesson.questions import FEWEST_DEVICES
from rawsiko.protocol import class_commands as commands
from rawsiko.protocol.class_views import Round
from rawsiko.protocol.refusals import TableRefusal
from rawsiko.server.classes import entries, planning
from rawsiko.server.classes.circumstances import Circumstances, Decision
from rawsiko.server.classes.member_decisions import (
    ForMember,
    decide_for_member,
    decide_removal,
)
from rawsiko.server.classes.school_class import SchoolClass
from rawsiko.server.classes.table_decisions import ForTables, decide_for_tables

StoredCommand = (
    commands.SetLesson
    | commands.SetDoor
    | commands.ShowStage
    | commands.OpenRound
    | commands.CloseRound
    | commands.EndClass
    | commands.RemoveMembers
    | ForMember
    | ForTables
)


def decide(school: SchoolClass, command: StoredCommand, around: Circumstances) -> Decision:
    if school.is_over:
        return TableRefusal.CLASS_ENDED
    if isinstance(command, ForMember):
        return decide_for_member(school, command, around)
    match command:
        case commands.SetLesson():
            if not planning.is_possible(command.lesson, around.now):
                return TableRefusal.LESSON_TIME
            if command.lesson.bot_level not in BOTS:
                return TableRefusal.UNKNOWN_LEVEL
            is_another_day = around.now > school.lesson.bell_at
            lesson = replace(command.lesson, board=school.lesson.board, rules=school.lesson.rules)
            return entries.LessonSet(lesson, around.now if is_another_day else None)
        case commands.SetDoor():
            return entries.DoorSet(command.door)
        case commands.ShowStage():
            if command.table is not None and command.table not in school.tables:
                return TableRefusal.NO_SUCH_TABLE
            return entries.StageShown(
                command.stage,
                command.page,
                command.table,
                command.all_charts,
                command.is_black,
            )
        case commands.RemoveMembers():
            return decide_removal(school, command.like)
        case commands.EndClass():
            return entries.ClassEnded(entries.ClassEndReason.TEACHER)
        case commands.OpenRound():
            known = school.rounds.get(command.round)
            if known is not None and known.is_open:
                return TableRefusal.ROUND_OPEN
            if command.round is Round.AFTER and not school.is_started:
                return TableRefusal.TABLES_NOT_STARTED
            return entries.RoundOpened(command.round)
        case commands.CloseRound():
            known = school.rounds.get(command.round)
            if known is None or not known.is_open:
                return TableRefusal.ROUND_NOT_OPEN
            if school.devices_to_tell(command.round) >= FEWEST_DEVICES:
                return entries.RoundClosed(command.round, known.answers, around.counts)
            told = school.told_answers(command.round)
            # Totals that grew by a few answers would reveal these, so the old ones stay.
            return entries.RoundClosed(command.round, told or known.answers, known.counts)
        case _:
            return decide_for_tables(school, command, around)
