# The files of a release that start the game (dev/launchers.py): nothing is installed yet.

launch-no-python = RAWsiko heeft Python { $version } of nieuwer nodig, en dat staat niet op deze computer. Installeer het van https://www.python.org/downloads/ en open dit bestand opnieuw.
