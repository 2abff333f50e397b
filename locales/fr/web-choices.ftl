### Buttons for Continents and Territories.

web-choices-needed = { $count } pour ta carte
