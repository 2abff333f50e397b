"""A small board: home, a mine of what a card needs, a moor, and a rival's land far away."""

from msgspec.structs import replace

from rawsiko.engine.content import Content
from tests.engine.boards import board


def valley(borders: str) -> Content:
    content = board(
        {"land": "home mine moor far"},
        borders,
        materials={"home": "zinc", "mine": "boron", "far": "lead"},
        applications={"glass": (30, "boron zinc"), "salt": (10, "lead")},
        cards={"of_glass": "glass", "of_salt": "salt", "of_none": ""},
    )
    return replace(content, hash=f"sha256:{borders}")
