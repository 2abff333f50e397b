### What the parts of every screen say.

web-close = Close
web-material-owned = { $material }: yours
web-material-needed = { $material }: needed for your Objective
web-material-stopped = { $material }: not supplied now
web-less = Less
web-more = More

## What a tile shows of a family of elements: two or three letters that are no chemical symbol

web-tile-hree = HR
web-tile-lree = LR
web-tile-pgm = PG
# Of a rock or family: Phosphate Rock (PR)
web-tile-named = { $material } ({ $symbol })
