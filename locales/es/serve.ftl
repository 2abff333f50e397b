### What `rawsiko serve` says.

help-serve = Sirve el juego en este ordenador, para todos en su red.
help-serve-host = Dirección en la que escuchar; 127.0.0.1 es solo este ordenador.
help-serve-port = Puerto en el que escuchar; 0 toma uno libre.
help-serve-database = Base de datos de las mesas: sqlite:///ARCHIVO o postgresql://…; si falta, un archivo en tu carpeta de datos.
help-serve-public-url = Dirección pública de este servidor, si está detrás de un proxy inverso.
help-serve-disk-limit = Espacio máximo en disco para las mesas, en GB; a partir de ahí no se abren nuevas.
help-serve-open = Abre la página en el navegador.
serve-here = En este ordenador:      { $address }
serve-network = En la red local:        { $address }
serve-public = Desde fuera:            { $address }
serve-only-here = Otros dispositivos no pueden conectarse: el servidor solo escucha en este ordenador.
serve-help = Si un teléfono no se conecta: { $address }
serve-how-to-stop = Ctrl-C detiene el servidor; las partidas siguen en el próximo arranque.
serve-stopped = Detenido. Todo está guardado.
serve-port-taken = No se puede escuchar en { $host }, puerto { $port }: quizá lo usa otro programa. Elige otro con --port, o 0 para uno libre.
serve-bad-public-url = «{ $url }» no es una dirección como https://game.example.org
serve-no-database = No se puede abrir la base de datos ({ $reason }). Revisa --database, la carpeta y el espacio en disco.
serve-newer-database = La base de datos es de un RAWsiko más nuevo. Actualiza este.
serve-database-in-use = Otro servidor RAWsiko está usando esta base de datos. Detenlo antes o elige otra base de datos con --database.
serve-damaged-database = La base de datos { $database } está dañada. Recupera la última copia de seguridad: { $command }. El archivo dañado se conserva con otro nombre.
