### La page d’accueil, les tables avant et autour de leur partie, et ce qui est dit quand quelque chose ne va pas.

web-home-lead = Dirigez une entreprise, gagnez les matières premières du monde et fabriquez ce à quoi elles servent.
web-home-play-now = Jouer maintenant
web-home-opening = On dresse la table…
web-home-play-note = Vous contre trois bots. Sans compte, rien à installer.
web-home-ways = Façons de jouer
web-home-open-table = Ouvrir une table pour d’autres
web-home-one-device = Tout le monde sur cet appareil
web-home-watch = Trouver une table ou regarder
web-home-learn = Découvrir
web-home-tutorial = Initiation
web-home-rules = Règles
web-home-materials = Matières premières
web-home-replays = Enregistrements
web-home-settings = Réglages
web-home-credits = Remerciements
web-home-connect = Un téléphone ne se connecte pas ?
web-home-language = Langue
web-home-back = Vers l’accueil
web-home-come-back-to = Vos tables
web-home-come-back = Continuer à la table { $code }
web-home-forget = Oublier la table { $code }

## Rejoindre

web-home-code = Rejoindre avec un code
web-home-code-short = Un code d’accès a six lettres et chiffres. Regardez-le encore une fois.
web-home-code-never = Un code d’accès n’a jamais les lettres I et O ni les chiffres 0 et 1. Regardez-le encore une fois.
web-home-join = Rejoindre
web-home-join-title = Rejoindre une table
web-home-looking = Recherche de la table…
web-home-table-code = Table { $code }
web-home-open-seats = { $seats ->
    [one] Une place est libre.
   *[other] { $seats } places sont libres.
}
web-home-already-seated = Ce navigateur a déjà une place à cette table.
web-home-to-my-seat = À ma place
web-home-already-playing = La partie à cette table a commencé. Qui était déjà assis revient avec son lien ou son code de retour.
web-home-who = Votre entreprise
web-home-company = Nom de l’entreprise
web-home-company-any = N’importe laquelle, libre
web-home-own-name = Un nom à vous
web-home-own-name-help = 16 lettres au plus. Plutôt pas votre vrai nom.
web-home-portrait = Portrait
web-home-portrait-number = Portrait { $number }
web-home-sit-down = Prendre place
web-home-rejoin = Revenir avec un code de retour
web-home-rejoin-title = Revenir à votre place
web-home-rejoin-help = Tapez le code que vous avez noté en prenant place. Votre place s’ouvre alors ici, et se ferme là où elle était ouverte.
web-home-rejoin-label = Code de retour
web-home-rejoin-short = Un code de retour a seize lettres et chiffres. Regardez-le encore une fois.
web-home-come-in = Revenir

## Les tables des autres

web-home-tables-title = Tables
web-home-tables-help = Les tables visibles ici par tout le monde. Pour regarder une partie, demandez le lien à qui a ouvert la table.
web-home-tables-none = Aucune table n’est visible par tout le monde en ce moment.
web-home-table-free = { $seats ->
    [0] Aucune place libre
    [one] Une place libre
   *[other] { $seats } places libres
}
web-home-table-playing = La partie est en cours
web-home-watch-link = Un lien pour regarder
web-home-watch-link-help = Collez le lien que vous avez reçu.
web-home-watch-open = Regarder
web-home-watch-wrong = Ce n’est pas le lien d’une table. Copiez-le encore une fois, en entier.

## Une nouvelle table

web-home-new-title = Une nouvelle table
web-home-new-lead = Choisissez comment jouer, puis invitez les autres par code, lien ou QR.
web-home-new-open = Ouvrir la table
web-home-new-sit = Je joue aussi
web-home-new-sit-help = Sans cela, vous menez seulement la table, en classe par exemple, et ne jouez pas.
web-home-new-seats = Qui joue
web-home-hot-title = Tout le monde sur cet appareil
web-home-hot-lead = L’appareil passe de main en main. Entre deux joueurs, un écran cache les cartes.
web-home-hot-people = Personnes
web-home-hot-bots = Bots
web-home-hot-start = Commencer la partie
web-home-hot-other-portrait = Un autre portrait pour { $player }

## Avant la partie

web-home-seats = Places
web-home-seat-open = Place libre
web-home-seat-waiting = En attente de quelqu’un
web-home-seat-person = Personne
web-home-seat-away = Pas connecté
web-home-seat-ready = Tout est prêt
web-home-seat-not-ready = Pas encore
web-home-seat-host = C’est vous qui commencez la partie
web-home-you = Vous
web-home-who-plays = Qui joue à la place { $seat }
web-home-change = Changer
web-home-remove = Retirer
web-home-fill = Compléter avec des bots
web-home-invite = Inviter les autres
web-home-invite-help = Ouvrez cette page sur un autre appareil et tapez le code :
web-home-copy-link = Copier le lien
web-home-copy-watch = Copier le lien pour regarder
web-home-copied = Copié.
web-home-not-copied = Ce navigateur ne permet pas de copier. Sélectionnez le lien et copiez-le à la main.
web-home-qr = Code QR du lien vers cette table
web-home-rejoin-code = Votre code de retour
web-home-rejoin-code-help = Notez-le : avec lui, vous revenez à votre place depuis tout appareil, n’importe quel jour.
web-home-options = Comment on joue
web-home-change-options = Changer
web-home-turns = { $turns ->
    [one] Un Tour
   *[other] { $turns } Tours
}
web-home-timer-on = { $seconds } secondes pour chaque phase
web-home-seats-open = { $seats ->
    [one] Une place est encore libre : invitez quelqu’un, ou ajoutez un bot.
   *[other] { $seats } places sont encore libres : invitez d’autres personnes, ou ajoutez des bots.
}
web-home-not-ready = { $players ->
    [one] Un joueur n’est pas encore prêt.
   *[other] { $players } joueurs ne sont pas encore prêts.
}
web-home-all-ready = Tout le monde est là. Vous pouvez commencer la partie.
web-home-start = Commencer la partie
web-home-ready = On peut commencer
web-home-not-yet = Finalement pas encore
web-home-ready-asked = Seule la personne qui a ouvert la table peut commencer la partie. Dites quand cela vous convient.
web-home-waiting-host = Parfait. Qui a ouvert la table commence la partie.
web-home-watching-lobby = Vous regardez. La partie commence bientôt.
web-home-leave = Quitter la table
web-home-cancel = Annuler
web-home-save = Enregistrer

## Ce que décide qui ouvre la table

web-home-form-rules = Règles
web-home-form-table = Table
web-home-option-turns = Tours
web-home-option-turns-help = Un Tour dure environ trois minutes.
web-home-option-advanced_setup = Mise en place avancée
web-home-option-advanced_setup-help = Le hasard tire vos Continents, au lieu d’un choix.
web-home-option-monopoly_stranglehold = Étau monopolistique
web-home-option-monopoly_stranglehold-help = Chaque élimination fait avancer d’un le compteur de Tours.
web-home-option-trade_with_china = Commerce avec la Chine
web-home-option-trade_with_china-help = Avant le score, chaque Continent que vous avez pour vous apporte une Matière première de plus.
web-home-option-leave_one_behind = En laisser un
web-home-option-leave_one_behind-help = Un Actif reste toujours sur le Territoire que vous quittez.
web-home-option-head_start = Avance au départ
web-home-option-head_start-help = Qui agit tôt place plus d’Actifs au début. Les places sont ainsi plus équitables.
web-home-option-host_keeps_time = L’hôte gère le temps
web-home-option-host_keeps_time-help = Vous ne jouez pas. Vous fixez le dernier Tour, ou vous sonnez la cloche à la fin du cours.
web-home-chat = Discussion
web-home-chat-off = Coupée
web-home-chat-phrases = Phrases
web-home-chat-free = Texte libre
web-home-chat-off-help = Personne n’écrit rien.
web-home-chat-phrases-help = Des phrases toutes prêtes, que chacun lit dans sa langue.
web-home-chat-free-help = De courts textes aussi, sans liens. Vous pouvez couper la discussion à tout moment.
web-home-free-names = Noms libres
web-home-free-names-help = Les joueurs peuvent taper un nom d’entreprise au lieu d’en choisir un.
web-home-spectators = Spectateurs
web-home-spectators-help = Qui a le lien peut regarder. Les cartes restent cachées.
web-home-listed = Visible par tout le monde
web-home-listed-help = Chacun sur ce serveur peut trouver la table.
web-home-odds = Montrer les chances
web-home-odds-help = Avant un Affrontement, on voit la chance de conquérir.
web-home-timer = Temps pour une phase
web-home-timer-help = Quand il est écoulé, un bot joue jusqu’à ce que vous agissiez.
web-home-timer-none = Sans limite
web-home-extra-time = Plus de temps pour certains
web-home-extra-time-help = S’ajoute au temps de chaque phase, pour qui en a besoin.
web-home-extra-time-none = Aucun
web-home-extra-time-more = { $time } de plus
web-home-absence = Quand quelqu’un est absent
web-home-absence-help = Après ce temps, un bot le remplace jusqu’à son retour.
web-home-stand-in = Bot remplaçant
web-home-table-language = Langue de la table
web-home-seconds = { $seconds } s
web-home-minutes = { $minutes } min

## Mener la table pendant la partie

web-home-host = Mener la table
web-home-pause = Pause
web-home-resume = Continuer
web-home-end = Terminer la partie
web-home-end-sure = Terminer la partie pour tout le monde ?
web-home-end-help = Elle ne pourra pas reprendre. L’enregistrement de ce qui a été joué reste.
web-home-give-to-bot = Confier à un bot
web-home-give-sure = Confier la place de { $player } à un bot pour le reste de la partie ?
web-home-more-time = Une minute de plus
web-home-mute = Rendre muet : { $player }
web-home-mute-all = Couper la discussion pour tout le monde
web-home-host-table = Réglages de la table

## Un appareil pour tout le monde

web-home-pass-to = Passez l’appareil à { $player }
web-home-pass-help = Les autres regardent ailleurs : la carte de cette entreprise vient ensuite.
web-home-pass-show = Je suis { $player }

## Attendre, et quand quelque chose ne va pas

web-home-connecting = Connexion…
web-home-connecting-long = C’est plus long que d’habitude. La page continue d’essayer toute seule.
web-home-loading = On déplie la carte…
web-home-starting = La partie commence…
web-home-starting-help = Chaque joueur ajoute un secret aux dés, pour que personne ne puisse les truquer.
web-home-banner-reconnecting = Connexion perdue. Nouvel essai ; rien de ce que vous avez fait n’est perdu.
web-home-banner-cannot-save = Le serveur ne peut pas enregistrer pour l’instant. Vos coups attendent et repartent tout seuls.
web-home-banner-stopping = Le serveur redémarre. La partie reprend dans un instant.
web-home-banner-paused = La partie est en pause.
web-home-banner-paused-host = Vous avez mis la partie en pause.
web-home-no-storage = Ce navigateur ne garde rien quand la page se ferme. Notez votre code de retour, ou gardez l’adresse.
web-home-try-now = Essayer maintenant
web-home-try-again = Réessayer
web-home-reload = Recharger la page
web-home-take-back = L’ouvrir ici
web-home-forget-table = Oublier cette table
web-home-aborted = La partie a été terminée
web-home-aborted-help = Par qui a ouvert la table. Ce qui a été joué reste un temps comme enregistrement.
web-home-expired = Cette table est fermée
web-home-expired-help = Personne n’est revenu pendant longtemps, la partie s’est donc arrêtée là.
web-home-see-replay = Voir l’enregistrement
web-home-trouble-title = Cela n’a pas marché
web-home-trouble-unreachable = Le serveur ne répond pas. Vérifiez le réseau, attendez un instant et réessayez.
web-home-trouble-no_sitting-title = Pas de place dans ce navigateur
web-home-trouble-no_sitting = Ce navigateur n’a pas de place à cette table. Rejoignez-la avec son code, ou revenez avec votre code de retour.
web-home-trouble-unknown_token-title = Ce lien ne vaut plus
web-home-trouble-not_seated-title = Cette place n’est plus la vôtre
web-home-trouble-not_seated = Votre place a été donnée, ou vous l’avez quittée. Demandez à qui a ouvert la table s’il y en a une autre pour vous.
web-home-trouble-opened_elsewhere-title = Votre place est ouverte ailleurs
web-home-trouble-opened_elsewhere = Elle a été ouverte dans une autre fenêtre ou sur un autre appareil. Continuez là-bas, ou rouvrez-la ici.
web-home-trouble-spectators_not_allowed-title = Personne ne peut regarder ici
web-home-trouble-other_version-title = Il y a une nouvelle version
web-home-trouble-other_version = Le serveur a été mis à jour. Rechargez la page pour continuer ; votre place reste la vôtre.
web-home-trouble-other_content-title = Le plateau a changé
web-home-trouble-other_content = Le serveur a une autre version du plateau que cette page. Rechargez la page pour continuer ; votre place reste la vôtre.
web-home-trouble-chunk-title = Une partie de la page manque
web-home-trouble-chunk = Elle n’a pas pu être chargée : peut-être le réseau est-il coupé, ou le serveur mis à jour. Rechargez la page pour continuer.
web-home-trouble-web_fault-title = Quelque chose n’a pas marché sur cette page
web-home-trouble-web_fault = Ce n’est pas votre faute, et la partie est à l’abri sur le serveur. Rechargez la page pour continuer.

## Réglages

web-home-settings-help = Ils restent dans ce navigateur seulement.
web-home-look = Aspect et son
web-home-change-company = Changer d’entreprise ou de portrait
web-home-unmute-all = Rouvrir la discussion
web-home-give-seat = Confier à un bot la place de { $player }
web-home-give-help = Son lien et son code de retour ne vaudront plus.
web-home-sound = Son
web-home-sound-help = Des tons doux pour ce qui se passe sur le plateau.
web-home-scheme = Couleurs
web-home-scheme-auto = Comme l’appareil
web-home-scheme-light = Claires
web-home-scheme-dark = Sombres
web-home-contrast = Contraste
web-home-contrast-auto = Comme l’appareil
web-home-contrast-high = Fort
web-home-patterns = Motifs des entreprises
web-home-patterns-help = Ils distinguent les Territoires même sans couleurs.
web-home-patterns-off = Aucun
web-home-patterns-soft = Doux
web-home-patterns-strong = Marqués
web-home-motion = Mouvement
web-home-motion-auto = Comme l’appareil
web-home-motion-reduced = Peu
web-home-motion-full = Complet
web-home-text-size = Taille du texte

## Remerciements

web-home-credits-game = Le jeu
web-home-credits-game-who = RAWsiko – Materials Around Us a été créé par le Conseil national de la recherche italien (CNR) dans le projet Raw MatTERS Ambassadors at Schools (RM@Schools), financé par EIT RawMaterials, soutenu par l’Institut européen d’innovation et de technologie, un organisme de l’Union européenne. L’idée, les règles et le nom sont à eux.
web-home-credits-game-independent = Ce programme est une réalisation indépendante du livret de règles. Il n’est ni fait, ni vérifié, ni approuvé par le CNR, RM@Schools ou EIT RawMaterials ; les erreurs sont les nôtres.
web-home-credits-facts = Faits et carte
web-home-credits-facts-help = Où se trouve une Matière première et de quoi est faite une Application vient de sources publiques ; la page de chaque Matière première les cite. Les Territoires sont des zones du jeu, pas des affirmations sur des frontières.
web-home-credits-drawn = Caractères, icônes et portraits
web-home-credits-drawn-help = Tout voyage avec le jeu : aucune page ne demande rien à un autre serveur.
web-home-credits-software = Logiciels
web-home-credits-software-help = Le code propre de RAWsiko est sous licence MIT. Il repose entre autres sur :
