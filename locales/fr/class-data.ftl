### One page about data protection, for parents and pupils. The school prints it.

data-title = Protection des données : un cours avec RAWsiko
data-intro = En classe, nous jouons dans le navigateur à RAWsiko, un jeu gratuit sur les matières premières critiques. Cette page explique aux parents et aux élèves ce que deviennent leurs données.
data-what = Qu’est-ce qui est enregistré ?
data-what-text = Ni compte, ni nom, ni adresse e-mail. Pour chaque appareil : un nom d’entreprise tiré au sort par le programme, un portrait dessiné, la langue et combien d’élèves le partagent. Pour la partie : les coups joués. Pour les questions d’avant, d’après et de l’attente : seulement des totaux, et seulement à partir de six réponses. Ce qui s’écrit dans le chat n’est pas enregistré.
data-why = Pourquoi ?
data-why-text = Pour que la partie fonctionne et puisse continuer après une interruption, et pour que la classe puisse revenir sur ses propres parties. Pour rien d’autre : ni publicité, ni profils, ni notes.
data-where = Où ?
data-where-text = Sur l’ordinateur où l’établissement fait tourner le programme. Les pages ne chargent rien qui vienne d’autres sociétés et ne posent aucun cookie. Chaque appareil garde dans son navigateur une clé aléatoire, pour retrouver sa place.
data-long = Combien de temps ?
data-long-text = Réponses aux questions : jusqu’à la clôture ; ensuite, seulement des totaux. Liens : un jour après la fin de la classe ; la page de chaque élève : sept jours. Tout le reste : 30 jours, puis tout est effacé automatiquement.
data-who = Qui le voit ?
data-who-text = À une table, tout le monde voit les entreprises et la partie. L’enseignant voit où en est chaque table et qui est connecté, mais aucune carte avant la fin. L’écran de la classe ne montre jamais qui est lent. Si l’enseignant note de vrais noms à côté des entreprises, ils restent dans son navigateur.
data-delete = Comment est-ce effacé ?
data-delete-text = L’enseignant peut effacer la classe à tout moment ; en quelques secondes, il n’en reste rien dans la base de données. Les sauvegardes faites auparavant et les journaux de la base elle-même (write-ahead log) sont des copies à part : c’est à la personne qui les garde de les effacer.
data-rights = Qui est responsable ?
data-rights-text = L’établissement est responsable du traitement. Questions et demandes d’accès ou d’effacement :
data-school = Établissement
data-contact = Contact
data-date = Cours du
