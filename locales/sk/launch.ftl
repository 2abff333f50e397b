# The files of a release that start the game (dev/launchers.py): nothing is installed yet.

launch-no-python = RAWsiko potrebuje Python { $version } alebo novší a na tomto počítači nie je. Nainštalujte ho z https://www.python.org/downloads/ a otvorte tento súbor znova.
