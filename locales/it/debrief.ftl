### Che cosa stampa `rawsiko debrief` accanto alle figure.

help-debrief = Ciò che una classe può imparare dalle sue partite, e ciò che hanno imparato più classi insieme.
help-debrief-figures = Ricava ciò che una classe può imparare dalle sue partite e lo stampa come JSON. “debrief FILE” è lo stesso.
help-debrief-files = File delle registrazioni dei tavoli, in ordine, o cartelle che li contengono (*.jsonl).
help-debrief-out = Cartella vuota o nuova per l’esportazione: due file ZIP e i valori dei grafici.
help-debrief-content = Cartella dei contenuti con cui si è giocato, se non sono quelli standard.
debrief-left-out = { $file }: tralasciato, perché la partita non ha un risultato
debrief-other-content = { $file }: tralasciato, perché giocato con contenuti diversi dalla prima partita
debrief-nothing = Nessuna di queste partite ha un risultato.
debrief-written = L’esportazione è in { $folder }.

help-debrief-pool = Mostra che cosa dicono di più classi insieme le domande prima e dopo.
help-debrief-pool-files = I file ZIP esportati dai loro insegnanti.
debrief-pool-nothing = Nessuna di queste classi ha risposte in entrambe le serie di domande.
debrief-pool-twice = { $file }: escluso, perché la stessa classe c’è già
debrief-pool-unanswered = { $file }: manca una serie di domande, o le risposte erano troppo poche
debrief-pool-no_zip = non è un file ZIP
debrief-pool-no_export = non è l’esportazione di una classe
debrief-pool-bad_counts = questions.csv contiene una risposta impossibile
debrief-pool-classes = { $classes ->
    [one] Una classe con risposte in entrambe le serie.
   *[other] { $classes } classi con risposte in entrambe le serie.
}
debrief-pool-item = { $question }: giuste { $before }% prima (n = { $before_count }), { $after }% dopo (n = { $after_count }); classi: { $classes }; effetto { $effect }
debrief-pool-effect = { $mean } (intervallo al 95%: da { $low } a { $high })
debrief-pool-effect-one = { $mean } (nessun intervallo da una sola classe)
debrief-pool-gain = Tutte le domande sull’argomento della lezione: effetto { $effect }.
debrief-pool-unit = Un effetto è la variazione in deviazioni standard di una risposta; gli intervalli vengono da quanto le classi sono diverse.
debrief-pool-needed = Per vedere quattro volte su cinque un effetto di { $difference } servono circa { $classes } classi come queste.
debrief-pool-one = Da una sola classe non si può dire quante ne servano.
