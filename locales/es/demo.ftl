### Lo que escribe `rawsiko demo` además de la historia de la partida.

demo-intro = Una partida de demostración: cuatro empresas, dirigidas por el programa, en la carrera por las materias primas. Ctrl-C la detiene.
demo-stopped = Detenida.
demo-next = ¿Y ahora?
demo-next-again = muestra otra vez esta partida
demo-next-simulate = juega cien partidas y cuenta lo que ocurre en ellas
demo-next-replay = cuenta la historia de la primera
demo-next-content = dice dónde está una Materia prima, y por qué
demo-next-rules = las reglas del juego, para leer (en inglés)
demo-next-help = enumera todas las órdenes

help-demo-seed = Semilla aleatoria de la partida; si falta, cada vez una nueva.
help-demo-fast = Sin pausas.
