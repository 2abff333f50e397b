### Pohľad späť: záznamy a kontrola kociek.

## Otvorenie záznamu

web-replay-title = Záznam
web-replay-open-title = Pozrieť si záznam
web-replay-open-lead = Každý dohraný zápas si môžete uložiť ako súbor a pozrieť znova, krok za krokom.
web-replay-choose-file = Vybrať súbor
web-replay-or-drop = alebo ho presuňte sem
web-replay-opening = Záznam sa otvára…
web-replay-privacy = Server súbor prečíta len preto, aby ho ukázal, a nenechá si ho.
web-replay-again = Skúsiť znova
web-replay-check-anyway = Aj tak skontrolovať kocky
web-replay-wrong-title = Tento záznam sa nedá ukázať
web-replay-trouble-unreadable = Súbor sa nepodarilo prečítať. Vyberte ho znova alebo vyberte iný.
web-replay-trouble-unreachable = Server neodpovedá. Skontrolujte pripojenie a skúste to znova.
web-replay-trouble-too_large = Tento súbor je na záznam príliš veľký: najviac 1 MB.
web-replay-line-format = Riadok { $line }: { $why }.
web-replay-line-rules = Riadok { $line } porušuje pravidlá ({ $clause }): { $why }.

## Prehrávanie

web-replay-player = Hráč { $number }
web-replay-ways = Tento záznam
web-replay-watch = Pozrieť záznam
web-replay-download = Stiahnuť
web-replay-open-other = Otvoriť iný súbor
web-replay-incomplete = Tento súbor sa končí uprostred zápasu. Pozrieť si ho môžete až potiaľ.
web-replay-aborted = Tento zápas bol ukončený predčasne: konečné skóre nie je.
web-replay-controls = Prehrávanie
web-replay-to-start = Na začiatok
web-replay-turn-back = O ťah späť
web-replay-step-back = O krok späť
web-replay-play = Prehrať
web-replay-pause = Pozastaviť
web-replay-step-forward = O krok ďalej
web-replay-turn-forward = O ťah ďalej
web-replay-to-end = Na koniec
web-replay-space = medzerník
web-replay-speed = Rýchlosť
web-replay-times = { $speed } ×
web-replay-time-line = Časová os zápasu
web-replay-step = Krok { $step } z { $steps }
web-replay-now = Čo sa práve deje
web-replay-beginning = Hracia plocha je ešte prázdna. Spustite prehrávanie alebo choďte krok za krokom.
web-replay-loses = −{ $assets }
web-replay-views = Denník, hráči a vedenie
web-replay-why-not-help = Ďalšie rozhodnutie: { $player }. Opýtajte sa na to, čo sa zahralo, alebo vyberte na mape niečo iné.
web-replay-why-not-none = Vráťte sa k rozhodnutiu: potom sa môžete opýtať, čo by priniesla iná akcia.
web-replay-why-not-instead = Namiesto toho:
web-replay-tab-log = Denník
web-replay-tab-players = Hráči
web-replay-tab-lead = Vedenie
web-replay-log = Čo sa stalo, riadok po riadku
web-replay-eyes = Pohľad:
web-replay-everybody = všetci
web-replay-standings = Keby sa zápas skončil tu

## Kto bol vo vedení

web-replay-lead-title = Kto bol vo vedení
web-replay-lead-caption = Body na konci každého ťahu, akoby sa zápas skončil vtedy. Hore: kto viedol.
web-replay-lead-summary = Na konci vedie: { $players }, { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodov
    }.
web-replay-lead-none = Nikto nemá body.
web-replay-as-table = Ukázať ako tabuľku
web-replay-turn = Ťah
web-replay-start-short = Nastavenie

## Kontrola kociek

web-replay-dice-title = Skontrolovať kocky
web-replay-dice-lead = Táto stránka vo vašom prehliadači znova vypočíta každý hod zápasu z tajomstva, ku ktorému sa stôl zaviazal pred začiatkom.
web-replay-checking = Kocky sa znova počítajú…
web-replay-verdict = Výsledok
web-replay-verdict-holds = Všetky kocky sú správne
web-replay-verdict-holds-more = Poradie hráčov, karty aj každý hod sú tie, ktoré stôl sľúbil. Ak je posledný haš v zozname ten, ktorý ste videli, ani dodatočne sa nič nezmenilo.
web-replay-verdict-fails = Niečo nesedí
web-replay-verdict-fails-more = Tento súbor nie je záznamom toho, čo stôl urobil. Zoznam hovorí, čo sa líši.
web-replay-verdict-unproven = Tento súbor nemá dôkaz o svojich kockách
web-replay-verdict-unproven-more = Dôkaz majú len zápasy odohrané pri stole na serveri. Simulované zápasy ho nemajú a nemajú ho ani súbory, z ktorých bol odstránený.
web-replay-verdict-incomplete = Kocky sú správne, pokiaľ súbor siaha
web-replay-verdict-incomplete-more = Chýba záverečný riadok zápasu.
web-replay-checks-title = Čo sa porovnalo
web-replay-no-proof = Bez dôkazu niet s čím kocky porovnať.
web-replay-result-holds = správne
web-replay-result-fails = nesedí
web-replay-result-none = neskontrolované
web-replay-not-reached = Súbor sa nepodarilo prečítať tak ďaleko, aby sa to dalo skontrolovať.
web-replay-item-rules = Pravidlá
web-replay-rules-holds = Tento server znova odohral všetky riadky ({ $lines }): každý sa drží pravidiel.
web-replay-rules-fails = Riadok tohto súboru pravidlá nedovoľujú alebo to nie je riadok záznamu.
web-replay-rules-none = Server nebol dostupný.
web-replay-item-file = Súbor
web-replay-compared-file = Počet riadkov: { $lines }, s dôkazom podľa schémy rawsiko-dice-1.
web-replay-item-promise = Záväzok stola
web-replay-compared-promise = Teraz ukázané tajomstvo dáva záväzok z prvého zápisu: { $promise }
web-replay-item-shares = Podiely hráčov
web-replay-compared-shares = Miesta: { $seats }. Odhalené podiely, každý podľa záväzku pri sadaní: { $shares }.
web-replay-item-header = Možnosti
web-replay-compared-header = Hracia plocha, pravidlá a možnosti sú tie, ktoré mal stôl.
web-replay-item-order = Poradie hráčov
web-replay-compared-order = Znova vyžrebované: { $order }.
web-replay-item-deal = Karty cieľov
web-replay-compared-deal = Znova rozdané: každý dostal tú istú kartu ako v zápase.
web-replay-item-cards = Záväzky kariet
web-replay-compared-cards = Haše ukázané na začiatku patria týmto kartám.
web-replay-item-draws = Vyžrebované kontinenty
web-replay-compared-draws = Znova vypočítané žrebovania: { $draws }.
web-replay-none-draws = V tomto zápase sa nežreboval žiadny kontinent.
web-replay-item-rolls = Každý hod
web-replay-compared-rolls = Znova vypočítané obchodné strety: { $clashes }, počet kociek: { $dice }.
web-replay-none-rolls = V tomto zápase sa nehádzalo kockami.
web-replay-item-taken_back = Vzaté späť
web-replay-compared-taken_back = Akcie vzaté späť: { $taken_back }. Žiadna z nich neukázala kocku.
web-replay-none-taken_back = Nič sa nebralo späť.
web-replay-item-chain = Reťaz hašov
web-replay-compared-chain = Zápisy registra bez medzery: { $entries }. Posledný haš porovnajte s tým, ktorý ste videli: { $head }
web-replay-fault-line = Riadok { $line }: { $why }.
web-replay-fault-malformed = „{ $key }“ chýba alebo je nesprávne
web-replay-fault-scheme = tento druh dôkazu tu nie je známy
web-replay-fault-commitment = tajomstvo nie je to, ku ktorému sa stôl zaviazal
web-replay-fault-contribution = podiel nie je ten sľúbený alebo bol vynechaný: { $player }
web-replay-fault-order = poradie má byť { $expected }
web-replay-fault-deal = toto nie sú karty, ktoré stôl rozdal
web-replay-fault-header = súbor a stôl sa nezhodujú v „{ $key }“
web-replay-fault-number = zápis { $entry } registra chýba, je dvojmo alebo na zlom mieste
web-replay-fault-taken_back = zápis { $entry } nie je správne vzatie späť
web-replay-fault-roll = iné kocky; majú byť { $expected }
web-replay-fault-draw = iný kontinent; má byť { $expected }
web-replay-fault-news = iná správa; mala by byť { $expected }
web-replay-fault-head = register nevedie k hašu, ktorý hráči videli
web-replay-more-faults = a ďalšie: { $count }

## Ako kocky padali

web-replay-faces-title = Ako kocky padali
web-replay-faces-lead = Kocky: { $dice }. Obchodné strety: { $clashes }.
web-replay-face = Strana
web-replay-times-rolled = Koľkokrát padla
web-replay-faces-expected = Očakávané pri férových kockách: { $expected } z každej
web-replay-chi-few = Tak málo kociek ešte nehovorí, či sú férové.
web-replay-chi-usual = Férové kocky padajú takto nerovnomerne alebo ešte viac v { $share } zápasov. Nič nezvyčajné.
web-replay-chi-unusual = Férové kocky padajú takto nerovnomerne alebo ešte viac v { $share } zápasov. Trochu nezvyčajné, ale stáva sa.
web-replay-chi-rare = Férové kocky padajú takto nerovnomerne alebo ešte viac len v { $share } zápasov. To je zriedkavé: zoznam kontrol hovorí, či ich niekto zmenil.
web-replay-chi-figure = Chí-kvadrát: { $value }, 5 stupňov voľnosti.
web-replay-all-rolls = Všetky hody a ich riadky
web-replay-line = Riadok
web-replay-attacker = Útočník
web-replay-attacker-dice = Kocky útočníka
web-replay-defender-dice = Kocky obrancu
web-replay-luck-title = Šťastie v stretoch
web-replay-luck-lead = Aktíva získané šťastím: menej stratených a viac vzatých, než dávajú presné pravdepodobnosti.
web-replay-luck-line = Obchodné strety: { $clashes }. Stratené { $lost }, očakávané { $expectedLost }; vzaté { $taken }, očakávané { $expectedTaken }.
web-replay-luck-none = Žiadny obchodný stret.
