### The first step of a hint: a question that lets somebody find the rest. Names stay in their base form.

hint-look-missing = { $application }: almost complete! Which Material is missing, and where can you get it?
hint-look-lone-guard = { $material }: that would help you. Where is just one Asset guarding it?
hint-look-guarded = { $material }: that would help you. Which neighbour has it, and how many Assets are there?
hint-look-empty = { $material }: that would help you. Is there an empty Territory with it next to yours?
hint-look-own-guard = You need { $material }. Is it well guarded where you have it?
hint-look-threat = { $territory }: it’s yours, but which neighbour could take it?
hint-look-reach = Look here: { $territory }. Which of your Territories could you go there from?
hint-look-alone = { $continent }: who else is still there?
hint-look-rival = Look here: { $territory }. What would its owner lose without it?
hint-look-more = Every three Materials bring you one more Asset. What can you get next door?
hint-look-begin = Where are many Materials you need close together?
hint-look-claim = Which Material is still missing from your Applications?
hint-look-stop = Is anything left that’s worth the risk?

## Why not my move? What an action costs, compared with the best choice found; what is wrong with it; what would make it right

why-not-best = Nothing better was found.
why-not-even = Either is fine: your chance of winning differs by less than two percentage points from the best choice found.
why-not-unsure = Too close to tell: { $points ->
    [one] one percentage point
   *[other] { $points } percentage points
} of your chance of winning, give or take { $uncertain }.
why-not-costs = Chance of winning: { $points ->
    [one] one percentage point
   *[other] { $points } percentage points
} less than with the best choice found, give or take { $uncertain }.
why-not-brings = Well found! Chance of winning: { $points ->
    [one] one percentage point
   *[other] { $points } percentage points
} more than with the best choice found, give or take { $uncertain }.
why-not-untried = Matches can’t be simulated here, so it isn’t known what this costs.
why-not-breaks = You give up { $material }, and { $application } is no longer complete: −{ $points }.
why-not-gives-up = You give up { $material }, which you need for { $application }.
why-not-leaves = { $assets ->
    [0] It leaves { $territory } empty; { $player } is next to it.
    [one] It leaves { $territory } with one Asset; { $player } is next to it.
   *[other] It leaves { $territory } with { $assets } Assets; { $player } is next to it.
}
why-not-odds = The attack succeeds only { $percent }% of the time.
why-not-exposed = { $player } is next to { $territory } and would win it back { $percent }% of the time.
why-not-with = With { $assets ->
    [one] one Asset
   *[other] { $assets } Assets
} it would be just as good.
why-not-reinforced = { $assets ->
    [one] With one more Asset
   *[other] With { $assets } more Assets
} in { $territory } it would be just as good.
