### The page that plays without a server (docs/site.md).

web-site-starting = Le jeu se charge : quelques secondes, un peu plus la première fois.
web-site-lacks = Ici, tout se joue sur ce seul appareil. Pour plusieurs appareils, une classe ou des bots plus forts, demande le programme RAWsiko à ceux qui gèrent cette page.
web-site-full = La partie ne peut pas être enregistrée, peut-être parce qu’il n’y a plus de place sur cet appareil. Libère un peu d’espace, puis continue ici.
web-home-trouble-site_elsewhere-title = Le jeu est déjà ouvert
web-home-trouble-site_elsewhere = Le jeu est ouvert dans un autre onglet de ce navigateur. Continue là-bas, ou ferme cet onglet et recharge cette page.
web-home-trouble-site_storage-title = Ce navigateur n’enregistre rien
web-home-trouble-site_storage = Ce navigateur ne laisse pas le jeu enregistrer une partie, peut-être parce que cette fenêtre est privée. Ouvre la page dans une fenêtre ordinaire.
web-home-trouble-site_browser-title = Ce navigateur est trop ancien
web-home-trouble-site_browser = Ce navigateur est trop ancien pour jouer sans serveur. Mets-le à jour ou utilises-en un autre.
web-home-trouble-site_load-title = Le jeu ne s’est pas chargé
web-home-trouble-site_load = Un morceau du jeu ne s’est pas chargé. Vérifie le réseau et réessaie.
