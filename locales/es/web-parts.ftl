### What the parts of every screen say.

web-close = Cerrar
web-material-owned = { $material }: en tu poder
web-material-needed = { $material }: para tu Objetivo
web-material-stopped = { $material }: ahora sin suministro
web-less = Menos
web-more = Más

## What a tile shows of a family of elements: two or three letters that are no chemical symbol

web-tile-hree = TRP
web-tile-lree = TRL
web-tile-pgm = MP
# Of a rock or family: Phosphate Rock (PR)
web-tile-named = { $material } ({ $symbol })
