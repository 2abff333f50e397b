### What `rawsiko backup` and `rawsiko restore` print.

help-backup = Save all tables in one file, also while the server runs.
help-backup-file = The new file.
help-restore = Bring back all tables from a backup.
help-restore-file = A file made by `backup`.

backup-done = Saved in { $file }.
backup-exists = { $file } exists already. Choose another name; nothing was written.
restore-no-file = There is no file { $file }.
restore-not-a-backup = { $file } is no whole backup. Nothing was changed.
restore-done = All tables are as they were in { $file }.
