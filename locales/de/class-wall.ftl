### While a class gathers: the projector, and a phone that waits.

class-wall-wifi = WLAN auf der Leinwand
class-wall-wifi-step = Mit diesem WLAN verbinden:
class-wall-wifi-scan = Scannen fürs WLAN
class-wall-wifi-help = Der Name erscheint auf der Seite für die Leinwand in diesem Browser. Mit dem Passwort erscheint auch ein QR-Code, den alle im Raum benutzen können. Beides ist nur in diesem Browser gespeichert; der Server bekommt es nie.
class-wall-wifi-name = Name des WLANs
class-wall-wifi-password = Passwort, für den QR-Code
class-wall-wifi-show = Zeigen
class-wall-wifi-forget = Vergessen

class-wait-phone = In deinem Handy
class-wait-place = { $at } von { $all }
