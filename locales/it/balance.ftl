### What `rawsiko balance` prints and writes.

help-balance = Scopre con molte partite tra bot se il gioco è equo, e scrive un rapporto.
help-balance-out = Scrive il rapporto in questo file.
help-balance-matches = Numero di partite per ogni numero di giocatori.
help-balance-options = Numero di partite con ogni singola opzione.
help-balance-hard = Numero di partite tra bot Hard; sono le più lunghe.

balance-title = Il gioco è equo?
balance-made-by = Partite giocate dai bot sul tabellone { $content }, contate da questo comando:
balance-note = Chi condivide il primo posto condivide la vittoria. Un fattore di 1 è una probabilità uguale. Gli intervalli sono di Wilson, al 95%. I minuti sono una stima (docs/simulation.md).
balance-asked = Requisiti
balance-demand = Requisito, senza opzioni
balance-not-met = no
balance-asked-seats = Nessun posto a più di { $most } punti percentuali da una probabilità uguale
balance-asked-cards = Ogni carta tra { $least } e { $most } volte una probabilità uguale
balance-asked-continents = Ogni primo Continente tra { $least } e { $most } volte le vittorie degli altri negli stessi posti
balance-asked-conquests = Almeno { $least } conquiste per giocatore e Turno
balance-seats = Posti, in ordine di gioco
balance-continents = Il Continente in cui un giocatore ha iniziato
balance-continents-note = L’ultimo fattore confronta con tutti quelli che avevano gli stessi posti, perché certi posti scelgono più spesso certi Continenti.
balance-life = Quanto è vivace
balance-cards = Carte
balance-cards-note = Percentuale di vittorie di chi aveva la carta, rispetto a una probabilità uguale, e intervallo.
balance-matches = { $players } giocatori, { $matches } partite di { $bot }
balance-played = Giocate
balance-factor = Fattore
balance-factor-in-seats = Fattore a parità di posto
balance-continent = Continente
balance-chosen = Inizi qui
balance-conquests = Conquiste per giocatore e Turno
balance-quiet = Turni senza conquiste
balance-changed-hands = Territori passati di mano
balance-eliminations = Eliminazioni per partita
balance-minutes = Minuti
