### La page d’accueil, les tables avant et autour de leur partie, et ce qui est dit quand quelque chose ne va pas.

web-home-lead = Dirige une entreprise et conquiers les lieux où se trouvent les Matières premières. Fabrique smartphones, appareils photo et éoliennes avant tes rivaux.
web-home-play-now = Jouer maintenant
web-home-opening = Préparation de la table…
web-home-open-table = Ouvrir une table pour d’autres
web-home-one-device = Tout le monde sur cet appareil
web-home-watch = Trouver ou regarder une table
web-home-learn = Apprendre
web-home-tutorial = Tutoriel
web-home-rules = Règles
web-home-materials = Matières premières
web-home-replays = Enregistrements
web-home-settings = Réglages
web-home-credits = Crédits
web-home-connect = Un téléphone ne se connecte pas ?
web-home-language = Langue
web-home-back = Retour à l’accueil
web-home-come-back-to = Tes tables
web-home-come-back = Continuer à la table { $code }
web-home-forget = Oublier la table { $code }

## Rejoindre

web-home-code = Rejoindre avec un code
web-home-code-short = Un code d’accès se compose de six lettres ou chiffres. Vérifie-le.
web-home-code-never = Un code d’accès ne contient jamais les lettres I et O ni les chiffres 0 et 1. Vérifie-le.
web-home-join = Rejoindre
web-home-join-title = Rejoindre une table
web-home-looking = Recherche de la table…
web-home-table-code = Table { $code }
web-home-open-seats = { $seats ->
    [one] Une place est libre.
   *[other] { $seats } places sont libres.
}
web-home-already-seated = Tu as déjà une place à cette table, dans ce navigateur.
web-home-to-my-seat = Aller à ma place
web-home-already-playing = La partie a commencé. Si tu avais une place, reviens avec ton lien ou ton code de retour.
web-home-who = Ton entreprise
web-home-company = Nom de l’entreprise
web-home-company-any = N’importe quel nom libre
web-home-own-name = Inventer un nom
web-home-own-name-help = 16 lettres au plus. N’utilise pas ton vrai nom.
web-home-portrait = Portrait
web-home-portrait-number = Portrait { $number }
web-home-sit-down = Prendre place
web-home-rejoin = Revenir avec un code de retour
web-home-rejoin-title = Revenir à ta place
web-home-rejoin-help = Tape le code que tu as noté en prenant place, ou celui que ton ou ta prof te montre. Ta place s’ouvre ici et se ferme là où elle était ouverte.
web-home-rejoin-label = Code de retour
web-home-rejoin-short = Un code de retour se compose de seize lettres ou chiffres. Vérifie-le.
web-home-come-in = Revenir

## Les tables des autres

web-home-tables-title = Tables
web-home-tables-help = Les tables que tout le monde voit ici. Pour en regarder une autre, demande le lien ou le code à la personne qui l’a ouverte.
web-home-tables-none = Aucune table dans la liste en ce moment.
web-home-table-free = { $seats ->
    [0] Aucune place libre
    [one] Une place libre
   *[other] { $seats } places libres
}
web-home-table-playing = Partie en cours
web-home-watch-link = Lien pour regarder
web-home-watch-link-help = Colle le lien que tu as reçu.
web-home-watch-open = Regarder
web-home-watch-wrong = Ce n’est pas le lien d’une table. Copie le lien entier et réessaie.

## Une nouvelle table

web-home-new-title = Nouvelle table
web-home-new-lead = Choisis comment jouer, puis invite les autres par code, lien ou QR.
web-home-new-open = Ouvrir la table
web-home-new-sit = Je joue aussi
web-home-new-sit-help = Désactive-le pour gérer la table sans jouer, par exemple en classe.
web-home-new-seats = Qui joue
web-home-hot-title = Tout le monde sur cet appareil
web-home-hot-lead = L’appareil passe de main en main. Les cartes restent cachées entre les joueurs.
web-home-hot-people = Personnes
web-home-hot-bots = Bots
web-home-hot-start = Lancer la partie
web-home-hot-other-portrait = Un autre portrait pour { $player }

## Avant la partie

web-home-seats = Places
web-home-seat-open = Place libre
web-home-seat-waiting = On attend quelqu’un
web-home-seat-person = Une personne
web-home-seat-away = Pas connectée
web-home-seat-ready = Prête
web-home-seat-not-ready = Pas encore prête
web-home-seat-host = C’est toi qui lances la partie
web-home-you = Toi
web-home-who-plays = Qui joue à la place { $seat }
web-home-change = Changer
web-home-remove = Retirer
web-home-fill = Compléter avec des bots
web-home-invite = Inviter les autres
web-home-invite-help = Ouvre cette page sur un autre appareil et tape le code :
web-home-copy-link = Copier le lien
web-home-copy-watch = Copier le lien pour regarder
web-home-copied = Copié.
web-home-not-copied = Ce navigateur ne permet pas de copier. Sélectionne le lien et copie-le à la main.
web-home-qr = Code QR du lien vers cette table
web-home-rejoin-code = Ton code de retour
web-home-rejoin-code-help = Note-le ! Il te ramène à ta place depuis n’importe quel appareil, n’importe quel jour.
web-home-options = Comment on joue
web-home-change-options = Changer
web-home-turns = { $turns ->
    [one] Un Tour
   *[other] { $turns } Tours
}
web-home-timer-on = { $seconds } secondes par phase
web-home-seats-open = { $seats ->
    [one] Une place est encore libre : invite quelqu’un ou ajoute un bot.
   *[other] { $seats } places sont encore libres : invite les autres ou ajoute des bots.
}
web-home-not-ready = { $players ->
    [one] Un joueur n’est pas encore prêt.
   *[other] { $players } joueurs ne sont pas encore prêts.
}
web-home-all-ready = Tout le monde est là. Tu peux lancer la partie.
web-home-start = Lancer la partie
web-home-ready = C’est bon pour moi
web-home-not-yet = En fait, pas encore
web-home-ready-asked = Seule la personne qui a ouvert la table peut lancer la partie. Dis quand c’est bon pour toi.
web-home-waiting-host = C’est noté ! La personne qui a ouvert la table va lancer la partie.
web-home-watching-lobby = Tu regardes. La partie commence bientôt.
web-home-leave = Quitter la table
web-home-cancel = Annuler
web-home-save = Enregistrer

## Ce que décide qui ouvre la table

web-home-form-rules = Règles
web-home-form-table = Table
web-home-option-turns = Tours
web-home-option-turns-help = Un Tour dure environ trois minutes.
web-home-option-advanced_setup = Mise en place avancée
web-home-option-advanced_setup-help = Tes Continents sont tirés au sort.
web-home-option-monopoly_stranglehold = Étau monopolistique
web-home-option-monopoly_stranglehold-help = À chaque élimination, le compteur de Tours avance d’une case de plus.
web-home-option-trade_with_china = Commerce avec la Chine
web-home-option-trade_with_china-help = Avant le score final, tu reçois une Matière première de plus pour chaque Continent où il n’y a que toi.
web-home-option-leave_one_behind = En laisser un
web-home-option-leave_one_behind-help = Au moins un Actif reste sur chaque Territoire que tu quittes.
web-home-option-head_start = Avance au départ
web-home-option-head_start-help = Si ta place dans l’ordre de jeu est difficile, tu places plus d’Actifs au début. Ainsi, toutes les places se valent.
web-home-option-host_keeps_time = L’hôte gère le temps
web-home-option-host_keeps_time-help = Tu ne joues pas. Tu fixes le dernier Tour, ou tu sonnes la cloche à la fin du cours.
web-home-option-world_news = Nouvelles du monde
web-home-option-world_news-help = À partir du deuxième Tour, un événement réel arrête ou ajoute à chaque Tour une Matière première dans un Territoire. Une deuxième source aide.
web-home-option-recycling = Recyclage
web-home-option-recycling-help = Une fois par partie, tu cèdes des Actifs pour une Matière première que tu gardes jusqu’à la fin.
web-home-short-cards = Avec { $turns } Tours ou moins, tu reçois des cartes Objectif pour parties courtes.
web-home-chat = Chat
web-home-chat-off = Désactivé
web-home-chat-phrases = Phrases
web-home-chat-free = Texte libre
web-home-chat-off-help = Personne ne peut écrire.
web-home-chat-phrases-help = Des phrases toutes prêtes, que chacun lit dans sa langue.
web-home-chat-free-help = Aussi de courts messages, sans liens. Tu peux mettre le chat en sourdine à tout moment.
web-home-free-names = Noms inventés
web-home-free-names-help = Les joueurs peuvent inventer le nom de leur entreprise.
web-home-spectators = Spectateurs
web-home-spectators-help = Avec le lien, tout le monde peut regarder. Les cartes restent cachées.
web-home-listed = Mettre cette table dans la liste
web-home-listed-help = Tout le monde sur ce serveur peut la trouver.
web-home-odds = Montrer les chances
web-home-odds-help = Avant un Affrontement, tu vois tes chances de conquérir le Territoire.
web-home-timer = Temps par phase
web-home-timer-help = Quand le temps est écoulé, un bot termine la phase. La prochaine est de nouveau à toi.
web-home-timer-none = Sans limite
web-home-extra-time = Temps en plus
web-home-extra-time-help = S’ajoute à chaque phase, pour les joueurs qui en ont besoin.
web-home-extra-time-none = Aucun
web-home-extra-time-more = { $time } de plus
web-home-absence = Quand quelqu’un est absent
web-home-absence-help = Après ce temps, un bot joue à sa place jusqu’à son retour.
web-home-stand-in = Bot remplaçant
web-home-table-language = Langue de la table
web-home-seconds = { $seconds } s
web-home-minutes = { $minutes } min

## Mener la table pendant la partie

web-home-host = Gérer la table
web-home-pause = Pause
web-home-resume = Continuer
web-home-end = Terminer la partie
web-home-end-sure = Terminer la partie pour tout le monde ?
web-home-end-help = Tu ne pourras pas la continuer plus tard, mais l’enregistrement est gardé.
web-home-give-to-bot = Confier à un bot
web-home-give-sure = Confier la place de { $player } à un bot pour le reste de la partie ?
web-home-more-time = Une minute de plus
web-home-mute = Mettre en sourdine : { $player }
web-home-mute-all = Mettre le chat en sourdine pour tous
web-home-host-table = Réglages de la table

## Un appareil pour tout le monde

web-home-pass-to = Passe l’appareil à { $player }
web-home-pass-help = Les autres regardent ailleurs : la carte de cette entreprise arrive.
web-home-pass-show = Je suis { $player }

## Attendre, et quand quelque chose ne va pas

web-home-connecting = Connexion…
web-home-connecting-long = C’est plus long que d’habitude. On essaie encore…
web-home-loading = On déplie la carte…
web-home-starting = La partie commence…
web-home-starting-help = Chaque joueur ajoute un secret aux dés : personne ne peut tricher.
web-home-banner-reconnecting = Connexion perdue. On réessaie. Rien de ce que tu as fait n’est perdu.
web-home-banner-cannot-save = Le serveur ne peut pas enregistrer pour l’instant. Tes coups attendent et seront renvoyés.
web-home-banner-stopping = Le serveur redémarre. La partie reprend dans un instant.
web-home-banner-paused = La personne qui a ouvert la table a mis la partie en pause.
web-home-banner-elsewhere = Ta place est ouverte dans une autre fenêtre ou sur un autre appareil.
web-home-banner-paused-host = Tu as mis la partie en pause.
web-home-no-storage = Ce navigateur oublie tout quand tu fermes la page. Note ton code de retour, ou garde l’adresse.
web-home-try-now = Essayer maintenant
web-home-try-again = Réessayer
web-home-reload = Recharger la page
web-home-take-back = L’ouvrir ici
web-home-forget-table = Oublier cette table
web-home-aborted = La partie a été arrêtée
web-home-aborted-help = La personne qui a ouvert la table a arrêté la partie. Tu peux revoir ce qui a été joué pendant quelque temps.
web-home-expired = Cette table est fermée
web-home-expired-help = Personne n’est revenu pendant longtemps, alors la partie s’est arrêtée là.
web-home-see-replay = Voir l’enregistrement
web-home-trouble-title = Ça n’a pas marché
web-home-trouble-unreachable = Le serveur ne répond pas. Vérifie le réseau, attends un instant et réessaie.
web-home-trouble-no_sitting-title = Pas de place dans ce navigateur
web-home-trouble-no_sitting = Tu n’as pas de place à cette table dans ce navigateur. Rejoins-la avec son code, ou reviens avec ton code de retour.
web-home-trouble-unknown_token-title = Ce lien n’est plus valable
web-home-trouble-class_deleted-title = Le cours est terminé
web-home-trouble-rehearsal_over-title = La répétition est terminée
web-home-trouble-rehearsal_over = Elle est effacée, et il n’en reste rien.
web-home-trouble-unknown_content-title = Cette partie est fermée
web-home-trouble-not_seated-title = Cette place n’est plus à toi
web-home-trouble-not_seated = Ta place a été donnée, ou tu l’as quittée. Demande une autre place à la personne qui a ouvert la table.
web-home-trouble-opened_elsewhere-title = Ta place est ouverte ailleurs
web-home-trouble-opened_elsewhere = Tu l’as ouverte dans une autre fenêtre ou sur un autre appareil. Continue là-bas, ou rouvre-la ici.
web-home-trouble-spectators_not_allowed-title = Personne ne peut regarder ici
web-home-trouble-other_version-title = Il y a une nouvelle version
web-home-trouble-other_version = Le serveur a été mis à jour. Recharge la page pour continuer. Tu gardes ta place.
web-home-trouble-other_content-title = Le plateau a changé
web-home-trouble-other_content = Le plateau du serveur est plus récent que cette page. Recharge la page pour continuer. Tu gardes ta place.
web-home-trouble-chunk-title = Il manque un bout de la page
web-home-trouble-chunk = Il n’a pas pu être chargé : le réseau est peut-être coupé, ou le serveur a été mis à jour. Recharge la page pour continuer.
web-home-trouble-web_fault-title = Il y a eu un problème sur cette page
web-home-trouble-web_fault = Ce n’est pas ta faute, et la partie est à l’abri sur le serveur. Recharge la page pour continuer.

## Réglages

web-home-settings-help = Gardés dans ce navigateur seulement.
web-home-look = Aspect et son
web-home-change-company = Changer d’entreprise ou de portrait
web-home-unmute-all = Rétablir le chat pour tous
web-home-give-seat = Confier à un bot la place de { $player }
web-home-give-help = Son lien et son code de retour ne seront plus valables.
web-home-sound = Son
web-home-sound-help = Des sons doux pour ce qui se passe sur le plateau.
web-home-scheme = Couleurs
web-home-scheme-auto = Comme l’appareil
web-home-scheme-light = Claires
web-home-scheme-dark = Sombres
web-home-contrast = Contraste
web-home-contrast-auto = Comme l’appareil
web-home-contrast-high = Fort
web-home-patterns = Motifs des entreprises
web-home-patterns-help = Ils aident à distinguer les Territoires sans les couleurs.
web-home-patterns-off = Aucun
web-home-patterns-soft = Doux
web-home-patterns-strong = Marqués
web-home-motion = Animations
web-home-motion-auto = Comme l’appareil
web-home-motion-reduced = Réduites
web-home-motion-full = Complètes
web-home-text-size = Taille du texte

## Remerciements

web-home-credits-game = Le jeu
web-home-credits-game-who = RAWsiko – Materials Around Us a été créé par le Conseil national de la recherche italien (CNR) dans le cadre du projet Raw MatTERS Ambassadors at Schools (RM@Schools), avec un financement d’EIT RawMaterials, soutenu par l’Institut européen d’innovation et de technologie, un organisme de l’Union européenne. L’idée, les règles et le nom sont les leurs.
web-home-credits-game-independent = Ce programme est une version indépendante du jeu, faite d’après son livret de règles. Le CNR, RM@Schools et EIT RawMaterials ne l’ont ni fait, ni vérifié, ni approuvé ; les erreurs sont les nôtres.
web-home-credits-facts = Faits et carte
web-home-credits-facts-help = Les informations sur les Matières premières et les Applications viennent de sources publiques ; la page de chaque Matière première les cite. Les Territoires sont des zones du jeu et ne disent rien des vraies frontières.
web-home-credits-drawn = Caractères, icônes et portraits
web-home-credits-drawn-help = Tout est fourni avec le jeu : aucune page ne charge quoi que ce soit d’un autre serveur.
web-home-credits-software = Logiciels
web-home-credits-software-help = Le code de RAWsiko est sous licence MIT. Il s’appuie entre autres sur :
