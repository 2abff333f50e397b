### The charts of a class debrief and what stands around them.

## Around a figure

debrief-feelings = How was it?
debrief-transfer = And in the real world?
fig-waiting = The first figure comes when a table has finished.
fig-working = Working out the figures…
fig-matches = { $matches ->
    [one] Our match.
   *[other] Our { $matches } matches.
}
fig-clashes = { $clashes ->
    [one] One Clash.
   *[other] { $clashes } Clashes.
}
fig-answers = Answers before: { $before }, after: { $after }.
fig-sources = World: { $sources }.
fig-board = Territories are areas of the game, not statements on borders.

## The charts

fig-table = Table
fig-company = Company
fig-turn = Turn
fig-points = Points
fig-territory = Territory
fig-material = Material
fig-application = Application
fig-country = Leading country
fig-bot = bot
fig-1-help = Points by Turn. The ring marks the largest change.
fig-2-legend = Clashes, all tables
fig-2-y = Clashes by those who lacked it, for each Territory and table
fig-2-x = Share of the country that makes most of it
fig-2-china = mostly from China
fig-2-other = from another country
fig-2-size = larger: on more cards
fig-2-zone = one country: over { $percent }%
fig-2-cards = Cards that need it
fig-3-world = World: leading country
fig-3-class = Our class: leading company
fig-4-bands = China’s largest share in any Material it needs
fig-4-built = completed
fig-4-missed = missed
fig-4-goals = The EU’s goals for 2030
fig-5-without = without trade
fig-5-with = with trade
fig-5-rest = { $count ->
    [one] One other company gains nothing.
   *[other] { $count } other companies gain nothing.
}
fig-6-all = { $tables ->
    [one] Our table
   *[other] All { $tables } tables
}
fig-6-missing = Missing Materials: { $count }
fig-6-one = held by one rival
fig-6-several = by two or more
fig-6-nobody = by nobody
fig-6-short = Applications that lacked only one: { $short } of { $missed }
fig-6-help = An arrow leads from the missed points to who held what was missing.
fig-6-from = From
fig-6-to = To
fig-7-y = New Assets at the start of a Turn
fig-7-first = most in Turn 2
fig-7-last = fewest in Turn 2
fig-7-alone = Materials held by one company alone
fig-8-before = right before
fig-8-after = right after
fig-8-dont-know = “don’t know”
fig-8-waiting = This figure comes when both rounds of questions are closed.
fig-8-ask = First ask the questions after: this figure compares both rounds.
