"""Works out a class's debrief in a process of its own, so that no move waits for it:

    python -m rawsiko.server.replays.debrief_process

reads a Task from standard input and writes the result to standard output."""

import os
import sys
from collections.abc import Mapping
from enum import StrEnum

import msgspec

from rawsiko.content.facts import Facts, facts_folder
from rawsiko.content.load import find_content, standard_folder
from rawsiko.debrief.archive import Dialect, archive
from rawsiko.debrief.debrief import debrief
from rawsiko.debrief.matches import LeftOut, PlayedMatch, read_match
from rawsiko.debrief.pupils import pupil_page
from rawsiko.debrief.tables import ClassNotes, TableNotes
from rawsiko.debrief.world import World
from rawsiko.engine.ids import PlayerId
from rawsiko.lesson.questions import change
from rawsiko.texts.fluent import Texts

NICENESS = 10


class Wanted(StrEnum):
    DEBRIEF = "debrief"
    PAGE = "page"
    EXPORT = "export"


class Task(msgspec.Struct, frozen=True):
    wanted: Wanted
    replays: Mapping[int, bytes]  # by number of the table
    notes: ClassNotes
    by_table: Mapping[int, TableNotes] = {}
    table: int = 0  # of a page
    seat: PlayerId = PlayerId("")
    dialect: Dialect = Dialect.SPREADSHEET
    language: str = "en"


def result_of(task: Task) -> bytes:
    """JSON or a ZIP file; empty if no match has a result."""
    matches = [match for one in task.replays.items() if (match := _read(*one))]
    if not matches:
        return b""
    content = matches[0].content  # of the class: all of its tables were opened on one day
    matches = [match for match in matches if match.content.hash == content.hash]
    facts = Facts(facts_folder(standard_folder()))
    match task.wanted:
        case Wanted.DEBRIEF:
            before, after = task.notes.before, task.notes.after
            changed = change(before, after) if before and after else None
            return msgspec.json.encode(debrief(matches, content, facts, changed))
        case Wanted.PAGE:
            own = [match for match in matches if match.table == task.table]
            world = World(content, facts)
            return msgspec.json.encode(pupil_page(own[0], task.seat, world)) if own else b""
        case Wanted.EXPORT:
            texts = Texts(task.language)
            return archive(matches, task.notes, task.by_table, task.dialect, texts)


def _read(number: int, file: bytes) -> PlayedMatch | None:
    try:
        return read_match(file, number, find_content)
    except LeftOut:  # ended without a result
        return None


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    task = msgspec.msgpack.decode(sys.stdin.buffer.read(), type=Task)
    sys.stdout.buffer.write(result_of(task))


if __name__ == "__main__":
    main()
