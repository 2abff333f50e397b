### What the parts of every screen say.

web-close = Cerrar
web-material-owned = { $material }: en tu poder
web-material-needed = { $material }: para tu Objetivo
web-less = Menos
web-more = Más
