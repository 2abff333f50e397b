"""The board and the cards on paper, for a room without network."""

import pytest
from playwright.sync_api import expect

from rawsiko.content.load import standard_content
from rawsiko.texts.fluent import Texts
from tests.browser.conftest import Visit

CONTENT = standard_content()
CARDS = {
    "materials": len(CONTENT.materials),
    "objectives": len(CONTENT.objectives),
    "news": len(CONTENT.news),
}
CUT = """() => [...document.querySelectorAll('.cards li')]
  .filter(card => card.scrollHeight > card.clientHeight + 1)
  .map(card => card.textContent)"""


@pytest.mark.parametrize("language", ["de", "fr"])
def test_every_card_is_printed_whole(visit: Visit, language: str) -> None:
    """In languages with long words and sentences."""
    say = Texts(language).say
    page = visit(language=language, path="/#playprint")
    expect(page.get_by_role("main").get_by_role("img").first).to_be_visible()
    for part, count in CARDS.items():
        page.get_by_text(say(f"long-guide-playprint-{part}"), exact=True).click()
        expect(page.locator(".cards li")).to_have_count(count)
        assert page.evaluate(CUT) == []
