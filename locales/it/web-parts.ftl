### What the parts of every screen say.

web-close = Chiudi
web-material-owned = { $material }: in tuo possesso
web-material-needed = { $material }: per il tuo Obiettivo
web-material-stopped = { $material }: per ora non disponibile
web-less = Meno
web-more = Più

## What a tile shows of a family of elements: two or three letters that are no chemical symbol

web-tile-hree = TRP
web-tile-lree = TRL
web-tile-pgm = MP
# Of a rock or family: Phosphate Rock (PR)
web-tile-named = { $material } ({ $symbol })
