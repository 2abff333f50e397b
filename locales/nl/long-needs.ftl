### Wat een materiaal in een toepassing doet. Voor de zin staat het materiaal, als tegel.

long-need-flame_retardants-antimony = Werkt samen met andere vlamvertragers in plastic en stof, zodat een vlam eerder dooft.
long-need-flame_retardants-boron = De zouten vormen een glazige korst die het vuur weghoudt van wat eronder ligt.
long-need-flame_retardants-phosphorus = Verkoolt het oppervlak van brandend plastic of schuim en sluit zo de lucht af.

long-need-fertilizers-phosphate_rock = Levert het fosfor dat planten nodig hebben voor wortels, bloemen en zaden.

long-need-digital_cameras-lree = Lanthaan in het glas van de lens buigt licht sterk en houdt het beeld scherp.
long-need-digital_cameras-indium = Vormt het doorzichtige laagje van het scherm dat stroom geleidt.
long-need-digital_cameras-lithium = Draagt de lading in de oplaadbare batterij.
long-need-digital_cameras-cobalt = Houdt het lithium vast in één kant van de batterij, zodat je die steeds weer kunt opladen.
long-need-digital_cameras-silicon_metal = De beeldsensor is een chip van silicium: die maakt van licht elektrische signalen.
long-need-digital_cameras-tantalum = Bewaart lading in piepkleine condensatoren en houdt zo de stroom gelijkmatig.

long-need-medical_equipment-bismuth = De verbindingen worden in de geneeskunde gebruikt omdat ze veel minder schadelijk zijn dan die van lood.
long-need-medical_equipment-titanium_metal = Het lichaam verdraagt het goed; kunstheupen en botschroeven zijn ervan gemaakt.
long-need-medical_equipment-pgm = Platina reageert niet met het lichaam en zit daarom in pacemakers en andere implantaten.
long-need-medical_equipment-helium = De koudste vloeistof op aarde: koelt de magneten van MRI-scanners.
long-need-medical_equipment-niobium = Vormt samen met titanium de draad van de sterke magneten in MRI-scanners.
long-need-medical_equipment-hree = Gadolinium laat organen opvallen in scannerbeelden, en kristallen van lutetium maken straling zichtbaar.

long-need-mri_scanners-niobium = De draad geleidt heel koud stroom zonder verlies; daardoor is de magneet zo sterk.
long-need-mri_scanners-titanium_metal = Vormt met niobium een taaie draad die tot spoelen gewikkeld kan worden.
long-need-mri_scanners-helium = Houdt als vloeistof de spoelen zo koud dat stroom zonder verlies vloeit.
long-need-mri_scanners-hree = Gadolinium laat organen duidelijk zien op het beeld.
long-need-mri_scanners-copper = Omgeeft de fijne draden en beschermt ze als een spoel warm wordt.

long-need-xray_machines-tungsten = Elektronen raken het en er komt röntgenstraling uit; het kan tegen de hitte zonder te smelten.
long-need-xray_machines-beryllium = Vormt het venster van de buis: lucht blijft buiten, röntgenstraling gaat erdoor.
long-need-xray_machines-copper = Voert de warmte van het wolfraam af.
long-need-xray_machines-baryte = Bevat barium, dat röntgenstraling tegenhoudt en zo mensen beschermt.

long-need-medicines-bismuth = Kalmeert een zieke maag.
long-need-medicines-lithium = De zouten helpen mensen met sommige stemmingsstoornissen.
long-need-medicines-phosphorus = Met de chemie ervan maak je veel medicijnen.

long-need-dental_care-fluorspar = Levert het fluoride in tandpasta, dat tanden beschermt.
long-need-dental_care-pgm = Palladium zit in het metaal van sommige kronen.

long-need-ev_motors-lree = Van neodymium en praseodymium maak je magneten die klein en heel sterk zijn.
long-need-ev_motors-hree = Dysprosium houdt de magneten sterk als de motor heet wordt.
long-need-ev_motors-boron = Een klein beetje geeft de kristallen van de magneet hun vorm.
long-need-ev_motors-copper = De spoelen dragen de stroom die de motor laat draaien.
long-need-ev_motors-aluminium = Houdt de behuizing van de motor licht.

long-need-wind_turbines-lree = Grote neodymiummagneten maken van de beweging van de wieken elektriciteit.
long-need-wind_turbines-hree = Dysprosium houdt deze magneten sterk als ze warm worden.
long-need-wind_turbines-boron = Zit in elke neodymiummagneet.
long-need-wind_turbines-niobium = Een snufje maakt het staal van de mast sterker.
long-need-wind_turbines-aluminium = Houdt onderdelen hoog op de mast licht.
long-need-wind_turbines-copper = Geleidt de stroom in de generator en in de kabels.

long-need-solar_panels-silicon_metal = Is de zonnecel zelf: licht brengt de elektronen in beweging.
long-need-solar_panels-aluminium = Vormt de lijst, die licht is en niet roest.
long-need-solar_panels-boron = Een spoortje in het silicium helpt de stroom op gang.
long-need-solar_panels-gallium = Zit in sporen in silicium en in sommige dunne panelen.
long-need-solar_panels-indium = Zit in de laag die in dunne panelen het licht vangt.

long-need-led_lighting-gallium = Vormt met stikstof de chip die licht geeft.
long-need-led_lighting-indium = Gemengd in de chip maakt het het licht blauw.
long-need-led_lighting-hree = Yttrium zit in het poeder dat een deel van het blauwe licht geel maakt.
long-need-led_lighting-lree = Een spoortje cerium laat dit poeder gloeien.

long-need-flat_screens-indium = Vormt een doorzichtig laagje dat stroom geleidt en elk puntje van het beeld schakelt.
long-need-flat_screens-hree = Europium en yttrium helpen de kleuren te maken.
long-need-flat_screens-gallium = Zit in de kleine leds die het scherm verlichten.

long-need-aeroplanes-aluminium = Houdt romp en vleugels licht.
long-need-aeroplanes-titanium_metal = Zit in onderdelen die heel sterk moeten zijn en tegen hitte moeten kunnen.
long-need-aeroplanes-magnesium = Is nog lichter dan aluminium en maakt legeringen ervan sterker.
long-need-aeroplanes-scandium = Een klein beetje maakt aluminium veel sterker.
long-need-aeroplanes-beryllium = Is licht en heel stijf, voor instrumenten en verende contacten.

long-need-catalytic_converters-pgm = Platina, palladium en rodium maken giftige uitlaatgassen onschadelijk.
long-need-catalytic_converters-lree = Cerium bewaart zuurstof en leent die uit als er te weinig is.

long-need-fibre_optics-germanium = Zit in de kern van de glasdraad en houdt het licht binnen.
long-need-fibre_optics-hree = Erbium versterkt het licht op lange afstanden.
long-need-fibre_optics-helium = Koelt het glas terwijl de draad getrokken wordt.

long-need-strong_steel-coking_coal = Tot cokes gebakken maakt het van ijzererts ijzer.
long-need-strong_steel-manganese = Maakt staal sterk en minder bros.
long-need-strong_steel-vanadium = Vormt piepkleine harde korrels in het staal.
long-need-strong_steel-niobium = Houdt de kristallen in het staal klein, waardoor het veel sterker is.
long-need-strong_steel-fluorspar = Maakt de slak in de oven dun, zodat die onzuiverheden opneemt.

long-need-stainless_steel-chromium = Vormt het dunne onzichtbare huidje dat roest weghoudt.
long-need-stainless_steel-nickel = Laat dat huidje standhouden en maakt het staal taai.
long-need-stainless_steel-vanadium = Maakt het lemmet van messen harder.

long-need-cutting_tools-tungsten = Wordt met koolstof wolfraamcarbide, hard genoeg om staal en steen te snijden.
long-need-cutting_tools-cobalt = Lijmt de harde korrels aan elkaar.
long-need-cutting_tools-vanadium = Maakt gereedschapsstaal hard.
long-need-cutting_tools-tantalum = Helpt het gereedschap hard te blijven als het heet wordt.

long-need-headphones-lree = Van neodymium en praseodymium maak je magneten die klein en sterk zijn.
long-need-headphones-boron = Zit in deze kleine magneten.
long-need-headphones-strontium = Daarvan maak je goedkope magneten voor grotere luidsprekers.

long-need-permanent_magnets-lree = Neodymium, praseodymium en samarium geven de magneten hun kracht.
long-need-permanent_magnets-hree = Dysprosium en terbium houden ze sterk in de hitte.
long-need-permanent_magnets-boron = Maakt het kristal van neodymiummagneten af.
long-need-permanent_magnets-cobalt = Met samarium maak je er magneten van die tegen grote hitte kunnen.
long-need-permanent_magnets-strontium = Daarvan maak je goedkope magneten voor alledaagse dingen.

long-need-lasers-lree = Atomen van neodymium in een kristal slaan lichtenergie op en geven die af als een straal.
long-need-lasers-hree = Yttrium bouwt het kristal; erbium, ytterbium en holmium zorgen voor andere soorten stralen.
long-need-lasers-gallium = Met arseen maak je er laserchips van die kleiner zijn dan een rijstkorrel.
long-need-lasers-arsenic = Vormt met gallium het kristal van deze piepkleine laserchips.

long-need-satellites-germanium = Is de ondergrond waarop zonnecellen voor de ruimte groeien.
long-need-satellites-gallium = Maakt met arseen van zonlicht elektriciteit.
long-need-satellites-arsenic = Vormt met gallium de lagen die het licht vangen.
long-need-satellites-beryllium = Daarvan maak je onderdelen die licht en stijf blijven, zoals spiegels.
long-need-satellites-titanium_metal = Is sterk en licht, voor onderdelen die veel moeten dragen.
long-need-satellites-aluminium = Houdt de romp licht.

long-need-thermal_cameras-germanium = Vormt de lenzen, want warmtestralen gaan erdoorheen.
long-need-thermal_cameras-gallium = Zit in de chip die warmtestralen ziet.
long-need-thermal_cameras-indium = Is in de chip gemengd, zodat die licht ziet dat onze ogen niet zien.
long-need-thermal_cameras-arsenic = Verbindt indium en gallium tot één kristal, de chip.

long-need-fireworks-strontium = Brandt rood.
long-need-fireworks-baryte = Bevat barium, dat groen brandt.
long-need-fireworks-copper = Brandt blauw.
long-need-fireworks-magnesium = Brandt met een verblindend wit licht.
long-need-fireworks-aluminium = Zorgt voor witte flitsen en vonken.

long-need-matches-phosphorus = Rode fosfor op de zijkant van het doosje vat vlam als je erover strijkt.
long-need-matches-antimony = Antimoonsulfide helpt de lucifer branden.

long-need-aluminium_cans-aluminium = Vormt het blikje: dun, licht, en je kunt het omsmelten en opnieuw gebruiken.
long-need-aluminium_cans-magnesium = Een klein beetje maakt het dunne metaal sterk.

long-need-fuel_cells-pgm = Platina versnelt de reactie van waterstof en zuurstof.
long-need-fuel_cells-scandium = Laat in keramiek zuurstof door, in soorten die heet werken.
long-need-fuel_cells-natural_graphite = Vormt platen die de stroom geleiden.
long-need-fuel_cells-cobalt = Zit in de elektroden van soorten die heet werken.
long-need-fuel_cells-strontium = Zit in de keramische elektroden van soorten die heet werken.

long-need-car_starter_battery-antimony = Maakt de zachte loden platen stijver.
long-need-car_starter_battery-arsenic = Een klein beetje maakt het lood harder.

long-need-hybrid_car_battery-nickel = Vormt één kant van de batterij en zit ook in de andere.
long-need-hybrid_car_battery-lree = Lanthaan en cerium zitten in de metaalspons die waterstof bewaart.

long-need-printing_3d-titanium_metal = Daarvan print je onderdelen die sterk en licht zijn, zoals implantaten.
long-need-printing_3d-aluminium = Daarvan print je lichte onderdelen.
long-need-printing_3d-cobalt = Daarvan print je onderdelen die tegen hitte en slijtage kunnen.
long-need-printing_3d-scandium = Maakt geprint aluminium veel sterker.
long-need-printing_3d-vanadium = Maakt legeringen van titanium sterker.
long-need-printing_3d-niobium = Helpt geprinte onderdelen grote hitte te verdragen.

long-need-non_stick_pans-fluorspar = Levert het fluor voor het gladde laagje.
long-need-non_stick_pans-aluminium = Vormt de pan zelf: licht, en verdeelt de warmte goed.

long-need-lightweight_cars-aluminium = Komt in de plaats van zwaarder staal.
long-need-lightweight_cars-magnesium = Is nog lichter, voor gegoten onderdelen.
long-need-lightweight_cars-manganese = Maakt dunne platen van staal en aluminium sterk.
long-need-lightweight_cars-silicon_metal = Gemengd met aluminium maakt het gegoten onderdelen sterk.

long-need-paint_makeup-bismuth = Zorgt voor een parelglans.
long-need-paint_makeup-baryte = Is een wit poeder dat de verf vult.
long-need-paint_makeup-cobalt = Maakt een beroemd diepblauw.

long-need-fuel_refining-lree = Lanthaan en cerium houden de katalysator aan het werk die grote oliemoleculen breekt.
long-need-fuel_refining-pgm = Platina vormt moleculen om, zodat benzine gelijkmatig brandt.
long-need-fuel_refining-fluorspar = Wordt een zuur dat kleine moleculen helpt verbinden tot benzine.

long-need-telecom_5g-beryllium = Met koper maak je er verende contacten van waarop je kunt vertrouwen.
long-need-telecom_5g-gallium = Zit in de chips die radiogolven zenden en ontvangen.
long-need-telecom_5g-arsenic = Maakt deze radiochips met gallium heel snel.
long-need-telecom_5g-copper = Geleidt stroom en signalen.
long-need-telecom_5g-germanium = Zit in glasvezels, waardoor gegevens als licht verder reizen.

long-need-alkaline_batteries-manganese = Het oxide maakt de stroom, aan één kant van de batterij.
long-need-alkaline_batteries-indium = Een spoortje voorkomt dat de batterij gas lekt.
long-need-alkaline_batteries-natural_graphite = Gemengd met het oxide laat het de stroom door.

long-need-grid_storage-lithium = Draagt de lading in grote lithiumbatterijen.
long-need-grid_storage-vanadium = Opgelost in tanks slaat het stroom op in een vloeistof.
long-need-grid_storage-phosphorus = Zit in lithiumijzerfosfaat, een stof in veel lithiumbatterijen.
long-need-grid_storage-natural_graphite = Neemt het lithium op als de batterij geladen wordt.

long-need-detergents-boron = De zouten maken het water zacht.
long-need-detergents-phosphate_rock = De fosfaten helpen het vuil los te maken.

long-need-pencils-natural_graphite = Wrijft af op papier en laat een donkere lijn achter.
