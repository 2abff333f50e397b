### What `rawsiko arena` prints, and what its plots say.

help-arena = Measure how well bots play against each other, or check that a bot plays fair.
help-arena-names = The bots to compare: random, simple, greedy, easy, medium, hard, expert, or your own as MODULE:CLASS.
help-arena-bots = More bots, separated by commas, such as your own as MODULE:CLASS; modules in the current folder are found too.
help-arena-check = Only check that these bots play fair; separated by commas, each a name or MODULE:CLASS.
help-arena-first-only = Only play the first bot against each of the others, instead of all pairs.
help-arena-matches = Matches per pair, rounded up so that each deal is played from every seat.

arena-title = Arena with { $seats } seats, { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    } a pair
arena-too-few = Fewer than { $matches } matches a pair: don’t quote these figures.
arena-pairs = Win rate of one bot against a table of another
arena-pair = { $one } against { $number } × { $others }
arena-cross-table = Cross-table: win rate of the row against a table of the column
arena-one = One
arena-others = Against
arena-others-points = Their points
arena-elo = Elo, as a summary
arena-elo-interval = Elo, with 95% interval
arena-thinking = CPU time per plan (all choices of one player in a Phase)
arena-plans = Plans
arena-longest = Longest
arena-milliseconds = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms
arena-note = Equal chances would be { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%. Bots that share first place share the win. Intervals are Wilson’s. docs/bots.md explains pairs, Elo and time.

arena-too-few-bots = Name at least two different bots, for example: rawsiko arena greedy random
arena-unknown-bot = There’s no bot “{ $bot }”: choose among { $known }, or name your own as MODULE:CLASS.
arena-cannot-import = The bot { $bot } can’t be loaded ({ $reason }).
arena-not-a-bot = { $bot } isn’t a bot: it must be a class with a method choose(view, legal, rng).
arena-bot-failed = The bot { $bot } failed ({ $reason }). To find out more: rawsiko arena --check { $bot }
arena-illegal-choice = The bot { $bot } chose an action that isn’t legal. To find out more: rawsiko arena --check { $bot }

arena-check-title = Does { $bot } play fair?
arena-check-tried = Choices tried: { $choices }, in { $matches } matches with { $players } players.
arena-check-chooses = always makes a choice, without errors
arena-check-legal = chooses legal actions only
arena-check-repeats = chooses the same for the same view and generator
arena-check-blind = chooses the same when hidden cards change
arena-check-leaves = doesn’t change its input
arena-check-kept = yes
arena-check-broken = no, first at choice { $choice }
arena-check-failed = no, first at choice { $choice }: { $reason }
arena-check-untried = not checked, because of the above
arena-check-fair = { $bot } passed.
arena-check-unfair = { $bot } didn’t pass.

arena-plot-win-rates = Win rate of one bot against a table of bots of another kind
arena-plot-cross-table = Win rate of the row against a table of the column
arena-plot-elo = Elo
