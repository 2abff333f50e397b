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
