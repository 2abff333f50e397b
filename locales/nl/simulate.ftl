### Wat `rawsiko simulate` schrijft, en wat zijn grafieken zeggen.

help-simulate-players = Aantal spelers: 3, 4 of 5.
help-simulate-games = Aantal partijen.
help-simulate-bots = Wie er speelt, gescheiden door komma’s: random, greedy. De eerste naam is voor p1, de tweede voor p2; zijn er minder namen dan spelers, dan beginnen ze opnieuw.
help-simulate-seed = Getal dat alles bepaalt: hetzelfde getal geeft dezelfde partijen.
help-simulate-jobs = Aantal processen dat het werk verdeelt; de resultaten blijven gelijk.
help-simulate-turns = Aantal beurten, van 1 tot 30.
help-simulate-advanced-setup = Geavanceerde spelopzet: continenten worden geloot.
help-simulate-monopoly-stranglehold = Monopoliewurggreep: elke uitschakeling zet de beurtteller één verder.
help-simulate-trade-with-china = Handel met China: wie als enige op een continent aanwezig is, kiest aan het eind een materiaal.
help-simulate-leave-one-behind = Laat er één achter: in elk gebied moet één middel blijven.
help-simulate-replays = Lege of nieuwe map voor de opnamen: 000001.jsonl enzovoort.
help-simulate-out = Lege of nieuwe map voor CSV-bestanden en grafieken.
help-simulate-content = Map met de inhoud om mee te spelen, in plaats van het standaardbord.

simulate-playing = Bezig
simulate-title = { $matches ->
        [one] { $matches } partij
       *[other] { $matches } partijen
    }, { $players } spelers
simulate-made-with = Bots: { $bots } · Beurten: { $turns } · Inhoud: { $content } · Seed: { $seed }
simulate-no-options = geen
simulate-by-seat = Gewonnen per plaats in de speelvolgorde
simulate-by-bot = Gewonnen per bot
simulate-by-card = Gewonnen per doelkaart
simulate-seat = Plaats
simulate-bot = Bot
simulate-card = Kaart
simulate-played = Gespeeld
simulate-win-rate = Gewonnen
simulate-interval = 95%-interval
simulate-points = Punten
simulate-course = Verloop van een partij
simulate-mean = Gemiddelde
simulate-quartiles = Kwartielen
simulate-actions = Acties
simulate-turns = Beurten
simulate-minutes = Minuten die mensen nodig zouden hebben (schatting)
simulate-points-of-player = Punten van een speler
simulate-clashes = Commerciële strijd per beurt
simulate-conquests = Veroveringen per beurt
simulate-eliminations = Uitschakelingen per partij
simulate-last-turn = Geëindigd met de laatste beurt
simulate-one-left = Geëindigd met één speler over
simulate-note = Wie de eerste plaats deelt, deelt de winst. De intervallen zijn die van Wilson. docs/simulation.md legt de schatting uit.
simulate-count = { NUMBER($count) }
simulate-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-rate = { NUMBER($rate, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
simulate-written = CSV-bestanden en grafieken staan in { $folder }.

simulate-wrong-players = Met { $players } spelers kan op dit bord niet gespeeld worden: kies uit { $known }.
simulate-wrong-games = { $games } partijen kunnen niet gespeeld worden: vraag er minstens 1.
simulate-wrong-jobs = { $jobs } processen kunnen het werk niet doen: vraag er minstens 1.
simulate-wrong-turns = Een partij kan geen { $turns } beurten hebben: kies van { $fewest } tot { $most }.
simulate-unknown-bot = Er is geen bot “{ $bot }”: kies uit { $known }.
simulate-too-many-bots = Er zijn { $bots } bots genoemd voor { $players } spelers: noem er hoogstens één per speler.
simulate-not-a-folder = { $folder } is een bestand en geen map: noem een andere.
simulate-not-empty = De map { $folder } is niet leeg, en resultaten worden niet gemengd: noem een lege of een nieuwe.
simulate-cannot-write = Kan niet schrijven in { $folder } ({ $reason }).
simulate-wrong-content = Met de inhoud in { $folder } kan niet gespeeld worden, zie hierboven.
simulate-stopped = Gestopt. Opnamen die al geschreven zijn, zijn volledig en blijven.
simulate-stopped-without-replays = Gestopt.
simulate-process-died = Een proces dat partijen speelde is van buitenaf beëindigd: begin opnieuw, misschien met minder --jobs.

simulate-plot-seat = Gewonnen per plaats in de speelvolgorde
simulate-plot-card = Gewonnen per doelkaart
simulate-plot-bot = Gewonnen per bot
simulate-plot-win-rate = Aandeel gewonnen, met 95%-interval
simulate-plot-fair = gelijke kansen
simulate-plot-points = Overwinningspunten aan het eind
simulate-plot-everybody = iedereen
simulate-plot-winners = winnaars
simulate-plot-players = Spelers
simulate-plot-turns = Wat er in elke beurt gebeurt
simulate-plot-turn = Beurt
simulate-plot-per-match = Gemiddeld per partij
simulate-plot-clashes = Commerciële strijd
simulate-plot-conquests = Veroveringen
simulate-plot-moves = Verplaatsingen zonder strijd
simulate-plot-minutes = Hoe lang mensen over de partijen zouden doen (schatting)
simulate-plot-minute = Minuten
simulate-plot-lesson = een les van { $minutes } minuten
simulate-plot-matches = Partijen
