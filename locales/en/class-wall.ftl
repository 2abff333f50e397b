### While a class gathers: the projector, and a phone that waits. And how a lesson ends.

class-wall-wifi = Wi-Fi on the projector
class-wall-wifi-step = Join this Wi-Fi:
class-wall-wifi-scan = Scan to join the Wi-Fi
class-wall-wifi-help = The name appears on the projector’s page in this browser. If you give the password, a QR code appears too, and everybody in the room can use it. Both are stored in this browser only; the server never gets them.
class-wall-wifi-name = Name of the Wi-Fi
class-wall-wifi-password = Password, for the QR code
class-wall-wifi-show = Show it
class-wall-wifi-forget = Forget it

class-wait-phone = In your phone
class-wait-place = { $at } of { $all }

class-wall-story = Our story
class-wall-story-built = { $companies ->
    [one] { $built ->
        [one] One company completed one Application.
       *[other] One company completed { $built } Applications.
    }
   *[other] { $built ->
        [one] Together, our { $companies } companies completed one Application.
       *[other] Together, our { $companies } companies completed { $built } Applications.
    }
}
class-wall-story-short = { $short } of the { $missed } Applications that we missed lacked just one Material.
class-wall-story-fought = { $clashes ->
    [one] In one Clash we fought for { $territory }.
   *[other] We fought { $clashes } Clashes, most often for { $territory }.
}
class-wall-critical = Critical: important, and its supply could fail
class-wall-fact-refining = China refines nearly all of the world’s rare earths.
class-wall-fact-cobalt = Of every 100 kilos of cobalt, about 75 come from the DR Congo.
class-wall-fact-safest = Two sources in two countries are safer than two in one.
