### Lo que muestra `rawsiko content`, además de los errores que encuentra.

help-content-check = Comprueba una carpeta de contenido y dice qué queda demostrado, o qué está mal en qué archivo y entrada.
help-content-export = Muestra el tablero y las cartas como un solo objeto JSON.
help-content-show = Describe un Territorio, una Materia prima, una Aplicación o una carta, con sus fuentes; sin nombre, enumera todo.
help-content-picture = Dibuja el tablero como archivo SVG.
help-content-folder = Carpeta con contenido propio; si falta, el tablero estándar.
help-content-show-id = Id, nombre o símbolo de un Continente, Territorio, Materia prima, Aplicación o carta, por ejemplo new_guinea, «Nueva Guinea» o PR.
help-content-picture-out = Archivo que se escribe; si falta, la salida estándar.

content-wrong = { $count ->
        [one] { $count } error encontrado.
       *[other] { $count } errores encontrados.
    }
content-not-written = No se puede escribir { $file }: { $reason }.
content-folder-twice = La carpeta está indicada dos veces: escríbela una sola vez, con o sin «--content».
content-hint-id = El id en board.toml es «world», así que esta carpeta se comprueba como el tablero estándar. Para un tablero propio, cambia el id.

## Lo que ha demostrado la comprobación

content-proved-board = Tablero: { $continents } Continentes con { $territories } Territorios, { $applications } Aplicaciones, { $objectives } cartas de Objetivo; cada nombre remite a algo, la adyacencia es mutua, el tablero es de una pieza, cada Aplicación se puede obtener.
content-proved-setup = Preparación: con { $players } jugadores ninguna elección de Continentes y Territorios acaba en un callejón sin salida (R3.5).
content-proved-symbols = Símbolos: { $materials } Materias primas, cada una con un símbolo corto propio.
content-proved-members = Países: cada uno de los { $count } países y partes de países existe y está en un solo Territorio.
content-proved-standard = Reglamento: está todo lo que fijan sus imágenes (R2.5); cantidades y cartas respetan sus límites.
content-proved-points = Puntos: { $applications } Aplicaciones siguen la fórmula, salvo las del reglamento.
content-proved-placements = Lugares: cada uno de los { $count } lugares de una Materia prima está respaldado por los datos.
content-proved-representative = Típico: donde hay un productor pequeño están también los mucho mayores, o se da una razón; las Materias primas con más riesgo son más raras.
content-proved-links = Necesidades: cada una de las { $count } Materias primas que una Aplicación necesita está respaldada por los datos.
content-proved-map = Mapa: cada Territorio está dibujado; { $land } fronteras terrestres y { $sea } líneas de mar son las de las reglas.
content-proved-texts = Textos: todo tiene un nombre, y los { $languages } idiomas dicen lo mismo.
content-proved-own-names = Nombres de la carpeta: completos en cada idioma que trae.

## Qué son las cosas

content-show-unknown = Nada en este tablero se llama «{ $id }». «rawsiko content show» enumera todo.
content-show-unknown-like = Nada en este tablero se llama «{ $id }». ¿Querías decir { $ids }?
content-show-closed = País cerrado (R2.1): { $country }. Está dibujado en el tablero, pero no es un Territorio, y nadie puede colocar Activos allí.
content-list-continents = Continentes y Territorios
content-list-closed = Cerrado (R2.1): { $names }
content-list-materials = Materias primas
content-list-applications = Aplicaciones
content-list-cards = Cartas de Objetivo
content-show-territories = Territorios: { $names }
content-show-continent = Continente: { $name }
content-show-countries = Países: { $names }
content-show-land = Adyacentes por tierra: { $names }
content-show-sea = Adyacentes por mar: { $names }
content-show-materials = Materias primas:
content-show-no-materials = Ninguna Materia prima.
content-show-lies-in = Se encuentra en:
content-show-needed-by = Hace falta para: { $names }
content-show-needs = Necesita:
content-show-points = { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
content-show-why = Por qué: { $why }
content-show-about = { $about }
content-show-figure = { $country }: { $share } % { $stage ->
        [extraction] de la extracción mundial
        [processing] del refinado mundial
        [host_ore] de la extracción mundial del mineral que la contiene
       *[reserves] de las reservas mundiales
    } ({ $year })
content-show-in-country = en todo el país
content-show-estimate = { $year }, estimación
content-show-edition = estudio de { $year }
content-show-china = Parte de China { $stage ->
        [extraction] en la extracción mundial
       *[processing] en el refinado mundial
    }: { $share } % ({ $year })
content-show-recycling = Parte del suministro de la UE que viene del reciclaje: { $share } % ({ $year })
content-show-sources = Fuentes:
content-show-part = { $country } ({ $part })
