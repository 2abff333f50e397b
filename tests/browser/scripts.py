"""What people do on the Match screen, by scripts alone: for engines that Playwright can't drive."""

import json

from tests.browser.engines import Engine, wait_until
from tests.browser.hands import CHOOSE_ORIGIN, OWN
from tests.browser.match_steps import IS_OVER

ESCAPE = "dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))"
ENTER = "dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))"
HEADING = "(document.querySelector('h1')?.innerText ?? '')"
SHOWN = f"{HEADING} + '\\n' + (document.querySelector('.tool')?.innerText ?? '')"


def expect_asked(page: Engine, words: str) -> None:
    wait_until(page, f"return {HEADING}.includes({words!r})")


def wait_until_asked(page: Engine) -> None:
    """Something of one's own; or the match is over."""
    heading = "document.querySelector('.question h1')?.innerText ?? ''"  # of a match
    wait_until(page, f"return /{OWN.pattern}|{IS_OVER}/.test({heading})")


def press(page: Engine, name: str) -> None:
    wait_until(
        page,
        "const button = [...document.querySelectorAll('button, a')]"
        f".find(one => one.innerText.trim() === {json.dumps(name)}"
        " && !one.disabled && one.getAttribute('aria-disabled') !== 'true');"
        "button?.click(); return !!button",
    )


def click(page: Engine, selector: str) -> None:
    found = f"document.querySelector({json.dumps(selector)})"
    wait_until(page, f"const node = {found}; node?.click(); return !!node")


def choose(page: Engine, name: str) -> None:
    """By key, on a Territory that the map highlights."""
    wait_until(
        page,
        "const label = [...document.querySelectorAll('g.label.invited:not([aria-pressed=true])')]"
        f".find(one => one.getAttribute('aria-label').startsWith({name!r}));"
        f"label?.focus(); label?.{ENTER}; return !!label",
    )


# Does what is asked; attacks where it can, and ends an Action Phase that `isDone`. False if nothing
# could be done yet.
DO_IT = """
const asked = document.querySelector('h1')?.innerText ?? '';
const tap = node => { node?.click(); return Boolean(node); };
const end = () => tap([...document.querySelectorAll('.tool button')]
  .find(one => one.innerText.trim() === 'End my actions'));
const enter = label => {
  label?.focus();
  label?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  return Boolean(label);
};
const lit = () => enter(document.querySelector('g.label.invited:not([aria-pressed=true])'));
const rival = () => enter([...document.querySelectorAll('g.label.reached')]
  .find(one => !/Boreal Alloys|, no Assets/.test(one.getAttribute('aria-label'))));
if (/^Choose (a|your second) Continent/.test(asked))
  return tap(document.querySelector('.tool li button:not([aria-disabled=true])'));
if (/^(Choose|Place) \\d/.test(asked)) return lit();
if (asked.startsWith('No moves left')) return end();
if (asked === ORIGIN) return isDone ? end() : rival() || lit();
if (asked.endsWith('where to?')) return rival() || lit();
return /(Assets|Attack)\\?$/.test(asked) && tap(document.querySelector('.tool button.main'));
"""


def do_what_is_asked(page: Engine, *, is_done: bool) -> str:
    """Do one step, and return what was asked; IS_OVER at the end."""
    wait_until_asked(page)
    shown: str = page.run(f"return {SHOWN}")
    asked = shown.partition("\n")[0]
    if IS_OVER in asked:
        return IS_OVER
    named = f"const ORIGIN = {json.dumps(CHOOSE_ORIGIN)}, isDone = {json.dumps(is_done)};"
    wait_until(page, f"if ({SHOWN} !== {json.dumps(shown)}) return true; {named} {DO_IT}")
    wait_until(page, f"return {SHOWN} !== {json.dumps(shown)}")
    return asked


def begin_alone(page: Engine, level: str = "medium") -> None:
    """A match of one Turn against bots, on the page that plays without a server."""
    press(page, "Everyone on this device")
    wait_until(
        page,
        "const turns = [...document.querySelectorAll('[role=group]')]"
        ".find(one => one.innerText.startsWith('Turns'));"
        "if (turns?.querySelector('output').innerText === '1') return true;"
        "turns?.querySelector('[aria-label=Less]').click(); return false",
    )
    wait_until(
        page,
        "const one = document.querySelector('fieldset input');"
        "if (!one.checked) one.click(); return one.checked",
    )
    wait_until(
        page,
        "const levels = document.querySelector('select[aria-label=Bots]');"
        "if (!levels) return false;"
        f"levels.value = {level!r}; levels.dispatchEvent(new Event('change', {{ bubbles: true }}));"
        f"return levels.value === {level!r}",
    )
    press(page, "Start the match")
    wait_until(page, "return document.querySelector('g.label') !== null")
