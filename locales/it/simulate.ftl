### Ciò che scrive `rawsiko simulate` e ciò che dicono i suoi grafici.

help-simulate-players = Numero di giocatori: 3, 4 o 5.
help-simulate-games = Numero di partite.
help-simulate-bots = Chi gioca, separati da virgole: random, greedy. Il primo nome è per p1, il secondo per p2; se i nomi sono meno dei giocatori, si ricomincia dal primo.
help-simulate-seed = Numero che decide tutto: lo stesso seme dà le stesse partite.
help-simulate-jobs = Numero di processi che si dividono il lavoro; non cambia i risultati.
help-simulate-turns = Numero di Turni, da 1 a 30.
help-simulate-advanced-setup = Preparazione Avanzata: i Continenti vengono estratti.
help-simulate-monopoly-stranglehold = Morsa Monopolistica: ogni eliminazione fa avanzare il segna-Turni.
help-simulate-trade-with-china = Commercio con la Cina: la presenza esclusiva su un Continente dà una Materia Prima alla fine.
help-simulate-leave-one-behind = Uno resta indietro: su ogni Territorio deve restare un Asset.
help-simulate-replays = Cartella vuota o nuova per le registrazioni: 000001.jsonl e così via.
help-simulate-out = Cartella vuota o nuova per i file CSV e i grafici.
help-simulate-content = Cartella dei contenuti con cui giocare al posto del tabellone standard.

simulate-playing = In gioco
simulate-title = { $matches ->
        [one] { $matches } partita
       *[other] { $matches } partite
    }, { $players } giocatori
simulate-made-with = Bot: { $bots } · Turni: { $turns } · Contenuti: { $content } · Seme: { $seed }
simulate-no-options = nessuna
simulate-by-seat = Vittorie per posto nell’ordine di gioco
simulate-by-bot = Vittorie per bot
simulate-by-card = Vittorie per Carta Obiettivo
simulate-seat = Posto
simulate-bot = Bot
simulate-card = Carta
simulate-played = Giocate
simulate-win-rate = Vittorie
simulate-interval = Intervallo al 95%
simulate-points = Punti
simulate-course = Andamento di una partita
simulate-mean = Media
simulate-quartiles = Quartili
simulate-actions = Azioni
simulate-turns = Turni
simulate-minutes = Minuti necessari a delle persone (stima)
simulate-points-of-player = Punti di un giocatore
simulate-clashes = Battaglie Commerciali per Turno
simulate-conquests = Conquiste per Turno
simulate-eliminations = Eliminazioni per partita
simulate-last-turn = Finite con l’ultimo Turno
simulate-one-left = Finite con un solo giocatore rimasto
simulate-note = Chi condivide il primo posto condivide la vittoria. Gli intervalli sono di Wilson. docs/simulation.md spiega la stima.
simulate-count = { NUMBER($count) }
simulate-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-rate = { NUMBER($rate, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
simulate-written = I file CSV e i grafici sono in { $folder }.

simulate-wrong-players = In { $players } non si può giocare su questo tabellone: scegli tra { $known }.
simulate-wrong-games = Non si possono giocare { $games } partite: chiedine almeno 1.
simulate-wrong-jobs = { $jobs } processi non possono fare il lavoro: chiedine almeno 1.
simulate-wrong-turns = Una partita non può avere { $turns } Turni: scegli da { $fewest } a { $most }.
simulate-unknown-bot = Non c’è nessun bot “{ $bot }”: scegli tra { $known }.
simulate-too-many-bots = Sono indicati { $bots } bot per { $players } giocatori: indicane al massimo uno per giocatore.
simulate-not-a-folder = { $folder } è un file e non una cartella: indicane un’altra.
simulate-not-empty = La cartella { $folder } non è vuota, e i risultati non si mescolano: indicane una vuota o nuova.
simulate-cannot-write = Impossibile scrivere in { $folder } ({ $reason }).
simulate-wrong-content = Con i contenuti in { $folder } non si può giocare, vedi sopra.
simulate-stopped = Interrotto. Le registrazioni scritte finora sono complete e restano.
simulate-stopped-without-replays = Interrotto.
simulate-process-died = Un processo che giocava è stato chiuso dall’esterno: riprova, magari con meno --jobs.

simulate-plot-seat = Vittorie per posto nell’ordine di gioco
simulate-plot-card = Vittorie per Carta Obiettivo
simulate-plot-bot = Vittorie per bot
simulate-plot-win-rate = Quota di vittorie, con intervallo al 95%
simulate-plot-fair = pari possibilità
simulate-plot-points = Punti vittoria alla fine
simulate-plot-everybody = tutti
simulate-plot-winners = vincitori
simulate-plot-players = Giocatori
simulate-plot-turns = Che cosa succede in ogni Turno
simulate-plot-turn = Turno
simulate-plot-per-match = Media per partita
simulate-plot-clashes = Battaglie Commerciali
simulate-plot-conquests = Conquiste
simulate-plot-moves = Spostamenti senza Battaglia
simulate-plot-minutes = Quanto durerebbero le partite tra persone (stima)
simulate-plot-minute = Minuti
simulate-plot-lesson = una lezione di { $minutes } minuti
simulate-plot-matches = Partite
