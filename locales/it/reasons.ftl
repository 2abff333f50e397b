### Perché un bot ha fatto ciò che ha fatto, e perché un suggerimento dice ciò che dice: che cosa, due punti, la ragione più forte. I nomi restano nella forma base.

bot-reason = { $act }: { $why }

## Che cosa

bot-act-attack = Attacco → { $territory }, { $percent }%
bot-act-occupy = Verso un Territorio vuoto: { $territory }
bot-act-reinforce = Più Asset → { $territory }
bot-act-place = Nuovo Asset → { $territory }
bot-act-begin = Partenza → { $territory }
bot-act-settle = Partenza → { $continent }
bot-act-draw = Un Continente a sorte
bot-act-claim = Dalla Cina: { $material }
bot-act-recycle = Riciclare { $material }
bot-act-stop = Nessun’altra azione

## Perché

bot-why-completes = per completare { $application } con { $material }, +{ $points }
bot-why-advances = per avere { $material } per { $application }
bot-why-spare = un altro posto con { $material } per la carta
bot-why-keeps = per difendere { $material } per la carta: un attacco riuscirebbe { $risk ->
    [one] { $risk } volta
   *[other] { $risk } volte
} su 100
bot-why-reaches = ora a portata: { $ahead }, con { $material } per la carta
bot-why-income = un Asset in più in ogni Fase d’Investimento
bot-why-guards = un attacco riuscirebbe { $risk ->
    [one] { $risk } volta
   *[other] { $risk } volte
} su 100
bot-why-weakens = indebolisce { $player }
bot-why-eliminates = elimina { $player }
bot-why-survives = restano pochi Territori da perdere
bot-why-exclusive = per la presenza esclusiva: { $continent }
bot-why-forward = ora a portata: { $ahead }
bot-why-room = un Territorio in più
bot-why-gathers = { $having } Materie Prime su { $needed } per { $application } entro due passi
bot-why-open = proprio accanto ci sono Territori liberi
bot-why-nothing-better = nient’altro vale il rischio
bot-why-only = non c’è altra scelta
bot-why-tried = è andata meglio in tante partite di prova
