### Volver a ver: grabaciones y comprobación de los dados.

## Abrir una grabación

web-replay-title = Grabación
web-replay-open-title = Ver una grabación
web-replay-open-lead = Puedes guardar cada partida terminada como archivo y volver a verla paso a paso.
web-replay-choose-file = Elegir un archivo
web-replay-or-drop = o suéltalo aquí
web-replay-opening = Abriendo la grabación…
web-replay-privacy = El servidor solo lee el archivo para mostrarlo y no lo guarda.
web-replay-again = Volver a intentarlo
web-replay-check-anyway = Comprobar los dados de todos modos
web-replay-wrong-title = Esta grabación no se puede mostrar
web-replay-trouble-unreadable = No se pudo leer el archivo. Elígelo otra vez, o elige otro.
web-replay-trouble-unreachable = El servidor no responde. Revisa la conexión e inténtalo otra vez.
web-replay-trouble-too_large = Este archivo es demasiado grande para una grabación. El límite es 1 MB.
web-replay-line-format = Línea { $line }: { $why }.
web-replay-line-rules = La línea { $line } incumple las reglas ({ $clause }): { $why }.

## La reproducción

web-replay-player = Jugador { $number }
web-replay-ways = Esta grabación
web-replay-watch = Ver la grabación
web-replay-download = Descargar
web-replay-open-other = Abrir otro archivo
web-replay-incomplete = Este archivo se detiene a mitad de la partida. Puedes verlo hasta ahí.
web-replay-aborted = Esta partida se cerró antes de tiempo, así que no hay puntuación final.
web-replay-controls = Reproducción
web-replay-to-start = Ir al principio
web-replay-turn-back = Un Turno atrás
web-replay-step-back = Un paso atrás
web-replay-play = Reproducir
web-replay-pause = Pausar
web-replay-step-forward = Un paso adelante
web-replay-turn-forward = Un Turno adelante
web-replay-to-end = Ir al final
web-replay-space = barra espaciadora
web-replay-speed = Velocidad
web-replay-times = { $speed } ×
web-replay-time-line = Línea de tiempo de la partida
web-replay-step = Paso { $step } de { $steps }
web-replay-now = Lo que pasa ahora
web-replay-beginning = El tablero aún está vacío. Pulsa Reproducir o avanza paso a paso.
web-replay-loses = −{ $assets }
web-replay-views = Diario, jugadores y clasificación
web-replay-why-not-help = Ahora decide { $player }. Pregunta por lo que se jugó o elige otra cosa en el mapa.
web-replay-why-not-none = Vuelve a una decisión: entonces puedes preguntar qué habría aportado otra acción.
web-replay-why-not-instead = En su lugar:
web-replay-tab-log = Diario
web-replay-tab-players = Jugadores
web-replay-tab-lead = En cabeza
web-replay-log = Lo que pasó, línea por línea
web-replay-eyes = Visto por:
web-replay-everybody = todos
web-replay-standings = Si la partida acabara aquí

## Cómo cambió la cabeza

web-replay-lead-title = Quién iba en cabeza
web-replay-lead-caption = Puntos al final de cada Turno, como si la partida hubiera acabado ahí. Arriba: quién iba en cabeza.
web-replay-lead-summary = En cabeza al final: { $players }, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
web-replay-lead-none = Nadie tiene puntos.
web-replay-as-table = Mostrar como tabla
web-replay-turn = Turno
web-replay-start-short = Inicio

## Comprobar los dados

web-replay-dice-title = Comprobar los dados
web-replay-dice-lead = Esta página vuelve a calcular cada tirada de una partida en tu navegador, a partir del secreto que la mesa prometió antes de la partida.
web-replay-checking = Calculando de nuevo los dados…
web-replay-verdict = Resultado
web-replay-verdict-holds = Todos los dados son correctos
web-replay-verdict-holds-more = El orden de juego, las cartas y cada tirada son los que la mesa tenía que usar. Si el último hash de la lista es el que viste, tampoco se cambió nada después.
web-replay-verdict-fails = Algo no cuadra
web-replay-verdict-fails-more = Este archivo no es lo que pasó en la mesa. La lista muestra qué es distinto.
web-replay-verdict-unproven = Este archivo no tiene prueba de sus dados
web-replay-verdict-unproven-more = Solo la tienen las partidas jugadas en una mesa de un servidor. Las simuladas no, y tampoco los archivos a los que se les quitó.
web-replay-verdict-incomplete = Los dados son correctos hasta donde llega el archivo
web-replay-verdict-incomplete-more = Falta la última línea de la partida.
web-replay-checks-title = Qué se ha comprobado
web-replay-no-proof = Sin una prueba, no hay nada con qué comparar los dados.
web-replay-result-holds = correcto
web-replay-result-fails = no cuadra
web-replay-result-none = no comprobado
web-replay-not-reached = El archivo no se pudo leer lo bastante para comprobarlo.
web-replay-item-rules = Reglas
web-replay-rules-holds = Este servidor ha comprobado las { $lines } líneas jugándolas otra vez: todas siguen las reglas.
web-replay-rules-fails = Una línea de este archivo incumple las reglas, o no es una línea de una grabación.
web-replay-rules-none = El servidor no responde.
web-replay-item-file = Archivo
web-replay-compared-file = { $lines } líneas, con una prueba de tipo rawsiko-dice-1.
web-replay-item-promise = La promesa de la mesa
web-replay-compared-promise = El secreto, ahora público, da la promesa de la primera entrada: { $promise }
web-replay-item-shares = Las partes de los jugadores
web-replay-compared-shares = Asientos: { $seats }. Partes reveladas, cada una como se prometió al sentarse: { $shares }.
web-replay-item-header = Opciones
web-replay-compared-header = Tablero, reglas y opciones son los de la mesa.
web-replay-item-order = Orden de juego
web-replay-compared-order = Sorteado de nuevo: { $order }.
web-replay-item-deal = Cartas de Objetivo
web-replay-compared-deal = Repartidas de nuevo: cada cual recibe la carta que tenía.
web-replay-item-cards = Promesas sobre las cartas
web-replay-compared-cards = Los hashes mostrados al principio corresponden a estas cartas.
web-replay-item-draws = Continentes sorteados
web-replay-compared-draws = Sorteos calculados de nuevo: { $draws }.
web-replay-none-draws = En esta partida no se sorteó ningún Continente.
web-replay-item-rolls = Cada tirada
web-replay-compared-rolls = Choques comerciales calculados de nuevo: { $clashes }, con { $dice } dados.
web-replay-none-rolls = En esta partida no se tiraron dados.
web-replay-item-taken_back = Acciones deshechas
web-replay-compared-taken_back = Acciones deshechas: { $taken_back }. Ninguna había mostrado un dado.
web-replay-none-taken_back = Ninguna acción deshecha.
web-replay-item-chain = Cadena de hashes
web-replay-compared-chain = Entradas del registro sin huecos: { $entries }. Compara el último hash con el que viste: { $head }
web-replay-fault-line = Línea { $line }: { $why }.
web-replay-fault-malformed = «{ $key }» falta o está mal
web-replay-fault-scheme = este tipo de prueba no se conoce aquí
web-replay-fault-commitment = el secreto no es el prometido
web-replay-fault-contribution = una parte no es la prometida, o se omitió: { $player }
web-replay-fault-order = el orden debería ser { $expected }
web-replay-fault-deal = no son las cartas que repartió la mesa
web-replay-fault-header = el archivo y la mesa no coinciden en «{ $key }»
web-replay-fault-number = la entrada { $entry } del registro falta, está repetida o fuera de lugar
web-replay-fault-taken_back = la entrada { $entry } no es una acción deshecha válida
web-replay-fault-roll = dados distintos; deberían ser { $expected }
web-replay-fault-draw = un Continente distinto; debería ser { $expected }
web-replay-fault-news = otra noticia; debería ser { $expected }
web-replay-fault-head = el registro no lleva al hash que vieron los jugadores
web-replay-more-faults = y { $count ->
        [one] { $count } más
       *[other] { $count } más
    }

## Cómo cayeron los dados

web-replay-faces-title = Cómo cayeron los dados
web-replay-faces-lead = Dados: { $dice }. Choques comerciales: { $clashes }.
web-replay-face = Cara
web-replay-times-rolled = Veces que salió
web-replay-faces-expected = Lo esperado con dados sin trucar: { $expected } de cada cara
web-replay-chi-few = Con tan pocos dados aún no se puede saber si están trucados.
web-replay-chi-usual = Incluso unos dados sin trucar salen así de desiguales, o más, en el { $share } de las partidas. Nada inusual.
web-replay-chi-unusual = Unos dados sin trucar salen así de desiguales, o más, en el { $share } de las partidas. Algo inusual, pero ocurre.
web-replay-chi-rare = Unos dados sin trucar salen así de desiguales, o más, solo en el { $share } de las partidas. Es raro: la lista de comprobaciones dice si se cambiaron.
web-replay-chi-figure = Chi cuadrado: { $value }, 5 grados de libertad.
web-replay-all-rolls = Todas las tiradas, con sus líneas
web-replay-line = Línea
web-replay-attacker = Atacante
web-replay-attacker-dice = Dados del atacante
web-replay-defender-dice = Dados del defensor
web-replay-luck-title = Suerte en los Choques
web-replay-luck-lead = Activos ganados por suerte: cuántos perdiste de menos y quitaste de más de lo que dicen las probabilidades exactas.
web-replay-luck-line = Choques comerciales: { $clashes }. Perdidos { $lost }, esperados { $expectedLost }; quitados { $taken }, esperados { $expectedTaken }.
web-replay-luck-none = Ningún Choque comercial.
