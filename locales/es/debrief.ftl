### Lo que muestra `rawsiko debrief` junto a los gráficos.

help-debrief = Calcula lo que una clase puede aprender de sus partidas y lo muestra como JSON.
help-debrief-files = Grabaciones de las mesas, en orden, o carpetas con esos archivos (*.jsonl).
help-debrief-out = Carpeta vacía o nueva para la exportación: dos archivos ZIP y los valores de los gráficos.
help-debrief-content = Carpeta del contenido con el que se jugó, si no es uno estándar.
debrief-left-out = { $file }: omitido, porque la partida no tiene resultado
debrief-other-content = { $file }: omitido, porque se jugó con un contenido distinto del de la primera partida
debrief-nothing = Ninguna de estas partidas tiene resultado.
debrief-written = La exportación está en { $folder }.
