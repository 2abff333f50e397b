# The files of a release that start the game (dev/launchers.py): nothing is installed yet.

launch-no-python = RAWsiko necesita Python { $version } o posterior, y este ordenador no lo tiene. Instálalo desde https://www.python.org/downloads/ y vuelve a abrir este archivo.
