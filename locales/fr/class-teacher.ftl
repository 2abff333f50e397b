### What a teacher does in a class.

## Opening a class: the plan of the lesson

class-teacher-plan = Ce qui va se passer
class-teacher-part-join = Rejoindre
class-teacher-part-join-note = Code et QR à l’écran
class-teacher-part-questions_before = Huit questions
class-teacher-part-questions_before-note = Anonymes
class-teacher-part-briefing = Explication
class-teacher-part-briefing-note = Quatre images
class-teacher-part-seats = Trouver sa table
class-teacher-part-seats-note = Les noms sont projetés
class-teacher-part-play = Jeu
class-teacher-part-debrief = Bilan
class-teacher-part-debrief-note = À partir des parties de la classe
class-teacher-part-questions_after = Les mêmes questions
class-teacher-part-questions_after-note = Encore une fois
class-teacher-part-last_figure = Avant et après
class-teacher-part-last_figure-note = Le dernier graphique
class-teacher-plan-tables =
    { $tables ->
        [0] Chaque table :
        [one] Une table :
       *[other] { $tables } tables :
    } { $pupils ->
        [one] un élève
       *[other] { $pupils } élèves
    }{ $bots ->
        [0] { "" }
        [one] { " " }et un bot
       *[other] { " " }et { $bots } bots
    }, Tours : { $turns }
class-teacher-plan-setup = Cartes, premiers Territoires
class-teacher-plan-turn = Tour { $turn }
class-teacher-plan-last-turn = Tour { $turn }, le dernier
class-teacher-plan-score = Score final
class-teacher-plan-pace = Les tables lentes jouent un Tour de moins, les rapides un de plus. Tout le monde l’apprend avant le dernier Tour.
class-teacher-plan-short = Il y a du temps pour deux Tours. C’est court, mais possible.
class-teacher-plan-too-short = Pas assez de temps avant cette cloche, même pour deux Tours. Vous pouvez quand même ouvrir la classe : le dernier Tour complet comptera.
class-teacher-plan-left-out = Pour gagner des Tours, ceci est supprimé : { $parts }. Vous pouvez le rétablir.
class-teacher-left-questions = les questions
class-teacher-left-briefing = l’explication
class-teacher-left-debrief = le bilan
class-teacher-left-debrief-short = la moitié du bilan
class-teacher-price-without =
    { $turns ->
        [0] Sans cela, aucun Tour de plus.
        [one] Sans cela, un Tour de plus.
       *[other] Sans cela, { $turns } Tours de plus.
    }
class-teacher-price-with =
    { $turns ->
        [0] Ne coûte aucun Tour.
        [one] Coûte un Tour.
       *[other] Coûte { $turns } Tours.
    }
class-teacher-data-sheet = Protection des données, pour les parents

## Dealing the tables

class-teacher-counts =
    { $companies ->
        [one] Une entreprise
       *[other] { $companies } entreprises
    }, { $pupils ->
        [one] un élève
       *[other] { $pupils } élèves
    }
class-teacher-bell-at = cloche { $time }
class-teacher-deal-rest = Répartir à nouveau les autres
class-teacher-stay = { $companies ->
    [one] Une reste en place
   *[other] { $companies } restent en place
}
class-teacher-late-comers = Les retardataires prennent la place d’un bot
class-teacher-about = vers { $time }
class-teacher-instead-quick = au lieu des { $turns } Tours prévus : vous avez été rapides
class-teacher-instead-late = au lieu des { $turns } Tours prévus : il est plus tard que prévu
class-teacher-slower = { $pupils ->
    [one] à un élève, c’est plus lent
   *[other] à { $pupils } élèves, c’est plus lent
}
class-teacher-too-long = trop long pour ce cours
class-teacher-slow = { $tables } : { $turns ->
        [one] { $turns } Tour possible
       *[other] { $turns } Tours possibles
    }. Les autres : jusqu’à { $most }.
class-teacher-whole-table = Un appareil pour { $companies } entreprises
class-teacher-slow-help = Faites partager une entreprise à deux élèves de cette table : un bot prend la place libre.
class-teacher-let-share = Réunir deux élèves
class-teacher-shared = { $first } et { $second } dirigent maintenant une entreprise ensemble : { $second }.
class-teacher-separate = Les séparer
class-teacher-move = Déplacer { $company } vers…
class-teacher-move-second = Déplacer le second élève de { $company } vers…
class-teacher-second = Second appareil, { $language }
class-teacher-heads = { $heads } élèves partagent cette entreprise
class-teacher-heads-short = Élèves sur cet appareil
class-teacher-heads-whole = Élèves sur cet appareil, une entreprise chacun
class-teacher-locked = Reste à cette table
class-teacher-lock = Garder à cette table
class-teacher-unlock = Ne plus garder à cette table
class-teacher-bot = Bot
class-teacher-drop = Déposer ici : le bot fait de la place
class-teacher-people =
    { $pupils ->
        [one] un élève
       *[other] { $pupils } élèves
    }{ $bots ->
        [0] { "" }
        [one] { " " }+ bot
       *[other] { " " }+ { $bots } bots
    }
class-teacher-full-short = complète : partager une entreprise
class-teacher-full = La table { $table } est complète
class-teacher-full-help = { $company } : choisissez une entreprise à diriger ensemble.
class-teacher-share-with = Avec { $company }
class-teacher-fifth = Une cinquième entreprise à cette table
class-teacher-own-company = Sa propre entreprise

## The dashboard

class-teacher-on-time = { $tables ->
    [one] Une est à l’heure.
   *[other] { $tables } sont à l’heure.
}
class-teacher-now = maintenant
class-teacher-plan-at = plan { $time }
class-teacher-more-until = plus de temps, jusqu’à { $time }
class-teacher-was = { $turns } étaient prévus
class-teacher-usual = Les autres à cette table mettent environ { $time }.
class-teacher-stand-in = Un bot va prendre le relais, la table continue.
class-teacher-gone = { $company } n’est plus en ligne, un bot prend le relais
class-teacher-away = { $people ->
        [one] Un absent
       *[other] { $people } absents
    }{ $bots ->
        [0] { "" }
        [one] , un bot remplaçant
       *[other] , { $bots } bots remplaçants
    }
class-teacher-why-setup = Pourquoi : choisir les premiers Territoires prend plus de temps que prévu.
class-teacher-why-slow = Pourquoi : tout le monde prend un peu plus de temps que prévu.
class-teacher-turn-less = Un Tour de moins : le Tour { $turn } est le dernier
class-teacher-timer-on = { $seconds } s par phase : activé
class-teacher-out-of-reach = Le serveur ne joint pas cette table pour l’instant. Les autres continuent ; elle reviendra d’elle-même.
class-teacher-suggested = Dernier Tour : { $turn }
class-teacher-keep-time = Tenir l’horaire
class-teacher-keep-time-help = Le programme fixe les derniers Tours pour finir à temps. Désactivé : il les propose seulement.
class-teacher-to-debrief = Passer au bilan
class-teacher-bell-due = Le temps prévu est écoulé. Les parties ne s’arrêtent que si vous les arrêtez.
class-teacher-bell-waits = S’arrête à la fin de ce Tour : { $tables }
class-teacher-bell-back = Ne pas arrêter
class-teacher-saved = Tout est enregistré. Rouvrez cette page dans les 30 jours et appuyez sur « Continuer ».
class-teacher-go-on = Continuer aujourd’hui
class-teacher-go-on-help = Toutes les tables se règlent sur la cloche de ce cours. Les élèves ouvrent la classe avec le code et appuient sur « Aller à la classe ».
class-teacher-lost = Sans connexion depuis { $time }. Voici la situation à ce moment-là.
class-teacher-cannot-save = Le serveur ne peut pas enregistrer.
class-teacher-cannot-save-help = Le serveur ne peut pas enregistrer : son disque ou sa base de données sont pleins ou inaccessibles. Toutes les tables sont arrêtées et rien n’est perdu. Elles reprennent d’elles-mêmes dès qu’il peut de nouveau enregistrer.
class-teacher-unseated = Sans table : { $company }
class-teacher-key = Légende
class-teacher-key-on_time = 2 min au plus
class-teacher-key-late = plus de 2
class-teacher-key-very_late = plus de 4
class-teacher-key-help = D’abord les tables qui ont le plus besoin de vous. Ni cartes ni points : cet écran peut être projeté.
class-teacher-key-table = Aller à une table, de 1 à 9
class-teacher-key-pause = Mettre toutes les tables en pause, puis continuer
class-teacher-key-names = Montrer ou cacher les vrais noms

## Door, chat, one pupil

class-teacher-door = Porte
class-teacher-door-open = Porte : ouverte
class-teacher-door-knock = Porte : on frappe
class-teacher-door-closed = Porte : fermée
class-teacher-send-away = Renvoyer
class-teacher-chat-on = Chat : activé
class-teacher-chat-off = Chat : désactivé
class-teacher-silence = Désactiver le chat
class-teacher-unsilence = Activer le chat
class-teacher-rename = Nouveau nom
class-teacher-remove = Retirer
class-teacher-remove-sure = Vraiment retirer cette entreprise ?
class-teacher-leaving = { $company } quitte la classe.
class-teacher-undo = Annuler
class-teacher-bot-sure = Confier cette place à un bot ?
class-teacher-acting = joue maintenant
class-teacher-only-bots = Seuls des bots jouent ici.
class-teacher-no-timer = Sans limite de temps
class-teacher-timer = Limite de temps : { $seconds } s par phase
class-teacher-timer-off = Enlever la limite de temps
class-teacher-back = Faire revenir : { $company }

## More

class-teacher-more = Plus
class-teacher-menu = Retour
class-teacher-names = Vrais noms
class-teacher-names-help = Ils restent dans ce navigateur et ne sont jamais envoyés.
class-teacher-names-show = Afficher les vrais noms
class-teacher-names-key = La touche N les cache et les affiche.
class-teacher-names-shown = Les vrais noms sont affichés.
class-teacher-names-hidden = Les vrais noms sont cachés.
class-teacher-name = nom
class-teacher-name-of = Vrai nom pour { $company }
class-teacher-many = En retirer plusieurs à la fois
class-teacher-many-help = Un appareil est entré plusieurs fois ? Retirez ici toutes ses places d’un coup. Dans certaines écoles, tous les appareils ont la même adresse : regardez d’abord les entreprises.
class-teacher-many-absent =
    Retirer { $places ->
        [one] une place
       *[other] { $places } places
    } dont l’appareil ne s’est jamais connecté
class-teacher-many-address = Retirer { $places } places venant d’une même adresse
class-teacher-many-none = Tous les appareils sont connectés et aucune adresse n’a plus de deux places.
class-teacher-pair = Associer mon téléphone
class-teacher-pair-help = Scannez ce code avec votre téléphone. Il affiche quatre chiffres : tapez-les ici, et il devient une seconde télécommande.
class-teacher-pair-qr = Code QR de la page pour votre téléphone
class-teacher-pair-digits = Quatre chiffres sur le téléphone
class-teacher-pair-do = Associer
class-teacher-paired = Votre téléphone est associé.
class-teacher-phone-help = Tapez ces chiffres dans votre page de la classe : Plus, Associer mon téléphone.
class-teacher-another-day = Continuer un autre jour
class-teacher-another-day-help = Toutes les tables sont mises en pause et tout est enregistré. Vous pouvez continuer dans les 30 jours, avec le même code et les mêmes appareils.
class-teacher-another-day-do = Pause jusque-là
class-teacher-export = Exporter
class-teacher-export-help = Un fichier ZIP avec des tableaux, les enregistrements et un guide des colonnes. Il ne contient aucun nom.
class-teacher-export-for = Pour
class-teacher-export-spreadsheet = Tableurs
class-teacher-export-rfc4180 = Programmes (RFC 4180)
class-teacher-export-names = Ajouter les vrais noms
class-teacher-export-names-help = C’est ce navigateur qui les ajoute au fichier. Le serveur ne les voit jamais.
class-teacher-export-do = Télécharger
class-teacher-end = Terminer la classe
class-teacher-end-ask = Terminer la classe pour de bon ?
class-teacher-end-help = Les parties en cours se terminent sans vainqueur. Le bilan et l’export restent pour l’instant ; les liens expirent après un jour, tout est effacé après 30 jours.
class-teacher-delete = Effacer maintenant
class-teacher-delete-ask = Effacer tout ce qui concerne cette classe ?
class-teacher-delete-help = La classe, les tables, les parties et les noms de ce navigateur disparaissent tout de suite et pour de bon. Exportez d’abord ce que vous voulez garder.
class-teacher-delete-do = Tout effacer
class-teacher-deleted = La classe a été effacée.
