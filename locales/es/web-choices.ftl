### Buttons for Continents and Territories.

web-choices-needed = { $count ->
        [one] { $count } te hace falta
       *[other] { $count } te hacen falta
    }
