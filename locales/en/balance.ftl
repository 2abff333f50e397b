### What `rawsiko balance` prints and writes.

help-balance = Measure with many bot matches whether the game is fair, and write a report.
help-balance-out = Write the report to this file.
help-balance-matches = Number of matches for each number of players.
help-balance-options = Number of matches for each option.
help-balance-hard = Number of matches between Hard bots; these take longest.

balance-title = Is the game fair?
balance-made-by = Bot matches on the board { $content }, from this command:
balance-note = Those who share the first place share the win. A factor of 1 is an equal chance. Intervals are Wilson’s, at 95 %. Minutes are an estimate (docs/simulation.md).
balance-asked = Requirements
balance-demand = Requirement, without options
balance-not-met = no
balance-asked-seats = No seat further than { $most } percentage points from an equal chance
balance-asked-cards = Every card between { $least } and { $most } times an equal chance
balance-asked-continents = Every first Continent between { $least } and { $most } times what others win in the same seats
balance-asked-conquests = At least { $least } conquests for each player and Turn
balance-seats = Seats, in the order of play
balance-continents = The Continent where a player began
balance-continents-note = The last factor compares with everyone who had the same seats, because some seats choose some Continents more often.
balance-life = How lively it is
balance-cards = Cards
balance-cards-note = Win rate of whoever held the card, divided by an equal chance, and its interval.
balance-matches = { $players } players, { $matches } matches of { $bot }
balance-played = Played
balance-factor = Factor
balance-factor-in-seats = Factor in the same seats
balance-continent = Continent
balance-chosen = Began there
balance-conquests = Conquests for each player and Turn
balance-quiet = Turns without a conquest
balance-changed-hands = Territories that changed hands
balance-eliminations = Eliminations in a match
balance-minutes = Minutes
