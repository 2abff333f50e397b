"""The atlas of Materials and Applications, the rules page, and the hub that links to them."""

import re
from collections import Counter

import pytest
from playwright.sync_api import Page, expect

from rawsiko.content.countries import country_name
from rawsiko.content.files.evidence import read_placements
from rawsiko.content.load import standard_content, standard_folder
from rawsiko.texts.fluent import LANGUAGES, Texts
from tests.at_length import IS_LONG, only_long
from tests.browser.conftest import Visit
from tests.browser.visitors import PHONE, PHONE_ACROSS, Device

PAGES = (
    "learn",
    "rules",
    "materials",
    "material=gallium",
    "material=niobium",
    "material=neodymium",
    "critical",
    "words",
    "guide",
    "applications",
    "application=digital_cameras",
)
STAGES = {
    "extraction": "mining",
    "processing": "refining",
    "host_ore": "mining of the ore that holds it",
    "reserves": "reserves",
}


def shows_its_title(page: Page) -> None:
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def turn_to(page: Page, path: str) -> None:
    """Open a page; the previous one is gone when the new one is shown."""
    page.goto(f"/#{path}")
    page.reload()
    shows_its_title(page)


# A phone held across has more width, so it is only tried with --long.
WIDTH = """scale => {
  document.documentElement.style.setProperty('--text-scale', String(scale));
  return document.documentElement.scrollWidth;
}"""


@pytest.mark.parametrize(
    "device",
    [
        pytest.param(PHONE, id="phone"),
        pytest.param(PHONE_ACROSS, id="across", marks=only_long),
    ],
)
def test_nothing_is_cut_off_on_a_phone(visit: Visit, device: Device) -> None:
    """At the usual size of text and at twice that size."""
    page = visit(device, path=None, language="de")
    for path in PAGES:
        turn_to(page, path)
        for scale in (1, 2):
            assert page.evaluate(WIDTH, scale) <= device.width, f"{path}, {scale} times the size"


def test_the_hub_leads_to_everything(desktop: Page) -> None:
    desktop.goto("/#learn")
    main = desktop.get_by_role("main")
    for name, title in (
        ("Rules", "The rules"),
        ("Materials", "Materials"),
        ("Applications", "Applications"),
        ("Why critical", "Why critical?"),
        ("Words", "Words"),
        ("For teachers", "For teachers"),
    ):
        main.get_by_role("link", name=re.compile(f"^{name}")).click()
        expect(desktop.get_by_role("heading", name=title, level=1, exact=True)).to_be_visible()
        desktop.go_back()
        expect(desktop.get_by_role("heading", name="Learn", level=1)).to_be_visible()


def test_a_long_page_begins_with_its_parts(visit: Visit) -> None:
    page = visit(PHONE, path="/#critical")
    contents = page.get_by_role("navigation", name="On this page")
    contents.get_by_role("button", name="Who has limited exports?").tap()
    heading = page.get_by_role("heading", name="Who has limited exports?")
    expect(heading).to_be_focused()
    expect(heading).to_be_in_viewport()


def test_a_finger_chooses_a_material_in_the_chart(visit: Visit) -> None:
    """The tiles are narrower than a finger: the nearest one is named, with a link."""
    page = visit(PHONE, path="/#critical")
    chart = page.get_by_role("group", name="Materials by importance")
    tile = chart.get_by_role("link", name=re.compile("Cobalt"))
    tile.tap()
    link = page.get_by_role("status").get_by_role("link", name=re.compile("^Cobalt: importance"))
    box = link.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    link.tap()
    expect(page.get_by_role("heading", name="Cobalt", level=1)).to_be_visible()


def test_the_wall_is_ordered_and_filtered(desktop: Page) -> None:
    desktop.goto("/#materials")
    tiles = desktop.get_by_role("main").get_by_role("listitem")
    expect(tiles).to_have_count(len(standard_content().materials))
    expect(tiles.first).to_contain_text("Aluminium")
    desktop.get_by_role("radio", name="China’s share").check(force=True)
    expect(tiles.first).to_contain_text("Heavy Rare Earths")
    desktop.get_by_role("radio", name="Recycling").check(force=True)
    expect(tiles.first).to_contain_text("Copper")
    desktop.get_by_role("combobox", name="Found in").select_option("Oceania")
    expect(tiles.first).to_contain_text("Copper")
    in_oceania = {
        material
        for territory in standard_content().territories.values()
        if territory.continent == "oceania"
        for material in territory.materials
    }
    expect(tiles).to_have_count(len(in_oceania))


def test_a_material_is_explained_and_leads_to_its_applications(desktop: Page) -> None:
    desktop.goto("/#materials")
    desktop.get_by_role("link", name=re.compile("^Gallium")).click()
    main = desktop.get_by_role("main")
    expect(main).to_contain_text("melts in a warm hand")
    expect(main).to_contain_text("98.7%")
    expect(main).to_contain_text("flooded villages in Hungary")
    main.get_by_role("button", name="by-product").click()
    expect(desktop.get_by_role("dialog")).to_contain_text("when you make something else")
    desktop.keyboard.press("Escape")
    places = [one for one in read_placements(standard_folder(), []) if one.material == "gallium"]
    assert places
    for place in places:
        country = country_name(place.country, Texts("en"))
        figure = f"{country}: {place.share:g}% of the world’s {STAGES[place.stage]} ("
        expect(main).to_contain_text(figure)
    marked = main.get_by_role("img", name="Gallium marked: ")
    for place in places:
        territory = Texts("en").say(f"territory-{place.territory}")
        expect(marked).to_have_accessible_name(re.compile(f"marked: .*{re.escape(territory)}"))
    main.get_by_role("link", name="LED Lighting").click()
    expect(desktop.get_by_role("heading", name="LED Lighting", level=1)).to_be_visible()
    expect(main).to_contain_text("Joined with nitrogen it makes the chip that shines.")


def test_what_is_not_on_the_board_is_said_to_be_missing(desktop: Page) -> None:
    desktop.goto("/#material=unobtainium")
    expect(desktop.get_by_text("There’s nothing with this name on the board.")).to_be_visible()
    desktop.get_by_role("link", name="All Materials").click()
    expect(desktop.get_by_role("heading", name="Materials", level=1)).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES if IS_LONG else LANGUAGES[-1:])
def test_every_language_says_everything(visit: Visit, language: str) -> None:
    """A missing message would show its id. By default in one language, because all of them have
    the same messages (tests/front_door/test_locales.py); with --long in each.
    """
    page = visit(language=language, path="/#rules")
    title = Texts(language).say("long-rules-title")
    expect(page.get_by_role("heading", level=1)).to_have_text(title)
    for path in ("rules", "materials", "material=hree", "material=neodymium", "critical", "guide"):
        turn_to(page, path)
        expect(page.get_by_role("main")).not_to_contain_text(re.compile(r"\b(long|web)-[a-z]+-"))


def test_the_language_changes_on_the_page(desktop: Page) -> None:
    desktop.goto("/#application=pencils")
    expect(desktop.get_by_role("main")).to_contain_text("baked with clay")
    desktop.get_by_role("combobox", name="Language").select_option("Slovenčina")
    expect(desktop.get_by_role("heading", level=1)).to_have_text("Ceruzky")
    expect(desktop.get_by_role("main")).to_contain_text(Texts("sk").say("long-why-pencils"))


def test_paper_is_white(desktop: Page) -> None:
    """Whoever plays in the dark prints the guide in dark letters, as others do."""
    desktop.goto("/#guide")
    shows_its_title(desktop)
    desktop.emulate_media(color_scheme="dark")
    expect(desktop.locator("html")).to_have_attribute("data-scheme", "dark")
    desktop.emulate_media(color_scheme="dark", media="print")
    expect(desktop.locator("html")).to_have_attribute("data-scheme", "light")
    expect(desktop.get_by_role("button", name="Print")).to_be_hidden()


def test_no_bar_is_higher_than_its_tile(desktop: Page) -> None:
    """The longest belongs to the Material with the most Territories."""
    desktop.goto("/#materials")
    desktop.get_by_text("Rarest on the board").click()
    tiles = desktop.get_by_role("main").get_by_role("listitem")
    places = Counter(
        material
        for territory in standard_content().territories.values()
        for material in territory.materials
    )
    expect(tiles.last).to_contain_text(f"{max(places.values())} Territories")
    levels = tiles.locator("a").evaluate_all(
        "all => all.map(one => Number(one.style.getPropertyValue('--part')))"
    )
    assert len(levels) == len(standard_content().materials)
    assert (min(levels) > 0, max(levels)) == (True, 1)
