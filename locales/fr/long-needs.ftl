### Ce que fait une Matière première dans une Application. Elle précède la phrase, sous forme de tuile.

long-need-flame_retardants-antimony = Agit avec d’autres retardateurs de flamme dans les plastiques et les tissus, pour qu’une flamme s’éteigne plus tôt.
long-need-flame_retardants-boron = Ses sels forment une croûte vitreuse qui protège du feu ce qui est dessous.
long-need-flame_retardants-phosphorus = Transforme en charbon la surface du plastique ou de la mousse qui brûle, ce qui bloque l’air.

long-need-fertilizers-phosphate_rock = Donne le phosphore dont les plantes ont besoin pour leurs racines, leurs fleurs et leurs graines.

long-need-digital_cameras-lree = Le lanthane dans le verre de l’objectif dévie fortement la lumière et garde l’image nette.
long-need-digital_cameras-indium = Forme la couche transparente de l’écran qui conduit l’électricité.
long-need-digital_cameras-lithium = Transporte la charge dans la batterie rechargeable.
long-need-digital_cameras-cobalt = Son oxyde retient le lithium d’un côté de la batterie, pour qu’on puisse la recharger encore et encore.
long-need-digital_cameras-silicon_metal = Le capteur d’image est une puce de silicium : il transforme la lumière en signaux électriques.
long-need-digital_cameras-tantalum = Stocke des charges électriques dans de minuscules condensateurs et stabilise ainsi le courant.

long-need-medical_equipment-bismuth = Bien moins nocif que la plupart des métaux lourds, il entre dans certains médicaments.
long-need-medical_equipment-titanium_metal = Le corps l’accepte bien : on en fait des hanches artificielles et des vis pour les os.
long-need-medical_equipment-pgm = Le platine ne réagit pas avec le corps ; il sert donc dans les stimulateurs cardiaques et d’autres implants.
long-need-medical_equipment-helium = C’est le liquide le plus froid de la Terre : il refroidit les aimants des appareils d’IRM.
long-need-medical_equipment-niobium = Forme avec le titane le fil des puissants aimants des appareils d’IRM.
long-need-medical_equipment-hree = Le gadolinium fait ressortir les organes sur les images, et des cristaux de lutécium rendent le rayonnement visible.

long-need-mri_scanners-niobium = Son fil très froid conduit le courant sans perte : c’est ce qui rend l’aimant si puissant.
long-need-mri_scanners-titanium_metal = Mêlé au niobium, il donne un fil résistant que l’on peut enrouler en bobines.
long-need-mri_scanners-helium = Liquide, il garde les bobines si froides que le courant passe sans perte.
long-need-mri_scanners-hree = Le gadolinium fait bien voir les organes sur l’image.
long-need-mri_scanners-copper = Entoure les fils fins et les protège si une bobine se réchauffe.

long-need-xray_machines-tungsten = Des électrons le frappent et des rayons X en sortent ; il supporte la chaleur sans fondre.
long-need-xray_machines-beryllium = On en fait la fenêtre du tube : l’air reste dehors, les rayons X passent.
long-need-xray_machines-copper = Évacue la chaleur de la cible de tungstène.
long-need-xray_machines-baryte = Contient du baryum, qui arrête les rayons X et protège ainsi les personnes.

long-need-medicines-bismuth = Calme un estomac dérangé.
long-need-medicines-lithium = Ses sels aident des personnes qui ont certains troubles de l’humeur.
long-need-medicines-phosphorus = Ses composés servent à fabriquer de nombreux médicaments.

long-need-dental_care-fluorspar = Donne le fluorure du dentifrice, qui protège les dents.
long-need-dental_care-pgm = Le palladium fait partie du métal de certaines couronnes.

long-need-ev_motors-lree = Le néodyme et le praséodyme donnent des aimants petits et très puissants.
long-need-ev_motors-hree = Grâce au dysprosium, les aimants restent puissants quand le moteur chauffe.
long-need-ev_motors-boron = Il en suffit d’un peu pour que les bons cristaux se forment dans l’aimant.
long-need-ev_motors-copper = Ses bobines conduisent le courant qui fait tourner le moteur.
long-need-ev_motors-aluminium = Allège le boîtier du moteur.

long-need-ev_batteries-lithium = Transporte la charge d’un côté de la batterie à l’autre.
long-need-ev_batteries-nickel = Aide la batterie à stocker plus d’énergie : la voiture va plus loin.
long-need-ev_batteries-cobalt = Aide la batterie à rester sûre et à durer longtemps.
long-need-ev_batteries-manganese = Est bon marché et rend la batterie plus sûre.
long-need-ev_batteries-natural_graphite = Accueille le lithium pendant que la voiture se recharge.
long-need-ev_batteries-copper = Une mince feuille de cuivre recueille le courant, et de gros câbles le transportent.

long-need-fuel_cells-pgm = Le platine accélère la réaction de l’hydrogène et de l’oxygène.
long-need-fuel_cells-natural_graphite = On en fait des plaques qui conduisent le courant.

long-need-drones-lithium = Transporte la charge dans la batterie légère.
long-need-drones-cobalt = Aide la batterie à stocker beaucoup d’énergie pour son poids.
long-need-drones-lree = Les aimants au néodyme rendent les moteurs petits et puissants.
long-need-drones-boron = Fait partie de ces aimants.
long-need-drones-aluminium = Allège les moteurs et le châssis.
long-need-drones-magnesium = Est encore plus léger. Certains châssis et boîtiers en sont faits.

long-need-aeroplanes-aluminium = Allège le fuselage et les ailes.
long-need-aeroplanes-titanium_metal = Sert là où les pièces doivent être très solides et supporter la chaleur.
long-need-aeroplanes-magnesium = Est encore plus léger que l’aluminium et rend ses alliages plus résistants.
long-need-aeroplanes-beryllium = Est léger et très rigide, pour instruments et contacts à ressort.

long-need-catalytic_converters-pgm = Le platine, le palladium et le rhodium transforment les gaz toxiques en gaz bien moins nocifs.
long-need-catalytic_converters-lree = Le cérium stocke l’oxygène et en libère quand il en manque.

long-need-wind_turbines-lree = De grands aimants au néodyme transforment le mouvement des pales en électricité.
long-need-wind_turbines-hree = Grâce au dysprosium, ces aimants restent puissants quand ils chauffent.
long-need-wind_turbines-boron = Fait partie de chaque aimant au néodyme.
long-need-wind_turbines-niobium = Une pincée rend plus résistant l’acier du mât.
long-need-wind_turbines-aluminium = Allège les pièces en haut du mât.
long-need-wind_turbines-copper = Transporte l’électricité dans la génératrice et dans les câbles.

long-need-solar_panels-silicon_metal = C’est la cellule solaire elle-même : la lumière met ses électrons en mouvement.
long-need-solar_panels-boron = Une trace dans le silicium aide à faire circuler le courant.
long-need-solar_panels-aluminium = On en fait le cadre : il est léger et ne rouille pas.

long-need-grid_storage-lithium = Transporte la charge dans de grandes batteries au lithium.
long-need-grid_storage-phosphorus = Fait partie du phosphate de fer lithié, présent dans de nombreuses batteries au lithium.
long-need-grid_storage-natural_graphite = Accueille le lithium quand la batterie se charge.

long-need-led_lighting-gallium = Associé à l’azote, il forme la puce qui brille.
long-need-led_lighting-indium = Mêlé à la puce, il rend la lumière bleue.
long-need-led_lighting-hree = L’yttrium est dans la poudre qui transforme une partie de la lumière bleue en jaune.
long-need-led_lighting-lree = Une trace de cérium fait luire cette poudre.

long-need-phone_screens-indium = Forme une couche transparente qui conduit l’électricité et sent ton doigt.
long-need-phone_screens-silicon_metal = On en fait les minuscules interrupteurs derrière chaque point de l’image.

long-need-phone_chips-silicon_metal = La plupart des puces en sont faites.
long-need-phone_chips-gallium = Se trouve dans les puces qui émettent et reçoivent les ondes radio.
long-need-phone_chips-arsenic = Avec le gallium, il rend ces puces radio rapides.
long-need-phone_chips-tantalum = Stocke des charges électriques dans de minuscules condensateurs et stabilise ainsi le courant.

long-need-phone_batteries-lithium = Transporte la charge dans un sens puis dans l’autre.
long-need-phone_batteries-cobalt = Son oxyde retient le lithium d’un côté : une petite batterie contient ainsi beaucoup d’énergie.
long-need-phone_batteries-natural_graphite = Accueille le lithium quand le téléphone se recharge.

long-need-phone_speakers-lree = Le néodyme donne des aimants minuscules et puissants.
long-need-phone_speakers-boron = Fait partie de ces aimants.
long-need-phone_speakers-tungsten = Est si lourd qu’un tout petit morceau fait vibrer le téléphone.

long-need-computer_chips-silicon_metal = Est la base sur laquelle la puce est construite.
long-need-computer_chips-boron = Une trace de bore laisse dans le silicium des places vides pour les électrons.
long-need-computer_chips-phosphorus = Une trace de phosphore apporte au silicium des électrons en plus.
long-need-computer_chips-fluorspar = Les gaz qu’on en tire gravent de fines lignes dans la puce.
long-need-computer_chips-helium = Refroidit le silicium pendant la fabrication de la puce.

long-need-data_centres-silicon_metal = Se trouve dans chaque puce.
long-need-data_centres-copper = Amène le courant et évacue la chaleur.
long-need-data_centres-tantalum = Stabilise le courant des puces.
long-need-data_centres-pgm = De fines couches au platine gardent les données sur les disques durs.
long-need-data_centres-lree = Des aimants au néodyme déplacent les bras des disques durs.
long-need-data_centres-germanium = Se trouve dans les fibres optiques qui transportent les données sous forme de lumière.

long-need-fibre_optics-germanium = Est au cœur du fil de verre et garde la lumière à l’intérieur.
long-need-fibre_optics-hree = L’erbium renforce la lumière sur les longs trajets.
long-need-fibre_optics-helium = Refroidit le verre pendant l’étirage du fil.

long-need-telecom_5g-beryllium = Avec le cuivre, il donne des contacts à ressort sur lesquels on peut compter.
long-need-telecom_5g-gallium = Se trouve dans les puces qui émettent et reçoivent les ondes radio.
long-need-telecom_5g-arsenic = Avec le gallium, il rend ces puces radio très rapides.
long-need-telecom_5g-copper = Transporte le courant et les signaux.
long-need-telecom_5g-germanium = Se trouve dans les fibres optiques, où les données continuent leur route sous forme de lumière.

long-need-satellites-germanium = Est la base sur laquelle on fait croître les cellules solaires pour l’espace.
long-need-satellites-gallium = Avec l’arsenic, il transforme la lumière du soleil en électricité.
long-need-satellites-arsenic = Avec le gallium, il forme les couches qui captent la lumière.
long-need-satellites-beryllium = On en fait des pièces qui restent légères et rigides, comme des miroirs.
long-need-satellites-titanium_metal = Est solide et léger, pour les pièces qui doivent supporter beaucoup d’efforts.
long-need-satellites-aluminium = Allège le corps du satellite.

long-need-strong_steel-coking_coal = Cuit, il donne du coke, qui transforme le minerai de fer en fer.
long-need-strong_steel-manganese = Rend l’acier moins cassant et plus résistant.
long-need-strong_steel-vanadium = Forme de minuscules grains durs dans l’acier.
long-need-strong_steel-niobium = Empêche les cristaux de l’acier de grossir, ce qui le rend bien plus résistant.
long-need-strong_steel-fluorspar = Rend fluides les scories du four, pour qu’elles absorbent les impuretés.

long-need-stainless_steel-chromium = Forme la fine peau invisible qui tient la rouille à distance.
long-need-stainless_steel-nickel = Fait durer cette peau et rend l’acier résistant.
long-need-stainless_steel-vanadium = Durcit la lame des couteaux.

long-need-cutting_tools-tungsten = Avec le carbone, il forme du carbure de tungstène, assez dur pour couper l’acier et la pierre.
long-need-cutting_tools-cobalt = Lie entre eux les grains durs.
long-need-cutting_tools-tantalum = Aide l’outil à rester dur quand il chauffe.

long-need-printing_3d-titanium_metal = On en imprime des pièces solides et légères, comme des implants.
long-need-printing_3d-aluminium = On en imprime des pièces légères.
long-need-printing_3d-vanadium = Rend plus résistants les alliages de titane.
long-need-printing_3d-scandium = Rend l’aluminium imprimé bien plus résistant.

long-need-thermal_cameras-germanium = On en fait les lentilles, car les rayons de chaleur le traversent.
long-need-thermal_cameras-vanadium = Son oxyde conduit mieux le courant quand les rayons de chaleur le chauffent. La puce voit ainsi ce qui est chaud.

long-need-fireworks-strontium = Ses sels colorent la flamme en rouge.
long-need-fireworks-baryte = Contient du baryum. Ses sels colorent la flamme en vert.
long-need-fireworks-copper = Ses sels colorent la flamme en bleu.
long-need-fireworks-magnesium = Brûle avec une lumière blanche éblouissante.
long-need-fireworks-aluminium = Donne des éclairs blancs et des étincelles.

long-need-paint_makeup-bismuth = Donne un éclat nacré.
long-need-paint_makeup-baryte = Est une poudre blanche qui épaissit la peinture.
long-need-paint_makeup-cobalt = Donne un bleu profond célèbre.

long-need-plastic_bottles-antimony = Accélère la réaction qui forme le plastique. Il en reste une trace.

long-need-aluminium_cans-aluminium = La canette en est faite : mince et légère, elle peut être refondue et le métal réutilisé.
long-need-aluminium_cans-magnesium = Il en suffit d’un peu pour rendre solide le métal mince.

long-need-non_stick_pans-fluorspar = Donne le fluor du revêtement glissant.
long-need-non_stick_pans-aluminium = La poêle elle-même en est faite : il est léger et répartit bien la chaleur.

long-need-alkaline_batteries-manganese = Son oxyde réagit avec le zinc : c’est ainsi que le courant circule.
long-need-alkaline_batteries-indium = Une trace empêche la formation de gaz : ainsi, la pile ne coule pas.
long-need-alkaline_batteries-natural_graphite = Mêlé à l’oxyde, il laisse passer le courant.

long-need-pencils-natural_graphite = S’use sur le papier et laisse un trait sombre.

long-need-fridge_magnets-strontium = Avec l’oxyde de fer, il forme un aimant bon marché qui dure.
