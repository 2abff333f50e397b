### Prečo bot urobil, čo urobil, a prečo rada hovorí, čo hovorí: čo, dvojbodka, najsilnejší dôvod. Názvy ostávajú v základnom tvare.

bot-reason = { $act }: { $why }

## Čo

bot-act-attack = Útok na územie { $territory }, { $percent } %
bot-act-occupy = Obsadenie prázdneho územia { $territory }
bot-act-reinforce = Posila pre územie { $territory }
bot-act-place = Aktívum na územie { $territory }
bot-act-begin = Začiatok na území { $territory }
bot-act-settle = Začiatok na kontinente { $continent }
bot-act-draw = Kontinent podľa žrebu
bot-act-claim = Z Číny { $material }
bot-act-stop = Koniec akcií

## Prečo

bot-why-completes = { $material } dopĺňa aplikáciu { $application }, +{ $points }
bot-why-advances = { $material } treba pre aplikáciu { $application }
bot-why-spare = ďalšie miesto, kde je { $material }, čo treba pre kartu
bot-why-keeps = { $material } je na karte a útok by vyšiel na { $risk } %
bot-why-reaches = na dosah bude { $ahead } a s ním { $material } pre kartu
bot-why-income = o jedno aktívum viac v každej ďalšej investičnej fáze
bot-why-guards = útok by vyšiel na { $risk } %
bot-why-weakens = oslabí sa { $player }
bot-why-eliminates = z hry odíde { $player }
bot-why-survives = ostáva málo území, ktoré možno stratiť
bot-why-exclusive = cesta k výhradnej prítomnosti, { $continent }
bot-why-forward = na dosah bude { $ahead }
bot-why-room = o jedno územie viac
bot-why-open = vedľa sú voľné územia
bot-why-nothing-better = nič iné nestojí za riziko
bot-why-only = iná možnosť nie je
bot-why-tried = vyšlo to najlepšie, keď sa zápas mnohokrát dohral
