# The files of a release that start the game (dev/launchers.py): nothing is installed yet.

launch-no-python = RAWsiko a besoin de Python { $version } ou plus récent, absent de cet ordinateur. Installe-le depuis https://www.python.org/downloads/ puis rouvre ce fichier.
