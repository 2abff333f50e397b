### Les pages pour apprendre : le sommaire et l’atlas des Matières premières et des Applications.

long-learn-title = Apprendre
long-learn-lead = Joue une première partie, lis les règles ou découvre d’où viennent les matières premières du monde.
long-learn-sections = Pages pour apprendre
long-learn-tutorial = Tutoriel
long-learn-tutorial-lead = Cinq minutes avec une petite partie : placer, déplacer, s’affronter, compléter une Application, marquer des points.
long-learn-rules = Règles
long-learn-rules-lead = Tout en mots simples et en images. Ce que le livret de règles laisse ouvert est signalé.
long-learn-materials = Matières premières
long-learn-materials-lead = { $count } Matières premières : ce qu’elles sont, où elles se trouvent, quelle part vient de Chine, quelle part est recyclée.
long-learn-applications = Applications
long-learn-applications-lead = { $count } Applications, et ce que chaque Matière première y fait.
long-learn-critical = Pourquoi critiques ?
long-learn-critical-lead = Quelles Matières premières inquiètent l’UE et pourquoi : risque, fournisseurs, cibles, contrôles des exportations.
long-learn-words = Mots
long-learn-words-lead = { $count } mots difficiles, expliqués en une ou deux phrases.
long-learn-guide = Pour les enseignants
long-learn-guide-lead = La séance en une page, des objectifs, une fiche avec son corrigé, un billet de sortie, des sujets sensibles et des métiers. À imprimer.

## Le mur de tuiles

long-atlas-order = Ordre
long-atlas-order-name = Nom
long-atlas-order-china = Part de la Chine
long-atlas-order-recycling = Recyclage
long-atlas-order-places = Plus rares sur le plateau
long-atlas-order-points = Points
long-atlas-order-materials = Nombre de Matières premières
long-atlas-continent = Présente en
long-atlas-continent-all = Tous les Continents
long-atlas-shown-materials = { $count ->
        [one] { $count } Matière première
       *[other] { $count } Matières premières
    }
long-atlas-tile-china = Chine { $share }
long-atlas-tile-recycling = Recyclé { $share }
long-atlas-territories = { $count ->
        [one] { $count } Territoire
       *[other] { $count } Territoires
    }
long-atlas-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
long-atlas-wall-china = La hauteur de la barre d’une tuile indique la part de la Chine dans l’extraction ou le raffinage mondial.
long-atlas-wall-recycling = La hauteur de la barre d’une tuile indique la part de l’approvisionnement de l’UE qui vient du recyclage.
long-atlas-wall-places = La hauteur de la barre d’une tuile indique le nombre de Territoires ayant la Matière première, { $most } au plus.

## Une Matière première

long-atlas-where = Où elle se trouve
long-atlas-countries = Pays
long-atlas-why-here = Pourquoi ces Matières premières sont ici
long-atlas-map = Carte du monde avec les Territoires marqués. { $material } : { $territories }.
long-atlas-figure = { $country } : { $share } { $stage ->
        [extraction] de l’extraction mondiale
        [processing] du raffinage mondial
        [host_ore] de l’extraction mondiale du minerai qui la contient
       *[reserves] des réserves mondiales
    } ({ $year })
long-atlas-in-country = dans le pays entier
long-atlas-estimate = { $year }, estimation
long-atlas-edition = étude de { $year }
long-atlas-china = De Chine
long-atlas-china-stage = { $stage ->
        [extraction] de l’extraction mondiale
       *[processing] du raffinage mondial
    } ({ $year })
long-atlas-china-none = La Chine n’est pas citée, ou a moins de { $share }.
long-atlas-recycling = Recyclage
long-atlas-recycling-of = de l’approvisionnement de l’UE vient du recyclage ({ $year })
long-atlas-eu = Pour l’UE
long-atlas-eu-strategic = Critique et stratégique
long-atlas-eu-critical = Critique
long-atlas-eu-neither = Hors de la liste
long-atlas-eu-list = Liste des matières premières critiques, { $year }
long-atlas-risk = Risque d’approvisionnement : { $risk }. À partir de { $limit }, l’UE le juge élevé.
long-atlas-risk-method = En { $year }, l’UE a changé de méthode : ne compare que les chiffres à partir de là.
long-atlas-risk-chart = Risque d’approvisionnement dans les études de l’UE. { $points }
long-atlas-china-before = Part de la Chine { $stage ->
        [extraction] dans l’extraction
       *[processing] dans le raffinage
    } au fil des ans
long-atlas-impact = Ce qu’elle coûte aux gens et à la nature
long-atlas-substitute = Ce qui pourrait la remplacer
long-atlas-path = De la mine au produit
long-atlas-path-mine = Extraction, n° 1
long-atlas-path-plant = Raffinage, n° 1
long-atlas-path-eu = Livraisons à l’UE, n° 1
long-atlas-path-product = Utilisée pour
long-atlas-producers = Qui la produit
long-atlas-producers-stage = { $stage ->
        [extraction] Extraction
       *[processing] Raffinage
    } ({ $year })
long-atlas-members = Les éléments de ce groupe
long-atlas-member-of = Fait partie du groupe :
long-atlas-uses = À quoi elle sert
long-atlas-notes = Bon à savoir
long-atlas-sources = Sources
long-atlas-source-A = officielle
long-atlas-source-B = bonne source secondaire
long-atlas-source-C = source faible
long-atlas-all-materials = Toutes les Matières premières
long-atlas-all-applications = Toutes les Applications
long-atlas-previous = Avant : { $name }
long-atlas-next = Après : { $name }

## Une Application

long-atlas-needs = De quoi elle a besoin, et pourquoi
long-atlas-unknown = Il n’y a rien de ce nom sur le plateau.
