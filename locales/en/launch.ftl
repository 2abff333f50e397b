# The files of a release that start the game (dev/launchers.py): nothing is installed yet.

launch-no-python = RAWsiko needs Python { $version } or newer, and there is none on this computer. Install it from https://www.python.org/downloads/ and open this file again.
