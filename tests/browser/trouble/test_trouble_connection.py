"""Lost connections, stopped servers, blocked sockets: the match goes on."""

import re

import pytest
from playwright.sync_api import expect

from rawsiko.engine.options import Options
from rawsiko.engine.state import (
    ActionPhase,
    ContinentChoice,
    Finished,
    InitialPlacement,
    InvestmentPhase,
    Phase,
    TerritoryChoice,
    TradeWithChina,
)
from tests.at_length import IS_LONG
from tests.browser.conftest import Prepare, Visit
from tests.browser.home_steps import asked, banner, board, expect_match, join, open_table, start
from tests.browser.prepared import in_action_phase, in_phase
from tests.browser.silent_network import silent_network
from tests.browser.visitors import PHONE
from tests.browser.wires import Wire, block_sockets
from tests.server.serving import Serving

PHASES: list[type[Phase]] = [
    ContinentChoice,
    TerritoryChoice,
    InitialPlacement,
    InvestmentPhase,
    ActionPhase,
    TradeWithChina,
    Finished,
]
LOST = re.compile("Connection lost")


# By default the first, the longest and the last; with --long every phase.
@pytest.mark.parametrize("phase", PHASES if IS_LONG else [ContinentChoice, ActionPhase, Finished])
def test_a_player_leaves_and_comes_back(visit: Visit, prepare: Prepare, phase: type[Phase]) -> None:
    """By reloading, and by closing the page and opening it again (RT20, RT5)."""
    options = Options(turns=2, trade_with_china=phase is TradeWithChina)
    # One seed per phase, so that one server can hold all tables.
    table = prepare(in_phase(phase), seed=410 + PHASES.index(phase), options=options)
    seat = table.state.order[0] if phase is Finished else table.acting
    page = visit(path=table.seat_link(seat))
    expect_match(page)
    before = asked(page).inner_text()
    page.reload()
    expect(asked(page)).to_have_text(before)
    address = page.url
    page.goto("about:blank")
    page.goto(address)
    expect(asked(page)).to_have_text(before)


def test_the_server_is_killed_and_comes_back_under_the_page(
    visit: Visit, own_server: Serving
) -> None:
    """The board stays visible; a command sent meanwhile is done afterwards (RT1)."""
    host = visit(server=own_server, may_lose_connection=True)
    guest = visit(PHONE, server=own_server, may_lose_connection=True)
    join(guest, open_table(host))
    own_server.kill()
    expect(banner(guest, LOST)).to_be_visible()
    guest.get_by_role("button", name="I’m ready").click()
    own_server.start()
    expect(banner(guest, LOST)).to_have_count(0)
    expect(host.get_by_text("Ready", exact=True)).to_be_visible()
    host.get_by_role("button", name="Fill with bots").click()
    start(host)
    expect_match(guest)
    own_server.kill()
    expect(banner(host, LOST)).to_be_visible()
    expect(board(host)).to_be_visible()
    own_server.start()
    expect(banner(host, LOST)).to_have_count(0)
    expect(banner(guest, LOST)).to_have_count(0)


def test_the_server_stops_and_starts_in_order(visit: Visit, own_server: Serving) -> None:
    """As for an update (RT8): no page is reloaded."""
    page = visit(server=own_server, may_lose_connection=True)
    open_table(page)
    page.evaluate("window.isTheSamePage = true")
    own_server.stop()
    own_server.start()
    page.get_by_role("button", name="Fill with bots").click()
    start(page)
    assert page.evaluate("window.isTheSamePage")


def test_requests_take_over_where_sockets_are_blocked(visit: Visit) -> None:
    """RT18: a table is opened, joined and played without a socket."""
    host, guest = visit(path=None), visit(PHONE, path=None)
    for page in (host, guest):
        block_sockets(page)
        page.goto("/")
    with guest.expect_request(re.compile("/poll/")):
        join(guest, open_table(host))
    guest.get_by_role("button", name="I’m ready").click()
    host.get_by_role("button", name="Fill with bots").click()
    start(host)
    expect_match(guest)


def test_a_socket_that_dies_in_silence_is_noticed_on_return(visit: Visit) -> None:
    """RT17: no close event comes; coming back online probes the socket."""
    host, guest = visit(), visit(PHONE, path=None, may_lose_connection=True)
    wire = Wire(guest)
    guest.goto("/")
    join(guest, open_table(host))
    wire.is_dead = True
    host.get_by_role("button", name="Fill with bots").click()
    expect(host.get_by_text("One player isn’t ready yet.")).to_be_visible()
    expect(guest.get_by_text("Free seat")).to_have_count(2)
    wire.revive()
    guest.context.set_offline(True)
    guest.context.set_offline(False)
    expect(guest.get_by_text("Free seat")).to_have_count(0)


def test_a_network_that_falls_silent_is_survived_without_a_tap(
    visit: Visit, prepare: Prepare
) -> None:
    """Nothing is closed, bytes just stop. What was ordered meanwhile is done afterwards."""
    table = prepare(in_action_phase(), seed=43)
    with silent_network(int(table.url.rpartition(":")[2])) as network:
        link = table.seat_link(table.acting).replace(table.url, network.url)
        page = visit(PHONE, path=link, may_lose_connection=True)
        expect_match(page)
        network.cut()
        page.get_by_role("button", name="End my actions").click()
        expect(banner(page, LOST)).to_be_visible()
        network.restore()
        expect(banner(page, LOST)).to_have_count(0)
        expect(page.get_by_role("button", name="End my actions")).to_have_count(0)
        page.goto("about:blank")


def test_two_windows_of_one_seat_show_the_same(visit: Visit, prepare: Prepare) -> None:
    """RT4: either window can act."""
    table = prepare(in_action_phase(), seed=42)
    first = visit(path=table.seat_link(table.acting))
    expect_match(first)
    second = first.context.new_page()
    second.goto(first.url)
    expect_match(second)
    second.get_by_role("button", name="End my actions").click()
    expect(first.get_by_role("button", name="End my actions")).to_have_count(0)
    expect(second.get_by_role("button", name="End my actions")).to_have_count(0)


def test_a_server_that_cannot_save_says_so(visit: Visit) -> None:
    page = visit(path=None)
    wire = Wire(page)
    page.goto("/")
    open_table(page)
    wire.tell({"type": "ServerStatus", "can_save": False})
    expect(banner(page, "The server can’t save right now.")).to_be_visible()
    wire.tell({"type": "ServerStatus", "can_save": True})
    expect(banner(page, "The server can’t save right now.")).to_have_count(0)


def test_a_command_that_is_refused_is_explained(visit: Visit) -> None:
    page = visit(path=None)
    wire = Wire(page)
    page.goto("/")
    open_table(page)
    wire.change = lambda message: (
        {"type": "Refused", "id": message["id"], "code": "not_in_lobby"}
        if message["type"] == "Applied"
        else message
    )
    page.get_by_role("button", name="Fill with bots").click()
    expect(page.get_by_text("only do that before the match begins").first).to_be_visible()
