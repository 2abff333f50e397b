### While a class gathers: the projector, and a phone that waits.

class-wall-wifi = La wifi en la pantalla
class-wall-wifi-step = Conectaos a esta wifi:
class-wall-wifi-scan = Escanea para la wifi
class-wall-wifi-help = El nombre aparece en la página del proyector en este navegador. Con la contraseña aparece también un código QR, que puede usar toda el aula. Ambos se guardan solo en este navegador; el servidor nunca los recibe.
class-wall-wifi-name = Nombre de la wifi
class-wall-wifi-password = Contraseña, para el código QR
class-wall-wifi-show = Mostrar
class-wall-wifi-forget = Olvidar

class-wait-phone = En tu teléfono
class-wait-place = { $at } de { $all }
