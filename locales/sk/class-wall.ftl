### While a class gathers: the projector, and a phone that waits.

class-wall-wifi = Wi-Fi na plátne
class-wall-wifi-step = Pripojte sa na túto Wi-Fi:
class-wall-wifi-scan = Naskenujte Wi-Fi
class-wall-wifi-help = Názov sa zobrazí na stránke pre plátno v tomto prehliadači. S heslom sa zobrazí aj QR kód, ktorý môže použiť každý v triede. Oboje je uložené iba v tomto prehliadači, server to nikdy nedostane.
class-wall-wifi-name = Názov siete Wi-Fi
class-wall-wifi-password = Heslo pre QR kód
class-wall-wifi-show = Zobraziť
class-wall-wifi-forget = Zabudnúť

class-wait-phone = Vo vašom telefóne
class-wait-place = { $at } z { $all }
