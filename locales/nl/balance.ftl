### What `rawsiko balance` prints and writes.

help-balance = Meet met veel spellen van bots of het spel eerlijk is, en schrijf een verslag.
help-balance-out = Schrijf het verslag naar dit bestand.
help-balance-matches = Aantal spellen voor elk aantal spelers.
help-balance-options = Aantal spellen met elke optie apart.
help-balance-hard = Aantal spellen tussen bots van niveau Hard; die duren het langst.

balance-title = Is het spel eerlijk?
balance-made-by = Spellen van bots op het bord { $content }, met dit commando:
balance-note = Wie de eerste plaats deelt, deelt de winst. Een factor 1 is een gelijke kans. De intervallen zijn van Wilson, 95 %. Minuten zijn een schatting (docs/simulation.md).
balance-asked = Eisen
balance-demand = Eis, zonder opties
balance-not-met = nee
balance-asked-seats = Geen plaats verder dan { $most } procentpunt van een gelijke kans
balance-asked-cards = Elke kaart tussen { $least } en { $most } keer een gelijke kans
balance-asked-continents = Elk eerste continent tussen { $least } en { $most } keer wat anderen op dezelfde plaatsen winnen
balance-asked-conquests = Ten minste { $least } veroveringen per speler en beurt
balance-seats = Plaatsen, in speelvolgorde
balance-continents = Het continent waar een speler begon
balance-continents-note = De laatste factor vergelijkt met iedereen op dezelfde plaatsen, omdat sommige plaatsen sommige continenten vaker kiezen.
balance-life = Hoe levendig het is
balance-cards = Kaarten
balance-cards-note = Winstpercentage van wie de kaart had, gedeeld door een gelijke kans, en het interval.
balance-matches = { $players } spelers, { $matches } spellen van { $bot }
balance-played = Gespeeld
balance-factor = Factor
balance-factor-in-seats = Factor op dezelfde plaatsen
balance-continent = Continent
balance-chosen = Begon daar
balance-conquests = Veroveringen per speler en beurt
balance-quiet = Beurten zonder verovering
balance-changed-hands = Gebieden die van eigenaar wisselden
balance-eliminations = Uitschakelingen per spel
balance-minutes = Minuten
