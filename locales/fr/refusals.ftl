### Pourquoi une ligne d’un enregistrement n’est pas valable. `verify` met devant la clause des règles.

## Refusé par les règles

refusal-not_an_action = ce n’est pas une action du jeu
refusal-match_over = la partie est déjà terminée
refusal-unknown_player = ce joueur ne participe pas à la partie
refusal-eliminated = ce joueur est éliminé
refusal-not_your_turn = c’est à un autre joueur d’agir
refusal-wrong_phase = cette action n’est pas possible dans la phase en cours
refusal-wrong_dice = les dés ne sont pas ceux de cet Affrontement commercial
refusal-wrong_draw = ce Continent ne peut pas avoir été tiré
refusal-unknown_continent = ce Continent n’existe pas
refusal-unknown_territory = ce Territoire n’existe pas
refusal-unknown_material = cette Matière première n’existe pas
refusal-continent_is_drawn = avec la Mise en place avancée, les Continents sont tirés et non choisis
refusal-continent_is_chosen = sans la Mise en place avancée, les Continents sont choisis et non tirés
refusal-continent_already_yours = le joueur est déjà présent sur ce Continent
refusal-continent_full = deux joueurs sont déjà présents sur ce Continent
refusal-empty_continent_first = il faut d’abord choisir un Continent sans joueur
refusal-continent_without_room = il ne reste pas assez de Territoires libres adjacents sur ce Continent
refusal-territory_in_other_continent = le Territoire se trouve sur un autre Continent
refusal-territory_taken = le Territoire appartient déjà à un joueur
refusal-territory_not_connected = le Territoire n’est pas adjacent à ceux déjà choisis
refusal-territory_is_dead_end = avec ce Territoire, le choix ne pourrait pas être terminé
refusal-not_your_territory = le joueur ne contrôle pas ce Territoire
refusal-not_adjacent = les deux Territoires ne sont pas adjacents
refusal-no_assets = on déplace au moins un Actif
refusal-not_enough_ready = il n’y a pas là autant d’Actifs qui peuvent encore agir
refusal-too_many_for_a_clash = un Affrontement commercial engage au plus 3 Actifs
refusal-one_must_stay = au moins un Actif doit rester
refusal-material_already_controlled = le joueur contrôle déjà cette Matière première
refusal-host_keeps_no_time = dans cette partie, la personne qui a ouvert la table ne gère pas le temps
refusal-last_turn_begun = le dernier Tour a déjà commencé
refusal-not_a_turn = le dernier Tour doit venir après celui-ci et être au plus le Tour 30
refusal-number_of_players = une partie compte 3, 4 ou 5 joueurs
refusal-board_does_not_support_players = le plateau n’admet pas ce nombre de joueurs
refusal-player_twice = un joueur figure deux fois dans l’ordre de jeu
refusal-number_of_turns = une partie compte de 1 à 30 Tours
refusal-card_for_each_player = chaque joueur a une carte Objectif, et personne d’autre
refusal-unknown_objective = cette carte Objectif n’existe pas
refusal-card_twice = deux joueurs ont la même carte Objectif
refusal-end_reason = la partie s’est terminée par « { $expected } » et non par « { $found } »
refusal-match_not_over = la partie n’est pas finie ici (Tour { $turn } sur { $turns })
refusal-end_turn = le compteur de Tours était à { $expected } et non à { $found }
refusal-ranking_players = le classement ne cite pas chaque joueur exactement une fois
refusal-ranking_order = le classement ne suit pas l’ordre des places
refusal-score = « { $key } » de { $player } vaut { $expected } et non { $found }

## Pas un enregistrement selon le format

format-empty_file = le fichier est vide
format-line_too_long = la ligne est plus longue que permis
format-not_utf8 = la ligne n’est pas du texte UTF-8
format-not_json = la ligne n’est pas du JSON
format-not_an_object = la ligne n’est pas un objet JSON
format-nested_too_deep = la ligne est imbriquée trop profondément
format-number_too_long = un nombre a trop de chiffres
format-lone_surrogate = un texte contient un demi-caractère (un substitut isolé)
format-key_twice = la clé « { $key } » figure deux fois
format-missing_key = la clé « { $key } » manque
format-wrong_type = la valeur de « { $key } » n’est pas du bon type
format-unknown_format = ce n’est pas un enregistrement dans un format connu
format-unknown_rules = cette version des règles n’est pas connue ici
format-unknown_action = il n’existe pas d’action de ce type
format-unknown_reason = une partie ne peut pas se terminer ainsi
format-wrong_number = la ligne devrait porter le numéro { $key }
format-dice_without_clash = des dés figurent sur une ligne qui n’est pas un Affrontement commercial
format-drawn_without_draw = un Continent tiré figure sur une ligne qui n’est pas un tirage
format-action_on_end_line = la ligne de fin contient aussi une action
format-ranking_of_aborted = une partie interrompue n’a pas de classement
format-ranking_before_turn = une partie arrêtée avant la fin d’un Tour n’a pas de classement
format-no_house_rule = cette version est réservée aux parties avec « Avance au départ » ou « L’hôte gère le temps »
format-host_line = seule la version 2 du format contient des lignes de la personne qui a ouvert la table
format-host_acts_alone = une ligne de la personne qui a ouvert la table n’a ni « player » ni « action »
format-after_end = quelque chose suit la ligne de fin
