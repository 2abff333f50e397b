### Pages pour apprendre : ce qui se dit avant l’arrivée de leur texte.

web-learn-loading = Un instant…
web-learn-failed = La page n’a pas pu être chargée. Le serveur tourne-t-il encore ?
web-learn-retry = Réessayer
