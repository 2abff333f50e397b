### What the parts of every screen say.

web-close = Fermer
web-material-owned = { $material }, à vous
web-material-needed = { $material }, nécessaire à votre Objectif
web-less = Moins
web-more = Plus
