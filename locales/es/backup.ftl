### Lo que muestran `rawsiko backup` y `rawsiko restore`.

help-backup = Guardar todas las mesas en un archivo, también mientras el servidor funciona.
help-backup-file = El archivo nuevo.
help-restore = Recuperar todas las mesas de una copia de seguridad.
help-restore-file = Un archivo creado con `backup`.

backup-done = Guardado en { $file }.
backup-exists = { $file } ya existe. Elige otro nombre; no se ha escrito nada.
restore-no-file = El archivo { $file } no existe.
restore-not-a-backup = { $file } no es una copia completa. No se ha cambiado nada.
restore-done = Todas las mesas están como estaban en { $file }.
