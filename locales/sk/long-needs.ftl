### Čo materiál v aplikácii robí. Pred vetou stojí materiál ako dlaždica.

long-need-flame_retardants-antimony = V plastoch a látkach pôsobí spolu s inými spomaľovačmi horenia, aby plameň skôr zhasol.
long-need-flame_retardants-boron = Jeho soli tvoria sklovitú kôru, ktorá drží oheň ďalej od toho, čo je pod ňou.
long-need-flame_retardants-phosphorus = Mení povrch horiaceho plastu alebo peny na zuhoľnatenú vrstvu, ktorá bráni prístupu vzduchu.

long-need-fertilizers-phosphate_rock = Dávajú fosfor, ktorý rastliny potrebujú na korene, kvety a semená.

long-need-digital_cameras-lree = Lantán v skle objektívu silno láme svetlo a udržiava obraz ostrý.
long-need-digital_cameras-indium = Tvorí priehľadnú vrstvu displeja, ktorá vedie elektrinu.
long-need-digital_cameras-lithium = Prenáša náboj v nabíjateľnej batérii.
long-need-digital_cameras-cobalt = Jeho oxid drží lítium na jednej strane batérie, aby sa dala nabíjať znova a znova.
long-need-digital_cameras-silicon_metal = Obrazový snímač je kremíkový čip: mení svetlo na elektrické signály.
long-need-digital_cameras-tantalum = Uchováva náboj v drobných kondenzátoroch a udržiava rovnomerné napájanie.

long-need-medical_equipment-bismuth = Škodí oveľa menej než väčšina ťažkých kovov, preto je v niektorých liekoch.
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

long-need-xray_machines-tungsten = Elektróny doň narazia a vznikne röntgenové žiarenie; znesie veľké teplo a neroztaví sa.
long-need-xray_machines-beryllium = Tvorí okienko trubice: vzduch ostáva vonku, röntgenové žiarenie prejde.
long-need-xray_machines-copper = Odvádza teplo z volfrámového terča.
long-need-xray_machines-baryte = Obsahuje bárium, ktoré zastaví röntgenové žiarenie, a tak chráni ľudí.

long-need-medicines-bismuth = Upokojí podráždený žalúdok.
long-need-medicines-lithium = Jeho soli pomáhajú ľuďom s niektorými poruchami nálady.
long-need-medicines-phosphorus = Jeho zlúčeniny pomáhajú pri výrobe mnohých liekov.

long-need-dental_care-fluorspar = Dodáva zubnej paste fluorid, ktorý chráni zuby.
long-need-dental_care-pgm = Paládium je súčasťou kovu niektorých koruniek.

long-need-ev_motors-lree = Neodým a prazeodým tvoria magnety, ktoré sú malé a veľmi silné.
long-need-ev_motors-hree = Dysprózium udrží magnety silné, keď sa motor zohreje.
long-need-ev_motors-boron = Stačí trocha a v magnete vzniknú tie správne kryštály.
long-need-ev_motors-copper = Medenými cievkami tečie prúd, ktorý roztáča motor.
long-need-ev_motors-aluminium = Vďaka nemu je puzdro motora ľahké.

long-need-ev_batteries-lithium = Prenáša náboj z jednej strany batérie na druhú.
long-need-ev_batteries-nickel = Pomáha batérii uložiť viac energie, takže auto prejde ďalej.
long-need-ev_batteries-cobalt = Pomáha, aby bola batéria bezpečná a dlho vydržala.
long-need-ev_batteries-manganese = Je lacný a batéria je s ním bezpečnejšia.
long-need-ev_batteries-natural_graphite = Prijíma lítium, keď sa auto nabíja.
long-need-ev_batteries-copper = Tenká medená fólia zbiera prúd a hrubé káble ho vedú.

long-need-fuel_cells-pgm = Platina urýchľuje reakciu vodíka a kyslíka.
long-need-fuel_cells-natural_graphite = Tvorí platne, ktoré vedú prúd.

long-need-drones-lithium = Prenáša náboj v ľahkej batérii.
long-need-drones-cobalt = Pomáha batérii uložiť veľa energie pri malej hmotnosti.
long-need-drones-lree = Vďaka neodýmovým magnetom sú motory malé a silné.
long-need-drones-boron = Je súčasťou týchto magnetov.
long-need-drones-aluminium = Vďaka nemu sú motory a rám ľahké.
long-need-drones-magnesium = Je ešte ľahší. Vyrábajú sa z neho niektoré rámy a kryty.

long-need-aeroplanes-aluminium = Vďaka nemu sú trup a krídla ľahké.
long-need-aeroplanes-titanium_metal = Slúži tam, kde diely musia byť veľmi pevné a znášať teplo.
long-need-aeroplanes-magnesium = Je ešte ľahší než hliník a spevňuje jeho zliatiny.
long-need-aeroplanes-beryllium = Je ľahké a veľmi tuhé, hodí sa na prístroje a pružné kontakty.

long-need-catalytic_converters-pgm = Platina, paládium a ródium menia jedovaté plyny na oveľa menej škodlivé.
long-need-catalytic_converters-lree = Cér uchováva kyslík a uvoľní ho, keď ho je málo.

long-need-wind_turbines-lree = Veľké neodýmové magnety menia pohyb lopatiek na elektrinu.
long-need-wind_turbines-hree = Dysprózium udrží tieto magnety silné, keď sa zohrejú.
long-need-wind_turbines-boron = Je súčasťou každého neodýmového magnetu.
long-need-wind_turbines-niobium = Štipka spevní oceľ veže.
long-need-wind_turbines-aluminium = Vďaka nemu sú diely hore na veži ľahké.
long-need-wind_turbines-copper = Vedie elektrinu v generátore a v kábloch.

long-need-solar_panels-silicon_metal = Je to samotný solárny článok: svetlo uvedie jeho elektróny do pohybu.
long-need-solar_panels-boron = Jeho stopy v kremíku pomáhajú poháňať prúd.
long-need-solar_panels-aluminium = Tvorí rám, ktorý je ľahký a nehrdzavie.

long-need-grid_storage-lithium = Prenáša náboj vo veľkých lítiových batériách.
long-need-grid_storage-phosphorus = Je súčasťou fosforečnanu lítno-železnatého, látky v mnohých lítiových batériách.
long-need-grid_storage-natural_graphite = Prijíma lítium, keď sa batéria nabíja.

long-need-led_lighting-gallium = V spojení s dusíkom tvorí čip, ktorý svieti.
long-need-led_lighting-indium = Vďaka jeho prímesi svieti čip namodro.
long-need-led_lighting-hree = Ytrium je v prášku, ktorý mení časť modrého svetla na žlté.
long-need-led_lighting-lree = Stopy céru tento prášok rozžiaria.

long-need-phone_screens-indium = Tvorí priehľadnú vrstvu, ktorá vedie prúd a cíti dotyk prsta.
long-need-phone_screens-silicon_metal = Sú z neho maličké spínače za každým bodom obrazu.

long-need-phone_chips-silicon_metal = Je z neho väčšina čipov.
long-need-phone_chips-gallium = Je v čipoch, ktoré vysielajú a prijímajú rádiové vlny.
long-need-phone_chips-arsenic = Vďaka nemu a gáliu sú tieto rádiové čipy rýchle.
long-need-phone_chips-tantalum = Ukladá náboj v maličkých kondenzátoroch a udržiava tak rovnomerné napájanie.

long-need-phone_batteries-lithium = Prenáša náboj tam a späť.
long-need-phone_batteries-cobalt = Jeho oxid drží lítium na jednej strane, takže sa do malej batérie zmestí veľa energie.
long-need-phone_batteries-natural_graphite = Prijíma lítium, keď sa telefón nabíja.

long-need-phone_speakers-lree = Vďaka neodýmu sú magnety maličké a silné.
long-need-phone_speakers-boron = Je súčasťou týchto magnetov.
long-need-phone_speakers-tungsten = Je taký ťažký, že maličký kúsok rozvibruje telefón.

long-need-computer_chips-silicon_metal = Je základom, na ktorom čip vzniká.
long-need-computer_chips-boron = Stopové množstvo necháva v kremíku voľné miesta pre elektróny.
long-need-computer_chips-phosphorus = Stopové množstvo pridáva do kremíka elektróny navyše.
long-need-computer_chips-fluorspar = Plyny, ktoré sa z neho vyrábajú, leptajú do čipu jemné čiary.
long-need-computer_chips-helium = Chladí kremík pri výrobe čipu.

long-need-data_centres-silicon_metal = Je v každom čipe.
long-need-data_centres-copper = Vedie prúd a odvádza teplo.
long-need-data_centres-tantalum = Udržiava rovnomerné napájanie čipov.
long-need-data_centres-pgm = Tenké vrstvy s platinou uchovávajú údaje na pevných diskoch.
long-need-data_centres-lree = Neodýmové magnety pohybujú ramenami pevných diskov.
long-need-data_centres-germanium = Je v optických vláknach, ktoré prenášajú údaje ako svetlo.

long-need-fibre_optics-germanium = Je v jadre skleného vlákna a drží svetlo vnútri.
long-need-fibre_optics-hree = Erbium zosilňuje svetlo na dlhých trasách.
long-need-fibre_optics-helium = Chladí sklo pri ťahaní vlákna.

long-need-telecom_5g-beryllium = S meďou tvorí pružné a spoľahlivé kontakty.
long-need-telecom_5g-gallium = Je v čipoch, ktoré vysielajú a prijímajú rádiové vlny.
long-need-telecom_5g-arsenic = Vďaka nemu a gáliu sú tieto rádiové čipy veľmi rýchle.
long-need-telecom_5g-copper = Vedie prúd a signály.
long-need-telecom_5g-germanium = Je v optických vláknach, ktorými údaje putujú ďalej ako svetlo.

long-need-satellites-germanium = Je podkladom, na ktorom rastú solárne články pre vesmír.
long-need-satellites-gallium = S arzénom mení slnečné svetlo na elektrinu.
long-need-satellites-arsenic = S gáliom tvorí vrstvy, ktoré zachytávajú svetlo.
long-need-satellites-beryllium = Tvorí diely, ktoré zostávajú ľahké a tuhé, napríklad zrkadlá.
long-need-satellites-titanium_metal = Je pevný a ľahký, hodí sa na diely, ktoré musia veľa uniesť.
long-need-satellites-aluminium = Vďaka nemu je telo družice ľahké.

long-need-strong_steel-coking_coal = Vypálené na koks mení železnú rudu na železo.
long-need-strong_steel-manganese = Zbavuje oceľ krehkosti a spevňuje ju.
long-need-strong_steel-vanadium = Tvorí v oceli drobné tvrdé zrnká.
long-need-strong_steel-niobium = Udržiava kryštály v oceli malé, a tá je potom oveľa pevnejšia.
long-need-strong_steel-fluorspar = Vďaka nemu je troska v peci tekutá a zachytí nečistoty.

long-need-stainless_steel-chromium = Tvorí tenkú neviditeľnú blanku, ktorá bráni hrdzi.
long-need-stainless_steel-nickel = Vďaka nemu blanka vydrží a oceľ je húževnatá.
long-need-stainless_steel-vanadium = Vďaka nemu sú čepele nožov tvrdšie.

long-need-cutting_tools-tungsten = S uhlíkom tvorí karbid volfrámu, dosť tvrdý na rezanie ocele a kameňa.
long-need-cutting_tools-cobalt = Lepí tvrdé zrnká dohromady.
long-need-cutting_tools-tantalum = Pomáha nástroju ostať tvrdým, keď sa zohreje.

long-need-printing_3d-titanium_metal = Tlačia sa z neho pevné a ľahké diely, napríklad implantáty.
long-need-printing_3d-aluminium = Tlačia sa z neho ľahké diely.
long-need-printing_3d-vanadium = Spevňuje zliatiny titánu.
long-need-printing_3d-scandium = Výrazne spevňuje tlačený hliník.

long-need-thermal_cameras-germanium = Tvorí šošovky, lebo ním prechádzajú tepelné lúče.
long-need-thermal_cameras-vanadium = Jeho oxid vedie prúd lepšie, keď ho zohrejú tepelné lúče. Tak čip vidí teplé veci.

long-need-fireworks-strontium = Jeho soli farbia plameň načerveno.
long-need-fireworks-baryte = Obsahuje bárium. Jeho soli farbia plameň nazeleno.
long-need-fireworks-copper = Jej soli farbia plameň namodro.
long-need-fireworks-magnesium = Horí oslnivým bielym svetlom.
long-need-fireworks-aluminium = Dáva biele záblesky a iskry.

long-need-paint_makeup-bismuth = Dáva perleťový lesk.
long-need-paint_makeup-baryte = Biely prášok, ktorý slúži ako plnivo vo farbe.
long-need-paint_makeup-cobalt = Dáva slávnu sýtu modrú.

long-need-plastic_bottles-antimony = Urýchľuje reakciu, pri ktorej plast vzniká. Stopové množstvo v plaste ostane.

long-need-aluminium_cans-aluminium = Tvorí plechovku: je tenká, ľahká a dá sa roztaviť a použiť znova.
long-need-aluminium_cans-magnesium = Malé množstvo tenký kov spevní.

long-need-non_stick_pans-fluorspar = Dodáva fluór pre klzký povrch.
long-need-non_stick_pans-aluminium = Tvorí samotnú panvicu: je ľahká a dobre rozvádza teplo.

long-need-alkaline_batteries-manganese = Jeho oxid reaguje so zinkom, a tak tečie prúd.
long-need-alkaline_batteries-indium = Jeho stopy bránia vzniku plynu, takže batéria nevytečie.
long-need-alkaline_batteries-natural_graphite = Zmiešaný s oxidom vedie prúd.

long-need-pencils-natural_graphite = Stiera sa o papier a zanecháva tmavú čiaru.

long-need-fridge_magnets-strontium = S oxidom železa tvorí lacný magnet, ktorý dlho vydrží.
