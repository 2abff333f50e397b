### Ciò che sta scritto sull’immagine del tabellone, oltre ai nomi.

picture-title = RAWsiko
picture-subtitle = Il tabellone del mondo
picture-closed = chiusa
picture-legend-share = % dell’offerta
picture-legend-unmined = Ancora senza estrazione
picture-legend-assets = Asset
picture-legend-portrait = Chi si è schierato qui
picture-legend-sea = Adiacenti via mare
picture-legend-closed = Chiuso
picture-key = Materie Prime
