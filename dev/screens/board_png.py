"""Render docs/board.svg to docs/board.png in a browser.

Needs Chromium or Chrome. With pngquant installed, the file is a third of the size.
"""

import argparse
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from dev.chromium import ADVICE, find_browser, flags

DOCS = Path(__file__).resolve().parents[2] / "docs"
PAGE = (
    "<!doctype html><style>body{{margin:0}}img{{display:block;width:{width}px}}</style>"
    '<img src="{svg}">'
)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--svg", type=Path, default=DOCS / "board.svg", help="picture to convert")
    parser.add_argument("--out", type=Path, default=DOCS / "board.png", help="file to write")
    parser.add_argument("--zoom", type=float, default=1, help="pixels per unit of the picture")
    parser.add_argument("--browser", help="program to use")
    arguments = parser.parse_args()
    browser = arguments.browser or find_browser()
    if browser is None:
        print(f"No browser found: {ADVICE}, or name it with --browser.", file=sys.stderr)
        return 1
    try:
        take_picture(browser, arguments.svg.resolve(), arguments.out, arguments.zoom)
    except (subprocess.SubprocessError, OSError) as error:
        print(f"The picture could not be made: {error}", file=sys.stderr)
        return 1
    return 0


def take_picture(browser: str, svg: Path, out: Path, zoom: float) -> None:
    """Render the SVG file in the browser; with pngquant, reduce the colours."""
    width, height = size_of(svg)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        page, shot = folder / "page.html", folder / "shot.png"
        page.write_text(PAGE.format(width=width, svg=svg.as_uri()), encoding="utf-8")
        options = [
            *("--headless", *flags()),
            "--allow-file-access-from-files",
            f"--user-data-dir={folder / 'user'}",
            f"--window-size={width},{height}",
            f"--force-device-scale-factor={zoom}",
        ]
        subprocess.run(
            [browser, *options, f"--screenshot={shot}", page.as_uri()],
            check=True,
            stderr=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            timeout=120,
        )
        shutil.copyfile(shot, out)
    if quantizer := shutil.which("pngquant"):
        # Status 99 means that the quality can't be reached; then the picture stays as it is.
        command = [quantizer, "--quality", "85-100", "--force", "--output", out, out]
        subprocess.run(command, check=False)


def size_of(svg: Path) -> tuple[int, int]:
    root = ET.parse(svg).getroot()
    return round(float(root.attrib["width"])), round(float(root.attrib["height"]))


if __name__ == "__main__":
    sys.exit(main())
