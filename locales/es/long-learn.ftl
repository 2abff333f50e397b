### Las páginas para aprender: el índice y el atlas de Materias primas y Aplicaciones.

long-learn-title = Aprender
long-learn-lead = Juega tu primera partida, lee las reglas o descubre de dónde vienen las materias primas del mundo.
long-learn-sections = Páginas para aprender
long-learn-tutorial = Tutorial
long-learn-tutorial-lead = Cinco minutos con una partida pequeña: colocar, mover, chocar, completar una Aplicación, puntuar.
long-learn-rules = Reglas
long-learn-rules-lead = Todo en palabras sencillas y dibujos. Lo que el reglamento deja abierto está marcado.
long-learn-materials = Materias primas
long-learn-materials-lead = { $count } Materias primas: qué son, dónde están, cuánto viene de China, cuánto se recicla.
long-learn-applications = Aplicaciones
long-learn-applications-lead = { $count } Aplicaciones, y qué hace en ellas cada Materia prima.
long-learn-critical = ¿Por qué críticas?
long-learn-critical-lead = Qué Materias primas preocupan a la UE y por qué: riesgo, proveedores, metas, controles de exportación.
long-learn-words = Palabras
long-learn-words-lead = { $count } palabras difíciles, explicadas en una o dos frases.
long-learn-guide = Para docentes
long-learn-guide-lead = La clase en una página, objetivos, una hoja de trabajo con soluciones, un tique de salida, temas delicados y profesiones. Para imprimir.

## La pared de fichas

long-atlas-order = Orden
long-atlas-order-name = Nombre
long-atlas-order-china = Parte de China
long-atlas-order-recycling = Reciclaje
long-atlas-order-places = Más escasas en el tablero
long-atlas-order-points = Puntos
long-atlas-order-materials = Número de Materias primas
long-atlas-continent = Presente en
long-atlas-continent-all = Todos los Continentes
long-atlas-shown-materials = { $count ->
        [one] { $count } Materia prima
       *[other] { $count } Materias primas
    }
long-atlas-tile-china = China { $share }
long-atlas-tile-recycling = Reciclado { $share }
long-atlas-territories = { $count ->
        [one] { $count } Territorio
       *[other] { $count } Territorios
    }
long-atlas-points = { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
long-atlas-wall-china = La barra de una casilla es tan alta como la parte de China en la extracción o el refinado mundial.
long-atlas-wall-recycling = La barra de una casilla es tan alta como la parte del suministro de la UE que viene del reciclaje.
long-atlas-wall-places = La barra de una casilla es tan alta como el número de Territorios con la Materia prima, { $most } como mucho.

## Una Materia prima

long-atlas-where = Dónde está
long-atlas-countries = Países
long-atlas-why-here = Por qué están aquí estas Materias primas
long-atlas-map = Mapa del mundo con los lugares de { $material }: { $territories }.
long-atlas-figure = { $country }: { $share } { $stage ->
        [extraction] de la extracción mundial
        [processing] del refinado mundial
        [host_ore] de la extracción mundial del mineral que la contiene
       *[reserves] de las reservas mundiales
    } ({ $year })
long-atlas-in-country = en todo el país
long-atlas-estimate = { $year }, estimación
long-atlas-edition = estudio de { $year }
long-atlas-china = De China
long-atlas-china-stage = { $stage ->
        [extraction] de la extracción mundial
       *[processing] del refinado mundial
    } ({ $year })
long-atlas-china-none = China no figura, o tiene menos del { $share }.
long-atlas-recycling = Reciclaje
long-atlas-recycling-of = del suministro de la UE viene del reciclaje ({ $year })
long-atlas-eu = Para la UE
long-atlas-eu-strategic = Crítica y estratégica
long-atlas-eu-critical = Crítica
long-atlas-eu-neither = No está en la lista
long-atlas-eu-list = Lista de materias primas críticas, { $year }
long-atlas-risk = Riesgo de suministro: { $risk }. A partir de { $limit }, la UE lo considera alto.
long-atlas-risk-method = En { $year } la UE cambió de método: compara solo las cifras desde entonces.
long-atlas-risk-chart = Riesgo de suministro en los estudios de la UE. { $points }
long-atlas-china-before = Parte de China { $stage ->
        [extraction] en la extracción
       *[processing] en el refinado
    } a lo largo de los años
long-atlas-impact = Qué cuesta a las personas y a la naturaleza
long-atlas-substitute = Qué podría sustituirla
long-atlas-path = De la mina al producto
long-atlas-path-mine = Extracción, n.º 1
long-atlas-path-plant = Refinado, n.º 1
long-atlas-path-eu = Suministro a la UE, n.º 1
long-atlas-path-product = Sirve para
long-atlas-producers = Quién la produce
long-atlas-producers-stage = { $stage ->
        [extraction] Extracción
       *[processing] Refinado
    } ({ $year })
long-atlas-members = Los elementos de este grupo
long-atlas-member-of = Pertenece a:
long-atlas-uses = Para qué sirve
long-atlas-notes = Conviene saberlo
long-atlas-sources = Fuentes
long-atlas-source-A = oficial
long-atlas-source-B = buena fuente secundaria
long-atlas-source-C = fuente débil
long-atlas-all-materials = Todas las Materias primas
long-atlas-all-applications = Todas las Aplicaciones
long-atlas-previous = Anterior: { $name }
long-atlas-next = Siguiente: { $name }

## Una Aplicación

long-atlas-needs = Qué necesita, y para qué
long-atlas-unknown = En el tablero no hay nada con este nombre.
