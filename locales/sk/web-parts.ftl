### What the parts of every screen say.

web-close = Zavrieť
web-material-owned = { $material }: patrí vám
web-material-needed = { $material }: potrebné pre váš cieľ
web-material-stopped = { $material }: teraz sa nedodáva
web-less = Menej
web-more = Viac

## What a tile shows of a family of elements: two or three letters that are no chemical symbol

web-tile-hree = ŤVZ
web-tile-lree = ĽVZ
web-tile-pgm = PK
# Of a rock or family: Phosphate Rock (PR)
web-tile-named = { $material } ({ $symbol })
