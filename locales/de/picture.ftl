### Was außer Namen auf dem Bild des Spielplans steht.

picture-title = RAWsiko
picture-subtitle = Der Spielplan der Welt
picture-closed = geschlossen
picture-legend-share = % Weltangebot
picture-legend-unmined = Noch nicht gefördert
picture-legend-assets = Assets
picture-legend-portrait = Wer hier gestartet ist
picture-legend-sea = Benachbart über See
picture-legend-closed = Geschlossen
picture-key = Rohstoffe
