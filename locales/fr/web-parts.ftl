### What the parts of every screen say.

web-close = Fermer
web-material-owned = { $material } : à toi
web-material-needed = { $material } : nécessaire à ton Objectif
web-less = Moins
web-more = Plus
