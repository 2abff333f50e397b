"""Measures what planning ahead changes for people who wait, in virtual time.

    python3 run.py bench planning [--matches 20] [--turns 5]

Four scripted people play the same deals twice. Each chooses as a Medium bot does with what they
see, and takes the seconds of docs/simulation.md. First nobody plans. Then those who wait plan their
next go at the same pace, on the board as it is, and drop what became impossible or worse; in their
go the client plays the plan, and they decide about the rest as before. The rules of a plan are
those of web/src/match/plan/steps.ts, once more (bench/plans/plan.py). Taps are counted for the
touches that each way of playing needs.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from bench.not_measured import exit_status
from bench.plans.plan import Plan, Step, next_go, played
from rawsiko.bots.bot import Bot
from rawsiko.content.load import standard_content
from rawsiko.engine import apply, dice_needed, legal_actions, view_of
from rawsiko.engine.actions import Action, EndActionPhase, Move, OpenNews, PlaceAsset
from rawsiko.engine.ids import PlayerId, TerritoryId
from rawsiko.engine.options import Options
from rawsiko.engine.state import ActionPhase, Finished, InvestmentPhase, NewsDraw, State
from rawsiko.lab.chance import Chance, chance_of
from rawsiko.lab.duration import CLASHING, seconds_for
from rawsiko.lab.match import PlayedAction, begin, seat_bots

PLAYERS = 4
PRESSING = 2.0  # seconds to look at one's plan and press the button
A_STEP = 0.6  # seconds that the client takes for a planned step
A_CLASH = 2.0  # and for the dice of a planned Clash
SHOWN = 3  # Moves of a hint that one touch plays
GOALS = {"from_plan": 60, "shorter": 12, "open": 70, "taps": 12, "hint_taps": 8}


class Taps:
    """Touches in Turns: single taps as before; then dragging and holding; then following hints, of
    which one touch plays everything up to the next Clash."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self._previous: Action | None = None
        self._placed: set[TerritoryId] = set()  # in this go
        self._together = 0  # Moves without a Clash that one touch has played

    def count(self, action: Action, *, is_clash: bool) -> None:
        match action:
            case PlaceAsset():
                self._place(action)
            case Move():
                self._move(action, is_clash=is_clash)
            case EndActionPhase():
                self._add(single=1, hand=1, hints=1)
            case _:
                pass
        self._previous = action

    def _place(self, action: PlaceAsset) -> None:
        is_first = not (
            isinstance(self._previous, PlaceAsset) and self._previous.player == action.player
        )
        if is_first:
            self._placed = set()
        # A hold places all that go to one Territory. A hint that follows one opens with its plan.
        is_new = action.territory not in self._placed
        self._add(single=1, hand=int(is_new), hints=2 * is_first)
        self._placed.add(action.territory)

    def _move(self, action: Move, *, is_clash: bool) -> None:
        is_again = is_clash and _are_same(action, self._previous)
        is_first = not isinstance(self._previous, Move) or self._previous.player != action.player
        is_begun = is_first or is_clash or self._together in (0, SHOWN)
        self._together = 0 if is_clash else 1 if is_begun else self._together + 1
        self._add(
            single=1 if is_again else 3,
            hand=2 if is_clash and not is_again else 1,  # drag, then attack
            hints=2 if is_first else int(is_begun),
        )

    def _add(self, **counts: int) -> None:
        self.counts.update(counts)


def _are_same(one: Action | None, other: Action | None) -> bool:
    """Moves between the same Territories."""
    return (
        isinstance(one, Move)
        and isinstance(other, Move)
        and (one.player, one.origin, one.target) == (other.player, other.origin, other.target)
    )


@dataclass
class Measured:
    """Sums over matches; `seconds` by player are those in which they had a choice."""

    turns: int = 0
    seconds: float = 0.0  # in Turns
    whole: float = 0.0  # with setup
    open: list[float] = field(default_factory=list[float])  # by player and match: its share
    thinking: list[float] = field(default_factory=list[float])
    sources: Counter[str] = field(default_factory=Counter[str])
    taps: Taps = field(default_factory=Taps)
    goes: int = 0  # of one player in one Turn


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--turns", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    bots = seat_bots(["medium"], PLAYERS)
    today, planning = Measured(), Measured()
    for match in range(1, wanted.matches + 1):
        for plans, measured in ((False, today), (True, planning)):
            _Table(bots, wanted.seed, match, wanted.turns, plans=plans).play(measured)
    _report(today, planning, wanted.matches)


class _Table:
    def __init__(
        self, bots: Mapping[PlayerId, Bot], seed: int, match: int, turns: int, *, plans: bool
    ) -> None:
        self.bots = bots
        self.chance: Chance = chance_of(seed, match, PLAYERS)
        self.state: State = begin(standard_content(), Options(turns=turns), PLAYERS, self.chance)
        self.plans = {player: Plan(player) for player in self.state.order} if plans else {}
        self.step: Step | None = None  # of a plan, being played
        self.pressed: tuple[PlayerId, int, type] | None = None
        self.open = dict.fromkeys(self.state.order, 0.0)
        self.thinking = dict.fromkeys(self.state.order, 0.0)

    def play(self, measured: Measured) -> None:
        previous: Action | None = None
        whole = 0.0
        while not isinstance(phase := self.state.phase, Finished):
            before = self.state
            player = phase.player
            in_turn = isinstance(phase, InvestmentPhase | ActionPhase)
            action, source, seconds = self._decide()
            outcome, took = self._apply(action, previous)
            seconds = took if seconds is None else seconds
            if in_turn:
                measured.taps.count(action, is_clash=bool(outcome.dice))
            self._wait(before, player, seconds)
            if in_turn:
                measured.seconds += seconds
                if isinstance(action, PlaceAsset | Move):
                    measured.sources[source] += 1
            measured.goes += isinstance(action, EndActionPhase)
            whole += seconds
            previous = action
        measured.whole += whole
        measured.turns += self.state.turn
        measured.open += [one / whole for one in self.open.values()]
        measured.thinking += [one / whole for one in self.thinking.values()]

    def _decide(self) -> tuple[Action, str, float | None]:
        """The action, where it comes from, and its seconds if the client plays it."""
        phase = self.state.phase
        assert not isinstance(phase, Finished)
        if isinstance(phase, NewsDraw):
            return OpenNews(phase.player), "drawn", None
        plan = self.plans.get(phase.player)
        asked = 0.0
        while plan and isinstance(phase, InvestmentPhase | ActionPhase):
            if (found := plan.next_in(self.state)) is None:
                break
            step, standing = found
            self.step = step
            if standing == "fine":
                return played(step, self.state), "plan", asked + self._planned_seconds(step)
            asked += CLASHING
            chosen = self._chosen(phase.player)
            if _are_same(chosen, step.action):
                return played(step, self.state), "asked", asked
            plan.drop(step)
        self.step = None
        action = self._chosen(phase.player)
        return action, "hand", None if not asked else asked + A_STEP

    def _planned_seconds(self, step: Step) -> float:
        phase = self.state.phase
        assert isinstance(phase, InvestmentPhase | ActionPhase)
        here = (phase.player, self.state.turn, type(phase))
        first = PRESSING if self.pressed != here else 0.0
        self.pressed = here
        return first + (A_STEP if step.chance is None else A_CLASH)

    def _chosen(self, player: PlayerId) -> Action:
        legal = legal_actions(self.state)
        return self.bots[player].choose(
            view_of(self.state, player), legal, self.chance.bots[player]
        )

    def _apply(self, action: Action, previous: Action | None) -> tuple[PlayedAction, float]:
        before = self.state
        sides = dice_needed(before, action)
        dice = tuple(self.chance.dice.randint(1, one) for one in sides)
        outcome = apply(before, action, dice)
        play = PlayedAction(0, before, action, dice, outcome.state, outcome.events)
        self.state = outcome.state
        phase = before.phase
        if not isinstance(phase, Finished) and (plan := self.plans.get(phase.player)):
            if self.step is not None:
                plan.hear(self.step, outcome.events)
            if isinstance(action, EndActionPhase):
                plan.steps, plan.is_done = [], False
        return play, seconds_for(previous, play)

    def _wait(self, before: State, acting: PlayerId, seconds: float) -> None:
        """Time passes: those who wait plan."""
        self.open[acting] += seconds
        self.thinking[acting] += seconds
        for player, plan in self.plans.items():
            if player == acting or next_go(before, player) is None:
                continue
            self.open[player] += seconds
            if next_go(self.state, player) is not None:
                used = plan.think(self.state, seconds, self.bots[player], self.chance)
                self.thinking[player] += used


def _report(today: Measured, planning: Measured, matches: int) -> None:
    per_turn = [one.seconds / one.turns for one in (today, planning)]
    shorter = 100 * (1 - per_turn[1] / per_turn[0])
    actions = planning.sources["plan"] + planning.sources["asked"] + planning.sources["hand"]
    from_plan = 100 * planning.sources["plan"] / actions
    print(f"seconds of a Turn: {per_turn[0]:.0f} without plans, {per_turn[1]:.0f} with them")
    print(f"actions in Turns: {dict(planning.sources)}")
    for name, one in (("without plans", today), ("with plans", planning)):
        print(
            f"{name}: a choice is open in {_percent(one.open)} of the minutes,"
            f" the busiest of four {_percent(_busiest(one.open))};"
            f" deciding or planning {_percent(one.thinking)}"
        )
    taps = {way: count / today.goes for way, count in today.taps.counts.items()}
    print(f"taps for a Turn, one by one: {taps['single']:.1f}")
    print(
        f"from_plan {from_plan:.0f} goal {GOALS['from_plan']}"
        f" shorter {shorter:.0f} goal {GOALS['shorter']}"
        f" open {100 * _mean(_busiest(planning.open)):.0f} goal {GOALS['open']}"
        f" taps {taps['hand']:.1f} goal {GOALS['taps']}"
        f" hint_taps {taps['hints']:.1f} goal {GOALS['hint_taps']} matches {matches}"
    )


def _mean(shares: Sequence[float]) -> float:
    return sum(shares) / len(shares)


def _percent(shares: Sequence[float]) -> str:
    return f"{100 * _mean(shares):.0f} %"


def _busiest(shares: Sequence[float]) -> list[float]:
    return [max(shares[at : at + PLAYERS]) for at in range(0, len(shares), PLAYERS)]


if __name__ == "__main__":
    sys.exit(exit_status(main))
