### Čo vypíše `rawsiko odds`.

help-odds = Vypíše presné šance obchodných stretov.
help-odds-attackers = Aktíva, ktoré môžu útočiť, od 1 do 40.
help-odds-defenders = Aktíva na území, od 1 do 40; viac čísel znamená viac území, jedno po druhom.

odds-title = { $attackers } proti { $defenders }
odds-conquer = Šanca na dobytie, ak sa útočí až do dobytia územia alebo do posledného útočníka: { $chance }
odds-losses = Priemerné straty: útočník { NUMBER($attacker, minimumFractionDigits: 2, maximumFractionDigits: 2) }, obranca { NUMBER($defender, minimumFractionDigits: 2, maximumFractionDigits: 2) }
odds-first-clash = Prvý stret
odds-attacker-loses = Stráca útočník
odds-defender-loses = Stráca obranca
odds-chance = Šanca
odds-exact = Presne
odds-endings = Ako sa to skončí
odds-won = dobyté, zostáva útočníkov: { $left }
odds-failed = nedobyté, zostáva obrancov: { $left }
odds-around = Šanca na dobytie pri väčšom alebo menšom počte aktív
odds-attackers = útočníci: { $attackers }
odds-defenders = obrancovia: { $defenders }
odds-note = Najviac tri kocky na každej strane; pri zhode stráca aktívum útočník. Možné konce so šancou pod 0,1 % nie sú uvedené.
odds-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %

odds-territories = Územia
odds-guards = Obrancovia
odds-sweep = V jednej akčnej fáze
odds-march = Jedno za ťah
odds-sweep-note = V jednej akčnej fáze: na všetky územia sa útočí z toho istého. Aktíva, ktoré dobyli územie alebo ich nasledovali, sa už presunuli, takže ďalej útočia len tie, čo zostali; počet kociek je vždy najlepší.
odds-march-note = Jedno za ťah: územia ležia jedno za druhým a všetky aktíva postupujú. Je to šanca, ak medzitým nikto neodpovie.

odds-wrong-assets = S počtom aktív { $assets } sa nedá rátať: vyberte od 1 do { $most }.
odds-too-many-targets = Počet území { $targets } je priveľa: uveďte najviac { $most }.
