"""The pages are built if anything they're made from changed, and only then."""

from pathlib import Path

import pytest

from dev import build_web, chromium, start


@pytest.fixture
def builds(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[str]:
    """Counts the builds that were started; each leaves pages that count as fresh."""
    begun: list[str] = []
    pages = tmp_path / "pages"
    source = tmp_path / "source"
    source.write_text("one", encoding="utf-8")

    def build() -> None:
        begun.append(build_web.fingerprint())
        pages.mkdir(exist_ok=True)
        (pages / build_web.STAMP).write_text(build_web.fingerprint(), encoding="utf-8")

    monkeypatch.setattr(build_web, "ROOT", tmp_path)
    monkeypatch.setattr(build_web, "PAGES", pages)
    monkeypatch.setattr(build_web, "sources", lambda: iter([source]))
    monkeypatch.setattr(build_web, "build", build)
    return begun


def test_what_is_fresh_is_not_built_again(builds: list[str], tmp_path: Path) -> None:
    for _ in range(3):
        build_web.bring_up_to_date()
    assert len(builds) == 1
    (tmp_path / "source").write_text("two", encoding="utf-8")
    build_web.bring_up_to_date()
    assert len(builds) == 2
    (tmp_path / "pages" / build_web.STAMP).unlink()
    build_web.bring_up_to_date()
    assert len(builds) == 3


def test_line_endings_are_no_change(builds: list[str], tmp_path: Path) -> None:
    """git may use other line endings on Windows."""
    (tmp_path / "source").write_bytes(b"one\ntwo\n")
    build_web.bring_up_to_date()
    (tmp_path / "source").write_bytes(b"one\r\ntwo\r\n")
    build_web.bring_up_to_date()
    assert len(builds) == 1


def test_pages_are_made_of_client_texts_and_content() -> None:
    made_from = {path.relative_to(build_web.ROOT).as_posix() for path in build_web.sources()}
    assert {
        *("web/index.html", "web/package-lock.json", "web/src/main.ts", "web/build/texts.ts"),
        *("locales/sk/names.ftl", "content/world/map.json", "dev/world.py"),
    } <= made_from
    assert not [name for name in made_from if "node_modules" in name or name.endswith(".test.ts")]


@pytest.mark.parametrize(
    ("arguments", "serves"),
    [
        ([], True),
        (["serve"], True),
        (["serve", "--port", "1"], True),
        (["--port", "1"], True),
        (["--port", "1", "--help"], False),
        (["--version"], False),
        (["--lang", "sk"], True),
        (["--lang=sk", "serve"], True),
        (["serve", "--help"], False),
        (["--lang", "sk", "demo"], False),
        (["--lang", "sk", "--help"], False),
    ],
)
def test_only_a_server_needs_pages(arguments: list[str], *, serves: bool) -> None:
    assert start.serves(arguments) == serves


def test_a_browser_is_installed_only_by_who_may(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only root installs it; nobody is asked for a password."""
    monkeypatch.setattr(chromium.shutil, "which", dict[str, str]().get)
    assert chromium.provide_browser() is None
    monkeypatch.setattr(chromium, "_is_root", lambda: False)
    monkeypatch.setattr(chromium.shutil, "which", {"apt-get": "apt-get"}.get)
    assert chromium.provide_browser() is None
