### Was `rawsiko backup` und `rawsiko restore` ausgeben.

help-backup = Alle Tische in einer Datei sichern, auch während der Server läuft.
help-backup-file = Die neue Datei.
help-restore = Alle Tische aus einer Sicherung zurückholen.
help-restore-file = Eine Datei, die `backup` gemacht hat.

backup-done = Gesichert in { $file }.
backup-exists = { $file } gibt es schon. Wähle einen anderen Namen; es wurde nichts geschrieben.
backup-failed = { $file } lässt sich nicht schreiben ({ $reason }). Prüfe den Ordner und den Platz auf der Platte.
restore-no-file = Die Datei { $file } gibt es nicht.
restore-not-a-backup = { $file } ist beschädigt oder keine Sicherung. Es wurde nichts geändert.
restore-newer = { $file } stammt von einem neueren RAWsiko. Aktualisiere dieses hier. Es wurde nichts geändert.
restore-no-checksum = { $file } stammt von einem älteren RAWsiko und hat keine Prüfsumme: Manche Schäden blieben unbemerkt.
restore-set-aside = Die Datenbank war beschädigt. Sie bleibt als { $file } erhalten.
restore-done = Alle Tische sind so, wie sie in { $file } waren.
