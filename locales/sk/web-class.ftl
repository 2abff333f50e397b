### Trieda: otvorenie, stránka vyučujúceho, žiaci, plátno.

## Otvorenie triedy

web-class-open = Otvoriť triedu
web-class-open-note = Pre vyučujúcich: jeden kód pre všetkých a všetky stoly na očiach.
web-class-rehearse = Nácvik
web-class-rehearse-help = Vyskúšajte si sami všetky tlačidlá: osem žiakov, za ktorých hrá program, a niečo sa pokazí.
web-class-bell-when = Kedy zazvoní?
web-class-bell-now = Je { $time }.
web-class-bell-in = o { $minutes } min
web-class-bell-exactly = Na minútu presne
web-class-bell-other = Iný čas
web-class-bell-time = Čas zvonenia
web-class-bell-over = Tento čas už uplynul.
web-class-projector-language = Jazyk na plátne
web-class-projector-language-help = Žiaci si na svojich zariadeniach vyberú vlastný.
web-class-kind = Aká hodina?
web-class-kind-first_match = Prvý zápas
web-class-kind-first_match-help = Je čas hru vysvetliť a potom sa o nej porozprávať.
web-class-kind-known_game = Hru už poznajú
web-class-kind-known_game-help = Bez vysvetľovania, teda viac času na hru.
web-class-kind-two_lessons = Dve hodiny
web-class-kind-two_lessons-help = Osem ťahov. Zápas pokračuje v iný deň.
web-class-questions-help = Anonymne, predtým a potom. Ukážu, čo sa trieda naučila.
web-class-why-not = „Prečo nie môj krok?“
web-class-why-not-help = Žiaci sa môžu opýtať, čo akcia stojí, skôr než ju potvrdia. Päť otázok na ťah.
web-class-debrief-usual = Podľa plánu
web-class-debrief-none = Žiadny
web-class-rules = Aké pravidlá?
web-class-rules-classic = Klasické
web-class-rules-classic-help = Hra ako v pravidlách. Najlepšie na prvý zápas.
web-class-rules-world_news = Správy zo sveta
web-class-rules-world_news-help = Skutočné udalosti zastavia alebo pridajú materiály, preto sa hodí druhý zdroj. Asi o 8 sekúnd viac za ťah.
web-class-rules-recycling = Recyklácia
web-class-rules-recycling-help = Raz za zápas môžu žiaci odovzdať aktíva za materiál, ktorý sa dá recyklovať.
web-class-rules-both = Oboje
web-class-rules-both-help = Správy zo sveta aj Recyklácia. Najlepšie pre tých, čo hru poznajú.
web-class-pupils = Žiaci dnes
web-class-pupils-help = Nepovinné. Na plátne je potom vidieť, koľko ešte chýba.
web-class-open-do = Otvoriť triedu
web-class-privacy = Bez účtov, bez mien. Vymaže sa po 30 dňoch.

## Pred hrou

web-class-title = Trieda { $code }
web-class-in = { $pupils ->
    [0] Ešte tu nikto nie je.
    [one] Je tu { $pupils } žiak.
    [few] Sú tu { $pupils } žiaci.
    [many] Je tu { $pupils } žiaka.
   *[other] Je tu { $pupils } žiakov.
}
web-class-in-of = Prítomní žiaci: { $pupils } z { $expected }.
web-class-step-open = Otvorte túto adresu:
web-class-step-code = Napíšte tento kód:
web-class-scan = Alebo naskenujte toto
web-class-qr = QR kód s odkazom do tejto triedy
web-class-find-table = Nájdite svoj stôl
web-class-projector-open = Otvoriť plátno
web-class-deal = Rozdeliť stoly
web-class-deal-again = Rozdeliť znova
web-class-order = Rozsadenie
web-class-order-random = Náhodne
web-class-order-mixed = Jazyky zmiešané
web-class-order-together = Spolu podľa jazyka
web-class-order-as_before = Ako minulú hodinu
web-class-table = Stôl { $table }
web-class-move-short = Presunúť…
web-class-new-table = Nový stôl
web-class-undealt = { $companies ->
    [one] { $companies } spoločnosť ešte nemá stôl.
    [few] { $companies } spoločnosti ešte nemajú stôl.
    [many] { $companies } spoločnosti ešte nemá stôl.
   *[other] { $companies } spoločností ešte nemá stôl.
}
web-class-start = { $tables ->
    [one] Spustiť { $tables } stôl
    [few] Spustiť všetky { $tables } stoly
    [many] Spustiť { $tables } stola
   *[other] Spustiť všetkých { $tables } stolov
}

## Prehľad

web-class-now = Čas
web-class-play-ends = Do konca hry
web-class-bell = Zvonenie
web-class-connected = Pripojení žiaci
web-class-of = { $part } z { $all }
web-class-need = { $tables ->
    [one] { $tables } stôl vás potrebuje.
    [few] { $tables } stoly vás potrebujú.
    [many] { $tables } stola vás potrebuje.
   *[other] { $tables } stolov vás potrebuje.
}
web-class-headline-many-offline = { $pupils ->
    [few] { $pupils } žiaci sú offline. Wi-Fi?
   *[other] { $pupils } žiakov je offline. Wi-Fi?
}
web-class-headline-offline = { $pupils ->
    [one] Jeden žiak je offline.
    [few] { $pupils } žiaci sú offline.
   *[other] { $pupils } žiakov je offline.
}
web-class-headline-back = { $pupils ->
    [one] Späť je jeden z { $all } žiakov.
    [few] Späť sú { $pupils } z { $all } žiakov.
   *[other] Späť je { $pupils } z { $all } žiakov.
}
web-class-headline-all-back = Všetci žiaci ({ $pupils }) sú späť.
web-class-headline-waits = Stôl { $table } čaká. Na rade: { $company }.
web-class-headline-late = Stôl { $table } mešká { $minutes } min.
web-class-wifi-help = Hrajú za nich boti a nič sa nestratí. Vrátia sa sami.
web-class-all-on-time = Všetky stoly stíhajú.
web-class-all-paused = Všetky stoly sú pozastavené.
web-class-all-finished = Všetky stoly dohrali.
web-class-starting = Stoly o chvíľu začnú.
web-class-ended = Táto trieda je ukončená.
web-class-state-on_time = stíha
web-class-state-late = mešká { $minutes } min
web-class-state-very_late = mešká { $minutes } min
web-class-state-held_up = niekto rozmýšľa
web-class-state-paused = pozastavený
web-class-state-starting = začína
web-class-state-finished = dohral
web-class-state-out_of_reach = nedostupný
web-class-turn = Ťah { $turn } z { $last }
web-class-setting-up = Nastavenie hry
web-class-ends = koniec { $time }
web-class-thinking = Premýšľa už { $time }
web-class-away = Bez spojenia už { $time }
web-class-people = pripojení { $here } z { $all }
web-class-nudge = Dať znamenie
web-class-nudge-sent = Priateľské znamenie odoslané: { $company }
web-class-soft-timer = { $seconds } s na každú fázu
web-class-bring-back = Priviesť späť
web-class-bring-back-help = Do dvoch minút to naskenujte novým zariadením žiaka. Nemá kameru? Napíšte šestnásť znakov na úvodnej stránke do poľa na kód.
web-class-bring-back-secret = Miesto získa ten, kto naskenuje kód ako prvý. Ak je táto stránka na plátne, pred stlačením plátno zakryte.
web-class-bring-back-show = Zobraziť kód
web-class-pause-all = Pozastaviť všetko
web-class-go-on = Pokračovať
web-class-more-time = Viac času
web-class-bell-ask = Ukončiť…
web-class-ask-title = { $scope }: { $what }
web-class-all-tables = Všetky stoly
web-class-ask-pause = pauza a všetci čítajú…
web-class-ask-last-turn = určiť posledný ťah?
web-class-ask-more-time = viac času
web-class-ask-bell = ukončiť zápasy?
web-class-last-turn-help = Nasledujúci ťah bude posledný. Všetci sa to dozvedia, skôr než sa začne.
web-class-last-turn-do = Nasledujúci ťah je posledný
web-class-more-time-help = Všetky stoly sa riadia novým zvonením. Kde ste určili posledný ťah, ten zostane.
web-class-bell-move = Posunúť zvonenie…
web-class-bell-rings = Zvoní o { $time }.
web-class-bell-earlier = o { $minutes } min skôr: { $time }
web-class-bell-later = o { $minutes } min neskôr: { $time }
web-class-more-time-one = Čas zvonenia sa nemení. Ostatné stoly už skončili; tento hrá ďalej, najviac do zvonenia o { $time }.
web-class-more-time-none = Tento stôl má čas až do zvonenia. Ak mu chcete dať viac, posuňte zvonenie.
web-class-more-minutes = { $minutes ->
    [one] O minútu viac
    [few] O { $minutes } minúty viac
   *[other] O { $minutes } minút viac
}
web-class-bell-help = Zápas sa skončí. Počíta sa posledný celý ťah, aby bol každý na rade rovnako veľakrát.
web-class-bell-turn = Po skončení tohto ťahu
web-class-bell-do = Ukončiť teraz
web-class-knocking = Pri dverách: { $company }
web-class-admit = Vpustiť
web-class-let-in = { $knocked }: pri stole { $table } ako { $company }.
web-class-let-in-same = { $company }: teraz pri stole { $table }.
web-class-table-menu = Viac o stole { $table }

## Žiaci

web-class-your-language = Váš jazyk
web-class-share = Koľkí sa delíte o toto zariadenie?
web-class-whole-table = Celý stôl
web-class-companies = Spoločnosti pri tomto stole
web-class-join-do = Pripojiť sa k triede
web-class-phone-link = Pre vyučujúcich: tento telefón ako ovládač
web-class-already = V tomto prehliadači už v tejto triede ste.
web-class-go = Prejsť do triedy
web-class-redraw = Vyžrebovať iný názov
web-class-wait = Ste v triede. Zápas sa začne, keď tu budú všetci.
web-class-wait-table = Sadnite si k stolu { $table }.
web-class-soon = Zápas sa čoskoro začne.
web-class-on-projector = Na plátne: { $company }
web-class-seated = Sedíte pri stole { $table }. Vaša spoločnosť: { $company }.
web-class-wait-door = Zaklopali ste. O chvíľu vás vpustia.
web-class-ask-seat = Požiadať o miesto
web-class-removed = V tejto triede už nie ste. Kódom sa môžete znova pripojiť.
web-class-nudged = Priateľské znamenie: ste na rade? Pozrite sa!
web-class-from-teacher = Správa pre triedu
web-class-early = Váš zápas sa skončil. Ostatní ešte hrajú.
web-class-early-page = Vaša stránka
web-class-back-title = Späť do triedy
web-class-back-help = Spoločnosť vám zostane. Staré zariadenie triedu opustí.
web-class-back-do = Vrátiť sa

## Plátno

web-class-then = o { $time }, potom sa k hre spolu vrátime
web-class-box-full = odohraný
web-class-box-half = teraz
web-class-box-empty = ešte príde
web-class-box-last = posledný
web-class-time-up = Čas dohrať.

## Čo všetci čítajú počas pauzy

class-bell-armed = Zápas sa skončí po tomto ťahu.
class-bell-back = Po tomto ťahu sa nekončí. Zápas pokračuje.
class-pause-listen = Prosím, chvíľu počúvajte.
class-pause-look_up = Prosím, pozrite sa na plátno.
class-pause-question = Je tu otázka pre všetkých.
class-pause-break = Krátka prestávka.
class-pause-help = Niekomu pomáhame. O chvíľu budeme pokračovať.
class-pause-another_day = Pokračovať budeme v iný deň. Všetko je uložené.
class-pause-still = Všetky stoly sú pozastavené. Nič sa nestratí.
class-paused = Pozastavené
class-pause-ends = Hra sa končí o { $time }
