"""What bots choose in whole matches, as hashes: the same natively and on the page without a server.

The page runs this file with its own Python, so it imports only what is there.
"""

from hashlib import sha256

from rawsiko.bots.registry import bot_named
from rawsiko.engine import apply, dice_needed, legal_actions, start, view_of
from rawsiko.engine.actions import OpenNews
from rawsiko.engine.content import Content
from rawsiko.engine.ids import PlayerId
from rawsiko.engine.options import Options
from rawsiko.engine.setup import cards_to_deal
from rawsiko.engine.state import Finished, NewsDraw
from rawsiko.simulator.chance import DEAL, DICE, FIRST_PLAYER, Stream, root_of, stream_of

SEED, PLAYERS, TURNS = 26, 3, 5

# For a page of the site: ([this file, level, matches]) => hashes.
IN_PAGE = """async ([source, level, matches]) => {
  const folder = new URL('python/', location.href).href;
  const { loadPyodide } = await import(`${folder}pyodide.mjs`);
  const lockFileContents = await (await fetch(`${folder}lock.json`)).json();
  const python = await loadPyodide({ indexURL: folder, lockFileContents });
  const archive = await (await fetch(`${folder}rawsiko.zip`)).arrayBuffer();
  python.unpackArchive(archive, 'zip', { extractDir: '/lib/rawsiko' });
  python.runPython("import sys; sys.path.insert(0, '/lib/rawsiko')");
  python.runPython(source);
  const board = python.pyimport('rawsiko.light.board').only_board();
  return python.globals.get('hashes')(board.content, level, matches).toJs();
}"""


def hashes(content: Content, level: str, matches: int) -> list[str]:
    return [choices(content, level, match + 1) for match in range(matches)]


def choices(content: Content, level: str, match: int) -> str:
    """A hash of all actions in a match between bots of this level."""
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
    bot, played = bot_named(level), sha256()
    while not isinstance(phase := state.phase, Finished):
        player = phase.player
        if isinstance(phase, NewsDraw):
            action = OpenNews(player)
        else:
            legal = legal_actions(state)
            action = bot.choose(view_of(state, player), legal, chances[player])
        played.update(repr(action).encode())
        rolled = tuple(dice.randrange(1, sides + 1) for sides in dice_needed(state, action))
        state = apply(state, action, rolled).state
    return played.hexdigest()
