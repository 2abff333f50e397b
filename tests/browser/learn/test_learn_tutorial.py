"""The tutorial: completed by pointer, touch and keys; left and resumed; tolerant of mistakes."""

import re
from dataclasses import dataclass

import pytest
from playwright.sync_api import Locator, Page, expect

from dev.build_tutorial import play_tutorial
from rawsiko.engine.actions import Action, EndActionPhase, Move, PlaceAsset
from rawsiko.texts.fluent import Texts
from tests.at_length import IS_LONG, only_long
from tests.browser.accessibility import axe, axe_in_every_look
from tests.browser.conftest import Visit
from tests.browser.visitors import DESKTOP, KEYBOARD, PHONE, SMALL_PHONE, Device

TEXTS = Texts("en")
LESSONS = play_tutorial().lessons
TOTAL = len(LESSONS)
MOST_WITH_A_LETTER = 12


def name_of(territory: str) -> str:
    return TEXTS.say(f"territory-{territory}")


def coach(page: Page) -> Locator:
    return page.get_by_role("region", name="Tutorial", exact=True)


def stands_at(page: Page, lesson: int) -> None:
    """Wait for a step; a busy machine may take long."""
    expect(coach(page)).to_contain_text(f"Step {lesson + 1} of {TOTAL}", timeout=60_000)


def territory(page: Page, name: str) -> Locator:
    board = page.get_by_role("group", name="Map of the board")
    return board.get_by_role("button", name=re.compile(f"^{re.escape(name_of(name))},"))


@dataclass
class ByPointer:
    page: Page

    def go_on(self) -> None:
        coach(self.page).get_by_role("button", name="Next").click()

    def choose(self, name: str) -> None:
        territory(self.page, name).click()

    def press(self, name: str | re.Pattern[str]) -> None:
        self.page.get_by_role("button", name=name, exact=True).click()


@dataclass
class ByKeys:
    page: Page

    def go_on(self) -> None:
        coach(self.page).get_by_role("button", name="Next").focus()
        self.page.keyboard.press("Enter")

    def choose(self, name: str) -> None:
        """Move to the map, then by first letter from name to name, and press Enter."""
        self.page.keyboard.press("Shift+B")
        wanted = territory(self.page, name)
        for _ in range(MOST_WITH_A_LETTER):
            if wanted.evaluate("one => one === document.activeElement"):
                break
            self.page.keyboard.press(name_of(name)[0].lower())
        expect(wanted).to_be_focused()
        self.page.keyboard.press("Enter")

    def press(self, name: str | re.Pattern[str]) -> None:
        self.page.get_by_role("button", name=name, exact=True).focus()
        self.page.keyboard.press("Enter")


Hands = ByPointer | ByKeys


def do(hands: Hands, action: Action) -> None:
    match action:
        case PlaceAsset():
            hands.choose(action.territory)
        case Move():
            hands.choose(action.origin)
            hands.choose(action.target)
            assets = hands.page.get_by_role("status").filter(has_text=re.compile(r"^\d+/\d+$"))
            while (now := int(assets.inner_text().split("/")[0])) != action.assets:
                hands.press("One fewer" if now > action.assets else "One more")
            hands.press(re.compile(rf"^(Move|Attack with) {action.assets}$"))
        case EndActionPhase():
            hands.press("End my actions")
        case _:
            pytest.fail(f"the tutorial asks for something new: {action}")


def play_lesson(hands: Hands, number: int) -> None:
    stands_at(hands.page, number)
    asked = LESSONS[number].asked
    if asked is None:
        hands.go_on()
    else:
        do(hands, asked)


# Keys are always tested, because they take the most steps; pointer and touch only with --long.
ALL_DEVICES = {"keys": KEYBOARD, "pointer": DESKTOP, "touch": PHONE}
DEVICES = {name: ALL_DEVICES[name] for name in ALL_DEVICES if IS_LONG or name == "keys"}


@pytest.mark.parametrize("device", DEVICES.values(), ids=DEVICES)
def test_the_tutorial_is_played_to_its_end(visit: Visit, device: Device) -> None:
    page = visit(device, path="/#tutorial")
    hands = ByKeys(page) if device.keys_only else ByPointer(page)
    for number in range(TOTAL - 1):
        play_lesson(hands, number)
    stands_at(page, TOTAL - 1)
    expect(page.get_by_role("table", name="Final score")).to_contain_text("16")
    hands.press("Play against bots now")  # the next step
    expect(page).to_have_url(re.compile("#table="))
    expect(page.get_by_role("group", name="Map of the board")).to_be_visible()


def test_a_wrong_choice_is_answered_kindly(desktop: Page) -> None:
    desktop.goto("/#tutorial")
    hands = ByPointer(desktop)
    for number in range(3):
        play_lesson(hands, number)
    stands_at(desktop, 3)
    hands.choose("australia")
    expect(coach(desktop)).to_contain_text("You chose: Australia. Look for the one with")
    stands_at(desktop, 3)
    hands.choose("vietnam")
    stands_at(desktop, 4)
    expect(coach(desktop)).not_to_contain_text("You chose")


def test_it_can_be_left_and_resumed(desktop: Page) -> None:
    """Skipped steps have been played all the same."""
    desktop.goto("/#tutorial")
    on = coach(desktop).get_by_role("button", name=re.compile("^(Next|Skip this step)$"))
    for number in range(5):
        stands_at(desktop, number)
        on.click()
    stands_at(desktop, 5)
    coach(desktop).get_by_role("button", name="Leave the tutorial").click()
    expect(desktop.get_by_role("heading", name="Learn", level=1)).to_be_visible()
    desktop.get_by_role("link", name=re.compile("^Tutorial")).click()
    stands_at(desktop, 5)
    expect(territory(desktop, "argentina")).to_have_accessible_name(re.compile("2 Assets"))
    coach(desktop).get_by_role("button", name="Start over").click()
    stands_at(desktop, 0)
    expect(territory(desktop, "argentina")).to_have_accessible_name(re.compile("1 Asset"))


# With --long on a desktop too, where less is behind tabs.
@pytest.mark.parametrize(
    "device",
    [
        pytest.param(PHONE, id="phone"),
        pytest.param(DESKTOP, id="desktop", marks=only_long),
    ],
)
def test_the_tutorial_is_accessible(visit: Visit, device: Device) -> None:
    page = visit(device, path="/#tutorial")
    hands = ByPointer(page)
    for number in range(3):
        stands_at(page, number)
        axe(page)
        hands.go_on()
    stands_at(page, 3)
    hands.choose("vietnam")
    stands_at(page, 4)
    axe_in_every_look(page)


def test_a_small_phone_shows_what_a_step_is_about(visit: Visit) -> None:
    """Tiles are seen when they are explained; what is asked for comes first, near on the map."""
    page = visit(SMALL_PHONE, path="/#tutorial")
    hands = ByPointer(page)
    for number in range(2):
        play_lesson(hands, number)
    stands_at(page, 2)
    board = page.get_by_role("group", name="Map of the board")
    expect(board.get_by_text(name_of("indonesia").split()[0]).first).to_be_in_viewport(ratio=1)
    hands.go_on()
    stands_at(page, 3)
    choices = page.get_by_role("tabpanel").get_by_role("listitem")
    expect(choices.first).to_contain_text(name_of("vietnam"))
    expect(territory(page, "vietnam")).to_be_in_viewport()
    # The match's own header is only for screen readers: the instructions take its place.
    above, below = coach(page).bounding_box(), board.bounding_box()
    assert above is not None
    assert below is not None
    assert below["y"] == pytest.approx(above["y"] + above["height"], abs=1)
