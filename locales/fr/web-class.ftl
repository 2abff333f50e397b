### Une classe : ouverture, page de l’enseignant, élèves, projection.

## Ouvrir une classe

web-class-open = Ouvrir une classe
web-class-open-note = Pour les enseignants : un code pour tout le monde, et toutes les tables d’un coup d’œil.
web-class-rehearse = Répéter
web-class-rehearse-help = Pour essayer tous les boutons sans la classe : huit élèves simulés, et des incidents.
web-class-bell-when = Quand la cloche sonne-t-elle ?
web-class-bell-now = Il est { $time }.
web-class-bell-in = dans { $minutes } min
web-class-bell-exactly = À la minute près
web-class-bell-other = Une autre heure
web-class-bell-time = Heure de la cloche
web-class-bell-over = Cette heure est déjà passée.
web-class-projector-language = Langue de la projection
web-class-projector-language-help = Chaque élève choisit la sienne sur son appareil.
web-class-kind = Quel type de cours ?
web-class-kind-first_match = Première partie
web-class-kind-first_match-help = Il reste du temps pour expliquer le jeu et pour en parler ensuite.
web-class-kind-known_game = La classe connaît le jeu
web-class-kind-known_game-help = Pas d’explication, donc plus de temps pour jouer.
web-class-kind-two_lessons = Deux cours
web-class-kind-two_lessons-help = Huit Tours. La partie continue un autre jour.
web-class-questions-help = Anonymes, avant et après. Elles montrent ce que la classe a appris.
web-class-why-not = « Pourquoi pas mon coup ? »
web-class-why-not-help = Avant de confirmer une action, les élèves peuvent demander ce qu’elle coûte. Cinq questions par Tour.
web-class-debrief-usual = Comme prévu
web-class-debrief-none = Aucun
web-class-rules = Quelles règles ?
web-class-rules-classic = Classiques
web-class-rules-classic-help = Le jeu comme dans le livret de règles. Idéal pour une première partie.
web-class-rules-world_news = Nouvelles du monde
web-class-rules-world_news-help = Des événements réels arrêtent ou ajoutent des Matières premières : une deuxième source compte. Environ 8 secondes de plus par Tour.
web-class-rules-recycling = Recyclage
web-class-rules-recycling-help = Une fois par partie, on peut céder des Actifs pour une Matière première recyclable.
web-class-rules-both = Les deux
web-class-rules-both-help = Nouvelles du monde et Recyclage. Idéal si la classe connaît le jeu.
web-class-pupils = Élèves aujourd’hui
web-class-pupils-help = Facultatif. La projection indique alors combien il en manque.
web-class-open-do = Ouvrir la classe
web-class-privacy = Ni compte ni nom. Tout est effacé après 30 jours.

## Avant de jouer

web-class-title = Classe { $code }
web-class-in = { $pupils ->
    [0] Personne n’est encore là.
    [one] Un élève est là.
   *[other] { $pupils } élèves sont là.
}
web-class-in-of = { $pupils ->
    [one] { $pupils } élève sur { $expected } est là.
   *[other] { $pupils } élèves sur { $expected } sont là.
}
web-class-step-open = Ouvrez cette adresse :
web-class-step-code = Tapez ce code :
web-class-scan = Ou scannez ce code
web-class-qr = Code QR du lien vers cette classe
web-class-find-table = Trouvez votre table
web-class-projector-open = Ouvrir la projection
web-class-deal = Former les tables
web-class-deal-again = Reformer les tables
web-class-order = Placement
web-class-order-random = Au hasard
web-class-order-mixed = Langues mélangées
web-class-order-together = Regrouper par langue
web-class-order-as_before = Comme au dernier cours
web-class-table = Table { $table }
web-class-move-short = Déplacer…
web-class-new-table = Une nouvelle table
web-class-undealt = { $companies ->
    [one] Une entreprise n’a pas encore de table.
   *[other] { $companies } entreprises n’ont pas encore de table.
}
web-class-start = { $tables ->
    [one] Lancer la table
   *[other] Lancer les { $tables } tables
}

## Le tableau de bord

web-class-now = Heure
web-class-play-ends = Fin du jeu dans
web-class-bell = Cloche
web-class-connected = Élèves connectés
web-class-of = { $part } sur { $all }
web-class-need = { $tables ->
    [one] Une table a besoin de vous.
   *[other] { $tables } tables ont besoin de vous.
}
web-class-headline-many-offline = { $pupils } élèves sont hors ligne. Le Wi-Fi ?
web-class-headline-offline = { $pupils ->
    [one] Un élève est hors ligne.
   *[other] { $pupils } élèves sont hors ligne.
}
web-class-headline-back = { $pupils ->
    [one] Un élève sur { $all } est de retour.
   *[other] { $pupils } élèves sur { $all } sont de retour.
}
web-class-headline-all-back = Les { $pupils } élèves sont de retour.
web-class-headline-waits = La table { $table } attend { $company }.
web-class-headline-late = La table { $table } a { $minutes } min de retard.
web-class-wifi-help = Des bots jouent pour eux, et rien n’est perdu. Ils reviennent d’eux-mêmes.
web-class-all-on-time = Toutes les tables sont à l’heure.
web-class-all-paused = Toutes les tables sont en pause.
web-class-all-finished = Toutes les tables ont fini.
web-class-starting = Les tables vont commencer.
web-class-ended = Cette classe est terminée.
web-class-state-on_time = à l’heure
web-class-state-late = { $minutes } min de retard
web-class-state-very_late = { $minutes } min de retard
web-class-state-held_up = quelqu’un réfléchit
web-class-state-paused = en pause
web-class-state-starting = commence
web-class-state-finished = terminée
web-class-state-out_of_reach = injoignable
web-class-turn = Tour { $turn } sur { $last }
web-class-setting-up = Mise en place
web-class-ends = fin à { $time }
web-class-thinking = Réflexion : { $time }
web-class-away = Sans connexion : { $time }
web-class-people = { $here } sur { $all } en ligne
web-class-nudge = Faire signe
web-class-nudge-sent = Petit signe envoyé : { $company }
web-class-soft-timer = { $seconds } s par phase
web-class-bring-back = Faire revenir
web-class-bring-back-help = Scannez ce code dans les deux minutes avec le nouvel appareil de l’élève. Pas d’appareil photo ? Tapez les seize caractères sur la page d’accueil, dans le champ du code.
web-class-bring-back-secret = La place revient à qui scanne le code en premier. Si cette page est projetée, masquez-la avant d’appuyer.
web-class-bring-back-show = Afficher le code
web-class-pause-all = Pause générale
web-class-go-on = Continuer
web-class-more-time = Plus de temps
web-class-bell-ask = Arrêt…
web-class-ask-title = { $scope } : { $what }
web-class-all-tables = Toutes les tables
web-class-ask-pause = pause, et tout le monde lit…
web-class-ask-last-turn = fixer le dernier Tour ?
web-class-ask-more-time = plus de temps
web-class-ask-bell = arrêter les parties ?
web-class-last-turn-help = Le prochain Tour sera le dernier. Tout le monde l’apprend avant qu’il commence.
web-class-last-turn-do = Le prochain Tour est le dernier
web-class-more-time-help = Toutes les tables se règlent sur la nouvelle cloche. Là où le dernier Tour a été fixé, il reste.
web-class-bell-move = Déplacer la cloche…
web-class-bell-rings = La cloche sonne à { $time }.
web-class-bell-earlier = { $minutes } min plus tôt : { $time }
web-class-bell-later = { $minutes } min plus tard : { $time }
web-class-more-time-one = La cloche sonne comme prévu. Seule cette table continue à jouer quand les autres ont fini, au plus tard jusqu’à la cloche de { $time }.
web-class-more-time-none = Cette table a déjà le temps jusqu’à la cloche. Pour lui en donner plus, déplacez la cloche.
web-class-more-minutes = { $minutes ->
    [one] { $minutes } minute de plus
   *[other] { $minutes } minutes de plus
}
web-class-bell-help = La partie se termine. Le dernier Tour complet compte, pour que tout le monde ait joué le même nombre de fois.
web-class-bell-turn = À la fin de ce Tour
web-class-bell-do = Arrêter maintenant
web-class-knocking = À la porte : { $company }
web-class-admit = Laisser entrer
web-class-let-in = { $knocked } joue à la table { $table } sous le nom { $company }.
web-class-let-in-same = { $company } : maintenant à la table { $table }.
web-class-table-menu = Menu de la table { $table }

## Élèves

web-class-your-language = Ta langue
web-class-share = Combien d’élèves partagent cet appareil ?
web-class-whole-table = Toute une table
web-class-companies = Entreprises à cette table
web-class-join-do = Rejoindre la classe
web-class-phone-link = Pour les enseignants : utiliser ce téléphone comme télécommande
web-class-already = Dans ce navigateur, tu es déjà dans cette classe.
web-class-go = Aller à la classe
web-class-redraw = Tirer un autre nom
web-class-wait = C’est bon, tu y es. La partie commence quand tout le monde est là.
web-class-wait-table = Assieds-toi à la table { $table }.
web-class-soon = La partie commence bientôt.
web-class-on-projector = Au projecteur : { $company }
web-class-seated = Tu es à la table { $table }. Ton entreprise : { $company }.
web-class-wait-door = Tu as frappé à la porte. Ton ou ta prof va te laisser entrer.
web-class-ask-seat = Demander une place
web-class-removed = Tu n’es plus dans cette classe. Tu peux revenir avec le code.
web-class-nudged = Ton ou ta prof te fait signe : c’est à toi ? Jette un œil !
web-class-from-teacher = Message de ton ou ta prof
web-class-early = Ta partie est finie. Les autres jouent encore.
web-class-early-page = Ta page
web-class-back-title = Retour à la classe
web-class-back-help = Tu gardes ton entreprise. L’ancien appareil quitte la classe.
web-class-back-do = Revenir

## La projection

web-class-then = à { $time }, puis on en parle ensemble
web-class-box-full = joué
web-class-box-half = en cours
web-class-box-empty = à venir
web-class-box-last = dernier
web-class-time-up = C’est l’heure de finir.

## Ce que tout le monde lit pendant une pause

class-bell-armed = La partie s’arrête à la fin de ce Tour.
class-bell-back = Pas d’arrêt après ce Tour. La partie continue.
class-pause-listen = Écoutez un instant, s’il vous plaît.
class-pause-look_up = Regardez l’écran, s’il vous plaît.
class-pause-question = Il y a une question pour tout le monde.
class-pause-break = Une courte pause.
class-pause-help = On aide quelqu’un. La partie continue dans un instant.
class-pause-another_day = On continue un autre jour. Tout est enregistré.
class-pause-still = Toutes les tables sont arrêtées. Rien n’est perdu.
class-paused = En pause
class-pause-ends = Fin du jeu à { $time }
