### Was `rawsiko backup` und `rawsiko restore` ausgeben.

help-backup = Alle Tische in einer Datei sichern, auch während der Server läuft.
help-backup-file = Die neue Datei.
help-restore = Alle Tische aus einer Sicherung zurückholen.
help-restore-file = Eine Datei, die `backup` gemacht hat.

backup-done = Gesichert in { $file }.
backup-exists = { $file } gibt es schon. Wähle einen anderen Namen; es wurde nichts geschrieben.
restore-no-file = Die Datei { $file } gibt es nicht.
restore-not-a-backup = { $file } ist keine vollständige Sicherung. Es wurde nichts geändert.
restore-done = Alle Tische sind so, wie sie in { $file } waren.
