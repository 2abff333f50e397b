"""The beginning of a match (R1) and its starting Territories (R3.1 to R3.6)."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from rawsiko.engine.actions import ChooseContinent, ChooseTerritory, DrawContinent, Refusal
from rawsiko.engine.board import is_empty, players_in
from rawsiko.engine.content import Content
from rawsiko.engine.events import ContinentChosen, ContinentDrawn, Dice, Outcome, TerritoryChosen
from rawsiko.engine.ids import ContinentId, ObjectiveId, PlayerId, TerritoryId
from rawsiko.engine.options import FEWEST_TURNS, MOST_TURNS, Options, is_short
from rawsiko.engine.state import ContinentChoice, SetupRound, State, TerritoryChoice, holding_of
from rawsiko.engine.turns import begin_initial_placement

NUMBERS_OF_PLAYERS = (3, 4, 5)


class IllegalStart(Exception):
    """A match that the rules do not allow: a code that clients translate, and its clause."""

    def __init__(self, code: str, clause: str) -> None:
        super().__init__(f"{code} ({clause})")
        self.code = code
        self.clause = clause


def start(
    content: Content,
    options: Options,
    order: Sequence[PlayerId],
    objectives: Mapping[PlayerId, ObjectiveId],
) -> State:
    """The State before the first action. The caller drew order of play and cards (R1.3, R1.4).

    Raises IllegalStart when R1 does not allow such a match or the board does not support it (R3.5).
    """
    if len(order) not in NUMBERS_OF_PLAYERS:
        raise IllegalStart("number_of_players", "R1.1")
    if len(order) not in content.players:
        raise IllegalStart("board_does_not_support_players", "R3.5")
    if len(set(order)) != len(order):
        raise IllegalStart("player_twice", "R1.3")
    if not FEWEST_TURNS <= options.turns <= MOST_TURNS:
        raise IllegalStart("number_of_turns", "R1.2")
    if set(objectives) != set(order):
        raise IllegalStart("card_for_each_player", "R1.1")
    if not content.objectives.keys() >= set(objectives.values()):
        raise IllegalStart("unknown_objective", "R1.4")
    if len(set(objectives.values())) != len(objectives):
        raise IllegalStart("card_twice", "R1.4")
    if not set(objectives.values()) <= set(cards_to_deal(content, options)):
        raise IllegalStart("not_for_short_matches", "R1.4")
    if options.world_news and not content.news:
        raise IllegalStart("board_without_news", "R4.10")
    if options.recycling and not has_prices(content):
        raise IllegalStart("board_without_prices", "R4.11")
    return State(
        content=content,
        options=options,
        order=tuple(order),
        objectives={player: objectives[player] for player in order},
        turn=1,
        last_turn=options.turns,
        holdings=dict.fromkeys(content.territories),
        claimed={},
        eliminated=(),
        phase=ContinentChoice(order[0], SetupRound.FIRST),
    )


def cards_to_deal(content: Content, options: Options) -> list[ObjectiveId]:
    """R1.4: the cards that are dealt, in the order in which the board lists them."""
    if not content.short_objectives or not is_short(options):
        return list(content.objectives)
    return [card for card in content.objectives if card in content.short_objectives]


def with_cards(content: Content, cards: Sequence[ObjectiveId]) -> Content:
    """The content with no other cards than these."""
    return replace(content, objectives={card: content.objectives[card] for card in cards})


def has_prices(content: Content) -> bool:
    """R4.11: whether something on the board can be recycled."""
    return any(material.recycling_price is not None for material in content.materials.values())


MOST_PLAYERS_IN_A_CONTINENT = 2
TERRITORIES_TO_CHOOSE = {  # players: Territories in the first round (R3.1), in the second (R3.2)
    3: {SetupRound.FIRST: 3, SetupRound.SECOND: 2},
    4: {SetupRound.FIRST: 2, SetupRound.SECOND: 1},
    5: {SetupRound.FIRST: 2, SetupRound.SECOND: 1},
}


def continents_on_offer(state: State, phase: ContinentChoice) -> list[ContinentId]:
    """What may be chosen or drawn, in the order of the content."""
    return [
        continent
        for continent in state.content.continents
        if refusal_of_continent(state, phase, continent) is None
    ]


def territories_on_offer(state: State, phase: TerritoryChoice) -> list[TerritoryId]:
    return [
        territory
        for territory in state.content.continents[phase.continent].territories
        if refusal_of_territory(state, phase, territory) is None
    ]


def refusal_of_choose_continent(
    state: State, phase: ContinentChoice, action: ChooseContinent
) -> Refusal | None:
    if action.continent not in state.content.continents:
        return Refusal.UNKNOWN_CONTINENT
    if state.options.advanced_setup:
        return Refusal.CONTINENT_IS_DRAWN
    return refusal_of_continent(state, phase, action.continent)


def refusal_of_draw_continent(state: State) -> Refusal | None:
    return None if state.options.advanced_setup else Refusal.CONTINENT_IS_CHOSEN


def refusal_of_continent(
    state: State, phase: ContinentChoice, continent: ContinentId
) -> Refusal | None:
    """R3.3 and R3.5: why the Continent is not on offer, if it is not."""
    deployed = players_in(state, continent)
    if phase.player in deployed:
        return Refusal.CONTINENT_ALREADY_YOURS
    if len(deployed) >= MOST_PLAYERS_IN_A_CONTINENT:
        return Refusal.CONTINENT_FULL
    if deployed and any(is_empty(state, other) for other in state.content.continents):
        return Refusal.EMPTY_CONTINENT_FIRST
    if not _has_room(state, continent, territories_to_choose(state, phase.round)):
        return Refusal.CONTINENT_WITHOUT_ROOM
    return None


def refusal_of_territory(
    state: State, phase: TerritoryChoice, territory: TerritoryId
) -> Refusal | None:
    """R3.4 and R3.5: why the Territory is not on offer, if it is not."""
    place = state.content.territories.get(territory)
    if place is None:
        return Refusal.UNKNOWN_TERRITORY
    if place.continent != phase.continent:
        return Refusal.TERRITORY_IN_OTHER_CONTINENT
    if state.holdings[territory] is not None:
        return Refusal.TERRITORY_TAKEN
    if phase.chosen:
        # An adjacent Territory belongs to the same free land, so the choice can be completed.
        for other in phase.chosen:
            if other in place.adjacent:
                return None
        return Refusal.TERRITORY_NOT_CONNECTED
    wanted = territories_to_choose(state, phase.round)
    return None if _has_free_land(state, territory, wanted) else Refusal.TERRITORY_IS_DEAD_END


def territories_to_choose(state: State, setup_round: SetupRound) -> int:
    return TERRITORIES_TO_CHOOSE[len(state.order)][setup_round]


def choose_continent(state: State, phase: ContinentChoice, action: ChooseContinent) -> Outcome:
    return Outcome(
        _go_to_continent(state, phase, action.continent),
        (ContinentChosen(action.player, action.continent),),
    )


def draw_continent(
    state: State, phase: ContinentChoice, action: DrawContinent, dice: Dice
) -> Outcome:
    """R3.6: one die with a side for each Continent on offer."""
    continent = continents_on_offer(state, phase)[dice[0] - 1]
    return Outcome(
        _go_to_continent(state, phase, continent), (ContinentDrawn(action.player, continent),)
    )


def choose_territory(state: State, phase: TerritoryChoice, action: ChooseTerritory) -> Outcome:
    holdings = dict(state.holdings)
    holdings[action.territory] = holding_of(action.player, 1)  # R3.4: 1 Asset
    chosen = (*phase.chosen, action.territory)
    events = (TerritoryChosen(action.player, action.territory),)
    if len(chosen) < territories_to_choose(state, phase.round):
        return Outcome(
            replace(state, holdings=holdings, phase=replace(phase, chosen=chosen)), events
        )
    return Outcome(_next_choice(replace(state, holdings=holdings), phase), events)


def _go_to_continent(state: State, phase: ContinentChoice, continent: ContinentId) -> State:
    choice = TerritoryChoice(phase.player, phase.round, continent, ())
    return replace(state, phase=choice)


def _next_choice(state: State, phase: TerritoryChoice) -> State:
    """R3.1, R3.2: in order of play, then in reverse; the last player goes twice in a row."""
    seat = state.order.index(phase.player)
    if phase.round is SetupRound.FIRST:
        if seat + 1 < len(state.order):
            return _continent_choice(state, state.order[seat + 1], SetupRound.FIRST)
        return _continent_choice(state, phase.player, SetupRound.SECOND)
    if seat > 0:
        return _continent_choice(state, state.order[seat - 1], SetupRound.SECOND)
    return begin_initial_placement(state)


def _continent_choice(state: State, player: PlayerId, setup_round: SetupRound) -> State:
    return replace(state, phase=ContinentChoice(player, setup_round))


def _has_room(state: State, continent: ContinentId, wanted: int) -> bool:
    for territory in state.content.continents[continent].territories:
        if _has_free_land(state, territory, wanted):
            return True
    return False


def _has_free_land(state: State, start: TerritoryId, wanted: int) -> bool:
    """Whether at least `wanted` free Territories, `start` among them, are connected inside its
    Continent."""
    territories, holdings = state.content.territories, state.holdings
    if holdings[start] is not None:
        return False
    continent, land = territories[start].continent, [start]
    for place in land:  # grows during the loop
        if len(land) >= wanted:
            return True
        for neighbor in territories[place].adjacent:
            if (
                holdings[neighbor] is None
                and neighbor not in land
                and territories[neighbor].continent == continent
            ):
                land.append(neighbor)
    return False
