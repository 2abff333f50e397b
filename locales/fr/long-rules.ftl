### La page des règles, en mots simples. Les articles sont ceux de docs/rules.md.

long-rules-title = Les règles
long-rules-lead = Toutes les règles en mots simples. Des numéros comme R4.6 disent de quelle règle il s’agit ; quand le jeu refuse quelque chose, il donne aussi le numéro.
long-rules-contents = Sur cette page
long-rules-decided = décidé ici
long-rules-decided-lead = Le livret de règles n’en dit rien, ou ses versions se contredisent : ce programme a donc choisi. Si tu as la boîte, tu peux jouer à ta façon.
long-rules-borders = Les Territoires sont des zones du jeu, formées à partir de pays pour qu’on puisse jouer sur une carte. Ils ne disent rien des vraies frontières.
long-rules-clause = Règle { $clause }

## But

long-rules-aim = Le but du jeu
long-rules-aim-story = Dans le futur imaginé par ce jeu, la Chine, premier exportateur de matières premières critiques, a fermé ses frontières. Les entreprises se ruent pour s’assurer ce qu’il leur faut.
long-rules-aim-players = On joue à trois, quatre ou cinq. Chacun dirige une entreprise et a une carte Objectif secrète.
long-rules-aim-card = Une carte montre quatre Applications, comme les appareils photo numériques. Chacune donne des points de victoire si tu contrôles à la fin toutes les Matières premières dont elle a besoin.
long-rules-aim-short = Dans les parties de cinq Tours ou moins, on ne distribue que des cartes que l’on peut compléter en si peu de temps, si le plateau en indique.
long-rules-aim-order = L’ordre de jeu est tiré au sort au début et ne change plus.

## Plateau

long-rules-board = Le plateau
long-rules-board-territories = Les Continents sont faits de Territoires, et les Territoires contiennent des Matières premières. La Chine est sur la carte, mais fermée.
long-rules-board-adjacent = Deux Territoires sont adjacents s’ils ont une frontière commune ou si une ligne pointillée les relie par la mer. Les deux comptent de la même façon, à la mise en place aussi.
long-rules-board-control = Tu contrôles un Territoire tant qu’au moins un de tes Actifs s’y trouve. Sans Actif, il est vide et n’est à personne. Deux joueurs ne partagent jamais un Territoire.
long-rules-board-material = Tu contrôles une Matière première tant que tu contrôles un Territoire qui la contient. Un deuxième n’ajoute rien, mais tu la gardes si tu perds le premier.
long-rules-board-marks = Sur la carte, une Matière première à toi est verte avec une coche. S’il te la faut encore, elle est orange avec un point.

## Mise en place

long-rules-setup = Mise en place
long-rules-setup-first = Dans l’ordre de jeu, chacun choisit un Continent et des Territoires de ce Continent : 3 à trois joueurs, 2 à quatre ou cinq.
long-rules-setup-second = Puis, dans l’ordre inverse, chacun choisit un second Continent et 2 Territoires à trois joueurs, 1 à quatre ou cinq. Le dernier joueur choisit donc deux fois de suite.
long-rules-setup-continents = S’il y a des Continents sans joueur, tu dois choisir l’un d’eux. Tu ne peux pas choisir un Continent qui a déjà deux joueurs, ni de nouveau ton premier.
long-rules-setup-connected = Les Territoires que tu choisis sur un Continent doivent être libres et reliés entre eux. Chacun reçoit aussitôt 1 Actif.
long-rules-setup-offer = Le jeu ne te propose que ce que tu peux terminer : personne ne reste bloqué.
long-rules-setup-assets = Puis, dans l’ordre de jeu, chacun place 6 autres Actifs sur ses Territoires, tous avant que le joueur suivant commence.

## Tour

long-rules-turn = Un Tour
long-rules-turn-phases = Un Tour a deux parties : la Phase d’investissement, où tous placent de nouveaux Actifs, puis une Phase d’action pour chaque joueur dans l’ordre de jeu. Le premier Tour n’a pas de Phase d’investissement.
long-rules-turn-investment = Au début du Tour, compte les Matières premières différentes que tu contrôles, divise par 3 et arrondis vers le haut : c’est le nombre de tes nouveaux Actifs. Place-les sur tes Territoires.
long-rules-turn-action = Dans ta Phase d’action, tu fais autant de déplacements que tu veux. C’est toi qui décides quand elle se termine.

## Déplacements

long-rules-move = Déplacements
long-rules-move-once = Un déplacement mène un ou plusieurs Actifs d’un de tes Territoires à un Territoire adjacent. Chaque Actif peut se déplacer une fois par Phase d’action.
long-rules-move-numbers = Pendant ta Phase d’action, chacun de tes Territoires montre deux nombres : les Actifs qui peuvent encore agir, et tous les Actifs.
long-rules-move-empty = Si la destination est à toi ou vide, tes Actifs arrivent simplement. Un Territoire vide, avec toutes ses Matières premières, est à toi aussitôt.
long-rules-move-leave = Tu peux faire partir d’un Territoire autant d’Actifs que tu veux, même tous. Il est alors vide.

## Affrontement

long-rules-clash = L’Affrontement commercial
long-rules-clash-begin = Si un autre joueur occupe la destination, un Affrontement commercial commence. Tu attaques avec 1 à 3 Actifs. Le défenseur engage tous les Actifs qui sont là, 3 au plus.
long-rules-clash-dice = Chaque camp lance un dé par Actif. On associe les dés les plus hauts, puis les deuxièmes, puis les troisièmes. Les dés restés seuls ne comptent pas.
long-rules-clash-pairs = Dans chaque paire, le camp au dé le plus bas perd un Actif, qui quitte le plateau. À égalité, c’est l’attaquant qui perd un Actif.
long-rules-clash-won = S’il ne reste là aucun Actif au défenseur, tous les attaquants survivants entrent et comptent comme déplacés.
long-rules-clash-lost = Sinon, les survivants restent où ils étaient. Ils n’ont pas bougé : ils peuvent encore agir.
long-rules-clash-again = Tu peux attaquer de nouveau le même Territoire tant que tu as des Actifs qui peuvent y aller.

## Élimination

long-rules-out = Élimination
long-rules-out-when = Si tu n’as plus d’Actifs sur le plateau, c’est l’élimination immédiate : tu ne peux plus agir.
long-rules-out-rank = Un joueur éliminé est classé sous tous les survivants, même ceux qui ont 0 point. Plus l’élimination vient tard, meilleure est la place.
long-rules-out-one = S’il ne reste qu’un joueur, la partie s’arrête aussitôt. C’est lui qui gagne, avec les points que montre le plateau, sans Commerce avec la Chine.

## Fin

long-rules-end = La fin
long-rules-end-when = La partie finit quand le dernier Tour est terminé. Toutes les cartes sont dévoilées.
long-rules-end-score = Tu marques les points d’une Application si tu contrôles toutes ses Matières premières. Une Application incomplète ne donne rien.
long-rules-end-ranking = Le joueur qui a le plus de points gagne. À égalité, on compare le nombre d’Applications complètes, puis de Matières premières, puis de Territoires. Si tout est égal, la place est partagée.

## Options

long-rules-options = Options d’une partie
long-rules-options-turns = Nombre de Tours : 8, ou un autre nombre de 1 à 30.
long-rules-options-advanced = Mise en place avancée : le jeu tire les Continents au sort. Tous ceux qui sont permis ont les mêmes chances.
long-rules-options-stranglehold = Étau monopolistique : chaque fois qu’un joueur est éliminé, le compteur de Tours avance d’une case de plus, mais jamais au-delà du dernier Tour.
long-rules-options-china = Commerce avec la Chine : juste avant le score final, tu peux réclamer une Matière première pour chaque Continent où il n’y a que toi. Plusieurs joueurs peuvent réclamer la même, personne ne la perd, et on peut en réclamer moins.
long-rules-options-leave = En laisser un : au moins un Actif doit rester sur chaque Territoire que tu quittes. C’est une règle maison, absente du livret de règles.
long-rules-options-head = Avance au départ : à la fin de la mise en place, on place autant d’Actifs que l’indique le plateau, au lieu de 6. Ces nombres compensent la place dans l’ordre de jeu. C’est une règle maison, absente du livret de règles.
long-rules-options-time = L’hôte gère le temps : la personne qui a ouvert la table, si elle ne joue pas, peut fixer le dernier Tour tant qu’il n’a pas commencé. Tout le monde le sait aussitôt. Une règle maison pour les cours, absente du livret de règles.
long-rules-options-bell = Cloche : si la personne qui a ouvert la table gère le temps, elle peut aussi arrêter la partie à tout moment. Le score est celui de la fin du dernier Tour complet, sans Commerce avec la Chine. Ce qui s’est passé ensuite ne compte pas. Avant la fin du premier Tour, personne ne gagne.
long-rules-options-news = Nouvelles du monde : à partir du deuxième Tour, un événement réel est révélé au début de chaque Tour. Tant que sa carte est ouverte, le Territoire cité cesse de fournir une Matière première ou commence à en fournir une. C’est une règle maison, absente du livret de règles.
long-rules-options-recycling = Recyclage : une fois par partie, pendant ta Phase d’action, tu peux échanger des Actifs qui peuvent encore agir dans un Territoire contre une Matière première qui a un prix. Tu la gardes jusqu’à la fin. C’est une règle maison, absente du livret de règles.

## Secrets

long-rules-see = Ce que tout le monde voit
long-rules-see-all = Tout le monde voit le plateau, tous les Actifs, tous les dés, à qui c’est de jouer et combien d’Actifs chacun recevrait ensuite.
long-rules-see-card = Il n’y a que toi qui vois ta carte Objectif, jusqu’à la fin.

## Images

long-rules-picture-adjacent = Quatre Territoires. Deux se touchent par une frontière, deux sont reliés par une ligne pointillée sur la mer : les deux paires sont adjacentes. Le quatrième n’est relié à aucun.
long-rules-picture-land = par la terre
long-rules-picture-sea = par la mer
long-rules-picture-not = non adjacents
long-rules-picture-investment = Sept Matières premières, en groupes de trois, trois et une : trois nouveaux Actifs.
long-rules-picture-numbers = Un Territoire avec les nombres 2 et 4 : deux Actifs peuvent encore agir, il y en a quatre en tout.
long-rules-picture-can-act = peuvent agir
long-rules-picture-in-all = en tout
long-rules-picture-clash = L’attaquant lance 6, 3 et 2, le défenseur 4 et 3. 6 bat 4 : le défenseur perd un Actif. 3 et 3 sont à égalité : l’attaquant en perd un. Le 2 ne compte pas.
long-rules-picture-attacker = Attaquant
long-rules-picture-defender = Défenseur
long-rules-picture-loses-attacker = l’attaquant perd 1
long-rules-picture-loses-defender = le défenseur perd 1
long-rules-picture-ignored = ne compte pas
long-rules-picture-application = { $application }, { $points } points : deux de ses Matières premières sont cochées et une manque, donc 0 point. Avec la troisième, tous les points.
long-rules-picture-nothing = 0 point
