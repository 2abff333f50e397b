### Che cosa scrive `rawsiko verify`: una riga per file, dopo il nome del file.

verify-line = { $file }: { $verdict }
verify-ok = ok
verify-wrong = riga { $line }: { $clause }: { $fault }
verify-incomplete = incompleto ({ $lines ->
        [one] { $lines } riga è valida
       *[other] { $lines } righe sono valide
    })
verify-cut = incompleto: la riga { $line } è troncata ({ $lines ->
        [one] { $lines } riga è valida
       *[other] { $lines } righe sono valide
    })
verify-unknown-content = i contenuti { $hash } sono sconosciuti; --content può indicarne la cartella
verify-missing = il file non esiste
verify-folder = è una cartella, non un file
verify-unreadable = non si può leggere ({ $reason })
verify-bad-content = { $folder } non contiene contenuti utilizzabili:

help-verify-files = File di registrazione.
help-verify-content = Cartella dei contenuti con cui si sono giocate le partite, se non sono quelli standard.
