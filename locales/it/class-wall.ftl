### While a class gathers: the projector, and a phone that waits.

class-wall-wifi = Wi-Fi sul proiettore
class-wall-wifi-step = Collegati a questo Wi-Fi:
class-wall-wifi-scan = Inquadra per il Wi-Fi
class-wall-wifi-help = Il nome appare sulla pagina del proiettore in questo browser. Con la password appare anche un codice QR, che chiunque in aula può usare. Entrambi restano solo in questo browser: il server non li riceve mai.
class-wall-wifi-name = Nome del Wi-Fi
class-wall-wifi-password = Password, per il codice QR
class-wall-wifi-show = Mostra
class-wall-wifi-forget = Dimentica

class-wait-phone = Nel tuo telefono
class-wait-place = { $at } di { $all }
