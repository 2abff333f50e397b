### What `rawsiko balance` prints and writes.

help-balance = Découvre par de nombreuses parties de bots si le jeu est équitable, et écrit un rapport.
help-balance-out = Écrit le rapport dans ce fichier.
help-balance-matches = Nombre de parties pour chaque nombre de joueurs.
help-balance-options = Nombre de parties avec chaque option seule.
help-balance-hard = Nombre de parties de Hard ; ce sont les plus longues.

balance-title = Le jeu est-il équitable ?
balance-made-by = Parties jouées par des bots sur le plateau { $content }, comptées par cette commande :
balance-note = Ceux qui partagent la première place partagent la victoire. Un facteur de 1 est une chance égale. Les intervalles sont ceux de Wilson, à 95 %. Les minutes sont une estimation (docs/simulation.md).
balance-asked = Ce que l’on demande au jeu
balance-demand = Demandé, sans option
balance-not-met = non
balance-asked-seats = Aucune place à plus de { $most } points de pourcentage d’une chance égale
balance-asked-cards = Chaque carte entre { $least } et { $most } fois une chance égale
balance-asked-continents = Chaque premier Continent entre { $least } et { $most } fois ce que gagnent les autres aux mêmes places
balance-asked-conquests = Au moins { $least } conquête par joueur et par Tour
balance-seats = Les places, dans l’ordre du jeu
balance-continents = Le Continent où un joueur a commencé
balance-continents-note = Le dernier facteur compare avec tous ceux qui avaient les mêmes places, car certaines places choisissent plus souvent certains Continents.
balance-life = À quel point le jeu est vif
balance-cards = Cartes
balance-cards-note = Taux de victoire de qui avait la carte, rapporté à une chance égale, et son intervalle.
balance-matches = { $players } joueurs, { $matches } parties de { $bot }
balance-played = Joué
balance-factor = Facteur
balance-factor-in-seats = Facteur à place égale
balance-continent = Continent
balance-chosen = Y ont commencé
balance-conquests = Conquêtes par joueur et par Tour
balance-quiet = Tours sans conquête
balance-changed-hands = Territoires qui ont changé de mains
balance-eliminations = Éliminations par partie
balance-minutes = Minutes
