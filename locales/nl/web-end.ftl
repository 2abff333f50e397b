### The end of a match: how little was missing, and the Materials that mattered.

web-end-won = Je wint met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}!
web-end-short-win = { $material }: dat was het enige materiaal dat je nog miste voor { $points ->
        [one] één punt
       *[other] { $points } punten
    } en de winst
web-end-short = { $material }: dat was het enige materiaal dat je nog miste voor { $points ->
        [one] één extra punt
       *[other] { $points } extra punten
    }
web-end-materials = De materialen waar je om streed
web-end-missed = Dit miste je
web-end-story = Lees het verhaal
web-end-told = Je punten: { $points }
web-end-comeback = Een comeback: { $points } punten
web-end-then = dan { $points }
web-end-swing = Van { $before } naar { $after } punten
web-end-swing-taken = { $player } verovert { $territory }: { $materials }
web-end-swing-gained = Gewonnen: { $materials }
web-end-swing-lost = Verloren: { $materials }
