### L’écran de la partie : ce qui est demandé, panneaux, moments, journal, chat, menu et fin.

## Ce qui est demandé

web-match-asked-over = La partie est terminée
web-match-asked-paused = La partie est en pause
web-match-asked-draw = Un Continent est tiré au sort pour vous
web-match-asked-continent-first = Choisissez un Continent
web-match-asked-continent-second = Choisissez votre second Continent
web-match-asked-territory = { $count ->
        [one] { $continent } : choisissez { $count } Territoire
       *[other] { $continent } : choisissez { $count } Territoires
    }
web-match-asked-place = { $count ->
        [one] Placez { $count } Actif sur vos Territoires
       *[other] Placez { $count } Actifs sur vos Territoires
    }
web-match-asked-origin = Choisissez un Territoire de départ
web-match-asked-target = { $origin } : vers où ?
web-match-asked-move = { $target } : combien d’Actifs ?
web-match-asked-clash = { $defenders ->
        [one] { $target } : attaquer { $defenders } Actif ?
       *[other] { $target } : attaquer { $defenders } Actifs ?
    }
web-match-asked-no-move = Plus aucun déplacement. Terminez vos actions.
web-match-asked-claim = { $count ->
        [one] Réclamez { $count } Matière première
       *[other] Réclamez { $count } Matières premières
    }
web-match-other-draw = Un Continent est tiré au sort pour { $player }
web-match-other-ContinentChoice = { $player } choisit un Continent
web-match-other-TerritoryChoice = { $player } choisit des Territoires
web-match-other-InitialPlacement = { $player } place ses Actifs
web-match-other-InvestmentPhase = { $player } place ses Actifs
web-match-other-ActionPhase = { $player } agit
web-match-other-TradeWithChina = { $player } commerce avec la Chine

## Pourquoi on ne peut pas choisir

web-match-why-ContinentChoice = Tant qu’un Continent est sans joueur, choisissez-en un tel. Jamais un Continent où deux joueurs se trouvent déjà, ni de nouveau votre premier, ni un où il manque de Territoires libres adjacents.
web-match-why-TerritoryChoice = Choisissez des Territoires libres de ce Continent, adjacents à ceux déjà choisis.
web-match-why-InitialPlacement = Les Actifs se placent sur vos propres Territoires.
web-match-why-InvestmentPhase = Les Actifs se placent sur vos propres Territoires.
web-match-why-ActionPhase = Les Actifs qui n’ont pas encore bougé vont d’un de vos Territoires à un Territoire adjacent.
web-match-why-TradeWithChina = Réclamez une Matière première que vous ne contrôlez pas encore.

## Panneaux

web-match-panels = Panneaux
web-match-fold = Replier le panneau
web-match-unfold = Ouvrir le panneau
web-match-watching = Vous regardez
web-match-phase-ContinentChoice = Mise en place
web-match-phase-TerritoryChoice = Mise en place
web-match-phase-InitialPlacement = Actifs initiaux
web-match-phase-InvestmentPhase = Phase d’investissement
web-match-phase-ActionPhase = Phase d’action
web-match-phase-TradeWithChina = Commerce avec la Chine
web-match-phase-Finished = Score final
web-match-last-turn = Le dernier Tour
web-match-last = dernier
web-match-status = État de la partie
web-match-numbers = Ce que disent les nombres
web-match-numbers-territories = Territoires qu’un joueur contrôle
web-match-numbers-materials = Matières premières différentes qui s’y trouvent
web-match-numbers-investment = Actifs qu’apportera la prochaine phase d’investissement
web-match-you = Vous
web-match-bot = Bot
web-match-stand-in = Un bot remplace
web-match-away = Non connecté
web-match-eliminated = Éliminé
web-match-waited-for = Maintenant
web-match-to-place = { $count ->
        [one] { $count } Actif à placer
       *[other] { $count } Actifs à placer
    }
web-match-timer = { $seconds ->
        [one] { $seconds } seconde restante
       *[other] { $seconds } secondes restantes
    }
web-match-objective = Objectif
web-match-points = { $now } points sur { $all }
web-match-worth = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-match-details = Objectif détaillé
web-match-card-hidden = Votre carte n’est pas à l’écran en ce moment.
web-match-cards-secret = Les cartes Objectif restent secrètes jusqu’à la fin.
web-match-complete = Complète
web-match-missing = { $count ->
        [one] Il manque { $count } Matière première
       *[other] Il manque { $count } Matières premières
    }
web-match-nobody = personne
web-match-tab-action = Action
web-match-tab-players = Joueurs
web-match-show-list = Afficher la liste des Territoires
web-match-show-map = Afficher la carte

## Agir

web-match-from = De
web-match-to = Vers
web-match-assets-there = Actifs présents
web-match-how-many = Combien d’Actifs
web-match-more = Un de plus
web-match-fewer = Un de moins
web-match-move = Déplacer { $assets }
web-match-attack = Attaquer avec { $assets }
web-match-sending = Envoi…
web-match-cancel = Annuler
web-match-undo = Reprendre
web-match-end-actions = Terminer mes actions
web-match-empties = { $territory } : ce Territoire sera vide
web-match-empties-conquering = { $territory } : ce Territoire sera vide en cas de conquête
web-match-action-hint = Choisissez un de vos Territoires entourés, puis où vont ses Actifs.
web-match-action-nothing = Aucun de vos Actifs ne peut plus agir.
web-match-wait-hint = Rien ne vous est demandé pour l’instant.
web-match-draw-hint = Avec la Mise en place avancée, le hasard choisit le Continent.
web-match-left-to-place = { $count ->
        [one] Actif à placer. Choisissez un de vos Territoires.
       *[other] Actifs à placer. Choisissez vos Territoires.
    }
web-match-claimable = Matières premières que vous pouvez réclamer
web-match-claim = Réclamer { $material }
web-match-claim-pick = Choisissez une Matière première
web-match-claim-completes = Complète { $applications }
web-match-end-trade = Ne plus rien réclamer

## Moments

web-match-skip = Passer
web-match-clash-losses = Actifs perdus : attaquant { $attacker }, défenseur { $defender }.
web-match-moment-draw = Tiré au sort pour { $player }
web-match-moment-last = C’est le dernier Tour.
web-match-moment-act = Votre Phase d’action
web-match-moment-complete = Application complète : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-match-moment-total = { $points ->
        [one] Vous avez maintenant { $points } point.
       *[other] Vous avez maintenant { $points } points.
    }
web-match-moment-eliminated = n’a plus d’Actif et quitte la partie.
web-match-moment-you-eliminated = Vous n’avez plus d’Actif. Vous pouvez continuer à regarder.
web-match-moment-trade = Chaque présence exclusive sur un Continent donne une Matière première.
web-match-taken-back = Repris.

## Journal et chat

web-match-log = Journal
web-match-log-show = Ce que montre le journal
web-match-log-all = Tout
web-match-log-clashes = Affrontements seulement
web-match-log-mine = Ce qui me concerne
web-match-log-received = Nouveaux Actifs : { $assets }
web-match-log-empty = Il ne s’est encore rien passé.
web-match-chat = Chat
web-match-chat-unread = { $count ->
        [one] Chat, { $count } nouveau message
       *[other] Chat, { $count } nouveaux messages
    }
web-match-chat-off = Le chat est désactivé à cette table.
web-match-chat-empty = Personne n’a encore rien dit.
web-match-chat-emoji = Emoji
web-match-chat-phrase = Dites quelque chose…
web-match-chat-greetings = Salutations
web-match-chat-match = Pendant la partie
web-match-chat-players = À un joueur
web-match-chat-territories = Sur un Territoire
web-match-chat-materials = Sur une Matière première
web-match-chat-text = Écrivez quelque chose
web-match-chat-send = Envoyer
web-match-chat-mute = Mettre en sourdine sur cet appareil
web-match-emoji-smile = Sourire
web-match-emoji-laugh = Rire
web-match-emoji-wow = Surprise
web-match-emoji-thinking = Réflexion
web-match-emoji-sad = Tristesse
web-match-emoji-party = Fête
web-match-emoji-thumbs_up = Pouce levé
web-match-emoji-handshake = Poignée de main

## Boutons et menu

web-match-tools = Outils
web-match-sound = Son
web-match-full = Plein écran
web-match-small = Quitter le plein écran
web-match-info = Infos
web-match-menu = Menu
web-match-back = Retour à la partie
web-match-server-good = Serveur : tous les coups sont enregistrés.
web-match-server-slow = Serveur : reconnexion en cours. Rien de ce que vous avez fait n’est perdu.
web-match-server-bad = Serveur : il ne peut pas enregistrer pour l’instant. Les coups attendent.
web-match-menu-settings = Réglages
web-match-menu-rules = Règles
web-match-menu-tutorial = Initiation
web-match-menu-last-turn = Dernier Tour…
web-match-menu-bell = Sonner la cloche
web-match-menu-host = Gérer la table
web-match-menu-home = Page d’accueil
web-match-menu-home-note = Vous gardez votre place en allant à la page d’accueil. Au bout d’un moment, un bot vous remplace jusqu’à votre retour.
web-match-menu-leave = Céder ma place
web-match-last-turn-help = Tout le monde l’apprend aussitôt. Le Tour en cours ne peut pas être le dernier.
web-match-last-turn-set = Fixer le dernier Tour
web-match-bell-sure = La partie se termine maintenant. C’est le plateau à la fin du dernier Tour complet qui compte. Si aucun Tour n’est complet, personne ne gagne.
web-match-leave-sure = Céder votre place ? Un bot joue à votre suite et vous ne pourrez plus la reprendre.
web-match-leave-yes = Céder ma place
web-match-stay = Rester
web-match-legend = Sur la carte
web-match-legend-owned = Sous votre contrôle
web-match-legend-needed = Nécessaire à votre Objectif
web-match-legend-neither = Une autre Matière première
web-match-legend-two = Actifs qui peuvent agir, et Actifs en tout
web-match-legend-lane = Adjacents par la mer
web-match-legend-closed = Fermé
web-match-info-materials = Matières premières
web-match-info-all = Toutes les Matières premières

## Touches

web-match-shortcuts = Raccourcis clavier
web-match-key-arrows = D’un Territoire à l’autre ; une lettre mène au prochain nom qui commence ainsi
web-match-key-confirm = Choisir un Territoire ; sur la destination choisie : confirmer
web-match-key-cancel = Annuler le déplacement
web-match-key-more = Un Actif de plus
web-match-key-fewer = Un Actif de moins
web-match-key-undo = Reprendre
web-match-key-end = Terminer mes actions, ou ne plus rien réclamer
web-match-key-objective = Objectif détaillé
web-match-key-log = Journal
web-match-key-chat = Chat
web-match-key-map = Aller à la carte
web-match-key-menu = Menu
web-match-key-skip = Passer les dés, ou les pauses des bots
web-match-key-hint = Un conseil, ou le fermer
web-match-key-help = Cette liste
web-match-letters = Raccourcis d’un seul caractère
web-match-letters-more = Désactivez-les si vous parlez à votre ordinateur.

## La fin

web-match-lead = Comment l’avance a changé
web-match-lead-loading = Lecture de l’enregistrement…
web-match-rematch = Rejouer
web-match-rematch-told = Une nouvelle table est ouverte. Les autres la rejoignent avec ce code.
web-match-rematch-qr = Le lien vers la nouvelle table
web-match-rematch-go = Vers la nouvelle table
web-match-rematch-wait = Pour une autre partie, demandez à l’hôte d’ouvrir une nouvelle table.
web-match-watch-replay = Voir l’enregistrement
web-match-check-dice = Vérifier les dés
web-match-see-map = Voir la carte
