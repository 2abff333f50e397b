### Buttons for Continents and Territories.

web-choices-needed = { $count } voor je kaart
