### Pourquoi un bot a fait ce qu’il a fait, et pourquoi un conseil dit ce qu’il dit : quoi, deux-points, la raison la plus forte. Les noms restent dans leur forme de base.

bot-reason = { $act } : { $why }

## Quoi

bot-act-attack = Attaque → { $territory }, { $percent } %
bot-act-occupy = Territoire vide → { $territory }
bot-act-reinforce = Renforts → { $territory }
bot-act-place = Nouvel Actif → { $territory }
bot-act-begin = Départ → { $territory }
bot-act-settle = Départ → { $continent }
bot-act-draw = Continent tiré au sort
bot-act-claim = De Chine : { $material }
bot-act-recycle = Recycler { $material }
bot-act-stop = Fin des actions

## Pourquoi

bot-why-completes = pour compléter { $application } avec { $material }, +{ $points }
bot-why-advances = pour avoir { $material }, utile à { $application }
bot-why-spare = un autre endroit avec { $material } pour la carte
bot-why-keeps = pour garder { $material } pour la carte ; une attaque réussirait { $risk } fois sur 100
bot-why-reaches = ensuite à portée : { $ahead }, avec { $material } pour la carte
bot-why-income = un Actif de plus à chaque Phase d’investissement
bot-why-guards = une attaque réussirait { $risk } fois sur 100
bot-why-weakens = cela affaiblit { $player }
bot-why-eliminates = cela élimine { $player }
bot-why-survives = il reste peu de Territoires à perdre
bot-why-exclusive = pour la présence exclusive sur le Continent { $continent }
bot-why-forward = ensuite à portée : { $ahead }
bot-why-room = un Territoire de plus
bot-why-gathers = { $having } des { $needed } Matières premières pour { $application } à deux pas au plus
bot-why-open = des Territoires libres juste à côté
bot-why-nothing-better = rien d’autre ne vaut le risque
bot-why-only = il n’y a pas d’autre choix
bot-why-tried = c’est ce qui a le mieux marché dans de nombreuses parties d’essai
