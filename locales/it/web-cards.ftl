### Nomi e temi delle carte Obiettivo.

web-theme-healthy_lives = Vita in salute
web-theme-clean_mobility = Mobilità pulita
web-theme-green_energy = Energia verde
web-theme-connected_world = Mondo connesso
web-theme-strong_works = Costruire e produrre
web-theme-daily_life = Vita quotidiana

web-card-hospital_day = Giorno in ospedale
web-card-check_up = Visita di controllo
web-card-night_shift = Turno di notte
web-card-first_aid = Primo soccorso
web-card-get_well = Buona guarigione
web-card-school_nurse = Infermeria

web-card-road_trip = In viaggio
web-card-quiet_street = Strada tranquilla
web-card-drone_flight = Volo del drone
web-card-clean_air = Aria pulita
web-card-take_off = Decollo

web-card-windy_coast = Costa ventosa
web-card-night_light = Luce nella notte

web-card-video_call = Videochiamata
web-card-group_chat = Chat di gruppo
web-card-live_stream = In diretta
web-card-new_computer = Computer nuovo
web-card-sky_link = Vista dallo spazio
web-card-online_lesson = Lezione online
web-card-low_battery = Batteria scarica
web-card-new_phone = Telefono nuovo
web-card-game_night = Serata di giochi

web-card-tall_tower = Torre alta
web-card-workshop = Officina
web-card-metal_printer = Stampante per metalli

web-card-kitchen_table = Tavolo da cucina
web-card-picnic = Picnic
web-card-fridge_door = Porta del frigo
web-card-new_years_eve = Notte di Capodanno
web-card-dress_up = In maschera
