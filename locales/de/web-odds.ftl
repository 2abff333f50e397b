### Before a move is confirmed: a verdict on the odds, what it brings and what it costs.

web-odds-sure = Fast sicher
web-odds-likely = Wahrscheinlich
web-odds-even = Kann so oder so ausgehen
web-odds-risky = Riskant
web-odds-long = Kaum Aussicht
web-odds-times = { $count ->
        [0] Du gewinnst fast nie
        [10] Du gewinnst fast immer
       *[other] Du gewinnst in { $count } von 10 Fällen
    }
web-odds-losses = und verlierst etwa { $losses ->
        [one] 1 Asset
       *[other] { $losses } Assets
    }
web-odds-gain = Du bekommst { $materials }
web-odds-gain-points = { $points ->
    [one] +{ $points } Punkt
   *[other] +{ $points } Punkte
}
web-odds-gain-step = { $application }: einen Schritt näher
web-odds-loss = Du verlierst { $materials }
web-odds-loss-points = { $points ->
    [one] −{ $points } Punkt
   *[other] −{ $points } Punkte
}
web-odds-loss-step = { $application }: einen Schritt zurück
web-odds-keep = 1 bleibt
