### While a class gathers: the projector, and a phone that waits. And how a lesson ends.

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

class-wall-story = La nostra storia
class-wall-story-built = { $companies ->
    [one] Un’azienda ha completato { $built } Applicazioni.
   *[other] { $built ->
        [one] Insieme, le nostre { $companies } aziende hanno completato un’Applicazione.
       *[other] Insieme, le nostre { $companies } aziende hanno completato { $built } Applicazioni.
    }
}
class-wall-story-short = A { $short } delle { $missed } Applicazioni non completate mancava una sola Materia Prima.
class-wall-story-fought = { $clashes ->
    [one] In una Battaglia Commerciale ci siamo contesi { $territory }.
   *[other] Abbiamo combattuto { $clashes } Battaglie Commerciali, soprattutto per { $territory }.
}
class-wall-critical = Critica: importante, e potrebbe venire a mancare
class-wall-fact-refining = La Cina raffina quasi tutte le terre rare del mondo.
class-wall-fact-cobalt = Di ogni 100 chili di cobalto, circa 75 vengono dalla RD del Congo.
class-wall-fact-safest = Due fonti in due Paesi sono più sicure di due in uno solo.
