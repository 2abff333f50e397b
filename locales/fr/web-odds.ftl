### Before a move is confirmed: a verdict on the odds, what it brings and what it costs.

web-odds-sure = Presque sûr
web-odds-likely = Probable
web-odds-even = Une chance sur deux
web-odds-risky = Risqué
web-odds-long = Très peu de chances
web-odds-times = { $count ->
    [0] Tu ne gagnes presque jamais
    [10] Tu gagnes presque toujours
   *[other] Tu gagnes { $count } fois sur 10
}
web-odds-losses = et tu perds environ { $losses ->
    [one] { $losses } Actif
   *[other] { $losses } Actifs
}
web-odds-gain = Tu gagnes : { $materials }
web-odds-gain-points = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
web-odds-gain-step = { $application } : un pas de plus
web-odds-loss = Tu perds : { $materials }
web-odds-loss-points = { $points ->
    [one] −{ $points } point
   *[other] −{ $points } points
}
web-odds-loss-step = { $application } : un pas en arrière
web-odds-keep = En garder 1
