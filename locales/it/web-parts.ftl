### What the parts of every screen say.

web-close = Chiudi
web-material-owned = { $material }: in tuo possesso
web-material-needed = { $material }: per il tuo Obiettivo
web-less = Meno
web-more = Più
