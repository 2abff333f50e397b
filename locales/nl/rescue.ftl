### What `rawsiko class` prints.

help-class = Help een leerkracht die niet meer in de eigen klas komt.
help-class-rescue = Toon een nieuwe link naar het bedieningsscherm van een klas, ook terwijl de server draait.
help-class-rescue-code = De code van de klas.
help-class-rescue-address = Het adres van de server.

class-rescue-unknown = Geen lopende klas heeft deze code. Kijk nog eens naar de code en naar --database.
class-rescue-link = Open deze link op het apparaat van de leerkracht en houd hem geheim: { $link }
