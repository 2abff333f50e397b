### Ce qu’est chaque Matière première, pour qui a douze ans, et à quoi faire attention dans les chiffres.

long-about-aluminium = Un métal léger et argenté, tiré d’une roche rougeâtre : la bauxite. Il ne rouille pas. On le trouve dans les canettes, les fenêtres, les vélos et les avions.
long-about-antimony = Un élément cassant, gris argenté. Il protège du feu les plastiques et les tissus et rend plus rigides les plaques de plomb des batteries de voiture.
long-about-arsenic = Un élément toxique. Manipulé avec soin et associé au gallium, il donne des puces très rapides pour téléphones, satellites et lasers.
long-about-baryte = Un minéral blanc, plus lourd qu’il n’en a l’air. Il épaissit peintures et caoutchouc, alourdit la boue de forage et arrête les rayons X.
long-about-beryllium = L’un des métaux les plus légers, très rigide et solide. On en fait les miroirs de télescopes spatiaux, des contacts à ressort et les fenêtres des tubes à rayons X.
long-about-bismuth = Un métal lourd aux reflets roses, bien moins nocif que le plomb. On le trouve dans des remèdes pour l’estomac, le maquillage nacré et les extincteurs automatiques.
long-about-boron = On l’extrait sous forme de sels appelés borates. Grâce à lui, le verre résiste au four et les plantes poussent. On le trouve aussi dans les aimants les plus puissants.
long-about-chromium = Un métal dur et brillant qui rend l’acier inoxydable, des fourchettes aux gratte-ciel.
long-about-cobalt = Un métal aux reflets bleus, qui vient surtout d’Afrique centrale. Il fait durer les batteries et aide les moteurs à réaction à supporter la chaleur.
long-about-coking_coal = Un charbon spécial que l’on cuit pour en faire du coke. Le coke transforme le minerai de fer en fer dans les hauts fourneaux géants d’une aciérie.
long-about-copper = Un métal rougeâtre qui conduit très bien le courant. Presque tous les câbles, moteurs et prises en ont besoin.
long-about-fluorspar = Un cristal coloré, principale source de fluor. Il sert à fabriquer des poêles antiadhésives, des climatiseurs, du dentifrice et de l’acier.
long-about-gallium = Un métal mou qui fond dans une main chaude. Avec l’azote ou l’arsenic, il donne des LED, des chargeurs rapides et des puces radio.
long-about-germanium = Un élément gris brillant qui laisse passer les rayons de chaleur. On le trouve dans les caméras thermiques, les fibres optiques et les cellules solaires de satellites.
long-about-hree = Une famille de dix terres rares plus lourdes. Grâce à elles, les aimants restent puissants à la chaleur. Elles donnent aussi leurs couleurs aux lampes et aux lasers.
long-about-helium = Un gaz très léger, emprisonné sous terre avec le gaz naturel. L’hélium liquide est plus froid que tout autre liquide et refroidit les aimants des appareils d’IRM.
long-about-indium = Un métal mou. Son oxyde, mêlé à un peu d’oxyde d’étain, forme des couches minces et transparentes qui conduisent le courant : c’est ainsi qu’un écran tactile sent ton doigt.
long-about-lree = Une famille de cinq terres rares plus légères. Elles donnent des aimants puissants, polissent le verre, rendent les objectifs plus nets et nettoient les gaz d’échappement.
long-about-lithium = Le plus léger de tous les métaux. Sous forme d’atomes chargés, les ions, il passe facilement d’un côté à l’autre d’une batterie : téléphones et voitures électriques en dépendent.
long-about-magnesium = Un métal encore plus léger que l’aluminium. Il allège les pièces de voiture et rend les canettes solides. Il brûle d’une lumière blanche éblouissante.
long-about-manganese = Un métal gris. Sans lui, l’acier serait faible et cassant. Il sert aussi dans de nombreux types de piles et de batteries.
long-about-natural_graphite = Une forme noire et tendre du carbone, la même que dans un crayon. Dans une batterie chargée, elle garde le lithium.
long-about-nickel = Un métal brillant. Il aide l’acier inoxydable à résister à la rouille et permet aux batteries de voitures électriques de contenir plus d’énergie.
long-about-niobium = Un métal qui vient presque uniquement du Brésil. Une pincée rend l’acier bien plus résistant. Très froids, ses fils conduisent le courant sans perte.
long-about-phosphate_rock = Une roche riche en phosphore. Chaque plante en a besoin pour pousser : la plus grande partie devient donc de l’engrais.
long-about-phosphorus = Un élément. Sa forme blanche est toxique et s’enflamme toute seule. On la tire du phosphate naturel dans des fours brûlants. La forme rouge, sur les boîtes d’allumettes, est plus sûre. Il en faut aussi pour les médicaments et les puces.
long-about-pgm = Une famille de métaux précieux qui accélèrent les réactions. Ils nettoient les gaz d’échappement et aident à produire de l’hydrogène à partir de l’eau. L’UE en compte cinq ; les chimistes en ajoutent un sixième, l’osmium.
long-about-scandium = Un métal léger. Il n’est pas rare, mais très dispersé dans le sol. Une quantité infime rend l’aluminium bien plus résistant.
long-about-silicon_metal = Un élément sombre et brillant tiré du quartz. Très pur, il sert à faire des puces d’ordinateur et des cellules solaires. Il renforce aussi l’aluminium.
long-about-strontium = Un métal mou. Ses sels colorent les feux d’artifice en rouge vif, et il sert dans des aimants bon marché.
long-about-tantalum = Un métal dur, gris-bleu. Dans les téléphones et les ordinateurs portables, il garde la charge électrique dans de minuscules pièces : les condensateurs.
long-about-titanium_metal = Un métal aussi résistant que l’acier mais bien plus léger, et qui ne rouille pas. On le trouve dans les avions, les vaisseaux spatiaux et les hanches artificielles.
long-about-tungsten = Le métal au point de fusion le plus élevé. Il rend les forets extrêmement durs et fait vibrer les téléphones.
long-about-vanadium = Un métal qui rend plus résistants les outils, les ressorts et les ponts. Il peut aussi stocker l’électricité verte dans de grandes batteries liquides.

long-about-lanthanum = Grâce à lui, le verre des objectifs dévie davantage la lumière. Dans les raffineries, il aide à transformer le pétrole en essence.
long-about-cerium = La plus courante des terres rares. Sa poudre polit le verre et son oxyde aide à nettoyer les gaz d’échappement.
long-about-praseodymium = Avec le néodyme, il forme des aimants très puissants. Il colore aussi le verre en jaune-vert.
long-about-neodymium = La terre rare des aimants les plus puissants du monde. On les trouve dans les casques, les moteurs électriques et les éoliennes.
long-about-samarium = Mêlé au cobalt, il donne des aimants qui marchent même quand ils deviennent très chauds.
long-about-europium = Sous la lumière UV, il brille en rouge ou en bleu. Il se cache dans les billets en euros pour repérer les faux.
long-about-gadolinium = Les médecins l’injectent sous une forme que le corps élimine ensuite, sauf d’infimes traces. Il rend les images d’IRM plus nettes.
long-about-terbium = Il aide les aimants puissants à supporter la chaleur. Dans les vieilles lampes à économie d’énergie, il brille en vert.
long-about-dysprosium = Avec un peu de dysprosium, les aimants des voitures électriques restent puissants quand ils chauffent.
long-about-holmium = Un métal très magnétique. Il sert dans des lasers médicaux et dans les barres de contrôle des centrales nucléaires.
long-about-erbium = Il renforce la lumière dans les câbles internet et colore le verre en rose.
long-about-thulium = L’une des terres rares les moins abondantes. Elle sert dans des lasers de chirurgie et de petits appareils à rayons X.
long-about-ytterbium = Il sert dans de puissants lasers qui coupent le métal. Des instruments très précis en ont besoin aussi.
long-about-lutetium = La dernière des terres rares. Elle aide à soigner le cancer, et ses cristaux servent dans des appareils qui montrent l’intérieur du corps.
long-about-yttrium = Un métal argenté. Il est léger, mais il accompagne les terres rares lourdes et compte parmi elles. On le trouve dans les LED, les lasers et des céramiques qui protègent les moteurs de la chaleur.
long-about-platinum = Un métal précieux qui nettoie les gaz d’échappement et sert dans les piles à combustible. Certains médicaments contre le cancer en contiennent.
long-about-palladium = Un métal précieux qui sert surtout à nettoyer les gaz d’échappement des voitures à essence.
long-about-rhodium = Un métal rare et cher. Il retire des gaz d’échappement les oxydes d’azote, nocifs pour les poumons.
long-about-iridium = L’un des métaux les plus rares de la croûte terrestre. Il résiste longtemps dans les bougies de moteur et les machines qui produisent de l’hydrogène.
long-about-ruthenium = Un métal précieux et dur, utilisé en couches très minces dans les disques durs et les puces.

## À quoi faire attention dans les chiffres

long-note-bismuth = Le bismuth au Mexique appartient au passé : l’étude de 2023 donne une moyenne d’années antérieures, et aucune production n’est signalée de 2020 à 2022.
long-note-chromium = Le chrome figurait sur la liste des matières premières critiques de l’UE en 2014, mais plus aujourd’hui.
long-note-copper = Le cuivre figure sur la liste de l’UE parce qu’il est stratégique. Son risque d’approvisionnement est faible.
long-note-gallium = Le gallium se cache dans la bauxite, le minerai de l’aluminium. La Guinée et l’Australie en extraient le plus. Mais presque tout le gallium est produit en Chine.
long-note-helium = Le chiffre vaut pour tous les États-Unis. Environ un quart de l’hélium du monde vient du Wyoming, à l’ouest.
long-note-hree = La plupart des chiffres de l’extraction valent pour toutes les terres rares ensemble, comme le taux de recyclage. Pour les seules terres rares lourdes, près de la moitié vient de Birmanie. Le minerai d’Australie et de Russie contient surtout les légères.
long-note-indium = L’indium figurait sur la liste des matières premières critiques de l’UE en 2020, mais plus aujourd’hui.
long-note-lree = Le taux de recyclage est celui de toutes les terres rares ensemble.
long-note-manganese = Le chiffre pour l’Ukraine est une moyenne d’années antérieures.
long-note-nickel = Le nickel figure sur la liste de l’UE parce qu’il est stratégique. Son risque d’approvisionnement est faible. En 2017, son taux de recyclage était estimé à 34 %.
long-note-phosphate_rock = Le taux de recyclage est celui des études de 2017 et 2020 ; un tableau de 2023 indique 0 %.
long-note-pgm = Les parts de l’extraction valent pour le platine et le palladium ensemble. Le Zimbabwe fond le minerai, mais le métal est raffiné en Afrique du Sud.
long-note-scandium = Le chiffre pour l’Ukraine est une moyenne d’années antérieures.
long-note-titanium_metal = Dans les pays du Zambèze et les pays nordiques, on extrait le minerai. La plus grande partie du minerai de titane devient de la peinture blanche, pas du métal. Les autres lieux produisent le métal. Le chiffre pour l’Ukraine est une moyenne d’années antérieures. Le taux de recyclage est celui du titane en général.
long-note-vanadium = Le taux de recyclage dépend de la méthode : des études donnaient 2 % en 2020 et 44 % en 2017.

# What to know about the figure of a Material in a Territory.
long-place-australia-hree = Ce chiffre vaut pour toutes les terres rares ensemble. Le minerai d’ici contient surtout des terres rares légères.
long-place-vietnam-hree = Ce chiffre vaut pour toutes les terres rares ensemble. Pour les seules terres rares lourdes, près de la moitié vient de Birmanie.
long-place-britain-nickel = Une petite usine, mais la plus grande encore en activité ici.
