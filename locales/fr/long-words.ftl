### Mots difficiles, expliqués d’un toucher. « -forms » donne les formes dans les textes ; l’astérisque vaut pour toute terminaison.

long-word-alloy = alliage
long-word-alloy-forms = alliage, alliages
long-word-alloy-meaning = Un mélange de métaux, ou d’un métal avec autre chose. L’acier est un alliage de fer et de carbone.

long-word-by_product = sous-produit
long-word-by_product-forms = sous-produit, sous-produits
long-word-by_product-meaning = Quelque chose qu’on obtient en plus pendant qu’on fabrique autre chose.

long-word-capacitor = condensateur
long-word-capacitor-forms = condensateur, condensateurs
long-word-capacitor-meaning = Une pièce minuscule qui garde une charge électrique et la rend en un éclair. Un téléphone en a des centaines.

long-word-catalyst = catalyseur
long-word-catalyst-forms = catalyseur, catalyseurs
long-word-catalyst-meaning = Une substance qui accélère une réaction sans être consommée.

long-word-ceramic = céramique
long-word-ceramic-forms = céramique, céramiques
long-word-ceramic-meaning = Une matière dure cuite au four, comme une tasse ou un carreau. Elle résiste à une grande chaleur.

long-word-chip = puce
long-word-chip-forms = puce, puces
long-word-chip-meaning = Une fine tranche, souvent de silicium, avec des millions, voire des milliards de minuscules interrupteurs. Les puces calculent dans les téléphones et les ordinateurs.

long-word-compound = composé
long-word-compound-forms = composé, composés
long-word-compound-meaning = Une substance faite de deux éléments ou plus, liés ensemble. L’eau est un composé d’hydrogène et d’oxygène.

long-word-critical = matière première critique
long-word-critical-forms = critique, critiques
long-word-critical-meaning = Une matière première très importante pour l’économie et dont l’approvisionnement est menacé.

long-word-element = élément
long-word-element-forms = élément, éléments
long-word-element-meaning = Une substance faite d’une seule sorte d’atomes, comme l’or, l’oxygène ou le silicium.

long-word-fossil_fuel = combustible fossile
long-word-fossil_fuel-forms = combustible fossile, combustibles fossiles
long-word-fossil_fuel-meaning = Le charbon, le pétrole ou le gaz naturel. En brûlant, ils forment du dioxyde de carbone, qui réchauffe le climat.

long-word-greenhouse_gas = gaz à effet de serre
long-word-greenhouse_gas-forms = gaz à effet de serre, dioxyde de carbone, méthane
long-word-greenhouse_gas-meaning = Un gaz qui retient la chaleur près de la Terre, comme le dioxyde de carbone ou le méthane.

long-word-infrared = infrarouge
long-word-infrared-forms = infrarouge, infrarouges
long-word-infrared-meaning = Une lumière que nos yeux ne voient pas. Les objets chauds en émettent ; nous la sentons comme de la chaleur.

long-word-licence = autorisation
long-word-licence-forms = autorisation, autorisations
long-word-licence-meaning = Une permission. Sans elle, une entreprise ne peut pas vendre la marchandise à l’étranger.

long-word-mineral = minéral
long-word-mineral-forms = minéral, minéraux
long-word-mineral-meaning = Une substance solide, comme le sel ou le quartz, qui se forme dans la nature, mais pas à partir d’êtres vivants. Les roches sont faites de minéraux.

long-word-ore = minerai
long-word-ore-forms = minerai, minerais
long-word-ore-meaning = Une roche qui contient assez de métal, ou d’autre chose d’utile, pour que l’extraction en vaille la peine.

long-word-oxide = oxyde
long-word-oxide-forms = oxyde, oxydes
long-word-oxide-meaning = Un composé d’oxygène et d’un autre élément. La rouille est surtout de l’oxyde de fer.

long-word-quota = quota
long-word-quota-forms = quota, quotas
long-word-quota-meaning = La plus grande quantité qu’on peut vendre à l’étranger pendant une certaine période.

long-word-radioactive = radioactif
long-word-radioactive-forms = radioactif, radioactive, radioactifs, radioactives
long-word-radioactive-meaning = Qui contient des atomes qui se désintègrent tout seuls. Ils envoient des rayons invisibles, dangereux pour les êtres vivants.

long-word-rare_earth = terres rares
long-word-rare_earth-forms = terre rare, terres rares
long-word-rare_earth-meaning = Une famille de 17 métaux. La plupart ne sont pas rares du tout, mais dispersés et difficiles à séparer.

long-word-refining = raffinage
long-word-refining-forms = raffinage, raffiné, raffinée, raffinées, raffiner, raffine, raffinerie, raffineries
long-word-refining-meaning = Tirer une matière pure d’un minerai ou d’un produit brut.

long-word-reserves = réserves
long-word-reserves-forms = réserves
long-word-reserves-meaning = Ce qu’on sait être dans le sol et qu’on peut extraire aujourd’hui en gagnant de l’argent.

long-word-salt = sel
long-word-salt-forms = sel, sels
long-word-salt-meaning = En chimie, un composé de particules chargées, les ions. La plupart des sels contiennent un métal et beaucoup se dissolvent dans l’eau. Le sel de cuisine n’en est qu’un parmi d’autres.

long-word-scrap = chutes et ferraille
long-word-scrap-forms = chutes, ferraille
long-word-scrap-meaning = Le métal des vieux objets ou des restes d’usine, qu’on peut refondre.

long-word-slag = scories
long-word-slag-forms = scories, scorie
long-word-slag-meaning = Les déchets, semblables à de la pierre, qui restent quand on tire le métal du minerai en le fondant.

long-word-smelter = fonderie
long-word-smelter-forms = fonderie, fonderies
long-word-smelter-meaning = Une usine qui tire le métal du minerai à très haute température.

long-word-solder = soudure
long-word-solder-forms = soudure
long-word-solder-meaning = Un alliage qui fond facilement. Il relie les pièces d’un circuit.

long-word-strategic = stratégique
long-word-strategic-forms = stratégique, stratégiques
long-word-strategic-meaning = Très important pour l’énergie verte, les appareils numériques, la défense et l’espace. L’UE en tient une liste à part.

long-word-supply_risk = risque d’approvisionnement
long-word-supply_risk-forms = risque d’approvisionnement
long-word-supply_risk-meaning = Une note de l’UE : la probabilité qu’une matière arrive en trop petite quantité. Elle est élevée si peu de pays la produisent.
