### Názvy toho, čo je na hracej ploche a na kartách, v základnom tvare.
### Názov územia zahŕňa jeho členov a zmestí sa na mapu: dva riadky asi po 16 písmen.

## Kontinenty

continent-north_america = Severná Amerika
continent-south_america = Južná Amerika
continent-europe = Európa
continent-africa = Afrika
continent-asia = Ázia
continent-oceania = Oceánia

## Územia Severnej Ameriky

territory-western_canada = Aljaška a západná Kanada
territory-eastern_canada = Východná Kanada
territory-greenland = Grónsko
territory-western_usa = Západ USA
territory-eastern_usa = Východ USA
territory-mexico = Mexiko
territory-central_america = Stredná Amerika a Karibik

## Územia Južnej Ameriky

territory-colombia = Sever Južnej Ameriky
territory-brazil_amazon = Amazonská Brazília
territory-brazil_atlantic = Atlantická Brazília
territory-peru = Peru
territory-bolivia = Bolívia a Paraguaj
territory-chile = Čile
territory-argentina = Argentína a Uruguaj

## Územia Európy

territory-britain = Veľká Británia a Írsko
territory-nordic = Severské krajiny
territory-iberia = Španielsko a Portugalsko
territory-france_benelux = Francúzsko a Benelux
territory-italy = Taliansko, Malta a Alpy
territory-germany = Stredná Európa a Balkán
territory-poland = Poľsko a Pobaltie
territory-ukraine = Ukrajina, Bielorusko a Moldavsko
territory-western_russia = Západné Rusko

## Územia Afriky

territory-maghreb = Maghreb
territory-egypt = Egypt a Sudán
territory-west_africa = Západná Afrika
territory-nigeria = Nigéria a Čadské jazero
territory-congo = Konžská panva
territory-east_africa = Východná Afrika
territory-zambezi = Povodie Zambezi
territory-southern_africa = Juh Afriky
territory-madagascar = Madagaskar a okolité ostrovy

## Územia Ázie

territory-siberia = Sibír
territory-far_east = Ruský Ďaleký východ
territory-central_asia = Stredná Ázia
territory-mongolia = Mongolsko
territory-korea = Kórea
territory-japan = Japonsko
territory-turkey = Turecko a Kaukaz
territory-middle_east = Blízky východ a Cyprus
territory-iran = Irán, Afganistan a Pakistan
territory-india = India a južná Ázia

## Územia Oceánie

territory-vietnam = Vietnam, Laos a Mjanmarsko
territory-thailand = Thajsko a Kambodža
territory-indonesia = Indonézia a Malajzia
territory-philippines = Filipíny
territory-new_guinea = Nová Guinea
territory-australia = Austrália
territory-new_zealand = Nový Zéland a Tichomorie

## Krajiny: tá z mapy a tie, ktoré Babel, ktorý pozná ostatné, nazýva inak

country-CHN = Čína
country-CIV = Pobrežie Slonoviny
country-COD = Konžská DR
country-COG = Konžská republika
country-MMR = Mjanmarsko
country-TUR = Turecko
country-VNM = Vietnam

## Časti krajín

part-BRA-amazon = Brazília (Amazónia)
part-BRA-atlantic = Brazília (atlantická strana)
part-CAN-east = Kanada (východ)
part-CAN-west = Kanada (západ)
part-FRA-caribbean = Francúzsky Karibik
part-FRA-guiana = Francúzska Guyana
part-FRA-indian_ocean = Réunion a Mayotte
part-IDN-papua = Indonézska Papua
part-IDN-west = Indonézia (bez Papuy)
part-NLD-caribbean = Karibské Holandsko
part-RUS-east = Rusko (Ďaleký východ)
part-RUS-siberia = Rusko (Sibír)
part-RUS-west = Rusko (západ)
part-USA-alaska = Aljaška
part-USA-east = USA (východ)
part-USA-west = USA (západ)

## Materiály

material-aluminium = Hliník
material-antimony = Antimón
material-arsenic = Arzén
material-baryte = Baryt
material-beryllium = Berýlium
material-bismuth = Bizmut
material-boron = Bór
material-chromium = Chróm
material-cobalt = Kobalt
material-coking_coal = Koksovateľné uhlie
material-copper = Meď
material-fluorspar = Fluorit
material-gallium = Gálium
material-germanium = Germánium
material-hree = Ťažké vzácne zeminy
material-helium = Hélium
material-indium = Indium
material-lree = Ľahké vzácne zeminy
material-lithium = Lítium
material-magnesium = Horčík
material-manganese = Mangán
material-natural_graphite = Prírodný grafit
material-nickel = Nikel
material-niobium = Niób
material-phosphate_rock = Fosfátové horniny
material-phosphorus = Fosfor
material-pgm = Platinové kovy
material-scandium = Skandium
material-silicon_metal = Kremík
material-strontium = Stroncium
material-tantalum = Tantal
material-titanium_metal = Titán
material-tungsten = Volfrám
material-vanadium = Vanád

## Aplikácie

application-flame_retardants = Spomaľovače horenia
application-fertilizers = Hnojivá
application-digital_cameras = Digitálne fotoaparáty
application-medical_equipment = Lekárske zariadenia
application-mri_scanners = Magnetická rezonancia
application-xray_machines = Röntgenové prístroje
application-medicines = Lieky
application-dental_care = Starostlivosť o zuby
application-ev_motors = Motory elektromobilov
application-ev_batteries = Batérie elektromobilov
application-fuel_cells = Vodíkové palivové články
application-drones = Drony
application-aeroplanes = Lietadlá
application-catalytic_converters = Automobilové katalyzátory
application-wind_turbines = Veterné turbíny
application-solar_panels = Solárne panely
application-grid_storage = Batérie pre elektrickú sieť
application-led_lighting = LED osvetlenie
application-phone_screens = Displeje smartfónov
application-phone_chips = Čipy smartfónov
application-phone_batteries = Batérie smartfónov
application-phone_speakers = Zvuk a vibrácie smartfónov
application-computer_chips = Počítačové čipy
application-data_centres = Dátové centrá
application-fibre_optics = Optický internet
application-telecom_5g = Mobilné siete
application-satellites = Družice a vesmírne sondy
application-strong_steel = Pevná oceľ na stavby
application-stainless_steel = Nerezové príbory
application-cutting_tools = Vrtáky a rezné nástroje
application-printing_3d = Kovové diely z 3D tlačiarne
application-thermal_cameras = Termokamery
application-fireworks = Ohňostroje
application-paint_makeup = Farby a líčidlá
application-plastic_bottles = Plastové fľaše
application-aluminium_cans = Nápojové plechovky
application-non_stick_pans = Nepriľnavé panvice
application-alkaline_batteries = Jednorazové batérie
application-pencils = Ceruzky
application-fridge_magnets = Magnetky na chladničku
