### Why a bot did what it did, and why a hint says what it says: what is done, a colon, the largest reason. Names stay in their base form.

bot-reason = { $act }: { $why }

## What is done

bot-act-attack = Attack on { $territory }, { $percent }%
bot-act-occupy = Into an empty Territory: { $territory }
bot-act-reinforce = More Assets to { $territory }
bot-act-place = One Asset on { $territory }
bot-act-begin = Starting in { $territory }
bot-act-settle = Starting in { $continent }
bot-act-draw = A Continent at random
bot-act-claim = { $material } from China
bot-act-recycle = Recycle { $material }
bot-act-stop = No more actions

## Why

bot-why-completes = to complete { $application } with { $material }, +{ $points }
bot-why-advances = to get { $material } for { $application }
bot-why-spare = one more place with { $material } for the card
bot-why-keeps = to guard { $material } for the card; an attack would win { $risk }% of the time
bot-why-reaches = next in reach: { $ahead }, with { $material } for the card
bot-why-income = one more Asset in every Investment Phase
bot-why-guards = an attack would win { $risk }% of the time
bot-why-weakens = it weakens { $player }
bot-why-eliminates = it eliminates { $player }
bot-why-survives = only a few Territories left to lose
bot-why-exclusive = towards exclusive presence in { $continent }
bot-why-forward = next in reach: { $ahead }
bot-why-room = one more Territory
bot-why-gathers = { $having } of { $needed } Materials for { $application } within two steps
bot-why-open = free Territories right next to it
bot-why-nothing-better = nothing else is worth the risk
bot-why-only = there’s no other choice
bot-why-tried = it worked best in many trial matches
