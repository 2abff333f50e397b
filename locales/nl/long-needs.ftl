### Wat een materiaal in een toepassing doet. Voor de zin staat het materiaal, als tegel.

long-need-flame_retardants-antimony = Werkt samen met andere vlamvertragers in plastic en stof, zodat een vlam eerder dooft.
long-need-flame_retardants-boron = De zouten vormen een glazige korst die het vuur weghoudt van wat eronder ligt.
long-need-flame_retardants-phosphorus = Verkoolt het oppervlak van brandend plastic of schuim en sluit zo de lucht af.

long-need-fertilizers-phosphate_rock = Levert het fosfor dat planten nodig hebben voor wortels, bloemen en zaden.

long-need-digital_cameras-lree = Lanthaan in het glas van de lens buigt licht sterk af en houdt het beeld scherp.
long-need-digital_cameras-indium = Vormt het doorzichtige laagje van het scherm dat stroom geleidt.
long-need-digital_cameras-lithium = Brengt de elektrische lading van de ene naar de andere kant van de oplaadbare batterij.
long-need-digital_cameras-cobalt = Het oxide ervan houdt het lithium aan één kant van de batterij vast, zodat je die steeds weer kunt opladen.
long-need-digital_cameras-silicon_metal = De beeldsensor is een chip van silicium: die maakt van licht elektrische signalen.
long-need-digital_cameras-tantalum = Bewaart lading in piepkleine condensatoren en houdt zo de stroom gelijkmatig.

long-need-medical_equipment-bismuth = Is veel minder schadelijk dan de meeste zware metalen en zit daarom in sommige medicijnen.
long-need-medical_equipment-titanium_metal = Het lichaam verdraagt het goed; kunstheupen en botschroeven zijn ervan gemaakt.
long-need-medical_equipment-pgm = Platina reageert niet met het lichaam en zit daarom in pacemakers en andere implantaten.
long-need-medical_equipment-helium = De koudste vloeistof op aarde: koelt de magneten van MRI-scanners.
long-need-medical_equipment-niobium = Vormt samen met titanium de draad van de sterke magneten in MRI-scanners.
long-need-medical_equipment-hree = Gadolinium laat organen opvallen in scannerbeelden, en kristallen van lutetium maken straling zichtbaar.

long-need-mri_scanners-niobium = Als de draad heel koud is, geleidt hij stroom zonder verlies; daardoor is de magneet zo sterk.
long-need-mri_scanners-titanium_metal = Vormt met niobium een taaie draad die tot spoelen gewikkeld kan worden.
long-need-mri_scanners-helium = Houdt als vloeistof de spoelen zo koud dat er stroom zonder verlies door loopt.
long-need-mri_scanners-hree = Gadolinium laat organen duidelijk zien op het beeld.
long-need-mri_scanners-copper = Omgeeft de fijne draden en beschermt ze als een spoel warm wordt.

long-need-xray_machines-tungsten = Elektronen raken het en er komt röntgenstraling uit; het kan tegen de hitte zonder te smelten.
long-need-xray_machines-beryllium = Vormt het venster van de buis: lucht blijft buiten, röntgenstraling gaat erdoor.
long-need-xray_machines-copper = Voert de warmte van het wolfraam af.
long-need-xray_machines-baryte = Bevat barium, dat röntgenstraling tegenhoudt en zo mensen beschermt.

long-need-medicines-bismuth = Kalmeert een maag die van streek is.
long-need-medicines-lithium = De zouten helpen mensen met sommige stemmingsstoornissen.
long-need-medicines-phosphorus = Helpt bij het maken van veel medicijnen.

long-need-dental_care-fluorspar = Levert het fluoride in tandpasta, dat tanden beschermt.
long-need-dental_care-pgm = Palladium zit in het metaal van sommige kronen.

long-need-ev_motors-lree = Van neodymium en praseodymium maak je magneten die klein en heel sterk zijn.
long-need-ev_motors-hree = Dysprosium houdt de magneten sterk als de motor heet wordt.
long-need-ev_motors-boron = Een klein beetje zorgt ervoor dat in de magneet de juiste kristallen ontstaan.
long-need-ev_motors-copper = Door de spoelen loopt de stroom die de motor laat draaien.
long-need-ev_motors-aluminium = Houdt de behuizing van de motor licht.

long-need-ev_batteries-lithium = Brengt de lading van de ene kant van de batterij naar de andere.
long-need-ev_batteries-nickel = Helpt de batterij meer energie op te slaan, zodat de auto verder komt.
long-need-ev_batteries-cobalt = Helpt de batterij veilig te blijven en lang mee te gaan.
long-need-ev_batteries-manganese = Is goedkoop en maakt de batterij veiliger.
long-need-ev_batteries-natural_graphite = Neemt het lithium op terwijl de auto laadt.
long-need-ev_batteries-copper = Dunne koperfolie verzamelt de stroom, en dikke kabels voeren hem verder.

long-need-fuel_cells-pgm = Platina versnelt de reactie van waterstof en zuurstof.
long-need-fuel_cells-natural_graphite = Vormt platen die de stroom geleiden.

long-need-drones-lithium = Brengt de elektrische lading van de ene naar de andere kant van de lichte batterij.
long-need-drones-cobalt = Helpt om veel energie in een lichte batterij op te slaan.
long-need-drones-lree = Neodymiummagneten maken de motoren klein en sterk.
long-need-drones-boron = Zit in deze magneten.
long-need-drones-aluminium = Houdt motoren en frame licht.
long-need-drones-magnesium = Is nog lichter. Sommige frames en behuizingen zijn ervan gemaakt.

long-need-aeroplanes-aluminium = Houdt romp en vleugels licht.
long-need-aeroplanes-titanium_metal = Zit in onderdelen die heel sterk moeten zijn en tegen hitte moeten kunnen.
long-need-aeroplanes-magnesium = Is nog lichter dan aluminium en maakt legeringen ervan sterker.
long-need-aeroplanes-beryllium = Is licht en heel stijf, voor instrumenten en verende contacten.

long-need-catalytic_converters-pgm = Platina, palladium en rodium maken van giftige gassen veel minder schadelijke.
long-need-catalytic_converters-lree = Cerium slaat zuurstof op en geeft die af als er te weinig is.

long-need-wind_turbines-lree = Grote neodymiummagneten maken van de beweging van de wieken elektriciteit.
long-need-wind_turbines-hree = Dysprosium houdt deze magneten sterk als ze warm worden.
long-need-wind_turbines-boron = Zit in elke neodymiummagneet.
long-need-wind_turbines-niobium = Een snufje maakt het staal van de mast sterker.
long-need-wind_turbines-aluminium = Houdt onderdelen hoog op de mast licht.
long-need-wind_turbines-copper = Geleidt de stroom in de generator en in de kabels.

long-need-solar_panels-silicon_metal = Is de zonnecel zelf: licht brengt de elektronen in beweging.
long-need-solar_panels-boron = Een spoortje in het silicium helpt de stroom op gang.
long-need-solar_panels-aluminium = Vormt de lijst, die licht is en niet roest.

long-need-grid_storage-lithium = Brengt de elektrische lading van de ene naar de andere kant van grote lithiumbatterijen.
long-need-grid_storage-phosphorus = Zit in lithiumijzerfosfaat, een stof in veel lithiumbatterijen.
long-need-grid_storage-natural_graphite = Neemt het lithium op als de batterij geladen wordt.

long-need-led_lighting-gallium = Vormt met stikstof de chip die licht geeft.
long-need-led_lighting-indium = Maakt het licht van de chip blauw.
long-need-led_lighting-hree = Yttrium zit in het poeder dat een deel van het blauwe licht geel maakt.
long-need-led_lighting-lree = Een spoortje cerium laat dit poeder oplichten.

long-need-phone_screens-indium = Vormt een doorzichtige laag die stroom geleidt en je vinger voelt.
long-need-phone_screens-silicon_metal = Daarvan zijn de piepkleine schakelaars achter elk beeldpuntje gemaakt.

long-need-phone_chips-silicon_metal = Daarvan zijn de meeste chips gemaakt.
long-need-phone_chips-gallium = Zit in de chips die radiogolven zenden en ontvangen.
long-need-phone_chips-arsenic = Maakt deze radiochips samen met gallium snel.
long-need-phone_chips-tantalum = Slaat lading op in piepkleine condensatoren en houdt zo de stroom gelijkmatig.

long-need-phone_batteries-lithium = Brengt de lading heen en weer.
long-need-phone_batteries-cobalt = Het oxide ervan houdt het lithium aan één kant vast, zodat er veel energie in een kleine batterij past.
long-need-phone_batteries-natural_graphite = Neemt het lithium op als de telefoon laadt.

long-need-phone_speakers-lree = Met neodymium maak je magneten die piepklein en sterk zijn.
long-need-phone_speakers-boron = Zit in deze magneten.
long-need-phone_speakers-tungsten = Is zo zwaar dat een piepklein stukje de telefoon laat trillen.

long-need-computer_chips-silicon_metal = Is de basis waarop de chip wordt gebouwd.
long-need-computer_chips-boron = Een spoortje ervan laat in het silicium gaten open voor elektronen.
long-need-computer_chips-phosphorus = Een spoortje ervan brengt extra elektronen in het silicium.
long-need-computer_chips-fluorspar = Gassen die ervan gemaakt zijn, etsen fijne lijntjes in de chip.
long-need-computer_chips-helium = Koelt het silicium terwijl de chip wordt gemaakt.

long-need-data_centres-silicon_metal = Zit in elke chip.
long-need-data_centres-copper = Geleidt de stroom en voert de warmte af.
long-need-data_centres-tantalum = Houdt de stroom voor de chips gelijkmatig.
long-need-data_centres-pgm = Dunne laagjes met platina bewaren de gegevens op harde schijven.
long-need-data_centres-lree = Neodymiummagneten bewegen de armen van harde schijven.
long-need-data_centres-germanium = Zit in de glasvezels die de gegevens als licht vervoeren.

long-need-fibre_optics-germanium = Zit in de kern van de glasdraad en houdt het licht binnen.
long-need-fibre_optics-hree = Erbium versterkt het licht op lange afstanden.
long-need-fibre_optics-helium = Koelt het glas terwijl de draad getrokken wordt.

long-need-telecom_5g-beryllium = Met koper maak je er verende contacten van waarop je kunt vertrouwen.
long-need-telecom_5g-gallium = Zit in de chips die radiogolven zenden en ontvangen.
long-need-telecom_5g-arsenic = Maakt deze radiochips met gallium heel snel.
long-need-telecom_5g-copper = Geleidt stroom en signalen.
long-need-telecom_5g-germanium = Zit in glasvezels, die de gegevens als licht verder vervoeren.

long-need-satellites-germanium = Is de ondergrond waarop zonnecellen voor de ruimte groeien.
long-need-satellites-gallium = Maakt met arseen van zonlicht elektriciteit.
long-need-satellites-arsenic = Vormt met gallium de lagen die het licht vangen.
long-need-satellites-beryllium = Daarvan maak je onderdelen die licht en stijf blijven, zoals spiegels.
long-need-satellites-titanium_metal = Is sterk en licht, voor onderdelen die veel moeten dragen.
long-need-satellites-aluminium = Houdt de romp licht.

long-need-strong_steel-coking_coal = Daar maak je cokes van, en met cokes ijzer uit ijzererts.
long-need-strong_steel-manganese = Maakt staal sterk en minder bros.
long-need-strong_steel-vanadium = Vormt piepkleine harde korrels in het staal.
long-need-strong_steel-niobium = Houdt de kristallen in het staal klein, waardoor het veel sterker is.
long-need-strong_steel-fluorspar = Maakt de slak in de oven dunvloeibaar, zodat die onzuiverheden opneemt.

long-need-stainless_steel-chromium = Vormt het dunne onzichtbare huidje dat roest weghoudt.
long-need-stainless_steel-nickel = Laat dat huidje standhouden en maakt het staal taai.
long-need-stainless_steel-vanadium = Maakt het lemmet van messen harder.

long-need-cutting_tools-tungsten = Wordt met koolstof wolfraamcarbide, hard genoeg om staal en steen te snijden.
long-need-cutting_tools-cobalt = Lijmt de harde korrels aan elkaar.
long-need-cutting_tools-tantalum = Helpt het gereedschap hard te blijven als het heet wordt.

long-need-printing_3d-titanium_metal = Daarvan print je onderdelen die sterk en licht zijn, zoals implantaten.
long-need-printing_3d-aluminium = Daarvan print je lichte onderdelen.
long-need-printing_3d-vanadium = Maakt legeringen van titanium sterker.
long-need-printing_3d-scandium = Maakt geprint aluminium veel sterker.

long-need-thermal_cameras-germanium = Vormt de lenzen, want warmtestralen gaan erdoorheen.
long-need-thermal_cameras-vanadium = Het oxide ervan geleidt stroom beter als warmtestralen het opwarmen. Zo ziet de chip warme dingen.

long-need-fireworks-strontium = De zouten kleuren de vlam rood.
long-need-fireworks-baryte = Bevat barium. De zouten daarvan kleuren de vlam groen.
long-need-fireworks-copper = De zouten kleuren de vlam blauw.
long-need-fireworks-magnesium = Brandt met een verblindend wit licht.
long-need-fireworks-aluminium = Zorgt voor witte flitsen en vonken.

long-need-paint_makeup-bismuth = Zorgt voor een parelglans.
long-need-paint_makeup-baryte = Is een wit poeder dat als vulstof in verf zit.
long-need-paint_makeup-cobalt = Maakt een beroemd diepblauw.

long-need-plastic_bottles-antimony = Versnelt de reactie waarbij het plastic ontstaat. Een spoortje blijft erin zitten.

long-need-aluminium_cans-aluminium = Vormt het blikje: dun, licht, en je kunt het omsmelten en opnieuw gebruiken.
long-need-aluminium_cans-magnesium = Een klein beetje maakt het dunne metaal sterk.

long-need-non_stick_pans-fluorspar = Levert het fluor voor het gladde laagje.
long-need-non_stick_pans-aluminium = Vormt de pan zelf: licht, en verdeelt de warmte goed.

long-need-alkaline_batteries-manganese = Het oxide reageert met zink, en zo loopt er stroom.
long-need-alkaline_batteries-indium = Een spoortje voorkomt dat er gas ontstaat, zodat de batterij niet lekt.
long-need-alkaline_batteries-natural_graphite = Gemengd met het oxide laat het de stroom door.

long-need-pencils-natural_graphite = Geeft af op papier en laat een donkere lijn achter.

long-need-fridge_magnets-strontium = Vormt samen met ijzeroxide een goedkope magneet die lang meegaat.
