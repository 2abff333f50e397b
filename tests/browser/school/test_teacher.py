"""What a teacher does in a class, with a pointer, on a phone and without a pointer."""

import asyncio
import re
import time
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from playwright.sync_api import Locator, Page, expect

from rawsiko.client.classes import ClassConnection, join_class, open_class
from rawsiko.protocol.class_bodies import ClassTokens
from rawsiko.protocol.class_views import Lesson
from tests.browser.accessibility import axe
from tests.browser.conftest import Visit
from tests.browser.visitors import KEYBOARD, PHONE, Device
from tests.browser.wires import Message, Wire
from tests.server.serving import Serving

Result = TypeVar("Result")
LAPTOP = Device(1280, 800)
TABLET = Device(1024, 768, {"has_touch": True})


def class_of(server: Serving, pupils: int) -> ClassTokens:
    """A class of 50 minutes with pupils whose devices were on, and are off."""

    async def gather() -> ClassTokens:
        opened = await open_class(server.url, Lesson(bell_at=time.time() + 50 * 60))
        for _ in range(pupils):
            held = await join_class(server.url, opened.code)
            await connect_once(server, held.token)
        return opened

    return in_thread(gather())


async def connect_once(server: Serving, token: str) -> None:
    """A place whose device never connects is given back."""
    async with ClassConnection(server.url, token) as device:
        await device.wait_for()


def in_thread(work: Coroutine[object, object, Result]) -> Result:
    """Playwright's loop runs in this thread."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


def button(where: Page | Locator, name: str) -> Locator:
    return where.get_by_role("button", name=name, exact=True)


def starting(where: Page | Locator, name: str) -> Locator:
    """The first button whose name begins so: a company's name follows."""
    return where.get_by_role("button", name=name).first


def test_a_teacher_uses_everything(visit: Visit, server: Serving) -> None:
    """Tables are dealt, moved and locked; every command of the dashboard does what it says."""
    opened = class_of(server, 8)
    page = visit(LAPTOP, path=None, may_lose_connection=True, color_scheme="dark")
    wire = Wire(page)
    page.goto(f"/#class={opened.host_token}")
    page.locator(".members button").first.click()
    dialog = page.get_by_role("dialog")
    before = dialog.get_by_role("heading").inner_text()
    starting(dialog, "New company name").click()
    expect(dialog.get_by_role("heading")).not_to_have_text(before)
    starting(dialog, "Remove").click()
    starting(dialog, "Remove this company?").click()
    expect(page.get_by_role("heading", name="7 pupils are in.")).to_be_visible()
    axe(page)
    button(page, "Assign tables").click()
    first, second = (page.get_by_role("region", name=f"Table {one}") for one in (1, 2))
    expect(first.get_by_role("button")).to_have_count(4)

    # Four pupils are slower than three and a bot: two share.
    expect(first.get_by_text("takes longer with 4 pupils")).to_be_visible()
    button(page, "Let two pupils share").click()
    expect(first.get_by_text("Second device")).to_be_visible()
    expect(page.get_by_text("now lead one company together:")).to_be_visible()
    axe(page)
    button(page, "Separate them").click()
    expect(first.get_by_text("takes longer with 4 pupils")).to_be_visible()
    button(page, "Let two pupils share").click()
    expect(first.get_by_text("Second device")).to_be_visible()

    # A full table offers to share, too.
    starting(second, "Move").click()
    button(page.get_by_role("dialog"), "Keep at this table").click()
    expect(button(page, "Assign the rest again")).to_be_visible()
    page.get_by_label("Seating").select_option(label="Same as last lesson")
    again = button(page, "Assign the rest again")
    again.click()
    expect(again).to_be_enabled()
    dragged = first.get_by_role("listitem").first
    company = dragged.locator(".name").inner_text()
    drag(page, dragged, second.get_by_role("listitem").last)
    expect(second.get_by_text(company)).to_be_visible()
    drag_with_a_finger(visit, opened)
    starting(first, "Move").click()
    starting(page.get_by_role("dialog"), "Table 2").click()
    dialog = page.get_by_role("dialog", name="Table 2 is full")
    starting(dialog, "Together with").click()
    expect(second.get_by_text("Second device").first).to_be_visible()

    button(page, "Start all 2 tables").click()
    tile = page.get_by_role("article", name="Table 2")
    expect(tile.get_by_text(re.compile("away|isn’t connected")).first).to_be_visible()
    axe(page)
    use_keys(page)
    use_the_door(page, server, opened)
    use_names(page)
    care_for_a_pupil(page, tile)
    use_a_phone(visit, page, opened, wire)
    keep_time(page, tile, wire)
    lose_the_connection(page, wire)

    # Nothing of it is left.
    button(page, "More").click()
    button(page, "End the class").click()
    button(page, "End the class").click()
    expect(page.get_by_role("heading", name="This class has ended.")).to_be_visible()
    button(page, "More").click()
    button(page, "Delete now").click()
    button(page, "Delete everything").click()
    expect(page.get_by_role("link", name="Open a class")).to_be_visible()
    assert page.evaluate("localStorage.getItem('rawsiko.classes')") == "[]"


def drag(page: Page, source: Locator, target: Locator) -> None:
    ends = [one.bounding_box() for one in (source, target)]
    points = [(box["x"] + 100, box["y"] + box["height"] / 2) for box in ends if box]
    page.mouse.move(*points[0])
    page.mouse.down()
    page.mouse.move(*points[1], steps=4)
    expect(page.get_by_text("Drop here")).to_be_visible()
    page.mouse.up()


def drag_with_a_finger(visit: Visit, opened: ClassTokens) -> None:
    """By the grip, on a tablet; there and back again, so that the tables are as before."""
    page = visit(TABLET, path=f"/#class={opened.host_token}")
    tables = [page.get_by_role("region", name=f"Table {number}") for number in (2, 1)]
    company = tables[0].locator("[data-grip]").first.locator("xpath=ancestor::li[1]")
    name = company.locator(".name").inner_text()
    for source, target in (tables, tables[::-1]):
        grip = source.get_by_role("listitem").filter(has_text=name).locator("[data-grip]")
        touch_and_drag(page, grip, target.get_by_role("listitem").last)
        expect(target.get_by_text(name)).to_be_visible()


def touch_and_drag(page: Page, source: Locator, target: Locator) -> None:
    debugger: Any = page.context.new_cdp_session(page)
    boxes = [one.bounding_box() for one in (source, target)]
    (x1, y1), (x2, y2) = (
        (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes if box
    )
    for kind, share in (("touchStart", 0.0), ("touchMove", 0.3), ("touchMove", 1.0)):
        at = {"x": x1 + (x2 - x1) * share, "y": y1 + (y2 - y1) * share, "id": 1}
        debugger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [at]})
    expect(page.get_by_text("Drop here")).to_be_visible()
    debugger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    debugger.detach()


def use_keys(page: Page) -> None:
    """P pauses all tables and lets them go on, a number goes to its table, ? lists the keys."""
    paused = page.get_by_role("heading", name="All tables are paused.")
    page.keyboard.press("p")
    expect(paused).to_be_visible()
    page.keyboard.press("p")
    expect(paused).to_have_count(0)
    page.keyboard.press("2")
    expect(button(page, "More about table 2")).to_be_focused()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keyboard shortcuts")).to_be_visible()
    page.keyboard.press("Escape")


def use_the_door(page: Page, server: Serving, opened: ClassTokens) -> None:
    """Late-comers knock. The door can be opened and closed."""
    door = page.get_by_label("Door")
    expect(door).to_have_value("knock")
    late = in_thread(join_class(server.url, opened.code))
    in_thread(connect_once(server, late.token))
    expect(page.get_by_text("At the door")).to_be_visible()
    starting(page, "Let in").click()
    expect(page.get_by_text("At the door")).to_have_count(0)
    door.select_option(label="Door: closed")
    expect(door).to_have_value("closed")
    button(page, "Chat: on").click()
    button(page, "Chat: off").click()
    expect(button(page, "Chat: on")).to_be_visible()


def use_names(page: Page) -> None:
    """They stay in this browser; the key N hides them, unless letters are no shortcuts."""
    button(page, "More").click()
    button(page, "Real names").click()
    dialog = page.get_by_role("dialog")
    for field in dialog.get_by_role("textbox").all():
        field.fill("Ada Byron")
    keys = dialog.get_by_role("switch", name="Single-key shortcuts")
    keys.click()
    button(dialog, "Close").click()
    page.get_by_role("button", name="More about table 1").click()
    expect(dialog.get_by_text("(Ada Byron)").first).to_be_visible()
    page.keyboard.press("n")
    expect(dialog.get_by_text("(Ada Byron)").first).to_be_visible()
    page.keyboard.press("Escape")
    button(page, "More").click()
    button(page, "Real names").click()
    keys.click()
    button(dialog, "Close").click()
    page.get_by_role("button", name="More about table 1").click()
    page.keyboard.press("n")
    expect(dialog.get_by_text("(Ada Byron)")).to_have_count(0)
    page.keyboard.press("Escape")


def care_for_a_pupil(page: Page, tile: Locator) -> None:
    more = tile.get_by_role("button", name="More about table 2")
    more.click()
    dialog = page.get_by_role("dialog")
    axe(page)
    starting(dialog, "Turn chat off").click()
    expect(starting(dialog, "Turn chat on")).to_be_visible()
    button(dialog, "Turn chat off").click()  # the whole table's
    expect(button(dialog, "Turn chat on")).to_be_visible()
    starting(dialog, "New company name").click()
    expect(dialog.get_by_text("No time limit", exact=True)).to_be_visible()
    for press, limit, shown in (
        ("60 s for each phase", "60 s for each phase", "Time limit: 60 s for each phase"),
        ("Remove the time limit", "No time limit", "No time limit"),
    ):
        button(dialog, press).click()
        expect(page.get_by_text(f"Table 2: {limit}").first).to_be_visible()
        expect(dialog.get_by_text(shown, exact=True)).to_be_visible()
    starting(dialog, "Bring back").click()
    expect(page.get_by_role("img", name="Bring back")).to_have_count(0)  # may be mirrored
    button(page, "Show the code").click()
    expect(page.get_by_role("img", name="Bring back")).to_be_visible()
    page.keyboard.press("Escape")
    more.click()
    pupils = dialog.get_by_role("listitem")
    expect(pupils).not_to_have_count(0)
    before = pupils.count()
    starting(dialog, "Move to…").click()
    starting(dialog, "Table 1").click()
    expect(pupils).to_have_count(before - 1)
    page.keyboard.press("Escape")
    more = page.get_by_role("button", name="More about table 1")
    more.click()
    expect(pupils).not_to_have_count(0)
    before = pupils.count()
    starting(dialog, "Hand over to a bot").click()
    expect(pupils).to_have_count(before - 1)
    heads = dialog.get_by_role("group", name="Pupils at this device").first
    button(heads, "More").click()
    expect(heads.get_by_role("status")).to_have_text("2")
    remove_first(dialog)
    button(page, "Undo").click()
    more.click()
    expect(pupils).to_have_count(before - 1)
    remove_first(dialog)
    more.click()
    expect(pupils).to_have_count(before - 2)
    page.keyboard.press("Escape")
    expect(page.get_by_text("Without a table")).to_be_visible()


def remove_first(dialog: Locator) -> None:
    starting(dialog, "Remove").click()
    starting(dialog, "Remove this company?").click()
    expect(dialog).to_have_count(0)


def use_a_phone(visit: Visit, page: Page, opened: ClassTokens, wire: Wire) -> None:
    """Four digits make it a second remote control. Its commands are at the thumb. On another day,
    the class goes on with another bell."""
    phone = visit(PHONE, path=f"/#phone={opened.code}")
    digits = phone.locator("p.figures")
    expect(digits).to_be_visible()
    button(page, "More").click()
    button(page, "Pair my phone").click()
    page.get_by_label("Four digits on the phone").fill(digits.inner_text())
    button(page, "Pair").click()
    pause = button(phone, "Pause all")
    expect(pause).to_be_visible()
    box, size = pause.bounding_box(), phone.viewport_size
    assert box is not None
    assert size is not None
    assert box["y"] > size["height"] * 0.8
    axe(phone)
    button(phone, "More").click()
    button(phone, "Carry on another day").click()
    wire.change = rung_yesterday
    button(phone, "Pause until then").click()
    expect(page.get_by_role("heading", name="All tables are paused.")).to_be_visible()
    button(page, "Carry on").click()
    today = page.get_by_role("dialog", name="Carry on today")
    wire.change = lambda message: message
    button(today, "Carry on").click()
    expect(button(page, "Pause all")).to_be_visible()


def rung_yesterday(message: Message) -> Message:
    if "view" in message:
        message["view"]["lesson"]["bell_at"] -= 24 * 3600
    return message


def keep_time(page: Page, tile: Locator, wire: Wire) -> None:
    give_a_table_more_time(page, tile)
    bell = page.locator("dl div").filter(has_text="Bell").get_by_role("definition")
    before = bell.inner_text()
    wire.change = past_the_plan
    button(page, "Move the bell…").click()
    page.get_by_role("button", name="10 min later").click()
    expect(bell).not_to_have_text(before)
    after = bell.inner_text()
    button(page, "Move the bell…").click()
    page.get_by_role("button", name="5 min earlier").click()
    expect(bell).not_to_have_text(after)
    reminder = page.get_by_text("The planned time is over.")
    expect(reminder).to_be_visible()
    wire.change = lambda message: message
    button(page, "Last Turn…").click()
    page.get_by_role("switch", name="Keep to the time").click()
    expect(page.get_by_role("switch")).not_to_be_checked()
    expect(reminder).to_have_count(0)
    button(page, "The next Turn is the last").click()
    expect(tile.get_by_text("of 2")).to_be_visible()
    button(page, "Stop…").click()
    button(page, "When this Turn ends").click()
    expect(tile.get_by_text("The match stops when this Turn ends.")).to_be_visible()
    button(page, "Stop…").click()
    button(page, "Stop now").click()
    expect(page.get_by_role("heading", name="All tables have finished.")).to_be_visible()
    button(page, "More").click()
    button(page, "Export").click()
    page.get_by_role("radio", name="Programs (RFC 4180)").check()
    page.get_by_role("switch", name="Add real names").click()
    expect(button(page, "Download")).to_be_enabled()
    page.keyboard.press("Escape")


def give_a_table_more_time(page: Page, tile: Locator) -> None:
    """What would end after the bell isn't offered: 14 minutes of the lesson follow play."""
    for left in (("5", "10"), ("4",), ()):
        tile.get_by_role("button", name="More about table 2").click()
        button(page.get_by_role("dialog"), "More time").click()
        dialog = page.get_by_role("dialog", name="Table 2: more time")
        give = dialog.get_by_role("button", name="more minutes")
        expect(give).to_have_text([f"{minutes} more minutes" for minutes in left])
        if left:
            give.last.click()
            expect(tile.get_by_text("more time, until")).to_be_visible()
    expect(dialog.get_by_text("This table already has until the bell.")).to_be_visible()
    page.keyboard.press("Escape")


def past_the_plan(message: Message) -> Message:
    shown = [message[name] for name in ("view", "line") if name in message]
    for one in (*shown, *message.get("lines", ())):
        one["play_ends_at"] = time.time() - 2 * 60
    return message


def lose_the_connection(page: Page, wire: Wire) -> None:
    """A table out of reach says so, and a full disk. Without a connection the last picture
    stays."""
    wire.tell({"type": "ServerStatus", "can_save": False})
    expect(page.get_by_role("heading", name="The server can’t save.")).to_be_visible()
    expect(page.get_by_role("alert")).to_contain_text("nothing is lost")
    wire.tell({"type": "ServerStatus", "can_save": True})
    expect(page.get_by_role("alert")).to_have_count(0)
    line = wire.newest["LineTold"]["line"] | {"number": 1, "is_out_of_reach": True}
    wire.tell({"type": "LineTold", "line": line})
    expect(page.get_by_text("The server can’t reach this table")).to_be_visible()
    wire.is_dead = True
    for socket in wire.sockets:
        socket.close()
    expect(page.get_by_text("Not connected since")).to_be_visible()
    expect(page.get_by_role("article", name="Table 1")).to_be_visible()
    wire.revive()
    expect(page.get_by_text("Not connected since")).to_have_count(0)


def test_a_class_without_a_pointer(visit: Visit, server: Serving) -> None:
    """Deal, move, pause and bell by keys, and everything has a name."""
    opened = class_of(server, 6)
    page = visit(KEYBOARD, path=f"/#class={opened.host_token}")
    press(button(page, "Assign tables"))
    press(starting(page.get_by_role("region", name="Table 1"), "Move"))
    press(starting(page.get_by_role("dialog"), "Table 2"))
    expect(page.get_by_role("region", name="Table 2").get_by_role("button")).to_have_count(4)
    press(button(page, "Start all 2 tables"))
    press(button(page, "Pause all"))
    press(button(page, "Please listen for a moment."))
    expect(page.get_by_role("heading", name="All tables are paused.")).to_be_visible()
    press(button(page, "Carry on"))
    press(button(page, "Stop…"))
    press(button(page, "Stop now"))
    expect(page.get_by_role("heading", name="All tables have finished.")).to_be_visible()
    expect(button(page, "Pause all")).to_have_count(0)
    axe(page)
    press(button(page, "On to the debrief"))
    expect(page.get_by_text("Slide 1 of 7", exact=True)).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text("Slide 2 of 7", exact=True)).to_be_visible()
    axe(page)
    press(button(page, "Tables"))
    expect(button(page, "Debrief")).to_have_attribute("aria-pressed", "true")
    expect(button(page, "On to the debrief")).to_have_count(0)


def press(target: Locator) -> None:
    """The keyboard can reach it."""
    target.focus()
    expect(target).to_be_focused()
    target.press("Enter")
