### The names on this board. What the game already has a name for needs none here.

board-europe = Europa

continent-north = Norte
continent-west = Oeste
continent-centre = Centro
continent-south = Sur
continent-balkans = Balcanes
continent-east = Este

territory-norway = Noruega
territory-sweden = Suecia
territory-finland = Finlandia
territory-denmark = Dinamarca
territory-iceland = Islandia
territory-baltic_states = Países bálticos
territory-britain = Gran Bretaña
territory-ireland = Irlanda
territory-france = Francia
territory-belgium = Bélgica y Luxemburgo
territory-netherlands = Países Bajos
territory-switzerland = Suiza
territory-germany = Alemania
territory-austria = Austria
territory-czechia = Chequia
territory-poland = Polonia
territory-slovakia = Eslovaquia
territory-hungary = Hungría
territory-portugal = Portugal
territory-spain = España
territory-italy = Italia
territory-malta = Malta
territory-slovenia = Eslovenia
territory-croatia = Croacia
territory-serbia = Serbia, Montenegro y Kosovo
territory-bosnia = Bosnia y Herzegovina
territory-albania = Albania y Macedonia del Norte
territory-greece = Grecia
territory-bulgaria = Bulgaria
territory-romania = Rumanía
territory-belarus = Bielorrusia
territory-ukraine = Ucrania y Moldavia
territory-russia = Rusia
territory-caucasus = Cáucaso Sur
territory-kazakhstan = Kazajistán
territory-turkey = Turquía y Chipre

material-feldspar = Feldespato
material-hafnium = Hafnio

application-solar_panels = Paneles solares
application-stainless_steel = Cubiertos inoxidables
application-nuclear_power = Energía nuclear
application-non_stick_pans = Sartenes antiadherentes
application-fridges = Neveras y aire acondicionado
application-ovenproof_glass = Vidrio para horno
application-power_grid = Tendidos eléctricos
application-lightweight_cars = Coches ligeros
application-aluminium_cans = Latas de bebida
application-paint_makeup = Pinturas y maquillaje
application-pencils = Lápices
application-alkaline_batteries = Pilas desechables
application-taps_pipes = Grifos y tuberías
application-diving_airbags = Gas de buceo y airbags
application-plastic_bottles = Botellas de plástico
application-silicones = Moldes de silicona
application-fire_sprinklers = Rociadores contra incendios
