"""Taking back one's own last choice, placing or move without a Clash: while nobody has acted."""

import msgspec

from rawsiko.engine.actions import EndActionPhase, Move
from rawsiko.engine.options import Options
from rawsiko.engine.state import ActionPhase, InitialPlacement, TerritoryChoice
from rawsiko.protocol import commands
from rawsiko.protocol.refusals import TableRefusal
from rawsiko.protocol.tables import Settings, Status
from rawsiko.replay import fairness
from rawsiko.replay.proof import judge
from rawsiko.replay.reading import Holds
from rawsiko.server.replays.table_replay import replay_of
from rawsiko.server.tables import decisions, entries
from rawsiko.server.tables.decisions import Decision
from rawsiko.server.tables.entries import Entry
from rawsiko.server.tables.table import MOST_TAKEN_BACK, Table, restored
from tests.server.quick_tables import HOST, QuickTable, tiny

NOTHING = TableRefusal.NOTHING_TO_TAKE_BACK
TAKE_BACK = commands.TakeBack()


def begun(seed: int = 1) -> QuickTable:
    quick = QuickTable(seed, Settings(Options(turns=2), seats=3), tiny())
    quick.sit_all()
    quick.begin()
    return quick


def at(phase: type[object], seed: int = 1) -> QuickTable:
    quick = begun(seed)
    quick.play_until(lambda q: isinstance(q.table.match and q.table.match.phase, phase))
    return quick


def quiet_move(quick: QuickTable) -> Move:
    """One that leads to no Clash."""
    return next(move for move in moves(quick) if not quick.is_clash(move))


def clash(quick: QuickTable) -> Move | None:
    return next((move for move in moves(quick) if quick.is_clash(move)), None)


def moves(quick: QuickTable) -> list[Move]:
    return [action for action in quick.legal() if isinstance(action, Move)]


def take_back(quick: QuickTable) -> Decision:
    return quick.ask(quick.acting, TAKE_BACK)


def test_a_placing_can_be_taken_back() -> None:
    quick = at(InitialPlacement)
    before, player = quick.table.match, quick.acting
    quick.step()
    assert quick.table.match != before
    decision = quick.ask(player, TAKE_BACK)
    assert decision == entries.ActionTakenBack(quick.table.seq - 1)
    assert quick.table.match == before


def test_a_move_without_a_clash_can_be_taken_back() -> None:
    quick = at(ActionPhase)
    before = quick.table.match
    quick.play(quiet_move(quick))
    assert isinstance(take_back(quick), Entry)
    assert quick.table.match == before


def test_several_can_be_taken_back_in_a_row() -> None:
    quick = at(InitialPlacement)
    first = quick.acting  # who has just chosen, too
    while quick.acting == first:
        quick.step()
    states = [quick.table.match]
    for _ in range(4):
        quick.step()
        states.append(quick.table.match)
    for expected in reversed(states[:-1]):
        assert isinstance(take_back(quick), Entry)
        assert quick.table.match == expected
    assert take_back(quick) is NOTHING


def test_the_last_placing_too_though_the_next_player_is_up() -> None:
    """Nobody has acted yet; then somebody does, and it is too late."""
    quick = at(InitialPlacement)
    player = quick.acting
    while quick.acting == player:
        quick.step()
    assert quick.ask(quick.acting, TAKE_BACK) is NOTHING
    assert isinstance(quick.ask(player, TAKE_BACK), Entry)
    quick.step()
    assert quick.acting != player
    quick.step()
    assert quick.ask(player, TAKE_BACK) is NOTHING


def test_nothing_before_a_clash_comes_back() -> None:
    """Dice were shown."""
    quick = at(ActionPhase)
    quick.play_until(lambda q: isinstance(q.legal()[-1], EndActionPhase) and clash(q) is not None)
    attack = clash(quick)
    assert attack is not None
    player = quick.acting
    quick.play(quiet_move(quick))
    assert quick.table.takes
    if isinstance(quick.play(attack), Entry):  # else the quiet move used the same Assets
        assert quick.ask(player, TAKE_BACK) is NOTHING


def test_the_end_of_a_phase_is_final() -> None:
    quick = at(ActionPhase)
    player = quick.acting
    quick.play(quiet_move(quick))
    quick.play(EndActionPhase(player))
    assert quick.ask(player, TAKE_BACK) is NOTHING


def test_choices_of_setup_can_be_taken_back_until_the_next_player_acts() -> None:
    """The Territories, then the Continent."""
    quick = begun()
    player, states = quick.acting, [quick.table.match]
    while quick.acting == player:
        quick.step()
        states.append(quick.table.match)
    for expected in reversed(states[:-1]):
        assert isinstance(quick.ask(player, TAKE_BACK), Entry)
        assert quick.table.match == expected
    assert quick.ask(player, TAKE_BACK) is NOTHING
    while quick.acting == player:
        quick.step()
    quick.step()
    assert quick.ask(player, TAKE_BACK) is NOTHING


def test_a_continent_that_was_drawn_stays() -> None:
    quick = QuickTable(1, Settings(Options(turns=2, advanced_setup=True), seats=3), tiny())
    quick.sit_all()
    quick.begin()
    quick.play_until(lambda q: isinstance(q.table.match and q.table.match.phase, TerritoryChoice))
    assert take_back(quick) is NOTHING


def test_others_cannot_take_back() -> None:
    quick = at(InitialPlacement)
    player = quick.acting
    quick.step()
    for seat in quick.table.seats:
        if seat != player:
            assert quick.ask(seat, TAKE_BACK) is NOTHING
    assert quick.ask(HOST, TAKE_BACK) is TableRefusal.NOT_SEATED


def test_not_while_paused_and_not_when_over() -> None:
    quick = at(InitialPlacement)
    player = quick.acting
    quick.step()
    quick.ask(HOST, commands.Pause())
    assert quick.ask(player, TAKE_BACK) is TableRefusal.NOT_PLAYING
    quick.ask(HOST, commands.Resume())
    assert isinstance(quick.ask(player, TAKE_BACK), Entry)
    quick.ask(HOST, commands.End())
    assert quick.ask(player, TAKE_BACK) is TableRefusal.TABLE_OVER


def test_it_is_written_down_and_comes_back_from_the_journal() -> None:
    """Not a rewrite: both entries stay."""
    quick = at(InitialPlacement)
    quick.step()
    take_back(quick)
    last = [msgspec.json.decode(body)["type"] for body in quick.journal[-2:]]
    assert last == ["ActionPlayed", "ActionTakenBack"]
    table = quick.table
    again = restored(Table(table.id, "", table.secret, tiny()), quick.journal)
    assert (again.match, again.takes) == (table.match, table.takes)


def test_a_replay_has_neither_line() -> None:
    """docs/replay.md: `q` skips both; the proof has them."""
    quick = at(InitialPlacement)
    quick.step()
    taken = quick.table.seq
    take_back(quick)
    quick.play_to_the_end()
    file = replay_of(quick.table, quick.journal)
    assert file is not None
    header, *lines = [msgspec.json.decode(line) for line in file.splitlines()]
    assert [line["n"] for line in lines[:-1]] == list(range(1, len(lines)))
    numbers = [line["q"] for line in lines[:-1]]
    assert taken not in numbers
    assert taken + 1 not in numbers
    assert {taken, taken + 1} <= {entry["q"] for entry in header["proof"]["entries"]}
    verdict, has_proof = judge(file.splitlines(keepends=True), lambda _hash: tiny())
    assert isinstance(verdict, Holds)
    assert has_proof


def test_dice_afterwards_come_from_the_number_in_the_journal() -> None:
    """Taking back doesn't bring back the same dice: the number of the entry is another."""
    quick = at(ActionPhase)
    quick.play_until(lambda q: isinstance(q.legal()[-1], EndActionPhase) and clash(q) is not None)
    attack = clash(quick)
    assert attack is not None

    def dice() -> tuple[int, ...]:
        decision = decisions.decide_action(quick.table, attack, entries.PlayedBy.PERSON)
        assert isinstance(decision, entries.ActionPlayed)
        sides = len(decision.dice)
        label = fairness.clash_label(
            quick.table.seq + 1, attack.origin, attack.target, attack.assets, sides - attack.assets
        )
        assert decision.dice == fairness.roll(quick.table.key, label, (6,) * sides)
        return decision.dice

    rolls = {dice()}
    for _ in range(4):
        quick.play(quiet_move(quick))
        take_back(quick)
        rolls.add(dice())
    assert len(rolls) > 1


def test_no_more_than_some_are_kept() -> None:
    """Memory is bounded, and so is the proof of the dice."""
    quick = at(InitialPlacement)
    assert len(quick.table.takes) <= MOST_TAKEN_BACK
    for _ in range(decisions.MOST_TAKEN_BACK_IN_ALL):
        quick.step()
        assert isinstance(take_back(quick), Entry)
    quick.step()
    assert take_back(quick) is NOTHING


def test_random_matches_never_take_back_another_s_action() -> None:
    """At any time, a player can take back only their own last action."""
    for seed in range(6):
        quick = begun(seed)
        while quick.table.status is Status.PLAYING:
            quick.step()
            for seat in quick.table.seats:
                last = quick.steps[-1].played if quick.steps else None
                if quick.rng.random() < 0.1 and isinstance(quick.ask(seat, TAKE_BACK), Entry):
                    assert last is not None
                    assert last.action.player == seat
                    assert not last.dice
