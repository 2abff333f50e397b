### La página de las reglas, en palabras sencillas. Los artículos son los de docs/rules.md.

long-rules-title = Las reglas
long-rules-lead = Todas las reglas en palabras sencillas. Números como R4.6 dicen qué regla es. Cuando el juego rechaza algo, también te da el número.
long-rules-contents = En esta página
long-rules-decided = decidido aquí
long-rules-decided-lead = El reglamento no lo dice, o sus versiones no coinciden, así que este programa ha elegido. Si tienes el juego en caja, puedes jugarlo a tu manera.
long-rules-borders = Los Territorios son zonas del juego, hechas de países para que se pueda jugar en un mapa. No dicen nada sobre fronteras reales.
long-rules-clause = Regla { $clause }

## De qué trata

long-rules-aim = De qué trata
long-rules-aim-story = En el futuro de este juego, China, el mayor exportador de materias primas críticas, ha cerrado sus fronteras. Las empresas corren a conseguir lo que necesitan.
long-rules-aim-players = Juegan tres, cuatro o cinco personas. Cada una dirige una empresa y tiene una carta de Objetivo secreta.
long-rules-aim-card = Una carta indica cuatro Aplicaciones, como las cámaras digitales. Cada una da puntos de victoria si al final controlas todas las Materias primas que necesita.
long-rules-aim-short = En las partidas de cinco Turnos o menos solo se reparten cartas que se pueden completar en tan poco tiempo, si el tablero las indica.
long-rules-aim-order = El orden de juego se sortea al principio y no cambia.

## Tablero

long-rules-board = El tablero
long-rules-board-territories = Los Continentes están hechos de Territorios, y en los Territorios hay Materias primas. China está en el mapa, pero cerrada.
long-rules-board-adjacent = Dos Territorios son adyacentes si comparten frontera o si una línea discontinua los une por mar. Las dos cosas valen igual, también en la preparación.
long-rules-board-control = Controlas un Territorio mientras haya allí al menos un Activo tuyo. Sin Activos está vacío y no es de nadie. Dos jugadores nunca comparten uno.
long-rules-board-material = Controlas una Materia prima mientras controles un Territorio que la tenga. Un segundo no añade nada, pero conservas la Materia prima si pierdes el primero.
long-rules-board-marks = En el mapa, una Materia prima tuya es verde con una marca. Una que aún necesitas es naranja con un punto.

## Preparación

long-rules-setup = Preparación
long-rules-setup-first = Por orden de juego, cada cual elige un Continente y allí sus Territorios: 3 con tres jugadores, 2 con cuatro o cinco.
long-rules-setup-second = Después, en orden inverso, cada cual elige un segundo Continente: 2 Territorios con tres jugadores, 1 con cuatro o cinco. Así, el último jugador elige dos veces seguidas.
long-rules-setup-continents = Si hay Continentes sin jugadores, tienes que elegir uno de ellos. No puedes elegir un Continente que ya tenga dos jugadores, ni otra vez el primero.
long-rules-setup-connected = Los Territorios que eliges en un Continente tienen que estar libres y unidos entre sí. Cada uno recibe enseguida 1 Activo.
long-rules-setup-offer = El juego solo te ofrece lo que puedes completar, para que nadie se quede sin salida.
long-rules-setup-assets = Después, por orden de juego, cada cual coloca 6 Activos más en sus Territorios, todos antes de que empiece el jugador siguiente.

## Turno

long-rules-turn = Un Turno
long-rules-turn-phases = Un Turno tiene dos partes: la Fase de Inversión, en la que todos colocan Activos nuevos, y luego una Fase de Acción para cada jugador por orden de juego. El primer Turno no tiene Fase de Inversión.
long-rules-turn-investment = Al empezar el Turno, cuenta las Materias primas distintas que controlas, divide entre 3 y redondea hacia arriba: esos son tus Activos nuevos. Colócalos en tus Territorios.
long-rules-turn-action = En tu Fase de Acción haces todos los movimientos que quieras. Tú decides cuándo termina.

## Movimientos

long-rules-move = Movimientos
long-rules-move-once = Un movimiento lleva uno o más Activos de un Territorio tuyo a uno adyacente. Cada Activo puede moverse una vez en una Fase de Acción.
long-rules-move-numbers = Durante tu Fase de Acción, cada Territorio tuyo muestra dos números: los Activos que aún pueden actuar y todos los Activos que hay.
long-rules-move-empty = Si el destino es tuyo o está vacío, tus Activos llegan sin más. Un Territorio vacío, con todas sus Materias primas, es tuyo enseguida.
long-rules-move-leave = De un Territorio puedes sacar los Activos que quieras, incluso todos. Entonces queda vacío.

## Choque

long-rules-clash = El Choque comercial
long-rules-clash-begin = Si en el destino hay otro jugador, empieza un Choque comercial. Atacas con 1, 2 o 3 Activos. El defensor usa todos los Activos que tiene allí, hasta 3.
long-rules-clash-dice = Cada lado tira un dado por Activo. Se comparan los dados más altos, luego los segundos, luego los terceros. Los dados sin pareja no cuentan.
long-rules-clash-pairs = En cada pareja, quien tiene el dado más bajo pierde un Activo, que sale del tablero. En caso de empate, el atacante pierde un Activo.
long-rules-clash-won = Si al defensor no le quedan Activos allí, entran todos los atacantes que quedan. Cuentan como movidos.
long-rules-clash-lost = Si no, los atacantes que quedan siguen donde estaban. No se han movido, así que pueden actuar otra vez.
long-rules-clash-again = Puedes atacar otra vez el mismo Territorio mientras tengas Activos que puedan moverse allí.

## Eliminación

long-rules-out = Eliminación
long-rules-out-when = Si no te quedan Activos en el tablero, quedas fuera al instante y ya no puedes actuar.
long-rules-out-rank = Un jugador eliminado queda por debajo de quienes siguen en juego, aunque tengan 0 puntos. Cuanto más tarde llega la eliminación, mejor es el puesto.
long-rules-out-one = Si queda un solo jugador, la partida termina enseguida. Gana, y se puntúa el tablero tal como está, sin Comercio con China.

## Final

long-rules-end = El final
long-rules-end-when = La partida termina cuando acaba el último Turno. Se muestran todas las cartas.
long-rules-end-score = Ganas los puntos de una Aplicación si controlas todas sus Materias primas. Si no está completa, no da nada.
long-rules-end-ranking = Gana quien tiene más puntos. Si hay empate, decide el número de Aplicaciones completadas, luego el de Materias primas y luego el de Territorios. Si todo es igual, se comparte el puesto.

## Opciones

long-rules-options = Opciones de la partida
long-rules-options-turns = Número de Turnos: 8, o cualquier número de 1 a 30.
long-rules-options-advanced = Preparación avanzada: el juego sortea los Continentes. Todos los permitidos tienen la misma probabilidad.
long-rules-options-stranglehold = Asfixia monopolística: cada vez que un jugador queda eliminado, el contador de Turnos avanza uno, pero nunca más allá del último Turno.
long-rules-options-china = Comercio con China: justo antes de puntuar, puedes reclamar una Materia prima por cada Continente donde solo tú tengas Territorios. Varios jugadores pueden reclamar la misma, nadie la pierde, y puedes reclamar menos.
long-rules-options-leave = Dejar uno atrás: al menos un Activo debe quedarse en cada Territorio del que sales. Es una regla de la casa, no del reglamento.
long-rules-options-head = Ventaja inicial: al final de la preparación se colocan tantos Activos como indica el tablero, en lugar de 6. Así se compensa el puesto en el orden de juego. Es una regla de la casa, no del reglamento.
long-rules-options-time = Quien dirige lleva el tiempo: quien abrió la mesa y no juega puede fijar qué Turno es el último, mientras el último Turno no haya empezado. Todos lo saben al momento. Es una regla de la casa para las clases, no del reglamento.
long-rules-options-bell = Campana: quien lleva el tiempo también puede detener la partida en cualquier momento. Se puntúa como quedó todo al final del último Turno completo, sin Comercio con China. Lo que pasó después no cuenta. Antes de completarse el primer Turno no gana nadie.
long-rules-options-news = Noticias del mundo: desde el segundo Turno, al principio de cada Turno se descubre un suceso real. Mientras su carta está abierta, el Territorio indicado deja de suministrar una Materia prima o empieza a hacerlo. Es una regla de la casa, no del reglamento.
long-rules-options-recycling = Reciclaje: una vez por partida, en tu Fase de Acción, puedes cambiar Activos que aún puedan actuar en un Territorio por una Materia prima que tenga precio. La conservas hasta el final. Es una regla de la casa, no del reglamento.

## Secretos

long-rules-see = Lo que ven todos
long-rules-see-all = Todos ven el tablero, todos los Activos, todos los dados, a quién le toca y cuántos Activos recibiría después cada jugador.
long-rules-see-card = Solo tú ves tu carta de Objetivo, hasta el final.

## Dibujos

long-rules-picture-adjacent = Cuatro Territorios. Dos se tocan en una frontera, dos están unidos por una línea discontinua sobre el mar: ambas parejas son adyacentes. El cuarto no está unido a ninguno.
long-rules-picture-land = por tierra
long-rules-picture-sea = por mar
long-rules-picture-not = no adyacentes
long-rules-picture-investment = Siete Materias primas, en grupos de tres, tres y una: tres Activos nuevos.
long-rules-picture-numbers = Un Territorio con los números 2 y 4: dos Activos aún pueden actuar, en total hay cuatro.
long-rules-picture-can-act = pueden actuar
long-rules-picture-in-all = en total
long-rules-picture-clash = El atacante saca 6, 3 y 2, el defensor 4 y 3. 6 gana a 4: el defensor pierde un Activo. 3 y 3 son empate: el atacante pierde uno. El 2 no cuenta.
long-rules-picture-attacker = Atacante
long-rules-picture-defender = Defensor
long-rules-picture-loses-attacker = el atacante pierde 1
long-rules-picture-loses-defender = el defensor pierde 1
long-rules-picture-ignored = no cuenta
long-rules-picture-application = { $application }, { $points } puntos: dos de sus Materias primas están marcadas y falta una, así que no da nada. Con la tercera da todos sus puntos.
long-rules-picture-nothing = 0 puntos
