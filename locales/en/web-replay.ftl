### Looking back: replays, and the check of the dice.

## Opening a replay

web-replay-title = Replay
web-replay-open-title = Watch a replay
web-replay-open-lead = You can save every finished match as a file and watch it again, step by step.
web-replay-choose-file = Choose a file
web-replay-or-drop = or drop it here
web-replay-opening = Opening the replay…
web-replay-privacy = The server only reads the file to show it and doesn’t keep it.
web-replay-again = Try again
web-replay-check-anyway = Check the dice anyway
web-replay-wrong-title = This replay can’t be shown
web-replay-trouble-unreadable = The file couldn’t be read. Choose it again, or choose another one.
web-replay-trouble-unreachable = The server isn’t answering. Check your connection and try again.
web-replay-trouble-too_large = This file is too large for a replay. The limit is 1 MB.
web-replay-line-format = Line { $line }: { $why }.
web-replay-line-rules = Line { $line } breaks the rules ({ $clause }): { $why }.

## The viewer

web-replay-player = Player { $number }
web-replay-ways = This replay
web-replay-watch = Watch the replay
web-replay-download = Download
web-replay-open-other = Open another file
web-replay-incomplete = This file stops in the middle of the match. You can watch it up to there.
web-replay-aborted = This match was ended early, so there’s no final score.
web-replay-controls = Playback
web-replay-to-start = To the start
web-replay-turn-back = One Turn back
web-replay-step-back = One step back
web-replay-play = Play
web-replay-pause = Pause
web-replay-step-forward = One step forward
web-replay-turn-forward = One Turn forward
web-replay-to-end = To the end
web-replay-space = space bar
web-replay-speed = Speed
web-replay-times = { $speed } ×
web-replay-time-line = Timeline of the match
web-replay-step = Step { $step } of { $steps }
web-replay-now = What’s happening now
web-replay-beginning = The board is still empty. Press play, or go step by step.
web-replay-loses = −{ $assets }
web-replay-views = Log, players and lead
web-replay-why-not-help = { $player } decides next. Ask about what was played, or choose something else on the map.
web-replay-why-not-none = Go back to a decision: then you can ask what another action would have brought.
web-replay-why-not-instead = Instead:
web-replay-tab-log = Log
web-replay-tab-players = Players
web-replay-tab-lead = Lead
web-replay-log = What happened, line by line
web-replay-eyes = Seen by:
web-replay-everybody = everyone
web-replay-standings = If the match ended now

## How the lead changed

web-replay-lead-title = Who was in the lead
web-replay-lead-caption = Points at the end of each Turn, as if the match had ended then. At the top: who was in the lead.
web-replay-lead-summary = In the lead at the end: { $players }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
web-replay-lead-none = Nobody has points.
web-replay-as-table = Show as a table
web-replay-turn = Turn
web-replay-start-short = Setup

## Check the dice

web-replay-dice-title = Check the dice
web-replay-dice-lead = This page recalculates every roll of a match in your own browser, from the secret that the table promised before the match.
web-replay-checking = Recalculating the dice…
web-replay-verdict = Result
web-replay-verdict-holds = All dice are right
web-replay-verdict-holds-more = The order of play, the cards and every roll are the ones the table had to use. If the last hash in the list is the one you were shown, nothing was changed afterwards either.
web-replay-verdict-fails = Something doesn’t match
web-replay-verdict-fails-more = This file doesn’t show what happened at the table. The list shows what’s different.
web-replay-verdict-unproven = This file has no proof of its dice
web-replay-verdict-unproven-more = Only matches played at a table on a server have one. Simulated matches don’t, and neither do files it was removed from.
web-replay-verdict-incomplete = The dice are right as far as the file goes
web-replay-verdict-incomplete-more = The last line of the match is missing.
web-replay-checks-title = What was checked
web-replay-no-proof = Without a proof, there’s nothing to check the dice against.
web-replay-result-holds = right
web-replay-result-fails = doesn’t match
web-replay-result-none = not checked
web-replay-not-reached = The file couldn’t be read far enough to check this.
web-replay-item-rules = Rules
web-replay-rules-holds = This server played all { $lines } lines again: they all follow the rules.
web-replay-rules-fails = One line of this file breaks the rules or isn’t a line of a replay.
web-replay-rules-none = The server couldn’t be reached.
web-replay-item-file = File
web-replay-compared-file = { $lines } lines, with a proof of type rawsiko-dice-1.
web-replay-item-promise = The table’s promise
web-replay-compared-promise = The secret that’s now public gives the promise in the first entry: { $promise }
web-replay-item-shares = The players’ shares
web-replay-compared-shares = Seats: { $seats }. Shares revealed, each as promised when sitting down: { $shares }.
web-replay-item-header = Options
web-replay-compared-header = The board, rules and options are the table’s own.
web-replay-item-order = Order of play
web-replay-compared-order = Drawn again: { $order }.
web-replay-item-deal = Objective cards
web-replay-compared-deal = Dealt again: everyone gets the card they had.
web-replay-item-cards = Promises about the cards
web-replay-compared-cards = The hashes shown at the start match these cards.
web-replay-item-draws = Continents drawn
web-replay-compared-draws = Draws recalculated: { $draws }.
web-replay-none-draws = No Continent was drawn in this match.
web-replay-item-rolls = Every roll
web-replay-compared-rolls = Commercial Clashes recalculated: { $clashes }, with { $dice } dice.
web-replay-none-rolls = No dice were rolled in this match.
web-replay-item-taken_back = Undone
web-replay-compared-taken_back = Actions undone: { $taken_back }. None of them had shown any dice.
web-replay-none-taken_back = Nothing was undone.
web-replay-item-chain = Chain of hashes
web-replay-compared-chain = Journal entries without a gap: { $entries }. Compare the last hash with the one you were shown: { $head }
web-replay-fault-line = Line { $line }: { $why }.
web-replay-fault-malformed = “{ $key }” is missing or wrong
web-replay-fault-scheme = we don’t know this kind of proof
web-replay-fault-commitment = the secret isn’t the one that was promised
web-replay-fault-contribution = a share isn’t the one promised, or was left out: { $player }
web-replay-fault-order = the order should be { $expected }
web-replay-fault-deal = these aren’t the cards the table dealt
web-replay-fault-header = the file and the table disagree about “{ $key }”
web-replay-fault-number = journal entry { $entry } is missing, duplicated or out of place
web-replay-fault-taken_back = entry { $entry } isn’t a valid undo
web-replay-fault-roll = different dice; they should be { $expected }
web-replay-fault-draw = a different Continent; it should be { $expected }
web-replay-fault-news = a different news card; it should be { $expected }
web-replay-fault-head = the journal doesn’t lead to the hash the players were shown
web-replay-more-faults = and { $count ->
        [one] { $count } more
       *[other] { $count } more
    }

## How the dice fell

web-replay-faces-title = How the dice fell
web-replay-faces-lead = Dice: { $dice }. Commercial Clashes: { $clashes }.
web-replay-face = Face
web-replay-times-rolled = Times rolled
web-replay-faces-expected = Expected from fair dice: { $expected } of each
web-replay-chi-few = With so few dice, you can’t tell yet whether they’re fair.
web-replay-chi-usual = Even fair dice come out this uneven, or more so, in { $share } of matches. Nothing unusual.
web-replay-chi-unusual = Fair dice come out this uneven, or more so, in { $share } of matches. A bit unusual, but it happens.
web-replay-chi-rare = Fair dice come out this uneven, or more so, in only { $share } of matches. That’s rare: the list of checks shows whether they were changed.
web-replay-chi-figure = Chi-square: { $value }, 5 degrees of freedom.
web-replay-all-rolls = All rolls, with their lines
web-replay-line = Line
web-replay-attacker = Attacker
web-replay-attacker-dice = Attacker’s dice
web-replay-defender-dice = Defender’s dice
web-replay-luck-title = Luck in Clashes
web-replay-luck-lead = Assets won by luck: how many fewer you lost, and how many more you took, than the exact odds predict.
web-replay-luck-line = Commercial Clashes: { $clashes }. Lost { $lost }, expected { $expectedLost }; taken { $taken }, expected { $expectedTaken }.
web-replay-luck-none = No Commercial Clash.
