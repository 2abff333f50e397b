### Les noms de ce qui est sur le plateau et sur les cartes, dans leur forme de base.
### Le nom d’un Territoire couvre ses membres et tient sur la carte du monde : deux lignes d’environ 16 lettres.

## Continents

continent-north_america = Amérique du Nord
continent-south_america = Amérique du Sud
continent-europe = Europe
continent-africa = Afrique
continent-asia = Asie
continent-oceania = Océanie

## Territoires d’Amérique du Nord

territory-western_canada = Alaska et Ouest canadien
territory-eastern_canada = Est canadien
territory-greenland = Groenland
territory-western_usa = Ouest des États-Unis
territory-eastern_usa = Est des États-Unis
territory-mexico = Mexique
territory-central_america = Amérique centrale et Caraïbes

## Territoires d’Amérique du Sud

territory-colombia = Nord de l’Amérique du Sud
territory-brazil_amazon = Brésil amazonien
territory-brazil_atlantic = Brésil atlantique
territory-peru = Pérou
territory-bolivia = Bolivie et Paraguay
territory-chile = Chili
territory-argentina = Argentine et Uruguay

## Territoires d’Europe

territory-britain = Royaume-Uni et Irlande
territory-nordic = Pays nordiques
territory-iberia = Espagne et Portugal
territory-france_benelux = France et Benelux
territory-italy = Italie, Malte et Alpes
territory-germany = Europe centrale et Balkans
territory-poland = Pologne et pays baltes
territory-ukraine = Ukraine, Biélorussie et Moldavie
territory-western_russia = Russie occidentale

## Territoires d’Afrique

territory-maghreb = Maghreb
territory-egypt = Égypte et Soudan
territory-west_africa = Afrique de l’Ouest
territory-nigeria = Nigeria et lac Tchad
territory-congo = Bassin du Congo
territory-east_africa = Afrique de l’Est
territory-zambezi = Pays du Zambèze
territory-southern_africa = Afrique australe
territory-madagascar = Madagascar et îles voisines

## Territoires d’Asie

territory-siberia = Sibérie
territory-far_east = Extrême-Orient russe
territory-central_asia = Asie centrale
territory-mongolia = Mongolie
territory-korea = Corée
territory-japan = Japon
territory-turkey = Turquie et Caucase
territory-middle_east = Moyen-Orient et Chypre
territory-iran = Iran, Afghanistan et Pakistan
territory-india = Inde et Asie du Sud

## Territoires d’Océanie

territory-vietnam = Vietnam, Laos et Birmanie
territory-thailand = Thaïlande et Cambodge
territory-indonesia = Indonésie et Malaisie
territory-philippines = Philippines
territory-new_guinea = Nouvelle-Guinée
territory-australia = Australie
territory-new_zealand = Nouvelle-Zélande et Pacifique

## Pays : celui de la carte du monde et ceux que Babel, qui connaît les autres, nomme autrement

country-CHN = Chine
country-CIV = Côte d’Ivoire
country-COD = RD Congo
country-COG = République du Congo
country-MMR = Birmanie
country-TUR = Turquie
country-VNM = Vietnam

## Parties de pays

part-BRA-amazon = Brésil (Amazonie)
part-BRA-atlantic = Brésil (côté atlantique)
part-CAN-east = Canada (est)
part-CAN-west = Canada (ouest)
part-FRA-caribbean = Antilles françaises
part-FRA-guiana = Guyane
part-FRA-indian_ocean = La Réunion et Mayotte
part-IDN-papua = Papouasie indonésienne
part-IDN-west = Indonésie (sans la Papouasie)
part-NLD-caribbean = Pays-Bas caribéens
part-RUS-east = Russie (Extrême-Orient)
part-RUS-siberia = Russie (Sibérie)
part-RUS-west = Russie (ouest)
part-USA-alaska = Alaska
part-USA-east = États-Unis (est)
part-USA-west = États-Unis (ouest)

## Matières premières

material-aluminium = Aluminium
material-antimony = Antimoine
material-arsenic = Arsenic
material-baryte = Barytine
material-beryllium = Béryllium
material-bismuth = Bismuth
material-boron = Bore
material-chromium = Chrome
material-cobalt = Cobalt
material-coking_coal = Charbon à coke
material-copper = Cuivre
material-fluorspar = Spath fluor
material-gallium = Gallium
material-germanium = Germanium
material-hree = Terres rares lourdes
material-helium = Hélium
material-indium = Indium
material-lree = Terres rares légères
material-lithium = Lithium
material-magnesium = Magnésium
material-manganese = Manganèse
material-natural_graphite = Graphite naturel
material-nickel = Nickel
material-niobium = Niobium
material-phosphate_rock = Phosphate naturel
material-phosphorus = Phosphore
material-pgm = Platinoïdes
material-scandium = Scandium
material-silicon_metal = Silicium
material-strontium = Strontium
material-tantalum = Tantale
material-titanium_metal = Titane
material-tungsten = Tungstène
material-vanadium = Vanadium

## Applications

application-flame_retardants = Retardateurs de flamme
application-fertilizers = Engrais
application-digital_cameras = Appareils photo numériques
application-medical_equipment = Équipements médicaux
application-mri_scanners = Appareils d’IRM
application-xray_machines = Appareils à rayons X
application-medicines = Médicaments
application-dental_care = Dentifrice et soins dentaires
application-ev_motors = Moteurs de voitures électriques
application-ev_batteries = Batteries de voitures électriques
application-fuel_cells = Piles à hydrogène
application-drones = Drones
application-aeroplanes = Avions
application-catalytic_converters = Pots catalytiques
application-wind_turbines = Éoliennes
application-solar_panels = Panneaux solaires
application-grid_storage = Batteries du réseau électrique
application-led_lighting = Éclairage LED
application-phone_screens = Écrans de smartphones
application-phone_chips = Puces de smartphones
application-phone_batteries = Batteries de smartphones
application-phone_speakers = Son et vibreur de smartphones
application-computer_chips = Puces d’ordinateur
application-data_centres = Centres de données
application-fibre_optics = Internet par fibre optique
application-telecom_5g = Réseaux de téléphonie mobile
application-satellites = Satellites et sondes spatiales
application-strong_steel = Acier à haute résistance
application-stainless_steel = Couverts en inox
application-cutting_tools = Forets et outils de coupe
application-printing_3d = Pièces de métal imprimées en 3D
application-thermal_cameras = Caméras thermiques
application-fireworks = Feux d’artifice
application-paint_makeup = Peintures et maquillage
application-plastic_bottles = Bouteilles en plastique
application-aluminium_cans = Canettes de boisson
application-non_stick_pans = Poêles antiadhésives
application-alkaline_batteries = Piles jetables
application-pencils = Crayons à papier
application-fridge_magnets = Aimants de frigo
