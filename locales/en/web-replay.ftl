### Looking back: replays, and the check of the dice.

## Opening a replay

web-replay-title = Replay
web-replay-open-title = Watch a replay
web-replay-open-lead = Every finished match can be kept as a file and watched again, step by step.
web-replay-choose-file = Choose a file
web-replay-or-drop = or drop it here
web-replay-opening = The replay is being opened…
web-replay-privacy = The file goes to this server only to be worked out, and is not kept there.
web-replay-again = Try again
web-replay-check-anyway = Check the dice all the same
web-replay-wrong-title = This replay cannot be shown
web-replay-trouble-unreadable = The file could not be read. Choose it again, or another one.
web-replay-trouble-unreachable = The server does not answer. Check the connection and try again.
web-replay-trouble-too_large = This file is too large for a replay: at most 1 MB.
web-replay-line-format = Line { $line }: { $why }.
web-replay-line-rules = Line { $line } breaks the rules ({ $clause }): { $why }.

## The viewer

web-replay-player = Player { $number }
web-replay-ways = This replay
web-replay-watch = Watch the replay
web-replay-download = Download
web-replay-open-other = Open another file
web-replay-incomplete = This file stops in the middle of the match. It is shown as far as it goes.
web-replay-aborted = This match was ended early: there is no final score.
web-replay-controls = Playing
web-replay-to-start = To the beginning
web-replay-turn-back = One Turn back
web-replay-step-back = One step back
web-replay-play = Play
web-replay-pause = Pause
web-replay-step-forward = One step on
web-replay-turn-forward = One Turn on
web-replay-to-end = To the end
web-replay-space = space bar
web-replay-speed = Speed
web-replay-times = { $speed } ×
web-replay-time-line = Time line of the match
web-replay-step = Step { $step } of { $steps }
web-replay-now = What happens now
web-replay-beginning = The board is still empty. Press play, or go step by step.
web-replay-loses = −{ $assets }
web-replay-views = Log, players and lead
web-replay-tab-log = Log
web-replay-tab-players = Players
web-replay-tab-lead = Lead
web-replay-log = What happened, line by line
web-replay-eyes = Seen by:
web-replay-everybody = everybody
web-replay-standings = If the match ended here

## How the lead changed

web-replay-lead-title = How the lead changed
web-replay-lead-caption = Points at the end of each Turn, as if the match had ended there. Above: who was ahead.
web-replay-lead-summary = At the end ahead: { $players }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
web-replay-lead-none = Nobody has points.
web-replay-as-table = Show as a table
web-replay-turn = Turn
web-replay-start-short = Setup

## Check the dice

web-replay-dice-title = Check the dice
web-replay-dice-lead = This page works out every roll of a match again, in your own browser, from the secret that the table promised before it began.
web-replay-checking = The dice are being worked out again…
web-replay-verdict = Result
web-replay-verdict-holds = All dice are right
web-replay-verdict-holds-more = Order of play, cards and every roll are those that the table was bound to. If the last hash in the list is the one that you were shown, nothing was changed afterwards either.
web-replay-verdict-fails = Something does not fit
web-replay-verdict-fails-more = This file is not the record of what the table did. The list says what differs.
web-replay-verdict-unproven = This file has no proof of its dice
web-replay-verdict-unproven-more = Only replays of a table on a server have one. Simulated matches have none, and neither have files from which it was removed.
web-replay-verdict-incomplete = The dice are right as far as the file goes
web-replay-verdict-incomplete-more = The end line of the match is missing.
web-replay-checks-title = What was compared
web-replay-no-proof = Without a proof there is nothing to compare the dice with.
web-replay-result-holds = right
web-replay-result-fails = does not fit
web-replay-result-none = not checked
web-replay-not-reached = The file could not be read far enough to check this.
web-replay-item-rules = Rules
web-replay-rules-holds = This server played all { $lines } lines again: each follows the rules.
web-replay-rules-fails = A line of this file is not allowed by the rules, or is not a line of a replay.
web-replay-rules-none = The server could not be asked.
web-replay-item-file = File
web-replay-compared-file = { $lines } lines, with a proof by the scheme rawsiko-dice-1.
web-replay-item-promise = The table’s promise
web-replay-compared-promise = The secret now shown gives the promise of the first entry: { $promise }
web-replay-item-shares = The players’ shares
web-replay-compared-shares = Seats: { $seats }. Shares revealed, each as promised when sitting down: { $shares }.
web-replay-item-header = Options
web-replay-compared-header = Board, rules and options are those of the table.
web-replay-item-order = Order of play
web-replay-compared-order = Drawn again: { $order }.
web-replay-item-deal = Objective cards
web-replay-compared-deal = Dealt again: everybody has the same card.
web-replay-item-cards = Promises of the cards
web-replay-compared-cards = The hashes shown at the start belong to these cards.
web-replay-item-draws = Continents drawn
web-replay-compared-draws = Draws worked out again: { $draws }.
web-replay-none-draws = No Continent was drawn in this match.
web-replay-item-rolls = Every roll
web-replay-compared-rolls = Commercial Clashes worked out again: { $clashes }, with { $dice } dice.
web-replay-none-rolls = No dice were rolled in this match.
web-replay-item-taken_back = Taken back
web-replay-compared-taken_back = Actions taken back: { $taken_back }. None of them had shown a die.
web-replay-none-taken_back = Nothing was taken back.
web-replay-item-chain = Chain of hashes
web-replay-compared-chain = Entries of the journal without a gap: { $entries }. Compare the last hash with the one that you were shown: { $head }
web-replay-fault-line = Line { $line }: { $why }.
web-replay-fault-malformed = “{ $key }” is missing or not as it should be
web-replay-fault-scheme = this kind of proof is not known here
web-replay-fault-commitment = the secret is not the one that was promised
web-replay-fault-contribution = a share is not the one promised, or was left out: { $player }
web-replay-fault-order = the order should be { $expected }
web-replay-fault-deal = these are not the cards that the table dealt
web-replay-fault-header = the file and the table disagree about “{ $key }”
web-replay-fault-number = entry { $entry } of the journal is missing, doubled or out of place
web-replay-fault-taken_back = entry { $entry } is not a right taking back
web-replay-fault-roll = other dice; they should be { $expected }
web-replay-fault-draw = another Continent; it should be { $expected }
web-replay-fault-head = the journal does not lead to the hash that the players were shown
web-replay-more-faults = and { $count ->
        [one] { $count } more
       *[other] { $count } more
    }

## How the dice fell

web-replay-faces-title = How the dice fell
web-replay-faces-lead = Dice: { $dice }. Commercial Clashes: { $clashes }.
web-replay-face = Face
web-replay-times-rolled = Times rolled
web-replay-faces-expected = Expected of fair dice: { $expected } of each
web-replay-chi-few = So few dice say nothing yet about whether they are fair.
web-replay-chi-usual = Fair dice fall this unevenly, or more so, in { $share } of matches. Nothing unusual.
web-replay-chi-unusual = Fair dice fall this unevenly, or more so, in { $share } of matches. A little unusual, but it happens.
web-replay-chi-rare = Fair dice fall this unevenly, or more so, in only { $share } of matches. Rare: the list of checks says whether they were changed.
web-replay-chi-figure = Chi-square: { $value }, 5 degrees of freedom.
web-replay-all-rolls = All rolls, with their lines
web-replay-line = Line
web-replay-attacker = Attacker
web-replay-attacker-dice = Attacker’s dice
web-replay-defender-dice = Defender’s dice
web-replay-luck-title = Luck in Clashes
web-replay-luck-lead = Assets gained by luck: fewer lost and more taken than the exact odds give.
web-replay-luck-line = Commercial Clashes: { $clashes }. Lost { $lost }, expected { $expectedLost }; taken { $taken }, expected { $expectedTaken }.
web-replay-luck-none = No Commercial Clash.
