### Buttons for Continents and Territories.

web-choices-needed = treba { $count }
