### Lo que escribe `rawsiko simulate` y lo que dicen sus gráficos.

help-simulate-players = Número de jugadores: 3, 4 o 5.
help-simulate-games = Número de partidas.
help-simulate-bots = Quién juega, separados por comas: random, greedy. El primer nombre es para p1, el segundo para p2; si hay menos nombres que jugadores, se vuelve a empezar.
help-simulate-seed = Número que lo decide todo: la misma semilla da las mismas partidas.
help-simulate-jobs = Número de procesos que se reparten el trabajo; no cambia los resultados.
help-simulate-turns = Número de Turnos, de 1 a 30.
help-simulate-advanced-setup = Preparación avanzada: los Continentes se sortean.
help-simulate-monopoly-stranglehold = Asfixia monopolística: cada eliminación hace avanzar el contador de Turnos.
help-simulate-trade-with-china = Comercio con China: la presencia exclusiva en un Continente da una Materia prima al final.
help-simulate-leave-one-behind = Dejar uno atrás: en cada Territorio debe quedar un Activo.
help-simulate-replays = Carpeta vacía o nueva para las grabaciones: 000001.jsonl y así sucesivamente.
help-simulate-out = Carpeta vacía o nueva para los archivos CSV y los gráficos.
help-simulate-content = Carpeta del contenido con el que jugar en lugar del tablero estándar.

simulate-playing = Jugando
simulate-title = { $matches ->
        [one] { $matches } partida
       *[other] { $matches } partidas
    }, { $players } jugadores
simulate-made-with = Bots: { $bots } · Turnos: { $turns } · Contenido: { $content } · Semilla: { $seed }
simulate-no-options = ninguna
simulate-by-seat = Victorias según el puesto en el orden de juego
simulate-by-bot = Victorias según el bot
simulate-by-card = Victorias según la carta de Objetivo
simulate-seat = Puesto
simulate-bot = Bot
simulate-card = Carta
simulate-played = Jugadas
simulate-win-rate = Victorias
simulate-interval = Intervalo del 95 %
simulate-points = Puntos
simulate-course = Desarrollo de una partida
simulate-mean = Media
simulate-quartiles = Cuartiles
simulate-actions = Acciones
simulate-turns = Turnos
simulate-minutes = Minutos que necesitarían unas personas (estimación)
simulate-points-of-player = Puntos de un jugador
simulate-clashes = Choques comerciales por Turno
simulate-conquests = Conquistas por Turno
simulate-eliminations = Eliminaciones por partida
simulate-last-turn = Acabadas con el último Turno
simulate-one-left = Acabadas con un solo jugador
simulate-note = Quienes comparten el primer puesto comparten la victoria. Los intervalos son los de Wilson. docs/simulation.md explica la estimación.
simulate-count = { NUMBER($count) }
simulate-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-rate = { NUMBER($rate, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
simulate-written = Los archivos CSV y los gráficos están en { $folder }.

simulate-wrong-players = No se puede jugar con { $players } jugadores en este tablero: elige entre { $known }.
simulate-wrong-games = No se pueden jugar { $games } partidas: pide al menos 1.
simulate-wrong-jobs = { $jobs } procesos no pueden hacer el trabajo: pide al menos 1.
simulate-wrong-turns = Una partida no puede tener { $turns } Turnos: elige de { $fewest } a { $most }.
simulate-unknown-bot = No hay ningún bot «{ $bot }»: elige entre { $known }.
simulate-too-many-bots = Se nombran { $bots } bots para { $players } jugadores: nombra como mucho uno por jugador.
simulate-not-a-folder = { $folder } es un archivo y no una carpeta: nombra otra.
simulate-not-empty = La carpeta { $folder } no está vacía, y los resultados no se mezclan: nombra una vacía o nueva.
simulate-cannot-write = No se puede escribir en { $folder } ({ $reason }).
simulate-wrong-content = No se puede jugar con el contenido de { $folder }, véase arriba.
simulate-stopped = Detenido. Las grabaciones escritas hasta ahora están completas y se quedan.
simulate-stopped-without-replays = Detenido.
simulate-process-died = Un proceso que jugaba fue cerrado desde fuera: empieza de nuevo, quizá con menos --jobs.

simulate-plot-seat = Victorias según el puesto en el orden de juego
simulate-plot-card = Victorias según la carta de Objetivo
simulate-plot-bot = Victorias según el bot
simulate-plot-win-rate = Proporción de victorias, con intervalo del 95 %
simulate-plot-fair = mismas posibilidades
simulate-plot-points = Puntos de victoria al final
simulate-plot-everybody = todos
simulate-plot-winners = ganadores
simulate-plot-players = Jugadores
simulate-plot-turns = Qué ocurre en cada Turno
simulate-plot-turn = Turno
simulate-plot-per-match = Media por partida
simulate-plot-clashes = Choques comerciales
simulate-plot-conquests = Conquistas
simulate-plot-moves = Movimientos sin choque
simulate-plot-minutes = Cuánto durarían las partidas entre personas (estimación)
simulate-plot-minute = Minutos
simulate-plot-lesson = una clase de { $minutes } minutos
simulate-plot-matches = Partidas
