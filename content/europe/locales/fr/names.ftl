### The names on this board. What the game already has a name for needs none here.

board-europe = Europe

continent-north = Nord
continent-west = Ouest
continent-centre = Centre
continent-south = Sud
continent-balkans = Balkans
continent-east = Est

territory-norway = Norvège
territory-sweden = Suède
territory-finland = Finlande
territory-denmark = Danemark
territory-iceland = Islande
territory-baltic_states = Pays baltes
territory-britain = Grande-Bretagne
territory-ireland = Irlande
territory-france = France
territory-belgium = Belgique et Luxembourg
territory-netherlands = Pays-Bas
territory-switzerland = Suisse
territory-germany = Allemagne
territory-austria = Autriche
territory-czechia = Tchéquie
territory-poland = Pologne
territory-slovakia = Slovaquie
territory-hungary = Hongrie
territory-portugal = Portugal
territory-spain = Espagne
territory-italy = Italie
territory-malta = Malte
territory-slovenia = Slovénie
territory-croatia = Croatie
territory-serbia = Serbie, Monténégro et Kosovo
territory-bosnia = Bosnie-Herzégovine
territory-albania = Albanie et Macédoine du Nord
territory-greece = Grèce
territory-bulgaria = Bulgarie
territory-romania = Roumanie
territory-belarus = Biélorussie
territory-ukraine = Ukraine et Moldavie
territory-russia = Russie
territory-caucasus = Caucase du Sud
territory-kazakhstan = Kazakhstan
territory-turkey = Turquie et Chypre

material-feldspar = Feldspath
material-hafnium = Hafnium

application-solar_panels = Panneaux solaires
application-stainless_steel = Couverts en inox
application-nuclear_power = Énergie nucléaire
application-non_stick_pans = Poêles antiadhésives
application-fridges = Réfrigérateurs et climatiseurs
application-ovenproof_glass = Verre pour le four
application-power_grid = Lignes électriques
application-lightweight_cars = Voitures allégées
application-aluminium_cans = Canettes de boisson
application-paint_makeup = Peintures et maquillage
application-pencils = Crayons à papier
application-alkaline_batteries = Piles jetables
application-taps_pipes = Robinets et tuyaux
application-diving_airbags = Gaz de plongée et airbags
application-plastic_bottles = Bouteilles en plastique
application-silicones = Moules en silicone
application-fire_sprinklers = Extincteurs automatiques
