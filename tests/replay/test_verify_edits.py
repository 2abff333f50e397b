"""Every kind of edit is found, on the line where the match first breaks a rule or the format.

Some edits make a different match that is legal for a while: then the first wrong line comes later.
Some give a match that is legal to the end, which nobody can tell from a true one.
"""

import pytest

from rawsiko.replay.last_line import FORMAT
from rawsiko.replay.reading import Holds, Wrong
from tests.replay.replay_edits import LAST, Edit, double, edited, numbered, put, remove, swap
from tests.replay.replays import judged, wrong_by_reference

FOUND: list[tuple[str, Edit, int, str, str]] = [
    # The header
    ("format", put(1, "format", "rawsiko-replay/4"), 1, FORMAT, "unknown_format"),
    ("rules", put(1, "rules", "2"), 1, FORMAT, "unknown_rules"),
    ("no Turns", put(1, "options.turns", 0), 1, "R1.2", "number_of_turns"),
    ("31 Turns", put(1, "options.turns", 31), 1, "R1.2", "number_of_turns"),
    ("two players", put(1, "order", ["p1", "p2"]), 1, "R1.1", "number_of_players"),
    (
        "four on a board for three",
        put(1, "order", [*"abcd"]),
        1,
        "R3.5",
        "board_does_not_support_players",
    ),
    ("a player twice", put(1, "order", ["p1", "p2", "p2"]), 1, "R1.3", "player_twice"),
    ("another player", put(1, "order", ["p1", "p2", "p4"]), 1, "R1.1", "card_for_each_player"),
    ("unknown card", put(1, "objectives.p1", "card_9"), 1, "R1.4", "unknown_objective"),
    ("a card twice", put(1, "objectives.p1", "card_2"), 1, "R1.4", "card_twice"),
    ("a card too many", put(1, "objectives.p4", "card_3"), 1, "R1.1", "card_for_each_player"),
    # ... which show later
    ("order", put(1, "order", ["p1", "p2", "p3"]), 2, "R1.3", "not_your_turn"),
    (
        "advanced setup",
        put(1, "options.advanced_setup", value=True),
        2,
        "R3.6",
        "continent_is_drawn",
    ),
    (
        "leave one behind",
        put(1, "options.leave_one_behind", value=True),
        45,
        "R4.9",
        "one_must_stay",
    ),
    ("more Turns", put(1, "options.turns", 2), LAST, "R6.1", "match_not_over"),
    (
        "Trade with China",
        put(1, "options.trade_with_china", value=True),
        LAST,
        "R6.1",
        "match_not_over",
    ),
    ("another card", put(1, "objectives.p3", "card_3"), LAST, "R6.3", "score"),
    # Setup
    ("player", put(3, "player", "p1"), 3, "R1.3", "not_your_turn"),
    ("unknown player", put(3, "player", "p9"), 3, "R1.1", "unknown_player"),
    ("unknown Continent", put(2, "action.continent", "moon"), 2, "R2.1", "unknown_continent"),
    ("unknown Territory", put(3, "action.territory", "n9"), 3, "R2.1", "unknown_territory"),
    (
        "empty Continent first",
        put(14, "action.continent", "north"),
        14,
        "R3.3",
        "empty_continent_first",
    ),
    ("own Continent", put(17, "action.continent", "west"), 17, "R3.3", "continent_already_yours"),
    ("not connected", put(4, "action.territory", "n4"), 4, "R3.4", "territory_not_connected"),
    ("taken", put(18, "action.territory", "n3"), 18, "R3.4", "territory_taken"),
    (
        "another Territory, later not connected",
        put(4, "action.territory", "n5"),
        5,
        "R3.4",
        "territory_not_connected",
    ),
    (
        "another Continent, later not in it",
        put(6, "action.continent", "east"),
        7,
        "R3.1",
        "territory_in_other_continent",
    ),
    (
        "draw instead of choice",
        put(2, "action.type", "DrawContinent"),
        2,
        "R3.6",
        "continent_is_chosen",
    ),
    # Placing
    ("not one's own", put(23, "action.territory", "n4"), 23, "R2.3", "not_your_territory"),
    (
        "elsewhere, so that a Clash ends sooner",
        put(29, "action.territory", "n5"),
        43,
        FORMAT,
        "dice_without_clash",
    ),
    # Moves
    ("not adjacent", put(41, "action.target", "n5"), 41, "R2.2", "not_adjacent"),
    ("not one's own", put(41, "action.origin", "n4"), 41, "R2.3", "not_your_territory"),
    ("no Assets", put(48, "action.assets", 0), 48, "R4.4", "no_assets"),
    ("fewer than none", put(48, "action.assets", -1), 48, "R4.4", "no_assets"),
    ("too many Assets", put(48, "action.assets", 2), 48, "R4.4", "not_enough_ready"),
    ("very many Assets", put(48, "action.assets", 10**30), 48, "R4.4", "not_enough_ready"),
    ("four in a Clash", put(41, "action.assets", 4), 41, "R4.6", "too_many_for_a_clash"),
    ("fewer Assets than dice", put(41, "action.assets", 2), 41, "R4.6", "wrong_dice"),
    ("a die of 7", put(41, "dice.attacker.2", 7), 41, "R4.6", "wrong_dice"),
    ("a die of 0", put(41, "dice.defender.0", 0), 41, "R4.6", "wrong_dice"),
    ("a die less", put(41, "dice.attacker", [6, 5]), 41, "R4.6", "wrong_dice"),
    ("a die more", put(41, "dice.defender", [4, 5, 1, 1]), 41, "R4.6", "wrong_dice"),
    (
        "a die on the other side",
        put(41, "dice", {"attacker": [6, 5], "defender": [2, 4, 5, 1]}),
        41,
        "R4.6",
        "wrong_dice",
    ),
    ("a Clash without dice", lambda lines: lines[40].pop("dice"), 41, "R4.6", "wrong_dice"),
    (
        "dice without a Clash",
        put(48, "dice", {"attacker": [1], "defender": [1]}),
        48,
        FORMAT,
        "dice_without_clash",
    ),
    ("dice on a placement", put(30, "dice", None), 30, FORMAT, "dice_without_clash"),
    ("drawn without a draw", put(2, "drawn", "north"), 2, FORMAT, "drawn_without_draw"),
    ("dice that lose", put(42, "dice.attacker", [1, 1, 1]), 43, "R4.6", "wrong_dice"),
    ("dice that leave the defender", put(43, "dice.attacker", [1, 1]), LAST, "R2.4", "score"),
    (
        "dice that conquer",
        put(45, "dice", {"attacker": [6], "defender": [1]}),
        LAST,
        "R2.4",
        "score",
    ),
    # Actions
    ("wrong phase", put(44, "action.type", "EndTrade"), 44, "R4.1", "wrong_phase"),
    ("unknown action", put(44, "action.type", "Wait"), 44, FORMAT, "unknown_action"),
    # Lines
    ("number", put(11, "n", 11), 11, FORMAT, "wrong_number"),
    ("removed", remove(31), 31, FORMAT, "wrong_number"),
    ("doubled", double(44), 45, FORMAT, "wrong_number"),
    ("swapped", swap(41, 44), 41, FORMAT, "wrong_number"),
    ("header twice", double(1), 2, FORMAT, "missing_key"),
    ("header last", lambda lines: lines.append(lines.pop(0)), 1, FORMAT, "missing_key"),
    ("removed, counted anew", numbered(remove(23)), 28, "R1.3", "not_your_turn"),
    ("doubled, counted anew", numbered(double(44)), 45, "R1.3", "not_your_turn"),
    ("swapped, counted anew", numbered(swap(44, 45)), 44, "R1.3", "not_your_turn"),
    ("end too early", numbered(remove(49)), 49, "R6.1", "match_not_over"),
    ("after the end of the match", numbered(double(49)), 50, "R6.1", "match_over"),
    ("after the end line", lambda lines: lines.append({}), 51, FORMAT, "after_end"),
    ("end line twice", double(LAST), 51, FORMAT, "after_end"),
    # The end line
    ("reason", put(LAST, "end.reason", "one_left"), LAST, "R5.4", "end_reason"),
    ("not aborted", put(LAST, "end", {"reason": "aborted", "turn": 1}), LAST, "R6.1", "end_reason"),
    ("unknown reason", put(LAST, "end.reason", "tired"), LAST, FORMAT, "unknown_reason"),
    ("turn", put(LAST, "end.turn", 2), LAST, "R4.1", "end_turn"),
    ("place", put(LAST, "end.ranking.0.place", 2), LAST, "R6.4", "score"),
    ("points", put(LAST, "end.ranking.0.points", 6), LAST, "R6.3", "score"),
    ("Applications", put(LAST, "end.ranking.0.applications", []), LAST, "R6.3", "score"),
    ("Materials", put(LAST, "end.ranking.1.materials", 5), LAST, "R2.4", "score"),
    ("Territories", put(LAST, "end.ranking.2.territories", 0), LAST, "R2.3", "score"),
    ("eliminated", put(LAST, "end.ranking.2.eliminated", value=True), LAST, "R5.1", "score"),
    ("ranked player", put(LAST, "end.ranking.2.player", "p2"), LAST, "R6.4", "ranking_players"),
    (
        "a player left out",
        lambda lines: lines[-1]["end"]["ranking"].pop(),
        LAST,
        "R6.4",
        "ranking_players",
    ),
    (
        "order of the ranking",
        lambda lines: lines[-1]["end"]["ranking"].reverse(),
        LAST,
        "R6.4",
        "ranking_order",
    ),
    ("an action too", put(LAST, "action", {}), LAST, FORMAT, "action_on_end_line"),
]


@pytest.mark.parametrize(
    ("edit", "line", "clause", "code"),
    [found[1:] for found in FOUND],
    ids=[found[0] for found in FOUND],
)
def test_an_edit_is_found(edit: Edit, line: int, clause: str, code: str) -> None:
    """The verdict names the line, the clause and the reason, and the other engine agrees."""
    lines = edited(edit)
    verdict = judged(lines)
    assert isinstance(verdict, Wrong)
    assert (verdict.line, verdict.fault.clause, verdict.fault.code) == (line, clause, code)
    assert line > LAST or wrong_by_reference(lines) == line


@pytest.mark.parametrize(
    "edit",
    [
        pytest.param(
            put(1, "options.monopoly_stranglehold", value=True), id="an option without effect"
        ),
        pytest.param(put(1, "objectives.p1", "card_3"), id="a card that scores the same"),
        pytest.param(put(43, "dice.attacker", [3, 3]), id="dice with the same result"),
        pytest.param(put(42, "dice.attacker", [6, 6, 6]), id="dice in another order"),
        pytest.param(put(23, "action.territory", "n1"), id="an Asset that never mattered"),
        pytest.param(swap(31, 33), id="equal lines but for their number, counted anew"),
    ],
)
def test_an_edit_that_leaves_a_legal_match_is_not_found(edit: Edit) -> None:
    """Only a proof of the dice could tell; the replay itself is right."""
    assert judged(edited(numbered(edit))) == Holds(LAST, is_aborted=False)
