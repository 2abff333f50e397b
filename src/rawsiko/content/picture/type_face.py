"""Embeds the font in the picture, so that it looks the same everywhere."""

from base64 import b64encode
from functools import cache
from pathlib import Path

FAMILY = "Atkinson Hyperlegible Next"
FOLDER = Path(__file__).parent / "type"


# The letters in each file, as ranges; weights 400 to 750.
_PARTS = {
    "atkinson_latin.woff2": ((0x20, 0xFF), (0x152, 0x153), (0x2013, 0x2026)),
    "atkinson_latin_ext.woff2": ((0x100, 0x151), (0x154, 0x17F)),
}


def embedded_face(text: str) -> str:
    """CSS with the parts of the font that a text needs.

    Other letters are drawn in the viewer's font.
    """
    letters = {ord(letter) for letter in text}
    return "".join(
        _rule(file)
        for file, ranges in _PARTS.items()
        if any(first <= letter <= last for first, last in ranges for letter in letters)
    )


@cache
def _rule(file: str) -> str:
    data = b64encode((FOLDER / file).read_bytes()).decode("ascii")
    ranges = ",".join(f"U+{first:X}-{last:X}" for first, last in _PARTS[file])
    return (
        f"@font-face{{font-family:'{FAMILY}';font-weight:400 750;unicode-range:{ranges};"
        f"src:url(data:font/woff2;base64,{data}) format('woff2')}}\n"
    )
