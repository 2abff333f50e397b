### Che cosa stampa `rawsiko debrief` accanto alle figure.

help-debrief = Ricava ciò che una classe può imparare dalle sue partite e lo stampa come JSON.
help-debrief-files = File delle registrazioni dei tavoli, in ordine, o cartelle che li contengono (*.jsonl).
help-debrief-out = Cartella vuota o nuova per l’esportazione: due file ZIP e i valori dei grafici.
help-debrief-content = Cartella dei contenuti con cui si è giocato, se non sono quelli standard.
debrief-left-out = { $file }: tralasciato, perché la partita non ha un risultato
debrief-other-content = { $file }: tralasciato, perché giocato con contenuti diversi dalla prima partita
debrief-nothing = Nessuna di queste partite ha un risultato.
debrief-written = L’esportazione è in { $folder }.
