### Wat `rawsiko odds` toont.

help-odds = Toon de exacte kansen van commerciële strijd.
help-odds-attackers = Middelen die mogen aanvallen, van 1 tot 40.
help-odds-defenders = Middelen op het gebied, van 1 tot 40; meer getallen voor meer gebieden, het ene na het andere.

odds-title = { $attackers } tegen { $defenders }
odds-conquer = Kans op verovering, met aanvallen tot het gebied veroverd is of er geen aanvaller over is: { $chance }
odds-losses = Gemiddeld verlies: aanvaller { NUMBER($attacker, minimumFractionDigits: 2, maximumFractionDigits: 2) }, verdediger { NUMBER($defender, minimumFractionDigits: 2, maximumFractionDigits: 2) }
odds-first-clash = De eerste keer strijd
odds-attacker-loses = Aanvaller verliest
odds-defender-loses = Verdediger verliest
odds-chance = Kans
odds-exact = Exact
odds-endings = Hoe het afloopt
odds-won = veroverd, aanvallers over: { $left }
odds-failed = niet veroverd, verdedigers over: { $left }
odds-around = Kans op verovering met meer of minder middelen
odds-attackers = aanvallers: { $attackers }
odds-defenders = verdedigers: { $defenders }
odds-note = Hoogstens drie dobbelstenen per kant; bij gelijke ogen verliest de aanvaller een middel. Wat minder dan één keer op 1000 gebeurt, staat er niet bij.
odds-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%

odds-territories = Gebieden
odds-guards = Verdedigers
odds-sweep = In één actiefase
odds-march = Eén per beurt
odds-sweep-note = In één actiefase: alle gebieden worden vanuit hetzelfde gebied aangevallen. Middelen die een gebied hebben veroverd of zijn meegetrokken, tellen als verplaatst, dus alleen wat achterbleef, valt het volgende gebied aan. Telkens wordt het beste aantal dobbelstenen gebruikt.
odds-march-note = Eén per beurt: de gebieden liggen achter elkaar en alle middelen volgen. Dit is de kans als niemand zich er intussen mee bemoeit.

odds-wrong-assets = Het aantal middelen moet van 1 tot { $most } zijn, niet { $assets }.
odds-too-many-targets = { $targets } gebieden zijn te veel: hoogstens { $most }.
