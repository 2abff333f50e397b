### The end of a match: how little was missing, and the Materials that mattered.

web-end-won = You win with { $points ->
    [one] { $points } point
   *[other] { $points } points
}!
web-end-short-win = { $material }: the one Material you were missing for { $points } points and the win
web-end-short = { $material }: the one Material you were missing for { $points } more points
web-end-materials = The Materials you fought over
web-end-missed = The one you missed
web-end-story = Read its story
