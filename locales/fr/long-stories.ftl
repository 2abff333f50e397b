### Ce qu’une Matière première coûte aux gens et à la nature, comment elle se recycle et pourquoi pas davantage, et ce qui pourrait la remplacer.

long-impact-aluminium = Les mines de bauxite, son minerai, donnent du travail en Guinée. Mais les villageois signalent des champs perdus, de la poussière et de l’eau sale.
long-recycling-aluminium = Refondre le vieux métal demande bien moins d’énergie que d’en faire du neuf. Mais chaque année, le monde en utilise plus qu’on n’en récupère.
long-substitute-aluminium = Dans les lignes électriques, le cuivre peut le remplacer. Mais le câble devient environ deux fois plus lourd.
long-note-aluminium = Jusqu’en 2020, les chiffres de risque de l’UE valent pour le métal seul. Depuis 2023, la bauxite, son minerai, compte aussi.

long-impact-antimony = Près de la plus grande mine, en Chine, certaines eaux contenaient mille fois plus d’antimoine qu’une eau propre.
long-recycling-antimony = Ce qu’on récupère se trouve surtout dans le plomb des vieilles batteries de voiture.
long-substitute-antimony = Une poudre blanche à base d’aluminium arrête aussi le feu. Mais elle doit parfois former la moitié du plastique.

long-impact-arsenic = Sous une ancienne mine d’or du Canada se trouvent 237 000 tonnes de poussière d’arsenic toxique. Il faudra les surveiller pour toujours.
long-recycling-arsenic = Personne ne le récupère dans les vieux circuits. Seules les usines de puces et de bois traité réutilisent leurs propres restes.
long-substitute-arsenic = Des mélanges au cuivre protègent aussi le bois. Mais pour certaines puces spéciales, rien d’autre ne convient.

long-impact-baryte = Au Nigeria, des gens l’extraient à la main et en vivent. Mais il reste des trous profonds et des champs abîmés.
long-recycling-baryte = Elle n’est pas recyclée. Elle finit surtout dans la boue lourde qui sert à forer des puits de pétrole et de gaz.
long-substitute-baryte = D’autres minéraux lourds alourdissent aussi la boue de forage. Mais aucun ne peut la remplacer à grande échelle.

long-impact-beryllium = Sa poussière peut causer une maladie des poumons incurable. L’air des usines doit donc être très propre.
long-recycling-beryllium = Les fabricants reprennent leurs propres chutes. Mais presque rien ne vient des vieux produits.
long-substitute-beryllium = D’autres alliages de cuivre conviennent pour les ressorts et les contacts, mais ils sont moins bons.

long-impact-bismuth = C’est surtout un sous-produit du plomb. Des fonderies de plomb négligentes peuvent empoisonner ouvriers, sols et enfants.
long-recycling-bismuth = Une grande partie ne peut pas être récupérée. Le bismuth du maquillage, par exemple, part avec l’eau du lavabo.
long-substitute-bismuth = Contre les maux d’estomac, un médicament à base de craie peut aider aussi. Dans le maquillage brillant, le mica fait l’affaire.

long-impact-boron = Près d’une grande mine de Turquie, du bore et de l’arsenic sont passés dans l’eau souterraine. On en arrose les champs.
long-recycling-boron = On n’en récupère presque rien. L’essentiel va dans le verre, la céramique, la lessive et les engrais.
long-substitute-boron = La lessive peut s’en passer. Un autre sel fait l’affaire, même dans une eau moins chaude.

long-impact-chromium = Dans la vallée de Sukinda, en Inde, des mines ont libéré une forme toxique de chrome. C’est devenu l’un des lieux les plus pollués de la Terre.
long-recycling-chromium = On le récupère surtout avec le vieil acier inoxydable, que l’on refond.
long-substitute-chromium = Rien ne peut le remplacer dans l’acier inoxydable ni dans les parties chaudes des moteurs à réaction.

long-impact-cobalt = En RD Congo, beaucoup de gens le cherchent à la main dans des galeries dangereuses. Des enfants y travaillent aussi.
long-recycling-cobalt = Les plus grosses pertes viennent des vieux téléphones et ordinateurs portables. Trop de leurs batteries ne sont jamais collectées.
long-substitute-cobalt = Les batteries au fer et au phosphate n’ont pas besoin de cobalt. Mais à énergie égale, elles pèsent plus lourd.

long-impact-coking_coal = Ses mines laissent fuir du méthane, un gaz qui réchauffe le climat. Au Canada, la pluie entraîne du sélénium nocif des déblais vers les rivières.
long-recycling-coking_coal = On ne peut pas le recycler : le coke qu’on en tire est consommé quand on produit le fer.
long-substitute-coking_coal = Dans les aciéries, l’hydrogène peut le remplacer. Mais l’hydrogène propre est encore rare et cher.

long-impact-copper = Au Chili, la plupart des mines sont dans l’un des déserts les plus secs de la Terre. Mines et villages y ont besoin de la même eau.
long-recycling-copper = On peut le refondre sans fin, il reste comme neuf. Mais la plus grande partie du cuivre sert encore, souvent pendant des décennies.
long-substitute-copper = Dans les câbles, l’aluminium peut le remplacer, mais les fils doivent être plus épais.

long-impact-fluorspar = On en fait un acide dangereux. En 2012, une fuite en Corée du Sud a tué cinq ouvriers et desséché les cultures.
long-recycling-fluorspar = On pourrait en récupérer dans les déchets d’usine, mais ils sont souvent trop impurs.
long-substitute-fluorspar = Les réfrigérateurs marchent aussi avec d’autres gaz, comme le dioxyde de carbone. Et le fluor peut aussi venir du phosphate naturel.

long-impact-gallium = C’est un sous-produit de la fabrication d’aluminium à partir de bauxite. En 2010, la boue rouge d’une usine de ce type a inondé des villages de Hongrie.
long-recycling-gallium = Les usines de puces réutilisent leurs propres chutes. Mais personne ne le récupère dans les vieux téléphones et les lampes.
long-substitute-gallium = Dans les puces plus simples et les cellules solaires, le silicium suffit, mais pas dans beaucoup d’appareils militaires.

long-impact-germanium = On le trouve dans le minerai de zinc et le charbon. En Chine, des fonderies sans bons filtres ont pollué des rizières avec un métal toxique.
long-recycling-germanium = Les usines de lentilles et de fibres réutilisent leurs propres chutes. Mais on récupère peu dans les vieux produits.
long-substitute-germanium = Dans les caméras thermiques, un verre spécial peut le remplacer. Il est moins cher et plus léger, mais dévie moins les rayons.

long-impact-hree = Dans le nord de la Birmanie, on injecte des produits chimiques dans les collines pour extraire ces métaux. Des ruisseaux en ont été empoisonnés.
long-recycling-hree = On n’en récupère que de petites quantités, dans les vieux aimants, piles et lampes. Les aimants sont enrobés et dispersés dans beaucoup d’appareils.
long-substitute-hree = On peut fabriquer beaucoup de choses sans elles, mais en général cela marche moins bien.

long-impact-helium = Il sort de terre avec le gaz naturel, un combustible fossile. S’il s’échappe, il part pour toujours dans l’espace.
long-recycling-helium = Pour capter le gaz et le refroidir, il faut des machines coûteuses.
long-substitute-helium = Là où il faut le plus grand froid, rien d’autre ne convient. Mais un appareil d’IRM plus récent utilise 20 litres au lieu de 2 000.

long-impact-indium = Dans une usine, 23 ouvriers sur 108 avaient les poumons altérés. La cause était probablement la poussière d’indium.
long-recycling-indium = Un écran n’en contient qu’un film très mince, et personne ne le récupère.
long-substitute-indium = Dans les écrans tactiles, de fins fils d’argent ou le graphène pourraient le remplacer. Presque tout est encore à l’essai.

long-impact-lree = À Baotou, en Chine, les déchets des usines remplissent un lac de 11 kilomètres carrés. Il contient du thorium radioactif.
long-recycling-lree = Les vieux aimants sont enrobés et dispersés dans beaucoup d’appareils. On n’en récupère donc presque rien.
long-substitute-lree = Les moteurs électriques marchent aussi sans aimants de terres rares. Mais ils sont alors plus lourds ou consomment plus.

long-impact-lithium = Dans le désert d’Atacama, au Chili, on pompe de l’eau salée pour l’obtenir. Les habitants craignent pour leur eau douce.
long-recycling-lithium = On n’en récupère presque rien pour l’instant. Mais on construit des usines pour les vieilles batteries.
long-substitute-lithium = Les batteries au sodium s’en passent et leurs matériaux coûtent moins cher. Mais à poids égal, elles stockent moins d’énergie.

long-impact-magnesium = La plus grande partie est produite en Chine avec beaucoup de combustible fossile. Produire un kilo rejette environ 40 kilos de gaz à effet de serre.
long-recycling-magnesium = On en récupère une grande partie avec le vieil aluminium, qui en contient.
long-substitute-magnesium = Dans les pièces moulées, l’aluminium ou le zinc peuvent le remplacer. Ils coûtent moins cher mais pèsent plus lourd.

long-impact-manganese = Respirer sa poussière et ses fumées pendant des années peut ralentir les gestes et la pensée.
long-recycling-manganese = On ne le récupère qu’indirectement, quand on fond du vieil acier.
long-substitute-manganese = Dans l’acier, son usage principal, rien ne le remplace bien.

long-impact-natural_graphite = Près d’usines de graphite en Chine, des habitants ont parlé de poussière brillante sur les cultures et le linge. Leur eau n’était plus bonne à boire.
long-recycling-natural_graphite = Il y a beaucoup de graphite neuf sur le marché : on en recycle donc peu.
long-substitute-natural_graphite = On peut aussi le fabriquer en usine. Mais cela demande bien plus d’énergie et d’argent.

long-impact-nickel = Autour des usines de nickel d’Indonésie, la forêt tropicale disparaît deux fois plus vite qu’avant. Les côtes et les coraux souffrent aussi.
long-recycling-nickel = On le récupère surtout avec le vieil acier inoxydable, qui dure de longues années.
long-substitute-nickel = Les batteries au fer et au phosphate n’ont pas besoin de nickel. Mais à poids égal, la voiture va moins loin.

long-impact-niobium = Le minerai du Brésil est un peu radioactif, on surveille donc ses énormes tas de déchets. Une étude n’a trouvé aucun danger pour la population.
long-recycling-niobium = On le fond avec le vieil acier. Mais personne ne le sépare, il ne compte donc pas comme recyclé.
long-substitute-niobium = Dans l’acier à haute résistance, le vanadium peut le remplacer. Mais l’acier peut devenir moins résistant ou plus cher.

long-impact-phosphate_rock = Fabriquer des engrais laisse des montagnes de gypse un peu radioactif. Rien qu’en Floride, il y en a environ un milliard de tonnes.
long-recycling-phosphate_rock = Il y a du phosphore dans ce qui part aux égouts. La loi suisse oblige à le récupérer, mais les usines ne sont pas encore prêtes.
long-substitute-phosphate_rock = Dans les champs, rien ne peut le remplacer : chaque plante a besoin de phosphore.

long-impact-phosphorus = Ses fours électriques demandent beaucoup de courant. À l’air, il prend feu : il faut donc le garder sous l’eau.
long-recycling-phosphorus = Le phosphore pur n’est pas encore recyclé. Mais un projet européen veut le tirer des boues d’épuration.
long-substitute-phosphorus = Dans certains usages, un acide pur tiré du phosphate naturel l’a remplacé. Pas dans les médicaments ni les puces.

long-impact-pgm = En Afrique du Sud, les mineurs travaillent à environ un kilomètre sous terre. Un reportage parle de 48 degrés.
long-recycling-pgm = Beaucoup de vieilles voitures sont vendues à l’étranger avec les métaux encore dans le pot catalytique.
long-substitute-pgm = Dans les pots catalytiques, palladium et platine peuvent en partie se remplacer l’un l’autre. Ailleurs, l’échange marche moins bien.

long-impact-scandium = Il est si dispersé qu’il faut le dissoudre avec de l’acide dans les minerais ou les déchets d’autres métaux.
long-recycling-scandium = Il n’est pas recyclé. Le monde entier n’utilise qu’environ 60 tonnes de son oxyde par an.
long-substitute-scandium = Dans beaucoup de pièces légères et solides, le titane ou la fibre de carbone conviennent, mais pas dans toutes.

long-impact-silicon_metal = Une tonne demande environ 12 mégawattheures d’électricité. Le charbon du four devient du dioxyde de carbone.
long-recycling-silicon_metal = Les vieux panneaux solaires rendent aluminium, verre et cuivre, mais presque jamais le silicium.
long-substitute-silicon_metal = Certaines puces sont en germanium, ou en gallium et arsenic. Mais ceux-ci sont bien plus rares et bien plus chers.

long-impact-strontium = Des mines près de Grenade, en Espagne, ont laissé de grands tas de déchets. Aujourd’hui, on tire encore du minéral de ces tas, sans nouveau dynamitage.
long-recycling-strontium = Il n’est pas recyclé. Une grande partie sert aux feux d’artifice et aux fusées de détresse, qui le dispersent dans l’air.
long-substitute-strontium = Dans les aimants bon marché, le baryum peut le remplacer, mais ils supportent moins la chaleur.

long-impact-tantalum = Dans l’est de la RD Congo, des gens extraient le minerai à la main dans des galeries dangereuses. Des groupes armés se disputent la région.
long-recycling-tantalum = Ce qu’on récupère, ce sont surtout des chutes d’usine. Presque rien ne vient des vieux appareils.
long-substitute-tantalum = On fait aussi des condensateurs en céramique ou en aluminium. Mais ils peuvent être moins bons ou plus chers.

long-impact-titanium_metal = Produire le métal demande beaucoup d’énergie. À Madagascar, des pêcheurs ont accusé une mine après la mort de poissons. L’entreprise le nie.
long-recycling-titanium_metal = La découpe des pièces d’avion laisse beaucoup de chutes. L’Europe en vend la plupart aux États-Unis, qui les refondent.
long-substitute-titanium_metal = L’aluminium, l’acier ou les composites peuvent le remplacer. Mais peu sont à la fois si légers, si solides et sans rouille.

long-impact-tungsten = Quatre-vingt-dix ans d’exploitation minière au Portugal ont laissé un million de mètres cubes de déchets fins au-dessus d’un grand fleuve.
long-recycling-tungsten = Récupérer les outils usés vaut la peine : ils contiennent plus de tungstène que le minerai.
long-substitute-tungsten = Dans les outils de coupe, la céramique ou d’autres métaux durs peuvent en remplacer une partie, rarement tout.

long-impact-vanadium = Autour des mines et des fonderies de Panzhihua, en Chine, le vanadium a pollué le sol.
long-recycling-vanadium = On le récupère surtout dans les catalyseurs usés. Quand on fond du vieil acier, il se perd dans les scories.
long-substitute-vanadium = Dans l’acier, le niobium, le titane ou le manganèse peuvent en partie le remplacer. Dans le titane des avions, rien n’est aussi bon.
