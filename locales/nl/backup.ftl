### Wat `rawsiko backup` en `rawsiko restore` schrijven.

help-backup = Alle tafels in één bestand bewaren, ook terwijl de server draait.
help-backup-file = Het nieuwe bestand.
help-restore = Alle tafels uit een reservekopie terughalen.
help-restore-file = Een bestand dat met `backup` is gemaakt.

backup-done = Bewaard in { $file }.
backup-exists = { $file } bestaat al. Kies een andere naam; er is niets geschreven.
restore-no-file = Het bestand { $file } bestaat niet.
restore-not-a-backup = { $file } is geen volledige reservekopie. Er is niets veranderd.
restore-done = Alle tafels zijn zoals ze in { $file } waren.
