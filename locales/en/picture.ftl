### What is written on the picture of the board, apart from names.

picture-title = RAWsiko
picture-subtitle = The board of the world
picture-closed = closed
picture-legend-share = % of world supply
picture-legend-unmined = Not mined yet
picture-legend-assets = Assets
picture-legend-portrait = Who deployed here
picture-legend-sea = Adjacent by sea
picture-legend-closed = Closed
picture-key = Materials
