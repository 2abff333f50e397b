### What the parts of every screen say.

web-close = Sluiten
web-material-owned = { $material }: van jou
web-material-needed = { $material }: nodig voor je doel
web-material-stopped = { $material }: nu niet leverbaar
web-less = Minder
web-more = Meer

## What a tile shows of a family of elements: two or three letters that are no chemical symbol

web-tile-hree = ZZA
web-tile-lree = LZA
web-tile-pgm = PM
# Of a rock or family: Phosphate Rock (PR)
web-tile-named = { $material } ({ $symbol })
