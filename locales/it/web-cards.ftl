### Nomi e temi delle carte Obiettivo.

web-theme-healthy_lives = Vita in salute
web-theme-clean_mobility = Mobilità pulita
web-theme-green_energy = Energia verde
web-theme-connected_world = Mondo connesso
web-theme-strong_works = Costruire e produrre
web-theme-daily_life = Vita quotidiana

web-card-open_house = Porte aperte
web-card-check_up = Visita di controllo
web-card-night_shift = Turno di notte
web-card-first_aid = Pronto soccorso
web-card-get_well = Buona guarigione
web-card-school_nurse = Infermeria

web-card-road_trip = In viaggio
web-card-quiet_street = Strada tranquilla
web-card-charging_stop = Sosta di ricarica
web-card-clean_air = Aria pulita
web-card-take_off = Decollo

web-card-windy_coast = Costa ventosa
web-card-sunny_roof = Tetto al sole

web-card-video_call = Videochiamata
web-card-group_chat = Chat di gruppo
web-card-live_stream = In diretta
web-card-photo_album = Album di foto
web-card-sky_link = Vista dallo spazio
web-card-online_lesson = Lezione online
web-card-music_app = Musica in tasca
web-card-new_phone = Telefono nuovo
web-card-game_night = Serata di gioco

web-card-tall_tower = Torre alta
web-card-workshop = Officina
web-card-long_bridge = Ponte lungo

web-card-kitchen_table = Tavolo da cucina
web-card-picnic = Picnic
web-card-school_bag = Zaino di scuola
web-card-new_years_eve = Notte di Capodanno
web-card-toy_box = Cesta dei giochi
