### La página del docente con tres botones, para las primeras clases.

class-first-all = Todos los botones
class-first-three = Tres botones
class-first-start = Empezar
class-first-pause = Pausa
class-first-debrief = Puesta en común
class-first-tables = Mesas
class-first-all-right = De acuerdo
class-first-seats = Todos buscan su mesa.
class-first-picture = Imagen { $page } de { $pages }.
class-first-playing = { $pupils ->
    [one] Juega un alumno. No hay nada que hacer.
   *[other] Juegan los { $pupils }. No hay nada que hacer.
}
class-first-some = { $here ->
    [one] Juega { $here } de { $pupils } alumnos.
   *[other] Juegan { $here } de { $pupils } alumnos.
}
class-first-pages = Cada uno lee su propia página.
class-first-debriefing = Es el momento de la puesta en común.
class-first-help-join = El código está en el proyector. Pulsa Empezar cuando estén casi todos: quien llegue tarde aún puede entrar.
class-first-help-close = Pulsa Empezar cuando todos hayan respondido a las preguntas.
class-first-help-picture = Léela con la clase y después pulsa Empezar.
class-first-help-play = El proyector muestra quién se sienta dónde. Pulsa Empezar cuando estén sentados.
class-first-help-playing = Pasea entre las mesas y escucha. A las { $time } las partidas terminan solas; entonces pulsa Puesta en común.
class-first-help-paused = Todos los dispositivos piden mirar al proyector. Cuando acabes, pulsa Seguir.
class-first-help-finished = Pulsa Puesta en común: gráficos de vuestras propias partidas y qué preguntar.
class-first-help-pages = El proyector cuenta la historia de la clase. En Imprimir están la hoja de la clase y todas las páginas.
class-first-help-debriefing = Muestra un gráfico tras otro y haz las dos preguntas que hay al lado.
class-first-start-ask = Primero ocho preguntas, en todos los dispositivos.
class-first-start-close = Cerrar las preguntas y seguir.
class-first-start-picture = Mostrar la siguiente imagen de la explicación.
class-first-start-deal = Repartir las mesas.
class-first-start-play = Iniciar las partidas en todas las mesas.
class-first-start-done = Hecho
class-first-started = Las partidas han empezado. No hay nada más que iniciar.
class-first-pause-note = Todos los dispositivos se paran y piden mirar al proyector. Pulsa otra vez para seguir.
class-first-pause-on = Todas las mesas siguen donde estaban.
class-first-debrief-note = Desde las { $time }. Antes también se puede: la página pregunta una vez.
class-first-debrief-on = Está en el proyector.
class-first-still = { $tables ->
    [one] Una mesa aún juega. ¿Terminar su partida?
   *[other] { $tables } mesas aún juegan. ¿Terminar sus partidas?
}
class-first-play-on = Dejar que jueguen
class-first-end = Terminar y poner en común
class-first-bar-play = Entrar y jugar, hasta las { $time }
class-first-bar-debrief = Puesta en común, hasta las { $time }
