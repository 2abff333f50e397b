### Wat een materiaal mens en natuur kost, hoe het gerecycled wordt en waarom niet meer, en wat het kan vervangen.

long-impact-aluminium = De mijnen voor het erts, bauxiet, brengen werk naar Guinee. Maar dorpsbewoners melden verloren akkers, stof en vuil water.
long-recycling-aluminium = Oud metaal smelten kost veel minder energie dan nieuw metaal maken. Maar de wereld gebruikt elk jaar meer dan er terugkomt.
long-substitute-aluminium = In stroomleidingen kan koper het vervangen. Maar dan wordt de kabel ongeveer twee keer zo zwaar.
long-note-aluminium = Tot 2020 gelden de risicocijfers van de EU alleen voor het metaal. Sinds 2023 telt ook bauxiet mee, het erts.

long-impact-antimony = Bij de grootste mijn, in China, zat op sommige plekken duizend keer zoveel antimoon in het water als in schoon water.
long-recycling-antimony = Wat terugkomt, zit vooral in het lood van oude autoaccu’s.
long-substitute-antimony = Een wit poeder met aluminium houdt vuur ook tegen. Maar soms moet de helft van het plastic eruit bestaan.

long-impact-arsenic = Onder een oude goudmijn in Canada ligt 237.000 ton giftig arseenstof. Dat moet voor altijd bewaakt worden.
long-recycling-arsenic = Niemand wint het terug uit oude printplaten. Alleen chipfabrieken en bedrijven die hout behandelen, gebruiken hun eigen resten opnieuw.
long-substitute-arsenic = Hout kun je ook met mengsels van koper beschermen. Maar voor sommige bijzondere chips is er geen alternatief.

long-impact-baryte = In Nigeria graven mensen het met de hand op en leven ervan. Maar er blijven diepe kuilen en verwoeste akkers achter.
long-recycling-baryte = Het wordt niet gerecycled. Het meeste eindigt in de zware modder waarmee naar olie en gas wordt geboord.
long-substitute-baryte = Ook andere zware mineralen maken boormodder zwaar. Maar geen enkel kan bariet op grote schaal vervangen.

long-impact-beryllium = Het stof kan een longziekte veroorzaken die niet te genezen is. Daarom moet de lucht in fabrieken heel schoon zijn.
long-recycling-beryllium = Makers van berylliumonderdelen zamelen hun eigen schroot in. Uit oude producten komt bijna niets.
long-substitute-beryllium = Veren en contacten kunnen ook van andere koperlegeringen zijn, maar die werken minder goed.

long-impact-bismuth = Het is meestal een bijproduct van lood. Slordige loodsmelterijen kunnen arbeiders, bodem en kinderen vergiftigen.
long-recycling-bismuth = Veel is niet terug te halen. Het bismut uit make-up spoelt bijvoorbeeld door de afvoer.
long-substitute-bismuth = Als je maag van streek is, kan ook een middel met krijt helpen. In glanzende make-up kan mica het werk doen.

long-impact-boron = Bij een grote mijn in Turkije zijn boor en arseen in het grondwater gekomen. Daarmee worden akkers besproeid.
long-recycling-boron = Er komt bijna niets terug. Het meeste gaat naar glas, keramiek, waspoeder en kunstmest.
long-substitute-boron = Waspoeder kan zonder. Een ander zout doet het ook, zelfs in koeler water.

long-impact-chromium = In de Sukindavallei in India kwam uit mijnen een giftige vorm van chroom vrij. Het werd een van de meest vervuilde plekken op aarde.
long-recycling-chromium = Het komt vooral terug in oud roestvrij staal, dat opnieuw gesmolten wordt.
long-substitute-chromium = Niets kan het vervangen in roestvrij staal of in de hete delen van straalmotoren.

long-impact-cobalt = In de DR Congo graven veel mensen er met de hand naar, in onveilige tunnels. Er werken ook kinderen.
long-recycling-cobalt = Het grootste verlies zit in oude telefoons en laptops. Te veel van hun batterijen worden nooit ingezameld.
long-substitute-cobalt = Batterijen met ijzer en fosfaat hebben geen kobalt nodig. Maar voor dezelfde energie wegen ze meer.

long-impact-coking_coal = Uit de mijnen lekt methaan, een gas dat het klimaat opwarmt. In Canada spoelt regen schadelijk seleen uit het afvalgesteente in rivieren.
long-recycling-coking_coal = Recyclen kan niet: de cokes die ervan gemaakt wordt, raakt op bij het maken van ijzer.
long-substitute-coking_coal = In staalfabrieken kan waterstof het werk doen. Maar schone waterstof is nog schaars en duur.

long-impact-copper = In Chili liggen de meeste mijnen in een van de droogste woestijnen op aarde. Mijnen en dorpen hebben daar hetzelfde water nodig.
long-recycling-copper = Je kunt het steeds opnieuw smelten en het blijft zo goed als nieuw. Maar het meeste koper is nog in gebruik, vaak tientallen jaren.
long-substitute-copper = In kabels kan aluminium het vervangen, maar de draden moeten dikker zijn.

long-impact-fluorspar = Er wordt een gevaarlijk zuur van gemaakt. In 2012 kwamen bij een lek in Zuid-Korea vijf arbeiders om, en gewassen verdorden.
long-recycling-fluorspar = Een deel is uit fabrieksafval terug te winnen, maar dat is vaak niet zuiver genoeg.
long-substitute-fluorspar = Koelkasten kunnen ook op andere gassen werken, zoals koolstofdioxide. En fluor kan ook uit fosfaaterts komen.

long-impact-gallium = Het is een bijproduct van de productie van aluminium uit bauxiet. In 2010 stroomde rode modder uit zo’n fabriek over dorpen in Hongarije.
long-recycling-gallium = Chipfabrieken gebruiken hun eigen schroot opnieuw. Maar niemand wint het terug uit oude telefoons en lampen.
long-substitute-gallium = In eenvoudige telefoonchips en in zonnecellen kan silicium het werk doen, maar niet in veel militaire apparaten.

long-impact-germanium = Het zit in zinkerts en steenkool. In China vervuilden smelterijen zonder goede filters rijstvelden met een giftig metaal.
long-recycling-germanium = Fabrieken voor lenzen en glasvezel gebruiken hun eigen resten opnieuw. Uit oude producten komt weinig terug.
long-substitute-germanium = In warmtecamera’s kan speciaal glas het vervangen. Dat is goedkoper en lichter, maar buigt de stralen minder af.

long-impact-hree = In het noorden van Myanmar worden chemicaliën in de heuvels gepompt om de aarden eruit te spoelen. Dat heeft beken vergiftigd.
long-recycling-hree = Er komen maar kleine beetjes terug, uit oude magneten, batterijen en lampen. Magneten hebben een laagje en zitten in heel veel apparaten.
long-substitute-hree = Veel dingen kun je zonder maken, maar dan werken ze meestal minder goed.

long-impact-helium = Het komt mee met aardgas, een fossiele brandstof. Ontsnapt het, dan verdwijnt het voorgoed in de ruimte.
long-recycling-helium = Om het gas op te vangen en weer te koelen zijn dure machines nodig.
long-substitute-helium = Waar het ijskoud moet zijn, werkt niets anders. Maar één nieuwere MRI-scanner heeft 20 liter nodig in plaats van 2.000.

long-impact-indium = In één fabriek hadden 23 van de 108 arbeiders afwijkingen aan hun longen. Dat kwam waarschijnlijk door indiumstof.
long-recycling-indium = In een scherm zit maar een heel dun laagje, en dat zamelt niemand in.
long-substitute-indium = In aanraakschermen zouden heel fijne zilverdraadjes of grafeen het kunnen vervangen. Het meeste daarvan wordt nog getest.

long-impact-lree = In Baotou in China vult afval van de fabrieken een meer van 11 vierkante kilometer. Er zit radioactief thorium in.
long-recycling-lree = Oude magneten hebben een laagje en zitten in heel veel apparaten. Daarom komt er bijna niets terug.
long-substitute-lree = Elektromotoren kunnen ook zonder magneten van zeldzame aarden. Maar dan zijn ze zwaarder of gebruiken ze meer stroom.

long-impact-lithium = In de Atacamawoestijn in Chili wordt er zout water voor opgepompt. De mensen daar vrezen voor hun zoete water.
long-recycling-lithium = Tot nu toe komt er bijna niets terug. Maar er worden fabrieken voor oude batterijen gebouwd.
long-substitute-lithium = Natriumbatterijen hebben geen lithium nodig en bestaan uit goedkopere stoffen. Maar ze slaan per kilo minder energie op.

long-impact-magnesium = Het meeste wordt in China gemaakt met veel fossiele brandstof. Bij het maken van één kilo komt ongeveer 40 kilo broeikasgas vrij.
long-recycling-magnesium = Veel komt terug als deel van oud aluminium.
long-substitute-magnesium = In gietstukken kunnen aluminium of zink het vervangen. Die kosten minder, maar wegen meer.

long-impact-manganese = Wie jarenlang het stof en de dampen inademt, kan trager gaan bewegen en denken.
long-recycling-manganese = Het komt alleen als bijeffect terug, als oud staal gesmolten wordt.
long-substitute-manganese = In staal, waar het meeste naartoe gaat, kan niets het goed vervangen.

long-impact-natural_graphite = Mensen bij grafietfabrieken in China vertelden over glinsterend stof op gewassen en wasgoed. Hun water konden ze niet meer drinken.
long-recycling-natural_graphite = Er is genoeg nieuw grafiet te koop, dus er wordt weinig gerecycled.
long-substitute-natural_graphite = Het kan ook in een fabriek gemaakt worden. Maar dat kost veel meer energie en geld.

long-impact-nickel = Rond nikkelfabrieken in Indonesië verdwijnt het regenwoud twee keer zo snel als eerst. Ook kusten en koralen lijden eronder.
long-recycling-nickel = Het komt vooral terug in oud roestvrij staal, en dat gaat vele jaren mee.
long-substitute-nickel = Batterijen met ijzer en fosfaat hebben geen nikkel nodig. Maar met een even zware batterij rijdt een auto minder ver.

long-impact-niobium = Het erts uit Brazilië is licht radioactief, daarom worden de enorme afvalbergen in de gaten gehouden. Eén studie vond geen gevaar voor de bevolking.
long-recycling-niobium = Het wordt met oud staal meegesmolten. Maar niemand haalt het eruit, dus het telt niet als gerecycled.
long-substitute-niobium = In sterk staal kan vanadium het vervangen. Maar het staal kan zwakker of duurder worden.

long-impact-phosphate_rock = Bij het maken van kunstmest blijven bergen licht radioactief gips over. Alleen al in Florida ligt er ongeveer een miljard ton.
long-recycling-phosphate_rock = Fosfor zit in wat we doorspoelen. Volgens de wet moet Zwitserland het uit het riool terugwinnen, maar de fabrieken zijn nog niet klaar.
long-substitute-phosphate_rock = Op de akkers kan niets het vervangen: elke plant heeft fosfor nodig.

long-impact-phosphorus = De elektrische ovens gebruiken veel stroom. In de lucht vliegt het in brand, dus moet het onder water bewaard worden.
long-recycling-phosphorus = Zuiver fosfor wordt nog niet gerecycled. Maar een Europees project wil het uit rioolslib halen.
long-substitute-phosphorus = Soms heeft een schoon zuur uit fosfaaterts zijn plaats ingenomen. In medicijnen en chips niet.

long-impact-pgm = In Zuid-Afrika werken mijnwerkers ongeveer een kilometer onder de grond. Volgens een reportage is het daar 48 graden.
long-recycling-pgm = Veel oude auto’s worden naar het buitenland verkocht, met de metalen nog in de katalysator.
long-substitute-pgm = Palladium en platina kunnen elkaar in katalysatoren deels vervangen. Elders werkt zo’n ruil minder goed.

long-impact-scandium = Het zit zo dun verspreid dat je het met zuur uit ertsen of afval van andere metalen moet halen.
long-recycling-scandium = Het wordt niet gerecycled. De hele wereld gebruikt maar zo’n 60 ton van het oxide per jaar.
long-substitute-scandium = In veel lichte, sterke onderdelen kunnen titanium of koolstofvezel het werk doen, maar niet in alle.

long-impact-silicon_metal = Eén ton kost ongeveer 12 megawattuur elektriciteit. De kolen in de oven veranderen in koolstofdioxide.
long-recycling-silicon_metal = Oude zonnepanelen geven aluminium, glas en koper terug, maar meestal geen silicium.
long-substitute-silicon_metal = Sommige chips zijn van germanium, of van gallium en arseen. Maar die zijn veel zeldzamer en veel duurder.

long-impact-strontium = Mijnen bij Granada in Spanje lieten grote afvalbergen achter. Nu wordt daar nog meer mineraal uit gehaald, zonder nieuwe explosies.
long-recycling-strontium = Het wordt niet gerecycled. Veel gaat naar vuurwerk en noodfakkels, en die verspreiden het in de lucht.
long-substitute-strontium = In goedkope magneten kan barium het vervangen, maar die kunnen minder goed tegen hitte.

long-impact-tantalum = In het oosten van de DR Congo graven mensen het erts met de hand op in onveilige tunnels. Gewapende groepen vechten om het gebied.
long-recycling-tantalum = Wat terugkomt, is vooral schroot uit fabrieken. Uit oude apparaten komt bijna niets.
long-substitute-tantalum = Condensatoren kunnen ook van keramiek of aluminium zijn. Maar die werken soms minder goed of kosten meer.

long-impact-titanium_metal = Het metaal maken kost veel energie. Op Madagaskar gaven vissers een ertsmijn de schuld van dode vissen. Het bedrijf ontkent dat.
long-recycling-titanium_metal = Bij het maken van vliegtuigdelen blijft veel schroot over. Europa verkoopt het meeste aan de VS, die het omsmelten.
long-substitute-titanium_metal = Aluminium, staal of composieten kunnen het vervangen. Maar weinig stoffen zijn tegelijk zo licht, sterk en roestvrij.

long-impact-tungsten = Negentig jaar mijnbouw in Portugal liet een miljoen kubieke meter fijn afval achter boven een belangrijke rivier.
long-recycling-tungsten = Versleten gereedschap inzamelen loont: in het schroot zit meer wolfraam dan in het erts.
long-substitute-tungsten = In snijgereedschap kunnen keramiek of andere harde metalen een deel vervangen, maar zelden alles.

long-impact-vanadium = Rond de mijnen en smelterijen van Panzhihua in China heeft vanadium de bodem vervuild.
long-recycling-vanadium = Het komt vooral terug uit gebruikte katalysatoren. Als oud staal gesmolten wordt, verdwijnt het in de slak.
long-substitute-vanadium = In staal kunnen niobium, titanium of mangaan het deels vervangen. In titanium voor vliegtuigen werkt niets zo goed.
