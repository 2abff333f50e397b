### The end of a match: how little was missing, and the Materials that mattered.

web-end-won = ¡Ganas con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}!
web-end-short-win = { $material }: solo te faltó esto para { $points } puntos y la victoria
web-end-short = { $material }: solo te faltó esto para { $points } puntos más
web-end-materials = Las Materias por las que luchaste
web-end-missed = La que te faltó
web-end-story = Leer su historia
