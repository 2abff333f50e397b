### La page des règles, en mots simples. Les articles sont ceux de docs/rules.md.

long-rules-title = Les règles
long-rules-lead = Toutes les règles en mots simples. Des numéros comme R4.6 désignent l’article ; quand le jeu refuse quelque chose, il le nomme aussi.
long-rules-contents = Sur cette page
long-rules-decided = décidé ici
long-rules-decided-lead = Sur ce point le livret se tait, ou ses langues ne s’accordent pas, et ce programme a choisi. Si vous avez la boîte, votre table peut jouer autrement.
long-rules-borders = Les Territoires sont des zones de jeu, faites de pays pour qu’on puisse jouer sur une carte. Ils ne disent rien des frontières.
long-rules-clause = Article { $clause }

## But

long-rules-aim = De quoi il s’agit
long-rules-aim-story = Dans l’avenir de ce jeu, la Chine, premier exportateur de matières premières critiques, a fermé ses frontières. Les entreprises se ruent pour s’assurer ce qu’il leur faut.
long-rules-aim-players = On joue à trois, quatre ou cinq. Chacun dirige une entreprise et a une carte Objectif secrète.
long-rules-aim-card = Une carte cite quatre Applications, comme les appareils photo numériques. Chacune donne des points de victoire si vous contrôlez à la fin toutes les Matières premières dont elle a besoin.
long-rules-aim-order = L’ordre de jeu est tiré au sort au début et ne change plus.

## Plateau

long-rules-board = Le plateau
long-rules-board-territories = Les Continents sont faits de Territoires, et les Territoires contiennent des Matières premières. La Chine est dessinée sur la carte, mais fermée.
long-rules-board-adjacent = Deux Territoires sont adjacents s’ils ont une frontière commune ou si une ligne pointillée les relie par la mer. Les deux valent autant partout, à la mise en place aussi.
long-rules-board-control = Vous contrôlez un Territoire tant qu’au moins un de vos Actifs s’y trouve. Sans Actif, il est vide et à personne. Deux joueurs n’en partagent jamais un.
long-rules-board-material = Vous contrôlez une Matière première tant que vous contrôlez un Territoire quelconque qui la contient. Un second exemplaire n’ajoute rien, mais vous la gardez si vous perdez le premier.
long-rules-board-marks = Sur la carte, une Matière première à vous est verte avec une coche ; une qu’il vous faut encore est orange avec un point.

## Mise en place

long-rules-setup = Mise en place
long-rules-setup-first = Dans l’ordre de jeu, chacun choisit un Continent et des Territoires : 3 à trois joueurs, 2 à quatre ou cinq.
long-rules-setup-second = Puis, dans l’ordre inverse, chacun choisit un second Continent et 2 Territoires à trois joueurs, 1 à quatre ou cinq. Le dernier joueur choisit donc deux fois de suite.
long-rules-setup-continents = Tant qu’un Continent est sans joueur, on ne peut choisir que l’un de ceux-là. Jamais un Continent où sont déjà deux joueurs, ni de nouveau votre premier.
long-rules-setup-connected = Les Territoires que vous choisissez sur un Continent sont libres et se tiennent. Chacun reçoit aussitôt 1 Actif.
long-rules-setup-offer = On ne vous propose que ce qui peut être achevé, pour que personne ne reste bloqué.
long-rules-setup-assets = Puis, dans l’ordre de jeu, chacun place 6 autres Actifs sur ses Territoires, tous avant que le joueur suivant commence.

## Tour

long-rules-turn = Un Tour
long-rules-turn-phases = Un Tour a deux parties : la Phase d’investissement, où tous placent de nouveaux Actifs, puis une Phase d’action pour chaque joueur dans l’ordre de jeu. Le premier Tour n’a pas de Phase d’investissement.
long-rules-turn-investment = Au début du Tour, comptez les Matières premières différentes que vous contrôlez, divisez par 3 et arrondissez au supérieur : c’est le nombre de vos nouveaux Actifs, à placer sur vos Territoires.
long-rules-turn-action = Dans votre Phase d’action, vous faites autant de déplacements que vous voulez, et vous la terminez vous-même.

## Déplacements

long-rules-move = Déplacements
long-rules-move-once = Un déplacement mène un ou plusieurs Actifs d’un de vos Territoires à un Territoire adjacent. Chaque Actif se déplace au plus une fois par Phase d’action.
long-rules-move-numbers = Pendant votre Phase d’action, chacun de vos Territoires montre deux nombres : les Actifs qui peuvent encore agir, et tous les Actifs.
long-rules-move-empty = Si la destination est à vous ou vide, les Actifs arrivent simplement. Un Territoire vide, avec toutes ses Matières premières, est à vous aussitôt.
long-rules-move-leave = Autant d’Actifs que l’on veut peuvent quitter un Territoire, même tous. Il est alors vide.

## Affrontement

long-rules-clash = L’Affrontement commercial
long-rules-clash-begin = Si un autre joueur se trouve sur la destination, un Affrontement commercial commence. Vous attaquez avec 1 à 3 Actifs ; le défenseur défend avec tous ceux qui sont là, 3 au plus.
long-rules-clash-dice = Chaque camp lance un dé par Actif. On associe les dés les plus hauts, puis les deuxièmes, puis les troisièmes. Les dés sans partenaire ne comptent pas.
long-rules-clash-pairs = Dans chaque paire, le dé le plus bas perd un Actif, qui quitte le plateau. Une égalité coûte à l’attaquant.
long-rules-clash-won = S’il ne reste là aucun Actif au défenseur, tous les attaquants survivants entrent et comptent comme déplacés.
long-rules-clash-lost = Sinon, les survivants restent où ils étaient et n’ont pas bougé : ils peuvent agir encore. (Dans les livrets anglais et slovaque, une faute écrit ici « attaqué » pour « attaquant ».)
long-rules-clash-again = Vous pouvez attaquer de nouveau le même Territoire tant que des Actifs peuvent s’y déplacer.

## Élimination

long-rules-out = Élimination
long-rules-out-when = Qui n’a plus d’Actif sur le plateau est éliminé aussitôt et n’agit plus.
long-rules-out-rank = Un joueur éliminé est classé sous tous les survivants, même ceux qui ont 0 point. Qui a été éliminé plus tard est classé au-dessus de qui l’a été plus tôt.
long-rules-out-one = S’il ne reste qu’un joueur, la partie s’arrête aussitôt. Il a gagné, et l’on compte ses points sur le plateau tel qu’il est, sans Commerce avec la Chine.

## Fin

long-rules-end = La fin
long-rules-end-when = La partie finit quand le dernier Tour est achevé. Toutes les cartes sont dévoilées.
long-rules-end-score = Vous marquez les points d’une Application si vous contrôlez toutes ses Matières premières. Servie en partie seulement, elle ne donne rien.
long-rules-end-ranking = Le plus de points gagne. À égalité décident le plus d’Applications réalisées, puis le plus de Matières premières, puis le plus de Territoires ; si tout est égal, la place est partagée. (Les deux livrets italiens oublient ici les Applications, bien que leur tableau des scores les montre.)

## Options

long-rules-options = Options d’une partie
long-rules-options-turns = Nombre de Tours : 8 sauf autre choix, de 1 à 30.
long-rules-options-advanced = Mise en place avancée : le jeu tire les Continents au sort, chacun de ceux qui sont permis avec la même chance.
long-rules-options-stranglehold = Étau monopolistique : chaque fois qu’un joueur est éliminé, le compteur de Tours avance de un, mais jamais au-delà du dernier Tour.
long-rules-options-china = Commerce avec la Chine : juste avant le décompte, chaque joueur peut prendre une Matière première pour chaque Continent où lui seul a des Territoires. Plusieurs peuvent prendre la même, personne ne la perd, et l’on peut en prendre moins.
long-rules-options-leave = En laisser un : au moins un Actif doit rester sur chaque Territoire que vous quittez. Une règle maison, absente du livret.
long-rules-options-head = Avance au départ : qui agit tôt place plus de 6 Actifs à la fin de la mise en place, autant que l’indique le plateau. Cela compense le fait d’agir avant les autres. Une règle maison, absente du livret.
long-rules-options-time = L’hôte gère le temps : un hôte qui ne joue pas peut fixer quel Tour est le dernier, tant que le dernier Tour n’a pas commencé. Tout le monde l’apprend aussitôt. Une règle maison pour les cours, absente du livret.
long-rules-options-bell = Cloche : un hôte qui gère le temps peut aussi arrêter la partie à tout moment. Le score est celui de la fin du dernier Tour complet, sans Commerce avec la Chine. Ce qui s’est passé ensuite ne compte pas. Avant la fin du premier Tour, personne ne gagne.

## Secrets

long-rules-see = Ce que tout le monde voit
long-rules-see-all = Le plateau, tous les Actifs, tous les dés, à qui de jouer et combien d’Actifs chacun recevrait, tout le monde le voit.
long-rules-see-card = Vous seul voyez votre carte Objectif, jusqu’à la fin.

## Images

long-rules-picture-adjacent = Quatre Territoires. Deux se touchent par une frontière, deux sont reliés par une ligne pointillée sur la mer : les deux paires sont adjacentes. Le quatrième n’est relié à aucun.
long-rules-picture-land = par terre
long-rules-picture-sea = par mer
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
long-rules-picture-application = { $application }, { $points } points : deux de ses Matières premières sont cochées et une manque, elle ne donne donc rien ; avec la troisième, elle donne tous ses points.
long-rules-picture-nothing = 0 point
