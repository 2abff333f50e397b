### Buttons for Continents and Territories.

web-choices-needed = { $count ->
        [one] Necesitas { $count }
       *[other] Necesitas { $count }
    }
