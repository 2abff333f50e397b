### Ce qu’écrit `rawsiko simulate`, et ce que disent ses graphiques.

help-simulate-players = Nombre de joueurs : 3, 4 ou 5.
help-simulate-games = Nombre de parties.
help-simulate-bots = Qui joue, séparés par des virgules : random, greedy. Le premier nom est pour p1, le deuxième pour p2 ; s’il y a moins de noms que de joueurs, on reprend au premier.
help-simulate-seed = Nombre qui décide de tout : la même graine donne les mêmes parties.
help-simulate-jobs = Nombre de processus qui se partagent le travail ; les résultats n’en changent pas.
help-simulate-turns = Nombre de Tours, de 1 à 30.
help-simulate-advanced-setup = Mise en place avancée : les Continents sont tirés au sort.
help-simulate-monopoly-stranglehold = Étau monopolistique : chaque élimination fait avancer le compteur de Tours.
help-simulate-trade-with-china = Commerce avec la Chine : la présence exclusive sur un Continent donne une Matière première à la fin.
help-simulate-leave-one-behind = En laisser un : un Actif doit rester sur chaque Territoire.
help-simulate-replays = Dossier vide ou nouveau pour les enregistrements : 000001.jsonl et ainsi de suite.
help-simulate-out = Dossier vide ou nouveau pour les fichiers CSV et les graphiques.
help-simulate-content = Dossier du contenu avec lequel jouer, au lieu du plateau standard.

simulate-playing = En cours
simulate-title = { $matches ->
        [one] { $matches } partie
       *[other] { $matches } parties
    }, { $players } joueurs
simulate-made-with = Bots : { $bots } · Tours : { $turns } · Contenu : { $content } · Graine : { $seed }
simulate-no-options = aucune
simulate-by-seat = Victoires selon la place dans l’ordre du jeu
simulate-by-bot = Victoires selon le bot
simulate-by-card = Victoires selon la carte Objectif
simulate-seat = Place
simulate-bot = Bot
simulate-card = Carte
simulate-played = Jouées
simulate-win-rate = Victoires
simulate-interval = Intervalle à 95 %
simulate-points = Points
simulate-course = Déroulement d’une partie
simulate-mean = Moyenne
simulate-quartiles = Quartiles
simulate-actions = Actions
simulate-turns = Tours
simulate-minutes = Minutes qu’il faudrait à des personnes (estimation)
simulate-points-of-player = Points d’un joueur
simulate-clashes = Affrontements commerciaux par Tour
simulate-conquests = Conquêtes par Tour
simulate-eliminations = Éliminations par partie
simulate-last-turn = Finies avec le dernier Tour
simulate-one-left = Finies avec un seul joueur restant
simulate-note = Ceux qui partagent la première place partagent la victoire. Les intervalles sont ceux de Wilson. docs/simulation.md explique l’estimation.
simulate-count = { NUMBER($count) }
simulate-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-rate = { NUMBER($rate, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
simulate-written = Les fichiers CSV et les graphiques sont dans { $folder }.

simulate-wrong-players = On ne peut pas jouer à { $players } sur ce plateau : choisissez parmi { $known }.
simulate-wrong-games = On ne peut pas jouer { $games } parties : demandez-en au moins 1.
simulate-wrong-jobs = { $jobs } processus ne peuvent pas faire le travail : demandez-en au moins 1.
simulate-wrong-turns = Une partie ne peut pas avoir { $turns } Tours : choisissez de { $fewest } à { $most }.
simulate-unknown-bot = Il n’y a pas de bot « { $bot } » : choisissez parmi { $known }.
simulate-too-many-bots = { $bots } bots sont nommés pour { $players } joueurs : nommez-en au plus un par joueur.
simulate-not-a-folder = { $folder } est un fichier et non un dossier : nommez-en un autre.
simulate-not-empty = Le dossier { $folder } n’est pas vide, et les résultats ne se mélangent pas : nommez-en un vide ou nouveau.
simulate-cannot-write = Impossible d’écrire dans { $folder } ({ $reason }).
simulate-wrong-content = On ne peut pas jouer avec le contenu de { $folder }, voir ci-dessus.
simulate-stopped = Arrêté. Les enregistrements déjà écrits sont entiers et restent.
simulate-stopped-without-replays = Arrêté.
simulate-process-died = Un processus qui jouait a été arrêté de l’extérieur : recommencez, peut-être avec moins de --jobs.

simulate-plot-seat = Victoires selon la place dans l’ordre du jeu
simulate-plot-card = Victoires selon la carte Objectif
simulate-plot-bot = Victoires selon le bot
simulate-plot-win-rate = Part des victoires, avec intervalle à 95 %
simulate-plot-fair = chances égales
simulate-plot-points = Points de victoire à la fin
simulate-plot-everybody = tous
simulate-plot-winners = vainqueurs
simulate-plot-players = Joueurs
simulate-plot-turns = Ce qui se passe à chaque Tour
simulate-plot-turn = Tour
simulate-plot-per-match = Moyenne par partie
simulate-plot-clashes = Affrontements commerciaux
simulate-plot-conquests = Conquêtes
simulate-plot-moves = Déplacements sans affrontement
simulate-plot-minutes = Combien de temps dureraient les parties entre personnes (estimation)
simulate-plot-minute = Minutes
simulate-plot-lesson = un cours de { $minutes } minutes
simulate-plot-matches = Parties
