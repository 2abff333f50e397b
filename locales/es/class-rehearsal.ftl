### Un ensayo: una clase de alumnos simulados, solo para el docente.

class-rehearsal = Ensayo
class-rehearsal-close = Terminar el ensayo
class-rehearsal-over = El ensayo ha terminado. No queda nada de él.
class-rehearsal-three = Pulsa el botón oscuro. Cuando algo salga mal, en Todos los botones verás qué puedes hacer.
class-rehearsal-join = Los alumnos simulados están entrando. Pulsa uno para darle otro nombre o quitarlo.
class-rehearsal-deal = Ya hay siete; uno llega tarde. Prueba el proyector y las preguntas, y después reparte las mesas.
class-rehearsal-start = Arrastra una empresa a otra mesa, o deja que dos compartan una. Después inicia las partidas.
class-rehearsal-paused = Todos leen tu mensaje. Mira el proyector y después pulsa Seguir.
class-rehearsal-door = Hay alguien en la puerta. Déjalo entrar: ocupa el asiento de un bot.
class-rehearsal-waits = Una mesa espera a alguien que se lo piensa mucho. Dale un toque o pon un límite de tiempo.
class-rehearsal-offline = Un teléfono no está conectado. Prueba Hacer volver (tarda 20 segundos) o deja el asiento a un bot.
class-rehearsal-play = Prueba una pausa, el último Turno o el mapa de una mesa. Enseguida algo saldrá mal.
class-rehearsal-finished = Todas las partidas han terminado. Pasa a la puesta en común.
class-rehearsal-debrief = Avanza con las flechas, haz de nuevo las preguntas, y después reparte las páginas e imprímelas.
class-rehearsal-end = Eso es todo. Termina el ensayo: no queda nada de él.
