### Los nombres de lo que hay en el tablero y en las cartas, en su forma básica.
### El nombre de un Territorio abarca a sus miembros y cabe en el mapa: dos líneas de unas 16 letras.

## Continentes

continent-north_america = América del Norte
continent-south_america = América del Sur
continent-europe = Europa
continent-africa = África
continent-asia = Asia
continent-oceania = Oceanía

## Territorios de América del Norte

territory-western_canada = Alaska y oeste de Canadá
territory-eastern_canada = Este de Canadá
territory-greenland = Groenlandia
territory-western_usa = Oeste de EE. UU.
territory-eastern_usa = Este de EE. UU.
territory-mexico = México
territory-central_america = Centroamérica y el Caribe

## Territorios de América del Sur

territory-colombia = Norte de Sudamérica
territory-brazil_amazon = Brasil amazónico
territory-brazil_atlantic = Brasil atlántico
territory-peru = Perú
territory-bolivia = Bolivia y Paraguay
territory-chile = Chile
territory-argentina = Argentina y Uruguay

## Territorios de Europa

territory-britain = Reino Unido e Irlanda
territory-nordic = Países nórdicos
territory-iberia = España y Portugal
territory-france_benelux = Francia y el Benelux
territory-italy = Italia, Malta y los Alpes
territory-germany = Europa Central y los Balcanes
territory-poland = Polonia y los países bálticos
territory-ukraine = Ucrania, Bielorrusia y Moldavia
territory-western_russia = Rusia occidental

## Territorios de África

territory-maghreb = Magreb
territory-egypt = Egipto y Sudán
territory-west_africa = África Occidental
territory-nigeria = Nigeria y el lago Chad
territory-congo = Cuenca del Congo
territory-east_africa = África Oriental
territory-zambezi = Países del Zambeze
territory-southern_africa = África Austral
territory-madagascar = Madagascar e islas vecinas

## Territorios de Asia

territory-siberia = Siberia
territory-far_east = Lejano Oriente ruso
territory-central_asia = Asia Central
territory-mongolia = Mongolia
territory-korea = Corea
territory-japan = Japón
territory-turkey = Turquía y el Cáucaso
territory-middle_east = Oriente Medio y Chipre
territory-iran = Irán, Afganistán y Pakistán
territory-india = India y Asia del Sur

## Territorios de Oceanía

territory-vietnam = Vietnam, Laos y Birmania
territory-thailand = Tailandia y Camboya
territory-indonesia = Indonesia y Malasia
territory-philippines = Filipinas
territory-new_guinea = Nueva Guinea
territory-australia = Australia
territory-new_zealand = Nueva Zelanda y el Pacífico

## Países: el del mapa y los que Babel, que conoce los demás, llama de otro modo

country-CHN = China
country-CIV = Costa de Marfil
country-COD = RD del Congo
country-COG = República del Congo
country-MMR = Birmania
country-TUR = Turquía
country-VNM = Vietnam

## Partes de países

part-BRA-amazon = Brasil (Amazonia)
part-BRA-atlantic = Brasil (lado atlántico)
part-CAN-east = Canadá (este)
part-CAN-west = Canadá (oeste)
part-FRA-caribbean = Caribe francés
part-FRA-guiana = Guayana Francesa
part-FRA-indian_ocean = Reunión y Mayotte
part-IDN-papua = Papúa indonesia
part-IDN-west = Indonesia (sin Papúa)
part-NLD-caribbean = Caribe neerlandés
part-RUS-east = Rusia (Lejano Oriente)
part-RUS-siberia = Rusia (Siberia)
part-RUS-west = Rusia (oeste)
part-USA-alaska = Alaska
part-USA-east = EE. UU. (este)
part-USA-west = EE. UU. (oeste)

## Materias primas

material-aluminium = Aluminio
material-antimony = Antimonio
material-arsenic = Arsénico
material-baryte = Barita
material-beryllium = Berilio
material-bismuth = Bismuto
material-boron = Boro
material-chromium = Cromo
material-cobalt = Cobalto
material-coking_coal = Carbón de coque
material-copper = Cobre
material-fluorspar = Espato flúor
material-gallium = Galio
material-germanium = Germanio
material-hree = Tierras raras pesadas
material-helium = Helio
material-indium = Indio
material-lree = Tierras raras ligeras
material-lithium = Litio
material-magnesium = Magnesio
material-manganese = Manganeso
material-natural_graphite = Grafito natural
material-nickel = Níquel
material-niobium = Niobio
material-phosphate_rock = Roca fosfática
material-phosphorus = Fósforo
material-pgm = Metales del platino
material-scandium = Escandio
material-silicon_metal = Silicio
material-strontium = Estroncio
material-tantalum = Tantalio
material-titanium_metal = Titanio
material-tungsten = Wolframio
material-vanadium = Vanadio

## Aplicaciones

application-flame_retardants = Retardantes de llama
application-fertilizers = Fertilizantes
application-digital_cameras = Cámaras digitales
application-medical_equipment = Equipos médicos
application-mri_scanners = Resonancia magnética
application-xray_machines = Aparatos de rayos X
application-medicines = Medicamentos
application-dental_care = Dentífrico y cuidado dental
application-ev_motors = Motores de coches eléctricos
application-ev_batteries = Baterías de coches eléctricos
application-fuel_cells = Pilas de hidrógeno
application-drones = Drones
application-aeroplanes = Aviones
application-catalytic_converters = Catalizadores de coche
application-wind_turbines = Aerogeneradores
application-solar_panels = Paneles solares
application-grid_storage = Baterías para la red eléctrica
application-led_lighting = Iluminación LED
application-phone_screens = Pantallas de móviles
application-phone_chips = Chips de móviles
application-phone_batteries = Baterías de móviles
application-phone_speakers = Sonido y vibración de móviles
application-computer_chips = Chips de ordenador
application-data_centres = Centros de datos
application-fibre_optics = Internet por fibra óptica
application-telecom_5g = Redes de telefonía móvil
application-satellites = Satélites y sondas espaciales
application-strong_steel = Acero de alta resistencia
application-stainless_steel = Cubiertos inoxidables
application-cutting_tools = Brocas y herramientas de corte
application-printing_3d = Piezas de metal impresas en 3D
application-thermal_cameras = Cámaras térmicas
application-fireworks = Fuegos artificiales
application-paint_makeup = Pinturas y maquillaje
application-plastic_bottles = Botellas de plástico
application-aluminium_cans = Latas de bebida
application-non_stick_pans = Sartenes antiadherentes
application-alkaline_batteries = Pilas desechables
application-pencils = Lápices
application-fridge_magnets = Imanes de nevera
