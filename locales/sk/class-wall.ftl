### While a class gathers: the projector, and a phone that waits. And how a lesson ends.

class-wall-wifi = Wi-Fi na plátne
class-wall-wifi-step = Pripojte sa na túto Wi-Fi:
class-wall-wifi-scan = Naskenujte na pripojenie k Wi-Fi
class-wall-wifi-help = Názov sa zobrazí na stránke pre plátno v tomto prehliadači. S heslom sa zobrazí aj QR kód, ktorý môže použiť každý v triede. Oboje je uložené iba v tomto prehliadači, server to nikdy nedostane.
class-wall-wifi-name = Názov siete Wi-Fi
class-wall-wifi-password = Heslo pre QR kód
class-wall-wifi-show = Zobraziť
class-wall-wifi-forget = Zabudnúť

class-wait-phone = Vo vašom telefóne
class-wait-place = { $at } z { $all }

class-wall-story = Náš príbeh
class-wall-story-built = { $companies ->
    [one] Naša spoločnosť splnila
    [few] Naše { $companies } spoločnosti spolu splnili
   *[other] Našich { $companies } spoločností spolu splnilo
} { $built ->
    [one] jednu aplikáciu
    [few] { $built } aplikácie
   *[other] { $built } aplikácií
}.
class-wall-story-short = Aplikácie, ktorým na splnenie chýbal jediný materiál: { $short } z { $missed }.
class-wall-story-fought = { $clashes ->
    [one] V jedinom strete sme bojovali o územie { $territory }.
    [few] Boli { $clashes } strety, najčastejšie o územie { $territory }.
   *[other] Bolo { $clashes } stretov, najčastejšie o územie { $territory }.
}
class-wall-critical = Kritická surovina: dôležitá, a jej dodávky môžu zlyhať
class-wall-fact-refining = Čína rafinuje takmer všetky vzácne zeminy na svete.
class-wall-fact-cobalt = Z každých 100 kilogramov kobaltu pochádza asi 75 z Konžskej DR.
class-wall-fact-safest = Dva zdroje v dvoch krajinách sú bezpečnejšie než dva v jednej.
