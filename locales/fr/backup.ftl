### Ce qu’affichent `rawsiko backup` et `rawsiko restore`.

help-backup = Enregistre toutes les tables dans un fichier, même pendant que le serveur tourne.
help-backup-file = Le nouveau fichier.
help-restore = Rétablit toutes les tables d’une sauvegarde.
help-restore-file = Un fichier créé par `backup`.

backup-done = Enregistré dans { $file }.
backup-exists = { $file } existe déjà. Choisis un autre nom ; rien n’a été écrit.
backup-failed = { $file } ne peut pas être écrit ({ $reason }). Vérifie le dossier et l’espace disque.
restore-no-file = Le fichier { $file } n’existe pas.
restore-not-a-backup = { $file } est endommagé ou n’est pas une sauvegarde. Rien n’a été changé.
restore-newer = { $file } vient d’un RAWsiko plus récent. Mets celui-ci à jour. Rien n’a été changé.
restore-set-aside = La base de données était endommagée. Elle est conservée sous { $file }.
restore-done = Toutes les tables sont comme elles étaient dans { $file }.
