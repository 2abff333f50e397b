### Buttons for Continents and Territories.

web-choices-needed = { $count ->
    [one] { $count } treba
    [few] { $count } treba
   *[other] { $count } treba
}
