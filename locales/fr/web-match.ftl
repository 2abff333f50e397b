### L’écran de la partie : ce qui est demandé, panneaux, moments, journal, chat, menu et fin.

## Ce qui est demandé

web-match-asked-over = La partie est terminée
web-match-asked-paused = La partie est en pause
web-match-asked-stand-in = Temps écoulé. Un bot termine cette phase pour toi
web-match-asked-draw = Tirage de ton Continent…
web-match-asked-continent-first = Choisis un Continent
web-match-asked-continent-second = Choisis ton deuxième Continent
web-match-asked-territory = { $count ->
        [one] { $continent } : choisis { $count } Territoire
       *[other] { $continent } : choisis { $count } Territoires
    }
web-match-asked-place = { $count ->
        [one] Place { $count } Actif sur tes Territoires
       *[other] Place { $count } Actifs sur tes Territoires
    }
web-match-asked-origin = Choisis un Territoire de départ
web-match-asked-target = { $origin } : vers où ?
web-match-asked-move = { $target } : combien d’Actifs ?
web-match-asked-clash = { $defenders ->
        [one] { $target } : { $defenders } Actif en défense. Tu attaques ?
       *[other] { $target } : { $defenders } Actifs en défense. Tu attaques ?
    }
web-match-asked-no-move = Plus aucun déplacement possible. Termine tes actions.
web-match-asked-claim = { $count ->
        [one] Réclame { $count } Matière première
       *[other] Réclame { $count } Matières premières
    }
web-match-other-draw = Tirage d’un Continent pour { $player }…
web-match-other-NewsDraw = Les nouvelles du monde arrivent…
web-match-other-ContinentChoice = { $player } choisit un Continent
web-match-other-TerritoryChoice = { $player } choisit des Territoires
web-match-other-InitialPlacement = { $player } place ses Actifs
web-match-other-InvestmentPhase = { $player } place ses Actifs
web-match-other-ActionPhase = { $player } joue
web-match-other-TradeWithChina = { $player } commerce avec la Chine

## Pourquoi on ne peut pas choisir

web-match-why-continent-own = Tu as déjà choisi ce Continent. Le deuxième doit être un autre.
web-match-why-continent-full = Il y a déjà deux joueurs sur ce Continent.
web-match-why-continent-free = Il reste des Continents sans joueur. Choisis d’abord l’un d’eux.
web-match-why-continent-room = Ce Continent n’a pas assez de Territoires libres côte à côte.
web-match-why-TerritoryChoice = Choisis des Territoires libres de ce Continent, adjacents à ceux que tu as déjà choisis.
web-match-why-InitialPlacement = Tu ne peux placer des Actifs que sur tes propres Territoires.
web-match-why-InvestmentPhase = Tu ne peux placer des Actifs que sur tes propres Territoires.
web-match-why-ActionPhase = Les Actifs qui n’ont pas encore bougé peuvent aller d’un de tes Territoires à un Territoire adjacent.
web-match-why-TradeWithChina = Réclame une Matière première que tu ne contrôles pas encore.

## Panneaux

web-match-panels = Panneaux
web-match-fold = Fermer le panneau
web-match-unfold = Ouvrir le panneau
web-match-watching = Tu regardes la partie
web-match-phase-ContinentChoice = Mise en place
web-match-phase-TerritoryChoice = Mise en place
web-match-phase-InitialPlacement = Actifs initiaux
web-match-phase-InvestmentPhase = Phase d’investissement
web-match-phase-ActionPhase = Phase d’action
web-match-phase-TradeWithChina = Commerce avec la Chine
web-match-phase-Finished = Score final
web-match-last-turn = Dernier Tour
web-match-last = dernier
web-match-status = État de la partie
web-match-numbers = Ce que veulent dire les nombres
web-match-numbers-territories = Territoires que chaque joueur contrôle
web-match-numbers-materials = Matières premières différentes qui s’y trouvent
web-match-numbers-investment = Actifs à la prochaine Phase d’investissement
web-match-you = Toi
web-match-bot = Bot
web-match-stand-in = Remplacée par un bot
web-match-time-up = Temps écoulé. Un bot a terminé cette phase pour toi. La prochaine est à toi.
web-match-away = Pas connectée
web-match-eliminated = Éliminée
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
web-match-points = { $now ->
    [one] { $now } point
   *[other] { $now } points
} sur { $all }
web-match-worth = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-match-details = Objectif détaillé
web-match-card-hidden = Ta carte est cachée pour l’instant.
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
web-match-other-starts = Partir de
web-match-assets-there = Actifs présents
web-match-how-many = Combien d’Actifs
web-match-more = Un de plus
web-match-fewer = Un de moins
web-match-move = Déplacer { $assets }
web-match-attack = Attaquer avec { $assets }
web-match-sending = Envoi…
web-match-cancel = Annuler
web-match-undo = Annuler le coup
web-match-end-actions = Terminer mes actions
web-match-empties = { $territory } : ce Territoire sera vide
web-match-empties-conquering = { $territory } : ce Territoire sera vide si tu gagnes
web-match-action-hint = Choisis un de tes Territoires mis en évidence ou une cible au bord pointillé.
web-match-action-nothing = Aucun de tes Actifs ne peut plus agir.
web-match-wait-hint = On attend les autres joueurs.
web-match-goal = Ce qu’il te faut : les Matières premières de ta carte. Commence là où elles sont.
web-match-touch = Les Territoires que tu choisis doivent se toucher.
web-match-touch-next = Le suivant doit toucher un Territoire que tu viens de choisir.
web-match-first-move = Touche un de tes Territoires, puis un voisin. S’il est vide, tu le prends. S’il est à un rival, les dés décident.
web-deal-title = Obtiens ces Matières premières et garde-les jusqu’à la fin
web-deal-application = { $application }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { $materials }.
web-deal-orange = Orange : une Matière première qui te manque encore.
web-match-draw-hint = Avec la Mise en place avancée, tes Continents sont tirés au sort.
web-match-left-to-place = { $count ->
        [one] Actif à placer. Choisis un de tes Territoires.
       *[other] Actifs à placer. Choisis tes Territoires.
    }
web-match-claimable = Matières premières que tu peux réclamer
web-match-claim = Réclamer { $material }
web-match-claim-pick = Choisis une Matière première
web-match-claim-completes = Pour compléter { $applications }
web-match-end-trade = J’ai fini de réclamer

## Moments

web-match-skip = Passer
web-match-clash-lost = { $lost ->
        [0] Tu ne perds rien
       *[other] Tu perds { $lost }
    }
web-match-clash-won = Conquis : { $territory }
web-match-clash-gone = Perdu : { $territory }
web-match-clash-taken = { $territory } : conquis par { $player }
web-match-clash-alone = Ne compte pas
web-match-clash-tie = Égalité : le défenseur garde l’Actif.
web-match-pair-beats = { $higher } bat { $lower }
web-match-pair-tie = { $die } contre { $die } : égalité
web-match-moment-draw = Tiré au sort pour { $player }
web-match-moment-last = C’est le dernier Tour !
web-match-moment-act = Ta Phase d’action
web-match-moment-complete = Application complète : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-match-moment-lost = Application perdue : −{ $points ->
         [one] { $points } point
        *[other] { $points } points
    }
web-match-moment-total = { $points ->
        [one] Tu as maintenant { $points } point.
       *[other] Tu as maintenant { $points } points.
    }
web-match-moment-eliminated = n’a plus d’Actifs et est éliminée.
web-match-moment-you-eliminated = Tu n’as plus d’Actifs. Tu peux continuer à regarder.
web-match-moment-trade = Tu peux réclamer une Matière première pour chaque Continent où tu as la présence exclusive.
web-match-moment-trade-others = Avec présence exclusive : { $players }.
web-match-taken-back = Coup annulé.

## Journal et chat

web-match-log = Journal
web-match-log-show = Ce que montre le journal
web-match-log-all = Tout
web-match-log-clashes = Affrontements seulement
web-match-log-mine = Seulement moi
web-match-log-received = Nouveaux Actifs : { $assets }
web-match-log-empty = Il ne s’est encore rien passé.
web-match-chat = Chat
web-match-chat-unread = { $count ->
        [one] Chat, { $count } nouveau message
       *[other] Chat, { $count } nouveaux messages
    }
web-match-chat-off = Le chat est désactivé à cette table.
web-match-chat-empty = Aucun message pour l’instant.
web-match-chat-emoji = Emoji
web-match-chat-phrase = Dis quelque chose…
web-match-chat-greetings = Salutations
web-match-chat-match = Pendant la partie
web-match-chat-players = À un joueur
web-match-chat-territories = Sur un Territoire
web-match-chat-materials = Sur une Matière première
web-match-chat-text = Écris quelque chose
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
web-match-server-slow = Serveur : reconnexion en cours. Rien de ce que tu as fait n’est perdu.
web-match-server-bad = Serveur : impossible d’enregistrer pour l’instant. Tes coups attendent.
web-match-menu-settings = Réglages
web-match-menu-rules = Règles
web-match-menu-tutorial = Tutoriel
web-match-menu-last-turn = Dernier Tour…
web-match-menu-bell = Sonner la cloche
web-match-menu-host = Gérer la table
web-match-menu-home = Page d’accueil
web-match-menu-home-note = Tu gardes ta place si tu vas à la page d’accueil. Au bout d’un moment, un bot te remplace jusqu’à ton retour.
web-match-menu-leave = Céder ma place
web-match-last-turn-help = Tout le monde le sait tout de suite. Le Tour en cours ne peut pas être le dernier.
web-match-last-turn-set = Fixer le dernier Tour
web-match-bell-sure = La partie se termine maintenant. C’est le plateau à la fin du dernier Tour complet qui compte. Si aucun Tour n’est complet, personne ne gagne.
web-match-leave-sure = Céder ta place ? Un bot jouera à ta place, et tu ne pourras pas la reprendre.
web-match-leave-yes = Céder ma place
web-match-stay = Rester
web-match-legend = Sur la carte
web-match-legend-owned = À toi
web-match-legend-needed = Nécessaire à ton Objectif
web-match-legend-neither = Autre Matière première
web-match-legend-elsewhere = Déjà à toi, dans un autre Territoire
web-match-legend-family = Famille d’éléments extraits ensemble
web-match-legend-stone = Roche ou minéral
web-match-legend-portrait = Qui est sur ce Continent
web-match-legend-star = Une seule entreprise est sur le Continent
web-match-legend-two = Actifs qui peuvent encore agir, et tous les Actifs
web-match-legend-lane = Adjacents par la mer
web-match-legend-closed = Fermé
web-match-info-materials = Matières premières
web-match-info-all = Toutes les Matières premières

## Touches

web-match-shortcuts = Raccourcis clavier
web-match-key-arrows = Aller d’un Territoire à l’autre ; une lettre mène au prochain nom qui commence par elle
web-match-key-confirm = Choisir un Territoire ; appuyer à nouveau sur la destination pour confirmer
web-match-key-cancel = Annuler le déplacement
web-match-key-more = Un Actif de plus
web-match-key-fewer = Un Actif de moins
web-match-key-undo = Annuler le coup
web-match-key-end = Terminer mes actions, ou finir de réclamer
web-match-key-objective = Objectif détaillé
web-match-key-log = Journal
web-match-key-chat = Chat
web-match-key-map = Aller à la carte
web-match-key-menu = Menu
web-match-key-skip = Passer les dés ou les pauses des bots
web-match-key-hint = Ouvrir ou fermer un indice
web-match-key-plan = Ouvrir ou fermer ton plan
web-match-key-help = Cette liste
web-match-letters = Raccourcis à une seule touche
web-match-letters-more = Désactive-les si tu commandes ton appareil à la voix.

## La fin

web-match-lead = Qui était en tête
web-match-lead-loading = Lecture de l’enregistrement…
web-match-rematch = Rejouer
web-match-rematch-told = Une nouvelle table est ouverte. Les autres peuvent la rejoindre avec ce code.
web-match-rematch-qr = Lien vers la nouvelle table
web-match-rematch-go = Aller à la nouvelle table
web-match-rematch-wait = Envie de rejouer ? Demande à la personne qui a ouvert la table d’en ouvrir une nouvelle.
web-match-watch-replay = Voir l’enregistrement
web-match-check-dice = Vérifier les dés
web-match-see-map = Voir la carte
