### Le guide pour les enseignants.

long-guide-lead = RAWsiko est un jeu sur les matières premières critiques. Il tient en une séance : on joue d’abord, on parle ensuite de ce qui s’est passé. Aucune connaissance préalable n’est nécessaire.
long-guide-print = Imprimer
long-guide-goals = Ce que les élèves apprennent
long-guide-goals-1 = Les objets de tous les jours sont faits de matières premières du monde entier.
long-guide-goals-2 = Pour beaucoup de matières premières, presque toute l’extraction ou presque tout le raffinage se fait dans quelques pays. Si, en plus, nous en avons grand besoin, elles sont critiques.
long-guide-goals-3 = Recycler, remplacer, extraire avec soin : tout cela aide, et rien n’est facile.
long-guide-before = Avant la séance
long-guide-before-1 = Lancez le programme une fois chez vous, jouez une partie contre des bots et appuyez sur « Répéter » : huit élèves simulés, et des incidents.
long-guide-before-2 = Choisissez « Ouvrir une classe » et indiquez l’heure de la cloche. Les élèves rejoignent la classe avec un code sur leurs appareils ; à deux ou trois, ils peuvent en partager un.
long-guide-before-3 = Lisez la page « Pourquoi critiques ? » et choisissez deux Matières premières pour le débat.
long-guide-before-4 = Imprimez la fiche, une par élève.
long-guide-intro = Cinq minutes pour présenter le jeu
long-guide-intro-1 = Montrez votre téléphone. Demandez : qu’y a-t-il dedans, et d’où cela vient-il ?
long-guide-intro-2 = Vous dirigez une entreprise. Votre carte Objectif montre quatre Applications, comme les moteurs électriques. Chacune demande certaines Matières premières.
long-guide-intro-3 = Les Matières premières se trouvent dans des Territoires. Placez-y vos Actifs : c’est ce que vous contrôlez à la fin qui compte.
long-guide-intro-4 = Si quelqu’un d’autre est dans un Territoire que vous voulez, il y a un Affrontement commercial. Les dés décident. En cas d’égalité, l’attaquant perd un Actif.
long-guide-intro-5 = La Chine est fermée. Personne ne peut y aller, alors qu’une grande partie des matières premières du monde en vient. On en reparlera.
long-guide-intro-6 = À la fin, chaque Application rapporte des points si vous avez toutes ses Matières premières. C’est parti !
long-guide-plan = Plan pour { $minutes } minutes
long-guide-plan-minutes = Minutes
long-guide-plan-45 = 4 Tours avec la Mise en place avancée. Tables de trois élèves et un bot.
long-guide-plan-60 = 5 Tours. Tables de quatre élèves.
long-guide-plan-90 = 8 Tours. Tables de quatre élèves.

long-guide-talk = Questions pour débattre
long-guide-talk-1 = Quelle Matière première tout le monde voulait-il ? Pourquoi celle-là ?
long-guide-talk-2 = À votre table, une entreprise était-elle trop forte ? Qu’auraient pu faire les autres ?
long-guide-talk-3 = La Chine était fermée. Quelles Applications étaient difficiles à compléter pour cette raison ?
long-guide-talk-4 = Regardez le graphique de « Pourquoi critiques ? ». Pourquoi toutes les matières premières rares ne sont-elles pas critiques ?
long-guide-talk-5 = Beaucoup de pays limitent leurs exportations. Quand trouvez-vous cela juste, et quand non ?
long-guide-talk-6 = Une mine apporte du travail et abîme la nature. Qui doit décider si elle peut ouvrir ?
long-guide-talk-7 = Pourquoi recycle-t-on si peu ? Que pouvez-vous changer ? Que pourrait changer un magasin ou une loi ?
long-guide-talk-8 = Imaginez un téléphone qui dure dix ans. Qui serait content, et qui ne le serait pas ?
long-guide-sheet = Fiche de travail
long-guide-sheet-name = Nom
long-guide-sheet-class = Classe
long-guide-sheet-company = Entreprise
long-guide-sheet-1 = Quelles Applications étaient sur ma carte ? Lesquelles ai-je complétées ?
long-guide-sheet-2 = La Matière première qui m’a le plus manqué : à quoi sert-elle, et qui en extrait ou en raffine le plus ?
long-guide-sheet-3 = Combien en recycle-t-on, et pourquoi pas davantage ?
long-guide-sheet-4 = Qu’est-ce qui pourrait la remplacer, et quel est l’inconvénient ?
long-guide-sheet-5 = Que coûte-t-elle aux gens et à la nature ?
long-guide-sheet-6 = Est-elle critique ? Explique-le avec son importance et son risque d’approvisionnement.
long-guide-look = Toutes les réponses, avec leurs sources, sont dans les pages « Matières premières » et « Pourquoi critiques ? ».

## The pack

long-guide-assess = Après la séance, les élèves
long-guide-assess-1 = savent nommer trois objets de la maison et deux matières premières dans chacun.
long-guide-assess-2 = savent expliquer « critique » avec deux idées : l’importance et le risque d’approvisionnement.
long-guide-assess-3 = savent dire pourquoi une deuxième source aide, avec un exemple de leur propre partie.
long-guide-assess-4 = savent comparer, pour une matière première, le recyclage, un remplaçant et une nouvelle mine.

long-guide-page = La séance en une page
long-guide-plan-part = Partie
long-guide-plan-press = Appuyer
long-guide-plan-say = Dire
long-guide-plan-fails = En cas de problème
long-guide-plan-note = Les minutes sont celles du plan du programme. Sans les questions, ce temps revient au jeu.
long-guide-say-join = Ouvrez l’adresse, tapez le code, retenez votre entreprise.
long-guide-fails-join = À deux ou trois, on peut partager un appareil. Les retardataires peuvent encore entrer.
long-guide-say-questions_before = Ce n’est pas un contrôle. Personne ne voit vos réponses.
long-guide-fails-questions_before = Continuez quand presque tous ont répondu.
long-guide-say-briefing = Lisez les images avec moi. Qu’y a-t-il dans votre téléphone, et d’où cela vient-il ?
long-guide-fails-briefing = S’il reste peu de temps, montrez seulement la première image.
long-guide-say-seats = Trouvez votre table. Prenez votre téléphone avec vous.
long-guide-fails-seats = Quelqu’un ne trouve pas sa table : le numéro s’affiche à l’écran et sur son téléphone.
long-guide-say-play = Regardez votre carte : de quoi avez-vous besoin, et qui en a ?
long-guide-fails-play = Une table n’avance plus : appuyez sur Pause et allez voir. Un téléphone se déconnecte : un bot joue jusqu’à son retour.
long-guide-say-debrief = Qu’avez-vous ressenti ? De qui dépendiez-vous ? Le monde est-il ainsi ?
long-guide-fails-debrief = Peu de temps : un graphique et ses deux questions suffisent.
long-guide-say-questions_after = Encore une fois les mêmes questions. Que répondez-vous maintenant ?
long-guide-fails-questions_after = Pas le temps : laissez-les de côté.
long-guide-say-last_figure = Voilà ce que nous avons appris. Que ferez-vous d’un vieux téléphone ?
long-guide-fails-last_figure = Il faut six appareils à chacune des deux séries de questions. Sinon, faites répondre à main levée.

long-guide-key = Corrigé de la fiche
long-guide-key-1 = D’après la page de l’élève ou la fin de la partie. Complétée veut dire : à la fin, l’élève avait toutes les matières premières.
long-guide-key-2 = À quoi elle sert : sur la page de la matière première, sous « À quoi elle sert ». Qui extrait ou raffine le plus : sur la même page, sous « Qui la produit », avec l’année et la source.
long-guide-key-3 = La part est sur la page de la matière première, et la phrase à côté dit pourquoi elle n’est pas plus élevée. Souvent, la matière est consommée, dispersée, ou se trouve dans des objets que personne ne collecte.
long-guide-key-4 = La page dit quoi et à quel prix. Une bonne réponse donne les deux : l’aluminium peut remplacer le cuivre dans les câbles, mais les fils doivent être plus épais.
long-guide-key-5 = La page donne un exemple avec sa source. Une bonne réponse dit que c’est une seule mine, et pas toutes.
long-guide-key-6 = Critique veut dire deux choses : nous en avons grand besoin, et l’approvisionnement peut s’arrêter. Une bonne réponse donne un chiffre pour chacune, d’après le graphique de « Pourquoi critiques ? ».

long-guide-exit = Billet de sortie
long-guide-exit-1 = Choisissez une matière première de votre carte. Est-elle critique ? Donnez une raison pour son importance et une pour son risque.
long-guide-exit-2 = Votre entreprise a besoin de cobalt. Que feriez-vous pour ne pas en manquer ? Nommez un inconvénient.
long-guide-rubric = Évaluation du billet
long-guide-rubric-1 = À renforcer : dit qu’elle est rare ou qu’elle vient de loin.
long-guide-rubric-2 = En cours d’acquisition : nomme l’importance ou le risque d’approvisionnement, avec un fait de la partie ou des pages.
long-guide-rubric-3 = Acquis : nomme les deux, avec un fait pour chacun, et un inconvénient de la solution.

long-guide-links = Liens avec les programmes
long-guide-links-greencomp = GreenComp, le cadre de l’UE (2022)
long-guide-links-greencomp-text = 2.1 pensée systémique, 2.2 pensée critique, 4.1 action politique
long-guide-links-sdg = Nations unies, objectif 12 (2015)
long-guide-links-sdg-text = 12.2 usage efficace des ressources naturelles, 12.5 moins de déchets grâce au recyclage, 12.8 être informé
long-guide-links-fr = France
long-guide-links-fr-text = Programme du cycle 4 (2020), géographie, 5e : « Des ressources limitées, à gérer et à renouveler »
long-guide-links-it = Italie
long-guide-links-it-text = Éducation civique, loi 92 de 2019 et lignes directrices de 2024 : Agenda 2030, développement économique et durabilité
long-guide-links-de = Allemagne
long-guide-links-de-text = Cadre pour le développement mondial (KMK et BMZ, 2016), premier cycle du secondaire : mondialisation, environnement, justice
long-guide-links-es = Espagne
long-guide-links-es-text = Décret royal 217 de 2022 (ESO) : durabilité et consommation responsable, dans toutes les matières
long-guide-links-nl = Pays-Bas
long-guide-links-nl-text = Objectifs du premier cycle du secondaire (2006) : 30, la technique peut aider l’environnement ou lui nuire ; 36, un avis argumenté sur des questions de société
long-guide-links-gb = Angleterre
long-guide-links-gb-text = National curriculum (2013), géographie, key stage 3 : la diversité des lieux, des gens et des milieux, et leurs liens
long-guide-links-note = Nous avons consulté ces textes. Pour la Slovaquie et les autres pays, nous n’en avons pas trouvé à citer. Comparez avec votre propre programme.

long-guide-sensitive = Sujets sensibles
long-guide-sensitive-1 = La Chine n’est fermée que dans ce jeu. Elle représente toute source sur laquelle on ne peut pas compter. Ce n’est pas un jugement sur les gens, et certains y ont peut-être de la famille.
long-guide-sensitive-2 = Les phrases sur les mines sont des exemples. Beaucoup parlent d’Afrique et d’Asie, car on y extrait beaucoup. Demandez aussi qui achète les objets.
long-guide-sensitive-3 = Dans certaines mines, des enfants travaillent. Dites-le tel quel, sans images. Demandez de quoi vivraient les familles si plus personne n’achetait.
long-guide-sensitive-4 = L’Ukraine, la Russie et la RD Congo sont sur le plateau. La guerre y est présente, et certains la connaissent peut-être de près. Personne n’est obligé d’en parler.
long-guide-sensitive-5 = Le plateau montre les territoires d’un jeu, pas des frontières que quelqu’un reconnaît. Le jeu appelle un combat « Affrontement commercial » : des entreprises sont en concurrence, personne n’est blessé.

long-guide-careers = Trois métiers
long-guide-careers-1 = Géologue : découvre ce qu’il y a dans le sol, et si on peut l’extraire sans faire beaucoup de dégâts.
long-guide-careers-2 = Spécialiste du recyclage : démonte des batteries et des téléphones et récupère le cobalt, le cuivre et l’or.
long-guide-careers-3 = Chimiste des matériaux : cherche des substances qui remplacent les plus rares, comme des batteries sans cobalt.

## Print and play

long-guide-playprint = Imprimer et jouer
long-guide-playprint-lead = Pour une salle sans réseau : le plateau, une carte pour chaque matière première, les cartes Objectif et les cartes de nouvelles en A4. Il faut aussi des dés, des pions et la page des règles.
long-guide-playprint-board = Plateau
long-guide-playprint-materials = Cartes des matières premières
long-guide-playprint-objectives = Cartes Objectif
long-guide-playprint-news = Cartes de nouvelles
