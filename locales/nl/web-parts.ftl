### What the parts of every screen say.

web-close = Sluiten
web-material-owned = { $material }: van jou
web-material-needed = { $material }: nodig voor je doel
web-less = Minder
web-more = Meer
