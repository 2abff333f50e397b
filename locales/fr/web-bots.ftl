### Les bots dans le navigateur : niveaux, ce qu’ils disent, conseils, et le retour sur une partie.

## Niveaux

web-bots-level-easy = Bot, facile
web-bots-level-medium = Bot, moyen
web-bots-level-hard = Bot, difficile
web-bots-level-expert = Bot, expert
web-bots-level-collector = Bot, collectionneur
web-bots-level-guardian = Bot, gardien
web-bots-level-raider = Bot, assaillant
web-bots-level-easy-help = Regarde sa carte et un coup d’avance, et ne garde rien.
web-bots-level-medium-help = Pèse tout, avec les chances exactes, mais un seul coup d’avance.
web-bots-level-hard-help = Avant de décider, continue la partie dans sa tête après chaque coup prometteur.
web-bots-level-expert-help = Fait de même avec plus de coups, plus souvent et plus loin.
web-bots-level-collector-help = Moyen, et attaché surtout aux Matières premières de toute sorte et aux Actifs qu’elles rapportent.
web-bots-level-guardian-help = Moyen, et attaché surtout à ce qu’il a.
web-bots-level-raider-help = Moyen, et porté surtout à l’attaque.
web-bots-levels = Niveaux
web-bots-characters = Caractères
web-bots-levels-guide = Comment pensent les bots
web-bots-levels-fair = Aucun d’eux ne voit les cartes des autres ni les dés à venir.
web-bots-level-of-play-now = Niveau des bots
web-bots-give-level = Quel bot joue la suite

## Ce que l’hôte décide

web-bots-reasons = Les bots disent pourquoi
web-bots-reasons-help = Après chaque coup, d’après ce que tous voient. Ce qu’ils pensaient de leur carte se lit après la partie.
web-bots-hints = Conseils
web-bots-hints-off = Aucun
web-bots-hints-odds = Regard et chances
web-bots-hints-all = Avec un plan
web-bots-hints-off-help = Personne n’est aidé.
web-bots-hints-odds-help = Qui demande apprend où regarder, et les chances.
web-bots-hints-all-help = Qui demande apprend où regarder, les chances, et ce que ferait un bot fort.

## Pendant que les bots jouent

web-bots-line = Ce que font les bots
web-bots-skip = Passer
web-bots-skip-help = Les bots continuent sans pause, jusqu’au tour d’une personne

## Conseils

web-bots-hint = Conseil
web-bots-hint-thinking = Réflexion en cours…
web-bots-hint-step-1 = Où regarder
web-bots-hint-step-2 = Quelles chances ?
web-bots-hint-step-3 = Que faire ?
web-bots-hint-odds = { $origin } → { $target } : { $percent } %
web-bots-hint-plan = Le plan
web-bots-hint-do = Le faire
web-bots-hint-again = Réessayer
web-bots-hint-close = Fermer le conseil
web-bots-times = { $action }, { $times } ×

## Ce que l’on peut faire

web-bots-do-continent = Choisir : { $continent }
web-bots-do-draw = Tirer un Continent au sort
web-bots-do-territory = Choisir : { $territory }
web-bots-do-place = Un Actif → { $territory }
web-bots-do-move = { $assets ->
    [one] { $origin } → { $target }, { $assets } Actif
   *[other] { $origin } → { $target }, { $assets } Actifs
}
web-bots-do-end = Terminer la Phase d’action
web-bots-do-claim = Réclamer : { $material }
web-bots-do-end-trade = Ne plus rien réclamer

## Le retour sur la partie

web-bots-report = Retour
web-bots-report-coming = La partie est examinée à nouveau. Cela prend quelques secondes…
web-bots-report-missing = La partie n’a pas pu être examinée cette fois-ci.
web-bots-report-again = Réessayer
web-bots-report-file = Les tournants se calculent là où la partie a été jouée : ouvrez-la par son lien.
web-bots-turning = Tournants
web-bots-turning-of = Tournants de
web-bots-turning-help = Les choix qui ont coûté le plus de chances de gagner, quand des bots continuent à partir de là.
web-bots-turning-none = Aucun choix n’a coûté beaucoup de chances de gagner.
web-bots-turning-turn = Tour { $turn }
web-bots-turning-chance = La chance de gagner est passée de { $before } à { $after }.
web-bots-turning-done = Fait :
web-bots-turning-better = Mieux :
web-bots-turning-see = Voir
web-bots-hints-used = Conseils
web-bots-hints-used-line = { $player } : { $look } × où regarder, { $odds } × les chances, { $plan } × le plan
web-bots-hints-used-help = Ils ne comptent pas dans le score.
