### Names and themes of the Objective cards.

web-theme-healthy_lives = Healthy Lives
web-theme-clean_mobility = Clean Mobility
web-theme-green_energy = Green Energy
web-theme-connected_world = Connected World
web-theme-strong_works = Building and Making
web-theme-daily_life = Daily Life

web-card-hospital_day = Day at the Hospital
web-card-check_up = Check-Up
web-card-night_shift = Night Shift
web-card-first_aid = First Aid
web-card-get_well = Get Well
web-card-school_nurse = School Nurse

web-card-road_trip = Road Trip
web-card-quiet_street = Quiet Street
web-card-drone_flight = Drone Flight
web-card-clean_air = Clean Air
web-card-take_off = Take-Off

web-card-windy_coast = Windy Coast
web-card-night_light = Night Light

web-card-video_call = Video Call
web-card-group_chat = Group Chat
web-card-live_stream = Live Stream
web-card-new_computer = New Computer
web-card-sky_link = View from Space
web-card-online_lesson = Online Lesson
web-card-low_battery = Low Battery
web-card-new_phone = New Phone
web-card-game_night = Game Night

web-card-tall_tower = Tall Tower
web-card-workshop = Workshop
web-card-metal_printer = Metal Printer

web-card-kitchen_table = Kitchen Table
web-card-picnic = Picnic
web-card-fridge_door = Fridge Door
web-card-new_years_eve = New Year’s Eve
web-card-dress_up = Dressing Up
