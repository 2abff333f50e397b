### Nombres y temas de las cartas de Objetivo.

web-theme-healthy_lives = Vida sana
web-theme-clean_mobility = Movilidad limpia
web-theme-green_energy = Energía verde
web-theme-connected_world = Mundo conectado
web-theme-strong_works = Construir y fabricar
web-theme-daily_life = Vida diaria

web-card-hospital_day = Día en el hospital
web-card-check_up = Revisión médica
web-card-night_shift = Turno de noche
web-card-first_aid = Primeros auxilios
web-card-get_well = Que te mejores
web-card-school_nurse = Enfermería

web-card-road_trip = De viaje
web-card-quiet_street = Calle tranquila
web-card-drone_flight = Vuelo de dron
web-card-clean_air = Aire limpio
web-card-take_off = Despegue

web-card-windy_coast = Costa ventosa
web-card-night_light = Luz de noche

web-card-video_call = Videollamada
web-card-group_chat = Chat de grupo
web-card-live_stream = En directo
web-card-new_computer = Ordenador nuevo
web-card-sky_link = Vista desde el espacio
web-card-online_lesson = Clase en línea
web-card-low_battery = Batería baja
web-card-new_phone = Móvil nuevo
web-card-game_night = Noche de juegos

web-card-tall_tower = Torre alta
web-card-workshop = Taller
web-card-metal_printer = Impresora de metales

web-card-kitchen_table = Mesa de cocina
web-card-picnic = Pícnic
web-card-fridge_door = Puerta de la nevera
web-card-new_years_eve = Nochevieja
web-card-dress_up = Disfraces
