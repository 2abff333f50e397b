"""Nobody can find out a bot's card by asking the same bot with every card.

Bots are public: anybody can ask one what it would do with each card, and strike out the cards with
which it would act otherwise. If its random numbers were public too, a few dozen actions would leave
a single card. They come from the table's secret, so knowing the table doesn't help.
"""

import os
from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import NamedTuple

import pytest
from msgspec.structs import replace

from rawsiko.bots.registry import BOTS
from rawsiko.engine import legal_actions
from rawsiko.engine.actions import Action
from rawsiko.engine.content import Content
from rawsiko.engine.ids import ObjectiveId, PlayerId
from rawsiko.engine.options import Options
from rawsiko.engine.setup import cards_to_deal
from rawsiko.engine.state import State
from rawsiko.protocol.commands import SetCompany, TakeBack
from rawsiko.protocol.tables import Settings, Status
from rawsiko.replay import fairness
from rawsiko.server.tables.bots.play import question_for
from rawsiko.server.tables.entries import ActionPlayed, ActionTakenBack, MatchStarted, SecretShown
from rawsiko.server.tables.table import DECODER
from rawsiko.server.thinking import advisers
from rawsiko.server.thinking.questions import Choose, Chosen
from rawsiko.server.thinking.worker import Worker
from tests.server.quick_tables import QuickTable, tiny

pytestmark = pytest.mark.slow

IS_LONG = bool(os.environ.get("RAWSIKO_LONG"))
SLOW_LEVELS = ("hard", "expert")  # without RAWSIKO_LONG, in short matches on a small board
MATCHES = 24 if IS_LONG else 6
WATCHED = PlayerId("p1")


class Seen(NamedTuple):
    """A decision of the watched bot. All but the card and the seed is public."""

    state: State
    question: Choose
    action: Action
    table: str
    commitment: str
    head: str
    entry: int


Guess = Callable[[Seen], str]  # of the seed, from public data

GUESSES: tuple[Guess, ...] = (
    lambda seen: fairness.commitment_of(f"{seen.table}|{seen.entry}|{WATCHED}", b""),
    lambda seen: fairness.bot_seed(seen.table.encode(), seen.entry, WATCHED),
    lambda seen: fairness.bot_seed(bytes.fromhex(seen.commitment), seen.entry, WATCHED),
)


@pytest.mark.parametrize("level", BOTS)
def test_knowing_the_table_does_not_help_to_find_a_bots_card(level: str) -> None:
    """What a bot does may give its card away, but no more to those who know the table."""
    matches = [watched_match(number, level) for number in range(MATCHES)]
    elsewhere = [[at_another_table(decision) for decision in seen] for seen in matches]
    right = [sum(is_found(seen, guess) for seen in matches) for guess in GUESSES]
    wrong = [sum(is_found(seen, guess) for seen in elsewhere) for guess in GUESSES]
    # Levels with a little chance are found now and then with any seed: three standard deviations.
    assert max(right) <= sum(wrong) / len(wrong) + 1.5 * MATCHES**0.5, (right, wrong)


def test_with_the_bots_own_seeds_its_card_is_found() -> None:
    """The attack works: it is the secret seeds that stop it. Now and then two cards lead to the
    same choices."""
    matches = [watched_match(number, "easy") for number in range(MATCHES)]
    found = sum(is_found(seen, lambda decision: decision.question.seed) for seen in matches)
    assert found >= MATCHES * 3 / 4


def test_a_seed_depends_on_the_secret() -> None:
    quick, other = started(1, 1), started(1, 1)
    other.table.secret = bytes(32)
    other.table.happen(DECODER.decode(other.journal[-1]), other.journal[-1])
    other.table.match_entry = quick.table.match_entry
    assert asked(other, "easy").seed != asked(quick, "easy").seed


def test_after_the_end_every_seed_follows_from_the_journal() -> None:
    """docs/dice.md. Entries that leave the match as it is, and actions taken back, don't matter."""
    quick, seeds = started(2, 1), dict[int, str]()
    while quick.table.status is Status.PLAYING:
        seeds[quick.table.seq + 2] = asked(quick, "easy").seed  # of the action that comes next
        quick.ask(quick.acting, SetCompany(company=quick.rng.randint(1, 40), avatar=1))
        assert asked(quick, "easy").seed == seeds[quick.table.seq + 1]
        quick.step()
        if quick.table.takes and quick.rng.random() < 1 / 4:
            quick.ask(quick.table.takes[-1].player, TakeBack())
    journal = [DECODER.decode(body) for body in quick.journal]
    shown = next(entry for entry in journal if isinstance(entry, SecretShown))
    key, newest, found = b"", 0, dict[int, str]()
    for number, entry in enumerate(journal, start=1):
        if isinstance(entry, MatchStarted):
            shares = [bytes.fromhex(share) for share in entry.contributions]
            key = fairness.key_of(quick.table.id, bytes.fromhex(shown.secret), shares)
        if isinstance(entry, ActionPlayed):
            found[number] = fairness.bot_seed(key, newest, WATCHED)
        if isinstance(entry, MatchStarted | ActionPlayed | ActionTakenBack):
            newest = number
    assert found == seeds


def watched_match(seed: int, level: str) -> list[Seen]:
    """All decisions of the bot in one match; the others play anyhow."""
    is_small = level in SLOW_LEVELS and not IS_LONG
    quick = started(seed, 2, tiny()) if is_small else started(seed, 4)
    worker = Worker(advisers)
    worker.learn(quick.table.content)
    seen: list[Seen] = []
    while quick.table.status is Status.PLAYING:
        if quick.acting != WATCHED:
            quick.step()
            continue
        table, state = quick.table, quick.table.match
        assert state is not None
        question = asked(quick, level)
        action = chosen(worker, question)
        if len(legal_actions(state)) > 1:
            seen.append(
                Seen(state, question, action, table.id, table.commitment, table.head, table.seq)
            )
        quick.play(action)
    return seen


def started(seed: int, turns: int, content: Content | None = None) -> QuickTable:
    quick = QuickTable(seed, Settings(Options(turns=turns), seats=3), content)
    quick.sit_all()
    quick.begin()
    return quick


def asked(quick: QuickTable, level: str) -> Choose:
    state = quick.table.match
    assert state is not None
    return question_for(quick.table, state, WATCHED, level)


def at_another_table(seen: Seen) -> Seen:
    other = sha256(b"another table").hexdigest()
    return seen._replace(table="another", commitment=other, head=other)


def is_found(seen: Sequence[Seen], guess: Guess) -> bool:
    """Whether the card is the only one with which the bot would have done all that it did."""
    state = seen[0].state
    worker = Worker(advisers)
    worker.learn(state.content)

    def fits(card: ObjectiveId) -> bool:
        return all(
            chosen(worker, with_card(decision.question, card, guess(decision))) == decision.action
            for decision in seen
        )

    held = state.objectives[WATCHED]
    dealt = cards_to_deal(state.content, state.options)
    return fits(held) and not any(fits(card) for card in dealt if card != held)


def with_card(question: Choose, card: ObjectiveId, seed: str) -> Choose:
    view = replace(question.view, objectives={WATCHED: card})
    return replace(question, view=view, seed=seed, tells_why=False)


def chosen(worker: Worker, question: Choose) -> Action:
    answer = worker.answer(replace(question, tells_why=False))
    assert isinstance(answer, Chosen), answer
    return answer.action
