"""The figures of the debrief, against an independent computation and against what they promise."""

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import combinations, permutations, product
from math import prod

import msgspec
import pytest

from rawsiko.content.facts import facts_folder
from rawsiko.content.load import standard_content, standard_folder
from rawsiko.debrief.before_after import before_after
from rawsiko.debrief.chance import Drawn, are_beyond_chance, is_beyond_chance, is_less_than_drawn
from rawsiko.debrief.debrief import Debrief, debrief
from rawsiko.debrief.fought_over import fought_over
from rawsiko.debrief.matches import LeftOut, read_match
from rawsiko.debrief.model import Finding, Frame
from rawsiko.debrief.world import World
from rawsiko.engine.board import living_players
from rawsiko.engine.ids import ApplicationId, MaterialId
from rawsiko.lesson.questions import ClosedRound, change
from rawsiko.replay.reading import Holds, Incomplete, Verdict, Wrong
from rawsiko.texts.fluent import LANGUAGES, Texts
from tests.debrief.classes import FACTS, class_debrief, files, matches
from tests.debrief.slow_debrief import SlowMatch, chinas_share, largest_share, world
from tests.replay.replays import CONTENTS, EXPORTS, TINY_CONTENT, as_bytes, written_by_hand

EXPORT = EXPORTS[standard_content().hash]
WORLD = World(standard_content(), FACTS)


@cache
def slow() -> tuple[SlowMatch, ...]:
    return tuple(SlowMatch(EXPORT, file) for file in files())


def frames(result: Debrief) -> list[Frame]:
    values = [getattr(result, name) for name in result.__struct_fields__]
    return [value.frame for value in values if hasattr(value, "frame")]


def test_twice_the_same() -> None:
    """Also when the tables come in another order."""
    again = [read_match(match.file, match.table, CONTENTS.get) for match in reversed(matches())]
    shown = msgspec.json.encode(debrief(again, standard_content(), FACTS))
    assert shown == msgspec.json.encode(class_debrief())


def test_figure_1_points_by_turn() -> None:
    for table, match in zip(class_debrief().our_matches.tables, slow(), strict=True):
        assert {row.seat: [*row.points] for row in table.companies} == match.points_by_turn()
        assert [*table.turns] == sorted(match.turns)
        assert {*table.winners} == {row["player"] for row in match.ranking if row["place"] == 1}


def test_figure_1_the_largest_change_is_the_largest() -> None:
    for table in class_debrief().our_matches.tables:
        steps = [
            abs(after - before)
            for row in table.companies
            for before, after in zip(row.points, row.points[1:], strict=False)
        ]
        assert (abs(table.largest_change.points) if table.largest_change else 0) == max(steps)


def test_figure_2_clashes() -> None:
    figure = class_debrief().fought_over
    fought = Counter(place for match in slow() for place in match.clashes)
    assert {row.territory: row.clashes for row in figure.territories} == {
        place: fought[place] for place in standard_content().territories
    }
    assert figure.clashes == fought.total()
    for row in figure.materials:
        places = [
            place
            for place, territory in standard_content().territories.items()
            if row.material in territory.materials
        ]
        assert row.clashes == sum(
            row.material in lacked & match.needs(attacker)
            for match in slow()
            for attacker, lacked in match.wanted
        )
        assert row.per_territory == pytest.approx(row.clashes / len(places) / 5, abs=1e-4)
    cards = sum((match.cards_that_need() for match in slow()), Counter[str]())
    assert {row.material: row.cards for row in figure.materials} == {
        material: cards[material] for material in standard_content().materials
    }
    assert sum(row.is_labelled for row in figure.materials) == 10


def test_figure_2_names_materials_only_if_the_cards_decided() -> None:
    """Random bots attack what their cards lack about as often as what the others' cards lack."""
    own, others = [[9, 1, 1], [1, 9, 1], [1, 1, 9]], [[3, 3, 3], [2, 2, 2], [7, 7, 7]]
    assert is_beyond_chance([own] * 3)
    assert not is_beyond_chance([others] * 9)
    assert not is_beyond_chance([])
    again = fought_over(matches(), standard_content(), WORLD).frame.findings
    assert [one.text for one in again][1] in {
        "debrief-finding-2-materials",
        "debrief-finding-2-chance",
    }


def test_the_spread_by_chance_is_that_of_all_deals() -> None:
    """Of every way to deal the cards of two tables, five in a hundred are beyond chance at most."""
    counts = [
        [4.0, 1.0, 0.0, 2.0],
        [2.0, 2.0, 5.0, 0.0],
        [0.0, 3.0, 1.0, 1.0],
        [6.0, 0.0, 0.0, 1.0],
    ]
    dealt = [[[row[one] for one in deal] for row in counts] for deal in permutations(range(4))]
    beyond = [is_beyond_chance([first, second]) for first in dealt for second in dealt]
    assert 0 < sum(beyond) <= 0.07 * len(beyond)


def test_what_happens_once_in_twenty_times_is_beyond_chance() -> None:
    """The same as counting all outcomes."""
    chances = [Fraction(1, 4), Fraction(1, 2), Fraction(3, 4), Fraction(1, 4)]
    for many in range(5):
        likely = Fraction()
        for outcome in product((False, True), repeat=4):
            if sum(outcome) >= many:
                each = (
                    one if is_so else 1 - one for one, is_so in zip(chances, outcome, strict=True)
                )
                likely += prod(each, start=Fraction(1))
        assert are_beyond_chance(many, chances) == (likely <= Fraction(1, 20))
    assert not are_beyond_chance(0, [])


def test_figure_3_largest_company_and_largest_country() -> None:
    known = world(facts_folder(standard_folder()))
    rows = class_debrief().concentration.rows
    assert {row.material for row in rows} == {*standard_content().materials}
    for row in rows:
        share = sum(100 * largest_share(match, row.material) for match in slow()) / len(slow())
        assert row.largest_company == pytest.approx(float(share), abs=1e-4)
        if row.largest_country is None:
            assert row.material not in known
        else:
            most, country, index = max(known[row.material])
            assert (row.largest_country.percent, row.largest_country.country) == (most, country)
            assert row.hhi == round(index)
    assert sum(row.is_shown for row in rows) == 12


def test_the_worlds_shares_are_the_newest_of_each_stage() -> None:
    """Nickel is Indonesia's, no longer China's; every stage names its year."""
    cobalt, nickel = (WORLD.materials[MaterialId(name)] for name in ("cobalt", "nickel"))
    assert (cobalt.largest.country, cobalt.largest.percent) == ("COD", 75.9)
    assert (nickel.stages[0].shares[0].country, nickel.stages[0].year) == ("IDN", "2024e")
    assert WORLD.materials.keys() == standard_content().materials.keys()
    for material in WORLD.materials.values():
        for stage in material.stages:
            assert stage.year[:4] >= "2017"
            assert stage.source in FACTS.sources


def test_figure_4_built_and_missed() -> None:
    figure = class_debrief().china_closed
    counts = sum((match.built_and_missed() for match in slow()), Counter[tuple[str, bool]]())
    for row in figure.applications:
        assert (row.built, row.missed) == (
            counts[row.application, True],
            counts[row.application, False],
        )
        needs = standard_content().applications[row.application].materials
        share, materials = chinas_share(facts_folder(standard_folder()), needs)
        assert row.china == pytest.approx(share, abs=1e-4)
        assert row.material in materials
    assert sum(size.built + size.missed for size in figure.sizes) == counts.total()


def test_figure_5_with_and_without_trade() -> None:
    gains = 0
    for table, match in zip(class_debrief().trade_opens.tables, slow(), strict=True):
        for row in table.companies:
            assert row.without == match.without_trade(row.seat)
            assert row.with_trade == match.with_trade(row.seat)
            gains += row.with_trade > row.without
    assert gains, "nobody gains: the matches show nothing"


def test_figure_6_who_held_what_was_missing() -> None:
    for table, match in zip(class_debrief().dependence.tables, slow(), strict=True):
        arrows = {(str(arrow.origin), str(arrow.target)): arrow.points for arrow in table.arrows}
        expected = match.arrows()
        assert arrows.keys() == expected.keys()
        for pair, points in expected.items():
            assert arrows[pair] == pytest.approx(float(points), abs=1e-4)
        assert sum(arrows.values()) + table.points_of_nobody == pytest.approx(
            table.missed_points, abs=1e-2
        )
        held = table.held_by_one + table.held_by_several + table.held_by_nobody
        assert held == table.missing_materials


def test_figure_4_compares_applications_with_as_many_materials() -> None:
    """And its sentence is about the cards: any play on this board misses more of what is large."""
    figure = class_debrief().china_closed
    counts = sum((match.built_and_missed() for match in slow()), Counter[tuple[str, bool]]())
    expected = Counter[tuple[int, bool, bool]]()
    for (name, is_built), number in counts.items():
        needs = standard_content().applications[ApplicationId(name)].materials
        share, _ = chinas_share(facts_folder(standard_folder()), needs)
        expected[len(needs), share > 65, is_built] += number
    for size in figure.sizes:
        assert size.built == expected[size.materials, size.is_above, True]
        assert size.missed == expected[size.materials, size.is_above, False]
    assert [*figure.sizes] == sorted(figure.sizes, key=lambda size: (size.materials, size.is_above))
    (finding,) = figure.frame.findings
    above = sum(number for (_, is_above, _), number in expected.items() if is_above)
    assert finding.numbers == {"above": above, "dealt": counts.total(), "percent": 65}


def test_figure_7_follows_the_order_of_turn_2() -> None:
    figure = class_debrief().lead
    played = [match for match in slow() if 2 in match.received]
    shown = [
        turn
        for turn in sorted({turn for match in slow() for turn in match.received})
        if sum(turn in match.received for match in slow()) * 3 >= len(slow()) * 2
    ]
    assert [*figure.turns] == shown
    for rank in figure.ranks:
        for turn, assets in zip(figure.turns, rank.assets, strict=True):
            received = list[float]()
            for match in played:
                if turn in match.received and rank.rank <= len(match.order):
                    early = {name: match.received[2].get(name, 0) for name in match.order}
                    place = sorted(early.values(), reverse=True)[rank.rank - 1]
                    level = [name for name in match.order if early[name] == place]
                    got = [match.received[turn].get(name, 0) for name in level]
                    received.append(sum(got) / len(level))
            expected = sum(received) / len(received) if received else None
            assert assets == (None if expected is None else pytest.approx(expected, abs=1e-4))


def test_figure_7_counts_the_tables_where_an_early_leader_won() -> None:
    (finding,) = class_debrief().lead.frame.findings
    won, chance = 0, 0.0
    for match in slow():
        if 2 in match.received:
            most = max(match.received[2].values())
            leaders = {name for name, got in match.received[2].items() if got == most}
            winners = {row["player"] for row in match.ranking if row["place"] == 1}
            won += bool(leaders & winners)
            deals = list(combinations(match.order, len(winners)))
            chance += sum(bool(leaders & {*deal}) for deal in deals) / len(deals)
    assert finding.numbers["won"] == won
    assert finding.numbers["chance"] == round(chance)


def test_a_match_ended_by_the_bell_is_shown_as_it_was_scored() -> None:
    """R6.6: nothing after the last completed Turn counts, its Clash neither."""
    match = matches()[4]
    assert match.ended_by == "bell"
    assert match.last_turn_set == 5
    assert match.turns == 2
    assert [position.turn for position in match.positions] == [0, 1, 2]
    assert {clash.turn for clash in match.clashes} <= {1, 2}
    assert {*match.investments} == {2}


def test_every_living_company_had_as_many_action_phases_as_the_others() -> None:
    """R1.5, R6.6: in the Turns that are scored."""
    for match in matches():
        ends = Counter[str]()
        turn = 0
        reading = [msgspec.json.decode(line) for line in match.file.splitlines()[1:-1]]
        acting = Counter[str]()
        for line in reading:
            if "action" in line and line["action"]["type"] == "EndActionPhase":
                acting[line["player"]] += 1
                turn = max(acting.values())
                if turn <= match.turns:
                    ends[line["player"]] += 1
        assert {ends[player] for player in living_players(match.final)} == {match.turns}


def test_figure_9_compares_companies_hit_with_those_that_could_have_been() -> None:
    """R4.10: each counts by its chance of being hit, from all cards that could be opened."""
    figure = class_debrief().news_did
    assert figure.cards == sum(len(match.news) for match in slow()) > 9
    after = [one for match in slow() for one in match.after_news()]
    hit = [(1 - chance, change) for _, chance, is_hit, _, change in after if is_hit]
    spared = [(chance, change) for _, chance, is_hit, _, change in after if not is_hit]
    second = [(1 - one[1], one[4]) for one in after if one[2] and one[3]]
    only = [(1 - one[1], one[4]) for one in after if one[2] and not one[3]]
    for group, expected in zip(
        (figure.hit, figure.spared, figure.second_source, figure.only_source),
        (hit, spared, second, only),
        strict=True,
    ):
        assert group.count == len(expected)
        if expected:
            mean = sum(weight * change for weight, change in expected) / sum(
                weight for weight, _ in expected
            )
            assert group.points == pytest.approx(float(mean), abs=1e-4)
    assert hit, "nobody is hit: the matches show nothing"


def test_without_world_news_figure_9_says_nothing() -> None:
    """And China closed is shown in its place."""
    trading = debrief([matches()[3]], standard_content(), FACTS)
    assert trading.news_did.frame.findings == ()
    assert trading.ten_minutes == (6, 3, 4, 8)
    assert class_debrief().ten_minutes == (6, 3, 9, 8)


def test_what_is_drawn_is_less_than_chance_explains() -> None:
    """About as often as it says, over all that could be drawn of four cards three times."""
    values = (-9.0, -1.0, 4.0, 6.0)
    some = [[Drawn((1, 1, 1, 1), values, one) for one in of] for of in product(values, repeat=3)]
    assert 0 < sum(map(is_less_than_drawn, some)) <= 0.1 * len(some)
    assert is_less_than_drawn([Drawn((1, 9), (-1.0, 0.0), -1.0)])
    assert not is_less_than_drawn([Drawn((9, 1), (-1.0, 0.0), -1.0)])
    assert not is_less_than_drawn([])


def test_figure_8_says_what_was_learned() -> None:
    few = change(ClosedRound(5, {}), ClosedRound(20, {}))
    assert before_after(None).frame.findings == ()
    assert [one.text for one in before_after(few).frame.findings] == ["debrief-finding-8-too-few"]


def test_without_facts_the_figures_that_need_them_say_so() -> None:
    """The class's own numbers stay."""
    bare = debrief(matches(), standard_content(), None)
    assert [frame.number for frame in frames(bare) if frame.note] == [2, 3, 4]
    assert all(row.largest_country is None for row in bare.concentration.rows)
    assert bare.fought_over.clashes == class_debrief().fought_over.clashes
    assert [frame.number for frame in frames(class_debrief()) if frame.note] == []


def test_another_board_has_its_own_materials() -> None:
    """And its own names: none of the standard board's is in its figures."""
    file = b"".join(as_bytes(written_by_hand()))
    match = read_match(file, 1, CONTENTS.get)
    result = debrief([match], TINY_CONTENT, FACTS)
    assert result.fought_over.clashes == 5
    assert {row.material for row in result.concentration.rows} == {*TINY_CONTENT.materials}


def test_a_class_without_a_finished_match_has_empty_figures() -> None:
    result = debrief([], standard_content(), FACTS)
    assert [frame.findings for frame in frames(result)] == [()] * 9


@pytest.mark.parametrize(
    ("lines", "verdict"),
    [
        (slice(0, 20), Incomplete),
        (slice(1, None), Wrong),
    ],
)
def test_a_damaged_replay_is_left_out(lines: slice, verdict: type[Verdict]) -> None:
    file = b"".join(files()[0].splitlines(keepends=True)[lines])
    with pytest.raises(LeftOut) as left:
        read_match(file, 1, CONTENTS.get)
    assert isinstance(left.value.verdict, verdict)


def test_a_match_without_a_result_is_left_out() -> None:
    lines = files()[0].splitlines(keepends=True)[:20]
    file = b"".join([*lines, b'{"end": {"reason": "aborted", "turn": 1}}\n'])
    with pytest.raises(LeftOut) as left:
        read_match(file, 1, CONTENTS.get)
    assert left.value.verdict == Holds(lines=21, is_aborted=True)


def said(texts: Texts, finding: Finding) -> str:
    names = {name: ", ".join(ids) for name, ids in finding.names.items()}
    return texts.say(finding.text, **finding.numbers, **names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said_in_every_language(language: str) -> None:
    texts = Texts(language)
    result = class_debrief()
    for frame in frames(result):
        assert {frame.title, frame.not_shown, *frame.questions} <= texts.messages()
        assert 2 <= len(frame.questions) <= 3
        for finding in frame.findings:
            assert finding.text in texts.messages()
            assert said(texts, finding)
    assert {*result.feelings, *result.transfer} <= texts.messages()
    for goal in result.china_closed.goals:
        assert texts.say(goal.text, percent=goal.percent)
    some = {"turned": 1, "tables": 1, "single": 1, "more": 0, "gaining": 1, "changed": 1}
    some |= {"all": 3, "percent": 80, "companies": 4, "least": 6, "table": 1}
    some |= {"cost": 4, "hits": 1, "above": 1, "dealt": 2, "won": 1, "chance": 2}
    some |= {"classes": 2, "before": 40, "after": 60, "before_count": 20, "after_count": 19}
    some |= {"right": 3, "answers": 9}
    kinds = ["territories", "materials", "material", "company", "country", "application"]
    kinds += ["question", "effect", "mean", "low", "high", "difference"]
    names = dict.fromkeys(kinds, "X")
    names |= {"file": "1.jsonl", "folder": "out"}
    for message in texts.messages():
        if message.startswith("debrief-"):
            assert texts.say(message, **some, **names)
