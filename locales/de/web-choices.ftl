### Buttons for Continents and Territories.

web-choices-needed = { $count } für deine Karte
