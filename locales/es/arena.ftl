### Lo que escribe `rawsiko arena` y lo que dicen sus gráficos.

help-arena = Mide lo bien que juegan los bots unos contra otros, o comprueba que un bot juega limpio.
help-arena-names = Los bots que se comparan: random, simple, greedy, easy, medium, hard, expert, o los tuyos como MÓDULO:CLASE.
help-arena-bots = Más bots, separados por comas, por ejemplo los tuyos como MÓDULO:CLASE; se buscan también en la carpeta actual.
help-arena-check = Solo comprueba que estos bots juegan limpio; separados por comas, cada uno un nombre o MÓDULO:CLASE.
help-arena-first-only = Solo juega el primer bot, contra cada uno de los demás, en vez de todos contra todos.
help-arena-matches = Partidas por pareja; alguna más si hace falta, para que cada reparto se juegue desde cada asiento.

arena-title = Arena con { $seats } asientos, { $matches ->
        [one] { $matches } partida
       *[other] { $matches } partidas
    } por pareja
arena-too-few = Menos de { $matches } partidas por pareja: no cites estas cifras.
arena-pairs = Porcentaje de victorias de un bot contra una mesa de otro bot
arena-pair = { $one } contra { $number } × { $others }
arena-cross-table = Tabla cruzada: victorias de la fila contra una mesa de la columna
arena-one = Uno
arena-others = Contra
arena-others-points = Puntos de los demás
arena-elo = Elo, como resumen
arena-elo-interval = Elo, con intervalo del 95 %
arena-thinking = Tiempo de un núcleo para un plan (lo que elige un jugador en una Fase)
arena-plans = Planes
arena-longest = El más largo
arena-milliseconds = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms
arena-note = Con fuerzas iguales sería el { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %. Quienes comparten el primer puesto comparten la victoria. Los intervalos son los de Wilson. docs/bots.md explica parejas, Elo y tiempo.

arena-too-few-bots = Nombra al menos dos bots distintos, por ejemplo: rawsiko arena greedy random
arena-unknown-bot = No hay ningún bot «{ $bot }»: elige entre { $known }, o nombra el tuyo como MÓDULO:CLASE.
arena-cannot-import = El bot { $bot } no se puede cargar ({ $reason }).
arena-not-a-bot = { $bot } no es un bot: debe ser una clase con un método choose(view, legal, rng).
arena-bot-failed = El bot { $bot } se ha interrumpido ({ $reason }). Para saber más: rawsiko arena --check { $bot }
arena-illegal-choice = El bot { $bot } ha elegido una acción no permitida. Para saber más: rawsiko arena --check { $bot }

arena-check-title = ¿Juega limpio { $bot }?
arena-check-tried = Elecciones probadas: { $choices }, en { $matches } partidas con { $players } jugadores.
arena-check-chooses = siempre elige y nunca se interrumpe
arena-check-legal = solo elige acciones permitidas
arena-check-repeats = elige lo mismo con la misma vista y el mismo generador
arena-check-blind = elige lo mismo cuando cambian cartas que no puede ver
arena-check-leaves = no cambia nada de lo que se le muestra
arena-check-kept = sí
arena-check-broken = no, primero en la elección { $choice }
arena-check-failed = no, primero en la elección { $choice }: { $reason }
arena-check-untried = sin probar, por lo anterior
arena-check-fair = { $bot } ha superado la prueba.
arena-check-unfair = { $bot } no ha superado la prueba.

arena-plot-win-rates = Porcentaje de victorias de un bot contra una mesa de otro bot
arena-plot-cross-table = Victorias de la fila contra una mesa de la columna
arena-plot-elo = Elo
