### Ciò che scrive `rawsiko arena` e ciò che dicono i suoi grafici.

help-arena = Misura quanto bene giocano i bot l’uno contro l’altro, o controlla che un bot giochi in modo leale.
help-arena-names = I bot da confrontare: random, simple, greedy, easy, medium, hard, expert, o i tuoi come MODULO:CLASSE.
help-arena-bots = Altri bot, separati da virgole, per esempio i tuoi come MODULO:CLASSE; si cercano anche nella cartella corrente.
help-arena-check = Controlla soltanto che questi bot giochino in modo leale; separati da virgole, ognuno un nome o MODULO:CLASSE.
help-arena-first-only = Fa giocare solo il primo bot contro tavoli di ciascuno degli altri, non tutti contro tutti.
help-arena-matches = Numero di partite per ogni coppia; qualcuna in più se serve, perché ogni distribuzione si giochi da ogni posto.

arena-title = Arena con { $seats } posti, { $matches ->
        [one] { $matches } partita
       *[other] { $matches } partite
    } per coppia
arena-too-few = Meno di { $matches } partite per coppia: non citare queste cifre.
arena-pairs = Percentuale di vittorie di un bot contro un tavolo di un altro bot
arena-pair = { $one } contro { $number } × { $others }
arena-cross-table = Tabella incrociata: percentuale di vittorie della riga contro un tavolo della colonna
arena-one = Uno
arena-others = Contro
arena-others-points = Punti degli altri
arena-elo = Elo, come riassunto
arena-elo-interval = Elo, con intervallo al 95%
arena-thinking = Tempo di CPU per piano (tutte le scelte di un giocatore in una Fase)
arena-plans = Piani
arena-longest = Massimo
arena-milliseconds = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms
arena-note = A parità di forze sarebbe il { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%. Chi condivide il primo posto condivide la vittoria. Gli intervalli sono di Wilson. docs/bots.md spiega coppie, Elo e tempo.

arena-too-few-bots = Indica almeno due bot diversi, per esempio: rawsiko arena greedy random
arena-unknown-bot = Non c’è nessun bot “{ $bot }”: scegli tra { $known }, o indica il tuo come MODULO:CLASSE.
arena-cannot-import = Il bot { $bot } non si può caricare ({ $reason }).
arena-not-a-bot = { $bot } non è un bot: deve essere una classe con un metodo choose(view, legal, rng).
arena-bot-failed = Il bot { $bot } si è interrotto ({ $reason }). Per saperne di più: rawsiko arena --check { $bot }
arena-illegal-choice = Il bot { $bot } ha scelto un’azione non consentita. Per saperne di più: rawsiko arena --check { $bot }

arena-check-title = { $bot } gioca in modo leale?
arena-check-tried = Scelte provate: { $choices }, in { $matches } partite a { $players } giocatori.
arena-check-chooses = sceglie sempre e non si interrompe mai
arena-check-legal = sceglie solo azioni consentite
arena-check-repeats = sceglie lo stesso con la stessa vista e lo stesso generatore
arena-check-blind = sceglie lo stesso quando cambiano carte che non può vedere
arena-check-leaves = non cambia nulla di ciò che gli viene mostrato
arena-check-kept = sì
arena-check-broken = no, prima volta alla scelta { $choice }
arena-check-failed = no, prima volta alla scelta { $choice }: { $reason }
arena-check-untried = non controllato, per il motivo qui sopra
arena-check-fair = { $bot } ha superato la prova.
arena-check-unfair = { $bot } non ha superato la prova.

arena-plot-win-rates = Percentuale di vittorie di un bot contro un tavolo di bot di un altro tipo
arena-plot-cross-table = Percentuale di vittorie della riga contro un tavolo della colonna
arena-plot-elo = Elo
