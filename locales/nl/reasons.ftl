### Waarom een bot deed wat hij deed, en waarom een hint zegt wat hij zegt: wat, dubbele punt, de sterkste reden. Namen blijven in hun basisvorm.

bot-reason = { $act }: { $why }

## Wat

bot-act-attack = Aanval → { $territory }, { $percent }%
bot-act-occupy = Leeg gebied bezetten: { $territory }
bot-act-reinforce = Meer middelen → { $territory }
bot-act-place = Nieuw middel → { $territory }
bot-act-begin = Start → { $territory }
bot-act-settle = Start → { $continent }
bot-act-draw = Een geloot continent
bot-act-claim = { $material } uit China
bot-act-recycle = { $material } recyclen
bot-act-stop = Geen acties meer

## Waarom

bot-why-completes = om { $application } te halen met { $material }, +{ $points }
bot-why-advances = om { $material } te krijgen voor { $application }
bot-why-spare = nog een plek met { $material } voor de doelkaart
bot-why-keeps = om { $material } te bewaken voor de doelkaart; een aanval heeft { $risk }% kans
bot-why-reaches = straks binnen bereik: { $ahead }, met { $material } voor de doelkaart
bot-why-income = één middel meer in elke investeringsfase
bot-why-guards = een aanval heeft { $risk }% kans
bot-why-weakens = het verzwakt { $player }
bot-why-eliminates = het schakelt { $player } uit
bot-why-survives = er zijn nog maar weinig gebieden te verliezen
bot-why-exclusive = op weg om hier als enige aanwezig te zijn: { $continent }
bot-why-forward = straks binnen bereik: { $ahead }
bot-why-room = één gebied meer
bot-why-gathers = { $having } van de { $needed } materialen voor { $application } binnen twee stappen
bot-why-open = vlak ernaast liggen vrije gebieden
bot-why-nothing-better = niets anders is het risico waard
bot-why-only = er is geen andere keuze
bot-why-tried = dit ging het best in veel proefspellen
