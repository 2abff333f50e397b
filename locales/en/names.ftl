### The names of what is on the board and on the cards, in their base form.
### A Territory’s name covers its members and fits on the map: two lines of about 16 letters.

## Continents

continent-north_america = North America
continent-south_america = South America
continent-europe = Europe
continent-africa = Africa
continent-asia = Asia
continent-oceania = Oceania

## Territories of North America

territory-western_canada = Alaska and Western Canada
territory-eastern_canada = Eastern Canada
territory-greenland = Greenland
territory-western_usa = Western USA
territory-eastern_usa = Eastern USA
territory-mexico = Mexico
territory-central_america = Central America and Caribbean

## Territories of South America

territory-colombia = Northern South America
territory-brazil_amazon = Amazonian Brazil
territory-brazil_atlantic = Atlantic Brazil
territory-peru = Peru
territory-bolivia = Bolivia and Paraguay
territory-chile = Chile
territory-argentina = Argentina and Uruguay

## Territories of Europe

territory-britain = Britain and Ireland
territory-nordic = Nordic Countries
territory-iberia = Spain and Portugal
territory-france_benelux = France and Benelux
territory-italy = Italy, Malta and the Alps
territory-germany = Central Europe and Balkans
territory-poland = Poland and the Baltic States
territory-ukraine = Ukraine, Belarus and Moldova
territory-western_russia = Western Russia

## Territories of Africa

territory-maghreb = Maghreb
territory-egypt = Egypt and Sudan
territory-west_africa = West Africa
territory-nigeria = Nigeria and Lake Chad
territory-congo = Congo Basin
territory-east_africa = East Africa
territory-zambezi = Zambezi Countries
territory-southern_africa = Southern Africa
territory-madagascar = Madagascar and Nearby Islands

## Territories of Asia

territory-siberia = Siberia
territory-far_east = Russian Far East
territory-central_asia = Central Asia
territory-mongolia = Mongolia
territory-korea = Korea
territory-japan = Japan
territory-turkey = Turkey and the Caucasus
territory-middle_east = Middle East and Cyprus
territory-iran = Iran, Afghanistan and Pakistan
territory-india = India and South Asia

## Territories of Oceania

territory-vietnam = Vietnam, Laos and Myanmar
territory-thailand = Thailand and Cambodia
territory-indonesia = Indonesia and Malaysia
territory-philippines = Philippines
territory-new_guinea = New Guinea
territory-australia = Australia
territory-new_zealand = New Zealand and Pacific Islands

## Countries: the map’s, and those that Babel, which knows the others, calls otherwise

country-CHN = China
country-CIV = Côte d’Ivoire
country-COD = DR Congo
country-COG = Republic of the Congo
country-MMR = Myanmar
country-TUR = Turkey
country-VNM = Vietnam

## Parts of countries

part-BRA-amazon = Brazil (Amazon)
part-BRA-atlantic = Brazil (Atlantic side)
part-CAN-east = Canada (east)
part-CAN-west = Canada (west)
part-FRA-caribbean = French Caribbean
part-FRA-guiana = French Guiana
part-FRA-indian_ocean = Réunion and Mayotte
part-IDN-papua = Indonesian Papua
part-IDN-west = Indonesia (without Papua)
part-NLD-caribbean = Caribbean Netherlands
part-RUS-east = Russia (Far East)
part-RUS-siberia = Russia (Siberia)
part-RUS-west = Russia (west)
part-USA-alaska = Alaska
part-USA-east = USA (east)
part-USA-west = USA (west)

## Materials

material-aluminium = Aluminium
material-antimony = Antimony
material-arsenic = Arsenic
material-baryte = Baryte
material-beryllium = Beryllium
material-bismuth = Bismuth
material-boron = Boron
material-chromium = Chromium
material-cobalt = Cobalt
material-coking_coal = Coking Coal
material-copper = Copper
material-fluorspar = Fluorspar
material-gallium = Gallium
material-germanium = Germanium
material-hree = Heavy Rare Earths
material-helium = Helium
material-indium = Indium
material-lree = Light Rare Earths
material-lithium = Lithium
material-magnesium = Magnesium
material-manganese = Manganese
material-natural_graphite = Natural Graphite
material-nickel = Nickel
material-niobium = Niobium
material-phosphate_rock = Phosphate Rock
material-phosphorus = Phosphorus
material-pgm = Platinum Metals
material-scandium = Scandium
material-silicon_metal = Silicon
material-strontium = Strontium
material-tantalum = Tantalum
material-titanium_metal = Titanium
material-tungsten = Tungsten
material-vanadium = Vanadium

## Applications

application-flame_retardants = Flame Retardants
application-fertilizers = Fertilizers
application-digital_cameras = Digital Cameras
application-medical_equipment = Medical Equipment
application-mri_scanners = MRI Scanners
application-xray_machines = X-Ray Machines
application-medicines = Medicines
application-dental_care = Toothpaste and Dental Care
application-ev_motors = Electric Car Motors
application-ev_batteries = Electric Car Batteries
application-fuel_cells = Hydrogen Fuel Cells
application-drones = Drones
application-aeroplanes = Aeroplanes
application-catalytic_converters = Catalytic Converters
application-wind_turbines = Wind Turbines
application-solar_panels = Solar Panels
application-grid_storage = Giant Batteries for the Grid
application-led_lighting = LED Lighting
application-phone_screens = Smartphone Screens
application-phone_chips = Smartphone Chips
application-phone_batteries = Smartphone Batteries
application-phone_speakers = Smartphone Sound and Vibration
application-computer_chips = Computer Chips
application-data_centres = Data Centres
application-fibre_optics = Fibre-Optic Internet
application-telecom_5g = Mobile Phone Networks
application-satellites = Satellites and Space Probes
application-strong_steel = Strong Steel for Buildings
application-stainless_steel = Stainless Steel Cutlery
application-cutting_tools = Drills and Cutting Tools
application-printing_3d = 3D-Printed Metal Parts
application-thermal_cameras = Thermal Cameras
application-fireworks = Fireworks
application-paint_makeup = Paint and Make-Up
application-plastic_bottles = Plastic Bottles
application-aluminium_cans = Drink Cans
application-non_stick_pans = Non-Stick Pans
application-alkaline_batteries = Throwaway Batteries
application-pencils = Pencils
application-fridge_magnets = Fridge Magnets
