"""Converts between the engine's values and rows of numbers."""

from collections.abc import Mapping, Sequence

from rawsiko.engine.actions import (
    Action,
    ChooseContinent,
    ChooseTerritory,
    ClaimMaterial,
    DrawContinent,
    EndActionPhase,
    EndTrade,
    Move,
    OpenNews,
    PlaceAsset,
    Recycle,
)
from rawsiko.engine.content import Content
from rawsiko.engine.ids import NewsId, ObjectiveId, PlayerId
from rawsiko.engine.news import supply_of
from rawsiko.engine.options import Options
from rawsiko.engine.setup import start
from rawsiko.engine.state import (
    ActionPhase,
    ContinentChoice,
    EndReason,
    Finished,
    Holding,
    InitialPlacement,
    InvestmentPhase,
    News,
    NewsDraw,
    Phase,
    Score,
    SetupRound,
    State,
    TerritoryChoice,
    TradeWithChina,
)
from rawsiko.engine.turns import initial_assets
from rawsiko.engine.view import PlayerView
from rawsiko.simulator import arrays
from rawsiko.simulator.arrays import Numbers
from rawsiko.simulator.constants import MOST_PLAYERS, MOST_TURNS
from rawsiko.simulator.rules import layout as at
from rawsiko.simulator.rules.layout import as_list, listed
from rawsiko.simulator.rules.scoring import MATERIALS, PLACE, POINTS, TERRITORIES

PHASES: Mapping[type[Phase], int] = {
    ContinentChoice: at.CONTINENT_CHOICE,
    TerritoryChoice: at.TERRITORY_CHOICE,
    InitialPlacement: at.INITIAL_PLACEMENT,
    NewsDraw: at.NEWS_DRAW,
    InvestmentPhase: at.INVESTMENT,
    ActionPhase: at.ACTION,
    TradeWithChina: at.TRADE,
    Finished: at.FINISHED,
}
ROUNDS = (SetupRound.FIRST, SetupRound.SECOND)
REASONS = {at.LAST_TURN: EndReason.LAST_TURN, at.ONE_LEFT: EndReason.ONE_LEFT}
OPTIONS = {
    "turns": at.TURNS,
    "advanced_setup": at.ADVANCED_SETUP,
    "monopoly_stranglehold": at.STRANGLEHOLD,
    "trade_with_china": at.TRADE_WITH_CHINA,
    "leave_one_behind": at.LEAVE_ONE_BEHIND,
    "world_news": at.WORLD_NEWS,
    "recycling": at.RECYCLING,
}


def start_position(content: Content, options: Options, players: int) -> Numbers:
    """Before the first action, without cards."""
    position = arrays.zeros(at.WIDTH, dtype=arrays.int64)
    position[at.PLAYERS] = players
    position[at.TURN] = 1
    for seat in range(MOST_PLAYERS):
        position[at.CARD + seat] = -1
    for name, place in OPTIONS.items():
        position[place] = getattr(options, name)
    for seat, assets in enumerate(initial_assets(content, options, players)):
        position[at.INITIAL + seat] = assets
    return position


def position_of(state: State | PlayerView) -> Numbers:
    """Cards that a view doesn't show are -1; deal them before playing on."""
    content, order = state.content, state.order
    territories, continents = list(content.territories), list(content.continents)
    materials, cards = list(content.materials), list(content.objectives)
    position = start_position(content, state.options, len(order))
    position[at.TURN] = state.turn
    position[at.TURNS] = state.last_turn
    for number, territory in enumerate(territories):
        if holding := state.holdings[territory]:
            position[at.OWN + order.index(holding.player)] |= 1 << number
            position[at.ASSETS + number] = holding.assets
    for seat, player in enumerate(order):
        if player in state.objectives:
            position[at.CARD + seat] = cards.index(state.objectives[player])
        claimed = [materials.index(material) for material in state.claimed.get(player, ())]
        controlled = set(claimed)
        if player in state.recycled:
            recycled = materials.index(state.recycled[player])
            position[at.RECYCLED + seat] = recycled + 1
            controlled.add(recycled)
        position[at.CLAIMED + seat] = sum(1 << material for material in controlled)
        position[at.CLAIM_LIST + seat] = as_list(claimed)
    position[at.ELIMINATED] = as_list([order.index(player) for player in state.eliminated])
    for nth, card in enumerate(state.news.opened):
        number = list(content.news).index(card)
        left = state.news.open.get(card, 0)
        position[at.NEWS + nth] = (number + 1) << at.NEWS_BITS | left
    phase = state.phase
    position[at.PHASE] = PHASES[type(phase)]
    if isinstance(phase, Finished):
        position[at.REASON] = {reason: n for n, reason in REASONS.items()}[phase.reason]
        return position
    position[at.PLAYER] = order.index(phase.player)
    match phase:
        case ContinentChoice() | TerritoryChoice():
            position[at.ROUND] = ROUNDS.index(phase.round)
            if isinstance(phase, TerritoryChoice):
                position[at.CONTINENT] = continents.index(phase.continent)
                chosen = [territories.index(territory) for territory in phase.chosen]
                position[at.CHOSEN] = as_list(chosen)
        case ActionPhase():
            for territory, ready in phase.ready.items():
                position[at.READY + territories.index(territory)] = ready
                position[at.READY_SET] |= 1 << territories.index(territory)
        case NewsDraw():
            pass
        case InitialPlacement() | InvestmentPhase() | TradeWithChina():
            left = phase.claims if isinstance(phase, TradeWithChina) else phase.to_place
            for player, number in left.items():
                position[at.LEFT + order.index(player)] = number
    return position


class Reader:
    """Converts positions and actions of one match."""

    def __init__(self, content: Content, options: Options, order: Sequence[PlayerId]) -> None:
        self.content, self.options, self.order = content, options, tuple(order)
        self._territories, self._continents = list(content.territories), list(content.continents)
        self._materials, self._cards = list(content.materials), list(content.objectives)
        self._news = list(content.news)

    def state(self, position: Numbers, scores: Numbers | None = None) -> State:
        """`scores` are needed if the match is over."""
        row: list[int] = position.tolist()
        order = self.order
        owners = {
            number: player
            for seat, player in enumerate(order)
            for number in range(len(self._territories))
            if row[at.OWN + seat] >> number & 1
        }
        claimed = {
            player: tuple(self._materials[m] for m in listed(row[at.CLAIM_LIST + seat]))
            for seat, player in enumerate(order)
            if row[at.CLAIM_LIST + seat]
        }
        return State(
            content=self.content,
            options=self.options,
            order=order,
            objectives=self.objectives(position),
            turn=row[at.TURN],
            last_turn=row[at.TURNS],
            holdings={
                name: Holding(owners[n], row[at.ASSETS + n]) if n in owners else None
                for n, name in enumerate(self._territories)
            },
            claimed=claimed,
            eliminated=tuple(order[seat] for seat in listed(row[at.ELIMINATED])),
            phase=self._phase(row, owners, scores),
            news=self.news(row),
            recycled={
                player: self._materials[row[at.RECYCLED + seat] - 1]
                for seat, player in enumerate(order)
                if row[at.RECYCLED + seat]
            },
        )

    def news(self, row: Sequence[int]) -> News:
        """Of a position as a list."""
        left: dict[NewsId, int] = {
            self._news[(number >> at.NEWS_BITS) - 1]: number & at.NEWS_MASK
            for number in row[at.NEWS : at.NEWS + MOST_TURNS]
            if number
        }
        return News({card: turns for card, turns in left.items() if turns}, tuple(left))

    def beginning(self, position: Numbers) -> State:
        """The State before the first action of the match that led to this position."""
        return start(self.content, self.options, self.order, self.objectives(position))

    def objectives(self, position: Numbers) -> Mapping[PlayerId, ObjectiveId]:
        cards: list[int] = position[at.CARD : at.CARD + len(self.order)].tolist()
        return {
            player: self._cards[card]
            for player, card in zip(self.order, cards, strict=True)
            if card >= 0
        }

    def action(self, player: PlayerId, coded: int) -> Action:
        """The player's action with this code."""
        kind = coded & at.KIND_MASK
        place = coded >> at.KIND_BITS & at.PLACE_MASK
        if kind == at.MOVE:
            target = coded >> at.TARGET_SHIFT & at.PLACE_MASK
            names = self._territories
            return Move(player, names[place], names[target], coded >> at.ASSETS_SHIFT)
        match kind:
            case at.PLACE_ASSET:
                return PlaceAsset(player, self._territories[place])
            case at.END_ACTION_PHASE:
                return EndActionPhase(player)
            case at.CHOOSE_TERRITORY:
                return ChooseTerritory(player, self._territories[place])
            case at.CHOOSE_CONTINENT:
                return ChooseContinent(player, self._continents[place])
            case at.DRAW_CONTINENT:
                return DrawContinent(player)
            case at.CLAIM_MATERIAL:
                return ClaimMaterial(player, self._materials[place])
            case at.OPEN_NEWS:
                return OpenNews(player)
            case at.RECYCLE:
                material = self._materials[coded >> at.TARGET_SHIFT]
                return Recycle(player, self._territories[place], material)
            case _:
                return EndTrade(player)

    def code(self, action: Action) -> int:
        """The code of an action. It doesn't include the player."""
        match action:
            case Move():
                places = self._territories
                origin, target = places.index(action.origin), places.index(action.target)
                way = at.MOVE | origin << at.KIND_BITS | target << at.TARGET_SHIFT
                return way | action.assets << at.ASSETS_SHIFT
            case PlaceAsset():
                kind, place = at.PLACE_ASSET, self._territories.index(action.territory)
            case ChooseTerritory():
                kind, place = at.CHOOSE_TERRITORY, self._territories.index(action.territory)
            case ChooseContinent():
                kind, place = at.CHOOSE_CONTINENT, self._continents.index(action.continent)
            case ClaimMaterial():
                kind, place = at.CLAIM_MATERIAL, self._materials.index(action.material)
            case DrawContinent():
                kind, place = at.DRAW_CONTINENT, 0
            case EndActionPhase():
                kind, place = at.END_ACTION_PHASE, 0
            case EndTrade():
                kind, place = at.END_TRADE, 0
            case OpenNews():
                kind, place = at.OPEN_NEWS, 0
            case Recycle():
                origin = self._territories.index(action.origin)
                material = self._materials.index(action.material)
                kind, place = at.RECYCLE, origin | material << at.PLACE_BITS
        return kind | place << at.KIND_BITS

    def _phase(
        self, row: list[int], owners: Mapping[int, PlayerId], scores: Numbers | None
    ) -> Phase:
        phase = row[at.PHASE]
        if phase == at.FINISHED:
            return Finished(REASONS[row[at.REASON]], self._ranking(row, owners, scores))
        player = self.order[row[at.PLAYER]]
        left = {
            other: row[at.LEFT + seat]
            for seat, other in enumerate(self.order)
            if row[at.LEFT + seat]
        }
        match phase:
            case at.CONTINENT_CHOICE:
                return ContinentChoice(player, ROUNDS[row[at.ROUND]])
            case at.TERRITORY_CHOICE:
                return TerritoryChoice(
                    player,
                    ROUNDS[row[at.ROUND]],
                    self._continents[row[at.CONTINENT]],
                    tuple(self._territories[t] for t in listed(row[at.CHOSEN])),
                )
            case at.INITIAL_PLACEMENT:
                return InitialPlacement(player, left)
            case at.NEWS_DRAW:
                return NewsDraw(player)
            case at.INVESTMENT:
                return InvestmentPhase(player, left)
            case at.TRADE:
                return TradeWithChina(player, left)
            case _:
                ready = {
                    name: row[at.READY + n]
                    for n, name in enumerate(self._territories)
                    if row[at.READY_SET] >> n & 1
                }
                return ActionPhase(player, ready)

    def _ranking(
        self, row: list[int], owners: Mapping[int, PlayerId], scores: Numbers | None
    ) -> tuple[Score, ...]:
        if scores is None:
            raise ValueError("a match that is over has scores")
        content = self.content
        supplied = supply_of(content, tuple(self.news(row).open)).materials
        ranking: list[Score] = []
        for seat, player in enumerate(self.order):
            held = [self._territories[n] for n, owner in owners.items() if owner == player]
            have = {m for name in held for m in supplied[name]}
            have |= {m for n, m in enumerate(self._materials) if row[at.CLAIMED + seat] >> n & 1}
            card = content.objectives[self._cards[row[at.CARD + seat]]]
            completed = tuple(
                name
                for name in card.applications
                if held and have.issuperset(content.applications[name].materials)
            )
            numbers: list[int] = scores[seat].tolist()
            ranking.append(
                Score(
                    place=numbers[PLACE],
                    player=player,
                    points=numbers[POINTS],
                    applications=completed,
                    materials=numbers[MATERIALS],
                    territories=numbers[TERRITORIES],
                    eliminated=not held,
                )
            )
        return tuple(sorted(ranking, key=lambda score: score.place))
