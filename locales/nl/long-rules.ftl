### De regelpagina, in gewone woorden. De artikelen zijn die van docs/rules.md.

long-rules-title = De regels
long-rules-lead = Alle regels in gewone woorden. Nummers zoals R4.6 zeggen welke regel het is. Als het spel iets weigert, noemt het dat nummer ook.
long-rules-contents = Op deze pagina
long-rules-decided = hier beslist
long-rules-decided-lead = De spelregels zeggen hier niets over, of de versies verschillen, dus heeft dit programma gekozen. Heb je de doos, dan mag je het op jouw manier spelen.
long-rules-borders = Gebieden horen bij het spel. Ze zijn van landen gemaakt, zodat je op een kaart kunt spelen. Ze zeggen niets over echte grenzen.
long-rules-clause = Regel { $clause }

## Bedoeling

long-rules-aim = Waar het om gaat
long-rules-aim-story = In de toekomst van dit spel heeft China, de grootste exporteur van kritieke grondstoffen, zijn grenzen gesloten. De stormloop van bedrijven op grondstoffen is begonnen.
long-rules-aim-players = Je speelt met drie, vier of vijf spelers. Iedereen leidt een bedrijf en heeft één geheime doelkaart.
long-rules-aim-card = Op een kaart staan vier toepassingen, zoals digitale camera’s. Elke toepassing geeft overwinningspunten als je aan het einde alle materialen bezit die ervoor nodig zijn.
long-rules-aim-short = In spellen van hoogstens vijf beurten worden alleen kaarten gedeeld die in zo korte tijd te halen zijn, als het bord die noemt.
long-rules-aim-order = De speelvolgorde wordt aan het begin geloot en blijft hetzelfde.

## Bord

long-rules-board = Het bord
long-rules-board-territories = Continenten bestaan uit gebieden, en in gebieden liggen materialen. China staat op de kaart, maar is gesloten.
long-rules-board-adjacent = Twee gebieden zijn aangrenzend als ze een grens delen of als een onderbroken lijn ze over zee verbindt. Dat telt allebei evenveel, ook bij de spelopzet.
long-rules-board-control = Je bezit een gebied zolang er minstens één middel van je staat. Zonder middelen is het leeg en van niemand. Twee spelers delen nooit een gebied.
long-rules-board-material = Je bezit een materiaal zolang je een gebied bezit waar het ligt. Een tweede levert niets extra op, maar je houdt het materiaal als je het eerste verliest.
long-rules-board-marks = Op de kaart is een materiaal van jou groen met een vinkje. Een materiaal dat je nog nodig hebt, is oranje met een stip.

## Spelopzet

long-rules-setup = Spelopzet
long-rules-setup-first = In speelvolgorde kiest iedereen een continent en daarin gebieden: 3 met drie spelers, 2 met vier of vijf.
long-rules-setup-second = Dan kiest iedereen in omgekeerde volgorde een tweede continent: 2 gebieden met drie spelers, 1 met vier of vijf. De laatste speler is dus twee keer achter elkaar aan de beurt.
long-rules-setup-continents = Zijn er continenten zonder spelers, dan moet je een daarvan kiezen. Een continent met al twee spelers mag niet, en je eerste nog een keer ook niet.
long-rules-setup-connected = De gebieden die je op een continent kiest, moeten vrij zijn en aan elkaar grenzen. Elk krijgt meteen 1 middel.
long-rules-setup-offer = Het spel biedt je alleen aan wat je kunt afmaken, zodat niemand vastloopt.
long-rules-setup-assets = Dan plaatst iedereen in speelvolgorde nog 6 middelen op eigen gebieden, allemaal voordat de volgende speler begint.

## Beurt

long-rules-turn = Een beurt
long-rules-turn-phases = Een beurt heeft twee delen: de investeringsfase, waarin iedereen nieuwe middelen plaatst, en dan een actiefase voor elke speler in speelvolgorde. De eerste beurt heeft geen investeringsfase.
long-rules-turn-investment = Tel aan het begin van de beurt de verschillende materialen die je bezit, deel door 3 en rond naar boven af: zoveel nieuwe middelen krijg je. Plaats ze op je eigen gebieden.
long-rules-turn-action = In je actiefase doe je zoveel verplaatsingen als je wilt. Jij bepaalt wanneer hij eindigt.

## Verplaatsen

long-rules-move = Verplaatsen
long-rules-move-once = Met een verplaatsing breng je een of meer middelen van een van je gebieden naar een aangrenzend gebied. Elk middel wordt hoogstens één keer per actiefase verplaatst.
long-rules-move-numbers = Tijdens je actiefase toont elk van je gebieden twee getallen: middelen die nog iets kunnen doen, en alle middelen.
long-rules-move-empty = Is het doelgebied van jou of leeg, dan komen je middelen gewoon aan. Een leeg gebied is met al zijn materialen meteen van jou.
long-rules-move-leave = Je mag zoveel middelen uit een gebied verplaatsen als je wilt, ook allemaal. Dan is het leeg.

## Strijd

long-rules-clash = De commerciële strijd
long-rules-clash-begin = Staat er een andere speler op het doelgebied, dan begint een commerciële strijd. Je valt aan met 1 tot 3 middelen. De verdediger gebruikt alle middelen die er staan, hoogstens 3.
long-rules-clash-dice = Elke kant gooit één dobbelsteen per middel. De hoogste vormen een paar, dan de op één na hoogste, dan de derde. Dobbelstenen zonder partner tellen niet.
long-rules-clash-pairs = In elk paar verliest de kant met de laagste dobbelsteen een middel, dat van het bord gaat. Bij gelijke ogen verliest de aanvaller een middel.
long-rules-clash-won = Heeft de verdediger daar geen middelen meer, dan trekken alle overgebleven aanvallers binnen. Ze tellen als verplaatst.
long-rules-clash-lost = Anders blijven de overgebleven aanvallers waar ze waren. Ze zijn niet verplaatst, dus je kunt er nog iets mee doen.
long-rules-clash-again = Je mag hetzelfde gebied opnieuw aanvallen zolang je middelen hebt die erheen kunnen.

## Uitschakeling

long-rules-out = Uitschakeling
long-rules-out-when = Heb je geen middelen meer op het bord, dan ben je meteen uitgeschakeld en doe je niet meer mee.
long-rules-out-rank = Wie uitgeschakeld is, eindigt onder iedereen die over is, ook onder wie 0 punten heeft. Hoe later je uitgeschakeld wordt, hoe hoger je eindigt.
long-rules-out-one = Blijft er één speler over, dan eindigt het spel meteen. Die speler wint en krijgt de punten volgens de stand op het bord, zonder Handel met China.

## Einde

long-rules-end = Het einde
long-rules-end-when = Het spel eindigt als de laatste beurt voorbij is. Alle kaarten worden getoond.
long-rules-end-score = Je krijgt de punten van een toepassing als je alle materialen ervan bezit. Heb je maar een deel van de materialen, dan krijg je niets.
long-rules-end-ranking = Wie de meeste punten heeft, wint. Bij gelijke punten beslissen meer gehaalde toepassingen, dan meer materialen, dan meer gebieden. Is alles gelijk, dan delen spelers de plaats.

## Opties

long-rules-options = Opties van een spel
long-rules-options-turns = Aantal beurten: 8, of elk aantal van 1 tot 30.
long-rules-options-advanced = Geavanceerde spelopzet: het spel loot de continenten. Elk toegestaan continent heeft dezelfde kans.
long-rules-options-stranglehold = Monopoliewurggreep: bij elke uitschakeling springt de beurtteller één verder, maar nooit voorbij de laatste beurt.
long-rules-options-china = Handel met China: vlak voor de puntentelling mag je één materiaal kiezen voor elk continent waar alleen jij gebieden hebt. Meerdere spelers mogen hetzelfde kiezen, niemand verliest het, en je mag er ook minder kiezen.
long-rules-options-leave = Laat er één achter: in elk gebied waaruit je middelen verplaatst, moet er minstens één blijven. Dit is een huisregel, niet uit de spelregels.
long-rules-options-head = Voorsprong: aan het einde van de spelopzet plaats je zoveel middelen als het bord aangeeft, in plaats van 6. Die aantallen maken een ongunstige plaats in de speelvolgorde goed. Dit is een huisregel, niet uit de spelregels.
long-rules-options-time = Spelleiding bewaakt de tijd: wie de tafel beheert zonder mee te spelen, mag bepalen welke beurt de laatste is, zolang die nog niet is begonnen. Iedereen hoort het meteen. Een huisregel voor lessen, niet uit de spelregels.
long-rules-options-bell = Bel: de spelleiding die de tijd bewaakt, mag het spel ook op elk moment stoppen. De stand na de laatste hele beurt telt, zonder Handel met China. Wat daarna gebeurde, telt niet. Zolang de eerste beurt niet voorbij is, wint niemand.
long-rules-options-news = Wereldnieuws: vanaf de tweede beurt wordt aan het begin van elke beurt een echte gebeurtenis onthuld. Zolang de kaart open ligt, levert het genoemde gebied een materiaal niet meer of juist wel. Dit is een huisregel, niet uit de spelregels.
long-rules-options-recycling = Recycling: één keer per spel mag je in je actiefase middelen die nog iets kunnen doen in één gebied inruilen voor een materiaal dat een prijs heeft. Je houdt het materiaal tot het einde. Dit is een huisregel, niet uit de spelregels.

## Geheimen

long-rules-see = Wat iedereen ziet
long-rules-see-all = Iedereen ziet het bord, alle middelen, alle dobbelstenen, wie aan de beurt is en hoeveel middelen elke speler de volgende keer zou krijgen.
long-rules-see-card = Alleen jij ziet je doelkaart, tot het einde.

## Plaatjes

long-rules-picture-adjacent = Vier gebieden. Twee raken elkaar aan een grens, twee zijn door een onderbroken lijn over zee verbonden: beide paren zijn aangrenzend. Het vierde is met geen enkel gebied verbonden.
long-rules-picture-land = over land
long-rules-picture-sea = over zee
long-rules-picture-not = niet aangrenzend
long-rules-picture-investment = Zeven materialen, in groepen van drie, drie en één: drie nieuwe middelen.
long-rules-picture-numbers = Een gebied met de getallen 2 en 4: twee middelen kunnen nog iets doen, er staan er in totaal vier.
long-rules-picture-can-act = kunnen nog iets doen
long-rules-picture-in-all = in totaal
long-rules-picture-clash = De aanvaller gooit 6, 3 en 2, de verdediger 4 en 3. 6 wint van 4: de verdediger verliest een middel. 3 en 3 zijn gelijk: de aanvaller verliest er een. De 2 telt niet.
long-rules-picture-attacker = Aanvaller
long-rules-picture-defender = Verdediger
long-rules-picture-loses-attacker = aanvaller verliest 1
long-rules-picture-loses-defender = verdediger verliest 1
long-rules-picture-ignored = telt niet
long-rules-picture-application = { $application }, { $points } punten: twee materialen hebben een vinkje en één ontbreekt, dus je krijgt niets. Met het derde krijg je alle punten.
long-rules-picture-nothing = 0 punten
