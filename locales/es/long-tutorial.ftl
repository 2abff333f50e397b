### El tutorial: una cosa cada vez, una frase, dos como mucho. Los nombres van en su forma básica.

long-tutorial-title = Tutorial
long-tutorial-step = Paso { $number } de { $total }
long-tutorial-next = Siguiente
long-tutorial-skip = Saltar este paso
long-tutorial-leave = Salir del tutorial
long-tutorial-restart = Empezar de nuevo
long-tutorial-watch-dice = Mira los dados.
long-tutorial-watch-own = ¡Hecho! Mira el mapa.
long-tutorial-watch-others = Mira lo que hacen los demás.
long-tutorial-play = Jugar ahora contra bots
long-tutorial-more = Leer todas las reglas

## Respuestas a una elección equivocada

long-tutorial-wrong-territory = Has elegido: { $chosen }. Busca el Territorio de contorno brillante: { $wanted }.
long-tutorial-wrong-number = ¡Casi! El número correcto aquí: { $wanted }.
long-tutorial-wrong-origin = Has elegido: { $chosen }. Empieza por el Territorio de contorno brillante: { $wanted }.
long-tutorial-wrong-end = Todavía no, queda algo por hacer. Busca el contorno brillante.
long-tutorial-wrong-other = En una partida podrías hacerlo. Aquí, haz lo que pone arriba.

## Las lecciones

long-tutorial-welcome = Diriges una empresa. China ha cerrado sus fronteras, y todos corren a por materias primas.
long-tutorial-objective = Este es tu Objetivo: cuatro Aplicaciones. Cada una da puntos si al final controlas todas sus Materias primas.
long-tutorial-materials = Cada casilla del mapa es una Materia prima. Verde con una marca: es tuya. Naranja con un punto: la necesitas.
long-tutorial-place = Tienes 3 Activos que colocar. Pon uno aquí: { $territory }.
long-tutorial-place_more = Pon el siguiente aquí: { $territory }.
long-tutorial-place_last = Y el último también aquí: { $territory }.
long-tutorial-numbers = Turno 1: empiezas tú. Cada Territorio tuyo muestra dos números: los Activos que aún pueden actuar y todos los Activos que hay.
long-tutorial-move-origin = Lo que necesitas, { $material }, está en un Territorio vacío: { $target }. Elige desde dónde mover: { $origin }.
long-tutorial-move-target = Una línea discontinua une los dos Territorios por mar. Elige ahora el destino: { $target }.
long-tutorial-move-assets = Deja un Activo en casa. Pon el número en { $assets } y confirma.
long-tutorial-first = Ahora controlas { $material }, y una Aplicación está completa: { $application }, { $points } puntos si lo conservas todo hasta el final.
long-tutorial-clash-origin = Otra empresa tiene aquí lo que necesitas ({ $material }): { $target }. Elige desde dónde atacar: { $origin }.
long-tutorial-clash-target = Elige ahora el destino: { $target }. Habrá un Choque comercial.
long-tutorial-clash-assets = Cada lado puede usar hasta 3 Activos. Ataca con { $assets }.
long-tutorial-dice = Primero van los dados más altos: 6 gana a 4, así que el defensor pierde un Activo. 3 contra 3 es empate, y en caso de empate el atacante pierde un Activo.
long-tutorial-again-origin = El ataque no ha salido bien, así que tus Activos no se han movido y pueden intentarlo otra vez. Elige de nuevo desde dónde: { $origin }.
long-tutorial-again-target = Y otra vez el destino: { $target }.
long-tutorial-again-assets = Deja uno atrás, o este Territorio quedará vacío: { $origin }. Ataca con { $assets }.
long-tutorial-second = Has conquistado un Territorio: { $territory }, con { $material }. Otra Aplicación está completa: { $application }, { $points } puntos.
long-tutorial-end = Por ahora basta. Termina tus acciones.
long-tutorial-investment = El Turno 2 empieza con la Fase de Inversión. Controlas { $materials } Materias primas. Divide entre 3 y redondea hacia arriba: { $assets } Activos nuevos. Pon uno aquí: { $territory }.
long-tutorial-guard = Querrán recuperarlo. Pon otro aquí: { $territory }. El resto lo coloca el juego.
long-tutorial-last_turn = Es el último Turno, y tienes lo que necesitas. ¡Termina tus acciones y resiste!
long-tutorial-held = Han atacado con 3 Activos y los han perdido todos. ¡Tus Activos nuevos han defendido el Territorio: { $territory }!
long-tutorial-score = La partida ha terminado, y todas las cartas están a la vista. Has completado { $count } Aplicaciones: ¡{ $points } puntos!
