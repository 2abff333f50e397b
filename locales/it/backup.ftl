### Ciò che scrivono `rawsiko backup` e `rawsiko restore`.

help-backup = Salva tutti i tavoli in un file, anche mentre il server è in funzione.
help-backup-file = Il nuovo file.
help-restore = Ripristina tutti i tavoli da un backup.
help-restore-file = Un file creato con `backup`.

backup-done = Salvato in { $file }.
backup-exists = { $file } esiste già. Scegli un altro nome; non è stato scritto nulla.
backup-failed = { $file } non si può scrivere ({ $reason }). Controlla la cartella e lo spazio sul disco.
restore-no-file = Il file { $file } non esiste.
restore-not-a-backup = { $file } è danneggiato o non è un backup. Non è cambiato nulla.
restore-newer = { $file } viene da una versione più recente di RAWsiko. Aggiorna la tua. Non è cambiato nulla.
restore-set-aside = Il database era danneggiato. Si conserva come { $file }.
restore-done = Tutti i tavoli sono come erano in { $file }.
