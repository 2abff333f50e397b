### Le bilan d’une classe : des figures tirées de ses parties, à côté du monde. { $territories }, { $materials }, { $company } et { $country } sont des noms.

debrief-title-1 = Nos parties
debrief-title-2 = Ce que nous nous sommes disputé
debrief-title-3 = Concentration
debrief-title-4 = La Chine fermée
debrief-title-5 = Le commerce s’ouvre
debrief-title-6 = Qui dépendait de qui ?
debrief-title-7 = L’écart du début dure-t-il ?
debrief-title-8 = Avant et après
debrief-title-9 = Ce que les nouvelles ont changé

debrief-feelings-1 = Qu’avez-vous ressenti quand quelqu’un avait ce qu’il vous fallait ?
debrief-feelings-2 = Qu’avez-vous ressenti quand vous aviez ce qu’il fallait aux autres ?

debrief-finding-1-turned = { $tables ->
    [one] À notre table, l’entreprise gagnante n’était pas encore en tête avant le dernier Tour.
   *[other] À { $turned ->
        [one] une table
       *[other] { $turned } tables
    } sur { $tables }, l’entreprise gagnante n’était pas encore en tête avant le dernier Tour.
}
debrief-finding-1-held = { $tables ->
    [one] À notre table, l’entreprise en tête avant le dernier Tour a aussi gagné.
   *[other] À chacune des { $tables } tables, l’entreprise en tête avant le dernier Tour a aussi gagné.
}
debrief-question-1-1 = Quand avez-vous su comment cela finirait ?
debrief-question-1-2 = Que referiez-vous ?
debrief-not-shown-1 = Ce qu’on ne voit pas : les plans qui ont changé et ce qui s’est dit à la table.

debrief-finding-2-territories = Les Territoires les plus disputés : { $territories }. Qu’y trouve-t-on ?
debrief-finding-2-materials = Nous avons surtout attaqué pour ce qui manquait encore à nos cartes : { $materials }.
debrief-finding-2-chance = Nos attaques ne visaient pas ce qui manquait à nos cartes plus souvent que ne l’aurait fait le hasard.
debrief-question-2-1 = Rareté, forte demande, mainmise de quelques-uns : pourquoi s’est-on battu ?
debrief-question-2-2 = Où personne ne s’est-il battu ? Pourquoi ?
debrief-question-2-3 = Pour quelle Matière première personne ne s’est-il battu ? Pourquoi ?
debrief-not-shown-2 = Ce qu’on ne voit pas : qui a attaqué qui, et l’issue. Un Affrontement commercial compte pour ce qui manquait encore à la carte de l’attaquant. La Chine est fermée : il ne reste sur le plateau que les deuxièmes meilleures sources.

debrief-finding-3 = { $material } : sur 100 kilos produits dans le monde, { $percent } viennent d’un seul pays ({ $country }). Et s’il arrêtait de vendre ?
debrief-question-3-1 = Qui pourrait cesser de vendre ?
debrief-question-3-2 = Qui s’en apercevrait en premier ?
debrief-not-shown-3 = Ce qu’on ne voit pas : les stocks, et la vitesse à laquelle d’autres prendraient le relais. Notre part ne peut pas être faible : chaque Matière première ne se trouve que dans quelques Territoires.

debrief-finding-4 = { $above ->
    [one] { $above } des { $dealt } Applications de nos cartes demande
   *[other] { $above } des { $dealt } Applications de nos cartes demandent
} une Matière première qui vient à plus de { $percent } % de Chine.
debrief-question-4-1 = Extraire, raffiner, recycler, remplacer, stocker : que feriez-vous d’abord ?
debrief-question-4-2 = Qu’accepteriez-vous de payer plus cher pour ne dépendre de personne ?
debrief-not-shown-4 = Ce qu’on ne voit pas : le commerce avec la Chine. Le plateau la laisse de côté ; en réalité, elle vend et peut cesser de vendre. Ne comparez que des barres au même nombre de Matières premières : plus il en faut, plus il risque d’en manquer une.
debrief-goal-mine = Au moins { $percent } % extraits dans l’UE
debrief-goal-refine = Au moins { $percent } % raffinés dans l’UE
debrief-goal-recycle = Au moins { $percent } % recyclés dans l’UE
debrief-goal-one_country = Au plus { $percent } % d’un seul pays hors de l’UE

debrief-finding-5 =
    { $gaining ->
        [one] Grâce au Commerce avec la Chine, une entreprise sur { $companies } aurait plus de points.
       *[other] Grâce au Commerce avec la Chine, { $gaining } entreprises sur { $companies } auraient plus de points.
    } { $changed ->
        [0] L’entreprise gagnante ne changerait à aucune table.
        [one] L’entreprise gagnante changerait à une table.
       *[other] L’entreprise gagnante changerait à { $changed } tables.
    }
debrief-finding-5-nobody = Même grâce au Commerce avec la Chine, personne n’aurait plus de points.
debrief-question-5-1 = Qui y gagne quand le commerce s’ouvre ?
debrief-question-5-2 = Est-ce juste ?
debrief-not-shown-5 = Ce qu’on ne voit pas : comment nous aurions joué en sachant que le commerce allait s’ouvrir. Selon cette règle, seules commercent les entreprises qui ont un Continent pour elles.

debrief-finding-6 = En moyenne, à chaque table, { $percent } points manqués sur 100 dépendaient d’une seule entreprise.
debrief-finding-6-none = À la fin, il ne manquait de Matière première à personne.
debrief-question-6-1 = Qu’auriez-vous pu offrir ?
debrief-question-6-2 = Qui fait ce genre d’offres dans la réalité ?
debrief-not-shown-6 = Ce qu’on ne voit pas : les offres faites à voix haute, et ce qu’un échange aurait coûté. Les points manqués sont répartis entre les Matières premières manquantes et ceux qui les avaient.

debrief-finding-7 = À combien de tables l’entreprise qui a reçu le plus de nouveaux Actifs au Tour 2 a-t-elle aussi gagné ? À { $won } sur { $tables }. Par hasard, ce serait environ { $chance }.
debrief-finding-7-lasted = L’écart du début a duré : à { $won } tables sur { $tables }, l’entreprise qui a reçu le plus de nouveaux Actifs au Tour 2 a aussi gagné. Par hasard, ce serait environ { $chance }.
debrief-question-7-1 = Comment un nouveau venu peut-il se faire une place ?
debrief-question-7-2 = Qui devrait aider un nouveau venu, et comment ?
debrief-not-shown-7 = Ce qu’on ne voit pas : pourquoi quelqu’un menait. Les lignes suivent l’ordre du Tour 2 ; les entreprises alors à égalité se partagent les places.

debrief-finding-8-too-few = Moins de { $least } appareils ont répondu à une série de questions : trop peu pour montrer les réponses sans qu’on devine qui a répondu quoi.
debrief-finding-8-known = Avant le cours, nous savions déjà presque tout.
debrief-question-8-1 = Quelle a été votre plus grande surprise ?
debrief-question-8-2 = De quoi doutez-vous encore ?
debrief-not-shown-8 = Ce qu’on ne voit pas : qui a répondu quoi, et si cela dure. À vérifier dans un mois.

debrief-finding-9-cost = Les nouvelles nous ont coûté des points : en moyenne, les entreprises touchées ont fini avec { $cost } points de moins que celles qui auraient tout aussi bien pu l’être.
debrief-finding-9 =
    { $hits ->
        [one] Les nouvelles nous ont touchés une fois.
       *[other] Les nouvelles nous ont touchés { $hits } fois.
    } Sur nos points, cela n’a pas eu plus d’effet que le hasard.
debrief-finding-9-none = Les nouvelles n’ont rien arrêté dont l’un de nous ait eu besoin.
debrief-question-9-1 = Qui avait une deuxième source ? Par chance ou selon un plan ?
debrief-question-9-2 = Que peut faire un pays avant une telle nouvelle ?
debrief-not-shown-9 = Ce qu’on ne voit pas : pourquoi certaines entreprises avaient une deuxième source. Elles l’ont choisi, donc les deux barres du bas montrent comment marche la règle et ne prouvent rien. Avec plus de Territoires, on est touché plus souvent ; chaque entreprise compte donc selon sa probabilité d’être touchée.

debrief-transfer-1 = Où avez-vous déjà vu cela aux informations ?
debrief-transfer-2 = Que feriez-vous maintenant d’un vieux téléphone ?

debrief-home-look = { $application } : cherches-en un exemple chez toi. D’où viennent ses Matières premières, et où finiront-elles ?
debrief-home-things = Quel objet te manquerait le plus chez toi ? Trouve trois de ses Matières premières dans l’atlas.

debrief-no-facts = Nous n’avons pas de données sur le monde pour ce plateau : on ne voit que nos parties.

debrief-waiting-all = Pendant l’attente, réponses justes au sujet de nos matières premières : { $right } sur 10.
debrief-waiting-surprise = Une matière première nous a surpris plus que les autres : { $material }. Réponses justes : { $right } sur { $answers }.
