### The end of a match: how little was missing, and the Materials that mattered.

web-end-won = Vyhrali ste! Máte { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
}.
web-end-short-win = { $material }: len tento materiál vám chýbal k { $points ->
        [one] { $points } bodu
       *[other] { $points } bodom
    } a víťazstvu
web-end-short = { $material }: len tento materiál vám chýbal k { $points ->
        [one] ďalšiemu bodu
       *[other] ďalším { $points } bodom
    }
web-end-materials = Materiály, o ktoré ste bojovali
web-end-missed = Ten, čo vám chýbal
web-end-story = Prečítať jeho príbeh
web-end-told = Vaše body: { $points }
web-end-comeback = Veľký obrat: { $points } b.
web-end-then = potom { $points }
web-end-swing = Body: predtým { $before }, potom { $after }
web-end-swing-taken = { $territory } (teraz { $player }): { $materials }
web-end-swing-gained = Získané: { $materials }
web-end-swing-lost = Stratené: { $materials }
