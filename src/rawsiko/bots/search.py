"""Calls the compiled simulator for the bots."""

from random import Random
from threading import local
from typing import NamedTuple

from msgspec.structs import replace

from rawsiko.bots.minds import LEVELS, mind_at, values
from rawsiko.bots.simple import SimpleBot
from rawsiko.engine import legal_actions
from rawsiko.engine.actions import Action
from rawsiko.engine.content import Content
from rawsiko.engine.setup import cards_to_deal, with_cards
from rawsiko.engine.state import State
from rawsiko.engine.view import PlayerView, known_state
from rawsiko.simulator.arrays import Numbers
from rawsiko.simulator.backend import IS_PLAIN
from rawsiko.simulator.positions import Reader, position_of
from rawsiko.simulator.rules.board import TooLarge, board_of
from rawsiko.simulator.search.greedy import choose_once
from rawsiko.simulator.search.searching import Study, decide_once, search, study_of
from rawsiko.simulator.search.survey import scratch_space

MOST_STUDIES = 16  # kept per thread


class EncodedView(NamedTuple):
    """A view in the simulator's encoding."""

    position: Numbers
    reader: Reader


def encode_view(view: PlayerView | State) -> EncodedView:
    content = dealt_content(view)
    position = position_of(replace(view, content=content))
    return EncodedView(position, Reader(content, view.options, view.order))


class _OfThread(local):
    def __init__(self) -> None:
        # By the identity of the content, which stays alive in the value, and the level.
        self.studies: dict[tuple[int, str], tuple[Content, Study]] = {}
        self.boards: dict[int, tuple[Content, Numbers]] = {}
        self.dealt: dict[int, tuple[Content, Content]] = {}
        self.room = scratch_space()  # for greedy


_of_thread = _OfThread()


def dealt_content(view: PlayerView | State) -> Content:
    """The content with no other cards than those that are dealt in this match (R1.4), so that
    nobody is believed to hold another."""
    content = view.content
    cards = cards_to_deal(content, view.options)
    if len(cards) == len(content.objectives):
        return content
    found = _of_thread.dealt
    if id(content) not in found:
        if len(found) >= MOST_STUDIES:
            found.clear()
        found[id(content)] = (content, with_cards(content, cards))
    return found[id(content)][1]


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


def fits(content: Content) -> bool:
    """Whether the simulator can play on this board."""
    try:
        encode_board(content)
    except TooLarge:
        return False
    return True


def study_for(content: Content, level: str) -> Study:
    """One per thread. Raises TooLarge if the content doesn't fit the simulator."""
    key = (id(content), level)
    found = _of_thread.studies
    if key not in found:
        if len(found) >= MOST_STUDIES:
            found.clear()
        study = study_of(encode_board(content), mind_at(level), values(content))
        found[key] = (content, study)
    return found[key][1]


def choice(view: PlayerView, level: str, seed: int) -> Action:
    """What a bot of this level does here. On a board that is too large for the simulator, that is
    what the simple bot does, whatever the level."""
    if not fits(dealt_content(view)):
        return SimpleBot().choose(view, list(legal_actions(known_state(view))), Random(seed))
    position, reader = encode_view(view)
    study = study_for(dealt_content(view), level)
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
    code = choose_once(encode_board(dealt_content(view)), position, *_of_thread.room)
    return reader.action(view.viewer, int(code))
