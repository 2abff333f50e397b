### Prečo bot urobil, čo urobil, a prečo rada hovorí, čo hovorí: čo, dvojbodka, najsilnejší dôvod. Názvy ostávajú v základnom tvare.

bot-reason = { $act }: { $why }

## Čo

bot-act-attack = Útok na územie { $territory }, { $percent } %
bot-act-occupy = Obsadenie prázdneho územia { $territory }
bot-act-reinforce = Posila pre územie { $territory }
bot-act-place = Aktívum na územie { $territory }
bot-act-begin = Začiatok na území { $territory }
bot-act-settle = Začiatok na kontinente { $continent }
bot-act-draw = Kontinent podľa žrebu
bot-act-claim = Z Číny: { $material }
bot-act-recycle = Recyklácia materiálu { $material }
bot-act-stop = Koniec akcií

## Prečo

bot-why-completes = s materiálom { $material } sa splní aplikácia { $application }, +{ $points }
bot-why-advances = materiál { $material } treba pre aplikáciu { $application }
bot-why-spare = ďalšie územie s materiálom { $material } pre kartu
bot-why-keeps = materiál { $material } je na karte a útok by mal šancu { $risk } %
bot-why-reaches = ďalej na dosah: { $ahead }, pre kartu materiál { $material }
bot-why-income = o jedno aktívum viac v každej investičnej fáze
bot-why-guards = útok by mal šancu { $risk } %
bot-why-weakens = oslabí súpera { $player }
bot-why-eliminates = vyradí súpera { $player }
bot-why-survives = ostáva málo území, ktoré možno stratiť
bot-why-exclusive = na kontinente { $continent } bližšie k výhradnej prítomnosti
bot-why-forward = ďalej na dosah: { $ahead }
bot-why-room = o jedno územie viac
bot-why-gathers = materiály pre aplikáciu { $application } do dvoch krokov: { $having } z { $needed }
bot-why-open = vedľa sú voľné územia
bot-why-nothing-better = nič iné nestojí za riziko
bot-why-only = iná možnosť nie je
bot-why-tried = v mnohých skúšobných zápasoch to vyšlo najlepšie
