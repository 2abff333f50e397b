### While a class gathers: the projector, and a phone that waits.

class-wall-wifi = Wifi op de projector
class-wall-wifi-step = Ga op deze wifi:
class-wall-wifi-scan = Scan voor de wifi
class-wall-wifi-help = De naam verschijnt op de pagina van de projector in deze browser. Met het wachtwoord komt er ook een QR-code, die iedereen in het lokaal kan gebruiken. Beide staan alleen in deze browser; de server krijgt ze nooit.
class-wall-wifi-name = Naam van de wifi
class-wall-wifi-password = Wachtwoord, voor de QR-code
class-wall-wifi-show = Tonen
class-wall-wifi-forget = Vergeten

class-wait-phone = In je telefoon
class-wait-place = { $at } van { $all }
