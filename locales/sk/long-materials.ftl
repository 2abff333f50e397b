### Čo je ktorý materiál, pre dvanásťročných, a na čo myslieť pri údajoch.

long-about-aluminium = Ľahký striebristý kov z červenkastej horniny zvanej bauxit. Nehrdzavie. Nájdete ho v plechovkách, oknách, bicykloch a lietadlách.
long-about-antimony = Krehký striebrosivý prvok. Chráni plasty a látky pred ohňom a spevňuje olovené platne v autobatériách.
long-about-arsenic = Jedovatý prvok. Opatrne spracovaný a spojený s gáliom tvorí veľmi rýchle čipy pre telefóny, družice a lasery.
long-about-baryte = Biely minerál, ťažší, než sa zdá. Je plnivom vo farbách a gume, zaťažuje výplach pri vŕtaní a zastavuje röntgenové lúče.
long-about-beryllium = Jeden z najľahších kovov, veľmi tuhý a pevný. Je v zrkadlách vesmírnych ďalekohľadov, pružných kontaktoch a okienkach pre röntgen.
long-about-bismuth = Ťažký kov s ružovým leskom, oveľa menej škodlivý než olovo. Je v liekoch na žalúdok, lesklých líčidlách a hasiacich zariadeniach.
long-about-boron = Ťaží sa ako soli zvané boráty. Vďaka nemu sklo vydrží v rúre, rastliny rastú a vznikajú najsilnejšie magnety.
long-about-chromium = Tvrdý lesklý kov, vďaka ktorému oceľ nehrdzavie, od vidličiek po mrakodrapy.
long-about-cobalt = Kov s modrastým leskom, najmä zo strednej Afriky. Batérie s ním vydržia dlhšie a prúdové motory znesú viac tepla.
long-about-coking_coal = Osobitný druh uhlia, z ktorého sa vyrába koks. Koks mení v obrovských vysokých peciach železnú rudu na železo.
long-about-copper = Červenkastý kov, ktorý veľmi dobre vedie prúd. Potrebuje ho takmer každý kábel, motor aj zástrčka.
long-about-fluorspar = Farebný kryštál a hlavný zdroj fluóru. Je potrebný na nepriľnavé panvice, klimatizácie, zubnú pastu a oceľ.
long-about-gallium = Mäkký kov, ktorý sa roztopí v teplej dlani. S dusíkom alebo arzénom tvorí LED, rýchle nabíjačky a rádiové čipy.
long-about-germanium = Lesklý sivý prvok, ktorý prepúšťa tepelné lúče. Je v termokamerách, optických kábloch a solárnych článkoch družíc.
long-about-hree = Rodina desiatich ťažších vzácnych zemín. Udržia magnety silné aj v teple a dávajú farby lampám a laserom.
long-about-helium = Veľmi ľahký plyn uväznený pod zemou so zemným plynom. Kvapalné hélium je chladnejšie než každá iná kvapalina a chladí magnety prístrojov magnetickej rezonancie.
long-about-indium = Mäkký kov. Jeho oxid s trochou oxidu cínu tvorí tenké priehľadné vrstvy, ktoré vedú prúd. Vďaka tomu dotykový displej cíti váš prst.
long-about-lree = Rodina piatich ľahších vzácnych zemín. Tvoria silné magnety, leštia sklo, zlepšujú šošovky a čistia výfukové plyny.
long-about-lithium = Najľahší kov zo všetkých. V batérii ľahko prechádza z jednej strany na druhú ako nabité atómy, ióny. Preto ho potrebujú telefóny a elektromobily.
long-about-magnesium = Kov ešte ľahší než hliník. Vďaka nemu sú súčiastky áut ľahké a plechovky pevné. Horí oslnivo bielym svetlom.
long-about-manganese = Sivý kov. Bez neho by oceľ bola slabá a krehká. Používa sa aj v mnohých druhoch batérií.
long-about-natural_graphite = Mäkká čierna forma uhlíka, rovnaká ako v ceruzke. V nabitej batérii uchováva lítium.
long-about-nickel = Lesklý kov. Pomáha nehrdzavejúcej oceli proti hrdzi a vďaka nemu batérie elektromobilov uložia viac energie.
long-about-niobium = Kov, ktorý pochádza takmer len z Brazílie. Jeho štipka výrazne spevní oceľ. Drôty z neho vedú pri veľkom chlade prúd bez strát.
long-about-phosphate_rock = Hornina bohatá na fosfor. Každá rastlina ho potrebuje na rast, preto sa väčšina horniny zmení na hnojivo.
long-about-phosphorus = Prvok. Jeho biela forma je jedovatá a sama sa vznieti. Vyrába sa z fosfátových hornín v horúcich peciach. Červená forma na zápalkových škatuľkách je bezpečnejšia. Fosfor treba aj na lieky a čipy.
long-about-pgm = Rodina drahých kovov, ktoré urýchľujú reakcie. Čistia výfukové plyny a pomáhajú získať z vody vodík. EÚ ich ráta päť, chemici pridávajú šiesty: osmium.
long-about-scandium = Ľahký kov. Nie je vzácny, ale v zemi je veľmi rozptýlený. Nepatrné množstvo urobí hliník oveľa pevnejším.
long-about-silicon_metal = Tmavý lesklý prvok z kremeňa. Z veľmi čistého kremíka sa vyrábajú počítačové čipy a solárne články. Spevňuje aj hliník.
long-about-strontium = Mäkký kov. Jeho soli farbia ohňostroje na jasnočerveno a je aj v lacných magnetoch.
long-about-tantalum = Tvrdý modrosivý kov. V telefónoch a notebookoch ukladá náboj v drobných súčiastkach zvaných kondenzátory.
long-about-titanium_metal = Kov pevný ako oceľ, ale oveľa ľahší, a nehrdzavie. Je v lietadlách, kozmických lodiach a umelých bedrových kĺboch.
long-about-tungsten = Kov s najvyššou teplotou topenia. Hroty vrtákov sú vďaka nemu mimoriadne tvrdé a telefóny vibrujú.
long-about-vanadium = Kov, ktorý spevňuje nástroje, pružiny a mosty. Dokáže aj uložiť zelenú elektrinu vo veľkých kvapalinových batériách.

long-about-lanthanum = Vďaka nemu sklo fotoaparátov láme svetlo silnejšie. V rafinériách pomáha meniť ropu na benzín.
long-about-cerium = Najbežnejšia vzácna zemina. Jej prášok leští sklo a jej oxid pomáha čistiť výfukové plyny.
long-about-praseodymium = Spolu s neodýmom je vo veľmi silných magnetoch. Sklo zase farbí nažltozeleno.
long-about-neodymium = Vzácna zemina, ktorá stojí za najsilnejšími magnetmi na svete. Sú v slúchadlách, elektromotoroch a veterných turbínach.
long-about-samarium = Zmiešané s kobaltom dáva magnety, ktoré fungujú aj vo veľkom teple.
long-about-europium = Pod UV svetlom svieti načerveno alebo namodro. V eurobankovkách sa skrýva ako ochrana proti falšovaniu.
long-about-gadolinium = Lekári ho podávajú injekciou vo forme, ktorú telo až na nepatrné stopy znova vylúči. Snímky magnetickej rezonancie sú vďaka nemu jasnejšie.
long-about-terbium = Pomáha silným magnetom znášať teplo. V starých úsporných žiarivkách svieti nazeleno.
long-about-dysprosium = Trocha dysprózia udrží magnety v elektromobiloch silné, keď sa zohrejú.
long-about-holmium = Veľmi magnetický kov. Používa sa v lekárskych laseroch a v regulačných tyčiach jadrových elektrární.
long-about-erbium = Zosilňuje svetlo v internetových kábloch a farbí sklo naružovo.
long-about-thulium = Jedna z najvzácnejších vzácnych zemín. Používa sa v operačných laseroch a v malých röntgenoch.
long-about-ytterbium = Používa sa v silných laseroch, ktoré režú kov. Potrebujú ho aj veľmi presné prístroje.
long-about-lutetium = Posledná zo vzácnych zemín. Pomáha liečiť rakovinu a jej kryštály sa používajú v prístrojoch, ktoré vidia dovnútra tela.
long-about-yttrium = Striebristý kov. Ytrium je ľahké, ale vyskytuje sa s ťažkými vzácnymi zeminami a ráta sa k nim. Je v LED, v laseroch a v keramike, ktorá chráni motory pred teplom.
long-about-platinum = Drahý kov, ktorý čistí výfukové plyny a používa sa v palivových článkoch. Obsahujú ho aj niektoré lieky proti rakovine.
long-about-palladium = Drahý kov, ktorý sa používa najmä na čistenie výfukových plynov benzínových áut.
long-about-rhodium = Vzácny a drahý kov. Odstraňuje z výfukových plynov oxidy dusíka, ktoré škodia pľúcam.
long-about-iridium = Jeden z najvzácnejších kovov v zemskej kôre. Dlho vydrží v zapaľovacích sviečkach a v strojoch, ktoré vyrábajú vodík.
long-about-ruthenium = Tvrdý drahý kov, ktorý je vo veľmi tenkých vrstvách v pevných diskoch a čipoch.

## Na čo myslieť pri údajoch

long-note-bismuth = Bizmut v Mexiku je minulosť: štúdia z roku 2023 uvádza priemer skorších rokov a za roky 2020 až 2022 nebol hlásený žiadny.
long-note-chromium = Chróm bol na zozname kritických surovín EÚ v roku 2014, dnes už nie je.
long-note-copper = Meď je na zozname EÚ preto, že je strategická. Riziko jej dodávok je nízke.
long-note-gallium = Gálium sa skrýva v bauxite, rude hliníka. Najviac bauxitu ťažia Guinea a Austrália. Takmer všetko gálium sa však vyrába v Číne.
long-note-helium = Údaj platí pre celé USA. Asi štvrtina svetového hélia pochádza z Wyomingu na západe.
long-note-hree = Údaje o ťažbe väčšinou vychádzajú z údajov za všetky vzácne zeminy spolu, miera recyklácie tiež. Zo samotných ťažkých vzácnych zemín ťaží Mjanmarsko takmer polovicu. Ruda z Austrálie a Ruska obsahuje najmä ľahké.
long-note-indium = Indium bolo na zozname kritických surovín EÚ v roku 2020, dnes už nie je.
long-note-lree = Miera recyklácie platí pre všetky vzácne zeminy spolu.
long-note-manganese = Údaj za Ukrajinu je priemer skorších rokov.
long-note-nickel = Nikel je na zozname EÚ preto, že je strategický. Riziko jeho dodávok je nízke. V roku 2017 sa jeho miera recyklácie uvádzala ako 34 %.
long-note-phosphate_rock = Miera recyklácie je zo štúdií z rokov 2017 a 2020; tabuľka z roku 2023 uvádza 0 %.
long-note-pgm = Podiely na ťažbe platia pre platinu a paládium spolu. Zimbabwe rudu taví, kov sa však rafinuje v Južnej Afrike.
long-note-scandium = Údaj za Ukrajinu je priemer skorších rokov.
long-note-titanium_metal = V povodí Zambezi a v severských krajinách sa ťaží ruda. Väčšina titánovej rudy skončí ako biela farba, nie ako kov. Na ostatných miestach sa vyrába kov. Údaj za Ukrajinu je priemer skorších rokov. Miera recyklácie platí pre titán ako celok.
long-note-vanadium = Miera recyklácie závisí od metódy: štúdie uvádzali 2 % v roku 2020 a 44 % v roku 2017.

# What to know about the figure of a Material in a Territory.
long-place-australia-hree = Údaj platí pre všetky vzácne zeminy spolu. Ruda tu obsahuje najmä ľahké.
long-place-vietnam-hree = Údaj platí pre všetky vzácne zeminy spolu. Zo samotných ťažkých ťaží Mjanmarsko takmer polovicu.
long-place-britain-nickel = Malý závod, ale najväčší, ktorý tu ešte pracuje.
