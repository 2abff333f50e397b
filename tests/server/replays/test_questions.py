"""“Why not my move?” about a match that is over: what is thought about, and what is refused."""

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rawsiko.bots.comparison import Comparison, Verdict
from rawsiko.content.load import standard_content
from rawsiko.engine import legal_actions, view_of
from rawsiko.engine.actions import Action
from rawsiko.engine.content import Content
from rawsiko.engine.options import Options
from rawsiko.engine.state import ActionPhase
from rawsiko.lab.chance import chance_of
from rawsiko.lab.match import Match, play_match, replay_lines, seat_bots
from rawsiko.protocol.refusals import TableRefusal
from rawsiko.server.rate_limits import Rate
from rawsiko.server.replays import questions
from rawsiko.server.replays.questions import ReplayQuestion, state_of
from rawsiko.server.thinking.pool import ThinkingPool
from rawsiko.server.thinking.questions import Answer, Compare, Compared, Question, sent
from tests.server.running import running

WHY_NOT = "/api/replays/why-not"


class Thinking(ThinkingPool):
    """Remembers what it was asked. Finds nothing better."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[Question, str]] = []

    async def ask(
        self,
        question: Question,
        content: Content,
        table: str,
        has_people: Callable[[], bool] = lambda: False,
    ) -> Answer | None:
        assert content.hash
        assert has_people()  # so it waits for a limited time
        self.asked.append((question, table))
        return Compared(Comparison(Verdict.BEST))


@pytest.fixture(scope="module")
def match() -> Match:
    bots = seat_bots(["simple"], 3)
    return play_match(standard_content(), Options(turns=1), bots, chance_of(1, 1, 3))


def lines_of(match: Match) -> Sequence[str]:
    return [line.decode() for line in replay_lines(match)]


def asked_about(match: Match, n: int, action: Action) -> ReplayQuestion:
    return ReplayQuestion("".join(lines_of(match)[:n]), action)


def test_the_state_is_that_of_the_decision(match: Match) -> None:
    content = standard_content()
    for play in match.plays:
        assert state_of(asked_about(match, play.n, play.action), content) == play.before


def test_files_that_are_no_replays_up_to_a_decision(match: Match) -> None:
    content, action, whole = standard_content(), match.plays[0].action, "".join(lines_of(match))
    for replay in ("", "hello", "{}", whole, whole[:-40], whole + "{}\n"):
        found = state_of(ReplayQuestion(replay, action), content)
        assert found is TableRefusal.REPLAY_WRONG
    other = state_of(ReplayQuestion(whole, action), None)
    assert other is TableRefusal.REPLAY_OF_OTHER_CONTENT


def test_only_what_the_player_knew_then_is_thought_about(tmp_path: Path, match: Match) -> None:
    play = next(play for play in match.plays if isinstance(play.before.phase, ActionPhase))
    action = list(legal_actions(play.before))[-1]
    lines = "".join(lines_of(match)[: play.n])
    thinking = Thinking()

    async def scenario() -> None:
        async with running(tmp_path, thinking=thinking) as server:
            body: dict[str, Any] = {"replay": lines, "action": msgspec.to_builtins(action)}
            answer = await server.http.post(WHY_NOT, json=body)
            assert (answer.status_code, answer.json()["verdict"]) == (200, "best")
            bad: dict[str, Any] = {**body["action"], "player": "p9"}
            wrong: list[tuple[dict[str, Any], int, str]] = [
                ({**body, "action": bad}, 409, "not_your_decision"),
                ({**body, "replay": "x"}, 400, "replay_of_other_content"),
                ({**body, "more": 1}, 400, "malformed"),
                ({"replay": lines}, 400, "malformed"),
            ]
            for asked, status, code in wrong:
                answer = await server.http.post(WHY_NOT, json=asked)
                assert (answer.status_code, answer.json()["code"]) == (status, code)
        view = view_of(play.before, action.player)
        assert thinking.asked == [(Compare(sent(view), action), "replay 127.0.0.1")]

    asyncio.run(scenario())


def test_one_address_cannot_ask_without_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(questions, "QUESTIONS", Rate(1e-9, 2))

    async def scenario() -> None:
        async with running(tmp_path, thinking=Thinking()) as server:
            answers = [await server.http.post(WHY_NOT, content=b"x") for _ in range(3)]
            assert [answer.status_code for answer in answers] == [400, 400, 429]

    asyncio.run(scenario())


def test_only_so_many_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(questions, "MOST_WAITING", 0)

    async def scenario() -> None:
        async with running(tmp_path, thinking=Thinking()) as server:
            answer = await server.http.post(WHY_NOT, content=b"x")
            assert (answer.status_code, answer.json()) == (503, {"code": "try_again"})

    asyncio.run(scenario())
