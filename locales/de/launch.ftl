# The files of a release that start the game (dev/launchers.py): nothing is installed yet.

launch-no-python = RAWsiko braucht Python { $version } oder neuer, und auf diesem Computer ist keines. Installiere es von https://www.python.org/downloads/ und öffne diese Datei noch einmal.
