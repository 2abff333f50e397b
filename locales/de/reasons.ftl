### Warum ein Bot tat, was er tat, und warum ein Tipp sagt, was er sagt: was, Doppelpunkt, der stärkste Grund. Namen bleiben in der Grundform.

bot-reason = { $act }: { $why }

## Was

bot-act-attack = Angriff → { $territory }, { $percent } %
bot-act-occupy = Leeres Gebiet besetzen: { $territory }
bot-act-reinforce = Mehr Assets → { $territory }
bot-act-place = Neues Asset → { $territory }
bot-act-begin = Start → { $territory }
bot-act-settle = Start → { $continent }
bot-act-draw = Ein ausgeloster Kontinent
bot-act-claim = { $material } aus China
bot-act-recycle = { $material } recyceln
bot-act-stop = Keine Aktionen mehr

## Warum

bot-why-completes = um { $application } mit { $material } zu erfüllen, +{ $points }
bot-why-advances = um { $material } für { $application } zu bekommen
bot-why-spare = noch ein Ort mit { $material } für die Karte
bot-why-keeps = um { $material } für die Karte zu bewachen; ein Angriff hätte zu { $risk } % Erfolg
bot-why-reaches = als Nächstes in Reichweite: { $ahead }, mit { $material } für die Karte
bot-why-income = ein Asset mehr in jeder Investitionsphase
bot-why-guards = ein Angriff hätte zu { $risk } % Erfolg
bot-why-weakens = das schwächt { $player }
bot-why-eliminates = { $player } scheidet aus
bot-why-survives = es sind nur noch wenige Gebiete übrig
bot-why-exclusive = auf dem Weg zur alleinigen Präsenz: { $continent }
bot-why-forward = als Nächstes in Reichweite: { $ahead }
bot-why-room = ein Gebiet mehr
bot-why-gathers = { $having } von { $needed } Rohstoffen für { $application } höchstens zwei Schritte entfernt
bot-why-open = gleich daneben liegen freie Gebiete
bot-why-nothing-better = nichts anderes ist das Risiko wert
bot-why-only = es gibt keine andere Wahl
bot-why-tried = das lief in vielen Probepartien am besten
