### Was `rawsiko odds` ausgibt.

help-odds = Zeigt die genauen Chancen von Handelskonflikten.
help-odds-attackers = Assets, die angreifen dürfen, von 1 bis 40.
help-odds-defenders = Assets auf dem Gebiet, von 1 bis 40; mehrere Zahlen für mehrere Gebiete, eines nach dem anderen.

odds-title = { $attackers } gegen { $defenders }
odds-conquer = Chance auf die Eroberung, wenn angegriffen wird, bis das Gebiet erobert oder kein Angreifer übrig ist: { $chance }
odds-losses = Mittlere Verluste: Angreifer { NUMBER($attacker, minimumFractionDigits: 2, maximumFractionDigits: 2) }, Verteidiger { NUMBER($defender, minimumFractionDigits: 2, maximumFractionDigits: 2) }
odds-first-clash = Der erste Handelskonflikt
odds-attacker-loses = Angreifer verliert
odds-defender-loses = Verteidiger verliert
odds-chance = Chance
odds-exact = Genau
odds-endings = Wie es ausgeht
odds-won = erobert, übrige Angreifer: { $left }
odds-failed = nicht erobert, übrige Verteidiger: { $left }
odds-around = Chance auf die Eroberung mit mehr oder weniger Assets
odds-attackers = Angreifer: { $attackers }
odds-defenders = Verteidiger: { $defenders }
odds-note = Höchstens drei Würfel je Seite; bei Gleichstand verliert der Angreifer ein Asset. Was seltener als einmal in 1000 Fällen passiert, steht nicht in der Liste.
odds-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %

odds-territories = Gebiete
odds-guards = Verteidiger
odds-sweep = In einer Aktionsphase
odds-march = Eines pro Runde
odds-sweep-note = In einer Aktionsphase: Alle Gebiete werden von demselben aus angegriffen. Assets, die erobert haben oder nachgerückt sind, wurden bewegt, also greifen nur die zurückgebliebenen das nächste an. Die Zahl der Würfel ist immer die beste.
odds-march-note = Eines pro Runde: Die Gebiete liegen hintereinander, und alle Assets rücken nach. Das ist die Chance, wenn dazwischen niemand eingreift.

odds-wrong-assets = Die Zahl der Assets muss zwischen 1 und { $most } liegen, nicht bei { $assets }.
odds-too-many-targets = { $targets } Gebiete sind zu viele: höchstens { $most }.
