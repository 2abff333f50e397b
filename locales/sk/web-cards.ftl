### Názvy a témy kariet s cieľmi.

web-theme-healthy_lives = Zdravý život
web-theme-clean_mobility = Čistá doprava
web-theme-green_energy = Zelená energia
web-theme-connected_world = Prepojený svet
web-theme-strong_works = Stavba a výroba
web-theme-daily_life = Každodenný život

web-card-open_house = Deň otvorených dverí
web-card-check_up = Preventívna prehliadka
web-card-night_shift = Nočná služba
web-card-first_aid = Prvá pomoc
web-card-get_well = Skoré uzdravenie
web-card-school_nurse = Školská sestra

web-card-road_trip = Na ceste
web-card-quiet_street = Tichá ulica
web-card-charging_stop = Zastávka na nabíjanie
web-card-clean_air = Čistý vzduch
web-card-take_off = Vzlet

web-card-windy_coast = Veterné pobrežie
web-card-sunny_roof = Slnečná strecha

web-card-video_call = Videohovor
web-card-group_chat = Skupinový chat
web-card-live_stream = Živé vysielanie
web-card-photo_album = Fotoalbum
web-card-sky_link = Pohľad z vesmíru
web-card-online_lesson = Hodina online
web-card-music_app = Hudba do vrecka
web-card-new_phone = Nový telefón
web-card-game_night = Herný večer

web-card-tall_tower = Vysoká veža
web-card-workshop = Dielňa
web-card-long_bridge = Dlhý most

web-card-kitchen_table = Kuchynský stôl
web-card-picnic = Piknik
web-card-school_bag = Školská taška
web-card-new_years_eve = Silvester
web-card-toy_box = Krabica hračiek
