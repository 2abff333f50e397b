### What `rawsiko simulate` prints, and what its plots say.

help-simulate-players = Number of players: 3, 4 or 5.
help-simulate-games = Number of matches.
help-simulate-bots = Who plays, separated by commas: random, greedy. The first name is for p1, the second for p2; if there are fewer names than players, they begin again.
help-simulate-seed = Number that decides everything: the same seed gives the same matches.
help-simulate-jobs = Number of processes that share the work; it does not change the results.
help-simulate-turns = Number of Turns, from 1 to 30.
help-simulate-advanced-setup = Advanced game setup: Continents are drawn.
help-simulate-monopoly-stranglehold = Monopoly Stranglehold: each elimination advances the Turn counter.
help-simulate-trade-with-china = Trade with China: exclusive presence on a Continent gives a Material at the end.
help-simulate-leave-one-behind = Leave one behind: one Asset must stay on every Territory.
help-simulate-replays = Empty or new folder for the replays: 000001.jsonl and so on.
help-simulate-out = Empty or new folder for CSV files and plots.
help-simulate-content = Folder of the content to play with, instead of the standard board.

simulate-playing = Playing
simulate-title = { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    }, { $players } players
simulate-made-with = Bots: { $bots } · Turns: { $turns } · Content: { $content } · Seed: { $seed }
simulate-no-options = none
simulate-by-seat = Win rate by seat (place in the order of play)
simulate-by-bot = Win rate by bot
simulate-by-card = Win rate by Objective card
simulate-seat = Seat
simulate-bot = Bot
simulate-card = Card
simulate-played = Played
simulate-win-rate = Win rate
simulate-interval = 95% interval
simulate-points = Points
simulate-course = Course of a match
simulate-mean = Mean
simulate-quartiles = Quartiles
simulate-actions = Actions
simulate-turns = Turns
simulate-minutes = Minutes that people would need (estimate)
simulate-points-of-player = Points of a player
simulate-clashes = Clashes per Turn
simulate-conquests = Conquests per Turn
simulate-eliminations = Eliminations per match
simulate-last-turn = Ended with the last Turn
simulate-one-left = Ended with one player left
simulate-note = Those who share the first place share the win. Intervals are Wilson’s. docs/simulation.md explains the estimate.
simulate-count = { NUMBER($count) }
simulate-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-rate = { NUMBER($rate, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
simulate-written = CSV files and plots are in { $folder }.

simulate-wrong-players = { $players } players cannot play on this board: choose one of { $known }.
simulate-wrong-games = { $games } matches cannot be played: ask for at least 1.
simulate-wrong-jobs = { $jobs } processes cannot do the work: ask for at least 1.
simulate-wrong-turns = A match cannot have { $turns } Turns: choose from { $fewest } to { $most }.
simulate-unknown-bot = There is no bot “{ $bot }”: choose among { $known }.
simulate-too-many-bots = { $bots } bots are named for { $players } players: name at most one for each player.
simulate-not-a-folder = { $folder } is a file and not a folder: name another one.
simulate-not-empty = The folder { $folder } is not empty, and results are not mixed: name an empty or a new one.
simulate-cannot-write = Cannot write into { $folder } ({ $reason }).
simulate-wrong-content = The content in { $folder } cannot be played with, see above.
simulate-stopped = Stopped. Replays written so far are whole and stay.
simulate-stopped-without-replays = Stopped.
simulate-process-died = A process that played matches was ended from outside: start again, perhaps with fewer --jobs.

simulate-plot-seat = Win rate by place in the order of play
simulate-plot-card = Win rate by Objective card
simulate-plot-bot = Win rate by bot
simulate-plot-win-rate = Win rate, with 95% interval
simulate-plot-fair = equal chances
simulate-plot-points = Victory points at the end
simulate-plot-everybody = everybody
simulate-plot-winners = winners
simulate-plot-players = Players
simulate-plot-turns = What happens in each Turn
simulate-plot-turn = Turn
simulate-plot-per-match = Mean per match
simulate-plot-clashes = Clashes
simulate-plot-conquests = Conquests
simulate-plot-moves = Moves without a Clash
simulate-plot-minutes = How long the matches would take people (estimate)
simulate-plot-minute = Minutes
simulate-plot-lesson = a lesson of { $minutes } minutes
simulate-plot-matches = Matches
