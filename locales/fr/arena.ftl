### Ce qu’écrit `rawsiko arena`, et ce que disent ses graphiques.

help-arena = Mesure comment les bots jouent les uns contre les autres, ou vérifie qu’un bot joue loyalement.
help-arena-names = Les bots à comparer : random, simple, greedy, easy, medium, hard, expert, ou un bot personnel sous la forme MODULE:CLASSE.
help-arena-bots = D’autres bots, séparés par des virgules, par exemple des bots personnels sous la forme MODULE:CLASSE ; cherchés aussi dans le dossier courant.
help-arena-check = Vérifie seulement que ces bots jouent loyalement ; séparés par des virgules, chacun un nom ou MODULE:CLASSE.
help-arena-first-only = Fait jouer seulement le premier bot contre des tables de chacun des autres, et non tous contre tous.
help-arena-matches = Nombre de parties par paire ; quelques-unes de plus au besoin, pour que chaque donne soit jouée de chaque place.

arena-title = Arène à { $seats } places, { $matches ->
        [one] { $matches } partie
       *[other] { $matches } parties
    } par paire
arena-too-few = Moins de { $matches } parties par paire : ne cite pas ces chiffres.
arena-pairs = Taux de victoire d’un bot contre une table d’un autre bot
arena-pair = { $one } contre { $number } × { $others }
arena-cross-table = Tableau croisé : victoires de la ligne contre une table de la colonne
arena-one = Un
arena-others = Contre
arena-others-points = Points des autres
arena-elo = Elo, en résumé
arena-elo-interval = Elo, avec intervalle à 95 %
arena-thinking = Temps d’un cœur pour un plan (les choix d’un joueur dans une Phase)
arena-plans = Plans
arena-longest = Le plus long
arena-milliseconds = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms
arena-note = À chances égales, ce serait { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %. Ceux qui partagent la première place partagent la victoire. Les intervalles sont ceux de Wilson. docs/bots.md explique les paires, l’Elo et le temps.

arena-too-few-bots = Une arène demande au moins deux bots différents, comme dans rawsiko arena greedy random.
arena-unknown-bot = Il n’y a pas de bot « { $bot } » : choisis parmi { $known }, ou donne un bot personnel sous la forme MODULE:CLASSE.
arena-cannot-import = Le bot { $bot } ne peut pas être chargé ({ $reason }).
arena-not-a-bot = { $bot } n’est pas un bot : il faut une classe avec une méthode choose(view, legal, rng).
arena-bot-failed = Le bot { $bot } s’est interrompu ({ $reason }). Pour en savoir plus : rawsiko arena --check { $bot }
arena-illegal-choice = Le bot { $bot } a choisi une action qui n’est pas permise. Pour en savoir plus : rawsiko arena --check { $bot }

arena-check-title = { $bot } joue-t-il loyalement ?
arena-check-tried = Choix essayés : { $choices }, en { $matches } parties à { $players } joueurs.
arena-check-chooses = fait toujours un choix, sans erreur
arena-check-legal = ne choisit que des actions permises
arena-check-repeats = fait le même choix avec la même vue et le même générateur
arena-check-blind = fait le même choix quand changent des cartes qu’il ne peut pas voir
arena-check-leaves = ne change rien à ce qui lui est montré
arena-check-kept = oui
arena-check-broken = non, d’abord au choix { $choice }
arena-check-failed = non, d’abord au choix { $choice } : { $reason }
arena-check-untried = non vérifié, à cause de ce qui précède
arena-check-fair = { $bot } a réussi.
arena-check-unfair = { $bot } n’a pas réussi.

arena-plot-win-rates = Taux de victoire d’un bot contre une table d’un autre bot
arena-plot-cross-table = Victoires de la ligne contre une table de la colonne
arena-plot-elo = Elo
