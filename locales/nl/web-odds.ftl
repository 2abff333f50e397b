### Before a move is confirmed: a verdict on the odds, what it brings and what it costs.

web-odds-sure = Bijna zeker
web-odds-likely = Waarschijnlijk
web-odds-even = Kan alle kanten op
web-odds-risky = Riskant
web-odds-long = Kleine kans
web-odds-times = { $count ->
    [0] Je wint bijna nooit
    [10] Je wint bijna altijd
   *[other] Je wint { $count } van de 10 keer
}
web-odds-losses = en verliest ongeveer { $losses ->
    [one] 1 middel
   *[other] { $losses } middelen
}
web-odds-gain = Je krijgt { $materials }
web-odds-gain-points = { $points ->
    [one] +{ $points } punt
   *[other] +{ $points } punten
}
web-odds-gain-step = { $application }: een stap dichterbij
web-odds-loss = Je verliest { $materials }
web-odds-loss-points = { $points ->
    [one] −{ $points } punt
   *[other] −{ $points } punten
}
web-odds-loss-step = { $application }: een stap terug
web-odds-keep = 1 blijft
