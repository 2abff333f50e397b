### Le premier pas d’un conseil : une question qui permet de trouver le reste. Les noms restent dans leur forme de base.

hint-look-missing = { $application } : c’est presque complet ! Quelle Matière première manque, et où la trouver ?
hint-look-lone-guard = { $material } : cela t’aiderait. Où n’y a-t-il qu’un seul Actif de garde ?
hint-look-guarded = { $material } : cela t’aiderait. Quel voisin en a, et avec combien d’Actifs ?
hint-look-empty = { $material } : cela t’aiderait. Y en a-t-il dans un Territoire vide, juste à côté ?
hint-look-own-guard = { $material } : il t’en faut. Est-ce bien gardé chez toi ?
hint-look-threat = { $territory } : c’est à toi, mais quel voisin pourrait s’en emparer ?
hint-look-reach = Regarde ici : { $territory }. Depuis lequel de tes Territoires pourrais-tu y aller ?
hint-look-alone = { $continent } : qui d’autre y est encore ?
hint-look-rival = Regarde ici : { $territory }. Que perdrait son propriétaire ?
hint-look-more = Toutes les trois Matières premières, tu reçois un Actif de plus. Que peux-tu gagner juste à côté ?
hint-look-begin = Où y a-t-il beaucoup de Matières premières qu’il te faut, proches les unes des autres ?
hint-look-claim = Quelle Matière première manque encore à tes Applications ?
hint-look-stop = Reste-t-il quelque chose qui vaille le risque ?
