### The names on this board. What the game already has a name for needs none here.

board-europe = Europa

continent-north = Noorden
continent-west = Westen
continent-centre = Midden
continent-south = Zuiden
continent-balkans = Balkan
continent-east = Oosten

territory-norway = Noorwegen
territory-sweden = Zweden
territory-finland = Finland
territory-denmark = Denemarken
territory-iceland = IJsland
territory-baltic_states = Baltische staten
territory-britain = Groot-Brittannië
territory-ireland = Ierland
territory-france = Frankrijk
territory-belgium = België en Luxemburg
territory-netherlands = Nederland
territory-switzerland = Zwitserland
territory-germany = Duitsland
territory-austria = Oostenrijk
territory-czechia = Tsjechië
territory-poland = Polen
territory-slovakia = Slowakije
territory-hungary = Hongarije
territory-portugal = Portugal
territory-spain = Spanje
territory-italy = Italië
territory-malta = Malta
territory-slovenia = Slovenië
territory-croatia = Kroatië
territory-serbia = Servië, Montenegro en Kosovo
territory-bosnia = Bosnië en Herzegovina
territory-albania = Albanië en Noord-Macedonië
territory-greece = Griekenland
territory-bulgaria = Bulgarije
territory-romania = Roemenië
territory-belarus = Belarus
territory-ukraine = Oekraïne en Moldavië
territory-russia = Rusland
territory-caucasus = Zuidelijke Kaukasus
territory-kazakhstan = Kazachstan
territory-turkey = Turkije en Cyprus

material-feldspar = Veldspaat
material-hafnium = Hafnium

application-solar_panels = Zonnepanelen
application-stainless_steel = Roestvrijstalen bestek
application-nuclear_power = Kernenergie
application-non_stick_pans = Antiaanbakpannen
application-fridges = Koelkasten en airco’s
application-ovenproof_glass = Ovenvast glas
application-power_grid = Stroomkabels
application-lightweight_cars = Lichte auto’s
application-aluminium_cans = Drankblikjes
application-paint_makeup = Verf en make-up
application-pencils = Potloden
application-alkaline_batteries = Wegwerpbatterijen
application-taps_pipes = Waterkranen en -leidingen
application-diving_airbags = Duikgas en airbags
application-plastic_bottles = Plastic flessen
application-silicones = Bakvormen van siliconen
application-fire_sprinklers = Brandsprinklers
