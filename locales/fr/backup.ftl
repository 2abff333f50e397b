### Ce qu’affichent `rawsiko backup` et `rawsiko restore`.

help-backup = Enregistre toutes les tables dans un fichier, même pendant que le serveur tourne.
help-backup-file = Le nouveau fichier.
help-restore = Rétablit toutes les tables d’une sauvegarde.
help-restore-file = Un fichier créé par `backup`.

backup-done = Enregistré dans { $file }.
backup-exists = { $file } existe déjà. Choisissez un autre nom ; rien n’a été écrit.
restore-no-file = Le fichier { $file } n’existe pas.
restore-not-a-backup = { $file } n’est pas une sauvegarde complète. Rien n’a été changé.
restore-done = Toutes les tables sont comme elles étaient dans { $file }.
