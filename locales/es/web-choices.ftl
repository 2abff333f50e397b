### Buttons for Continents and Territories.

web-choices-needed = { $count } para tu carta
