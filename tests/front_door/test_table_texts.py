"""The texts of a table: its refusals, and the names of its companies."""

import pytest

from rawsiko.engine.actions import Refusal
from rawsiko.protocol.refusals import TableRefusal
from rawsiko.protocol.tables import COMPANIES
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
    assert companies == {f"company-{number}" for number in range(1, COMPANIES + 1)}
    assert len({texts.say(name).casefold() for name in companies}) == COMPANIES
