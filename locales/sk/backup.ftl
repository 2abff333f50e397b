### Čo vypisujú `rawsiko backup` a `rawsiko restore`.

help-backup = Uloží všetky stoly do jedného súboru, aj keď server beží.
help-backup-file = Nový súbor.
help-restore = Obnoví všetky stoly zo zálohy.
help-restore-file = Súbor vytvorený príkazom `backup`.

backup-done = Uložené v { $file }.
backup-exists = { $file } už existuje. Vyberte iný názov; nič sa nezapísalo.
restore-no-file = Súbor { $file } neexistuje.
restore-not-a-backup = { $file } nie je úplná záloha. Nič sa nezmenilo.
restore-done = Všetky stoly sú také, aké boli v { $file }.
