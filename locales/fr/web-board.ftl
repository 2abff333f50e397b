### Ce que disent la carte et la liste des Territoires.

web-board-map = Carte du plateau
web-board-help = Les flèches vont d’un Territoire à l’autre, les lettres à un nom, Entrée choisit, Échap annule. Maj et les flèches déplacent la carte, plus et moins zooment, 0 montre toute la carte.
web-board-view = Vue
web-board-nearer = Zoomer
web-board-farther = Dézoomer
web-board-see-all = Voir toute la carte
web-board-closer = Voir ce qui compte maintenant
web-board-beyond = Hors de la vue
web-board-lead = Voir { $territories }
web-board-closed = fermée
web-board-you = { $company } (toi)
web-board-empty = aucun Actif
web-board-assets = { $count ->
    [one] { $count } Actif
   *[other] { $count } Actifs
}
web-board-ready = { $count ->
    [one] { $count } peut agir
   *[other] { $count } peuvent agir
}
web-board-risk = Sa perte coûterait { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-board-material-owned = { $material } : à toi
web-board-material-needed = { $material } : nécessaire
web-board-material-stopped = { $material } : pas de livraison en ce moment
web-board-adjacent = adjacents : { $territories }
web-board-continent = { $continent } : { $companies }
web-board-continent-empty = { $continent } : personne
web-board-continent-exclusive = { $continent } : seulement { $company }
web-board-choose-continent = Choisir { $continent }

web-board-about = Pays et sources
web-board-list = Territoires
web-board-list-show = Montrer
web-board-list-all = Tous
web-board-list-invited = Que tu peux choisir
web-board-list-mine = Les miens
web-board-list-needed = Avec des Matières premières qu’il te faut
web-board-list-none = Aucun Territoire ne correspond.

## The sizes of a Territory’s tiles

web-supply-small = { $material }, moins de 5 % de l’offre mondiale
web-supply-middle = { $material }, de 5 à 30 % de l’offre mondiale
web-supply-large = { $material }, plus de 30 % de l’offre mondiale
web-supply-unmined = { $material }, pas encore d’extraction
web-supply-legend = Plus la tuile est grande, plus la part de l’offre mondiale qui vient de là est grande : moins de 5 %, de 5 à 30 % ou plus. Hachurée : pas encore d’extraction.
