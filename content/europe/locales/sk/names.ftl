### The names on this board. What the game already has a name for needs none here.

board-europe = Európa

continent-north = Sever
continent-west = Západ
continent-centre = Stred
continent-south = Juh
continent-balkans = Balkán
continent-east = Východ

territory-norway = Nórsko
territory-sweden = Švédsko
territory-finland = Fínsko
territory-denmark = Dánsko
territory-iceland = Island
territory-baltic_states = Pobaltské štáty
territory-britain = Veľká Británia
territory-ireland = Írsko
territory-france = Francúzsko
territory-belgium = Belgicko a Luxembursko
territory-netherlands = Holandsko
territory-switzerland = Švajčiarsko
territory-germany = Nemecko
territory-austria = Rakúsko
territory-czechia = Česko
territory-poland = Poľsko
territory-slovakia = Slovensko
territory-hungary = Maďarsko
territory-portugal = Portugalsko
territory-spain = Španielsko
territory-italy = Taliansko
territory-malta = Malta
territory-slovenia = Slovinsko
territory-croatia = Chorvátsko
territory-serbia = Srbsko, Čierna Hora a Kosovo
territory-bosnia = Bosna a Hercegovina
territory-albania = Albánsko a Severné Macedónsko
territory-greece = Grécko
territory-bulgaria = Bulharsko
territory-romania = Rumunsko
territory-belarus = Bielorusko
territory-ukraine = Ukrajina a Moldavsko
territory-russia = Rusko
territory-caucasus = Južný Kaukaz
territory-kazakhstan = Kazachstan
territory-turkey = Turecko a Cyprus

material-feldspar = Živec
material-hafnium = Hafnium

application-solar_panels = Solárne panely
application-stainless_steel = Nerezové príbory
application-nuclear_power = Jadrová energia
application-non_stick_pans = Nepriľnavé panvice
application-fridges = Chladničky a klimatizácie
application-ovenproof_glass = Varné sklo
application-power_grid = Elektrické vedenia
application-lightweight_cars = Ľahké autá
application-aluminium_cans = Nápojové plechovky
application-paint_makeup = Farby a líčidlá
application-pencils = Ceruzky
application-alkaline_batteries = Jednorazové batérie
application-taps_pipes = Vodovodné batérie a rúrky
application-diving_airbags = Potápačský plyn a airbagy
application-plastic_bottles = Plastové fľaše
application-silicones = Silikónové formy na pečenie
application-fire_sprinklers = Požiarne sprinklery
