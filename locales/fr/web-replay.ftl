### Revoir une partie : enregistrements et contrôle des dés.

## Ouvrir un enregistrement

web-replay-title = Enregistrement
web-replay-open-title = Regarder un enregistrement
web-replay-open-lead = Chaque partie terminée peut être gardée dans un fichier et revue étape par étape.
web-replay-choose-file = Choisir un fichier
web-replay-or-drop = ou dépose-le ici
web-replay-opening = L’enregistrement s’ouvre…
web-replay-privacy = Le fichier n’est envoyé à ce serveur que pour être lu, et n’y est pas gardé.
web-replay-again = Réessayer
web-replay-check-anyway = Vérifier quand même les dés
web-replay-wrong-title = Cet enregistrement ne peut pas être montré
web-replay-trouble-unreadable = Le fichier n’a pas pu être lu. Choisis-le de nouveau, ou un autre.
web-replay-trouble-unreachable = Le serveur ne répond pas. Vérifie la connexion et réessaie.
web-replay-trouble-too_large = Ce fichier est trop grand pour un enregistrement : 1 Mo au plus.
web-replay-line-format = Ligne { $line } : { $why }.
web-replay-line-rules = La ligne { $line } enfreint les règles ({ $clause }) : { $why }.

## La lecture

web-replay-player = Joueur { $number }
web-replay-ways = Cet enregistrement
web-replay-watch = Voir l’enregistrement
web-replay-download = Télécharger
web-replay-open-other = Ouvrir un autre fichier
web-replay-incomplete = Ce fichier s’arrête au milieu de la partie. Tu peux le regarder jusque-là.
web-replay-aborted = Cette partie a été arrêtée avant la fin : il n’y a pas de score final.
web-replay-controls = Lecture
web-replay-to-start = Au début
web-replay-turn-back = Un Tour en arrière
web-replay-step-back = Une étape en arrière
web-replay-play = Lire
web-replay-pause = Pause
web-replay-step-forward = Une étape en avant
web-replay-turn-forward = Un Tour en avant
web-replay-to-end = À la fin
web-replay-space = barre d’espace
web-replay-speed = Vitesse
web-replay-times = { $speed } ×
web-replay-time-line = Chronologie de la partie
web-replay-step = Étape { $step } sur { $steps }
web-replay-now = Ce qui se passe
web-replay-beginning = Le plateau est encore vide. Lance la lecture, ou avance étape par étape.
web-replay-loses = −{ $assets }
web-replay-views = Journal, joueurs et classement
web-replay-why-not-help = C’est à { $player } de décider. Demande ce que valait l’action jouée, ou choisis autre chose sur la carte.
web-replay-why-not-none = Reviens à une décision : tu pourras demander ce qu’une autre action aurait apporté.
web-replay-why-not-instead = À la place :
web-replay-tab-log = Journal
web-replay-tab-players = Joueurs
web-replay-tab-lead = En tête
web-replay-log = Ce qui s’est passé, ligne par ligne
web-replay-eyes = Vu par :
web-replay-everybody = tout le monde
web-replay-standings = Si la partie se terminait ici

## Comment la tête a changé

web-replay-lead-title = Qui était en tête
web-replay-lead-caption = Points à la fin de chaque Tour, comme si la partie s’était terminée là. En haut : qui était en tête.
web-replay-lead-summary = En tête à la fin : { $players }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
web-replay-lead-none = Personne n’a de points.
web-replay-as-table = Montrer en tableau
web-replay-turn = Tour
web-replay-start-short = Départ

## Contrôler les dés

web-replay-dice-title = Vérifier les dés
web-replay-dice-lead = Cette page recalcule chaque lancer d’une partie, dans ton navigateur, à partir du secret que la table avait promis avant de commencer.
web-replay-checking = Les dés sont recalculés…
web-replay-verdict = Résultat
web-replay-verdict-holds = Tous les dés sont justes
web-replay-verdict-holds-more = L’ordre de jeu, les cartes et chaque lancer sont ceux que la table avait promis. Si la dernière empreinte de la liste est celle que tu as vue, rien n’a été changé ensuite non plus.
web-replay-verdict-fails = Quelque chose ne correspond pas
web-replay-verdict-fails-more = Ce fichier ne montre pas ce qui s’est passé à la table. La liste dit ce qui diffère.
web-replay-verdict-unproven = Ce fichier n’a pas de preuve de ses dés
web-replay-verdict-unproven-more = Seuls les enregistrements d’une table sur un serveur en ont une. Les parties simulées n’en ont pas, ni les fichiers d’où elle a été retirée.
web-replay-verdict-incomplete = Les dés sont justes jusqu’à la fin du fichier
web-replay-verdict-incomplete-more = La ligne de fin de la partie manque.
web-replay-checks-title = Ce qui a été vérifié
web-replay-no-proof = Sans preuve, il n’y a rien à quoi comparer les dés.
web-replay-result-holds = juste
web-replay-result-fails = ne correspond pas
web-replay-result-none = non vérifié
web-replay-not-reached = Le fichier n’a pas pu être lu assez loin pour le vérifier.
web-replay-item-rules = Règles
web-replay-rules-holds = Ce serveur a rejoué les { $lines } lignes : chacune suit les règles.
web-replay-rules-fails = Une ligne de ce fichier n’est pas permise par les règles, ou n’est pas une ligne d’enregistrement.
web-replay-rules-none = Le serveur n’était pas joignable.
web-replay-item-file = Fichier
web-replay-compared-file = { $lines } lignes, avec une preuve selon le procédé rawsiko-dice-1.
web-replay-item-promise = L’engagement de la table
web-replay-compared-promise = Le secret, désormais public, donne l’engagement de la première entrée : { $promise }
web-replay-item-shares = Les parts des joueurs
web-replay-compared-shares = Places : { $seats }. Parts révélées, chacune comme promise en s’asseyant : { $shares }.
web-replay-item-header = Options
web-replay-compared-header = Plateau, règles et options sont ceux de la table.
web-replay-item-order = Ordre de jeu
web-replay-compared-order = Tiré de nouveau : { $order }.
web-replay-item-deal = Cartes Objectif
web-replay-compared-deal = Distribuées de nouveau : chacun reçoit la carte qu’il avait.
web-replay-item-cards = Engagements des cartes
web-replay-compared-cards = Les empreintes montrées au départ sont celles de ces cartes.
web-replay-item-draws = Continents tirés
web-replay-compared-draws = Tirages recalculés : { $draws }.
web-replay-none-draws = Aucun Continent n’a été tiré dans cette partie.
web-replay-item-rolls = Chaque lancer
web-replay-compared-rolls = Affrontements commerciaux recalculés : { $clashes }, avec { $dice } dés.
web-replay-none-rolls = Aucun dé n’a été lancé dans cette partie.
web-replay-item-taken_back = Coups annulés
web-replay-compared-taken_back = Coups annulés : { $taken_back }. Aucun n’avait montré de dé.
web-replay-none-taken_back = Rien n’a été annulé.
web-replay-item-chain = Chaîne d’empreintes
web-replay-compared-chain = Entrées du journal sans trou : { $entries }. Compare la dernière empreinte avec celle que tu as vue : { $head }
web-replay-fault-line = Ligne { $line } : { $why }.
web-replay-fault-malformed = « { $key } » manque ou est incorrect
web-replay-fault-scheme = ce genre de preuve est inconnu ici
web-replay-fault-commitment = le secret n’est pas celui qui était promis
web-replay-fault-contribution = une part n’est pas celle qui était promise, ou a été omise : { $player }
web-replay-fault-order = l’ordre devrait être { $expected }
web-replay-fault-deal = ce ne sont pas les cartes que la table a distribuées
web-replay-fault-header = le fichier et la table ne sont pas d’accord sur « { $key } »
web-replay-fault-number = l’entrée { $entry } du journal manque, est en double ou mal placée
web-replay-fault-taken_back = l’entrée { $entry } n’est pas une annulation valable
web-replay-fault-roll = d’autres dés ; ce devrait être { $expected }
web-replay-fault-draw = un autre Continent ; ce devrait être { $expected }
web-replay-fault-news = une autre nouvelle ; ce devrait être { $expected }
web-replay-fault-head = le journal ne mène pas à l’empreinte que les joueurs ont vue
web-replay-more-faults = et { $count ->
        [one] { $count } autre
       *[other] { $count } autres
    }

## Comment les dés sont tombés

web-replay-faces-title = Comment les dés sont tombés
web-replay-faces-lead = Dés : { $dice }. Affrontements commerciaux : { $clashes }.
web-replay-face = Face
web-replay-times-rolled = Nombre de fois
web-replay-faces-expected = Attendu avec des dés équilibrés : { $expected } fois chaque face
web-replay-chi-few = Avec si peu de lancers, on ne peut pas encore dire si les dés sont équilibrés.
web-replay-chi-usual = Même avec des dés équilibrés, un résultat aussi inégal ou plus arrive dans { $share } des parties. Rien d’inhabituel.
web-replay-chi-unusual = Avec des dés équilibrés, un résultat aussi inégal ou plus arrive dans { $share } des parties. Un peu inhabituel, mais cela arrive.
web-replay-chi-rare = Avec des dés équilibrés, un résultat aussi inégal ou plus n’arrive que dans { $share } des parties. C’est rare : la liste des vérifications dit s’ils ont été changés.
web-replay-chi-figure = Khi-deux : { $value }, 5 degrés de liberté.
web-replay-all-rolls = Tous les lancers, avec leurs lignes
web-replay-line = Ligne
web-replay-attacker = Attaquant
web-replay-attacker-dice = Dés de l’attaquant
web-replay-defender-dice = Dés du défenseur
web-replay-luck-title = La chance dans les Affrontements
web-replay-luck-lead = Actifs gagnés par chance : combien tu en as perdu de moins et pris de plus que ne le disent les probabilités exactes.
web-replay-luck-line = Affrontements commerciaux : { $clashes }. Perdus { $lost }, attendus { $expectedLost } ; pris { $taken }, attendus { $expectedTaken }.
web-replay-luck-none = Aucun Affrontement commercial.
