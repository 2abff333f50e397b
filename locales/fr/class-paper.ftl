### A pupil’s page, and what a class prints.

## A pupil’s page

page-place = Table { $table }, place { $place } sur { $count }
page-card = Ta carte
page-close = Si près du but
page-short = { $missing ->
    [one] Il manquait une Matière première pour { $points } points
   *[other] Il manquait { $missing } Matières premières pour { $points } points
}
page-held = À la fin, { $held ->
    [one] { $held } des { $all } Territoires qui en ont était
   *[other] { $held } des { $all } Territoires qui en ont étaient
} à { $company }.
page-since = À partir du Tour { $turn }, c’est elle qui en avait le plus.
page-held-several = Plusieurs entreprises se la partageaient.
page-held-nobody = Personne ne l’avait.
page-turn = T{ $turn }
page-setup = Début
page-turns-help = Combien de ses Territoires avait l’entreprise qui en avait le plus, Tour par Tour.
page-all-built = Tu as complété toute ta carte !
page-world = Dans le monde
page-story = { $material } : la vraie histoire
page-extraction = Extraction
page-processing = Raffinage
page-recycled = Demande de l’UE couverte par le recyclage
page-question = Une question pour la maison
page-turning = Les tournants de ta partie
page-completed = Complétées : { $applications }.
page-lost = Complétées, puis perdues : { $applications }.
page-private = Il n’y a que toi qui vois cette page. Tu peux l’ouvrir pendant sept jours.
page-whose = À qui est cette page ?
page-soon = Ta page apparaîtra dès que ta table aura fini.

## On paper

class-print = Imprimer
sheet-language = Langue de l’impression
sheet-what = Que faut-il imprimer ?
sheet-class = Feuille de classe, deux pages
sheet-pupils = Pages des élèves, une par personne
sheet-own = Pages des élèves, chacune dans sa langue
sheet-title-1 = Ce qui s’est passé dans notre classe
sheet-title-2 = Ce que nous en pensons
sheet-lead = RAWsiko, { $day }. Tables : { $tables }. Entreprises : { $companies }. Affrontements : { $clashes }.
sheet-no-names = Aucun nom sur cette feuille. Les entreprises ont été tirées d’une liste.
sheet-hhi = HHI
sheet-hhi-help = HHI : la somme des carrés des parts de tous les pays. { $most } veut dire qu’un seul pays produit tout.
sheet-home = Une chose que je raconterai à la maison
sheet-feelings = Ressentis
sheet-events = Faits
sheet-world = Monde
sheet-transfer = Et maintenant ?
