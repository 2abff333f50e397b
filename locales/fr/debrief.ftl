### Ce que `rawsiko debrief` affiche à côté des figures.

help-debrief = Calcule ce qu’une classe peut apprendre de ses parties et l’affiche en JSON.
help-debrief-files = Enregistrements des tables, dans l’ordre, ou dossiers de tels fichiers (*.jsonl).
help-debrief-out = Dossier vide ou nouveau pour l’export : deux fichiers ZIP et les valeurs des graphiques.
help-debrief-content = Dossier du contenu avec lequel les parties ont été jouées, s’il n’est pas standard.
debrief-left-out = { $file } : laissé de côté, car la partie n’a pas de résultat
debrief-other-content = { $file } : laissé de côté, car joué avec un autre contenu que la première partie
debrief-nothing = Aucune de ces parties n’a de résultat.
debrief-written = L’export est dans { $folder }.
