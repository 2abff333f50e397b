### Wat `rawsiko backup` en `rawsiko restore` schrijven.

help-backup = Bewaar alle tafels in één bestand, ook terwijl de server draait.
help-backup-file = Het nieuwe bestand.
help-restore = Haal alle tafels terug uit een reservekopie.
help-restore-file = Een bestand dat met `backup` is gemaakt.

backup-done = Bewaard in { $file }.
backup-exists = { $file } bestaat al. Kies een andere naam; er is niets geschreven.
backup-failed = { $file } kan niet worden geschreven ({ $reason }). Controleer de map en de ruimte op de schijf.
restore-no-file = Het bestand { $file } bestaat niet.
restore-not-a-backup = { $file } is beschadigd of is geen reservekopie. Er is niets veranderd.
restore-newer = { $file } komt van een nieuwere versie van RAWsiko. Werk RAWsiko bij. Er is niets veranderd.
restore-set-aside = De database was beschadigd. Hij blijft bewaard als { $file }.
restore-done = Alle tafels zijn zoals ze in { $file } waren.
