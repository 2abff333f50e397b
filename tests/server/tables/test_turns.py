"""One after the other, in the order of coming, whoever gives up meanwhile."""

import asyncio

import pytest

from rawsiko.server.tables.turns import Turns
from rawsiko.server.tables.used_commands import UsedCommands
from tests.server.storing import run


class Queue:
    """Workers that each note when they begin and end."""

    def __init__(self) -> None:
        self.turns = Turns()
        self.noted: list[str] = []

    def send(self, name: str) -> asyncio.Task[None]:
        return asyncio.create_task(self._work(name))

    async def _work(self, name: str) -> None:
        async with self.turns:
            self.noted.append(f"{name} begins")
            await asyncio.sleep(0)
            self.noted.append(f"{name} ends")


def in_order(*names: str) -> list[str]:
    return [f"{name} {what}" for name in names for what in ("begins", "ends")]


def test_nobody_comes_between() -> None:
    async def check() -> list[str]:
        queue = Queue()
        await asyncio.gather(*(queue.send(name) for name in "abcde"))
        await queue.send("f")
        return queue.noted

    assert run(check()) == in_order(*"abcdef")


@pytest.mark.parametrize("rounds", range(5))
def test_whoever_gives_up_does_not_keep_the_others_waiting(rounds: int) -> None:
    """Before its turn, when it has come, or in the middle of it."""

    async def check() -> list[str]:
        queue = Queue()
        first, second, third = (queue.send(name) for name in "abc")
        for _ in range(rounds):
            await asyncio.sleep(0)
        second.cancel()
        await asyncio.gather(first, second, third, return_exceptions=True)
        await queue.send("d")
        return queue.noted

    noted = [note for note in run(check()) if not note.startswith("b")]
    assert noted == in_order(*"acd")


def test_an_error_ends_the_turn() -> None:
    async def check() -> list[str]:
        queue = Queue()
        with pytest.raises(ZeroDivisionError):
            async with queue.turns:
                _ = 1 // 0
        await queue.send("a")
        return queue.noted

    assert run(check()) == in_order("a")


def test_no_used_command_is_forgotten() -> None:
    used = UsedCommands()
    commands = [(seat, f"{number:032x}") for number in range(1000) for seat in ("p1", "host")]
    assert not any(used.may_have(command) for command in commands)
    for command in commands:
        used.add(command)
    assert all(used.may_have(command) for command in commands)
    assert sum(used.may_have(("p2", command)) for _, command in commands) < 5
