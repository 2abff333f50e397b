"""How often the last Turn changes who wins."""

from collections.abc import Iterable

from rawsiko.engine.end import ranking_of
from rawsiko.engine.ids import PlayerId
from rawsiko.engine.state import Finished, State
from rawsiko.lab.fast import FastLab
from rawsiko.lab.simulation import Plan
from rawsiko.replay.reading import Reading, open_replay


def changed_winners(plan: Plan, matches: int) -> float:
    """The share of matches whose winners differ from those of the board as the last Turn began."""
    lab = FastLab(plan.content, plan.options, plan.players, plan.bots, plan.seed)
    changed = sum(_is_changed(plan, lab.replay(number)[1]) for number in range(matches))
    return changed / matches


def _is_changed(plan: Plan, lines: Iterable[bytes]) -> bool:
    reading = open_replay(lines, lambda _: plan.content)
    if not isinstance(reading, Reading):
        raise TypeError(reading)
    before: State | None = None
    for outcome in reading.outcomes():
        state = outcome.state
        if isinstance(state.phase, Finished):
            return before is None or _winners(state) != _winners(before)
        if state.turn < state.last_turn:
            before = state
    return False


def _winners(state: State) -> frozenset[PlayerId]:
    return frozenset(score.player for score in ranking_of(state) if score.place == 1)
