### The names on this board. What the game already has a name for needs none here.

board-europe = Europe

continent-north = North
continent-west = West
continent-centre = Centre
continent-south = South
continent-balkans = Balkans
continent-east = East

territory-norway = Norway
territory-sweden = Sweden
territory-finland = Finland
territory-denmark = Denmark
territory-iceland = Iceland
territory-baltic_states = Baltic States
territory-britain = Great Britain
territory-ireland = Ireland
territory-france = France
territory-belgium = Belgium and Luxembourg
territory-netherlands = Netherlands
territory-switzerland = Switzerland
territory-germany = Germany
territory-austria = Austria
territory-czechia = Czechia
territory-poland = Poland
territory-slovakia = Slovakia
territory-hungary = Hungary
territory-portugal = Portugal
territory-spain = Spain
territory-italy = Italy
territory-malta = Malta
territory-slovenia = Slovenia
territory-croatia = Croatia
territory-serbia = Serbia, Montenegro and Kosovo
territory-bosnia = Bosnia and Herzegovina
territory-albania = Albania and North Macedonia
territory-greece = Greece
territory-bulgaria = Bulgaria
territory-romania = Romania
territory-belarus = Belarus
territory-ukraine = Ukraine and Moldova
territory-russia = Russia
territory-caucasus = Southern Caucasus
territory-kazakhstan = Kazakhstan
territory-turkey = Turkey and Cyprus

material-feldspar = Feldspar
material-hafnium = Hafnium

application-solar_panels = Solar Panels
application-stainless_steel = Stainless Steel Cutlery
application-nuclear_power = Nuclear Power
application-non_stick_pans = Non-Stick Pans
application-fridges = Fridges and Air Conditioning
application-ovenproof_glass = Oven-Proof Glass
application-power_grid = Power Lines
application-lightweight_cars = Lightweight Cars
application-aluminium_cans = Drink Cans
application-paint_makeup = Paint and Make-Up
application-pencils = Pencils
application-alkaline_batteries = Throwaway Batteries
application-taps_pipes = Water Taps and Pipes
application-diving_airbags = Diving Gas and Airbags
application-plastic_bottles = Plastic Bottles
application-silicones = Silicone Bakeware
application-fire_sprinklers = Fire Sprinklers
