### What the parts of every screen say.

web-close = Schließen
web-material-owned = { $material }: gehört dir
web-material-needed = { $material }: für dein Ziel nötig
web-less = Weniger
web-more = Mehr
