"""Everything that bots can be asked. Only thinking processes import this: the compiled modules take
a second to load and a hundred megabytes."""

from random import Random

from rawsiko.bots.comparing import compare
from rawsiko.bots.explaining import explain
from rawsiko.bots.hinting import hint_for
from rawsiko.bots.levels import OFFERED
from rawsiko.bots.looking_back import turning_points
from rawsiko.bots.registry import bot_named
from rawsiko.bots.search import study_for
from rawsiko.content.load import standard_content
from rawsiko.engine import apply, dice_needed, legal_actions, start, view_of
from rawsiko.engine.ids import PlayerId
from rawsiko.engine.options import Options
from rawsiko.engine.state import ActionPhase, Finished

__all__ = ["bot_named", "compare", "explain", "hint_for", "turning_points", "warm_up"]

QUICKEST = OFFERED[0]


def warm_up() -> None:
    """Load or compile everything: a bot chooses once in each phase up to the first Action Phase of
    a match. Those that search run the same compiled code, and would take longer."""
    content = standard_content()
    for level in OFFERED:
        study_for(content, level)
    players = tuple(PlayerId(f"p{n + 1}") for n in range(content.players[0]))
    deal = dict(zip(players, content.objectives, strict=False))
    state, seen = start(content, Options(), players, deal), set[str]()
    while not isinstance(phase := state.phase, Finished):
        legal = legal_actions(state)
        action = legal[0]
        if len(legal) > 1 and type(phase).__name__ not in seen:
            seen.add(type(phase).__name__)
            action = bot_named(QUICKEST).choose(view_of(state, phase.player), legal, Random(1))
            explain(view_of(state, None), action, QUICKEST)
        if isinstance(phase, ActionPhase):
            return
        state = apply(state, action, tuple(1 for _ in dice_needed(state, action))).state
