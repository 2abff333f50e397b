### Pourquoi une table refuse quelque chose. Ce que les règles refusent est dans refusals.ftl, `refusal-number_of_turns` aussi.

refusal-malformed = Le serveur n’a pas compris. Rechargez la page et réessayez.
refusal-too_fast = C’était trop rapide. Attendez un instant et réessayez.
refusal-too_large = C’était trop long à envoyer. Raccourcissez et réessayez.
refusal-try_again = Ce n’est pas possible pour l’instant. Attendez un peu et réessayez.
refusal-cannot_save = Le serveur ne peut pas enregistrer pour l’instant. Attendez un peu et réessayez.
refusal-server_full = Ce serveur n’a plus de place pour une autre table. Rejoignez une table ouverte ou réessayez plus tard.
refusal-server_fault = Quelque chose s’est mal passé dans le serveur. Ce n’est pas votre faute : attendez un instant et réessayez.

## Les places et qui a ouvert la table

refusal-not_seated = Vous n’avez pas de place à cette table. Demandez à qui a ouvert la table s’il y en a une pour vous.
refusal-not_your_seat = Ce n’est pas votre place. Revenez à la vôtre et réessayez.
refusal-not_host = Seule la personne qui a ouvert la table peut le faire. Demandez-le-lui.
refusal-host_plays = Qui joue ne peut pas gérer le temps des autres. Quittez votre place, ou jouez sans L’hôte gère le temps.
refusal-no_such_seat = Cette place n’existe pas à cette table. Choisissez-en une autre.
refusal-seat_not_open = Toutes les places de cette table sont prises. Demandez à qui a ouvert la table, ou cherchez-en une autre.
refusal-seats_open = Des places sont encore vides. Attendez d’autres joueurs, ou confiez ces places à des bots.

## La partie et ses réglages

refusal-not_in_lobby = Ce n’est possible qu’avant le début de la partie. Attendez la prochaine.
refusal-not_playing = La partie n’est pas en cours pour l’instant. Attendez qu’elle commence ou qu’elle reprenne.
refusal-not_paused = La partie n’est pas en pause. Vous pouvez simplement continuer à jouer.
refusal-table_over = Cette table est fermée. Ouvrez-en une nouvelle pour rejouer.
refusal-unknown_level = Il n’y a pas de bot de ce niveau. Choisissez-en un dans la liste.
refusal-number_of_seats = Ce nombre de places ne convient pas au plateau ou aux joueurs déjà en place. Choisissez un autre nombre.
refusal-already_revealed = Votre part dans les dés est déjà là. Vous n’avez plus rien à faire.
refusal-wrong_contribution = Votre part dans les dés n’est pas celle que vous aviez promise. La partie peut commencer sans elle : attendez un instant.
refusal-nothing_to_take_back = Il n’y a rien que vous puissiez reprendre pour l’instant. Continuez à jouer à partir d’ici.
refusal-no_timer = Aucun minuteur ne tourne pour l’instant. Vous pouvez prendre votre temps.
refusal-hints_off = Les indices sont coupés à cette table. Réfléchissez tranquillement, ou demandez à qui a ouvert la table de les permettre.
refusal-not_your_decision = Un indice porte sur votre propre décision, telle qu’elle est maintenant. Attendez votre tour, puis redemandez.
refusal-no_hint = Aucun indice n’a été trouvé cette fois-ci. Redemandez dans un instant.

## Noms et discussion

refusal-names_not_allowed = À cette table, les entreprises ont des noms tout prêts. Choisissez-en un dans la liste.
refusal-name_not_clean = Ce nom ne peut pas servir. Choisissez-en un autre : court, gentil et en lettres ordinaires.
refusal-chat_off = Cette forme de discussion est coupée à cette table. Si vous en avez besoin, demandez à qui a ouvert la table.
refusal-muted = La discussion est en silence pour le moment. Continuez à jouer et réessayez plus tard.
refusal-unknown_phrase = Cette phrase n’existe pas. Choisissez-en une dans la liste.
refusal-text_not_allowed = Ce texte ne peut pas être envoyé. Écrivez quelque chose de court et de gentil, sans liens ni longs nombres.

## Arriver à une table

refusal-unknown_table = Cette table est introuvable. Vérifiez le code d’accès, ou demandez-le à qui a ouvert la table.
refusal-unknown_token = Ce lien ou ce code ne marche pas. Vérifiez chaque lettre, ou demandez à qui a ouvert la table.
refusal-table_damaged = Les coups enregistrés de cette table sont endommagés, la partie ne peut donc pas continuer. Prévenez qui a ouvert la table, ou ouvrez-en une nouvelle.
refusal-unknown_content = Ce serveur n’a plus le plateau sur lequel cette partie se jouait. Prévenez qui a ouvert la table, ou ouvrez-en une nouvelle.
refusal-spectators_not_allowed = Personne ne peut regarder à cette table. Demandez à qui l’a ouverte de le permettre.
refusal-other_version = La page et le serveur n’ont pas la même version. Rechargez la page.
refusal-opened_elsewhere = Votre place est ouverte dans une autre fenêtre ou sur un autre appareil. Continuez à jouer là-bas, ou revenez ici avec votre code de retour.
refusal-table_not_over = L’enregistrement montre les cartes de tout le monde. Attendez la fin de la partie.
refusal-no_match = Cette table a fermé avant le début de la partie, il n’y a donc pas d’enregistrement. Ouvrez une nouvelle table pour jouer.
refusal-replay_wrong = Ce fichier n’est pas un enregistrement valable. Choisissez un autre fichier, ou demandez l’original.
refusal-replay_of_other_content = Cet enregistrement vient d’une autre version du plateau. Ouvrez-le sur un serveur de cette version.
refusal-unknown_conversation = La connexion a été interrompue. Rechargez la page pour continuer.
refusal-foreign_origin = Cette page n’est pas celle du serveur. Ouvrez le jeu à l’adresse du serveur.
refusal-foreign_host = Ce serveur ne connaît pas l’adresse que vous avez utilisée. Ouvrez le jeu à l’adresse que le serveur a affichée au démarrage.
refusal-no_such_page = Il n’y a pas de page ici. Vérifiez l’adresse, ou revenez en arrière.
refusal-wrong_method = Cette adresse ne sert pas à cela. Revenez en arrière et réessayez.

# D’une classe
refusal-unknown_class = Aucune classe n’a ce code. Regardez encore une fois le code projeté.
refusal-not_class_host = Seul l’enseignant peut le faire.
refusal-class_full = Cette classe est pleine : elle a de la place pour 60 appareils. Partagez-en un avec quelqu’un.
refusal-class_closed = L’enseignant a fermé la porte. Demandez-lui de l’ouvrir.
refusal-class_ended = Cette classe est terminée. L’enseignant peut en ouvrir une nouvelle.
refusal-class_waiting = Vous n’avez pas encore de place. Attendez un instant : l’enseignant vous en donne une.
refusal-not_a_member = Cet élève n’est pas dans la classe, ou n’a pas de place. Regardez encore une fois la liste.
refusal-no_such_table = La classe n’a pas de table avec ce numéro. Choisissez-en une autre.
refusal-nobody_to_deal = Personne ne peut encore recevoir de table. Attendez que quelqu’un arrive, puis répartissez les tables.
refusal-tables_started = Ce n’est possible qu’avant le début des tables.
refusal-tables_not_started = Ce n’est possible qu’une fois les tables commencées.
refusal-table_is_full = Aucune place n’est libre à cette table. L’élève peut y partager une entreprise, ou aller à une autre table.
refusal-lesson_time = La cloche doit sonner plus tard que maintenant, et dans les huit heures. Choisissez une autre heure.
refusal-round_not_open = Ces questions ne sont pas ouvertes. Attendez que l’enseignant les ouvre.
refusal-round_closed = Ces questions sont closes et ne peuvent pas être rouvertes.
refusal-already_answered = Vous avez déjà répondu. Merci !
refusal-unknown_phone = Aucun téléphone n’affiche ces quatre chiffres. Regardez encore une fois le téléphone.
refusal-no_debrief = Aucune partie n’est encore finie. La première figure arrive quand une table a fini.

