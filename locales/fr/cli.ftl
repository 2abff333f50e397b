### Ce que la ligne de commande dit d’elle-même.

help-rawsiko =
    RAWsiko, le jeu de société des matières premières : des tables pour tout le réseau, des parties
    entières en ligne de commande, un plateau du monde fondé sur des faits. Sans commande, propose le
    jeu sur le réseau.
help-version = Affiche la version et s’arrête.
help-lang = Langue des textes : en, it, nl, sk, de, fr ou es.
help-run = Pour le développement, run.py connaît aussi test, web, pictures, map, types, release, site et bench : voir CONTRIBUTING.md.

help-content = Vérifie, exporte, montre et dessine le plateau et les cartes.
help-demo = Joue une partie dans le terminal, Tour par Tour.
help-replay = Raconte l’histoire d’une partie enregistrée.
help-simulate = Fait jouer de nombreuses parties à des bots et affiche des statistiques.
help-verify = Vérifie ligne par ligne que des parties enregistrées suivent les règles.

cli-unknown-language = La langue « { $language } » n’existe pas. Choisis parmi { $known }.
cli-unknown-language-variable = { $variable } : la langue « { $language } » n’existe pas, seulement { $known }. L’anglais est utilisé.
cli-empty-name = le nom est vide
cli-output-not-written = Impossible d’écrire la sortie ({ $reason }).
