### Before a move is confirmed: a verdict on the odds, what it brings and what it costs.

web-odds-sure = Takmer isté
web-odds-likely = Pravdepodobné
web-odds-even = Môže to vyjsť aj nie
web-odds-risky = Riskantné
web-odds-long = Malá šanca
web-odds-times = { $count ->
    [0] Takmer nikdy nevyhráte
    [10] Takmer vždy vyhráte
   *[other] Vyhráte { $count }-krát z 10
}
web-odds-losses = a stratíte asi { $losses ->
    [one] 1 aktívum
    [few] { $losses } aktíva
   *[other] { $losses } aktív
}
web-odds-gain = Získate: { $materials }
web-odds-gain-points = { $points ->
    [one] +{ $points } bod
    [few] +{ $points } body
   *[other] +{ $points } bodov
}
web-odds-gain-step = { $application }: o krok bližšie
web-odds-loss = Stratíte: { $materials }
web-odds-loss-points = { $points ->
    [one] −{ $points } bod
    [few] −{ $points } body
   *[other] −{ $points } bodov
}
web-odds-loss-step = { $application }: o krok späť
web-odds-keep = Nechať 1
