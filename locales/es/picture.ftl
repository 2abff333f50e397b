### Lo que está escrito en la imagen del tablero, además de los nombres.

picture-title = RAWsiko
picture-subtitle = El tablero del mundo
picture-closed = cerrada
picture-legend-share = % de la oferta
picture-legend-unmined = Aún sin extraer
picture-legend-assets = Activos
picture-legend-portrait = Quién se desplegó aquí
picture-legend-sea = Adyacentes por mar
picture-legend-closed = Cerrado
picture-key = Materias primas
