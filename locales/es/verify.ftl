### Lo que escribe `rawsiko verify`: una línea por archivo, tras su nombre.

verify-line = { $file }: { $verdict }
verify-ok = ok
verify-wrong = línea { $line }: { $clause }: { $fault }
verify-incomplete = incompleto ({ $lines ->
        [one] { $lines } línea es válida
       *[other] { $lines } líneas son válidas
    })
verify-cut = incompleto: la línea { $line } está cortada ({ $lines ->
        [one] { $lines } línea es válida
       *[other] { $lines } líneas son válidas
    })
verify-unknown-content = el contenido { $hash } es desconocido; --content puede indicar su carpeta
verify-missing = este archivo no existe
verify-folder = es una carpeta, no un archivo
verify-unreadable = no se puede leer ({ $reason })
verify-bad-content = { $folder } no sirve como contenido:

help-verify-files = Archivos de grabación.
help-verify-content = Carpeta del contenido con el que se jugaron las partidas, si no es uno estándar.
