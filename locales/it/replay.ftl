### Che cosa scrive `rawsiko replay` oltre alla storia.

replay-stops = La registrazione si ferma qui
replay-aborted = La partita è stata interrotta: non c’è punteggio.
replay-position-setup-end = Posizione dopo la preparazione
replay-position-setup-stopped = Posizione durante la preparazione, dove la registrazione si ferma
replay-position-turn-end = Posizione alla fine del Turno { $turn }
replay-position-turn-traded = Posizione alla fine della partita: Turno { $turn }, poi Commercio con la Cina
replay-position-turn-advanced = Posizione nel Turno { $turn }, prima che il segna-Turni avanzasse
replay-position-turn-stopped = Posizione nel Turno { $turn }, dove la registrazione si ferma
replay-no-such-turn = Il Turno { $turn } non è nella registrazione: va da 0 (la preparazione) a { $last }.

help-replay-file = Un file di registrazione; - è lo standard input.
help-replay-turn = Mostra, invece della storia, la posizione alla fine di questo Turno; 0 è la fine della preparazione.
help-replay-content = Cartella dei contenuti con cui si è giocata la partita, se non sono quelli standard.
