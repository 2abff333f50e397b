### Lo que muestran `rawsiko backup` y `rawsiko restore`.

help-backup = Guarda todas las mesas en un archivo, también mientras el servidor funciona.
help-backup-file = El archivo nuevo.
help-restore = Recupera todas las mesas de una copia de seguridad.
help-restore-file = Un archivo creado con `backup`.

backup-done = Guardado en { $file }.
backup-exists = { $file } ya existe. Elige otro nombre; no se ha escrito nada.
backup-failed = No se puede escribir { $file } ({ $reason }). Revisa la carpeta y el espacio en disco.
restore-no-file = El archivo { $file } no existe.
restore-not-a-backup = { $file } está dañado o no es una copia de seguridad. No se ha cambiado nada.
restore-newer = { $file } es de un RAWsiko más nuevo. Actualiza este. No se ha cambiado nada.
restore-set-aside = La base de datos estaba dañada. Se conserva como { $file }.
restore-done = Todas las mesas están como estaban en { $file }.
