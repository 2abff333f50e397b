### La pantalla de la partida: qué se pide, paneles, momentos, diario, chat, menú y final.

## Qué se pide

web-match-asked-over = La partida ha terminado
web-match-asked-paused = La partida está en pausa
web-match-asked-stand-in = Se acabó el tiempo. Un bot termina esta fase por ti
web-match-asked-draw = Sorteando tu Continente…
web-match-asked-continent-first = Elige un Continente
web-match-asked-continent-second = Elige tu segundo Continente
web-match-asked-territory = { $count ->
        [one] { $continent }: elige { $count } Territorio
       *[other] { $continent }: elige { $count } Territorios
    }
web-match-asked-place = { $count ->
        [one] Coloca { $count } Activo en tus Territorios
       *[other] Coloca { $count } Activos en tus Territorios
    }
web-match-asked-origin = Elige un Territorio desde el que mover
web-match-asked-target = { $origin }: ¿adónde?
web-match-asked-move = { $target }: ¿cuántos Activos?
web-match-asked-clash = { $defenders ->
        [one] { $target }: { $defenders } Activo en defensa. ¿Atacas?
       *[other] { $target }: { $defenders } Activos en defensa. ¿Atacas?
    }
web-match-asked-no-move = No te quedan movimientos. Termina tus acciones.
web-match-asked-claim = { $count ->
        [one] Reclama { $count } Materia prima
       *[other] Reclama { $count } Materias primas
    }
web-match-other-draw = Sorteando un Continente para { $player }…
web-match-other-NewsDraw = Llegan las noticias del mundo…
web-match-other-ContinentChoice = { $player } está eligiendo un Continente
web-match-other-TerritoryChoice = { $player } está eligiendo Territorios
web-match-other-InitialPlacement = { $player } está colocando Activos
web-match-other-InvestmentPhase = { $player } está colocando Activos
web-match-other-ActionPhase = { $player } está jugando
web-match-other-TradeWithChina = { $player } está comerciando con China

## Por qué algo no se puede elegir

web-match-why-continent-own = Ya has elegido este Continente. El segundo tiene que ser otro.
web-match-why-continent-full = En este Continente ya hay dos jugadores.
web-match-why-continent-free = Todavía hay Continentes sin jugadores. Elige primero uno de esos.
web-match-why-continent-room = Este Continente no tiene bastantes Territorios libres juntos.
web-match-why-TerritoryChoice = Elige Territorios libres de este Continente, adyacentes a los que ya has elegido.
web-match-why-InitialPlacement = Solo puedes colocar Activos en tus Territorios.
web-match-why-InvestmentPhase = Solo puedes colocar Activos en tus Territorios.
web-match-why-ActionPhase = Los Activos que aún no se han movido pueden ir de un Territorio tuyo a otro adyacente.
web-match-why-TradeWithChina = Reclama una Materia prima que aún no controles.

## Paneles

web-match-panels = Paneles
web-match-fold = Cerrar el panel
web-match-unfold = Abrir el panel
web-match-watching = Estás mirando
web-match-phase-ContinentChoice = Preparación
web-match-phase-TerritoryChoice = Preparación
web-match-phase-InitialPlacement = Activos iniciales
web-match-phase-InvestmentPhase = Fase de Inversión
web-match-phase-ActionPhase = Fase de Acción
web-match-phase-TradeWithChina = Comercio con China
web-match-phase-Finished = Puntuación final
web-match-last-turn = Último Turno
web-match-last = último
web-match-status = Estado de la partida
web-match-numbers = Qué significan los números
web-match-numbers-territories = Territorios que controla cada jugador
web-match-numbers-materials = Materias primas distintas en ellos
web-match-numbers-investment = Activos en la próxima Fase de Inversión
web-match-you = Tú
web-match-bot = Bot
web-match-stand-in = Juega un bot en su lugar
web-match-time-up = Se acabó el tiempo. Un bot ha terminado esta fase por ti. La próxima es tuya.
web-match-away = Sin conexión
web-match-eliminated = Eliminada
web-match-waited-for = Ahora
web-match-to-place = { $count ->
        [one] { $count } Activo por colocar
       *[other] { $count } Activos por colocar
    }
web-match-timer = { $seconds ->
        [one] queda { $seconds } segundo
       *[other] quedan { $seconds } segundos
    }
web-match-objective = Objetivo
web-match-points = { $now } de { $all } puntos
web-match-worth = { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
web-match-details = Objetivo en detalle
web-match-card-hidden = Ahora tu carta está oculta.
web-match-cards-secret = Las cartas de Objetivo son secretas hasta el final.
web-match-complete = Completa
web-match-missing = { $count ->
        [one] Falta { $count } Materia prima
       *[other] Faltan { $count } Materias primas
    }
web-match-nobody = nadie
web-match-tab-action = Acción
web-match-tab-players = Jugadores
web-match-show-list = Mostrar la lista de Territorios
web-match-show-map = Mostrar el mapa

## Actuar

web-match-from = Desde
web-match-to = Hacia
web-match-other-starts = Salir desde
web-match-assets-there = Activos allí
web-match-how-many = Cuántos Activos
web-match-more = Uno más
web-match-fewer = Uno menos
web-match-move = Mover { $assets }
web-match-attack = Atacar con { $assets }
web-match-sending = Enviando…
web-match-cancel = Cancelar
web-match-undo = Deshacer
web-match-end-actions = Terminar mis acciones
web-match-empties = { $territory }: así el Territorio queda vacío
web-match-empties-conquering = { $territory }: el Territorio queda vacío si ganas
web-match-action-hint = Elige uno de tus Territorios resaltados o un destino de borde discontinuo.
web-match-action-nothing = Ya no te quedan Activos que puedan actuar.
web-match-wait-hint = Esperando a los demás jugadores.
web-match-goal = Lo que buscas: las Materias primas de tu carta. Empieza donde están.
web-match-touch = Los Territorios que elijas deben tocarse.
web-match-touch-next = El siguiente debe tocar un Territorio que acabas de elegir.
web-match-first-move = Toca uno de tus Territorios y luego uno vecino. Si está vacío, es tuyo. Si es de un rival, deciden los dados.
web-deal-title = Consigue estas Materias primas y consérvalas hasta el final
web-deal-application = { $application }, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }: { $materials }.
web-deal-orange = Naranja: una Materia prima que aún te falta.
web-match-draw-hint = Con la Preparación avanzada, tus Continentes salen por sorteo.
web-match-left-to-place = { $count ->
        [one] Activo por colocar. Elige uno de tus Territorios.
       *[other] Activos por colocar. Elige tus Territorios.
    }
web-match-claimable = Materias primas que puedes reclamar
web-match-claim = Reclamar { $material }
web-match-claim-pick = Elige una Materia prima
web-match-claim-completes = Completa: { $applications }
web-match-end-trade = No reclamar más

## Momentos

web-match-skip = Saltar
web-match-clash-lost = { $lost ->
        [0] No pierdes nada
       *[other] Pierdes { $lost }
    }
web-match-clash-won = Conquistado: { $territory }
web-match-clash-gone = Perdido: { $territory }
web-match-clash-taken = { $territory }: lo conquista { $player }
web-match-clash-alone = No cuenta
web-match-clash-tie = Empate: el defensor conserva el Activo.
web-match-pair-beats = { $higher } gana a { $lower }
web-match-pair-tie = { $die } contra { $die }: empate
web-match-moment-draw = Sorteo para { $player }
web-match-moment-last = ¡Último Turno!
web-match-moment-act = Tu Fase de Acción
web-match-moment-complete = ¡Aplicación completa! { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
web-match-moment-lost = Aplicación perdida: −{ $points ->
         [one] { $points } punto
        *[other] { $points } puntos
    }
web-match-moment-total = { $points ->
        [one] Ahora tienes { $points } punto.
       *[other] Ahora tienes { $points } puntos.
    }
web-match-moment-eliminated = ya no tiene Activos y queda eliminada.
web-match-moment-you-eliminated = No te quedan Activos. Puedes seguir mirando.
web-match-moment-trade = Puedes reclamar una Materia prima por cada Continente en el que tengas presencia exclusiva.
web-match-moment-trade-others = Con presencia exclusiva: { $players }.
web-match-taken-back = Jugada deshecha.

## Diario y chat

web-match-log = Diario
web-match-log-show = Qué muestra el diario
web-match-log-all = Todo
web-match-log-clashes = Solo los Choques
web-match-log-mine = Solo lo mío
web-match-log-received = Nuevos Activos: { $assets }
web-match-log-empty = Todavía no ha pasado nada.
web-match-chat = Chat
web-match-chat-unread = { $count ->
        [one] Chat, { $count } mensaje nuevo
       *[other] Chat, { $count } mensajes nuevos
    }
web-match-chat-off = El chat está desactivado en esta mesa.
web-match-chat-empty = Aún no hay mensajes.
web-match-chat-emoji = Emoji
web-match-chat-phrase = Di algo…
web-match-chat-greetings = Saludos
web-match-chat-match = Durante la partida
web-match-chat-players = A un jugador
web-match-chat-territories = Sobre un Territorio
web-match-chat-materials = Sobre una Materia prima
web-match-chat-text = Escribe algo
web-match-chat-send = Enviar
web-match-chat-mute = Silenciar en este dispositivo
web-match-emoji-smile = Sonrisa
web-match-emoji-laugh = Risa
web-match-emoji-wow = Sorpresa
web-match-emoji-thinking = Pensando
web-match-emoji-sad = Tristeza
web-match-emoji-party = Fiesta
web-match-emoji-thumbs_up = Pulgar arriba
web-match-emoji-handshake = Apretón de manos

## Botones y menú

web-match-tools = Herramientas
web-match-sound = Sonido
web-match-full = Pantalla completa
web-match-small = Salir de la pantalla completa
web-match-info = Información
web-match-menu = Menú
web-match-back = Volver a la partida
web-match-server-good = Servidor: todas las jugadas están guardadas.
web-match-server-slow = Servidor: conectando de nuevo. No se pierde nada de lo que has hecho.
web-match-server-bad = Servidor: ahora no puede guardar. Tus jugadas están en espera.
web-match-menu-settings = Ajustes
web-match-menu-rules = Reglas
web-match-menu-tutorial = Tutorial
web-match-menu-last-turn = Último Turno…
web-match-menu-bell = Tocar la campana
web-match-menu-host = Gestionar la mesa
web-match-menu-home = Página de inicio
web-match-menu-home-note = Si vas a la página de inicio, tu asiento sigue siendo tuyo. Al cabo de un rato un bot juega por ti hasta que vuelvas.
web-match-menu-leave = Dejar mi asiento
web-match-last-turn-help = Todos lo sabrán al momento. El Turno en juego no puede ser el último.
web-match-last-turn-set = Fijar el último Turno
web-match-bell-sure = La partida termina ahora. Cuenta el tablero tal como quedó al final del último Turno completo. Si aún no hay ningún Turno completo, no gana nadie.
web-match-leave-sure = ¿Dejar tu asiento? Se lo queda un bot y no podrás recuperarlo.
web-match-leave-yes = Dejar mi asiento
web-match-stay = Quedarme
web-match-legend = En el mapa
web-match-legend-owned = En tu poder
web-match-legend-needed = Te hace falta para tu Objetivo
web-match-legend-neither = Otra Materia prima
web-match-legend-elsewhere = En tu poder, en otro Territorio
web-match-legend-family = Familia de elementos que se extraen juntos
web-match-legend-stone = Roca o mineral
web-match-legend-portrait = Quién está en este Continente
web-match-legend-star = Solo hay una empresa en el Continente
web-match-legend-two = Activos que aún pueden actuar y todos los Activos
web-match-legend-lane = Adyacentes por mar
web-match-legend-closed = Cerrado
web-match-info-materials = Materias primas
web-match-info-all = Todas las Materias primas

## Teclas

web-match-shortcuts = Atajos de teclado
web-match-key-arrows = De un Territorio a otro; una letra lleva al siguiente nombre que empieza así
web-match-key-confirm = Elegir un Territorio; pulsa otra vez en el destino para confirmar
web-match-key-cancel = Cancelar el movimiento
web-match-key-more = Un Activo más
web-match-key-fewer = Un Activo menos
web-match-key-undo = Deshacer
web-match-key-end = Terminar mis acciones o mis reclamaciones
web-match-key-objective = Objetivo en detalle
web-match-key-log = Diario
web-match-key-chat = Chat
web-match-key-map = Ir al mapa
web-match-key-menu = Menú
web-match-key-skip = Saltar los dados o las pausas de los bots
web-match-key-hint = Abrir o cerrar una pista
web-match-key-plan = Abrir o cerrar tu plan
web-match-key-help = Esta lista
web-match-letters = Atajos de una sola tecla
web-match-letters-more = Desactívalos si usas el control por voz.

## El final

web-match-lead = Quién iba en cabeza
web-match-lead-loading = Leyendo la grabación…
web-match-rematch = Jugar otra vez
web-match-rematch-told = Hay una mesa nueva. Los demás pueden entrar con este código.
web-match-rematch-qr = Enlace a la mesa nueva
web-match-rematch-go = Ir a la mesa nueva
web-match-rematch-wait = ¿Quieres jugar otra vez? Pide a quien abrió la mesa que abra una nueva.
web-match-watch-replay = Ver la grabación
web-match-check-dice = Comprobar los dados
web-match-see-map = Ver el mapa
