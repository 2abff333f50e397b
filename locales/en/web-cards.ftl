### Names and themes of the Objective cards.

web-theme-healthy_lives = Healthy Lives
web-theme-clean_mobility = Clean Mobility
web-theme-green_energy = Green Energy
web-theme-connected_world = Connected World
web-theme-strong_works = Building and Making
web-theme-daily_life = Daily Life

web-card-open_house = Open House
web-card-check_up = Check-Up
web-card-night_shift = Night Shift
web-card-first_aid = First Aid
web-card-get_well = Get Well
web-card-school_nurse = School Nurse

web-card-road_trip = Road Trip
web-card-quiet_street = Quiet Street
web-card-charging_stop = Charging Stop
web-card-clean_air = Clean Air
web-card-take_off = Take-Off

web-card-windy_coast = Windy Coast
web-card-sunny_roof = Sunny Roof

web-card-video_call = Video Call
web-card-group_chat = Group Chat
web-card-live_stream = Live Stream
web-card-photo_album = Photo Album
web-card-sky_link = View from Space
web-card-online_lesson = Online Lesson
web-card-music_app = Music to Go
web-card-new_phone = New Phone
web-card-game_night = Game Night

web-card-tall_tower = Tall Tower
web-card-workshop = Workshop
web-card-long_bridge = Long Bridge

web-card-kitchen_table = Kitchen Table
web-card-picnic = Picnic
web-card-school_bag = School Bag
web-card-new_years_eve = New Year’s Eve
web-card-toy_box = Toy Box
