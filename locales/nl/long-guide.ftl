### De handleiding voor leraren.

long-guide-lead = RAWsiko is een spel over kritieke grondstoffen. Het past in één les: eerst spelen, dan praten over wat er gebeurde. Niemand hoeft vooraf iets te weten.
long-guide-print = Printen
long-guide-goals = Wat leerlingen leren
long-guide-goals-1 = Alledaagse dingen bestaan uit grondstoffen van over de hele wereld.
long-guide-goals-2 = Bij veel grondstoffen gebeurt bijna alle winning of raffinage in een paar landen. Als we ze ook hard nodig hebben, zijn ze kritiek.
long-guide-goals-3 = Recycling, vervangers en zorgvuldige mijnbouw helpen, en niets daarvan is makkelijk.
long-guide-before = Voor de les
long-guide-before-1 = Start het programma een keer thuis, speel een spel tegen bots en druk op “Oefenen”: acht leerlingen, gespeeld door het programma, en er gaat van alles mis.
long-guide-before-2 = Kies “Een klas openen” en vul in wanneer de bel gaat. Leerlingen doen mee met een code op hun eigen apparaat; met twee of drie op één apparaat kan ook.
long-guide-before-3 = Lees de pagina “Waarom kritiek?” en kies twee materialen om over te praten.
long-guide-before-4 = Print het werkblad, één per leerling.
long-guide-intro = Vijf minuten uitleg vooraf
long-guide-intro-1 = Houd je telefoon omhoog. Vraag: wat zit erin, en waar komt dat vandaan?
long-guide-intro-2 = Jullie leiden een bedrijf. Op je doelkaart staan vier toepassingen, zoals elektromotoren. Voor elke toepassing heb je bepaalde materialen nodig.
long-guide-intro-3 = Materialen liggen in gebieden. Zet daar je middelen neer: wat je aan het eind bezit, telt.
long-guide-intro-4 = Zit er al iemand in een gebied dat je wilt, dan komt er een commerciële strijd. De dobbelstenen beslissen. Bij gelijke ogen verliest de aanvaller een middel.
long-guide-intro-5 = China is gesloten. Niemand kan erheen, al komt veel van wat de wereld gebruikt daarvandaan. Onthoud dat voor straks.
long-guide-intro-6 = Aan het eind levert elke toepassing punten op als je alle materialen ervan hebt. Aan de slag!
long-guide-plan = Plan voor { $minutes } minuten
long-guide-plan-minutes = Minuten
long-guide-plan-45 = 4 beurten met Geavanceerde spelopzet. Tafels met drie leerlingen en een bot.
long-guide-plan-60 = 5 beurten. Tafels met vier leerlingen.
long-guide-plan-90 = 8 beurten. Tafels met vier leerlingen.

long-guide-talk = Gespreksvragen
long-guide-talk-1 = Welk materiaal wilde iedereen hebben? Waarom juist dat?
long-guide-talk-2 = Was één bedrijf te sterk aan jullie tafel? Wat hadden de anderen kunnen doen?
long-guide-talk-3 = China was gesloten. Welke toepassingen waren daardoor moeilijk te halen?
long-guide-talk-4 = Bekijk de grafiek bij “Waarom kritiek?”. Waarom is niet elk schaars materiaal kritiek?
long-guide-talk-5 = Veel landen beperken de export. Wanneer vinden jullie dat eerlijk, en wanneer niet?
long-guide-talk-6 = Een mijn levert werk op en schaadt de natuur. Wie moet beslissen of hij open mag?
long-guide-talk-7 = Waarom wordt er zo weinig gerecycled? Wat kunnen jullie veranderen, wat een winkel, wat een wet?
long-guide-talk-8 = Stel je een telefoon voor die tien jaar meegaat. Wie zou blij zijn, en wie niet?
long-guide-sheet = Werkblad
long-guide-sheet-name = Naam
long-guide-sheet-class = Klas
long-guide-sheet-company = Bedrijf
long-guide-sheet-1 = Welke toepassingen stonden op mijn kaart? Welke heb ik gehaald?
long-guide-sheet-2 = Het materiaal dat ik het meest miste: waar is het voor, en wie wint of raffineert er het meest van?
long-guide-sheet-3 = Hoeveel ervan wordt gerecycled, en waarom niet meer?
long-guide-sheet-4 = Wat kan het vervangen, en wat is het nadeel?
long-guide-sheet-5 = Wat kost het mens en natuur?
long-guide-sheet-6 = Is het kritiek? Leg het uit met het belang en het leveringsrisico.
long-guide-look = Alle antwoorden met bronnen staan op de pagina’s “Materialen” en “Waarom kritiek?”.

## The pack

long-guide-assess = Na de les kunnen leerlingen
long-guide-assess-1 = drie dingen van thuis noemen, en in elk twee materialen.
long-guide-assess-2 = “kritiek” uitleggen met twee begrippen: belang en leveringsrisico.
long-guide-assess-3 = zeggen waarom een tweede bron helpt, met een voorbeeld uit het eigen spel.
long-guide-assess-4 = voor één materiaal recycling, een vervanger en een nieuwe mijn tegen elkaar afwegen.

long-guide-page = De les op één pagina
long-guide-plan-part = Deel
long-guide-plan-press = Drukken
long-guide-plan-say = Zeggen
long-guide-plan-fails = Als het misgaat
long-guide-plan-note = De minuten zijn die van het plan van het programma. Zonder de vragen gaat die tijd naar het spelen.
long-guide-say-join = Open het adres, typ de code, onthoud je bedrijf.
long-guide-fails-join = Met z’n tweeën of drieën op één apparaat kan ook. Wie te laat komt, kan er nog bij.
long-guide-say-questions_before = Dit is geen toets. Niemand ziet jullie antwoorden.
long-guide-fails-questions_before = Ga door als bijna iedereen heeft geantwoord.
long-guide-say-briefing = Lees de plaatjes met me mee. Wat zit er in je telefoon, en waar komt dat vandaan?
long-guide-fails-briefing = Als er weinig tijd is, laat dan alleen het eerste plaatje zien.
long-guide-say-seats = Zoek je tafel. Neem je telefoon mee.
long-guide-fails-seats = Iemand vindt zijn tafel niet: het nummer staat op het grote scherm en op zijn telefoon.
long-guide-say-play = Kijk op je kaart: wat heb je nodig, en wie heeft het?
long-guide-fails-play = Een tafel staat stil: druk op Pauze en ga kijken. Een telefoon valt uit: een bot speelt door tot hij terug is.
long-guide-say-debrief = Hoe was het? Van wie waren jullie afhankelijk? Is de wereld ook zo?
long-guide-fails-debrief = Weinig tijd: één grafiek met zijn twee vragen is genoeg.
long-guide-say-questions_after = Nog een keer dezelfde vragen. Wat antwoord je nu?
long-guide-fails-questions_after = Geen tijd: laat ze weg.
long-guide-say-last_figure = Dit hebben we geleerd. Wat ga je met een oude telefoon doen?
long-guide-fails-last_figure = Er zijn in beide rondes zes apparaten nodig. Laat anders handen opsteken.

long-guide-key = Antwoorden bij het werkblad
long-guide-key-1 = Van de eigen pagina of het einde van het spel. Gehaald betekent: aan het eind waren alle materialen er.
long-guide-key-2 = Waar het voor is: op de pagina van het materiaal, onder “Waar het voor is”. Wie er het meest van wint of raffineert: op dezelfde pagina, onder “Wie het maakt”, met jaar en bron.
long-guide-key-3 = Het aandeel staat op de pagina van het materiaal, en de zin ernaast zegt waarom het niet meer is. Vaak wordt het verbruikt, is het fijn verdeeld of zit het in dingen die niemand inzamelt.
long-guide-key-4 = De pagina zegt wat het kan vervangen en tegen welke prijs. Een goed antwoord noemt beide: aluminium kan koper in kabels vervangen, maar de draden moeten dikker zijn.
long-guide-key-5 = De pagina geeft één voorbeeld met de bron. Een goed antwoord zegt dat het één mijn is en niet alle.
long-guide-key-6 = Kritiek betekent twee dingen: we hebben het hard nodig, en de levering kan uitvallen. Een goed antwoord noemt voor elk een getal, uit de grafiek van “Waarom kritiek?”.

long-guide-exit = Briefje aan het eind
long-guide-exit-1 = Kies een materiaal van je kaart. Is het kritiek? Geef één reden voor het belang en één voor het risico.
long-guide-exit-2 = Je bedrijf heeft kobalt nodig. Wat zou je doen zodat het niet opraakt? Noem één nadeel.
long-guide-rubric = Beoordeling van het briefje
long-guide-rubric-1 = Begin: zegt dat het zeldzaam is of van ver komt.
long-guide-rubric-2 = Onderweg: noemt belang of leveringsrisico, met een feit uit het spel of van de pagina’s.
long-guide-rubric-3 = Bereikt: noemt beide, met elk een feit, en één nadeel van de oplossing.

long-guide-links = Aansluiting op leerplannen
long-guide-links-greencomp = GreenComp, het kader van de EU (2022)
long-guide-links-greencomp-text = 2.1 systeemdenken, 2.2 kritisch denken, 4.1 politiek handelen
long-guide-links-sdg = Verenigde Naties, doel 12 (2015)
long-guide-links-sdg-text = 12.2 natuurlijke hulpbronnen zuinig gebruiken, 12.5 minder afval door recycling, 12.8 kennis daarover
long-guide-links-fr = Frankrijk
long-guide-links-fr-text = Leerplan van cyclus 4 (2020), aardrijkskunde, niveau 5e (zevende schooljaar): beperkte hulpbronnen, te beheren en te vernieuwen
long-guide-links-it = Italië
long-guide-links-it-text = Educazione civica, wet 92 van 2019 en richtlijnen van 2024: Agenda 2030, economische ontwikkeling en duurzaamheid
long-guide-links-de = Duitsland
long-guide-links-de-text = Kader voor mondiale ontwikkeling (KMK en BMZ, 2016), onderbouw: globalisering, milieu, rechtvaardigheid
long-guide-links-es = Spanje
long-guide-links-es-text = Koninklijk besluit 217 van 2022 (ESO): duurzaamheid en verantwoord consumeren, in alle vakken
long-guide-links-nl = Nederland
long-guide-links-nl-text = Kerndoelen onderbouw voortgezet onderwijs (2006): 30, techniek kan het milieu helpen of schaden; 36, een beargumenteerd standpunt over maatschappelijke kwesties
long-guide-links-gb = Engeland
long-guide-links-gb-text = National curriculum (2013), aardrijkskunde, key stage 3: verschillende plaatsen, mensen en omgevingen, en hoe ze samenhangen
long-guide-links-note = Deze teksten hebben we opgezocht. Voor Slowakije en voor andere landen hebben we er geen gevonden die we kunnen noemen. Vergelijk met je eigen leerplan.

long-guide-sensitive = Gevoelige onderwerpen
long-guide-sensitive-1 = China is alleen in dit spel gesloten. Het staat voor elke bron waar je niet op kunt rekenen. Het is geen oordeel over mensen, en leerlingen kunnen er familie hebben.
long-guide-sensitive-2 = De zinnen over mijnen zijn voorbeelden. Veel gaan over Afrika en Azië, omdat daar veel wordt gedolven. Vraag ook wie de spullen koopt.
long-guide-sensitive-3 = In sommige mijnen werken kinderen. Zeg het zoals het is, zonder beelden. Vraag waarvan gezinnen zouden leven als niemand nog iets kocht.
long-guide-sensitive-4 = Oekraïne, Rusland en de DR Congo staan op het bord. Daar is oorlog, en leerlingen kunnen die zelf hebben meegemaakt. Niemand hoeft erover te praten.
long-guide-sensitive-5 = De kaart toont gebieden van een spel, geen grenzen die iemand erkent. Een gevecht heet hier commerciële strijd: bedrijven concurreren, niemand raakt gewond.

long-guide-careers = Drie beroepen
long-guide-careers-1 = Geoloog: zoekt uit wat er in de grond zit, en of je het kunt delven zonder veel schade.
long-guide-careers-2 = Recyclingspecialist: haalt batterijen en telefoons uit elkaar en wint kobalt, koper en goud terug.
long-guide-careers-3 = Materiaalchemicus: zoekt stoffen die zeldzame kunnen vervangen, bijvoorbeeld voor batterijen zonder kobalt.

## Print and play

long-guide-playprint = Printen en spelen
long-guide-playprint-lead = Voor een lokaal zonder netwerk: het bord, een kaart voor elk materiaal, de doelkaarten en de nieuwskaarten op A4. Je hebt ook dobbelstenen, fiches en de pagina met de regels nodig.
long-guide-playprint-board = Bord
long-guide-playprint-materials = Materiaalkaarten
long-guide-playprint-objectives = Doelkaarten
long-guide-playprint-news = Nieuwskaarten
