### While a class gathers: the projector, and a phone that waits. And how a lesson ends.

class-wall-wifi = WLAN auf dem Beamer
class-wall-wifi-step = Mit diesem WLAN verbinden:
class-wall-wifi-scan = Fürs WLAN scannen
class-wall-wifi-help = Der Name erscheint auf der Beamer-Seite in diesem Browser. Mit dem Passwort erscheint auch ein QR-Code, den alle im Raum benutzen können. Beides ist nur in diesem Browser gespeichert; der Server bekommt es nie.
class-wall-wifi-name = Name des WLANs
class-wall-wifi-password = Passwort, für den QR-Code
class-wall-wifi-show = Zeigen
class-wall-wifi-forget = Vergessen

class-wait-phone = In deinem Handy
class-wait-place = { $at } von { $all }

class-wall-story = Unsere Geschichte
class-wall-story-built = { $companies ->
    [one] { $built ->
        [one] Ein Unternehmen hat eine Anwendung erfüllt.
       *[other] Ein Unternehmen hat { $built } Anwendungen erfüllt.
    }
   *[other] { $built ->
        [one] Zusammen haben unsere { $companies } Unternehmen eine Anwendung erfüllt.
       *[other] Zusammen haben unsere { $companies } Unternehmen { $built } Anwendungen erfüllt.
    }
}
class-wall-story-short = Bei { $short } der { $missed } verpassten Anwendungen fehlte nur ein einziger Rohstoff.
class-wall-story-fought = { $clashes ->
    [one] In einem Handelskonflikt ging es um { $territory }.
   *[other] Wir haben { $clashes } Handelskonflikte ausgetragen, am häufigsten um { $territory }.
}
class-wall-critical = Kritisch: wichtig, und der Nachschub kann ausfallen
class-wall-fact-refining = China raffiniert fast alle Seltenen Erden der Welt.
class-wall-fact-cobalt = Von 100 Kilo Kobalt kommen etwa 75 aus der DR Kongo.
class-wall-fact-safest = Zwei Quellen in zwei Ländern sind sicherer als zwei in einem.
