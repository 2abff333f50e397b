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
long-atlas-wall-china = La barre d’une tuile monte aussi haut que la part de la Chine dans l’extraction ou le raffinage mondial.
long-atlas-wall-recycling = La barre d’une tuile monte aussi haut que la part de l’approvisionnement de l’UE qui vient du recyclage.
long-atlas-wall-places = La barre d’une tuile monte aussi haut que le nombre de Territoires ayant la Matière première, cinq au plus.

## Une Matière première

long-atlas-where = Où elle se trouve
long-atlas-map = Carte du monde avec les lieux de { $material } : { $territories }.
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
long-atlas-china-newer = Plus récent : { $share } ({ $year })
long-atlas-recycling = Recyclage
long-atlas-recycling-of = de l’approvisionnement de l’UE vient du recyclage ({ $year })
long-atlas-eu = Pour l’UE
long-atlas-eu-strategic = Critique et stratégique
long-atlas-eu-critical = Critique
long-atlas-eu-neither = Hors de la liste
long-atlas-eu-list = Liste des matières premières critiques, { $year }
long-atlas-risk = Risque d’approvisionnement { $risk } : plus il est haut, plus c’est risqué ({ $year })
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
