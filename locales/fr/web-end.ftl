### The end of a match: how little was missing, and the Materials that mattered.

web-end-won = Tu gagnes avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} !
web-end-short-win = { $material } : il ne te manquait que ça pour { $points } points et la victoire
web-end-short = { $material } : il ne te manquait que ça pour { $points } points de plus
web-end-materials = Les Matières premières disputées
web-end-missed = Ce qui t’a manqué
web-end-story = Lire son histoire
web-end-told = Tes points : { $points }
web-end-comeback = Une remontée : { $points } points
web-end-then = puis { $points }
web-end-swing = De { $before } à { $after } points
web-end-swing-taken = { $player } prend { $territory } : { $materials }
web-end-swing-gained = Gagné : { $materials }
web-end-swing-lost = Perdu : { $materials }
