### Le premier pas d’un conseil : une question qui permet de trouver le reste. Les noms restent dans leur forme de base.

hint-look-missing = { $application } : il manque peu. Quelle Matière première, et où la trouver ?
hint-look-lone-guard = { $material } vous aiderait. Où un seul Actif monte-t-il la garde ?
hint-look-guarded = { $material } vous aiderait. Qui en a près de vous, et avec combien d’Actifs ?
hint-look-empty = { $material } vous aiderait. Y a-t-il près de vous un Territoire vide qui en a ?
hint-look-own-guard = Vous avez besoin de cela : { $material }. Est-ce bien gardé chez vous ?
hint-look-threat = { $territory } est à vous. Qui, juste à côté, pourrait s’en emparer ?
hint-look-reach = Regardez { $territory }. Depuis lequel de vos Territoires pourriez-vous y aller ?
hint-look-alone = Qui vous sépare encore de la présence exclusive, { $continent } ?
hint-look-rival = Regardez { $territory }. Que perdrait son propriétaire ?
hint-look-more = Chaque troisième Matière première apporte un Actif de plus. Que pouvez-vous prendre juste à côté ?
hint-look-begin = Où se trouvent, proches les unes des autres, beaucoup de Matières premières dont vous avez besoin ?
hint-look-claim = Quelle Matière première manque encore à vos Applications ?
hint-look-stop = Reste-t-il quelque chose qui vaille le risque ?
