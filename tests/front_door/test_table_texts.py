"""The texts of a table: its refusals, and the names of its companies."""

from typing import get_args

import pytest
from msgspec import Meta

from rawsiko.cli import demo
from rawsiko.engine.refusals import Refusal
from rawsiko.protocol.refusals import TableRefusal
from rawsiko.protocol.tables import Company
from rawsiko.server.tables import registry
from rawsiko.texts.fluent import LANGUAGES, Texts

CODES = {refusal.value for refusal in TableRefusal} | {refusal.code for refusal in Refusal}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_said(language: str) -> None:
    """In the language itself: falling back to English doesn't count."""
    assert {f"refusal-{code}" for code in CODES} - Texts(language).messages() == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_companies_have_different_names(language: str) -> None:
    """One name for each number that a seat can have."""
    texts = Texts(language)
    companies = {name for name in texts.messages() if name.startswith("company-")}
    assert companies == {f"company-{number}" for number in range(1, registry.COMPANIES + 1)}
    assert len({texts.say(name).casefold() for name in companies}) == registry.COMPANIES


def test_all_agree_how_many_companies_there_are() -> None:
    _, bound = get_args(Company)
    assert bound == Meta(ge=1, le=registry.COMPANIES)
    assert demo.COMPANIES == registry.COMPANIES
