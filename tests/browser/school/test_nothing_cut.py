"""Every screen of a large class, with 35 companies and matches of eight Turns: nothing is cut off,
and no text lies on another. Four sizes in a language each; at length, all in all seven."""

from collections.abc import Generator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from dev.screens.class_gallery import PARTS, SIZES, Cast, Shown, cast_in
from rawsiko.texts.fluent import LANGUAGES
from tests.at_length import IS_LONG

SAMPLE = (("tablet", "de"), ("wall-4-3", "sk"), ("remote-small", "es"), ("pupil", "nl"))
GRID = [(size, language) for size in SIZES for language in LANGUAGES]


@pytest.fixture(scope="module")
def cast(built_client: Path, tmp_path_factory: pytest.TempPathFactory) -> Generator[Cast]:
    assert built_client
    with cast_in(tmp_path_factory.mktemp("class")) as cast:
        yield cast


@pytest.mark.parametrize(("size", "language"), GRID if IS_LONG else SAMPLE)
def test_nothing_is_cut_off(browser: Browser, cast: Cast, size: str, language: str) -> None:
    shown = Shown(browser, cast, size, language, schemes=())
    PARTS[size](shown, cast)
    assert not [*shown.faults, *shown.visitor.leave()]
