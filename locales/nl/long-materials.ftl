### Wat elk materiaal is, voor twaalfjarigen, en waar je bij de cijfers op moet letten.

long-about-aluminium = Een licht, zilverachtig metaal uit een roodachtig gesteente: bauxiet. Het roest niet en zit in blikjes, ramen, fietsen en vliegtuigen.
long-about-antimony = Een bros, zilvergrijs element. Het beschermt plastic en stof tegen vuur en maakt de loden platen in autoaccu’s stijver.
long-about-arsenic = Een giftig element. Voorzichtig verwerkt en verbonden met gallium zit het in heel snelle chips voor telefoons, satellieten en lasers.
long-about-baryte = Een wit mineraal dat zwaarder is dan het lijkt. Het is een vulstof in verf en rubber, maakt boormodder zwaar en houdt röntgenstralen tegen.
long-about-beryllium = Een van de lichtste metalen, heel stijf en sterk. Het zit in spiegels van ruimtetelescopen, verende contacten en röntgenvensters.
long-about-bismuth = Een zwaar metaal met een roze glans, veel minder schadelijk dan lood. Het zit in maagmedicijnen, glanzende make-up en brandsprinklers.
long-about-boron = Het wordt gewonnen als zouten die boraten heten. Het maakt glas bestand tegen de oven, helpt planten groeien en zit in de sterkste magneten.
long-about-chromium = Een hard, glanzend metaal dat staal roestvrij maakt, van vork tot wolkenkrabber.
long-about-cobalt = Een metaal met een blauwe zweem, vooral uit Midden-Afrika. Met kobalt gaan batterijen langer mee en kunnen straalmotoren beter tegen hitte.
long-about-coking_coal = Een bijzonder soort steenkool, waarvan cokes wordt gemaakt. Met cokes maak je in de reusachtige hoogovens van een staalfabriek ijzer uit ijzererts.
long-about-copper = Een roodachtig metaal dat stroom heel goed geleidt. Bijna geen kabel, motor of stekker kan zonder.
long-about-fluorspar = Een kleurrijk kristal en de belangrijkste bron van fluor. Het is nodig voor antiaanbakpannen, airco’s, tandpasta en staal.
long-about-gallium = Een zacht metaal dat smelt in een warme hand. Met stikstof of arseen maak je er leds, snelle laders en radiochips van.
long-about-germanium = Een glanzend grijs element dat warmtestralen doorlaat. Het zit in warmtebeeldcamera’s, glasvezelkabels en zonnecellen van satellieten.
long-about-hree = Een familie van tien zwaardere zeldzame aarden. Ze houden magneten sterk bij hitte en geven lampen en lasers hun kleuren.
long-about-helium = Een heel licht gas dat met aardgas onder de grond zit. Vloeibaar helium is kouder dan elke andere vloeistof en koelt de magneten van MRI-scanners.
long-about-indium = Een zacht metaal. Het oxide ervan, met een beetje tinoxide, vormt dunne, doorzichtige laagjes die stroom geleiden. Zo voelt een aanraakscherm je vinger.
long-about-lree = Een familie van vijf lichtere zeldzame aarden. Ze zitten in sterke magneten, polijsten glas, maken lenzen scherp en uitlaatgas schoner.
long-about-lithium = Het lichtste metaal van allemaal. Als geladen atomen, ionen, gaat het in een batterij makkelijk van de ene kant naar de andere; telefoons en elektrische auto’s kunnen niet zonder.
long-about-magnesium = Een metaal dat nog lichter is dan aluminium. Het maakt auto-onderdelen licht en blikjes sterk. Het brandt met een verblindend wit licht.
long-about-manganese = Een grijs metaal. Zonder mangaan zou staal zwak en bros zijn. Het zit ook in veel soorten batterijen.
long-about-natural_graphite = Een zachte, zwarte vorm van koolstof, net als in een potlood. Een opgeladen batterij bewaart er het lithium in.
long-about-nickel = Een glanzend metaal. Het helpt roestvrij staal tegen roest en zorgt dat er meer energie in batterijen van elektrische auto’s past.
long-about-niobium = Een metaal dat bijna alleen uit Brazilië komt. Een snufje maakt staal veel sterker. Heel koude draden ervan geleiden stroom zonder verlies.
long-about-phosphate_rock = Een gesteente met veel fosfor. Elke plant heeft fosfor nodig om te groeien, dus het meeste gesteente wordt kunstmest.
long-about-phosphorus = Een element. De witte vorm is giftig en vat vanzelf vlam. Die wordt in hete ovens uit fosfaaterts gemaakt. De rode vorm, op lucifersdoosjes, is veiliger. Ook voor medicijnen en chips is fosfor nodig.
long-about-pgm = Een familie van edelmetalen die reacties versnellen. Ze maken uitlaatgas schoon en helpen waterstof uit water te halen. De EU telt er vijf; scheikundigen noemen nog een zesde: osmium.
long-about-scandium = Een licht metaal. Het is niet zeldzaam, maar zit heel dun verspreid in de grond. Een klein beetje maakt aluminium veel sterker.
long-about-silicon_metal = Een donker, glanzend element uit kwarts. Heel zuiver silicium zit in computerchips en zonnecellen. Het maakt ook aluminium sterker.
long-about-strontium = Een zacht metaal. De zouten kleuren vuurwerk felrood, en het zit in goedkope magneten.
long-about-tantalum = Een hard, blauwgrijs metaal. In telefoons en laptops bewaart het lading in piepkleine onderdelen: condensatoren.
long-about-titanium_metal = Een metaal zo sterk als staal maar veel lichter, en het roest niet. Het zit in vliegtuigen, ruimteschepen en kunstheupen.
long-about-tungsten = Het metaal met het hoogste smeltpunt. Het maakt boorpunten extreem hard en laat telefoons trillen.
long-about-vanadium = Een metaal dat gereedschap, veren en bruggen sterker maakt. Het kan ook groene stroom bewaren in grote vloeistofbatterijen.

long-about-lanthanum = Met lanthaan buigt cameraglas het licht sterker af. In raffinaderijen helpt het om van olie benzine te maken.
long-about-cerium = De meest voorkomende zeldzame aarde. Het poeder polijst glas en het oxide helpt uitlaatgas schoon te maken.
long-about-praseodymium = Samen met neodymium zit het in heel sterke magneten. Ook kleurt het glas geelgroen.
long-about-neodymium = De zeldzame aarde achter de sterkste magneten ter wereld. Ze zitten in koptelefoons, elektromotoren en windturbines.
long-about-samarium = Samen met kobalt maak je er magneten van die ook bij grote hitte blijven werken.
long-about-europium = Onder uv-licht geeft het rood of blauw licht. In eurobiljetten zit het als bescherming tegen vervalsing.
long-about-gadolinium = Artsen geven het met een injectie, in een vorm die het lichaam weer verlaat, op kleine sporen na. Het maakt MRI-beelden duidelijker.
long-about-terbium = Het helpt sterke magneten tegen hitte. In oude spaarlampen geeft het groen licht.
long-about-dysprosium = Een beetje ervan houdt de magneten in elektrische auto’s sterk als ze heet worden.
long-about-holmium = Een heel magnetisch metaal. Het zit in medische lasers en in de regelstaven van kerncentrales.
long-about-erbium = Het versterkt het licht in internetkabels en kleurt glas roze.
long-about-thulium = Een van de minst voorkomende zeldzame aarden. Het zit in lasers voor operaties en in kleine röntgenapparaten.
long-about-ytterbium = Het zit in sterke lasers die metaal snijden. Ook heel precieze instrumenten hebben het nodig.
long-about-lutetium = De laatste van de zeldzame aarden. Het helpt kanker te behandelen, en de kristallen zitten in apparaten die in het lichaam kijken.
long-about-yttrium = Een zilverachtig metaal. Het is licht, maar zit bij de zware zeldzame aarden in de grond en wordt daarbij geteld. Je vindt het in leds, in lasers en in keramiek dat motoren tegen hitte beschermt.
long-about-platinum = Een edelmetaal dat uitlaatgas schoonmaakt en in brandstofcellen zit. Ook sommige medicijnen tegen kanker bevatten het.
long-about-palladium = Een edelmetaal dat vooral het uitlaatgas van benzineauto’s schoonmaakt.
long-about-rhodium = Een zeldzaam en duur metaal. Het haalt stikstofoxiden uit uitlaatgas. Die zijn slecht voor onze longen.
long-about-iridium = Een van de zeldzaamste metalen in de aardkorst. Het houdt het lang vol in bougies en in machines die waterstof maken.
long-about-ruthenium = Een hard edelmetaal, in heel dunne laagjes in harde schijven en chips.

## Waar je bij de cijfers op moet letten

long-note-bismuth = Bismut in Mexico is geschiedenis: de studie van 2023 geeft een gemiddelde van eerdere jaren, en voor 2020 tot en met 2022 is er niets gemeld.
long-note-chromium = Chroom stond in 2014 op de EU-lijst van kritieke grondstoffen, maar nu niet meer.
long-note-copper = Koper staat op de EU-lijst omdat het strategisch is. Het leveringsrisico is laag.
long-note-gallium = Gallium verstopt zich in bauxiet, het erts van aluminium. Guinee en Australië winnen het meeste bauxiet. Maar bijna al het gallium wordt in China gemaakt.
long-note-helium = Het cijfer geldt voor de hele VS. Ongeveer een kwart van het helium in de wereld komt uit Wyoming, in het westen.
long-note-hree = De cijfers voor de winning gelden meestal voor alle zeldzame aarden samen, en die voor de recycling ook. Van alleen de zware wint Myanmar bijna de helft. Erts uit Australië en Rusland bevat vooral lichte.
long-note-indium = Indium stond in 2020 op de EU-lijst van kritieke grondstoffen, maar nu niet meer.
long-note-lree = Het recyclingcijfer is dat van alle zeldzame aarden samen.
long-note-manganese = Het cijfer voor Oekraïne is een gemiddelde van eerdere jaren.
long-note-nickel = Nikkel staat op de EU-lijst omdat het strategisch is. Het leveringsrisico is laag. In 2017 werd voor recycling 34% genoemd.
long-note-phosphate_rock = Het recyclingcijfer is dat van de studies van 2017 en 2020; een tabel van 2023 geeft 0%.
long-note-pgm = De aandelen in de winning gelden voor platina en palladium samen. Zimbabwe smelt het erts, maar het metaal wordt in Zuid-Afrika geraffineerd.
long-note-scandium = Het cijfer voor Oekraïne is een gemiddelde van eerdere jaren.
long-note-titanium_metal = In de Zambezilanden en de Noordse landen wordt het erts gewonnen. Het meeste titaniumerts wordt witte verf, geen metaal. Op de andere plaatsen wordt het metaal gemaakt. Het cijfer voor Oekraïne is een gemiddelde van eerdere jaren. Het recyclingcijfer is dat van titanium als geheel.
long-note-vanadium = Het recyclingcijfer hangt van de methode af: studies gaven 2% in 2020 en 44% in 2017.

# What to know about the figure of a Material in a Territory.
long-place-australia-hree = Het cijfer geldt voor alle zeldzame aarden samen. Het erts hier bevat vooral lichte.
long-place-vietnam-hree = Het cijfer geldt voor alle zeldzame aarden samen. Van alleen de zware wint Myanmar bijna de helft.
long-place-britain-nickel = Een kleine fabriek, maar de grootste die hier nog werkt.
