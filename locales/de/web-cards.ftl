### Namen und Themen der Zielkarten.

web-theme-healthy_lives = Gesundes Leben
web-theme-clean_mobility = Saubere Mobilität
web-theme-green_energy = Grüne Energie
web-theme-connected_world = Vernetzte Welt
web-theme-strong_works = Bauen und Herstellen
web-theme-daily_life = Alltag

web-card-hospital_day = Tag im Krankenhaus
web-card-check_up = Vorsorge
web-card-night_shift = Nachtschicht
web-card-first_aid = Erste Hilfe
web-card-get_well = Gute Besserung
web-card-school_nurse = Schulsanitäter

web-card-road_trip = Auf Reisen
web-card-quiet_street = Ruhige Straße
web-card-drone_flight = Drohnenflug
web-card-clean_air = Saubere Luft
web-card-take_off = Abflug

web-card-windy_coast = Windige Küste
web-card-night_light = Nachtlicht

web-card-video_call = Videoanruf
web-card-group_chat = Gruppenchat
web-card-live_stream = Livestream
web-card-new_computer = Neuer Computer
web-card-sky_link = Blick aus dem All
web-card-online_lesson = Online-Unterricht
web-card-low_battery = Akku fast leer
web-card-new_phone = Neues Handy
web-card-game_night = Spieleabend

web-card-tall_tower = Hoher Turm
web-card-workshop = Werkstatt
web-card-metal_printer = Metalldrucker

web-card-kitchen_table = Küchentisch
web-card-picnic = Picknick
web-card-fridge_door = Kühlschranktür
web-card-new_years_eve = Silvester
web-card-dress_up = Verkleidungsparty
