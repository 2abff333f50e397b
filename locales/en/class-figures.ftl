### The charts of a class debrief and what stands around them.

## Around a chart

debrief-feelings = How was it?
debrief-transfer = And in the real world?
fig-waiting = The first chart appears as soon as a table has finished.
fig-working = Working out the charts…
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
fig-board = Territories are parts of the game. They say nothing about real borders.

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
fig-2-y = Clashes started by companies that lacked it, for each Territory and table
fig-2-x = Share of the country that makes most of it
fig-2-china = mostly from China
fig-2-other = from another country
fig-2-size = larger: needed on more cards
fig-2-zone = one country: over { $percent }%
fig-2-cards = Cards that need it
fig-3-world = World: leading country
fig-3-class = Our class: leading company
fig-4-bands = China’s largest share in any Material it needs
fig-4-sizes = Materials needed, and China’s largest share in them
fig-4-over = { $materials } · over { $percent }%
fig-4-up-to = { $materials } · up to { $percent }%
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
fig-6-short = Applications just one Material short: { $short } of { $missed }
fig-6-help = Each arrow leads from the missed points to whoever held what was missing.
fig-6-from = From
fig-6-to = To
fig-7-y = New Assets at the start of a Turn
fig-7-first = most in Turn 2
fig-7-last = fewest in Turn 2
fig-7-alone = Materials held by a single company
fig-8-before = right answers before
fig-8-after = right answers after
fig-8-dont-know = “don’t know”
fig-8-waiting = You’ll see this chart once both rounds of questions are closed.
fig-8-ask = Ask the second round of questions first: this chart compares the two.
fig-9-change = Change in points, from just before the news to the end
fig-9-hit = hit by the news
fig-9-spared = could have been hit
fig-9-second = hit, with a second source
fig-9-only = hit, without one
fig-9-count = { $count ->
    [one] once
   *[other] { $count } times
}
fig-9-often = How often
