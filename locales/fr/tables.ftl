### Pourquoi une table refuse quelque chose. Ce que les règles refusent est dans refusals.ftl, `refusal-number_of_turns` aussi.

refusal-malformed = Le serveur n’a pas compris. Recharge la page et réessaie.
refusal-too_fast = C’était trop rapide. Attends un instant et réessaie.
refusal-too_large = C’était trop long à envoyer. Raccourcis et réessaie.
refusal-try_again = Ça ne marche pas pour l’instant. Attends un peu et réessaie.
refusal-cannot_save = Le serveur ne peut pas enregistrer pour l’instant. Attends un peu et réessaie.
refusal-server_full = Ce serveur n’a plus de place pour une autre table. Rejoins une table ouverte, ou réessaie plus tard.
refusal-server_fault = Il y a eu un problème sur le serveur. Ce n’est pas ta faute. Attends un instant et réessaie.

## Les places et qui a ouvert la table

refusal-not_seated = Tu n’as pas de place à cette table. Demande à la personne qui a ouvert la table s’il y en a une pour toi.
refusal-not_your_seat = Ce n’est pas ta place. Reviens à la tienne et réessaie.
refusal-not_host = Seule la personne qui a ouvert la table peut faire ça. Demande-lui de le faire pour toi.
refusal-host_plays = Si tu joues, tu ne peux pas gérer le temps des autres. Cède ta place, ou joue sans « L’hôte gère le temps ».
refusal-no_such_seat = Cette place n’existe pas à cette table. Choisis-en une autre.
refusal-seat_not_open = Toutes les places de cette table sont prises. Demande à la personne qui a ouvert la table, ou cherche une autre table.
refusal-seats_open = Des places sont encore vides. Attends d’autres joueurs, ou complète avec des bots.

## La partie et ses réglages

refusal-not_in_lobby = Ce n’est possible qu’avant le début de la partie. Attends la prochaine.
refusal-not_playing = La partie n’est pas en cours pour l’instant. Attends qu’elle commence ou qu’elle continue.
refusal-not_paused = La partie n’est pas en pause. Continue simplement à jouer.
refusal-table_over = Cette table est fermée. Ouvre une nouvelle table pour rejouer.
refusal-unknown_level = Il n’y a pas de bot de ce niveau. Choisis-en un dans la liste.
refusal-number_of_seats = Ce nombre de places ne va pas avec le plateau ou les joueurs déjà à la table. Choisis un autre nombre.
refusal-unknown_board = Le serveur n’a plus ce plateau. Choisis-en un autre.
refusal-board_too_small = Une classe a besoin d’un plateau pour trois, quatre et cinq joueurs. Choisis-en un autre.
refusal-no_news_cards = Ce plateau n’a pas de cartes de nouvelles. Désactive les Nouvelles du monde ou choisis un autre plateau.
refusal-nothing_recyclable = Rien ne se recycle sur ce plateau. Désactive le Recyclage ou choisis un autre plateau.
refusal-already_revealed = Ta part dans les dés est déjà là. Tu n’as plus rien à faire.
refusal-wrong_contribution = Ta part dans les dés n’est pas celle que tu avais promise. La partie peut commencer sans elle : attends un instant.
refusal-nothing_to_take_back = Tu n’as rien à annuler pour l’instant. Continue à partir d’ici.
refusal-no_timer = Aucun minuteur ne tourne pour l’instant. Prends ton temps.
refusal-hints_off = Les indices sont désactivés à cette table. Réfléchis tranquillement, ou demande à la personne qui a ouvert la table de les permettre.
refusal-why_not_off = À cette table, tu ne peux pas demander ce que coûte un coup. Réfléchis tranquillement, ou demande à la personne qui a ouvert la table de le permettre.
refusal-why_not_used_up = Tu as déjà posé cinq questions ce Tour-ci. Redemande au prochain Tour.
refusal-not_your_decision = Tu ne peux demander un indice que pour ta propre décision. Attends ton tour, puis redemande.
refusal-no_hint = Pas d’indice cette fois-ci. Redemande dans un instant.

## Noms et discussion

refusal-names_not_allowed = À cette table, les entreprises ont des noms tout prêts. Choisis-en un dans la liste.
refusal-name_not_clean = Tu ne peux pas utiliser ce nom. Choisis-en un autre : court, gentil et en lettres ordinaires.
refusal-chat_off = Cette forme de chat est désactivée à cette table. Si tu en as besoin, demande à la personne qui a ouvert la table.
refusal-muted = Le chat est en sourdine pour le moment. Continue à jouer et réessaie plus tard.
refusal-unknown_phrase = Cette phrase n’existe pas. Choisis-en une dans la liste.
refusal-text_not_allowed = Tu ne peux pas envoyer ce texte. Écris quelque chose de court et de gentil, sans liens ni longs nombres.

## Arriver à une table

refusal-unknown_table = Aucune table ni classe n’a ce code. Vérifie chaque lettre.
refusal-unknown_token = Ce lien ou ce code ne marche pas. Vérifie chaque lettre, ou demandes-en un nouveau.
refusal-table_damaged = Les coups enregistrés de cette table sont abîmés : la partie ne peut pas continuer. Préviens la personne qui a ouvert la table, ou ouvre une nouvelle table.
refusal-unknown_content = Le serveur n’a plus le plateau de cette partie, elle ne peut donc pas continuer. Pour rejouer, ouvre une nouvelle table.
refusal-spectators_not_allowed = On ne peut pas regarder à cette table. Demande à la personne qui a ouvert la table de le permettre.
refusal-other_version = La page et le serveur n’ont pas la même version. Recharge la page.
refusal-opened_elsewhere = Ta place est ouverte dans une autre fenêtre ou sur un autre appareil. Continue là-bas, ou reviens ici avec ton code de retour.
refusal-table_not_over = L’enregistrement montre les cartes de tout le monde. Attends la fin de la partie.
refusal-no_match = Cette table a fermé avant le début de la partie : il n’y a pas d’enregistrement. Ouvre une nouvelle table pour jouer.
refusal-replay_wrong = Ce fichier n’est pas un enregistrement valable. Choisis un autre fichier, ou demande l’original.
refusal-replay_of_other_content = Cet enregistrement vient d’une autre version du plateau. Ouvre-le sur un serveur qui a cette version.
refusal-unknown_conversation = La connexion a été coupée. Recharge la page pour continuer.
refusal-foreign_origin = Cette page n’est pas celle du serveur. Ouvre le jeu à l’adresse du serveur.
refusal-foreign_host = Ce serveur ne connaît pas l’adresse que tu as utilisée. Ouvre le jeu à l’adresse que le serveur a affichée au démarrage.
refusal-no_such_page = Il n’y a pas de page ici. Vérifie l’adresse, ou reviens en arrière.
refusal-wrong_method = Cette adresse ne sert pas à cela. Reviens en arrière et réessaie.

# D’une classe
refusal-unknown_class = Aucune classe n’a ce code. Regarde encore une fois le code projeté.
refusal-not_class_host = C’est réservé à ton ou ta prof.
refusal-class_full = Cette classe est pleine : elle a de la place pour 60 appareils. Partages-en un avec quelqu’un.
refusal-class_closed = La porte est fermée. Demande à ton ou ta prof de l’ouvrir.
refusal-class_ended = Cette classe est terminée. Ton ou ta prof peut en ouvrir une nouvelle.
refusal-class_deleted = Ce cours est terminé et toutes ses données sont effacées.
refusal-rehearsal = Cette classe est la répétition d’un enseignant : personne d’autre ne peut entrer et rien n’est exporté.
refusal-rehearsal_runs = Quelqu’un répète déjà sur ce réseau. Fermez cette page-là, attendez une minute et réessayez.
refusal-class_waiting = Tu n’as pas encore de place. Ton ou ta prof t’en donnera une dans un instant.
refusal-bot_plays = Un bot joue maintenant pour ton entreprise. Si tu veux jouer à nouveau, demande une place à ton ou ta prof.
refusal-mate_plays = L’élève qui partageait ton entreprise continue à jouer. Si tu veux jouer à nouveau, demande une place à ton ou ta prof.
refusal-not_a_member = Cet élève n’est pas dans la classe, ou n’a pas de place. Regardez encore une fois la liste.
refusal-no_such_table = La classe n’a pas de table avec ce numéro. Choisissez-en une autre.
refusal-nobody_to_deal = Il n’y a encore personne à placer. Attendez que quelqu’un arrive, puis formez les tables.
refusal-tables_started = Ce n’est possible qu’avant le début des parties.
refusal-tables_not_started = Ce n’est possible qu’une fois les parties commencées.
refusal-table_is_full = Aucune place n’est libre à cette table. L’élève peut y partager une entreprise, ou aller à une autre table.
refusal-lesson_time = La cloche doit sonner dans les huit prochaines heures. Choisissez une autre heure.
refusal-past_the_bell = Cela dépasse l’heure de la cloche. Choisissez moins de minutes, ou donnez plus de temps à toutes les tables.
refusal-no_bell_waits = La cloche n’est pas programmée : elle a déjà sonné ou a été annulée. Regardez à nouveau les tables.
refusal-round_not_open = Ces questions ne sont pas ouvertes. Attends que ton ou ta prof les ouvre.
refusal-round_open = Ces questions sont déjà ouvertes.
refusal-already_answered = Tu as déjà répondu. Merci !
refusal-unknown_phone = Aucun téléphone n’affiche ces quatre chiffres. Regardez encore une fois le téléphone.
refusal-no_debrief = Aucune partie n’est encore finie. Le premier graphique apparaît dès qu’une table a fini.

