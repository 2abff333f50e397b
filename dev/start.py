"""Serve the game with pages built from this source: `python3 run.py`.

If their sources changed, the pages are built first. Arguments are those of the `rawsiko` command
line. The server itself fetches and compiles what makes the bots fast.
"""

import subprocess
import sys
from collections.abc import Sequence

from build_web import bring_up_to_date

from rawsiko.cli.language import take_language
from rawsiko.cli.main import main, with_command
from setting_up import stop


def serves(arguments: Sequence[str]) -> bool:
    _, others = take_language(arguments)
    return "--help" not in others and with_command(others)[0] == "serve"


def start(arguments: Sequence[str]) -> None:
    if serves(arguments):
        try:
            bring_up_to_date()
        except subprocess.CalledProcessError as error:
            print(error.stdout or "", error.stderr or "", file=sys.stderr)
            stop("The pages of the game could not be built, see above: check the network.")
        except KeyboardInterrupt:
            stop("Stopped. The next start does the rest.", 130)
    main(arguments)


if __name__ == "__main__":
    start(sys.argv[1:])
