### Lo que dicen el mapa y la lista de Territorios.

web-board-map = Mapa del tablero
web-board-help = Las flechas llevan de un Territorio a otro, las letras saltan a un nombre, Intro elige, Escape borra la elección. Mayúsculas con flechas mueve el mapa, más y menos lo acercan o alejan, 0 muestra el mapa entero.
web-board-view = Vista
web-board-nearer = Acercar
web-board-farther = Alejar
web-board-see-all = Ver el mapa entero
web-board-closer = Ver lo que importa ahora
web-board-beyond = Fuera de la vista
web-board-lead = Ver { $territories }
web-board-closed = cerrada
web-board-you = { $company } (tú)
web-board-empty = sin Activos
web-board-assets = { $count ->
    [one] 1 Activo
   *[other] { $count } Activos
}
web-board-ready = { $count ->
    [one] 1 puede actuar
   *[other] { $count } pueden actuar
}
web-board-risk = Perderlo costaría { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
web-board-material-owned = { $material }: en tu poder
web-board-material-needed = { $material }: para tu Objetivo
web-board-material-stopped = { $material }: ahora sin suministro
web-board-adjacent = adyacentes: { $territories }
web-board-continent = { $continent }: { $companies }
web-board-continent-empty = { $continent }: nadie
web-board-continent-exclusive = { $continent }: solo { $company }
web-board-choose-continent = Elegir { $continent }

web-board-about = Países y fuentes
web-board-list = Territorios
web-board-list-show = Mostrar
web-board-list-all = Todos
web-board-list-invited = Que puedes elegir
web-board-list-mine = Míos
web-board-list-needed = Con Materias primas que necesitas
web-board-list-none = Ningún Territorio coincide.

## The sizes of a Territory’s tiles

web-supply-small = { $material }, menos del 5 % de la oferta mundial
web-supply-middle = { $material }, del 5 al 30 % de la oferta mundial
web-supply-large = { $material }, más del 30 % de la oferta mundial
web-supply-unmined = { $material }, aún sin extraer
web-supply-legend = Cuanto más grande es la casilla, mayor es la parte de la oferta mundial que viene de allí: menos del 5 %, del 5 al 30 % o más. Rayada: aún sin extraer.
