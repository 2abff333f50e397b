### What the parts of every screen say.

web-close = Chiudi
web-material-owned = { $material }, tuo
web-material-needed = { $material }, serve al tuo Obiettivo
web-less = Meno
web-more = Più
