### De regelpagina, in gewone woorden. De artikelen zijn die van docs/rules.md.

long-rules-title = De regels
long-rules-lead = Alle regels in gewone woorden. Nummers zoals R4.6 noemen het artikel; als het spel iets weigert, noemt het dat ook.
long-rules-contents = Op deze pagina
long-rules-decided = hier beslist
long-rules-decided-lead = Het spelregelboek zwijgt hierover, of de talen ervan verschillen, en dit programma koos. Wie de doos heeft, mag het aan tafel anders spelen.
long-rules-borders = Gebieden zijn speelvelden, van landen gemaakt zodat je op een kaart kunt spelen. Ze zeggen niets over grenzen.
long-rules-clause = Artikel { $clause }

## Bedoeling

long-rules-aim = Waar het om gaat
long-rules-aim-story = In de toekomst van dit spel heeft China, de grootste exporteur van kritieke grondstoffen, zijn grenzen gesloten. Bedrijven haasten zich om te krijgen wat ze nodig hebben.
long-rules-aim-players = Je speelt met drie, vier of vijf. Ieder staat aan het hoofd van een bedrijf en heeft één geheime doelkaart.
long-rules-aim-card = Een kaart noemt vier toepassingen, zoals digitale camera’s. Elke geeft overwinningspunten als je aan het eind alle materialen beheerst die ze nodig heeft.
long-rules-aim-order = De speelvolgorde wordt aan het begin geloot en blijft zo.

## Bord

long-rules-board = Het bord
long-rules-board-territories = Continenten bestaan uit gebieden, en in gebieden liggen materialen. China staat op de kaart maar is gesloten.
long-rules-board-adjacent = Twee gebieden zijn aangrenzend als ze een grens delen of als een onderbroken lijn ze over zee verbindt. Beide tellen overal even veel, ook bij de spelopzet.
long-rules-board-control = Je beheerst een gebied zolang er minstens één middel van je staat. Zonder middelen is het leeg en van niemand. Twee spelers delen nooit een gebied.
long-rules-board-material = Je beheerst een materiaal zolang je een gebied beheerst waar het ligt. Een tweede exemplaar voegt niets toe, maar je houdt het materiaal als je het eerste verliest.
long-rules-board-marks = Op de kaart is een materiaal van jou groen met een vinkje; een dat je nog nodig hebt is oranje met een stip.

## Spelopzet

long-rules-setup = Spelopzet
long-rules-setup-first = In speelvolgorde kiest ieder een continent en daarin gebieden: 3 met drie spelers, 2 met vier of vijf.
long-rules-setup-second = Dan kiest ieder in omgekeerde volgorde een tweede continent en 2 gebieden met drie spelers, 1 met vier of vijf. De laatste speler is dus twee keer achter elkaar.
long-rules-setup-continents = Zolang een continent geen speler heeft, mag je alleen zo een kiezen. Nooit een waar al twee spelers zijn, en nooit nog eens je eigen eerste.
long-rules-setup-connected = De gebieden die je in een continent kiest, zijn vrij en hangen samen. Elk krijgt meteen 1 middel.
long-rules-setup-offer = Je krijgt alleen aangeboden wat je kunt afmaken, zodat niemand vastloopt.
long-rules-setup-assets = Dan plaatst ieder in speelvolgorde nog 6 middelen op eigen gebieden, allemaal voordat de volgende speler begint.

## Beurt

long-rules-turn = Een beurt
long-rules-turn-phases = Een beurt heeft twee delen: de investeringsfase, waarin iedereen nieuwe middelen plaatst, en dan een actiefase voor elke speler in speelvolgorde. De eerste beurt heeft geen investeringsfase.
long-rules-turn-investment = Tel aan het begin van de beurt de verschillende materialen die je beheerst, deel door 3 en rond naar boven af: zo veel nieuwe middelen krijg je, te plaatsen op je eigen gebieden.
long-rules-turn-action = In je actiefase verplaats je zo vaak je wilt, en je beëindigt hem zelf.

## Verplaatsen

long-rules-move = Verplaatsen
long-rules-move-once = Een verplaatsing brengt een of meer middelen van een gebied van jou naar een aangrenzend gebied. Elk middel verplaatst hoogstens één keer per actiefase.
long-rules-move-numbers = Tijdens je actiefase toont elk van je gebieden twee getallen: middelen die nog kunnen handelen, en alle middelen.
long-rules-move-empty = Is het doelgebied van jou of leeg, dan komen de middelen gewoon aan. Een leeg gebied is, met al zijn materialen, meteen van jou.
long-rules-move-leave = Uit een gebied mogen zo veel middelen weg als je wilt, ook allemaal. Dan is het leeg.

## Strijd

long-rules-clash = De commerciële strijd
long-rules-clash-begin = Staat er een andere speler op het doelgebied, dan begint een commerciële strijd. Je valt aan met 1 tot 3 middelen; de verdediger verdedigt met alle die er staan, hoogstens 3.
long-rules-clash-dice = Elke kant gooit één dobbelsteen per middel. De hoogste vormen een paar, dan de op één na hoogste, dan de derde. Dobbelstenen zonder partner tellen niet.
long-rules-clash-pairs = In elk paar verliest de laagste steen een middel, dat van het bord gaat. Gelijk kost de aanvaller.
long-rules-clash-won = Heeft de verdediger daar geen middel meer, dan trekken alle overlevende aanvallers binnen, en die tellen als verplaatst.
long-rules-clash-lost = Anders blijven de overlevenden waar ze waren en zijn ze niet verplaatst: ze mogen weer handelen. (In het Engelse en het Slowaakse spelregelboek staat hier bij vergissing “aangevallene” in plaats van “aanvaller”.)
long-rules-clash-again = Je mag hetzelfde gebied weer aanvallen zolang er middelen heen kunnen.

## Uitschakeling

long-rules-out = Uitschakeling
long-rules-out-when = Wie geen middel meer op het bord heeft, is meteen uitgeschakeld en handelt niet meer.
long-rules-out-rank = Wie uitgeschakeld is, eindigt onder alle overlevenden, ook onder wie 0 punten heeft. Wie later werd uitgeschakeld, staat boven wie eerder uitviel.
long-rules-out-one = Blijft er één speler over, dan eindigt het spel meteen. Die heeft gewonnen en telt de punten zoals het bord staat, zonder Handel met China.

## Einde

long-rules-end = Het einde
long-rules-end-when = Het spel eindigt als de laatste beurt voltooid is. Alle kaarten worden getoond.
long-rules-end-score = Je krijgt de punten van een toepassing als je al haar materialen beheerst. Een toepassing die maar deels voldaan is, geeft niets.
long-rules-end-ranking = De meeste punten winnen. Bij gelijke stand beslissen meer voltooide toepassingen, dan meer materialen, dan meer gebieden; is alles gelijk, dan wordt de plaats gedeeld. (Beide Italiaanse spelregelboeken laten de toepassingen hier weg, al staan ze in hun scoretabel.)

## Opties

long-rules-options = Opties van een spel
long-rules-options-turns = Aantal beurten: 8 als er niets gekozen is, van 1 tot 30.
long-rules-options-advanced = Geavanceerde spelopzet: het spel loot de continenten, elk toegestaan continent met dezelfde kans.
long-rules-options-stranglehold = Monopoliewurggreep: telkens als een speler uitgeschakeld wordt, springt de beurtteller één verder, maar nooit voorbij de laatste beurt.
long-rules-options-china = Handel met China: vlak voor de puntentelling mag elke speler één materiaal opeisen voor elk continent waar alleen die speler gebieden heeft. Meerdere spelers mogen hetzelfde nemen, niemand verliest het, en minder mag ook.
long-rules-options-leave = Laat er één achter: in elk gebied waar je vertrekt moet minstens één middel blijven. Een huisregel, niet uit het spelregelboek.
long-rules-options-head = Voorsprong: wie vroeg aan de beurt is, plaatst aan het einde van de spelopzet meer dan 6 middelen, zoveel als het bord aangeeft. Dat maakt goed dat je vóór de anderen handelt. Een huisregel, niet uit het spelregelboek.
long-rules-options-time = Spelleiding bewaakt de tijd: wie de tafel leidt zonder mee te spelen, mag bepalen welke beurt de laatste is, zolang die nog niet is begonnen. Iedereen hoort het meteen. Een huisregel voor lessen, niet uit het spelregelboek.
long-rules-options-bell = Bel: de spelleiding die de tijd bewaakt, mag het spel ook op elk moment stoppen. De score is die aan het einde van de laatste voltooide beurt, zonder Handel met China. Wat daarna gebeurde, telt niet. Zolang de eerste beurt niet is voltooid, wint niemand.

## Geheimen

long-rules-see = Wat iedereen ziet
long-rules-see-all = Het bord, alle middelen, alle dobbelstenen, wie aan de beurt is en hoeveel middelen ieder zou krijgen, is voor iedereen te zien.
long-rules-see-card = Alleen jij ziet je doelkaart, tot het einde.

## Plaatjes

long-rules-picture-adjacent = Vier gebieden. Twee raken elkaar aan een grens, twee zijn door een onderbroken lijn over zee verbonden: beide paren zijn aangrenzend. Het vierde is met geen verbonden.
long-rules-picture-land = over land
long-rules-picture-sea = over zee
long-rules-picture-not = niet aangrenzend
long-rules-picture-investment = Zeven materialen, in groepen van drie, drie en één: drie nieuwe middelen.
long-rules-picture-numbers = Een gebied met de getallen 2 en 4: twee middelen kunnen nog handelen, er staan er in totaal vier.
long-rules-picture-can-act = kunnen handelen
long-rules-picture-in-all = in totaal
long-rules-picture-clash = De aanvaller gooit 6, 3 en 2, de verdediger 4 en 3. 6 wint van 4: de verdediger verliest een middel. 3 en 3 zijn gelijk: de aanvaller verliest er een. De 2 telt niet.
long-rules-picture-attacker = Aanvaller
long-rules-picture-defender = Verdediger
long-rules-picture-loses-attacker = aanvaller verliest 1
long-rules-picture-loses-defender = verdediger verliest 1
long-rules-picture-ignored = telt niet
long-rules-picture-application = { $application }, { $points } punten: van haar materialen hebben er twee een vinkje en ontbreekt er een, dus ze geeft niets; met het derde geeft ze al haar punten.
long-rules-picture-nothing = 0 punten
