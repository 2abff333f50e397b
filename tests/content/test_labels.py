"""Names and themes of the cards: every card has both, and a name promises what is on the card."""

from rawsiko.content.check.texts import read_messages
from rawsiko.content.files.labels import read_labels
from rawsiko.content.load import standard_content, standard_folder
from rawsiko.engine.ids import ObjectiveId
from rawsiko.texts.data import data_folder

NAME, THEME = "web-card-", "web-theme-"

# The Application that a card's name speaks of: Windy Coast has wind turbines.
SHOWN = {
    "check_up": "xray_machines",
    "clean_air": "fuel_cells",
    "dress_up": "paint_makeup",
    "drone_flight": "drones",
    "first_aid": "medical_equipment",
    "fridge_door": "fridge_magnets",
    "game_night": "fibre_optics",
    "get_well": "medical_equipment",
    "group_chat": "telecom_5g",
    "hospital_day": "medical_equipment",
    "kitchen_table": "aluminium_cans",
    "live_stream": "data_centres",
    "low_battery": "phone_batteries",
    "metal_printer": "printing_3d",
    "new_computer": "computer_chips",
    "new_phone": "phone_chips",
    "new_years_eve": "fireworks",
    "night_light": "led_lighting",
    "night_shift": "mri_scanners",
    "online_lesson": "digital_cameras",
    "picnic": "aluminium_cans",
    "quiet_street": "ev_motors",
    "road_trip": "ev_batteries",
    "school_nurse": "medicines",
    "sky_link": "satellites",
    "take_off": "aeroplanes",
    "tall_tower": "wind_turbines",
    "video_call": "fibre_optics",
    "windy_coast": "wind_turbines",
    "workshop": "cutting_tools",
}


def test_a_cards_name_shows_one_of_its_applications() -> None:
    for card, label in read_labels(standard_folder(), []).items():
        applications = standard_content().objectives[ObjectiveId(card)].applications
        assert SHOWN[label["name"]] in applications, card


def test_every_card_has_a_name_of_its_own_and_a_theme() -> None:
    labels = read_labels(standard_folder(), [])
    names = [label["name"] for label in labels.values()]
    assert len(set(names)) == len(labels)
    texts = read_messages(data_folder("locales"), "en", [])
    assert {text for text in texts if text.startswith(NAME)} == {NAME + name for name in names}
    themes = {THEME + label["theme"] for label in labels.values()}
    assert {text for text in texts if text.startswith(THEME)} == themes
