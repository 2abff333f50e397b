### Le tutoriel : une chose à la fois, une phrase, deux au plus. Les noms sont dans leur forme de base.

long-tutorial-title = Tutoriel
long-tutorial-step = Étape { $number } sur { $total }
long-tutorial-next = Suivant
long-tutorial-skip = Passer cette étape
long-tutorial-leave = Quitter le tutoriel
long-tutorial-restart = Recommencer
long-tutorial-watch-dice = Regarde les dés.
long-tutorial-watch-own = C’est fait ! Regarde la carte.
long-tutorial-watch-others = Regarde ce que font les autres.
long-tutorial-play = Jouer maintenant contre des bots
long-tutorial-more = Lire toutes les règles

## Réponses à un mauvais choix

long-tutorial-wrong-territory = Tu as choisi : { $chosen }. Cherche le Territoire au contour lumineux : { $wanted }.
long-tutorial-wrong-number = Pas tout à fait. Ici, le bon nombre est { $wanted }.
long-tutorial-wrong-origin = Tu as choisi : { $chosen }. Pars du Territoire au contour lumineux : { $wanted }.
long-tutorial-wrong-end = Pas encore, il reste quelque chose à faire. Cherche le contour lumineux.
long-tutorial-wrong-other = Dans une partie, tu pourrais le faire. Ici, fais ce qui est demandé plus haut.

## Les leçons

long-tutorial-welcome = Tu diriges une entreprise. La Chine a fermé ses frontières, et tout le monde se rue sur les matières premières.
long-tutorial-objective = Voici ton Objectif : quatre Applications. Chacune te donne des points si tu contrôles toutes ses Matières premières à la fin.
long-tutorial-materials = Chaque tuile sur la carte est une Matière première. Verte avec une coche, elle est à toi. Orange avec un point, il te la faut.
long-tutorial-place = Tu as 3 Actifs à placer. Mets-en un ici : { $territory }.
long-tutorial-place_more = Mets le suivant ici : { $territory }.
long-tutorial-place_last = Et le dernier ici aussi : { $territory }.
long-tutorial-numbers = Tour 1, et c’est toi qui commences. Chacun de tes Territoires montre deux nombres : les Actifs qui peuvent encore agir, et tous les Actifs.
long-tutorial-move-origin = Il te faut { $material }, et un Territoire vide en a : { $target }. Choisis d’où partir : { $origin }.
long-tutorial-move-target = Une ligne pointillée relie les deux par la mer. Choisis maintenant la destination : { $target }.
long-tutorial-move-assets = Laisse un Actif sur place. Règle le nombre sur { $assets } et confirme.
long-tutorial-first = Nouvelle Matière première : { $material }. Une Application est complète : { $application }, { $points } points si tu gardes tout jusqu’à la fin.
long-tutorial-clash-origin = Il te faut aussi { $material }. Une autre entreprise en a ici : { $target }. Choisis d’où attaquer : { $origin }.
long-tutorial-clash-target = Choisis maintenant la destination : { $target }. Un Affrontement commercial va suivre.
long-tutorial-clash-assets = Chaque camp engage 3 Actifs au plus. Attaque avec { $assets }.
long-tutorial-dice = On compare d’abord les dés les plus hauts : 6 bat 4, le défenseur perd un Actif. 3 contre 3, c’est une égalité, et à égalité, c’est l’attaquant qui perd un Actif.
long-tutorial-again-origin = L’attaque a échoué : tes Actifs n’ont pas bougé et peuvent réessayer. Choisis de nouveau le départ : { $origin }.
long-tutorial-again-target = Et de nouveau la destination : { $target }.
long-tutorial-again-assets = Laisse un Actif, sinon ce Territoire sera vide : { $origin }. Attaque avec { $assets }.
long-tutorial-second = Tu as conquis un Territoire : { $territory }, avec { $material }. Une autre Application est complète : { $application }, { $points } points.
long-tutorial-end = Ça suffit pour l’instant. Termine tes actions.
long-tutorial-investment = Le Tour 2 commence par la Phase d’investissement. Tu contrôles { $materials } Matières premières. Divise par 3 et arrondis vers le haut : { $assets } nouveaux Actifs. Mets-en un ici : { $territory }.
long-tutorial-guard = Les autres voudront le reprendre. Mets encore un Actif ici : { $territory }. Le jeu place le reste pour toi.
long-tutorial-last_turn = C’est le dernier Tour, et tu as ce qu’il te faut. Termine tes actions et tiens bon !
long-tutorial-held = L’adversaire a attaqué avec 3 Actifs et les a tous perdus. Tes nouveaux Actifs ont défendu le Territoire : { $territory } !
long-tutorial-score = La partie est finie, et toutes les cartes sont dévoilées. Tu as complété { $count } Applications : { $points } points !
