### De namen van wat op het bord en op de kaarten staat, in hun basisvorm.
### De naam van een gebied dekt zijn leden en past op de landkaart: twee regels van zo’n 16 letters.

## Continenten

continent-north_america = Noord-Amerika
continent-south_america = Zuid-Amerika
continent-europe = Europa
continent-africa = Afrika
continent-asia = Azië
continent-oceania = Oceanië

## Gebieden in Noord-Amerika

territory-western_canada = Alaska en West-Canada
territory-eastern_canada = Oost-Canada
territory-greenland = Groenland
territory-western_usa = Westen van de VS
territory-eastern_usa = Oosten van de VS
territory-mexico = Mexico
territory-central_america = Midden-Amerika en de Caraïben

## Gebieden in Zuid-Amerika

territory-colombia = Noorden van Zuid-Amerika
territory-brazil_amazon = Amazonisch Brazilië
territory-brazil_atlantic = Atlantisch Brazilië
territory-peru = Peru
territory-bolivia = Bolivia en Paraguay
territory-chile = Chili
territory-argentina = Argentinië en Uruguay

## Gebieden in Europa

territory-britain = Groot-Brittannië en Ierland
territory-nordic = Noordse landen
territory-iberia = Spanje en Portugal
territory-france_benelux = Frankrijk en de Benelux
territory-italy = Italië, Malta en de Alpen
territory-germany = Midden-Europa en de Balkan
territory-poland = Polen en de Baltische staten
territory-ukraine = Oekraïne, Belarus en Moldavië
territory-western_russia = West-Rusland

## Gebieden in Afrika

territory-maghreb = Maghreb
territory-egypt = Egypte en Soedan
territory-west_africa = West-Afrika
territory-nigeria = Nigeria en het Tsjaadmeer
territory-congo = Congobekken
territory-east_africa = Oost-Afrika
territory-zambezi = Zambezilanden
territory-southern_africa = Zuidelijk Afrika
territory-madagascar = Madagaskar en nabije eilanden

## Gebieden in Azië

territory-siberia = Siberië
territory-far_east = Russische Verre Oosten
territory-central_asia = Centraal-Azië
territory-mongolia = Mongolië
territory-korea = Korea
territory-japan = Japan
territory-turkey = Turkije en de Kaukasus
territory-middle_east = Midden-Oosten en Cyprus
territory-iran = Iran, Afghanistan en Pakistan
territory-india = India en Zuid-Azië

## Gebieden in Oceanië

territory-vietnam = Vietnam, Laos en Myanmar
territory-thailand = Thailand en Cambodja
territory-indonesia = Indonesië en Maleisië
territory-philippines = Filipijnen
territory-new_guinea = Nieuw-Guinea
territory-australia = Australië
territory-new_zealand = Nieuw-Zeeland en de Pacific

## Landen: dat van de landkaart en die welke Babel, dat de andere kent, anders noemt

country-CHN = China
country-CIV = Ivoorkust
country-COD = DR Congo
country-COG = Republiek Congo
country-MMR = Myanmar
country-TUR = Turkije
country-VNM = Vietnam

## Delen van landen

part-BRA-amazon = Brazilië (Amazone)
part-BRA-atlantic = Brazilië (Atlantische kant)
part-CAN-east = Canada (oost)
part-CAN-west = Canada (west)
part-FRA-caribbean = Franse Caraïben
part-FRA-guiana = Frans-Guyana
part-FRA-indian_ocean = Réunion en Mayotte
part-IDN-papua = Indonesisch Papoea
part-IDN-west = Indonesië (zonder Papoea)
part-NLD-caribbean = Caribisch Nederland
part-RUS-east = Rusland (Verre Oosten)
part-RUS-siberia = Rusland (Siberië)
part-RUS-west = Rusland (west)
part-USA-alaska = Alaska
part-USA-east = VS (oost)
part-USA-west = VS (west)

## Materialen

material-aluminium = Aluminium
material-antimony = Antimoon
material-arsenic = Arseen
material-baryte = Bariet
material-beryllium = Beryllium
material-bismuth = Bismut
material-boron = Boor
material-chromium = Chroom
material-cobalt = Kobalt
material-coking_coal = Cokeskolen
material-copper = Koper
material-fluorspar = Vloeispaat
material-gallium = Gallium
material-germanium = Germanium
material-hree = Zware zeldzame aarden
material-helium = Helium
material-indium = Indium
material-lree = Lichte zeldzame aarden
material-lithium = Lithium
material-magnesium = Magnesium
material-manganese = Mangaan
material-natural_graphite = Natuurlijk grafiet
material-nickel = Nikkel
material-niobium = Niobium
material-phosphate_rock = Fosfaaterts
material-phosphorus = Fosfor
material-pgm = Platinametalen
material-scandium = Scandium
material-silicon_metal = Silicium
material-strontium = Strontium
material-tantalum = Tantaal
material-titanium_metal = Titanium
material-tungsten = Wolfraam
material-vanadium = Vanadium

## Toepassingen

application-flame_retardants = Vlamvertragers
application-fertilizers = Kunstmest
application-digital_cameras = Digitale camera’s
application-medical_equipment = Medische hulpmiddelen
application-mri_scanners = MRI-scanners
application-xray_machines = Röntgenapparaten
application-medicines = Medicijnen
application-dental_care = Tandpasta en tandzorg
application-ev_motors = Motoren voor elektrische auto’s
application-ev_batteries = Batterijen voor elektrische auto’s
application-fuel_cells = Waterstofbrandstofcellen
application-drones = Drones
application-aeroplanes = Vliegtuigen
application-catalytic_converters = Autokatalysatoren
application-wind_turbines = Windturbines
application-solar_panels = Zonnepanelen
application-grid_storage = Batterijen voor het stroomnet
application-led_lighting = Ledverlichting
application-phone_screens = Smartphoneschermen
application-phone_chips = Smartphonechips
application-phone_batteries = Smartphonebatterijen
application-phone_speakers = Geluid en trilling van smartphones
application-computer_chips = Computerchips
application-data_centres = Datacenters
application-fibre_optics = Glasvezelinternet
application-telecom_5g = Mobiele netwerken
application-satellites = Satellieten en ruimtesondes
application-strong_steel = Sterk staal voor gebouwen
application-stainless_steel = Roestvrijstalen bestek
application-cutting_tools = Boren en snijgereedschap
application-printing_3d = 3D-geprinte metalen onderdelen
application-thermal_cameras = Warmtebeeldcamera’s
application-fireworks = Vuurwerk
application-paint_makeup = Verf en make-up
application-plastic_bottles = Plastic flessen
application-aluminium_cans = Drankblikjes
application-non_stick_pans = Antiaanbakpannen
application-alkaline_batteries = Wegwerpbatterijen
application-pencils = Potloden
application-fridge_magnets = Koelkastmagneten
