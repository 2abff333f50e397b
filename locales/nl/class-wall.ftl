### While a class gathers: the projector, and a phone that waits. And how a lesson ends.

class-wall-wifi = Wifi op het grote scherm
class-wall-wifi-step = Maak verbinding met deze wifi:
class-wall-wifi-scan = Scan voor de wifi
class-wall-wifi-help = De naam verschijnt op de pagina van het grote scherm in deze browser. Met het wachtwoord komt er ook een QR-code, die iedereen in het lokaal kan gebruiken. Beide staan alleen in deze browser; de server krijgt ze nooit.
class-wall-wifi-name = Naam van de wifi
class-wall-wifi-password = Wachtwoord, voor de QR-code
class-wall-wifi-show = Tonen
class-wall-wifi-forget = Vergeten

class-wait-phone = In je telefoon
class-wait-place = { $at } van { $all }

class-wall-story = Ons verhaal
class-wall-story-built = { $companies ->
    [one] { $built ->
        [one] Eén bedrijf haalde één toepassing.
       *[other] Eén bedrijf haalde { $built } toepassingen.
    }
   *[other] { $built ->
        [one] Samen haalden onze { $companies } bedrijven één toepassing.
       *[other] Samen haalden onze { $companies } bedrijven { $built } toepassingen.
    }
}
class-wall-story-short = Bij { $short } van de { $missed } gemiste toepassingen ontbrak maar één materiaal.
class-wall-story-fought = { $clashes ->
    [one] In één commerciële strijd vochten we om { $territory }.
   *[other] We vochten { $clashes } keer een commerciële strijd uit, het vaakst om { $territory }.
}
class-wall-critical = Kritiek: belangrijk, en de aanvoer kan stilvallen
class-wall-fact-refining = China raffineert bijna alle zeldzame aarden van de wereld.
class-wall-fact-cobalt = Van elke 100 kilo kobalt komt zo’n 75 kilo uit de DR Congo.
class-wall-fact-safest = Twee bronnen in twee landen zijn veiliger dan twee in één land.
