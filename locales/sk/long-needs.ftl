### Čo materiál v aplikácii robí. Pred vetou stojí materiál ako dlaždica.

long-need-flame_retardants-antimony = V plastoch a látkach spolupracuje s inými spomaľovačmi horenia, aby plameň skôr zhasol.
long-need-flame_retardants-boron = Jeho soli tvoria sklovitú kôru, ktorá drží oheň ďalej od toho, čo je pod ňou.
long-need-flame_retardants-phosphorus = Mení povrch horiaceho plastu alebo peny na uhlie, ktoré bráni prístupu vzduchu.

long-need-fertilizers-phosphate_rock = Dávajú fosfor, ktorý rastliny potrebujú na korene, kvety a semená.

long-need-digital_cameras-lree = Lantán v skle objektívu silno láme svetlo a udržiava obraz ostrý.
long-need-digital_cameras-indium = Tvorí priehľadnú vrstvu displeja, ktorá vedie elektrinu.
long-need-digital_cameras-lithium = Prenáša náboj v nabíjateľnej batérii.
long-need-digital_cameras-cobalt = Drží lítium v jednej strane batérie, aby sa dala nabíjať znova a znova.
long-need-digital_cameras-silicon_metal = Obrazový snímač je kremíkový čip: mení svetlo na elektrické signály.
long-need-digital_cameras-tantalum = Uchováva náboj v drobných kondenzátoroch a udržiava rovnomerné napájanie.

long-need-medical_equipment-bismuth = Jeho zlúčeniny slúžia v medicíne, lebo sú oveľa menej škodlivé než zlúčeniny olova.
long-need-medical_equipment-titanium_metal = Telo ho dobre znáša, preto sa z neho vyrábajú umelé bedrové kĺby a skrutky do kostí.
long-need-medical_equipment-pgm = Platina s telom nereaguje, preto slúži v kardiostimulátoroch a iných implantátoch.
long-need-medical_equipment-helium = Najchladnejšia kvapalina na Zemi: chladí magnety prístrojov magnetickej rezonancie.
long-need-medical_equipment-niobium = Spolu s titánom tvorí drôt silných magnetov v prístrojoch magnetickej rezonancie.
long-need-medical_equipment-hree = Gadolínium zvýrazní orgány na snímkach a kryštály lutécia zviditeľnia žiarenie.

long-need-mri_scanners-niobium = Jeho drôt vedie pri veľkom chlade prúd bez strát, a preto je magnet taký silný.
long-need-mri_scanners-titanium_metal = V zliatine s nióbom tvorí húževnatý drôt, ktorý sa dá navinúť do cievok.
long-need-mri_scanners-helium = Ako kvapalina udržiava cievky také chladné, že prúd tečie bez strát.
long-need-mri_scanners-hree = Gadolínium jasne zviditeľní orgány na snímke.
long-need-mri_scanners-copper = Obklopuje jemné drôty a chráni ich, keď sa cievka zohreje.

long-need-xray_machines-tungsten = Elektróny doň narazia a vznikne röntgenové žiarenie; znesie teplo bez roztopenia.
long-need-xray_machines-beryllium = Tvorí okienko trubice: vzduch ostáva vonku, röntgenové žiarenie prejde.
long-need-xray_machines-copper = Odvádza teplo z volfrámového terča.
long-need-xray_machines-baryte = Obsahuje bárium, ktoré zastaví röntgenové žiarenie, a tak chráni ľudí.

long-need-medicines-bismuth = Upokojí podráždený žalúdok.
long-need-medicines-lithium = Jeho soli pomáhajú ľuďom s niektorými poruchami nálady.
long-need-medicines-phosphorus = Jeho chémia pomáha vyrábať mnohé lieky.

long-need-dental_care-fluorspar = Dáva fluorid do zubnej pasty, ktorý chráni zuby.
long-need-dental_care-pgm = Paládium je súčasťou kovu niektorých koruniek.

long-need-ev_motors-lree = Neodým a prazeodým tvoria magnety, ktoré sú malé a veľmi silné.
long-need-ev_motors-hree = Dysprózium udrží magnety silné, keď sa motor zohreje.
long-need-ev_motors-boron = Malé množstvo dáva kryštálom magnetu ich tvar.
long-need-ev_motors-copper = Jej cievkami tečie prúd, ktorý roztáča motor.
long-need-ev_motors-aluminium = Vďaka nemu je puzdro motora ľahké.

long-need-wind_turbines-lree = Veľké neodýmové magnety menia pohyb lopatiek na elektrinu.
long-need-wind_turbines-hree = Dysprózium udrží tieto magnety silné, keď sa zohrejú.
long-need-wind_turbines-boron = Je súčasťou každého neodýmového magnetu.
long-need-wind_turbines-niobium = Štipka spevní oceľ veže.
long-need-wind_turbines-aluminium = Vďaka nemu sú diely hore na veži ľahké.
long-need-wind_turbines-copper = Vedie elektrinu v generátore a v kábloch.

long-need-solar_panels-silicon_metal = Je to samotný solárny článok: svetlo uvedie jeho elektróny do pohybu.
long-need-solar_panels-aluminium = Tvorí rám, ktorý je ľahký a nehrdzavie.
long-need-solar_panels-boron = Jeho stopa v kremíku pomáha poháňať prúd.
long-need-solar_panels-gallium = Pridáva sa v stopách do kremíka a je súčasťou niektorých tenkých panelov.
long-need-solar_panels-indium = Je súčasťou vrstvy, ktorá v tenkých paneloch zachytáva svetlo.

long-need-led_lighting-gallium = V spojení s dusíkom tvorí čip, ktorý svieti.
long-need-led_lighting-indium = Primiešané do čipu robí svetlo modrým.
long-need-led_lighting-hree = Ytrium je v prášku, ktorý mení časť modrého svetla na žlté.
long-need-led_lighting-lree = Stopa céru tento prášok rozžiari.

long-need-flat_screens-indium = Tvorí priehľadnú vrstvu, ktorá vedie elektrinu a spína každý bod obrazu.
long-need-flat_screens-hree = Európium a ytrium pomáhajú vytvárať farby.
long-need-flat_screens-gallium = Je v malých LED, ktoré osvetľujú obrazovku.

long-need-aeroplanes-aluminium = Vďaka nemu sú trup a krídla ľahké.
long-need-aeroplanes-titanium_metal = Slúži tam, kde diely musia byť veľmi pevné a znášať teplo.
long-need-aeroplanes-magnesium = Je ešte ľahší než hliník a spevňuje jeho zliatiny.
long-need-aeroplanes-scandium = Nepatrné množstvo výrazne spevní hliník.
long-need-aeroplanes-beryllium = Je ľahké a veľmi tuhé, na prístroje a pružné kontakty.

long-need-catalytic_converters-pgm = Platina, paládium a ródium menia jedovaté výfukové plyny na neškodné.
long-need-catalytic_converters-lree = Cér uchováva kyslík a požičia ho, keď ho je málo.

long-need-fibre_optics-germanium = Je v jadre skleného vlákna a drží svetlo vnútri.
long-need-fibre_optics-hree = Erbium zosilňuje svetlo na dlhých trasách.
long-need-fibre_optics-helium = Chladí sklo pri ťahaní vlákna.

long-need-strong_steel-coking_coal = Vypálené na koks mení železnú rudu na železo.
long-need-strong_steel-manganese = Zbavuje oceľ krehkosti a spevňuje ju.
long-need-strong_steel-vanadium = Tvorí v oceli drobné tvrdé zrnká.
long-need-strong_steel-niobium = Udržiava kryštály v oceli malé, a tá je potom oveľa pevnejšia.
long-need-strong_steel-fluorspar = Robí trosku v peci tekutou, aby zachytila nečistoty.

long-need-stainless_steel-chromium = Tvorí tenkú neviditeľnú blanku, ktorá bráni hrdzi.
long-need-stainless_steel-nickel = Vďaka nemu blanka vydrží a oceľ je húževnatá.
long-need-stainless_steel-vanadium = Spevňuje čepele nožov.

long-need-cutting_tools-tungsten = S uhlíkom tvorí karbid volfrámu, dosť tvrdý na rezanie ocele a kameňa.
long-need-cutting_tools-cobalt = Lepí tvrdé zrnká dohromady.
long-need-cutting_tools-vanadium = Robí nástrojovú oceľ tvrdou.
long-need-cutting_tools-tantalum = Pomáha nástroju ostať tvrdým, keď sa zohreje.

long-need-headphones-lree = Neodým a prazeodým tvoria magnety, ktoré sú malé a silné.
long-need-headphones-boron = Je súčasťou týchto malých magnetov.
long-need-headphones-strontium = Tvorí lacné magnety pre väčšie reproduktory.

long-need-permanent_magnets-lree = Neodým, prazeodým a samárium dávajú magnetom silu.
long-need-permanent_magnets-hree = Dysprózium a terbium ich udržia silné aj v teple.
long-need-permanent_magnets-boron = Dopĺňa kryštál neodýmových magnetov.
long-need-permanent_magnets-cobalt = So samáriom tvorí magnety, ktoré znesú veľké teplo.
long-need-permanent_magnets-strontium = Tvorí lacné magnety pre bežné veci.

long-need-lasers-lree = Atómy neodýmu v kryštáli uložia energiu svetla a uvoľnia ju ako lúč.
long-need-lasers-hree = Ytrium tvorí kryštál; erbium, yterbium a holmium dávajú iné druhy lúčov.
long-need-lasers-gallium = S arzénom tvorí laserové čipy menšie než zrnko ryže.
long-need-lasers-arsenic = S gáliom tvorí kryštál týchto drobných laserových čipov.

long-need-satellites-germanium = Je podkladom, na ktorom sa pestujú solárne články pre vesmír.
long-need-satellites-gallium = S arzénom mení slnečné svetlo na elektrinu.
long-need-satellites-arsenic = S gáliom tvorí vrstvy, ktoré zachytávajú svetlo.
long-need-satellites-beryllium = Tvorí diely, ktoré zostávajú ľahké a tuhé, napríklad zrkadlá.
long-need-satellites-titanium_metal = Je pevný a ľahký, na diely, ktoré musia veľa uniesť.
long-need-satellites-aluminium = Vďaka nemu je telo družice ľahké.

long-need-thermal_cameras-germanium = Tvorí šošovky, lebo ním prechádzajú tepelné lúče.
long-need-thermal_cameras-gallium = Je súčasťou čipu, ktorý vidí tepelné lúče.
long-need-thermal_cameras-indium = Je primiešané do čipu, aby videl svetlo, ktoré naše oči nevidia.
long-need-thermal_cameras-arsenic = Spája indium a gálium do jedného kryštálu, čipu.

long-need-fireworks-strontium = Horí načerveno.
long-need-fireworks-baryte = Obsahuje bárium, ktoré horí nazeleno.
long-need-fireworks-copper = Horí namodro.
long-need-fireworks-magnesium = Horí oslnivým bielym svetlom.
long-need-fireworks-aluminium = Dáva biele záblesky a iskry.

long-need-matches-phosphorus = Červený fosfor na boku škatuľky sa pri škrtnutí zapáli.
long-need-matches-antimony = Sulfid antimónu pomáha zápalke horieť.

long-need-aluminium_cans-aluminium = Tvorí plechovku: je tenká, ľahká a dá sa roztaviť a použiť znova.
long-need-aluminium_cans-magnesium = Malé množstvo tenký kov spevní.

long-need-fuel_cells-pgm = Platina urýchľuje reakciu vodíka a kyslíka.
long-need-fuel_cells-scandium = V keramike prepúšťa kyslík v druhoch, ktoré pracujú za tepla.
long-need-fuel_cells-natural_graphite = Tvorí platne, ktoré vedú prúd.
long-need-fuel_cells-cobalt = Je v elektródach druhov, ktoré pracujú za tepla.
long-need-fuel_cells-strontium = Je v keramických elektródach druhov, ktoré pracujú za tepla.

long-need-car_starter_battery-antimony = Spevňuje mäkké olovené platne.
long-need-car_starter_battery-arsenic = Malé množstvo robí olovo tvrdším.

long-need-hybrid_car_battery-nickel = Tvorí jednu stranu batérie a je súčasťou druhej.
long-need-hybrid_car_battery-lree = Lantán a cér sú v kovovej špongii, ktorá uchováva vodík.

long-need-printing_3d-titanium_metal = Tlačia sa z neho pevné a ľahké diely, napríklad implantáty.
long-need-printing_3d-aluminium = Tlačia sa z neho ľahké diely.
long-need-printing_3d-cobalt = Tlačia sa z neho diely odolné proti teplu a opotrebovaniu.
long-need-printing_3d-scandium = Výrazne spevňuje tlačený hliník.
long-need-printing_3d-vanadium = Spevňuje zliatiny titánu.
long-need-printing_3d-niobium = Pomáha tlačeným dielom zniesť veľké teplo.

long-need-non_stick_pans-fluorspar = Dáva fluór na klzký povrch.
long-need-non_stick_pans-aluminium = Tvorí samotnú panvicu: je ľahká a dobre rozvádza teplo.

long-need-lightweight_cars-aluminium = Nahrádza ťažšiu oceľ.
long-need-lightweight_cars-magnesium = Je ešte ľahší, na odlievané diely.
long-need-lightweight_cars-manganese = Spevňuje tenké plechy z ocele a hliníka.
long-need-lightweight_cars-silicon_metal = Zmiešaný s hliníkom spevňuje odliatky.

long-need-paint_makeup-bismuth = Dáva perleťový lesk.
long-need-paint_makeup-baryte = Je biely prášok, ktorý vypĺňa farbu.
long-need-paint_makeup-cobalt = Tvorí slávnu sýtomodrú.

long-need-fuel_refining-lree = Lantán a cér udržiavajú v chode katalyzátor, ktorý štiepi veľké molekuly ropy.
long-need-fuel_refining-pgm = Platina pretvára molekuly, aby benzín horel rovnomerne.
long-need-fuel_refining-fluorspar = Stane sa kyselinou, ktorá pomáha spájať malé molekuly na benzín.

long-need-telecom_5g-beryllium = S meďou tvorí pružné a spoľahlivé kontakty.
long-need-telecom_5g-gallium = Je v čipoch, ktoré vysielajú a prijímajú rádiové vlny.
long-need-telecom_5g-arsenic = S gáliom robí tieto rádiové čipy veľmi rýchlymi.
long-need-telecom_5g-copper = Vedie prúd a signály.
long-need-telecom_5g-germanium = Je v sklených vláknach, ktorými údaje putujú ďalej ako svetlo.

long-need-alkaline_batteries-manganese = Jeho oxid vyrába prúd na jednej strane batérie.
long-need-alkaline_batteries-indium = Jeho stopa bráni úniku plynu z batérie.
long-need-alkaline_batteries-natural_graphite = Zmiešaný s oxidom prepúšťa prúd.

long-need-grid_storage-lithium = Prenáša náboj vo veľkých lítiových batériách.
long-need-grid_storage-vanadium = Rozpustený v nádržiach uchováva elektrinu v kvapaline.
long-need-grid_storage-phosphorus = Je súčasťou fosforečnanu lítno-železnatého, látky v mnohých lítiových batériách.
long-need-grid_storage-natural_graphite = Prijíma lítium, keď sa batéria nabíja.

long-need-detergents-boron = Jeho soli zmäkčujú vodu.
long-need-detergents-phosphate_rock = Ich fosfáty pomáhajú uvoľniť špinu.

long-need-pencils-natural_graphite = Stiera sa o papier a zanecháva tmavú čiaru.
