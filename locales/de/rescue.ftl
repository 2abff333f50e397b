### What `rawsiko class` prints.

help-class = Hilft einer Lehrkraft, die nicht mehr in ihre Klasse kommt.
help-class-rescue = Gibt einen neuen Link zur Übersicht einer Klasse aus, auch während der Server läuft.
help-class-rescue-code = Der Code der Klasse.
help-class-rescue-address = Die Adresse des Servers.

class-rescue-unknown = Keine laufende Klasse hat diesen Code. Prüfe den Code und --database.
class-rescue-link = Öffne diesen Link auf dem Gerät der Lehrkraft und halte ihn geheim: { $link }
