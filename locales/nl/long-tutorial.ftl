### De uitleg: één ding tegelijk, één zin, hoogstens twee. Namen staan in hun basisvorm.

long-tutorial-title = Uitleg
long-tutorial-step = Stap { $number } van { $total }
long-tutorial-next = Verder
long-tutorial-skip = Deze stap overslaan
long-tutorial-leave = De uitleg verlaten
long-tutorial-restart = Opnieuw beginnen
long-tutorial-watch-dice = Kijk naar de dobbelstenen.
long-tutorial-watch-own = Gedaan. Kijk naar de kaart.
long-tutorial-watch-others = Kijk wat de anderen doen.
long-tutorial-play = Speel nu tegen bots
long-tutorial-more = Lees alle regels

## Antwoorden op een verkeerde keuze

long-tutorial-wrong-territory = Dat is { $chosen }. Zoek het gebied met de felle rand: { $wanted }.
long-tutorial-wrong-number = Nog niet: hier is { $wanted } het goede aantal.
long-tutorial-wrong-origin = Dat is { $chosen }. Begin bij het gebied met de felle rand: { $wanted }.
long-tutorial-wrong-end = Nog niet, er is nog iets te doen: zoek de felle rand.
long-tutorial-wrong-other = In een spel zou dat kunnen. Doe hier wat er hierboven staat.

## De lessen

long-tutorial-welcome = Je staat aan het hoofd van een bedrijf. China heeft zijn grenzen gesloten, en iedereen rent achter grondstoffen aan.
long-tutorial-objective = Dit is je doel: vier toepassingen. Elke geeft punten als je aan het eind al haar materialen beheerst.
long-tutorial-materials = Elke tegel op de kaart is een materiaal. Groen met een vinkje is van jou, oranje met een stip heb je nodig.
long-tutorial-place = Je hebt 3 middelen te plaatsen. Zet er een hier neer: { $territory }.
long-tutorial-place_more = Zet het volgende hier neer: { $territory }.
long-tutorial-place_last = En ook het laatste hier: { $territory }.
long-tutorial-numbers = Beurt 1: jij handelt als eerste. Elk van je gebieden toont twee getallen: middelen die nog kunnen handelen, en alle middelen.
long-tutorial-move-origin = Een leeg gebied heeft { $material }, dat je nodig hebt: { $target }. Kies waar je vandaan gaat: { $origin }.
long-tutorial-move-target = Een onderbroken lijn verbindt de twee over zee. Kies nu het doelgebied: { $target }.
long-tutorial-move-assets = Eén middel kan beter thuisblijven. Zet het aantal op { $assets } en bevestig.
long-tutorial-gallium = { $material } is van jou, en een toepassing is voltooid: { $application }, { $points } punten, als je alles tot het eind houdt.
long-tutorial-clash-origin = { $material } ligt waar een ander bedrijf staat: { $target }. Kies waar je vandaan aanvalt: { $origin }.
long-tutorial-clash-target = Kies nu het doelgebied: { $target }. Er volgt een commerciële strijd.
long-tutorial-clash-assets = Aan elke kant doen hoogstens 3 middelen mee. Val aan met { $assets }.
long-tutorial-dice = Eerst worden de hoogste dobbelstenen vergeleken: 6 wint van 4, de verdediger verliest een middel. 3 tegen 3 is gelijk, en gelijk kost de aanvaller.
long-tutorial-again-origin = Je kwam er niet in, dus je middelen zijn niet verplaatst en mogen het weer proberen. Kies nog eens waar vandaan: { $origin }.
long-tutorial-again-target = En weer het doelgebied: { $target }.
long-tutorial-again-assets = Laat er een achter, anders is dit gebied leeg: { $origin }. Val aan met { $assets }.
long-tutorial-pencils = Veroverd: { $territory }, met { $material }. Nog een toepassing is voltooid: { $application }, { $points } punten.
long-tutorial-end = Dat is genoeg voor nu. Beëindig je acties.
long-tutorial-investment = Beurt 2 begint met de investeringsfase: je beheerst { $materials } materialen, een derde naar boven afgerond is { $assets } nieuwe middelen. Zet er een hier neer: { $territory }.
long-tutorial-guard = Ze zullen het terug willen. Zet er nog een neer: { $territory }. De rest wordt voor je geplaatst.
long-tutorial-last_turn = Dit is de laatste beurt, en je hebt wat je nodig hebt. Beëindig je acties en houd stand.
long-tutorial-held = Ze vielen aan met 3 middelen en verloren ze alle drie: je nieuwe middelen hielden { $territory }.
long-tutorial-score = Het spel is voorbij, en alle kaarten liggen open. Je voltooide { $count } toepassingen: { $points } punten.
