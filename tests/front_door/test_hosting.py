"""What docs/hosting.md tells an administrator to run can be run."""

import re
import shlex
from collections.abc import Callable
from configparser import ConfigParser
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.engine import make_url
from typer import Typer
from typer.main import get_command

from rawsiko.cli import serve, think
from rawsiko.server.storage.databases.connect import connect
from rawsiko.texts.fluent import LANGUAGES, Texts
from tests.front_door.clones import ROOT

PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")


def unit() -> ConfigParser:
    found = ConfigParser(interpolation=None)
    found.read_string(PAGE.partition("```ini\n")[2].partition("```")[0])
    return found


def commands() -> list[str]:
    (first,) = re.findall(r"^rawsiko serve .*", PAGE, re.MULTILINE)
    return [unit()["Service"]["ExecStart"], first]


@pytest.mark.parametrize("command", commands())
def test_a_command_is_one_that_serve_takes(command: str) -> None:
    """Parsed by the real options; a driver that is named for the database is installed."""
    program, name, *arguments = shlex.split(command)
    assert (Path(program).name, name) == ("rawsiko", "serve")
    options = parsed(arguments)
    assert serve.checked_public_url(options["public_url"]) == options["public_url"]
    database = make_url(options["database"])
    assert database.get_backend_name() in ("sqlite", "postgresql")
    if "+" in database.drivername:  # else `connect` chooses one
        assert database.get_dialect().import_dbapi()


def parsed(arguments: list[str], function: Callable[..., None] = serve.serve) -> dict[str, Any]:
    """By the options of the real command."""
    alone = Typer()
    alone.command()(function)
    command: Any = get_command(alone)
    return command.make_context(function.__name__, arguments).params


def test_the_unit_keeps_its_database_where_it_may_write(tmp_path: Path) -> None:
    """`StateDirectory` is the only private folder that persists."""
    service = unit()["Service"]
    options = parsed(shlex.split(service["ExecStart"])[2:])
    url = make_url(options["database"])
    assert url.database == f"/var/lib/{service['StateDirectory']}/tables.sqlite3"
    connect(url.set(database=str(tmp_path / "tables.sqlite3")).render_as_string())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_names_urls_that_exist(language: str) -> None:
    said = Texts(language).say("help-serve-database")
    names = re.findall(r"([a-z+]+)://", said)
    assert names == ["sqlite", "postgresql"]


def test_no_page_names_a_driver_that_is_not_installed() -> None:
    pages = [*(ROOT / "docs").glob("*.md"), ROOT / "README.md", ROOT / "CONTRIBUTING.md"]
    named = {url for page in pages for url in re.findall(r"\bsqlite\+\w+", page.read_text("utf-8"))}
    assert named == set()


def test_the_unit_that_thinks_can_be_started(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its broker comes from the file that it names."""
    _, _, page = PAGE.partition("# /etc/systemd/system/rawsiko-think.service\n")
    found = ConfigParser(interpolation=None)
    found.read_string(page.partition("```")[0])
    program, name, *arguments = shlex.split(found["Service"]["ExecStart"])
    assert (Path(program).name, name) == ("rawsiko", "think")
    variable, url = re.findall(r"`(RAWSIKO_\w+)=(\w+://)", PAGE)[0]
    monkeypatch.setenv(variable, url)
    assert parsed(arguments, think.think)["cluster"] == url
    assert found["Service"]["CacheDirectory"] == unit()["Service"]["CacheDirectory"]
