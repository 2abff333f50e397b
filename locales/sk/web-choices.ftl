### Buttons for Continents and Territories.

web-choices-needed = { $count } pre vašu kartu
