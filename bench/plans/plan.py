"""A plan for one's next go, with the rules of web/src/match/plan/steps.ts."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

import msgspec

from rawsiko.bots.bot import Bot
from rawsiko.engine import legal_actions, view_of
from rawsiko.engine.actions import Action, Move, PlaceAsset
from rawsiko.engine.board import next_investments, territories_of
from rawsiko.engine.events import ClashFought, Event, TerritoryConquered
from rawsiko.engine.ids import PlayerId, TerritoryId
from rawsiko.engine.state import ActionPhase, InvestmentPhase, State, holding_of
from rawsiko.lab.chance import Chance
from rawsiko.lab.duration import CLASHING, MOVING, PLACING, PLACING_AGAIN
from rawsiko.simulator.odds import conquest

MOST_MOVES = 6
FELL = 0.1
MOST_IN_A_CLASH = 3


@dataclass(frozen=True)
class Step:
    """A placement, a Move, or an attack until half of its Assets are lost."""

    action: PlaceAsset | Move
    chance: float | None = None  # of an attack
    stop_at: int = 0


@dataclass
class Draft:
    """The board as the plan would leave it."""

    state: State
    ready: dict[TerritoryId, int]


@dataclass
class Plan:
    player: PlayerId
    steps: list[Step] = field(default_factory=list[Step])
    budget: float = 0.0  # seconds to think that are left
    is_done: bool = False  # nothing more to add, as far as can be seen

    def think(self, state: State, seconds: float, bot: Bot, chance: Chance) -> float:
        """Go on planning for so long. Returns the seconds that were used."""
        self.budget += seconds
        used = 0.0
        if (go := next_go(state, self.player)) is None:
            self.budget = 0.0
            return 0.0
        fine = [step for step, standing in self._tried(state) if standing == "fine"]
        if len(fine) < len(self.steps):
            self.steps, self.is_done = fine, False
        while not self.is_done and self.budget > 0:
            step = self._next_step(state, go, bot, chance)
            if step is None:
                self.is_done = True
                break
            cost = seconds_to_plan(step, self.steps[-1] if self.steps else None)
            if cost > self.budget:
                break
            self.budget -= cost
            used += cost
            self.steps.append(step)
        if self.is_done:
            self.budget = 0.0
        return used

    def _next_step(self, state: State, go: int, bot: Bot, chance: Chance) -> Step | None:
        """What the bot would do next in its go, if the plan so far succeeds."""
        draft = Draft(state, _ready(state, self.player))
        for step in self.steps:
            draft = _after(draft, step)
        placed = sum(isinstance(step.action, PlaceAsset) for step in self.steps)
        left = placeable(state, self.player) - placed
        moves = len(self.steps) - placed
        if moves >= MOST_MOVES:
            return None
        phase = (
            InvestmentPhase(self.player, {self.player: left})
            if left > 0
            else ActionPhase(self.player, {one: n for one, n in draft.ready.items() if n})
        )
        imagined = msgspec.structs.replace(draft.state, phase=phase, turn=go)
        legal = legal_actions(imagined)
        action = bot.choose(view_of(imagined, self.player), legal, chance.bots[self.player])
        if isinstance(action, PlaceAsset):
            return Step(action)
        if not isinstance(action, Move):
            return None
        return _step_of(draft, action)

    def _tried(self, state: State) -> Iterator[tuple[Step, str]]:
        draft = Draft(state, _ready(state, self.player))
        for step in self.steps:
            standing = _standing(draft, step, self.player)
            if standing != "gone":
                draft = _after(draft, step)
            yield step, standing

    def next_in(self, state: State) -> tuple[Step, str] | None:
        """The first step for this Phase that can be played, and how it stands."""
        is_placing = isinstance(state.phase, InvestmentPhase)
        for_now = [step for step in self.steps if isinstance(step.action, PlaceAsset) == is_placing]
        for step, standing in Plan(self.player, for_now)._tried(state):
            if standing != "gone":
                return step, standing
        return None

    def drop(self, step: Step) -> None:
        self.steps = [one for one in self.steps if one is not step]

    def hear(self, step: Step, events: tuple[Event, ...]) -> None:
        """The step was played."""
        at = next(index for index, one in enumerate(self.steps) if one is step)
        clash = next((event for event in events if isinstance(event, ClashFought)), None)
        is_conquered = any(isinstance(event, TerritoryConquered) for event in events)
        rest: list[Step] = []
        if clash is not None and not is_conquered and isinstance(step.action, Move):
            assets = step.action.assets - clash.attacker_losses
            if assets > step.stop_at:
                action = msgspec.structs.replace(step.action, assets=assets)
                rest = [replace(step, action=action, chance=0.0)]
        self.steps[at : at + 1] = rest


def played(step: Step, state: State) -> Action:
    """The step as one action: at most three Assets in a Clash (R4.6)."""
    action = step.action
    if isinstance(action, PlaceAsset):
        return action
    assert isinstance(state.phase, ActionPhase)
    most = state.phase.ready[action.origin]
    if _is_clash(state, action):
        most = min(most, MOST_IN_A_CLASH)
    return msgspec.structs.replace(action, assets=min(action.assets, most))


def next_go(state: State, player: PlayerId) -> int | None:
    """The Turn of the player's next Action Phase, if they can plan it now."""
    phase = state.phase
    if player in state.eliminated or not isinstance(phase, InvestmentPhase | ActionPhase):
        return None
    if phase.player == player:
        return None
    order = state.order
    is_over = isinstance(phase, ActionPhase) and order.index(phase.player) > order.index(player)
    go = state.turn + is_over
    return None if go > state.last_turn else go


def placeable(state: State, player: PlayerId) -> int:
    if isinstance(state.phase, InvestmentPhase):
        return state.phase.to_place.get(player, 0)
    is_next_turn = (next_go(state, player) or 0) > state.turn
    return next_investments(state).get(player, 0) if is_next_turn else 0


def seconds_to_plan(step: Step, before: Step | None) -> float:
    """As long as doing it takes people in `rawsiko.lab.duration`."""
    if isinstance(step.action, PlaceAsset):
        return PLACING_AGAIN if before and before.action == step.action else PLACING
    return MOVING if step.chance is None else CLASHING


def _ready(state: State, player: PlayerId) -> dict[TerritoryId, int]:
    phase = state.phase
    if isinstance(phase, ActionPhase) and phase.player == player:
        return dict(phase.ready)
    return {one: _assets(state, one) for one in territories_of(state, player)}


def _assets(state: State, territory: TerritoryId) -> int:
    holding = state.holdings[territory]
    return holding.assets if holding else 0


def _is_clash(state: State, move: Move) -> bool:
    holding = state.holdings[move.target]
    return holding is not None and holding.player != move.player


def _chance(state: State, move: Move, assets: int) -> float | None:
    if not _is_clash(state, move):
        return None
    return float(conquest(assets, _assets(state, move.target)).chance)


def _step_of(draft: Draft, move: Move) -> Step:
    """An attack takes all Assets that can go but one, as the client offers."""
    if not _is_clash(draft.state, move):
        return Step(move)
    ready = draft.ready[move.origin]
    most = max(move.assets, min(ready, _assets(draft.state, move.origin) - 1))
    action = msgspec.structs.replace(move, assets=most)
    return Step(action, _chance(draft.state, action, most), most // 2)


def _standing(draft: Draft, step: Step, player: PlayerId) -> str:
    action, state = step.action, draft.state
    if isinstance(action, PlaceAsset):
        holding = state.holdings[action.territory]
        return "fine" if holding is not None and holding.player == player else "gone"
    origin, target = state.holdings[action.origin], state.holdings[action.target]
    assets = min(action.assets, draft.ready.get(action.origin, 0))
    if origin is None or origin.player != player or assets < 1:
        return "gone"
    now = _chance(state, action, assets)
    if now is None:
        is_conquered = step.chance is not None and target is not None
        return "gone" if is_conquered else "fine"
    return "worse" if step.chance is None or now <= step.chance - FELL else "fine"


def _after(draft: Draft, step: Step) -> Draft:
    """The board after a step that succeeds."""
    action, state = step.action, draft.state
    holdings, ready = dict(state.holdings), dict(draft.ready)
    if isinstance(action, PlaceAsset):
        there = action.territory
        holdings[there] = holding_of(action.player, _assets(state, there) + 1)
        ready[there] = ready.get(there, 0) + 1
        return Draft(msgspec.structs.replace(state, holdings=holdings), ready)
    assets = min(action.assets, ready.get(action.origin, 0))
    ready[action.origin] = ready.get(action.origin, 0) - assets
    stay = _assets(state, action.origin) - assets
    holdings[action.origin] = holding_of(action.player, stay) if stay else None
    arriving = assets
    if _is_clash(state, action):
        losses = conquest(assets, _assets(state, action.target)).attacker_losses
        arriving = max(1, assets - round(losses))
    else:
        arriving += _assets(state, action.target)
    holdings[action.target] = holding_of(action.player, arriving)
    return Draft(msgspec.structs.replace(state, holdings=holdings), ready)
