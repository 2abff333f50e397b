### Warum ein Bot tat, was er tat, und warum ein Tipp sagt, was er sagt: was, Doppelpunkt, der stärkste Grund. Namen bleiben in der Grundform.

bot-reason = { $act }: { $why }

## Was

bot-act-attack = Angriff → { $territory }, { $percent } %
bot-act-occupy = Ins leere Gebiet { $territory }
bot-act-reinforce = Verstärkung → { $territory }
bot-act-place = Neues Asset → { $territory }
bot-act-begin = Start → { $territory }
bot-act-settle = Start → { $continent }
bot-act-draw = Ein Kontinent durch das Los
bot-act-claim = { $material } aus China
bot-act-stop = Keine weiteren Züge

## Warum

bot-why-completes = { $material } vollendet { $application }, +{ $points }
bot-why-advances = { $material } wird gebraucht für { $application }
bot-why-spare = noch ein Ort mit { $material }, was die Karte braucht
bot-why-keeps = { $material } steht auf der Karte, und ein Angriff gelänge mit { $risk } %
bot-why-reaches = { $ahead } kommt in Reichweite, mit { $material } für die Karte
bot-why-income = ein Asset mehr in jeder kommenden Investitionsphase
bot-why-guards = ein Angriff gelänge mit { $risk } %
bot-why-weakens = es schwächt { $player }
bot-why-eliminates = { $player } scheidet aus
bot-why-survives = es sind nur noch wenige Gebiete zu verlieren
bot-why-exclusive = auf dem Weg zur alleinigen Präsenz, { $continent }
bot-why-forward = { $ahead } kommt in Reichweite
bot-why-room = ein Gebiet mehr
bot-why-open = daneben liegen freie Gebiete
bot-why-nothing-better = nichts anderes ist das Risiko wert
bot-why-only = es gibt keine andere Wahl
bot-why-tried = so lief es am besten, als die Partie oft zu Ende gespielt wurde
