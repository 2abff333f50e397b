"""The standard board's news cards and recycling prices follow from the facts (R4.10, R4.11)."""

import pytest

from rawsiko.content.check.texts import news_texts
from rawsiko.content.facts import Facts, Row, facts_folder, percent
from rawsiko.content.files.evidence import read_news_sources, read_placements
from rawsiko.content.load import standard_content, standard_folder
from rawsiko.engine.content import NewsCard, NewsEffect
from rawsiko.texts.fluent import LANGUAGES, Texts

FACTS = Facts(facts_folder(standard_folder()))
NEWS = standard_content().news
TOLD = read_news_sources(standard_folder(), [])
SHARES = {placement.entry: placement.share for placement in read_placements(standard_folder(), [])}
EVENTS = {NewsEffect.STOPS: FACTS.supply_shocks, NewsEffect.ADDS: FACTS.good_news}

WEIGHT_OF_GOOD_NEWS = 3
SHORT, LONGER = 6, 9  # Turns of an event whose duration isn't known
TURNS_BY_KIND = {
    **dict.fromkeys(
        ("accident", "strike", "flood", "quake", "halt", "blockade", "power"),
        SHORT,
    ),
    **dict.fromkeys(("ban", "law", "sanction", "closure", "fighting"), LONGER),
    **dict.fromkeys(("mine", "plant", "recycling"), LONGER),
}


def test_there_are_enough_cards_of_many_materials_and_territories() -> None:
    cards = NEWS.values()
    assert len(cards) >= 48
    assert len({card.material for card in cards}) >= 26
    assert len({card.territory for card in cards}) >= 34
    assert sum(card.effect is NewsEffect.ADDS for card in cards) >= 4


def test_cards_are_in_the_order_of_their_dates() -> None:
    dates = [card.date for card in NEWS.values()]
    assert dates == sorted(dates)


def test_every_card_is_an_event_of_the_facts() -> None:
    for name, card in NEWS.items():
        event = event_of(card)
        assert TOLD[name].kind == event["kind"]
        assert ";".join(TOLD[name].sources) == event["source_key"]
    told = [(card.date, card.territory, card.material) for card in NEWS.values()]
    assert len(set(told)) == len(told)


def test_the_weight_grows_with_the_share_of_the_worlds_supply() -> None:
    """1, and 1 more for every full 10 percent."""
    for name, card in NEWS.items():
        if card.effect is NewsEffect.ADDS:
            assert card.weight == WEIGHT_OF_GOOD_NEWS, name
        else:
            share = SHARES[f"{card.territory}.{card.material}"]
            assert card.weight == 1 + share // 10, name


def test_a_card_stays_open_as_long_as_the_event_lasted() -> None:
    """Up to 3 months 3 Turns, up to 9 months 6, longer 9; by its kind if that isn't known."""
    for name, card in NEWS.items():
        event = event_of(card)
        if event["months"]:
            months = float(event["months"])
            assert card.turns == (3 if months <= 3 else 6 if months <= 9 else 9), name
        else:
            assert card.turns == TURNS_BY_KIND[event["kind"]], name


@pytest.mark.parametrize("language", LANGUAGES)
def test_headlines_and_sentences_are_short(language: str) -> None:
    say = Texts(language).say
    for headline, text in map(news_texts, NEWS):
        assert len(say(headline)) <= 60, headline
        assert len(say(text).split()) <= 20, text
        assert say(text).endswith("."), text
        assert ". " not in say(text), text


def test_prices_follow_from_the_eus_recycling_rates() -> None:
    prices = {name: one.recycling_price for name, one in standard_content().materials.items()}
    rates = {name: percent(FACTS.materials[name]["EoL_RIR_percent"]) for name in prices}
    assert prices == {name: price(rate) for name, rate in rates.items() if rate is not None}
    assert {*prices.values()} == {6, 7, 9, None}


def price(rate: float) -> int | None:
    """The Assets that recycling costs, by the share of the EU's supply from old products."""
    limits = {30: 6, 10: 7, 3: 9}
    return next((assets for least, assets in limits.items() if rate >= least), None)


def event_of(card: NewsCard) -> Row:
    return next(
        row
        for row in EVENTS[card.effect]
        if (row["date"], row["territory"]) == (card.date, card.territory)
        and card.material in row["materials"].split(";")
    )
