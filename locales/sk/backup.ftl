### Čo vypisujú `rawsiko backup` a `rawsiko restore`.

help-backup = Uloží všetky stoly do jedného súboru, aj keď server beží.
help-backup-file = Nový súbor.
help-restore = Obnoví všetky stoly zo zálohy.
help-restore-file = Súbor vytvorený príkazom `backup`.

backup-done = Uložené v { $file }.
backup-exists = { $file } už existuje. Vyberte iný názov; nič sa nezapísalo.
backup-failed = { $file } sa nedá zapísať ({ $reason }). Skontrolujte priečinok a miesto na disku.
restore-no-file = Súbor { $file } neexistuje.
restore-not-a-backup = { $file } je poškodený alebo nie je záloha. Nič sa nezmenilo.
restore-newer = { $file } vytvorila novšia verzia RAWsika. Aktualizujte túto. Nič sa nezmenilo.
restore-set-aside = Databáza bola poškodená. Ponechala sa ako { $file }.
restore-done = Všetky stoly sú také, aké boli v { $file }.
