### The end of a match: how little was missing, and the Materials that mattered.

web-end-won = You win with { $points ->
    [one] { $points } point
   *[other] { $points } points
}!
web-end-short-win = { $material }: the one Material you were missing for { $points ->
        [one] one point
       *[other] { $points } points
    } and the win
web-end-short = { $material }: the one Material you were missing for { $points ->
        [one] one more point
       *[other] { $points } more points
    }
web-end-materials = The Materials you fought over
web-end-missed = The one you missed
web-end-story = Read its story
web-end-told = Your points: { $points }
web-end-comeback = A comeback: { $points } points
web-end-then = then { $points }
web-end-swing = From { $before } to { $after } points
web-end-swing-taken = { $player } takes { $territory }: { $materials }
web-end-swing-gained = Gained: { $materials }
web-end-swing-lost = Lost: { $materials }
