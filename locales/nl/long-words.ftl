### Moeilijke woorden, met een tik uitgelegd. “-forms” geeft de vormen in de teksten; een sterretje staat voor elke uitgang.

long-word-alloy = legering
long-word-alloy-forms = legering, legeringen, koperlegeringen
long-word-alloy-meaning = Een mengsel van metalen, of van een metaal met iets anders. Staal is een legering van ijzer en koolstof.

long-word-by_product = bijproduct
long-word-by_product-forms = bijproduct, bijproducten
long-word-by_product-meaning = Iets wat je erbij krijgt terwijl je iets anders maakt.

long-word-capacitor = condensator
long-word-capacitor-forms = condensator, condensatoren
long-word-capacitor-meaning = Een piepklein onderdeel dat elektrische lading bewaart en razendsnel teruggeeft. In een telefoon zitten er honderden.

long-word-catalyst = katalysator
long-word-catalyst-forms = katalysator, katalysatoren
long-word-catalyst-meaning = Een stof die een reactie versnelt en daarbij zelf niet opraakt.

long-word-ceramic = keramiek
long-word-ceramic-forms = keramiek
long-word-ceramic-meaning = Een harde stof die gebakken wordt, zoals een kopje of een tegel. Die kan tegen grote hitte.

long-word-chip = chip
long-word-chip-forms = chip, chips, telefoonchips, radiochips, computerchips
long-word-chip-meaning = Een dun plakje, meestal van silicium, met miljoenen of zelfs miljarden piepkleine schakelaars. Chips rekenen in telefoons en computers.

long-word-compound = verbinding
long-word-compound-forms = verbinding, verbindingen
long-word-compound-meaning = Een stof van twee of meer elementen die aan elkaar vastzitten. Water is een verbinding van waterstof en zuurstof.

long-word-critical = kritieke grondstof
long-word-critical-forms = kritiek, kritieke
long-word-critical-meaning = Een grondstof die heel belangrijk is voor de economie en waarvan de aanvoer gevaar loopt.

long-word-element = element
long-word-element-forms = element, elementen
long-word-element-meaning = Een stof die uit maar één soort atomen bestaat, zoals goud, zuurstof of silicium.

long-word-fossil_fuel = fossiele brandstof
long-word-fossil_fuel-forms = fossiele brandstof, fossiele brandstoffen
long-word-fossil_fuel-meaning = Steenkool, olie of aardgas. Bij verbranding ontstaat koolstofdioxide, dat het klimaat opwarmt.

long-word-greenhouse_gas = broeikasgas
long-word-greenhouse_gas-forms = broeikasgas, broeikasgassen, koolstofdioxide, methaan
long-word-greenhouse_gas-meaning = Een gas dat de warmte bij de aarde houdt, zoals koolstofdioxide of methaan.

long-word-infrared = infrarood
long-word-infrared-forms = infrarood
long-word-infrared-meaning = Licht dat onze ogen niet zien. Warme dingen zenden het uit, en wij voelen het als warmte.

long-word-licence = vergunning
long-word-licence-forms = vergunning, vergunningen
long-word-licence-meaning = Toestemming van de overheid. Zonder mag een bedrijf de spullen niet naar het buitenland verkopen.

long-word-mineral = mineraal
long-word-mineral-forms = mineraal, mineralen
long-word-mineral-meaning = Een vaste stof, zoals zout of kwarts, die in de natuur ontstaat, maar niet uit levende wezens. Gesteente bestaat uit mineralen.

long-word-ore = erts
long-word-ore-forms = erts, ertsen, zinkerts
long-word-ore-meaning = Gesteente met zoveel metaal, of iets anders nuttigs, dat winnen de moeite loont.

long-word-oxide = oxide
long-word-oxide-forms = oxide, oxiden, mangaanoxide
long-word-oxide-meaning = Een verbinding van zuurstof en een ander element. Roest is vooral ijzeroxide.

long-word-quota = quotum
long-word-quota-forms = quotum, quota
long-word-quota-meaning = De grootste hoeveelheid die in een bepaalde tijd naar het buitenland verkocht mag worden.

long-word-radioactive = radioactief
long-word-radioactive-forms = radioactief, radioactieve
long-word-radioactive-meaning = Bevat atomen die vanzelf uit elkaar vallen. Die zenden onzichtbare stralen uit die levende wezens kunnen schaden.

long-word-rare_earth = zeldzame aarden
long-word-rare_earth-forms = zeldzame aarde, zeldzame aarden
long-word-rare_earth-meaning = Een familie van 17 metalen. De meeste zijn helemaal niet zeldzaam, maar dun verspreid en moeilijk te scheiden.

long-word-refining = raffinage
long-word-refining-forms = raffinage, geraffineerd, raffinaderijen
long-word-refining-meaning = Van erts of een ruw product een zuivere stof maken.

long-word-reserves = reserves
long-word-reserves-forms = reserves
long-word-reserves-meaning = Wat zeker in de grond zit en nu met winst te winnen is.

long-word-salt = zout
long-word-salt-forms = zout, zouten
long-word-salt-meaning = In de scheikunde een verbinding van geladen deeltjes: ionen. De meeste zouten bevatten een metaal en veel lossen op in water. Keukenzout is er maar één van.

long-word-scrap = schroot
long-word-scrap-forms = schroot
long-word-scrap-meaning = Metaal van oude spullen of fabrieksafval dat je weer kunt smelten.

long-word-slag = slak
long-word-slag-forms = slak, slakken
long-word-slag-meaning = Het steenachtige afval dat overblijft als je metaal uit erts smelt.

long-word-smelter = smelterij
long-word-smelter-forms = smelterij, smelterijen, loodsmelterijen
long-word-smelter-meaning = Een fabriek die met grote hitte metaal uit erts haalt.

long-word-solder = soldeer
long-word-solder-forms = soldeer
long-word-solder-meaning = Een legering die makkelijk smelt. Daarmee zitten de onderdelen op een printplaat vast.

long-word-strategic = strategisch
long-word-strategic-forms = strategisch, strategische
long-word-strategic-meaning = Extra belangrijk voor groene energie, digitale apparaten, defensie en ruimtevaart. De EU heeft er een eigen lijst van.

long-word-supply_risk = leveringsrisico
long-word-supply_risk-forms = leveringsrisico
long-word-supply_risk-meaning = Een score van de EU: hoe groot de kans is dat er te weinig van een materiaal aankomt. Die is hoog als weinig landen het maken.
