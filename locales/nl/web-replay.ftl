### Terugkijken: opnamen, en de dobbelstenen nakijken.

## Een opname openen

web-replay-title = Opname
web-replay-open-title = Een opname bekijken
web-replay-open-lead = Elk afgelopen spel kun je als bestand bewaren en stap voor stap terugkijken.
web-replay-choose-file = Kies een bestand
web-replay-or-drop = of sleep het hierheen
web-replay-opening = De opname wordt geopend…
web-replay-privacy = De server leest het bestand alleen om het te tonen en bewaart het niet.
web-replay-again = Opnieuw proberen
web-replay-check-anyway = Toch de dobbelstenen controleren
web-replay-wrong-title = Deze opname kan niet worden getoond
web-replay-trouble-unreadable = Het bestand kon niet worden gelezen. Kies het opnieuw, of kies een ander.
web-replay-trouble-unreachable = De server antwoordt niet. Controleer je verbinding en probeer het opnieuw.
web-replay-trouble-too_large = Dit bestand is te groot voor een opname: hoogstens 1 MB.
web-replay-line-format = Regel { $line }: { $why }.
web-replay-line-rules = Regel { $line } is tegen de spelregels ({ $clause }): { $why }.

## Het afspelen

web-replay-player = Speler { $number }
web-replay-ways = Deze opname
web-replay-watch = Opname bekijken
web-replay-download = Downloaden
web-replay-open-other = Ander bestand openen
web-replay-incomplete = Dit bestand stopt midden in het spel. Tot daar kun je kijken.
web-replay-aborted = Dit spel is voortijdig beëindigd, dus er is geen eindscore.
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
web-replay-beginning = Het bord is nog leeg. Druk op afspelen, of ga stap voor stap.
web-replay-loses = −{ $assets }
web-replay-views = Verslag, spelers en leiding
web-replay-why-not-help = Nu beslist { $player }. Vraag naar wat er gespeeld is, of kies iets anders op de kaart.
web-replay-why-not-none = Ga terug naar een beslissing: dan kun je vragen wat een andere actie had opgeleverd.
web-replay-why-not-instead = In plaats daarvan:
web-replay-tab-log = Verslag
web-replay-tab-players = Spelers
web-replay-tab-lead = Leiding
web-replay-log = Wat er gebeurde, regel voor regel
web-replay-eyes = Gezien door:
web-replay-everybody = iedereen
web-replay-standings = Als het spel hier eindigde

## Hoe de koppositie wisselde

web-replay-lead-title = Wie de leiding had
web-replay-lead-caption = Punten aan het einde van elke beurt, alsof het spel toen was afgelopen. Bovenaan: wie de leiding had.
web-replay-lead-summary = Aan het einde voorop: { $players }, { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
web-replay-lead-none = Niemand heeft punten.
web-replay-as-table = Als tabel tonen
web-replay-turn = Beurt
web-replay-start-short = Opzet

## De dobbelstenen nakijken

web-replay-dice-title = Dobbelstenen controleren
web-replay-dice-lead = Deze pagina rekent elke worp van een spel opnieuw uit in je eigen browser, met het geheim dat de tafel vóór het spel had beloofd.
web-replay-checking = Dobbelstenen opnieuw uitrekenen…
web-replay-verdict = Uitslag
web-replay-verdict-holds = Alle dobbelstenen kloppen
web-replay-verdict-holds-more = Speelvolgorde, kaarten en elke worp zijn die waaraan de tafel gebonden was. Is de laatste hash in de lijst dezelfde als die je te zien kreeg? Dan is er ook achteraf niets veranderd.
web-replay-verdict-fails = Er klopt iets niet
web-replay-verdict-fails-more = Dit bestand is niet wat er aan de tafel gebeurde. De lijst toont wat er anders is.
web-replay-verdict-unproven = In dit bestand staat geen bewijs voor de worpen
web-replay-verdict-unproven-more = Alleen spellen aan een tafel op een server hebben een bewijs. Gesimuleerde spellen niet, en bestanden waaruit het is verwijderd ook niet.
web-replay-verdict-incomplete = De dobbelstenen kloppen tot waar het bestand gaat
web-replay-verdict-incomplete-more = De laatste regel van het spel ontbreekt.
web-replay-checks-title = Wat er is gecontroleerd
web-replay-no-proof = Zonder bewijs is er niets om de dobbelstenen mee te vergelijken.
web-replay-result-holds = klopt
web-replay-result-fails = klopt niet
web-replay-result-none = niet gecontroleerd
web-replay-not-reached = Het bestand kon niet ver genoeg worden gelezen om dit te controleren.
web-replay-item-rules = Spelregels
web-replay-rules-holds = Deze server speelde alle { $lines } regels opnieuw: ze volgen allemaal de spelregels.
web-replay-rules-fails = Eén regel van dit bestand is tegen de spelregels, of is geen regel van een opname.
web-replay-rules-none = De server was niet bereikbaar.
web-replay-item-file = Bestand
web-replay-compared-file = { $lines } regels, met een bewijs van het type rawsiko-dice-1.
web-replay-item-promise = De belofte van de tafel
web-replay-compared-promise = Het geheim dat nu openbaar is, geeft de belofte van de eerste regel: { $promise }
web-replay-item-shares = De aandelen van de spelers
web-replay-compared-shares = Plaatsen: { $seats }. Aandelen onthuld, elk zoals bij het gaan zitten beloofd: { $shares }.
web-replay-item-header = Opties
web-replay-compared-header = Bord, spelregels en opties zijn die van de tafel.
web-replay-item-order = Speelvolgorde
web-replay-compared-order = Opnieuw geloot: { $order }.
web-replay-item-deal = Doelkaarten
web-replay-compared-deal = Opnieuw gedeeld: iedereen krijgt dezelfde kaart als in het spel.
web-replay-item-cards = Beloften over de kaarten
web-replay-compared-cards = De hashes die aan het begin te zien waren, horen bij deze kaarten.
web-replay-item-draws = Gelote continenten
web-replay-compared-draws = Lotingen opnieuw uitgerekend: { $draws }.
web-replay-none-draws = In dit spel is geen continent geloot.
web-replay-item-rolls = Elke worp
web-replay-compared-rolls = Opnieuw uitgerekend: { $clashes } keer commerciële strijd, met { $dice } dobbelstenen.
web-replay-none-rolls = In dit spel is niet gedobbeld.
web-replay-item-taken_back = Teruggenomen
web-replay-compared-taken_back = Teruggenomen acties: { $taken_back }. Geen ervan had een dobbelsteen laten zien.
web-replay-none-taken_back = Er is niets teruggenomen.
web-replay-item-chain = Keten van hashes
web-replay-compared-chain = Regels van het register zonder gat: { $entries }. Vergelijk de laatste hash met de hash die je te zien kreeg: { $head }
web-replay-fault-line = Regel { $line }: { $why }.
web-replay-fault-malformed = “{ $key }” ontbreekt of klopt niet
web-replay-fault-scheme = dit soort bewijs is hier onbekend
web-replay-fault-commitment = het geheim is niet wat er was beloofd
web-replay-fault-contribution = een aandeel is niet wat er was beloofd, of is weggelaten: { $player }
web-replay-fault-order = de volgorde zou moeten zijn: { $expected }
web-replay-fault-deal = dit zijn niet de kaarten die de tafel deelde
web-replay-fault-header = bestand en tafel zijn het oneens over “{ $key }”
web-replay-fault-number = regel { $entry } van het register ontbreekt, is dubbel of staat verkeerd
web-replay-fault-taken_back = regel { $entry } is geen geldige terugname
web-replay-fault-roll = andere dobbelstenen; het zouden { $expected } moeten zijn
web-replay-fault-draw = een ander continent; het zou { $expected } moeten zijn
web-replay-fault-news = ander nieuws; het zou { $expected } moeten zijn
web-replay-fault-head = het register leidt niet tot de hash die de spelers zagen
web-replay-more-faults = en nog { $count }

## Hoe de dobbelstenen vielen

web-replay-faces-title = Hoe de dobbelstenen vielen
web-replay-faces-lead = Dobbelstenen: { $dice }. Aantal keer commerciële strijd: { $clashes }.
web-replay-face = Kant
web-replay-times-rolled = Keer gegooid
web-replay-faces-expected = Verwacht van eerlijke dobbelstenen: { $expected } per kant
web-replay-chi-few = Met zo weinig dobbelstenen kun je nog niet zeggen of ze eerlijk zijn.
web-replay-chi-usual = Ook eerlijke dobbelstenen vallen in { $share } van de spellen zo ongelijk of nog ongelijker. Niets bijzonders.
web-replay-chi-unusual = Eerlijke dobbelstenen vallen in { $share } van de spellen zo ongelijk of ongelijker. Een beetje bijzonder, maar het komt voor.
web-replay-chi-rare = Eerlijke dobbelstenen vallen in maar { $share } van de spellen zo ongelijk of ongelijker. Dat is zeldzaam: de lijst toont of ze zijn veranderd.
web-replay-chi-figure = Chi-kwadraat: { $value }, 5 vrijheidsgraden.
web-replay-all-rolls = Alle worpen, met hun regels
web-replay-line = Regel
web-replay-attacker = Aanvaller
web-replay-attacker-dice = Dobbelstenen aanvaller
web-replay-defender-dice = Dobbelstenen verdediger
web-replay-luck-title = Geluk in de strijd
web-replay-luck-lead = Middelen gewonnen door geluk: hoeveel minder je verloor en hoeveel meer je afpakte dan de exacte kansen zeggen.
web-replay-luck-line = Aantal keer commerciële strijd: { $clashes }. Verloren { $lost }, verwacht { $expectedLost }; afgepakt { $taken }, verwacht { $expectedTaken }.
web-replay-luck-none = Er was geen commerciële strijd.
