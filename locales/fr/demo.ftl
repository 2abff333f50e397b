### Ce qu’écrit `rawsiko demo` en plus de l’histoire de la partie.

demo-intro = Une partie de démonstration : quatre entreprises, jouées par le programme, dans la ruée vers les matières premières. Ctrl-C l’arrête.
demo-stopped = Arrêtée.
demo-next = Et maintenant ?
demo-next-again = montre de nouveau cette partie
demo-next-simulate = joue cent parties et compte ce qui s’y passe
demo-next-replay = raconte l’histoire de la première
demo-next-content = dit où se trouve une Matière première, et pourquoi
demo-next-rules = les règles du jeu, à lire (en anglais)
demo-next-help = énumère tout ce que RAWsiko sait faire

help-demo-seed = Graine du hasard pour la partie ; une nouvelle à chaque fois si absente.
help-demo-fast = Sans pauses.
