### Ce qu’écrit `rawsiko verify` : une ligne par fichier, après son nom.

verify-line = { $file }: { $verdict }
verify-ok = ok
verify-ok-dice = ok, dés vérifiés
verify-wrong = ligne { $line } : { $clause } : { $fault }
verify-incomplete = incomplet ({ $lines ->
        [one] { $lines } ligne est valable
       *[other] { $lines } lignes sont valables
    })
verify-cut = incomplet : la ligne { $line } est coupée ({ $lines ->
        [one] { $lines } ligne est valable
       *[other] { $lines } lignes sont valables
    })
verify-unknown-content = le contenu { $hash } est inconnu ; --content peut en indiquer le dossier
verify-missing = ce fichier n’existe pas
verify-folder = c’est un dossier et non un fichier
verify-empty-folder = aucun enregistrement (*.jsonl) ne se trouve dans ce dossier
verify-unreadable = illisible ({ $reason })
verify-bad-content = { $folder } n’est pas utilisable comme contenu :
verify-ok-database = ok, tables : { $tables }
verify-damaged = endommagé ; rétablis une sauvegarde
verify-table-damaged = table { $table } : l’entrée { $entry } est endommagée
verify-table-content = table { $table } : son contenu est inconnu
verify-nothing = Indique un fichier, ou une base de données avec --database.

help-verify-files = Fichiers d’enregistrements, dossiers de tels fichiers (*.jsonl), bases SQLite ou sauvegardes ; - est l’entrée standard.
help-verify-database = Une base dont les tables enregistrées sont vérifiées : sqlite:///FICHIER ou postgresql://…
help-verify-content = Dossier du contenu avec lequel les parties ont été jouées, s’il n’est pas standard.

# The proof of the dice
dice-malformed = dans la preuve des dés, « { $key } » manque ou est mal formé
dice-scheme = la preuve des dés est d’un genre que ce programme ne connaît pas
dice-commitment = le secret des dés n’est pas celui que la table avait promis avant la partie
dice-contribution = la contribution de { $player } aux dés n’est pas celle promise, ou a été omise
dice-order = l’ordre de jeu n’a pas été tiré avec les dés de cette table : ce devrait être { $expected }
dice-deal = les cartes Objectif n’ont pas été distribuées avec les dés de cette table
dice-header = l’en-tête et le journal de la table se contredisent sur « { $key } »
dice-number = l’entrée { $entry } du journal manque, est en double ou n’est pas à sa place
dice-taken_back = l’entrée { $entry } du journal n’est pas une annulation valable
dice-roll = ce ne sont pas les dés de cette table : ce devraient être { $expected }
dice-draw = ce n’est pas ce Continent qui a été tiré, mais { $expected }
dice-news = la nouvelle ouverte devrait être { $expected }
dice-head = le journal n’est pas celui dont les joueurs ont vu l’empreinte
