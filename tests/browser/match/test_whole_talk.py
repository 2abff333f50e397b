"""What people at a table exchange: phrases in everybody's language; and what nobody is told."""

import re

from playwright.sync_api import Page, expect

from dev.screens.words import Words
from rawsiko.engine.state import InvestmentPhase
from tests.browser.conftest import Prepare, Visit
from tests.browser.hands import Hands, do_what_is_asked
from tests.browser.home_steps import all_card_words, asked, expect_match
from tests.browser.match_steps import log
from tests.browser.prepared import in_action_phase, in_phase
from tests.browser.visitors import PHONE
from tests.browser.wires import block_sockets


def chat_of(page: Page, name: str) -> None:
    page.get_by_role("tab", name=re.compile(f"^{name}")).click()


def test_a_phrase_is_read_in_everybodys_language(visit: Visit, prepare: Prepare) -> None:
    """Phrases with a name too: each person reads the name they know."""
    in_english, in_slovak = Words("en"), Words("sk")
    table = prepare(in_action_phase(turn=2), seed=52)
    first, second, *_ = table.state.order
    english = visit(path=table.seat_link(first))
    slovak = visit(PHONE, language="sk", path=table.seat_link(second))
    chat_of(english, "Chat")
    chat = in_slovak.say("web-match-chat")
    chat_of(slovak, chat)
    english.get_by_label("Say something…").select_option(label=in_english.say("phrase-hello"))
    expect(english.get_by_role("list", name="Chat")).to_contain_text("Hi, everyone!")
    expect(slovak.get_by_role("list", name=chat)).to_contain_text(in_slovak.say("phrase-hello"))
    expect(slovak.get_by_role("list", name=chat)).not_to_contain_text("Hi, everyone")
    blank = in_slovak.say("phrase-who_has_material", material="…")
    slovak.get_by_label(in_slovak.say("web-match-chat-phrase")).select_option(label=blank)
    slovak.get_by_role("button", name=in_slovak.say("material-cobalt"), exact=True).click()
    for page, name, texts in ((english, "Chat", in_english), (slovak, chat, in_slovak)):
        asked_for = texts.say("phrase-who_has_material", material=texts.say("material-cobalt"))
        expect(page.get_by_role("list", name=name)).to_contain_text(asked_for)


def test_a_spectator_sees_what_happens_and_no_card(visit: Visit, prepare: Prepare) -> None:
    """In the middle of a match, and when somebody acts."""
    table = prepare(in_phase(InvestmentPhase, turn=2), seed=53)
    player = visit(path=table.seat_link(table.acting))
    watcher = visit(path=table.watch_link)
    expect_match(watcher)
    expect(watcher.get_by_text("Objective cards stay secret until the end.")).to_be_visible()
    do_what_is_asked(Hands(player))
    expect(log(watcher)).to_contain_text("places 1 Asset")
    everything = watcher.content()
    assert [words for words in all_card_words() if words in everything] == []


def test_a_move_goes_through_without_a_socket(visit: Visit, prepare: Prepare) -> None:
    """RT18: both players use requests only; an action can be undone."""
    table = prepare(in_phase(InvestmentPhase), seed=54)
    other = next(player for player in table.state.order if player != table.acting)
    pages: list[Page] = []
    for seat in (table.acting, other):
        page = visit(path=None)
        block_sockets(page)
        page.goto(table.seat_link(seat))
        pages.append(page)
    player, watcher = pages
    before = asked(player).inner_text()
    do_what_is_asked(Hands(player))
    expect(log(watcher)).to_contain_text("places 1 Asset")
    player.get_by_role("button", name="Undo").click()
    expect(asked(player)).to_have_text(before)
    expect(log(watcher)).not_to_contain_text("places 1 Asset")
