### Was `rawsiko debrief` neben den Bildern ausgibt.

help-debrief = Ermittelt, was eine Klasse aus ihren Partien lernen kann, und gibt es als JSON aus.
help-debrief-files = Aufzeichnungen der Tische, der Reihe nach, oder Ordner mit solchen Dateien (*.jsonl).
help-debrief-out = Leerer oder neuer Ordner für den Export: zwei ZIP-Dateien und die Werte der Grafiken.
help-debrief-content = Ordner der Inhalte, mit denen die Partien gespielt wurden, falls es nicht die Standardinhalte sind.
debrief-left-out = { $file }: ausgelassen, denn die Partie hat kein Ergebnis
debrief-other-content = { $file }: ausgelassen, denn gespielt wurde mit anderen Inhalten als bei der ersten Partie
debrief-nothing = Keine dieser Partien hat ein Ergebnis.
debrief-written = Der Export ist in { $folder }.
