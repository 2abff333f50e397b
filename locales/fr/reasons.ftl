### Pourquoi un bot a fait ce qu’il a fait, et pourquoi un conseil dit ce qu’il dit : quoi, deux-points, la raison la plus forte. Les noms restent dans leur forme de base.

bot-reason = { $act } : { $why }

## Quoi

bot-act-attack = Attaque → { $territory }, { $percent } %
bot-act-occupy = Occupation → { $territory }
bot-act-reinforce = Renforts → { $territory }
bot-act-place = Nouvel Actif → { $territory }
bot-act-begin = Départ → { $territory }
bot-act-settle = Départ → { $continent }
bot-act-draw = Un Continent au sort
bot-act-claim = De la Chine, { $material }
bot-act-stop = Plus d’action

## Pourquoi

bot-why-completes = { $material } complète { $application }, +{ $points }
bot-why-advances = { $material } sert pour { $application }
bot-why-spare = un autre endroit avec { $material }, utile à la carte
bot-why-keeps = { $material } est sur la carte, et une attaque réussirait à { $risk } %
bot-why-reaches = { $ahead } devient accessible, avec { $material } pour la carte
bot-why-income = un Actif de plus à chaque Phase d’investissement à venir
bot-why-guards = une attaque réussirait à { $risk } %
bot-why-weakens = cela affaiblit { $player }
bot-why-eliminates = cela élimine { $player }
bot-why-survives = il reste peu de Territoires à perdre
bot-why-exclusive = vers la présence exclusive, { $continent }
bot-why-forward = { $ahead } devient accessible
bot-why-room = un Territoire de plus
bot-why-open = des Territoires libres sont à côté
bot-why-nothing-better = rien d’autre ne vaut le risque
bot-why-only = il n’y a pas d’autre choix
bot-why-tried = c’est ce qui a le mieux réussi en jouant la suite de nombreuses fois
