### A plan for one's next go, made while others play.

web-plan = Plan ahead
web-plan-title = Your plan
web-plan-secret = Only you see it. You can change it at any time.
web-plan-count = { $count ->
    [one] Your plan: { $count } step
   *[other] Your plan: { $count } steps
}
web-plan-done = Done
web-plan-moves = Plan Moves
web-plan-auto = Plays by itself
web-plan-auto-help = As soon as it’s your go. It stops and asks if the odds have got worse.
web-plan-move = Plan: move { $assets }
web-plan-attack = Plan: attack with { $assets }
web-plan-attacks = { $assets ->
    [one] { $origin } → { $target }: attack with { $assets } Asset
   *[other] { $origin } → { $target }: attack with { $assets } Assets, stop at { $left }
}
web-plan-stop-at = Stop when this many are left
web-plan-if-fails = Only if the attack before it fails
web-plan-odds = { $count } of 10
web-plan-odds-over = Over 9 of 10
web-plan-odds-under = Under 1 of 10
web-plan-gone = Not possible any more
web-plan-worse = The odds have got worse
web-plan-remove = Remove: { $step }
web-plan-removed = Removed: { $step }
web-plan-play = Play the plan
web-plan-stop = Stop after this step
web-plan-discard = Discard the plan
web-plan-asked = { $assets ->
    [one] { $target }: { $assets } Asset defends now. Odds: { $odds }. Attack anyway?
   *[other] { $target }: { $assets } Assets defend now. Odds: { $odds }. Attack anyway?
}
web-plan-insist = Attack anyway
web-plan-leave-out = Leave it out
web-plan-full = A plan holds six Moves at most.
