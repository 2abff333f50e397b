### Noms et thèmes des cartes Objectif.

web-theme-healthy_lives = Vivre en bonne santé
web-theme-clean_mobility = Mobilité propre
web-theme-green_energy = Énergie verte
web-theme-connected_world = Monde connecté
web-theme-strong_works = Construire et fabriquer
web-theme-daily_life = Vie de tous les jours

web-card-hospital_day = Journée à l’hôpital
web-card-check_up = Visite de contrôle
web-card-night_shift = Garde de nuit
web-card-first_aid = Premiers secours
web-card-get_well = Bon rétablissement
web-card-school_nurse = Infirmerie

web-card-road_trip = En route
web-card-quiet_street = Rue calme
web-card-drone_flight = Vol de drone
web-card-clean_air = Air pur
web-card-take_off = Décollage

web-card-windy_coast = Côte venteuse
web-card-night_light = Veilleuse

web-card-video_call = Appel vidéo
web-card-group_chat = Chat de groupe
web-card-live_stream = En direct
web-card-new_computer = Nouvel ordinateur
web-card-sky_link = Vue de l’espace
web-card-online_lesson = Cours en ligne
web-card-low_battery = Batterie faible
web-card-new_phone = Nouveau téléphone
web-card-game_night = Soirée jeux

web-card-tall_tower = Haute tour
web-card-workshop = Atelier
web-card-metal_printer = Imprimante à métal

web-card-kitchen_table = Table de cuisine
web-card-picnic = Pique-nique
web-card-fridge_door = Porte du frigo
web-card-new_years_eve = Réveillon
web-card-dress_up = Déguisements
