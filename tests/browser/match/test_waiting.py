"""Questions about one's own card while others play: one tap, the answer at once, off in one tap."""

import pytest
from playwright.sync_api import expect

from tests.browser.accessibility import axe
from tests.browser.conftest import Prepare, Visit
from tests.browser.home_steps import board
from tests.browser.prepared import in_action_phase
from tests.browser.visitors import DESKTOP, PHONE, Device


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_question_is_answered_at_once(visit: Visit, prepare: Prepare, device: Device) -> None:
    """It can be closed and goes on after a reload; whoever doesn't want any is never asked."""
    table = prepare(in_action_phase(), seed=91, absence_seconds=3600, is_only_seen=True)
    waits = next(player for player in table.state.order if player != table.acting)
    page = visit(device, path=table.seat_link(waits))
    offer = page.get_by_role("button", name="A question about your card")
    offer.click()
    card = page.get_by_role("region", name="While you wait")
    answers = card.locator("button.answer")
    expect(answers).to_have_count(3)
    question = card.get_by_role("heading").inner_text()
    axe(page)
    answers.first.click()
    expect(card.get_by_role("status")).to_contain_text("Source: ")
    expect(card.locator("button.answer.right")).to_have_count(1)
    axe(page)
    card.get_by_role("button", name="Another question").click()
    expect(card.get_by_role("heading")).not_to_have_text(question)
    card.get_by_role("button", name="Not now").click()
    page.reload()
    offer.click()
    expect(card.get_by_role("heading")).not_to_have_text(question)
    card.get_by_role("button", name="Not now").click()
    page.get_by_role("button", name="No questions").click()
    expect(offer).not_to_be_attached()
    page.reload()
    expect(board(page).locator(".resting")).to_be_attached()
    expect(offer).not_to_be_attached()
