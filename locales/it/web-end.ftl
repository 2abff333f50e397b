### The end of a match: how little was missing, and the Materials that mattered.

web-end-won = Hai vinto con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }!
web-end-short-win = { $material }: l’unica Materia Prima che ti mancava per { $points } punti e la vittoria
web-end-short = { $material }: l’unica Materia Prima che ti mancava per altri { $points } punti
web-end-materials = Le Materie Prime per cui hai lottato
web-end-missed = Quella che ti è mancata
web-end-story = Leggi la sua storia
