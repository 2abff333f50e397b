### Ce qu’écrit `rawsiko replay` en plus de l’histoire.

replay-stops = L’enregistrement s’arrête ici
replay-aborted = La partie a été interrompue : il n’y a pas de score.
replay-position-setup-end = Position après la mise en place
replay-position-setup-stopped = Position pendant la mise en place, là où l’enregistrement s’arrête
replay-position-turn-end = Position à la fin du Tour { $turn }
replay-position-turn-traded = Position à la fin de la partie : Tour { $turn }, puis Commerce avec la Chine
replay-position-turn-advanced = Position au Tour { $turn }, avant que le compteur de Tours n’avance
replay-position-turn-stopped = Position au Tour { $turn }, là où l’enregistrement s’arrête
replay-no-such-turn = Le Tour { $turn } n’est pas dans l’enregistrement : il va de 0 (la mise en place) à { $last }.

help-replay-file = Un fichier d’enregistrement ; - est l’entrée standard.
help-replay-turn = Affiche, au lieu de l’histoire, la position à la fin de ce Tour ; 0 est la fin de la mise en place.
help-replay-content = Dossier du contenu avec lequel la partie a été jouée, s’il n’est pas standard.
