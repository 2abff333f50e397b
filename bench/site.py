"""Measures the page that plays without a server (docs/site.md).

    python3 run.py bench site [--only PART ...] [--matches 20] [--kills 100] [--folder FOLDER]

The page is built anew, unless FOLDER has one. Parts: bytes, start, decisions, playing, kills and
choices. Decisions and choices are also taken natively, in the same run. What can't be measured,
because Hard could not be linked or Firefox isn't here, fails the run.
"""

import argparse
import gzip
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

# The modules of dev/ import each other as scripts do.
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "dev"))

from bench.not_measured import NotMeasured, exit_status
from bench.sites.deciding import compare_choices, measure_decisions
from bench.sites.kills import measure_kills
from bench.sites.playing import measure_playing, measure_start
from bench.sites.rows import Row, show
from dev import build_site
from dev.chromium import ADVICE, find_browser, flags
from tests.browser.static_host import hosted

Measure = Callable[[Browser, str], list[Row]]


def main() -> None:
    wanted = arguments()
    missing: list[str] = []
    rows: list[Row] = []
    with (
        tempfile.TemporaryDirectory() as made,
        hosted(site_in(wanted.folder or Path(made, "rawsiko"))) as url,
        sync_playwright() as playwright,
    ):
        folder = wanted.folder or Path(made, "rawsiko")
        parts: dict[str, Measure] = {
            "bytes": lambda _, __: [bytes_of(folder)],
            "start": measure_start,
            "decisions": measure_decisions,
            "playing": measure_playing,
            "kills": lambda browser, url: measure_kills(browser, url, wanted.kills),
            "choices": lambda browser, url: compare_choices(browser, url, wanted.matches),
        }
        program = find_browser()
        if program is None:
            raise NotMeasured(f"the pages: no browser found: {ADVICE}")
        for part in wanted.only or parts:
            browser = playwright.chromium.launch(executable_path=program, args=flags())
            try:
                found = parts[part](browser, url)
            except NotMeasured as reason:
                missing.append(f"{part}: {reason}")
            else:
                show(found)
                rows += found
            finally:
                browser.close()
    print(" ".join(row.last for row in rows))
    if missing:
        raise NotMeasured("; ".join(missing))


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--only", nargs="+", metavar="PART", default=())
    parser.add_argument("--matches", type=int, default=20, help="of each level, for the hashes")
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--folder", type=Path, help="a site that is built already")
    return parser.parse_args()


def site_in(folder: Path) -> Path:
    if not folder.exists():
        try:
            build_site.build(folder)
        except build_site.NotFetched as reason:
            raise NotMeasured(f"the site could not be built: {reason}") from reason
    return folder


def bytes_of(folder: Path) -> Row:
    """As a host with gzip sends them: archives are compressed already."""
    files = (file.read_bytes() for file in (folder / "python").iterdir())
    size = sum(len(gzip.compress(body, 9)) for body in files)
    return Row("bytes beyond the pages, gzip", size / 1e6, "MB", 6.8, "beyond_mb")


if __name__ == "__main__":
    sys.exit(exit_status(main))
