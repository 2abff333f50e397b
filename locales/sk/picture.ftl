### Čo je napísané na obrázku hracej plochy okrem názvov.

picture-title = RAWsiko
picture-subtitle = Hracia plocha sveta
picture-closed = zatvorená
picture-legend-share = % svetovej ponuky
picture-legend-unmined = Zatiaľ sa neťaží
picture-legend-assets = Aktíva
picture-legend-portrait = Kto sa tu rozmiestnil
picture-legend-sea = Susedné cez more
picture-legend-closed = Zatvorená
picture-key = Materiály
