### Čo vypisuje `rawsiko arena` a čo hovoria jej grafy.

help-arena = Zmeria, ako dobre hrajú boti proti sebe, alebo overí, či bot hrá férovo.
help-arena-names = Boti na porovnanie: random, simple, greedy, easy, medium, hard, expert, alebo vlastní ako MODUL:TRIEDA.
help-arena-bots = Ďalší boti oddelení čiarkami, napríklad vlastní ako MODUL:TRIEDA; hľadajú sa aj v aktuálnom priečinku.
help-arena-check = Iba overí, či títo boti hrajú férovo; oddelení čiarkami, každý ako meno alebo MODUL:TRIEDA.
help-arena-first-only = Hrá len prvý bot proti stolom každého z ostatných, nie každý proti každému.
help-arena-matches = Počet zápasov na dvojicu; podľa potreby o niekoľko viac, aby sa každé rozdanie hralo z každého miesta.

arena-title = Aréna, počet miest { $seats }, { $matches ->
        [one] { $matches } zápas
        [few] { $matches } zápasy
        [many] { $matches } zápasu
       *[other] { $matches } zápasov
    } na dvojicu
arena-too-few = Menej zápasov na dvojicu ako { $matches }: z tejto tabuľky sa nemá nič citovať.
arena-pairs = Podiel výhier jedného bota proti stolu iných botov
arena-pair = { $one } proti { $number } × { $others }
arena-cross-table = Krížová tabuľka: výhry riadka proti stolu stĺpca
arena-one = Jeden
arena-others = Proti
arena-others-points = Body ostatných
arena-elo = Elo ako zhrnutie
arena-elo-interval = Elo s intervalom 95 %
arena-thinking = Čas jedného jadra na plán (voľby jedného hráča v jednej fáze)
arena-plans = Plány
arena-longest = Najdlhší
arena-milliseconds = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms
arena-note = Rovnaké šance by boli { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %. Kto sa delí o prvé miesto, delí sa o výhru. Intervaly sú Wilsonove. Dvojice, Elo a čas vysvetľuje docs/bots.md.

arena-too-few-bots = Aréna potrebuje aspoň dvoch rôznych botov: uveďte ich, napríklad rawsiko arena greedy random.
arena-unknown-bot = Bot „{ $bot }“ neexistuje: vyberte si z { $known } alebo uveďte vlastný ako MODUL:TRIEDA.
arena-cannot-import = Bot { $bot } sa nedá načítať ({ $reason }).
arena-not-a-bot = { $bot } nie je bot: musí to byť trieda s metódou choose(view, legal, rng).
arena-bot-failed = Bot { $bot } zlyhal ({ $reason }). Viac zistíte príkazom rawsiko arena --check { $bot }
arena-illegal-choice = Bot { $bot } zvolil nepovolenú akciu. Viac zistíte príkazom rawsiko arena --check { $bot }

arena-check-title = Hrá { $bot } férovo?
arena-check-tried = Vyskúšané voľby: { $choices }, zápasy s { $players } hráčmi: { $matches }.
arena-check-chooses = vždy si zvolí a nikdy nezlyhá
arena-check-legal = volí len povolené akcie
arena-check-repeats = volí rovnako pri rovnakom pohľade a generátore
arena-check-blind = volí rovnako, keď sa zmenia karty, ktoré nesmie vidieť
arena-check-leaves = nemení nič z toho, čo sa mu ukáže
arena-check-kept = áno
arena-check-broken = nie, prvýkrát pri voľbe { $choice }
arena-check-failed = nie, prvýkrát pri voľbe { $choice }: { $reason }
arena-check-untried = neskúšané pre uvedené vyššie
arena-check-fair = { $bot } obstál.
arena-check-unfair = { $bot } neobstál.

arena-plot-win-rates = Podiel výhier bota proti stolu iných botov
arena-plot-cross-table = Výhry riadka proti stolu stĺpca
arena-plot-elo = Elo
