"""Thinking runs on both event loops: servers use uvloop where it can be installed."""

from collections.abc import Generator

import pytest

from tests.server.loops import LOOPS, use_loop


@pytest.fixture(autouse=True, params=LOOPS)
def either_loop(request: pytest.FixtureRequest) -> Generator[None]:
    with use_loop(request.param):
        yield
