### The names on this board. What the game already has a name for needs none here.

board-europe = Europa

continent-north = Norden
continent-west = Westen
continent-centre = Mitte
continent-south = Süden
continent-balkans = Balkan
continent-east = Osten

territory-norway = Norwegen
territory-sweden = Schweden
territory-finland = Finnland
territory-denmark = Dänemark
territory-iceland = Island
territory-baltic_states = Baltische Staaten
territory-britain = Großbritannien
territory-ireland = Irland
territory-france = Frankreich
territory-belgium = Belgien und Luxemburg
territory-netherlands = Niederlande
territory-switzerland = Schweiz
territory-germany = Deutschland
territory-austria = Österreich
territory-czechia = Tschechien
territory-poland = Polen
territory-slovakia = Slowakei
territory-hungary = Ungarn
territory-portugal = Portugal
territory-spain = Spanien
territory-italy = Italien
territory-malta = Malta
territory-slovenia = Slowenien
territory-croatia = Kroatien
territory-serbia = Serbien, Montenegro und Kosovo
territory-bosnia = Bosnien und Herzegowina
territory-albania = Albanien und Nordmazedonien
territory-greece = Griechenland
territory-bulgaria = Bulgarien
territory-romania = Rumänien
territory-belarus = Belarus
territory-ukraine = Ukraine und Moldau
territory-russia = Russland
territory-caucasus = Südkaukasus
territory-kazakhstan = Kasachstan
territory-turkey = Türkei und Zypern

material-feldspar = Feldspat
material-hafnium = Hafnium

application-solar_panels = Solarmodule
application-stainless_steel = Edelstahlbesteck
application-nuclear_power = Kernkraft
application-non_stick_pans = Antihaftpfannen
application-fridges = Kühlschränke und Klimaanlagen
application-ovenproof_glass = Ofenfestes Glas
application-power_grid = Stromleitungen
application-lightweight_cars = Leichtbauautos
application-aluminium_cans = Getränkedosen
application-paint_makeup = Farben und Make-up
application-pencils = Bleistifte
application-alkaline_batteries = Einwegbatterien
application-taps_pipes = Wasserhähne und Rohre
application-diving_airbags = Tauchgas und Airbags
application-plastic_bottles = Plastikflaschen
application-silicones = Backformen aus Silikon
application-fire_sprinklers = Sprinkleranlagen
