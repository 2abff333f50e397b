### Ce qu’écrit `rawsiko odds`.

help-odds = Affiche les chances exactes des Affrontements commerciaux.
help-odds-attackers = Actifs qui peuvent attaquer, de 1 à 40.
help-odds-defenders = Actifs sur le Territoire, de 1 à 40 ; plusieurs nombres pour plusieurs Territoires, l’un après l’autre.

odds-title = { $attackers } contre { $defenders }
odds-conquer = Chance de conquérir, en attaquant jusqu’à la conquête du Territoire ou jusqu’au dernier attaquant : { $chance }
odds-losses = Pertes moyennes : attaquant { NUMBER($attacker, minimumFractionDigits: 2, maximumFractionDigits: 2) }, défenseur { NUMBER($defender, minimumFractionDigits: 2, maximumFractionDigits: 2) }
odds-first-clash = Le premier Affrontement
odds-attacker-loses = L’attaquant perd
odds-defender-loses = Le défenseur perd
odds-chance = Chance
odds-exact = Exactement
odds-endings = Comment cela finit
odds-won = conquis, attaquants restants : { $left }
odds-failed = non conquis, défenseurs restants : { $left }
odds-around = Chance de conquérir avec plus ou moins d’Actifs
odds-attackers = attaquants : { $attackers }
odds-defenders = défenseurs : { $defenders }
odds-note = Trois dés au plus de chaque côté ; à égalité, l’attaquant perd un Actif. Ce qui arrive moins d’une fois sur 1 000 n’est pas listé sous « Comment cela finit ».
odds-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %

odds-territories = Territoires
odds-guards = Défenseurs
odds-sweep = En une Phase d’action
odds-march = Un par Tour
odds-sweep-note = En une Phase d’action : tous les Territoires sont attaqués depuis le même. Les Actifs qui ont conquis un Territoire ou qui y ont suivi se sont déjà déplacés ; seuls ceux qui sont restés attaquent le suivant. On lance chaque fois le nombre de dés le plus avantageux.
odds-march-note = Un par Tour : les Territoires se suivent et tous les Actifs avancent. C’est la chance de réussir si personne n’intervient entre-temps.

odds-wrong-assets = Le calcul n’est pas possible avec { $assets } Actifs : choisis un nombre de 1 à { $most }.
odds-too-many-targets = { $targets } Territoires, c’est trop : { $most } au plus.
