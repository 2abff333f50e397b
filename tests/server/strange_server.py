"""`rawsiko`, whose bots are those of `strange_bots`."""

from unittest.mock import patch

from rawsiko.bots.registry import BOTS
from rawsiko.cli.main import main
from tests.server.strange_bots import STRANGE

if __name__ == "__main__":
    known = {**BOTS, **STRANGE}
    with (
        patch("rawsiko.server.thinking.pool.ADVISERS", "tests.server.strange_bots"),
        patch("rawsiko.server.tables.decisions.BOTS", known),
        patch("rawsiko.server.tables.opening.BOTS", known),
    ):
        main()
