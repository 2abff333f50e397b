### Terugkijken: opnamen, en de dobbelstenen nakijken.

## Een opname openen

web-replay-title = Opname
web-replay-open-title = Een opname bekijken
web-replay-open-lead = Elke afgelopen spel kun je als bestand bewaren en stap voor stap terugkijken.
web-replay-choose-file = Kies een bestand
web-replay-or-drop = of sleep het hierheen
web-replay-opening = De opname wordt geopend…
web-replay-privacy = Het bestand gaat alleen naar deze server om te worden uitgewerkt en blijft daar niet.
web-replay-again = Probeer opnieuw
web-replay-check-anyway = Toch de dobbelstenen nakijken
web-replay-wrong-title = Deze opname kan niet worden getoond
web-replay-trouble-unreadable = Het bestand kon niet worden gelezen. Kies het opnieuw, of kies een ander.
web-replay-trouble-unreachable = De server antwoordt niet. Controleer de verbinding en probeer het opnieuw.
web-replay-trouble-too_large = Dit bestand is te groot voor een opname: hoogstens 1 MB.
web-replay-line-format = Regel { $line }: { $why }.
web-replay-line-rules = Regel { $line } is tegen de spelregels ({ $clause }): { $why }.

## Het afspelen

web-replay-player = Speler { $number }
web-replay-ways = Deze opname
web-replay-watch = De opname bekijken
web-replay-download = Downloaden
web-replay-open-other = Een ander bestand openen
web-replay-incomplete = Dit bestand stopt midden in het spel. Het wordt getoond tot waar het gaat.
web-replay-aborted = Dit spel is eerder beëindigd: er is geen eindscore.
web-replay-controls = Afspelen
web-replay-to-start = Naar het begin
web-replay-turn-back = Eén beurt terug
web-replay-step-back = Eén stap terug
web-replay-play = Afspelen
web-replay-pause = Pauzeren
web-replay-step-forward = Eén stap verder
web-replay-turn-forward = Eén beurt verder
web-replay-to-end = Naar het einde
web-replay-space = spatiebalk
web-replay-speed = Snelheid
web-replay-times = { $speed } ×
web-replay-time-line = Tijdlijn van het spel
web-replay-step = Stap { $step } van { $steps }
web-replay-now = Wat er nu gebeurt
web-replay-beginning = Het bord is nog leeg. Speel af, of ga stap voor stap.
web-replay-loses = −{ $assets }
web-replay-views = Verslag, spelers en koppositie
web-replay-tab-log = Verslag
web-replay-tab-players = Spelers
web-replay-tab-lead = Koppositie
web-replay-log = Wat er gebeurde, regel voor regel
web-replay-eyes = Gezien door:
web-replay-everybody = iedereen
web-replay-standings = Als het spel hier eindigde

## Hoe de koppositie wisselde

web-replay-lead-title = Hoe de koppositie wisselde
web-replay-lead-caption = Punten aan het einde van elke beurt, alsof het spel daar was afgelopen. Bovenaan: wie voorop lag.
web-replay-lead-summary = Aan het einde voorop: { $players }, { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
web-replay-lead-none = Niemand heeft punten.
web-replay-as-table = Als tabel tonen
web-replay-turn = Beurt
web-replay-start-short = Opzet

## De dobbelstenen nakijken

web-replay-dice-title = Dobbelstenen nakijken
web-replay-dice-lead = Deze pagina rekent elke worp van een spel opnieuw uit, in je eigen browser, uit het geheim dat de tafel vooraf had beloofd.
web-replay-checking = De dobbelstenen worden opnieuw uitgerekend…
web-replay-verdict = Uitslag
web-replay-verdict-holds = Alle dobbelstenen kloppen
web-replay-verdict-holds-more = Speelvolgorde, kaarten en elke worp zijn die waaraan de tafel gebonden was. Is de laatste hash in de lijst die je hebt gezien, dan is ook achteraf niets veranderd.
web-replay-verdict-fails = Er klopt iets niet
web-replay-verdict-fails-more = Dit bestand is niet de opname van wat de tafel deed. De lijst zegt wat afwijkt.
web-replay-verdict-unproven = Dit bestand heeft geen bewijs van zijn dobbelstenen
web-replay-verdict-unproven-more = Alleen opnamen van een tafel op een server hebben er een. Gesimuleerde spellen niet, en bestanden waaruit het is verwijderd ook niet.
web-replay-verdict-incomplete = De dobbelstenen kloppen tot waar het bestand gaat
web-replay-verdict-incomplete-more = De slotregel van het spel ontbreekt.
web-replay-checks-title = Wat er is vergeleken
web-replay-no-proof = Zonder bewijs is er niets om de dobbelstenen mee te vergelijken.
web-replay-result-holds = klopt
web-replay-result-fails = klopt niet
web-replay-result-none = niet nagekeken
web-replay-not-reached = Het bestand kon niet ver genoeg worden gelezen om dit na te kijken.
web-replay-item-rules = Spelregels
web-replay-rules-holds = Deze server speelde alle { $lines } regels opnieuw: elke regel volgt de spelregels.
web-replay-rules-fails = Een regel van dit bestand mag niet volgens de spelregels, of is geen regel van een opname.
web-replay-rules-none = De server kon niet worden gevraagd.
web-replay-item-file = Bestand
web-replay-compared-file = { $lines } regels, met een bewijs volgens het schema rawsiko-dice-1.
web-replay-item-promise = De belofte van de tafel
web-replay-compared-promise = Het geheim dat nu is getoond geeft de belofte van de eerste notitie: { $promise }
web-replay-item-shares = De aandelen van de spelers
web-replay-compared-shares = Plaatsen: { $seats }. Aandelen onthuld, elk zoals bij het gaan zitten beloofd: { $shares }.
web-replay-item-header = Opties
web-replay-compared-header = Bord, spelregels en opties zijn die van de tafel.
web-replay-item-order = Speelvolgorde
web-replay-compared-order = Opnieuw geloot: { $order }.
web-replay-item-deal = Doelkaarten
web-replay-compared-deal = Opnieuw gedeeld: iedereen heeft dezelfde kaart.
web-replay-item-cards = Beloften van de kaarten
web-replay-compared-cards = De hashes die bij het begin zijn getoond horen bij deze kaarten.
web-replay-item-draws = Gelote continenten
web-replay-compared-draws = Lotingen opnieuw uitgerekend: { $draws }.
web-replay-none-draws = In dit spel is geen continent geloot.
web-replay-item-rolls = Elke worp
web-replay-compared-rolls = Commerciële strijd opnieuw uitgerekend: { $clashes }, met { $dice } dobbelstenen.
web-replay-none-rolls = In dit spel is niet gedobbeld.
web-replay-item-taken_back = Teruggenomen
web-replay-compared-taken_back = Teruggenomen acties: { $taken_back }. Geen ervan had een dobbelsteen laten zien.
web-replay-none-taken_back = Er is niets teruggenomen.
web-replay-item-chain = Ketting van hashes
web-replay-compared-chain = Notities van het journaal zonder gat: { $entries }. Vergelijk de laatste hash met die je hebt gezien: { $head }
web-replay-fault-line = Regel { $line }: { $why }.
web-replay-fault-malformed = “{ $key }” ontbreekt of is niet zoals het hoort
web-replay-fault-scheme = dit soort bewijs is hier onbekend
web-replay-fault-commitment = het geheim is niet het beloofde
web-replay-fault-contribution = een aandeel is niet het beloofde, of is weggelaten: { $player }
web-replay-fault-order = de volgorde zou moeten zijn: { $expected }
web-replay-fault-deal = dit zijn niet de kaarten die de tafel deelde
web-replay-fault-header = bestand en tafel zijn het oneens over “{ $key }”
web-replay-fault-number = notitie { $entry } van het journaal ontbreekt, is dubbel of staat verkeerd
web-replay-fault-taken_back = notitie { $entry } is geen juiste terugname
web-replay-fault-roll = andere dobbelstenen; het zouden { $expected } moeten zijn
web-replay-fault-draw = een ander continent; het zou { $expected } moeten zijn
web-replay-fault-head = het journaal leidt niet tot de hash die de spelers zagen
web-replay-more-faults = en nog { $count }

## Hoe de dobbelstenen vielen

web-replay-faces-title = Hoe de dobbelstenen vielen
web-replay-faces-lead = Dobbelstenen: { $dice }. Commerciële strijd: { $clashes }.
web-replay-face = Kant
web-replay-times-rolled = Keer gegooid
web-replay-faces-expected = Verwacht van eerlijke dobbelstenen: { $expected } per kant
web-replay-chi-few = Zo weinig dobbelstenen zeggen nog niets over hun eerlijkheid.
web-replay-chi-usual = Eerlijke dobbelstenen vallen in { $share } van de spellen zo ongelijk of ongelijker. Niets bijzonders.
web-replay-chi-unusual = Eerlijke dobbelstenen vallen in { $share } van de spellen zo ongelijk of ongelijker. Een beetje bijzonder, maar het komt voor.
web-replay-chi-rare = Eerlijke dobbelstenen vallen in maar { $share } van de spellen zo ongelijk of ongelijker. Zeldzaam: de lijst zegt of ze zijn veranderd.
web-replay-chi-figure = Chi-kwadraat: { $value }, 5 vrijheidsgraden.
web-replay-all-rolls = Alle worpen, met hun regels
web-replay-line = Regel
web-replay-attacker = Aanvaller
web-replay-attacker-dice = Dobbelstenen aanvaller
web-replay-defender-dice = Dobbelstenen verdediger
web-replay-luck-title = Geluk in de strijd
web-replay-luck-lead = Middelen gewonnen door geluk: minder verloren en meer afgepakt dan de exacte kansen geven.
web-replay-luck-line = Commerciële strijd: { $clashes }. Verloren { $lost }, verwacht { $expectedLost }; afgepakt { $taken }, verwacht { $expectedTaken }.
web-replay-luck-none = Geen commerciële strijd.
