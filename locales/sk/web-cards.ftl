### Názvy a témy kariet s cieľmi.

web-theme-healthy_lives = Zdravý život
web-theme-clean_mobility = Čistá doprava
web-theme-green_energy = Zelená energia
web-theme-connected_world = Prepojený svet
web-theme-strong_works = Stavba a výroba
web-theme-daily_life = Každodenný život

web-card-hospital_day = Deň v nemocnici
web-card-check_up = Preventívna prehliadka
web-card-night_shift = Nočná služba
web-card-first_aid = Prvá pomoc
web-card-get_well = Skoré uzdravenie
web-card-school_nurse = Školská sestra

web-card-road_trip = Na ceste
web-card-quiet_street = Tichá ulica
web-card-drone_flight = Let dronu
web-card-clean_air = Čistý vzduch
web-card-take_off = Vzlet

web-card-windy_coast = Veterné pobrežie
web-card-night_light = Nočné svetlo

web-card-video_call = Videohovor
web-card-group_chat = Skupinový chat
web-card-live_stream = Živé vysielanie
web-card-new_computer = Nový počítač
web-card-sky_link = Pohľad z vesmíru
web-card-online_lesson = Hodina online
web-card-low_battery = Slabá batéria
web-card-new_phone = Nový telefón
web-card-game_night = Herný večer

web-card-tall_tower = Vysoká veža
web-card-workshop = Dielňa
web-card-metal_printer = Tlačiareň na kov

web-card-kitchen_table = Kuchynský stôl
web-card-picnic = Piknik
web-card-fridge_door = Dvere chladničky
web-card-new_years_eve = Silvester
web-card-dress_up = Maškarný ples
