"""Tables with several people, from opening one to its first move."""

import re

from playwright.sync_api import Page, expect

from rawsiko.engine.options import Options
from tests.browser.accessibility import axe, axe_in_every_look
from tests.browser.conftest import Prepare, Visit
from tests.browser.home_steps import (
    all_card_words,
    asked,
    banner,
    code_of,
    expect_match,
    join,
    menu,
    open_table,
    start,
)
from tests.browser.prepared import in_action_phase
from tests.browser.visitors import PHONE, SMALL_PHONE, Device


def test_a_desktop_opens_a_table_and_a_phone_joins_by_code(desktop: Page, phone: Page) -> None:
    code = open_table(desktop)
    start_button = desktop.get_by_role("button", name="Start the match")
    expect(start_button).to_be_disabled()
    # Typed the way people read it out.
    join(phone, f"{code[:3].lower()} - {code[3:].lower()}")
    expect(desktop.get_by_text("2 seats are still free")).to_be_visible()
    expect(desktop.get_by_text("You start the match", exact=True)).to_be_visible()
    expect(phone.get_by_text("Ready", exact=True)).to_be_visible()  # the host
    expect(phone.get_by_text("Only the host can start the match.")).to_be_visible()
    axe(desktop)
    axe(phone)
    phone.get_by_role("button", name="I’m ready").click()
    expect(desktop.get_by_text("Ready", exact=True)).to_be_visible()
    desktop.get_by_role("button", name="Fill with bots").click()
    expect(start_button).to_be_enabled()
    start(desktop)
    expect_match(phone)


# Where the text ends: its box ends at the QR code, however long it is.
LETTERS = """node => {
  const range = document.createRange();
  range.selectNodeContents(node);
  return range.getBoundingClientRect().right;
}"""


def test_a_lobby_fills_a_projector(visit: Visit) -> None:
    """Code and QR can be read from the last row, beside who has joined and what is missing."""
    page = visit(Device(1280, 720))
    code = open_table(page)
    paragraph = page.locator("p.code")
    expect(paragraph).to_contain_text(code[:3])
    for written, smallest in (("K7X 4PD", 360), ("WMW MWM", 320)):  # a usual code, the widest
        paragraph.evaluate("(node, letters) => (node.textContent = letters)", written)
        shown = paragraph.bounding_box()
        qr = page.get_by_role("img", name="QR code").bounding_box()
        assert shown is not None
        assert qr is not None
        assert shown["height"] >= 90
        assert qr["height"] >= smallest
        assert qr["y"] + qr["height"] <= 720
        assert paragraph.evaluate(LETTERS) <= qr["x"], "the code is cut"
    for told in (page.get_by_text("seats are still free"), page.get_by_text("You start the match")):
        expect(told.first).to_be_in_viewport()


def test_a_full_lobby_shows_its_code(visit: Visit) -> None:
    """Beside the seats, on every screen wide enough for it, with the widest letters."""
    page = visit(Device(1280, 720))
    open_table(page)
    page.get_by_role("button", name="Fill with bots").click()
    expect(page.get_by_role("button", name="Start the match")).to_be_enabled()  # all sit
    code = page.locator(".code")
    code.evaluate("node => (node.textContent = 'WMW MWM')")
    for width, height in (
        (1100, 640),
        (1280, 720),
        (1366, 768),
        (1440, 900),
        (1920, 1080),
        (2560, 1440),
    ):
        page.set_viewport_size({"width": width, "height": height})
        edge = code.evaluate("node => node.getBoundingClientRect().right")
        assert code.evaluate(LETTERS) <= edge, f"the code is cut at {width} x {height}"


def test_the_header_of_a_lobby_is_one_row_on_a_phone(visit: Visit) -> None:
    page = visit(SMALL_PHONE, language="fr", path="/#new")
    page.get_by_role("button", name="Ouvrir la table").click()
    leave = page.get_by_role("button", name="Quitter la table").bounding_box()
    title = page.get_by_role("heading", level=1)
    title.evaluate("node => (node.textContent = 'Table WMW MWM')")
    heading = title.bounding_box()
    assert heading is not None
    assert leave is not None
    assert leave["y"] < heading["y"] + heading["height"]


def test_the_link_of_a_table_leads_to_it(desktop: Page, visit: Visit) -> None:
    code = open_table(desktop)
    guest = visit(PHONE, path=f"/#join={code}")
    expect(guest.get_by_text("3 seats are free")).to_be_visible()
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.get_by_role("button", name="I’m ready")).to_be_visible()
    # Going back does not lead to the form again.
    assert "#table=" in guest.url


def test_a_seat_comes_back_with_its_code_on_paper(desktop: Page, visit: Visit) -> None:
    code = open_table(desktop)
    first = visit(PHONE)
    join(first, code)
    paper = first.get_by_text(re.compile(r"^([A-Z2-9]{4} ){3}[A-Z2-9]{4}$")).inner_text()
    second = visit(PHONE, path="/#rejoin")
    second.get_by_label("Rejoin code").fill(paper.lower())
    second.get_by_role("button", name="Get back in").click()
    assert code_of(second) == code
    expect(second.get_by_role("button", name="I’m ready")).to_be_visible()
    # A device that had it open can reopen it.
    expect(first.get_by_role("heading", name="Your seat is open elsewhere")).to_be_visible()


def test_company_and_portrait_can_be_changed(desktop: Page, phone: Page) -> None:
    join(phone, open_table(desktop))
    phone.get_by_role("button", name="Change", exact=True).click()
    names = phone.get_by_label("Company name")
    ours = names.evaluate("menu => menu.selectedOptions[0].text")
    other = next(name for name in names.locator("option").all_inner_texts()[1:] if name != ours)
    names.select_option(label=other)
    phone.get_by_label("Portrait 7", exact=True).check()
    axe_in_every_look(phone)
    phone.get_by_role("button", name="Save").click()
    expect(desktop.get_by_text(other).first).to_be_visible()


def test_a_host_removes_somebody_who_may_come_again(desktop: Page, phone: Page) -> None:
    code = open_table(desktop)
    join(phone, code)
    desktop.get_by_role("button", name=re.compile("^Remove")).click()
    expect(phone.get_by_role("heading", name="This seat isn’t yours any more")).to_be_visible()
    phone.get_by_role("link", name="Join a table").click()
    phone.get_by_label("Join with a code").fill(code)
    phone.get_by_role("button", name="Join", exact=True).click()
    phone.get_by_role("button", name="Sit down").click()
    expect(phone.get_by_role("button", name="I’m ready")).to_be_visible()


def test_who_leaves_the_lobby_frees_the_seat(desktop: Page, phone: Page) -> None:
    join(phone, open_table(desktop))
    expect(desktop.get_by_text("2 seats are still free")).to_be_visible()
    phone.get_by_role("button", name="Leave the table").click()
    expect(phone.get_by_role("button", name="Play now")).to_be_visible()
    expect(desktop.get_by_text("3 seats are still free")).to_be_visible()


def test_a_teacher_leads_a_table_without_playing(desktop: Page, phone: Page) -> None:
    desktop.goto("/#new")
    desktop.get_by_text("I’m playing too", exact=True).click()  # the whole row is the switch
    expect(desktop.get_by_role("switch", name="I’m playing too")).not_to_be_checked()
    desktop.get_by_role("button", name="Open the table").click()
    join(phone, code_of(desktop))
    desktop.get_by_role("button", name="Fill with bots").click()
    start(desktop)
    expect_match(phone)
    expect(desktop.get_by_role("region", name="Match Status")).to_be_visible()


def test_options_are_chosen_and_changed(desktop: Page, phone: Page) -> None:
    desktop.goto("/#new")
    desktop.get_by_role("switch", name="Trade with China").click()
    desktop.get_by_role("group", name="Turns").get_by_role("button", name="Less").click()
    desktop.get_by_label("3", exact=True).check()
    desktop.get_by_role("button", name="Open the table").click()
    join(phone, code_of(desktop))
    expect(phone.get_by_text("7 Turns")).to_be_visible()
    expect(phone.get_by_text("Trade with China")).to_be_visible()
    options = desktop.get_by_role("region", name="How you’ll play")
    options.get_by_role("button", name="Change", exact=True).click()
    desktop.get_by_role("switch", name="Monopoly Stranglehold").click()
    desktop.get_by_role("button", name="Save").click()
    expect(phone.get_by_text("Monopoly Stranglehold")).to_be_visible()


def test_who_needs_it_gets_more_time(desktop: Page, phone: Page) -> None:
    """The player who joined gets more time, the host doesn't; it's saved, and shown when the
    options are opened."""
    join(phone, open_table(desktop))
    options = desktop.get_by_role("region", name="How you’ll play")
    change = options.get_by_role("button", name="Change", exact=True)
    more = desktop.get_by_role("group", name="Extra time").get_by_role("combobox")
    change.click()
    expect(more).to_have_count(0)  # without a time limit nobody needs more
    desktop.get_by_role("group", name="Time per phase").get_by_label("2 min").check()
    more.last.select_option("30 s more")
    axe(desktop)
    desktop.get_by_role("button", name="Save").click()
    expect(more).to_have_count(0)  # the dialog is closed
    expect(phone.get_by_text("120 seconds per phase")).to_be_visible()
    change.click()
    expect(more.first).to_have_value("0")
    expect(more.last).to_have_value("30")


def test_a_listed_table_is_found(desktop: Page, phone: Page) -> None:
    desktop.goto("/#new")
    desktop.get_by_role("switch", name="List this table").click()
    desktop.get_by_role("button", name="Open the table").click()
    code = code_of(desktop)
    phone.get_by_text("More", exact=True).click()
    phone.get_by_role("link", name="Find or watch a table").click()
    entry = phone.get_by_role("listitem").filter(has_text=f"Table {code[:3]} {code[3:]}")
    entry.get_by_role("link", name="Join").click()
    phone.get_by_role("button", name="Sit down").click()
    expect(phone.get_by_role("button", name="I’m ready")).to_be_visible()


def test_spectators_see_the_match_and_no_card(visit: Visit, desktop: Page) -> None:
    desktop.goto("/#new")
    desktop.get_by_role("switch", name="Spectators").click()
    desktop.get_by_role("switch", name="List this table").click()
    desktop.get_by_role("button", name="Open the table").click()
    code_of(desktop)
    link = desktop.evaluate(
        "`/#watch=${Object.values(JSON.parse(localStorage['rawsiko.sittings']))[0].spectator}`"
    )
    watcher = visit(path=link)
    expect(watcher.get_by_text("You’re watching")).to_be_visible()
    desktop.get_by_role("button", name="Fill with bots").click()
    start(desktop)
    expect_match(watcher)
    everything = watcher.content()
    assert [words for words in all_card_words() if words in everything] == []
    late = visit(path="/#tables")
    running = late.get_by_role("listitem").filter(has_text="Match in progress")
    running.get_by_role("button", name="Watch").first.click()
    expect_match(late)


def test_a_host_pauses_and_goes_on(visit: Visit, prepare: Prepare) -> None:
    table = prepare(in_action_phase(), seed=21)
    host = visit(path=f"{table.url}/#host={table.host}")
    player = visit(PHONE, path=table.seat_link(table.acting))
    expect_match(player)
    expect_match(host)
    menu(host, "Manage the table")
    axe_in_every_look(host)
    host.get_by_role("button", name="Pause").click()
    expect(banner(player, "The host has paused the match.")).to_be_visible()
    host.get_by_role("dialog").get_by_role("button", name="Resume").click()
    expect(banner(player, "The host has paused the match.")).to_have_count(0)


def test_a_host_gives_a_seat_to_a_bot(visit: Visit, prepare: Prepare) -> None:
    table = prepare(in_action_phase(), seed=22)
    host = visit(path=f"{table.url}/#host={table.host}")
    player = visit(path=table.seat_link("p2"))
    expect_match(player)
    menu(host, "Manage the table")
    buttons = host.get_by_role("button", name=re.compile("Hand .*’s seat to a bot"))
    expect(buttons).to_have_count(3)
    buttons.nth(1).click()
    host.get_by_role("button", name="Hand over to a bot").click()
    expect(player.get_by_role("heading", name="This seat isn’t yours any more")).to_be_visible()


def test_a_host_ends_the_match_and_its_replay_stays(visit: Visit, prepare: Prepare) -> None:
    table = prepare(in_action_phase(), seed=23)
    host = visit(path=f"{table.url}/#host={table.host}")
    player = visit(path=table.seat_link(table.acting))
    expect_match(player)
    menu(host, "Manage the table")
    host.get_by_role("button", name="End the match").click()
    host.get_by_role("button", name="End the match").last.click()
    expect(player.get_by_role("heading", name="The host ended the match")).to_be_visible()
    expect(player.get_by_role("link", name="Watch the replay")).to_be_visible()
    axe_in_every_look(player)
    expect(host.get_by_role("heading", name="The host ended the match")).to_be_visible()


def test_a_host_sets_the_last_turn_and_rings_the_bell(visit: Visit, prepare: Prepare) -> None:
    """R1.5 and R6.6, by a host who leads the table without playing."""
    options = Options(turns=6, host_keeps_time=True)
    table = prepare(in_action_phase(turn=2), seed=24, options=options)
    host = visit(path=f"{table.url}/#host={table.host}")
    player = visit(PHONE, path=table.seat_link(table.acting))
    expect_match(player)
    menu(host, "Last Turn…")
    axe(host)
    for _ in range(3):
        host.get_by_role("button", name="Less").click()
    host.get_by_role("button", name="Set the last Turn").click()
    expect(player.get_by_text("2/3").first).to_be_visible()
    bell = host.get_by_role("dialog").get_by_role("button", name="Ring the bell")
    bell.click()  # in the menu
    expect(host.get_by_text("The match ends now.")).to_be_visible()
    bell.click()
    for page in (host, player):
        expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("won|win|lost|over"))


def test_the_language_changes_during_a_match(visit: Visit, prepare: Prepare) -> None:
    table = prepare(in_action_phase(), seed=24)
    page = visit(path=table.seat_link(table.acting))
    expect_match(page)
    before = asked(page).inner_text()
    menu(page, "Settings")
    page.get_by_role("dialog").get_by_label("Language").select_option(label="Slovenčina")
    page.get_by_role("button", name="Zavrieť").last.click()
    expect(page.locator("html")).to_have_attribute("lang", "sk")
    expect(asked(page)).not_to_have_text(before)
