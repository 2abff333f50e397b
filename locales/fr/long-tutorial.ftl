### Le tutoriel : une chose à la fois, une phrase, deux au plus. Les noms sont dans leur forme de base.

long-tutorial-title = Tutoriel
long-tutorial-step = Étape { $number } sur { $total }
long-tutorial-next = Continuer
long-tutorial-skip = Passer cette étape
long-tutorial-leave = Quitter le tutoriel
long-tutorial-restart = Recommencer
long-tutorial-watch-dice = Regardez les dés.
long-tutorial-watch-own = C’est fait. Regardez la carte.
long-tutorial-watch-others = Regardez ce que font les autres.
long-tutorial-play = Jouer maintenant contre des bots
long-tutorial-more = Lire toutes les règles

## Réponses à un mauvais choix

long-tutorial-wrong-territory = C’est { $chosen }. Cherchez le Territoire au contour vif : { $wanted }.
long-tutorial-wrong-number = Pas encore : ici, le bon nombre est { $wanted }.
long-tutorial-wrong-origin = C’est { $chosen }. Partez du Territoire au contour vif : { $wanted }.
long-tutorial-wrong-end = Pas encore, il reste quelque chose à faire : cherchez le contour vif.
long-tutorial-wrong-other = Dans une partie, vous pourriez le faire. Ici, faites ce qui est demandé ci-dessus.

## Les leçons

long-tutorial-welcome = Vous dirigez une entreprise. La Chine a fermé ses frontières, et tout le monde se rue sur les matières premières.
long-tutorial-objective = Voici votre Objectif : quatre Applications. Chacune donne des points si vous contrôlez à la fin toutes ses Matières premières.
long-tutorial-materials = Chaque tuile sur la carte est une Matière première. Verte avec une coche, elle est à vous ; orange avec un point, il vous la faut.
long-tutorial-place = Vous avez 3 Actifs à placer. Mettez-en un ici : { $territory }.
long-tutorial-place_more = Mettez le suivant ici : { $territory }.
long-tutorial-place_last = Et le dernier ici aussi : { $territory }.
long-tutorial-numbers = Tour 1 : vous jouez en premier. Chacun de vos Territoires montre deux nombres : les Actifs qui peuvent encore agir, et tous les Actifs.
long-tutorial-move-origin = Un Territoire vide contient ce qu’il vous faut, { $material } : { $target }. Choisissez d’où partir : { $origin }.
long-tutorial-move-target = Une ligne pointillée relie les deux par la mer. Choisissez maintenant la destination : { $target }.
long-tutorial-move-assets = Un Actif devrait rester à la maison. Réglez le nombre sur { $assets } et confirmez.
long-tutorial-gallium = { $material } est à vous, et une Application est réalisée : { $application }, { $points } points, si vous gardez tout jusqu’à la fin.
long-tutorial-clash-origin = { $material } se trouve là où est une autre entreprise : { $target }. Choisissez d’où attaquer : { $origin }.
long-tutorial-clash-target = Choisissez maintenant la destination : { $target }. Un Affrontement commercial va suivre.
long-tutorial-clash-assets = De chaque côté, 3 Actifs au plus participent. Attaquez avec { $assets }.
long-tutorial-dice = On compare d’abord les dés les plus hauts : 6 bat 4, le défenseur perd un Actif. 3 contre 3 est une égalité, et l’égalité coûte à l’attaquant.
long-tutorial-again-origin = Vous n’êtes pas entré : vos Actifs n’ont donc pas bougé et peuvent réessayer. Choisissez encore d’où : { $origin }.
long-tutorial-again-target = Et de nouveau la destination : { $target }.
long-tutorial-again-assets = Un Actif devrait rester, sinon ce Territoire sera vide : { $origin }. Attaquez avec { $assets }.
long-tutorial-pencils = Conquis : { $territory }, avec { $material }. Une autre Application est réalisée : { $application }, { $points } points.
long-tutorial-end = C’est assez pour l’instant. Terminez vos actions.
long-tutorial-investment = Le Tour 2 commence par la Phase d’investissement : vous contrôlez { $materials } Matières premières, un tiers arrondi au supérieur fait { $assets } nouveaux Actifs. Mettez-en un ici : { $territory }.
long-tutorial-guard = Ils voudront le reprendre. Mettez-en encore un ici : { $territory }. Le reste est placé pour vous.
long-tutorial-last_turn = C’est le dernier Tour, et vous avez ce qu’il vous faut. Terminez vos actions et tenez bon.
long-tutorial-held = Ils ont attaqué avec 3 Actifs et les ont tous perdus : vos nouveaux Actifs ont tenu { $territory }.
long-tutorial-score = La partie est finie, et toutes les cartes sont dévoilées. Vous avez réalisé { $count } Applications : { $points } points.
