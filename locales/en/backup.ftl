### What `rawsiko backup` and `rawsiko restore` print.

help-backup = Save all tables in one file, even while the server is running.
help-backup-file = The new file.
help-restore = Bring back all tables from a backup.
help-restore-file = A file made by `backup`.

backup-done = Saved in { $file }.
backup-exists = { $file } already exists. Choose another name; nothing was written.
backup-failed = Can’t write { $file } ({ $reason }). Check the folder and the disk space.
restore-no-file = There’s no file { $file }.
restore-not-a-backup = { $file } is damaged or isn’t a backup. Nothing was changed.
restore-newer = { $file } was made by a newer RAWsiko. Update this one. Nothing was changed.
restore-set-aside = The database was damaged. It’s kept as { $file }.
restore-done = All tables are as they were in { $file }.
