### Lo que escribe `rawsiko replay` además de la historia.

replay-stops = La grabación termina aquí
replay-aborted = La partida se interrumpió: no hay puntuación.
replay-position-setup-end = Posición tras la preparación
replay-position-setup-stopped = Posición durante la preparación, donde termina la grabación
replay-position-turn-end = Posición al final del Turno { $turn }
replay-position-turn-traded = Posición al final de la partida: Turno { $turn }, después Comercio con China
replay-position-turn-advanced = Posición en el Turno { $turn }, antes de que avanzara el contador de Turnos
replay-position-turn-stopped = Posición en el Turno { $turn }, donde termina la grabación
replay-no-such-turn = El Turno { $turn } no está en la grabación: va de 0 (la preparación) a { $last }.

help-replay-file = Un archivo de grabación; - es la entrada estándar.
help-replay-turn = Muestra, en lugar de la historia, la posición al final de este Turno; 0 es el final de la preparación.
help-replay-content = Carpeta del contenido con el que se jugó la partida, si no es uno estándar.
