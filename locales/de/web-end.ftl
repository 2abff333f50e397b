### The end of a match: how little was missing, and the Materials that mattered.

web-end-won = Du gewinnst mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}!
web-end-short-win = { $material }: nur das fehlte dir zu { $points } Punkten und zum Sieg
web-end-short = { $material }: nur das fehlte dir zu { $points } weiteren Punkten
web-end-materials = Darum hast du gekämpft
web-end-missed = Das fehlte dir
web-end-story = Die Geschichte dazu
