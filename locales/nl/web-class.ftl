### Een klas: openen, de pagina van de leerkracht, leerlingen, het grote scherm.

## Een klas openen

web-class-open = Een klas openen
web-class-open-note = Voor leerkrachten: één code voor iedereen, en alle tafels in één oogopslag.
web-class-rehearse = Oefenen
web-class-rehearse-help = In je eentje alle knoppen uitproberen: acht leerlingen, gespeeld door het programma, en er gaat van alles mis.
web-class-bell-when = Wanneer gaat de bel?
web-class-bell-now = Het is { $time }.
web-class-bell-in = over { $minutes } min
web-class-bell-exactly = Op de minuut
web-class-bell-other = Een andere tijd
web-class-bell-time = Tijd van de bel
web-class-bell-over = Deze tijd is al voorbij.
web-class-projector-language = Taal van het grote scherm
web-class-projector-language-help = Leerlingen kiezen hun eigen taal op hun apparaat.
web-class-kind = Wat voor les?
web-class-kind-first_match = Eerste spel
web-class-kind-first_match-help = Er is tijd om het spel uit te leggen en om erover na te praten.
web-class-kind-known_game = Ze kennen het spel
web-class-kind-known_game-help = Geen uitleg, dus meer tijd om te spelen.
web-class-kind-two_lessons = Twee lessen
web-class-kind-two_lessons-help = Acht beurten. Het spel gaat een andere dag verder.
web-class-questions-help = Anoniem, voor en na. Ze laten zien wat de klas geleerd heeft.
web-class-why-not = “Waarom niet mijn zet?”
web-class-why-not-help = Leerlingen kunnen vóór een actie vragen wat die kost. Vijf vragen per beurt.
web-class-debrief-usual = Zoals gepland
web-class-debrief-none = Geen
web-class-rules = Welke regels?
web-class-rules-classic = Klassiek
web-class-rules-classic-help = Het spel zoals in de spelregels. Het beste voor een eerste spel.
web-class-rules-world_news = Wereldnieuws
web-class-rules-world_news-help = Door echte gebeurtenissen vallen materialen weg of komen ze erbij, dus een tweede bron telt. Ongeveer 8 seconden extra per beurt.
web-class-rules-recycling = Recycling
web-class-rules-recycling-help = Eén keer per spel mogen leerlingen middelen inleveren voor een materiaal dat te recyclen is.
web-class-rules-both = Allebei
web-class-rules-both-help = Wereldnieuws en Recycling. Het beste voor wie het spel kent.
web-class-pupils = Leerlingen vandaag
web-class-pupils-help = Niet verplicht. Het grote scherm toont dan op hoeveel er nog gewacht wordt.
web-class-open-do = Klas openen
web-class-privacy = Geen accounts, geen namen. Na 30 dagen verwijderd.

## Voor het spelen

web-class-title = Klas { $code }
web-class-in = { $pupils ->
    [0] Er is nog niemand.
    [one] Er is één leerling.
   *[other] Er zijn { $pupils } leerlingen.
}
web-class-in-of = { $pupils ->
    [one] { $pupils } van de { $expected } leerlingen is er.
   *[other] { $pupils } van de { $expected } leerlingen zijn er.
}
web-class-step-open = Open dit adres:
web-class-step-code = Typ deze code:
web-class-scan = Of scan dit
web-class-qr = QR-code met de link naar deze klas
web-class-find-table = Zoek je tafel
web-class-projector-open = Groot scherm openen
web-class-deal = Tafels indelen
web-class-deal-again = Opnieuw indelen
web-class-order = Indeling
web-class-order-random = Willekeurig
web-class-order-mixed = Talen gemengd
web-class-order-together = Bij elkaar per taal
web-class-order-as_before = Net als de vorige les
web-class-table = Tafel { $table }
web-class-move-short = Verplaatsen…
web-class-new-table = Een nieuwe tafel
web-class-undealt = { $companies ->
    [one] Eén bedrijf heeft nog geen tafel.
   *[other] { $companies } bedrijven hebben nog geen tafel.
}
web-class-start = { $tables ->
    [one] Tafel starten
   *[other] Alle { $tables } tafels starten
}

## Het overzicht

web-class-now = Tijd
web-class-play-ends = Spel eindigt over
web-class-bell = Bel
web-class-connected = Leerlingen verbonden
web-class-of = { $part } van { $all }
web-class-need = { $tables ->
    [one] Eén tafel heeft je nodig.
   *[other] { $tables } tafels hebben je nodig.
}
web-class-headline-many-offline = { $pupils } leerlingen zijn offline. De wifi?
web-class-headline-offline = { $pupils ->
    [one] Eén leerling is offline.
   *[other] { $pupils } leerlingen zijn offline.
}
web-class-headline-back = { $pupils ->
    [one] Eén van de { $all } leerlingen is terug.
   *[other] { $pupils } van de { $all } leerlingen zijn terug.
}
web-class-headline-all-back = Alle { $pupils } leerlingen zijn terug.
web-class-headline-waits = Tafel { $table } wacht op { $company }.
web-class-headline-late = Tafel { $table } loopt { $minutes } min achter.
web-class-wifi-help = Bots spelen voor hen, en er gaat niets verloren. Ze komen vanzelf terug.
web-class-all-on-time = Alle tafels liggen op schema.
web-class-all-paused = Alle tafels staan op pauze.
web-class-all-finished = Alle tafels zijn klaar.
web-class-starting = De tafels beginnen zo.
web-class-ended = Deze klas is afgesloten.
web-class-state-on_time = op schema
web-class-state-late = { $minutes } min achter
web-class-state-very_late = { $minutes } min achter
web-class-state-held_up = iemand denkt na
web-class-state-paused = op pauze
web-class-state-starting = begint
web-class-state-finished = klaar
web-class-state-out_of_reach = niet bereikbaar
web-class-turn = Beurt { $turn } van { $last }
web-class-setting-up = Spelopzet
web-class-ends = klaar om { $time }
web-class-thinking = Denkt al { $time } na
web-class-away = Al { $time } niet verbonden
web-class-people = { $here } van { $all } verbonden
web-class-nudge = Seintje geven
web-class-nudge-sent = Vriendelijk seintje gestuurd: { $company }
web-class-soft-timer = { $seconds } s per fase
web-class-bring-back = Terughalen
web-class-bring-back-help = Scan dit binnen twee minuten met het nieuwe apparaat van de leerling. Geen camera? Typ de zestien tekens op de startpagina, in het veld voor een code.
web-class-bring-back-secret = Wie de code het eerst scant, krijgt de plaats. Staat deze pagina op het grote scherm? Dek dat dan af voordat je drukt.
web-class-bring-back-show = Toon de code
web-class-pause-all = Alles pauzeren
web-class-go-on = Verder
web-class-more-time = Meer tijd
web-class-bell-ask = Stop…
web-class-ask-title = { $scope }: { $what }
web-class-all-tables = Alle tafels
web-class-ask-pause = pauze, en iedereen leest…
web-class-ask-last-turn = de laatste beurt bepalen?
web-class-ask-more-time = meer tijd
web-class-ask-bell = de spellen stoppen?
web-class-last-turn-help = De volgende beurt wordt de laatste. Iedereen hoort het voordat die begint.
web-class-last-turn-do = De volgende beurt is de laatste
web-class-more-time-help = Alle tafels richten zich naar de nieuwe bel. Waar je de laatste beurt hebt ingesteld, blijft die staan.
web-class-bell-move = Bel verzetten…
web-class-bell-rings = De bel gaat om { $time }.
web-class-bell-earlier = { $minutes } min eerder: { $time }
web-class-bell-later = { $minutes } min later: { $time }
web-class-more-time-one = De bel gaat op de geplande tijd. Alleen deze tafel speelt door terwijl de andere klaar zijn, hooguit tot de bel om { $time }.
web-class-more-time-none = Deze tafel heeft al tijd tot de bel. Verzet de bel om er meer te geven.
web-class-more-minutes = { $minutes } minuten erbij
web-class-bell-help = Het spel eindigt. De laatste beurt die helemaal gespeeld is, telt, zodat iedereen even vaak heeft gespeeld.
web-class-bell-turn = Als deze beurt klaar is
web-class-bell-do = Nu stoppen
web-class-knocking = Aan de deur: { $company }
web-class-admit = Binnenlaten
web-class-let-in = { $knocked } speelt aan tafel { $table } als { $company }.
web-class-let-in-same = { $company }: nu aan tafel { $table }.
web-class-table-menu = Meer over tafel { $table }

## Leerlingen

web-class-your-language = Jouw taal
web-class-share = Met hoeveel delen jullie dit apparaat?
web-class-whole-table = Een hele tafel
web-class-companies = Bedrijven aan deze tafel
web-class-join-do = Meedoen met de klas
web-class-phone-link = Voor leerkrachten: deze telefoon als afstandsbediening
web-class-already = In deze browser zit je al in deze klas.
web-class-go = Naar de klas
web-class-redraw = Een andere naam
web-class-wait = Je doet mee. Het spel begint als iedereen er is.
web-class-wait-table = Ga aan tafel { $table } zitten.
web-class-soon = Het spel begint zo.
web-class-on-projector = Op het grote scherm: { $company }
web-class-seated = Je zit aan tafel { $table }. Jouw bedrijf: { $company }.
web-class-wait-door = Je hebt aangeklopt. De leerkracht laat je binnen.
web-class-ask-seat = Om een plaats vragen
web-class-removed = Je zit niet meer in deze klas. Met de code kun je weer meedoen.
web-class-nudged = Een vriendelijk seintje van je leerkracht: ben jij aan de beurt? Kijk even!
web-class-from-teacher = Van je leerkracht
web-class-early = Jouw spel is afgelopen. De anderen spelen nog.
web-class-early-page = Jouw pagina
web-class-back-title = Terug naar de klas
web-class-back-help = Je houdt je bedrijf. Je oude apparaat verlaat de klas.
web-class-back-do = Terugkomen

## Het grote scherm

web-class-then = om { $time }, daarna kijken we samen terug
web-class-box-full = gespeeld
web-class-box-half = nu
web-class-box-empty = komt nog
web-class-box-last = laatste
web-class-time-up = Tijd om af te ronden.

## Wat iedereen in een pauze leest

class-bell-armed = Het spel stopt als deze beurt klaar is.
class-bell-back = Het stopt toch niet na deze beurt. Het spel gaat verder.
class-pause-listen = Luister even, alsjeblieft.
class-pause-look_up = Kijk naar het grote scherm, alsjeblieft.
class-pause-question = Er is een vraag voor iedereen.
class-pause-break = Een korte pauze.
class-pause-help = We helpen even iemand. We gaan zo verder.
class-pause-another_day = We gaan een andere dag verder. Alles is bewaard.
class-pause-still = Alle tafels staan stil. Er gaat niets verloren.
class-paused = Gepauzeerd
class-pause-ends = Het spel eindigt om { $time }
