### What the parts of every screen say.

web-close = Schließen
web-material-owned = { $material }: gehört dir
web-material-needed = { $material }: für dein Ziel nötig
web-material-stopped = { $material }: zurzeit kein Nachschub
web-less = Weniger
web-more = Mehr

## What a tile shows of a family of elements: two or three letters that are no chemical symbol

web-tile-hree = SSE
web-tile-lree = LSE
web-tile-pgm = PM
# Of a rock or family: Phosphate Rock (PR)
web-tile-named = { $material } ({ $symbol })
