### The end of a match: how little was missing, and the Materials that mattered.

web-end-won = Du gewinnst mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}!
web-end-short-win = { $material }: Nur das fehlte dir zu { $points } Punkten und zum Sieg
web-end-short = { $material }: Nur das fehlte dir zu { $points } weiteren Punkten
web-end-materials = Um diese Rohstoffe hast du gekämpft
web-end-missed = Das fehlte dir
web-end-story = Lies die Geschichte dazu
web-end-told = Deine Punkte: { $points }
web-end-comeback = Eine Aufholjagd: { $points } Punkte
web-end-then = dann { $points }
web-end-swing = Von { $before } auf { $after } Punkte
web-end-swing-taken = { $player } erobert { $territory }: { $materials }
web-end-swing-gained = Gewonnen: { $materials }
web-end-swing-lost = Verloren: { $materials }
