### Namen en thema’s van de doelkaarten.

web-theme-healthy_lives = Gezond leven
web-theme-clean_mobility = Schoon vervoer
web-theme-green_energy = Groene energie
web-theme-connected_world = Verbonden wereld
web-theme-strong_works = Bouwen en maken
web-theme-daily_life = Dagelijks leven

web-card-hospital_day = Dag in het ziekenhuis
web-card-check_up = Controle bij de dokter
web-card-night_shift = Nachtdienst
web-card-first_aid = Eerste hulp
web-card-get_well = Beterschap
web-card-school_nurse = Schoolarts

web-card-road_trip = Op reis
web-card-quiet_street = Stille straat
web-card-drone_flight = Dronevlucht
web-card-clean_air = Schone lucht
web-card-take_off = Opstijgen

web-card-windy_coast = Winderige kust
web-card-night_light = Nachtlampje

web-card-video_call = Videogesprek
web-card-group_chat = Groepschat
web-card-live_stream = Livestream
web-card-new_computer = Nieuwe computer
web-card-sky_link = Uitzicht vanuit de ruimte
web-card-online_lesson = Onlineles
web-card-low_battery = Batterij bijna leeg
web-card-new_phone = Nieuwe telefoon
web-card-game_night = Gameavond

web-card-tall_tower = Hoge toren
web-card-workshop = Werkplaats
web-card-metal_printer = Metaalprinter

web-card-kitchen_table = Keukentafel
web-card-picnic = Picknick
web-card-fridge_door = Koelkastdeur
web-card-new_years_eve = Oudejaarsavond
web-card-dress_up = Verkleedfeest
