### The charts of a class debrief and what stands around them.

## Around a figure

debrief-feelings = Comment c’était ?
debrief-transfer = Et dans la réalité ?
fig-waiting = Le premier graphique apparaît dès qu’une table a fini.
fig-working = Calcul des graphiques…
fig-matches = { $matches ->
    [one] Notre partie.
   *[other] Nos { $matches } parties.
}
fig-clashes = { $clashes ->
    [one] { $clashes } Affrontement.
   *[other] { $clashes } Affrontements.
}
fig-answers = Réponses avant : { $before }, après : { $after }.
fig-sources = Monde : { $sources }.
fig-board = Les Territoires sont des zones du jeu. Ils ne disent rien des vraies frontières.

## The charts

fig-table = Table
fig-company = Entreprise
fig-turn = Tour
fig-points = Points
fig-territory = Territoire
fig-material = Matière première
fig-application = Application
fig-country = Premier pays
fig-bot = bot
fig-1-help = Points par Tour. L’anneau marque le plus grand changement.
fig-2-legend = Affrontements, toutes les tables
fig-2-y = Affrontements de ceux qui en manquaient, par Territoire et table
fig-2-x = Part du pays qui en produit le plus
fig-2-china = surtout de Chine
fig-2-other = d’un autre pays
fig-2-size = plus grand : sur plus de cartes
fig-2-zone = un seul pays : plus de { $percent } %
fig-2-cards = Cartes qui la demandent
fig-3-world = Monde : premier pays
fig-3-class = Notre classe : première entreprise
fig-4-bands = Plus grande part de la Chine dans une Matière première utilisée
fig-4-sizes = Matières premières demandées, et la plus grande part de la Chine
fig-4-over = { $materials } · plus de { $percent } %
fig-4-up-to = { $materials } · jusqu’à { $percent } %
fig-4-built = complétées
fig-4-missed = manquées
fig-4-goals = Ce que l’UE vise pour 2030
fig-5-without = sans commerce
fig-5-with = avec commerce
fig-5-rest = { $count ->
    [one] { $count } autre entreprise ne gagne rien.
   *[other] { $count } autres entreprises ne gagnent rien.
}
fig-6-all = { $tables ->
    [one] Notre table
   *[other] Les { $tables } tables
}
fig-6-missing = Il manquait : { $count }
fig-6-one = chez un seul rival
fig-6-several = chez deux ou plus
fig-6-nobody = chez personne
fig-6-short = Applications auxquelles il n’en manquait qu’une : { $short } sur { $missed }
fig-6-help = Une flèche va des points manqués à l’entreprise qui avait ce qui manquait.
fig-6-from = De
fig-6-to = Vers
fig-7-y = Nouveaux Actifs au début du Tour
fig-7-first = le plus au Tour 2
fig-7-last = le moins au Tour 2
fig-7-alone = Matières premières aux mains d’une seule entreprise
fig-8-before = bonnes réponses avant
fig-8-after = bonnes réponses après
fig-8-dont-know = « je ne sais pas »
fig-8-waiting = Ce graphique apparaît quand les deux séries de questions sont terminées.
fig-8-ask = Lancez d’abord la seconde série de questions : ce graphique compare les deux.
fig-9-change = Évolution des points, de juste avant la nouvelle à la fin
fig-9-hit = touchées par une nouvelle
fig-9-spared = auraient pu être touchées
fig-9-second = touchées, avec une deuxième source
fig-9-only = touchées, sans autre source
fig-9-count = { $count ->
    [one] { $count } fois
   *[other] { $count } fois
}
fig-9-often = Combien de fois
