### The shelf: what stays of matches on a device.

long-shelf-title = Mon étagère
long-shelf-lead = Ce que tu as gardé et construit, et tes points. Tout reste sur cet appareil, rien n’est jamais envoyé.
long-shelf-materials = Matières premières : { $count } sur { $all }
long-shelf-held = gardées jusqu’à la fin d’une partie
long-shelf-starred = tu as bien répondu à une question
long-shelf-tiles = Étoile : bonne réponse (jusqu’ici { $count }). Touche une tuile grise pour voir où la trouver.
long-shelf-applications = Applications : { $count } sur { $all }
long-shelf-newest = construites, la plus récente d’abord
long-shelf-built = construite
long-shelf-best = Meilleur score avec chaque carte
long-shelf-cards = Cartes : { $count } sur { $all }
long-shelf-nothing = Joue une partie jusqu’au bout : sa carte apparaîtra ici.
long-shelf-replays = Tes dernières parties
long-shelf-matches = Parties jouées : { $count }, gagnées : { $won }
long-shelf-comebacks = Remontées : { $count }
long-shelf-new = Nouveau sur ton étagère
long-shelf-kept = Maintenant sur ton étagère
long-shelf-best-yet = Ton meilleur score avec cette carte
long-shelf-class = Veux-tu garder cette partie sur cet appareil ? Ton ou ta prof ne la voit pas.
long-shelf-keep = Mettre sur mon étagère
long-shelf-refused = Ce navigateur n’enregistre rien ici : l’étagère reste vide.
long-shelf-here = Seulement dans ce navigateur, sans compte.
long-shelf-guest = Voici une étagère vide et provisoire. Elle disparaît quand tu fermes la fenêtre.
long-shelf-take = Emporter
long-shelf-read = Charger une étagère
long-shelf-unreadable = Ce fichier n’est pas une étagère.
long-shelf-not-mine = Pas la mienne ?
long-shelf-mine = Revenir à l’autre étagère
long-shelf-clear = Effacer l’étagère
long-shelf-clear-sure = Tout ce qui est sur cette étagère sera effacé. On ne peut pas revenir en arrière.
long-today-title = La carte du jour : { $day }
long-today-lead = Trois Tours contre trois bots. Aujourd’hui, tout le monde a la même carte, les mêmes adversaires et les mêmes dés. Seule ta première partie compte.
long-today-played = Tu as déjà joué la carte du jour. Tu peux la rejouer, mais seule la première partie compte.
long-today-play = Jouer la carte du jour
long-today-again = Rejouer
long-today-in-a-row = Jours de suite : { $count }
long-today-result = RAWsiko, { $day } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} sur { $all }
long-today-turns = Tour par Tour : { $points }
long-today-share = Partager
long-puzzle-title = Énigmes
long-puzzle-lead = Douze positions tirées de parties entre bots. Dans chacune, un choix gagne nettement plus souvent que les autres.
long-puzzle-solve = Résoudre les énigmes
long-puzzle-number = Énigme { $number }
long-puzzle-solved = Résolues : { $count } sur { $all }
long-puzzle-ask = Tu es { $player }. Que ferais-tu ?
long-puzzle-right = Bravo ! Rien d’autre ne gagne aussi souvent.
long-puzzle-wrong = Cela réduit tes chances de gagner de { $points ->
    [one] un point
   *[other] { $points } points
} de pourcentage.
long-puzzle-how = Les nombres sont les chances de gagner si des bots jouent la suite de nombreuses fois, avec d’autres lancers de dés.
long-puzzle-next = Énigme suivante
