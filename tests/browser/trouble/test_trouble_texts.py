"""S9: hostile names and texts are shown as plain text."""

from typing import Any

from playwright.sync_api import Page, expect

from tests.at_length import IS_LONG
from tests.browser.conftest import Visit
from tests.browser.home_steps import expect_match, open_table
from tests.browser.hostile import hostile_texts
from tests.browser.wires import Wire

HAPPENED = """() => ({
  harmed: 'harmed' in window,
  foreign: document.querySelectorAll('script:not([src]), iframe, object, embed, base').length,
  wide: document.documentElement.scrollWidth > innerWidth,
})"""
NOTHING = {"harmed": False, "foreign": 0, "wide": False}


def named(snapshot: dict[str, Any], name: str) -> dict[str, Any]:
    table: dict[str, Any] = snapshot["table"]
    names = {seat["player"]: name for seat in table["seats"]}
    return {**snapshot, "table": {**table, "names": names}}


def show_names(page: Page, wire: Wire, snapshot: dict[str, Any]) -> list[str]:
    """Give everybody one hostile name after another; returns what happened."""
    harm: list[str] = []
    for text in hostile_texts():
        wire.tell(named(snapshot, text))
        if page.evaluate(HAPPENED) != NOTHING:
            harm.append(text)
    return harm


def test_hostile_names_in_the_lobby_do_nothing(visit: Visit) -> None:
    """Even if a server let them through."""
    page = visit(path=None)
    wire = Wire(page)
    page.goto("/")
    open_table(page)
    page.get_by_role("button", name="Fill with bots").click()
    expect(page.get_by_text("Everyone’s here.")).to_be_visible()
    page.reload()
    expect(page.get_by_text("Everyone’s here.")).to_be_visible()
    assert show_names(page, wire, wire.newest["Snapshot"]) == []
    last = named(wire.newest["Snapshot"], "<b>bold</b>")
    wire.tell(last)
    expect(page.get_by_text("<b>bold</b>").first).to_be_visible()


def test_hostile_names_and_chat_in_a_match_do_nothing(visit: Visit) -> None:
    page = visit(path=None)
    wire = Wire(page)
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    expect_match(page)
    page.reload()
    expect_match(page)
    wire.is_dead = True  # no other message may arrive in between
    snapshot = wire.newest["Snapshot"]
    free = {**snapshot["table"]["settings"], "chat": "free", "free_names": True}
    snapshot = {**snapshot, "table": {**snapshot["table"], "settings": free}}
    wire.tell(snapshot)
    page.get_by_role("tab", name="Chat").click()
    harm: list[str] = []
    # Every fifth by default: a match is a large page, and the lobby shows them all.
    for text in hostile_texts()[:: 1 if IS_LONG else 5]:
        wire.tell(named(snapshot, text))
        wire.tell({"type": "Spoken", "player": "p2", "text": text})
        if page.evaluate(HAPPENED) != NOTHING:
            harm.append(text)
    assert harm == []


def test_hostile_names_are_typed_in_vain(visit: Visit) -> None:
    """A person types them at a real table: they're shown as text or refused with a reason."""
    page = visit(path="/#new")
    page.get_by_role("switch", name="Custom names").click()
    page.get_by_role("button", name="Open the table").click()
    for text in ("<b>A</b>", "<i>x</i>", "\u202eabc", "a" * 30, "&lt;&amp;", "👩‍👩‍👧‍👦"):
        page.get_by_role("button", name="Change", exact=True).first.click()
        page.get_by_label("Make up a name").fill(text)
        page.get_by_role("button", name="Save").click()
        refused = page.get_by_text("You can’t use this name.").last
        expect(page.get_by_text(text).or_(refused).first).to_be_visible()
        assert page.evaluate(HAPPENED) == NOTHING
        page.reload()  # closes the dialog and removes its message
