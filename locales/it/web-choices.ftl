### Buttons for Continents and Territories.

web-choices-needed = { $count } per la tua carta
