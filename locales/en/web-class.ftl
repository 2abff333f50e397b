### A class: opening it, the teacher’s page, pupils, the projector.

## Opening a class

web-class-open = Open a class
web-class-open-note = For teachers: one code for everyone, and all tables at a glance.
web-class-rehearse = Rehearse
web-class-rehearse-help = Try every button alone: eight scripted pupils, and things that go wrong.
web-class-bell-when = When does the bell ring?
web-class-bell-now = It’s { $time }.
web-class-bell-in = in { $minutes } min
web-class-bell-exactly = To the minute
web-class-bell-other = Another time
web-class-bell-time = Time of the bell
web-class-bell-over = This time has already passed.
web-class-projector-language = Language of the projector
web-class-projector-language-help = Pupils choose their own on their devices.
web-class-kind = What kind of lesson?
web-class-kind-first_match = First match
web-class-kind-first_match-help = There’s time to explain the game and to talk about it afterwards.
web-class-kind-known_game = They know the game
web-class-kind-known_game-help = No explanation, so more time to play.
web-class-kind-two_lessons = Two lessons
web-class-kind-two_lessons-help = Eight Turns. You carry on with the match another day.
web-class-questions-help = Anonymous, before and after. They show what the class has learned.
web-class-why-not = “Why not my move?”
web-class-why-not-help = Pupils can ask what an action costs before they confirm it. Five questions a Turn.
web-class-debrief-usual = As planned
web-class-debrief-none = None
web-class-rules = Which rules?
web-class-rules-classic = Classic
web-class-rules-classic-help = The game as in the rulebook. Best for a first match.
web-class-rules-world_news = World news
web-class-rules-world_news-help = Real events stop or add Materials, so a second source counts. About 8 seconds more each Turn.
web-class-rules-recycling = Recycling
web-class-rules-recycling-help = Once in the match, pupils may give up Assets for a Material that can be recycled.
web-class-rules-both = Both
web-class-rules-both-help = World news and Recycling. Best for pupils who know the game.
web-class-pupils = Pupils today
web-class-pupils-help = Optional. The projector then says how many are still missing.
web-class-open-do = Open the class
web-class-privacy = No accounts, no names. Deleted after 30 days.

## Before play

web-class-title = Class { $code }
web-class-in = { $pupils ->
    [0] Nobody is in yet.
    [one] One pupil is in.
   *[other] { $pupils } pupils are in.
}
web-class-in-of = { $pupils ->
    [one] { $pupils } of { $expected } pupils is in.
   *[other] { $pupils } of { $expected } pupils are in.
}
web-class-step-open = Open this address:
web-class-step-code = Type this code:
web-class-scan = Or scan this
web-class-qr = QR code of the link to this class
web-class-find-table = Find your table
web-class-projector-open = Open the projector
web-class-deal = Assign tables
web-class-deal-again = Assign again
web-class-order = Seating
web-class-order-random = Random
web-class-order-mixed = Languages mixed
web-class-order-together = Same language together
web-class-order-as_before = Same as last lesson
web-class-table = Table { $table }
web-class-move-short = Move to…
web-class-new-table = A new table
web-class-undealt = { $companies ->
    [one] One company has no table yet.
   *[other] { $companies } companies have no table yet.
}
web-class-start = { $tables ->
    [one] Start the table
   *[other] Start all { $tables } tables
}

## The dashboard

web-class-now = Time
web-class-play-ends = Play ends in
web-class-bell = Bell
web-class-connected = Pupils connected
web-class-of = { $part } of { $all }
web-class-need = { $tables ->
    [one] One table needs you.
   *[other] { $tables } tables need you.
}
web-class-headline-many-offline = { $pupils } pupils are offline. The Wi-Fi?
web-class-headline-offline = { $pupils ->
    [one] One pupil is offline.
   *[other] { $pupils } pupils are offline.
}
web-class-headline-back = { $pupils ->
    [one] One of { $all } pupils is back.
   *[other] { $pupils } of { $all } pupils are back.
}
web-class-headline-all-back = All { $pupils } pupils are back.
web-class-headline-waits = Table { $table } is waiting for { $company }.
web-class-headline-late = Table { $table } is { $minutes } min behind.
web-class-wifi-help = Bots stand in for them, and nothing is lost. They come back by themselves.
web-class-all-on-time = All tables are on time.
web-class-all-paused = All tables are paused.
web-class-all-finished = All tables have finished.
web-class-starting = The tables are starting.
web-class-ended = This class has ended.
web-class-state-on_time = on time
web-class-state-late = { $minutes } min behind
web-class-state-very_late = { $minutes } min behind
web-class-state-held_up = somebody is thinking
web-class-state-paused = paused
web-class-state-starting = starting
web-class-state-finished = finished
web-class-state-out_of_reach = out of reach
web-class-turn = Turn { $turn } of { $last }
web-class-setting-up = Setting up
web-class-ends = ends { $time }
web-class-thinking = Thinking for { $time }
web-class-away = Not connected for { $time }
web-class-people = { $here } of { $all } connected
web-class-nudge = Nudge
web-class-nudge-sent = Friendly nudge sent: { $company }
web-class-soft-timer = { $seconds } s for each phase
web-class-bring-back = Bring back
web-class-bring-back-help = Scan this with the pupil’s new device within two minutes. No camera? Type the sixteen letters and digits on the start page, in the field for a code.
web-class-bring-back-secret = Whoever scans the code first gets the seat. If this page is on the projector, cover it before you press.
web-class-bring-back-show = Show the code
web-class-pause-all = Pause all
web-class-go-on = Carry on
web-class-more-time = More time
web-class-bell-ask = Stop…
web-class-ask-title = { $scope }: { $what }
web-class-all-tables = All tables
web-class-ask-pause = pause, and everyone reads…
web-class-ask-last-turn = set the last Turn?
web-class-ask-more-time = more time
web-class-ask-bell = stop the matches?
web-class-last-turn-help = The next Turn will be the last one. Everyone will be told before it begins.
web-class-last-turn-do = The next Turn is the last
web-class-more-time-help = All tables will be timed to the new bell. If you set a last Turn, it stays the same.
web-class-bell-move = Move the bell…
web-class-bell-rings = The bell rings at { $time }.
web-class-bell-earlier = { $minutes } min earlier: { $time }
web-class-bell-later = { $minutes } min later: { $time }
web-class-more-time-one = The bell will ring as planned. Only this table plays on while the others have finished, until the bell at { $time } at the latest.
web-class-more-time-none = This table already has until the bell. To give it more, move the bell.
web-class-more-minutes = { $minutes ->
    [one] One more minute
   *[other] { $minutes } more minutes
}
web-class-bell-help = The match ends. The last completed Turn counts, so that everyone has had the same number of goes.
web-class-bell-turn = When this Turn ends
web-class-bell-do = Stop now
web-class-knocking = At the door: { $company }
web-class-admit = Let in
web-class-let-in = { $knocked } plays at table { $table } as { $company }.
web-class-let-in-same = { $company }: now at table { $table }.
web-class-table-menu = More about table { $table }

## Pupils

web-class-your-language = Your language
web-class-share = How many share this device?
web-class-whole-table = A whole table
web-class-companies = Companies at this table
web-class-join-do = Join the class
web-class-phone-link = For teachers: use this phone as a remote control
web-class-already = You’re already in this class, in this browser.
web-class-go = Go to the class
web-class-redraw = Draw another name
web-class-wait = You’re in. The match will begin when everyone is here.
web-class-wait-table = Sit down at table { $table }.
web-class-soon = The match will begin soon.
web-class-on-projector = On the projector: { $company }
web-class-seated = You’re at table { $table }. Your company: { $company }.
web-class-wait-door = You’ve knocked. Your teacher will let you in.
web-class-ask-seat = Ask for a seat
web-class-removed = You’re no longer in this class. You can join again with the code.
web-class-nudged = A friendly nudge from your teacher: is it your go? Have a look!
web-class-from-teacher = From your teacher
web-class-early = Your match is over. The others are still playing.
web-class-early-page = Your page
web-class-back-title = Back to the class
web-class-back-help = You keep your company. Your old device leaves the class.
web-class-back-do = Come back

## The projector

web-class-then = at { $time }, then we’ll look back together
web-class-box-full = played
web-class-box-half = now
web-class-box-empty = to come
web-class-box-last = last
web-class-time-up = Time to finish.

## What everybody reads in a pause

class-bell-armed = The match stops when this Turn ends.
class-bell-back = The match doesn’t stop after this Turn: it goes on.
class-pause-listen = Please listen for a moment.
class-pause-look_up = Please look at the projector.
class-pause-question = There’s a question for everyone.
class-pause-break = A short break.
class-pause-help = We’re helping someone. We’ll carry on in a moment.
class-pause-another_day = We’ll carry on another day. Everything is saved.
class-pause-still = All tables are on hold. Nothing is lost.
class-paused = Paused
class-pause-ends = Playing time ends at { $time }
