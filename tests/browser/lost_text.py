"""Finds text that a page cuts off: with wide spacing, in a narrow window, with large text. And
pictures of no size."""

from playwright.sync_api import Page

# WCAG 2.2, 1.4.12. The page must allow foreign styles: `bypass_csp`.
SPACING = """\
* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important }
p { margin-bottom: 2em !important }
"""
SPACED = f"""addEventListener('DOMContentLoaded', () => {{
  const style = document.createElement('style');
  style.textContent = `{SPACING}`;
  document.head.append(style);
}})"""
SLACK = 12  # pixels that shadows and negative margins take

FIND = """slack => {
  const found = [];
  const name = element => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`;
  const page = document.scrollingElement;
  // On a phone `innerWidth` grows with a page that is too wide.
  if (page.scrollWidth > page.clientWidth + 1)
    found.push(`the page is ${page.scrollWidth} wide, the window ${page.clientWidth}`);
  for (const element of document.querySelectorAll('body *:not(svg, svg *, .board, .board *)')) {
    const { width, height } = element.getBoundingClientRect();
    const background = getComputedStyle(element).backgroundImage;
    const isPicture = element.matches('img') || background.includes('url');
    if (isPicture && (width < 2 || height < 2) && element.checkVisibility())
      found.push(`${name(element)} is a picture of ${width} x ${height}`);
    if (width < 2 || height < 2 || element.closest('.unseen, [aria-hidden=true]')) continue;
    const text = element.innerText?.trim().slice(0, 40);
    const style = getComputedStyle(element);
    const across = element.scrollWidth - element.clientWidth;
    const down = element.scrollHeight - element.clientHeight;
    if (text && /hidden|clip/.test(style.overflowX) && across > slack)
      found.push(`${across} pixels are cut off beside ${name(element)}: ${text}`);
    if (text && /hidden|clip/.test(style.overflowY) && down > slack)
      found.push(`${down} pixels are cut off below ${name(element)}: ${text}`);
  }
  return found;
}"""


def lost_text(page: Page) -> list[str]:
    """What is cut off and cannot be scrolled to, and pictures that nobody sees. Maps may be larger
    than their window."""
    return page.evaluate(FIND, SLACK)
