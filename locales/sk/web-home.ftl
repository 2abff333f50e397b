### Úvodná stránka, stoly pred zápasom a okolo neho, a čo sa hovorí, keď sa niečo pokazí.

web-home-lead = Veďte spoločnosť, získajte suroviny sveta a vyrobte to, na čo sú potrebné.
web-home-play-now = Hrať hneď
web-home-opening = Pripravuje sa stôl…
web-home-play-note = Vy proti trom botom. Bez účtu, nič netreba inštalovať.
web-home-ways = Spôsoby hry
web-home-open-table = Otvoriť stôl pre ostatných
web-home-one-device = Všetci na tomto zariadení
web-home-watch = Nájsť stôl alebo sa prizerať
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
web-home-code-short = Vstupný kód má šesť písmen a číslic. Pozrite sa naň ešte raz.
web-home-code-never = Vo vstupných kódoch nikdy nie sú písmená I a O ani číslice 0 a 1. Pozrite sa naň ešte raz.
web-home-join = Pripojiť
web-home-join-title = Pripojiť sa k stolu
web-home-looking = Hľadá sa stôl…
web-home-table-code = Stôl { $code }
web-home-open-seats = { $seats ->
    [one] Voľné je jedno miesto.
    [few] Voľné sú { $seats } miesta.
    [many] Voľných je { $seats } miesta.
   *[other] Voľných je { $seats } miest.
}
web-home-already-seated = Tento prehliadač už má pri stole miesto.
web-home-to-my-seat = Na moje miesto
web-home-already-playing = Zápas pri tomto stole sa už začal. Kto už sedel, vráti sa svojím odkazom alebo kódom na návrat.
web-home-who = Vaša spoločnosť
web-home-company = Názov spoločnosti
web-home-company-any = Ktorákoľvek voľná
web-home-own-name = Vlastný názov
web-home-own-name-help = Najviac 16 písmen. Radšej nie vaše skutočné meno.
web-home-portrait = Portrét
web-home-portrait-number = Portrét { $number }
web-home-sit-down = Sadnúť si
web-home-rejoin = Vrátiť sa kódom na návrat
web-home-rejoin-title = Späť na vaše miesto
web-home-rejoin-help = Napíšte kód, ktorý ste si zapísali, keď ste si sadli. Vaše miesto sa otvorí tu a zavrie sa tam, kde bolo otvorené predtým.
web-home-rejoin-label = Kód na návrat
web-home-rejoin-short = Kód na návrat má šestnásť písmen a číslic. Pozrite sa naň ešte raz.
web-home-come-in = Vrátiť sa

## Stoly iných

web-home-tables-title = Stoly
web-home-tables-help = Stoly, ktoré sú tu zverejnené pre všetkých. Ak sa chcete prizerať zápasu, vypýtajte si odkaz od toho, kto stôl otvoril.
web-home-tables-none = Práve nie je zverejnený nijaký stôl.
web-home-table-free = { $seats ->
    [0] Nijaké voľné miesto
    [one] Jedno voľné miesto
    [few] { $seats } voľné miesta
    [many] { $seats } voľného miesta
   *[other] { $seats } voľných miest
}
web-home-table-playing = Zápas sa hrá
web-home-watch-link = Odkaz na prizeranie
web-home-watch-link-help = Vložte odkaz, ktorý ste dostali od toho, kto stôl otvoril.
web-home-watch-open = Prizerať sa
web-home-watch-wrong = Toto nie je odkaz na stôl. Skopírujte ho ešte raz, celý.

## Nový stôl

web-home-new-title = Nový stôl
web-home-new-lead = Vyberte, ako sa bude hrať, a potom pozvite ostatných kódom, odkazom alebo QR kódom.
web-home-new-open = Otvoriť stôl
web-home-new-sit = Hrám aj ja
web-home-new-sit-help = Bez toho stôl len vediete, napríklad v škole, a nehráte.
web-home-new-seats = Kto hrá
web-home-hot-title = Všetci na tomto zariadení
web-home-hot-lead = Zariadenie ide z ruky do ruky. Medzi dvoma hráčmi obrazovka skryje karty.
web-home-hot-people = Ľudia
web-home-hot-bots = Boti
web-home-hot-start = Začať zápas
web-home-hot-other-portrait = Iný portrét pre { $player }

## Pred zápasom

web-home-seats = Miesta
web-home-seat-open = Voľné miesto
web-home-seat-waiting = Čaká sa na niekoho
web-home-seat-person = Človek
web-home-seat-away = Bez spojenia
web-home-seat-ready = Môže sa začať
web-home-seat-not-ready = Ešte nie
web-home-seat-host = Zápas začínate vy
web-home-you = Vy
web-home-who-plays = Kto hrá na mieste { $seat }
web-home-change = Zmeniť
web-home-remove = Odobrať
web-home-fill = Doplniť botmi
web-home-invite = Pozvať ostatných
web-home-invite-help = Otvorte túto stránku na inom zariadení a napíšte kód:
web-home-copy-link = Kopírovať odkaz
web-home-copy-watch = Kopírovať odkaz na prizeranie
web-home-copied = Skopírované.
web-home-not-copied = Tento prehliadač nedovolí kopírovať. Označte odkaz a skopírujte ho ručne.
web-home-qr = QR kód odkazu na tento stôl
web-home-rejoin-code = Váš kód na návrat
web-home-rejoin-code-help = Zapíšte si ho: vrátite sa s ním na svoje miesto z ktoréhokoľvek zariadenia, v ktorýkoľvek deň.
web-home-options = Ako sa hrá
web-home-change-options = Zmeniť
web-home-turns = { $turns ->
    [one] { $turns } ťah
    [few] { $turns } ťahy
    [many] { $turns } ťahu
   *[other] { $turns } ťahov
}
web-home-timer-on = { $seconds } sekúnd na každú fázu
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
web-home-all-ready = Všetci sú tu. Môžete začať zápas.
web-home-start = Začať zápas
web-home-ready = Môžeme začať
web-home-not-yet = Predsa ešte nie
web-home-ready-asked = Zápas môže začať len ten, kto stôl otvoril. Povedzte, keď sa podľa vás môže začať.
web-home-waiting-host = Výborne. Zápas začne ten, kto stôl otvoril.
web-home-watching-lobby = Prizeráte sa. Zápas sa čoskoro začne.
web-home-leave = Odísť od stola
web-home-cancel = Zrušiť
web-home-save = Uložiť

## O čom sa rozhoduje pri otvorení stola

web-home-form-rules = Pravidlá
web-home-form-table = Stôl
web-home-option-turns = Ťahy
web-home-option-turns-help = Jeden ťah trvá asi tri minúty.
web-home-option-advanced_setup = Rozšírené nastavenie hry
web-home-option-advanced_setup-help = Kontinenty nevyberáte, určí ich náhoda.
web-home-option-monopoly_stranglehold = Monopolné ovládanie
web-home-option-monopoly_stranglehold-help = Každé vyradenie posunie počítadlo ťahov o jeden.
web-home-option-trade_with_china = Obchod s Čínou
web-home-option-trade_with_china-help = Pred skóre prinesie každý kontinent, na ktorom ste sami, ešte jeden materiál.
web-home-option-leave_one_behind = Jedno zostáva
web-home-option-leave_one_behind-help = Na území, z ktorého sa presúvate, vždy zostane jedno aktívum.
web-home-option-head_start = Náskok
web-home-option-head_start-help = Kto je na rade skôr, umiestni na začiatku viac aktív. Miesta sú tak spravodlivejšie.
web-home-option-host_keeps_time = Vedúci stola stráži čas
web-home-option-host_keeps_time-help = Vy nehráte. Určíte posledný ťah, alebo na konci hodiny zazvoníte.
web-home-chat = Chat
web-home-chat-off = Vypnutý
web-home-chat-phrases = Vety
web-home-chat-free = Voľný text
web-home-chat-off-help = Nikto nič nepíše.
web-home-chat-phrases-help = Hotové vety, ktoré každý číta vo svojom jazyku.
web-home-chat-free-help = Aj krátke texty bez odkazov. Chat môžete kedykoľvek stíšiť.
web-home-free-names = Vlastné názvy
web-home-free-names-help = Hráči si môžu názov spoločnosti napísať, namiesto výberu.
web-home-spectators = Prizerajúci sa
web-home-spectators-help = Kto má odkaz, môže sa prizerať. Karty zostanú skryté.
web-home-listed = Zverejniť tento stôl
web-home-listed-help = Každý na tomto serveri ho nájde.
web-home-odds = Ukázať šance
web-home-odds-help = Pred stretom vidno šancu na dobytie.
web-home-timer = Čas na fázu
web-home-timer-help = Keď uplynie, hrá ďalej bot, kým sami niečo neurobíte.
web-home-timer-none = Bez limitu
web-home-extra-time = Viac času pre niektorých
web-home-extra-time-help = Pridá sa ku každej fáze tomu, kto ho potrebuje.
web-home-extra-time-none = Žiadny
web-home-extra-time-more = o { $time } viac
web-home-absence = Keď niekto odíde
web-home-absence-help = Po tomto čase ho zastúpi bot, kým sa nevráti.
web-home-stand-in = Zastupujúci bot
web-home-table-language = Jazyk stola
web-home-seconds = { $seconds } s
web-home-minutes = { $minutes } min

## Vedenie stola počas zápasu

web-home-host = Viesť stôl
web-home-pause = Pozastaviť
web-home-resume = Pokračovať
web-home-end = Ukončiť zápas
web-home-end-sure = Ukončiť zápas pre všetkých?
web-home-end-help = Nedá sa v ňom pokračovať. Záznam toho, čo sa odohralo, zostane.
web-home-give-to-bot = Prenechať botovi
web-home-give-sure = Prenechať miesto „{ $player }“ botovi do konca zápasu?
web-home-more-time = Ešte minútu
web-home-mute = Stíšiť: { $player }
web-home-mute-all = Stíšiť chat pre všetkých
web-home-host-table = Nastavenia stola

## Jedno zariadenie pre všetkých

web-home-pass-to = Zariadenie teraz patrí: { $player }
web-home-pass-help = Ostatní sa nepozerajú: nasleduje karta tejto spoločnosti.
web-home-pass-show = Ja som { $player }

## Čakanie, a keď sa niečo pokazí

web-home-connecting = Pripája sa…
web-home-connecting-long = Trvá to dlhšie než zvyčajne. Stránka to skúša ďalej sama.
web-home-loading = Rozkladá sa mapa…
web-home-starting = Zápas sa začína…
web-home-starting-help = Každý hráč pridá do kociek tajomstvo, aby ich nikto nemohol ovplyvniť.
web-home-banner-reconnecting = Spojenie sa prerušilo. Skúša sa znova; nič z toho, čo ste urobili, sa nestratí.
web-home-banner-cannot-save = Server práve nedokáže ukladať. Vaše ťahy počkajú a odošlú sa samy.
web-home-banner-stopping = Server sa reštartuje. Zápas bude o chvíľu pokračovať.
web-home-banner-paused = Zápas je pozastavený.
web-home-banner-paused-host = Zápas ste pozastavili.
web-home-no-storage = Tento prehliadač si po zavretí stránky nič nepamätá. Zapíšte si kód na návrat alebo si uložte adresu.
web-home-try-now = Skúsiť hneď
web-home-try-again = Skúsiť znova
web-home-reload = Načítať stránku znova
web-home-take-back = Otvoriť tu
web-home-forget-table = Zabudnúť tento stôl
web-home-aborted = Zápas bol ukončený
web-home-aborted-help = Ukončil ho ten, kto stôl otvoril. Čo sa dovtedy odohralo, zostane istý čas ako záznam.
web-home-expired = Tento stôl sa zavrel
web-home-expired-help = Dlho sa nikto nevrátil, preto sa zápas skončil.
web-home-see-replay = Pozrieť záznam
web-home-trouble-title = To sa nepodarilo
web-home-trouble-unreachable = Server neodpovedá. Skontrolujte sieť, chvíľu počkajte a skúste to znova.
web-home-trouble-no_sitting-title = V tomto prehliadači nie je miesto
web-home-trouble-no_sitting = Tento prehliadač nemá pri tom stole miesto. Pripojte sa vstupným kódom alebo sa vráťte kódom na návrat.
web-home-trouble-unknown_token-title = Tento odkaz už neplatí
web-home-trouble-not_seated-title = Toto miesto už nie je vaše
web-home-trouble-not_seated = Vaše miesto bolo uvoľnené. Spýtajte sa toho, kto stôl otvoril, či sa pre vás nájde iné.
web-home-trouble-opened_elsewhere-title = Vaše miesto je otvorené inde
web-home-trouble-opened_elsewhere = Otvorilo sa v inom okne alebo na inom zariadení. Pokračujte tam, alebo ho znova otvorte tu.
web-home-trouble-spectators_not_allowed-title = Tu sa nedá prizerať
web-home-trouble-other_version-title = Je tu nová verzia
web-home-trouble-other_version = Server bol aktualizovaný. Načítajte stránku znova a hrajte ďalej; vaše miesto zostáva vaše.
web-home-trouble-other_content-title = Hracia plocha sa zmenila
web-home-trouble-other_content = Server má inú verziu hracej plochy než táto stránka. Načítajte stránku znova a hrajte ďalej; vaše miesto zostáva vaše.
web-home-trouble-chunk-title = Časť stránky chýba
web-home-trouble-chunk = Nedala sa načítať: možno vypadla sieť alebo bol server aktualizovaný. Načítajte stránku znova.
web-home-trouble-web_fault-title = Na tejto stránke sa niečo pokazilo
web-home-trouble-web_fault = Nie je to vaša chyba a zápas je na serveri v bezpečí. Načítajte stránku znova.

## Nastavenia

web-home-settings-help = Zostávajú len v tomto prehliadači.
web-home-look = Vzhľad a zvuk
web-home-change-company = Zmeniť spoločnosť alebo portrét
web-home-unmute-all = Znova otvoriť chat
web-home-give-seat = Prenechať botovi miesto: { $player }
web-home-give-help = Odkaz aj kód na návrat prestanú platiť.
web-home-sound = Zvuk
web-home-sound-help = Tiché tóny k tomu, čo sa deje na ploche.
web-home-scheme = Farby
web-home-scheme-auto = Podľa zariadenia
web-home-scheme-light = Svetlé
web-home-scheme-dark = Tmavé
web-home-contrast = Kontrast
web-home-contrast-auto = Podľa zariadenia
web-home-contrast-high = Vysoký
web-home-patterns = Vzory spoločností
web-home-patterns-help = Rozlišujú územia aj bez farieb.
web-home-patterns-off = Vypnuté
web-home-patterns-soft = Jemné
web-home-patterns-strong = Výrazné
web-home-motion = Pohyb
web-home-motion-auto = Podľa zariadenia
web-home-motion-reduced = Málo
web-home-motion-full = Plný
web-home-text-size = Veľkosť textu

## Poďakovanie

web-home-credits-game = Hra
web-home-credits-game-who = RAWsiko – Materials Around Us vytvorila talianska Národná rada pre výskum (CNR) v rámci projektu Raw MatTERS Ambassadors at Schools (RM@Schools) s finančnou podporou EIT RawMaterials, ktorú podporuje Európsky inovačný a technologický inštitút, orgán Európskej únie. Nápad, pravidlá aj názov sú ich.
web-home-credits-game-independent = Tento program je nezávislé spracovanie pravidiel. CNR, RM@Schools ani EIT RawMaterials ho nevytvorili, neoverili ani neschválili; chyby sú naše.
web-home-credits-facts = Fakty a mapa
web-home-credits-facts-help = Kde sa materiál nachádza a z čoho je aplikácia, pochádza z verejných zdrojov; uvádza ich stránka každého materiálu. Územia sú časti hry, nie vyjadrenia o hraniciach.
web-home-credits-drawn = Písmo, ikony a portréty
web-home-credits-drawn-help = Všetko cestuje s hrou: nijaká stránka si nič nepýta od iného servera.
web-home-credits-software = Softvér
web-home-credits-software-help = Vlastný kód hry RAWsiko má licenciu MIT. Z čoho okrem iného vychádza:
