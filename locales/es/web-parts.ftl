### What the parts of every screen say.

web-close = Cerrar
web-material-owned = { $material }, tuyo
web-material-needed = { $material }, necesario para tu Objetivo
web-less = Menos
web-more = Más
