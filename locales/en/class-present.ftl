### The presenter’s view of the debrief. Notes quote what pupils tend to say.

present-slides = Slides
present-tables = Tables
present-next = Next
present-next-table = Next table
present-black = Projector black
present-show-again = Show it again
present-listen = Listen for
present-keys = Keys, here and on the projector’s page: arrows for slides and tables, B for black. A presenter’s remote works too.
present-bell-rang = The bell has rung
present-minutes-left = { $minutes ->
    [one] One minute left
   *[other] { $minutes } min left
}
present-slides-left = { $slides ->
    [one] for this slide
   *[other] for { $slides } slides
}

present-note-0-1 = “It was unfair.” Ask what exactly: the card, the dice, or that somebody wouldn’t trade?
present-note-0-2 = “I felt strong.” Holding what others need is power. Who has it in the world?
present-note-1-1 = “We were lucky.” Dice decide a Clash, not where the Materials are. Who attacked where, and why?
present-note-1-2 = “It was decided early.” Look at the ring: what happened in that Turn?
present-note-2-1 = “There was more to get.” Which Materials are found there? Who needed them?
present-note-2-2 = “I wanted the Continent.” It also gives more Assets: two good reasons for one place.
present-note-10-1 = “Everybody needs it.” Wanted by many, or found in few places: which was it?
present-note-10-2 = “Nobody cared about that one.” It’s on few cards. In the world that can change quickly.
present-note-3-1 = “Then buy it elsewhere.” Is there an elsewhere? A new mine takes many years.
present-note-3-2 = “They need our money.” True: sellers depend on buyers, too.
present-note-4-1 = “Then we recycle.” It helps later: first there must be enough old devices.
present-note-4-2 = “Use something else.” Sometimes that’s possible, but often the device gets worse. Who pays?
present-note-5-1 = “Then trade is better.” For everybody? Look at who gains nothing.
present-note-5-2 = “But then we depend on them.” Cheap today, dependent tomorrow: where is the limit?
present-note-6-1 = “I had two and needed one.” A trade would have helped both. Who trades like that in the world?
present-note-6-2 = “They’d never have given it.” A single seller sets the terms: that is what “critical” means.
present-note-7-1 = “The rich get richer.” Compare with chance: with few tables a pattern may mean nothing.
present-note-7-2 = “You can catch up.” How? Which help would be fair to the others?
present-note-9-1 = “Phones, cars, wind power.” Ask for one Material in each, and where it comes from.
present-note-9-2 = “I can’t change anything.” Use a phone longer, hand in the old one, ask in the shop: small, but real.
present-note-8-1 = “We learned a lot.” Look at the control question: if it moved too, be careful.
present-note-8-2 = “It didn’t change.” One lesson is short. What would you ask again in a month?
present-note-11-1 = “Bad luck.” It’s a real event with a date: could anybody have seen it coming?
present-note-11-2 = “I had a second source.” What did it cost, and was it worth it?
present-note-17-1 = “Rare means critical.” Gold is rare and not critical: many countries mine it. Both matter: need and risk.
present-note-17-2 = “What has that got to do with us?” Ask which Application on their card would fail first.
present-note-answers-1 = Let them guess first: hands up for each answer, then show the right ones.
present-note-answers-2 = “I thought it was something else.” Ask why the wrong answer looked right.

fig-answers-ask = What is the right answer?
fig-answers-told = The right answers
fig-opinions = What we say about ourselves
fig-before = before
fig-after = after
fig-right-change = Right answers: { $before } before, { $after } after.
fig-chance = By chance about { $percent } would be right.
