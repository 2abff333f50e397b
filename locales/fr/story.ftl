### L’histoire d’une partie. Les noms restent dans leur forme de base : jamais d’article ni de préposition.

## Début et mise en place

story-title = RAWsiko : { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }, { $turns ->
        [one] { $turns } Tour
       *[other] { $turns } Tours
    }
story-order = Ordre de jeu : { $players }
story-options = Options : { $options }
story-option-advanced_setup = Mise en place avancée
story-option-monopoly_stranglehold = Étau monopolistique
story-option-trade_with_china = Commerce avec la Chine
story-option-leave_one_behind = En laisser un
story-option-head_start = Avance au départ
story-option-host_keeps_time = L’hôte gère le temps
story-option-world_news = Nouvelles du monde
story-option-recycling = Recyclage
story-setup = Mise en place
story-first-round = Premier tour de table
story-second-round = Second tour de table
story-initial-assets = Actifs initiaux
story-chosen = { $player } choisit le Continent { $continent } : { $territories }
story-drawn = { $player } tire au sort le Continent { $continent } : { $territories }

## Tours

story-turn = Tour { $turn } sur { $turns }
story-investment-phase = Phase d’investissement
story-action-phase = Phase d’action : { $player }
story-no-move = Aucun déplacement.
story-placed = { $player } place { $assets ->
        [one] { $assets } Actif
       *[other] { $assets } Actifs
    } : { $where }
story-placed-on = { $territory } +{ $assets }
story-moved = { $origin } → { $target } : { $assets ->
        [one] { $assets } Actif se déplace.
       *[other] { $assets } Actifs se déplacent.
    }
story-occupied = { $origin } → { $target } : { $assets ->
        [one] { $assets } Actif occupe le Territoire vide.
       *[other] { $assets } Actifs occupent le Territoire vide.
    }
story-gained = { $count ->
        [one] Nouvelle Matière première : { $materials }.
       *[other] Nouvelles Matières premières : { $materials }.
    }
story-lost = { $player } perd : { $materials }.
story-undone = De nouveau incomplètes : { $applications }.
story-completed = { $player } complète : { $applications }.
story-clash-roll = { $attacker_dice } contre { $defender_dice }
story-clash = Affrontement commercial { $origin } → { $target } ({ $defender }) : { $rolls }. Actifs perdus : attaquant { $attacker_losses }, défenseur { $defender_losses }.
story-conquered = { $territory } : { $player } conquiert le Territoire et y entre avec { $assets ->
        [one] { $assets } Actif.
       *[other] { $assets } Actifs.
    }
story-eliminated = { $player } n’a plus d’Actifs et est éliminée.
story-stranglehold = Étau monopolistique : le compteur de Tours avance à { $turn }.

## La fin

story-trade = Commerce avec la Chine
story-claims = { $player } peut réclamer { $claims ->
        [one] { $claims } Matière première.
       *[other] { $claims } Matières premières.
    } Présence exclusive : { $continents }.
story-no-claims = Personne n’a de présence exclusive sur un Continent.
story-claimed = { $player } réclame : { $material }.
story-news-stops = Nouvelles du monde, { $date } : « { $headline } ». { $territory } : fin des livraisons ({ $material }). Tours : { $turns }.
story-news-adds = Nouvelles du monde, { $date } : « { $headline } ». { $territory } : nouvelle source ({ $material }). Tours : { $turns }.
story-news-over-stops = { $territory } : de nouveau des livraisons ({ $material }).
story-news-over-adds = { $territory } : fin des livraisons ({ $material }).
story-recycled = { $player } recycle { $material }. Actifs cédés, { $territory } : { $assets }.
world-news-stops = { $territory } : fin des livraisons ({ $material }).
world-news-adds = { $territory } : nouvelle source ({ $material }).
story-end = Fin de la partie
story-ended-last_turn = Le dernier Tour est terminé.
story-ended-one_left = Il ne reste qu’un seul joueur.
story-ended-bell = La cloche a sonné. Le Tour { $turn } est le dernier qui compte.
story-ended-bell-early = La cloche a sonné avant la fin d’un Tour. Personne n’a gagné.
story-last-turn-set = Le dernier Tour est maintenant le Tour { $turn }.
story-cards = Cartes Objectif
story-card = { $player } : { $applications }
story-card-item = { $application } ({ $points })
story-card-complete = ✓ { $application } ({ $points })
story-card-open = ✗ { $application } ({ $points })
story-ranking = Score final
story-tie-applications = { $first } devance { $second } : autant de points, plus d’Applications.
story-tie-materials = { $first } devance { $second } : autant de points et d’Applications, plus de Matières premières.
story-tie-territories = { $first } devance { $second } : autant de points, d’Applications et de Matières premières, plus de Territoires.
story-tie-shared = { $first } et { $second } sont à égalité en tout et partagent la place.
story-winner = { $players } gagne avec { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
story-winners = { $players } gagnent ensemble avec { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }

## Tableaux et positions

story-players = Les joueurs
story-column-place = Place
story-column-player = Joueur
story-column-territory = Territoire
story-column-territories = Territoires
story-column-assets = Actifs
story-column-materials = Matières premières
story-column-applications = Applications
story-column-investment = Prochain investissement
story-column-points = Points
story-eliminated-mark = { $player } (éliminée)
story-materials = { $count ->
        [one] { $count } Matière première : { $materials }
       *[other] { $count } Matières premières : { $materials }
    }
story-application-complete = ✓ { $application }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : complète
story-application-open = ✗ { $application }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : il manque { $missing }
