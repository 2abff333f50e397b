### Una clase: apertura, página del docente, alumnos, proyección.

## Abrir una clase

web-class-open = Abrir una clase
web-class-open-note = Para docentes: un código para todos y todas las mesas a la vista.
web-class-rehearse = Ensayar
web-class-rehearse-help = Probar a solas todos los botones: ocho alumnos simulados y algún imprevisto.
web-class-bell-when = ¿Cuándo suena la campana?
web-class-bell-now = Son las { $time }.
web-class-bell-in = en { $minutes } min
web-class-bell-exactly = Al minuto
web-class-bell-other = Otra hora
web-class-bell-time = Hora de la campana
web-class-bell-over = Esta hora ya ha pasado.
web-class-projector-language = Idioma de la proyección
web-class-projector-language-help = Cada alumno elige el suyo en su dispositivo.
web-class-kind = ¿Qué tipo de clase?
web-class-kind-first_match = Primera partida
web-class-kind-first_match-help = Queda tiempo para explicar el juego y para hablar de él después.
web-class-kind-known_game = Ya conocen el juego
web-class-kind-known_game-help = Sin explicación, así que más tiempo para jugar.
web-class-kind-two_lessons = Dos clases
web-class-kind-two_lessons-help = Ocho Turnos. La partida sigue otro día.
web-class-questions-help = Anónimas, antes y después. Muestran lo que ha aprendido la clase.
web-class-why-not = «¿Por qué no mi jugada?»
web-class-why-not-help = Antes de confirmar una acción se puede preguntar cuánto cuesta. Cinco preguntas por Turno.
web-class-debrief-usual = Como está previsto
web-class-debrief-none = Ninguna
web-class-rules = ¿Qué reglas?
web-class-rules-classic = Clásicas
web-class-rules-classic-help = El juego como en el reglamento. Lo mejor para la primera partida.
web-class-rules-world_news = Noticias del mundo
web-class-rules-world_news-help = Sucesos reales detienen o añaden Materias primas, así que cuenta tener una segunda fuente. Unos 8 segundos más por Turno.
web-class-rules-recycling = Reciclaje
web-class-rules-recycling-help = Una vez por partida se pueden entregar Activos a cambio de una Materia prima reciclable.
web-class-rules-both = Ambas
web-class-rules-both-help = Noticias del mundo y Reciclaje. Lo mejor si ya conocen el juego.
web-class-pupils = Alumnos hoy
web-class-pupils-help = Opcional. Así la proyección dice cuántos faltan.
web-class-open-do = Abrir la clase
web-class-privacy = Sin cuentas ni nombres. Se borra a los 30 días.

## Antes de jugar

web-class-title = Clase { $code }
web-class-in = { $pupils ->
    [0] Aún no hay nadie.
    [one] Hay un alumno.
   *[other] Hay { $pupils } alumnos.
}
web-class-in-of = { $pupils ->
    [one] Ya está { $pupils } de { $expected } alumnos.
   *[other] Ya están { $pupils } de { $expected } alumnos.
}
web-class-step-open = Abrid esta dirección:
web-class-step-code = Escribid este código:
web-class-scan = O escanead esto
web-class-qr = Código QR con el enlace a esta clase
web-class-find-table = Buscad vuestra mesa
web-class-projector-open = Abrir la proyección
web-class-deal = Repartir las mesas
web-class-deal-again = Repartir otra vez
web-class-order = Reparto
web-class-order-random = Al azar
web-class-order-mixed = Idiomas mezclados
web-class-order-together = Agrupar por idioma
web-class-order-as_before = Como en la última clase
web-class-table = Mesa { $table }
web-class-move-short = Mover a…
web-class-new-table = Una mesa nueva
web-class-undealt = { $companies ->
    [one] Una empresa aún no tiene mesa.
   *[other] { $companies } empresas aún no tienen mesa.
}
web-class-start = { $tables ->
    [one] Iniciar la mesa
   *[other] Iniciar las { $tables } mesas
}

## El panel

web-class-now = Hora
web-class-play-ends = Fin del juego en
web-class-bell = Campana
web-class-connected = Alumnos conectados
web-class-of = { $part } de { $all }
web-class-need = { $tables ->
    [one] Una mesa te necesita.
   *[other] { $tables } mesas te necesitan.
}
web-class-headline-many-offline = { $pupils } alumnos están sin conexión. ¿La wifi?
web-class-headline-offline = { $pupils ->
    [one] Un alumno está sin conexión.
   *[other] { $pupils } alumnos están sin conexión.
}
web-class-headline-back = { $pupils ->
    [one] Un alumno de { $all } vuelve a tener conexión.
   *[other] { $pupils } alumnos de { $all } vuelven a tener conexión.
}
web-class-headline-all-back = Los { $pupils } alumnos vuelven a tener conexión.
web-class-headline-waits = La mesa { $table } espera a { $company }.
web-class-headline-late = La mesa { $table } va { $minutes } min atrasada.
web-class-wifi-help = Los bots juegan por ellos y no se pierde nada. Vuelven solos.
web-class-all-on-time = Todas las mesas van a tiempo.
web-class-all-paused = Todas las mesas están en pausa.
web-class-all-finished = Todas las mesas han terminado.
web-class-starting = Las mesas están empezando.
web-class-ended = Esta clase ha terminado.
web-class-state-on_time = a tiempo
web-class-state-late = { $minutes } min de retraso
web-class-state-very_late = { $minutes } min de retraso
web-class-state-held_up = alguien piensa
web-class-state-paused = en pausa
web-class-state-starting = empieza
web-class-state-finished = terminada
web-class-state-out_of_reach = sin acceso
web-class-turn = Turno { $turn } de { $last }
web-class-setting-up = Preparación
web-class-ends = termina { $time }
web-class-thinking = Pensando desde hace { $time }
web-class-away = Sin conexión desde hace { $time }
web-class-people = { $here } de { $all } en línea
web-class-nudge = Dar un toque
web-class-nudge-sent = Toque enviado: { $company }
web-class-soft-timer = { $seconds } s por fase
web-class-bring-back = Hacer volver
web-class-bring-back-help = Escanea esto antes de dos minutos con el nuevo dispositivo del alumno. ¿Sin cámara? Escribe las dieciséis letras y cifras en la página de inicio, en el campo del código.
web-class-bring-back-secret = Quien escanee primero el código se queda con el asiento. Si esta página está en el proyector, tápala antes de pulsar.
web-class-bring-back-show = Mostrar el código
web-class-pause-all = Pausar todas
web-class-go-on = Seguir
web-class-more-time = Más tiempo
web-class-bell-ask = Parar…
web-class-ask-title = { $scope }: { $what }
web-class-all-tables = Todas las mesas
web-class-ask-pause = pausa, y todos leen…
web-class-ask-last-turn = ¿fijar el último Turno?
web-class-ask-more-time = más tiempo
web-class-ask-bell = ¿parar las partidas?
web-class-last-turn-help = El próximo Turno será el último. Se avisa a todos antes de que empiece.
web-class-last-turn-do = El próximo Turno es el último
web-class-more-time-help = Todas las mesas se ajustan a la nueva campana. Donde has fijado el último Turno, se queda.
web-class-bell-move = Mover la campana…
web-class-bell-rings = La campana suena a las { $time }.
web-class-bell-earlier = { $minutes } min antes: { $time }
web-class-bell-later = { $minutes } min después: { $time }
web-class-more-time-one = La campana suena como estaba previsto: solo esta mesa sigue jugando; las demás ya han terminado. Como mucho hasta la campana, a las { $time }.
web-class-more-time-none = Esta mesa ya tiene tiempo hasta la campana. Para darle más, mueve la campana.
web-class-more-minutes = { $minutes ->
    [one] Un minuto más
   *[other] { $minutes } minutos más
}
web-class-bell-help = La partida termina. Cuenta el último Turno completo, para que todos hayan jugado las mismas veces.
web-class-bell-turn = Al terminar este Turno
web-class-bell-do = Parar ahora
web-class-knocking = En la puerta: { $company }
web-class-admit = Dejar entrar
web-class-let-in = { $knocked } juega en la mesa { $table } como { $company }.
web-class-let-in-same = { $company }: ahora en la mesa { $table }.
web-class-table-menu = Más sobre la mesa { $table }

## Alumnos

web-class-your-language = Tu idioma
web-class-share = ¿Cuántos compartís este dispositivo?
web-class-whole-table = Una mesa entera
web-class-companies = Empresas en esta mesa
web-class-join-do = Unirse a la clase
web-class-phone-link = Para docentes: usar este teléfono como mando a distancia
web-class-already = En este navegador ya estás en esta clase.
web-class-go = Ir a la clase
web-class-redraw = Sacar otro nombre
web-class-wait = Ya estás dentro. La partida empieza cuando estén todos.
web-class-wait-table = Siéntate en la mesa { $table }.
web-class-soon = La partida empieza pronto.
web-class-on-projector = En el proyector: { $company }
web-class-seated = Estás en la mesa { $table }. Tu empresa: { $company }.
web-class-wait-door = Has llamado. Tu profe te dejará entrar.
web-class-ask-seat = Pedir un asiento
web-class-removed = Ya no estás en esta clase. Puedes volver a unirte con el código.
web-class-nudged = Tu profe te avisa: ¿te toca jugar? ¡Echa un vistazo!
web-class-from-teacher = De tu profe
web-class-early = Tu partida ha terminado. Los demás siguen jugando.
web-class-early-page = Tu página
web-class-back-title = Volver a la clase
web-class-back-help = Conservas tu empresa. Tu dispositivo anterior sale de la clase.
web-class-back-do = Volver

## La proyección

web-class-then = a las { $time }; después lo comentamos juntos
web-class-box-full = jugado
web-class-box-half = ahora
web-class-box-empty = por jugar
web-class-box-last = último
web-class-time-up = Es hora de terminar.

## Lo que todos leen en una pausa

class-bell-armed = La partida se para al terminar este Turno.
class-bell-back = No se para después de este Turno. La partida sigue.
class-pause-listen = Escuchad un momento, por favor.
class-pause-look_up = Mirad al proyector, por favor.
class-pause-question = Hay una pregunta para todos.
class-pause-break = Una breve pausa.
class-pause-help = Estamos ayudando a alguien. Seguimos en un momento.
class-pause-another_day = Seguimos otro día. Todo está guardado.
class-pause-still = Todas las mesas están paradas. No se pierde nada.
class-paused = En pausa
class-pause-ends = El juego termina a las { $time }
