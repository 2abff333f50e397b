### Ce qu’écrit `rawsiko verify` : une ligne par fichier, après son nom.

verify-line = { $file }: { $verdict }
verify-ok = ok
verify-wrong = ligne { $line } : { $clause } : { $fault }
verify-incomplete = incomplet ({ $lines ->
        [one] { $lines } ligne est valable
       *[other] { $lines } lignes sont valables
    })
verify-cut = incomplet : la ligne { $line } est coupée ({ $lines ->
        [one] { $lines } ligne est valable
       *[other] { $lines } lignes sont valables
    })
verify-unknown-content = le contenu { $hash } est inconnu ; --content peut en indiquer le dossier
verify-missing = ce fichier n’existe pas
verify-folder = c’est un dossier et non un fichier
verify-unreadable = illisible ({ $reason })
verify-bad-content = { $folder } n’est pas utilisable comme contenu :

help-verify-files = Fichiers d’enregistrements.
help-verify-content = Dossier du contenu avec lequel les parties ont été jouées, s’il n’est pas standard.
