### Lo que escribe `rawsiko verify`: una línea por archivo, tras su nombre.

verify-line = { $file }: { $verdict }
verify-ok = ok
verify-ok-dice = ok, dados comprobados
verify-wrong = línea { $line }: { $clause }: { $fault }
verify-incomplete = incompleto ({ $lines ->
        [one] { $lines } línea es válida
       *[other] { $lines } líneas son válidas
    })
verify-cut = incompleto: la línea { $line } está cortada ({ $lines ->
        [one] { $lines } línea es válida
       *[other] { $lines } líneas son válidas
    })
verify-unknown-content = contenido desconocido { $hash }; indica su carpeta con --content
verify-missing = este archivo no existe
verify-folder = es una carpeta, no un archivo
verify-empty-folder = en esta carpeta no se encuentra ninguna grabación (*.jsonl)
verify-unreadable = no se puede leer ({ $reason })
verify-bad-content = { $folder } no sirve como contenido:
verify-ok-database = ok, mesas: { $tables }
verify-damaged = dañado; recupera una copia de seguridad
verify-table-damaged = mesa { $table }: la entrada { $entry } está dañada
verify-table-content = mesa { $table }: su contenido es desconocido
verify-nothing = Indica un archivo, o una base de datos con --database.

help-verify-files = Archivos de grabación, carpetas con tales archivos (*.jsonl), bases de datos SQLite o copias de seguridad; - es la entrada estándar.
help-verify-database = Una base de datos cuyas mesas guardadas se comprueban: sqlite:///ARCHIVO o postgresql://…
help-verify-content = Carpeta del contenido con el que se jugaron las partidas, si no es uno estándar.

# The proof of the dice
dice-malformed = en la prueba de los dados «{ $key }» falta o está mal
dice-scheme = tipo de prueba de los dados desconocido
dice-commitment = el secreto de los dados no es el que la mesa prometió antes de la partida
dice-contribution = la contribución de { $player } a los dados no es la prometida, o se omitió
dice-order = el orden de juego no se sorteó con los dados de esta mesa: debería ser { $expected }
dice-deal = las cartas de Objetivo no se repartieron con los dados de esta mesa
dice-header = la cabecera y el registro de la mesa no coinciden en «{ $key }»
dice-number = la entrada { $entry } del registro falta, está repetida o fuera de su sitio
dice-taken_back = la entrada { $entry } del registro no es una acción deshecha válida
dice-roll = estos no son los dados de esta mesa: deberían ser { $expected }
dice-draw = el Continente sorteado debería ser { $expected }
dice-news = la noticia abierta debería ser { $expected }
dice-head = el registro no corresponde al hash que vieron los jugadores
