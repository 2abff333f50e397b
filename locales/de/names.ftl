### Die Namen dessen, was auf dem Spielplan und auf den Karten steht, in der Grundform.
### Der Name eines Gebiets umfasst seine Mitglieder und passt auf die Landkarte: zwei Zeilen von etwa 16 Buchstaben.

## Kontinente

continent-north_america = Nordamerika
continent-south_america = Südamerika
continent-europe = Europa
continent-africa = Afrika
continent-asia = Asien
continent-oceania = Ozeanien

## Gebiete in Nordamerika

territory-western_canada = Alaska und Westkanada
territory-eastern_canada = Ostkanada
territory-greenland = Grönland
territory-western_usa = Westen der USA
territory-eastern_usa = Osten der USA
territory-mexico = Mexiko
territory-central_america = Mittelamerika und Karibik

## Gebiete in Südamerika

territory-colombia = Nördliches Südamerika
territory-brazil_amazon = Amazonisches Brasilien
territory-brazil_atlantic = Atlantisches Brasilien
territory-peru = Peru
territory-bolivia = Bolivien und Paraguay
territory-chile = Chile
territory-argentina = Argentinien und Uruguay

## Gebiete in Europa

territory-britain = Großbritannien und Irland
territory-nordic = Nordische Länder
territory-iberia = Spanien und Portugal
territory-france_benelux = Frankreich und Benelux
territory-italy = Italien, Malta und die Alpen
territory-germany = Mitteleuropa und Balkan
territory-poland = Polen und Baltikum
territory-ukraine = Ukraine, Belarus und Moldau
territory-western_russia = Westrussland

## Gebiete in Afrika

territory-maghreb = Maghreb
territory-egypt = Ägypten und Sudan
territory-west_africa = Westafrika
territory-nigeria = Nigeria und Tschadsee
territory-congo = Kongobecken
territory-east_africa = Ostafrika
territory-zambezi = Sambesi-Länder
territory-southern_africa = Südliches Afrika
territory-madagascar = Madagaskar und Nachbarinseln

## Gebiete in Asien

territory-siberia = Sibirien
territory-far_east = Russischer Ferner Osten
territory-central_asia = Zentralasien
territory-mongolia = Mongolei
territory-korea = Korea
territory-japan = Japan
territory-turkey = Türkei und Kaukasus
territory-middle_east = Naher Osten und Zypern
territory-iran = Iran, Afghanistan und Pakistan
territory-india = Indien und Südasien

## Gebiete in Ozeanien

territory-vietnam = Vietnam, Laos und Myanmar
territory-thailand = Thailand und Kambodscha
territory-indonesia = Indonesien und Malaysia
territory-philippines = Philippinen
territory-new_guinea = Neuguinea
territory-australia = Australien
territory-new_zealand = Neuseeland und Pazifikinseln

## Länder: das der Landkarte und die, die Babel, das die anderen kennt, anders nennt

country-CHN = China
country-CIV = Elfenbeinküste
country-COD = DR Kongo
country-COG = Republik Kongo
country-MMR = Myanmar
country-TUR = Türkei
country-VNM = Vietnam

## Teile von Ländern

part-BRA-amazon = Brasilien (Amazonien)
part-BRA-atlantic = Brasilien (Atlantikseite)
part-CAN-east = Kanada (Osten)
part-CAN-west = Kanada (Westen)
part-FRA-caribbean = Französische Karibik
part-FRA-guiana = Französisch-Guayana
part-FRA-indian_ocean = Réunion und Mayotte
part-IDN-papua = Indonesisches Papua
part-IDN-west = Indonesien (ohne Papua)
part-NLD-caribbean = Karibische Niederlande
part-RUS-east = Russland (Ferner Osten)
part-RUS-siberia = Russland (Sibirien)
part-RUS-west = Russland (Westen)
part-USA-alaska = Alaska
part-USA-east = USA (Osten)
part-USA-west = USA (Westen)

## Rohstoffe

material-aluminium = Aluminium
material-antimony = Antimon
material-arsenic = Arsen
material-baryte = Baryt
material-beryllium = Beryllium
material-bismuth = Bismut
material-boron = Bor
material-chromium = Chrom
material-cobalt = Kobalt
material-coking_coal = Kokskohle
material-copper = Kupfer
material-fluorspar = Flussspat
material-gallium = Gallium
material-germanium = Germanium
material-hree = Schwere Seltene Erden
material-helium = Helium
material-indium = Indium
material-lree = Leichte Seltene Erden
material-lithium = Lithium
material-magnesium = Magnesium
material-manganese = Mangan
material-natural_graphite = Naturgraphit
material-nickel = Nickel
material-niobium = Niob
material-phosphate_rock = Phosphatgestein
material-phosphorus = Phosphor
material-pgm = Platinmetalle
material-scandium = Scandium
material-silicon_metal = Silicium
material-strontium = Strontium
material-tantalum = Tantal
material-titanium_metal = Titan
material-tungsten = Wolfram
material-vanadium = Vanadium

## Anwendungen

application-flame_retardants = Flammschutzmittel
application-fertilizers = Düngemittel
application-digital_cameras = Digitalkameras
application-medical_equipment = Medizinische Geräte
application-mri_scanners = MRT-Geräte
application-xray_machines = Röntgengeräte
application-medicines = Medikamente
application-dental_care = Zahnpasta und Zahnpflege
application-ev_motors = Motoren für Elektroautos
application-ev_batteries = Akkus für Elektroautos
application-fuel_cells = Wasserstoff-Brennstoffzellen
application-drones = Drohnen
application-aeroplanes = Flugzeuge
application-catalytic_converters = Autokatalysatoren
application-wind_turbines = Windräder
application-solar_panels = Solarmodule
application-grid_storage = Großbatterien fürs Stromnetz
application-led_lighting = LED-Beleuchtung
application-phone_screens = Smartphone-Bildschirme
application-phone_chips = Smartphone-Chips
application-phone_batteries = Smartphone-Akkus
application-phone_speakers = Smartphone-Ton und -Vibration
application-computer_chips = Computerchips
application-data_centres = Rechenzentren
application-fibre_optics = Glasfaser-Internet
application-telecom_5g = Mobilfunknetze
application-satellites = Satelliten und Raumsonden
application-strong_steel = Hochfester Baustahl
application-stainless_steel = Edelstahlbesteck
application-cutting_tools = Bohrer und Schneidwerkzeuge
application-printing_3d = 3D-gedruckte Metallteile
application-thermal_cameras = Wärmebildkameras
application-fireworks = Feuerwerk
application-paint_makeup = Farben und Make-up
application-plastic_bottles = Plastikflaschen
application-aluminium_cans = Getränkedosen
application-non_stick_pans = Antihaftpfannen
application-alkaline_batteries = Einwegbatterien
application-pencils = Bleistifte
application-fridge_magnets = Kühlschrankmagnete
