### What `rawsiko serve` says.

help-serve = Offre il gioco su questo computer, per tutti sulla sua rete.
help-serve-host = Indirizzo su cui ascoltare; 127.0.0.1 è solo questo computer.
help-serve-port = Porta su cui ascoltare; 0 ne prende una libera.
help-serve-database = Database dei tavoli: sqlite:///FILE o postgresql://…; se manca, un file nella tua cartella dei dati.
help-serve-public-url = Indirizzo pubblico di questo server, se sta dietro un reverse proxy.
help-serve-disk-limit = Spazio massimo su disco per i tavoli, in GB; oltre non se ne aprono di nuovi.
help-serve-open = Apre la pagina nel browser.
serve-here = Su questo computer:     { $address }
serve-network = Sulla rete locale:      { $address }
serve-public = Da fuori:               { $address }
serve-only-here = Altri dispositivi non possono collegarsi: il server ascolta solo su questo computer.
serve-help = Se un telefono non si collega: { $address }
serve-how-to-stop = Ctrl-C ferma il server; le partite continuano al prossimo avvio.
serve-stopped = Fermato. Tutto è salvato.
serve-port-taken = Impossibile ascoltare su { $host }, porta { $port }: forse la usa un altro programma. Scegline un’altra con --port, o 0 per una libera.
serve-bad-public-url = “{ $url }” non è un indirizzo come https://game.example.org
serve-no-database = Impossibile aprire il database ({ $reason }). Controlla --database, la cartella e lo spazio sul disco.
serve-newer-database = Il database è di un RAWsiko più recente. Aggiorna questo.
serve-database-in-use = Un altro server RAWsiko sta usando questo database. Fermalo prima, o scegli un altro database con --database.
serve-damaged-database = Il database { $database } è danneggiato. Ripristina l’ultima copia: { $command }. Il file danneggiato resta, con un altro nome.
