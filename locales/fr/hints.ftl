### Le premier pas d’un conseil : une question qui permet de trouver le reste. Les noms restent dans leur forme de base.

hint-look-missing = { $application } : c’est presque complet ! Quelle Matière première manque, et où la trouver ?
hint-look-lone-guard = { $material } : cela t’aiderait. Où n’y a-t-il qu’un seul Actif de garde ?
hint-look-guarded = { $material } : cela t’aiderait. Quel voisin en a, et avec combien d’Actifs ?
hint-look-empty = { $material } : cela t’aiderait. Y en a-t-il dans un Territoire vide, juste à côté ?
hint-look-own-guard = { $material } : il t’en faut. Est-ce bien gardé chez toi ?
hint-look-threat = { $territory } : c’est à toi, mais quel voisin pourrait s’en emparer ?
hint-look-reach = Regarde ici : { $territory }. Depuis lequel de tes Territoires pourrais-tu y aller ?
hint-look-alone = { $continent } : qui d’autre y est encore ?
hint-look-rival = Regarde ici : { $territory }. Que perdrait son propriétaire sans lui ?
hint-look-more = Toutes les trois Matières premières, tu reçois un Actif de plus. Que peux-tu gagner juste à côté ?
hint-look-begin = Où y a-t-il beaucoup de Matières premières qu’il te faut, proches les unes des autres ?
hint-look-claim = Quelle Matière première manque encore à tes Applications ?
hint-look-stop = Reste-t-il quelque chose qui vaille le risque ?

## Pourquoi pas mon coup ? Ce qu’une action coûte par rapport au meilleur choix trouvé, ce qui ne va pas et ce qui la rendrait bonne

why-not-best = Rien de mieux n’a été trouvé.
why-not-even = Les deux se valent : moins de deux points de chances de gagner les séparent.
why-not-unsure = Trop serré pour le dire : { $points ->
    [one] un point
   *[other] { $points } points
} de chances de gagner, à { $uncertain } près.
why-not-costs = Chances de gagner : { $points ->
    [one] un point
   *[other] { $points } points
} de moins qu’avec le meilleur choix trouvé, à { $uncertain } près.
why-not-brings = Bien trouvé ! Chances de gagner : { $points ->
    [one] un point
   *[other] { $points } points
} de plus qu’avec le meilleur choix trouvé, à { $uncertain } près.
why-not-untried = On ne peut pas simuler de parties ici, donc on ne sait pas ce que ça coûte.
why-not-breaks = Tu perds { $material } : l’Application { $application } n’est plus complète, −{ $points }.
why-not-gives-up = Tu perds { $material }, dont tu as besoin pour { $application }.
why-not-leaves = { $assets ->
    [0] { $territory } : il n’y reste aucun Actif, et { $player } est juste à côté.
    [one] { $territory } : il n’y reste qu’un Actif, et { $player } est juste à côté.
   *[other] { $territory } : il y reste { $assets } Actifs, et { $player } est juste à côté.
}
why-not-odds = L’attaque ne réussit que { $percent } fois sur 100.
why-not-exposed = { $territory } : { $player } est juste à côté et reprendrait ce Territoire { $percent } fois sur 100.
why-not-with = Avec { $assets ->
    [one] un Actif
   *[other] { $assets } Actifs
}, ce serait aussi bien.
why-not-reinforced = { $assets ->
    [one] Avec un Actif de plus
   *[other] Avec { $assets } Actifs de plus
} ici, ce serait aussi bien : { $territory }.
