### Perché un bot ha fatto ciò che ha fatto, e perché un suggerimento dice ciò che dice: che cosa, due punti, la ragione più forte. I nomi restano nella forma base.

bot-reason = { $act }: { $why }

## Che cosa

bot-act-attack = Attacco → { $territory }, { $percent }%
bot-act-occupy = Occupazione → { $territory }
bot-act-reinforce = Rinforzi → { $territory }
bot-act-place = Nuovo Asset → { $territory }
bot-act-begin = Partenza → { $territory }
bot-act-settle = Partenza → { $continent }
bot-act-draw = Un Continente a sorte
bot-act-claim = Dalla Cina, { $material }
bot-act-stop = Basta azioni

## Perché

bot-why-completes = { $material } completa { $application }, +{ $points }
bot-why-advances = { $material } serve per { $application }
bot-why-spare = un altro posto con { $material }, che serve alla carta
bot-why-keeps = { $material } è sulla carta, e un attacco riuscirebbe al { $risk }%
bot-why-reaches = { $ahead } diventa raggiungibile, con { $material } per la carta
bot-why-income = un Asset in più in ogni Fase d’Investimento futura
bot-why-guards = un attacco riuscirebbe al { $risk }%
bot-why-weakens = indebolisce { $player }
bot-why-eliminates = elimina { $player }
bot-why-survives = restano pochi Territori da perdere
bot-why-exclusive = verso la presenza esclusiva, { $continent }
bot-why-forward = { $ahead } diventa raggiungibile
bot-why-room = un Territorio in più
bot-why-open = accanto ci sono Territori liberi
bot-why-nothing-better = nient’altro vale il rischio
bot-why-only = non c’è altra scelta
bot-why-tried = è andata meglio giocando molte volte il seguito della partita
