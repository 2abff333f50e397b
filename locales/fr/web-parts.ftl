### What the parts of every screen say.

web-close = Fermer
web-material-owned = { $material } : à toi
web-material-needed = { $material } : nécessaire à ton Objectif
web-material-stopped = { $material } : pas de livraison en ce moment
web-less = Moins
web-more = Plus

## What a tile shows of a family of elements: two or three letters that are no chemical symbol

web-tile-hree = Lou
web-tile-lree = Lég
web-tile-pgm = Pla
# Of a rock or family: Phosphate Rock (PR)
web-tile-named = { $material } ({ $symbol })
