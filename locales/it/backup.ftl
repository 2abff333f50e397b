### Ciò che scrivono `rawsiko backup` e `rawsiko restore`.

help-backup = Salva tutti i tavoli in un file, anche mentre il server è in funzione.
help-backup-file = Il nuovo file.
help-restore = Ripristina tutti i tavoli da una copia.
help-restore-file = Un file creato con `backup`.

backup-done = Salvato in { $file }.
backup-exists = { $file } esiste già. Scegli un altro nome; non è stato scritto nulla.
restore-no-file = Il file { $file } non esiste.
restore-not-a-backup = { $file } non è una copia completa. Non è cambiato nulla.
restore-done = Tutti i tavoli sono come erano in { $file }.
