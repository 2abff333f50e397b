### The shelf: what stays of matches on a device.

long-shelf-title = My shelf
long-shelf-lead = What you have held, completed and scored. It stays on this device and is never sent.
long-shelf-materials = { $count } of { $all } Materials
long-shelf-held = held to the end of a match
long-shelf-starred = you answered a question about it right
long-shelf-tiles = { $count ->
        [one] Star: { $count } Material with a right answer. Tap a grey one to see where to find it.
       *[other] Star: { $count } Materials with a right answer. Tap a grey one to see where to find it.
    }
long-shelf-applications = { $count } of { $all } Applications
long-shelf-newest = completed, newest first
long-shelf-built = completed
long-shelf-best = Best score with each card
long-shelf-cards = { $count } of { $all } cards
long-shelf-nothing = Play a match to its end: its card will be here.
long-shelf-replays = Your last matches
long-shelf-matches = Matches played: { $count }, won: { $won }
long-shelf-comebacks = Comebacks: { $count }
long-shelf-new = New on your shelf
long-shelf-kept = On your shelf now
long-shelf-best-yet = Your best score with this card
long-shelf-class = Do you want to keep this match on this device? Your teacher doesn’t see it.
long-shelf-keep = Keep on my shelf
long-shelf-refused = This browser stores nothing here, so the shelf stays empty.
long-shelf-here = Only in this browser, without an account.
long-shelf-guest = This is an empty shelf for now. It is gone when you close the window.
long-shelf-take = Take along
long-shelf-read = Bring one here
long-shelf-unreadable = That file isn’t a shelf.
long-shelf-not-mine = Not mine?
long-shelf-mine = Back to the other shelf
long-shelf-clear = Delete the shelf
long-shelf-clear-sure = Everything on this shelf will be deleted. It can’t be brought back.
long-today-title = Today’s card: { $day }
long-today-lead = Three Turns against three bots. Everybody who plays it today has the same card, the same rivals and the same dice. Your first match counts.
long-today-played = Today’s card is played. You can play it again, but only the first match counts.
long-today-play = Play today’s card
long-today-again = Play it again
long-today-in-a-row = { $count } days in a row
long-today-result = RAWsiko, { $day }: { $points } of { $all } points
long-today-turns = Turn by Turn: { $points }
long-today-share = Share
long-puzzle-title = Puzzles
long-puzzle-lead = Twelve positions from matches between bots. In each, one choice wins clearly more often than the next.
long-puzzle-solve = Solve puzzles
long-puzzle-number = Puzzle { $number }
long-puzzle-solved = Solved: { $count } of { $all }
long-puzzle-ask = You are { $player }. What would you do?
long-puzzle-right = Right! Nothing else wins as often.
long-puzzle-wrong = That costs { $points ->
    [one] one percentage point
   *[other] { $points } percentage points
} of your chance of winning.
long-puzzle-how = The numbers are chances of winning, if bots play on many times with other dice.
long-puzzle-next = Next puzzle
