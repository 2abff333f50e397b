### While a class gathers: the projector, and a phone that waits. And how a lesson ends.

class-wall-wifi = La wifi en el proyector
class-wall-wifi-step = Conectaos a esta wifi:
class-wall-wifi-scan = Escanead para conectaros
class-wall-wifi-help = El nombre aparece en la página del proyector en este navegador. Con la contraseña aparece también un código QR, que puede usar toda el aula. Ambos se guardan solo en este navegador; el servidor nunca los recibe.
class-wall-wifi-name = Nombre de la wifi
class-wall-wifi-password = Contraseña, para el código QR
class-wall-wifi-show = Mostrar
class-wall-wifi-forget = Olvidar

class-wait-phone = En tu teléfono
class-wait-place = { $at } de { $all }

class-wall-story = Nuestra historia
class-wall-story-built = { $companies ->
    [one] { $built ->
        [0] Una empresa no completó ninguna Aplicación.
        [one] Una empresa completó una Aplicación.
       *[other] Una empresa completó { $built } Aplicaciones.
    }
   *[other] { $built ->
        [0] Juntas, nuestras { $companies } empresas no completaron ninguna Aplicación.
        [one] Juntas, nuestras { $companies } empresas completaron una Aplicación.
       *[other] Juntas, nuestras { $companies } empresas completaron { $built } Aplicaciones.
    }
}
class-wall-story-short = { $missed ->
    [one] { $short ->
        [0] A la Aplicación no completada le faltaba más de una Materia prima.
       *[other] A la Aplicación no completada le faltaba una sola Materia prima.
    }
   *[other] { $short ->
        [0] A las { $missed } Aplicaciones no completadas les faltaba más de una Materia prima.
        [one] A { $short } de las { $missed } Aplicaciones no completadas le faltaba una sola Materia prima.
       *[other] A { $short } de las { $missed } Aplicaciones no completadas les faltaba una sola Materia prima.
    }
}
class-wall-story-fought = { $clashes ->
    [one] En un Choque comercial luchamos por { $territory }.
   *[other] Libramos { $clashes } Choques comerciales, sobre todo por { $territory }.
}
class-wall-critical = Crítica: importante, y podría llegar a faltar
class-wall-fact-refining = China refina casi todas las tierras raras del mundo.
class-wall-fact-cobalt = De cada 100 kilos de cobalto, unos 75 vienen de la RD del Congo.
class-wall-fact-safest = Dos fuentes en dos países son más seguras que dos en uno solo.
