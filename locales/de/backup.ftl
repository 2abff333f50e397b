### Was `rawsiko backup` und `rawsiko restore` ausgeben.

help-backup = Sichert alle Tische in einer Datei, auch während der Server läuft.
help-backup-file = Die neue Datei.
help-restore = Holt alle Tische aus einer Sicherung zurück.
help-restore-file = Eine Datei, die `backup` gemacht hat.

backup-done = Gesichert in { $file }.
backup-exists = { $file } gibt es schon. Wähle einen anderen Namen; es wurde nichts geschrieben.
backup-failed = { $file } kann nicht geschrieben werden ({ $reason }). Prüfe den Ordner und den Platz auf der Festplatte.
restore-no-file = Die Datei { $file } gibt es nicht.
restore-not-a-backup = { $file } ist beschädigt oder keine Sicherung. Es wurde nichts geändert.
restore-newer = { $file } stammt von einem neueren RAWsiko. Aktualisiere dieses hier. Es wurde nichts geändert.
restore-set-aside = Die Datenbank war beschädigt. Sie bleibt als { $file } erhalten.
restore-done = Alle Tische sind so, wie sie in { $file } waren.
