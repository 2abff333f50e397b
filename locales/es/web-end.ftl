### The end of a match: how little was missing, and the Materials that mattered.

web-end-won = ¡Has ganado con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }!
web-end-short-win = { $material }: la única Materia prima que te faltó para sumar { $points } puntos y ganar
web-end-short = { $material }: la única Materia prima que te faltó para sumar { $points } puntos más
web-end-materials = Las Materias primas por las que luchaste
web-end-missed = La que te faltó
web-end-story = Leer su historia
