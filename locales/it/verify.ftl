### Che cosa scrive `rawsiko verify`: una riga per file, dopo il nome del file.

verify-line = { $file }: { $verdict }
verify-ok = ok
verify-ok-dice = ok, dadi controllati
verify-wrong = riga { $line }: { $clause }: { $fault }
verify-incomplete = incompleto ({ $lines ->
        [one] { $lines } riga è valida
       *[other] { $lines } righe sono valide
    })
verify-cut = incompleto: la riga { $line } è troncata ({ $lines ->
        [one] { $lines } riga è valida
       *[other] { $lines } righe sono valide
    })
verify-unknown-content = contenuti sconosciuti { $hash }; indica la loro cartella con --content
verify-missing = il file non esiste
verify-folder = è una cartella, non un file
verify-empty-folder = in questa cartella non si trova alcuna registrazione (*.jsonl)
verify-unreadable = non si può leggere ({ $reason })
verify-bad-content = { $folder } non contiene contenuti utilizzabili:
verify-ok-database = ok, tavoli: { $tables }
verify-damaged = danneggiato; ripristina un backup
verify-table-damaged = tavolo { $table }: la voce { $entry } è danneggiata
verify-table-content = tavolo { $table }: i suoi contenuti sono sconosciuti
verify-nothing = Indica un file, o un database con --database.

help-verify-files = File di registrazione, cartelle con tali file (*.jsonl), database SQLite o backup; - è lo standard input.
help-verify-database = Un database di cui controllare i tavoli salvati: sqlite:///FILE o postgresql://…
help-verify-content = Cartella dei contenuti con cui si sono giocate le partite, se non sono quelli standard.

# The proof of the dice
dice-malformed = nella prova dei dadi “{ $key }” manca o è sbagliato
dice-scheme = tipo di prova dei dadi sconosciuto
dice-commitment = il segreto dei dadi non è quello promesso dal tavolo prima della partita
dice-contribution = il contributo di { $player } ai dadi non è quello promesso, oppure è stato tralasciato
dice-order = l’ordine di gioco non è stato sorteggiato con i dadi di questo tavolo: dovrebbe essere { $expected }
dice-deal = le Carte Obiettivo non sono state distribuite con i dadi di questo tavolo
dice-header = l’intestazione e il registro del tavolo non concordano su “{ $key }”
dice-number = la voce { $entry } del registro manca, è doppia o è fuori posto
dice-taken_back = la voce { $entry } del registro non è un annullamento valido
dice-roll = questi non sono i dadi di questo tavolo: dovrebbero essere { $expected }
dice-draw = il Continente sorteggiato dovrebbe essere { $expected }
dice-news = la notizia aperta dovrebbe essere { $expected }
dice-head = il registro non corrisponde all’hash mostrato ai giocatori
