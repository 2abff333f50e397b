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
web-end-told = I tuoi punti: { $points }
web-end-comeback = Una rimonta: { $points } punti
web-end-then = poi { $points }
web-end-swing = Da { $before } a { $after } punti
web-end-swing-taken = { $player } prende { $territory }: { $materials }
web-end-swing-gained = Materie Prime guadagnate: { $materials }
web-end-swing-lost = Materie Prime perse: { $materials }
