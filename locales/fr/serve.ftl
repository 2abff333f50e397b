### What `rawsiko serve` says.

help-serve = Sert le jeu sur cet ordinateur, pour tout son réseau.
help-serve-host = Adresse d’écoute ; 127.0.0.1, c’est cet ordinateur seulement.
help-serve-port = Port d’écoute ; 0 en prend un libre.
help-serve-database = Où les tables sont conservées : sqlite:///FICHIER ou postgresql://… ; à défaut, un fichier dans le dossier de données personnel.
help-serve-public-url = Adresse sous laquelle les autres connaissent ce serveur, s’il est derrière un proxy.
help-serve-disk-limit = Espace disque maximal pour les tables, en Go ; au-delà, plus aucune nouvelle n’est ouverte.
help-serve-open = Affiche la page dans le navigateur.
serve-here = Sur cet ordinateur :    { $address }
serve-network = Sur le réseau local :   { $address }
serve-public = De l’extérieur :        { $address }
serve-only-here = Les autres appareils ne peuvent pas se connecter : le serveur n’écoute que sur cet ordinateur.
serve-help = Si un téléphone ne se connecte pas : { $address }
serve-how-to-stop = Ctrl-C arrête le serveur ; chaque partie reprend au prochain démarrage.
serve-stopped = Arrêté. Tout est enregistré.
serve-port-taken = Impossible d’écouter sur { $host }, port { $port } : un autre programme l’utilise peut-être. En choisir un autre avec --port, ou 0 pour un port libre.
serve-bad-public-url = « { $url } » n’est pas une adresse comme https://game.example.org
serve-no-database = La base de données ne s’ouvre pas ({ $reason }). Vérifier --database, le dossier et l’espace disque.
serve-newer-database = La base vient d’un RAWsiko plus récent. Mettre celui-ci à jour.
serve-database-in-use = Un autre serveur RAWsiko utilise cette base de données. L’arrêter d’abord, ou choisir une autre base avec --database.
serve-damaged-database = La base de données { $database } est endommagée. Rétablir la dernière sauvegarde : { $command }. Le fichier endommagé est conservé sous un autre nom.
