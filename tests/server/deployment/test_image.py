"""The image that the Dockerfile describes: built, started, asked for its page."""

import shutil
import subprocess
import urllib.request
from pathlib import Path

import pytest

from tests.front_door.clones import wait_until
from tests.server.serving import free_port

ROOT = Path(__file__).resolve().parents[3]
LINES = 30
NAME = "rawsiko-test"


def test_the_file_is_short_and_names_files_that_exist() -> None:
    lines = (ROOT / "Dockerfile").read_text(encoding="utf-8").splitlines()
    assert len(lines) <= LINES
    copied = [
        line.split()[1] for line in lines if line.startswith("COPY ") and "--from" not in line
    ]
    assert copied
    assert all((ROOT / name.lstrip("/")).exists() for name in copied)


@pytest.mark.slow
def test_it_serves_the_page() -> None:
    engine = engine_that_runs()
    subprocess.run([engine, "build", "--tag", NAME, str(ROOT)], check=True)
    port = free_port()
    command = [engine, "run", "--detach", "--rm", "--publish", f"127.0.0.1:{port}:8000", NAME]
    started = subprocess.run(command, check=True, capture_output=True, encoding="utf-8")
    try:
        wait_until(lambda: "<html" in page(f"http://127.0.0.1:{port}"))
    finally:
        subprocess.run([engine, "kill", started.stdout.strip()], check=True)


def engine_that_runs() -> str:
    """Skips the test, loudly, where there is none. A client alone builds nothing, and nor does an
    engine that can't fetch what the image begins with."""
    for name in ("podman", "docker"):
        if shutil.which(name):
            asked = subprocess.run([name, "info"], capture_output=True, check=False)
            if asked.returncode == 0 and fetches_base(name):
                return name
    pytest.skip(f"The image was NOT tested: neither podman nor docker runs here and has {base()}")


def fetches_base(engine: str) -> bool:
    """From a registry, if it isn't here."""
    found = [[engine, "image", "inspect", base()], [engine, "pull", base()]]
    return any(
        subprocess.run(one, capture_output=True, check=False).returncode == 0 for one in found
    )


def base() -> str:
    first = (ROOT / "Dockerfile").read_text(encoding="utf-8").partition("FROM ")[2]
    return first.split()[0]


def page(address: str) -> str:
    try:
        with urllib.request.urlopen(address) as answer:
            return answer.read().decode()
    except OSError:
        return ""
