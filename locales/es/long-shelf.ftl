### The shelf: what stays of matches on a device.

long-shelf-title = Mi estantería
long-shelf-lead = Lo que has conservado y construido, y tus puntos. Todo se queda en este dispositivo y nunca se envía.
long-shelf-materials = Materias primas: { $count } de { $all }
long-shelf-held = conservadas hasta el final de una partida
long-shelf-starred = respondiste bien a una pregunta
long-shelf-tiles = Estrella: respuesta correcta (hasta ahora { $count }). Toca una casilla gris para ver dónde encontrarla.
long-shelf-applications = Aplicaciones: { $count } de { $all }
long-shelf-newest = construidas, la más reciente primero
long-shelf-built = construida
long-shelf-best = Mejor puntuación con cada carta
long-shelf-cards = Cartas: { $count } de { $all }
long-shelf-nothing = Juega una partida hasta el final y su carta aparecerá aquí.
long-shelf-replays = Tus últimas partidas
long-shelf-matches = Partidas jugadas: { $count }, ganadas: { $won }
long-shelf-comebacks = Remontadas: { $count }
long-shelf-new = Novedades en tu estantería
long-shelf-kept = Ahora en tu estantería
long-shelf-best-yet = Tu mejor puntuación con esta carta
long-shelf-class = ¿Quieres guardar esta partida en este dispositivo? Tu profe no la ve.
long-shelf-keep = Guardar en mi estantería
long-shelf-refused = Este navegador no guarda nada aquí, así que la estantería queda vacía.
long-shelf-here = Solo en este navegador, sin cuenta.
long-shelf-guest = Esta estantería vacía es provisional: desaparece al cerrar la ventana.
long-shelf-take = Llevármela
long-shelf-read = Cargar una estantería
long-shelf-unreadable = Ese archivo no es una estantería.
long-shelf-not-mine = ¿No es la mía?
long-shelf-mine = Volver a la otra estantería
long-shelf-clear = Borrar la estantería
long-shelf-clear-sure = Todo lo que hay en esta estantería se borrará. No se puede recuperar.
long-today-title = La carta de hoy: { $day }
long-today-lead = Tres Turnos contra tres bots. Hoy todo el mundo tiene la misma carta, los mismos rivales y los mismos dados. Solo cuenta tu primera partida.
long-today-played = Ya has jugado la carta de hoy. Puedes repetirla, pero solo cuenta la primera partida.
long-today-play = Jugar la carta de hoy
long-today-again = Jugar otra vez
long-today-in-a-row = Días seguidos: { $count }
long-today-result = RAWsiko, { $day }: { $points } de { $all } puntos
long-today-turns = Turno a Turno: { $points }
long-today-share = Compartir
long-puzzle-title = Acertijos
long-puzzle-lead = Doce posiciones de partidas entre bots. En cada una, una opción gana claramente más a menudo que las demás.
long-puzzle-solve = Resolver acertijos
long-puzzle-number = Acertijo { $number }
long-puzzle-solved = Resueltos: { $count } de { $all }
long-puzzle-ask = Eres { $player }. ¿Qué harías?
long-puzzle-right = ¡Correcto! Ninguna otra opción gana tan a menudo.
long-puzzle-wrong = Eso te cuesta { $points ->
    [one] un punto porcentual
   *[other] { $points } puntos porcentuales
} de probabilidad de ganar.
long-puzzle-how = Los números son las probabilidades de ganar si los bots siguen la partida muchas veces, con otras tiradas de dados.
long-puzzle-next = Siguiente acertijo
