### Ce que `rawsiko debrief` affiche à côté des figures.

help-debrief = Ce qu’une classe peut apprendre de ses parties, et ce que plusieurs classes ont appris.
help-debrief-figures = Calcule ce qu’une classe peut apprendre de ses parties et l’affiche en JSON. « debrief FILE » fait de même.
help-debrief-files = Enregistrements des tables, dans l’ordre, ou dossiers de tels fichiers (*.jsonl).
help-debrief-out = Dossier vide ou nouveau pour l’export : deux fichiers ZIP et les valeurs des graphiques.
help-debrief-content = Dossier du contenu avec lequel les parties ont été jouées, s’il n’est pas standard.
debrief-left-out = { $file } : laissé de côté, car la partie n’a pas de résultat
debrief-other-content = { $file } : laissé de côté, car joué avec un autre contenu que celui de la première partie
debrief-nothing = Aucune de ces parties n’a de résultat.
debrief-written = L’export est dans { $folder }.

help-debrief-pool = Montre ce que les questions d’avant et d’après disent de plusieurs classes ensemble.
help-debrief-pool-files = Les fichiers ZIP exportés par leurs enseignants.
debrief-pool-nothing = Aucune de ces classes n’a de réponses aux deux séries de questions.
debrief-pool-twice = { $file } : laissé de côté, car la même classe est déjà là
debrief-pool-unanswered = { $file } : une série de questions manque, ou a eu trop peu de réponses
debrief-pool-no_zip = ce n’est pas un fichier ZIP
debrief-pool-no_export = ce n’est pas l’export d’une classe
debrief-pool-bad_counts = questions.csv contient une réponse impossible
debrief-pool-classes = { $classes ->
    [one] { $classes } classe avec des réponses aux deux séries.
   *[other] { $classes } classes avec des réponses aux deux séries.
}
debrief-pool-item = { $question } : { $before } % de bonnes réponses avant (n = { $before_count }), { $after } % après (n = { $after_count }) ; classes : { $classes } ; effet { $effect }
debrief-pool-effect = { $mean } (intervalle à 95 % : de { $low } à { $high })
debrief-pool-effect-one = { $mean } (pas d’intervalle avec une seule classe)
debrief-pool-gain = Toutes les questions sur le thème du cours : effet { $effect }.
debrief-pool-unit = Un effet est le changement en écarts types d’une réponse ; les intervalles viennent des différences entre les classes.
debrief-pool-needed = Pour voir un effet de { $difference } quatre fois sur cinq, il faut environ { $classes } classes comme celles-ci.
debrief-pool-one = Une seule classe ne permet pas de dire combien il en faut.
