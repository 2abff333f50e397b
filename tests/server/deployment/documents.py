"""The files that an administrator copies out of docs/cluster.md, and the commands beside them."""

import re
import shlex
from configparser import ConfigParser
from typing import Any

import yaml

from tests.front_door.clones import ROOT

PAGE = (ROOT / "docs" / "cluster.md").read_text(encoding="utf-8")


def file_named(name: str) -> str:
    """The block whose first line is a comment with this name."""
    found = re.findall(rf"^```\w*\n(# {re.escape(name)}\n.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    assert len(found) == 1, f"docs/cluster.md has {len(found)} files named {name}"
    return found[0]


def compose() -> Any:
    """`$$` is how Compose writes a dollar sign."""
    return yaml.safe_load(file_named("compose.yaml").replace("$$", "$"))


def commands_in(service: str) -> list[list[str]]:
    """What the page runs in a service with `docker compose exec`, in its order."""
    pattern = rf"^docker compose exec {service} (.*)$"
    return [shlex.split(line) for line in re.findall(pattern, PAGE, re.MULTILINE)]


def unit(name: str) -> ConfigParser:
    found = ConfigParser(interpolation=None)
    found.read_string(file_named(f"/etc/systemd/system/{name}.service"))
    return found
