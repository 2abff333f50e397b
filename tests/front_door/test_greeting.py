"""What the server says at its start."""

import re
import socket
from collections.abc import Generator
from pathlib import Path

import pytest

from rawsiko.cli.hosting import greeting
from rawsiko.server.web.addresses import Addresses

HERE = "http://localhost:8000"
PHONES = "http://192.168.7.9:8000"
FILE = "sqlite:////var/lib/rawsiko/tables.sqlite3"


@pytest.fixture
def everywhere() -> Generator[socket.socket]:
    with socket.create_server(("0.0.0.0", 0)) as listening:
        yield listening


@pytest.fixture
def only_here() -> Generator[socket.socket]:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        yield listening


def test_phones_get_an_address_and_the_data_has_a_place(
    everywhere: socket.socket, capsys: pytest.CaptureFixture[str]
) -> None:
    greeting.greet(Addresses(HERE, (PHONES,), None), FILE, everywhere)
    printed = capsys.readouterr().out
    assert PHONES in printed
    assert "/var/lib/rawsiko/tables.sqlite3" in printed
    assert f"{HERE}/help/connect" in printed


def test_a_computer_in_no_network_says_so(
    everywhere: socket.socket, capsys: pytest.CaptureFixture[str]
) -> None:
    greeting.greet(Addresses(HERE, (), None), FILE, everywhere)
    assert "isn’t on a network" in capsys.readouterr().out


def test_a_server_for_this_computer_alone_says_so(
    only_here: socket.socket, capsys: pytest.CaptureFixture[str]
) -> None:
    greeting.greet(Addresses(HERE, (), None), FILE, only_here)
    printed = capsys.readouterr().out
    assert "only listens on this computer" in printed
    assert "isn’t on a network" not in printed


@pytest.mark.parametrize("enabled", ["yes", "no"])
def test_a_firewall_is_named_where_there_is_one(
    enabled: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    setting = tmp_path / "ufw.conf"
    setting.write_text(f"LOGLEVEL=low\nENABLED={enabled}\n", encoding="utf-8")
    monkeypatch.setattr(greeting, "UFW", setting)
    monkeypatch.setattr(greeting, "FIREWALLD", tmp_path / "none")
    monkeypatch.setattr("sys.platform", "linux")
    assert greeting.has_firewall() == (enabled == "yes")


def test_a_databases_password_is_not_printed() -> None:
    place = greeting.place_of("postgresql://rawsiko:geheim@db.example.org/rawsiko")
    assert "geheim" not in place
    assert re.search(r"db\.example\.org/rawsiko", place)


@pytest.mark.parametrize("hosts", ["db", "first:5432,second:5433"])
def test_a_database_server_is_named_without_its_password(hosts: str) -> None:
    place = greeting.place_of(f"postgresql://rawsiko:secret@{hosts}/rawsiko")
    assert "secret" not in place
    assert all(host.partition(":")[0] in place for host in hosts.split(","))
