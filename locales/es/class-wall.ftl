### While a class gathers: the projector, and a phone that waits. And how a lesson ends.

class-wall-wifi = La wifi en la pantalla
class-wall-wifi-step = Conectaos a esta wifi:
class-wall-wifi-scan = Escanead para la wifi
class-wall-wifi-help = El nombre aparece en la página del proyector en este navegador. Con la contraseña aparece también un código QR, que puede usar toda el aula. Ambos se guardan solo en este navegador; el servidor nunca los recibe.
class-wall-wifi-name = Nombre de la wifi
class-wall-wifi-password = Contraseña, para el código QR
class-wall-wifi-show = Mostrar
class-wall-wifi-forget = Olvidar

class-wait-phone = En tu teléfono
class-wait-place = { $at } de { $all }

class-wall-story = Nuestra historia
class-wall-story-built = { $companies ->
    [one] Una empresa completó { $built } Aplicaciones.
   *[other] { $built ->
        [one] Juntas, nuestras { $companies } empresas completaron una Aplicación.
       *[other] Juntas, nuestras { $companies } empresas completaron { $built } Aplicaciones.
    }
}
class-wall-story-short = A { $short } de las { $missed } Aplicaciones no completadas les faltaba una sola Materia prima.
class-wall-story-fought = { $clashes ->
    [one] En un Choque comercial luchamos por { $territory }.
   *[other] Libramos { $clashes } Choques comerciales, sobre todo por { $territory }.
}
class-wall-critical = Crítica: importante, y podría llegar a faltar
class-wall-fact-refining = China refina casi todas las tierras raras del mundo.
class-wall-fact-cobalt = De cada 100 kilos de cobalto, unos 75 vienen de la RD del Congo.
class-wall-fact-safest = Dos fuentes en dos países son más seguras que dos en uno solo.
