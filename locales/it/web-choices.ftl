### Buttons for Continents and Territories.

web-choices-needed = { $count ->
    [one] { $count } serve
   *[other] { $count } servono
}
