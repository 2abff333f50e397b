### While a class gathers: the projector, and a phone that waits.

class-wall-wifi = Wi-Fi on the projector
class-wall-wifi-step = Join this Wi-Fi:
class-wall-wifi-scan = Scan for the Wi-Fi
class-wall-wifi-help = The name appears on the projector’s page in this browser. If you give the password, a QR code appears too, and everybody in the room can use it. Both are stored in this browser alone; the server never gets them.
class-wall-wifi-name = Name of the Wi-Fi
class-wall-wifi-password = Password, for the QR code
class-wall-wifi-show = Show it
class-wall-wifi-forget = Forget it

class-wait-phone = In your phone
class-wait-place = { $at } of { $all }
