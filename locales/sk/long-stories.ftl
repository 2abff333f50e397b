### Čo materiál stojí ľudí a prírodu, ako sa recykluje a prečo nie viac a čo by ho mohlo nahradiť.

long-impact-aluminium = Bane na bauxit, jeho rudu, dávajú v Guinei prácu. Dedinčania však hovoria o stratených poliach, prachu a špinavej vode.
long-recycling-aluminium = Pretaviť starý kov stojí oveľa menej energie než vyrobiť nový. Svet však každý rok spotrebuje viac, než sa vráti.
long-substitute-aluminium = V elektrických vedeniach ho môže nahradiť meď. Kábel je však asi dvakrát taký ťažký.
long-note-aluminium = Do roku 2020 platia údaje EÚ o riziku len pre kov. Od roku 2023 sa počíta aj jeho ruda, bauxit.

long-impact-antimony = Pri najväčšej bani, v Číne, bolo miestami vo vode tisíckrát viac antimónu než v čistej vode.
long-recycling-antimony = Čo sa vráti, je najmä v olove zo starých autobatérií.
long-substitute-antimony = Oheň zastaví aj biely prášok s hliníkom. Niekedy však musí tvoriť polovicu plastu.

long-impact-arsenic = Pod starou zlatou baňou v Kanade leží 237 000 ton jedovatého arzénového prachu. Treba ich strážiť navždy.
long-recycling-arsenic = Zo starých obvodov ho nikto nezískava. Len výrobcovia čipov a závody na impregnáciu dreva znova používajú vlastné zvyšky.
long-substitute-arsenic = Drevo možno chrániť aj zmesami s meďou. Pre niektoré špeciálne čipy však nič iné nestačí.

long-impact-baryte = V Nigérii ho ľudia kopú ručne a živia sa tým. Zostávajú však hlboké jamy a zničené polia.
long-recycling-baryte = Nerecykluje sa. Väčšina skončí v ťažkom výplachu, ktorým sa vŕtajú ropné a plynové vrty.
long-substitute-baryte = Výplach môžu zaťažiť aj iné ťažké minerály. Vo veľkom ho však nenahradí žiadny.

long-impact-beryllium = Jeho prach môže spôsobiť nevyliečiteľnú chorobu pľúc. Preto musí byť vzduch v továrňach veľmi čistý.
long-recycling-beryllium = Výrobcovia súčiastok berú späť vlastný odpad. Zo starých výrobkov nepríde takmer nič.
long-substitute-beryllium = Pružiny a kontakty možno robiť aj z iných zliatin medi, nefungujú však tak dobre.

long-impact-bismuth = Je to väčšinou vedľajší produkt olova. Nedbalo vedené huty na olovo môžu otráviť robotníkov, pôdu aj deti.
long-recycling-bismuth = Veľa sa už nedá zachytiť. Bizmut z líčidiel napríklad odtečie do odtoku.
long-substitute-bismuth = Na pokazený žalúdok môže pomôcť aj liek s uhličitanom vápenatým. V lesklých líčidlách postačí sľuda.

long-impact-boron = Pri veľkej bani v Turecku sa bór a arzén dostali do podzemnej vody. Zavlažujú sa ňou polia.
long-recycling-boron = Takmer nič sa nevráti. Väčšina ide do skla, keramiky, pracích práškov a hnojív.
long-substitute-boron = Prací prášok sa bez neho zaobíde. Stačí iná soľ, a to aj v chladnejšej vode.

long-impact-chromium = V indickom údolí Sukinda uvoľnili bane jedovatú formu chrómu. Stalo sa jedným z najznečistenejších miest na Zemi.
long-recycling-chromium = Vracia sa najmä v starej nehrdzavejúcej oceli, ktorá sa pretaví.
long-substitute-chromium = V nehrdzavejúcej oceli ani v horúcich častiach prúdových motorov ho nič nenahradí.

long-impact-cobalt = V Konžskej demokratickej republike ho mnohí ľudia kopú ručne v nebezpečných štôlňach. Pracujú tam aj deti.
long-recycling-cobalt = Najviac sa stráca v starých telefónoch a notebookoch. Priveľa ich batérií sa nikdy nevyzbiera.
long-substitute-cobalt = Batérie so železom a fosfátom kobalt nepotrebujú. Pri rovnakej energii sú však ťažšie.

long-impact-coking_coal = Z baní uniká metán, plyn, ktorý otepľuje podnebie. V Kanade dážď vymýva škodlivý selén z hlušiny do riek.
long-recycling-coking_coal = Recyklovať sa nedá: koks z neho sa pri výrobe železa spotrebuje.
long-substitute-coking_coal = V oceliarňach môže jeho úlohu prevziať vodík. Čistý vodík je však zatiaľ vzácny a drahý.

long-impact-copper = V Čile je väčšina baní v jednej z najsuchších púští na Zemi. Bane aj dediny tam potrebujú tú istú vodu.
long-recycling-copper = Možno ju taviť znova a znova a zostane ako nová. Väčšina sa však ešte používa, často celé desaťročia.
long-substitute-copper = V kábloch ju môže nahradiť hliník, drôty však musia byť hrubšie.

long-impact-fluorspar = Vyrába sa z neho nebezpečná kyselina. V roku 2012 pri úniku v Južnej Kórei zahynulo päť robotníkov a vyschla úroda.
long-recycling-fluorspar = Niečo by sa dalo získať z odpadu tovární, často však nie je dosť čistý.
long-substitute-fluorspar = Chladničky môžu bežať aj na iné plyny, napríklad na oxid uhličitý. A fluór možno získať aj z fosfátových hornín.

long-impact-gallium = Je to vedľajší produkt pri výrobe hliníka z bauxitu. V roku 2010 zaplavilo červené bahno z takého závodu dediny v Maďarsku.
long-recycling-gallium = Továrne na čipy znova používajú vlastný odpad. Zo starých telefónov a lámp ho však nikto nezískava.
long-substitute-gallium = V jednoduchších čipoch a solárnych článkoch stačí kremík, v mnohých vojenských prístrojoch nie.

long-impact-germanium = Získava sa zo zinkovej rudy a z uhlia. V Číne huty bez dobrých filtrov zamorili ryžové polia jedovatým kovom.
long-recycling-germanium = Továrne na šošovky a vlákna znova používajú vlastné odrezky. Zo starých výrobkov sa vráti málo.
long-substitute-germanium = V termokamerách ho môže nahradiť špeciálne sklo. Je lacnejšie a ľahšie, lúče však láme slabšie.

long-impact-hree = Na severe Mjanmarska sa do kopcov pumpujú chemikálie, ktoré tieto zeminy vyplavia. Otrávilo to potoky.
long-recycling-hree = Vracajú sa len malé množstvá zo starých magnetov, batérií a lámp. Magnety majú povlak a sú roztrúsené v mnohých prístrojoch.
long-substitute-hree = Veľa vecí možno vyrobiť bez nich, zvyčajne však fungujú horšie.

long-impact-helium = Vychádza zo zeme so zemným plynom, fosílnym palivom. Čo unikne, navždy zmizne vo vesmíre.
long-recycling-helium = Na zachytenie plynu a jeho opätovné ochladenie treba drahé stroje.
long-substitute-helium = Kde treba najväčší chlad, nič iné nepomôže. Jeden novší prístroj magnetickej rezonancie však potrebuje 20 litrov namiesto 2 000.

long-impact-indium = V jednej továrni malo 23 zo 108 robotníkov zmeny na pľúcach. Príčinou bol zrejme prach z india.
long-recycling-indium = V displeji je ho len veľmi tenká vrstva a tú nikto nezbiera.
long-substitute-indium = V dotykových displejoch by ho mohli nahradiť jemné strieborné drôtiky alebo grafén. Väčšina sa ešte skúša.

long-impact-lree = V čínskom Baotou zapĺňa odpad zo závodov jazero s plochou 11 štvorcových kilometrov. Je v ňom rádioaktívne tórium.
long-recycling-lree = Staré magnety majú povlak a sú roztrúsené v mnohých prístrojoch. Preto sa takmer nič nevráti.
long-substitute-lree = Elektromotory fungujú aj bez magnetov zo vzácnych zemín. Sú však ťažšie alebo spotrebujú viac prúdu.

long-impact-lithium = V čilskej púšti Atacama sa preň čerpá slaná voda. Ľudia sa tam boja o svoju sladkú vodu.
long-recycling-lithium = Zatiaľ sa nevráti takmer nič. Stavajú sa však závody na staré batérie.
long-substitute-lithium = Sodíkové batérie ho nepotrebujú a ich látky sú lacnejšie. Pri rovnakej hmotnosti však uložia menej energie.

long-impact-magnesium = Väčšina sa vyrába v Číne s množstvom fosílneho paliva. Pri výrobe jedného kilogramu vznikne asi 40 kilogramov skleníkových plynov.
long-recycling-magnesium = Veľa sa vráti ako súčasť starého hliníka.
long-substitute-magnesium = V odliatkoch ho môže nahradiť hliník alebo zinok. Stoja menej, ale vážia viac.

long-impact-manganese = Kto roky dýcha jeho prach a výpary, môže sa pomalšie pohybovať a pomalšie myslieť.
long-recycling-manganese = Vracia sa len popritom, keď sa taví stará oceľ.
long-substitute-manganese = V oceli, kde sa používa najviac, ho nič dobre nenahradí.

long-impact-natural_graphite = Ľudia pri grafitových závodoch v Číne hovorili o lesklom prachu na úrode a bielizni. Vodu už nemohli piť.
long-recycling-natural_graphite = Na trhu je dosť nového grafitu, preto sa recykluje málo.
long-substitute-natural_graphite = Dá sa vyrobiť aj v továrni. Stojí to však oveľa viac energie a peňazí.

long-impact-nickel = Okolo niklových závodov v Indonézii mizne dažďový prales dvakrát rýchlejšie než predtým. Trpia aj pobrežia a koraly.
long-recycling-nickel = Vracia sa najmä v starej nehrdzavejúcej oceli a tá vydrží mnoho rokov.
long-substitute-nickel = Batérie so železom a fosfátom nikel nepotrebujú. S rovnako ťažkou batériou však auto prejde menej.

long-impact-niobium = Brazílska ruda je slabo rádioaktívna, preto sa obrovské haldy kontrolujú. Jedna štúdia nezistila nebezpečenstvo pre ľudí.
long-recycling-niobium = Taví sa spolu so starou oceľou. Nikto ho však neoddelí, preto sa neráta ako recyklovaný.
long-substitute-niobium = V pevnej oceli ho môže nahradiť vanád. Oceľ však môže byť slabšia alebo drahšia.

long-impact-phosphate_rock = Po výrobe hnojív zostávajú hory slabo rádioaktívneho sadrovca. Len na Floride je ho asi miliarda ton.
long-recycling-phosphate_rock = Fosfor je v tom, čo spláchneme. Podľa zákona ho má Švajčiarsko získavať z kalov, ale závody ešte nie sú hotové.
long-substitute-phosphate_rock = Na poliach ich nič nenahradí: fosfor potrebuje každá rastlina.

long-impact-phosphorus = Jeho elektrické pece spotrebujú veľa prúdu. Na vzduchu sa zapáli, preto ho treba držať pod vodou.
long-recycling-phosphorus = Čistý fosfor sa zatiaľ nerecykluje. Európsky projekt ho však chce získať z čistiarenského kalu.
long-substitute-phosphorus = Pri niektorých použitiach ho nahradila čistá kyselina z fosfátových hornín. V liekoch a čipoch nie.

long-impact-pgm = V Južnej Afrike pracujú baníci asi kilometer pod zemou. Jedna reportáž hovorí o 48 stupňoch.
long-recycling-pgm = Veľa starých áut sa predá do zahraničia a kovy zostanú v ich katalyzátoroch.
long-substitute-pgm = Paládium a platina sa v katalyzátoroch môžu čiastočne nahradiť navzájom. Inde výmena funguje horšie.

long-impact-scandium = Je také rozptýlené, že ho treba kyselinou vylúhovať z rúd alebo odpadu iných kovov.
long-recycling-scandium = Nerecykluje sa. Celý svet spotrebuje len asi 60 ton jeho oxidu za rok.
long-substitute-scandium = V mnohých ľahkých a pevných súčiastkach stačí titán alebo uhlíkové vlákno, nie však vo všetkých.

long-impact-silicon_metal = Na jednu tonu treba asi 12 megawatthodín elektriny. Z uhlia v peci vznikne oxid uhličitý.
long-recycling-silicon_metal = Staré solárne panely vrátia hliník, sklo a meď, ale väčšinou nie kremík.
long-substitute-silicon_metal = Niektoré čipy sú z germánia alebo z gália a arzénu. Tie sú však oveľa vzácnejšie a drahšie.

long-impact-strontium = Bane pri španielskej Granade zanechali veľké haldy. Dnes sa minerál získava aj z nich, bez nových odstrelov.
long-recycling-strontium = Nerecykluje sa. Veľa ide do ohňostrojov a svetlíc a tie ho rozptýlia vo vzduchu.
long-substitute-strontium = V lacných magnetoch ho môže nahradiť bárium, tie však znesú menej tepla.

long-impact-tantalum = Na východe Konžskej demokratickej republiky kopú ľudia rudu ručne v nebezpečných štôlňach. O tento kraj bojujú ozbrojené skupiny.
long-recycling-tantalum = Vracia sa najmä odpad z tovární. Zo starých prístrojov nepríde takmer nič.
long-substitute-tantalum = Kondenzátory možno robiť aj z keramiky alebo hliníka. Môžu však fungovať horšie alebo stáť viac.

long-impact-titanium_metal = Výroba kovu stojí veľa energie. Na Madagaskare rybári vinili baňu na rudu z úhynu rýb. Spoločnosť to popiera.
long-recycling-titanium_metal = Pri výrobe dielov lietadiel zostáva veľa šrotu. Európa väčšinu predáva do USA, kde ho znova roztavia.
long-substitute-titanium_metal = Môže ho nahradiť hliník, oceľ alebo kompozity. Málo látok je však naraz takých ľahkých, pevných a bez hrdze.

long-impact-tungsten = Deväťdesiat rokov ťažby v Portugalsku zanechalo milión kubických metrov jemného odpadu nad dôležitou riekou.
long-recycling-tungsten = Zbierať opotrebované nástroje sa oplatí: v šrote je viac volfrámu než v rude.
long-substitute-tungsten = V rezných nástrojoch ho môže čiastočne nahradiť keramika alebo iné tvrdé kovy, zriedka však úplne.

long-impact-vanadium = Okolo baní a hút v čínskom Panzhihua znečistil vanád pôdu.
long-recycling-vanadium = Vracia sa najmä z použitých katalyzátorov. Pri tavení starej ocele sa stratí v troske.
long-substitute-vanadium = V oceli ho môže čiastočne nahradiť niób, titán alebo mangán. V titáne pre lietadlá nič nefunguje tak dobre.
