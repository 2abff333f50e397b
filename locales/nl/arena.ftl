### Wat `rawsiko arena` schrijft, en wat zijn grafieken zeggen.

help-arena = Meet hoe goed bots tegen elkaar spelen, of controleer of een bot eerlijk speelt.
help-arena-names = De bots om te vergelijken: random, simple, greedy, easy, medium, hard, expert, of je eigen als MODULE:KLASSE.
help-arena-bots = Meer bots, gescheiden door komma’s, zoals je eigen als MODULE:KLASSE; er wordt ook in de huidige map gezocht.
help-arena-check = Controleer alleen of deze bots eerlijk spelen; gescheiden door komma’s, elk een naam of MODULE:KLASSE.
help-arena-first-only = Laat alleen de eerste bot tegen elk van de andere spelen, niet alle paren.
help-arena-matches = Aantal spellen per paar; zo nodig enkele meer, zodat elke verdeling vanaf elke plaats gespeeld wordt.

arena-title = Arena met { $seats } plaatsen, { $matches ->
        [one] { $matches } spel
       *[other] { $matches } spellen
    } per paar
arena-too-few = Minder dan { $matches } spellen per paar: citeer deze cijfers niet.
arena-pairs = Winstpercentage van één bot tegen een tafel met een andere
arena-pair = { $one } tegen { $number } × { $others }
arena-cross-table = Kruistabel: winstpercentage van de rij tegen een tafel van de kolom
arena-one = Eén
arena-others = Tegen
arena-others-points = Punten van de anderen
arena-elo = Elo, als samenvatting
arena-elo-interval = Elo, met 95%-interval
arena-thinking = Rekentijd per plan (alle keuzes van één speler in een fase)
arena-plans = Plannen
arena-longest = Langste
arena-milliseconds = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms
arena-note = Gelijke kansen zouden { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }% zijn. Wie de eerste plaats deelt, deelt de winst. De intervallen zijn die van Wilson. docs/bots.md legt paren, Elo en tijd uit.

arena-too-few-bots = Noem minstens twee verschillende bots, bijvoorbeeld: rawsiko arena greedy random
arena-unknown-bot = Er is geen bot “{ $bot }”: kies uit { $known }, of noem je eigen bot als MODULE:KLASSE.
arena-cannot-import = De bot { $bot } kan niet geladen worden ({ $reason }).
arena-not-a-bot = { $bot } is geen bot: het moet een klasse zijn met een methode choose(view, legal, rng).
arena-bot-failed = De bot { $bot } is vastgelopen ({ $reason }). Om meer te weten: rawsiko arena --check { $bot }
arena-illegal-choice = De bot { $bot } koos een actie die niet toegestaan is. Om meer te weten: rawsiko arena --check { $bot }

arena-check-title = Speelt { $bot } eerlijk?
arena-check-tried = Geprobeerde keuzes: { $choices }, in { $matches } spellen met { $players } spelers.
arena-check-chooses = kiest altijd, zonder fouten
arena-check-legal = kiest alleen toegestane acties
arena-check-repeats = kiest hetzelfde bij hetzelfde zicht en dezelfde generator
arena-check-blind = kiest hetzelfde als kaarten veranderen die hij niet mag zien
arena-check-leaves = verandert niets aan de invoer
arena-check-kept = ja
arena-check-broken = nee, het eerst bij keuze { $choice }
arena-check-failed = nee, het eerst bij keuze { $choice }: { $reason }
arena-check-untried = niet gecontroleerd, vanwege het bovenstaande
arena-check-fair = { $bot } is geslaagd.
arena-check-unfair = { $bot } is niet geslaagd.

arena-plot-win-rates = Winstpercentage van één bot tegen een tafel met een andere soort bot
arena-plot-cross-table = Winstpercentage van de rij tegen een tafel van de kolom
arena-plot-elo = Elo
