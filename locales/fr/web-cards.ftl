### Noms et thèmes des cartes Objectif.

web-theme-healthy_lives = Vivre en bonne santé
web-theme-clean_mobility = Mobilité propre
web-theme-green_energy = Énergie verte
web-theme-connected_world = Monde connecté
web-theme-strong_works = Construire et fabriquer
web-theme-daily_life = Vie de tous les jours

web-card-open_house = Portes ouvertes
web-card-check_up = Visite de contrôle
web-card-night_shift = Garde de nuit
web-card-first_aid = Premiers secours
web-card-get_well = Bon rétablissement
web-card-school_nurse = Infirmerie

web-card-road_trip = En route
web-card-quiet_street = Rue calme
web-card-charging_stop = Pause recharge
web-card-clean_air = Air pur
web-card-take_off = Décollage

web-card-windy_coast = Côte venteuse
web-card-sunny_roof = Toit ensoleillé

web-card-video_call = Appel vidéo
web-card-group_chat = Chat de groupe
web-card-live_stream = En direct
web-card-photo_album = Album photo
web-card-sky_link = Vue de l’espace
web-card-online_lesson = Cours en ligne
web-card-music_app = Musique de poche
web-card-new_phone = Nouveau téléphone
web-card-game_night = Soirée jeux

web-card-tall_tower = Haute tour
web-card-workshop = Atelier
web-card-long_bridge = Grand pont

web-card-kitchen_table = Table de cuisine
web-card-picnic = Pique-nique
web-card-school_bag = Cartable
web-card-new_years_eve = Réveillon
web-card-toy_box = Coffre à jouets
