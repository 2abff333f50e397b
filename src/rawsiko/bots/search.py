"""Calls the compiled simulator for the bots."""

from threading import local
from typing import NamedTuple

from rawsiko.bots.minds import LEVELS, mind_at, values
from rawsiko.engine.actions import Action
from rawsiko.engine.content import Content
from rawsiko.engine.state import State
from rawsiko.engine.view import PlayerView
from rawsiko.simulator.arrays import Numbers
from rawsiko.simulator.backend import IS_PLAIN
from rawsiko.simulator.positions import Reader, position_of
from rawsiko.simulator.rules.board import board_of
from rawsiko.simulator.search.greedy import choose_once
from rawsiko.simulator.search.searching import Study, decide_once, search, study_of
from rawsiko.simulator.search.survey import scratch_space

MOST_STUDIES = 16  # kept per thread


class EncodedView(NamedTuple):
    """A view in the simulator's encoding."""

    position: Numbers
    reader: Reader


def encode_view(view: PlayerView | State) -> EncodedView:
    reader = Reader(view.content, view.options, view.order)
    return EncodedView(position_of(view), reader)


class _OfThread(local):
    def __init__(self) -> None:
        # By the identity of the content, which stays alive in the value, and the level.
        self.studies: dict[tuple[int, str], tuple[Content, Study]] = {}
        self.boards: dict[int, tuple[Content, Numbers]] = {}
        self.room = scratch_space()  # for greedy


_of_thread = _OfThread()


def encode_board(content: Content) -> Numbers:
    """The content in the simulator's encoding, one per thread. Raises TooLarge if it doesn't
    fit."""
    boards = _of_thread.boards
    found = boards.get(id(content))
    if found is None:
        if len(boards) >= MOST_STUDIES:
            boards.clear()
        found = boards[id(content)] = (content, board_of(content))
    return found[1]


def study_for(content: Content, level: str) -> Study:
    """One per thread. Raises TooLarge if the content doesn't fit the simulator."""
    key = (id(content), level)
    found = _of_thread.studies
    if key not in found:
        if len(found) >= MOST_STUDIES:
            found.clear()
        study = study_of(encode_board(content), mind_at(level), values(content, level))
        found[key] = (content, study)
    return found[key][1]


def choice(view: PlayerView, level: str, seed: int) -> Action:
    """What a bot of this level does here."""
    position, reader = encode_view(view)
    study = study_for(view.content, level)
    effort = None if IS_PLAIN else LEVELS[level].effort
    if effort is None:
        code = decide_once(study, position, seed)
    else:
        code = search(study, position, effort, seed)
    assert view.viewer is not None
    return reader.action(view.viewer, int(code))


def greedy_choice(view: PlayerView) -> Action:
    """What a greedy bot does here. Raises TooLarge if the content doesn't fit the simulator."""
    position, reader = encode_view(view)
    assert view.viewer is not None
    code = choose_once(encode_board(view.content), position, *_of_thread.room)
    return reader.action(view.viewer, int(code))
