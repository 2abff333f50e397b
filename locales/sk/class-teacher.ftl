### What a teacher does in a class.

## Opening a class: the plan of the lesson

class-teacher-plan = Čo sa bude diať
class-teacher-part-join = Pripojenie
class-teacher-part-join-note = Kód a QR na plátne
class-teacher-part-questions_before = Osem otázok
class-teacher-part-questions_before-note = Anonymne
class-teacher-part-briefing = Vysvetlenie
class-teacher-part-briefing-note = Štyri obrázky
class-teacher-part-seats = Nájsť stôl
class-teacher-part-seats-note = Názvy sú na plátne
class-teacher-part-play = Hra
class-teacher-part-debrief = Rozbor
class-teacher-part-debrief-note = Z vašich zápasov
class-teacher-part-questions_after = Tie isté otázky
class-teacher-part-questions_after-note = Ešte raz
class-teacher-part-last_figure = Predtým a potom
class-teacher-part-last_figure-note = Posledný graf
class-teacher-plan-tables =
    { $tables ->
        [0] Každý stôl:
        [one] { $tables } stôl:
        [few] { $tables } stoly:
        [many] { $tables } stola:
       *[other] { $tables } stolov:
    } { $pupils ->
        [one] { $pupils } žiak
        [few] { $pupils } žiaci
        [many] { $pupils } žiaka
       *[other] { $pupils } žiakov
    }{ $bots ->
        [0] { "" }
        [one] { " " }a { $bots } bot
        [few] { " " }a { $bots } boti
        [many] { " " }a { $bots } bota
       *[other] { " " }a { $bots } botov
    }, ťahy: { $turns }
class-teacher-plan-setup = Karty, prvé územia
class-teacher-plan-turn = { $turn }. ťah
class-teacher-plan-last-turn = { $turn }. ťah, posledný
class-teacher-plan-score = Konečné skóre
class-teacher-plan-pace = Pomalé stoly hrajú o ťah menej, rýchle o ťah viac. Všetci sa to dozvedia pred posledným ťahom.
class-teacher-plan-short = Je čas na dva ťahy. Málo, ale ide to.
class-teacher-plan-too-short = Do tohto zvonenia nie je čas ani na dva ťahy. Triedu môžete aj tak otvoriť: počíta sa posledný celý ťah.
class-teacher-plan-left-out = Aby bolo viac ťahov, vynechá sa: { $parts }. Môžete to znova zapnúť.
class-teacher-left-questions = otázky
class-teacher-left-briefing = vysvetlenie
class-teacher-left-debrief = rozbor
class-teacher-left-debrief-short = polovica rozboru
class-teacher-price-without =
    { $turns ->
        [0] Vynechanie nepridá ani ťah.
        [one] Vynechanie pridá jeden ťah.
        [few] Vynechanie pridá { $turns } ťahy.
       *[other] Vynechanie pridá { $turns } ťahov.
    }
class-teacher-price-with =
    { $turns ->
        [0] Nestojí ani ťah.
        [one] Stojí jeden ťah.
        [few] Stojí { $turns } ťahy.
       *[other] Stojí { $turns } ťahov.
    }
class-teacher-data-sheet = Ochrana údajov, pre rodičov

## Dealing the tables

class-teacher-counts =
    { $companies ->
        [one] { $companies } spoločnosť
        [few] { $companies } spoločnosti
        [many] { $companies } spoločnosti
       *[other] { $companies } spoločností
    }, { $pupils ->
        [one] { $pupils } žiak
        [few] { $pupils } žiaci
        [many] { $pupils } žiaka
       *[other] { $pupils } žiakov
    }
class-teacher-bell-at = zvonenie { $time }
class-teacher-deal-rest = Ostatných rozdeliť znova
class-teacher-stay = { $companies ->
    [one] { $companies } ostáva na mieste
    [few] { $companies } ostávajú na mieste
    [many] { $companies } ostáva na mieste
   *[other] { $companies } ostáva na mieste
}
class-teacher-late-comers = Kto príde neskôr, dostane miesto bota
class-teacher-about = okolo { $time }
class-teacher-instead-quick = podľa plánu ich malo byť { $turns }: času je viac
class-teacher-instead-late = podľa plánu ich malo byť { $turns }: času je už menej
class-teacher-slower = { $pupils ->
    [one] pri { $pupils } žiakovi to trvá dlhšie
    [few] pri { $pupils } žiakoch to trvá dlhšie
    [many] pri { $pupils } žiaka to trvá dlhšie
   *[other] pri { $pupils } žiakoch to trvá dlhšie
}
class-teacher-too-long = na túto hodinu priveľa
class-teacher-slow = { $tables }: je čas na { $turns ->
        [one] jeden ťah
        [few] { $turns } ťahy
       *[other] { $turns } ťahov
    }. Ostatné: najviac { $most }.
class-teacher-whole-table = Jedno zariadenie pre spoločnosti: { $companies }
class-teacher-slow-help = Nech dvaja žiaci vedú jednu spoločnosť spolu, na voľné miesto príde bot.
class-teacher-let-share = Spojiť dvoch žiakov
class-teacher-shared = { $first } a { $second } teraz spolu vedú jednu spoločnosť: { $second }.
class-teacher-separate = Znova rozdeliť
class-teacher-move = Presunúť spoločnosť { $company }…
class-teacher-move-second = Presunúť druhého žiaka zo spoločnosti { $company }…
class-teacher-second = Druhé zariadenie, { $language }
class-teacher-heads = { $heads ->
    [one] { $heads } žiak vedie túto spoločnosť
    [few] { $heads } žiaci vedú túto spoločnosť
    [many] { $heads } žiaka vedie túto spoločnosť
   *[other] { $heads } žiakov vedie túto spoločnosť
}
class-teacher-heads-short = Žiaci pri tomto zariadení
class-teacher-heads-whole = Žiaci pri tomto zariadení, každý s vlastnou spoločnosťou
class-teacher-locked = Ostáva pri tomto stole
class-teacher-lock = Nechať pri tomto stole
class-teacher-unlock = Povoliť zmenu stola
class-teacher-bot = Bot
class-teacher-drop = Pustite sem: bot uvoľní miesto
class-teacher-people =
    { $pupils ->
        [one] { $pupils } žiak
        [few] { $pupils } žiaci
        [many] { $pupils } žiaka
       *[other] { $pupils } žiakov
    }{ $bots ->
        [0] { "" }
        [one] { " " }+ { $bots } bot
        [few] { " " }+ { $bots } boti
        [many] { " " }+ { $bots } bota
       *[other] { " " }+ { $bots } botov
    }
class-teacher-full-short = plný: zdieľať spoločnosť
class-teacher-full = Stôl { $table } je plný
class-teacher-full-help = { $company }: vyberte spoločnosť, ktorú povedú spolu.
class-teacher-share-with = Spolu: { $company }
class-teacher-fifth = Piata spoločnosť pri tomto stole
class-teacher-own-company = Vlastná spoločnosť

## The dashboard

class-teacher-on-time = { $tables ->
    [one] { $tables } stíha.
    [few] { $tables } stíhajú.
    [many] { $tables } stíha.
   *[other] { $tables } stíha.
}
class-teacher-now = teraz
class-teacher-plan-at = plán { $time }
class-teacher-more-until = viac času, do { $time }
class-teacher-was = plán bol { $turns }
class-teacher-usual = Ostatným pri tomto stole to trvá asi { $time }.
class-teacher-stand-in = O chvíľu bude zastupovať bot, takže stôl hrá ďalej.
class-teacher-gone = { $company }: bez pripojenia, zastupuje bot
class-teacher-away =
    { $people ->
        [one] Chýba { $people }
        [few] Chýbajú { $people }
        [many] Chýba { $people }
       *[other] Chýba { $people }
    }{ $bots ->
        [0] { "" }
        [one] , { $bots } bot zastupuje
        [few] , { $bots } boti zastupujú
        [many] , { $bots } bota zastupuje
       *[other] , { $bots } botov zastupuje
    }
class-teacher-why-setup = Prečo: výber prvých území trvá dlhšie, než bolo v pláne.
class-teacher-why-slow = Prečo: všetkým to trvá o niečo dlhšie, než bolo v pláne.
class-teacher-turn-less = O ťah menej: posledný je ťah { $turn }
class-teacher-timer-on = { $seconds } s na fázu: zapnuté
class-teacher-out-of-reach = Server sa teraz k tomuto stolu nedostane. Ostatné hrajú ďalej; vráti sa sám.
class-teacher-suggested = Posledný ťah: { $turn }
class-teacher-keep-time = Dodržať čas
class-teacher-keep-time-help = Program určí posledné ťahy tak, aby stoly skončili včas. Vypnuté: iba navrhuje.
class-teacher-to-debrief = Prejsť na rozbor
class-teacher-bell-due = Plánovaný čas uplynul. Zápasy sa skončia, len keď ich ukončíte vy.
class-teacher-bell-waits = Skončí sa po tomto ťahu: { $tables }
class-teacher-bell-back = Neukončiť
class-teacher-saved = Všetko je uložené. Do 30 dní túto stránku znova otvorte a stlačte „Pokračovať“.
class-teacher-go-on = Pokračovať dnes
class-teacher-go-on-help = Všetky stoly sa riadia zvonením tejto hodiny. Žiaci otvoria triedu kódom a stlačia „Prejsť do triedy“.
class-teacher-lost = Bez spojenia od { $time }. Takto to vtedy vyzeralo.
class-teacher-cannot-save = Server nedokáže ukladať.
class-teacher-cannot-save-help = Server nedokáže ukladať: disk alebo databáza je plná či nedostupná. Všetky stoly sú pozastavené a nič sa nestratí. Keď sa bude dať ukladať, pokračujú samy.
class-teacher-unseated = Bez stola: { $company }
class-teacher-key = Ako to čítať
class-teacher-key-on_time = do 2 min
class-teacher-key-late = viac ako 2
class-teacher-key-very_late = viac ako 4
class-teacher-key-help = Zoradené podľa toho, kto vás najviac potrebuje. Žiadne karty, žiadne body: túto obrazovku môžete premietať.
class-teacher-key-table = K stolu 1 až 9
class-teacher-key-pause = Pozastaviť všetky stoly; ešte raz: pokračovať
class-teacher-key-names = Zobraziť alebo skryť skutočné mená

## Door, chat, one pupil

class-teacher-door = Dvere
class-teacher-door-open = Dvere: otvorené
class-teacher-door-knock = Dvere: zaklopať
class-teacher-door-closed = Dvere: zatvorené
class-teacher-send-away = Poslať preč
class-teacher-chat-on = Chat: zapnutý
class-teacher-chat-off = Chat: vypnutý
class-teacher-silence = Vypnúť chat
class-teacher-unsilence = Zapnúť chat
class-teacher-rename = Nový názov spoločnosti
class-teacher-remove = Odobrať
class-teacher-remove-sure = Odobrať túto spoločnosť?
class-teacher-leaving = Z triedy odchádza spoločnosť { $company }.
class-teacher-undo = Vrátiť späť
class-teacher-bot-sure = Prenechať toto miesto botovi?
class-teacher-acting = práve hrá
class-teacher-only-bots = Hrajú tu len boti.
class-teacher-no-timer = Bez časového limitu
class-teacher-timer = Časový limit: { $seconds } s na každú fázu
class-teacher-timer-off = Zrušiť časový limit
class-teacher-back = Priviesť späť: { $company }

## More

class-teacher-more = Viac
class-teacher-menu = Späť
class-teacher-names = Skutočné mená
class-teacher-names-help = Ostávajú v tomto prehliadači a nikam sa neposielajú.
class-teacher-names-show = Zobraziť skutočné mená
class-teacher-names-key = Kláves N ich skryje a zobrazí.
class-teacher-names-shown = Skutočné mená sú viditeľné.
class-teacher-names-hidden = Skutočné mená sú skryté.
class-teacher-name = meno
class-teacher-name-of = Skutočné meno: { $company }
class-teacher-many = Odobrať viacerých naraz
class-teacher-many-help = Prišlo jedno zariadenie mnohokrát? Tu odoberiete všetky jeho miesta naraz. V niektorých školách majú všetky zariadenia rovnakú adresu, preto si najprv pozrite spoločnosti.
class-teacher-many-absent =
    Odobrať { $places ->
        [one] jedno miesto, ktorého
        [few] { $places } miesta, ktorých
       *[other] { $places } miest, ktorých
    } zariadenie sa nikdy nepripojilo
class-teacher-many-address =
    Odobrať { $places ->
        [few] { $places } miesta
       *[other] { $places } miest
    } z jednej adresy
class-teacher-many-none = Všetky zariadenia sú pripojené a žiadna adresa nemá viac ako dve miesta.
class-teacher-pair = Spárovať môj telefón
class-teacher-pair-help = Naskenujte to telefónom. Ukáže štyri číslice: napíšte ich sem a telefón sa stane druhým ovládačom.
class-teacher-pair-qr = QR kód stránky pre váš telefón
class-teacher-pair-digits = Štyri číslice na telefóne
class-teacher-pair-do = Spárovať
class-teacher-paired = Telefón je spárovaný.
class-teacher-phone-help = Napíšte tieto číslice na svojej stránke triedy: Viac, Spárovať môj telefón.
class-teacher-another-day = Pokračovať v iný deň
class-teacher-another-day-help = Všetky stoly sa pozastavia a všetko sa uloží. Pokračovať môžete do 30 dní, s tým istým kódom a na tých istých zariadeniach.
class-teacher-another-day-do = Pozastaviť dovtedy
class-teacher-export = Exportovať
class-teacher-export-help = Súbor ZIP s tabuľkami, záznamami a vysvetlením stĺpcov. Neobsahuje mená.
class-teacher-export-for = Pre
class-teacher-export-spreadsheet = Tabuľkové programy
class-teacher-export-rfc4180 = Programy (RFC 4180)
class-teacher-export-names = Pridať skutočné mená
class-teacher-export-names-help = Do súboru ich pridá tento prehliadač. Server ich nikdy nevidí.
class-teacher-export-do = Stiahnuť
class-teacher-end = Ukončiť triedu
class-teacher-end-ask = Ukončiť triedu natrvalo?
class-teacher-end-help = Zápasy, ktoré ešte bežia, sa skončia bez víťaza. Rozbor a export zatiaľ ostanú; odkazy platia ešte deň, po 30 dňoch sa všetko vymaže.
class-teacher-delete = Vymazať teraz
class-teacher-delete-ask = Vymazať všetko o tejto triede?
class-teacher-delete-help = Trieda, stoly, zápasy aj mená v tomto prehliadači hneď a natrvalo zmiznú. Čo si chcete nechať, najprv exportujte.
class-teacher-delete-do = Vymazať všetko
class-teacher-deleted = Trieda je vymazaná.
