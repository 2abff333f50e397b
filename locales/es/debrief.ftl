### Lo que muestra `rawsiko debrief` junto a los gráficos.

help-debrief = Lo que una clase puede aprender de sus partidas, y lo que han aprendido varias clases.
help-debrief-figures = Calcula lo que una clase puede aprender de sus partidas y lo muestra como JSON. «debrief FILE» hace lo mismo.
help-debrief-files = Grabaciones de las mesas, en orden, o carpetas con esos archivos (*.jsonl).
help-debrief-out = Carpeta vacía o nueva para la exportación: dos archivos ZIP y los valores de los gráficos.
help-debrief-content = Carpeta del contenido con el que se jugó, si no es uno estándar.
debrief-left-out = { $file }: omitido, porque la partida no tiene resultado
debrief-other-content = { $file }: omitido, porque se jugó con un contenido distinto del de la primera partida
debrief-nothing = Ninguna de estas partidas tiene resultado.
debrief-written = La exportación está en { $folder }.

help-debrief-pool = Muestra qué dicen de varias clases juntas las preguntas de antes y después.
help-debrief-pool-files = Los archivos ZIP que exportaron sus docentes.
debrief-pool-nothing = Ninguna de estas clases tiene respuestas de las dos rondas de preguntas.
debrief-pool-twice = { $file }: se omite, porque la misma clase ya está
debrief-pool-unanswered = { $file }: falta una ronda de preguntas o tuvo muy pocas respuestas
debrief-pool-no_zip = esto no es un archivo ZIP
debrief-pool-no_export = esto no es la exportación de una clase
debrief-pool-bad_counts = questions.csv tiene una respuesta imposible
debrief-pool-classes = { $classes ->
    [one] Una clase con respuestas de las dos rondas.
   *[other] { $classes } clases con respuestas de las dos rondas.
}
debrief-pool-item = { $question }: { $before } % de aciertos antes (n = { $before_count }), { $after } % después (n = { $after_count }); clases: { $classes }; efecto { $effect }
debrief-pool-effect = { $mean } (intervalo del 95 %: de { $low } a { $high })
debrief-pool-effect-one = { $mean } (sin intervalo con una sola clase)
debrief-pool-gain = Todas las preguntas de las que trata la clase: efecto { $effect }.
debrief-pool-unit = Un efecto es el cambio en desviaciones típicas de una respuesta; los intervalos salen de cuánto difieren las clases.
debrief-pool-needed = Para ver un efecto de { $difference } cuatro veces de cada cinco hacen falta unas { $classes } clases como estas.
debrief-pool-one = Con una sola clase no se puede decir cuántas hacen falta.
