### Ciò che sta scritto sull’immagine del tabellone, oltre ai nomi.

picture-title = RAWsiko
picture-subtitle = Il tabellone del mondo
picture-closed = chiusa
picture-legend-material = Materia Prima
picture-legend-assets = Asset
picture-legend-portrait = Chi si è schierato qui
picture-legend-sea = Adiacenti via mare
picture-legend-closed = Chiuso
picture-key = Materie Prime
