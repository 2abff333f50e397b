"""R4.10 and R4.11: World news and Recycling, with what they change in other clauses."""

from typing import Any

import pytest
from msgspec.structs import replace

from rawsiko.engine import apply, dice_needed, legal_actions, refusal_of, view_of
from rawsiko.engine.actions import (
    ClaimMaterial,
    EndActionPhase,
    IllegalAction,
    Move,
    OpenNews,
    Recycle,
    Refusal,
    StopAtBell,
)
from rawsiko.engine.board import materials_of
from rawsiko.engine.content import Content, Continent, NewsCard, NewsEffect
from rawsiko.engine.end import score_of
from rawsiko.engine.events import (
    InvestmentsReceived,
    MaterialRecycled,
    NewsContinued,
    NewsOpened,
    StoppedAtBell,
    TurnBegan,
)
from rawsiko.engine.ids import ContinentId, MaterialId, NewsId, ObjectiveId, PlayerId, TerritoryId
from rawsiko.engine.news import cards_that_can_open
from rawsiko.engine.options import Options
from rawsiko.engine.setup import IllegalStart, cards_to_deal, start
from rawsiko.engine.state import Finished, InvestmentPhase, News, NewsDraw, State
from rawsiko.engine.turns import initial_assets
from tests.engine.boards import board
from tests.engine.positions import order, position

SUN, SAWYER = PlayerId("sun"), PlayerId("sawyer")
COPPER, TIN, COBALT = MaterialId("copper"), MaterialId("tin"), MaterialId("cobalt")
ENDS = "sawyer ends"


def card(
    name: str, territory: str, material: str, effect: str = "stops", weight: int = 1, turns: int = 2
) -> NewsCard:
    return NewsCard(
        id=NewsId(name),
        date="2025-02-22",
        territory=TerritoryId(territory),
        material=MaterialId(material),
        effect=NewsEffect(effect),
        weight=weight,
        turns=turns,
    )


ROW = board(
    {"row": "a b c d e f"},
    "a-b b-c c-d d-e e-f",
    materials={"a": "copper tin", "b": "copper", "c": "cobalt", "d": "cobalt", "e": "tin"},
    applications={"cables": (7, "copper"), "magnets": (5, "cobalt")},
    cards={f"card_{n}": "cables magnets" for n in range(1, 6)},
)


def with_news(*cards: NewsCard, prices: dict[str, int] | None = None) -> Content:
    """The row with these cards and prices."""
    materials = {
        name: replace(material, recycling_price=(prices or {}).get(name))
        for name, material in ROW.materials.items()
    }
    return replace(ROW, news={card.id: card for card in cards}, materials=materials)


def after(state: State, *actions: Any, dice: tuple[int, ...] = ()) -> State:
    """`dice` belong to the last action."""
    for number, action in enumerate(actions, start=1):
        played = order(action) if isinstance(action, str) else action
        state = apply(state, played, dice if number == len(actions) else ()).state
    return state


def drawing(content: Content, places: str = "sun a:1 | sawyer* c:1", **options: Any) -> State:
    """The beginning of Turn 2."""
    return after(position(places, content, world_news=True, **options), ENDS)


def test_r4_10_a_card_is_drawn_when_the_counter_has_advanced_and_before_anybody_invests() -> None:
    """R4.10: the first living player can do nothing else, and the die has the weights' sides."""
    content = with_news(card("strike", "a", "copper", weight=3), card("flood", "c", "cobalt"))
    before = position("sun a:1 | sawyer* c:1", content, world_news=True)
    state, events = apply(before, order(ENDS))
    assert events[-1] == TurnBegan(2)
    assert state.phase == NewsDraw(SUN)
    assert list(legal_actions(state)) == [OpenNews(SUN)]
    assert dice_needed(state, OpenNews(SUN)) == (4,)
    assert refusal_of(state, OpenNews(SAWYER)) is Refusal.NOT_YOUR_TURN
    assert refusal_of(state, EndActionPhase(SUN)) is Refusal.WRONG_PHASE
    assert refusal_of(before, OpenNews(SAWYER)) is Refusal.WRONG_PHASE
    state, events = apply(state, OpenNews(SUN), (1,))
    # Copper is stopped: Sun has tin alone, so one Asset as Sawyer.
    assert events == (
        NewsOpened(SUN, NewsId("strike"), 2),
        InvestmentsReceived({SUN: 1, SAWYER: 1}),
    )
    assert isinstance(state.phase, InvestmentPhase)


@pytest.mark.parametrize(("die", "opened"), [(1, "a1"), (2, "a1"), (3, "c1"), (4, "e1"), (9, "e1")])
def test_r4_10_the_first_sides_open_the_first_card(die: int, opened: str) -> None:
    """R4.10: sides 1 to w1 the first card that can be opened, the next w2 the second."""
    content = with_news(
        card("f1", "f", "cobalt", weight=9),  # f holds no cobalt: a board's check refuses it
        card("a1", "a", "copper", weight=2),
        card("c1", "c", "cobalt", weight=1),
        card("e1", "e", "tin", weight=6),
    )
    state = drawing(content)
    assert dice_needed(state, OpenNews(SUN)) == (9,)
    assert after(state, OpenNews(SUN), dice=(die,)).news.opened == (NewsId(opened),)


@pytest.mark.parametrize("dice", [(), (0,), (10,), (1, 1), (True,)])
def test_r4_10_other_dice_open_nothing(dice: tuple[int, ...]) -> None:
    """R4.10: one die, from 1 to the sum of the weights."""
    state = drawing(with_news(card("strike", "a", "copper", weight=9)))
    with pytest.raises(IllegalAction) as refused:
        apply(state, OpenNews(SUN), dice)
    assert refused.value.refusal is Refusal.WRONG_NEWS


def test_r4_10_a_card_stops_only_what_is_supplied_there_and_elsewhere() -> None:
    """R4.10: with a's copper stopped, b's is the last of the board."""
    content = with_news(
        card("a1", "a", "copper", turns=9),
        card("a2", "a", "copper"),
        card("b1", "b", "copper"),
        card("d1", "d", "cobalt"),
    )
    state = after(drawing(content), OpenNews(SUN), dice=(1,))
    assert [one.id for one in cards_that_can_open(state)] == ["d1"]


def test_r4_10_a_card_adds_only_what_is_not_supplied_there() -> None:
    """R4.10: the second card could add cobalt to a only when the first is set aside."""
    content = with_news(card("one", "a", "cobalt", "adds"), card("two", "a", "cobalt", "adds"))
    state = after(drawing(content), OpenNews(SUN), dice=(1,))
    assert cards_that_can_open(state) == []
    assert materials_of(state, SUN) == {COPPER, TIN, COBALT}


def test_r4_10_an_added_supply_keeps_another_from_being_the_last() -> None:
    """R4.10: what a card adds counts as a supply of the board."""
    only_b = replace(
        with_news(card("new", "f", "gold", "adds", turns=9), card("old", "b", "gold")),
        territories={
            name: replace(place, materials=(MaterialId("gold"),) if name == "b" else ())
            for name, place in ROW.territories.items()
        },
        materials={
            **ROW.materials,
            MaterialId("gold"): replace(ROW.materials[TIN], id=MaterialId("gold")),
        },
    )
    state = drawing(only_b)
    assert [one.id for one in cards_that_can_open(state)] == ["new"]
    state = after(state, OpenNews(SUN), dice=(1,))
    assert [one.id for one in cards_that_can_open(state)] == ["old"]


def test_r4_10_without_a_card_that_can_be_opened_there_is_no_draw() -> None:
    """R4.10: the Investment begins at once; no card is opened twice in a match."""
    content = with_news(card("strike", "a", "copper", turns=1))
    state = after(drawing(content), OpenNews(SUN), dice=(1,))
    for _ in range(2):
        state = after(state, legal_actions(state)[0])
    state, events = apply(after(state, "sun ends"), order(ENDS))
    assert events[:2] == (TurnBegan(3), NewsContinued({}))
    assert isinstance(state.phase, InvestmentPhase)
    assert state.news == News({}, (NewsId("strike"),))


def test_r4_10_a_card_is_open_for_its_number_of_turns() -> None:
    """R4.10: Turns that were begun count, the one in which it opened included."""
    content = with_news(card("strike", "a", "copper", turns=2))
    state = after(drawing(content, turns=9), OpenNews(SUN), dice=(1,))
    seen = [materials_of(state, SUN)]
    for _ in range(3):
        while isinstance(state.phase, InvestmentPhase):
            state = after(state, legal_actions(state)[0])
        state = after(state, "sun ends", ENDS)
        seen.append(materials_of(state, SUN))
    assert seen == [{TIN}, {TIN}, {COPPER, TIN}, {COPPER, TIN}]


def test_r4_10_turns_skipped_by_the_stranglehold_do_not_count() -> None:
    """R4.10, R5.3: an elimination advances the counter, but opens and sets aside no card."""
    content = with_news(card("strike", "a", "copper"), card("flood", "c", "cobalt"))
    state = replace(
        position(
            "sun* a:3 | sawyer b:1 | kim c:1",
            content,
            world_news=True,
            monopoly_stranglehold=True,
        ),
        news=News({NewsId("strike"): 2}, (NewsId("strike"),)),
    )
    state = after(state, "sun a>b 3", dice=(6, 6, 6, 1))
    assert state.turn == 2
    assert state.news.open == {NewsId("strike"): 2}


def test_r4_10_what_is_open_at_the_end_counts_for_the_final_score() -> None:
    """R4.10: R2.4 goes by what Territories supply now. A second source keeps the Material."""
    content = with_news(card("strike", "a", "copper"))
    stopped = replace(
        position("sun* a:1 | sawyer c:1", content, turns=1, world_news=True),
        news=News({NewsId("strike"): 1}, (NewsId("strike"),)),
    )
    assert score_of(stopped, SUN).points == 0
    second = position("sun* a:1 b:1 | sawyer c:1", content, turns=1, world_news=True)
    ended = after(replace(second, news=stopped.news), "sun ends", ENDS)
    assert isinstance(ended.phase, Finished)
    assert ended.phase.ranking[0].points == 7


def test_r4_10_a_stopped_material_may_be_claimed_in_trade_with_china() -> None:
    """R4.10, R6.2: the player doesn't control it now."""
    content = with_news(card("strike", "a", "copper"))
    lands = {"west": "a b", "east": "c d e f"}
    content = replace(
        content,
        continents={
            ContinentId(name): Continent(ContinentId(name), tuple(map(TerritoryId, names.split())))
            for name, names in lands.items()
        },
    )
    state = replace(
        position("sun a:1 | sawyer* c:1", content, turns=1, trade_with_china=True),
        news=News({NewsId("strike"): 1}, (NewsId("strike"),)),
    )
    trade = after(state, ENDS)
    assert refusal_of(trade, ClaimMaterial(SUN, COPPER)) is None
    assert refusal_of(trade, ClaimMaterial(SUN, TIN)) is Refusal.MATERIAL_ALREADY_CONTROLLED


def test_r4_10_the_preview_goes_by_the_cards_less_those_set_aside_next() -> None:
    """R4.10, R7.1: what would be received if the next Turn began now, before its draw."""
    content = with_news(card("one", "a", "copper"), card("two", "a", "tin"))
    news = News({NewsId("one"): 1, NewsId("two"): 2}, (NewsId("one"), NewsId("two")))
    state = replace(position("sun* a:1 | sawyer c:1 d:1", content, world_news=True), news=news)
    assert materials_of(state, SUN) == set()
    view = view_of(state, None)
    assert view.next_investments == {SUN: 1, SAWYER: 1}
    assert view.news == news


def test_r4_10_a_board_without_news_starts_no_such_match() -> None:
    """R4.10."""
    with pytest.raises(IllegalStart, match="board_without_news"):
        begin(ROW, Options(world_news=True))


def begin(content: Content, options: Options, cards: str = "card_1 card_2 card_3") -> State:
    players = [SUN, SAWYER, PlayerId("kim")]
    dealt = dict(zip(players, map(ObjectiveId, cards.split()), strict=True))
    return start(content, options, players, dealt)


def recycling(places: str = "sun* a:4 b:2/1 | sawyer c:1", **options: Any) -> State:
    content = with_news(prices={"cobalt": 3, "copper": 2})
    return position(places, content, recycling=True, **options)


def recycle(origin: str = "a", material: str = "cobalt", player: PlayerId = SUN) -> Recycle:
    return Recycle(player, TerritoryId(origin), MaterialId(material))


def test_r4_11_ready_assets_are_given_up_for_a_material() -> None:
    """R4.11: the player controls it from then on, for points and Investment too."""
    state = recycling()
    assert [one for one in legal_actions(state) if isinstance(one, Recycle)] == [recycle()]
    assert score_of(state, SUN).points == 7
    state, events = apply(state, recycle())
    assert events == (MaterialRecycled(SUN, TerritoryId("a"), COBALT, 3),)
    holding = state.holdings[TerritoryId("a")]
    assert holding is not None
    assert holding.assets == 1
    assert score_of(state, SUN).points == 12
    assert state.recycled == {SUN: COBALT}
    assert view_of(state, SAWYER).recycled == {SUN: COBALT}


REFUSED: list[tuple[str, Recycle, Refusal, dict[str, Any]]] = [
    ("sun* a:4 | sawyer c:1", recycle("b"), Refusal.NOT_YOUR_TERRITORY, {}),
    ("sun* a:4 | sawyer c:1", recycle("z"), Refusal.UNKNOWN_TERRITORY, {}),
    ("sun* a:4 | sawyer c:1", recycle("a", "gold"), Refusal.UNKNOWN_MATERIAL, {}),
    ("sun* f:4 | sawyer c:1", recycle("f", "tin"), Refusal.NOT_RECYCLABLE, {}),
    ("sun* a:4 | sawyer c:1", recycle("a", "copper"), Refusal.RECYCLING_NOT_NEEDED, {}),
    ("sun* a:4/2 | sawyer c:1", recycle(), Refusal.PRICE_NOT_READY, {}),
    ("sun* a:3 | sawyer c:1", recycle(), Refusal.LAST_ASSET, {}),
    ("sun* a:3 b:1 | sawyer c:1", recycle(), Refusal.ONE_MUST_STAY, {"leave_one_behind": True}),
    ("sun a:4 | sawyer* c:1", recycle(), Refusal.NOT_YOUR_TURN, {}),
]


@pytest.mark.parametrize(("places", "action", "refusal", "options"), REFUSED)
def test_r4_11_everything_else_is_refused(
    places: str, action: Recycle, refusal: Refusal, options: dict[str, Any]
) -> None:
    """R4.11."""
    state = recycling(places, **options)
    assert refusal_of(state, action) is refusal
    assert action not in list(legal_actions(state))


def test_r4_11_once_in_a_match_and_only_with_the_option() -> None:
    """R4.11."""
    state = after(recycling("sun* e:9 | sawyer c:1"), recycle("e"))
    assert refusal_of(state, recycle("e", "copper")) is Refusal.RECYCLED_BEFORE
    off = position("sun* a:4 | sawyer c:1", with_news(prices={"cobalt": 3}))
    assert refusal_of(off, recycle()) is Refusal.NO_RECYCLING


def test_r4_11_all_assets_of_a_territory_may_be_given_up() -> None:
    """R4.11, R4.9: without Leave one behind it is empty then."""
    state = after(recycling("sun* a:3 b:1 | sawyer c:1"), recycle())
    assert state.holdings[TerritoryId("a")] is None


def test_r4_11_what_news_has_stopped_may_be_recycled() -> None:
    """R4.11, R4.10."""
    content = with_news(card("strike", "a", "copper"), prices={"copper": 2})
    state = position("sun* a:4 | sawyer c:1", content, recycling=True, world_news=True)
    state = replace(state, news=News({NewsId("strike"): 2}, (NewsId("strike"),)))
    assert refusal_of(state, recycle("a", "copper")) is None


def test_r4_11_a_board_without_prices_starts_no_such_match() -> None:
    """R4.11."""
    with pytest.raises(IllegalStart, match="board_without_prices"):
        begin(ROW, Options(recycling=True))


def test_r4_11_recycled_assets_are_not_ready_any_more() -> None:
    """R4.11, R4.4."""
    state = after(recycling(), recycle())
    assert refusal_of(state, Move(SUN, TerritoryId("a"), TerritoryId("b"), 2)) is (
        Refusal.NOT_ENOUGH_READY
    )


def test_r6_6_the_bell_goes_back_to_the_news_and_recycling_of_the_completed_turn() -> None:
    """R6.6, R4.10, R4.11: what was opened and recycled since counts for nothing."""
    content = with_news(
        card("strike", "a", "copper"), card("flood", "c", "cobalt"), prices={"cobalt": 2}
    )
    state = position(
        "sun* a:4 b:1 | sawyer c:1 e:1",
        content,
        world_news=True,
        recycling=True,
        host_keeps_time=True,
    )
    state = after(state, recycle(), "sun ends", ENDS)
    first = after(state, OpenNews(SUN), dice=(1,))
    stopped, events = apply(first, StopAtBell())
    assert stopped.recycled == {SUN: COBALT}
    assert stopped.news == News({}, ())
    told = events[0]
    assert isinstance(told, StoppedAtBell)
    assert (told.news, told.recycled) == (stopped.news, stopped.recycled)
    assert isinstance(stopped.phase, Finished)
    assert stopped.phase.ranking[0].points == 12


SHORT = replace(
    ROW,
    short_objectives=tuple(ObjectiveId(f"card_{n}") for n in (3, 1, 2)),
    head_start={3: (8, 7, 7)},
    short_head_start={3: (9, 7, 6)},
)


def test_r1_4_five_turns_or_fewer_deal_only_the_cards_for_short_matches() -> None:
    """R1.4: in the order in which the board lists its cards; another card is refused."""
    assert cards_to_deal(SHORT, Options(turns=5)) == ["card_1", "card_2", "card_3"]
    assert cards_to_deal(SHORT, Options(turns=6)) == list(SHORT.objectives)
    assert cards_to_deal(ROW, Options(turns=5)) == list(ROW.objectives)
    assert begin(SHORT, Options(turns=5)).turn == 1
    with pytest.raises(IllegalStart, match=r"not_for_short_matches \(R1.4\)"):
        begin(SHORT, Options(turns=5), "card_1 card_2 card_4")
    assert begin(SHORT, Options(turns=6), "card_1 card_2 card_4").turn == 1


def test_r3_8_short_matches_may_have_numbers_of_their_own() -> None:
    """R3.8: by the options at the start."""
    assert initial_assets(SHORT, Options(turns=5, head_start=True), 3) == (9, 7, 6)
    assert initial_assets(SHORT, Options(turns=6, head_start=True), 3) == (8, 7, 7)
    only_long = replace(SHORT, short_head_start={})
    assert initial_assets(only_long, Options(turns=5, head_start=True), 3) == (8, 7, 7)
    assert initial_assets(SHORT, Options(turns=5), 3) == (6, 6, 6)
