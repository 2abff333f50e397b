### Before a move is confirmed: a verdict on the odds, what it brings and what it costs.

web-odds-sure = Quasi sicuro
web-odds-likely = Probabile
web-odds-even = Tutto può succedere
web-odds-risky = Rischioso
web-odds-long = Molto improbabile
web-odds-times = { $count ->
    [0] Non vinci quasi mai
    [10] Vinci quasi sempre
    [one] Vinci { $count } volta su 10
   *[other] Vinci { $count } volte su 10
}
web-odds-losses = e perdi circa { $losses } Asset
web-odds-gain = Ottieni: { $materials }
web-odds-gain-points = { $points ->
    [one] +{ $points } punto
   *[other] +{ $points } punti
}
web-odds-gain-step = { $application }: un passo avanti
web-odds-loss = Perdi: { $materials }
web-odds-loss-points = { $points ->
    [one] −{ $points } punto
   *[other] −{ $points } punti
}
web-odds-loss-step = { $application }: un passo indietro
web-odds-keep = Tienine 1
