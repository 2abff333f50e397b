### Buttons for Continents and Territories.

web-choices-needed = { $count } for your card
