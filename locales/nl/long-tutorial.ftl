### De uitleg: één ding tegelijk, één zin, hoogstens twee. Namen staan in hun basisvorm.

long-tutorial-title = Rondleiding
long-tutorial-step = Stap { $number } van { $total }
long-tutorial-next = Verder
long-tutorial-skip = Deze stap overslaan
long-tutorial-leave = De rondleiding verlaten
long-tutorial-restart = Opnieuw beginnen
long-tutorial-watch-dice = Kijk naar de dobbelstenen.
long-tutorial-watch-own = Gelukt! Kijk naar de kaart.
long-tutorial-watch-others = Kijk wat de anderen doen.
long-tutorial-play = Speel nu tegen bots
long-tutorial-more = Lees alle regels

## Antwoorden op een verkeerde keuze

long-tutorial-wrong-territory = Je koos: { $chosen }. Zoek het gebied met de felle rand: { $wanted }.
long-tutorial-wrong-number = Bijna! Het goede aantal is { $wanted }.
long-tutorial-wrong-origin = Je koos: { $chosen }. Begin bij het gebied met de felle rand: { $wanted }.
long-tutorial-wrong-end = Nog niet, er is nog iets te doen. Zoek de felle rand.
long-tutorial-wrong-other = In een spel zou dat kunnen. Doe hier wat er hierboven staat.

## De lessen

long-tutorial-welcome = Je leidt een bedrijf. China heeft zijn grenzen gesloten, en de stormloop op grondstoffen is begonnen.
long-tutorial-objective = Dit is je doel: vier toepassingen. Elke toepassing geeft punten als je aan het einde alle materialen ervan bezit.
long-tutorial-materials = Elke tegel op de kaart is een materiaal. Groen met een vinkje is van jou. Oranje met een stip heb je nodig.
long-tutorial-place = Je mag 3 middelen plaatsen. Zet er hier één neer: { $territory }.
long-tutorial-place_more = Zet het volgende hier neer: { $territory }.
long-tutorial-place_last = En ook het laatste hier: { $territory }.
long-tutorial-numbers = Beurt 1, en jij mag eerst. Elk van je gebieden toont twee getallen: middelen die nog iets kunnen doen, en alle middelen.
long-tutorial-move-origin = Je hebt { $material } nodig, en er is een leeg gebied waar je dat vindt: { $target }. Kies van welk gebied je vertrekt: { $origin }.
long-tutorial-move-target = Een onderbroken lijn verbindt de twee over zee. Kies nu het doelgebied: { $target }.
long-tutorial-move-assets = Laat één middel thuis. Zet het aantal op { $assets } en bevestig.
long-tutorial-first = Nu bezit je { $material }, en een toepassing is gehaald: { $application }, { $points } punten als je alles tot het einde houdt.
long-tutorial-clash-origin = Je hebt { $material } nodig, en dat heeft een ander bedrijf hier: { $target }. Kies vanuit welk gebied je aanvalt: { $origin }.
long-tutorial-clash-target = Kies nu het doelgebied: { $target }. Dan komt er een commerciële strijd.
long-tutorial-clash-assets = Aan elke kant mogen hoogstens 3 middelen meedoen. Val aan met { $assets }.
long-tutorial-dice = De hoogste dobbelstenen gaan eerst: 6 wint van 4, dus de verdediger verliest een middel. 3 tegen 3 is gelijk, en bij gelijke ogen verliest de aanvaller een middel.
long-tutorial-again-origin = De aanval is niet gelukt, dus je middelen zijn niet verplaatst en mogen het nog eens proberen. Kies opnieuw vanuit welk gebied je aanvalt: { $origin }.
long-tutorial-again-target = En weer het doelgebied: { $target }.
long-tutorial-again-assets = Laat er één achter, anders is dit gebied leeg: { $origin }. Val aan met { $assets }.
long-tutorial-second = Veroverd: { $territory }, met { $material }. Nog een toepassing is gehaald: { $application }, { $points } punten.
long-tutorial-end = Dat is genoeg voor nu. Beëindig je acties.
long-tutorial-investment = Beurt 2 begint met de investeringsfase. Je bezit { $materials } materialen. Deel door 3 en rond naar boven af: { $assets } nieuwe middelen. Zet er hier één neer: { $territory }.
long-tutorial-guard = Ze willen het vast terug. Zet er hier nog een neer: { $territory }. De rest plaatst het spel voor je.
long-tutorial-last_turn = Dit is de laatste beurt, en je hebt wat je nodig hebt. Beëindig je acties en houd vol!
long-tutorial-held = Ze vielen aan met 3 middelen en verloren ze alle drie. Je nieuwe middelen hebben het gebied verdedigd: { $territory }!
long-tutorial-score = Het spel is afgelopen, en alle kaarten liggen open. Je hebt { $count } toepassingen gehaald: { $points } punten!
