"""Check the dice: the browser recomputes every roll."""

import json

import msgspec
from playwright.sync_api import Locator, Page, expect

from tests.browser.accessibility import axe
from tests.browser.conftest import Prepare, Visit
from tests.browser.prepared import finished
from tests.browser.replay.test_replay_viewer import FILE, SHORT, open_file
from tests.browser.visitors import PHONE


def result_of(page: Page, item: str) -> Locator:
    """The sign in front of an item of the list."""
    heading = page.get_by_role("heading", name=item, exact=True)
    return page.get_by_role("listitem").filter(has=heading).get_by_role("img")


def test_the_dice_of_a_match_just_played_are_checked(visit: Visit, prepare: Prepare) -> None:
    """From the replay to the check and back."""
    options = msgspec.structs.replace(SHORT, turns=4)  # enough for Clashes on any board
    table = prepare(finished(), seed=43, options=options)
    page = visit(path=table.replay_link)
    page.get_by_role("link", name="Check the dice").click()
    expect(page.get_by_role("heading", name="All dice are right")).to_be_visible()
    checks = page.get_by_role("list").filter(has_text="Chain of hashes").get_by_role("listitem")
    expect(checks).to_have_count(12)
    for item in ("Every roll", "Continents drawn", "The table’s promise"):
        expect(result_of(page, item)).to_have_accessible_name("right")
    expect(page.get_by_role("heading", name="Luck in Clashes")).to_be_visible()
    page.get_by_role("link", name="Watch the replay").click()
    expect(page.get_by_role("heading", name="Replay", level=1)).to_be_visible()


def test_an_edited_die_is_named_with_its_line(visit: Visit) -> None:
    """The edited roll is legal, so only this check can find it."""
    lines = [json.loads(line) for line in FILE.read_text(encoding="utf-8").splitlines()]
    number, line = next((n, line) for n, line in enumerate(lines, 1) if line.get("dice"))
    right = line["dice"]["attacker"]
    shown = " ".join(map(str, right)) + " / " + " ".join(map(str, line["dice"]["defender"]))
    lost = [die for die in right if die < max(right)] or right
    right[right.index(lost[0])] = lost[0] % 6 + 1
    edited = "".join(json.dumps(one) + "\n" for one in lines).encode()
    page = visit(path="/#dice", may_lose_connection=True)
    open_file(page, {"name": "edited.jsonl", "mimeType": "text/plain", "buffer": edited})
    expect(page.get_by_role("heading", name="Something doesn’t match")).to_be_visible()
    expect(
        page.get_by_text(f"Line {number}: different dice; they should be {shown}.")
    ).to_be_visible()
    expect(result_of(page, "Every roll")).to_have_accessible_name("doesn’t match")
    expect(result_of(page, "The table’s promise")).to_have_accessible_name("right")
    page.get_by_text("All rolls, with their lines").click()
    row = page.get_by_role("row").filter(has=page.get_by_role("cell", name=str(number), exact=True))
    expect(row).to_contain_text("doesn’t match")


def test_a_file_without_a_proof_says_so(visit: Visit) -> None:
    header, *rest = FILE.read_text(encoding="utf-8").splitlines()
    bare = {key: value for key, value in json.loads(header).items() if key != "proof"}
    file = "\n".join([json.dumps(bare), *rest]).encode()
    page = visit(path="/#dice")
    open_file(page, {"name": "bare.jsonl", "mimeType": "text/plain", "buffer": file})
    verdict = page.get_by_role("heading", name="This file has no proof of its dice")
    expect(verdict).to_be_visible()
    axe(page)


def test_the_check_fits_on_a_phone(visit: Visit) -> None:
    page = visit(PHONE, path="/#dice")
    open_file(page, FILE)
    expect(page.get_by_role("heading", name="All dice are right")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE.width
