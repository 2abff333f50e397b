### Úvodná stránka, stoly pred zápasom a okolo neho, a čo sa hovorí, keď sa niečo pokazí.

web-home-lead = Veďte spoločnosť a získajte miesta, kde sú materiály. Vyrobte smartfóny, fotoaparáty a veterné turbíny skôr než súperi.
web-home-play-now = Hrať hneď
web-home-opening = Pripravuje sa stôl…
web-home-open-table = Otvoriť stôl pre ostatných
web-home-one-device = Všetci na tomto zariadení
web-home-watch = Nájsť stôl alebo sledovať zápas
web-home-learn = Naučiť sa
web-home-tutorial = Výučba
web-home-rules = Pravidlá
web-home-materials = Materiály
web-home-replays = Záznamy
web-home-settings = Nastavenia
web-home-credits = Poďakovanie
web-home-connect = Telefón sa nepripojí?
web-home-language = Jazyk
web-home-back = Späť na úvod
web-home-come-back-to = Vaše stoly
web-home-come-back = Pokračovať pri stole { $code }
web-home-forget = Zabudnúť stôl { $code }

## Pripojenie

web-home-code = Pripojiť sa kódom
web-home-code-short = Vstupný kód má šesť písmen a číslic. Skontrolujte ho.
web-home-code-never = Vo vstupnom kóde nikdy nie sú písmená I a O ani číslice 0 a 1. Skontrolujte ho.
web-home-join = Pripojiť sa
web-home-join-title = Pripojiť sa k stolu
web-home-looking = Hľadá sa stôl…
web-home-table-code = Stôl { $code }
web-home-open-seats = { $seats ->
    [one] Voľné je jedno miesto.
    [few] Voľné sú { $seats } miesta.
    [many] Voľných je { $seats } miesta.
   *[other] Voľných je { $seats } miest.
}
web-home-already-seated = V tomto prehliadači už máte pri stole miesto.
web-home-to-my-seat = Prejsť na moje miesto
web-home-already-playing = Zápas sa už začal. Ak ste mali miesto, vráťte sa svojím odkazom alebo kódom na návrat.
web-home-who = Vaša spoločnosť
web-home-company = Názov spoločnosti
web-home-company-any = Ktorýkoľvek voľný názov
web-home-own-name = Vymyslieť názov
web-home-own-name-help = Najviac 16 písmen. Nepoužívajte svoje skutočné meno.
web-home-portrait = Portrét
web-home-portrait-number = Portrét { $number }
web-home-sit-down = Sadnúť si
web-home-rejoin = Vrátiť sa kódom na návrat
web-home-rejoin-title = Späť na vaše miesto
web-home-rejoin-help = Napíšte kód, ktorý ste si zapísali, keď ste si sadli, alebo ten, ktorý vám ukážu v triede. Vaše miesto sa otvorí tu a zavrie sa tam, kde bolo otvorené predtým.
web-home-rejoin-label = Kód na návrat
web-home-rejoin-short = Kód na návrat má šestnásť písmen a číslic. Skontrolujte ho.
web-home-come-in = Vrátiť sa

## Stoly iných

web-home-tables-title = Stoly
web-home-tables-help = Stoly, ktoré tu vidia všetci. Ak chcete sledovať zápas, ktorý tu nie je, vypýtajte si odkaz alebo kód od toho, kto otvoril stôl.
web-home-tables-none = Práve tu nie je žiadny stôl.
web-home-table-free = { $seats ->
    [0] Nijaké voľné miesto
    [one] Jedno voľné miesto
    [few] { $seats } voľné miesta
    [many] { $seats } voľného miesta
   *[other] { $seats } voľných miest
}
web-home-table-playing = Zápas sa hrá
web-home-watch-link = Odkaz na sledovanie
web-home-watch-link-help = Vložte odkaz, ktorý ste dostali.
web-home-watch-open = Sledovať
web-home-watch-wrong = Toto nie je odkaz na stôl. Skopírujte celý odkaz a skúste to znova.

## Nový stôl

web-home-new-title = Nový stôl
web-home-new-lead = Vyberte, ako sa bude hrať, a pozvite ostatných kódom, odkazom alebo QR kódom.
web-home-new-open = Otvoriť stôl
web-home-new-sit = Hrám aj ja
web-home-new-sit-help = Vypnite, ak chcete stôl len spravovať a nehrať, napríklad v škole.
web-home-new-seats = Kto hrá
web-home-hot-title = Všetci na tomto zariadení
web-home-hot-lead = Podávajte si zariadenie. Karty pritom zostanú skryté.
web-home-hot-people = Ľudia
web-home-hot-bots = Boti
web-home-hot-start = Spustiť zápas
web-home-hot-other-portrait = Iný portrét: { $player }

## Pred zápasom

web-home-seats = Miesta
web-home-seat-open = Voľné miesto
web-home-seat-waiting = Čaká sa na niekoho
web-home-seat-person = Človek
web-home-seat-away = Nepripojená
web-home-seat-ready = Pripravená
web-home-seat-not-ready = Ešte nepripravená
web-home-seat-host = Zápas spúšťate vy
web-home-you = Vy
web-home-who-plays = Kto hrá na mieste { $seat }
web-home-change = Zmeniť
web-home-remove = Odobrať
web-home-fill = Doplniť botmi
web-home-invite = Pozvať ostatných
web-home-invite-help = Otvorte túto stránku na inom zariadení a napíšte kód:
web-home-copy-link = Kopírovať odkaz
web-home-copy-watch = Kopírovať odkaz na sledovanie
web-home-copied = Skopírované.
web-home-not-copied = Tento prehliadač nedovolí kopírovať. Označte odkaz a skopírujte ho ručne.
web-home-qr = QR kód odkazu na tento stôl
web-home-rejoin-code = Váš kód na návrat
web-home-rejoin-code-help = Zapíšte si ho! Vráti vás na vaše miesto z ktoréhokoľvek zariadenia, v ktorýkoľvek deň.
web-home-options = Ako budete hrať
web-home-change-options = Zmeniť
web-home-turns = { $turns ->
    [one] { $turns } ťah
    [few] { $turns } ťahy
    [many] { $turns } ťahu
   *[other] { $turns } ťahov
}
web-home-timer-on = { $seconds } sekúnd na fázu
web-home-seats-open = { $seats ->
    [one] Jedno miesto je ešte voľné: pozvite niekoho alebo pridajte bota.
    [few] { $seats } miesta sú ešte voľné: pozvite ostatných alebo pridajte botov.
    [many] { $seats } miesta je ešte voľného: pozvite ostatných alebo pridajte botov.
   *[other] { $seats } miest je ešte voľných: pozvite ostatných alebo pridajte botov.
}
web-home-not-ready = { $players ->
    [one] Jeden hráč ešte nie je pripravený.
    [few] { $players } hráči ešte nie sú pripravení.
    [many] { $players } hráča ešte nie je pripraveného.
   *[other] { $players } hráčov ešte nie je pripravených.
}
web-home-all-ready = Všetci sú tu. Môžete spustiť zápas.
web-home-start = Spustiť zápas
web-home-ready = Môžem začať
web-home-not-yet = Predsa ešte nie
web-home-ready-asked = Zápas môže spustiť len ten, kto otvoril stôl. Dajte vedieť, keď môžete začať.
web-home-waiting-host = Výborne! Zápas spustí ten, kto otvoril stôl.
web-home-watching-lobby = Sledujete tento stôl. Zápas sa čoskoro začne.
web-home-leave = Odísť od stola
web-home-cancel = Zrušiť
web-home-save = Uložiť

## O čom sa rozhoduje pri otvorení stola

web-home-form-rules = Pravidlá
web-home-form-table = Stôl
web-home-option-turns = Ťahy
web-home-option-turns-help = Jeden ťah trvá asi tri minúty.
web-home-option-advanced_setup = Rozšírené nastavenie hry
web-home-option-advanced_setup-help = Vaše kontinenty sa žrebujú.
web-home-option-monopoly_stranglehold = Monopolné ovládanie
web-home-option-monopoly_stranglehold-help = Po každom vyradení hráča skočí počítadlo ťahov o jeden dopredu.
web-home-option-trade_with_china = Obchod s Čínou
web-home-option-trade_with_china-help = Pred bodovaním dostanete ešte jeden materiál za každý kontinent, kde ste iba vy.
web-home-option-leave_one_behind = Jedno zostáva
web-home-option-leave_one_behind-help = Na každom území, z ktorého odchádzate, zostane aspoň jedno aktívum.
web-home-option-head_start = Náskok
web-home-option-head_start-help = Kto má ťažšie miesto v poradí hráčov, umiestni na začiatku viac aktív. Je to tak spravodlivejšie.
web-home-option-host_keeps_time = Vedúci stola stráži čas
web-home-option-host_keeps_time-help = Vy nehráte. Určíte posledný ťah, alebo na konci hodiny zazvoníte.
web-home-option-world_news = Správy zo sveta
web-home-option-world_news-help = Od druhého ťahu každý ťah skutočná udalosť zastaví alebo pridá na jednom území materiál. Pomôže druhý zdroj.
web-home-option-recycling = Recyklácia
web-home-option-recycling-help = Raz za zápas odovzdáte aktíva za materiál, ktorý vám zostane do konca.
web-home-short-cards = Pri { $turns } ťahoch alebo menej dostanete karty cieľa pre krátke zápasy.
web-home-chat = Chat
web-home-chat-off = Vypnutý
web-home-chat-phrases = Vety
web-home-chat-free = Voľný text
web-home-chat-off-help = Nikto nemôže písať.
web-home-chat-phrases-help = Hotové vety, ktoré každý číta vo svojom jazyku.
web-home-chat-free-help = Aj krátke správy bez odkazov. Chat môžete kedykoľvek stíšiť.
web-home-free-names = Vlastné názvy
web-home-free-names-help = Hráči si môžu vymyslieť názov spoločnosti.
web-home-spectators = Diváci
web-home-spectators-help = Kto má odkaz, môže zápas sledovať. Karty zostanú skryté.
web-home-listed = Zverejniť tento stôl
web-home-listed-help = Nájde ho každý na tomto serveri.
web-home-odds = Ukázať šance
web-home-odds-help = Pred stretom vidíte šancu na dobytie.
web-home-timer = Čas na fázu
web-home-timer-help = Keď čas uplynie, fázu dohrá bot. Ďalšia je opäť vaša.
web-home-timer-none = Bez limitu
web-home-extra-time = Čas navyše
web-home-extra-time-help = Pridá sa ku každej fáze tým, čo ho potrebujú.
web-home-extra-time-none = Žiadny
web-home-extra-time-more = o { $time } viac
web-home-absence = Keď je niekto preč
web-home-absence-help = Po tomto čase ho zastúpi bot, kým sa nevráti.
web-home-stand-in = Zastupujúci bot
web-home-table-language = Jazyk stola
web-home-seconds = { $seconds } s
web-home-minutes = { $minutes } min

## Vedenie stola počas zápasu

web-home-host = Správa stola
web-home-pause = Pozastaviť
web-home-resume = Pokračovať
web-home-end = Ukončiť zápas
web-home-end-sure = Ukončiť zápas pre všetkých?
web-home-end-help = Neskôr sa v ňom nedá pokračovať, ale záznam zostane.
web-home-give-to-bot = Prenechať botovi
web-home-give-sure = Prenechať miesto „{ $player }“ botovi do konca zápasu?
web-home-more-time = Ešte minútu
web-home-mute = Stíšiť: { $player }
web-home-mute-all = Stíšiť chat pre všetkých
web-home-host-table = Nastavenia stola

## Jedno zariadenie pre všetkých

web-home-pass-to = Podajte zariadenie ďalej. Na rade: { $player }
web-home-pass-help = Ostatní sa nepozerajú: nasleduje karta tejto spoločnosti.
web-home-pass-show = Ja som { $player }

## Čakanie, a keď sa niečo pokazí

web-home-connecting = Pripája sa…
web-home-connecting-long = Trvá to dlhšie než zvyčajne. Skúša sa ďalej…
web-home-loading = Rozkladá sa mapa…
web-home-starting = Zápas sa začína…
web-home-starting-help = Každý hráč pridá do kociek tajomstvo, takže nikto nemôže podvádzať.
web-home-banner-reconnecting = Spojenie sa prerušilo. Skúša sa znova. Nič z toho, čo ste urobili, sa nestratí.
web-home-banner-cannot-save = Server teraz nedokáže ukladať. Vaše akcie čakajú a odošlú sa znova.
web-home-banner-stopping = Server sa reštartuje. Zápas bude o chvíľu pokračovať.
web-home-banner-paused = Zápas pozastavil ten, kto otvoril stôl.
web-home-banner-elsewhere = Vaše miesto je otvorené v inom okne alebo na inom zariadení.
web-home-banner-paused-host = Zápas ste pozastavili.
web-home-no-storage = Tento prehliadač po zavretí stránky všetko zabudne. Zapíšte si kód na návrat alebo si uložte adresu.
web-home-try-now = Skúsiť hneď
web-home-try-again = Skúsiť znova
web-home-reload = Načítať stránku znova
web-home-take-back = Otvoriť tu
web-home-forget-table = Zabudnúť tento stôl
web-home-aborted = Zápas ukončil ten, kto otvoril stôl
web-home-aborted-help = Čo sa odohralo, si môžete ešte istý čas pozrieť ako záznam.
web-home-expired = Tento stôl sa zavrel
web-home-expired-help = Dlho sa nikto nevrátil, a tak sa zápas skončil.
web-home-see-replay = Pozrieť záznam
web-home-trouble-title = Nepodarilo sa to
web-home-trouble-unreachable = Server neodpovedá. Skontrolujte sieť, chvíľu počkajte a skúste to znova.
web-home-trouble-no_sitting-title = V tomto prehliadači nemáte miesto
web-home-trouble-no_sitting = Pri tom stole nemáte v tomto prehliadači miesto. Pripojte sa vstupným kódom alebo sa vráťte kódom na návrat.
web-home-trouble-unknown_token-title = Tento odkaz už nefunguje
web-home-trouble-class_deleted-title = Hodina sa skončila
web-home-trouble-rehearsal_over-title = Nácvik sa skončil
web-home-trouble-rehearsal_over = Je vymazaný a nič z neho nezostalo.
web-home-trouble-unknown_content-title = Tento zápas je uzavretý
web-home-trouble-not_seated-title = Toto miesto už nie je vaše
web-home-trouble-not_seated = Vaše miesto dostal niekto iný alebo ste z neho odišli. Poproste toho, kto otvoril stôl, o iné.
web-home-trouble-opened_elsewhere-title = Vaše miesto je otvorené inde
web-home-trouble-opened_elsewhere = Otvorili ste ho v inom okne alebo na inom zariadení. Pokračujte tam, alebo ho znova otvorte tu.
web-home-trouble-spectators_not_allowed-title = Tento stôl sa nedá sledovať
web-home-trouble-other_version-title = Je tu nová verzia
web-home-trouble-other_version = Server bol aktualizovaný. Načítajte stránku znova a hrajte ďalej. Miesto vám zostane.
web-home-trouble-other_content-title = Hracia plocha sa zmenila
web-home-trouble-other_content = Server má novšiu verziu hracej plochy než táto stránka. Načítajte stránku znova a hrajte ďalej. Miesto vám zostane.
web-home-trouble-chunk-title = Časť stránky chýba
web-home-trouble-chunk = Nenačítala sa: možno vypadla sieť alebo bol server aktualizovaný. Načítajte stránku znova.
web-home-trouble-web_fault-title = Na tejto stránke sa niečo pokazilo
web-home-trouble-web_fault = Nie je to vaša chyba a zápas je na serveri v bezpečí. Načítajte stránku znova.

## Nastavenia

web-home-settings-help = Uložia sa len v tomto prehliadači.
web-home-look = Vzhľad a zvuk
web-home-change-company = Zmeniť spoločnosť alebo portrét
web-home-unmute-all = Znova povoliť chat
web-home-give-seat = Prenechať botovi miesto: { $player }
web-home-give-help = Odkaz aj kód na návrat prestanú platiť.
web-home-sound = Zvuk
web-home-sound-help = Tiché zvuky k tomu, čo sa deje na hracej ploche.
web-home-scheme = Farby
web-home-scheme-auto = Podľa zariadenia
web-home-scheme-light = Svetlé
web-home-scheme-dark = Tmavé
web-home-contrast = Kontrast
web-home-contrast-auto = Podľa zariadenia
web-home-contrast-high = Vysoký
web-home-patterns = Vzory spoločností
web-home-patterns-help = Pomáhajú rozlíšiť územia aj bez farieb.
web-home-patterns-off = Vypnuté
web-home-patterns-soft = Jemné
web-home-patterns-strong = Výrazné
web-home-motion = Animácie
web-home-motion-auto = Podľa zariadenia
web-home-motion-reduced = Obmedzené
web-home-motion-full = Plné
web-home-text-size = Veľkosť textu

## Poďakovanie

web-home-credits-game = Hra
web-home-credits-game-who = Hru RAWsiko – Materials Around Us vytvorila talianska Národná rada pre výskum (CNR) v rámci projektu Raw MatTERS Ambassadors at Schools (RM@Schools) s finančnou podporou organizácie EIT RawMaterials, ktorú podporuje Európsky inovačný a technologický inštitút, orgán Európskej únie. Nápad, pravidlá aj názov sú ich.
web-home-credits-game-independent = Tento program je nezávislá verzia hry podľa jej pravidiel. CNR, RM@Schools ani EIT RawMaterials ho nevytvorili, neoverili ani neschválili; chyby sú naše.
web-home-credits-facts = Fakty a mapa
web-home-credits-facts-help = Údaje o tom, kde sa materiály nachádzajú a z čoho sú aplikácie, pochádzajú z verejných zdrojov; uvádza ich stránka každého materiálu. Územia sú oblasti hry a nehovoria nič o skutočných hraniciach.
web-home-credits-drawn = Písmo, ikony a portréty
web-home-credits-drawn-help = Všetko je súčasťou hry: žiadna stránka nič nenačítava z iného servera.
web-home-credits-software = Softvér
web-home-credits-software-help = Vlastný kód hry RAWsiko má licenciu MIT. Stavia okrem iného na:
