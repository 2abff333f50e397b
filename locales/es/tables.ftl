### Por qué una mesa rechaza algo. Lo que rechazan las reglas está en refusals.ftl, también `refusal-number_of_turns`.

refusal-malformed = El servidor no lo ha entendido. Recarga la página e inténtalo otra vez.
refusal-too_fast = ¡Demasiado rápido! Espera un momento e inténtalo otra vez.
refusal-too_large = Es demasiado largo para enviarlo. Acórtalo e inténtalo otra vez.
refusal-try_again = Ahora no se puede. Espera un momento e inténtalo otra vez.
refusal-cannot_save = Ahora el servidor no puede guardar. Espera un momento e inténtalo otra vez.
refusal-server_full = En este servidor no hay sitio para otra mesa. Únete a una abierta o inténtalo más tarde.
refusal-server_fault = Algo ha ido mal en el servidor. No es culpa tuya. Espera un momento e inténtalo otra vez.

## Asientos y quien abrió la mesa

refusal-not_seated = No tienes asiento en esta mesa. Pregunta a quien abrió la mesa si hay uno para ti.
refusal-not_your_seat = Ese no es tu asiento. Vuelve al tuyo e inténtalo otra vez.
refusal-not_host = Eso solo puede hacerlo quien abrió la mesa. Pídele que lo haga por ti.
refusal-host_plays = Si juegas, no puedes llevar el tiempo de los demás. Deja tu asiento, o jugad sin «Quien dirige lleva el tiempo».
refusal-no_such_seat = Esta mesa no tiene ese asiento. Elige otro.
refusal-seat_not_open = Todos los asientos de esta mesa están ocupados. Pregunta a quien abrió la mesa o busca otra.
refusal-seats_open = Todavía hay asientos vacíos. Espera a más jugadores o complétalos con bots.

## La partida y sus ajustes

refusal-not_in_lobby = Eso solo se puede hacer antes de que empiece la partida. Espera a la próxima.
refusal-not_playing = Ahora la partida no está en marcha. Espera a que empiece o siga.
refusal-not_paused = La partida no está en pausa. Sigue jugando.
refusal-table_over = Esta mesa está cerrada. Abre otra para volver a jugar.
refusal-unknown_level = No hay ningún bot de ese nivel. Elige uno de la lista.
refusal-number_of_seats = Ese número de asientos no encaja con el tablero o con quienes ya están en la mesa. Elige otro número.
refusal-unknown_board = El servidor ya no tiene este tablero. Elige otro.
refusal-board_too_small = Una clase necesita un tablero para tres, cuatro y cinco jugadores. Elige otro.
refusal-no_news_cards = Este tablero no tiene cartas de noticias. Desactiva las Noticias del mundo o elige otro tablero.
refusal-nothing_recyclable = En este tablero no se puede reciclar nada. Desactiva el Reciclaje o elige otro tablero.
refusal-already_revealed = Tu parte en los dados ya está. ¡Todo listo!
refusal-wrong_contribution = Tu parte en los dados no es la que habías prometido. La partida puede empezar sin ella: espera un momento.
refusal-nothing_to_take_back = Ahora no hay nada que puedas deshacer. Sigue desde aquí.
refusal-no_timer = Ahora no hay cuenta atrás. Tómate tu tiempo.
refusal-hints_off = En esta mesa las pistas están desactivadas. Piénsalo con calma, o pide a quien abrió la mesa que las active.
refusal-why_not_off = En esta mesa no puedes preguntar cuánto cuesta una jugada. Piénsalo con calma, o pide a quien abrió la mesa que lo permita.
refusal-why_not_used_up = Ya has preguntado cinco veces en este Turno. Vuelve a preguntar en el próximo.
refusal-not_your_decision = Solo puedes pedir una pista sobre tu propia decisión. Espera a que te toque y pídela otra vez.
refusal-no_hint = Esta vez no hay pista. Pídela otra vez en un momento.

## Nombres y chat

refusal-names_not_allowed = En esta mesa las empresas tienen nombres ya hechos. Elige uno de la lista.
refusal-name_not_clean = No puedes usar ese nombre. Elige otro: corto, amable y con letras normales.
refusal-chat_off = En esta mesa este tipo de chat está desactivado. Si lo necesitas, díselo a quien abrió la mesa.
refusal-muted = Por ahora el chat está silenciado. Sigue jugando e inténtalo más tarde.
refusal-unknown_phrase = Esa frase no existe. Elige una de la lista.
refusal-text_not_allowed = No puedes enviar este texto. Escribe algo corto y amable, sin enlaces ni números largos.

## Llegar a una mesa

refusal-unknown_table = No hay ninguna mesa ni clase con este código. Revisa cada letra.
refusal-unknown_token = Este enlace o código no funciona. Revisa cada letra o pide uno nuevo.
refusal-table_damaged = Las jugadas guardadas de esta mesa están dañadas, así que la partida no puede seguir. Avisa a quien abrió la mesa o abre otra.
refusal-unknown_content = El servidor ya no tiene el tablero de esta partida, así que no puede seguir. Para volver a jugar, abre otra mesa.
refusal-spectators_not_allowed = En esta mesa no se puede mirar. Pide a quien la abrió que te deje.
refusal-other_version = La página y el servidor tienen versiones distintas. Recarga la página.
refusal-opened_elsewhere = Tu asiento está abierto en otra ventana o en otro dispositivo. Juega allí o vuelve aquí con tu código de regreso.
refusal-table_not_over = La grabación muestra las cartas de todos. Espera a que termine la partida.
refusal-no_match = Esta mesa se cerró antes de que empezara la partida, así que no hay grabación. Abre otra mesa para jugar.
refusal-replay_wrong = Este archivo de grabación no es válido. Elige otro o pide el original.
refusal-replay_of_other_content = Esta partida se jugó con otra versión del tablero. Abre la grabación en un servidor con esa versión.
refusal-unknown_conversation = La conexión se ha interrumpido. Recarga la página para seguir.
refusal-foreign_origin = Esta página no es del servidor. Abre el juego en la dirección del propio servidor.
refusal-foreign_host = Este servidor no conoce la dirección que has usado. Abre el juego en la dirección que el servidor mostró al arrancar.
refusal-no_such_page = Aquí no hay ninguna página. Revisa la dirección o vuelve atrás.
refusal-wrong_method = Esta dirección no funciona así. Vuelve atrás e inténtalo otra vez.

# De una clase
refusal-unknown_class = No hay ninguna clase con este código. Mira otra vez el código del proyector.
refusal-not_class_host = Eso solo puede hacerlo tu profe.
refusal-class_full = Esta clase está llena: tiene sitio para 60 dispositivos. Comparte uno con alguien.
refusal-class_closed = Tu profe ha cerrado la puerta. Pídele que la abra.
refusal-class_ended = Esta clase ha terminado. Tu profe puede abrir una nueva.
refusal-class_deleted = Esta clase ha terminado y se han borrado todos sus datos.
refusal-rehearsal = Esta clase es el ensayo de un docente: nadie más puede entrar y no se exporta nada.
refusal-rehearsal_runs = Alguien ya está ensayando en esta red. Cierra esa página, espera un minuto e inténtalo de nuevo.
refusal-class_waiting = Aún no tienes asiento. Tu profe te dará uno en un momento.
refusal-bot_plays = Ahora un bot juega por tu empresa. Si quieres volver a jugar, pide un asiento a tu profe.
refusal-mate_plays = Quien compartía la empresa contigo sigue jugando. Si quieres volver a jugar, pide un asiento a tu profe.
refusal-not_a_member = Esta persona no está en la clase, o no tiene asiento. Mira otra vez la lista.
refusal-no_such_table = La clase no tiene ninguna mesa con este número. Elige otra.
refusal-nobody_to_deal = Aún no hay nadie a quien dar mesa. Espera a que entre alguien y reparte entonces las mesas.
refusal-tables_started = Eso solo se puede hacer antes de iniciar las mesas.
refusal-tables_not_started = Eso solo se puede hacer después de iniciar las mesas.
refusal-table_is_full = En esta mesa no hay ningún asiento libre. Se puede compartir allí una empresa o ir a otra mesa.
refusal-lesson_time = La campana debe sonar en las próximas ocho horas. Elige otra hora.
refusal-past_the_bell = Eso es después de la campana. Elige menos minutos, o da más tiempo a todas las mesas.
refusal-no_bell_waits = La campana no está programada: ya ha sonado o se ha anulado. Vuelve a mirar las mesas.
refusal-round_not_open = Estas preguntas no están abiertas. Espera a que tu profe las abra.
refusal-round_open = Estas preguntas ya están abiertas.
refusal-already_answered = Ya has respondido. ¡Gracias!
refusal-unknown_phone = Ningún teléfono muestra estas cuatro cifras. Mira otra vez el teléfono.
refusal-no_debrief = Aún no ha terminado ninguna partida. El primer gráfico aparecerá en cuanto termine una mesa.

