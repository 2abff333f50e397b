### Buttons for Continents and Territories.

web-choices-needed = { $count ->
    [one] { $count } utile
   *[other] { $count } utiles
}
