# The files of a release that start the game (dev/launchers.py): nothing is installed yet.

launch-no-python = RAWsiko richiede Python { $version } o più recente, che manca su questo computer. Installalo da https://www.python.org/downloads/ e riapri questo file.
