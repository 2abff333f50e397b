### Čo vypisuje `rawsiko simulate` a čo hovoria jeho grafy.

help-simulate-players = Počet hráčov: 3, 4 alebo 5.
help-simulate-games = Počet zápasov.
help-simulate-bots = Kto hrá, oddelené čiarkami: random, simple, greedy, easy, medium, hard, expert. Prvé meno je pre p1, druhé pre p2; ak je mien menej ako hráčov, začnú sa odznova.
help-simulate-seed = Číslo, ktoré rozhoduje o všetkom: to isté číslo dá tie isté zápasy.
help-simulate-jobs = Počet procesov, ktoré si delia prácu; výsledky sa tým nemenia.
help-simulate-turns = Počet ťahov, od 1 do 30.
help-simulate-advanced-setup = Rozšírené nastavenie hry: kontinenty sa žrebujú.
help-simulate-monopoly-stranglehold = Monopolné ovládanie: každé vyradenie posunie počítadlo ťahov.
help-simulate-trade-with-china = Obchod s Čínou: výhradná prítomnosť na kontinente dá na konci materiál.
help-simulate-leave-one-behind = Jedno zostáva: na každom území musí zostať jedno aktívum.
help-simulate-head-start = Náskok: kto má ťažšie miesto v poradí hráčov, umiestni viac počiatočných aktív.
help-simulate-world-news = Správy zo sveta: v každom ťahu okrem prvého sa otvorí správa.
help-simulate-recycling = Recyklácia: každý hráč môže recyklovať jeden materiál.
help-simulate-exact = Použije engine pravidiel namiesto skompilovaného simulátora: pomalšie, s rovnakými výsledkami.
help-simulate-ray = Hrá na klastri Ray na adrese HOSTITEĽ:PORT; výsledky sa tým nemenia.
help-simulate-replays = Prázdny alebo nový priečinok pre záznamy: 000001.jsonl a tak ďalej.
help-simulate-out = Prázdny alebo nový priečinok pre súbory CSV a grafy.
help-simulate-content = Priečinok s obsahom, s ktorým sa hrá namiesto štandardnej hracej plochy.

simulate-playing = Hrá sa
simulate-title = { $matches ->
        [one] { $matches } zápas
        [few] { $matches } zápasy
        [many] { $matches } zápasu
       *[other] { $matches } zápasov
    }, { $players ->
        [few] { $players } hráči
       *[other] { $players } hráčov
    }
simulate-made-with = Boti: { $bots } · Ťahy: { $turns } · Obsah: { $content } · Seed: { $seed }
simulate-no-options = žiadne
simulate-by-seat = Výhry podľa miesta v poradí hráčov
simulate-by-bot = Výhry podľa bota
simulate-by-card = Výhry podľa karty cieľa
simulate-seat = Miesto
simulate-bot = Bot
simulate-card = Karta
simulate-played = Odohrané
simulate-win-rate = Výhry
simulate-interval = Interval 95 %
simulate-points = Body
simulate-course = Priebeh zápasu
simulate-mean = Priemer
simulate-quartiles = Kvartily
simulate-actions = Akcie
simulate-turns = Ťahy
simulate-minutes = Minúty, ktoré by potrebovali ľudia (odhad)
simulate-points-of-player = Body hráča
simulate-clashes = Obchodné strety na ťah
simulate-conquests = Dobytia na ťah
simulate-eliminations = Vyradenia na zápas
simulate-last-turn = Skončené posledným ťahom
simulate-one-left = Skončené s jediným zostávajúcim hráčom
simulate-note = Kto sa delí o prvé miesto, delí sa o výhru. Intervaly sú Wilsonove. Odhad vysvetľuje docs/simulation.md.
simulate-count = { NUMBER($count) }
simulate-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-rate = { NUMBER($rate, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
simulate-written = Súbory CSV a grafy sú v priečinku { $folder }.

simulate-wrong-players = Počet hráčov { $players } sa na túto hraciu plochu nehodí: vyberte si z { $known }.
simulate-wrong-games = Počet zápasov { $games } sa nedá odohrať: zadajte aspoň 1.
simulate-wrong-jobs = Počet procesov { $jobs } na prácu nestačí: zadajte aspoň 1.
simulate-wrong-turns = Zápas nemôže mať počet ťahov { $turns }: vyberte si od { $fewest } do { $most }.
simulate-unknown-bot = Bot „{ $bot }“ neexistuje: vyberte si z { $known }.
simulate-too-many-bots = Počet uvedených botov je { $bots } a počet hráčov { $players }: uveďte najviac jedného na hráča.
simulate-too-large = Hracia plocha { $board } je pre bota { $bot } príliš veľká: počet položiek v { $place } je { $number }, povolených je najviac { $most }; vyberte si z { $known }.
simulate-not-a-folder = { $folder } je súbor a nie priečinok: uveďte iný.
simulate-not-empty = Priečinok { $folder } nie je prázdny a výsledky sa nemiešajú: uveďte prázdny alebo nový.
simulate-cannot-write = Do { $folder } sa nedá zapisovať ({ $reason }).
simulate-wrong-content = S obsahom v { $folder } sa nedá hrať, pozrite vyššie.
simulate-stopped = Zastavené. Doteraz zapísané záznamy sú celé a zostávajú.
simulate-stopped-without-replays = Zastavené.
simulate-process-died = Proces, ktorý hral zápasy, bol ukončený zvonka: začnite znova, prípadne s menším --jobs.
simulate-no-ray = Ray nie je nainštalovaný: nainštalujte rawsiko[cluster-lab].
simulate-no-cluster = Klaster Ray na adrese { $address } nemôže hrať ({ $reason }).

simulate-plot-seat = Výhry podľa miesta v poradí hráčov
simulate-plot-card = Výhry podľa karty cieľa
simulate-plot-bot = Výhry podľa bota
simulate-plot-win-rate = Podiel výhier s intervalom 95 %
simulate-plot-fair = rovnaké šance
simulate-plot-points = Víťazné body na konci
simulate-plot-everybody = všetci
simulate-plot-winners = víťazi
simulate-plot-players = Hráči
simulate-plot-turns = Čo sa deje v každom ťahu
simulate-plot-turn = Ťah
simulate-plot-per-match = Priemer na zápas
simulate-plot-clashes = Obchodné strety
simulate-plot-conquests = Dobytia
simulate-plot-moves = Presuny bez stretu
simulate-plot-minutes = Ako dlho by trvali zápasy medzi ľuďmi (odhad)
simulate-plot-minute = Minúty
simulate-plot-lesson = vyučovacia hodina ({ $minutes } minút)
simulate-plot-matches = Zápasy
