### What `rawsiko balance` prints and writes.

help-balance = Averigua con muchas partidas de bots si el juego es justo, y escribe un informe.
help-balance-out = Escribe el informe en este archivo.
help-balance-matches = Número de partidas para cada número de jugadores.
help-balance-options = Número de partidas con cada opción por separado.
help-balance-hard = Número de partidas entre bots Hard; son las más largas.

balance-title = ¿Es justo el juego?
balance-made-by = Partidas de bots en el tablero { $content }, contadas con esta orden:
balance-note = Quienes comparten el primer puesto comparten la victoria. Un factor de 1 es una probabilidad igual. Los intervalos son de Wilson, al 95 %. Los minutos son una estimación (docs/simulation.md).
balance-asked = Requisitos
balance-demand = Requisito, sin opciones
balance-not-met = no
balance-asked-seats = Ningún asiento a más de { $most } puntos porcentuales de una probabilidad igual
balance-asked-cards = Cada carta entre { $least } y { $most } veces una probabilidad igual
balance-asked-continents = Cada primer Continente entre { $least } y { $most } veces lo que ganan los demás en los mismos asientos
balance-asked-conquests = Al menos { $least } conquistas por jugador y Turno
balance-seats = Asientos, en orden de juego
balance-continents = El Continente donde empezó un jugador
balance-continents-note = El último factor compara con todos los que tenían los mismos asientos, porque algunos asientos eligen más a menudo algunos Continentes.
balance-life = Qué viveza tiene
balance-cards = Cartas
balance-cards-note = Porcentaje de victorias de quien tenía la carta, respecto a una probabilidad igual, y su intervalo.
balance-matches = { $players } jugadores, { $matches } partidas de { $bot }
balance-played = Jugado
balance-factor = Factor
balance-factor-in-seats = Factor en los mismos asientos
balance-continent = Continente
balance-chosen = Empezaron ahí
balance-conquests = Conquistas por jugador y Turno
balance-quiet = Turnos sin conquistas
balance-changed-hands = Territorios que cambiaron de manos
balance-eliminations = Eliminaciones por partida
balance-minutes = Minutos
