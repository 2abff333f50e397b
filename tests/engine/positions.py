"""Positions of the Action Phase as one line of text.

`sun* turkey:3 india:1/0 | sawyer germany:2` : it is Sun's Action Phase; she has 3 Assets on Turkey
that can still act and 1 on India that has moved; Sawyer has 2 on Germany. Players stand in order
of play, a player without Territories has been eliminated.
"""

from collections.abc import Sequence
from typing import Any

from rawsiko.content.load import standard_content
from rawsiko.engine import apply
from rawsiko.engine.actions import Action, EndActionPhase, Move
from rawsiko.engine.content import Content
from rawsiko.engine.ids import ObjectiveId, PlayerId, TerritoryId
from rawsiko.engine.options import Options
from rawsiko.engine.setup import cards_to_deal
from rawsiko.engine.state import ActionPhase, Holding, State


def position(
    text: str,
    content: Content | None = None,
    *,
    turn: int = 1,
    cards: Sequence[str] = (),
    **options: Any,
) -> State:
    """The State that the line shows. `cards` are dealt in order of play."""
    content = content or standard_content()
    order: list[PlayerId] = []
    eliminated: list[PlayerId] = []
    acting: PlayerId | None = None
    holdings: dict[TerritoryId, Holding | None] = dict.fromkeys(content.territories)
    ready: dict[TerritoryId, int] = {}
    for part in text.split("|"):
        name, *places = part.split()
        player = PlayerId(name.rstrip("*"))
        order.append(player)
        if name.endswith("*"):
            acting = player
        if not places:
            eliminated.append(player)
        for place in places:
            territory, _, numbers = place.partition(":")
            assets, _, can_act = numbers.partition("/")
            assert TerritoryId(territory) in holdings, f"no Territory {territory}"
            holdings[TerritoryId(territory)] = Holding(player, int(assets))
            if player == acting and int(can_act or assets):
                ready[TerritoryId(territory)] = int(can_act or assets)
    assert acting is not None, "mark the acting player with *"
    dealt = [ObjectiveId(card) for card in cards] or cards_to_deal(content, Options(**options))
    return State(
        content=content,
        options=Options(**options),
        order=tuple(order),
        objectives=dict(zip(order, dealt, strict=False)),
        turn=turn,
        last_turn=Options(**options).turns,
        holdings=holdings,
        claimed={},
        eliminated=tuple(eliminated),
        phase=ActionPhase(acting, {t: ready[t] for t in holdings if t in ready}),
    )


def show(state: State) -> str:
    """The line of a State in an Action Phase, Territories in alphabetical order."""
    assert isinstance(state.phase, ActionPhase)
    parts: list[str] = []
    for player in state.order:
        acts = player == state.phase.player
        words = [player + ("*" if acts else "")]
        for territory in sorted(state.holdings):
            holding = state.holdings[territory]
            if holding is None or holding.player != player:
                continue
            ready = state.phase.ready.get(territory, 0) if acts else holding.assets
            count = f"{holding.assets}" if ready == holding.assets else f"{holding.assets}/{ready}"
            words.append(f"{territory}:{count}")
        parts.append(" ".join(words))
    return " | ".join(parts)


def order(text: str) -> Action:
    """`sun turkey>germany 3` is a Move, `sun ends` ends the Action Phase."""
    match text.split():
        case [player, "ends"]:
            return EndActionPhase(PlayerId(player))
        case [player, places, assets]:
            origin, target = places.split(">")
            return Move(PlayerId(player), TerritoryId(origin), TerritoryId(target), int(assets))
        case _:
            raise ValueError(text)


def play(before: str | State, *orders: str, dice: tuple[int, ...] = (), **options: Any) -> str:
    """The position after some orders; `dice` belong to the last of them."""
    state = position(before, **options) if isinstance(before, str) else before
    for text in orders:
        state = apply(state, order(text), dice if text is orders[-1] else ()).state
    return show(state)
