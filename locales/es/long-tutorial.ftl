### El tutorial: una cosa cada vez, una frase, dos como mucho. Los nombres van en su forma básica.

long-tutorial-title = Tutorial
long-tutorial-step = Paso { $number } de { $total }
long-tutorial-next = Seguir
long-tutorial-skip = Saltar este paso
long-tutorial-leave = Salir del tutorial
long-tutorial-restart = Empezar de nuevo
long-tutorial-watch-dice = Mira los dados.
long-tutorial-watch-own = Hecho. Mira el mapa.
long-tutorial-watch-others = Mira lo que hacen los demás.
long-tutorial-play = Jugar ahora contra bots
long-tutorial-more = Leer todas las reglas

## Respuestas a una elección equivocada

long-tutorial-wrong-territory = Eso es { $chosen }. Busca el Territorio de contorno vivo: { $wanted }.
long-tutorial-wrong-number = Todavía no: aquí el número correcto es { $wanted }.
long-tutorial-wrong-origin = Eso es { $chosen }. Empieza por el Territorio de contorno vivo: { $wanted }.
long-tutorial-wrong-end = Todavía no, queda algo por hacer: busca el contorno vivo.
long-tutorial-wrong-other = En una partida podrías hacerlo. Aquí, haz lo que se pide arriba.

## Las lecciones

long-tutorial-welcome = Diriges una empresa. China ha cerrado sus fronteras, y todos corren tras las materias primas.
long-tutorial-objective = Este es tu Objetivo: cuatro Aplicaciones. Cada una da puntos si al final controlas todas sus Materias primas.
long-tutorial-materials = Cada ficha del mapa es una Materia prima. Verde con marca es tuya, naranja con punto es la que necesitas.
long-tutorial-place = Tienes 3 Activos que colocar. Pon uno aquí: { $territory }.
long-tutorial-place_more = Pon el siguiente aquí: { $territory }.
long-tutorial-place_last = Y el último también aquí: { $territory }.
long-tutorial-numbers = Turno 1: actúas en primer lugar. Cada Territorio tuyo muestra dos números: los Activos que aún pueden actuar y los Activos en total.
long-tutorial-move-origin = Un Territorio vacío tiene { $material }, que necesitas: { $target }. Elige desde dónde mover: { $origin }.
long-tutorial-move-target = Una línea discontinua une los dos por mar. Elige ahora el destino: { $target }.
long-tutorial-move-assets = Un Activo debería quedarse en casa. Pon el número en { $assets } y confirma.
long-tutorial-gallium = Ya tienes { $material }, y una Aplicación está completa: { $application }, { $points } puntos, si lo conservas todo hasta el final.
long-tutorial-clash-origin = { $material } está donde hay otra empresa: { $target }. Elige desde dónde atacar: { $origin }.
long-tutorial-clash-target = Elige ahora el destino: { $target }. Seguirá un Choque comercial.
long-tutorial-clash-assets = En cada lado participan 3 Activos como mucho. Ataca con { $assets }.
long-tutorial-dice = Primero se comparan los dados más altos: 6 gana a 4, el defensor pierde un Activo. 3 contra 3 es empate, y el empate le cuesta al atacante.
long-tutorial-again-origin = No has entrado, así que tus Activos no se han movido y pueden intentarlo otra vez. Elige de nuevo desde dónde: { $origin }.
long-tutorial-again-target = Y otra vez el destino: { $target }.
long-tutorial-again-assets = Uno debería quedarse, o este Territorio quedará vacío: { $origin }. Ataca con { $assets }.
long-tutorial-pencils = Conquistado: { $territory }, con { $material }. Otra Aplicación está completa: { $application }, { $points } puntos.
long-tutorial-end = Por ahora es suficiente. Termina tus acciones.
long-tutorial-investment = El Turno 2 empieza con la Fase de Inversión: controlas { $materials } Materias primas, un tercio redondeado hacia arriba son { $assets } Activos nuevos. Pon uno aquí: { $territory }.
long-tutorial-guard = Querrán recuperarlo. Pon otro aquí: { $territory }. El resto se coloca por ti.
long-tutorial-last_turn = Es el último Turno, y tienes lo que necesitas. Termina tus acciones y resiste.
long-tutorial-held = Han atacado con 3 Activos y los han perdido todos: tus Activos nuevos han mantenido { $territory }.
long-tutorial-score = La partida ha terminado, y todas las cartas están a la vista. Has completado { $count } Aplicaciones: { $points } puntos.
