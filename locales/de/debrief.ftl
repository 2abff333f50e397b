### Was `rawsiko debrief` neben den Bildern ausgibt.

help-debrief = Was eine Klasse aus ihren Partien lernen kann und was mehrere Klassen gelernt haben.
help-debrief-figures = Ermittelt, was eine Klasse aus ihren Partien lernen kann, und gibt es als JSON aus. „debrief FILE“ tut dasselbe.
help-debrief-files = Aufzeichnungen der Tische, der Reihe nach, oder Ordner mit solchen Dateien (*.jsonl).
help-debrief-out = Leerer oder neuer Ordner für den Export: zwei ZIP-Dateien und die Werte der Grafiken.
help-debrief-content = Ordner der Inhalte, mit denen die Partien gespielt wurden, falls es nicht die Standardinhalte sind.
debrief-left-out = { $file }: ausgelassen, denn die Partie hat kein Ergebnis
debrief-other-content = { $file }: ausgelassen, denn gespielt wurde mit anderen Inhalten als bei der ersten Partie
debrief-nothing = Keine dieser Partien hat ein Ergebnis.
debrief-written = Der Export ist in { $folder }.

help-debrief-pool = Zeigt, was die Fragen vorher und nachher über mehrere Klassen zusammen sagen.
help-debrief-pool-files = Die ZIP-Dateien, die ihre Lehrkräfte exportiert haben.
debrief-pool-nothing = Keine dieser Klassen hat Antworten aus beiden Fragerunden.
debrief-pool-twice = { $file }: ausgelassen, weil dieselbe Klasse schon dabei ist
debrief-pool-unanswered = { $file }: Eine Fragerunde fehlt oder hatte zu wenige Antworten
debrief-pool-no_zip = das ist keine ZIP-Datei
debrief-pool-no_export = das ist nicht der Export einer Klasse
debrief-pool-bad_counts = questions.csv enthält eine Antwort, die es nicht geben kann
debrief-pool-classes = { $classes ->
    [one] Eine Klasse mit Antworten aus beiden Runden.
   *[other] { $classes } Klassen mit Antworten aus beiden Runden.
}
debrief-pool-item = { $question }: { $before } % richtig vorher (n = { $before_count }), { $after } % nachher (n = { $after_count }); Klassen: { $classes }; Effekt { $effect }
debrief-pool-effect = { $mean } (95-%-Intervall: { $low } bis { $high })
debrief-pool-effect-one = { $mean } (aus einer Klasse kein Intervall)
debrief-pool-gain = Alle Fragen, um die es in der Stunde geht: Effekt { $effect }.
debrief-pool-unit = Ein Effekt ist die Veränderung in Standardabweichungen einer Antwort; die Intervalle folgen daraus, wie sehr sich die Klassen unterscheiden.
debrief-pool-needed = Um einen Effekt von { $difference } in vier von fünf Fällen zu sehen, braucht es etwa { $classes } solche Klassen.
debrief-pool-one = Wie viele Klassen es braucht, lässt sich aus einer Klasse nicht sagen.
