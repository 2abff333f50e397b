### La página de inicio, las mesas antes y alrededor de su partida, y lo que se dice cuando algo va mal.

web-home-lead = Dirige una empresa y consigue los lugares donde están las Materias primas. Fabrica móviles, cámaras y aerogeneradores antes que tus rivales.
web-home-play-now = Jugar ya
web-home-opening = Preparando la mesa…
web-home-open-table = Abrir una mesa para otros
web-home-one-device = Todos en este dispositivo
web-home-watch = Buscar o mirar una mesa
web-home-learn = Aprender
web-home-tutorial = Tutorial
web-home-rules = Reglas
web-home-materials = Materias primas
web-home-replays = Grabaciones
web-home-settings = Ajustes
web-home-credits = Créditos
web-home-connect = ¿Un teléfono no se conecta?
web-home-language = Idioma
web-home-back = Volver a la página de inicio
web-home-come-back-to = Tus mesas
web-home-come-back = Seguir en la mesa { $code }
web-home-forget = Olvidar la mesa { $code }

## Unirse

web-home-code = Unirse con un código
web-home-code-short = Un código de acceso tiene seis letras y cifras. Revísalo.
web-home-code-never = Un código de acceso nunca tiene las letras I y O ni las cifras 0 y 1. Revísalo.
web-home-join = Unirse
web-home-join-title = Unirse a una mesa
web-home-looking = Buscando la mesa…
web-home-table-code = Mesa { $code }
web-home-open-seats = { $seats ->
    [one] Hay un asiento libre.
   *[other] Hay { $seats } asientos libres.
}
web-home-already-seated = Ya tienes un asiento en esta mesa, en este navegador.
web-home-to-my-seat = Ir a mi asiento
web-home-already-playing = La partida ya ha empezado. Si tenías asiento, vuelve con tu enlace o tu código de regreso.
web-home-who = Tu empresa
web-home-company = Nombre de la empresa
web-home-company-any = Cualquier nombre libre
web-home-own-name = Inventar un nombre
web-home-own-name-help = Hasta 16 letras. No uses tu nombre real.
web-home-portrait = Retrato
web-home-portrait-number = Retrato { $number }
web-home-sit-down = Sentarse
web-home-rejoin = Volver con un código de regreso
web-home-rejoin-title = Volver a tu asiento
web-home-rejoin-help = Escribe el código que anotaste al sentarte, o el que te enseña tu profe. Tu asiento se abre aquí y se cierra donde estaba abierto antes.
web-home-rejoin-label = Código de regreso
web-home-rejoin-short = Un código de regreso tiene dieciséis letras y cifras. Revísalo.
web-home-come-in = Volver

## Mesas de otros

web-home-tables-title = Mesas
web-home-tables-help = Mesas que aquí puede ver todo el mundo. Para mirar otra, pide el enlace o el código a quien la abrió.
web-home-tables-none = Ahora no hay ninguna mesa en la lista.
web-home-table-free = { $seats ->
    [0] Ningún asiento libre
    [one] Un asiento libre
   *[other] { $seats } asientos libres
}
web-home-table-playing = Partida en marcha
web-home-watch-link = Enlace para mirar
web-home-watch-link-help = Pega el enlace que te dio quien abrió la mesa.
web-home-watch-open = Mirar
web-home-watch-wrong = Eso no es el enlace de una mesa. Copia el enlace entero y prueba otra vez.

## Una mesa nueva

web-home-new-title = Mesa nueva
web-home-new-lead = Elige cómo jugar y luego invita a los demás por código, enlace o QR.
web-home-new-open = Abrir la mesa
web-home-new-sit = Yo también juego
web-home-new-sit-help = Desactívalo para gestionar la mesa sin jugar, por ejemplo si das clase.
web-home-new-seats = Quién juega
web-home-hot-title = Todos en este dispositivo
web-home-hot-lead = Pasaos el dispositivo. Las cartas quedan ocultas entre un jugador y otro.
web-home-hot-people = Personas
web-home-hot-bots = Bots
web-home-hot-start = Iniciar la partida
web-home-hot-other-portrait = Otro retrato para { $player }

## Antes de la partida

web-home-seats = Asientos
web-home-seat-open = Asiento libre
web-home-seat-waiting = Esperando a alguien
web-home-seat-person = Persona
web-home-seat-away = Sin conexión
web-home-seat-ready = Lista
web-home-seat-not-ready = Aún no está lista
web-home-seat-host = Tú inicias la partida
web-home-you = Tú
web-home-who-plays = Quién juega en el asiento { $seat }
web-home-change = Cambiar
web-home-remove = Quitar
web-home-fill = Completar con bots
web-home-invite = Invitar a los demás
web-home-invite-help = Abre esta página en otro dispositivo y escribe el código:
web-home-copy-link = Copiar el enlace
web-home-copy-watch = Copiar el enlace para mirar
web-home-copied = Copiado.
web-home-not-copied = Este navegador no permite copiar. Selecciona el enlace y cópialo a mano.
web-home-qr = Código QR del enlace a esta mesa
web-home-rejoin-code = Tu código de regreso
web-home-rejoin-code-help = ¡Anótalo! Te devuelve a tu asiento desde cualquier dispositivo, cualquier día.
web-home-options = Cómo se juega
web-home-change-options = Cambiar
web-home-turns = { $turns ->
    [one] Un Turno
   *[other] { $turns } Turnos
}
web-home-timer-on = { $seconds } segundos por fase
web-home-seats-open = { $seats ->
    [one] Todavía hay un asiento libre: invita a alguien o añade un bot.
   *[other] Todavía hay { $seats } asientos libres: invita a otros o añade bots.
}
web-home-not-ready = { $players ->
        [one] Un jugador aún no está listo.
       *[other] { $players } jugadores aún no están listos.
    }
web-home-all-ready = Ya estáis todos. Puedes iniciar la partida.
web-home-start = Iniciar la partida
web-home-ready = Por mí, empezamos
web-home-not-yet = Espera, todavía no
web-home-ready-asked = Solo quien abrió la mesa puede iniciar la partida. Avisa cuando puedas empezar.
web-home-waiting-host = ¡Todo listo! Ahora quien abrió la mesa inicia la partida.
web-home-watching-lobby = Estás mirando. La partida empieza pronto.
web-home-leave = Dejar la mesa
web-home-cancel = Cancelar
web-home-save = Guardar

## Lo que decide quien abre la mesa

web-home-form-rules = Reglas
web-home-form-table = Mesa
web-home-option-turns = Turnos
web-home-option-turns-help = Un Turno dura unos tres minutos.
web-home-option-advanced_setup = Preparación avanzada
web-home-option-advanced_setup-help = Tus Continentes salen por sorteo.
web-home-option-monopoly_stranglehold = Asfixia monopolística
web-home-option-monopoly_stranglehold-help = Cada vez que se elimina a un jugador, el contador de Turnos avanza uno.
web-home-option-trade_with_china = Comercio con China
web-home-option-trade_with_china-help = Antes de puntuar, recibes una Materia prima más por cada Continente en el que solo estés tú.
web-home-option-leave_one_behind = Dejar uno atrás
web-home-option-leave_one_behind-help = Al menos un Activo se queda en cada Territorio del que sales.
web-home-option-head_start = Ventaja inicial
web-home-option-head_start-help = Quien tiene un puesto difícil en el orden de juego coloca más Activos al principio. Así es más justo para todos.
web-home-option-host_keeps_time = Quien dirige lleva el tiempo
web-home-option-host_keeps_time-help = Tú no juegas. Fijas el último Turno, o tocas la campana cuando acaba la clase.
web-home-option-world_news = Noticias del mundo
web-home-option-world_news-help = A partir del segundo Turno, cada Turno un suceso real detiene o añade una Materia prima en un Territorio. Una segunda fuente ayuda.
web-home-option-recycling = Reciclaje
web-home-option-recycling-help = Una vez por partida entregas Activos a cambio de una Materia prima que conservas hasta el final.
web-home-short-cards = Con { $turns } Turnos o menos recibes cartas de Objetivo para partidas cortas.
web-home-chat = Chat
web-home-chat-off = Desactivado
web-home-chat-phrases = Frases
web-home-chat-free = Texto libre
web-home-chat-off-help = Nadie puede escribir.
web-home-chat-phrases-help = Frases ya hechas: cada cual las lee en su idioma.
web-home-chat-free-help = También mensajes cortos, sin enlaces. Puedes silenciar el chat cuando quieras.
web-home-free-names = Nombres libres
web-home-free-names-help = Los jugadores pueden inventar el nombre de su empresa.
web-home-spectators = Espectadores
web-home-spectators-help = Quien tenga el enlace puede mirar. Las cartas siguen ocultas.
web-home-listed = Mostrar esta mesa en la lista
web-home-listed-help = Todos en este servidor pueden encontrarla.
web-home-odds = Mostrar las probabilidades
web-home-odds-help = Antes de un Choque ves tu probabilidad de conquistar el Territorio.
web-home-timer = Tiempo por fase
web-home-timer-help = Cuando se acaba el tiempo, un bot termina la fase. La próxima vuelve a ser tuya.
web-home-timer-none = Sin límite
web-home-extra-time = Tiempo extra
web-home-extra-time-help = Se suma a cada fase, para quien lo necesite.
web-home-extra-time-none = Ninguno
web-home-extra-time-more = { $time } más
web-home-absence = Cuando alguien no está
web-home-absence-help = Pasado este tiempo, un bot juega en su lugar hasta que vuelva.
web-home-stand-in = Bot sustituto
web-home-table-language = Idioma de la mesa
web-home-seconds = { $seconds } s
web-home-minutes = { $minutes } min

## Dirigir la mesa durante la partida

web-home-host = Gestionar la mesa
web-home-pause = Pausa
web-home-resume = Seguir
web-home-end = Terminar la partida
web-home-end-sure = ¿Terminar la partida para todos?
web-home-end-help = No podrás seguirla más tarde, pero la grabación se guarda.
web-home-give-to-bot = Pasar a un bot
web-home-give-sure = ¿Dar el asiento de { $player } a un bot para el resto de la partida?
web-home-more-time = Un minuto más
web-home-mute = Silenciar a { $player }
web-home-mute-all = Silenciar el chat para todos
web-home-host-table = Ajustes de la mesa

## Un dispositivo para todos

web-home-pass-to = Pasa el dispositivo a { $player }
web-home-pass-help = Los demás, no miréis: ahora viene la carta de esta empresa.
web-home-pass-show = Soy { $player }

## Esperar, y cuando algo va mal

web-home-connecting = Conectando…
web-home-connecting-long = Tarda más de lo normal. Sigo intentándolo…
web-home-loading = Desplegando el mapa…
web-home-starting = La partida va a empezar…
web-home-starting-help = Cada jugador añade un secreto a los dados, para que nadie haga trampas.
web-home-banner-reconnecting = Se perdió la conexión. Intentándolo otra vez. No se pierde nada de lo que has hecho.
web-home-banner-cannot-save = El servidor no puede guardar ahora. Tus jugadas esperan y se enviarán otra vez.
web-home-banner-stopping = El servidor se reinicia. La partida sigue en un momento.
web-home-banner-paused = La partida está en pausa.
web-home-banner-elsewhere = Tu asiento está abierto en otra ventana o en otro dispositivo.
web-home-banner-paused-host = Has puesto la partida en pausa.
web-home-no-storage = Este navegador lo olvida todo al cerrar la página. Anota tu código de regreso o guarda la dirección.
web-home-try-now = Intentar ahora
web-home-try-again = Intentar otra vez
web-home-reload = Recargar la página
web-home-take-back = Abrir aquí
web-home-forget-table = Olvidar esta mesa
web-home-aborted = La partida terminó antes de tiempo
web-home-aborted-help = La terminó quien abrió la mesa. Durante un tiempo puedes verla como grabación.
web-home-expired = Esta mesa se ha cerrado
web-home-expired-help = Nadie volvió en mucho tiempo, así que la partida terminó aquí.
web-home-see-replay = Ver la grabación
web-home-trouble-title = No ha funcionado
web-home-trouble-unreachable = El servidor no responde. Revisa la red, espera un momento e inténtalo otra vez.
web-home-trouble-no_sitting-title = No hay asiento en este navegador
web-home-trouble-no_sitting = En este navegador no tienes asiento en esa mesa. Únete con su código o vuelve con tu código de regreso.
web-home-trouble-unknown_token-title = Este enlace ya no funciona
web-home-trouble-class_deleted-title = La clase ha terminado
web-home-trouble-rehearsal_over-title = El ensayo ha terminado
web-home-trouble-rehearsal_over = Se ha borrado y no queda nada de él.
web-home-trouble-unknown_content-title = Esta partida está cerrada
web-home-trouble-not_seated-title = Este asiento ya no es tuyo
web-home-trouble-not_seated = Quien abrió la mesa cedió tu asiento, o lo dejaste tú. Pregunta si hay otro.
web-home-trouble-opened_elsewhere-title = Tu asiento está abierto en otro sitio
web-home-trouble-opened_elsewhere = Lo abriste en otra ventana o en otro dispositivo. Sigue allí o ábrelo aquí de nuevo.
web-home-trouble-spectators_not_allowed-title = Aquí no se puede mirar
web-home-trouble-other_version-title = Hay una versión nueva
web-home-trouble-other_version = El servidor se ha actualizado. Recarga la página para seguir. Tu asiento sigue siendo tuyo.
web-home-trouble-other_content-title = El tablero ha cambiado
web-home-trouble-other_content = El tablero del servidor es más nuevo que esta página. Recarga la página para seguir. Tu asiento sigue siendo tuyo.
web-home-trouble-chunk-title = Falta una parte de la página
web-home-trouble-chunk = No se ha cargado: quizá no hay red o el servidor se ha actualizado. Recarga la página para seguir.
web-home-trouble-web_fault-title = Algo ha ido mal en esta página
web-home-trouble-web_fault = No es culpa tuya, y la partida está a salvo en el servidor. Recarga la página para seguir.

## Ajustes

web-home-settings-help = Se guardan solo en este navegador.
web-home-look = Aspecto y sonido
web-home-change-company = Cambiar de empresa o de retrato
web-home-unmute-all = Activar el chat para todos
web-home-give-seat = Dar a un bot el asiento de { $player }
web-home-give-help = Su enlace y su código de regreso dejarán de funcionar.
web-home-sound = Sonido
web-home-sound-help = Sonidos suaves para lo que pasa en el tablero.
web-home-scheme = Colores
web-home-scheme-auto = Como el dispositivo
web-home-scheme-light = Claros
web-home-scheme-dark = Oscuros
web-home-contrast = Contraste
web-home-contrast-auto = Como el dispositivo
web-home-contrast-high = Alto
web-home-patterns = Tramas de las empresas
web-home-patterns-help = Te ayudan a distinguir los Territorios sin colores.
web-home-patterns-off = Desactivadas
web-home-patterns-soft = Suaves
web-home-patterns-strong = Marcadas
web-home-motion = Animaciones
web-home-motion-auto = Como el dispositivo
web-home-motion-reduced = Reducidas
web-home-motion-full = Completas
web-home-text-size = Tamaño del texto

## Créditos

web-home-credits-game = El juego
web-home-credits-game-who = RAWsiko – Materials Around Us fue creado por el Consejo Nacional de Investigación de Italia (CNR) en el proyecto Raw MatTERS Ambassadors at Schools (RM@Schools), con financiación de EIT RawMaterials, que recibe el apoyo del Instituto Europeo de Innovación y Tecnología, un organismo de la Unión Europea. La idea, las reglas y el nombre son suyos.
web-home-credits-game-independent = Este programa es una versión independiente del juego, hecha a partir de su reglamento. CNR, RM@Schools y EIT RawMaterials no lo han hecho, comprobado ni respaldado; los errores son nuestros.
web-home-credits-facts = Datos y mapa
web-home-credits-facts-help = Los datos sobre dónde están las Materias primas y de qué están hechas las Aplicaciones vienen de fuentes públicas; la página de cada Materia prima las cita. Los Territorios son zonas del juego y no dicen nada sobre fronteras reales.
web-home-credits-drawn = Tipografía, iconos y retratos
web-home-credits-drawn-help = Todo viene con el juego: ninguna página carga nada de otro servidor.
web-home-credits-software = Software
web-home-credits-software-help = El código de RAWsiko tiene licencia MIT. Parte de lo que usa:
