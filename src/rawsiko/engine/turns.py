"""The order of phases and Turns, and placing Assets (R3.7, R4.1 to R4.3, R6.1)."""

from collections.abc import Mapping

from msgspec.structs import replace

from rawsiko.engine.actions import OpenNews, PlaceAsset, Refusal
from rawsiko.engine.board import controls, investments, living_players
from rawsiko.engine.content import Content
from rawsiko.engine.end import begin_trade, finish
from rawsiko.engine.events import (
    ActionPhaseBegan,
    AssetPlaced,
    Dice,
    Event,
    InvestmentsReceived,
    NewsContinued,
    NewsOpened,
    Outcome,
    TurnBegan,
)
from rawsiko.engine.ids import PlayerId
from rawsiko.engine.news import card_drawn, cards_that_can_open, still_open
from rawsiko.engine.options import Options, is_short
from rawsiko.engine.state import (
    ActionPhase,
    CompletedTurn,
    EndReason,
    InitialPlacement,
    InvestmentPhase,
    News,
    NewsDraw,
    Placement,
    State,
    holding_of,
)

INITIAL_ASSETS = 6


def begin_initial_placement(state: State) -> State:
    """R3.7, R3.8."""
    assets = initial_assets(state.content, state.options, len(state.order))
    to_place = dict(zip(state.order, assets, strict=True))
    return replace(state, phase=InitialPlacement(state.order[0], to_place))


def initial_assets(content: Content, options: Options, players: int) -> tuple[int, ...]:
    """What each player places, from the first to the last in the order of play."""
    if not options.head_start:
        return (INITIAL_ASSETS,) * players  # R3.7: whatever the number of players
    given = content.head_start.get(players)
    if is_short(options):
        given = content.short_head_start.get(players, given)
    return given or usual_head_start(players)


def usual_head_start(players: int) -> tuple[int, ...]:
    """R3.8: on a board that gives none."""
    return tuple(range(INITIAL_ASSETS + players - 1, INITIAL_ASSETS - 1, -1))


def open_news(state: State, action: OpenNews, dice: Dice) -> Outcome:
    """R4.10."""
    card = card_drawn(state, dice[0])
    news = News({**state.news.open, card.id: card.turns}, (*state.news.opened, card.id))
    opened = NewsOpened(action.player, card.id, card.turns)
    return begin_investment(replace(state, news=news), (opened,))


def continue_placement(
    state: State, phase: Placement, to_place: Mapping[PlayerId, int], events: tuple[Event, ...]
) -> Outcome:
    """R3.7, R4.2: the first who still has Assets to place is next; then the Action Phases begin."""
    if to_place:
        next_phase = type(phase)(next(iter(to_place)), to_place)
        return Outcome(replace(state, phase=next_phase), events)
    if type(phase) is InitialPlacement:
        events = (*events, TurnBegan(state.turn))  # R4.1: Turn 1 has no Investment Phase
    return _begin_action_phase(state, living_players(state)[0], events)


def end_action_phase(state: State, player: PlayerId, events: tuple[Event, ...]) -> Outcome:
    """R4.1: the next living player acts; after the last one the Turn is completed."""
    for later in state.order[state.order.index(player) + 1 :]:
        if later not in state.eliminated:
            return _begin_action_phase(state, later, events)
    if state.options.host_keeps_time:
        completed = CompletedTurn(
            turn=state.turn,
            holdings=state.holdings,
            eliminated=state.eliminated,
            news=state.news,
            recycled=state.recycled,
        )
        state = replace(state, completed=completed)
    if state.turn < state.last_turn:
        return _begin_turn(state, state.turn + 1, events)
    ended = _end_last_turn(state)
    return Outcome(ended.state, events + ended.events)


def _begin_turn(state: State, turn: int, events: tuple[Event, ...]) -> Outcome:
    """R4.1, R4.10: with World news a card is drawn first, if one can be opened."""
    state = replace(state, turn=turn)
    events = (*events, TurnBegan(turn))
    if state.news.open:
        state = replace(state, news=News(still_open(state), state.news.opened))
        events = (*events, NewsContinued(state.news.open))
    if state.options.world_news and cards_that_can_open(state):
        return Outcome(replace(state, phase=NewsDraw(living_players(state)[0])), events)
    return begin_investment(state, events)


def begin_investment(state: State, events: tuple[Event, ...]) -> Outcome:
    """R4.2: everyone receives their Assets before anyone places."""
    to_place = {player: assets for player, assets in investments(state).items() if assets > 0}
    events = (*events, InvestmentsReceived(to_place))
    if not to_place:
        return _begin_action_phase(state, living_players(state)[0], events)
    phase = InvestmentPhase(next(iter(to_place)), to_place)
    return Outcome(replace(state, phase=phase), events)


def _begin_action_phase(state: State, player: PlayerId, events: tuple[Event, ...]) -> Outcome:
    """R4.4: at the start of a player's Action Phase none of their Assets has moved."""
    ready = {
        territory: holding.assets
        for territory, holding in state.holdings.items()
        if holding is not None and holding.player == player
    }
    return Outcome(
        replace(state, phase=ActionPhase(player, ready)), (*events, ActionPhaseBegan(player))
    )


def _end_last_turn(state: State) -> Outcome:
    """R6.1, R6.2."""
    if state.options.trade_with_china:
        return begin_trade(state)
    return finish(state, EndReason.LAST_TURN)


def refusal_of_place(state: State, action: PlaceAsset) -> Refusal | None:
    if action.territory not in state.holdings:
        return Refusal.UNKNOWN_TERRITORY
    if not controls(state, action.player, action.territory):
        return Refusal.NOT_YOUR_TERRITORY
    return None


def place_asset(state: State, phase: Placement, action: PlaceAsset) -> Outcome:
    holding = state.holdings[action.territory]
    assets = holding.assets if holding else 0
    holdings = dict(state.holdings)
    holdings[action.territory] = holding_of(action.player, assets + 1)
    to_place = dict(phase.to_place)
    to_place[action.player] -= 1
    if to_place[action.player] == 0:
        del to_place[action.player]
    return continue_placement(
        replace(state, holdings=holdings),
        phase,
        to_place,
        (AssetPlaced(action.player, action.territory),),
    )
