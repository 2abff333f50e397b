### A rehearsal: a class of scripted pupils for the teacher alone.

class-rehearsal = Rehearsal
class-rehearsal-close = End the rehearsal
class-rehearsal-over = The rehearsal is over. None of it was kept.
class-rehearsal-three = Press the dark button. When something goes wrong, All buttons shows what you can do.
class-rehearsal-join = Scripted pupils are coming in. Press one to draw another name or to remove the pupil.
class-rehearsal-deal = Seven are in; one is late. Try the projector and the questions, then assign the tables.
class-rehearsal-start = Drag a company to another table, or let two share. Then start.
class-rehearsal-paused = Everybody reads your message. Look at the projector, then carry on.
class-rehearsal-door = Somebody is at the door. Let them in: they get a bot’s seat.
class-rehearsal-waits = A table is waiting for somebody who takes a long time. Nudge them, or set a time limit.
class-rehearsal-offline = A phone isn’t connected. Try Bring back (it takes 20 seconds) or hand the seat over to a bot.
class-rehearsal-play = Try a pause, the last Turn or a table’s map. In a moment something goes wrong.
class-rehearsal-finished = All matches are over. Go on to the debrief.
class-rehearsal-debrief = Step with the arrow keys, ask the questions again, then hand out the pages and print them.
class-rehearsal-end = That was everything. End the rehearsal: none of it is kept.
