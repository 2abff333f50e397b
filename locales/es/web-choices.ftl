### Buttons for Continents and Territories.

web-choices-needed = { $count ->
    [one] { $count } necesario
   *[other] { $count } necesarios
}
