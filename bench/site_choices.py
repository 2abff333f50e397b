"""What bots choose in whole matches, as hashes: the same natively and on the page without a server.

The page runs this file with its own Python, so it imports only what is there.
"""

from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from time import perf_counter
from typing import Any

from rawsiko.bots.hinting import hint_for
from rawsiko.bots.hints import Hint
from rawsiko.bots.registry import bot_named
from rawsiko.engine import apply, dice_needed, legal_actions, start, view_of
from rawsiko.engine.actions import Action, OpenNews
from rawsiko.engine.content import Content
from rawsiko.engine.ids import PlayerId
from rawsiko.engine.options import Options
from rawsiko.engine.setup import cards_to_deal
from rawsiko.engine.state import Finished, NewsDraw
from rawsiko.engine.view import PlayerView
from rawsiko.simulator.backend import IS_PLAIN
from rawsiko.simulator.chance import DEAL, DICE, FIRST_PLAYER, Stream, root_of, stream_of

SEED, PLAYERS, TURNS = 26, 3, 5
HINTS, FOLLOWED = "hints", "medium"
Choose = Callable[[PlayerView, Sequence[Action], Any], Action]

# For a page of the site: ([this file, its function, level, match]) => what it returns.
IN_PAGE = """async ([source, name, level, match]) => {
  const load = async () => {
    const folder = new URL('python/', location.href).href;
    const { loadPyodide } = await import(`${folder}pyodide.mjs`);
    const lockFileContents = await (await fetch(`${folder}lock.json`)).json();
    const python = await loadPyodide({ indexURL: folder, lockFileContents });
    const archive = await (await fetch(`${folder}rawsiko.zip`)).arrayBuffer();
    python.unpackArchive(archive, 'zip', { extractDir: '/lib/rawsiko' });
    python.runPython("import sys; sys.path.insert(0, '/lib/rawsiko')");
    python.runPython(source);
    return [python.globals, python.pyimport('rawsiko.light.board').only_board()];
  };
  window.pythonHere ??= load();
  const [globals, board] = await window.pythonHere;
  return globals.get(name)(board.content, level, match).toJs();
}"""


def hashes(content: Content, level: str, match: int) -> list[str]:
    """Of all actions in a match between bots of this level: one hash."""
    played = sha256()
    for action in actions(content, match, bot_named(level).choose):
        played.update(repr(action).encode())
    return [played.hexdigest()]


def milliseconds(content: Content, level: str, match: int) -> list[float]:
    """Of each decision of this level; for HINTS, of each hint in a match of Medium."""
    taken: list[float] = []
    choose = bot_named(FOLLOWED if level == HINTS else level).choose

    def timed(view: PlayerView, legal: Sequence[Action], chance: Any) -> Action:
        begin = perf_counter()
        action = hint_for(view) if level == HINTS else choose(view, legal, chance)
        if len(legal) > 1:
            taken.append((perf_counter() - begin) * 1000)
        return choose(view, legal, chance) if isinstance(action, Hint) else action

    for _ in actions(content, match, timed):
        pass
    return taken


def is_searching(_content: Content, _level: str, _match: int) -> list[bool]:
    """Whether Hard and hints search here."""
    return [not IS_PLAIN]


def actions(content: Content, match: int, choose: Choose) -> Iterator[Action]:
    root = root_of(SEED)
    deal, dice = Stream(stream_of(root, match, DEAL)), Stream(stream_of(root, match, DICE))
    players = [PlayerId(f"p{number + 1}") for number in range(PLAYERS)]
    chances = {
        player: Stream(stream_of(root, match, FIRST_PLAYER + number))
        for number, player in enumerate(players)
    }
    options = Options(turns=TURNS)
    cards = cards_to_deal(content, options)
    deal.shuffle(cards)
    state = start(content, options, players, dict(zip(players, cards, strict=False)))
    while not isinstance(phase := state.phase, Finished):
        player = phase.player
        if isinstance(phase, NewsDraw):
            action = OpenNews(player)
        else:
            legal = legal_actions(state)
            action = choose(view_of(state, player), legal, chances[player])
        yield action
        rolled = tuple(dice.randrange(1, sides + 1) for sides in dice_needed(state, action))
        state = apply(state, action, rolled).state
