### I nomi di ciò che sta sul tabellone e sulle carte, nella forma base.
### Il nome di un Territorio copre i suoi membri e sta sulla mappa: due righe di circa 16 lettere.

## Continenti

continent-north_america = America del Nord
continent-south_america = America del Sud
continent-europe = Europa
continent-africa = Africa
continent-asia = Asia
continent-oceania = Oceania

## Territori dell’America del Nord

territory-western_canada = Alaska e Canada occidentale
territory-eastern_canada = Canada orientale
territory-greenland = Groenlandia
territory-western_usa = USA occidentali
territory-eastern_usa = USA orientali
territory-mexico = Messico
territory-central_america = America centrale e Caraibi

## Territori dell’America del Sud

territory-colombia = Sudamerica settentrionale
territory-brazil_amazon = Brasile amazzonico
territory-brazil_atlantic = Brasile atlantico
territory-peru = Perù
territory-bolivia = Bolivia e Paraguay
territory-chile = Cile
territory-argentina = Argentina e Uruguay

## Territori dell’Europa

territory-britain = Regno Unito e Irlanda
territory-nordic = Paesi nordici
territory-iberia = Spagna e Portogallo
territory-france_benelux = Francia e Benelux
territory-italy = Italia, Malta e Alpi
territory-germany = Europa centrale e Balcani
territory-poland = Polonia e Paesi baltici
territory-ukraine = Ucraina, Belarus e Moldova
territory-western_russia = Russia occidentale

## Territori dell’Africa

territory-maghreb = Maghreb
territory-egypt = Egitto e Sudan
territory-west_africa = Africa occidentale
territory-nigeria = Nigeria e lago Ciad
territory-congo = Bacino del Congo
territory-east_africa = Africa orientale
territory-zambezi = Paesi dello Zambesi
territory-southern_africa = Africa meridionale
territory-madagascar = Madagascar e isole vicine

## Territori dell’Asia

territory-siberia = Siberia
territory-far_east = Estremo Oriente russo
territory-central_asia = Asia centrale
territory-mongolia = Mongolia
territory-korea = Corea
territory-japan = Giappone
territory-turkey = Turchia e Caucaso
territory-middle_east = Medio Oriente e Cipro
territory-iran = Iran, Afghanistan e Pakistan
territory-india = India e Asia meridionale

## Territori dell’Oceania

territory-vietnam = Vietnam, Laos e Myanmar
territory-thailand = Thailandia e Cambogia
territory-indonesia = Indonesia e Malaysia
territory-philippines = Filippine
territory-new_guinea = Nuova Guinea
territory-australia = Australia
territory-new_zealand = Nuova Zelanda e Pacifico

## Paesi: quello della mappa e quelli che Babel, che conosce gli altri, chiama diversamente

country-CHN = Cina
country-CIV = Costa d’Avorio
country-COD = RD del Congo
country-COG = Repubblica del Congo
country-MMR = Myanmar
country-TUR = Turchia
country-VNM = Vietnam

## Parti di Paesi

part-BRA-amazon = Brasile (Amazzonia)
part-BRA-atlantic = Brasile (lato atlantico)
part-CAN-east = Canada (est)
part-CAN-west = Canada (ovest)
part-FRA-caribbean = Caraibi francesi
part-FRA-guiana = Guyana francese
part-FRA-indian_ocean = Riunione e Mayotte
part-IDN-papua = Papua indonesiana
part-IDN-west = Indonesia (senza la Papua)
part-NLD-caribbean = Paesi Bassi caraibici
part-RUS-east = Russia (Estremo Oriente)
part-RUS-siberia = Russia (Siberia)
part-RUS-west = Russia (ovest)
part-USA-alaska = Alaska
part-USA-east = USA (est)
part-USA-west = USA (ovest)

## Materie Prime

material-aluminium = Alluminio
material-antimony = Antimonio
material-arsenic = Arsenico
material-baryte = Barite
material-beryllium = Berillio
material-bismuth = Bismuto
material-boron = Boro
material-chromium = Cromo
material-cobalt = Cobalto
material-coking_coal = Carbone da coke
material-copper = Rame
material-fluorspar = Fluorite
material-gallium = Gallio
material-germanium = Germanio
material-hree = Terre rare pesanti
material-helium = Elio
material-indium = Indio
material-lree = Terre rare leggere
material-lithium = Litio
material-magnesium = Magnesio
material-manganese = Manganese
material-natural_graphite = Grafite naturale
material-nickel = Nichel
material-niobium = Niobio
material-phosphate_rock = Rocce fosfate
material-phosphorus = Fosforo
material-pgm = Metalli del platino
material-scandium = Scandio
material-silicon_metal = Silicio
material-strontium = Stronzio
material-tantalum = Tantalio
material-titanium_metal = Titanio
material-tungsten = Tungsteno
material-vanadium = Vanadio

## Applicazioni

application-flame_retardants = Agenti antifiamma
application-fertilizers = Fertilizzanti
application-digital_cameras = Macchine fotografiche
application-medical_equipment = Strumentazioni mediche
application-mri_scanners = Risonanza magnetica
application-xray_machines = Apparecchi a raggi X
application-medicines = Farmaci
application-dental_care = Dentifricio e cure dentali
application-ev_motors = Motori per auto elettriche
application-ev_batteries = Batterie per auto elettriche
application-fuel_cells = Celle a idrogeno
application-drones = Droni
application-aeroplanes = Aerei
application-catalytic_converters = Marmitte catalitiche
application-wind_turbines = Turbine eoliche
application-solar_panels = Pannelli solari
application-grid_storage = Batterie per la rete elettrica
application-led_lighting = Illuminazione a LED
application-phone_screens = Schermi per smartphone
application-phone_chips = Chip per smartphone
application-phone_batteries = Batterie per smartphone
application-phone_speakers = Suono e vibrazione degli smartphone
application-computer_chips = Chip per computer
application-data_centres = Centri dati
application-fibre_optics = Internet in fibra ottica
application-telecom_5g = Reti di telefonia mobile
application-satellites = Satelliti e sonde spaziali
application-strong_steel = Acciaio ad alta resistenza
application-stainless_steel = Posate in acciaio inox
application-cutting_tools = Punte e utensili da taglio
application-printing_3d = Pezzi di metallo stampati in 3D
application-thermal_cameras = Termocamere
application-fireworks = Fuochi d’artificio
application-paint_makeup = Vernici e trucchi
application-plastic_bottles = Bottiglie di plastica
application-aluminium_cans = Lattine per bevande
application-non_stick_pans = Padelle antiaderenti
application-alkaline_batteries = Pile usa e getta
application-pencils = Matite
application-fridge_magnets = Calamite da frigorifero
