### What the parts of every screen say.

web-close = Zavrieť
web-material-owned = { $material }: patrí vám
web-material-needed = { $material }: potrebné pre váš cieľ
web-less = Menej
web-more = Viac
