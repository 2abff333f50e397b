### What a teacher does in a class.

## Opening a class: the plan of the lesson

class-teacher-plan = Zo verloopt de les
class-teacher-part-join = Meedoen
class-teacher-part-join-note = Code en QR op het grote scherm
class-teacher-part-questions_before = Acht vragen
class-teacher-part-questions_before-note = Anoniem
class-teacher-part-briefing = Uitleg
class-teacher-part-briefing-note = Vier plaatjes
class-teacher-part-seats = Tafel zoeken
class-teacher-part-seats-note = De namen staan op het grote scherm
class-teacher-part-play = Spelen
class-teacher-part-debrief = Nabespreking
class-teacher-part-debrief-note = Met jullie eigen spellen
class-teacher-part-questions_after = Dezelfde vragen
class-teacher-part-questions_after-note = Nog een keer
class-teacher-part-last_figure = Voor en na
class-teacher-part-last_figure-note = De laatste grafiek
class-teacher-plan-tables =
    { $tables ->
        [0] Elke tafel:
        [one] Eén tafel:
       *[other] { $tables } tafels:
    } { $pupils ->
        [one] één leerling
       *[other] { $pupils } leerlingen
    }{ $bots ->
        [0] { "" }
        [one] { " " }en een bot
       *[other] { " " }en { $bots } bots
    }, beurten: { $turns }
class-teacher-plan-setup = Kaarten, eerste gebieden
class-teacher-plan-turn = Beurt { $turn }
class-teacher-plan-last-turn = Beurt { $turn }, de laatste
class-teacher-plan-score = Eindscore
class-teacher-plan-pace = Langzame tafels spelen een beurt minder, snelle een beurt meer. Iedereen hoort het vóór de laatste beurt.
class-teacher-plan-short = Er is tijd voor twee beurten. Kort, maar het gaat.
class-teacher-plan-too-short = Er is tot deze bel niet eens tijd voor twee beurten. Je kunt de klas toch openen: de laatste beurt die helemaal gespeeld is, telt.
class-teacher-plan-left-out = Om tijd te winnen voor meer beurten vervalt dit: { $parts }. Je kunt het weer aanzetten.
class-teacher-left-questions = de vragen
class-teacher-left-briefing = de uitleg
class-teacher-left-debrief = de nabespreking
class-teacher-left-debrief-short = de halve nabespreking
class-teacher-price-without =
    { $turns ->
        [0] Weglaten geeft geen extra beurt.
        [one] Weglaten geeft één extra beurt.
       *[other] Weglaten geeft { $turns } extra beurten.
    }
class-teacher-price-with =
    { $turns ->
        [0] Kost geen beurt.
        [one] Kost één beurt.
       *[other] Kost { $turns } beurten.
    }
class-teacher-data-sheet = Privacy, voor ouders

## Dealing the tables

class-teacher-counts =
    { $companies ->
        [one] Eén bedrijf
       *[other] { $companies } bedrijven
    }, { $pupils ->
        [one] één leerling
       *[other] { $pupils } leerlingen
    }
class-teacher-bell-at = bel { $time }
class-teacher-deal-rest = De rest opnieuw indelen
class-teacher-stay = { $companies ->
    [one] Eén blijft aan dezelfde tafel
   *[other] { $companies } blijven aan dezelfde tafel
}
class-teacher-late-comers = Laatkomers krijgen de plaats van een bot
class-teacher-about = rond { $time }
class-teacher-instead-quick = in plaats van { $turns ->
        [one] één beurt
       *[other] { $turns } beurten
    } volgens plan: je was snel
class-teacher-instead-late = in plaats van { $turns ->
        [one] één beurt
       *[other] { $turns } beurten
    } volgens plan: het is later geworden
class-teacher-slower = { $pupils ->
    [one] met één leerling duurt het langer
   *[other] met { $pupils } leerlingen duurt het langer
}
class-teacher-too-long = te lang voor deze les
class-teacher-slow = { $tables }: tijd voor { $turns ->
        [one] één beurt
       *[other] { $turns } beurten
    }. De andere: tot { $most }.
class-teacher-whole-table = Eén apparaat voor { $companies } bedrijven
class-teacher-slow-help = Laat twee leerlingen samen één bedrijf leiden; een bot neemt de vrije plaats over.
class-teacher-let-share = Twee laten samenspelen
class-teacher-shared = { $first } en { $second } leiden nu samen één bedrijf: { $second }.
class-teacher-separate = Weer scheiden
class-teacher-move = { $company } verplaatsen naar…
class-teacher-move-second = De tweede leerling van { $company } verplaatsen naar…
class-teacher-second = Tweede apparaat, { $language }
class-teacher-heads = { $heads } leerlingen delen dit bedrijf
class-teacher-heads-short = Leerlingen aan dit apparaat
class-teacher-heads-whole = Leerlingen aan dit apparaat, elk met een eigen bedrijf
class-teacher-locked = Blijft aan deze tafel
class-teacher-lock = Aan deze tafel houden
class-teacher-unlock = Mag weer van tafel wisselen
class-teacher-bot = Bot
class-teacher-drop = Hier neerzetten: de bot maakt plaats
class-teacher-people =
    { $pupils ->
        [one] één leerling
       *[other] { $pupils } leerlingen
    }{ $bots ->
        [0] { "" }
        [one] { " " }+ bot
       *[other] { " " }+ { $bots } bots
    }
class-teacher-full-short = vol: een bedrijf delen
class-teacher-full = Tafel { $table } is vol
class-teacher-full-help = { $company }: kies een bedrijf om samen te leiden.
class-teacher-share-with = Samen met { $company }
class-teacher-fifth = Een vijfde bedrijf aan deze tafel
class-teacher-own-company = Een eigen bedrijf

## The dashboard

class-teacher-on-time = { $tables ->
    [one] Eén ligt op schema.
   *[other] { $tables } liggen op schema.
}
class-teacher-now = nu
class-teacher-plan-at = plan { $time }
class-teacher-more-until = meer tijd, tot { $time }
class-teacher-was = { $turns ->
        [one] één was gepland
       *[other] { $turns } waren gepland
    }
class-teacher-usual = Anderen aan deze tafel doen er ongeveer { $time } over.
class-teacher-stand-in = Straks valt een bot in, zodat de tafel verder kan.
class-teacher-gone = { $company } is niet verbonden, een bot valt in
class-teacher-away = { $people ->
        [one] Er is er één weg
       *[other] Er zijn er { $people } weg
    }{ $bots ->
        [0] { "" }
        [one] , een bot valt in
       *[other] , { $bots } bots vallen in
    }
class-teacher-why-setup = Waarom: de eerste gebieden kiezen duurt langer dan gepland.
class-teacher-why-slow = Waarom: iedereen heeft iets meer tijd nodig dan gepland.
class-teacher-turn-less = Eén beurt minder: beurt { $turn } is de laatste
class-teacher-timer-on = { $seconds } s per fase: aan
class-teacher-out-of-reach = De server kan deze tafel nu niet bereiken. De andere spelen door; hij komt vanzelf terug.
class-teacher-suggested = Laatste beurt: { $turn }
class-teacher-keep-time = Op tijd blijven
class-teacher-keep-time-help = Het programma bepaalt per tafel de laatste beurt, zodat elke tafel op tijd klaar is. Uit: het doet alleen voorstellen.
class-teacher-to-debrief = Naar de nabespreking
class-teacher-bell-due = De geplande tijd is om. De spellen stoppen alleen als jij ze stopt.
class-teacher-bell-waits = Stopt als deze beurt klaar is: { $tables }
class-teacher-bell-back = Niet stoppen
class-teacher-saved = Alles is bewaard. Open deze pagina binnen 30 dagen weer en druk op “Verder”.
class-teacher-go-on = Vandaag verder
class-teacher-go-on-help = Alle tafels richten zich naar de bel van deze les. Leerlingen openen de klas met de code en drukken op “Naar de klas”.
class-teacher-lost = Niet verbonden sinds { $time }. Zo stond het er toen voor.
class-teacher-cannot-save = De server kan niet opslaan.
class-teacher-cannot-save-help = De server kan niet opslaan: de schijf of database is vol of onbereikbaar. Alle tafels staan stil en er gaat niets verloren. Ze gaan vanzelf verder zodra opslaan weer lukt.
class-teacher-unseated = Zonder tafel: { $company }
class-teacher-key = Hoe je dit leest
class-teacher-key-on_time = binnen 2 min
class-teacher-key-late = meer dan 2
class-teacher-key-very_late = meer dan 4
class-teacher-key-help = Gesorteerd op wie je het meest nodig heeft. Geen kaarten, geen punten: je kunt dit scherm gerust laten zien.
class-teacher-key-table = Naar tafel 1 tot en met 9
class-teacher-key-pause = Alle tafels pauzeren; nog een keer: verder
class-teacher-key-names = Echte namen tonen of verbergen

## Door, chat, one pupil

class-teacher-door = Deur
class-teacher-door-open = Deur: open
class-teacher-door-knock = Deur: kloppen
class-teacher-door-closed = Deur: dicht
class-teacher-send-away = Wegsturen
class-teacher-chat-on = Chat: aan
class-teacher-chat-off = Chat: uit
class-teacher-silence = Chat uitzetten
class-teacher-unsilence = Chat aanzetten
class-teacher-rename = Nieuwe bedrijfsnaam
class-teacher-remove = Verwijderen
class-teacher-remove-sure = Dit bedrijf verwijderen?
class-teacher-leaving = { $company } verlaat de klas.
class-teacher-undo = Ongedaan maken
class-teacher-bot-sure = Deze plaats aan een bot geven?
class-teacher-acting = speelt nu
class-teacher-only-bots = Hier spelen alleen bots.
class-teacher-no-timer = Geen tijdslimiet
class-teacher-timer = Tijdslimiet: { $seconds } s per fase
class-teacher-timer-off = Tijdslimiet weghalen
class-teacher-back = Terughalen: { $company }

## More

class-teacher-more = Meer
class-teacher-menu = Terug
class-teacher-names = Echte namen
class-teacher-names-help = Ze blijven in deze browser en worden nooit verstuurd.
class-teacher-names-show = Echte namen tonen
class-teacher-names-key = De toets N verbergt en toont ze.
class-teacher-names-shown = Echte namen zijn zichtbaar.
class-teacher-names-hidden = Echte namen zijn verborgen.
class-teacher-name = naam
class-teacher-name-of = Echte naam bij { $company }
class-teacher-many = Veel tegelijk verwijderen
class-teacher-many-help = Is één apparaat meerdere keren binnengekomen? Hier verwijder je al zijn plaatsen in één keer. In sommige scholen hebben alle apparaten hetzelfde adres: kijk eerst naar de bedrijven.
class-teacher-many-absent =
    { $places ->
        [one] Eén plaats
       *[other] { $places } plaatsen
    } waarvan het apparaat nooit verbonden was, verwijderen
class-teacher-many-address = { $places } plaatsen van één adres verwijderen
class-teacher-many-none = Alle apparaten zijn verbonden en geen enkel adres heeft meer dan twee plaatsen.
class-teacher-pair = Mijn telefoon koppelen
class-teacher-pair-help = Scan dit met je telefoon. Die toont vier cijfers: typ ze hier, en de telefoon is een tweede afstandsbediening.
class-teacher-pair-qr = QR-code van de pagina voor je telefoon
class-teacher-pair-digits = Vier cijfers op de telefoon
class-teacher-pair-do = Koppelen
class-teacher-paired = Je telefoon is gekoppeld.
class-teacher-phone-help = Typ deze cijfers op jouw pagina van de klas: Meer, Mijn telefoon koppelen.
class-teacher-another-day = Een andere dag verder
class-teacher-another-day-help = Alle tafels pauzeren en alles wordt bewaard. Jullie kunnen binnen 30 dagen verder, met dezelfde code en dezelfde apparaten.
class-teacher-another-day-do = Tot dan pauzeren
class-teacher-export = Exporteren
class-teacher-export-help = Een ZIP-bestand met tabellen, de opnamen en uitleg bij de kolommen. Er staan geen namen in.
class-teacher-export-for = Voor
class-teacher-export-spreadsheet = Spreadsheets
class-teacher-export-rfc4180 = Programma’s (RFC 4180)
class-teacher-export-names = Echte namen toevoegen
class-teacher-export-names-help = Deze browser zet ze in het bestand. De server ziet ze nooit.
class-teacher-export-do = Downloaden
class-teacher-end = Klas afsluiten
class-teacher-end-ask = De klas voorgoed afsluiten?
class-teacher-end-help = Spellen die nog lopen, eindigen zonder winnaar. De nabespreking en de export blijven nog; links vervallen na een dag, na 30 dagen wordt alles verwijderd.
class-teacher-delete = Nu verwijderen
class-teacher-delete-ask = Alles van deze klas verwijderen?
class-teacher-delete-help = Klas, tafels, spellen en de namen in deze browser zijn meteen en voorgoed weg. Exporteer eerst wat je wilt bewaren.
class-teacher-delete-do = Alles verwijderen
class-teacher-deleted = De klas is verwijderd.
