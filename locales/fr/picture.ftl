### Ce qui est écrit sur l’image du plateau, hormis les noms.

picture-title = RAWsiko
picture-subtitle = Le plateau du monde
picture-closed = fermée
picture-legend-share = Offre mondiale, %
picture-legend-unmined = Pas encore d’extraction
picture-legend-assets = Actifs
picture-legend-portrait = Qui s’est déployé ici
picture-legend-sea = Adjacents par la mer
picture-legend-closed = Fermé
picture-key = Matières premières
