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
web-end-told = Tus puntos: { $points }
web-end-comeback = Una remontada: { $points } puntos
web-end-then = luego { $points }
web-end-swing = De { $before } a { $after } puntos
web-end-swing-taken = { $player } toma { $territory }: { $materials }
web-end-swing-gained = Materias primas ganadas: { $materials }
web-end-swing-lost = Materias primas perdidas: { $materials }
