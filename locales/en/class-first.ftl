### The teacher’s page with three buttons, for the first lessons.

class-first-all = All buttons
class-first-three = Three buttons
class-first-start = Start
class-first-pause = Pause
class-first-debrief = Debrief
class-first-tables = Tables
class-first-all-right = All right
class-first-seats = Everybody is looking for their table.
class-first-picture = Picture { $page } of { $pages }.
class-first-playing = { $pupils ->
    [one] One pupil is playing. Nothing to do.
   *[other] All { $pupils } are playing. Nothing to do.
}
class-first-some = { $here ->
    [one] One of { $pupils } pupils is playing.
   *[other] { $here } of { $pupils } pupils are playing.
}
class-first-pages = Everybody reads their own page.
class-first-debriefing = The debrief is on.
class-first-help-join = The projector shows the code. Press Start when nearly everybody is in: late pupils can still join.
class-first-help-close = Press Start when everybody has answered the questions.
class-first-help-picture = Read it with the class, then press Start.
class-first-help-play = The projector shows who sits where. Press Start when all pupils are seated.
class-first-help-playing = Walk around and listen. At { $time } the matches end by themselves; then press Debrief.
class-first-help-paused = All devices say: look at the projector. Press Carry on when you are done.
class-first-help-finished = Press Debrief: charts from your own matches, and what to ask.
class-first-help-pages = The projector tells the story of the class. Press Print for the class sheet and all pages.
class-first-help-debriefing = Show one chart after the other and ask the two questions beside it.
class-first-start-ask = First eight questions, on all devices.
class-first-start-close = Close the questions and carry on.
class-first-start-picture = Show the next picture of the briefing.
class-first-start-deal = Assign the tables.
class-first-start-play = Start the matches at all tables.
class-first-start-done = Done
class-first-started = The matches have started. There is nothing more to start.
class-first-pause-note = All devices stop and say: look at the projector. Press again to carry on.
class-first-pause-on = All tables carry on where they stopped.
class-first-debrief-note = From { $time }. You can begin earlier: you’re asked once to confirm.
class-first-debrief-on = The projector shows it.
class-first-still = { $tables ->
    [one] One table is still playing. End its match?
   *[other] { $tables } tables are still playing. End their matches?
}
class-first-play-on = Let them play on
class-first-end = End and debrief
class-first-bar-play = Join and play, until { $time }
class-first-bar-debrief = Debrief, until { $time }
