### Erreurs d’un dossier de contenu. Chacune suit le nom du fichier et, entre crochets, de l’entrée.

## Fichiers

content-error-no-folder = Ce dossier n’existe pas.
content-error-no-board = Ce n’est pas un dossier de contenu : il n’y a aucun des fichiers { $files }.
content-error-board-inside = Il n’y a pas de plateau ici, mais il y en a un à l’intérieur : { $folders }.
content-error-missing-file = Le fichier manque.
content-error-unreadable = Le fichier est illisible : { $detail }.
content-error-not-utf8 = Le fichier n’est pas un texte UTF-8 (octet { $position }).
content-error-bad-toml = Le fichier n’est pas du TOML valide : { $detail }.
content-error-bad-table = Le fichier n’est pas un tableau CSV : { $detail }.
content-error-bad-row = La ligne { $line } n’a pas les bonnes colonnes.
content-error-bad-map = Le fichier n’est pas une carte géographique : { $detail }.

## Entrées

content-error-bad-id = « { $id } » n’est pas un identifiant : ce sont des mots en minuscules avec des tirets bas, comme new_guinea.
content-error-missing-key = Il manque « { $key } ».
content-error-unknown-key = « { $key } » n’est pas connu ici. Essaie plutôt : { $known }.
content-error-wrong-type = « { $key } » doit être { $expected ->
        [table] une table
        [tables] une liste de tables
        [list] une liste de textes
        [numbers] une liste de nombres entiers
        [number] un nombre
        [whole-number] un nombre entier
        [flag] true ou false
       *[text] un texte
    }.
content-error-empty-text = « { $key } » est vide.
content-error-out-of-range = « { $key } » doit aller de { $least } à { $most }.
content-error-out-of-rule = « { $key } » doit aller de { $least } à { $most } ({ $clause }).
content-error-listed-twice = « { $key } » cite { $id } deux fois.

## Le plateau

content-error-no-players = Aucun nombre de joueurs n’est donné. Écris 3, 4 ou 5, ou plusieurs d’entre eux.
content-error-no-continents = Il n’y a aucun Continent. Ajoutes-en au moins un.
content-error-head-start-unused = Une Avance au départ est donnée pour { $number } joueurs, mais le plateau n’est pas prévu pour autant.
content-error-head-start-length = Une Avance au départ pour { $number } joueurs demande { $number } nombres ; il y en a { $found }.
content-error-empty-continent = Aucun Territoire ne se trouve dans le Continent { $continent }. Mets-y des Territoires ou supprime-le.
content-error-unknown-continent = Le Continent { $continent } n’existe pas.
content-error-unknown-territory = « { $key } » cite { $territory }, mais ce Territoire n’existe pas.
content-error-unknown-material = La Matière première { $material } n’existe pas.
content-error-unknown-application = L’Application { $application } n’existe pas.
content-error-adjacent-to-itself = « { $key } » cite le Territoire lui-même.
content-error-one-sided = « { $key } » cite { $territory }, mais { $territory } n’y cite pas ce Territoire.
content-error-cut-off = Le plateau est en morceaux : aucun chemin ne mène du premier Territoire à { $territory }. Donne-lui un voisin dans l’autre morceau.
content-error-dead-end = Avec { $players } joueurs, la mise en place peut se bloquer (R3.5) : après { $path }, le joueur { $seat } n’a plus de Continent à choisir. Ajoute des Territoires aux petits Continents, ou un autre Continent.
content-error-dead-end-without-room = Avec { $players } joueurs, la mise en place peut se bloquer (R3.5) : après { $path }, aucun Continent n’a de place pour le joueur { $seat } si ceux-ci sont pris : { $taken }. Ajoute des Territoires aux petits Continents, ou un autre Continent.

## Le plateau standard

content-error-count = Nombre d’entrées : { $count } ; il en faut de { $least } à { $most }.
content-error-too-few = Nombre d’entrées : { $count } ; il en faut au moins { $least }.
content-error-materials-here = Nombre de Matières premières ici : { $count } ; il en faut de { $least } à { $most }.
content-error-territories-with-it = Nombre de Territoires où elle se trouve : { $count } ; il en faut de { $least } à { $most }.
content-error-rulebook-territory = Les images du livret de règles montrent ce Territoire (R2.5).
content-error-rulebook-continent = Dans les images du livret de règles, il se trouve ici : { $continent } (R2.5).
content-error-rulebook-adjacent = Dans les images du livret de règles, il est adjacent à { $territory } (R2.5).
content-error-rulebook-material = Dans les images du livret de règles, il contient { $material } (R2.5).
content-error-rulebook-symbol = Dans les images du livret de règles, son symbole est { $symbol } (R2.5).
content-error-rulebook-points = Dans les images du livret de règles, cette Application vaut { $points } (R2.5).
content-error-rulebook-card = La carte du livret de règles manque (R2.5) : { $applications }.

## Matières premières et cartes

content-error-bad-symbol = « { $symbol } » n’est pas un symbole : une ou deux lettres ou chiffres.
content-error-symbol-twice = Le symbole { $symbol } est déjà celui de { $material }. Choisis-en un autre.
content-error-nowhere = La Matière première ne se trouve dans aucun Territoire. Place-la dans l’un d’eux ou supprime-la.
content-error-no-materials = L’Application n’a besoin d’aucune Matière première. Indiques-en au moins une.
content-error-unobtainable = { $material } : aucun Territoire n’en a, donc personne ne peut l’obtenir. Place-la dans un Territoire ou retire-la de cette liste.
content-error-no-applications = La carte n’a aucune Application. Indiques-en au moins une.
content-error-too-few-cards = Nombre de cartes : { $cards } ; il peut en falloir { $least }, une par joueur. Ajoute des cartes.
content-error-unknown-card = Il n’y a pas de carte { $card } (R1.4).
content-error-too-few-short-cards = Cartes pour les parties courtes : { $cards } ; il en faut au moins { $least } (R1.4).
content-error-bad-date = « { $date } » n’est ni un jour ni un mois : écris 2025-02-22 ou 2025-02.
content-error-unknown-effect = « { $effect } » n’est pas un effet (R4.10). Effets possibles : { $known }.
content-error-stops-nothing = { $territory } : cette Matière première ({ $material }) ne s’y trouve pas, une nouvelle ne peut donc pas l’y arrêter (R4.10).
content-error-adds-nothing = { $territory } : cette Matière première ({ $material }) s’y trouve déjà, une nouvelle ne peut donc pas l’y ajouter (R4.10).
content-error-points = Elle vaut { $points }, mais { $expected } selon la formule de board.toml.
content-error-not-of-the-rulebook = Seules les Applications du livret de règles peuvent s’écarter de la formule.
content-error-applications-of-card = Nombre d’Applications de la carte : { $count } au lieu de { $expected }.
content-error-points-of-card = La carte vaut { $points } ; il faut de { $least } à { $most }.
content-error-cards-alike = Elle a { $shared } Applications en commun avec { $card } ; au plus { $most } sont permises.

## Faits

content-error-no-evidence = Rien ne dit pourquoi cette Matière première se trouve là.
content-error-unknown-country = « { $country } » n’est pas un pays : les pays ont trois majuscules (ISO 3166), comme PER, et une partie a un nom après un deux-points, comme RUS:west.
content-error-not-on-board = Cette Matière première ne se trouve pas là.
content-error-unknown-stage = L’étape « { $stage } » n’existe pas. Essaie plutôt : { $known }.
content-error-unknown-source = Les faits n’ont pas de source { $source }.
content-error-not-in-facts = Les faits n’ont pas ce chiffre pour { $country }.
content-error-link-not-in-facts = Les faits ne disent pas qu’elle a besoin de { $material }.
content-error-country-twice = { $country } : ce pays est déjà dans { $territory }. Supprime-le dans l’un des deux.
content-error-country-elsewhere = { $country } : ce pays n’est pas dans ce Territoire.
content-error-moved-part = Seule une partie éloignée de { $country } se trouve dans ce Territoire, ce qui ne prouve rien.
content-error-national-figure = { $country } : ce pays est découpé en parties, le chiffre vaut donc pour le pays entier et « in_country » doit être true.
content-error-country-not-cut = { $country } : ce pays n’est pas découpé en parties, « in_country » ne doit donc pas être true.
content-error-country-used-twice = Le chiffre de { $country } sert déjà à { $territory }.
content-error-larger-producers = De bien plus grands producteurs manquent sur le plateau : { $countries }. Place-les aussi, ou donne une « reason ».
content-error-needless-reason = Aucun producteur bien plus grand ne manque : pas besoin de « reason » ici.
content-error-too-many-reasons = { $count } lieux ont une « reason » ; { $most } au plus sont permis.
content-error-rarity-and-risk = Plus une Matière première est à risque, moins elle devrait avoir de lieux : la corrélation des rangs est de { $value }, et non de { $limit } au plus.
content-error-rarity-and-suppliers = Plus il y a de pays qui fournissent une Matière première, plus elle devrait avoir de lieux : la corrélation des rangs est de { $value }, et non de { $limit } au moins.

## Carte du monde

content-error-no-shape = La carte géographique n’a pas de forme pour ce Territoire.
content-error-shape-of-nothing = La carte géographique en a la forme, mais ce Territoire n’existe pas.
content-error-no-portrait = La carte géographique n’a pas de place pour les portraits de ce Continent.
content-error-portrait-of-nothing = La carte géographique a une place pour ses portraits, mais ce Continent n’existe pas.
content-error-label-off-map = Son étiquette est hors de la carte géographique.
content-error-no-lane = La carte géographique n’a pas de ligne maritime vers { $territory }.
content-error-lane-without-sea = La carte géographique a une ligne maritime vers { $territory }, les règles non.
content-error-border-without-adjacency = Les formes touchent { $territory }, mais « land » ne le cite pas, et il n’y a pas d’exception.
content-error-adjacency-without-border = « land » cite { $territory }, mais les formes ne se touchent pas, et il n’y a pas d’exception.
content-error-unknown-exception = Il n’y a pas d’exception du genre « { $kind } ».
content-error-idle-exception = L’exception pour { $a } et { $b } est inutile.

## Textes

content-error-bad-fluent = Ce n’est pas du Fluent valide : { $detail }.
content-error-unknown-language = Le jeu ne parle pas cette langue. Essaie plutôt : { $known }.
content-error-text-outside-folder = Les textes se trouvent dans un dossier par langue, comme locales/en/names.ftl.
content-error-message-twice = Le message se trouve aussi dans { $other }.
content-error-no-name = Il n’a pas de nom dans ces langues : { $languages }. Ajoute-le, ou laisse une langue vide partout.
content-error-name-of-nothing = Il nomme quelque chose qui n’est pas sur le plateau.
content-error-unknown-message = Aucun message du jeu n’a cet identifiant.
content-error-missing-message = Le message manque.
content-error-surplus-message = Le message n’existe pas en anglais.
content-error-other-variables = Il utilise d’autres variables que l’anglais : { $variables }.
