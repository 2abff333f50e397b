### Por qué una mesa rechaza algo. Lo que rechazan las reglas está en refusals.ftl, también `refusal-number_of_turns`.

refusal-malformed = El servidor no lo ha entendido. Recarga la página e inténtalo otra vez.
refusal-too_fast = Ha sido demasiado rápido. Espera un momento e inténtalo otra vez.
refusal-too_large = Era demasiado largo para enviarlo. Acórtalo e inténtalo otra vez.
refusal-try_again = Ahora mismo no se puede. Espera un momento e inténtalo otra vez.
refusal-cannot_save = Ahora mismo el servidor no puede guardar. Espera un momento e inténtalo otra vez.
refusal-server_full = En este servidor no hay sitio para otra mesa. Únete a una abierta o inténtalo más tarde.
refusal-server_fault = Algo ha ido mal en el servidor. No es culpa tuya: espera un momento e inténtalo otra vez.

## Asientos y quien abrió la mesa

refusal-not_seated = No tienes asiento en esta mesa. Pregunta a quien abrió la mesa si hay uno para ti.
refusal-not_your_seat = Ese no es tu asiento. Vuelve al tuyo e inténtalo otra vez.
refusal-not_host = Eso solo puede hacerlo quien abrió la mesa. Pídele que lo haga por ti.
refusal-host_plays = Quien juega no puede llevar el tiempo de los demás. Deja tu puesto, o jugad sin Quien dirige lleva el tiempo.
refusal-no_such_seat = En esta mesa no hay un asiento así. Elige otro.
refusal-seat_not_open = Todos los asientos de esta mesa están ocupados. Pregunta a quien abrió la mesa o busca otra.
refusal-seats_open = Todavía hay asientos vacíos. Espera a más jugadores o deja esos asientos a los bots.

## La partida y sus ajustes

refusal-not_in_lobby = Eso solo se puede hacer antes de que empiece la partida. Espera a la próxima.
refusal-not_playing = Ahora mismo la partida no está en marcha. Espera a que empiece o a que siga.
refusal-not_paused = La partida no está en pausa. Puedes seguir jugando sin más.
refusal-table_over = Esta mesa está cerrada. Abre otra para volver a jugar.
refusal-unknown_level = No hay ningún bot de ese nivel. Elige uno de la lista.
refusal-number_of_seats = Ese número de asientos no encaja con el tablero o con los jugadores que ya tienen asiento. Elige otro número.
refusal-already_revealed = Tu parte en los dados ya está. No tienes que hacer nada más.
refusal-wrong_contribution = Tu parte en los dados no es la que habías prometido. La partida puede empezar sin ella: espera un momento.
refusal-nothing_to_take_back = Ahora mismo no hay nada que puedas deshacer. Sigue jugando desde aquí.
refusal-no_timer = Ahora mismo no corre ningún reloj. Puedes tomarte tu tiempo.
refusal-hints_off = En esta mesa las pistas están apagadas. Piénsalo con calma, o pídele a quien abrió la mesa que las permita.
refusal-not_your_decision = Una pista trata de tu propia decisión, tal como está ahora. Espera a que te toque y pídela otra vez.
refusal-no_hint = Esta vez no se encontró ninguna pista. Pídela otra vez dentro de un momento.

## Nombres y chat

refusal-names_not_allowed = En esta mesa las empresas tienen nombres ya hechos. Elige uno de la lista.
refusal-name_not_clean = Ese nombre no se puede usar. Elige otro: corto, amable y con letras normales.
refusal-chat_off = Este tipo de chat está apagado en esta mesa. Si lo necesitas, díselo a quien abrió la mesa.
refusal-muted = Por ahora el chat está en silencio. Sigue jugando e inténtalo más tarde.
refusal-unknown_phrase = Esa frase no existe. Elige una de la lista.
refusal-text_not_allowed = Este texto no se puede enviar. Escribe algo corto y amable, sin enlaces ni números largos.

## Llegar a una mesa

refusal-unknown_table = No se encuentra esta mesa. Revisa el código de acceso o pídeselo a quien la abrió.
refusal-unknown_token = Este enlace o código no funciona. Revisa cada letra o pregunta a quien abrió la mesa.
refusal-table_damaged = Las jugadas guardadas de esta mesa están dañadas, así que la partida no puede seguir. Avisa a quien abrió la mesa o abre otra.
refusal-unknown_content = Este servidor ya no tiene el tablero con el que se jugaba esta partida. Avisa a quien abrió la mesa o abre otra.
refusal-spectators_not_allowed = En esta mesa no se puede mirar. Pide a quien la abrió que lo permita.
refusal-other_version = La página y el servidor tienen versiones distintas. Recarga la página.
refusal-opened_elsewhere = Tu asiento está abierto en otra ventana o en otro dispositivo. Sigue jugando allí o vuelve aquí con tu código de regreso.
refusal-table_not_over = La grabación muestra las cartas de todos. Espera a que termine la partida.
refusal-no_match = Esta mesa se cerró antes de que empezara la partida, así que no hay grabación. Abre otra mesa para jugar.
refusal-replay_wrong = Este archivo no es una grabación válida. Elige otro archivo, o pide el original.
refusal-replay_of_other_content = Esta grabación es de otra versión del tablero. Ábrela en un servidor de esa versión.
refusal-unknown_conversation = La conexión se ha interrumpido. Recarga la página para seguir.
refusal-foreign_origin = Esta página no es del servidor. Abre el juego en la dirección del servidor.
refusal-foreign_host = Este servidor no conoce la dirección que has usado. Abre el juego en la dirección que el servidor mostró al arrancar.
refusal-no_such_page = Aquí no hay ninguna página. Revisa la dirección o vuelve atrás.
refusal-wrong_method = Esta dirección no sirve para eso. Vuelve atrás e inténtalo otra vez.
