### Bots in the browser: their levels, what they say, hints, and looking back on a match.

## Levels

web-bots-level-easy = Bot, easy
web-bots-level-medium = Bot, medium
web-bots-level-hard = Bot, hard
web-bots-level-expert = Bot, expert
web-bots-level-collector = Bot, collector
web-bots-level-guardian = Bot, guardian
web-bots-level-raider = Bot, raider
web-bots-level-easy-help = Looks at its own card and one move ahead, and guards nothing.
web-bots-level-medium-help = Weighs everything, with exact odds, but only one move ahead.
web-bots-level-hard-help = Plays on in its head from each promising move before it decides.
web-bots-level-expert-help = Does so with more moves, more often and further ahead.
web-bots-level-collector-help = Medium, and keenest on Materials of every kind and the Assets they bring.
web-bots-level-guardian-help = Medium, and keenest on keeping what it has.
web-bots-level-raider-help = Medium, and keenest on attacking.
web-bots-levels = Levels
web-bots-characters = Characters
web-bots-levels-guide = How the bots think
web-bots-levels-fair = None of them sees the cards of others or dice to come.
web-bots-level-of-play-now = Level of the bots
web-bots-give-level = Which bot plays on

## What the host decides

web-bots-reasons = Bots say why
web-bots-reasons-help = After each move, from what everybody can see. What they thought of their cards comes after the match.
web-bots-hints = Hints
web-bots-hints-off = None
web-bots-hints-odds = Look and odds
web-bots-hints-all = With a plan
web-bots-hints-off-help = Nobody is helped.
web-bots-hints-odds-help = Who asks is told where to look, and the odds.
web-bots-hints-all-help = Who asks is told where to look, the odds, and what a strong bot would do.

## While bots play

web-bots-line = What bots do
web-bots-skip = Skip
web-bots-skip-help = Bots go on without a pause, until it is somebody’s turn

## Hints

web-bots-hint = Hint
web-bots-hint-thinking = Thinking it over…
web-bots-hint-step-1 = Where to look
web-bots-hint-step-2 = How likely?
web-bots-hint-step-3 = What to do?
web-bots-hint-odds = { $origin } → { $target }: { $percent }%
web-bots-hint-no-clash = No Clash is planned here.
web-bots-hint-plan = The plan
web-bots-hint-show = Show me
web-bots-hint-do = Do it
web-bots-hint-laid = Ready: confirm it below.
web-bots-hint-again = Try again
web-bots-hint-close = Close the hint
web-bots-times = { $action }, { $times } ×

## What can be done

web-bots-do-continent = Choose { $continent }
web-bots-do-draw = Draw a Continent
web-bots-do-territory = Choose { $territory }
web-bots-do-place = An Asset on { $territory }
web-bots-do-move = { $assets ->
    [one] { $origin } → { $target }, { $assets } Asset
   *[other] { $origin } → { $target }, { $assets } Assets
}
web-bots-do-end = End the Action Phase
web-bots-do-claim = Claim { $material }
web-bots-do-end-trade = Claim nothing more

## Looking back

web-bots-report = Looking back
web-bots-report-coming = The match is being looked at again. This takes a few seconds…
web-bots-report-missing = The match could not be looked at just now.
web-bots-report-again = Try again
web-bots-report-file = Turning points are worked out where the match was played: open it by its link.
web-bots-turning = Turning points
web-bots-turning-of = Turning points of
web-bots-turning-help = The choices that cost most of the chance to win, when bots play on from there.
web-bots-turning-none = No choice cost much of the chance to win.
web-bots-turning-turn = Turn { $turn }
web-bots-turning-chance = The chance to win fell from { $before } to { $after }.
web-bots-turning-done = Done:
web-bots-turning-better = Better:
web-bots-turning-see = See it
web-bots-hints-used = Hints
web-bots-hints-used-line = { $player }: { $look } × where to look, { $odds } × the odds, { $plan } × the plan
web-bots-hints-used-help = They do not count in the score.
