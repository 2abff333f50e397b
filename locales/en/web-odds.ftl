### Before a move is confirmed: a verdict on the odds, what it brings and what it costs.

web-odds-sure = Almost sure
web-odds-likely = Likely
web-odds-even = Could go either way
web-odds-risky = Risky
web-odds-long = Very unlikely
web-odds-times = { $count ->
    [0] You hardly ever win
    [10] You nearly always win
    [one] You win { $count } time in 10
   *[other] You win { $count } times in 10
}
web-odds-losses = and lose about { $losses ->
    [one] 1 Asset
   *[other] { $losses } Assets
}
web-odds-gain = You gain { $materials }
web-odds-gain-points = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
web-odds-gain-step = { $application }: one step closer
web-odds-loss = You lose { $materials }
web-odds-loss-points = { $points ->
    [one] −{ $points } point
   *[other] −{ $points } points
}
web-odds-loss-step = { $application }: one step back
web-odds-keep = Keep 1
