### Obrazovka zápasu: čo sa žiada, panely, chvíle, denník, chat, ponuka a koniec.

## Čo sa žiada

web-match-asked-over = Zápas sa skončil
web-match-asked-paused = Zápas je pozastavený
web-match-asked-stand-in = Čas uplynul. Túto fázu za vás dohrá bot
web-match-asked-draw = Žrebuje sa váš kontinent…
web-match-asked-continent-first = Vyberte si kontinent
web-match-asked-continent-second = Vyberte si druhý kontinent
web-match-asked-territory = { $count ->
        [one] { $continent }: vyberte { $count } územie
        [few] { $continent }: vyberte { $count } územia
        [many] { $continent }: vyberte { $count } územia
       *[other] { $continent }: vyberte { $count } území
    }
web-match-asked-place = { $count ->
        [one] Umiestnite { $count } aktívum na svoje územia
        [few] Umiestnite { $count } aktíva na svoje územia
        [many] Umiestnite { $count } aktíva na svoje územia
       *[other] Umiestnite { $count } aktív na svoje územia
    }
web-match-asked-origin = Vyberte územie, z ktorého vyrazíte
web-match-asked-target = { $origin }: kam?
web-match-asked-move = { $target }: koľko aktív?
web-match-asked-clash = { $defenders ->
        [one] { $target }: v obrane { $defenders } aktívum. Zaútočiť?
        [few] { $target }: v obrane { $defenders } aktíva. Zaútočiť?
        [many] { $target }: v obrane { $defenders } aktíva. Zaútočiť?
       *[other] { $target }: v obrane { $defenders } aktív. Zaútočiť?
    }
web-match-asked-no-move = Už sa nedá nič presunúť. Ukončite svoje akcie.
web-match-asked-claim = { $count ->
        [one] Vyberte si { $count } materiál
        [few] Vyberte si { $count } materiály
        [many] Vyberte si { $count } materiálu
       *[other] Vyberte si { $count } materiálov
    }
web-match-other-draw = Žrebuje sa kontinent: { $player }…
web-match-other-NewsDraw = Prichádzajú správy zo sveta…
web-match-other-ContinentChoice = { $player }: výber kontinentu
web-match-other-TerritoryChoice = { $player }: výber území
web-match-other-InitialPlacement = { $player }: umiestňovanie aktív
web-match-other-InvestmentPhase = { $player }: umiestňovanie aktív
web-match-other-ActionPhase = Na rade: { $player }
web-match-other-TradeWithChina = { $player }: obchod s Čínou

## Prečo sa niečo nedá vybrať

web-match-why-continent-own = Tento kontinent ste si už vybrali. Druhý musí byť iný.
web-match-why-continent-full = Na tomto kontinente sú už dvaja hráči.
web-match-why-continent-free = Sú ešte kontinenty bez hráčov. Najprv si vyberte jeden z nich.
web-match-why-continent-room = Na tomto kontinente nie je vedľa seba dosť voľných území.
web-match-why-TerritoryChoice = Vyberte voľné územia tohto kontinentu, ktoré susedia s tými, čo ste už vybrali.
web-match-why-InitialPlacement = Aktíva môžete umiestniť len na svoje územia.
web-match-why-InvestmentPhase = Aktíva môžete umiestniť len na svoje územia.
web-match-why-ActionPhase = Aktíva, ktoré sa ešte nepresunuli, môžu ísť z vášho územia na susedné.
web-match-why-TradeWithChina = Vyberte si materiál, ktorý ešte neovládate.

## Panely

web-match-panels = Panely
web-match-fold = Zavrieť panel
web-match-unfold = Otvoriť panel
web-match-watching = Sledujete zápas
web-match-phase-ContinentChoice = Nastavenie hry
web-match-phase-TerritoryChoice = Nastavenie hry
web-match-phase-InitialPlacement = Počiatočné aktíva
web-match-phase-InvestmentPhase = Investičná fáza
web-match-phase-ActionPhase = Akčná fáza
web-match-phase-TradeWithChina = Obchod s Čínou
web-match-phase-Finished = Konečné skóre
web-match-last-turn = Posledný ťah
web-match-last = posledný
web-match-status = Stav zápasu
web-match-numbers = Čo znamenajú čísla
web-match-numbers-territories = Územia, ktoré každý hráč ovláda
web-match-numbers-materials = Rôzne materiály na nich
web-match-numbers-investment = Aktíva v ďalšej investičnej fáze
web-match-you = Vy
web-match-bot = Bot
web-match-stand-in = Zastupuje bot
web-match-time-up = Čas uplynul. Túto fázu za vás dohral bot. Ďalšia je vaša.
web-match-away = Nepripojená
web-match-eliminated = Vyradená
web-match-waited-for = Teraz
web-match-to-place = { $count ->
        [one] { $count } aktívum na umiestnenie
        [few] { $count } aktíva na umiestnenie
        [many] { $count } aktíva na umiestnenie
       *[other] { $count } aktív na umiestnenie
    }
web-match-timer = { $seconds ->
        [one] zostáva { $seconds } sekunda
        [few] zostávajú { $seconds } sekundy
        [many] zostáva { $seconds } sekundy
       *[other] zostáva { $seconds } sekúnd
    }
web-match-objective = Cieľ
web-match-points = Body: { $now } z { $all }
web-match-worth = { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodov
    }
web-match-details = Podrobný cieľ
web-match-card-hidden = Vaša karta je teraz skrytá.
web-match-cards-secret = Karty cieľov zostanú do konca tajné.
web-match-complete = Splnená
web-match-missing = { $count ->
        [one] Chýba { $count } materiál
        [few] Chýbajú { $count } materiály
        [many] Chýba { $count } materiálu
       *[other] Chýba { $count } materiálov
    }
web-match-nobody = nikto
web-match-tab-action = Akcia
web-match-tab-players = Hráči
web-match-show-list = Ukázať zoznam území
web-match-show-map = Ukázať mapu

## Konanie

web-match-from = Odkiaľ
web-match-to = Kam
web-match-other-starts = Vyraziť z
web-match-assets-there = Aktíva na území
web-match-how-many = Koľko aktív
web-match-more = O jedno viac
web-match-fewer = O jedno menej
web-match-move = Presunúť { $assets }
web-match-attack = Zaútočiť: { $assets }
web-match-sending = Odosiela sa…
web-match-cancel = Zrušiť
web-match-undo = Vziať späť
web-match-end-actions = Ukončiť akcie
web-match-empties = { $territory }: územie zostane prázdne
web-match-empties-conquering = { $territory }: zostane prázdne, ak dobyjete cieľ
web-match-action-hint = Vyberte jedno zo svojich zvýraznených území alebo cieľ s prerušovaným okrajom.
web-match-action-nothing = Žiadne z vašich aktív už nemôže konať.
web-match-wait-hint = Čaká sa na ostatných hráčov.
web-match-goal = Váš cieľ: materiály na vašej karte. Začnite tam, kde sú.
web-match-touch = Územia, ktoré si vyberiete, sa musia dotýkať.
web-match-touch-next = Ďalšie sa musí dotýkať územia, ktoré ste si práve vybrali.
web-match-first-move = Ťuknite na jedno zo svojich území a potom na susedné. Ak je prázdne, obsadíte ho. Ak patrí súperovi, rozhodnú kocky.
web-deal-title = Získajte tieto materiály a udržte si ich do konca
web-deal-application = { $application }, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodov
    }: { $materials }.
web-deal-orange = Oranžová: materiál, ktorý vám ešte chýba.
web-match-draw-hint = Pri Rozšírenom nastavení hry sa vaše kontinenty žrebujú.
web-match-left-to-place = { $count ->
        [one] aktívum na umiestnenie. Vyberte svoje územie.
        [few] aktíva na umiestnenie. Vyberte svoje územia.
        [many] aktíva na umiestnenie. Vyberte svoje územia.
       *[other] aktív na umiestnenie. Vyberte svoje územia.
    }
web-match-claimable = Materiály, ktoré si môžete vybrať
web-match-claim = Vybrať si: { $material }
web-match-claim-pick = Vyberte si materiál
web-match-claim-completes = Splní sa: { $applications }
web-match-end-trade = Už nič nevyberám

## Chvíle

web-match-skip = Preskočiť
web-match-clash-lost = { $lost ->
        [0] Nestrácate nič
       *[other] Strácate { $lost }
    }
web-match-clash-won = Dobyté územie: { $territory }
web-match-clash-gone = Stratené územie: { $territory }
web-match-clash-taken = Územie { $territory } dobýja spoločnosť { $player }
web-match-clash-alone = Nepočíta sa
web-match-clash-tie = Zhoda: obranca si aktívum nechá.
web-match-pair-beats = { $higher } porazí { $lower }
web-match-pair-tie = { $die } proti { $die }: zhoda
web-match-moment-draw = Vyžrebované: { $player }
web-match-moment-last = Posledný ťah!
web-match-moment-act = Vaša akčná fáza
web-match-moment-complete = Aplikácia je splnená: { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodov
    }
web-match-moment-lost = Aplikácia je stratená: −{ $points ->
         [one] { $points } bod
         [few] { $points } body
         [many] { $points } bodu
        *[other] { $points } bodov
    }
web-match-moment-total = { $points ->
        [one] Teraz máte { $points } bod.
        [few] Teraz máte { $points } body.
        [many] Teraz máte { $points } bodu.
       *[other] Teraz máte { $points } bodov.
    }
web-match-moment-eliminated = Spoločnosť už nemá žiadne aktíva a je vyradená.
web-match-moment-you-eliminated = Už nemáte žiadne aktíva. Zápas môžete ďalej sledovať.
web-match-moment-trade = Za každý kontinent, kde máte výhradnú prítomnosť, si môžete vybrať jeden materiál.
web-match-moment-trade-others = S výhradnou prítomnosťou: { $players }.
web-match-taken-back = Vzaté späť.

## Denník a chat

web-match-log = Denník
web-match-log-show = Čo denník ukazuje
web-match-log-all = Všetko
web-match-log-clashes = Iba strety
web-match-log-mine = Iba moje
web-match-log-received = Nové aktíva: { $assets }
web-match-log-empty = Zatiaľ sa nič nestalo.
web-match-chat = Chat
web-match-chat-unread = { $count ->
        [one] Chat, { $count } nová správa
        [few] Chat, { $count } nové správy
        [many] Chat, { $count } novej správy
       *[other] Chat, { $count } nových správ
    }
web-match-chat-off = Chat je pri tomto stole vypnutý.
web-match-chat-empty = Zatiaľ žiadne správy.
web-match-chat-emoji = Emoji
web-match-chat-phrase = Povedzte niečo…
web-match-chat-greetings = Pozdravy
web-match-chat-match = Počas zápasu
web-match-chat-players = Hráčovi
web-match-chat-territories = O území
web-match-chat-materials = O materiáli
web-match-chat-text = Napíšte niečo
web-match-chat-send = Odoslať
web-match-chat-mute = Stíšiť na tomto zariadení
web-match-emoji-smile = Úsmev
web-match-emoji-laugh = Smiech
web-match-emoji-wow = Prekvapenie
web-match-emoji-thinking = Premýšľanie
web-match-emoji-sad = Smútok
web-match-emoji-party = Oslava
web-match-emoji-thumbs_up = Palec hore
web-match-emoji-handshake = Podanie ruky

## Tlačidlá a ponuka

web-match-tools = Nástroje
web-match-sound = Zvuk
web-match-full = Celá obrazovka
web-match-small = Opustiť celú obrazovku
web-match-info = Info
web-match-menu = Ponuka
web-match-back = Späť k zápasu
web-match-server-good = Server: všetky akcie sú uložené.
web-match-server-slow = Server: pripája sa znova. Nič z toho, čo ste urobili, sa nestratí.
web-match-server-bad = Server: teraz sa nedá ukladať. Vaše akcie čakajú.
web-match-menu-settings = Nastavenia
web-match-menu-rules = Pravidlá
web-match-menu-tutorial = Výučba
web-match-menu-last-turn = Posledný ťah…
web-match-menu-bell = Zazvoniť
web-match-menu-host = Správa stola
web-match-menu-home = Úvodná stránka
web-match-menu-home-note = Keď odídete na úvodnú stránku, miesto vám zostane. Po chvíli vás zastúpi bot, kým sa nevrátite.
web-match-menu-leave = Vzdať sa miesta
web-match-last-turn-help = Všetci sa to hneď dozvedia. Práve hraný ťah nemôže byť posledný.
web-match-last-turn-set = Určiť posledný ťah
web-match-bell-sure = Zápas sa teraz skončí. Počíta sa stav plochy na konci posledného dohraného ťahu. Ak ešte nie je dohraný žiadny ťah, nikto nevyhrá.
web-match-leave-sure = Vzdať sa svojho miesta? Prevezme ho bot a vy sa naň už nevrátite.
web-match-leave-yes = Vzdať sa miesta
web-match-stay = Zostať
web-match-legend = Na mape
web-match-legend-owned = Vaše
web-match-legend-needed = Potrebné pre váš cieľ
web-match-legend-neither = Iný materiál
web-match-legend-elsewhere = Vaše, z iného územia
web-match-legend-family = Skupina prvkov, ktoré sa ťažia spolu
web-match-legend-stone = Hornina alebo minerál
web-match-legend-portrait = Kto je na tomto kontinente
web-match-legend-star = Na kontinente je len jedna spoločnosť
web-match-legend-two = Aktíva, ktoré ešte môžu konať, a všetky aktíva
web-match-legend-lane = Susedia po mori
web-match-legend-closed = Zatvorená
web-match-info-materials = Materiály
web-match-info-all = Všetky materiály

## Klávesy

web-match-shortcuts = Klávesové skratky
web-match-key-arrows = Prejsť z územia na územie; písmeno skočí na ďalší názov, ktorý sa ním začína
web-match-key-confirm = Vybrať územie; na cieľovom území stlačiť znova na potvrdenie
web-match-key-cancel = Zrušiť presun
web-match-key-more = O jedno aktívum viac
web-match-key-fewer = O jedno aktívum menej
web-match-key-undo = Vziať späť
web-match-key-end = Ukončiť akcie alebo výber materiálov
web-match-key-objective = Podrobný cieľ
web-match-key-log = Denník
web-match-key-chat = Chat
web-match-key-map = Prejsť na mapu
web-match-key-menu = Ponuka
web-match-key-skip = Preskočiť kocky alebo prestávky botov
web-match-key-hint = Zobraziť alebo zavrieť radu
web-match-key-plan = Otvoriť alebo zavrieť svoj plán
web-match-key-help = Tento zoznam
web-match-letters = Skratky z jedného klávesu
web-match-letters-more = Vypnite ich, ak zariadenie ovládate hlasom.

## Koniec

web-match-lead = Kto bol vo vedení
web-match-lead-loading = Číta sa záznam…
web-match-rematch = Hrať znova
web-match-rematch-told = Nový stôl je otvorený. Ostatní sa môžu pripojiť týmto kódom.
web-match-rematch-qr = Odkaz na nový stôl
web-match-rematch-go = Prejsť k novému stolu
web-match-rematch-wait = Chcete hrať znova? Poproste toho, kto otvoril stôl, o nový.
web-match-watch-replay = Pozrieť záznam
web-match-check-dice = Skontrolovať kocky
web-match-see-map = Pozrieť mapu
