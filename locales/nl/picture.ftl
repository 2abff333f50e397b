### Wat er op de afbeelding van het bord staat, behalve namen.

picture-title = RAWsiko
picture-subtitle = Het wereldbord
picture-closed = gesloten
picture-legend-share = % wereldaanbod
picture-legend-unmined = Nog niet gedolven
picture-legend-assets = Middelen
picture-legend-portrait = Wie hier begon
picture-legend-sea = Aangrenzend over zee
picture-legend-closed = Gesloten
picture-key = Materialen
