### Why a bot did what it did, and why a hint says what it says: what is done, a colon, the largest reason. Names stay in their base form.

bot-reason = { $act }: { $why }

## What is done

bot-act-attack = Attack on { $territory }, { $percent }%
bot-act-occupy = Into empty { $territory }
bot-act-reinforce = More Assets to { $territory }
bot-act-place = An Asset on { $territory }
bot-act-begin = A start in { $territory }
bot-act-settle = A start in { $continent }
bot-act-draw = A Continent by lot
bot-act-claim = { $material } from China
bot-act-stop = No more actions

## Why

bot-why-completes = { $material } completes { $application }, +{ $points }
bot-why-advances = { $material } is needed for { $application }
bot-why-spare = one more place with { $material }, which the card needs
bot-why-keeps = { $material } is on the card, and an attack would succeed { $risk }% of the time
bot-why-reaches = { $ahead } comes within reach, with { $material } for the card
bot-why-income = one more Asset in each Investment Phase to come
bot-why-materials = it brings Materials
bot-why-guards = an attack would succeed { $risk }% of the time
bot-why-weakens = it weakens { $player }
bot-why-eliminates = it eliminates { $player }
bot-why-survives = few Territories are left to lose
bot-why-exclusive = on the way to exclusive presence, { $continent }
bot-why-forward = { $ahead } comes within reach
bot-why-room = one more Territory
bot-why-open = free Territories lie next to it
bot-why-nothing-better = nothing else is worth its risk
bot-why-only = there is no other choice
bot-why-tried = it did best when the match was played on many times
bot-why-untold = the board does not show why
