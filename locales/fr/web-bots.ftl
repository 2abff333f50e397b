### Les bots dans le navigateur : niveaux, ce qu’ils disent, conseils, et le retour sur une partie.

## Niveaux

web-bots-level-easy = Bot, facile
web-bots-level-medium = Bot, moyen
web-bots-level-hard = Bot, difficile
web-bots-level-expert = Bot, expert
web-bots-level-easy-help = Ne regarde que sa carte, ne voit pas plus loin qu’un coup et ne protège rien.
web-bots-level-medium-help = Pèse tout avec les chances exactes, mais ne voit pas plus loin qu’un coup.
web-bots-level-hard-help = Joue chaque bon coup dans sa tête jusqu’à la fin du Tour suivant, mais ne prévoit qu’un coup à la fois.
web-bots-level-expert-help = Comme Difficile, avec plus de coups et un Tour plus loin, mais lui aussi ne prévoit qu’un coup à la fois.
web-bots-levels-guide = Comment pensent les bots
web-bots-levels-fair = Aucun ne voit les cartes des autres ni les prochains dés.
web-bots-preparing = Difficile et Expert se préparent ({ $percent } %). En attendant, ils jouent sans anticiper.
web-bots-slow = Sur ce serveur, Difficile et Expert jouent sans anticiper.
web-bots-level-of-play-now = Niveau des bots
web-bots-give-level = Quel bot prend la suite

## Ce que l’hôte décide

web-bots-reasons = Les bots disent pourquoi
web-bots-reasons-help = Après chaque coup, d’après ce que tout le monde voit. Ce qui touche à leur carte, ils le disent après la partie.
web-bots-hints = Indices
web-bots-hints-off = Aucun
web-bots-hints-odds = Où regarder, et les chances
web-bots-hints-all = Avec un plan
web-bots-hints-off-help = Aucun indice, pour personne.
web-bots-hints-odds-help = Si tu le demandes, on te dit où regarder et quelles sont les chances.
web-bots-hints-all-help = Si tu le demandes, on te dit où regarder, quelles sont les chances et ce que ferait un bot fort.

## Pendant que les bots jouent

web-bots-line = Ce que font les bots
web-bots-skip = Passer
web-bots-skip-help = Les bots jouent sans pause jusqu’à ce que ce soit à une personne de jouer

## Conseils

web-bots-hint = Indice
web-bots-hint-thinking = Je réfléchis…
web-bots-hint-step-1 = Où regarder
web-bots-hint-step-2 = Quelles chances ?
web-bots-hint-step-3 = Que faire ?
web-bots-hint-odds = { $origin } → { $target } : { $percent } %
web-bots-hint-plan = Le plan
web-bots-hint-best = Rien d’autre ne semble meilleur.
web-bots-hint-either = Les deux se valent. Presque aussi bien : { $action }.
web-bots-hint-do = Jouer ce coup
web-bots-hint-again = Réessayer
web-bots-hint-close = Fermer l’indice
web-bots-times = { $action }, { $times } ×

## Pourquoi pas mon coup ?

web-bots-why-not = Pourquoi pas mon coup ?
web-bots-why-not-left = { $count ->
    [0] C’était ta dernière question de ce Tour.
    [one] Encore { $count } question ce Tour-ci.
   *[other] Encore { $count } questions ce Tour-ci.
}
web-bots-why-not-off = Jamais
web-bots-why-not-bots = Contre les bots
web-bots-why-not-all = Toujours
web-bots-why-not-off-help = Personne ne peut demander ce que coûte une action.
web-bots-why-not-bots-help = À une table avec une seule personne : avant une action, tu peux demander ce qu’elle coûte. Cinq questions par Tour.
web-bots-why-not-all-help = Chacun peut demander ce que coûte une action avant de la confirmer. Cinq questions par Tour.

## Ce que l’on peut faire

web-bots-do-continent = Choisir : { $continent }
web-bots-do-draw = Tirer un Continent au sort
web-bots-do-territory = Choisir : { $territory }
web-bots-do-place = { $assets ->
    [one] Un Actif → { $territory }
   *[other] { $assets } Actifs → { $territory }
    }
web-bots-do-move = { $assets ->
    [one] { $origin } → { $target }, { $assets } Actif
   *[other] { $origin } → { $target }, { $assets } Actifs
}
web-bots-do-claim = Réclamer : { $material }

## Le retour sur la partie

web-bots-report = Analyse
web-bots-report-coming = Analyse de la partie. Cela prend quelques secondes…
web-bots-report-missing = Impossible d’analyser la partie pour l’instant.
web-bots-report-again = Réessayer
web-bots-report-file = Les tournants se calculent sur le serveur où tu as joué. Ouvre la partie avec son lien.
web-bots-turning = Tournants de la partie
web-bots-turning-of = Tournants de la partie pour
web-bots-turning-help = Les choix qui ont coûté le plus de chances de gagner, si des bots jouent la suite, et ce qui a le plus changé les points.
web-bots-turning-none = Aucun choix n’a coûté beaucoup de chances de gagner.
web-bots-turning-turn = Tour { $turn }
web-bots-turning-chance = Les chances de gagner sont passées de { $before } à { $after }.
web-bots-turning-done = Joué :
web-bots-turning-better = Mieux :
web-bots-turning-see = Montre-moi
web-bots-hints-used = Indices
web-bots-hints-used-line = { $player } : { $look } × où regarder, { $odds } × les chances, { $plan } × le plan, { $why_not } × pourquoi pas
web-bots-hints-used-help = Ils ne changent pas le score.
