"""Computes a class's debrief in a separate process, so that no move waits for it:

    python -m rawsiko.server.replays.debrief_process

reads a DebriefTask from standard input and writes the result to standard output."""

from collections.abc import Mapping, Sequence
from enum import StrEnum

import msgspec

from rawsiko.content.facts import Facts, facts_folder
from rawsiko.content.load import find_content, standard_folder
from rawsiko.debrief.archive import Dialect, archive
from rawsiko.debrief.debrief import debrief
from rawsiko.debrief.export_tables import ClassNotes, TableNotes
from rawsiko.debrief.matches import LeftOut, PlayedMatch, read_match
from rawsiko.debrief.pupils import pupil_page
from rawsiko.debrief.world import World
from rawsiko.engine.content import Content
from rawsiko.engine.ids import PlayerId
from rawsiko.lesson.questions import change
from rawsiko.server.replays.long_work import answer_once
from rawsiko.texts.fluent import Texts


class Wanted(StrEnum):
    DEBRIEF = "debrief"
    EXPORT = "export"


class DebriefTask(msgspec.Struct, frozen=True):
    wanted: Wanted
    replays: Mapping[int, bytes]  # by number of the table
    notes: ClassNotes
    by_table: Mapping[int, TableNotes] = {}
    dialect: Dialect = Dialect.SPREADSHEET
    language: str = "en"
    content: Content | None = None  # of the class
    names: Mapping[str, str] = {}  # of what is on its board, in the language


class Worked(msgspec.Struct, frozen=True):
    """A debrief and all pupils' pages, each of them JSON."""

    debrief: bytes
    pages: Mapping[int, Mapping[PlayerId, bytes]]  # by table and seat


def result_of(sent: bytes) -> bytes:
    """A DebriefTask leads to a Worked or a ZIP file; to nothing if no match has a result."""
    task = msgspec.msgpack.decode(sent, type=DebriefTask)
    matches = [match for one in task.replays.items() if (match := _read(*one, task.content))]
    if not matches:
        return b""
    content = matches[0].content  # of the class: all of its tables were opened on one day
    matches = [match for match in matches if match.content.hash == content.hash]
    facts = Facts(facts_folder(standard_folder()))
    match task.wanted:
        case Wanted.DEBRIEF:
            before, after = task.notes.before, task.notes.after
            changed = change(before, after) if before and after else None
            world = World(content, facts)
            figures = debrief(matches, content, facts, changed, task.notes.waiting)
            shown = msgspec.json.encode(figures)
            return msgspec.msgpack.encode(Worked(shown, _pages(matches, world)))
        case Wanted.EXPORT:
            texts = Texts(task.language, names=task.names)
            return archive(matches, task.notes, task.by_table, task.dialect, texts)


def _pages(matches: Sequence[PlayedMatch], world: World) -> dict[int, dict[PlayerId, bytes]]:
    return {
        match.table: {
            player: msgspec.json.encode(pupil_page(match, player, world))
            for player in match.start.order
        }
        for match in matches
    }


def _read(number: int, file: bytes, own: Content | None) -> PlayedMatch | None:
    def find(wanted: str) -> Content | None:
        return own if own and own.hash == wanted else find_content(wanted)

    try:
        return read_match(file, number, find)
    except LeftOut:  # ended without a result
        return None


if __name__ == "__main__":
    answer_once(result_of)
