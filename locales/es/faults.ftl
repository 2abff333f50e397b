### Errores de una carpeta de contenido. Cada uno sigue al nombre del archivo y, entre corchetes, de la entrada.

## Archivos

content-error-no-folder = Esta carpeta no existe.
content-error-no-board = Esto no es una carpeta de contenido: no contiene ninguno de { $files }.
content-error-board-inside = Aquí no hay un tablero, pero hay uno dentro: { $folders }.
content-error-missing-file = Falta el archivo.
content-error-unreadable = El archivo no se puede leer: { $detail }.
content-error-not-utf8 = El archivo no es texto UTF-8 (byte { $position }).
content-error-bad-toml = El archivo no es TOML válido: { $detail }.
content-error-bad-table = El archivo no es una tabla CSV: { $detail }.
content-error-bad-row = La línea { $line } tiene columnas equivocadas.
content-error-bad-map = El archivo no es un mapa: { $detail }.

## Entradas

content-error-bad-id = «{ $id }» no es un id: los id son palabras en minúscula con guiones bajos, como new_guinea.
content-error-missing-key = Falta «{ $key }».
content-error-unknown-key = «{ $key }» no se conoce aquí. Prueba con: { $known }.
content-error-wrong-type = «{ $key }» debe ser { $expected ->
        [table] una tabla
        [tables] una lista de tablas
        [list] una lista de textos
        [numbers] una lista de números enteros
        [number] un número
        [whole-number] un número entero
        [flag] true o false
       *[text] un texto
    }.
content-error-empty-text = «{ $key }» está vacío.
content-error-out-of-range = «{ $key }» debe ir de { $least } a { $most }.
content-error-out-of-rule = «{ $key }» debe ir de { $least } a { $most } ({ $clause }).
content-error-listed-twice = «{ $key }» nombra { $id } dos veces.

## El tablero

content-error-no-players = No se indica ningún número de jugadores. Escribe 3, 4 o 5, o varios de ellos.
content-error-no-continents = No hay ningún Continente. Añade al menos uno.
content-error-head-start-unused = Se da una ventaja inicial para { $number } jugadores, pero el tablero no es para tantos.
content-error-head-start-length = La ventaja inicial para { $number } jugadores necesita { $number } números; se dan { $found }.
content-error-empty-continent = En el Continente { $continent } no hay ningún Territorio. Pon Territorios en él o bórralo.
content-error-unknown-continent = El Continente { $continent } no existe.
content-error-unknown-territory = «{ $key }» nombra { $territory }, pero ese Territorio no existe.
content-error-unknown-material = La Materia prima { $material } no existe.
content-error-unknown-application = La Aplicación { $application } no existe.
content-error-adjacent-to-itself = «{ $key }» nombra el propio Territorio.
content-error-one-sided = «{ $key }» nombra { $territory }, pero { $territory } no nombra allí este Territorio.
content-error-cut-off = El tablero está partido: desde el primer Territorio no se llega a { $territory }. Dale un vecino en la otra parte.
content-error-dead-end = Con { $players } jugadores la preparación puede atascarse (R3.5): tras { $path }, al jugador { $seat } no le queda ningún Continente que elegir. Añade Territorios a los Continentes pequeños, u otro Continente.
content-error-dead-end-without-room = Con { $players } jugadores la preparación puede atascarse (R3.5): tras { $path }, ningún Continente tiene sitio para el jugador { $seat } si están ocupados: { $taken }. Añade Territorios a los Continentes pequeños, u otro Continente.

## El tablero estándar

content-error-count = Número de entradas: { $count }; se permiten de { $least } a { $most }.
content-error-too-few = Número de entradas: { $count }; hacen falta al menos { $least }.
content-error-materials-here = Número de Materias primas aquí: { $count }; se permiten de { $least } a { $most }.
content-error-territories-with-it = Número de Territorios en los que está: { $count }; se permiten de { $least } a { $most }.
content-error-rulebook-territory = Las imágenes del reglamento muestran este Territorio (R2.5).
content-error-rulebook-continent = En las imágenes del reglamento está en { $continent } (R2.5).
content-error-rulebook-adjacent = En las imágenes del reglamento es adyacente a { $territory } (R2.5).
content-error-rulebook-material = En las imágenes del reglamento contiene { $material } (R2.5).
content-error-rulebook-symbol = En las imágenes del reglamento su símbolo es { $symbol } (R2.5).
content-error-rulebook-points = En las imágenes del reglamento esta Aplicación vale { $points } (R2.5).
content-error-rulebook-card = Falta la carta del reglamento (R2.5): { $applications }.

## Materias primas y cartas

content-error-bad-symbol = «{ $symbol }» no es un símbolo: una o dos letras o cifras.
content-error-symbol-twice = El símbolo { $symbol } ya es el de { $material }. Elige otro.
content-error-nowhere = La Materia prima no está en ningún Territorio. Ponla en uno o bórrala.
content-error-no-materials = La Aplicación no necesita ninguna Materia prima. Indica al menos una.
content-error-unobtainable = { $material }: ningún Territorio tiene esta Materia prima, así que nadie puede obtenerla. Ponla en un Territorio o quítala de esta lista.
content-error-no-applications = La carta no tiene ninguna Aplicación. Indica al menos una.
content-error-too-few-cards = Número de cartas: { $cards }; pueden hacer falta { $least }, una por jugador. Añade cartas.
content-error-unknown-card = No hay ninguna carta { $card } (R1.4).
content-error-too-few-short-cards = Cartas para partidas cortas: { $cards }; hacen falta al menos { $least } (R1.4).
content-error-bad-date = «{ $date }» no es un día ni un mes: escribe 2025-02-22 o 2025-02.
content-error-unknown-effect = «{ $effect }» no es un efecto (R4.10). Efectos posibles: { $known }.
content-error-stops-nothing = { $territory } no tiene { $material }, así que una noticia no puede pararlo allí (R4.10).
content-error-adds-nothing = { $territory } ya tiene { $material }, así que una noticia no puede añadirlo allí (R4.10).
content-error-points = Vale { $points }, pero serían { $expected } según la fórmula de board.toml.
content-error-not-of-the-rulebook = Solo las Aplicaciones del reglamento pueden apartarse de la fórmula.
content-error-applications-of-card = La carta tiene { $count } Aplicaciones en vez de { $expected }.
content-error-points-of-card = La carta vale { $points }; se permiten de { $least } a { $most }.
content-error-cards-alike = Comparte { $shared } Aplicaciones con { $card }; se permiten { $most } como máximo.

## Hechos

content-error-no-evidence = Nada dice por qué esta Materia prima está allí.
content-error-unknown-country = «{ $country }» no es un país: los países tienen tres mayúsculas (ISO 3166), como PER, y una parte tiene un nombre tras dos puntos, como RUS:west.
content-error-not-on-board = Esta Materia prima no está allí.
content-error-unknown-stage = No existe la etapa «{ $stage }». Prueba con: { $known }.
content-error-unknown-source = Los datos no tienen la fuente { $source }.
content-error-not-in-facts = Los datos no tienen esa cifra para { $country }.
content-error-link-not-in-facts = Los datos no dicen que necesite { $material }.
content-error-country-twice = { $country }: este país ya está en { $territory }. Bórralo en uno de los dos.
content-error-country-elsewhere = { $country }: este país no está en este Territorio.
content-error-moved-part = En este Territorio solo está una parte lejana de { $country }, y eso no prueba nada.
content-error-national-figure = País dividido ({ $country }): la cifra vale para todo el país, así que «in_country» debe ser true.
content-error-country-not-cut = País no dividido ({ $country }): «in_country» no debe ser true.
content-error-country-used-twice = La cifra de { $country } ya sirve a { $territory }.
content-error-larger-producers = Faltan en el tablero productores mucho mayores: { $countries }. Colócalos también o da una «reason».
content-error-needless-reason = No falta ningún productor mucho mayor, así que aquí no hace falta «reason».
content-error-too-many-reasons = { $count } lugares tienen una «reason»; se permiten { $most } como máximo.
content-error-rarity-and-risk = Cuanto más riesgo tiene una Materia prima, menos lugares debería tener: la correlación de rangos es { $value }, no { $limit } o menos.
content-error-rarity-and-suppliers = Cuantos más países suministran una Materia prima, más lugares debería tener: la correlación de rangos es { $value }, no { $limit } o más.

## Mapa

content-error-no-shape = El mapa no tiene forma para este Territorio.
content-error-shape-of-nothing = El mapa tiene su forma, pero ese Territorio no existe.
content-error-no-portrait = El mapa no tiene sitio para los retratos de este Continente.
content-error-portrait-of-nothing = El mapa tiene sitio para sus retratos, pero ese Continente no existe.
content-error-label-off-map = Su rótulo está fuera del mapa.
content-error-no-lane = El mapa no tiene línea de mar hacia { $territory }.
content-error-lane-without-sea = El mapa tiene una línea de mar hacia { $territory }, las reglas no.
content-error-border-without-adjacency = Las formas tocan { $territory }, pero «land» no lo nombra y no hay excepción.
content-error-adjacency-without-border = «land» nombra { $territory }, pero las formas no se tocan y no hay excepción.
content-error-unknown-exception = No hay excepciones del tipo «{ $kind }».
content-error-idle-exception = La excepción para { $a } y { $b } no hace falta.

## Textos

content-error-bad-fluent = No es Fluent válido: { $detail }.
content-error-unknown-language = El juego no tiene este idioma. Prueba con: { $known }.
content-error-text-outside-folder = Los textos están en una carpeta por idioma, como locales/en/names.ftl.
content-error-message-twice = El mensaje está también en { $other }.
content-error-no-name = No tiene nombre en estos idiomas: { $languages }. Añádelo o deja ese idioma vacío en todas partes.
content-error-name-of-nothing = Nombra algo que no está en el tablero.
content-error-unknown-message = Ningún mensaje del juego tiene este id.
content-error-missing-message = Falta el mensaje.
content-error-surplus-message = El mensaje no existe en inglés.
content-error-other-variables = No usa las mismas variables que el inglés: { $variables }.
