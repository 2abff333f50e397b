### Bots in the browser: their levels, what they say, hints, and looking back on a match.

## Levels

web-bots-level-easy = Bot, easy
web-bots-level-medium = Bot, medium
web-bots-level-hard = Bot, hard
web-bots-level-expert = Bot, expert
web-bots-level-easy-help = Looks only at its own card and one move ahead, and guards nothing.
web-bots-level-medium-help = Weighs everything up with exact odds, but sees only one move ahead.
web-bots-level-hard-help = Plays each good move through in its head to the end of the next Turn, but plans only one move at a time.
web-bots-level-expert-help = Like Hard, but looks at more moves and one Turn further. It too plans only one move at a time.
web-bots-levels-guide = How the bots think
web-bots-levels-fair = None of them can see other players’ cards or the next dice.
web-bots-preparing = Hard and Expert are getting ready ({ $percent }%). Until then they play without looking ahead.
web-bots-slow = On this server, Hard and Expert play without looking ahead.
web-bots-level-of-play-now = Bot level
web-bots-give-level = Which bot takes over

## What the host decides

web-bots-reasons = Bots explain their moves
web-bots-reasons-help = After each move, from what everyone can see. After the match, they also tell you what it had to do with their card.
web-bots-hints = Hints
web-bots-hints-off = None
web-bots-hints-odds = Where to look, and the odds
web-bots-hints-all = With a plan
web-bots-hints-off-help = No hints for anyone.
web-bots-hints-odds-help = If you ask, you’re told where to look and the odds.
web-bots-hints-all-help = If you ask, you’re told where to look, the odds, and what a strong bot would do.

## While bots play

web-bots-line = What bots do
web-bots-skip = Skip
web-bots-skip-help = Bots play without pausing until it’s someone’s go

## Hints

web-bots-hint = Hint
web-bots-hint-thinking = Thinking…
web-bots-hint-step-1 = Where to look
web-bots-hint-step-2 = How likely?
web-bots-hint-step-3 = What to do?
web-bots-hint-odds = { $origin } → { $target }: { $percent }%
web-bots-hint-plan = The plan
web-bots-hint-best = Nothing else looks better.
web-bots-hint-either = Either is fine. About as good: { $action }.
web-bots-hint-do = Do it
web-bots-hint-again = Try again
web-bots-hint-close = Close the hint
web-bots-times = { $action }, { $times } ×

## Why not my move?

web-bots-why-not = Why not my move?
web-bots-why-not-left = { $count ->
    [0] That was your last question this Turn.
    [one] { $count } more question this Turn.
   *[other] { $count } more questions this Turn.
}
web-bots-why-not-off = Off
web-bots-why-not-bots = Against bots
web-bots-why-not-all = Always
web-bots-why-not-off-help = Nobody can ask what an action costs.
web-bots-why-not-bots-help = At a table with one person: before an action, ask what it costs. Five questions a Turn.
web-bots-why-not-all-help = Everyone can ask what an action costs before they confirm it. Five questions a Turn.

## What can be done

web-bots-do-continent = Choose { $continent }
web-bots-do-draw = Draw a Continent
web-bots-do-territory = Choose { $territory }
web-bots-do-place = { $assets ->
    [one] One Asset on { $territory }
   *[other] { $assets } Assets on { $territory }
    }
web-bots-do-move = { $assets ->
    [one] { $origin } → { $target }, { $assets } Asset
   *[other] { $origin } → { $target }, { $assets } Assets
}
web-bots-do-claim = Claim { $material }

## Looking back

web-bots-report = Analysis
web-bots-report-coming = Analysing the match. This takes a few seconds…
web-bots-report-missing = The match can’t be analysed right now.
web-bots-report-again = Try again
web-bots-report-file = Turning points are worked out on the server where you played. Open the match with its link.
web-bots-turning = Turning points
web-bots-turning-of = Turning points for
web-bots-turning-help = The choices that lowered your chance of winning most, if bots play on from there, and what changed the points most.
web-bots-turning-none = No choice cost you much of your chance of winning.
web-bots-turning-turn = Turn { $turn }
web-bots-turning-chance = Chance of winning: from { $before } down to { $after }.
web-bots-turning-done = Played:
web-bots-turning-better = Better:
web-bots-turning-see = Show me
web-bots-hints-used = Hints
web-bots-hints-used-line = { $player }: { $look } × where to look, { $odds } × odds, { $plan } × plan, { $why_not } × why not
web-bots-hints-used-help = They don’t change the score.
