### Nombres y temas de las cartas de Objetivo.

web-theme-healthy_lives = Vida sana
web-theme-clean_mobility = Movilidad limpia
web-theme-green_energy = Energía verde
web-theme-connected_world = Mundo conectado
web-theme-strong_works = Construir y fabricar
web-theme-daily_life = Vida diaria

web-card-open_house = Puertas abiertas
web-card-check_up = Revisión médica
web-card-night_shift = Turno de noche
web-card-first_aid = Primeros auxilios
web-card-get_well = Que te mejores
web-card-school_nurse = Enfermería

web-card-road_trip = De viaje
web-card-quiet_street = Calle tranquila
web-card-charging_stop = Parada de carga
web-card-clean_air = Aire limpio
web-card-take_off = Despegue

web-card-windy_coast = Costa ventosa
web-card-sunny_roof = Tejado al sol

web-card-video_call = Videollamada
web-card-group_chat = Chat de grupo
web-card-live_stream = En directo
web-card-photo_album = Álbum de fotos
web-card-sky_link = Vista desde el espacio
web-card-online_lesson = Clase en línea
web-card-music_app = Música de bolsillo
web-card-new_phone = Móvil nuevo
web-card-game_night = Noche de juegos

web-card-tall_tower = Torre alta
web-card-workshop = Taller
web-card-long_bridge = Puente largo

web-card-kitchen_table = Mesa de cocina
web-card-picnic = Pícnic
web-card-school_bag = Mochila escolar
web-card-new_years_eve = Nochevieja
web-card-toy_box = Caja de juguetes
