### Ce qu’est chaque Matière première, pour qui a douze ans, et à quoi faire attention dans les chiffres.

long-about-aluminium = Un métal léger et argenté tiré d’une roche rougeâtre appelée bauxite ; il ne rouille pas et se trouve dans les canettes, les fenêtres, les vélos et les avions.
long-about-antimony = Un élément cassant, gris argenté, qui aide les plastiques et les tissus à ne pas prendre feu et rend plus rigides les plaques de plomb des batteries de voiture.
long-about-arsenic = Un élément toxique qui, manipulé avec soin et associé au gallium, donne des puces très rapides pour téléphones, satellites et lasers.
long-about-baryte = Un minéral blanc étonnamment lourd, utilisé pour épaissir peintures et caoutchouc, comme boue pour forer des puits et comme écran contre les rayons X.
long-about-beryllium = L’un des métaux les plus légers, très rigide et solide, choisi pour les miroirs de télescopes spatiaux, les contacts électriques à ressort et les fenêtres à rayons X.
long-about-bismuth = Un métal lourd aux reflets roses, bien moins nocif que le plomb ; on l’utilise dans des remèdes pour l’estomac, le maquillage nacré et les extincteurs automatiques.
long-about-boron = Un élément extrait sous forme de sels appelés borates ; grâce à lui le verre résiste au four, il aide les plantes à pousser et entre dans les aimants les plus forts.
long-about-chromium = Un métal dur et brillant qui rend l’acier inoxydable, des fourchettes aux gratte-ciel.
long-about-cobalt = Un métal aux reflets bleus que l’on trouve surtout en Afrique centrale ; il fait durer les batteries rechargeables et aide les moteurs à réaction à supporter la chaleur.
long-about-coking_coal = Un charbon spécial que l’on cuit pour en faire du coke, le combustible qui change le minerai en fer dans les fours géants d’une aciérie.
long-about-copper = Un métal rougeâtre qui conduit très bien l’électricité : presque chaque câble, moteur et prise en dépend.
long-about-fluorspar = Un cristal coloré, principale source de fluor, utilisé pour les poêles antiadhésives, les gaz de réfrigérateur, le dentifrice et la fabrication de l’acier.
long-about-gallium = Un métal mou qui fond dans une main chaude ; associé à l’azote ou à l’arsenic, il donne des LED, des chargeurs rapides et des puces radio.
long-about-germanium = Un élément gris brillant qui laisse passer les rayons de chaleur invisibles ; il sert dans les lentilles de vision nocturne, les fibres d’internet et les cellules solaires de satellites.
long-about-hree = Une famille de dix terres rares plus lourdes qui gardent les aimants forts à la chaleur et donnent leurs couleurs aux écrans, lampes et lasers.
long-about-helium = Un gaz très léger emprisonné sous terre avec le gaz naturel ; c’est le liquide le plus froid de la Terre, et il refroidit les aimants des appareils d’IRM.
long-about-indium = Un métal mou qui devient une couche transparente conduisant l’électricité : c’est ainsi qu’un écran tactile sent ton doigt.
long-about-lree = Une famille de cinq terres rares plus légères, utilisées pour les aimants puissants, le polissage du verre, les lentilles et le nettoyage des gaz d’échappement.
long-about-lithium = Le plus léger de tous les métaux ; il entre et sort facilement des électrodes d’une batterie, et c’est pourquoi téléphones et voitures électriques en dépendent.
long-about-magnesium = Un métal encore plus léger que l’aluminium, qui rend solides les pièces de voiture et les canettes et brûle avec une lumière blanche éblouissante.
long-about-manganese = Un métal gris sans lequel l’acier serait faible et cassant ; il travaille aussi dans de nombreux types de piles.
long-about-natural_graphite = Une forme noire et tendre du carbone, la même que dans un crayon, qui garde le lithium dans une batterie chargée.
long-about-nickel = Un métal brillant qui empêche l’acier inoxydable de rouiller et permet aux batteries de voitures électriques de contenir plus d’énergie.
long-about-niobium = Un métal qui vient presque entièrement du Brésil ; une pincée rend l’acier bien plus fort, et ses fils très froids conduisent le courant sans perte.
long-about-phosphate_rock = Une roche pleine de phosphore, une nourriture dont chaque plante a besoin ; presque tout devient de l’engrais.
long-about-phosphorus = Un élément qui s’enflamme, tiré du phosphate naturel dans des fours électriques ; il sert aux allumettes, retardateurs de flamme, médicaments et puces.
long-about-pgm = Une famille de cinq métaux précieux qui accélèrent les réactions chimiques, par exemple pour nettoyer les gaz d’échappement ou tirer de l’eau de l’hydrogène.
long-about-scandium = Un métal léger et très peu abondant ; une quantité infime rend l’aluminium bien plus fort pour avions, vélos et battes.
long-about-silicon_metal = Un élément sombre et brillant tiré du quartz ; purifié, il devient puces d’ordinateur et cellules solaires, et il renforce aussi l’aluminium.
long-about-strontium = Un métal mou dont les sels brûlent d’un rouge vif, appréciés dans les feux d’artifice et utilisés aussi dans des aimants bon marché.
long-about-tantalum = Un métal dur, gris-bleu, qui stocke la charge électrique dans de minuscules pièces appelées condensateurs, dans les téléphones et les ordinateurs portables.
long-about-titanium_metal = Un métal aussi fort que l’acier mais bien plus léger, et qui ne rouille pas ; on l’utilise dans les avions, les vaisseaux spatiaux et les hanches artificielles.
long-about-tungsten = Le métal au point de fusion le plus élevé ; il rend les pointes de foret extrêmement dures et fait vibrer les téléphones.
long-about-vanadium = Un métal qui rend plus forts outils, ressorts et ponts, et peut stocker l’électricité verte dans de grandes batteries liquides.

## À quoi faire attention dans les chiffres

long-note-bismuth = Le bismuth au Mexique appartient au passé : l’étude de 2023 donne une moyenne d’années antérieures, et aucune production n’est signalée de 2020 à 2022.
long-note-chromium = Le chrome figurait sur la liste des matières premières critiques de l’UE en 2014, mais pas en 2023.
long-note-copper = Le cuivre figure sur la liste de l’UE parce qu’il est stratégique ; il est moins rare que les autres.
long-note-gallium = Le gallium se cache dans la bauxite, le minerai de l’aluminium : là où il est question du minerai qui le contient, on extrait de la bauxite.
long-note-hree = Les parts d’extraction sont des moyennes de dix éléments et suivent le plus souvent celles de toutes les terres rares ensemble ; le taux de recyclage aussi.
long-note-indium = L’indium figurait sur la liste des matières premières critiques de l’UE en 2020, mais pas en 2023.
long-note-lree = Le taux de recyclage est celui de toutes les terres rares ensemble.
long-note-manganese = Le chiffre pour l’Ukraine est une moyenne d’années antérieures.
long-note-nickel = Le nickel figure sur la liste de l’UE parce qu’il est stratégique ; il est moins rare que les autres. En 2017, son taux de recyclage était estimé à 34 %.
long-note-phosphate_rock = Le taux de recyclage est celui des études de 2017 et 2020 ; un tableau de 2023 indique 0 %.
long-note-pgm = Les parts sont celles de la liste de l’UE de 2020, la dernière qui donne ces métaux en groupe.
long-note-scandium = Le chiffre pour l’Ukraine est une moyenne d’années antérieures.
long-note-titanium_metal = Dans les pays du Zambèze, on extrait du minerai de titane ; le Japon et la Russie produisent le métal. Le taux de recyclage est celui du titane en général.
long-note-tungsten = Le chiffre pour la Grande-Bretagne est une moyenne d’années antérieures.
long-note-vanadium = Le taux de recyclage dépend de la méthode : des études donnaient 2 % en 2020 et 44 % en 2017.
