### Waarom een bot deed wat hij deed, en waarom een hint zegt wat hij zegt: wat, dubbele punt, de sterkste reden. Namen blijven in hun basisvorm.

bot-reason = { $act }: { $why }

## Wat

bot-act-attack = Aanval op { $territory }, { $percent }%
bot-act-occupy = Naar het lege { $territory }
bot-act-reinforce = Versterking voor { $territory }
bot-act-place = Een middel op { $territory }
bot-act-begin = Start in { $territory }
bot-act-settle = Start in { $continent }
bot-act-draw = Een continent door het lot
bot-act-claim = { $material } uit China
bot-act-stop = Geen acties meer

## Waarom

bot-why-completes = { $material } voltooit { $application }, +{ $points }
bot-why-advances = { $material } is nodig voor { $application }
bot-why-spare = nog een plek met { $material }, nodig voor de doelkaart
bot-why-keeps = { $material } staat op de doelkaart, en een aanval zou met { $risk }% slagen
bot-why-reaches = { $ahead } komt binnen bereik, met { $material } voor de doelkaart
bot-why-income = één middel meer in elke komende investeringsfase
bot-why-guards = een aanval zou met { $risk }% slagen
bot-why-weakens = het verzwakt { $player }
bot-why-eliminates = het schakelt { $player } uit
bot-why-survives = er zijn weinig gebieden meer te verliezen
bot-why-exclusive = op weg om als enige aanwezig te zijn, { $continent }
bot-why-forward = { $ahead } komt binnen bereik
bot-why-room = één gebied meer
bot-why-open = er liggen vrije gebieden naast
bot-why-nothing-better = niets anders is het risico waard
bot-why-only = er is geen andere keuze
bot-why-tried = dit ging het best toen het spel vaak verder werd gespeeld
