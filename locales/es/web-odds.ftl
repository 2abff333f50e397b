### Before a move is confirmed: a verdict on the odds, what it brings and what it costs.

web-odds-sure = Casi seguro
web-odds-likely = Probable
web-odds-even = Puede salir bien o mal
web-odds-risky = Arriesgado
web-odds-long = Muy difícil
web-odds-times = { $count ->
    [0] Casi nunca ganas
    [10] Ganas casi siempre
   *[other] Ganas { $count } de cada 10 veces
}
web-odds-losses = y pierdes cerca de { $losses ->
    [one] 1 Activo
   *[other] { $losses } Activos
}
web-odds-gain = Consigues: { $materials }
web-odds-gain-points = { $points ->
    [one] +{ $points } punto
   *[other] +{ $points } puntos
}
web-odds-gain-step = { $application }: un paso más cerca
web-odds-loss = Pierdes: { $materials }
web-odds-loss-points = { $points ->
    [one] −{ $points } punto
   *[other] −{ $points } puntos
}
web-odds-loss-step = { $application }: un paso atrás
web-odds-keep = Dejar 1
