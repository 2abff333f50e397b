### The names on this board. What the game already has a name for needs none here.

board-europe = Europa

continent-north = Nord
continent-west = Ovest
continent-centre = Centro
continent-south = Sud
continent-balkans = Balcani
continent-east = Est

territory-norway = Norvegia
territory-sweden = Svezia
territory-finland = Finlandia
territory-denmark = Danimarca
territory-iceland = Islanda
territory-baltic_states = Paesi baltici
territory-britain = Gran Bretagna
territory-ireland = Irlanda
territory-france = Francia
territory-belgium = Belgio e Lussemburgo
territory-netherlands = Paesi Bassi
territory-switzerland = Svizzera
territory-germany = Germania
territory-austria = Austria
territory-czechia = Cechia
territory-poland = Polonia
territory-slovakia = Slovacchia
territory-hungary = Ungheria
territory-portugal = Portogallo
territory-spain = Spagna
territory-italy = Italia
territory-malta = Malta
territory-slovenia = Slovenia
territory-croatia = Croazia
territory-serbia = Serbia, Montenegro e Kosovo
territory-bosnia = Bosnia ed Erzegovina
territory-albania = Albania e Macedonia del Nord
territory-greece = Grecia
territory-bulgaria = Bulgaria
territory-romania = Romania
territory-belarus = Belarus
territory-ukraine = Ucraina e Moldova
territory-russia = Russia
territory-caucasus = Caucaso meridionale
territory-kazakhstan = Kazakistan
territory-turkey = Turchia e Cipro

material-feldspar = Feldspato
material-hafnium = Afnio

application-solar_panels = Pannelli solari
application-stainless_steel = Posate in acciaio inox
application-nuclear_power = Energia nucleare
application-non_stick_pans = Padelle antiaderenti
application-fridges = Frigoriferi e condizionatori
application-ovenproof_glass = Vetro da forno
application-power_grid = Linee elettriche
application-lightweight_cars = Auto leggere
application-aluminium_cans = Lattine per bevande
application-paint_makeup = Vernici e trucchi
application-pencils = Matite
application-alkaline_batteries = Pile usa e getta
application-taps_pipes = Rubinetti e tubi dell’acqua
application-diving_airbags = Gas per immersioni e airbag
application-plastic_bottles = Bottiglie di plastica
application-silicones = Stampi da forno in silicone
application-fire_sprinklers = Sprinkler antincendio
