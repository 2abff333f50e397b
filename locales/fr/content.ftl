### Ce qu’affiche `rawsiko content`, hormis les erreurs qu’il trouve.

help-content-check = Vérifie un dossier de contenu et dit ce qui est prouvé, ou ce qui est faux dans quel fichier et quelle entrée.
help-content-export = Affiche le plateau et les cartes sous forme d’un seul objet JSON.
help-content-show = Dit ce qu’est un Territoire, une Matière première, une Application ou une carte, et pourquoi ; sans nom, énumère tout.
help-content-picture = Dessine le plateau en image SVG.
help-content-folder = Dossier d’un contenu personnel ; à défaut, le plateau standard.
help-content-show-id = Identifiant, nom ou symbole d’un Continent, d’un Territoire, d’une Matière première, d’une Application ou d’une carte, par exemple new_guinea, « Nouvelle-Guinée » ou PR.
help-content-picture-out = Fichier à écrire ; sinon, la sortie standard.

content-wrong = { $count ->
        [one] { $count } erreur trouvée.
       *[other] { $count } erreurs trouvées.
    }
content-not-written = Impossible d’écrire { $file } : { $reason }.
content-folder-twice = Le dossier est indiqué deux fois : écris-le une seule fois, avec ou sans « --content ».
content-hint-id = L’identifiant dans board.toml est « world », donc ce dossier est vérifié comme le plateau standard. Pour un plateau personnel, change l’identifiant.

## Ce que la vérification a prouvé

content-proved-board = Plateau : { $continents } Continents avec { $territories } Territoires, { $applications } Applications, { $objectives } cartes Objectif ; chaque nom mène quelque part, l’adjacence est réciproque, le plateau est d’un seul tenant, chaque Application peut être obtenue.
content-proved-setup = Mise en place : avec { $players } joueurs, aucun choix de Continents et de Territoires ne mène à une impasse (R3.5).
content-proved-symbols = Symboles : { $materials } Matières premières, chacune avec son propre symbole court.
content-proved-members = Pays : chacun des { $count } pays et parties de pays existe et se trouve dans un seul Territoire.
content-proved-standard = Livret de règles : conforme à ses images (R2.5) ; nombres et cartes restent dans leurs limites.
content-proved-points = Points : { $applications } Applications suivent la formule, sauf celles du livret de règles.
content-proved-placements = Lieux : chacun des { $count } lieux d’une Matière première est étayé par les faits.
content-proved-representative = Typique : là où se trouve un petit producteur, les bien plus grands y sont aussi, ou une raison est donnée ; les Matières premières à risque sont plus rares.
content-proved-links = Besoins : chacune des { $count } Matières premières dont une Application a besoin est étayée par les faits.
content-proved-map = Carte géographique : chaque Territoire est dessiné ; { $land } frontières terrestres et { $sea } lignes maritimes sont celles des règles.
content-proved-texts = Textes : tout a un nom, et les { $languages } langues disent toutes la même chose.
content-proved-own-names = Noms du dossier : complets dans chaque langue qu’il apporte.

## Ce que sont les choses

content-show-unknown = Rien sur ce plateau ne s’appelle « { $id } ». « rawsiko content show » énumère tout.
content-show-unknown-like = Rien sur ce plateau ne s’appelle « { $id } ». Peut-être { $ids } ?
content-show-closed = Pays fermé (R2.1) : { $country }. Il est dessiné sur le plateau, mais ce n’est pas un Territoire, et personne ne peut y placer d’Actifs.
content-list-continents = Continents et Territoires
content-list-closed = Fermé (R2.1) : { $names }
content-list-materials = Matières premières
content-list-applications = Applications
content-list-cards = Cartes Objectif
content-show-territories = Territoires : { $names }
content-show-continent = Continent : { $name }
content-show-countries = Pays : { $names }
content-show-land = Adjacents par la terre : { $names }
content-show-sea = Adjacents par la mer : { $names }
content-show-materials = Matières premières :
content-show-no-materials = Aucune Matière première.
content-show-lies-in = Se trouve ici :
content-show-needed-by = Nécessaire pour : { $names }
content-show-needs = A besoin de :
content-show-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
content-show-why = Pourquoi : { $why }
content-show-about = { $about }
content-show-figure = { $country } : { $share } % { $stage ->
        [extraction] de l’extraction mondiale
        [processing] du raffinage mondial
        [host_ore] de l’extraction mondiale du minerai qui la contient
       *[reserves] des réserves mondiales
    } ({ $year })
content-show-in-country = dans le pays entier
content-show-estimate = { $year }, estimation
content-show-edition = étude de { $year }
content-show-china = Part de la Chine { $stage ->
        [extraction] dans l’extraction mondiale
       *[processing] dans le raffinage mondial
    } : { $share } % ({ $year })
content-show-recycling = Part de l’approvisionnement de l’UE qui vient du recyclage : { $share } % ({ $year })
content-show-sources = Sources :
content-show-part = { $country } ({ $part })
